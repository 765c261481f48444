# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# en: what help says in English, and what is said of the algorithms
#
# Writes: say_*.

explain_en() {
    say_usage='maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage='maze.sh %s [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage_plain='maze.sh %s [OPTIONS]'
    say_help_more='maze.sh COMMAND --help tells what a command takes. All of them take:'
    say_examples=('play: arrows move, find the way out' 'watch how a maze is made'
        'print one: open it in a browser' 'see the shortest way through'
        'learn how: arrays and recursion')
    say_command_play='walk through a maze (the command on a terminal)'
    say_command_generate='print a maze (the command without a terminal)'
    say_command_solve='print it with the shortest way from the player to the goal'
    say_command_check='is it perfect: every cell reached, and in one way only?'
    say_command_station='another game: rooms to scan, some of them traps'
    say_textures=('41x41, means over the seeds 1 to 20: dead ends in percent of the cells,'
        'steps and turns of the way from corner to corner' ''
        'name             dead ends   way  turns')
    say_looks=('long winding ways; the default'
        'like a crystal: many short dead ends'
        'short dead ends, the same all over'
        'all equally likely; slow at first'
        'all equally likely; slow at the end'
        'long winding ways, like backtracker'
        'a slant; open corridors north and west'
        'corridors across; an open one north'
        'row by row; a last row with few walls'
        'rooms within rooms, straight walls')
    say_command_algorithms='the ways to carve, and the texture of their mazes'
    say_option_algorithm='maze.sh algorithms lists them; a FILE.bash is run'
    say_option_loops='percent of the dead ends that are opened: 0 to 100'
    say_command_page='one HTML file to play in any browser'
    say_command_sheet='mazes to print, with their solutions behind them'
    say_command_tour='a lesson: arrays and recursion; tour N begins at screen N'
    say_command_records='the best times, and the fewest extra moves'
    say_about_station='
Rooms are joined in eight directions, and some are traps. Open all the others:
an open room tells how many traps are joined to it; where it is 0, its
neighbours open too, and theirs where they are 0, and so on.'
    say_keys_of_station='
  a s d w, arrows     move the cursor
  space, Enter        scan the room; in mark mode, mark it or take the mark away
  m                   change between scan and mark
  j                   a joker tells what the room is, without opening it
  :                   go to a row and a column by their numbers
  q                   leave; ? tells the other keys'
    say_option_width='squares, walls included, odd: 5 to 2001; or WIDTHxHEIGHT'
    say_option_height='the same'
    say_option_seed='the same seed, the same picture: 1 to 2147483646'
    say_option_level='one of 12 levels, each with something new, instead of a size'
    say_option_ends='corners, opposite, center, random or far'
    say_option_path='only mazes whose shortest way has A to B steps'
    say_option_weave='passages cross on bridges'
    say_option_bridges='at most N of them'
    say_option_carver='auto, recursive or stack: two engines, the same maze'
    say_option_steps='stop carving after N passages'
    say_option_count='N mazes, with the seeds S, S+1, ...'
    say_option_watch='the work as it happens, step by step'
    say_option_exercise='write a file to complete: 1 dig, 2 the depth, 3 a stack'
    say_option_check='run a completed file, and compare its mazes with ours'
    say_option_trace='each step of the carving as a line of a table'
    say_option_input='mazes from a file instead; - is standard input'
    say_option_keys='play without a terminal, by these keys'
    say_option_describe='words: after each move, where passages lead'
    say_option_resume='go on with the game that was left'
    say_option_format='blocks ascii lines half braille digits edges text svg'
    say_option_title='what stands at the top of each page'
    say_option_per_page='how many mazes are on a page: 1, 2, 4 or 6'
    say_option_output='write there; play keeps the game there'
    say_option_color='auto, always or never'
    say_option_lang='en, de, fi or ru'
    say_option_size='a grid of N x N: 7 to 40 (10)'
    say_option_rooms='rooms to begin with: 20 to half the grid (50)'
    say_option_traps='percent of rooms that are traps: 1 to 90 (a third)'
    say_option_jokers='0 to 99 (3)'
    say_option_reveal='print it with all that is hidden'
    say_option_help='this help'
    say_option_version='name and version'
    say_option_completion='what bash needs to complete a call'
    say_option_one_file='the whole program as one file, to carry'
    say_command_help='what there is; help COMMAND: what it takes'
}
