#!/usr/bin/env bats
#
# The page in a real browser. page.py tries each claim; browser.py drives the browser. CHROMIUM may name it. Without
# a browser these tests are skipped.

driver=chromium
load holds

# --- the maze --------------------------------------------------------------------------------

# bats test_tags=random
@test "mazes of every algorithm, shape and kind of ends equal those of bash byte for byte" { holds same_mazes; }
# bats test_tags=random
@test "levels and daily mazes equal those of bash byte for byte" { holds same_levels; }
# bats test_tags=random
@test "games by key events have the steps, bumps and result that play --keys has" { holds same_games; }
# bats test_tags=random
@test "SVG and PNG files are the bytes of -f svg and -f png" { holds same_pictures; }
@test "a recipe is written in one form, a level or a day where it is one" { holds one_recipe; }
@test "the next maze and New keep the kind; New obeys each field by itself" { holds next_of_kind; }

# --- files, links, history -------------------------------------------------------------------

@test "the page opens with the maze that bash put into it, in fog if its level has any" { holds embedded; }
@test "Save and Open continue a game, in bash too; only a recipe that makes the maze counts" { holds saved; }
@test "a file that is no maze file is refused in one line, and the game stays" { holds wrong_files; }
@test "a link carries the steps, or the result to beat; one to a file says who can open it" { holds links; }
@test "Back leads to the games before, a reload continues a game, and a dialog closes instead" { holds history; }
@test "n, r, g and F ask once before they end an unfinished game" { holds asked_once; }

# --- the game --------------------------------------------------------------------------------

@test "stars depend on hints and steps, the most are kept, and every win counts" { holds stars; }
@test "New offers the levels with their stars and the daily maze, and marks a wrong field" { holds level_chosen; }
@test "a daily maze ends with a line to share and the days in a row" { holds daily; }
@test "records have the best of each kind, and a damaged line counts for nothing" { holds records; }
@test "fog hides squares that were never in a straight line from the player, and ends with the game" { holds fog; }
@test "the end of a game shows its statistics and drops keys typed ahead" { holds end_of_game; }
@test "Shift runs around corners, a bump starts no clock, and the step onto the exit leads out" { holds keys; }
@test "the game continues without storage" { holds storage_refused; }

# --- fingers and windows ---------------------------------------------------------------------

@test "a swipe runs to a junction or corner, and on where the finger turns" { holds swipes; }
@test "two fingers zoom and take no step; a zoomed page is the browser's" { holds pinches; }
@test "the wheel, + and - zoom, and dragging with the mouse moves the maze; after the end too" { holds wheel_and_drag; }
@test "the buttons of a phone are large, repeat while they are held, and drop taps at the end" { holds buttons; }
@test "a window of any size has the player and every button, in each language" { holds all_seen; }
@test "Next and Restart are fully visible at the end of a game, in small windows too" { holds end_seen; }
@test "an upright phone says where turning it shows the maze larger" { holds turned; }
@test "a maze fills a large window, the map has all of it, a quarter stays ahead" { holds drawn_large; }
@test "every dialog fits into 320 pixels in every language, with its last buttons" { holds dialogs_fit; }

# --- watching --------------------------------------------------------------------------------

# bats test_tags=random
@test "Watch shows event by event what watching in bash records: function, line and order" { holds watched_events; }
# bats test_tags=random
@test "the events of Watch give the current maze, for every algorithm, with bridges and loops" { holds watched_maze; }
@test "Watch marks the shell code, explains each step in a sentence, and reaches every step" { holds watching; }
@test "a speed of Watch takes 1,200 steps in less than a minute on any machine" { holds paces; }
@test "Watch names its maze, and offers a smaller one for a maze that is too large" { holds titled; }
@test "a comparison has a label, keeps the step, and shows two halves, by number or share" { holds compared; }
@test "cells are colored by their distance; in a search, only those that it has reached" { holds distances; }
@test "Watch shows refused walls, sets, arguments with names, and a paragraph on each algorithm" { holds watch_data; }
@test "Watch fits phones and desktop windows, with whole lines, with two mazes too" { holds watch_windows; }

# --- for everyone, on paper, from outside ----------------------------------------------------

has_axe() {
    [[ -e $ROOT/.tools/node_modules/axe-core/axe.min.js ]] || skip 'no axe here: tests/lint bring installs it'
}

# bats test_tags=all
@test "axe finds nothing in 52 states of the page" { has_axe && holds axe; }
# bats test_tags=all
@test "axe finds nothing in sheets, handouts and the lesson" { has_axe && holds paper_axe; }
@test "after each step, a sentence says where the passages lead" { holds announced; }
@test "the keyboard reaches everything, visibly, and no key moves the player behind a dialog" { holds keyboard; }
@test "other alphabets have the Latin keys in their places, and Caps Lock is no Shift" { holds other_alphabets; }
@test "colors follow the system or the choice; text has a contrast of 7 to 1, marks of 3 to 1" { holds contrast; }
@test "reduced motion shows no movement" { holds reduced_motion; }
@test "a page has the language that was chosen, or that of --lang, or that of the browser" { holds german; }
# bats test_tags=random
@test "every maze prints on one page and its solution on another, on A4 and Letter" { holds paper; }
# bats test_tags=random
@test "a hostile address gives one clear line and a maze to play" { holds hostile; }
@test "the policy allows only this script and this style, and the page names nothing outside" { holds policy; }
@test "the page is at most 200 KB without its maze, and consists of its files as they are" { holds plain; }
