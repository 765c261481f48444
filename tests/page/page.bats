#!/usr/bin/env bats
#
# The page in a real browser. page.py tries each claim; browser.py drives the browser. CHROMIUM may name it. Without
# a browser these tests are skipped.

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
@test "a recipe is written in its shortest form" { holds one_recipe; }
@test "the next maze keeps the kind, which each field of New changes by itself" { holds next_of_kind; }

# --- files, links, history -------------------------------------------------------------------

@test "the page opens with the maze that bash put into it" { holds embedded; }
@test "a game saved on the page continues there or in bash" { holds saved; }
@test "a file that is no maze file is refused in one line" { holds wrong_files; }
@test "a link carries the steps or the result to beat" { holds links; }
@test "Back and a reload lead to the games before" { holds history; }
@test "n, r, g and F ask once before they end an unfinished game" { holds asked_once; }

# --- the game --------------------------------------------------------------------------------

@test "stars won by few hints and steps are not lost in a worse game" { holds stars; }
@test "New offers the levels and the daily maze" { holds level_chosen; }
@test "a daily maze ends with a line to share" { holds daily; }
@test "records have the best of each kind" { holds records; }
@test "fog hides squares that were never in a straight line from the player" { holds fog; }
@test "the end of a game shows its statistics" { holds end_of_game; }
@test "Shift runs around corners to a junction or goal" { holds keys; }
@test "the game continues without storage" { holds storage_refused; }

# --- fingers and windows ---------------------------------------------------------------------

@test "a swipe runs as far as Shift does" { holds swipes; }
@test "two fingers zoom without a step" { holds pinches; }
@test "the wheel, keys and the mouse change the view of the maze" { holds wheel_and_drag; }
@test "a game is played with the large buttons of a phone" { holds buttons; }
@test "a window of any size shows the player and every button" { holds all_seen; }
@test "Next and Restart are fully visible in small windows too" { holds end_seen; }
@test "an upright phone says where turning it shows the maze larger" { holds turned; }
@test "a maze fills a large window" { holds drawn_large; }
@test "every dialog fits into 320 pixels, in every language" { holds dialogs_fit; }

# --- watching --------------------------------------------------------------------------------

# bats test_tags=random
@test "Watch shows event by event what watching in bash records" { holds watched_events; }
# bats test_tags=random
@test "the events of Watch give the current maze" { holds watched_maze; }
@test "Watch explains each step with its line of shell code" { holds watching; }
@test "a speed of Watch takes 1,200 steps in less than a minute on any machine" { holds paces; }
@test "Watch names the maze that it shows or offers" { holds titled; }
@test "a comparison shows two halves at the same step" { holds compared; }
@test "cells are colored by their distance" { holds distances; }
@test "Watch shows the data of each algorithm" { holds watch_data; }
@test "Watch fits phones and desktop windows" { holds watch_windows; }

# --- for everyone, on paper, from outside ----------------------------------------------------

has_axe() {
    [[ -e $ROOT/.tools/node_modules/axe-core/axe.min.js ]] || skip 'no axe here: tests/lint bring installs it'
}

# bats test_tags=all
@test "axe finds nothing in 52 states of the page" { has_axe && holds axe; }
# bats test_tags=all
@test "axe finds nothing in sheets, handouts and the lesson" { has_axe && holds paper_axe; }
@test "after each step, a sentence says where the passages lead" { holds announced; }
@test "the keyboard reaches everything, visibly" { holds keyboard; }
@test "other alphabets have the Latin keys in their places" { holds other_alphabets; }
@test "colors follow the system or the choice, with enough contrast" { holds contrast; }
@test "reduced motion shows no movement" { holds reduced_motion; }
@test "a page has the chosen language, or that of --lang or the browser" { holds german; }
# bats test_tags=random
@test "a maze and its solution print on a page each" { holds paper; }
# bats test_tags=random
@test "a hostile address gives one clear line beside a maze to play" { holds hostile; }
@test "the policy allows nothing from outside" { holds policy; }
@test "the page is its files as they are, in at most 200 KB" { holds plain; }
