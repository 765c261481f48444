#!/usr/bin/env bats
#
# The page in a real browser. page.py tries each claim; browser.py drives the browser. CHROMIUM may name it. Without a
# browser these tests are skipped.

driver=chromium
load holds

# --- the maze --------------------------------------------------------------------------------

# bats test_tags=random
@test "mazes of every algorithm, with bridges, loops, shapes and any ends, equal those of bash byte for byte" { holds same_mazes; }
@test "a worker makes a large maze as the page does, which continues to work; without a worker, the page makes it" { holds large_mazes; }
@test "the next maze and New keep the kind, with its algorithm, loops and limit on bridges; New obeys each field by itself" { holds next_of_kind; }
@test "the menu shows the command that makes this maze in a terminal" { holds terminal_call; }
# bats test_tags=random
@test "levels and daily mazes equal those of bash byte for byte" { holds same_levels; }
@test "New offers the levels with their stars, and the daily maze" { holds level_chosen; }
@test "the list by m and at the end has stars and best times; a maze of one's own is seen before it begins, with all fields in view" { holds own_mazes; }
@test "after a level n begins the next one" { holds level_next; }
@test "stars depend on hints and steps, and the most of a level are kept" { holds stars; }
@test "a daily maze ends with a line to share and the days in a row" { holds daily; }
@test "fog hides squares that were never in a straight line from the player, and ends with the game" { holds fog; }
# bats test_tags=random
@test "games by key events have the moves, bumps and result that play --keys has" { holds same_games; }

# --- files and links -------------------------------------------------------------------------

@test "the page opens with the maze that bash put into it, and recognizes its kind, also in a file" { holds embedded; }
@test "Save downloads the maze file with its keys, and Open continues that game" { holds saved; }
@test "a file that is neither a maze nor a picture without bridges is refused in one line, and the game does not change" { holds wrong_files; }
@test "a link with the steps opens the same game; if no link can hold the game, a message says so" { holds link; }
@test "the link after a win opens the maze from its start, with the result to beat" { holds clean_link; }
@test "a maze that takes too long to make is refused, and so is a file of many lines and keys" { holds too_slow; }
@test "an address gets the seed and size that it lacks, and works as a messenger writes it" { holds seed_shown; }
@test "an unfinished game, and new start and goal, survive a reload of the page, and appear under no other address" { holds reloaded; }

# --- nothing is lost --------------------------------------------------------------------------

@test "n, r, g and F ask once before they end an unfinished game" { holds asked_once; }
@test "Back and Forward lead to unfinished games in their last state, after a reload too" { holds back_again; }
@test "a wrong address during a game is reported in one line, and the game stays" { holds bad_address; }
@test "a wrong address that the page is opened with is reported once, and leaves the address bar" { holds bad_at_first; }
@test "two tabs that are left together both keep their games" { holds left_together; }
@test "an unfinished game survives the closing of its tab, and damaged storage does no harm" { holds kept_for_tomorrow; }
@test "Back and a new address close the dialog that is open" { holds back_closes; }
@test "a maze seen whole while the clock was not running, or won before, earns one star and no record; in fog it can be downloaded after the game" { holds known_mazes; }
@test "a key or button that is held makes one bump" { holds held_keys; }
@test "the line of a daily maze stays, and nothing untrue is said of records or of a result to beat" { holds told_truly; }
@test "after the end Hint and Solve are off; Next moves the focus to the maze; labels are current" { holds end_controls; }

# --- fingers, windows, colors, paper --------------------------------------------------------

@test "a swipe runs to the next junction, and runs on each time the finger turns" { holds swipes; }
@test "two fingers zoom and never take a step; in a zoomed page, the browser handles the fingers" { holds pinches; }
@test "the wheel, + and - zoom, and dragging with the mouse moves the maze; after the end too" { holds wheel_and_drag; }
# bats test_tags=random
@test "the map shows the whole maze with player and goal" { holds seen_whole; }
@test "a maze fills a large window; one a little too wide for a phone is drawn smaller, and fits" { holds drawn_large; }
@test "the seed can be selected while the clock runs" { holds seed_selected; }
@test "a title and a sentence say which maze a link opens, what to do, and what to beat" { holds first_look; }
@test "shift with an arrow or a letter runs around corners to the next junction" { holds runs; }
@test "the buttons of a phone cover every action and are large enough" { holds buttons; }
@test "taps right after the end of a game press no button" { holds tapped_ahead; }
@test "Next and Again are fully visible at the end of a game, in small windows too" { holds end_seen; }
@test "in a 101x101 maze a quarter of the window stays ahead of the player" { holds scrolling; }
@test "the page is light or dark as the system is; the key c names the new colors: text has a contrast of 7 to 1, marks of 3 to 1, and the trail walked back is fainter, light and dark" { holds contrast; }
@test "the trail leads over the bridges that were taken, also after a way back" { holds over_and_back; }
@test "at 195 to 1280 pixels, also when a phone is turned, the window has the player, every fact and every button, in every language" { holds all_seen; }
@test "every dialog fits into 320 pixels in every language, opens at its top, and shows its last buttons" { holds dialogs_fit; }
@test "the page is light or dark as chosen, which is remembered" { holds schemes; }
@test "a system set to more contrast gets it, in the dark scheme too" { holds wants_contrast; }
# bats test_tags=random
@test "every maze prints on one page and its solution on another, on A4 and Letter, portrait and landscape" { holds paper; }
# bats test_tags=random
@test "each page of a sheet from bash prints on one of paper in its orientation, on A4 and Letter, portrait and landscape" { holds sheets_of_bash; }
@test "the worksheet and the SVG file have the drawing of generate -f svg; a PNG file has four pixels for one" { holds pictures; }
@test "the printed drawing lies within the sheet, with start and goal" { holds sheet_whole; }

# --- the game --------------------------------------------------------------------------------

@test "the end of a game shows the statistics and drops keys typed ahead" { holds end_of_game; }
@test "only the first time through a maze, from its start, without a hint or its solution, earns a record" { holds records; }
@test "a dialog hides the maze and stops the clock, also after a return to the window" { holds maze_hidden; }
@test "the game continues if the storage is full" { holds storage_full; }
@test "the game continues if the storage is refused" { holds storage_refused; }

# --- watching --------------------------------------------------------------------------------

# bats test_tags=random
@test "Watch shows event by event what watching in bash records: function, line, calls and values" { holds watched_events; }
# bats test_tags=random
@test "the events of Watch give the current maze, for every algorithm, with bridges and loops" { holds watched_maze; }
@test "Watch marks the shell code, explains each step in a sentence, and reaches every step" { holds watching; }
@test "Watch shows the current maze, and says when it shows another one" { holds watch_shows_own_maze; }
@test "lines in Watch lead over and under bridges, as in the game" { holds watch_bridges; }
@test "a maze too large to watch says so and offers a smaller one of its kind" { holds watch_too_large; }
@test "two algorithms carve in two equal halves, with the same size and seed, in step by number or by share" { holds watch_beside; }
@test "Watch shows refused walls, the whole walk, the sets of the row, arguments with names, and a paragraph on each algorithm" { holds watch_data; }
@test "after the end and in Watch cells are colored by their distance, from the cell that is clicked" { holds distances; }
@test "a maze from a file can be searched in Watch, with even sides or the shape of a mask, outside of which no floor is drawn" { holds watch_files; }
@test "Watch fits phones and desktop windows, with two mazes too" { holds watch_windows; }

# --- for everyone ----------------------------------------------------------------------------

has_axe() {
    [[ -e $ROOT/.tools/node_modules/axe-core/axe.min.js ]] || skip 'no axe here: tests/lint bring installs it'
}

# bats test_tags=all
@test "axe finds nothing in 60 states of the page" { has_axe && holds axe; }
# bats test_tags=all
@test "axe finds nothing in sheets, handouts and the lesson" { has_axe && holds paper_axe; }
@test "after each step, a sentence says where the passages lead" { holds announced; }
@test "the keyboard reaches everything, and the focus is visible" { holds keyboard; }
@test "a screen reader finds main, heading and errors" { holds for_readers; }
@test "no key moves the player behind the menu, F closes it, the key that opens a dialog closes it, and letter keys can be off" { holds menu_keys; }
@test "letters of a Russian or Greek layout act as the Latin keys in their place, and Caps Lock does not act as Shift" { holds other_alphabets; }
@test "nothing flashes more than three times a second, and reduced motion shows no movement" { holds reduced_motion; }
@test "a page has the language of --lang, or else that of the browser, and remembers a language that is chosen" { holds german; }

# --- safety ----------------------------------------------------------------------------------

# bats test_tags=random
@test "a hostile address gives one clear line and a maze to play" { holds hostile; }
@test "the policy allows only this script and this style, and the page names nothing outside" { holds policy; }
@test "the page is at most 220 KB without its maze, and its style and script consist of their files as they are" { holds plain; }
