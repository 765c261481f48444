# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# en: the help in English, and the descriptions of the algorithms
#
# Writes: say_*.

explain_en() {
    say_man='make, play, solve and explain mazes in a terminal'
    say_usage='maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage='maze.sh %s [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage_plain='maze.sh %s [OPTIONS]'
    say_help_more='maze.sh COMMAND --help lists the options of a command. All commands accept:'
    say_examples=('play: reach the exit with arrow keys' 'watch how a maze is carved'
        'print worksheets from a browser' 'see the shortest path'
        'learn about arrays and recursion')
    say_command_play='walk through a maze (the default in a terminal)'
    say_command_daily='the maze of the day, or of a date: daily 2026-11-23'
    say_command_generate='print a maze (the default without a terminal)'
    say_command_solve='print a maze with the shortest path to the goal'
    say_command_check='check whether a maze is perfect: exactly one path to each cell'
    say_command_station='another game: scan rooms, avoid the traps'
    say_textures=('41x41, averages over the seeds 1 to 20: dead ends in percent of the cells,'
        'steps and turns of the shortest path from corner to corner' ''
        'name             dead ends  path  turns')
    say_looks=('long winding passages; the default'
        'like a crystal: many short dead ends'
        'short dead ends, evenly spread'
        'all equally likely; starts slowly'
        'all equally likely; ends slowly'
        'winding passages, like backtracker'
        'slanted; straight along north and west'
        'long rows; the top row is open'
        'row by row; few walls in the last row'
        'rooms within rooms, straight walls')
    say_command_algorithms='list the algorithms and what their mazes look like'
    say_option_algorithm='see maze.sh algorithms; a FILE.bash is executed'
    say_option_loops='open N percent of the dead ends: 0 to 100'
    say_command_page='print an HTML page to play in any browser'
    say_command_sheet='print worksheets, with solutions at the end'
    say_command_handout='print a class handout: carve a maze by hand, with the key'
    say_command_tour='a lesson on arrays and recursion; tour N begins at screen N'
    say_command_records='show your best times and fewest extra steps'
    say_about_station='
Open every room that is not a trap. The number in an open room counts the traps
joined to it. If it is 0, the joined rooms open too, and so on.'
    say_keys_of_station='
  a s d w, arrows     move the cursor
  space, Enter        scan the room; in mark mode, mark or unmark it
  x                   mark or unmark the room
  m                   switch between scan mode and mark mode
  j                   spend a joker: is the room safe? The room stays closed
  :                   go to a row and column by number
  q                   quit and save the game; ? shows the other keys'
    say_value_FILE='FILE'
    say_value_NAME='NAME'
    say_value_KIND='KIND'
    say_value_WHEN='WHEN'
    say_value_STRING='STRING'
    say_value_TEXT='TEXT'
    say_option_width='width in squares: odd, 5 to 2001; or WIDTHxHEIGHT'
    say_option_height='height in squares: odd, 5 to 2001'
    say_option_seed='the same seed gives the same result: 1 to 2147483646'
    say_option_level='one of 12 levels, each with something new'
    say_option_ends='corners, opposite, center, random or far'
    say_option_path='only mazes whose shortest path has A to B steps'
    say_option_weave='let passages cross on bridges'
    say_option_bridges='build at most N bridges'
    say_option_carver='auto, recursive or stack: all carve the same maze'
    say_option_steps='stop after digging N passages'
    say_option_count='make N mazes, with the seeds S, S+1, ...'
    say_option_watch='watch the work step by step in a terminal; tour --watch FILE steps through your own file'
    say_option_exercise='write exercise N, 1 to 9, as a file to complete'
    say_option_check='run a completed file and compare its results'
    say_option_hint='print hint 1, 2 or 3 for the exercise'
    say_option_no_answers='print the lesson without answers, as a handout'
    say_option_page='print the lesson as an HTML page'
    say_option_trace='print each step of the carving as a row of a table'
    say_option_input='read mazes or pictures of mazes; - is standard input'
    say_option_keys='play without a terminal, with these keys'
    say_option_describe='describe after each step where the passages lead'
    say_option_fog='show only what the player has seen so far'
    say_option_resume='continue the unfinished game'
    say_option_format='blocks ascii lines half braille digits edges text svg'
    say_option_title='print TEXT at the top of each page'
    say_option_per_page='mazes on each page: 1, 2, 4 or 6'
    say_option_output='write to this file; play saves the game in it'
    say_option_size='a grid of N x N: 7 to 40 (10)'
    say_option_rooms='rooms at the start: 20 to half the grid (50)'
    say_option_traps='percent of rooms that are traps: 1 to 90 (a third)'
    say_option_jokers='jokers at the start: 0 to 99 (3)'
    say_option_reveal='also print what is hidden'
    say_option_help='show this help'
    say_option_version='show name and version'
    say_option_completion='print the completion for bash'
    say_option_one_file='print the whole program as one file'
    say_command_help='this overview; help COMMAND lists the options of a command'
}
