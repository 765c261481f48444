#!/usr/bin/env bash
#
# maze.sh makes mazes in a terminal and lets you walk through them.
#
#     ./maze.sh                 play
#     ./maze.sh generate 29x29  print a maze
#     ./maze.sh --help          everything else
#
# The file is read from top to bottom, a chapter at a time:
#
#     Part I: the ground
#     messages         what is said to people, in each language
#     output           where it goes: standard output, standard error, files; how the program fails
#     gate             the one way in for every value from outside
#     random numbers   the generator, the same in every bash and in Python
#
#     Part II: the maze
#     grid             the array of walls and cells
#     carve            recursive backtracking: the recursion, and the same with an array
#     algorithms       nine other ways to carve
#     ends             entrance, exit, start, goal
#     walk             one step; the replay of a string of keys
#     solve            the shortest way
#     check            is the maze perfect?
#     picture          what each square shows
#     formats          the pictures, one function each
#     maze file        mazes saved and loaded
#
#     Part III: the screen
#     screen           the terminal: set up, measured, restored; keys
#     view             a window on any map
#     game             the loop you play in, and its modes
#     records          the game that goes on; best times
#     maze game        walking through a maze
#     tour             watching the work as it happens; the lesson
#     page             the game for a browser
#
#     Part IV: the station
#     station          rooms, traps, scans
#     station game     scanning them on the screen
#
#     Part V: the front
#     options          one table of all there is to choose
#     commands         what the program does; it begins at the last line
#
# A chapter calls only chapters above it. It opens with what it is about and with the global names
# it owns: only it writes them, and those it names under "Writes:" (a test holds every line to
# that). A function that computes hands its result back in REPLY or in a global that its chapter
# owns: a command substitution would start a process for it. What is added by name is found by
# name: draw_NAME, carve_NAME, speak_NAME, run_NAME.

case ${BASH_VERSION:-} in
    '')
        echo 'maze.sh: run me with bash: bash maze.sh' >&2
        exit 2
        ;;
esac

# Another process may have exported anything. A function of the name of a command would come before
# the command; but in POSIX mode, which the assignment turns on, not before unset and set.
# A backslash keeps an alias away.
POSIXLY_CORRECT=yes
\unset -f break continue declare disown echo exec exit kill local printf read readonly return set \
    shift shopt trap type ulimit unalias unset wait chmod date ls mkdir mv readlink rm sleep stty
\set +abefkmCEHPT +o posix +o pipefail
\unset -f : [ # names that a function has only without POSIX mode
\unalias -a
shopt -u expand_aliases extdebug extglob failglob nocasematch nullglob 2>/dev/null
shopt -u array_expand_once assoc_expand_once localvar_inherit localvar_unset 2>/dev/null
unset BASH_COMPAT EXECIGNORE FUNCNEST TMOUT
IFS=$' \t\n'
set -u

# The locale is asked for two things, the language and whether the terminal shows UTF-8. From
# then on a string is a string of bytes: the same everywhere, and quick to cut.
user_language=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
user_charset=${LC_ALL:-${LC_CTYPE:-${LANG:-}}}
LC_ALL=C
plain_text=yes # no characters beyond ASCII
case $user_charset in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) plain_text='' ;;
esac

# bash may set these two itself, so what the user said is kept; and a clock from 0.
user_lines=${LINES:-} user_columns=${COLUMNS:-}
SECONDS=0

readonly VERSION=2.0.0

# Who asks for no more need not wait until bash has read the rest; a failure is told by main.
if [[ $# == 1 && $1 == --version ]]; then
    printf 'maze.sh %s\n' "$VERSION" 2>/dev/null && exit
fi

# =============================================================================================
# Part I: the ground
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# messages: what is said to people, in each language
#
# A language is one function speak_NAME that sets every say_ text; texts are printf formats.
# Owns: say_*. Reads: user_language, plain_text.
# ---------------------------------------------------------------------------------------------

# shellcheck disable=SC2016,SC2034 # say_option_NAME and some others are found by their names
speak_english() {
    say_wall='here is a wall'
    say_wrong_way='wrong way: the exit is at the %s'
    say_places=('top left' 'top' 'top right' 'left' 'centre' 'right'
        'bottom left' 'bottom' 'bottom right')
    say_directions=(east west south north)
    say_compass=(E SE S SW W NW N NE)
    say_to_goal='%s to the goal'
    say_nowhere='nowhere'
    say_moves='moves %d'
    say_exit='exit'
    say_goal='goal'
    say_seed='seed %d'
    say_language=en
    say_svg_title='Maze %s'
    say_sheet='Mazes'
    say_sheet_name='Name:'
    say_sheet_solutions='Solutions'
    say_sheet_no_way='no way'
    say_only_one='svg is a single picture; for more, use --format sheet: %s'
    say_only_generate='a sheet has the solutions already; it goes with generate, not with %s'
    say_help_key='? help'
    say_quit_key='q quit'
    say_any_key='any key goes on'
    say_unknown_key='? tells the keys'
    say_paused='Paused. Any key goes on.'
    say_too_small='The window is too small.'
    say_hint='%d steps to go'
    say_bell_on='bell on'
    say_bell_off='bell off'
    say_themes=('colours: plain' 'colours: two for the walls' 'colours: high contrast' 'colours: none')
    say_no_colors='no colours here'
    say_offer_begin='Enter or a move begins'
    say_offer_size='another size: '
    say_offer_height='and the height: '
    say_left_game=('A game was left: %s, %s, keys %d' 'q quit' 'n a new one' 'Enter goes on')
    say_no_left_game='there is no game to go on with'
    say_bad_left_game='the game that was left cannot be read, and is now %s: %s'
    say_you_won='You found the way out!'
    say_you_resigned='You resigned; here is the way.'
    say_over_moves='moves %d (good: %d%%)'
    say_over_bumps='bumps %d (bad: %d%%)'
    say_over_shortest='shortest way %d'
    say_over_efficiency='efficiency %d%%'
    say_over_hints='hints %d'
    say_over_wins='won in this sitting: %d'
    say_over_keys='n next, r again, q leave'
    say_record_first='the first of its kind'
    say_record_time='a record: best time!'
    say_record_moves='a record: fewest extra moves!'
    say_won='You found the way out: moves %d, time %s'
    say_reached='You have reached the goal: moves %d, time %s'
    say_resigned='You resigned: moves %d, time %s'
    say_quit='You left: moves %d, time %s'
    say_kept='%s; to go on: %s'
    say_cannot_keep='this game cannot be kept: %s'
    say_cannot_record='the record cannot be kept: %s'
    say_won_before='this game is won already, and begins again'
    say_other_ends='with its first start and goal'
    say_no_records='no records yet'
    say_bad_record='records: line %d is damaged, and passed over'
    say_record_heads=(size kind games best on 'extra moves')
    say_maze_help=(
        'asdw, arrows, hjkl  move'
        'u, Backspace        back by the last step'
        't                   the trail: where you have been'
        'f, F1               the next five squares of the way'
        'F                   resign: see the whole way'
        'r                   the same maze from the start'
        'n                   a new maze, the next seed'
        'g                   new start and goal in this maze'
        'v                   the whole maze in small'
        '.                   where am I? row and column flash'
        'c                   other colours'
        'b                   bell on and off'
        'e                   words: where passages lead'
        'p, Esc              pause'
        'q                   leave; the game is kept'
    )
    say_maze_signs=('you' 'goal' 'trail' 'shortest way' 'both' 'a bridge')
    say_station_you_won='Every safe room is open!'
    say_station_you_lost='That was a trap.'
    say_station_won='You have opened every safe room. Scans: %d'
    say_station_lost='That was a trap. Safe rooms left: %d'
    say_station_quit='You left the station. Safe rooms left: %d'
    say_station_status='jokers %d  to open %d'
    say_station_legend='# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing'
    say_station_keys=(
        'a s d w, arrows   move the cursor'
        'space, Enter      scan the room; in mark mode, mark it'
        'm                 change between scan and mark'
        'j                 a joker tells what the room is'
        ':                 go to a row and a column'
        'r                 the same station from the start'
        'n                 a new station, the next seed'
        'p, Esc            pause'
        'q                 leave'
        ''
        '#  an unknown room         0-8  an open one: so many traps are joined to it'
        '!  a marked room           *    a trap; the one that ended the game in reverse'
        '- | / \  joined rooms      X    two connections that cross'
        '.  nothing'
    )
    say_modes=('scan' 'mark')
    say_no_unknown_room='no unknown room here'
    say_no_joker='no joker left'
    say_joker_safe='the joker says: safe'
    say_joker_trap='the joker says: a trap'
    say_ask_place='%s 0 to %d, x cancels: '
    say_row='row'
    say_column='column'
    say_over_scans='scans %d'
    say_over_jokers='jokers left %d'
    say_over_to_open='safe rooms left %d'
    say_watch_calls='calls under way, the newest on top'
    say_watch_waiting='the array waiting, top=%d'
    say_watch_forks='forks to come back to, the newest on top'
    say_watch_queue='squares to go on from, the next on top'
    say_watch_filling='nothing waits: dead ends are filled up'
    say_watch_digs='passages, the newest on top'
    say_watch_walls='walls, the newest on top'
    say_watch_more='%d more'
    say_watch_begin='the first cell, %s, is open: we begin'
    say_watch_open='all is open inside: walls are built'
    say_watch_start='the player stands on square %d: where is the goal?'
    say_watch_look='from %s one can go %s'
    say_watch_none='from %s one can go nowhere'
    say_watch_enough='no more passages may be dug (--steps)'
    say_watch_draw='the number drawn: %d %% %d = %d, so %s'
    say_watch_dig='open the wall from %s to the %s'
    say_watch_dig_bridge='a bridge from %s to the %s, over a cell'
    say_watch_push='%s is put into waiting[%d]'
    say_watch_call='the same from %s on; %s waits'
    say_watch_back='back in %s'
    say_watch_done='back in the first cell, and nowhere to go: done'
    say_watch_stopped='back in the first cell: no more passages may be dug'
    say_watch_seek='on to square %d'
    say_watch_return='nowhere to go on: back to the fork at square %d'
    say_watch_next='from the front of the list: square %d'
    say_watch_fill='a dead end is filled up, as far as square %d'
    say_watch_found='the goal, by the shortest way: %d steps'
    say_keep_frontier='the frontier, %d cells:%s'
    say_keep_sets='%d sets are left'
    say_keep_walk='the walk:%s'
    say_keep_nothing='it keeps nothing but where it stands'
    say_keep_hunt='the hunt will go on from %s'
    say_keep_run='the run began at %s'
    say_keep_row='the sets of the row:%s'
    say_keep_field='a field of %d x %d cells, from %s'
    say_watch_wall='a wall along %d cells'
    say_watch_bridge='%s by a bridge'
    say_watch_step='step %d'
    say_watch_speed='speed %d'
    say_watch_run='space runs'
    say_watch_pause='space pauses'
    say_watch_tab='Tab: the array'
    say_watch_untab='Tab: the recursion'
    say_watch_keys=(
        'space        run and pause'
        'right, left  a step on and back'
        '+ -          faster, slower'
        'Tab          the recursion, or the same walk with an array'
        'r            from the beginning'
        'G            to the end'
        'q            leave'
    )
    say_lesson_titles=(
        'An array: boxes in a row'
        'The stride: rows in one array'
        'The ring: a border nobody asks about'
        'Candidates: where one can go'
        'One step by hand'
        'The recursion'
        'What a return does'
        'The same with an array'
        'What a call costs'
        'Why bash crashes in the end'
    )
    say_lesson_1=(
        'A maze is made of squares: some are walls, some are open. maze.sh keeps them in an array: a row
            of boxes with a number in each, 0 for a wall, 1 for an open square.'
        ''
        'The boxes are counted, and the count begins with 0. The number of a box is its index. This
            array has the name cell:'
        ''
        '    index   0  1  2  3  4  5  6'
        '    cell = (1  0  1  1  0  1  1)'
        ''
        'What is in a box is written with its index: cell[0] is 1, cell[1] is 0. And cell[1]=1, without
            blanks, puts a 1 into box 1. In (( )) bash calculates, and blanks may stand there; OPEN is
            1, WALL is 0. So this line of maze.sh opens the square with the index first:'
        '@code carve 10 10'
    )
    say_lesson_2=(
        'A maze has rows, one below the other; an array has only one. So all rows stand in it one behind
            the other. x says where in its row a square is, y in which row, both from 0. In this maze a
            row has 9 squares:'
        '@rows'
        'The length of a row is called the stride. The square at x in row y has the index
            y~*~stride~+~x. A step to the east is +~1, to the west -~1. And to the south, which is down?
            This line of maze.sh puts the four steps, east, west, south, north, into an array:'
        '@code set_size 4 4'
        '$stride is what is in stride, here 9. For $(( )) bash puts what is calculated in it: after x=5
            and y=2, $((y~*~stride~+~x)) is 23.'
    )
    say_lesson_3=(
        'Squares with even x and y (2, 4, 6 ...) are cells, places to go to. Between two of them is a
            wall or, once it is open, a passage: so the next cell is two steps away. An open cell has
            been visited, here the first one:'
        '@grid 0 0 3'
        'Around the maze lies a ring of open squares. Whoever looks beyond the border finds a 1:
            visited, nothing to do. So make_grid puts the rows together, $ring with ones alone, $walls
            with a 1 at both ends:'
        '@code make_grid 9 13'
        'for: y is 1 first; as long as y <= height, bash does what stands from do to done, and each time
            y is one more (y++).'
    )
    say_lesson_4=(
        'A direction is a candidate if the next cell there is still a wall. In the function (code with a
            name) list_candidates; here is the index of our cell:'
        '@code list_candidates 5 9'
        'for: from do to done, with each direction, the numbers 0 to 3. if: what stands from then to fi,
            only if it is so. == asks whether two are equal, || is "or" (can_bridge: for bridges), +=
            puts one more behind the others. Rows 4 to 8; we are at the 2:'
        '@grid 3 4'
    )
    say_lesson_5=(
        'Which candidate is taken? A number decides. The function below, its code in {~}, is given how
            many there are, $1. It makes state, a new number, from the last one, and pick. %~is the
            remainder of a division, so pick is 0 or more and less than $1. What stands behind a # is a
            remark:'
        '@code below'
        '"below 2" carries it out; then $1 is 2. Then the function dig opens the square between and the
            next cell. It is given the cell and the direction; the index of the next cell is
            there=$((here~+~2~*~along)), where along is one step. We are at the 2; candidates are 0:
            east and 1: west; state is now 52616557.'
        '@grid 3 4'
    )
    say_lesson_6=(
        'To carve from a cell: while there are candidates, choose one, dig, and carve from there. So the
            function calls itself. That is recursion. Each call has a $1 of its own: the cell it is on.'
        '@code carve_recursive'
        'while X: do what stands from do to done as long as X succeeds, here as long as there are
            candidates. ${#candidate[@]} is how many there are, ${candidate[pick]} what is in box pick,
            $there where dig has led. The quotes keep a value in one piece.'
        'A call is under way until it comes to its }. Then the call that made it goes on. Cells are
            named by column and row, from 0,0 on.'
    )
    say_lesson_7=(
        'In the cell 0,2 there are no candidates: the while ends, and with it the call. It returns: the
            call that made it goes on behind the marked line, and its own $1 is as it was. So the walk
            is back in the cell before, and nobody had to write "go back":'
        '@marked carve_recursive 5'
        'From our maze: step, cell, candidates, number drawn, direction, calls:'
        '@trace 4 5'
        'In each call under way $1 is an index. From the oldest to the newest they are 20, 38, 40, 58
            and 56.'
    )
    say_lesson_8=(
        'What bash keeps for us in calls we can keep ourselves, in an array: waiting has the cells to
            come back to, top says how many. The last that was put there is the first to be taken: that
            is a stack. In a loop without end (while :) carve_stack does this:'
        '@code carve_stack 4 13'
        'waiting[top++] is the box at top, and then top is one more. waiting[--top]: first top is one
            less, then it is the box at top. elif: or else, if top is not 0; else: or else; return ends
            the function. Compare them by key w, then Tab.'
    )
    say_lesson_9=(
        'The recursion is shorter. Why does maze.sh take the array for large mazes?'
        'When bash meets a name, cell say, it looks among the names of the call that works, then of the
            call that made it, and so on, back to the first. The more calls are under way, the longer it
            takes to find any name.'
        'We can measure it: side is 21, then 41, then 81, and measure_carving puts the time for one cell
            of such a maze into REPLY.'
        '@code show_costs 6 9 cut'
    )
    say_lesson_10=(
        'A call under way needs memory, and a program has a fixed piece of it for its calls, often 8 MB.
            bash does not watch how much is left. When it is full, the system ends the program:
            "Segmentation fault".'
        'A call of carve_recursive, with those it makes, needs about 2000 bytes. So there are two
            limits: RECURSION_UNFELT is 200, for more cells would be slow, and RECURSION_MOST is 2500,
            for many more would crash. [[ ]] compares texts, die ends the program:'
        '@code check_carver 4 9'
    )
    say_lesson_questions=(
        'Which index has the last box of cell?'
        'Which index lies south of 23, in rows of 9?'
        'On cell 24, in rows of 9: which index has the next cell in the east?'
        'How many candidates are there at the 2?'
        'pick is 52616557 % 2. What is it, 0 or 1?'
        'The call for 0,0 called for 0,1, that one for 1,1, that one for 1,2. How many calls are under
            way?'
        'The newest call returns. What is $1 in the call that goes on?'
        'waiting=(20 38 40 58), top is 4. Which cell does here=${waiting[--top]} take?'
        'Four times as many cells, deeper calls: the time for one cell 1 stays, 2 grows, 3 falls?'
        'So many calls go into 8000000 bytes:'
    )
    say_lesson_rights=(
        'Right: seven boxes, and their indices go from 0 to 6.'
        'Right: 23 + 9. South is + stride, north is - stride.'
        'Right: 26 is in the ring, so there is a 1, and nobody asked for the border.'
        'Right: east and west. North is visited, south is the ring.'
        'Right: 1, so west. dig has opened two squares, and we have gone there.'
        'Right: one works, and three wait for it.'
        'Right: it is back on 58, and asks again for candidates.'
        'Right: --top makes 3 of 4, and waiting[3] is 58, the cell that was left last.'
        'Right: it grows. Measured just now, on this machine, in millionths of a second for a cell:'
        'Right: 8000000 / 2000. A maze of 127x127 has 3969 cells: so many calls.'
    )
    say_lesson_wrongs=(
        'Count along the upper line: what stands above the last box?'
        'The square below is a whole row further on: add the stride.'
        'A step east is + 1, and the next cell is two steps away.'
        'Look two squares away in each direction, and count the zeros.'
        'Even numbers have the remainder 0, odd ones 1.'
        'Count the one that works, and those that wait for it.'
        'It is the call that made the newest: the one before it in the list.'
        'Count top down by one; that is an index in waiting, and it begins with 0.'
        'Think of what a name costs when more calls are under way.'
        'Divide: 8000000 bytes, 2000 for each call.'
    )
    say_lesson_whys=(
        '1 7 There are 7 boxes. But the first is number 0, so the last is not number 7.'
        '1 1 That is what is in the box. Its index stands above it.'
        '2 24 That is east of it, in the same row.'
        '2 22 That is west of it, in the same row.'
        '2 14 That is north of it: a row back. South is a row further on.'
        '2 25 That is two steps east. South is in the next row.'
        '2 30 A row has 9 squares, not 7: those of the ring count too.'
        '3 25 That is the square between the two. The next cell is two steps away.'
        '3 22 That is west: - 1 a step. East is + 1.'
        '3 42 That is south: two rows further on. East is + 1 a step.'
        '4 4 North is where we came from, and south is the ring: both are 1.'
        '4 3 One too many: north is visited and south is the ring; both are 1.'
        '4 1 There is one more: look two squares west as well.'
        '4 0 The next squares are walls, but look two squares away.'
        '5 0 52616557 is odd, so a division by 2 leaves 1.'
        '6 3 Three wait. The one for 1,2 is under way as well.'
        '6 1 One works. But the others have not come to their } yet.'
        '7 56 That is the call that has ended. Its $1 is gone with it.'
        '7 20 That is the oldest call, the last one to go on.'
        '7 40 That is one too far: 40 still waits for the call on 58.'
        '8 3 3 is the index in waiting. What is in that box?'
        '8 20 That cell was put there first. It is the last to be taken.'
        '8 40 waiting[2] is 40. But --top makes 3 of 4.'
        '9 1 That is true for the array: there a single call works. Here each name is looked for in
            more calls.'
        '9 3 More calls are under way, so there is more to look through.'
        '10 400 A nought is missing.'
        '10 40000 A nought too many.'
    )
    say_lesson_head='maze.sh tour %d of %d: %s'
    say_lesson_row='    row %d, index %2d to %2d:   %s'
    say_lesson_answer='Answer: %s'
    say_lesson_next='Enter goes on'
    say_lesson_last='Enter ends'
    say_lesson_type='type a number, Enter'
    say_lesson_more='up, down: more'
    say_lesson_watch='w watch'
    say_lesson_back='left, right: screens'
    say_lesson_cells='    %-10s %12s %12s'
    say_lesson_costs=('cells' 'recursion' 'array')
    say_lesson_crash='Tried just now: a bash with 1 MB for its calls crashed after %d, so each took %d bytes. But those
        only called: a call of carve_recursive calls other functions too.'
    say_lesson_no_crash='Tried just now, in a bash of its own that should have 1 MB: after %s calls it was well.'
    say_lesson_exercise='Now write it yourself: maze.sh tour --exercise 1'
    say_lesson_measuring='measuring ...'
    say_lesson_number='%s: A number is wanted here, in digits, then Enter.'
    say_lesson_back_to='none  back to'
    say_screen='screen'
    say_exercise_1=(
        'maze.sh, exercise 1: dig'
        ''
        'The maze is the array cell: 0 is a wall, 1 is open. here is the index of'
        'the cell we are on, along is how much one step in the direction adds to an'
        'index. The next cell is two steps away.'
        ''
        'Complete dig: the cell, the wall between and the next cell become open, and'
        'the index of the next cell is put into there. Then: maze.sh tour --check FILE'
        'your lines'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: the depth'
        ''
        'depth is how many calls are under way, deepest the most there have ever been.'
        'Both are 0 before the first call.'
        ''
        'Complete carve_recursive: it carves as before, and counts. Two lines belong'
        'before the loop and one behind it. Then: maze.sh tour --check FILE'
        ''
        'your lines'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: a stack instead of the recursion'
        ''
        'The cells to come back to are kept in the array waiting, top is how many.'
        ''
        'Complete carve_stack: what happens behind dig, and what happens where there is'
        'nowhere left to go; your lines take the place of the : there, which does'
        'nothing. Where no cell waits any more, the carving is over: return.'
        'Then: maze.sh tour --check FILE'
        ''
        'your lines'
    )
    say_check_before='%s will now be run, in a bash of its own with an empty environment, for %d seconds at most.'
    say_check_right='Right: the same twenty mazes as ours.'
    say_check_right_depth='Right: the same twenty mazes as ours, and the same depth.'
    say_check_not_exercise='not an exercise of maze.sh: %s'
    say_check_exists='is there already: %s'
    say_check_written='Complete %s, then: maze.sh tour --check %s'
    say_check_syntax='bash cannot read it: %s'
    say_check_function='The function is missing: %s'
    say_check_error='bash says: %s'
    say_check_command='bash takes the first word of a line for a command. So name=value has no blanks in it.'
    say_check_text='%s should be a number, and is: %s'
    say_check_calculate='bash calculates only in (( )) and $(( )).'
    say_check_endless='It was not done after %d seconds: something goes on without end.'
    say_check_endless_hints=(
        'A cell that is not opened is a candidate for ever; and there has to be the next cell, two
            steps away.'
        'Does the loop still ask for candidates, and dig?'
        'Where it goes back, top has to become one less; and where top is 0, it has to return.'
    )
    say_check_noise='It prints too much: a loop that never ends?'
    say_check_stopped='It ended in the midst of it, at seed %d: does it call exit?'
    say_check_seed='Seed %d: it should be as on the left, and is as on the right.'
    say_check_border='The border has been opened: somewhere an index is one off. The next cell is 2 steps away, and
        the ring is no cell.'
    say_check_back='%d cells have never been reached: where there is nowhere left to go, the walk has to go back,
        to the cell it came from, until nobody waits.'
    say_check_there='%d cells have never been reached: does there become the index of the next cell, two steps
        away?'
    say_check_between='The cells are open, but the walls between them are not: a passage is the square between two
        cells, one step away.'
    say_check_corner='A square between four cells is open: somewhere an index is one off.'
    say_check_other='All cells are reached, but it is another maze: is the walk in another cell than it should be,
        or is a number drawn more often than once a passage?'
    say_check_depth='Seed %d: deepest should be %s and is %s.'
    say_check_never_up='Does anything count up when a call begins?'
    say_check_not_most='depth counts rightly. But deepest is not the most it has been: where ((depth > deepest)), and only
        there, deepest becomes depth.'
    say_check_never_down='It is as deep as there are cells: when a call ends, depth has to be one less.'
    say_check_one_off='It is one off: count the first call too, and compare before the calls below it begin.'
    say_check_look_again='Count up where a call begins, compare with deepest, count down where it ends.'
    say_width='width'
    say_height='height'
    say_carving='carving'
    say_reading='reading'
    say_solving='solving'
    say_checking='checking'
    say_printing='printing'

    say_not_number='%s is not a number: %s'
    say_out_of_range='%s is not from %d to %d: %s'
    say_not_odd='%s is not odd: %s'
    say_not_choice='%s is not one of %s: %s'
    say_unknown_option='unknown option, the nearest is %s: %s'
    say_unknown_command='unknown command, the nearest is %s: %s'
    say_not_size='not WIDTHxHEIGHT: %s'
    say_second_command='a second command: %s'
    say_second_screen='a second screen: %s'
    say_not_option_of='not an option of %s: %s'
    say_no_value='option needs a value: %s'
    say_no_such_value='option takes no value: %s'
    say_last_seed='the last of the seeds is not from 1 to 2147483646: %s'
    say_too_deep='too many cells for the recursive carver, at most %d: %s'
    say_no_terminal='play needs a terminal, or --keys'
    say_watch_terminal='--watch needs a terminal; --trace does not'
    say_not_on_screen='not a picture to play in: %s'
    say_cannot_write='cannot write the output'
    say_cannot_write_to='cannot write: %s'
    say_only_backtracker='only with the algorithm backtracker: %s'
    say_not_with_input='not an option for a maze from a file: %s'
    say_not_together='these two do not go together: %s %s'
    say_not_with_resume='not an option for a game that goes on: %s'
    say_no_player='the maze has no player: %s'
    say_no_goal='the maze has no goal: %s'
    say_no_way='there is no way from the player to the goal'

    say_cannot_read='cannot read: %s'
    say_bad_file='%s: line %d: %s'
    say_long_line='longer than %d characters'
    say_nul_byte='a NUL byte'
    say_no_header='not a width and a height'
    say_few_rows='only %d of %d rows'
    say_many_rows='more than %d rows'
    say_few_codes='%d codes, not %d'
    say_unknown_code='unknown code: %s'
    say_second_player='a second player'
    say_second_goal='a second goal'
    say_corner='a goal in a corner'
    say_no_other_end='a bridge with no other end'

    say_usage='maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage='maze.sh %s [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage_plain='maze.sh %s [OPTIONS]'
    say_help_more='maze.sh COMMAND --help tells what a command takes. All options there are:'
    say_command_play='walk through a maze (the command on a terminal)'
    say_command_generate='print a maze (the command without a terminal)'
    say_command_solve='print it with the shortest way from the player to the goal'
    say_command_check='is it perfect: every cell reached, and in one way only?'
    say_command_station='another game: rooms to scan, some of them traps'
    say_textures=('41x41, means over the seeds 1 to 20: dead ends in percent of the cells,'
        'steps and turns of the way from corner to corner' ''
        'name             dead ends   way  turns')
    say_looks=('long winding ways, few dead ends; the default'
        'grown like a crystal: many short dead ends'
        'short dead ends, the same all over'
        'every maze equally likely; slow at first'
        'every maze equally likely; slow at the end'
        'long winding ways, as of the backtracker'
        'a slant; open corridors north and west'
        'corridors across; an open one north'
        'made row by row; a last row with few walls'
        'rooms within rooms, long straight walls')
    say_command_algorithms='the ways to carve, and the texture of their mazes'
    say_option_algorithm='how to carve: maze.sh algorithms lists them'
    say_option_loops='percent of the dead ends that are opened: 0 to 100'
    say_command_page='one HTML file to play in any browser'
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
    say_option_ends='corners, opposite, center, random or far'
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
    say_option_format='blocks, ascii, lines, half, braille, digits, edges, text, svg, sheet (to print)'
    say_option_output='write there; play keeps the game there'
    say_option_color='auto, always or never'
    say_option_lang='en or de'
    say_option_size='a grid of N x N: 7 to 40 (10)'
    say_option_rooms='rooms to begin with: 20 to half the grid (50)'
    say_option_traps='percent of rooms that are traps: 0 to 90 (a third)'
    say_option_jokers='0 to 99 (3)'
    say_option_reveal='print it with all that is hidden'
    say_option_help='this help'
    say_option_version='name and version'
    say_option_completion='what bash needs to complete a call'
}

# shellcheck disable=SC2016,SC2034 # as above
speak_german() {
    say_wall='hier ist eine Wand'
    say_wrong_way='falsche Richtung: der Ausgang ist %s'
    say_places=('oben links' 'oben' 'oben rechts' 'links' 'in der Mitte' 'rechts'
        'unten links' 'unten' 'unten rechts')
    say_directions=(Osten Westen Süden Norden)
    say_compass=(O SO S SW W NW N NO)
    say_to_goal='%s bis zum Ziel'
    say_nowhere='nirgendwohin'
    say_moves='Schritte %d'
    say_exit='Ausgang'
    say_goal='Ziel'
    say_seed='Startwert %d'
    say_language=de
    say_svg_title='Labyrinth %s'
    say_sheet='Labyrinthe'
    say_sheet_name='Name:'
    say_sheet_solutions='Lösungen'
    say_sheet_no_way='kein Weg'
    say_only_one='svg ist ein einzelnes Bild; für mehrere gibt es --format sheet: %s'
    say_only_generate='ein Blatt (sheet) hat die Lösungen schon; es geht mit generate, nicht mit %s'
    say_help_key='? Hilfe'
    say_quit_key='q Ende'
    say_any_key='weiter mit einer Taste'
    say_unknown_key='? nennt die Tasten'
    say_paused='Pause. Weiter mit einer Taste.'
    say_too_small='Das Fenster ist zu klein.'
    say_hint='noch %d Schritte'
    say_bell_on='Ton an'
    say_bell_off='Ton aus'
    say_themes=('Farben: schlicht' 'Farben: zwei für die Wände' 'Farben: starker Kontrast' 'Farben: keine')
    say_no_colors='hier gibt es keine Farben'
    say_offer_begin='Enter oder Schritt: los'
    say_offer_size='andere Größe: '
    say_offer_height='und die Höhe: '
    say_left_game=('Ein Spiel wartet: %s, %s, Tasten %d' 'q Ende' 'n ein neues' 'Enter geht weiter')
    say_no_left_game='kein Spiel wartet'
    say_bad_left_game='das verlassene Spiel ist nicht lesbar und heißt jetzt %s: %s'
    say_you_won='Du hast den Weg gefunden!'
    say_you_resigned='Aufgegeben; hier ist der Weg.'
    say_over_moves='Schritte %d (gut: %d%%)'
    say_over_bumps='angestoßen %d (schlecht: %d%%)'
    say_over_shortest='kürzester Weg %d'
    say_over_efficiency='Wirkungsgrad %d%%'
    say_over_hints='Tipps %d'
    say_over_wins='gewonnen bisher: %d'
    say_over_keys='n weiter, r noch einmal, q Ende'
    say_record_first='das erste seiner Art'
    say_record_time='Rekord: die beste Zeit!'
    say_record_moves='Rekord: die wenigsten Umwege!'
    say_won='Du hast den Ausgang gefunden: Schritte %d, Zeit %s'
    say_reached='Du bist am Ziel: Schritte %d, Zeit %s'
    say_resigned='Du hast aufgegeben: Schritte %d, Zeit %s'
    say_quit='Du hast das Spiel verlassen: Schritte %d, Zeit %s'
    say_kept='%s; weiter mit %s'
    say_cannot_keep='dieses Spiel lässt sich nicht aufheben: %s'
    say_cannot_record='der Rekord lässt sich nicht aufheben: %s'
    say_won_before='dieses Spiel ist schon gewonnen und beginnt von vorn'
    say_other_ends='mit dem ersten Anfang und Ziel'
    say_no_records='noch keine Rekorde'
    say_bad_record='Rekorde: Zeile %d ist beschädigt und wird übergangen'
    say_record_heads=(Größe Art Spiele Bestzeit am Umwege)
    say_maze_help=(
        'asdw, Pfeile, hjkl  bewegen'
        'u, Rücktaste        den letzten Schritt zurück'
        't                   die Spur: wo du schon warst'
        'f, F1               die nächsten fünf Felder des Wegs'
        'F                   aufgeben: den ganzen Weg sehen'
        'r                   dasselbe Labyrinth von vorn'
        'n                   ein neues, der nächste Startwert'
        'g                   neuer Start, neues Ziel, hier'
        'v                   das ganze Labyrinth im Kleinen'
        '.                   wo bin ich? Zeile und Spalte blinken'
        'c                   andere Farben'
        'b                   Ton an und aus'
        'e                   Worte: wohin Gänge führen'
        'p, Esc              Pause'
        'q                   verlassen; das Spiel wird aufgehoben'
    )
    say_maze_signs=('du' 'Ziel' 'Spur' 'kürzester Weg' 'beides' 'eine Brücke')
    say_station_you_won='Alle sicheren Räume sind offen!'
    say_station_you_lost='Das war eine Falle.'
    say_station_won='Du hast alle sicheren Räume geöffnet. Scans: %d'
    say_station_lost='Das war eine Falle. Sichere Räume übrig: %d'
    say_station_quit='Du hast die Station verlassen. Sichere Räume übrig: %d'
    say_station_status='Joker %d  noch %d'
    say_station_legend='# unbekannt  0-8 offen: Fallen nebenan  ! markiert  * Falle  . nichts'
    say_station_keys=(
        'a s d w, Pfeile   den Cursor bewegen'
        'Leer, Enter       scannen; im Markiermodus markieren'
        'm                 zwischen Scannen und Markieren wechseln'
        'j                 ein Joker sagt, was der Raum ist'
        ':                 zu einer Zeile und Spalte gehen'
        'r                 dieselbe Station von vorn'
        'n                 eine neue, der nächste Startwert'
        'p, Esc            Pause'
        'q                 verlassen'
        ''
        '#  ein unbekannter Raum    0-8  ein offener: so viele Fallen nebenan'
        '!  ein markierter Raum     *    eine Falle; die letzte ist hervorgehoben'
        '- | / \  verbundene Räume  X    zwei Verbindungen kreuzen sich'
        '.  nichts'
    )
    say_modes=('Scannen' 'Markieren')
    say_no_unknown_room='hier ist kein unbekannter Raum'
    say_no_joker='kein Joker übrig'
    say_joker_safe='der Joker sagt: sicher'
    say_joker_trap='der Joker sagt: eine Falle'
    say_ask_place='%s 0 bis %d, x bricht ab: '
    say_row='Zeile'
    say_column='Spalte'
    say_over_scans='Scans %d'
    say_over_jokers='Joker übrig %d'
    say_over_to_open='sichere Räume übrig %d'
    say_watch_calls='laufende Aufrufe, der neueste oben'
    say_watch_waiting='das Array waiting, top=%d'
    say_watch_forks='Abzweige für die Rückkehr, der neueste oben'
    say_watch_queue='Felder, von denen es weitergeht, das nächste oben'
    say_watch_filling='nichts wartet: Sackgassen werden zugeschüttet'
    say_watch_digs='Gänge, der neueste oben'
    say_watch_walls='Wände, die neueste oben'
    say_watch_more='noch %d'
    say_watch_begin='die erste Zelle, %s, ist offen: los geht es'
    say_watch_open='innen ist alles offen: nun werden Wände gebaut'
    say_watch_start='der Spieler steht auf Feld %d: wo ist das Ziel?'
    say_watch_look='von %s geht es nach %s'
    say_watch_none='von %s geht es nirgendwohin'
    say_watch_enough='mehr Gänge dürfen es nicht sein (--steps)'
    say_watch_draw='die gezogene Zahl: %d %% %d = %d, also %s'
    say_watch_dig='die Wand von %s nach %s wird geöffnet'
    say_watch_dig_bridge='eine Brücke von %s nach %s, über eine Zelle'
    say_watch_push='%s kommt in waiting[%d]'
    say_watch_call='dasselbe von %s aus; %s wartet'
    say_watch_back='zurück in %s'
    say_watch_done='zurück in der ersten Zelle, und es geht nirgendwohin: fertig'
    say_watch_stopped='zurück in der ersten Zelle: mehr Gänge dürfen es nicht sein'
    say_watch_seek='weiter zu Feld %d'
    say_watch_return='hier geht es nicht weiter: zurück zum Abzweig, Feld %d'
    say_watch_next='vorn aus der Liste: Feld %d'
    say_watch_fill='eine Sackgasse wird zugeschüttet, bis Feld %d'
    say_watch_found='das Ziel, auf dem kürzesten Weg: %d Schritte'
    say_keep_frontier='der Rand, %d Zellen:%s'
    say_keep_sets='noch %d Mengen'
    say_keep_walk='der Weg:%s'
    say_keep_nothing='behalten wird nur, wo man steht'
    say_keep_hunt='die Jagd geht weiter bei %s'
    say_keep_run='der Lauf begann bei %s'
    say_keep_row='die Mengen der Reihe:%s'
    say_keep_field='ein Feld von %d x %d Zellen, ab %s'
    say_watch_wall='eine Wand an %d Zellen entlang'
    say_watch_bridge='%s über eine Brücke'
    say_watch_step='Schritt %d'
    say_watch_speed='Tempo %d'
    say_watch_run='Leertaste läuft'
    say_watch_pause='Leertaste hält'
    say_watch_tab='Tab: das Array'
    say_watch_untab='Tab: die Rekursion'
    say_watch_keys=(
        'Leertaste      laufen und anhalten'
        'rechts, links  ein Schritt vor und zurück'
        '+ -            schneller, langsamer'
        'Tab            die Rekursion, oder derselbe Weg mit einem Array'
        'r              von vorn'
        'G              bis zum Ende'
        'q              verlassen'
    )
    say_lesson_titles=(
        'Ein Array: Kästchen in einer Reihe'
        'Die Schrittweite stride: Reihen in einem Array'
        'Der Ring: ein Rand, nach dem niemand fragt'
        'Kandidaten: wohin es gehen kann'
        'Ein Schritt von Hand'
        'Die Rekursion'
        'Was eine Rückkehr tut'
        'Dasselbe mit einem Array'
        'Was ein Aufruf kostet'
        'Warum bash am Ende abstürzt'
    )
    say_lesson_1=(
        'Ein Labyrinth besteht aus Feldern: manche sind Wände, manche sind offen. maze.sh hat sie in
            einem Array: Kästchen in einer Reihe, in jedem eine Zahl, 0 für eine Wand, 1 für ein offenes
            Feld.'
        ''
        'Die Kästchen sind gezählt, und die Zählung beginnt mit 0. Die Nummer eines Kästchens ist sein
            Index. Dieses Array hat den Namen cell:'
        ''
        '    Index   0  1  2  3  4  5  6'
        '    cell = (1  0  1  1  0  1  1)'
        ''
        'Was in einem Kästchen ist, schreibt man mit seinem Index: cell[0] ist 1, cell[1] ist 0. Und
            cell[1]=1, ohne Leerzeichen, legt eine 1 in Kästchen 1. In (( )) rechnet bash, dort dürfen
            Leerzeichen stehen; OPEN ist 1, WALL ist 0. Diese Zeile von maze.sh öffnet also das Feld mit
            dem Index first:'
        '@code carve 10 10'
    )
    say_lesson_2=(
        'Ein Labyrinth hat Reihen untereinander, ein Array nur eine. Also stehen darin alle Reihen
            hintereinander. x sagt, wo in seiner Reihe ein Feld ist, y in welcher Reihe, beide ab 0.
            Hier hat eine Reihe 9 Felder:'
        '@rows'
        'Die Länge einer Reihe heißt stride. Das Feld bei x in Reihe y hat den Index y~*~stride~+~x. Ein
            Schritt nach Osten ist +~1, nach Westen -~1. Und nach Süden, also nach unten? Diese Zeile
            von maze.sh legt die vier Schritte, Osten, Westen, Süden, Norden, in ein Array:'
        '@code set_size 4 4'
        '$stride ist, was in stride ist, hier 9. Für $(( )) setzt bash ein, was darin berechnet wird:
            nach x=5 und y=2 ist $((y~*~stride~+~x)) 23.'
    )
    say_lesson_3=(
        'Felder mit geradem x und y (2, 4, 6 ...) sind Zellen: dorthin kann man gehen. Zwischen zweien
            ist eine Wand oder, wenn sie offen ist, ein Gang: die nächste Zelle ist zwei Schritte weit.
            Eine offene Zelle ist besucht:'
        '@grid 0 0 3'
        'Rundherum ist ein Ring offener Felder. Wer über den Rand sieht, findet eine 1: besucht, nichts
            zu tun. So setzt make_grid die Reihen zusammen, $ring nur aus Einsen, $walls mit einer 1 an
            beiden Enden:'
        '@code make_grid 9 13'
        'for: erst ist y 1; solange y <= height, tut bash, was von do bis done steht, und jedes Mal wird
            y um eins größer (y++).'
    )
    say_lesson_4=(
        'Eine Richtung ist Kandidat, wenn die nächste Zelle dort noch Wand ist. Aus der Funktion (Code
            mit Namen) list_candidates; here ist der Index unserer Zelle:'
        '@code list_candidates 5 9'
        'for: von do bis done, mit jeder Richtung, den Zahlen 0 bis 3. if: was von then bis fi steht,
            nur wenn es so ist. == fragt, ob zwei gleich sind, || ist "oder" (can_bridge: für Brücken),
            += hängt eines an. Reihe 4 bis 8; wir auf der 2:'
        '@grid 3 4'
    )
    say_lesson_5=(
        'Welcher Kandidat ist es? Eine Zahl entscheidet. Die Funktion below, ihr Code in {~}, bekommt
            gesagt, wie viele es sind: $1. Sie macht aus der letzten Zahl eine neue, state, und pick. %~ist
            der Rest einer Division: pick ist mindestens 0 und kleiner als $1. Was hinter # steht, ist
            eine Bemerkung:'
        '@code below'
        '"below 2" führt sie aus, mit 2 als $1. Danach öffnet die Funktion dig das Feld dazwischen und
            die nächste Zelle. Sie bekommt Zelle und Richtung; der Index der nächsten ist
            there=$((here~+~2~*~along)), along ein Schritt. Wir sind auf der 2; Kandidaten: 0: Osten, 1:
            Westen; state ist 52616557.'
        '@grid 3 4'
    )
    say_lesson_6=(
        'Von einer Zelle aus graben: solange es Kandidaten gibt, einen wählen, den Gang graben, und von
            dort aus graben. Die Funktion ruft also sich selbst auf. Das ist Rekursion. Jeder Aufruf hat
            ein eigenes $1: die Zelle, auf der er steht.'
        '@code carve_recursive'
        'while X: tu, was von do bis done steht, solange X gelingt, hier: solange es Kandidaten gibt.
            ${#candidate[@]} ist, wie viele es sind, ${candidate[pick]} ist, was im Kästchen pick ist,
            $there, wohin dig geführt hat. Anführungszeichen halten einen Wert zusammen.'
        'Ein Aufruf läuft, bis er an seine } kommt. Dann geht es in dem weiter, der ihn gemacht hat.
            Zellen heißen nach Spalte und Zeile, ab 0,0.'
    )
    say_lesson_7=(
        'In der Zelle 0,2 gibt es keine Kandidaten: das while endet, und mit ihm der Aufruf. Er kehrt
            zurück: der Aufruf, der ihn gemacht hat, geht hinter der markierten Zeile weiter, mit seinem
            $1, wie es war. So ist man wieder in der Zelle davor, und niemand musste "geh zurück"
            schreiben:'
        '@marked carve_recursive 5'
        'Hier: Schritt, Zelle, Kandidaten, gezogene Zahl, Richtung, laufende Aufrufe:'
        '@trace 4 5'
        'In jedem laufenden Aufruf ist $1 ein Index. Vom ältesten bis zum neuesten sind es 20, 38, 40,
            58 und 56.'
    )
    say_lesson_8=(
        'Was bash in Aufrufen für uns aufhebt, geht auch mit einem Array: in waiting sind die Zellen für
            die Rückkehr, top sagt, wie viele. Was zuletzt hineinkam, wird zuerst genommen: ein Stapel.
            In einer Schleife ohne Ende (while :):'
        '@code carve_stack 4 13'
        'waiting[top++] ist das Kästchen bei top, danach ist top eins größer. waiting[--top]: erst wird
            top eins kleiner, dann ist es das Kästchen bei top. elif: sonst, wenn top nicht 0 ist; else:
            sonst; return beendet die Funktion. Vergleiche: Taste w, Tab.'
    )
    say_lesson_9=(
        'Die Rekursion ist kürzer. Warum nimmt maze.sh für große Labyrinthe das Array?'
        'Trifft bash auf einen Namen, cell etwa, so sucht es unter den Namen des Aufrufs, der arbeitet,
            dann bei dem, der ihn gemacht hat, und so fort bis zum ersten. Je mehr Aufrufe laufen, desto
            länger dauert es, einen Namen zu finden.'
        'Das lässt sich messen: side ist 21, dann 41, dann 81, und measure_carving legt die Zeit für
            eine Zelle so eines Labyrinths in REPLY:'
        '@code show_costs 6 9 cut'
    )
    say_lesson_10=(
        'Ein laufender Aufruf braucht Speicher, und ein Programm hat für seine Aufrufe ein festes Stück
            davon, oft 8 MB. bash achtet nicht darauf, wie viel noch frei ist. Ist es voll, beendet das
            System das Programm: "Segmentation fault".'
        'Ein Aufruf von carve_recursive braucht, mit denen, die er macht, etwa 2000 Byte. Also gibt es
            zwei Grenzen: RECURSION_UNFELT ist 200, denn mehr wäre langsam, RECURSION_MOST 2500, denn
            viel mehr stürzt ab. [[ ]] vergleicht Texte, der Befehl die beendet das Programm:'
        '@code check_carver 4 9'
    )
    say_lesson_questions=(
        'Welchen Index hat das letzte Kästchen von cell?'
        'Welcher Index liegt südlich von 23, in Reihen von 9?'
        'Auf Zelle 24, in Reihen von 9: welchen Index hat die nächste im Osten?'
        'Wie viele Kandidaten gibt es auf der 2?'
        'pick ist 52616557 % 2. Was ist das, 0 oder 1?'
        'Der Aufruf für 0,0 machte den für 0,1, der den für 1,1, der den für 1,2. Wie viele Aufrufe
            laufen?'
        'Der neueste Aufruf kehrt zurück. Was ist $1 in dem Aufruf, der weitergeht?'
        'waiting=(20 38 40 58), top ist 4. Welche Zelle nimmt here=${waiting[--top]}?'
        'Viermal so viele Zellen, tiefere Aufrufe: die Zeit für eine Zelle 1 bleibt, 2 wächst, 3 sinkt?'
        'So viele Aufrufe gehen in 8000000 Byte:'
    )
    say_lesson_rights=(
        'Richtig: sieben Kästchen, ihre Indizes gehen von 0 bis 6.'
        'Richtig: 23 + 9. Süden ist + stride, Norden - stride.'
        'Richtig: 26 ist im Ring, eine 1, und niemand hat nach dem Rand gefragt.'
        'Richtig: Osten und Westen. Norden ist besucht, Süden ist der Ring.'
        'Richtig: 1, also Westen. dig hat zwei Felder geöffnet; dort sind wir nun.'
        'Richtig: einer arbeitet, drei warten auf ihn.'
        'Richtig: er ist wieder auf 58 und fragt wieder nach Kandidaten.'
        'Richtig: --top macht 3 aus 4, und waiting[3] ist 58, die letzte.'
        'Richtig: sie wächst. Eben gemessen, auf diesem Rechner, in Millionstelsekunden für eine Zelle:'
        'Richtig: 8000000 / 2000. 127x127 hat 3969 Zellen: so viele Aufrufe.'
    )
    say_lesson_wrongs=(
        'Zähle an der oberen Zeile entlang: was steht über dem letzten Kästchen?'
        'Das Feld darunter ist eine ganze Reihe weiter: zähle stride dazu.'
        'Ein Schritt nach Osten ist + 1, die nächste Zelle ist zwei weit.'
        'Sieh in jeder Richtung zwei Felder weit und zähle die Nullen.'
        'Gerade Zahlen haben den Rest 0, ungerade 1.'
        'Zähle den, der arbeitet, und die, die auf ihn warten.'
        'Es ist der Aufruf, der den neuesten gemacht hat: der davor in der Liste.'
        'Zähle top um eins herunter: das ist ein Index in waiting.'
        'Überlege, was ein Name kostet, wenn mehr Aufrufe laufen.'
        'Teile: 8000000 Byte, 2000 für jeden Aufruf.'
    )
    say_lesson_whys=(
        '1 7 Es sind 7 Kästchen. Aber das erste ist Nummer 0, also das letzte nicht Nummer 7.'
        '1 1 Das ist in dem Kästchen. Sein Index steht darüber.'
        '2 24 Das liegt östlich davon, in derselben Reihe.'
        '2 22 Das liegt westlich davon, in derselben Reihe.'
        '2 14 Das liegt nördlich davon: eine Reihe zurück. Süden ist eine Reihe weiter.'
        '2 25 Das sind zwei Schritte nach Osten. Süden ist in der nächsten Reihe.'
        '2 30 Eine Reihe hat 9 Felder, nicht 7: die des Rings zählen mit.'
        '3 25 Das ist das Feld dazwischen. Die nächste Zelle ist zwei Schritte weit.'
        '3 22 Das ist Westen: - 1 je Schritt. Osten ist + 1.'
        '3 42 Das ist Süden: zwei Reihen weiter. Osten ist + 1 je Schritt.'
        '4 4 Im Norden kommen wir her, und Süden ist der Ring: beide sind 1.'
        '4 3 Einer zu viel: Norden ist besucht, und Süden ist der Ring; beide sind 1.'
        '4 1 Es gibt noch einen: sieh auch zwei Felder nach Westen.'
        '4 0 Die Felder daneben sind Wände, aber sieh zwei Felder weit.'
        '5 0 52616557 ist ungerade, also bleibt beim Teilen durch 2 eine 1.'
        '6 3 Drei warten. Der für 1,2 läuft auch.'
        '6 1 Einer arbeitet. Aber die anderen sind noch nicht an ihrer }.'
        '7 56 Das ist der Aufruf, der zu Ende ist. Sein $1 ist mit ihm verschwunden.'
        '7 20 Das ist der älteste Aufruf, er geht als letzter weiter.'
        '7 40 Das ist einer zu weit: 40 wartet noch auf den Aufruf auf 58.'
        '8 3 3 ist der Index in waiting. Was ist in diesem Kästchen?'
        '8 20 Diese Zelle kam als erste hinein. Sie wird als letzte genommen.'
        '8 40 waiting[2] ist 40. Aber --top macht 3 aus 4.'
        '9 1 Für das Array stimmt das: dort arbeitet ein einziger Aufruf. Hier wird jeder Name in mehr
            Aufrufen gesucht.'
        '9 3 Es laufen mehr Aufrufe, also ist mehr zu durchsuchen.'
        '10 400 Da fehlt eine Null.'
        '10 40000 Eine Null zu viel.'
    )
    say_lesson_head='maze.sh tour %d von %d: %s'
    say_lesson_row='    Reihe %d, Index %2d bis %2d:   %s'
    say_lesson_answer='Antwort: %s'
    say_lesson_next='Enter: weiter'
    say_lesson_last='Enter: Ende'
    say_lesson_type='eine Zahl, dann Enter'
    say_lesson_more='auf, ab: mehr'
    say_lesson_watch='w zusehen'
    say_lesson_back='links, rechts: blättern'
    say_lesson_cells='    %-10s %12s %12s'
    say_lesson_costs=('Zellen' 'Rekursion' 'Array')
    say_lesson_crash='Eben versucht: eine bash mit 1 MB für Aufrufe stürzte nach %d ab, also %d Byte für jeden. Doch die
        riefen nur auf: einer von carve_recursive ruft noch andere Funktionen.'
    say_lesson_no_crash='Eben versucht, in einer eigenen bash, die 1 MB haben sollte: nach %s Aufrufen ging es ihr gut.'
    say_lesson_exercise='Schreib es nun selbst: maze.sh tour --exercise 1'
    say_lesson_measuring='es wird gemessen ...'
    say_lesson_number='%s: Hier ist eine Zahl gefragt, in Ziffern, dann Enter.'
    say_lesson_back_to='keine  zurück nach'
    say_screen='Seite'
    say_exercise_1=(
        'maze.sh, exercise 1: dig, einen Gang graben'
        ''
        'Das Labyrinth ist das Array cell: 0 ist Wand, 1 ist offen. here ist der Index'
        'der Zelle, auf der wir stehen, along ist, was ein Schritt in die Richtung zu'
        'einem Index dazuzählt. Die nächste Zelle ist zwei Schritte weit.'
        ''
        'Ergänze dig: die Zelle, die Wand dazwischen und die nächste Zelle werden offen,'
        'und ihr Index kommt nach there. Danach: maze.sh tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: die Tiefe'
        ''
        'depth ist, wie viele Aufrufe laufen, deepest, wie viele es höchstens waren.'
        'Beide sind 0 vor dem ersten Aufruf.'
        ''
        'Ergänze carve_recursive: es gräbt wie bisher und zählt dabei. Zwei Zeilen gehören'
        'vor die Schleife und eine dahinter. Danach: maze.sh tour --check DATEI'
        ''
        'deine Zeilen'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: ein Stapel statt der Rekursion'
        ''
        'Die Zellen für die Rückkehr stehen im Array waiting, top ist, wie viele.'
        ''
        'Ergänze carve_stack: was nach dig geschieht, und was dort geschieht, wo es'
        'nirgends weitergeht; deine Zeilen treten dort an die Stelle von : das nichts'
        'tut. Wartet keine Zelle mehr, ist alles gegraben: return.'
        'Danach: maze.sh tour --check DATEI'
        ''
        'deine Zeilen'
    )
    say_check_before='%s läuft jetzt, in einer eigenen bash mit leerer Umgebung, höchstens %d Sekunden.'
    say_check_right='Richtig: dieselben zwanzig Labyrinthe wie unsere.'
    say_check_right_depth='Richtig: dieselben zwanzig Labyrinthe wie unsere, und dieselbe Tiefe.'
    say_check_not_exercise='keine Aufgabe von maze.sh: %s'
    say_check_exists='gibt es schon: %s'
    say_check_written='Ergänze %s, danach: maze.sh tour --check %s'
    say_check_syntax='bash kann es nicht lesen: %s'
    say_check_function='Die Funktion fehlt: %s'
    say_check_error='bash sagt: %s'
    say_check_command='bash hält das erste Wort einer Zeile für einen Befehl. Darum steht name=wert ohne Leerzeichen.'
    say_check_text='%s soll eine Zahl sein, und ist: %s'
    say_check_calculate='bash rechnet nur in (( )) und $(( )).'
    say_check_endless='Nach %d Sekunden war es nicht fertig: etwas geht ohne Ende weiter.'
    say_check_endless_hints=(
        'Eine Zelle, die nicht geöffnet wird, bleibt für immer Kandidat; und there muss die nächste
            Zelle sein, zwei Schritte weit.'
        'Fragt die Schleife noch nach Kandidaten, und gräbt sie?'
        'Wo es zurückgeht, muss top um eins kleiner werden; und wo top 0 ist, muss es return heißen.'
    )
    say_check_noise='Es druckt zu viel: eine Schleife ohne Ende?'
    say_check_stopped='Es endete mittendrin, bei Startwert %d: ruft es exit auf?'
    say_check_seed='Startwert %d: es soll sein wie links, und ist wie rechts.'
    say_check_border='Der Rand ist geöffnet: ein Index ist irgendwo um eins daneben. Die nächste Zelle ist 2
        Schritte weit, und der Ring ist keine Zelle.'
    say_check_back='%d Zellen wurden nie erreicht: wo es nirgends weitergeht, muss es zurückgehen, zu der Zelle,
        von der es kam, bis keine mehr wartet.'
    say_check_there='%d Zellen wurden nie erreicht: wird there der Index der nächsten Zelle, zwei Schritte weit?'
    say_check_between='Die Zellen sind offen, aber die Wände dazwischen nicht: ein Gang ist das Feld zwischen zwei
        Zellen, einen Schritt weit.'
    say_check_corner='Ein Feld zwischen vier Zellen ist offen: ein Index ist irgendwo um eins daneben.'
    say_check_other='Alle Zellen sind erreicht, aber es ist ein anderes Labyrinth: steht man in einer anderen Zelle
        als gedacht, oder wird mehr als eine Zahl je Gang gezogen?'
    say_check_depth='Startwert %d: deepest soll %s sein und ist %s.'
    say_check_never_up='Zählt etwas hoch, wenn ein Aufruf beginnt?'
    say_check_not_most='depth zählt richtig. Aber deepest ist nicht, was es höchstens war: wo ((depth > deepest)), und nur
        dort, wird deepest zu depth.'
    say_check_never_down='Es ist so tief, wie es Zellen gibt: endet ein Aufruf, muss depth um eins kleiner werden.'
    say_check_one_off='Es ist um eins daneben: zähle auch den ersten Aufruf, und vergleiche, bevor die nächsten
        beginnen.'
    say_check_look_again='Zähle hoch, wo ein Aufruf beginnt, vergleiche mit deepest, zähle herunter, wo er endet.'
    say_width='Breite'
    say_height='Höhe'
    say_carving='grabe'
    say_reading='lese'
    say_solving='suche'
    say_checking='prüfe'
    say_printing='gebe aus'

    say_not_number='%s ist keine Zahl: %s'
    say_out_of_range='%s liegt nicht zwischen %d und %d: %s'
    say_not_odd='%s ist nicht ungerade: %s'
    say_not_choice='%s muss eins von %s sein: %s'
    say_unknown_option='unbekannte Option, am nächsten ist %s: %s'
    say_unknown_command='unbekannter Befehl, am nächsten ist %s: %s'
    say_not_size='nicht BREITExHÖHE: %s'
    say_second_command='ein zweiter Befehl: %s'
    say_second_screen='eine zweite Seite: %s'
    say_not_option_of='keine Option für %s: %s'
    say_no_value='der Option fehlt ihr Wert: %s'
    say_no_such_value='die Option nimmt keinen Wert: %s'
    say_last_seed='der letzte Startwert liegt nicht zwischen 1 und 2147483646: %s'
    say_too_deep='zu viele Zellen, um rekursiv zu graben, höchstens %d: %s'
    say_no_terminal='play braucht ein Terminal, oder --keys'
    say_watch_terminal='--watch braucht ein Terminal; --trace nicht'
    say_not_on_screen='kein Bild, in dem man spielen kann: %s'
    say_cannot_write='die Ausgabe lässt sich nicht schreiben'
    say_cannot_write_to='lässt sich nicht schreiben: %s'
    say_only_backtracker='nur mit dem Algorithmus backtracker: %s'
    say_not_with_input='keine Option für ein Labyrinth aus einer Datei: %s'
    say_not_together='diese beiden gehen nicht zusammen: %s %s'
    say_not_with_resume='keine Option für ein Spiel, das weitergeht: %s'
    say_no_player='dem Labyrinth fehlt der Spieler: %s'
    say_no_goal='dem Labyrinth fehlt das Ziel: %s'
    say_no_way='kein Weg führt vom Spieler zum Ziel'

    say_cannot_read='lässt sich nicht lesen: %s'
    say_bad_file='%s: Zeile %d: %s'
    say_long_line='länger als %d Zeichen'
    say_nul_byte='ein NUL-Byte'
    say_no_header='keine Breite und Höhe'
    say_few_rows='nur %d von %d Reihen'
    say_many_rows='mehr als %d Reihen'
    say_few_codes='%d Codes statt %d'
    say_unknown_code='unbekannter Code: %s'
    say_second_player='ein zweiter Spieler'
    say_second_goal='ein zweites Ziel'
    say_corner='ein Ziel in einer Ecke'
    say_no_other_end='eine Brücke ohne anderes Ende'

    say_usage='maze.sh [BEFEHL] [OPTIONEN] [BREITExHÖHE]'
    say_command_usage='maze.sh %s [OPTIONEN] [BREITExHÖHE]'
    say_command_usage_plain='maze.sh %s [OPTIONEN]'
    say_help_more='maze.sh BEFEHL --help sagt, was ein Befehl nimmt. Alle Optionen:'
    say_command_play='durch ein Labyrinth gehen (der Befehl auf einem Terminal)'
    say_command_generate='ein Labyrinth ausgeben (der Befehl ohne Terminal)'
    say_command_solve='es mit dem kürzesten Weg vom Spieler zum Ziel ausgeben'
    say_command_check='ist es perfekt: jede Zelle erreichbar, auf nur einem Weg?'
    say_command_station='ein anderes Spiel: Räume scannen, manche sind Fallen'
    say_textures=('41x41, Mittel der Startwerte 1 bis 20: Sackgassen in Prozent der Zellen,'
        'Schritte und Wendungen des Wegs von Ecke zu Ecke' ''
        'Name            Sackgassen   Weg  Wenden')
    say_looks=('lange gewundene Gänge, wenige Sackgassen; der übliche'
        'gewachsen wie ein Kristall: viele kurze Sackgassen'
        'kurze Sackgassen, überall gleich'
        'jedes Labyrinth gleich wahrscheinlich; am Anfang langsam'
        'jedes Labyrinth gleich wahrscheinlich; am Ende langsam'
        'lange gewundene Gänge, wie beim backtracker'
        'schräg; freie Gänge im Norden und Westen'
        'Gänge von West nach Ost; ein freier im Norden'
        'Reihe für Reihe; die letzte mit wenigen Wänden'
        'Räume in Räumen, lange gerade Wände')
    say_command_algorithms='die Arten zu graben, und wie ihre Labyrinthe sind'
    say_option_algorithm='wie gegraben wird: maze.sh algorithms nennt sie'
    say_option_loops='Prozent der Sackgassen, die geöffnet werden: 0 bis 100'
    say_command_page='eine HTML-Datei, in jedem Browser zu spielen'
    say_command_tour='eine Lektion: Arrays und Rekursion; tour N beginnt bei Seite N'
    say_command_records='die besten Zeiten und die wenigsten Umwege'
    say_about_station='
Räume sind in acht Richtungen verbunden, manche sind Fallen. Öffne alle
anderen: ein offener Raum zeigt, wie viele Fallen mit ihm verbunden sind; bei 0
öffnen sich auch seine Nachbarn, und deren, wo sie 0 sind, und so weiter.'
    say_keys_of_station='
  a s d w, Pfeile     den Cursor bewegen
  Leer, Enter         den Raum scannen; im Markiermodus markieren oder Marke weg
  m                   zwischen Scannen und Markieren wechseln
  j                   ein Joker sagt, was der Raum ist, ohne ihn zu öffnen
  :                   zu Zeile und Spalte mit ihren Nummern gehen
  q                   verlassen; ? nennt die anderen Tasten'
    say_option_width='Felder mit Wänden, ungerade: 5 bis 2001; auch BREITExHÖHE'
    say_option_height='ebenso'
    say_option_seed='gleicher Startwert, gleiches Bild: 1 bis 2147483646'
    say_option_ends='corners, opposite, center, random oder far'
    say_option_weave='Gänge kreuzen sich auf Brücken'
    say_option_bridges='auf höchstens N'
    say_option_carver='auto, recursive, stack: zwei Wege zum selben Labyrinth'
    say_option_steps='nach N Gängen aufhören'
    say_option_count='N Labyrinthe, mit den Startwerten S, S+1, ...'
    say_option_watch='der Arbeit zusehen, Schritt für Schritt'
    say_option_exercise='eine Datei zum Ergänzen: 1 dig, 2 die Tiefe, 3 ein Stapel'
    say_option_check='eine ergänzte Datei ausführen und mit uns vergleichen'
    say_option_trace='jeder Schritt des Grabens als Zeile einer Tabelle'
    say_option_input='Labyrinthe aus einer Datei; - ist die Standardeingabe'
    say_option_keys='ohne Terminal spielen, mit diesen Tasten'
    say_option_describe='Worte: nach jedem Schritt, wohin Gänge führen'
    say_option_resume='das verlassene Spiel fortsetzen'
    say_option_format='blocks, ascii, lines, half, braille, digits, edges, text, svg, sheet (zum Drucken)'
    say_option_output='dorthin schreiben; play hebt dort das Spiel auf'
    say_option_color='auto, always oder never'
    say_option_lang='en oder de'
    say_option_size='ein Gitter von N x N: 7 bis 40 (10)'
    say_option_rooms='Räume zu Beginn: 20 bis zur Hälfte des Gitters (50)'
    say_option_traps='Prozent der Räume sind Fallen: 0 bis 90 (ein Drittel)'
    say_option_jokers='0 bis 99 (3)'
    say_option_reveal='mit allem Verborgenen ausgeben'
    say_option_help='diese Hilfe'
    say_option_version='Name und Version'
    say_option_completion='was bash braucht, um Aufrufe zu vervollständigen'
}

choose_language() { # <en|de|empty: what the locale says>
    unset "${!say_@}"
    case ${1:-$user_language} in
        de*) speak_german ;;
        *) speak_english ;;
    esac
    if [[ -n $plain_text ]]; then
        say_arrows=("${say_compass[@]}") say_more=('<' '>' '^' 'v')
    else
        say_arrows=('→' '↘' '↓' '↙' '←' '↖' '↑' '↗') say_more=('‹' '›' '˄' '˅')
    fi
}

say() { # <format> <value ...> -> REPLY
    # shellcheck disable=SC2059 # the texts above are the formats
    printf -v REPLY "$@"
}

# ---------------------------------------------------------------------------------------------
# output: where what is said goes: standard output, standard error, files; how the program fails
#
# Owns: progress_since, progress_shown, page, page_held, output, output_name, output_part.
# ---------------------------------------------------------------------------------------------

cut_text() { # <text> <most bytes> -> REPLY: with no half of a UTF-8 character at its end
    REPLY=${1:0:$2}
    ((${#1} > $2)) || return 0
    while [[ $REPLY == *[$'\200'-$'\277'] ]]; do
        REPLY=${REPLY%?}
    done
    REPLY=${REPLY%[$'\300'-$'\377']}
}

printable() { # <value> -> REPLY: one short line that does nothing to a terminal
    cut_text "$1" 60
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?} # the control characters above ASCII
    REPLY=${REPLY:-"''"}
    ((${#1} <= 60)) || REPLY+=...
}

tell() { # <line>: on standard error
    printf '%s\n' "$1" >&2
}

fail() { # <status> <line, printable>: the end
    tell "maze.sh: $2"
    exit "$1"
}

die() { # <status> <format> <value ...>: the same, for values as they came
    local status=$1 format=$2 values=()
    shift 2
    while (($#)); do
        printable "$1"
        values+=("$REPLY")
        shift
    done
    say "$format" ${values[@]+"${values[@]}"}
    fail "$status" "$REPLY"
}

# Long work tells how far it is, on standard error, from about its first second on.

progress_since=0 progress_shown=''

start_progress() { progress_since=$SECONDS; }

show_progress() { # <what> <done> <of how many>
    ((SECONDS - progress_since > 1)) && [[ -t 2 ]] || return 0
    printf '\r%s %d%%' "$1" "$((100 * $2 / $3))" >&2
    progress_shown=yes progress_since=$((SECONDS - 1))
}

show_printing() { # <line> <of how many>: unless the lines themselves are to be seen
    [[ -t 1 ]] || show_progress "$say_printing" "$1" "$2"
}

end_progress() {
    [[ -z $progress_shown ]] || printf '\r\033[K' >&2
    progress_shown=''
}

# Standard output is written a page at a time: a system call costs more than a line.

page='' page_held='' output='' output_name='' output_part=''

put_line() { # <line>
    page+=$1$'\n'
    ((${#page} < 16384)) || [[ -n $page_held ]] || put_page
}

hold_page() { # from now on nothing is written, for take_page
    put_page
    page_held=yes
}

take_page() { # -> REPLY: all lines since hold_page
    REPLY=$page
    page='' page_held=''
}

put_page() {
    [[ -z $page ]] || printf %s "$page" 2>/dev/null || die 1 "$say_cannot_write"
    page=''
}

# A file is written beside its target, then takes its place, with the mode the old one had, so that
# whatever happens the old one stays whole. A link stays a link; what is no file, a pipe say, is
# written directly.

open_output() { # <file>: as descriptor 4
    local link links=0 name
    output=$1 output_name=$1
    case $1 in
        /dev/std* | /dev/fd/*) ;; # whatever they are, not ours to replace
        *)
            while [[ -L $output ]] && ((links++ < 40)) && link=$(readlink -- "$output"); do
                [[ $link == /* || $output != */* ]] || link=${output%/*}/$link
                output=$link
            done
            ;;
    esac
    output_part=$output
    if [[ $1 != /dev/std* && $1 != /dev/fd/* && ! -L $output && (! -e $output || -f $output) ]]; then
        name=${output##*/}
        output_part=$output.$$.part
        # so long a name leaves no room for more
        ((${#name} < 200)) || output_part=${output%"$name"}maze.$$.part
        set -o noclobber # nobody else's file, nor a link laid there
    fi
    if [[ -z $1 || $1 == */ || -d $output ]] || ! { exec 4>"$output_part"; } 2>/dev/null; then
        output_part=$output
        die 1 "$say_cannot_write_to" "$1"
    fi
    set +o noclobber
    [[ $output_part == "$output" || ! -f $output ]] || copy_mode "$output" "$output_part"
}

copy_mode() { # <from file> <to file>: who may read, write and run it, as ls tells: -rwxr-x---
    local rights
    rights=$(ls -ld -- "$1" 2>/dev/null) || return 0
    rights=${rights:1:9}
    rights=${rights//[st]/x} # what else these two allow is not for a new file
    [[ $rights != *[!rwxST-]* ]] || return 0
    rights="u=${rights:0:3},g=${rights:3:3},o=${rights:6:3}"
    chmod "${rights//[-ST]/}" "$2" 2>/dev/null
}

close_output() {
    put_page
    exec >/dev/null 4>&-
    if [[ $output_part != "$output" ]]; then
        mv -f -- "$output_part" "$output" 2>/dev/null || die 1 "$say_cannot_write_to" "$output_name"
        output_part=$output
    fi
}

forget_output() { # it was only tried whether it can be written
    output='' output_part=''
}

discard_output() { # when the program ends before its time
    [[ $output_part == "$output" ]] || rm -f -- "$output_part"
}

# ---------------------------------------------------------------------------------------------
# gate: the one way in for every value from outside
#
# bash evaluates arithmetic twice: in (( n )) with n='a[$(reboot)]' the reboot runs. So no value
# from an option, an answer, a file or the environment reaches arithmetic, an index or printf %d
# before it has passed here, where it is only ever compared with patterns.
# Reads: say_*.
# ---------------------------------------------------------------------------------------------

gate_number() { # <name> <value> <least> <most> [odd] -> REPLY, no leading zeros; or 1, REPLY why
    local value=$2
    printable "$value"
    case $value in # spelled out: in some locales [0-9] holds more than ten characters
        '' | *[!0123456789]*)
            say "$say_not_number" "$1" "$REPLY"
            return 1
            ;;
    esac
    if ((${#value} > 18 || 10#$value < $3 || 10#$value > $4)); then
        say "$say_out_of_range" "$1" "$3" "$4" "$REPLY"
        return 1
    elif [[ ${5:-} == odd && $value == *[02468] ]]; then
        say "$say_not_odd" "$1" "$REPLY"
        return 1
    fi
    REPLY=$((10#$value))
}

gate_choice() { # <name> <value> <choice ...> -> REPLY; or 1, REPLY why
    local name=$1 value=$2 choice
    shift 2
    for choice; do
        if [[ $value == "$choice" ]]; then
            REPLY=$choice
            return 0
        fi
    done
    printable "$value"
    say "$say_not_choice" "$name" "$*" "$REPLY"
    return 1
}

# ---------------------------------------------------------------------------------------------
# random numbers: the "minimal standard" generator of Park and Miller, multiplier 48271
#
# S. K. Park, K. W. Miller: Random number generators: good ones are hard to find (1988, 1993);
# C++ calls it minstd_rand. $RANDOM is another one in bash 5.1, so it only ever picks a seed.
# Owns: state (from 1 to 2147483646), pick (the number drawn last).
# ---------------------------------------------------------------------------------------------

readonly LAST_SEED=2147483646
state=1 pick=0

seed_with() { # <seed>
    state=$1
}

below() { # <n> -> pick: from 0 to n-1
    ((state = state * 48271 % 2147483647, pick = state % $1))
}

pick_seed() { # <last> -> REPLY: any seed from 1 to last
    ((REPLY = (RANDOM * 32768 * 32768 + RANDOM * 32768 + RANDOM) % $1 + 1))
}

# =============================================================================================
# Part II: the maze
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# grid: the array of walls and cells
#
# A maze is made of squares, width x height of them, walls included. A ring of open squares lies
# around it, so a row has width + 2 squares. All rows stand one after the other in one array, and
# stride is the distance from a square to the one below it, the length of a row:
#
#     cell[y * stride + x]   0 <= x <= width + 1, 0 <= y <= height + 1
#
# Directions are numbers: 0 east, 1 west, 2 south, 3 north; the opposite of k is k ^ 1. One step
# in direction k is step[k] further on in the array: + 1, - 1, + stride, - stride.
#
# Cells are the squares with x and y both even. With one of them odd, a square is a wall, or a
# passage, between two cells. For 5x5, before carving:
#
#     1 1 1 1 1 1 1   the ring
#     1 0 0 0 0 0 1   0 wall
#     1 0 . 0 . 0 1   .  here are the four cells, as yet walls too
#     1 0 0 0 0 0 1
#     1 0 . 0 . 0 1
#     1 0 0 0 0 0 1
#     1 1 1 1 1 1 1   1 open
#
# A bridge (of a "weave" maze) crosses over a cell; its two ends take the place of the walls
# on either side of that cell:
#
#     1 4 1 5 1   from west to east: a step onto the 4 leads to the cell behind the 5
#
# Owns: width, height, stride, size (squares, ring included), step, cells_wide, cells_high, cell,
# row (the rows as strings), woven (yes once there is a bridge), tree (yes for a maze that was
# carved, without loops).
# ---------------------------------------------------------------------------------------------

readonly EAST=0 WEST=1 SOUTH=2 NORTH=3
readonly WALL=0 OPEN=1 BRIDGE_EAST=4 BRIDGE_WEST=5 BRIDGE_SOUTH=6 BRIDGE_NORTH=7 # 4 + direction
readonly LEAST_SIDE=5 MOST_SIDE=2001
width=0 height=0 stride=0 size=0 cells_wide=0 cells_high=0 woven='' tree=''
cell=() row=() step=()

set_size() { # <width> <height>
    ((width = $1, height = $2, stride = width + 2, size = stride * (height + 2)))
    ((cells_wide = width / 2, cells_high = height / 2))
    step=(1 -1 "$stride" "-$stride")
    woven='' tree=''
}

make_grid() { # <width> <height>: all walls, with the ring around
    local y ring walls grid=()
    cell=() # first, so that its memory is free in one piece
    set_size "$1" "$2"
    printf -v ring '%*s' "$stride" ''
    ring=${ring// /$OPEN }
    printf -v walls '%*s' "$width" ''
    walls="$OPEN ${walls// /$WALL }$OPEN"
    grid[0]=$ring
    for ((y = 1; y <= height; y++)); do
        grid[y]=$walls
    done
    grid[y]=$ring
    fill_grid "${grid[@]}"
}

# Up to bash 4.1, += on an array takes the longer the longer it is already: there the array is made
# at once, which takes twice the memory while it lasts.

fill_grid() { # <row ...>: into cell; a row is a string of codes with blanks between them
    local IFS=' ' line
    if ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 42)); then
        # shellcheck disable=SC2048,SC2206 # to be split
        cell=($*)
        return
    fi
    cell=()
    for line; do
        # shellcheck disable=SC2206
        cell+=($line)
    done
}

join_rows() { # -> row[0] to row[height + 1], each a string of codes, a character a square
    local IFS='' all y at end codes
    row=()
    if ((size <= 500000)); then
        all="${cell[*]}" # the quickest by far, but it holds 100 bytes a square while it works
        for ((y = 0; y < height + 2; y++)); do
            row[y]=${all:y*stride:stride}
        done
        return
    fi
    for ((y = 0; y < height + 2; y++)); do
        codes=''
        for ((at = y * stride, end = at + stride; at + 8 <= end; at += 8)); do
            codes+=${cell[at]}${cell[at + 1]}${cell[at + 2]}${cell[at + 3]}
            codes+=${cell[at + 4]}${cell[at + 5]}${cell[at + 6]}${cell[at + 7]}
        done
        for (( ; at < end; at++)); do
            codes+=${cell[at]}
        done
        row[y]=$codes
    done
}

is_outside() { # <square>: is it in the ring?
    local x y
    ((x = $1 % stride, y = $1 / stride))
    ((x < 1 || x > width || y < 1 || y > height))
}

# ---------------------------------------------------------------------------------------------
# carve: recursive backtracking
#
# The idea. Stand on a cell. Look for its neighbours, the cells two squares away, that nobody has
# visited yet; go to any one of them, and open the wall between. From there do the same. Where no
# such neighbour is left, go back the way you came until there is one. When you are back at the
# first cell and nothing is left there either, the maze is carved: every cell can be reached from
# every other, in one way only. Such a maze is called perfect, and the way its passages branch a
# spanning tree.
#
# Nobody need remember which cells are visited: an unvisited cell is still a wall. And nobody
# need ask where the border is: the ring beyond it is open, so it looks visited.
#
# Source: depth-first search on the grid with a random order of neighbours; see W. D. Pullen,
# Think Labyrinth, "recursive backtracker".
# Owns: candidate (the directions one can go from a cell), there (the cell a new passage leads to),
# passages_most, passages_left, bridges_left (how many may still be dug); noting (trace, dug or empty:
# what is noted of each passage), traced (lines), trace_way, trace_depth (the cells from the first one
# to where the walk stands), dug (for each passage 4 * cell + direction), dug_by (the function and
# its line in this file that dug it), kept (what the algorithm kept just then, in words), keeping (the
# function that tells it).
# Writes: cell, woven, tree, state.
# ---------------------------------------------------------------------------------------------

candidate=() there=0 passages_most=0 passages_left=0 bridges_left=0
noting='' traced=() trace_way=() trace_depth=0 dug=() dug_by=() kept=() keeping=''

# The recursion. A recursive function solves a problem by solving smaller ones of the same kind: to
# carve from a cell, dig a passage to a neighbour, carve all there is to carve from there, and look
# again. Going back needs no line of its own: it is what happens when a call ends. Each call has a
# $1 of its own, the cell it stands on, and finds it unchanged when the calls it made have ended.
#
# below N draws a number: pick is 0 to N - 1. dig opens a passage: there is the cell it leads to.

carve_recursive() { # <cell>
    while list_candidates "$1"; do
        below "${#candidate[@]}"
        dig "$1" "${candidate[pick]}"
        carve_recursive "$there"
    done
}

# Four cells, A B above C D, and the numbers that seed 1 draws; each call is a line further in:
#
#     carve_recursive A      candidates: east, south    2 of them, pick is 1: dig south, to C
#       carve_recursive C      candidates: east         1 of them, pick is 0: dig east, to D
#         carve_recursive D      candidates: north      1 of them, pick is 0: dig north, to B
#           carve_recursive B      none: the call ends
#         again in D             none: the call ends    +---+---+
#       again in C             none: the call ends      | A | B |
#     again in A             none: the call ends        |   +   |
#                                                       | C   D |
#     and this is what it has carved:                   +---+---+

list_candidates() { # <cell> -> candidate: the directions that lead on from here; 1 if there is none
    local here=$1 direction
    candidate=()
    ((passages_left)) || return 1
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[here + 2 * step[direction]] == WALL)) || can_bridge "$here" "$direction"; then
            candidate+=("$direction")
        fi
    done
    ((${#candidate[@]})) # as a status, a number is success and 0 is failure
}

dig() { # <cell> <direction> -> there: the cell that the passage leads to; 1 if no more may be dug
    local here=$1 along=${step[$2]}
    ((passages_left)) || return 1
    ((passages_left % 256)) || show_carving
    [[ -z $noting ]] || "note_$noting" "$here" "$2"
    there=$((here + 2 * along))
    if ((cell[there] != WALL && bridges_left)); then
        build_bridge "$here" "$2"
    else
        ((cell[here] = cell[here + along] = cell[there] = OPEN))
    fi
    ((passages_left--))
}

show_carving() {
    show_progress "$say_carving" "$((passages_most - passages_left))" "$passages_most"
}

# The same walk with an array. What bash kept for us, the cells whose calls have not ended yet, we
# keep ourselves, in the array waiting: put a cell on top when leaving it, take it from there when
# coming back. Line for line:
#
#     a call begins        waiting[top++]=$here here=$there     the cell waits; we stand on the next
#     its $1               $here
#     a call ends          here=${waiting[--top]}               back to the one that waited last
#     the last call ends   top is 0
#
# Why both? The first is the idea. But a bash call that is 1,000 calls deep is slow (each look-up of
# a name goes through the names of all its callers), and one that is 4,000 deep has used up the 8 MB
# that a process usually has for this, and crashes.

carve_stack() { # <cell>
    local here=$1 waiting=() top=0
    while :; do
        if list_candidates "$here"; then
            below "${#candidate[@]}"
            dig "$here" "${candidate[pick]}"
            waiting[top++]=$here
            here=$there
        elif ((top)); then
            here=${waiting[--top]}
        else
            return
        fi
    done
}

# Bridges. In a weave maze a bridge may lead over a visited cell, to an unvisited one behind it, if
#
#     here # o # x        both squares along the way are walls (#), the cell behind is not
#            |            visited (x), and the cell to be crossed is a straight passage: the
#                         squares beside it, at right angles, are plain open.
#
# At the border the ring answers again: it is open where a wall is asked for. But the cell behind
# may lie north or south of the array itself, so that is looked at first.

can_bridge() { # <cell> <direction>
    local along=${step[$2]} aside=$stride crossed behind
    ((bridges_left)) || return 1
    ((crossed = $1 + 2 * along, behind = $1 + 4 * along))
    (($2 < SOUTH)) || aside=1
    ((behind >= 0 && behind < size)) &&
        ((cell[$1 + along] == WALL && cell[$1 + 3 * along] == WALL && cell[behind] == WALL)) &&
        ((cell[crossed - aside] == OPEN && cell[crossed + aside] == OPEN))
}

build_bridge() { # <cell> <direction> -> there: the cell behind it
    local along=${step[$2]}
    ((cell[$1 + along] = BRIDGE_EAST + $2, cell[$1 + 3 * along] = BRIDGE_EAST + ($2 ^ 1)))
    ((there = $1 + 4 * along, cell[there] = OPEN, bridges_left--))
    woven=yes
}

# What is dug can be noted: as a trace, which tells a line a step where the walk stood, what it could
# choose from, the number drawn and what came of it, and how deep it was, 1 in the first cell; or as a
# list, dug. Steps back are found out afterwards: the walk is back at the cell that it digs from.

readonly DIRECTION_NAMES=(east west south north)

start_noting() { # <trace|dug|empty>: from the next carve on
    noting=$1
}

note_dug() { # <cell> <direction>
    note_kept
    dug_by[${#dug[@]}]="${FUNCNAME[2]} ${BASH_LINENO[1]}" # who called dig, and where
    dug[${#dug[@]}]=$((4 * $1 + $2))
}

note_wall() { # <first square> <step> <cells> <gap>: of division, which digs no passages
    note_kept
    dug_by[${#dug[@]}]="${FUNCNAME[2]} ${BASH_LINENO[1]}"
    dug[${#dug[@]}]="$*"
}

note_kept() { # what the algorithm keeps just now, in words
    [[ -n $keeping ]] || return 0
    "$keeping"
    kept[${#dug[@]}]=$REPLY
}

note_trace() { # <cell> <direction>
    local here=$1 along=${step[$2]} direction names='' at
    trace_back "$1"
    for direction in "${candidate[@]}"; do
        name_passage "$1" "$direction"
        names+="${names:+, }$REPLY"
    done
    name_cell "$1"
    at="$((passages_most - passages_left + 1))  $REPLY  $names"
    name_passage "$1" "$2"
    traced[${#traced[@]}]="$at  $state % ${#candidate[@]} = $pick  $REPLY  $trace_depth"
    ((trace_way[trace_depth++] = here + (cell[here + 2 * along] == WALL ? 2 : 4) * along))
}

trace_back() { # <cell>: the steps back that lead there
    local at
    while ((trace_way[trace_depth - 1] != $1)); do
        name_cell "${trace_way[trace_depth - 1]}"
        at=$REPLY
        name_cell "${trace_way[trace_depth - 2]}"
        traced[${#traced[@]}]="-  $at  none  back to $REPLY  $trace_depth"
        ((trace_depth--))
    done
}

name_passage() { # <cell> <direction> -> REPLY: bridge east, where there is none yet
    local here=$1 along=${step[$2]}
    REPLY=${DIRECTION_NAMES[$2]}
    ((cell[here + 2 * along] == WALL)) || REPLY="bridge $REPLY"
}

name_cell() { # <cell> -> REPLY: its column and row among the cells, from 0,0
    REPLY=$((($1 % stride) / 2 - 1)),$(($1 / stride / 2 - 1))
}

# Skip this at first reading: the same walk once more, written for speed, for mazes without bridges.
#
# bash keeps an array as a list, and finds an element by walking there from the last one it used, up
# to bash 4.4 often from the first one. Where there are 10,000 cells, that is most of the work. So
# here a number holds sixteen cells of a row, a digit in base 8 each, and the array is short:
#
#     4 visited    + 1 where it is open to the east    + 2 where it is open to the south
#
# number[i + 1] lies south of number[i], number[i - 1] north, number[i + rows] east: the next sixteen
# cells. Its first and last digit belong to its neighbours: copies, of the 4 alone, of the cells just
# beyond its sixteen, so that a look at one number tells about east and west.
#
# here is a digit of number[i], and east is what a digit one place to the right is worth. So
# number[i] / east ends in three digits, west, here and east: 8#404 (base 8) picks the 4 of west and
# east, and 8#40 that of here. mask has a bit for each direction that can be carved: 8#4 east, 8#400
# west, 8#40 south, 8#100 north. There are 1 to 4 of them, and a number's remainder by 12 tells its
# remainder by each of these: toward[12 * mask + remainder] is the direction that was drawn.
# A cell left with one choice is not noted in waiting: there is nothing to come back for.

carve_fast() { # <the first cell>
    local rows=$((cells_high + 2)) first=8#1000000000000000 edges=8#1000000000000001
    local west_copy=8#400000000000000000 full=8#444444444444444444
    local number=() toward=() waiting=() top=0 here i east mask k n choice=() tick=0
    local random=$state left=$passages_left

    for ((n = 1; n < 16; n++)); do # each set of directions
        choice=()
        for k in 0 1 2 3; do
            ((n >> k & 1)) && choice+=("$k")
        done
        ((mask = (n & 1) * 8#4 + (n >> 1 & 1) * 8#400 + (n >> 2 & 1) * 8#40 + (n >> 3) * 8#100))
        for ((k = 0; k < 12; k++)); do
            ((toward[12 * mask + k] = choice[k % ${#choice[@]}]))
        done
    done
    for ((i = k = 0; k < cells_wide + 16; k += 16)); do # a column more in the west; the ring is visited
        number[i]=$full
        for ((n = 1; n <= cells_high; n++)); do
            number[i + n]=0
        done
        number[i + n]=$full
        ((i += rows))
    done
    for ((n = 1; n <= cells_high; n++)); do
        ((number[rows + n] = west_copy))
        ((number[i - rows + n] += 4 * 8 ** (15 - (cells_wide - 1) % 16)))
    done

    ((i = rows + 1, east = first, number[i] += 8#40 * east))
    while ((left)); do
        while ((mask = 8#544 ^ (number[i] / east & 8#404 | \
            number[i + 1] / east & 8#40 | (number[i - 1] / east & 8#40) * 2))); do
            ((mask & mask - 1 && (waiting[top++] = east * 65536 + i), \
            random = random * 48271 % 2147483647))
            case ${toward[12 * mask + random % 12]} in
                0) ((number[i] += 8#10 * east, \
                    east > 1 ? (east /= 8) : (east = first, i += rows), number[i] += 8#40 * east)) ;;
                1) ((east < first ? (east *= 8) : (east = 1, i -= rows), number[i] += 8#50 * east)) ;;
                2) ((number[i] += 8#20 * east, i += 1, number[i] += 8#40 * east)) ;;
                3) ((i -= 1, number[i] += 8#60 * east)) ;;
            esac
            if ((--left == 0 || east & edges)); then
                ((left)) || break 2
                ((k = east == 1 ? i + rows : i - rows, number[k] += east == 1 ? west_copy : 4))
            fi
        done
        ((top)) || break
        ((here = waiting[--top]))
        ((i = here % 65536, east = here / 65536, ++tick % 512)) ||
            show_progress "$say_carving" "$((passages_most - left))" "$passages_most"
    done
    state=$random passages_left=$left
    unpack_cells "$rows" "${number[@]}"
}

unpack_cells() { # <numbers a column of sixteens> <number ...>: into cell
    local rows=$1 number=("${@:2}") ring walls grid=() codes east south digits y i
    printf -v ring '%*s' "$stride" ''
    ring=${ring// /1 }
    walls=${ring//1/0}
    grid=("$ring" "1 ${walls:4}1")
    for ((y = 1; y <= cells_high; y++)); do
        codes=''
        for ((i = rows + y; i < ${#number[@]}; i += rows)); do
            printf -v digits '%018o' "${number[i]}"
            codes+=${digits:1:16}
        done
        codes=${codes:0:cells_wide}
        east=${codes//0/0 0 } east=${east//[46]/1 0 } east=${east//[57]/1 1 }
        south=${codes//[045]/0 0 } south=${south//[67]/1 0 }
        grid[2 * y]="1 0 ${east}1" grid[2 * y + 1]="1 0 ${south}1"
    done
    grid[height + 1]=$ring
    fill_grid "${grid[@]}"
}

# auto recurses where nobody feels it: 200 cells take 20 ms. And a maze can wind through all of
# its cells, one call each, so RECURSION_MOST stays well below the 4,000 calls of the crash.

readonly RECURSION_UNFELT=200 RECURSION_MOST=2500

check_carver() { # <carver> <width> <height> -> REPLY: recursive or stack; ends if that cannot be
    local cell_count=$((($2 / 2) * ($3 / 2)))
    REPLY=$1
    if [[ $1 == auto ]]; then
        REPLY=stack
        ((cell_count > RECURSION_UNFELT)) || REPLY=recursive
    elif [[ $1 == recursive ]] && ((cell_count > RECURSION_MOST)); then
        die 2 "$say_too_deep" "$RECURSION_MOST" "$cell_count"
    fi
}

carve() { # <recursive, stack or an algorithm> <passages at most> <bridges at most>: from the first cell
    local name=${1//-/_} first=$((2 * stride + 2))
    ((passages_most = cells_wide * cells_high)) # one less, in truth: the first cell needs none
    (($2 >= passages_most)) || passages_most=$2
    passages_left=$passages_most bridges_left=$3
    [[ $1 != stack || -n $noting ]] || (($3)) || name=fast
    traced=() trace_way=("$first") trace_depth=1 dug=() dug_by=() kept=() keeping=''
    [[ $noting != dug ]] || ! declare -F "keep_$name" >/dev/null || keeping=keep_$name
    start_progress
    ((cell[first] = OPEN))
    tree=yes
    "carve_$name" "$first"
    [[ $noting != trace ]] || ((passages_left == 0)) || trace_back "$first"
    end_progress
}

# ---------------------------------------------------------------------------------------------
# algorithms: the other ways to carve
#
# Nine ways to the same end, a spanning tree, and nine textures. Each is one function, named
# after its algorithm. It is given the first cell, which is open, and opens passages with dig
# until there is nothing left to open or dig refuses (--steps). A choice is one number of below,
# even among one thing. Cells are visited when they are open, as in the chapter carve.
#
# Neighbours are always east, west, south, north. A set of directions is a mask, the sum of
# 1 (east), 2 (west), 4 (south) and 8 (north).
#
# What has to be looked for anywhere in the maze is dear: bash goes to an element of an array
# step by step, from the one it used last. So all but prim and kruskal work along rows or walk
# from neighbour to neighbour, and those two say how they get by. They also drop their lists at the
# end: in memory that is free in one piece the elements of the next maze lie side by side, and bash
# steps over them ten times as fast.
#
# See W. D. Pullen, Think Labyrinth, "maze algorithms", and J. Buck, Mazes for Programmers, 2015.
# Owns: frontier, mark, way_out, hunted, run, set_of, next_of, size_of, wall_* (the walls of kruskal, in
# blocks).
# Writes: cell and, in division, passages_left; tree (empty where loops are opened or walls left out),
# state and pick (in kruskal).
# ---------------------------------------------------------------------------------------------

readonly ALGORITHMS=(backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree
    sidewinder eller division)

# The directions in each mask.
readonly WAYS=('' 0 1 01 2 02 12 012 3 03 13 013 23 023 123 0123)

frontier=() mark=() way_out=() hunted=0 run=0 set_of=() next_of=() size_of=()

pick_way() { # <mask> -> REPLY: one of its directions
    below "${#WAYS[$1]}"
    REPLY=${WAYS[$1]:pick:1}
}

list_neighbors() { # <cell> -> REPLY: the directions in which there is a cell
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((REPLY = (x < width - 1) + 2 * (x > 2) + 4 * (y < height - 1) + 8 * (y > 2)))
}

list_visited() { # <cell> -> REPLY: the directions in which there is a visited one
    local far=$((2 * stride))
    list_neighbors "$1" # the ring is open too, but no cell
    ((REPLY &= (cell[$1 + 2] == OPEN) + 2 * (cell[$1 - 2] == OPEN) + \
    4 * (cell[$1 + far] == OPEN) + 8 * (cell[$1 - far] == OPEN)))
}

list_unvisited() { # <cell> -> REPLY: the directions in which there is an unvisited one
    local far=$((2 * stride))
    ((REPLY = (cell[$1 + 2] == WALL) + 2 * (cell[$1 - 2] == WALL) + \
    4 * (cell[$1 + far] == WALL) + 8 * (cell[$1 - far] == WALL)))
}

# Prim: the maze grows like a crystal. The frontier is a list of all cells beside it; any of
# them is joined to it, and its own neighbours come into the list.
#
# After R. C. Prim, 1957, without weights (of the two that go by his name, the one that takes
# cells, not walls). Short dead ends all over, and no long way. Any cell may be next, so there are
# few jumps: what is known of the cells has an array of its own, mark, a quarter as long as cell,
# and the list is short, for it is a border and no area.
#
# mark[n] is 0 for a cell that is not yet seen, 1 in the list, 2 in the maze. The cells and a
# ring around them are counted row by row, wide in each.

carve_prim() { # <first cell>
    local here to mask wide=$((cells_wide + 2)) far=$((2 * stride))
    set_marks "$wide"
    ((mark[wide + 1] = 2, mark[wide + 2] = mark[2 * wide + 1] = 1))
    frontier=("$((wide + 2))" "$((2 * wide + 1))")
    while ((${#frontier[@]})); do
        below "${#frontier[@]}"
        here=${frontier[pick]}
        frontier[pick]=${frontier[${#frontier[@]} - 1]} # the last one takes its place
        unset "frontier[${#frontier[@]} - 1]"
        ((mask = (mark[here + 1] == 2) + 2 * (mark[here - 1] == 2) + \
        4 * (mark[here + wide] == 2) + 8 * (mark[here - wide] == 2)))
        ((mark[here] = 2))
        pick_way "$mask"
        dig "$((far * (here / wide) + 2 * (here % wide)))" "$REPLY" || return
        for to in "$((here + 1))" "$((here - 1))" "$((here + wide))" "$((here - wide))"; do
            ((mark[to] == 0)) || continue
            ((mark[to] = 1))
            frontier+=("$to")
        done
    done
    mark=()
}

set_marks() { # <cells in a row, with the ring> -> mark: 0 for a cell, 3 for the ring
    local n ring=() inner=()
    for ((n = 0; n < $1; n++)); do
        ((ring[n] = 3, inner[n] = 0))
    done
    ((inner[0] = inner[$1 - 1] = 3))
    mark=("${ring[@]}")
    for ((n = 0; n < cells_high; n++)); do
        mark+=("${inner[@]}")
    done
    mark+=("${ring[@]}")
}

# Kruskal: all walls are shuffled; then each comes down unless there is a way already between
# its two cells. So trees grow everywhere, and grow together.
#
# J. B. Kruskal, 1956, without weights. Short dead ends, the same all over.
#
# A wall is the number 4 * cell + direction. The list of walls is the longest there is, and is
# shuffled, so it is cut into blocks, each an array: wall_0 has the first 256, wall_1 the next. In
# arithmetic, a string is worked out where it is met, be it 'wall_1[i % BLOCK]', an element, or
# even an assignment: so a block is chosen by taking its string from a list.
#
# The cells of a set form a ring, in which each knows the next. To make one set of two, the cells of the
# smaller are told the number of the larger, so that a cell changes its number a few times at most; then
# two of them exchange their next ones, which makes one ring of two.

readonly BLOCK=256

carve_kruskal() { # <first cell>
    local n blocks list wall here other at set
    list_walls
    ((blocks = (REPLY + BLOCK - 1) / BLOCK))
    shuffle_walls "$REPLY"
    for ((n = 0; n < blocks; n++)); do
        list="wall_${n}[@]"
        for wall in "${!list}"; do
            ((here = wall / 4, other = here + 2 * (wall % 4 ? stride : 1), set_of[here] != set_of[other])) ||
                continue
            dig "$here" "$((wall % 4))" || return
            ((size_of[set_of[here]] <= size_of[set_of[other]])) || ((at = here, here = other, other = at))
            set=${set_of[other]}
            ((size_of[set] += size_of[set_of[here]]))
            ((at = here))
            while ((set_of[at] = set, (at = next_of[at]) != here)); do :; done
            ((at = next_of[here]))
            ((next_of[here] = next_of[other]))
            ((next_of[other] = at))
        done
    done
    set_of=() next_of=() size_of=()
    for ((n = 0; n < blocks; n++)); do
        unset "wall_$n"
    done
}

list_walls() { # -> REPLY: how many stand between two cells. Each cell becomes a set by itself
    local x y here wall n=0 put=()
    ((REPLY = 2 * cells_wide * cells_high - cells_wide - cells_high))
    for ((n = 0; n * BLOCK < REPLY; n++)); do
        unset "wall_$n"
        put[n]="wall_${n}[n % BLOCK] = wall"
    done
    set_of=() next_of=() size_of=() n=0 # one after the other, so that each lies close together in memory
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = y * stride + x, set_of[here] = here))
        done
    done
    for here in "${set_of[@]}"; do
        next_of[here]=$here
    done
    for here in "${set_of[@]}"; do
        size_of[here]=1
    done
    for here in "${set_of[@]}"; do
        ((here % stride == width - 1)) || ((wall = 4 * here + EAST, put[n / BLOCK], n++))
        ((here / stride == height - 1)) || ((wall = 4 * here + SOUTH, put[n / BLOCK], n++))
    done
}

shuffle_walls() { # <how many>: from the last on, each changes places with any that is not behind it
    local i=$(($1 - 1)) n mine put wall other random=$state exchange=()
    for ((n = 0; n <= i / BLOCK; n++)); do
        exchange[n]="other = wall_${n}[pick % BLOCK], wall_${n}[pick % BLOCK] = wall"
    done
    while ((n-- > 0)); do
        mine="wall_${n}[i % BLOCK]" put="wall_${n}[i % BLOCK] = other"
        for (( ; i >= n * BLOCK && i; i--)); do # below, without a call: there are two walls to a cell
            ((random = random * 48271 % 2147483647, pick = random % (i + 1), \
            wall = mine, exchange[pick / BLOCK], put))
        done
    done
    state=$random
}

# Wilson: from a cell that is not in the maze, wander about until the maze is met, and note at
# each cell which way it was last left: where the walk came back to a cell, the loop is forgotten
# so. Then carve along the notes.
#
# D. B. Wilson, Generating random spanning trees more quickly than the cover time, 1996. Every
# maze there can be is equally likely: no texture at all, short and long dead ends mixed. Slow at
# first, while the maze is hard to meet.

carve_wilson() { # <first cell>
    local x y here start end tick=0
    way_out=("${cell[@]}") # as long as cell, so that a note has its place
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = start = y * stride + x))
            while ((cell[here] == WALL)); do
                ((++tick % 4096)) || show_carving
                list_neighbors "$here"
                pick_way "$REPLY"
                ((way_out[here] = REPLY, here += 2 * step[REPLY]))
            done
            end=$here here=$start
            while ((here != end)); do
                dig "$here" "${way_out[here]}" || return
                here=$there
            done
        done
    done
}

# Aldous and Broder: wander about; a cell that is entered for the first time is joined to the
# one you came from.
#
# D. Aldous, The random walk construction of uniform spanning trees, 1990; A. Broder, 1989. Every
# maze is equally likely, as with wilson; but this walk is slow at the end, while it looks for the
# last cells.

carve_aldous_broder() { # <first cell>
    local here=$1 to tick=0 left=$((cells_wide * cells_high - 1))
    while ((left)); do
        ((++tick % 4096)) || show_carving
        list_neighbors "$here"
        pick_way "$REPLY"
        ((to = here + 2 * step[REPLY]))
        if ((cell[to] == WALL)); then
            dig "$here" "$REPLY" || return
            ((left--))
        fi
        here=$to
    done
}

# Hunt and kill: walk as the backtracker does; but where there is nowhere left to go, do not go
# back: hunt, row by row, for the first unvisited cell beside a visited one, and join them. Above
# it all rows are done, and in its row all cells before it: so it is the first unvisited cell of
# all, and the next hunt can go on from there.
#
# After Pullen and Buck. Long winding ways like the backtracker's, with a few more dead ends, and
# nothing to remember but one place.

carve_hunt_and_kill() { # <first cell>
    local here=$1
    hunted=$1
    while :; do
        list_unvisited "$here"
        if ((REPLY == 0)); then
            while ((cell[hunted] != WALL)); do
                ((hunted += hunted % stride < width - 1 ? 2 : stride + 5)) # or to the next row of cells
                ((hunted < size - stride)) || return 0
            done
            here=$hunted
            list_visited "$here"
            pick_way "$REPLY"
            dig "$here" "$REPLY" || return
        else
            pick_way "$REPLY"
            dig "$here" "$REPLY" || return
            here=$there
        fi
    done
}

# Binary tree: each cell is joined to the west or to the north, whichever the coin says. Any cell
# has one way towards the first cell, so it is a tree, with two branches at most everywhere.
#
# After Pullen and Buck. A slant: one corridor all along the north and one along the west, and no
# dead end points to either.

carve_binary_tree() { # <first cell>
    local x y here
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((here != $1)) || continue
            below "$(((x > 2) + (y > 2)))"
            if ((x == 2 || pick == 1)); then
                dig "$here" "$NORTH" || return
            else
                dig "$here" "$WEST" || return
            fi
        done
    done
}

# Sidewinder: along each row the cells are joined into runs, as long as the coin allows, and from
# each run one way leads north, from any of its cells. The first row is one run without.
#
# After Pullen and Buck. Corridors lie across; north is always easy to find, for no dead end
# points there, and all ways meet in the corridor along the north.

carve_sidewinder() { # <first cell>
    local x y here
    for ((y = 2; y < height; y += 2)); do
        ((run = y * stride + 2)) # where it begins
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            if ((y == 2)); then
                ((x == width - 1)) || dig "$here" "$EAST" || return
                continue
            fi
            if ((x < width - 1)); then
                below 2
                if ((pick)); then
                    dig "$here" "$EAST" || return
                    continue
                fi
            fi
            below "$(((here - run) / 2 + 1))"
            dig "$((run + 2 * pick))" "$NORTH" || return
            ((run = here + 2))
        done
    done
}

# Eller: row by row, each cell belongs to a set, the cells that are joined so far. Neighbours of
# different sets are joined or not, as the coin says; then from each set one way or more lead
# south, so that none is cut off; and in the last row all sets become one.
#
# M. Eller, 1982, not published; after Pullen and Buck. Only one row need be remembered, so there
# is no end to the mazes it could make. Short dead ends all over, and a last row with few walls.
#
# set_of[x] is the first column of column x's set, or one nearer to it, to be asked in turn.

carve_eller() { # <first cell>
    local x y a b is_last=0
    set_of=()
    for ((x = 0; x < cells_wide; x++)); do
        set_of[x]=$x
    done
    for ((y = 2; y < height; y += 2)); do
        ((is_last = y == height - 1))
        for ((x = 0; x + 1 < cells_wide; x++)); do
            ((a = x, b = x + 1))
            while ((set_of[a] != a)); do a=${set_of[a]}; done
            while ((set_of[b] != b)); do b=${set_of[b]}; done
            ((a != b)) || continue
            ((is_last)) || below 2
            if ((is_last || pick == 0)); then
                dig "$((y * stride + 2 * x + 2))" "$EAST" || return
                if ((a < b)); then
                    set_of[b]=$a
                else
                    set_of[a]=$b
                fi
            fi
        done
        ((is_last)) || dig_south "$y" || return
    done
}

dig_south() { # <y>: from each set of that row. The sets of the next row; 1 if dig refuses
    local x member first n below_it=() last=() count=()
    next_of=()
    for ((x = 0; x < cells_wide; x++)); do # the members of each set, from the west
        ((first = set_of[set_of[x]]))
        ((set_of[x] = first, below_it[x] = x, next_of[x] = -1))
        if ((first == x)); then
            count[x]=1
        else
            ((next_of[last[first]] = x, count[first]++))
        fi
        last[first]=$x
    done
    for ((x = 0; x < cells_wide; x++)); do
        ((set_of[x] == x)) || continue
        first=-1
        for ((member = x; member >= 0; member = next_of[member])); do
            below 2
            ((pick == 0)) || continue
            dig "$(($1 * stride + 2 * member + 2))" "$SOUTH" || return
            ((first >= 0)) || first=$member
            ((below_it[member] = first))
        done
        ((first < 0)) || continue
        below "${count[x]}"
        for ((member = x, n = pick; n > 0; n--)); do
            ((member = next_of[member]))
        done
        dig "$(($1 * stride + 2 * member + 2))" "$SOUTH" || return
    done
    set_of=("${below_it[@]}")
}

# Recursive division: the other way round. All is open; a wall with one gap goes across the field,
# then each of the two fields is divided in the same way, until they are corridors. The recursion
# is not deep: about as often as a field can be halved.
#
# After Pullen and Buck. Rooms within rooms: long straight walls, each with one gap, so that there
# is hardly a choice where to go, and everyone sees it.

carve_division() { # <first cell>
    open_inside
    divide 0 0 "$cells_wide" "$cells_high"
}

open_inside() {
    local x y end
    for ((y = 2; y < height; y++)); do
        for ((x = y * stride + 2, end = x + width - 2; x < end; x++)); do
            ((cell[x] = OPEN))
        done
    done
}

divide() { # <column> <row> <width> <height>: a field, in cells; 1 if build_wall refuses
    local column=$1 line=$2 wide=$3 high=$4 across wall
    ((wide > 1 && high > 1)) || return 0
    ((across = wide < high))
    if ((wide == high)); then
        below 2
        ((across = pick == 0))
    fi
    if ((across)); then # wall is the row, or the column, before it
        below "$((high - 1))"
        ((wall = line + pick))
        below "$wide"
        build_wall "$(((2 * wall + 3) * stride + 2 * column + 2))" 1 "$wide" "$pick" || return
        divide "$column" "$line" "$wide" "$((wall - line + 1))" || return
        divide "$column" "$((wall + 1))" "$wide" "$((line + high - wall - 1))"
    else
        below "$((wide - 1))"
        ((wall = column + pick))
        below "$high"
        build_wall "$(((2 * line + 2) * stride + 2 * wall + 3))" "$stride" "$high" "$pick" || return
        divide "$column" "$line" "$((wall - column + 1))" "$high" || return
        divide "$((wall + 1))" "$line" "$((column + wide - wall - 1))" "$high"
    fi
}

build_wall() { # <first square> <step> <cells> <gap>: along so many cells, but for one. Or 1, as dig
    local at=$1 k end=$((2 * $3 - 1)) gap=$((2 * $4))
    if ((passages_left == 0)); then
        tree='' # what is not divided has many ways
        return 1
    fi
    ((passages_left--))
    ((passages_left % 256)) || show_carving
    [[ -z $noting ]] || note_wall "$@"
    for ((k = 0; k < end; k++, at += $2)); do
        ((cell[at] = k == gap ? OPEN : WALL))
    done
    return 0
}

# What each keeps, told to those who watch: keep_NAME -> REPLY, called when it is about to dig.

readonly KEPT_SHOWN=24 # of a longer list no more

keep_prim() {
    local n cells='' wide=$((cells_wide + 2))
    for n in ${frontier[@]+"${frontier[@]:0:KEPT_SHOWN}"}; do
        cells+=" $((n % wide - 1)),$((n / wide - 1))"
    done
    say "$say_keep_frontier" "${#frontier[@]}" "$cells"
}

keep_kruskal() {
    say "$say_keep_sets" "$((cells_wide * cells_high - ${#dug[@]}))"
}

# shellcheck disable=SC2154 # start and end are those of carve_wilson
keep_wilson() {
    local at=$start n=0 cells=''
    while ((n++ < KEPT_SHOWN)); do
        name_cell "$at"
        cells+=" $REPLY"
        ((at != end)) || break
        at=$((at + 2 * step[way_out[at]]))
    done
    say "$say_keep_walk" "$cells"
}

keep_aldous_broder() { REPLY=$say_keep_nothing; }

keep_hunt_and_kill() {
    name_cell "$hunted"
    say "$say_keep_hunt" "$REPLY"
}

keep_binary_tree() { REPLY=$say_keep_nothing; }

keep_sidewinder() {
    name_cell "$run"
    say "$say_keep_run" "$REPLY"
}

keep_eller() { # the sets of the row, a number for each column
    local x first sets=''
    for ((x = 0; x < cells_wide && x < KEPT_SHOWN; x++)); do
        first=$x
        while ((set_of[first] != first)); do
            first=${set_of[first]}
        done
        sets+=" $first"
    done
    say "$say_keep_row" "$sets"
}

# shellcheck disable=SC2154 # the field is that of divide
keep_division() {
    say "$say_keep_field" "$wide" "$high" "$column,$line"
}

# Loops, for a maze with more than one way: of the dead ends there are, cell by cell, so many in
# a hundred are opened to a cell beside them. One that has been opened from the other side is none
# any more. ("Braid" mazes, as Pullen has it, have no dead end left.)

open_loops() { # <percent>
    local percent=$1 x y here far=$((2 * stride)) mask
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((cell[here] == OPEN)) || continue
            list_passages "$here"
            ((${#WAYS[REPLY]} == 1)) || continue
            below 100
            ((pick < percent)) || continue
            list_visited "$here"
            mask=$REPLY
            ((mask &= (cell[here + 1] == WALL) + 2 * (cell[here - 1] == WALL) + \
            4 * (cell[here + stride] == WALL) + 8 * (cell[here - stride] == WALL)))
            ((mask)) || continue
            pick_way "$mask"
            ((cell[here + step[REPLY]] = OPEN))
            tree=''
        done
    done
}

# (With || in place of |, bash 3.2 and 4.0 look up the second element in vain.)

list_passages() { # <cell> -> REPLY: the directions in which a passage or a bridge leads
    local at=$1
    ((REPLY = (cell[at + 1] == OPEN | cell[at + 1] == BRIDGE_EAST) + \
    2 * (cell[at - 1] == OPEN | cell[at - 1] == BRIDGE_WEST) + \
    4 * (cell[at + stride] == OPEN | cell[at + stride] == BRIDGE_SOUTH) + \
    8 * (cell[at - stride] == OPEN | cell[at - stride] == BRIDGE_NORTH)))
}

# ---------------------------------------------------------------------------------------------
# ends: where the player starts, and where he wins
#
# The goal is a cell, or, where there is an exit in the border, the square of the ring just
# outside it: the player wins by walking out.
# Owns: player, goal (squares; 0 is none), away (codes of cell, and for a cell that was reached 10 and
# its distance). Writes: cell (player and goal are opened).
# A kind of ends is a word in ENDS and a function place_NAME.
# ---------------------------------------------------------------------------------------------

readonly ENDS=(corners opposite center random far)
player=0 goal=0 away=()

outside_of() { # <opening in the border> -> REPLY: the square of the ring next to it
    local x y
    ((x = $1 % stride, y = $1 / stride))
    REPLY=$(($1 + (x == 1 ? -1 : x == width ? 1 : y == 1 ? -stride : stride)))
}

inside_of() { # <goal> -> REPLY: the exit that leads to it; or the goal itself, inside the maze
    local x y
    ((x = $1 % stride, y = $1 / stride))
    REPLY=$(($1 + (x == 0 ? 1 : x > width ? -1 : y == 0 ? stride : y > height ? -stride : 0)))
}

pick_cell() { # -> REPLY: the square of any cell
    below "$((cells_wide * cells_high))"
    ((REPLY = 2 * stride * (1 + pick / cells_wide) + 2 * (1 + pick % cells_wide)))
}

place_ends() { # <one of ENDS>
    "place_$1"
    inside_of "$goal"
    ((cell[player] = cell[REPLY] = OPEN))
}

place_corners() { # openings above the first cell and below the last
    ((player = stride + 2, goal = (height + 1) * stride + width - 1))
}

place_opposite() { # an opening somewhere, and its mirror image through the centre
    local side along x y
    below 4
    side=$pick # a direction
    ((along = side < SOUTH ? cells_high : cells_wide))
    below "$along"
    while ((2 * pick + 1 == along)); do # the middle would be its own mirror image
        below "$along"
    done
    case $side in
        "$EAST") ((x = width, y = 2 * pick + 2)) ;;
        "$WEST") ((x = 1, y = 2 * pick + 2)) ;;
        "$SOUTH") ((x = 2 * pick + 2, y = height)) ;;
        "$NORTH") ((x = 2 * pick + 2, y = 1)) ;;
    esac
    ((player = y * stride + x))
    outside_of "$(((height + 1 - y) * stride + width + 1 - x))"
    goal=$REPLY
}

place_center() { # from the cell in the middle to an opening in the north
    ((player = (cells_high / 2 * 2 + 2) * stride + cells_wide / 2 * 2 + 2))
    below "$cells_wide"
    ((goal = 2 * pick + 2))
}

place_random() { # two cells
    pick_cell
    player=$REPLY
    pick_cell
    while ((REPLY == player)); do
        pick_cell
    done
    goal=$REPLY
}

place_far() { # the ends farthest from each other; in a maze with loops, almost
    find_farthest "$((2 * stride + 2))"
    player=$REPLY
    find_farthest "$player"
    goal=$REPLY
}

# How far each cell is from a cell, in passages and bridges. Breadth-first, from the front of the
# list, gives the shortest ways of any maze. In a tree there is one way only, so any order will do,
# and from the end of the list the next cell is near by, which in a long array is quicker.
#
# The cell farthest from any cell of a tree is the end of a longest way; so the second one found
# is its other end, and no two cells are farther apart. (E. W. Dijkstra, about 1960.)

find_farthest() { # <cell> -> REPLY: the cell farthest from it, the first of several
    local here=$1 list=("$1") front=0 end=1 distance most=0 k to
    away=("${cell[@]}") # the border is closed as yet
    ((REPLY = here, away[here] = 10))
    while ((front < end)); do
        if [[ -n $tree ]]; then
            ((here = list[--end]))
        else
            ((here = list[front++]))
        fi
        distance=${away[here]}
        if ((distance > most || (distance == most && here < REPLY))); then
            ((most = distance, REPLY = here))
        fi
        for k in 0 1 2 3; do
            ((to = here + step[k]))
            if ((away[to] == OPEN)); then
                ((to += step[k]))
            elif ((away[to] == BRIDGE_EAST + k)); then
                ((to += 3 * step[k]))
            else
                continue
            fi
            ((away[to] == OPEN && (away[to] = distance + 1, list[end++] = to)))
        done
    done
}

# ---------------------------------------------------------------------------------------------
# walk: what one step does; the replay of a string of keys
#
# The player walks by keys: d east, a west, s south, w north, in the order of the directions; u goes
# back by the last step not yet gone back by.
# Owns: moves (steps taken), bumps (steps refused), result (unfinished, won, quit), refusal (why the
# last step was refused: wall or outside), past (the squares that u leads back to), past_top (how
# many they are).
# Writes: player.
# ---------------------------------------------------------------------------------------------

readonly STEP_KEYS=dasw
moves=0 bumps=0 result=unfinished refusal='' past=() past_top=0

start_walk() { # <keys played before, of a game that goes on>
    moves=0 bumps=0 result=unfinished refusal='' past=() past_top=0
    ((player != goal)) || result=won
    each_key replay_key "$1"
}

step_from() { # <square> <direction> -> REPLY: the square one step on; or 1, and refusal
    REPLY=$(($1 + step[$2]))
    ((REPLY != goal)) || return 0
    if is_outside "$REPLY"; then
        refusal=outside
        return 1
    fi
    ((cell[REPLY] != BRIDGE_EAST + $2)) || REPLY=$(($1 + 4 * step[$2])) # across it, in one step
    if ((cell[REPLY] != OPEN)); then
        refusal=wall
        return 1
    fi
}

walk() { # <d|a|s|w>: the player takes a step; 1 if it is refused
    # as many keys stand before it in STEP_KEYS as its direction says
    local before=${STEP_KEYS%%"$1"*}
    if ! step_from "$player" "${#before}"; then
        ((bumps++))
        return 1
    fi
    past[past_top++]=$player
    move_to "$REPLY"
}

go_back() { # by the last step not yet gone back by; 1 if there is none
    ((past_top)) || return 1
    move_to "${past[--past_top]}"
}

move_to() { # <square>
    ((player = $1, moves++))
    ((player != goal)) || result=won
}

each_key() { # <function> <keys>: the function for one key after the other, until there is a result
    local use=$1 keys=$2 part i
    while [[ -n $keys && $result == unfinished ]]; do
        part=${keys:0:1000} keys=${keys:1000} # bash copies a string that it takes a key from
        for ((i = 0; i < ${#part}; i++)); do
            [[ $result == unfinished ]] || return 0
            "$use" "${part:i:1}"
        done
    done
}

replay_key() { # <key>; any other does nothing
    case $1 in
        d | a | s | w) walk "$1" ;;
        u) go_back ;;
        q) result=quit ;;
    esac
}

replay() { # <keys played before, of a game that goes on> <keys>
    start_walk "$1"
    each_key replay_key "$2"
}

# ---------------------------------------------------------------------------------------------
# solve: the shortest way
#
# Owns: trail (the squares of the way from the goal back to the player, both left out), steps (how
# many it takes), turns (how often it changes its direction), way (a copy of cell to draw in).
# ---------------------------------------------------------------------------------------------

trail=() steps=0 turns=0 way=()

copy_maze() { # -> way: the maze, with the ring closed, so that nothing leads out
    local x y
    way=("${cell[@]}")
    for ((x = 0; x < stride; x++)); do
        ((way[x] = WALL))
    done
    for ((y = 1; y <= height; y++)); do
        ((way[y * stride] = WALL, way[y * stride + width + 1] = WALL))
    done
    for ((x = size - stride; x < size; x++)); do
        ((way[x] = WALL))
    done
}

# Each square that is reached notes how: 10, 11, 12, 13 by a step east, west, south, north.
#
# In a tree there is only one way, so any way that is found is the shortest. Where a maze was
# carved and has no bridges, it is looked for depth-first, as carve_stack carves: on and on, and
# from the end of the list, the last fork, where there is nowhere left to go.

search_depth_first() { # 1 if there is no way
    local here=$player list=() end=0 mask seen=0
    local east=1 west=-1 south=$stride north=-$stride toward how is_fork
    # by mask (1 east, 2 west, 4 south, 8 north): the first step of east, south, west, north in it
    toward=(0 "$east" "$west" "$east" "$south" "$east" "$south" "$east"
        "$north" "$east" "$west" "$east" "$south" "$east" "$south" "$east")
    how=(0 10 11 10 12 10 12 10 13 10 11 10 12 10 12 10)
    is_fork=(0 0 0 1 0 1 1 1 0 1 1 1 1 1 1 1)
    while ((here != goal)); do
        if ((mask = (way[here - stride] == OPEN) * 8 | (way[here - 1] == OPEN) * 2, \
            mask |= (way[here + stride] == OPEN) * 4 | (way[here + 1] == OPEN))); then
            ((is_fork[mask])) && ((list[end++] = here))
            ((here += toward[mask]))
            ((way[here] = how[mask]))
        elif ((end)); then
            ((here = list[--end]))
            ((++seen % 512)) || show_progress "$say_solving" "$seen" "$((cells_wide * cells_high))"
        else
            return 1
        fi
    done
}

# Any other maze may have loops, and is searched breadth-first: from the front of the list, all
# squares one step away, all that are two away, and so on, until the goal is among them (E. F.
# Moore: The shortest path through a maze, 1959). But bash finds an element of an array by walking
# there from the last one it used, and this search goes to and fro between places far apart. So
# every dead end is filled up first, from its tip back to where it forks off: no shortest way goes
# through it. (A cell at a bridge counts as a fork.)

fill_dead_ends() {
    local y end at here by aside
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_solving" "$y" "$((2 * height))"
        for ((at = y * stride + 2, end = at + width - 1; at < end; at += 2)); do
            here=$at
            while ((here > stride && here < size - stride)) && ((way[here] == OPEN && \
            way[here - stride] + way[here - 1] + way[here + 1] + way[here + stride] == 1)); do
                ((by = stride * (way[here + stride] - way[here - stride]) + way[here + 1] - way[here - 1]))
                ((aside = by * by == 1 ? stride : 1))
                ((way[here + by - aside] + way[here + by + aside] == 0)) || break
                ((way[here + by] = WALL, here += 2 * by))
            done
        done
    done
}

search_breadth_first() { # 1 if there is no way
    local here=$player list=() front=0 end=0 to
    while ((here != goal)); do
        ((to = here + 1, way[to] == BRIDGE_EAST && (to += 3), \
        way[to] == OPEN && (way[to] = 10, list[end++] = to)))
        ((to = here - 1, way[to] == BRIDGE_WEST && (to -= 3), \
        way[to] == OPEN && (way[to] = 11, list[end++] = to)))
        ((to = here + stride, way[to] == BRIDGE_SOUTH && (to += 3 * stride), \
        way[to] == OPEN && (way[to] = 12, list[end++] = to)))
        ((to = here - stride, way[to] == BRIDGE_NORTH && (to -= 3 * stride), \
        way[to] == OPEN && (way[to] = 13, list[end++] = to)))
        ((front < end)) || return 1
        ((here = list[front++]))
        ((front % 1024)) || show_progress "$say_solving" "$((size + front))" "$((2 * size))"
    done
}

solve() { # -> trail, steps: the shortest way from the player to the goal; 1 if there is none
    local at=$goal by status
    trail=() steps=0
    ((player != goal)) || return 0
    start_progress
    copy_maze
    ((way[player] = way[goal] = 2)) # not open, so that they are no dead ends
    if [[ -n $tree && -z $woven ]]; then
        way[goal]=$OPEN
        search_depth_first
    else
        fill_dead_ends
        way[goal]=$OPEN
        search_breadth_first
    fi
    status=$?
    end_progress
    ((status == 0)) || return 1

    while :; do
        by=${step[way[at] - 10]}
        ((at -= by, steps++))
        ((way[at] < BRIDGE_EAST || way[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        ((at != player)) || break
        trail+=("$at")
    done
}

count_turns() { # -> turns: how often the way that solve found changes its direction
    local at=$player to by i k=-1 was
    turns=0
    ((steps)) || return 0
    for ((i = ${#trail[@]} - 1; i >= -1; i--)); do
        to=$goal
        ((i < 0)) || to=${trail[i]}
        ((by = to - at, was = k, at = to))
        if ((by % stride)); then # along the row
            ((k = by > 0 ? EAST : WEST))
        else
            ((k = by > 0 ? SOUTH : NORTH))
        fi
        ((was < 0 || was == k || turns++))
    done
}

# ---------------------------------------------------------------------------------------------
# check: is the maze perfect?
#
# Owns: cells, passages, reachable, dead_ends, junctions, bridges, perfect. Writes: way.
# ---------------------------------------------------------------------------------------------

cells=0 passages=0 reachable=0 dead_ends=0 junctions=0 bridges=0 perfect=''

count_passages() { # <cell> -> REPLY: its passages, a bit each: 1 east, 2 west, 4 south, 8 north
    local here=$1 along far bit=1 bridge=$BRIDGE_EAST
    REPLY=0
    for along in "${step[@]}"; do # how far a passage would lead that way: 2 squares, 4, or 0
        ((far = 2 * (way[here + along] == OPEN) + 4 * (way[here + along] == bridge), \
        REPLY += bit * (far > 0) * (way[here + far * along] > 0), bit *= 2, bridge++))
    done
}

check() { # -> all of them; 1 if it is not perfect
    local x y here from to bit along first=0 open_pillars=0 top=0 waiting=() links=()
    ((cells = cells_wide * cells_high))
    ((passages = reachable = dead_ends = junctions = bridges = 0))
    perfect=no
    start_progress
    copy_maze
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_checking" "$y" "$((2 * height))"
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((way[here])) || continue
            ((first)) || first=$here
            count_passages "$here"
            ((links[here] = REPLY, passages += (REPLY & 1) + (REPLY / 4 & 1)))
            ((REPLY == 1 || REPLY == 2 || REPLY == 4 || REPLY == 8)) && ((dead_ends++))
            ((${#WAYS[REPLY]} < 3)) || ((junctions++))
            ((bridges += (way[here + 1] == BRIDGE_EAST) + (way[here + stride] == BRIDGE_SOUTH)))
            ((x == width - 1 || y == height - 1)) || ((open_pillars += way[here + stride + 1]))
        done
    done

    # Who can be reached: go on to every neighbour not yet seen (+ 16 in links), and note it for later.
    ((first == 0)) || ((waiting[top++] = first, links[first] += 16))
    while ((top)); do
        ((here = waiting[--top]))
        ((from = links[here]))
        ((++reachable % 512)) || show_progress "$say_checking" "$((cells + reachable))" "$((2 * cells))"
        bit=1
        for along in "${step[@]}"; do
            if ((from & bit)); then
                ((to = here + 2 * along * (1 + (bridges > 0) * (way[here + along] != OPEN))))
                ((links[to] < 16)) && ((waiting[top++] = to, links[to] += 16))
            fi
            ((bit *= 2))
        done
    done
    end_progress

    ((reachable == cells && passages == cells - 1 && open_pillars == 0)) || return 1
    perfect=yes
}

# ---------------------------------------------------------------------------------------------
# picture: what each square shows
#
# A picture is rows of codes, one for each square: those of the grid (0 1 4 5 6 7), or a letter for
# what stands there: P player, G goal, T trail; on the screen also E and N, the player below a bridge
# that leads east or north, t a trail gone back over, S the shortest way, R a trail over it.
# shown_code is the one answer to what a square shows, for the pictures, for the maze file and for the
# screen. There are these kinds of pictures:
#
#     plain    a crossed cell shows the sign of its bridge; a goal outside is not seen
#     game     the same, but the exit is marked as the goal
#     digits   the array: crossed cells are what they are
#     file     the same, but the exit is marked as the goal
#
# To be seen by people, each code is replaced by its sign, a whole row at a time. The signs stand in
# choose_signs, the player's too.
# Owns: picture (the kind that row holds now, or empty), goal_shown (a square, or -1), on_trail (the
# letter of each square that has one), code, sign, columns (a function, if a code's column makes a
# difference), color_* (what comes before a sign in a colour, and color_off behind it).
# Writes: row.
# ---------------------------------------------------------------------------------------------

picture='' goal_shown=-1 on_trail=()
code=() sign=() columns='' color_player='' color_trail='' color_goal='' color_dim='' color_way=''
color_off=''

# The box-drawing character with arms up (1), right (2), down (4) and left (8).
readonly JUNCTION=(' ' '╵' '╶' '└' '╷' '│' '┌' '├' '╴' '┘' '─' '┴' '┐' '┤' '┬' '┼')

shown_code() { # <square> -> REPLY: the code that the picture shows there
    REPLY=${cell[$1]}
    if (($1 == player)); then
        REPLY=P
        if [[ $picture == game && -n $woven ]] && (($1 > stride)); then
            ((cell[$1 - 1] != BRIDGE_EAST)) || REPLY=E
            ((cell[$1 - stride] != BRIDGE_SOUTH)) || REPLY=N
        fi
        return
    elif (($1 == goal_shown)); then
        REPLY=G
        return
    elif [[ -n $woven && ($picture == plain || $picture == game) ]]; then
        ((cell[$1 - 1] != BRIDGE_EAST)) || REPLY=5
        ((cell[$1 - stride] != BRIDGE_SOUTH)) || REPLY=7
    fi
    [[ $REPLY != 1 || -z ${on_trail[$1]:-} ]] || REPLY=${on_trail[$1]}
}

refresh_square() { # <square>: what it shows now, into its row
    local x=$(($1 % stride)) y=$(($1 / stride))
    shown_code "$1"
    row[y]=${row[y]:0:x}$REPLY${row[y]:x+1}
}

mark_square() { # <square> <letter, or empty for none>: as part of a trail
    on_trail[$1]=$2
    [[ -z $picture ]] || refresh_square "$1"
}

clear_trail() {
    on_trail=() picture=''
}

mark_way() { # the one that solve has found
    local at
    clear_trail
    for at in ${trail[@]+"${trail[@]}"}; do
        on_trail[at]=T
    done
}

make_picture() { # <plain|game|digits|file> -> row: as the maze is now
    local at
    join_rows
    picture=$1 goal_shown=-1
    if ((goal)); then
        goal_shown=$goal
        if is_outside "$goal"; then
            goal_shown=-1
            if [[ $1 == game || $1 == file ]]; then
                inside_of "$goal"
                goal_shown=$REPLY
            fi
        fi
    fi
    [[ -z $woven || ($1 != plain && $1 != game) ]] || mark_crossings
    for at in ${on_trail[@]+"${!on_trail[@]}"}; do
        refresh_square "$at"
    done
    ((goal_shown < 0)) || refresh_square "$goal_shown"
    ((player == 0)) || refresh_square "$player"
}

need_picture() { # <kind>: make it, unless it is there
    [[ $picture == "$1" ]] || make_picture "$1"
}

mark_crossings() { # each cell below a bridge
    local y rest at
    for ((y = 1; y <= height; y++)); do
        rest=${row[y]}
        while [[ $rest == *[46]* ]]; do
            rest=${rest#*[46]}
            at=$((y * stride + stride - ${#rest} - 1))
            refresh_square "$((cell[at] == BRIDGE_EAST ? at + 1 : at + stride))"
        done
    done
}

choose_signs() { # <format> [game: with what only the screen shows], for the maze there is now
    local bridge_code=(4 5 6 7) bridge_sign=() game_code=(t S R E N) game_sign=()
    columns=''
    #     wall open player trail goal
    code=(0 1 P T G)
    case $1 in
        blocks)
            sign=('██' '  ' '● ' '· ' '◆ ') bridge_sign=('══' '══' '║║' '║║')
            game_sign=('· ' '◦ ' '• ' '●═' '●║')
            ;;
        ascii)
            sign=('##' '  ' '@ ' '. ' 'X ') bridge_sign=('==' '==' '||' '||')
            game_sign=(', ' 'o ' '* ' '@=' '@|')
            ;;
        digits)
            sign=('0 ' '1 ' '2 ' '3 ' '8 ') bridge_sign=('4 ' '5 ' '6 ' '7 ')
            game_sign=('3 ' '3 ' '3 ' '2 ' '2 ')
            ;;
        half | braille) # have signs of their own; these stand in the help
            sign=('█ ' '  ' '● ' '· ' '◆ ') bridge_sign=('═ ' '═ ' '║ ' '║ ')
            game_sign=('· ' '· ' '· ' '● ' '● ')
            ;;
        lines) # n: in a narrow column, w: in a wide one
            columns=split_columns
            code=(0n 0w 1n 1w Pn Pw Tn Tw Gn Gw)
            sign=('│' '───' ' ' '   ' '●' ' ● ' '·' ' · ' '◆' ' ◆ ')
            bridge_code=(4n 4w 5n 5w 6w 7w)
            bridge_sign=('═' '═══' '═' '═══' ' ║ ' ' ║ ')
            game_code=(tn tw Sn Sw Rn Rw Ew Nw)
            game_sign=('·' ' · ' '◦' ' ◦ ' '•' ' • ' '═●═' ' ●║')
            ;;
    esac
    if [[ ${2:-} == game ]]; then
        code+=("${game_code[@]}") sign+=("${game_sign[@]}")
    fi
    [[ $1 == digits ]] || color_signs
    if [[ -n $woven ]]; then # first, for an escape sequence has digits too
        code=("${bridge_code[@]}" "${code[@]}")
        sign=("${bridge_sign[@]}" "${sign[@]}")
    fi
}

set_colors() { # <player> <trail> <goal> <trail gone back over> <shortest way> <off>
    color_player=$1 color_trail=$2 color_goal=$3 color_dim=$4 color_way=$5 color_off=$6
}

choose_colors() { # <always|never>: of printed pictures
    set_colors '' '' '' '' '' ''
    [[ $1 != always ]] || set_colors $'\033[1;33m' $'\033[36m' $'\033[1;32m' '' '' $'\033[0m'
}

color_signs() {
    local k color
    [[ -n $color_off ]] || return 0
    for ((k = 0; k < ${#code[@]}; k++)); do
        case ${code[k]} in
            P* | E* | N*) color=$color_player ;;
            T*) color=$color_trail ;;
            G*) color=$color_goal ;;
            t*) color=$color_dim ;;
            S* | R*) color=$color_way ;;
            *) color='' ;;
        esac
        [[ -z $color ]] || sign[k]=$color${sign[k]}$color_off
    done
}

paint() { # <codes> -> REPLY: as people see them
    local k
    REPLY=$1
    for ((k = 0; k < ${#code[@]}; k++)); do
        REPLY=${REPLY//${code[k]}/${sign[k]}}
    done
}

take_codes() { # <y> <x> <count>: that many squares of a row, from x on -> REPLY: codes to paint
    REPLY=${row[$1]:$2:$3}
    [[ -z $columns ]] || "$columns" "$@"
}

paint_row() { # <y> <x> <count> -> REPLY
    take_codes "$@"
    paint "$REPLY"
}

split_columns() { # <y> <x> <count> -> REPLY: n or w behind each code; junctions drawn
    local codes=${row[$1]} x=$2 end=$(($2 + $3)) at=$(($1 * stride + $2)) shown mask
    REPLY=''
    for (( ; x < end; x++, at++)); do
        shown=${codes:x:1}
        if ((x % 2 == 0)); then
            REPLY+=${shown}w
        elif (($1 % 2)) && [[ $shown == [01] ]]; then
            ((mask = !cell[at - stride] | !cell[at + 1] * 2 | !cell[at + stride] * 4 | !cell[at - 1] * 8))
            REPLY+=${JUNCTION[mask]}
        else
            REPLY+=${shown}n
        fi
    done
}

# ---------------------------------------------------------------------------------------------
# formats: the pictures, one function draw_NAME each, to standard output
#
# A new format is a name in FORMATS and such a function; one with two columns a square, no more than
# a line in choose_signs (chapter picture) and a call of draw_squares.
# Owns: sheet_class (wide, if its pages lie on their side), sheet_shape and sheet_solution (what will
# stand on the last, its WIDTHxHEIGHT, and its text with SIZE where its size will be).
# Reads: what the chapters above own. The maze file, draw_text, has a chapter of its own.
# ---------------------------------------------------------------------------------------------

readonly FORMATS=(blocks ascii lines half braille digits text edges svg sheet)

draw_blocks() { draw_squares blocks plain; }

draw_ascii() { draw_squares ascii plain; }

draw_lines() { draw_squares lines plain; }

draw_digits() { draw_squares digits digits; } # the ring as well

draw_squares() { # <format> <plain|digits>
    local ring=0 y codes='' first count
    [[ $2 != digits ]] || ring=1
    choose_signs "$1"
    make_picture "$2"
    start_progress
    ((first = 1 - ring, count = width + 2 * ring))
    for ((y = first; y <= height + ring; y++)); do
        take_codes "$y" "$first" "$count"
        codes+=$REPLY$'\n'
        if ((${#codes} > 1000 || y == height + ring)); then # rows are painted some at a time
            paint "$codes"
            ((ring == 0)) || REPLY=${REPLY// $'\n'/$'\n'}
            put_line "${REPLY%$'\n'}"
            codes=''
        fi
        ((y % 64)) || show_printing "$y" "$height"
    done
    end_progress
}

# half and braille show several rows in each line. Both are made of a picture of the kind digits, where
# bridges have ends only. Each code becomes a hexadecimal digit; then 15 columns of a row are a number,
# and a sum of numbers puts rows together. No two digits give more than f, so nothing is carried.

put_small_sign() { # <square> <sign> <line> <columns> <rows> <bytes>: into REPLY, if it is in that line,
    # each of whose characters stands for so many columns and rows, and takes so many bytes
    local x y
    (($1 > 0)) && ! is_outside "$1" || return 0
    ((x = ($1 % stride - 1) / $4, y = ($1 / stride - 1) / $5 + 1))
    ((y != $3)) || REPLY=${REPLY:0:x*$6}$2${REPLY:(x + 1)*$6}
}

# half: one character for each column and two rows. What the two squares give is added up:
#
#              wall  open  end of a bridge  trail
#     upper      0     1          8           9
#     lower      0     2          4           6
#
# So 0 to 3 are walls, 4 and 5 a bridge from west to east, 8 and a one from north to south, the rest is
# trail.

half_row() { # <line> <first column> <columns> -> REPLY; all three from 1
    local upper=${row[2 * $1 - 1]:1:width} lower=${row[2 * $1]:1:width} at sum
    upper=${upper//[GP]/1} upper=${upper//[67]/8} upper=${upper//[A-Za-z]/9}00000000000000
    lower=${lower//[1GP]/2} lower=${lower//[45]/4} lower=${lower//[A-Za-z]/6}00000000000000
    REPLY=''
    for ((at = 0; at < width; at += 15)); do
        printf -v sum %015x "$((0x${upper:at:15} + 0x${lower:at:15}))"
        REPLY+=$sum
    done
    REPLY=${REPLY:0:width}
    put_small_sign "$goal_shown" G "$1" 1 2 1
    put_small_sign "$player" P "$1" 1 2 1
    REPLY=${REPLY:$2-1:$3}
    REPLY=${REPLY//[45]/═} REPLY=${REPLY//[8a]/║} REPLY=${REPLY//[679b-f]/T}
    REPLY=${REPLY//0/█} REPLY=${REPLY//1/▄} REPLY=${REPLY//2/▀} REPLY=${REPLY//3/ }
    REPLY=${REPLY//T/$color_trail·$color_off}
    REPLY=${REPLY//G/$color_goal◆$color_off} REPLY=${REPLY//P/$color_player●$color_off}
}

draw_half() { draw_small half_row "$(((height + 1) / 2))" "$width"; }

draw_small() { # <function that makes a line> <lines> <characters in each>
    local line
    make_picture digits
    start_progress
    for ((line = 1; line <= $2; line++)); do
        "$1" "$line" 1 "$3"
        put_line "$REPLY"
        ((line % 64)) || show_printing "$line" "$2"
    done
    end_progress
}

# braille: one character for two columns and four rows. In each column the walls count 1, 2, 4 and 8,
# from the top. The left column chooses the word here, the right one the character in it.

readonly BRAILLE=(
    '⠀⠈⠐⠘⠠⠨⠰⠸⢀⢈⢐⢘⢠⢨⢰⢸' '⠁⠉⠑⠙⠡⠩⠱⠹⢁⢉⢑⢙⢡⢩⢱⢹' '⠂⠊⠒⠚⠢⠪⠲⠺⢂⢊⢒⢚⢢⢪⢲⢺' '⠃⠋⠓⠛⠣⠫⠳⠻⢃⢋⢓⢛⢣⢫⢳⢻'
    '⠄⠌⠔⠜⠤⠬⠴⠼⢄⢌⢔⢜⢤⢬⢴⢼' '⠅⠍⠕⠝⠥⠭⠵⠽⢅⢍⢕⢝⢥⢭⢵⢽' '⠆⠎⠖⠞⠦⠮⠶⠾⢆⢎⢖⢞⢦⢮⢶⢾' '⠇⠏⠗⠟⠧⠯⠷⠿⢇⢏⢗⢟⢧⢯⢷⢿'
    '⡀⡈⡐⡘⡠⡨⡰⡸⣀⣈⣐⣘⣠⣨⣰⣸' '⡁⡉⡑⡙⡡⡩⡱⡹⣁⣉⣑⣙⣡⣩⣱⣹' '⡂⡊⡒⡚⡢⡪⡲⡺⣂⣊⣒⣚⣢⣪⣲⣺' '⡃⡋⡓⡛⡣⡫⡳⡻⣃⣋⣓⣛⣣⣫⣳⣻'
    '⡄⡌⡔⡜⡤⡬⡴⡼⣄⣌⣔⣜⣤⣬⣴⣼' '⡅⡍⡕⡝⡥⡭⡵⡽⣅⣍⣕⣝⣥⣭⣵⣽' '⡆⡎⡖⡞⡦⡮⡶⡾⣆⣎⣖⣞⣦⣮⣶⣾' '⡇⡏⡗⡟⡧⡯⡷⡿⣇⣏⣗⣟⣧⣯⣷⣿'
)

braille_row() { # <line> <first character> <characters> -> REPLY; all three from 1
    local y at left right sum sums='' open=() no_wall=${row[0]:1} four=$((4 * $1 - 3))
    no_wall=${no_wall//?/1}
    for y in "$four" "$((four + 1))" "$((four + 2))" "$((four + 3))"; do
        ((y > height)) && at=$no_wall || at=${row[y]:1}
        open[y - four]=${at//[!0]/1}11111111111111
    done
    for ((at = 0; at <= width; at += 15)); do
        ((sum = 0xfffffffffffffff - 0x${open[0]:at:15} - 2 * 0x${open[1]:at:15}))
        ((sum -= 4 * 0x${open[2]:at:15} + 8 * 0x${open[3]:at:15}))
        printf -v sum %015x "$sum"
        sums+=$sum
    done
    REPLY=''
    for ((at = 0; at < width; at += 2)); do
        ((left = 0x${sums:at:1}, right = 0x${sums:at+1:1}))
        REPLY+=${BRAILLE[left]:3*right:3}
    done
    put_small_sign "$goal_shown" ◆ "$1" 2 4 3
    put_small_sign "$player" ● "$1" 2 4 3
    REPLY=${REPLY:3*$2-3:3*$3}
    REPLY=${REPLY//◆/$color_goal◆$color_off} REPLY=${REPLY//●/$color_player●$color_off}
}

draw_braille() { draw_small braille_row "$(((height + 3) / 4))" "$((cells_wide + 1))"; }

draw_edges() { # the spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0
    local x y at far
    copy_maze
    for ((y = 0; y < cells_high; y++)); do
        for ((x = 0; x < cells_wide; x++)); do
            at=$(((2 * y + 2) * stride + 2 * x + 2))
            ((way[at])) || continue
            count_passages "$at"
            if ((REPLY & 1)); then
                ((far = way[at + 1] == OPEN ? 1 : 2))
                put_line "$x,$y $((x + far)),$y"
            fi
            if ((REPLY & 4)); then
                ((far = way[at + stride] == OPEN ? 1 : 2))
                put_line "$x,$y $x,$((y + far))"
            fi
        done
    done
    put_cell start "$player"
    put_cell goal "$goal"
}

put_cell() { # <start|goal> <square>: below edges, the cell it is in, or at
    local x=$(($2 % stride / 2 - 1)) y=$(($2 / stride / 2 - 1))
    (($2)) || return 0
    ((x = x < 0 ? 0 : x < cells_wide ? x : cells_wide - 1))
    ((y = y < 0 ? 0 : y < cells_high ? y : cells_high - 1))
    put_line "# $1 $x,$y"
}

# svg is a picture for paper, in units of an eighth of a square: the middle of square x,y is 8x,8y. The
# ring is in it too, for there is the goal behind an exit. Walls are lines from square to square, along
# the rows and then along the columns; a square without a wall beside it is a line of no length, a dot.

readonly SVG_SPACE='http://www.w3.org/2000/svg'

draw_svg() { # <seed, or empty>
    local box="width=\"$((8 * stride))\" height=\"$((8 * height + 16))\""
    put_svg_start "${1-}"
    put_line "<rect x=\"-4\" y=\"-4\" $box fill=\"#fff\"/>"
    if ((steps)); then
        draw_way
        put_line "$REPLY"
    fi
    put_svg_maze
    put_line '</svg>'
}

put_svg_start() { # <seed, or empty>: what it is, and how large
    local box="-4 -4 $((8 * stride)) $((8 * height + 16))"
    put_line "<svg xmlns=\"$SVG_SPACE\" viewBox=\"$box\" role=\"img\">"
    name_maze "$1"
    say "$say_svg_title" "$REPLY"
    put_line "<title>$REPLY</title>"
}

name_maze() { # <seed, or empty> -> REPLY: what tells it from others
    REPLY=''
    [[ -z $1 ]] || say ", $say_seed" "$1"
    REPLY=${width}x$height$REPLY
}

put_svg_maze() { # walls, bridges, start and goal
    local x y codes
    make_picture digits
    start_progress
    put_line '<path class="walls" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" d="'
    for ((y = 1; y <= height; y++)); do
        put_walls "${row[y]:1:width}" "$y" H
        ((y % 64)) || show_printing "$y" "$((2 * height))"
    done
    for ((x = 1; x <= width; x++)); do
        codes=''
        for ((y = 1; y <= height; y++)); do
            codes+=${row[y]:x:1}
        done
        put_walls "$codes" "$x" V
        ((x % 64)) || show_printing "$((width + x))" "$((2 * width))"
    done
    end_progress
    put_line '"/>'
    [[ -z $woven ]] || put_svg_bridges
    put_svg_ends
}

put_walls() { # <codes of a row or column> <which> <H|V>: its lines, at least two squares long
    local beside='' at=1 walls first last lines='' IFS
    [[ $3 == V ]] || beside=${row[$2 - 1]}/${row[$2 + 1]}
    IFS=1
    for walls in ${1//[!0]/1}; do # what is between two open squares, perhaps nothing
        ((first = 8 * at, last = first + 8 * (${#walls} - 1)))
        if ((last > first)); then
            [[ $3 == V ]] && lines+="M$((8 * $2)) ${first}V$last" || lines+="M$first $((8 * $2))H$last"
        elif [[ $walls$3 == 0H && ${beside:at:1}${beside:at+stride+1:1} != *0* ]]; then
            lines+="M$first $((8 * $2))H$first"
        fi
        ((at += ${#walls} + 1))
    done
    [[ -z $lines ]] || put_line "$lines"
}

put_svg_bridges() { # two rails over each crossed cell, bent outwards at their ends
    local y rest at x2 y2 rails=''
    for ((y = 1; y <= height; y++)); do
        rest=${row[y]}
        while [[ $rest == *[46]* ]]; do
            rest=${rest#*[46]}
            ((at = y * stride + stride - ${#rest} - 1, x2 = 8 * (at % stride), y2 = 8 * y))
            if ((cell[at] == BRIDGE_EAST)); then
                rails+="M$x2 $((y2 - 8))l4 4h8l4-4M$x2 $((y2 + 8))l4-4h8l4 4"
            else
                rails+="M$((x2 - 8)) ${y2}l4 4v8l-4 4M$((x2 + 8)) ${y2}l-4 4v8l4 4"
            fi
        done
    done
    put_line "<path class=\"bridges\" fill=\"none\" stroke=\"#000\" stroke-linecap=\"round\" d=\"$rails\"/>"
}

put_svg_ends() { # a disc and a diamond, in a picture as on the screen
    local x y
    if ((player)); then
        ((x = 8 * (player % stride), y = 8 * (player / stride)))
        put_line "<circle class=\"start\" cx=\"$x\" cy=\"$y\" r=\"3.5\"/>"
    fi
    if ((goal && goal != player)); then
        ((x = 8 * (goal % stride), y = 8 * (goal / stride)))
        put_line "<path class=\"goal\" d=\"M$x $((y - 4))l4 4-4 4-4-4z\"/>"
    fi
}

draw_way() { # -> REPLY: the one that solve has found: its corners, from the player to the goal
    local at last=$goal by before=0 corner=() points='' k style
    for at in ${trail[@]+"${trail[@]}"} "$player"; do # which is the way back
        ((by = at - last, by = by > 4 ? stride : by < -4 ? -stride : by > 0 ? 1 : -1))
        ((by == before)) || corner+=("$last")
        last=$at before=$by
    done
    corner+=("$player")
    for ((k = ${#corner[@]} - 1; k >= 0; k--)); do
        points+=" $((8 * (corner[k] % stride))),$((8 * (corner[k] / stride)))"
    done
    style='fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
    REPLY="<polyline class=\"way\" $style points=\"${points# }\"/>"
}

# sheet is a page to print, in HTML: each maze on a page of its own, and its solution, small, behind them
# all. A solution is no more than the way: its walls are those of the maze, shown once more. Sizes are
# such that all fits on A4 and on Letter paper, which is wider and shorter.

readonly SHEET_STYLE='
@page { size: portrait; margin: 12mm }
@page wide { size: landscape; margin: 12mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 11pt/1.2 system-ui, sans-serif }
section { break-before: page }
section:first-of-type { break-before: auto }
.wide { page: wide }
header { display: flex; align-items: baseline; gap: 6mm; padding-bottom: 5mm }
h1 { font-size: 20pt; white-space: nowrap }
.name { flex: 1; border-bottom: 0.3mm solid #888; color: #555 }
section > svg { display: block; width: 100%; height: auto; max-height: 232mm }
.wide > svg { max-height: 166mm }
.solutions { font-size: 0; orphans: 1; widows: 1 }
.solutions h1 { padding: 0 2mm 5mm }
figure { display: inline-block; margin: 0 2mm 3mm; vertical-align: top; break-inside: avoid }
figcaption { width: 0; min-width: 100%; font-size: 9pt; line-height: 5mm }
figure svg { display: block }
@media screen {
    body { background: #ddd; padding: 1px }
    section { background: #fff; max-width: 210mm; margin: 6mm auto; padding: 12mm }
    .wide { max-width: 297mm }
}
'
readonly SHEET_STYLE_HASH='sha256-xDJ+n+txv7nQ0dAbSxrWtXlFZBBPvoKikS/ADU/gbUU=' # of SHEET_STYLE: no other style is allowed, and no script

sheet_class='' sheet_shape=() sheet_solution=()

is_wide() { # is there more room for it on a page that lies on its side?
    ((8 * width > 9 * height))
}

start_sheet() {
    local policy="default-src 'none'; style-src '$SHEET_STYLE_HASH'; base-uri 'none'; form-action 'none'"
    sheet_class='' sheet_shape=() sheet_solution=()
    ! is_wide || sheet_class=wide
    put_line '<!DOCTYPE html>'
    put_line "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"$say_language\">"
    put_line '<head>'
    put_line '<meta charset="utf-8"/>'
    put_line "<meta http-equiv=\"Content-Security-Policy\" content=\"$policy\"/>"
    put_line '<meta name="viewport" content="width=device-width"/>'
    put_line "<title>$say_sheet</title>"
    put_line "<style>$SHEET_STYLE</style>"
    put_line '</head>'
    put_line '<body>'
}

draw_sheet() { # <seed, or empty> <number>: a page with the maze, the first one behind the head
    local class=maze heading
    (($2 > 1)) || start_sheet
    ! is_wide || class='maze wide'
    put_line "<section class=\"$class\">"
    say "$say_svg_title" "$2"
    heading="<h1>$REPLY</h1><p class=\"name\">$say_sheet_name</p>"
    name_maze "$1"
    put_line "<header>$heading<p>$REPLY</p></header>"
    put_svg_start "$1"
    put_line "<g id=\"maze-$2\">"
    put_svg_maze
    put_line '</g>'
    put_line '</svg>'
    put_line '</section>'
    keep_solution "$1" "$2"
}

keep_solution() { # <seed, or empty> <number>: for the last pages
    local caption="<b>$2</b>" line='' box="-4 -4 $((8 * stride)) $((8 * height + 16))"
    if [[ -n $1 ]]; then
        say " $say_seed" "$1"
        caption+=$REPLY
    fi
    if ((player == 0 || goal == 0)) || ! solve; then
        caption+=": $say_sheet_no_way"
    elif ((steps)); then
        draw_way
        line=$REPLY
    fi
    sheet_shape+=("${width}x$height")
    REPLY="<figure><figcaption>$caption</figcaption><svg xmlns=\"$SVG_SPACE\" SIZE viewBox=\"$box\">"
    sheet_solution+=("$REPLY$line<use href=\"#maze-$2\"/></svg></figure>")
}

choose_solution_size() { # <width> <height> -> REPLY, in mm: as large as lets all, if they are no more
    # than a dozen, or else six stand on a page; but no square is below 0.44 mm
    local page_wide=186 page_high=232 most=${#sheet_solution[@]} across=0 wide high
    [[ $sheet_class != wide ]] || page_wide=255 page_high=166
    ((most <= 12)) || most=6
    while :; do
        ((across++, wide = page_wide / across - 4, high = (wide * ($2 + 2) + $1 + 1) / ($1 + 2)))
        ((high <= page_high - 8)) || ((high = page_high - 8, wide = high * ($1 + 2) / ($2 + 2)))
        (((page_wide / (wide + 4)) * (page_high / (high + 8)) < most)) || break
        ((100 * (page_wide / (across + 1) - 4) >= 44 * $1)) || break
    done
    REPLY="width=\"${wide}mm\" height=\"${high}mm\""
}

end_sheet() { # all solutions
    local class=solutions n
    [[ -z $sheet_class ]] || class='solutions wide'
    put_line "<section class=\"$class\">"
    put_line "<h1>$say_sheet_solutions</h1>"
    for ((n = 0; n < ${#sheet_solution[@]}; n++)); do
        choose_solution_size "${sheet_shape[n]%x*}" "${sheet_shape[n]#*x}"
        put_line "${sheet_solution[n]%%SIZE*}$REPLY${sheet_solution[n]#*SIZE}"
    done
    put_line '</section>'
    put_line '</body>'
    put_line '</html>'
}

# ---------------------------------------------------------------------------------------------
# maze file: mazes saved and loaded
#
# A line with width and height; a line for each row, a code for each square, a space between;
# then lines that begin with #. Its codes are not those of the grid:
#
#     0 open  1 wall  2 3 4 5 a bridge to the north, south, east, west
#     7 goal, or the exit that leads to it  8 player  9 trail
#
# One square has one code. Where the player hides the goal, or he has walked out, a line
# "# goal X,Y" or "# player X,Y" says what the rows cannot. Lines "# keys STRING" are the keys of a
# game that has been played so far, "# time N" the seconds it took, "# option NAME VALUE" how the maze
# was made. An empty line ends a maze, and another may follow.
# Owns: file_name, file_line (of the file being read), file_ahead (what was read and not yet used),
# file_end (end or NUL, once it was met), file_mazes (how many have been read); what the
# # lines of the last one say: file_goal, file_player, file_keys, file_time (seconds), file_options
# (name and value, not yet through the gate).
# Writes: width, height, stride, size, cell, row, woven, player, goal.
# ---------------------------------------------------------------------------------------------

readonly LONGEST_LINE=8192
file_ahead='' file_end=''
file_name='' file_line=0 file_mazes=0 file_goal='' file_player='' file_keys=''
file_time=0 file_options=()

draw_text() { # the file, to standard output
    local y codes
    put_line "$width $height"
    make_picture file
    start_progress
    for ((y = 1; y <= height; y++)); do
        codes=${row[y]:1:width}
        codes=${codes//0/x} codes=${codes//1/0 } codes=${codes//x/1 } # 0 and 1 change places
        codes=${codes//7/2 } codes=${codes//6/3 } codes=${codes//4/4 } codes=${codes//5/5 }
        codes=${codes//G/7 } codes=${codes//P/8 } codes=${codes//[TtSR]/9 }
        put_line "${codes% }"
        ((y % 64)) || show_printing "$y" "$height"
    done
    end_progress
    if ((goal && goal_shown == player)); then
        put_line "# goal $((goal % stride)),$((goal / stride))"
    fi
    if ((player)) && is_outside "$player"; then
        put_line "# player $((player % stride)),$((player / stride))"
    fi
}

put_keys() { # <keys>: of a game that has been played so far, below the rest
    local keys=$1
    while [[ -n $keys ]]; do
        put_line "# keys ${keys:0:60}"
        keys=${keys:60}
    done
}

refuse_file() { # <format> <value ...>: what is wrong in the line just read, the values printable
    local what
    say "$@"
    what=$REPLY
    printable "$file_name"
    say "$say_bad_file" "$REPLY" "$file_line" "$what"
    fail 1 "$REPLY"
}

open_file() { # <file, - for standard input>: as descriptor 3
    file_name=$1 file_line=0 file_mazes=0 file_ahead='' file_end=''
    if [[ $1 == - ]]; then
        [[ ! -d /dev/stdin && (! -c /dev/stdin || -t 0 || /dev/stdin -ef /dev/null) ]] &&
            { exec 3<&0; } 2>/dev/null && return
    else
        [[ -f $1 || -p $1 ]] && { exec 3<"$1"; } 2>/dev/null && return # a device may be endless
    fi
    die 1 "$say_cannot_read" "$1"
}

# bash up to 4.2 ends a line at a NUL byte, later ones pass it over. With NUL for its delimiter, read
# tells in each of them that there was one; so lines are cut from what it brings.

take_line() { # -> REPLY: the next line, as it stands; 1 at the end
    local more=''
    if [[ -t 3 ]]; then # with -n or -d, Ctrl-D would be a key like any other
        IFS= read -r REPLY <&3 2>/dev/null || [[ -n $REPLY ]]
        return
    fi
    while [[ -z $file_end && $file_ahead != *$'\n'* ]] && ((${#file_ahead} < LONGEST_LINE)); do
        if ! IFS= read -r -d '' -n "$LONGEST_LINE" more <&3 2>/dev/null; then
            file_end=end
        elif ((${#more} < LONGEST_LINE)); then
            file_end=NUL
        fi
        file_ahead+=$more
    done
    REPLY=${file_ahead%%$'\n'*}
    ((${#REPLY} < LONGEST_LINE)) || refuse_file "$say_long_line" "$LONGEST_LINE"
    if [[ $file_ahead == "$REPLY" ]]; then # the last one
        [[ $file_end != NUL ]] || refuse_file "$say_nul_byte"
        [[ -n $REPLY ]] || return 1
    fi
    file_ahead=${file_ahead:${#REPLY}+1}
}

next_line() { # -> REPLY: the next line that is no comment, without the blanks at its end; 1 at the end
    while :; do
        ((++file_line))
        take_line || return 1
        REPLY=${REPLY%"${REPLY##*[! $'\t\r']}"}
        ((file_line > 1)) || REPLY=${REPLY#$'\357\273\277'} # a byte order mark
        case $REPLY in
            '# goal '*) file_goal=${REPLY#'# goal '} ;;
            '# player '*) file_player=${REPLY#'# player '} ;;
            '# keys '*)
                REPLY=${REPLY#'# keys '}
                file_keys+=${REPLY//[!asdwuf]/}
                ;;
            '# time '*) file_time=${REPLY#'# time '} ;;
            '# seed '* | '# option '*)
                REPLY=${REPLY#'# '}
                ((${#file_options[@]} >= 20)) || file_options+=("${REPLY#'option '}")
                ;;
            '#'*) ;;
            *) return 0 ;;
        esac
    done
}

read_size() { # the first line of a maze; 1 if there is no other maze
    local numbers=()
    next_line || REPLY=''
    if ((file_mazes)); then
        while [[ -z $REPLY ]]; do
            next_line || return 1
        done
    fi
    IFS=$' \t' read -r -a numbers <<<"$REPLY"
    ((${#numbers[@]} == 2)) || refuse_file "$say_no_header"
    gate_number "$say_width" "${numbers[0]}" "$LEAST_SIDE" "$MOST_SIDE" odd || refuse_file %s "$REPLY"
    numbers[0]=$REPLY
    gate_number "$say_height" "${numbers[1]}" "$LEAST_SIDE" "$MOST_SIDE" odd || refuse_file %s "$REPLY"
    set_size "${numbers[0]}" "$REPLY"
}

find_mark() { # <codes of a row> <8 or 7> <y> <where one is already, or 0> -> REPLY: the square, 0
    # for none; or 1 if it is the second
    local rest=${1#*"$2"}
    REPLY=0
    [[ $1 == *"$2"* ]] || return 0
    REPLY=$(($3 * stride + width - ${#rest}))
    (($4 == 0)) && [[ $rest != *"$2"* ]]
}

read_row() { # <y>: into row, with blanks between the codes; player and goal
    local squares=() word codes x y=$1
    next_line || refuse_file "$say_few_rows" "$((y - 1))" "$height"
    IFS=$' \t' read -r -a squares <<<"$REPLY"
    ((${#squares[@]} == width)) || refuse_file "$say_few_codes" "${#squares[@]}" "$width"
    for word in "${squares[@]}"; do
        if [[ $word != [01234578'9'] ]]; then
            printable "$word"
            refuse_file "$say_unknown_code" "$REPLY"
        fi
    done
    local IFS=''
    codes="${squares[*]}"

    find_mark "$codes" 8 "$y" "$player" || refuse_file "$say_second_player"
    ((player += REPLY))
    find_mark "$codes" 7 "$y" "$goal" || refuse_file "$say_second_goal"
    if ((REPLY)); then
        ((goal = REPLY, x = goal % stride))
        if ((x == 1 || x == width || y == 1 || y == height)); then
            (((x != 1 && x != width) || (y != 1 && y != height))) || refuse_file "$say_corner"
            outside_of "$goal"
            goal=$REPLY
        fi
    fi

    IFS=' '
    codes="${squares[*]}"
    codes=${codes//[0789]/x} codes=${codes//1/0} codes=${codes//x/1}
    codes=${codes//2/7} codes=${codes//3/6}
    [[ $codes != *[4567]* ]] || woven=yes
    row[y]="$OPEN $codes $OPEN"
}

is_bridge_end() { # <x> <y> <code>: is the other end where it should be, and both between cells?
    local at=$(($2 * stride + $1)) direction=$(($3 - BRIDGE_EAST))
    local along=$1 across=$2 side=$width other
    if ((direction >= SOUTH)); then
        along=$2 across=$1 side=$height
    fi
    ((other = direction % 2 ? along - 2 : along + 2))
    ((along % 2 == 1 && across % 2 == 0 && along >= 3 && along <= side - 2)) &&
        ((other >= 3 && other <= side - 2)) &&
        ((cell[at + 2 * step[direction]] == BRIDGE_EAST + (direction ^ 1)))
}

check_bridges() { # <line of row 1> <line of row 2> ...: every bridge has two ends
    local x y end last_line=$file_line
    [[ -n $woven ]] || return 0
    join_rows
    for ((y = 1; y <= height; y++)); do
        file_line=$1
        shift
        [[ ${row[y]} == *[4567]* ]] || continue
        for ((x = 1; x <= width; x++)); do
            end=${row[y]:x:1}
            ((end < BRIDGE_EAST)) || is_bridge_end "$x" "$y" "$end" || refuse_file "$say_no_other_end"
        done
    done
    file_line=$last_line
}

read_place() { # <X,Y> -> REPLY: the square; or 1
    local x
    [[ $1 == *,* ]] && gate_number x "${1%%,*}" 0 "$((width + 1))" || return 1
    x=$REPLY
    gate_number y "${1#*,}" 0 "$((height + 1))" || return 1
    REPLY=$((REPLY * stride + x))
}

read_maze() { # the next maze of the file: the grid, player and goal (0 where it has none); 1 if there is
    # no other
    local y ring line_of=()
    file_goal='' file_player='' file_keys='' file_time=0 file_options=()
    read_size || return 1
    player=0 goal=0
    printf -v ring '%*s' "$stride" ''
    ring=${ring// /$OPEN }
    row=("$ring")
    start_progress
    for ((y = 1; y <= height; y++)); do
        read_row "$y"
        line_of[y]=$file_line
        show_progress "$say_reading" "$y" "$height"
    done
    end_progress
    row[y]=$ring
    fill_grid "${row[@]}"
    ! next_line || [[ -z $REPLY ]] || refuse_file "$say_many_rows" "$height"
    ((file_mazes += 1))
    check_bridges "${line_of[@]}"

    if ((goal == 0)) && read_place "$file_goal"; then
        y=$REPLY
        inside_of "$y" # where the player hides the goal, or stands in its exit
        ((REPLY != player)) || goal=$y
    fi
    if ((player == 0)) && read_place "$file_player"; then
        ((REPLY != goal)) || player=$REPLY
    fi
    gate_number time "$file_time" 0 999999999 || REPLY=0
    file_time=$REPLY
}

# =============================================================================================
# Part III: the screen
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# screen: the terminal, set up, measured and restored; reading keys; signals
#
# No key is lost to a time-out, in any bash. The terminal is set to "min 0 time 0": a plain read
# takes what has been typed, be it nothing, and never waits (poll_keys). To wait there is
# read -n 1, for which bash itself sets "min 1". Ctrl-C, Ctrl-Z and Ctrl-\ are keys like any other
# here, so that they come one after the other, at a place where they can be answered.
#
# A signal that comes from elsewhere may come in the midst of anything, so its trap only makes a
# note, and answer_signals does the work. Whether a trap runs while read waits is up to bash:
#
#     up to 4.4   it does, and a time-out can lose a key: read waits without one, and the trap
#                 takes back the "min 1", so that read goes on, finds nothing and ends. For the
#                 clock, a process sends a signal every second.
#     from 5.0    it does not, and a key that comes with the time-out is handed over: read waits
#                 for a fifth of a second, again and again.
#
# A game gives setup_terminal a function. It is called while nobody types, when a second has
# passed or the window may have changed (then take_resize says so): it may draw, and must not
# read keys, nor change REPLY's meaning for its caller.
#
# Owns: window_rows, window_columns (characters), fallback_*, saved_stty, on_screen, look, looked;
# read_ahead (bytes that were read, to be handed out), sequence, sequence_since; at_once, ended_by,
# ended_whom, stopped_by, resumed, resized (the notes), read_ended, key_signals, ticker.
# Reads: user_lines, user_columns.
# ---------------------------------------------------------------------------------------------

window_rows=24 window_columns=80 saved_stty='' on_screen='' look=: looked=0
read_ahead='' sequence='' sequence_since=0
at_once='' ended_by='' ended_whom=0 stopped_by='' resumed='' resized='' read_ended='' ticker=''

readonly KEY_SIGNALS=(intr '^C' quit ^\\ susp '^Z') NO_KEY_SIGNALS=(intr undef quit undef susp undef)
key_signals=("${NO_KEY_SIGNALS[@]}")

show() { # <text>: on the screen; if the window has been closed, read_key will find out
    printf %s "$1" 2>/dev/null
}

setup_terminal() { # <function to call while nobody types>; and reset_terminal undoes all of it
    look=$1 looked=$SECONDS
    read_ahead='' sequence='' ended_by='' stopped_by='' resumed=''
    saved_stty=$(stty -g 2>/dev/null)
    on_screen=yes
    enter_screen
    start_ticker
}

reset_terminal() {
    at_once=''
    stop_ticker
    leave_screen
    trap '' HUP TERM WINCH CONT # a trap that is taken away while its signal comes makes bash warn
    trap - INT QUIT TSTP HUP TERM WINCH CONT
    on_screen=''
}

enter_screen() {
    trap '' INT QUIT TSTP # stty would stop, and we wait for it
    set_keys
    show $'\033[?1049h\033[?25l\033[?7l' # another screen; no cursor; no wrapping of lines
    resized=yes
    catch_signals
}

leave_screen() {
    trap '' INT QUIT TSTP
    poll_keys # not for the shell
    read_ahead='' sequence=''
    show $'\033[0m\033[?7h\033[?25h\033[?1049l'
    stty "$saved_stty" 2>/dev/null
}

set_keys() { # keys at once, unseen, and all of them only keys
    stty -echo -icanon -iexten icrnl min 0 time 0 "${key_signals[@]}" 2>/dev/null
    read_ended=yes
}

# Long work in the midst of a game, carving say, can be stopped like any other program.

start_work() {
    [[ -n $on_screen ]] || return 0
    key_signals=("${KEY_SIGNALS[@]}") at_once=working
    set_keys
    answer_signals
}

end_work() {
    [[ -n $on_screen ]] || return 0
    key_signals=("${NO_KEY_SIGNALS[@]}") at_once=''
    set_keys
}

# Signals.

catch_signals() {
    trap 'note_signal INT' INT
    trap 'note_signal TERM' TERM QUIT # bash itself would not die of QUIT
    trap 'note_signal HUP' HUP
    trap 'note_signal TSTP' TSTP
    trap 'note_signal CONT' CONT
    trap 'note_signal WINCH' WINCH
}

note_signal() { # <name>: what every trap does
    case $1 in
        WINCH) resized=yes ;;
        TSTP) stopped_by=signal ;;
        CONT) resumed=yes ;;
        USR1) ;; # the clock
        *) ended_by=$1 ended_whom=$$ ;;
    esac
    case $at_once in
        reading)
            at_once=''
            set_keys # ends the read
            at_once=reading
            ;;
        working) answer_signals ;;
    esac
}

answer_signals() { # and calls the game's function, unless it is at work
    [[ -z $ended_by ]] || end_by_signal
    [[ -z $stopped_by ]] || stop_and_go_on
    if [[ -n $resumed ]]; then # after a stop that could not be caught
        set_keys
        resumed='' resized=yes
    fi
    if [[ -z $at_once ]] && { [[ -n $resized ]] || ((SECONDS != looked)); }; then
        looked=$SECONDS
        "$look"
    fi
}

take_resize() { # 0 if the window may have changed since this was asked last
    [[ -n $resized ]] || return 1
    resized=''
}

end_by_signal() { # restore all, then end by the signal, so that the caller sees why
    reset_terminal
    kill -s "$ended_by" "$ended_whom"
}

stop_and_go_on() { # the shell gets its terminal back; fg goes on behind the kill
    local whom=$$
    [[ $stopped_by == signal ]] || whom=0 # Ctrl-Z is for all that was started together with us
    leave_screen
    trap - TSTP
    kill -s TSTP "$whom"
    enter_screen
    stopped_by='' resumed=''
}

# The clock of bash up to 4.4. However the game ends, its clock finds nobody to signal to.

start_ticker() {
    ticker=''
    ((BASH_VERSINFO[0] < 5)) && type -P sleep >/dev/null 2>&1 || return 0
    trap '' USR1 # but while read waits; and so it stays: at the end one may still be under way
    (while sleep 1 && kill -s USR1 $$; do :; done) </dev/null >/dev/null 2>&1 &
    ticker=$!
    disown "$ticker" 2>/dev/null
}

stop_ticker() {
    [[ -n $ticker ]] || return 0
    kill "$ticker" 2>/dev/null
    ticker=''
}

# A serial line, say, knows no size: then what the environment says must do.
fallback_rows=24 fallback_columns=80

gate_window() { # ends if the environment is wrong; 0 is nothing said
    gate_number LINES "${user_lines:-0}" 0 9999 || fail 2 "$REPLY"
    ((REPLY == 0)) || fallback_rows=$REPLY
    gate_number COLUMNS "${user_columns:-0}" 0 9999 || fail 2 "$REPLY"
    ((REPLY == 0)) || fallback_columns=$REPLY
}

measure_window() { # -> window_rows, window_columns
    local told
    told=$(stty size 2>/dev/null)
    window_rows=$fallback_rows window_columns=$fallback_columns
    if gate_number rows "${told% *}" 1 9999; then
        window_rows=$REPLY
        gate_number columns "${told#* }" 1 9999 && window_columns=$REPLY
    fi
}

# Keys.

# Here read is given no name: then it fills REPLY, and keeps blanks. With IFS= before it, and a trap that
# runs meanwhile, a bash up to 4.3 would drop them.

poll_keys() { # appends to read_ahead what has been typed, without waiting
    local REPLY=''
    [[ -n $saved_stty ]] || return 0 # no stty: read would wait
    while read -r 2>/dev/null; do
        read_ahead+=$REPLY$'\n'
    done
    read_ahead+=$REPLY
}

wait_for_keys() { # until something is typed; 1 if the input has ended
    local status REPLY
    poll_keys
    while [[ -z $read_ahead ]]; do
        answer_signals
        REPLY='' read_ended=''
        if ((BASH_VERSINFO[0] < 5)); then
            at_once=reading status=142 # as for a time-out
            if [[ -z $ended_by$stopped_by$resumed$resized ]]; then
                trap 'note_signal USR1' USR1 # now, and not while a process is being waited for
                read -r -s -n 1 -d '' 2>/dev/null
                status=$?
                trap '' USR1
            fi
            at_once=''
            [[ -z $read_ended ]] || status=142 # it was not the end of the input
        else
            read -r -s -n 1 -d '' -t 0.2 2>/dev/null
            status=$?
        fi
        if [[ -n $REPLY ]]; then # whatever the status: a key may come with the time-out
            read_ahead=$REPLY
        elif ((status == 0)); then
            read_ahead=$'\1' # Ctrl-Space is a NUL, which no string holds
        elif ((status < 128)); then
            return 1
        fi
    done
}

read_key() { # -> REPLY: a letter or another character; up down left right f1 escape enter erase
    # tab other; or end
    local byte
    while :; do
        answer_signals
        if ! wait_for_keys; then
            answer_signals # a closed window says so twice
            REPLY=end
            return
        fi
        if [[ -n $sequence ]] && is_late; then
            read_sequence
            return
        fi
        byte=${read_ahead:0:1} read_ahead=${read_ahead:1} sequence=''
        case $byte in
            [' '-'~']) REPLY=$byte ;;
            $'\n' | $'\r') REPLY=enter ;;
            $'\t') REPLY=tab ;;
            $'\177' | $'\b') REPLY=erase ;;
            $'\033')
                sequence=$byte
                read_sequence
                ;;
            $'\3' | $'\32' | $'\34')
                take_signal "$byte"
                continue
                ;;
            [$'\200'-$'\277']) continue ;; # the rest of a UTF-8 character
            *) REPLY=other ;;
        esac
        return
    done
}

take_signal() { # <Ctrl-C, Ctrl-Z or Ctrl-\>: notes what the terminal would have sent to all of us
    case $1 in
        $'\3') ended_by=INT ended_whom=0 ;;
        $'\34') ended_by=TERM ended_whom=0 ;; # as for QUIT
        *) stopped_by=key ;;
    esac
}

# Keys like the arrows are sequences: ESC [ A, ESC O A, ESC [ 1 ; 5 A. On a slow line one may come
# in pieces: then the pause is taken for the Esc key, but what follows soon is still the arrow.

is_late() { # does what has been typed go on with a sequence that was cut short?
    ((SECONDS - sequence_since <= 1)) || return 1
    if [[ $sequence == $'\033' ]]; then
        [[ $read_ahead == [[O]* ]]
    else
        [[ $read_ahead == [A-DP0-9\;~]* ]]
    fi
}

read_sequence() { # -> REPLY: its beginning is in sequence, an Esc at least
    local patience byte=''
    while :; do
        # About a fifth of a second: no process, no time-out that could lose a key.
        poll_keys
        if ((BASH_VERSINFO[0] < 5)); then
            for ((patience = 25000; patience > 0 && ${#read_ahead} == 0; patience--)); do
                poll_keys
            done
        elif [[ -z $read_ahead ]]; then
            IFS= read -r -s -n 1 -d '' -t 0.2 byte 2>/dev/null
            [[ -z $byte ]] || read_ahead=$byte
        fi
        if [[ -z $read_ahead ]]; then
            sequence_since=$SECONDS
            REPLY=other
            [[ $sequence != $'\033' ]] || REPLY=escape
            return
        fi
        if [[ $sequence == $'\033' && $read_ahead != [[O]* ]]; then
            REPLY=escape sequence=''
            return
        fi
        sequence+=${read_ahead:0:1} read_ahead=${read_ahead:1}
        case $sequence in
            $'\033'[[O] | $'\033[[') continue ;;
            $'\033[['? | $'\033'?*[@-~]) break ;;
        esac
        ((${#sequence} < 16)) || break
    done
    name_sequence "$sequence"
    sequence=''
}

name_sequence() { # <sequence> -> REPLY
    case $1 in
        $'\033[[A' | $'\033OP' | $'\033[11~' | $'\033[1;'*P) REPLY=f1 ;; # ESC [ [ A: the Linux console
        $'\033[['*) REPLY=other ;;
        *A) REPLY=up ;;
        *B) REPLY=down ;;
        *C) REPLY=right ;;
        *D) REPLY=left ;;
        *) REPLY=other ;;
    esac
}

drain_keys() { # forgets what has been typed ahead: until no key has come for 0.3 seconds
    stty time 3 2>/dev/null
    poll_keys
    stty time 0 2>/dev/null
    [[ $read_ahead != *$'\3'* ]] || take_signal $'\3'
    read_ahead='' sequence=''
}

pass_time() { # <tenths of a second>: keys that come meanwhile are kept, and make it longer
    stty time "$1" 2>/dev/null
    poll_keys
    stty time 0 2>/dev/null
    answer_signals
}

# ---------------------------------------------------------------------------------------------
# view: a window on any map
#
# A map is made of tiles, each as many columns wide as map_tile says and one line high: a square,
# say, or two. It hands over the name of a function that paints a part of a line; what it shows
# there, the view does not ask. The window shows view_width x view_height tiles, the one at
# (view_x, view_y) top left; above and left of them what number_map says, if the map has numbers;
# below them lines that say something, the last of all the status line.
#
# Whatever is to be seen is put into frame, and written at once by show_frame.
# Owns: map_* (the map: map_width, map_height in tiles, counted from 1; map_slack, the columns that
# the last tile of a line lacks; map_top, map_left, room for the numbers; map_paint, a function <y>
# <x> <count> -> REPLY; map_numbers, a function <y, or 0 for the lines above> -> REPLY; map_below,
# lines below it; map_right, columns beside it, and map_beside, a function <line, from 0> -> REPLY that
# says what stands there), focus_x, focus_y (the tile that stays in view), view_*, frame, fields (of the
# status line), fields_shown, folded.
# ---------------------------------------------------------------------------------------------

map_width=0 map_height=0 map_tile=1 map_slack=0 map_top=0 map_left=0 map_paint='' map_numbers=''
map_below=() map_right=0 map_beside=''
focus_x=1 focus_y=1 view_x=1 view_y=1 view_width=0 view_height=0 view_too_small=''
frame='' fields=() fields_shown=() folded=()

set_map() { # <width> <height> <columns a tile> <slack> <function that paints>: without numbers
    map_width=$1 map_height=$2 map_tile=$3 map_slack=$4 map_paint=$5
    map_top=0 map_left=0 map_numbers='' map_below=() map_right=0 map_beside=''
}

set_map_numbers() { # <lines above> <columns left> <function>
    map_top=$1 map_left=$2 map_numbers=$3
}

set_map_below() { # <line ...>: what stands between the map and the status line
    map_below=("$@")
}

set_map_beside() { # <columns> <function>: what stands to the right of the map
    map_right=$1 map_beside=$2
}

set_focus() { # <x> <y>
    focus_x=$1 focus_y=$2
}

measure_view() { # after a change of the window, the map or the lines below it
    local room
    ((room = window_columns - map_left - map_right, view_width = room / map_tile))
    ((map_width * map_tile - map_slack > room)) || view_width=$map_width
    ((view_height = window_rows - map_top - ${#map_below[@]} - 1))
    view_too_small=''
    ((view_width >= map_width || (view_width >= 4 && (map_top > 0 || view_width * map_tile >= 8)))) &&
        ((view_height >= 3 || view_height >= map_height)) || view_too_small=yes
    ((view_width <= map_width)) || view_width=$map_width
    ((view_height <= map_height)) || view_height=$map_height
    centre_view
}

centre_on() { # <place of the focus> <tiles in view> <tiles in all> -> REPLY: the first in view
    ((REPLY = $1 - $2 / 2))
    ((REPLY <= $3 - $2 + 1)) || ((REPLY = $3 - $2 + 1))
    ((REPLY >= 1)) || REPLY=1
}

centre_view() { # on the focus, as far as the map goes
    centre_on "$focus_x" "$view_width" "$map_width"
    view_x=$REPLY
    centre_on "$focus_y" "$view_height" "$map_height"
    view_y=$REPLY
}

follow_focus() { # 1 if the view need not move: a quarter of it lies ahead of the focus
    local old_x=$view_x old_y=$view_y ahead
    ahead=$((view_width / 4))
    if ((focus_x < view_x + ahead || focus_x >= view_x + view_width - ahead)); then
        centre_on "$focus_x" "$view_width" "$map_width"
        view_x=$REPLY
    fi
    ahead=$((view_height / 4))
    if ((focus_y < view_y + ahead || focus_y >= view_y + view_height - ahead)); then
        centre_on "$focus_y" "$view_height" "$map_height"
        view_y=$REPLY
    fi
    ((view_x != old_x || view_y != old_y))
}

count_columns() { # <text> -> REPLY: how wide it is: its characters, not its colours
    REPLY=$1
    while [[ $REPLY == *$'\033['*m* ]]; do
        REPLY=${REPLY%%$'\033['*}${REPLY#*$'\033['*m}
    done
    REPLY=${REPLY//[$'\200'-$'\277']/}
    REPLY=${#REPLY}
}

fold_columns() { # <text> <most columns> -> folded: lines of it, broken where a space is
    local word parts=() line=''
    folded=()
    count_columns "$1"
    if ((REPLY <= $2)); then
        folded=("$1")
        return
    fi
    IFS=' ' read -r -a parts <<<"$1"
    for word in "${parts[@]}"; do
        count_columns "$line $word"
        if [[ -n $line ]] && ((REPLY > $2)); then
            folded+=("$line")
            line=''
        fi
        line+=${line:+ }$word
    done
    folded+=("$line")
}

cut_columns() { # <text> <most columns> -> REPLY
    local text=$1 room=$2 first
    count_columns "$text"
    if ((REPLY <= room)); then
        REPLY=$text
        return
    fi
    REPLY=''
    while ((room-- > 0)); do
        first=${text#?}
        while [[ $first == [$'\200'-$'\277']* ]]; do
            first=${first#?}
        done
        REPLY+=${text%"$first"}
        text=$first
    done
}

add_frame() { # <text>: besides the map
    frame+=$1
}

show_frame() {
    [[ -z $frame ]] || show "$frame"
    drop_frame
}

drop_frame() {
    frame=''
}

draw_view() { # the map, the lines below and the status: over what was there, so that nothing blinks
    local y line rest=$'\033[K\r\n'
    # in the last column, clearing what follows would clear the last sign
    ((map_left + view_width * map_tile < window_columns)) || rest=$'\r\n'
    frame+=$'\033[H'
    if [[ -n $view_too_small ]]; then
        cut_columns "$say_too_small" "$window_columns"
        frame+=$REPLY$'\033[J'
        return
    fi
    if ((map_top)); then
        "$map_numbers" 0
        frame+=$REPLY
    fi
    for ((y = view_y; y < view_y + view_height; y++)); do
        if ((map_left)); then
            "$map_numbers" "$y"
            frame+=$REPLY
        fi
        "$map_paint" "$y" "$view_x" "$view_width"
        frame+=$REPLY
        if ((map_right)); then
            "$map_beside" "$((y - view_y))"
            cut_columns "$REPLY" "$((map_right - 1))"
            frame+=$REPLY
        fi
        frame+=$rest
    done
    for line in ${map_below[@]+"${map_below[@]}"}; do
        cut_columns "$line" "$((window_columns - 1))"
        frame+=$REPLY$'\033[K\r\n'
    done
    frame+=$'\033[J'
    fields_shown=()
    draw_status
}

draw_tile() { # <x> <y> [what to begin with]: if it is in view
    [[ -z $view_too_small ]] || return 0
    (($1 >= view_x && $1 < view_x + view_width && $2 >= view_y && $2 < view_y + view_height)) || return 0
    "$map_paint" "$2" "$1" 1
    frame+=$'\033['$((map_top + $2 - view_y + 1))\;$((map_left + map_tile * ($1 - view_x) + 1))H
    frame+=${3:-}$REPLY${3:+$'\033[0m'}
}

# The status line is fields with two spaces between them. What does not fit is left out from the
# left; of what fits, only the fields that have changed are written.

set_fields() { # <field ...>; empty ones are left out
    local field
    fields=()
    for field; do
        [[ -z $field ]] || fields+=("$field")
    done
}

draw_status() {
    local k first=0 total=-2 at=1 same=yes line columns_of=()
    [[ -z $view_too_small ]] || return 0
    for ((k = ${#fields[@]} - 1; k >= 0; k--)); do
        count_columns "${fields[k]}"
        columns_of[k]=$REPLY
        ((total += REPLY + 2))
        if ((total >= window_columns)); then
            first=$((k + 1))
            break
        fi
    done
    line=$((map_top + view_height + ${#map_below[@]} + 1))
    ((first < ${#fields[@]})) || first=$((${#fields[@]} - 1)) # the last is cut, not left out

    # the same places as before? then what has changed is enough
    ((${#fields_shown[@]} == ${#fields[@]} + 1)) && [[ ${fields_shown[0]} == "$first" ]] || same=''
    for ((k = first; k < ${#fields[@]} && ${#same} > 0; k++)); do
        count_columns "${fields_shown[k + 1]}"
        ((REPLY == columns_of[k])) || same=''
    done
    [[ -n $same ]] || frame+=$'\033['"$line;1H"
    for ((k = first; k < ${#fields[@]}; k++)); do
        if [[ -z $same ]]; then
            cut_columns "${fields[k]}" "$((window_columns - 1))"
            ((k == first)) || frame+='  '
            frame+=$REPLY
        elif [[ ${fields[k]} != "${fields_shown[k + 1]}" ]]; then
            frame+=$'\033['"$line;${at}H${fields[k]}"
        fi
        ((at += columns_of[k] + 2))
    done
    [[ -n $same ]] || frame+=$'\033[K'
    fields_shown=("$first" "${fields[@]}")
}

name_rest() { # -> REPLY: signs that tell where the map goes on
    REPLY=''
    ((view_width)) || return 0 # there is no window
    ((view_x == 1)) || REPLY+=${say_more[0]}
    ((view_x + view_width > map_width)) || REPLY+=${say_more[1]}
    ((view_y == 1)) || REPLY+=${say_more[2]}
    ((view_y + view_height > map_height)) || REPLY+=${say_more[3]}
}

draw_text_page() { # <first line> <line ...>: as many as fit above the last line, where the cursor stays
    local from=$1 n=0 line
    shift "$(($1 + 1))"
    frame+=$'\033[H'
    for line; do
        ((n++ < window_rows - 1)) || break
        cut_columns "$line" "$((window_columns - 1))"
        frame+=$REPLY$'\033[K\r\n'
    done
    frame+=$'\033[J'
}

# ---------------------------------------------------------------------------------------------
# game: the one loop in which a game is played, and its modes
#
# A mode is two functions: MODE_key answers a key, MODE_draw draws the window anew. Here are the modes
# that the games share: ask (something is typed), help, pause, over (the game has ended); each game
# has a mode of its own name for playing, and leads back to it.
# Owns: game (maze or station), mode, game_left (yes when the player leaves), message (what is to be
# said), answer (typed so far), wrong (what is wrong with it), question, answer_to (the function that
# takes the answer), help_from (the mode it leads back to), help_line (the first to be seen),
# help_text, help_lines (the same as it fits), over_lines (what is told of a game that has ended),
# clock_before, clock_since (seconds; empty while it stands), wins (in this sitting).
# ---------------------------------------------------------------------------------------------

game='' mode='' game_left='' message='' answer='' wrong='' question='' answer_to=''
help_from='' help_line=0 help_text=() help_lines=() over_lines=() clock_before=0 clock_since='' wins=0

# The clock counts whole seconds, and stands while the game is paused.

set_clock() { # <seconds>: and let it stand
    clock_before=$1 clock_since=''
}

run_clock() {
    [[ -n $clock_since ]] || clock_since=$SECONDS
}

stop_clock() {
    read_clock
    set_clock "$REPLY"
}

read_clock() { # -> REPLY: seconds
    REPLY=$clock_before
    [[ -z $clock_since ]] || ((REPLY += SECONDS - clock_since))
}

name_time() { # <seconds> -> REPLY: 1:23
    if (($1 < 3600)); then
        printf -v REPLY '%d:%02d' "$(($1 / 60))" "$(($1 % 60))"
    else
        printf -v REPLY '%d:%02d:%02d' "$(($1 / 3600))" "$(($1 / 60 % 60))" "$(($1 % 60))"
    fi
}

set_message() { # <text>
    message=$1
}

cut_message() { # <field ...>: that stand behind it in the status line -> REPLY: what there is room for, in words
    local field room=$((window_columns - 1))
    for field; do
        count_columns "$field"
        ((REPLY == 0)) || ((room -= REPLY + 2))
    done
    ((room >= 12)) || room=0 # no more than a word
    fold_columns "$message" "$room"
    cut_columns "${folded[0]}" "$room"
}

set_mode() { # <mode>: and draw the window as it shows it
    mode=$1
    "${mode}_draw"
}

leave_game() {
    game_left=yes
}

win_game() { # one more in this sitting
    ((wins += 1))
}

play_game() { # <maze|station> <mode to begin with>: until the player leaves
    game=$1 mode=$2 game_left=''
    setup_terminal look_at_game
    while [[ -z $game_left ]]; do
        show_frame
        read_key
        if [[ $REPLY == end ]]; then # of the input
            "${game}_end"
            exit 1
        fi
        "${mode}_key" "$REPLY"
    done
    reset_terminal
}

# Where the terminal is dumb there is no screen: each line typed is keys, and a whole picture answers it.

play_in_lines() { # <maze|station> <mode to begin with>: until the player leaves or the input ends
    local line k typing bound=(-n 1000)
    [[ ! -t 0 ]] || bound=()
    game=$1 mode=$2 game_left=''
    while [[ -z $game_left ]]; do
        put_game
        put_page
        IFS= read -r ${bound[@]+"${bound[@]}"} line || [[ -n $line ]] || break
        typing=''
        [[ $mode != offer && $mode != ask ]] || typing=$mode # then the end of the line is Enter
        for ((k = 0; k < ${#line}; k++)); do
            [[ -n $game_left ]] || "${mode}_key" "${line:k:1}"
        done
        if [[ -z $game_left && (-z $line || $mode == "$typing") ]]; then
            "${mode}_key" enter
        fi
        drop_frame
    done
    [[ -n $game_left ]] || "${game}_end"
}

put_game() { # what the screen would show
    local y line
    if [[ $mode == help ]]; then
        for line in "${help_text[@]}"; do
            put_line "$line"
        done
        mode=$help_from
    elif [[ $mode == pause ]]; then
        put_line "$say_paused"
    else
        for ((y = 1; y <= map_height; y++)); do
            "$map_paint" "$y" 1 "$map_width"
            put_line "${REPLY%"${REPLY##*[! ]}"}"
        done
        line=''
        for y in ${map_below[@]+"${map_below[@]}"}; do
            put_line "$y"
        done
        for y in "${fields[@]}"; do
            line+=${line:+  }$y
        done
        put_line "$line"
    fi
}

look_at_game() { # while nobody types: the window may have another size, and the clock goes on
    if take_resize; then
        measure_window
        measure_view
        "${mode}_draw"
    elif [[ $mode == "$game" ]]; then
        "${game}_tick"
    fi
    show_frame
}

small_letter() { # <key> -> REPLY: A to Z as a to z
    local large=ABCDEFGHIJKLMNOPQRSTUVWXYZ small=abcdefghijklmnopqrstuvwxyz before
    REPLY=$1
    if [[ $1 == [ABCDEFGHIJKLMNOPQRSTUVWXYZ] ]]; then
        before=${large%%"$1"*}
        REPLY=${small:${#before}:1}
    fi
}

step_key() { # <key> -> REPLY: d a s w for all keys that move; 1 for any other
    REPLY=$1
    case $1 in
        d | D | l | L | right) REPLY=d ;;
        a | A | h | H | left) REPLY=a ;;
        s | S | j | J | down) REPLY=s ;;
        w | W | k | K | up) REPLY=w ;;
        *) return 1 ;;
    esac
}

# Typing: digits and x, or what is meant by one; Backspace takes the last one back.

type_key() { # <key>: into answer; 1 if it is none of these
    case $1 in
        [0123456789x]) answer=${answer:0:20}$1 wrong='' ;;
        [X,]) answer=${answer:0:20}x wrong='' ;;
        erase) answer=${answer%?} wrong='' ;;
        *) return 1 ;;
    esac
}

refuse_answer() { # <why>
    wrong=$1 answer=''
}

clear_answer() {
    answer='' wrong=''
}

ask() { # <question> <function that takes the answer, and says what comes next; 1 asks again>
    question=$1 answer_to=$2
    clear_answer
    set_mode ask
}

ask_key() { # <key>
    case $1 in
        x | X | q | Q | escape) set_mode "$game" ;;
        enter)
            "$answer_to" "$answer" || ask_draw
            ;;
        *) ! type_key "$1" || ask_draw ;;
    esac
}

ask_draw() {
    "${game}_draw"
    set_fields "${question% }${answer:+ $answer}" "$wrong" # one of the two is empty
    draw_status
}

# The help: pages, if the window is small.

show_help_lines() { # <mode to come back to> <line ...>
    help_from=$1 help_line=0
    shift
    help_text=("$@")
    set_mode help
}

help_key() { # <key>: the next page, or back
    ((help_line += window_rows - 1))
    if ((help_line >= ${#help_lines[@]})) || [[ $1 == escape || $1 == q ]]; then
        set_mode "$help_from"
    else
        help_draw
    fi
}

help_draw() {
    local line at='' part
    help_lines=()
    for line in "${help_text[@]}"; do # too wide: what a key does stands below the key
        count_columns "$line"
        if ((REPLY >= window_columns)) && [[ $line == *'   '* ]]; then
            fold_columns "${line%%   *}" "$((window_columns - 1))"
            help_lines+=("${folded[@]}")
            at='  ' line=${line#*   }
            line=${line#"${line%%[! ]*}"}
        fi
        fold_columns "$line" "$((window_columns - 1 - ${#at}))"
        for part in "${folded[@]}"; do
            help_lines+=("$at$part")
        done
        at=''
    done
    ((help_line < ${#help_lines[@]})) || help_line=0
    draw_text_page "$help_line" "${help_lines[@]}"
    cut_columns "$say_any_key" "$window_columns"
    add_frame $'\033['"${window_rows};1H$REPLY"
}

pause_game() {
    stop_clock
    set_mode pause
}

pause_key() { # any
    run_clock
    set_mode "$game"
}

pause_draw() { # nothing of the map is to be seen
    cut_columns "$say_paused" "$window_columns"
    add_frame $'\033[H\033[J'"$REPLY"
}

# The end of a game stays until a key is pressed on purpose: what was typed ahead is thrown away.

begin_telling() { # <line>: over_lines begins with it
    over_lines=("$1")
}

tell_of_game() { # <format> [value ...]: one more of over_lines
    say "$@"
    over_lines+=("$REPLY")
}

end_game() { # <last line>
    over_lines+=("$1")
    stop_clock
    set_mode over
    [[ -n $on_screen ]] || return 0
    show_frame
    drain_keys
}

over_key() { # <key>
    small_letter "$1"
    case $REPLY in
        n) "${game}_next" ;;
        r) "${game}_again" ;;
        q) leave_game ;;
    esac
}

over_draw() { # what is told of the game below the map; alone, where there is no room for both
    local below=() line='' part last
    for part in "${over_lines[@]}"; do # as many to a line as fit
        count_columns "$line  $part"
        if [[ -n $line ]] && ((REPLY >= window_columns)); then
            below+=("$line")
            line=''
        fi
        fold_columns "$line${line:+  }$part" "$((window_columns - 1))"
        last=$((${#folded[@]} - 1))
        below+=(${folded[@]+"${folded[@]:0:last}"})
        line=${folded[last]}
    done
    set_map_below ${below[@]+"${below[@]}"}
    set_fields "$line"
    measure_view
    if [[ -n $view_too_small ]]; then
        last=$((${#below[@]} - 1))
        ((last < window_rows - 1 || window_rows < 2)) ||
            below=("${below[@]:0:window_rows-2}" "${below[last]}") # the keys may begin there
        draw_text_page 0 ${below[@]+"${below[@]}"}
        add_frame "$line"
    else
        "${game}_show_end"
    fi
}

# ---------------------------------------------------------------------------------------------
# records: the game that goes on, and the best of those that were won
#
# A game is a maze and its keys. It is kept as a maze file, the maze as it began, to which each key is
# appended as it is played; whoever replays them has the game again. The last ones left are kept
# beside each other, as game, game.2 and so on; a game that is being played has a lock beside it, with
# the number of its process, so that a second one takes another file.
# A record is a line of the file records: date, size, kind, seconds, moves, bumps, shortest way.
# Owns: state_folder, data_folder (empty where there is none), game_file (empty while none is kept),
# game_lock, journal_keys (on the line that is being written), journal_count (keys written),
# journal_noted (so many when the time was), journal_target (the file it is to be kept in, if somebody
# said so), record_note (what is wrong with the place), record (the fields of a line), best_* (before
# this game), record_torn.
# Reads: HOME, XDG_STATE_HOME, XDG_DATA_HOME.
# ---------------------------------------------------------------------------------------------

readonly KEPT_GAMES=('' .2 .3 .4 .5 .6 .7 .8 .9)
state_folder='' data_folder='' game_file='' game_lock='' journal_keys=0
journal_count=0 journal_noted=0 record_note='' journal_target='' best_seconds='' best_extra=''
record=() record_torn=''

name_folder() { # <absolute folder of the kind, if the environment has one> <its place in HOME> -> REPLY
    REPLY=''
    if [[ $1 == /* ]]; then
        REPLY=$1/maze.sh
    elif [[ ${HOME:-} == /* ]]; then
        REPLY=$HOME/$2/maze.sh
    fi
}

find_folders() {
    name_folder "${XDG_STATE_HOME:-}" .local/state
    state_folder=$REPLY
    name_folder "${XDG_DATA_HOME:-}" .local/share
    data_folder=$REPLY
}

make_folder() { # <folder>; 1 if that cannot be
    [[ -n $1 ]] || return 1
    [[ -d $1 ]] || mkdir -p -- "$1" 2>/dev/null
}

cannot_keep() { # <text> <file>: a note, never the end of the game
    printable "${2:-HOME}"
    say "$1" "$REPLY"
    record_note=$REPLY
}

lock_game() { # <file>; 1 if another game has it
    local holder=''
    set -o noclobber # of two that try at once only one makes the file
    if ! { printf '%s\n' "$$" >"$1.lock"; } 2>/dev/null; then
        [[ ! -f $1.lock ]] || { IFS= read -r -n 20 holder <"$1.lock"; } 2>/dev/null || :
        if ! gate_number lock "$holder" 1 999999999 || kill -0 "$REPLY" 2>/dev/null ||
            ! rm -f -- "$1.lock" || ! { printf '%s\n' "$$" >"$1.lock"; } 2>/dev/null; then
            set +o noclobber
            return 1
        fi
    fi
    set +o noclobber
    game_lock=$1.lock
}

unlock_game() {
    [[ -z $game_lock ]] || rm -f -- "$game_lock"
    game_lock=''
}

find_left_game() { # -> game_file: that of the game left last, locked; 1 if there is none
    local name place newest tried=()
    while :; do
        newest=''
        for name in "${KEPT_GAMES[@]}"; do
            place=$state_folder/game$name
            [[ -f $place && " ${tried[*]-} " != *" game$name "* ]] || continue
            [[ -n $newest && ! $place -nt $newest ]] || newest=$place
        done
        [[ -n $newest ]] || return 1
        if lock_game "$newest"; then
            game_file=$newest
            return 0
        fi
        tried+=("${newest##*/}") # it is being played
    done
}

tell_bad_game() { # <why>: the game that was left is put aside, with a note
    local aside=$game_file.bad.$$
    mv -f -- "$game_file" "$aside" 2>/dev/null || rm -f -- "$game_file"
    printable "$aside"
    say "$say_bad_left_game" "$REPLY" "$1"
    tell "maze.sh: $REPLY"
    set_message "$REPLY"
    close_journal keep
}

free_game_file() { # -> game_file: one that no game has, locked; 1 if there is no place
    local name place oldest=''
    make_folder "$state_folder" || return 1
    for name in "${KEPT_GAMES[@]}"; do
        place=$state_folder/game$name
        if [[ ! -e $place ]] && lock_game "$place"; then
            game_file=$place
            return 0
        fi
    done
    for name in "${KEPT_GAMES[@]}"; do # all are taken: the one left longest ago makes room
        place=$state_folder/game$name
        [[ ! -f $place ]] || [[ -n $oldest && ! $place -ot $oldest ]] || oldest=$place
    done
    [[ -n $oldest ]] && lock_game "$oldest" || return 1
    game_file=$oldest
}

keep_game_in() { # <file>: instead of the place of games
    journal_target=$1
}

start_journal() { # <# lines about the maze> <keys so far> <seconds>: the maze there is; a note if it cannot be
    # kept. A game that was left and goes on has its file already
    local part
    journal_keys=0 journal_count=${#2} journal_noted=${#2} record_note=''
    game_file=${journal_target:-$game_file}
    if [[ -z $game_file ]] && ! free_game_file; then
        cannot_keep "$say_cannot_keep" "$state_folder"
        return
    fi
    hold_page
    draw_text
    [[ -z $1 ]] || put_line "$1"
    put_keys "$2"
    (($3 == 0)) || put_line "# time $3"
    take_page

    part=$game_file.$$.part
    set -o noclobber
    if { exec 5>"$part"; } 2>/dev/null; then
        set +o noclobber
        [[ ! -f $game_file ]] || copy_mode "$game_file" "$part"
        { printf %s "$REPLY" >&5; } 2>/dev/null && mv -f -- "$part" "$game_file" 2>/dev/null && return
        rm -f -- "$part"
        exec 5>&-
    fi
    set +o noclobber
    cannot_keep "$say_cannot_keep" "$game_file"
    game_file=''
    unlock_game
}

journal_key() { # <key>
    local text=$1
    [[ -n $game_file ]] || return 0
    if ((journal_keys % 60 == 0)); then
        text="# keys $1"
        ((journal_keys == 0)) || text=$'\n'$text
    fi
    ((journal_keys += 1, journal_count += 1))
    if ! { printf %s "$text" >&5; } 2>/dev/null; then
        cannot_keep "$say_cannot_keep" "$game_file"
        game_file=''
    fi
}

journal_clock() { # <seconds>: if keys have been played since it was noted last
    local end=''
    [[ -n $game_file ]] && ((journal_count > journal_noted)) || return 0
    ((journal_keys == 0)) || end=$'\n'
    { printf '%s# time %d\n' "$end" "$1" >&5; } 2>/dev/null
    journal_keys=0 journal_noted=$journal_count
}

close_journal() { # <keep|drop>
    if [[ -n $game_file ]]; then
        exec 5>&-
        [[ $1 == keep || -n $journal_target ]] || rm -f -- "$game_file"
    fi
    game_file=''
    unlock_game
}

# The records.

read_record() { # <line> -> record: its seven fields; 1 if it is damaged
    local fields_of=() k side
    record=()
    ((${#1} < 200)) || return 1
    IFS=' ' read -r -a fields_of <<<"$1"
    ((${#fields_of[@]} == 6 || ${#fields_of[@]} == 7)) || return 1
    [[ ${fields_of[0]} == ????-??-?? && ${fields_of[0]} != *[!0123456789-]* || ${fields_of[0]} == - ]] || return 1
    [[ ${fields_of[1]} == *x* ]] || return 1
    for side in "${fields_of[1]%%x*}" "${fields_of[1]#*x}"; do
        gate_number size "$side" "$LEAST_SIDE" "$MOST_SIDE" odd || return 1
    done
    [[ ${fields_of[2]} != *[!abcdefghijklmnopqrstuvwxyz0123456789,-]* ]] || return 1
    for k in 3 4 5 6; do
        gate_number field "${fields_of[k]:-0}" 0 999999999999 || return 1
        fields_of[k]=$REPLY
    done
    ((fields_of[4] >= fields_of[6])) || return 1
    record=("${fields_of[@]}")
}

find_best() { # <size> <kind> -> best_seconds, best_extra: of the games before; empty where there are none;
    # record_torn: yes if the last line has no end
    local line
    best_seconds='' best_extra='' record_torn=''
    [[ -n $data_folder && -f $data_folder/records ]] || return 0
    while IFS= read -r -n 1000 line || { [[ -n $line ]] && record_torn=yes; }; do
        [[ $line == *" $1 $2 "* ]] || continue
        read_record "$line" || continue
        [[ -n $best_seconds ]] && ((best_seconds <= record[3])) || best_seconds=${record[3]}
        ((record[6])) || continue
        [[ -n $best_extra ]] && ((best_extra <= record[4] - record[6])) ||
            best_extra=$((record[4] - record[6]))
    done 2>/dev/null <"$data_folder/records"
}

add_record() { # <size> <kind> <seconds> <moves> <bumps> <shortest way>; a note if it cannot be kept
    local day begin=''
    day=$(date +%Y-%m-%d 2>/dev/null) || day=-
    [[ -z $record_torn ]] || begin=$'\n'
    [[ $day == ????-??-?? ]] || day=-
    if ! make_folder "$data_folder" ||
        ! { printf '%s%s %s %s %d %d %d %d\n' "$begin" "$day" "$@" >>"$data_folder/records"; } 2>/dev/null; then
        cannot_keep "$say_cannot_record" "$data_folder${data_folder:+/records}"
    fi
}

put_record_line() { # <size> <kind> <games> <best time> <its date> <fewest extra moves>
    local line
    printf -v line '%-11s %-26s %6s %9s  %-10s %11s' "$@"
    put_line "$line"
}

put_records() { # the best of each kind, to standard output; damaged lines are passed over with a note
    local line at=0 k kinds=() games=() seconds=() extras=() days=() extra
    if [[ -z $data_folder || ! -f $data_folder/records || ! -r $data_folder/records ]]; then
        put_line "$say_no_records"
        return
    fi
    while IFS= read -r line || [[ -n $line ]]; do
        ((at += 1))
        [[ -n $line ]] || continue
        if ! read_record "$line"; then
            say "$say_bad_record" "$at"
            tell "maze.sh: $REPLY"
            continue
        fi
        for ((k = 0; k < ${#kinds[@]}; k++)); do
            [[ ${kinds[k]} != "${record[1]} ${record[2]}" ]] || break
        done
        kinds[k]="${record[1]} ${record[2]}"
        games[k]=$((${games[k]:-0} + 1))
        if [[ -z ${seconds[k]:-} ]] || ((record[3] < seconds[k])); then
            seconds[k]=${record[3]} days[k]=${record[0]}
        fi
        ((record[6])) || continue
        extra=$((record[4] - record[6]))
        [[ -n ${extras[k]:-} ]] && ((extras[k] <= extra)) || extras[k]=$extra
    done <"$data_folder/records"
    put_record_line "${say_record_heads[@]}"
    for ((k = 0; k < ${#kinds[@]}; k++)); do
        name_time "${seconds[k]}"
        put_record_line "${kinds[k]% *}" "${kinds[k]#* }" "${games[k]}" "$REPLY" "${days[k]}" \
            "${extras[k]:--}"
    done
}

# ---------------------------------------------------------------------------------------------
# maze game: walking through a maze, on the screen
#
# Modes of its own: maze (playing), offer (a maze is there, and another size may be typed), left (a
# game that was left may go on), overview (all of the maze, in small).
# Owns: maze_format, maze_across, maze_down (squares in a tile), maze_maker (a function <size, or next>
# that makes another maze of the kind), maze_seed, maze_kind, maze_program, maze_call, maze_facts
# (what it tells of it: see describe_maze), maze_start (where the player began), maze_shortest (steps
# from there), theme, themes (those there are to choose from), wall_colors (by odd and even rows), hints, hinted (squares),
# walked (per square: T, or t where one went back), path, path_top (the squares walked, without those
# gone back over), trail_shown, bell, describing, flashing, offer_width (typed already), end_line.
# Writes: player, goal, cell, result.
# ---------------------------------------------------------------------------------------------

maze_format='' maze_across=1 maze_down=1 maze_maker='' maze_seed='' maze_kind='' maze_program='' maze_call=''
maze_facts='' maze_start=0 maze_shortest=0 theme=0 themes=() wall_colors=('' '') hints=0 hinted=()
walked=() path=() path_top=0 trail_shown='' bell='' describing='' flashing='' offer_width='' end_line=''

describe_maze() { # <seed or empty> <kind, for records> <program> <words that bring it back> <# lines for its
    # file>
    maze_seed=$1 maze_kind=$2 maze_program=$3 maze_call="$3 $4" maze_facts=$5
}

play_maze() { # <format> <function that makes another> <maze|offer|left> <screen|lines> <theme ...>: the
    # maze there is
    local begin=$3 way_to_play=$4
    maze_format=$1 maze_maker=$2
    shift 4
    themes=("$@")
    find_folders
    choose_theme 0
    if [[ $begin == maze ]]; then
        begin_maze "$file_keys" "$file_time"
    else
        show_offered
        [[ $begin != left ]] || each_key walk_on "$file_keys" # where it was left
        focus_maze
    fi
    if [[ $way_to_play == lines ]]; then
        set_colors '' '' '' '' '' ''
        wall_colors=('' '')
        show_maze "$maze_format"
        "${begin}_draw"
        play_in_lines maze "$begin"
    else
        play_game maze "$begin"
    fi
    put_line "$end_line"
    put_line "$maze_call"
    [[ -z $record_note ]] || tell "maze.sh: $record_note"
}

describe_moves() { # --describe: from the beginning
    describing=yes
}

# A tile is a square; two of them, a narrow and a wide one, where the format has such columns; and as
# many as a character shows where it shows several.

show_maze() { # <format>: as the map
    local across=1 down=1 tile=2 slack=0 paint=paint_squares
    case $1 in
        lines) across=2 tile=4 slack=3 ;;
        half) down=2 tile=1 paint=paint_half ;;
        braille) across=2 down=4 tile=1 paint=paint_braille ;;
    esac
    maze_across=$across maze_down=$down
    choose_signs "$1" game
    set_map "$(((width + across - 1) / across))" "$(((height + down - 1) / down))" "$tile" "$slack" "$paint"
    focus_maze
}

need_maze_picture() {
    if [[ $map_paint == paint_squares ]]; then need_picture game; else need_picture file; fi
}

paint_squares() { # <y> <x> <count>: tiles -> REPLY
    local base=${wall_colors[$1 % 2]}
    paint_row "$1" "$((maze_across * ($2 - 1) + 1))" "$((maze_across * $3))"
    REPLY=${REPLY//$'\1'/$base} # what a coloured sign gives way to
    [[ -z $base ]] || REPLY=$base$REPLY$'\033[0m'
}

paint_half() { # <y> <x> <count> -> REPLY
    half_row "$@"
    REPLY=${REPLY//$'\1'/}
}

paint_braille() { # <y> <x> <count> -> REPLY
    braille_row "$@"
    REPLY=${REPLY//$'\1'/}
}

focus_maze() {
    set_focus "$(((player % stride - 1) / maze_across + 1))" "$(((player / stride - 1) / maze_down + 1))"
}

draw_maze_square() { # <square>: as it looks now
    local x=$(($1 % stride)) y=$(($1 / stride))
    refresh_square "$1"
    draw_tile "$(((x - 1) / maze_across + 1))" "$(((y - 1) / maze_down + 1))"
}

# Themes: how player, goal, trail and walls are coloured. The player is dark on yellow and the goal dark
# on green, so that they are found at a glance; in reverse where there are no colours. Behind a coloured sign the
# byte \1 stands for the colour of the walls around it.

choose_theme() { # <place in themes>
    local off=$'\033[0m\1'
    theme=$1 wall_colors=('' '')
    case ${themes[theme]} in
        plain) set_colors $'\033[30;103m' $'\033[36m' $'\033[30;102m' $'\033[2;36m' $'\033[1;32m' "$off" ;;
        two)
            wall_colors=($'\033[34m' $'\033[36m')
            set_colors $'\033[30;103m' $'\033[33m' $'\033[30;102m' $'\033[2;33m' $'\033[1;32m' "$off"
            ;;
        contrast)
            wall_colors=($'\033[1;97;40m' $'\033[1;97;40m')
            set_colors $'\033[1;30;103m' $'\033[1;96;40m' $'\033[1;30;102m' $'\033[37;40m' \
                $'\033[1;92;40m' "$off"
            ;;
        none) # faint walls, or a reversed space would look like one
            wall_colors=($'\033[2m' $'\033[2m')
            set_colors $'\033[0;7m' $'\033[0m' $'\033[0;7m' $'\033[0m' $'\033[0m' "$off"
            ;;
    esac
}

next_theme() {
    if ((${#themes[@]} == 1)); then
        set_message "$say_no_colors"
        return
    fi
    choose_theme "$(((theme + 1) % ${#themes[@]}))"
    choose_signs "$maze_format" game
    set_message "${say_themes[theme]}"
    maze_draw
}

# Before it begins: a maze that may be had in another size, or a game that was left.

show_offered() { # the maze there is, with no key played
    clear_trail
    maze_start=$player
    start_walk ''
    show_maze "$maze_format"
    set_map_below ${message:+"$message"}
}

offer_draw() {
    local asked=$say_offer_size
    need_maze_picture
    [[ -z $offer_width ]] || asked=$say_offer_height
    set_fields "${width}x$height" "$say_offer_begin" "${asked% }${answer:+ $answer}" "$wrong"
    draw_view
}

offer_key() { # <key>
    if type_key "$1"; then
        offer_draw
    elif step_key "$1"; then
        begin_maze '' 0
        set_mode maze
        maze_key "$1"
    else
        case $1 in
            enter)
                if [[ -z $answer$offer_width ]]; then
                    begin_maze '' 0
                    set_mode maze
                else
                    take_size
                    offer_draw
                fi
                ;;
            escape)
                clear_answer
                offer_width=''
                offer_draw
                ;;
            n | N)
                "$maze_maker" next
                show_offered
                measure_view
                offer_draw
                ;;
            '?') show_maze_help offer ;;
            q | Q)
                tell_result quit 0
                leave_game
                ;;
        esac
    fi
}

take_size() { # what was typed: WIDTHxHEIGHT, or one number for the width, then one for the height
    local wide=$offer_width high=$answer
    if [[ $answer == *x* ]]; then
        wide=${answer%%x*} high=${answer#*x}
    elif [[ -z $offer_width ]]; then
        wide=$answer high=''
    fi
    if ! gate_number "$say_width" "$wide" "$LEAST_SIDE" "$MOST_SIDE" odd; then
        refuse_answer "$REPLY"
        return
    fi
    wide=$REPLY offer_width=''
    if [[ -z $high && $answer != *x* ]]; then
        clear_answer
        offer_width=$wide
    elif gate_number "$say_height" "$high" "$LEAST_SIDE" "$MOST_SIDE" odd; then
        clear_answer
        "$maze_maker" "${wide}x$REPLY"
        show_offered
        measure_view
    else
        [[ $answer == *x* ]] || offer_width=$wide # the width was right
        refuse_answer "$REPLY"
    fi
}

left_draw() {
    local left below=(${message:+"$message"}) all
    need_maze_picture
    name_time "$file_time"
    say "${say_left_game[0]}" "${width}x$height" "$REPLY" "${#file_keys}"
    left=$REPLY
    printf -v all '%s  ' "$left" "${say_left_game[@]:1}"
    count_columns "$all"
    if ((REPLY - 2 > window_columns)); then # it has a line of its own
        below+=("$left") left=''
    fi
    set_map_below ${below[@]+"${below[@]}"}
    measure_view
    set_fields "$left" "${say_left_game[@]:1}"
    draw_view
}

left_key() { # <key>
    if [[ $1 == enter ]] || step_key "$1"; then
        player=$maze_start
        begin_maze "$file_keys" "$file_time"
        set_mode maze
        [[ $1 == enter ]] || maze_key "$1"
        return
    fi
    case $1 in
        n | N)
            close_journal keep
            "$maze_maker" first
            show_offered
            measure_view
            set_mode offer
            ;;
        q | Q)
            close_journal keep
            tell_result quit "$file_time"
            leave_game
            ;;
    esac
}

# Playing.

begin_maze() { # <keys so far> <seconds>: the maze there is, from its start
    local played=${1//[!asdwuf]/} time=$2 note=''
    maze_start=$player
    replay_maze "$played"
    if [[ $result == won ]]; then # it ended before its file went away
        played='' time=0 note=$say_won_before
    fi
    player=$maze_start
    clear_trail
    start_journal "$maze_facts" "$played" "$time"
    set_message "${record_note:-$note}"
    clear_trail
    replay_maze "$played"
    set_clock "$time"
    run_clock
    show_maze "$maze_format"
    describe_place
    trail_letters
    measure_view
}

replay_maze() { # <keys>: from the start
    player=$maze_start hints=0 hinted=() walked=() path=() path_top=0 flashing=''
    start_walk ''
    each_key walk_on "$1"
}

walk_on() { # <key of a game that goes on>
    case $1 in
        d | a | s | w) ! try_step "$1" ;;
        u) ! try_back ;;
        f) ((hints += 1)) ;;
    esac
}

try_step() { # <d|a|s|w>; 1 if it is refused
    local from=$player
    walk "$1" || return 1
    note_step "$from"
}

try_back() { # 1 if there is nothing to go back by
    local from=$player
    go_back || return 1
    note_step "$from"
}

note_step() { # <from>: for the trail; a square that is left by the way one came is gone back over
    if ((path_top)) && ((path[path_top - 1] == player)); then
        ((path_top -= 1))
        walked[$1]=t
    else
        path[path_top++]=$1
        walked[$1]=T
    fi
}

trail_letters() { # into the picture, or out of it
    local at
    clear_trail
    [[ -n $trail_shown ]] || return 0
    for at in ${walked[@]+"${!walked[@]}"}; do
        mark_square "$at" "${walked[at]}"
    done
}

maze_draw() {
    need_maze_picture
    flashing=''
    maze_fields
    draw_view
}

maze_fields() { # of the status line
    local time moves_so_far far seed='' rest=''
    read_clock
    name_time "$REPLY"
    time=$REPLY
    say "$say_moves" "$moves"
    moves_so_far=$REPLY
    name_way
    far=$REPLY
    if [[ -n $maze_seed ]]; then
        say "$say_seed" "$maze_seed"
        seed=$REPLY
    fi
    name_rest
    rest=$REPLY
    cut_message "$rest" "$say_help_key" "$say_quit_key"
    set_fields "$time" "$moves_so_far" "$far" "$seed" "$REPLY" "$rest" "$say_help_key" "$say_quit_key"
}

name_way() { # -> REPLY: in which direction the goal lies, and how far, as the crow flies
    local dx=$((goal % stride - player % stride)) dy=$((goal / stride - player / stride)) k far word
    local wide=${dx#-} high=${dy#-}
    ((far = wide > high ? wide : high))
    while ((far * far < dx * dx + dy * dy)); do
        ((far += 1))
    done
    k=0 # 0 east, then clockwise
    if ((5 * high < 2 * wide)); then
        ((dx >= 0)) || k=4
    elif ((5 * wide < 2 * high)); then
        ((k = dy > 0 ? 2 : 6))
    elif ((dy > 0)); then
        ((k = dx > 0 ? 1 : 3))
    else
        ((k = dx > 0 ? 7 : 5))
    fi
    word=$say_exit
    is_outside "$goal" || word=$say_goal
    REPLY="$word ${say_arrows[k]} $far"
}

maze_tick() { # a second has passed
    if [[ -n $flashing ]] && ((SECONDS >= flashing)); then
        maze_draw
        return
    fi
    maze_fields
    draw_status
    read_clock
    ((REPLY % 10)) || journal_clock "$REPLY"
}

maze_key() { # <key>
    set_message ''
    [[ -z $flashing ]] || maze_draw
    ((${#hinted[@]} == 0)) || take_hint_away
    if step_key "$1"; then
        step_maze "$REPLY"
        return
    fi
    case $1 in
        u | U | erase) back_maze ;;
        t | T) toggle_trail ;;
        f | f1) hint ;;
        F) finish_maze resigned ;;
        r | R) maze_again ;;
        n | N) maze_next ;;
        g | G) new_ends ;;
        v | V) show_overview ;;
        .) flash ;;
        c | C) next_theme ;;
        b | B) toggle_bell ;;
        e | E) toggle_words ;;
        '?') show_maze_help maze ;;
        p | P | escape) pause_game ;;
        q | Q) quit_maze ;;
        other | tab | enter) ;;
        *) set_message "$say_unknown_key" ;;
    esac
    if [[ $mode == maze ]]; then
        maze_fields
        draw_status
    fi
}

step_maze() { # <d|a|s|w>
    local from=$player
    journal_key "$1"
    if try_step "$1"; then
        after_step "$from"
        return
    fi
    set_message "$say_wall"
    if [[ $refusal == outside ]]; then
        name_place "$goal"
        say "$say_wrong_way" "$REPLY"
        set_message "$REPLY"
    fi
    ring_bell
    maze_fields
    draw_status
}

back_maze() {
    local from=$player
    ((past_top)) || return 0
    journal_key u
    try_back
    after_step "$from"
}

after_step() { # <from>: show it
    if [[ $result == won ]]; then
        ring_bell
        finish_maze won
        return
    fi
    [[ -z $trail_shown ]] || mark_square "$1" "${walked[$1]}"
    refresh_square "$1"
    refresh_square "$player"
    describe_place
    focus_maze
    if follow_focus; then
        maze_fields
        draw_view
    else
        maze_fields
        draw_maze_square "$1"
        draw_maze_square "$player"
        draw_words
        draw_status
    fi
}

show_maze_help() { # <mode to come back to>: the keys, and what the signs of this picture mean
    local k wide='' letters=(P G T S R) lines=("${say_maze_help[@]}" '')
    [[ -z $columns ]] || wide=w
    [[ -z $woven ]] || letters+=(4)
    for ((k = 0; k < ${#letters[@]}; k++)); do
        paint "${letters[k]}$wide"
        lines+=("${REPLY//$'\1'/}  ${say_maze_signs[k]}")
    done
    show_help_lines "$1" "${lines[@]}"
}

toggle_trail() {
    if [[ -n $trail_shown ]]; then trail_shown=''; else trail_shown=yes; fi
    trail_letters
    maze_draw
}

ring_bell() {
    [[ -z $bell ]] || add_frame $'\a'
}

toggle_bell() {
    if [[ -n $bell ]]; then
        bell=''
        set_message "$say_bell_off"
    else
        bell=yes
        set_message "$say_bell_on"
        ring_bell
    fi
}

toggle_words() {
    if [[ -n $describing ]]; then describing=''; else describing=yes; fi
    describe_place
    measure_view
    maze_draw
}

describe_place() { # in a line below the map: where passages lead from here, and how far
    if [[ -z $describing ]]; then
        set_map_below
    else
        name_passages
        set_map_below "$REPLY"
    fi
}

draw_words() { # that line alone
    [[ -n $describing && -z $view_too_small ]] || return 0
    cut_columns "${map_below[0]}" "$window_columns"
    add_frame $'\033['"$((map_top + view_height + 1));1H$REPLY"$'\033[K'
}

name_passages() { # -> REPLY: east 3, south 1
    local k at n list='' part
    for k in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        at=$player n=0
        while step_from "$at" "$k"; do
            at=$REPLY
            ((n += 1))
            ((at != goal)) || break
        done
        ((n)) || continue
        part="${say_directions[k]} $n"
        if ((at == goal)); then
            say "$say_to_goal" "$part"
            part=$REPLY
        fi
        list+=${list:+, }$part
    done
    REPLY=${list:-$say_nowhere}
}

readonly LONG_WAY=20000 # squares: in a larger maze it takes a while to find

solve_at_work() { # in a game; 1 if there is no way
    local status since=$SECONDS
    ((size < LONG_WAY)) || start_work
    solve
    status=$?
    ((size < LONG_WAY)) || end_work
    ((SECONDS == since)) || maze_draw # over what was told of the progress
    return "$status"
}

hint() { # the next five squares of the shortest way
    local k at
    solve_at_work || return 0
    ((hints += 1))
    journal_key f
    for ((k = ${#trail[@]} - 1; k >= 0 && k >= ${#trail[@]} - 5; k--)); do
        at=${trail[k]}
        hinted+=("$at")
        mark_square "$at" S
        draw_maze_square "$at"
    done
    say "$say_hint" "$steps"
    set_message "$REPLY"
}

take_hint_away() {
    local at letter
    for at in "${hinted[@]}"; do
        letter=''
        [[ -z $trail_shown ]] || letter=${walked[at]:-}
        mark_square "$at" "$letter"
        draw_maze_square "$at"
    done
    hinted=()
}

flash() { # the player's row and column, until the next key, or for two seconds
    local k
    [[ -z $view_too_small ]] || return 0
    for ((k = view_x; k < view_x + view_width; k++)); do
        draw_tile "$k" "$focus_y" $'\033[7m'
    done
    for ((k = view_y; k < view_y + view_height; k++)); do
        draw_tile "$focus_x" "$k" $'\033[7m'
    done
    flashing=$((SECONDS + 2))
}

show_overview() {
    local small=half
    ((width <= window_columns && (height + 1) / 2 < window_rows)) || small=braille
    [[ -z $plain_text ]] || small=ascii
    show_maze "$small"
    measure_view
    set_mode overview
}

overview_draw() {
    local beside
    need_maze_picture
    name_way
    beside=$REPLY
    name_rest # if it is too large even so
    set_fields "$beside" "$REPLY" "$say_any_key"
    draw_view
}

overview_key() { # any
    show_maze "$maze_format"
    describe_place
    measure_view
    set_mode maze
}

# Other mazes, and the same once more.

readonly LONG_GAME=20 # keys: it is kept when another begins, in case that was a slip of the finger

set_game_aside() { # the same maze begins again
    if ((journal_count >= LONG_GAME)) && [[ -z $journal_target ]]; then
        leave_journal
    else
        close_journal drop
    fi
}

maze_again() {
    set_game_aside
    player=$maze_start
    begin_maze '' 0
    set_mode maze
}

maze_next() { # a new maze of the kind; the game that was played is kept
    leave_journal
    "$maze_maker" next
    begin_maze '' 0
    set_mode maze
}

new_ends() { # in the same maze; what was opened in its border is closed
    local at
    set_game_aside
    inside_of "$goal"
    for at in "$maze_start" "$REPLY"; do
        ! is_border "$at" || cell[at]=$WALL
    done
    place_ends random
    [[ $maze_kind == file ]] || maze_kind=random${maze_kind#"${maze_kind%%,*}"}
    maze_call="${maze_call%%  #*}  # $say_other_ends" # a comment, for a shell
    begin_maze '' 0
    set_mode maze
}

is_border() { # <square>
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x == 1 || x == width || y == 1 || y == height))
}

leave_journal() { # if there is anything to go on with, it can go on
    read_clock
    if [[ $mode == left ]]; then
        close_journal keep
    elif ((journal_count)) && [[ $result == unfinished ]]; then
        journal_clock "$REPLY"
        close_journal keep
        keep_game_in '' # the next one does not take its place
    else
        close_journal drop
    fi
}

maze_end() { # of the input: the window has been closed, say
    read_clock
    tell_result quit "$REPLY"
    leave_journal
}

quit_maze() {
    local call
    read_clock
    tell_result quit "$REPLY"
    if [[ -n $game_file ]] && ((journal_count)); then
        call="$maze_program --resume"
        [[ -z $journal_target ]] || printf -v call '%s play -i %q' "$maze_program" "$journal_target"
        say "$say_kept" "$end_line" "$call"
        end_line=$REPLY
    fi
    leave_journal
    result=quit
    leave_game
}

finish_maze() { # <won|resigned>: what is told of the game, on the screen
    local seconds good
    stop_clock
    read_clock
    seconds=$REPLY
    result=$1
    mark_end
    ((good = moves + bumps ? 100 * moves / (moves + bumps) : 100))
    if [[ $1 == won ]]; then
        win_game
        begin_telling "$say_you_won"
        ((hints)) || enter_record "$seconds"
    else
        begin_telling "$say_you_resigned"
    fi
    close_journal drop
    name_time "$seconds"
    tell_of_game %s "$REPLY"
    tell_of_game "$say_over_moves" "$moves" "$good"
    tell_of_game "$say_over_bumps" "$bumps" "$((100 - good))"
    tell_of_game "$say_over_shortest" "$maze_shortest"
    [[ $1 != won ]] || tell_of_game "$say_over_efficiency" "$((moves ? 100 * maze_shortest / moves : 100))"
    tell_of_game "$say_over_hints" "$hints"
    tell_of_game "$say_over_wins" "$wins"
    [[ -z $record_note ]] || tell_of_game %s "$record_note"
    tell_result "$1" "$seconds"
    end_game "$say_over_keys"
}

enter_record() { # <seconds>: and tell whether it is one
    local dimensions=${width}x$height
    find_best "$dimensions" "$maze_kind"
    add_record "$dimensions" "$maze_kind" "$1" "$moves" "$bumps" "$maze_shortest"
    if [[ -z $best_seconds ]]; then
        tell_of_game "$say_record_first"
    elif (($1 < best_seconds)); then
        tell_of_game "$say_record_time"
    elif [[ -n $best_extra ]] && ((moves - maze_shortest < best_extra)); then
        tell_of_game "$say_record_moves"
    fi
}

mark_end() { # the way walked over the shortest way, from the start and from here -> maze_shortest
    local at now=$player from letter
    clear_trail
    for at in ${walked[@]+"${!walked[@]}"}; do
        mark_square "$at" T
    done
    for from in "$now" "$maze_start"; do
        player=$from
        if solve_at_work; then
            maze_shortest=$steps
            for at in ${trail[@]+"${trail[@]}"}; do
                letter=S
                [[ -z ${walked[at]:-} ]] || letter=R
                mark_square "$at" "$letter"
            done
        fi
    done
    player=$now
}

maze_show_end() {
    need_maze_picture
    draw_view
}

tell_result() { # <won|resigned|quit> <seconds> -> end_line: for the ordinary screen
    local text=$say_quit
    name_time "$2"
    case $1 in
        won)
            text=$say_reached
            ! is_outside "$goal" || text=$say_won
            ;;
        resigned) text=$say_resigned ;;
    esac
    say "$text" "$moves" "$REPLY"
    end_line=$REPLY
}

name_place() { # <square> -> REPLY: where in the maze, in words
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x = 3 * (x - 1) / (width - 1), y = 3 * (y - 1) / (height - 1)))
    ((x < 3)) || x=2
    ((y < 3)) || y=2
    REPLY=${say_places[3 * y + x]}
}

# ---------------------------------------------------------------------------------------------
# tour: watching the work as it happens; the lesson, and its exercises
#
# The work is done first, by the very functions that do it unwatched, and what they do is noted: what
# dig digs, or where a search goes. Then it is shown from the beginning, a line of code a step. A step
# notes what it is going to change, so that it can be taken back.
#
# The recursion and the array are the same walk, so that one state serves both, and Tab changes
# between them at any time: watch_stack[0] to watch_stack[watch_top - 1] are the cells that wait.
# Owns: watch_*, lesson_*, learner_*, code_name, code_lines (the function that is shown), code_from (its first
# line in this file; 0 where the file cannot be read).
# Writes: cell, row, code, sign, picture, player, goal, woven, tree, passages_left, bridges_left, state:
# while they are shown.
# ---------------------------------------------------------------------------------------------

watch_kind='' watch_name='' watch_line='' watch_here=0 watch_there=0 watch_looked='' watch_number=''
watch_stack=() watch_seen=() watch_numbers=() watch_top=0 watch_front=0 watch_dug=() watch_at=0
watch_undo=() watch_steps=0 watch_running='' watch_speed=3 watch_layout='' watch_code_room=0
watch_kept=() watch_bridges=0 watch_seed=0 watch_events=() watch_queue=() watch_last=() watch_text=''
code_name='' code_lines=() code_from=0
lesson_at=1 lesson_solved='' lesson_from=0 lesson_reply=() lesson_lines=() lesson_columns=78 lesson_color=''
lesson_typed='' lesson_measuring=''
learner_error=''

# How fast it runs: tenths of a second to wait, and the steps before that.
readonly WATCH_SPEEDS=('20 1' '10 1' '5 1' '2 1' '1 1' '1 4' '1 16' '1 64')

load_code() { # <function> -> code_lines: as it stands in this file, or else as bash knows it
    local line n=0
    [[ $code_name != "$1" ]] || return 0
    code_name=$1 code_lines=() code_from=0
    if [[ -f ${BASH_SOURCE[0]} && -r ${BASH_SOURCE[0]} ]]; then
        while IFS= read -r line; do
            ((++n))
            [[ $line != "$1() {"* ]] || code_from=$n
            ((code_from)) || continue
            code_lines+=("$line")
            [[ $line != '}' ]] || return 0
        done <"${BASH_SOURCE[0]}"
    fi
    code_lines=() code_from=0
    while IFS= read -r line; do
        code_lines+=("$line")
    done <<<"$(declare -f "$1")"
}

# Carving.

watch_carving() { # <format> <always or never in colour> <recursive|stack|algorithm> <seed>
    local codes="${cell[*]}"
    watch_kind=carving watch_name=carve_${3//-/_} watch_dug=(${dug[@]+"${dug[@]}"}) watch_seed=$4
    [[ $3 == recursive || $3 == stack ]] || watch_kind=digging
    codes=${codes//[!46]/}
    ((watch_bridges = bridges_left + ${#codes}))
    watch_kept=("$player" "$goal" "${woven:-no}" "${tree:-no}" "${cell[@]}")
    start_noting ''
    goal=0
    watch_on_screen "$1" "$2"
    player=${watch_kept[0]} goal=${watch_kept[1]} woven=${watch_kept[2]#no} tree=${watch_kept[3]#no}
    cell=("${watch_kept[@]:4}")
    clear_trail
}

rewind_carving() {
    make_grid "$width" "$height"
    seed_with "$watch_seed"
    ((watch_here = player = 2 * stride + 2, cell[watch_here] = OPEN))
    passages_left=$passages_most bridges_left=$watch_bridges
    if [[ $watch_name == carve_division ]]; then
        open_inside
    fi
    watch_line=begin watch_there=0 watch_looked='' watch_number='' watch_at=0
    watch_top=0 watch_stack=() watch_seen=() watch_numbers=() watch_undo=() watch_steps=0
}

# In watch_looked a digit stands for each candidate, as in the codes of bridges: 0 to 3 is a
# direction, 4 to 7 a bridge to it.

step_carving() { # a line of code; 1 if there is none left
    local direction
    [[ $watch_line != 'done' ]] || return 1
    note_undo
    case $watch_line in
        begin | call | back)
            watch_looked='' watch_number='' watch_line=none
            if list_candidates "$watch_here"; then
                for direction in "${candidate[@]}"; do
                    look_along "$watch_here" "$direction"
                    watch_looked+=$REPLY
                done
                watch_line=look
            fi
            ;;
        look)
            below "${#watch_looked}"
            watch_number=$pick watch_line=draw
            ;;
        draw)
            dig_noted
            watch_line=dig
            ;;
        dig)
            watch_stack[watch_top]=$watch_here
            watch_seen[watch_top]=$watch_looked
            watch_numbers[watch_top]=$watch_number
            ((watch_top += 1))
            if [[ $watch_name == carve_stack ]]; then
                watch_line=push
            else
                watch_here=$watch_there watch_looked='' watch_number='' watch_line=call
            fi
            ;;
        push) watch_here=$watch_there watch_looked='' watch_number='' watch_line=call ;;
        none)
            watch_line='done'
            if ((watch_top)); then
                ((watch_top -= 1))
                watch_here=${watch_stack[watch_top]} watch_looked='' watch_number='' watch_line=back
            fi
            ;;
    esac
    player=$watch_here
}

step_digging() { # of any other algorithm: a passage; 1 if there is none left
    ((watch_at < ${#watch_dug[@]})) || return 1
    note_undo
    watch_line=dig
    dig_noted
    player=$watch_there
}

look_along() { # <cell> <direction> -> REPLY: the direction, or 4 more where a bridge would lead there
    local here=$1 along=${step[$2]}
    ((REPLY = cell[here + 2 * along] == WALL ? $2 : 4 + $2))
}

dig_noted() { # the next passage, or wall; progress begins anew, so that nothing is told of it
    local noted=${watch_dug[watch_at]} here along count gap
    start_progress
    ((passages_left)) || passages_left=1
    ((watch_at += 1))
    if [[ $noted == *' '* ]]; then
        IFS=' ' read -r here along count gap <<<"$noted"
        build_wall "$here" "$along" "$count" "$gap"
        ((watch_here = watch_there = here + 2 * along * gap))
        return
    fi
    ((watch_here = noted / 4))
    dig "$watch_here" "$((noted % 4))"
    watch_there=$there
}

note_undo() { # what the next step may change
    local here along=1 length=0 far was
    was="$watch_line $watch_here $watch_there $watch_top $watch_at $state $passages_left $bridges_left"
    was+=" ${woven:--} ${watch_looked:--} ${watch_number:--} ${watch_stack[watch_top]:--}"
    was+=" ${watch_seen[watch_top]:--} ${watch_numbers[watch_top]:--}"
    if [[ $watch_kind == digging || $watch_line == draw ]]; then
        IFS=' ' read -r here along length far <<<"${watch_dug[watch_at]}"
        if [[ -z $along ]]; then # a passage: 4 * cell + direction; it may be a bridge
            ((along = here % 4, here /= 4, length = 3))
            along=${step[along]}
        fi
        for ((far = 0; far < 2 * length - 1; far++, here += along)); do
            ((here < 0 || here >= size)) || was+=" $here ${cell[here]}"
        done
    fi
    watch_undo[watch_steps]=$was
    ((watch_steps += 1))
}

undo_carving() { # one step back; 1 at the beginning
    local was k
    ((watch_steps)) || return 1
    ((watch_steps -= 1))
    IFS=' ' read -r -a was <<<"${watch_undo[watch_steps]}"
    watch_line=${was[0]} watch_here=${was[1]} watch_there=${was[2]} watch_top=${was[3]} watch_at=${was[4]}
    state=${was[5]} passages_left=${was[6]} bridges_left=${was[7]} woven=${was[8]#-}
    watch_looked=${was[9]#-} watch_number=${was[10]#-} watch_stack[watch_top]=${was[11]#-}
    watch_seen[watch_top]=${was[12]#-} watch_numbers[watch_top]=${was[13]#-}
    for ((k = 14; k < ${#was[@]}; k += 2)); do
        cell[was[k]]=${was[k + 1]}
    done
    player=$watch_here
    [[ $watch_kind == carving ]] || player=${watch_there/#0/$watch_here}
    [[ $watch_line != push || $watch_name != carve_recursive ]] || undo_carving # a step of the array alone
}

# Searching. bash runs the trap DEBUG before each command of a function that is being watched: there
# its variables can be looked at, and it need not know.

watch_solving() { # <format> <always or never in colour>: 1 if there is no way
    local status
    watch_kind=searching watch_events=() watch_queue=() watch_last=(0 0 0)
    declare -ft solve search_depth_first search_breadth_first fill_dead_ends # these inherit the trap
    trap note_search DEBUG
    solve
    status=$?
    trap - DEBUG
    declare +t -f solve search_depth_first search_breadth_first fill_dead_ends
    ((status == 0)) || return 1
    watch_events+=("found $goal 0 0 0")
    watch_on_screen "$1" "$2"
    clear_trail
}

# shellcheck disable=SC2154 # here, list, front, end and at are those of the search
note_search() { # what it has done, a line each: WHAT SQUARE FRONT END OTHER; list[FRONT] to list[END - 1] waits
    local now=${here:-0} by=${at:-0} to=${end:-0}
    case ${FUNCNAME[1]:-} in
        search_depth_first)
            ((now && now != watch_last[0])) || return 0
            if ((to < watch_last[1])); then
                watch_events+=("return $now 0 $to 0")
            elif ((now != player)); then
                watch_events+=("seek $now 0 $to ${list[to > 0 ? to - 1 : 0]:-0}")
            fi
            watch_last=("$now" "$to" 0)
            ;;
        search_breadth_first)
            ((now && now != watch_last[0])) || return 0
            while ((watch_last[1] < to)); do
                watch_queue[watch_last[1]]=${list[watch_last[1]]}
                ((watch_last[1] += 1))
            done
            ((now == player)) || watch_events+=("next $now ${front:-0} $to 0")
            watch_last[0]=$now
            ;;
        fill_dead_ends)
            ((now && by)) || return 0
            ((by != watch_last[2] || now == watch_last[0])) || watch_events+=("fill $now 0 0 ${watch_last[0]}")
            watch_last=("$now" 0 "$by")
            ;;
    esac
}

rewind_searching() {
    watch_steps=0
    take_event
}

step_searching() {
    ((watch_steps < ${#watch_events[@]})) || return 1
    ((watch_steps += 1))
    take_event
}

undo_searching() {
    ((watch_steps)) || return 1
    ((watch_steps -= 1))
    take_event
}

take_event() { # the one that has just been shown
    local event="begin $player 0 0 0" other
    ((watch_steps == 0)) || event=${watch_events[watch_steps - 1]}
    IFS=' ' read -r watch_line watch_here watch_front watch_top other <<<"$event"
    case $watch_line in
        seek | return) watch_name=search_depth_first ;;
        next) watch_name=search_breadth_first ;;
        fill) watch_name=fill_dead_ends ;;
        begin) [[ ${watch_events[0]} == [sr]* ]] && watch_name=search_depth_first || watch_name=fill_dead_ends ;;
    esac
}

mark_search() { # all that has been seen so far: into the picture, and what waits into watch_stack
    local event what square from end other k
    for ((k = 0; k < watch_steps; k++)); do
        IFS=' ' read -r what square from end other <<<"${watch_events[k]}"
        case $what in
            seek)
                mark_square "$square" T
                ((end == 0)) || watch_stack[end - 1]=$other
                ;;
            next) mark_square "$square" T ;;
            fill)
                mark_square "$other" F
                mark_square "$(((square + other) / 2))" F
                ;;
            found)
                for square in ${trail[@]+"${trail[@]}"}; do
                    mark_square "$square" S
                done
                ;;
        esac
    done
}

# Both: the screen.

watch_on_screen() { # <format> <always or never in colour>: until the watcher leaves
    set_colors $'\033[7m' '' $'\033[7m' '' '' $'\033[0m\1'
    [[ $2 != always ]] ||
        set_colors $'\033[30;103m' $'\033[36m' $'\033[30;102m' $'\033[2;36m' $'\033[1;32m' $'\033[0m\1'
    watch_running='' watch_layout=''
    show_maze "$1" # with bridges, if it is going to have any
    # The candidates are shown by their numbers. They come last, for codes are digits too.
    case $1 in
        lines) code+=(Fn Fw Aw Bw Cw Dw) sign+=('░' '░░░' ' 0 ' ' 1 ' ' 2 ' ' 3 ') ;;
        blocks) code+=(F A B C D) sign+=('░░' '0 ' '1 ' '2 ' '3 ') ;;
        *) code+=(F A B C D) sign+=('::' '0 ' '1 ' '2 ' '3 ') ;;
    esac
    "rewind_${watch_kind/digging/carving}"
    if [[ -n $on_screen ]]; then # in the midst of the lesson
        set_mode watch
    else
        play_game watch watch
    fi
}

name_code() { # -> REPLY: the function that runs
    REPLY=$watch_name
    if [[ $watch_kind == digging ]]; then
        REPLY=${REPLY/#carve_division/divide}
        ((watch_at == 0)) || REPLY=${dug_by[watch_at - 1]% *}
    fi
}

lay_out_watch() { # code below, what waits beside, as far as there is room; the maze comes first
    local wide high room beside
    name_code
    load_code "$REPLY"
    measure_window
    [[ $watch_layout != "$window_rows $window_columns $code_name" ]] || return 0
    watch_layout="$window_rows $window_columns $code_name"
    ((wide = map_width * map_tile - map_slack, high = map_height))
    ((room = window_rows - 2 - (high < 9 ? high : 9)))
    ((room <= ${#code_lines[@]})) || room=${#code_lines[@]}
    ((room >= 3)) || room=0
    watch_code_room=$room
    ((beside = window_columns - 2 - wide))
    ((beside >= 30)) || ((beside = window_columns - 2 - (wide < 24 ? wide : 24)))
    ((beside <= 46)) || ((wide + 48 <= window_columns)) || beside=46
    ((beside >= 16)) || beside=-2
    set_map_beside "$((beside + 2))" name_waiting
    put_code
    measure_view
}

find_code_line() { # -> REPLY: the line that has just been done, from 0
    local part='' line
    case $watch_line in
        look | none) part=list_candidates ;;
        draw) part='below ' ;;
        dig)
            part='dig '
            [[ $watch_kind != digging || $code_name != divide ]] || part='build_wall "'
            ;;
        push) part='[top++]' ;;
        call)
            part='carve_recursive "'
            [[ $watch_name != carve_stack ]] || part="here=\$there"
            ;;
        back)
            part='}'
            [[ $watch_name != carve_stack ]] || part='[--top]'
            ;;
        'done')
            part='}'
            [[ $watch_name != carve_stack ]] || part='return'
            ;;
        seek) part='here += toward' ;;
        return) part='[--end]' ;;
        next) part='[front++]' ;;
        fill) part='= WALL, here' ;;
        found) part='here != goal' ;;
    esac
    if [[ $watch_kind == digging ]] && ((watch_at && code_from)); then
        line=${dug_by[watch_at - 1]##* } # one function digs in more than one line
        ((REPLY = line - code_from))
        ((REPLY < 0 || REPLY >= ${#code_lines[@]})) || [[ ${code_lines[REPLY]} != *"$part"* ]] || return 0
    fi
    for ((REPLY = ${#code_lines[@]} - 1; REPLY > 0; REPLY--)); do
        [[ -z $part || ${code_lines[REPLY]} != *"$part"* ]] || break
    done
}

put_code() { # below the map: what has just happened, in words and in code
    local k first lines=() marked
    tell_step
    find_code_line
    ((marked = REPLY, first = marked - watch_code_room / 2))
    ((first + watch_code_room <= ${#code_lines[@]})) || ((first = ${#code_lines[@]} - watch_code_room))
    ((first >= 0)) || first=0
    for ((k = first; k < first + watch_code_room; k++)); do
        if ((k == marked)); then
            cut_short "> ${code_lines[k]}" "$((window_columns - 1))"
            lines+=($'\033[7m'"$REPLY"$'\033[0m')
        else
            cut_short "  ${code_lines[k]}" "$((window_columns - 1))"
            lines+=("$REPLY")
        fi
    done
    cut_short "$watch_text" "$((window_columns - 1))"
    set_map_below "$REPLY" ${lines[@]+"${lines[@]}"}
}

cut_short() { # <text> <most columns> -> REPLY: with a sign where something is missing
    local ending='…'
    [[ -z $plain_text ]] || ending='~'
    count_columns "$1"
    if ((REPLY <= $2)); then
        REPLY=$1
    else
        cut_columns "$1" "$(($2 > 0 ? $2 - 1 : 0))"
        REPLY+=$ending
    fi
}

name_looked() { # <digit of watch_looked> -> REPLY
    REPLY=${say_directions[$1 % 4]}
    (($1 < 4)) || say "$say_watch_bridge" "$REPLY"
}

tell_step() { # -> watch_text
    local at names='' k first
    name_cell "$watch_here"
    at=$REPLY
    for ((k = 0; k < ${#watch_looked}; k++)); do
        name_looked "${watch_looked:k:1}"
        names+="${names:+, }$REPLY"
    done
    case $watch_line in
        begin)
            say "$say_watch_begin" "$at"
            [[ $watch_kind != searching ]] || say "$say_watch_start" "$watch_here"
            [[ $watch_name != carve_division ]] || REPLY=$say_watch_open
            ;;
        look) say "$say_watch_look" "$at" "$names" ;;
        none)
            say "$say_watch_none" "$at"
            ((passages_left)) || REPLY=$say_watch_enough
            ;;
        draw)
            name_looked "${watch_looked:watch_number:1}"
            say "$say_watch_draw" "$state" "${#watch_looked}" "$watch_number" "$REPLY"
            ;;
        dig)
            name_dug "$((watch_at - 1))"
            if [[ ${watch_looked:watch_number:1} == [4567] ]]; then
                say "$say_watch_dig_bridge" "$at" "$REPLY"
            elif [[ $watch_name != carve_division ]]; then
                say "$say_watch_dig" "$at" "$REPLY"
            fi
            [[ $watch_kind != digging ]] || REPLY+="; ${kept[watch_at - 1]:-}"
            ;;
        call)
            name_cell "${watch_stack[watch_top - 1]}"
            say "$say_watch_call" "$at" "$REPLY"
            ;;
        push) say "$say_watch_push" "$at" "$((watch_top - 1))" ;;
        back) say "$say_watch_back" "$at" ;;
        'done')
            REPLY=$say_watch_done
            ((passages_left)) || REPLY=$say_watch_stopped
            ;;
        seek) say "$say_watch_seek" "$watch_here" ;;
        return) say "$say_watch_return" "$watch_here" ;;
        next) say "$say_watch_next" "$watch_here" ;;
        fill) say "$say_watch_fill" "$watch_here" ;;
        found) say "$say_watch_found" "$steps" ;;
    esac
    watch_text=$REPLY
}

name_dug() { # <place in watch_dug> -> REPLY: in which direction, or how long a wall
    local here along length gap
    IFS=' ' read -r here along length gap <<<"${watch_dug[$1]}"
    if [[ -n $along ]]; then
        say "$say_watch_wall" "$length"
    else
        REPLY=${say_directions[here % 4]}
    fi
}

name_waiting() { # <line, from 0> -> REPLY: what stands there beside the map
    local n=$(($1 - 1)) entries=0 title=$say_watch_digs last
    case $watch_kind:$watch_name in
        carving:carve_recursive) title=$say_watch_calls ;;
        carving:*)
            say "$say_watch_waiting" "$watch_top"
            title=$REPLY
            ;;
        digging:carve_division) title=$say_watch_walls ;;
        searching:fill_dead_ends) title=$say_watch_filling ;;
        searching:search_depth_first) title=$say_watch_forks ;;
        searching:*) title=$say_watch_queue ;;
    esac
    case $watch_kind in
        carving) entries=$((watch_top + 1)) ;; # where we stand is the first
        digging) entries=$watch_at ;;
        searching) entries=$((watch_top - watch_front)) ;;
    esac
    last=$((view_height - 2))
    if ((n < 0)); then
        REPLY=$title
    elif ((n >= entries)); then
        REPLY=''
    elif ((n == last && entries > n + 1)); then
        say "$say_watch_more" "$((entries - n))"
    else
        "row_$watch_kind" "$n"
    fi
    cut_short "  $REPLY" "$((map_right - 1))"
}

row_carving() { # <row, 0 the newest> -> REPLY: the cell, what it can choose from, the number drawn
    local n=$((watch_top - $1)) at=$watch_here choices=$watch_looked drawn=$watch_number text name k
    if (($1)); then
        at=${watch_stack[n]} choices=${watch_seen[n]} drawn=${watch_numbers[n]}
    fi
    case $watch_name:$1 in
        carve_recursive:*) text="\$1=$at" ;;
        *:0) text="here=$at" ;;
        *) text="waiting[$n]=$at" ;;
    esac
    name_cell "$at"
    text+="  $REPLY "
    for ((k = 0; k < ${#choices}; k++)); do
        name_looked "${choices:k:1}"
        name=$REPLY
        [[ $k != "$drawn" ]] || name="[$k $name]"
        text+=" $name"
    done
    REPLY=$text
}

row_digging() { # <row, 0 the newest> -> REPLY
    local n=$((watch_at - 1 - $1)) text at along rest
    IFS=' ' read -r at along rest <<<"${watch_dug[n]}"
    [[ -n $along ]] || ((at /= 4))
    name_cell "$at"
    text="$((n + 1))  $REPLY"
    name_dug "$n"
    REPLY="$text  $REPLY"
}

row_searching() { # <row, 0 what is next> -> REPLY
    local n=$((watch_front + $1)) name=list
    if [[ $watch_name == search_depth_first ]]; then
        n=$((watch_top - 1 - $1))
        REPLY="list[$n]=${watch_stack[n]}"
    else
        REPLY="list[$n]=${watch_queue[n]}"
    fi
}

watch_draw() {
    local k at x y to
    clear_trail
    case $watch_kind in
        carving)
            for ((k = 0; k < watch_top; k++)); do
                at=${watch_stack[k]} to=$watch_here
                ((k + 1 == watch_top)) || to=${watch_stack[k + 1]}
                mark_square "$at" T
                mark_square "$(((at + to) / 2))" T
            done
            ;;
        searching) mark_search ;;
    esac
    lay_out_watch
    put_code
    make_picture game
    [[ $watch_line != look && $watch_line != draw ]] || show_candidates
    if [[ $watch_kind == searching ]]; then
        ((at = watch_here == goal ? player : watch_here, x = at % stride, y = at / stride))
        [[ ${row[y]:x:1} == [PGEN] ]] || row[y]=${row[y]:0:x}S${row[y]:x+1}
    else
        at=$player
    fi
    set_focus "$(((at % stride - 1) / maze_across + 1))" "$(((at / stride - 1) / maze_down + 1))"
    follow_focus
    watch_fields
    draw_view
}

show_candidates() { # by their numbers
    local k at x y along choices signs=ABCD
    for ((k = 0; k < ${#watch_looked}; k++)); do
        choices=${watch_looked:k:1}
        along=${step[choices % 4]}
        ((at = watch_here + (choices < 4 ? 2 : 4) * along, x = at % stride, y = at / stride))
        row[y]=${row[y]:0:x}${signs:k:1}${row[y]:x+1}
    done
}

watch_fields() {
    local number speed pace=$say_watch_run tab=''
    say "$say_watch_step" "$watch_steps"
    number=$REPLY
    say "$say_watch_speed" "$((watch_speed + 1))"
    speed=$REPLY
    [[ -z $watch_running ]] || pace=$say_watch_pause
    case $watch_kind:$watch_name in
        carving:carve_recursive) tab=$say_watch_tab ;;
        carving:*) tab=$say_watch_untab ;;
    esac
    name_rest
    set_fields "$number" "$speed" "$REPLY" "$tab" "$pace" "$say_help_key" "$say_quit_key"
}

watch_tick() { # nothing goes on while nobody types
    :
}

watch_end() { # the window has been closed
    :
}

watch_key() { # <key>
    watch_running=''
    case $1 in
        ' ') run_on ;;
        right | enter | l | d) "step_$watch_kind" ;;
        left | erase | h | a) "undo_${watch_kind/digging/carving}" ;;
        tab)
            [[ $watch_line != push ]] || step_carving # the recursion has no such step
            case $watch_name in
                carve_recursive) watch_name=carve_stack ;;
                carve_stack) watch_name=carve_recursive ;;
            esac
            ;;
        + | -) change_speed "$1" ;;
        r | R) "rewind_${watch_kind/digging/carving}" ;;
        g | G)
            start_work
            while "step_$watch_kind"; do :; done
            end_work
            ;;
        '?')
            show_help_lines watch "${say_watch_keys[@]}"
            return
            ;;
        q | Q)
            if [[ $game == watch ]]; then
                leave_game
            else
                set_mode "$game"
            fi
            return
            ;;
    esac
    watch_draw
}

run_on() { # until there is nothing left to do, or a key is typed
    local tenths batch
    watch_running=yes
    while [[ -n $watch_running ]]; do
        IFS=' ' read -r tenths batch <<<"${WATCH_SPEEDS[watch_speed]}"
        while ((batch-- > 0)); do
            "step_$watch_kind" || watch_running=''
        done
        watch_draw
        show_frame
        pass_time "$tenths"
        [[ -n $read_ahead ]] || continue
        read_key
        case $REPLY in
            + | -) change_speed "$REPLY" ;;
            *)
                watch_running=''
                [[ $REPLY == [' 'e]* && $REPLY != erase ]] || watch_key "$REPLY"
                ;;
        esac
    done
}

change_speed() { # <+|->
    if [[ $1 == + ]]; then
        ((watch_speed + 1 == ${#WATCH_SPEEDS[@]})) || ((watch_speed += 1))
    else
        ((watch_speed == 0)) || ((watch_speed -= 1))
    fi
}

# The lesson: ten screens. Each tells something, shows code of this file, and asks. What is told about
# a maze is taken from one: 7x7, seed 9. In the texts a line that begins with @ stands for what is made
# for it by show_NAME, and one that begins with blanks is not folded; a ~ stands for a blank where no
# line ends.

readonly LESSON_ANSWERS=(6 32 26 2 1 4 58 58 2 4000)
readonly LESSONS=${#LESSON_ANSWERS[@]}

take_lesson() { # <screen to begin with> <screen or text> <always or never in colour>
    lesson_at=$1 lesson_color=$3
    if [[ $2 == screen ]]; then
        open_lesson "$1"
        play_game tour tour
        return
    fi
    while ((lesson_at <= LESSONS)); do
        lesson_solved='' lesson_reply=() lesson_columns=78
        fill_lesson
        put_lines "${lesson_lines[@]}"
        lesson_solved=yes
        say "$say_lesson_answer" "${LESSON_ANSWERS[lesson_at - 1]}"
        put_line "$REPLY"
        lesson_lines=()
        add_folded "${say_lesson_rights[lesson_at - 1]}"
        show_result
        put_lines "${lesson_lines[@]}" ''
        ((lesson_at += 1))
    done
}

put_lines() { # <line ...>
    local line
    for line; do
        put_line "$line"
    done
}

open_lesson() { # <screen>
    lesson_at=$1 lesson_solved='' lesson_from=0 lesson_reply=() lesson_typed=''
}

add_folded() { # <text, on one line or more>: to lesson_lines
    if [[ $1 == '    '* ]]; then
        lesson_lines+=("$1")
        return
    fi
    fold_columns "${1//$'\n'/ }" "$lesson_columns"
    lesson_lines+=("${folded[@]//\~/ }")
}

fill_lesson() { # -> lesson_lines: the screen, down to its question
    local parts="say_lesson_${lesson_at}[@]" part show=()
    say "$say_lesson_head" "$lesson_at" "$LESSONS" "${say_lesson_titles[lesson_at - 1]}"
    lesson_lines=("$REPLY" '')
    for part in "${!parts}"; do
        if [[ $part == @* ]]; then
            IFS=' ' read -r -a show <<<"${part#@}"
            "show_${show[0]}" "${show[@]:1}"
        else
            add_folded "$part"
        fi
    done
    lesson_lines+=('')
    add_folded "${say_lesson_questions[lesson_at - 1]}"
}

show_code() { # <function> [first line, last line] [cut, where it goes on]: as it stands in this file
    local k first=${2:-1} last indent
    load_code "$1"
    last=${3:-${#code_lines[@]}}
    indent=${code_lines[first - 1]%%[! ]*}
    for ((k = first - 1; k < last; k++)); do
        add_code "    ${code_lines[k]#"$indent"}"
    done
    [[ -z ${4:-} ]] || lesson_lines+=('    ...')
}

show_marked() { # <function> <line>: and that line is marked
    local k
    load_code "$1"
    for ((k = 0; k < ${#code_lines[@]}; k++)); do
        if ((k + 1 == $2)); then
            add_code "  > ${code_lines[k]}"
        else
            add_code "    ${code_lines[k]}"
        fi
    done
}

add_code() { # <line>: folded so that bash could still read it
    local line=$1 blanks k last
    count_columns "$line"
    ((REPLY <= lesson_columns)) || line=${line%% '# '*} # a comment cannot be folded
    count_columns "$line"
    if ((REPLY <= lesson_columns)); then
        lesson_lines+=("$line")
        return
    fi
    blanks=${line%%[! ]*}
    fold_columns "${line#"$blanks"}" "$((lesson_columns - ${#blanks} - 6))"
    last=$((${#folded[@]} - 1))
    for ((k = 0; k < last; k++)); do
        lesson_lines+=("$blanks${folded[k]} \\")
        ((k)) || blanks+='    '
    done
    lesson_lines+=("$blanks${folded[last]}")
}

show_grid() { # <passages> [row] [row]: the array when so many have been dug, from the one row to the other
    local y dug_so_far=$1
    [[ $lesson_at != 5 || -z $lesson_solved ]] || ((dug_so_far += 1))
    make_grid 7 7
    seed_with 9
    goal=0 player=0
    carve recursive "$dug_so_far" 0
    ((dug_so_far == 0)) || player=$there
    clear_trail
    choose_signs digits
    make_picture digits
    for ((y = ${2:-0}; y <= ${3:-height + 1}; y++)); do
        paint "${row[y]}"
        lesson_lines+=("        ${REPLY% }")
    done
    player=0 picture=''
}

show_rows() { # the first ones, with their indices
    local y
    make_grid 7 7
    goal=0 player=0
    clear_trail
    choose_signs digits
    make_picture digits
    for ((y = 0; y < 3; y++)); do
        paint "${row[y]}"
        say "$say_lesson_row" "$y" "$((y * stride))" "$((y * stride + stride - 1))" "${REPLY% }"
        lesson_lines+=("$REPLY")
    done
    picture=''
}

show_trace() { # <first line> <last line>: of the trace of that maze, in the language of the lesson
    local k direction line
    make_grid 7 7
    seed_with 9
    start_noting trace
    carve recursive 1000 0
    start_noting ''
    for ((k = $1 - 1; k < $2; k++)); do
        line=${traced[k]/none  back to/$say_lesson_back_to}
        for direction in 0 1 2 3; do
            line=${line//${DIRECTION_NAMES[direction]}/${say_directions[direction]}}
        done
        lesson_lines+=("    $line")
    done
}

show_result() { # what is seen when the answer was right
    case $lesson_at in
        9) show_costs ;;
        10)
            show_crash
            add_folded "$say_lesson_exercise"
            ;;
    esac
}

show_costs() { # what a cell costs, in both engines, at growing depth
    local side recursive
    # shellcheck disable=SC2059 # a text
    printf -v REPLY "$say_lesson_cells" "${say_lesson_costs[@]}"
    lesson_lines+=("$REPLY")
    for side in 21 41 81; do
        measure_carving recursive "$side"
        recursive=$REPLY
        measure_carving stack "$side"
        # shellcheck disable=SC2059
        printf -v REPLY "$say_lesson_cells" "$((cells_wide * cells_high))" "$recursive" "$REPLY"
        lesson_lines+=("$REPLY")
    done
}

measure_carving() { # <recursive|stack> <side> -> REPLY: millionths of a second for a cell
    local TIMEFORMAT=%3R took
    make_grid "$2" "$2"
    seed_with 1
    ((passages_left = cells_wide * cells_high, bridges_left = 0, cell[2 * stride + 2] = OPEN))
    took=$({ time "carve_$1" "$((2 * stride + 2))" >/dev/null 2>&1; } 2>&1)
    gate_number time "${took//[!0123456789]/}" 0 999999 || REPLY=0
    ((REPLY = REPLY * 1000 / (cells_wide * cells_high)))
}

show_crash() { # a process of its own, which has little room for its calls, and calls itself until it ends
    local depths format=$say_lesson_crash depth
    depths=$({ (ulimit -c 0 && ulimit -s 1024 && fall 1); } 2>/dev/null) && format=$say_lesson_no_crash
    gate_number depth "${depths##*$'\n'}" 1 999999 || REPLY=1
    depth=$REPLY
    if [[ $format == "$say_lesson_crash" ]]; then
        say "$format" "$depth" "$((1048576 / depth))"
    else
        say "$format" "$depth"
    fi
    add_folded "$REPLY"
}

fall() { # <which call this is>: a call in a call in a call
    (($1 % 50)) || printf '%d\n' "$1"
    (($1 == 4000)) || fall "$(($1 + 1))"
}

tour_draw() {
    local room key="$say_lesson_next" more='' watch='' line
    measure_window
    ((lesson_columns = window_columns < 79 ? window_columns - 1 : 78))
    fill_lesson
    if [[ -z $lesson_solved ]]; then
        lesson_lines+=("> $lesson_typed")
    else
        lesson_lines+=("> ${LESSON_ANSWERS[lesson_at - 1]}")
    fi
    for line in ${lesson_reply[@]+"${lesson_reply[@]}"}; do
        add_folded "$line"
    done
    ((room = window_rows - 1))
    ((${#lesson_lines[@]} <= room)) || more="  $say_lesson_more"
    ((lesson_from + room <= ${#lesson_lines[@]})) || ((lesson_from = ${#lesson_lines[@]} - room))
    ((lesson_from >= 0)) || lesson_from=0
    draw_text_page "$lesson_from" "${lesson_lines[@]}"
    ((lesson_at < LESSONS)) || key=$say_lesson_last
    [[ -n $lesson_solved ]] || key=$say_lesson_type
    ((lesson_at < 6 || lesson_at > 8)) || watch="  $say_lesson_watch"
    [[ -z $lesson_measuring ]] || key=$say_lesson_measuring
    line="$key$more$watch  $say_lesson_back  $say_quit_key"
    count_columns "$line" # what is known best is left out first
    ((REPLY < window_columns)) || line="$key$more$watch  $say_quit_key"
    cut_columns "$line" "$((window_columns - 1))"
    add_frame $'\033['"${window_rows};1H$REPLY"$'\033[K'
}

tour_tick() { # nothing changes while nobody types
    :
}

tour_end() { # the window has been closed
    :
}

tour_key() { # <key>
    case $1 in
        enter) answer_lesson ;;
        right) turn_lesson 1 ;;
        left) turn_lesson -1 ;;
        up) ((lesson_from == 0)) || ((lesson_from -= 1)) ;;
        down) ((lesson_from += 1)) ;;
        w | W)
            if ((lesson_at >= 6 && lesson_at <= 8)); then
                watch_lesson
                return
            fi
            ;;
        q | Q) leave_game ;;
        *)
            [[ -z $lesson_solved ]] || return 0
            case $1 in
                erase) lesson_typed=${lesson_typed%?} ;;
                [[:print:]]) lesson_typed=${lesson_typed:0:20}$1 ;;
                *) return 0 ;;
            esac
            lesson_reply=() lesson_from=999 # so that it is seen
            ;;
    esac
    [[ -n $game_left ]] || tour_draw
}

turn_lesson() { # <1 or -1>
    ((lesson_at + $1 >= 1 && lesson_at + $1 <= LESSONS)) || return 0
    open_lesson "$((lesson_at + $1))"
}

answer_lesson() { # what was typed; or on to the next screen
    local guess=$lesson_typed why
    if [[ -n $lesson_solved ]]; then
        ((lesson_at < LESSONS)) || leave_game
        turn_lesson 1
        return
    fi
    [[ -n $guess ]] || return 0
    lesson_typed='' lesson_from=999
    if ! gate_number '' "$guess" 0 999999999; then
        printable "$guess"
        say "$say_lesson_number" "$REPLY"
        lesson_reply=("$REPLY")
        return
    fi
    guess=$REPLY
    if ((guess == LESSON_ANSWERS[lesson_at - 1])); then
        lesson_solved=yes
        if ((lesson_at >= 9)); then # it takes a while
            lesson_measuring=yes
            tour_draw
            show_frame
            lesson_measuring=''
        fi
        lesson_lines=()
        show_result
        ((lesson_at < 9)) || drain_keys
        lesson_reply=("${say_lesson_rights[lesson_at - 1]}" ${lesson_lines[@]+"${lesson_lines[@]}"})
        return
    fi
    why=${say_lesson_wrongs[lesson_at - 1]}
    find_why "$lesson_at $guess" && why=$REPLY
    lesson_reply=("$guess: $why")
}

find_why() { # <screen and answer> -> REPLY: what is wrong with that one; 1 if nothing particular is
    for REPLY in "${say_lesson_whys[@]}"; do
        if [[ $REPLY == "$1 "* ]]; then
            REPLY=${REPLY#"$1 "}
            return 0
        fi
    done
    return 1
}

watch_lesson() { # the maze of the lesson as it is carved; q comes back
    local format=blocks
    make_grid 7 7
    seed_with 9
    player=0 goal=0
    start_noting dug
    carve recursive 1000 0
    start_noting ''
    watch_kind=carving watch_name=carve_recursive watch_dug=("${dug[@]}") watch_seed=9 watch_bridges=0
    [[ -z $plain_text ]] || format=ascii
    watch_on_screen "$format" "$lesson_color"
}

# The exercises: a file to be completed, and a check of it. The check runs what somebody wrote, so it
# says so, and does it in a bash of its own, with an empty environment, that is ended when its time is
# up, with all that it has started.

readonly EXERCISES=3 CHECK_SECONDS=5 CHECK_SEEDS=20 CHECK_LINES=5000
readonly EXERCISE_FUNCTIONS=(dig carve_recursive carve_stack)
readonly DRIVER_FUNCTIONS=(seed_with below set_size make_grid fill_grid can_bridge
    dig carve_recursive carve_stack)

put_exercise() { # <number>: the file, to standard output
    local name="say_exercise_$1[@]" about=() line k indent
    about=("${!name}")
    put_lines '#!/usr/bin/env bash' '#'
    for ((k = 0; k < ${#about[@]} - 1; k++)); do
        line="# ${about[k]}"
        put_line "${line%"${line##*[! ]}"}"
    done
    line="    # ${about[k]}"
    put_line ''
    load_code "${EXERCISE_FUNCTIONS[$1 - 1]}"
    case $1 in
        1) put_lines "${code_lines[0]%%;*}" "${code_lines[1]}" "$line" '}' ;;
        2) put_lines "${code_lines[0]}" "$line" "${code_lines[@]:1:${#code_lines[@]}-2}" "$line" '}' ;;
        3)
            for k in "${code_lines[@]}"; do
                indent=${k%%[! ]*}
                case $k in
                    *'waiting[top++]'*) put_line "$indent${line#    }" ;;
                    *here=\$there* | *'elif '* | *'[--top]'*) ;;
                    *'return'*) put_line "$indent: ${line#    }" ;; # bash wants something there
                    *) put_line "$k" ;;
                esac
            done
            ;;
    esac
}

find_exercise() { # <file> -> REPLY: which exercise it is; 1 if it is none
    local line n=0
    while IFS= read -r line && ((n++ < 20)); do
        if [[ $line == '# maze.sh, exercise '[123]:* ]]; then
            line=${line#*exercise }
            REPLY=${line%%:*}
            return 0
        fi
    done <"$1"
    return 1
}

check_exercise() { # <exercise> <file> -> what there is to say of it, to standard output; 1 if it is wrong
    local function=${EXERCISE_FUNCTIONS[$1 - 1]} file=$2
    lesson_columns=78
    say_folded "$say_check_before" "$file" "$CHECK_SECONDS"
    put_page
    [[ $file == */* ]] || file=./$file
    learner_error=''
    if ! run_learner "$1" "$file" "$function"; then
        return 1
    fi
    if (($1 == 2)); then
        say_folded "$say_check_right_depth"
    else
        say_folded "$say_check_right"
    fi
}

say_folded() { # <format> <value ...>: to standard output
    say "$@"
    fold_columns "${REPLY//$'\n'/ }" "$lesson_columns"
    put_lines "${folded[@]}"
}

# What the other bash is told: our functions, then the file, then twenty mazes; for each a line that begins
# with =, its seed, depths and codes. All else that comes is what the file prints, or an error of bash. An
# error in a calculation ends the compound command it happens in: so the =end stands in the same.
#
# list_candidates is asked for each cell. So there it is seen what depth does, and that a text has got
# where a number should be, before any calculation meets it.

write_driver() { # <first function to be called> <function of the file> <name of the index> -> REPLY
    local all=" ${DRIVER_FUNCTIONS[*]} " ours=() looking
    IFS=' ' read -r -a ours <<<"${all/ $2 / }"
    looking=$(declare -f list_candidates)
    REPLY="set +efk
LC_ALL=C IFS=' ' WALL=$WALL OPEN=$OPEN EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH
BRIDGE_EAST=$BRIDGE_EAST noting='' bridges_left=0 depth=0 deepest=0
: && show_carving() { :; }
$(declare -f "${ours[@]}")
${looking/list_candidates/look_around}
: && list_candidates() {
    local $3=\$1 name
    for name in $3 depth deepest; do
        case \${!name#-} in
            '' | *[!0123456789]*)
                printf '=text %s %s\\n' \"\$name\" \"\${!name}\" >&3
                exit
                ;;
        esac
    done
    ((depth <= most)) || most=\$depth
    ((deepest >= before)) || fell=1
    before=\$deepest
    look_around \"\$1\"
    }
. \"\$1\"
if ! declare -F \"\$2\" >/dev/null; then
    echo '=function'
    exit
fi
exec 3>&1 1>&2
{
    for ((seed = 1; seed <= $CHECK_SEEDS; seed++)); do
        make_grid 15 9
        seed_with \"\$seed\"
        passages_left=1000 depth=0 deepest=0 most=0 before=0 fell=0 first=\$((2 * stride + 2))
        cell[first]=\$OPEN there=\$first
        $1 \"\$first\"
        IFS=' '
        printf '=%s %s %s %s %s\\n' \"\$seed\" \"\$deepest\" \"\$most\" \"\$fell\" \"\${cell[*]}\" >&3
    done
    echo '=end' >&3; }"
}

run_learner() { # <exercise> <file> <its function>: 1 if it is wrong, which has been said then
    local script called=carve_recursive index=there line seed=0 printed=0 said status='' seconds=$SECONDS
    (($1 != 3)) || called=carve_stack index=here
    write_driver "$called" "$3" "$index"
    script=$REPLY
    said=$( (exec -c "$BASH" --noprofile --norc -n "$2") 2>&1 </dev/null)
    if [[ -n $said ]]; then
        clean_error "${said%%$'\n'*}"
        say_folded "$say_check_syntax" "$REPLY"
        return 1
    fi
    while IFS= read -r line; do
        if ((++printed > CHECK_LINES)); then
            status=noise
            break
        fi
        case $line in
            =function)
                say_folded "$say_check_function" "$3"
                return 1
                ;;
            '=text there '* | '=text here '* | '=text depth '* | '=text deepest '*)
                tell_learner_error
                name_text "$1" "${line#'=text '}"
                return 1
                ;;
            =end) ((seed != CHECK_SEEDS)) || status='done' ;;
            =time) status='time' ;;
            =over) break ;;
            =[0123456789]*)
                ((seed += 1))
                compare_learner "$1" "$seed" "$line" || return 1
                ;;
            "$2: line "*) [[ $learner_error == "$2: line "* ]] || learner_error=$line ;;
            # in a function of ours: its line is nobody's concern
            *': line '[0123456789]*': '*) learner_error=${learner_error:-${line#*': line '*': '}} ;;
        esac
    done < <(guard_learner "$script" "$2" "$3" 2>/dev/null)
    [[ $status != 'done' ]] || return 0
    tell_learner_error
    if [[ $status == 'time' ]] || ((SECONDS - seconds >= CHECK_SECONDS)); then
        say_folded "$say_check_endless" "$CHECK_SECONDS"
        [[ -n $learner_error ]] || say_folded "${say_check_endless_hints[$1 - 1]}"
    elif [[ -n $learner_error ]]; then
        : # that is why
    elif [[ $status == noise ]]; then
        say_folded "$say_check_noise"
    else
        say_folded "$say_check_stopped" "$((seed + 1))"
    fi
    return 1
}

clean_error() { # <line of bash> -> REPLY: as it can be shown, and not cut as other values are
    cut_text "$1" 300
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?}
}

name_text() { # <exercise> <name and value>: a text where a number belongs
    printable "${2#*' '}"
    say_folded "$say_check_text" "${2%%' '*}" "$REPLY"
    if [[ -n ${2#*' '} ]]; then
        say_folded "$say_check_calculate"
    elif (($1 == 3)); then
        say_folded "${say_check_endless_hints[2]}"
    fi
}

tell_learner_error() {
    [[ -n $learner_error ]] || return 0
    clean_error "$learner_error"
    say_folded "$say_check_error" "$REPLY"
    [[ $learner_error != *': command not found' ]] || say_folded "$say_check_command"
}

# set -m makes the other bash the first of a group of processes, which are ended together: when the time
# is up, and in any case at the end, so that nothing it has started goes on. What has left the group is
# not waited for either: it may hold the pipe open, so the last line is =over.

guard_learner() { # <script> <file> <function>: runs it, for so long at most
    local child guard
    trap - EXIT
    set -m
    (exec -c "$BASH" --noprofile --norc -c "ulimit -c 0; $1" exercise "$2" "$3") </dev/null 2>&1 &
    child=$!
    (
        sleep "$CHECK_SECONDS"
        echo '=time'
        kill -s KILL -- "-$child"
    ) 2>/dev/null &
    guard=$!
    wait "$child" 2>/dev/null
    kill -s KILL -- "-$guard" "-$child" 2>/dev/null
    wait "$guard" 2>/dev/null
    echo '=over'
}

compare_learner() { # <exercise> <seed> <line>: with ours; 1 if they differ, which has been said then
    local theirs=() ours=() depth most fell codes
    IFS=' ' read -r depth most fell codes <<<"${3#*' '}"
    IFS=' ' read -r -a theirs <<<"$codes"
    carve_counted "$2"
    ours=("${cell[@]}")
    if [[ "${theirs[*]-}" != "${ours[*]}" ]]; then
        say_folded "$say_check_seed" "$2"
        put_line ''
        put_both "${theirs[@]-}"
        put_line ''
        cell=("${ours[@]}")
        tell_learner_error
        name_mistake "$1" "${theirs[@]-}"
        return 1
    elif (($1 == 2)) && [[ $depth != "$REPLY" ]]; then
        name_depth "$2" "$REPLY" "$depth" "$most" "$fell"
        return 1
    fi
}

carve_counted() { # <seed> -> cell; REPLY: how deep the calls get
    local line most=1 deep
    make_grid 15 9
    seed_with "$1"
    player=0 goal=0
    start_noting trace
    carve recursive 1000 0
    start_noting ''
    for line in "${traced[@]}"; do
        deep=${line##* }
        [[ $line == -* ]] || ((deep += 1))
        ((deep <= most)) || most=$deep
    done
    REPLY=$most
}

put_both() { # <code ...>: our maze, which is in cell, and another one beside it
    local y left=() k=0 one other=() format=blocks line
    [[ -z $plain_text ]] || format=ascii
    clear_trail
    choose_signs "$format"
    make_picture plain
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        left[y]=$REPLY
    done
    for one; do # no value of theirs gets any further than this
        [[ $one == 0 ]] && other[k]=0 || other[k]=1
        ((++k < size)) || break
    done
    for (( ; k < size; k++)); do
        other[k]=0
    done
    cell=("${other[@]}")
    make_picture plain
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        line="    ${left[y]}     $REPLY"
        put_line "${line%"${line##*[! ]}"}"
    done
    picture=''
}

name_mistake() { # <exercise> <code ...>: of a maze that is not as ours, in cell
    local exercise=$1 x y at square border=0 pillar=0 closed=0 between=0
    shift
    (($# == size)) || border=1
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x++)); do
            ((at = y * stride + x + 1))
            square=${!at:-0}
            if ((x == 1 || x == width || y == 1 || y == height)); then
                [[ $square == 0 ]] || border=1
            elif ((x % 2 && y % 2)); then
                [[ $square == 0 ]] || pillar=1
            elif ((x % 2 || y % 2)); then
                [[ $square == 0 ]] || ((between += 1))
            else
                [[ $square != 0 ]] || ((closed += 1))
            fi
        done
    done
    if ((border)); then
        say_folded "$say_check_border"
    elif ((pillar)); then
        say_folded "$say_check_corner"
    elif ((between == 0 && closed < cells_wide * cells_high - 1)); then
        say_folded "$say_check_between"
    elif ((closed && exercise == 1)); then
        say_folded "$say_check_there" "$closed"
    elif ((closed)); then
        say_folded "$say_check_back" "$closed"
    elif ((between < cells_wide * cells_high - 1)); then
        say_folded "$say_check_between"
    else
        say_folded "$say_check_other"
    fi
}

name_depth() { # <seed> <ours> <theirs> <the most their depth has been> <1 if their deepest fell>
    local depth=$2
    printable "$3"
    say_folded "$say_check_depth" "$1" "$depth" "$REPLY"
    if [[ -n $learner_error ]]; then
        tell_learner_error
    elif ! gate_number deepest "$3" 0 999999; then
        say_folded "$say_check_look_again"
    elif [[ $5 == 1 || ($4 == "$depth" && $REPLY == 0) ]]; then
        say_folded "$say_check_not_most"
    elif ((REPLY == 0)); then
        say_folded "$say_check_never_up"
    elif ((REPLY == cells_wide * cells_high || REPLY == cells_wide * cells_high - 1)); then
        say_folded "$say_check_never_down"
    elif ((REPLY == depth - 1 || REPLY == depth + 1)); then
        say_folded "$say_check_one_off"
    elif [[ $4 == "$depth" ]]; then
        say_folded "$say_check_not_most"
    else
        say_folded "$say_check_look_again"
    fi
}

# ---------------------------------------------------------------------------------------------
# page: the game for a browser
#
# One HTML file, complete in itself: what it shows, how that looks, and a script that is a third
# implementation of the chapters random numbers to walk, with the same names for the same things.
# The maze stands in it as a maze file; draw_text prints it, and nothing but digits and lines
# that begin with # can stand there.
#
# Its content security policy lets the browser run and apply just the script and the style below,
# by their SHA-256, and load nothing at all. A hash is stricter than a nonce here: a nonce in a
# file is no secret, and whatever were slipped into the page could carry it too. bash cannot
# compute SHA-256 without another program, so the hashes stand here; a test holds them against
# the texts and prints what they should be.
# Owns: page_part.
# ---------------------------------------------------------------------------------------------

readonly PAGE_STYLE_HASH='sha256-8//PC/LzhvCXZ6Wa0rgQaPxJQ7WTdEHYBzx8T7NV0h4='
readonly PAGE_SCRIPT_HASH='sha256-c4Z1w0EB59gbjDdIkejtn8lIWs0RhcHPdxe13nj7QbE='
page_part=''

read_page_part() { # <standard input> -> page_part: all of it but the last line break
    IFS= read -r -d '' page_part || :
    page_part=${page_part%$'\n'}
}

draw_page() { # <line ...>: the page with the maze there is now, and these lines below it in its file
    local line
    put_page_head
    put_page_style
    put_page_body
    put_line '<script type="text/plain" id="maze">'
    draw_text
    for line; do
        put_line "${line//</}" # whatever stood in a file, the script element does not end here
    done
    put_line '</script>'
    put_page_script
    put_line '</body>'
    put_line '</html>'
}

put_page_head() {
    put_line '<!DOCTYPE html>'
    put_line "<html lang=\"${option_lang:-en}\"${option_lang:+ data-lang=\"$option_lang\"}>"
    put_line '<head>'
    put_line '<meta charset="utf-8">'
    put_line '<meta http-equiv="Content-Security-Policy" content="default-src '\''none'\'';'
    put_line "script-src '$PAGE_SCRIPT_HASH'; style-src '$PAGE_STYLE_HASH';"
    put_line "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script';"
    put_line "trusted-types 'none'\">"
    put_line '<meta name="viewport" content="width=device-width, initial-scale=1">'
    put_line '<title>maze.sh</title>'
}

put_page_style() {
    read_page_part <<'CSS'
:root {
	color-scheme: light dark;
	--paper: #f3eee4; --floor: #fffdf7; --line: #d8cfbf; --held: #eae3d3;
	--text: #1d1b3a; --soft: #47435f; --accent: #3f2bb0; --on-accent: #fff; --wrong: #8a1024;
	--wall: #2a2466; --wall-end: #0b4a4c; --deck: #efe6d4; --shade: #1d1b3a2e;
	--walked: #7a5cff; --dimmed: #d6ccfa; --way: #7fdca4; --hint: #e2590c; --flash: #ffcd1c66;
	--player: #ffcd1c; --player-dark: #1a1533; --goal: #2fc56d; --goal-dark: #05301a;
}
[data-theme="two"] { --wall: #8a1038; --wall-end: #12409c; }
@media (prefers-color-scheme: dark) {
	:root {
		--paper: #0e101b; --floor: #171a2b; --line: #2d3150; --held: #2c3150;
		--text: #f0f0ff; --soft: #bcc0de; --accent: #c3b9ff; --on-accent: #151132; --wrong: #ffb3bd;
		--wall: #b8b2ff; --wall-end: #8ce5d6; --deck: #292e4a; --shade: #00000066;
		--walked: #a78bff; --dimmed: #3c3568; --way: #1f7f4d; --hint: #ff9d4d; --flash: #ffcd1c44;
	}
	[data-theme="two"] { --wall: #ff9fb4; --wall-end: #8fc3ff; }
	:root[data-theme="none"] { --walked: #b9b9b9; --dimmed: #55555c; --way: #6b6b73; --hint: #fff; }
}
[data-theme="contrast"] {
	color-scheme: light;
	--paper: #fff; --floor: #fff; --line: #000; --held: #ddd;
	--text: #000; --soft: #000; --accent: #00007a; --on-accent: #fff; --wrong: #8a1024;
	--hint: #c04000;
	--wall: #000; --wall-end: #000; --deck: #fff; --shade: #00000033; --way: #7fdca4;
	--walked: #0000d0; --dimmed: #b9b9ee;
}
[data-theme="none"] {
	--accent: var(--text); --on-accent: var(--paper); --wrong: var(--text);
	--wall: var(--text); --wall-end: var(--text); --walked: #777; --dimmed: #b5b5b5; --way: #a0a0a0;
	--hint: #666; --flash: #88888855;
	--player: var(--text); --player-dark: var(--floor); --goal: var(--floor); --goal-dark: var(--text);
}

* { box-sizing: border-box; margin: 0; }
html, body { height: 100%; overflow: hidden; overscroll-behavior: none; }
body {
	display: grid;
	grid-template: "head dock" auto "words words" auto "middle middle" minmax(0, 1fr) / minmax(0, 1fr) auto;
	background: var(--paper);
	color: var(--text);
	font: 1rem/1.4 system-ui, sans-serif;
}
header, .brand, #help_keys dt { display: flex; align-items: center; gap: .3rem; }
header { grid-area: head; gap: 1.75rem; padding: .6rem 1rem .4rem 1.25rem; }
svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.brand { gap: .55rem; font-weight: 700; }
.brand svg { stroke-width: 3; color: var(--accent); }
#facts {
	display: flex; flex-wrap: wrap; gap: 1.5rem; height: 1.5rem; overflow: hidden; white-space: nowrap;
}
#facts div { display: flex; align-items: baseline; gap: .4rem; }
#facts dt { font-size: .85rem; }
dd { font-weight: 600; font-variant-numeric: tabular-nums; }

#middle { grid-area: middle; display: flex; min-height: 0; }
#stage {
	position: relative; flex: 1; min-width: 0; overflow: hidden; outline: none; cursor: pointer;
	touch-action: none; user-select: none; -webkit-user-select: none;
}
#stage:focus-visible::after {
	content: ""; position: absolute; inset: 2px; pointer-events: none;
	border: 2px solid var(--accent); border-radius: .75rem; opacity: .6;
}
canvas { position: absolute; inset: 0; }
.covered canvas, #notice:empty, #wrong:empty { visibility: hidden; }
#words { grid-area: words; min-height: 1.4em; padding: 0 1.25rem; }
#notice, #wrong {
	position: absolute; left: 50%; bottom: 1rem; transform: translateX(-50%);
	width: max-content; max-width: calc(100% - 1.5rem); padding: .5rem 1rem; border-radius: 1.25rem;
	background: var(--text); color: var(--paper); text-align: center;
	pointer-events: none;
}
#words.hushed { position: absolute; clip-path: inset(50%); }
#wrong {
	bottom: 4.25rem; background: var(--floor); border: 2px solid;
}
#wrong, #new_wrong { color: var(--wrong); font-weight: 600; overflow-wrap: anywhere; }

button, input, select {
	font: inherit; color: inherit; min-height: 2.5rem; padding: .35rem .8rem; border-radius: .7rem;
}
button {
	display: inline-flex; align-items: center; justify-content: center; gap: .45rem;
	border: 1px solid var(--line); background: var(--floor); cursor: pointer; touch-action: manipulation;
}
button:hover, button:active { background: var(--held); }
button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
button.main {
	background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600;
}
button svg { width: 1.25rem; height: 1.25rem; flex: none; }
.brand svg, #pad svg { width: 1.6rem; height: 1.6rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
input, select { width: 100%; border: 1px solid var(--soft); background: var(--paper); }
kbd {
	min-width: 1.5em; padding: 0 .35em; border: 1px solid; border-radius: .35em; text-align: center;
	font: 600 .8em/1.5 ui-monospace, monospace;
}
#dock { grid-area: dock; display: flex; gap: .4rem; padding: .6rem 1rem .4rem 0; }
#pad, #sheet { display: none; }

#end, dialog {
	padding: 1.4rem; overflow: auto; border: 1px solid var(--line); border-radius: 1.25rem;
	background: var(--floor);
}
#end {
	align-self: center; flex: none; width: 21rem; max-height: calc(100% - 1rem);
	margin: 0 1.25rem .75rem 0; outline: none;
}
h2 { font-size: 1.4rem; line-height: 1.2; }
#end_record { margin-top: .4rem; font-weight: 600; color: var(--accent); }
#end_facts { margin-top: .8rem; }
#end_facts div {
	display: flex; justify-content: space-between; gap: 1rem; padding: .3rem 0;
	border-bottom: 1px solid var(--line);
}
dt { color: var(--soft); }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
dialog {
	width: min(34rem, calc(100vw - 1.5rem)); max-height: calc(100vh - 1.5rem); margin: auto;
	color: inherit;
}
dialog::backdrop { background: #0b0c1a99; }
#pause_dialog { width: 16rem; }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; margin: 1rem 0; }
.grid button { justify-content: space-between; text-align: left; }
label span { font-size: .9rem; color: var(--soft); }
[type="checkbox"] { width: 1.3rem; min-height: 1.3rem; margin-right: .6rem; vertical-align: -.3rem; }
#help_keys {
	display: grid; grid-template-columns: auto 1fr auto 1fr; align-items: center; gap: .35rem .8rem;
	margin: 1rem 0;
}
::placeholder { color: var(--soft); opacity: 1; }
#help_keys div { display: contents; }
#help_keys div:first-child { display: flex; gap: .8rem; grid-column: 1 / -1; }
#help_keys dd { font-weight: 400; }

@media (max-width: 56rem), (pointer: coarse) {
	body { 
		grid-template: "head" auto "words" auto "middle" minmax(0, 1fr) "pad" auto "dock" auto / minmax(0, 1fr);
	}
	header { justify-content: space-between; gap: .75rem; padding: .45rem .9rem .2rem; }
	#facts { gap: .9rem; }
	#middle { flex-direction: column; }
	#dock { justify-content: center; gap: .3rem; padding: .25rem .4rem .5rem; }
	#dock button {
		flex: 1; flex-direction: column; gap: .1rem; min-width: 0; max-width: 6rem; padding: .35rem .1rem;
		border-color: transparent; background: none; font-size: .75rem;
	}
	#dock button[aria-pressed="true"] { border-color: var(--accent); box-shadow: none; }
	#end {
		width: auto; align-self: stretch; max-height: 48vh; margin: .25rem .75rem; padding: 1rem 1.1rem;
	}
	#end_facts {
		display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: 0 1.25rem;
	}
	#end_facts div { font-size: .85rem; gap: .4rem; }
}
@media (max-width: 30rem) {
	.brand span { display: none; }
	#words { min-height: 2.8em; }
}
@media (pointer: coarse) {
	#pad {
		grid-area: pad; display: grid; grid-template-columns: repeat(3, minmax(0, 6.5rem));
		justify-content: center;
		gap: .4rem; padding: .25rem .75rem;
	}
	#pad button { min-height: 3.25rem; border-radius: 1rem; }
	.over #pad, kbd { display: none; }
	dt kbd { display: block; }
}
@media (pointer: coarse) and (orientation: landscape) and (max-height: 34rem) {
	body {
		grid-template: "dock head head" auto "dock words words" auto "dock middle pad" minmax(0, 1fr)
			/ auto minmax(0, 1fr) auto;
	}
	header { justify-content: flex-start; gap: 1.5rem; }
	#middle { flex-direction: row; }
	#dock { flex-direction: column; justify-content: space-evenly; padding: .3rem 0 .3rem .4rem; }
	#dock button { flex: 0 1 auto; width: 4.5rem; min-height: 0; font-size: .7rem; }
	#pad { grid-template-columns: repeat(3, 3.5rem); align-content: end; padding: .5rem .6rem .6rem .3rem; }
	#end { width: 19rem; max-height: none; }
}
@media print {
	@page { margin: 12mm; }
	html, body { display: block; height: auto; overflow: visible; background: #fff; color: #000; }
	body > * { display: none !important; }
	body > #sheet { display: block !important; break-inside: avoid; text-align: center; }
	#sheet h2 { font-size: 14pt; }
	#sheet p { display: flex; gap: 2rem; margin: 4mm 0 6mm; text-align: left; }
	#sheet span { flex: 1; border-bottom: .5pt solid; }
	#sheet svg { display: block; stroke-width: 1.5; width: 100%; height: calc(100vh - 34mm); }
}
CSS
    put_line '<style>'
    put_line "$page_part"
    put_line '</style>'
    put_line '</head>'
    put_line '<body>'
}

put_page_body() {
    read_page_part <<'HTML'
<header>
<p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true">
<path d="M4 28V4h24v24M10 28V10h12v12M16 16v12"/></svg><span>maze.sh</span></p>
<dl id="facts"></dl>
</header>
<p id="words" aria-live="polite"></p>

<div id="middle">
<main id="stage" tabindex="0" role="application">
<canvas></canvas><canvas></canvas><canvas role="img"></canvas>
<p id="notice" role="status"></p>
<p id="wrong" role="alert"></p>
</main>
<section id="end" tabindex="-1" aria-labelledby="end_title" hidden>
<h2 id="end_title"></h2>
<p id="end_record"></p>
<p class="row">
<button data-do="next" class="main"><span data-say="next"></span><kbd>n</kbd></button>
<button data-do="again"><span data-say="again"></span><kbd>r</kbd></button>
<button data-do="link" data-say="link"></button>
</p>
<dl id="end_facts"></dl>
</section>
</div>

<div id="pad">
<button data-do="undo" data-label="undo">
<svg><path d="M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12H9"/></svg></button>
<button data-walk="w" data-label="north"><svg><path d="m5 15 7-7 7 7"/></svg></button>
<button data-do="describe" data-label="describe" aria-pressed="false">
<svg><path d="M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5"/></svg></button>
<button data-walk="a" data-label="west"><svg><path d="m15 5-7 7 7 7"/></svg></button>
<button data-walk="s" data-label="south"><svg><path d="m5 9 7 7 7-7"/></svg></button>
<button data-walk="d" data-label="east"><svg><path d="m9 5 7 7-7 7"/></svg></button>
</div>

<nav id="dock">
<button data-do="new"><svg><path d="M12 5v14M5 12h14"/></svg><span data-say="new"></span></button>
<button data-do="hint">
<svg><path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4Z"/></svg><span
data-say="hint"></span></button>
<button data-do="trail" aria-pressed="true">
<svg><path d="M4 20h4v-6h8V8h4V4"/></svg><span data-say="trail"></span></button>
<button data-do="solve">
<svg><path d="M6 21V4h12l-3 4 3 4H6"/></svg><span data-say="solve"></span></button>
<button data-do="overview">
<svg><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/></svg><span data-say="overview"></span></button>
<button data-do="menu">
<svg><path d="M5 7h14M5 12h14M5 17h14"/></svg><span data-say="menu"></span></button>
</nav>

<dialog id="new_dialog" data-label="new_maze">
<form id="new_form" novalidate autocomplete="off">
<h2 data-say="new_maze"></h2>
<p class="row">
<button type="button" data-size="31x21">31 × 21</button>
<button type="button" data-size="61x41">61 × 41</button>
<button type="button" data-size="101x101">101 × 101</button>
</p>
<p class="grid">
<label><span data-say="width"></span>
<input id="new_width" inputmode="numeric"></label>
<label><span data-say="height"></span>
<input id="new_height" inputmode="numeric"></label>
<label><span data-say="seed"></span>
<input id="new_seed" placeholder="1–2147483646" inputmode="numeric"></label>
<label><span data-say="ends"></span><select id="new_ends"></select></label>
</p>
<p><label><input id="new_weave" type="checkbox"><span data-say="weave"></span></label></p>
<p id="new_wrong" role="alert"></p>
<p class="row"><button class="main" data-say="begin"></button>
<button type="button" data-do="close" data-say="cancel"></button></p>
</form>
</dialog>

<dialog id="menu_dialog" data-label="menu">
<h2 data-say="menu"></h2>
<p class="grid" id="menu_list"></p>
<p class="row"><button data-do="close" class="main" data-say="close"></button></p>
</dialog>

<dialog id="help_dialog" data-label="help">
<h2 data-say="help"></h2>
<p data-say="help_goal"></p>
<dl id="help_keys"></dl>
<p data-say="help_touch"></p>
<p class="row"><button data-do="close" class="main" data-say="close"></button></p>
</dialog>

<dialog id="pause_dialog" data-label="pause">
<h2 data-say="pause"></h2>
<p class="row"><button data-do="close" class="main" data-say="go_on"></button></p>
</dialog>

<input id="file" type="file" hidden>
<section id="sheet"></section>
<noscript>This game needs JavaScript.</noscript>
HTML
    put_line "$page_part"
}

put_page_script() {
    read_page_part <<'SCRIPT'
'use strict';

// The chapters of maze.sh, once more, as far as a game needs them, with the same names. Squares are indices into cell; 0 is none.

// messages, NAME: English | German; %s stands for a value

const TEXTS = `
time: time | Zeit
moves: moves | Schritte
exit: exit | Ausgang
size: size | Größe
seed: seed | Startwert
width: width | Breite
height: height | Höhe
ends: start and goal | Start und Ziel
weave: passages cross on bridges | Gänge kreuzen sich auf Brücken
new: New | Neu
hint: Hint | Tipp
trail: Trail | Spur
solve: Solve | Lösung
overview: Map | Karte
menu: Menu | Menü
open: Open a maze file | Labyrinth öffnen
save: Save the game | Spiel speichern
link: Copy a link | Link kopieren
print: Print a worksheet | Arbeitsblatt drucken
again: Again | Noch einmal
new_ends: New start and goal | Neuer Start, neues Ziel
pause: Pause | Pause
theme: Colours | Farben
bell: Sound | Ton
describe: In words | In Worten
help: Help | Hilfe
language: Deutsch | English
close: Close | Schließen
cancel: Cancel | Abbrechen
begin: Begin | Los
new_maze: New maze | Neues Labyrinth
next: Next maze | Nächstes
go_on: Go on | Weiter
undo: One step back | Einen Schritt zurück
name: name | Name
east: east | Osten
west: west | Westen
south: south | Süden
north: north | Norden
maze: Maze %s × %s | Labyrinth %s × %s
themes: plain, two-coloured, high contrast, no colours | schlicht, zweifarbig, kontrastreich, ohne Farben
kinds: corners, opposite sides, centre to border, anywhere, far apart | Ecken, gegenüber, Mitte zum Rand, irgendwo, weit entfernt
wall: Here is a wall. | Hier ist eine Wand.
wrong_way: Wrong way. Goal: %s. | Falsche Richtung. Ziel: %s.
bridge: %s over a bridge | %s über eine Brücke
passages: Open: %s. Goal: %s. | Offen: %s. Ziel: %s.
crossed: A bridge leads over you. | Über dir führt eine Brücke.
hinted: Go %s. | Geh nach %s.
picture: Maze of %s by %s squares with %s bridges. Goal: %s. | Labyrinth aus %s mal %s Feldern mit %s Brücken. Ziel: %s.
no_way: There is no way from here to the goal | Von hier führt kein Weg zum Ziel
copied: Link copied: it opens this game. | Link kopiert: er öffnet dieses Spiel.
no_link: No link can hold this game: save it. | Kein Link kann dieses Spiel fassen: speichere es.
sure: Once more: show the whole way, end the game. | Noch einmal: den ganzen Weg zeigen, Ende.
won: You found the way out | Du hast den Weg gefunden
resigned: This is the way | Das ist der Weg
new_record: Your new record: %s | Dein neuer Rekord: %s
extra: extra moves | Umwege
bumps: bumps | an Wände
good: good moves | gute Schritte
shortest: shortest way | kürzester Weg
efficiency: efficiency | Effizienz
hints: hints | Tipps
sitting: won in this sitting | gewonnen, seit du spielst
help_goal: You are the yellow square. Walk to the green one. | Du bist das gelbe Feld. Geh zum grünen.
help_touch: A swipe walks to the next fork; so does a touch beside you. | Wischen geht bis zur nächsten Gabelung; auch Tippen neben dich.
help_walk: walk; arrows and h j k l too | gehen; auch Pfeile und h j k l
flash: Find yourself | Finde dich
out_of_range: %s is not from %s to %s: %s | %s ist nicht von %s bis %s: %s
not_odd: %s is not odd: %s | %s ist nicht ungerade: %s
unknown: unknown: %s | unbekannt: %s
too_long: longer than %s characters | länger als %s Zeichen
wrong_address: This address is no maze: %s | Diese Adresse ist kein Labyrinth: %s
wrong_file: %s is no maze file, see line %s | %s ist keine Labyrinthdatei, siehe Zeile %s
`;
let say = {};

function speak(language) {
	say = {};
	for (const [, name, english, german] of TEXTS.matchAll(/^(\w+): (.*) \| (.*)$/gm))
		say[name] = language === 'de' ? german : english;
	for (const list of ['kinds', 'themes']) say[list] = say[list].split(', ');
}

const print_text = (format, ...values) => format.replace(/%s/g, () => String(values.shift()));

function printable(value) {
	const line = value.replace(/[\0-\x1f\x7f-\x9f]/g, '?');
	return line.length > 60 ? `${line.slice(0, 60)}...` : line || "''";
}

// gate: the one way in for every value from outside

function refuse(format, ...values) {
	throw new Error(print_text(format, ...values));
}

function gate_number(name, value, least, most, odd = false) {
	const number = /^[0-9]{1,18}$/.test(value) ? Number(value) : -1;
	if (number < least || number > most) refuse(say.out_of_range, name, least, most, printable(value));
	if (odd && number % 2 === 0) refuse(say.not_odd, name, printable(value));
	return number;
}

// random numbers

const LAST_SEED = 2147483646;
let state = 1;

function seed_with(seed) {
	state = seed;
}

function below(n) {
	state = state * 48271 % 2147483647;
	return state % n;
}

const pick_seed = () => Math.floor(Math.random() * LAST_SEED) + 1;

// grid: the array of walls and cells

const WALL = 0, OPEN = 1, BRIDGE_EAST = 4, BRIDGE_WEST = 5, BRIDGE_SOUTH = 6, BRIDGE_NORTH = 7;
const EAST = 0, WEST = 1, SOUTH = 2, NORTH = 3; // k ^ 1 is the opposite of k
const LEAST_SIDE = 5, MOST_SIDE = 2001;
let width = 0, height = 0, stride = 0, size = 0, cells_wide = 0, cells_high = 0;
let cell = new Uint8Array(0);
let step = []; // by direction: how far the next square is

function set_size(squares_wide, squares_high) {
	[width, height, stride] = [squares_wide, squares_high, squares_wide + 2];
	[size, cells_wide, cells_high] = [stride * (height + 2), width >> 1, height >> 1];
	step = [1, -1, stride, -stride];
}

function make_grid(squares_wide, squares_high) {
	set_size(squares_wide, squares_high);
	cell = new Uint8Array(size).fill(OPEN);
	for (let y = 1; y <= height; y++) cell.fill(WALL, y * stride + 1, y * stride + width + 1);
}

const column = (square) => square % stride;
const row = (square) => Math.floor(square / stride);

function is_outside(square) { // is it in the ring?
	const x = column(square), y = row(square);
	return x < 1 || x > width || y < 1 || y > height;
}

// carve: recursive backtracking, with a stack

let bridges_left = 0;

function list_candidates(here) { // the directions to dig in from a cell
	const candidate = [];
	for (let k = EAST; k <= NORTH; k++) {
		if (cell[here + 2 * step[k]] === WALL || (bridges_left && can_bridge(here, k))) candidate.push(k);
	}
	return candidate;
}

function dig(here, k) { // the passage that way; the cell it leads to
	const there = here + 2 * step[k];
	if (cell[there] !== WALL) return build_bridge(here, k);
	cell[here + step[k]] = cell[there] = OPEN;
	return there;
}

function carve_stack(here) {
	const waiting = [];
	while (here) {
		const candidate = list_candidates(here);
		if (candidate.length) {
			waiting.push(here);
			here = dig(here, candidate[below(candidate.length)]);
		} else {
			here = waiting.pop();
		}
	}
}

function can_bridge(here, k) {
	const crossed = here + 2 * step[k], aside = k < SOUTH ? stride : 1;
	return cell[here + step[k]] === WALL && cell[here + 3 * step[k]] === WALL &&
		cell[here + 4 * step[k]] === WALL &&
		cell[crossed - aside] === OPEN && cell[crossed + aside] === OPEN;
}

function build_bridge(here, k) {
	bridges_left--;
	cell[here + step[k]] = BRIDGE_EAST + k;
	cell[here + 3 * step[k]] = BRIDGE_EAST + (k ^ 1);
	cell[here + 4 * step[k]] = OPEN;
	return here + 4 * step[k];
}

function carve(bridges) {
	bridges_left = bridges;
	cell[cell_at(0, 0)] = OPEN;
	carve_stack(cell_at(0, 0));
}

// ends

const ENDS = ['corners', 'opposite', 'center', 'random', 'far'];
let player = 0, goal = 0;

const cell_at = (x, y) => (2 * y + 2) * stride + 2 * x + 2; // the square of a cell, both from 0
function outside_of(opening) { // the square of the ring next to an opening in the border
	const x = column(opening);
	return opening + (x === width ? 1 : x === 1 ? -1 : row(opening) === height ? stride : -stride);
}

function inside_of(square) { // the exit that leads to a goal in the ring; or the goal itself
	const x = column(square), y = row(square);
	return square + (x === 0) - (x > width) + stride * ((y === 0) - (y > height));
}

function pick_cell() {
	const n = below(cells_wide * cells_high);
	return cell_at(n % cells_wide, Math.floor(n / cells_wide));
}

function place_ends(kind) {
	[place_corners, place_opposite, place_center, place_random, place_far][ENDS.indexOf(kind)]();
	cell[player] = cell[inside_of(goal)] = OPEN;
}

function place_corners() {
	player = stride + 2;
	goal = (height + 1) * stride + width - 1;
}

function place_opposite() { // an opening somewhere, and its mirror image through the centre
	const side = below(4), cells = side < SOUTH ? cells_high : cells_wide;
	let k = below(cells);
	while (2 * k + 1 === cells) k = below(cells);
	const along = 2 * k + 2, x = [width, 1, along, along][side], y = [along, along, height, 1][side];
	player = y * stride + x;
	goal = outside_of((height + 1 - y) * stride + width + 1 - x);
}

function place_center() {
	player = cell_at(cells_wide >> 1, cells_high >> 1);
	goal = 2 * below(cells_wide) + 2;
}

function place_random() {
	player = goal = pick_cell();
	while (goal === player) goal = pick_cell();
}

function place_far() {
	player = farthest_from(cell_at(0, 0));
	goal = farthest_from(player);
}

function farthest_from(first) { // in passages and bridges; the first of several, row by row
	const distance = new Int32Array(size).fill(-1), list = [first];
	let farthest = first;
	distance[first] = 0;
	for (const here of list) {
		if (distance[here] > distance[farthest] || (distance[here] === distance[farthest] && here < farthest))
			farthest = here;
		for (let k = EAST; k <= NORTH; k++) {
			const next = cell[here + step[k]], there = here + (next === OPEN ? 2 : 4) * step[k];
			if ((next !== OPEN && next !== BRIDGE_EAST + k) || distance[there] >= 0) continue;
			distance[there] = distance[here] + 1;
			list.push(there);
		}
	}
	return farthest;
}

// walk: one step; the replay of keys

const MOVE_KEYS = 'dasw'; // east, west, south, north
let moves = 0, bumps = 0, result = 'unfinished', refusal = '';
let taken = []; // the steps not yet gone back by: directions
let line = []; // squares from the start to the player, without what was gone back over
let walked = new Uint8Array(0); // by square: a bit for each direction ever taken from it, or to it

function start_walk() {
	moves = bumps = 0;
	result = player === goal ? 'won' : 'unfinished';
	taken = [];
	line = [player];
	walked = new Uint8Array(size);
}

function step_from(square, k) { // the square one step on; or 0, and refusal
	let there = square + step[k];
	if (there === goal) return there;
	refusal = is_outside(there) ? 'outside' : 'wall';
	if (refusal === 'outside') return 0;
	if (cell[there] === BRIDGE_EAST + k) there = square + 4 * step[k]; // across it, in one step
	return cell[there] === OPEN ? there : 0;
}

function walk(k) { // the player takes a step; false if it is refused
	const here = player, there = step_from(here, k);
	if (!there) {
		bumps++;
		return false;
	}
	player = there;
	moves++;
	walked[here] |= 1 << k;
	walked[there] |= 1 << (k ^ 1);
	if (line[line.length - 2] === there) line.pop();
	else line.push(there);
	if (player === goal) result = 'won';
	return true;
}

const undo = () => taken.length > 0 && walk(taken.pop() ^ 1); // the last step not yet gone back by

function replay_key(key) {
	if (key === 'u') return undo();
	const k = MOVE_KEYS.indexOf(key);
	if (!walk(k)) return false;
	taken.push(k);
	return true;
}

function replay(keys) {
	for (const key of keys) {
		if (result === 'unfinished') replay_key(key);
	}
}

// solve: the shortest way

function solve(from) { // the squares from there to the goal, both with it; none if there is no way
	const came_from = new Int32Array(size), list = [from], way = [];
	came_from[from] = -1;
	for (const here of list) {
		if (came_from[goal]) break;
		for (let k = EAST; k <= NORTH; k++) {
			const there = step_from(here, k);
			if (!there || came_from[there]) continue;
			came_from[there] = here;
			list.push(there);
		}
	}
	for (let at = goal; at > 0 && came_from[goal]; at = came_from[at]) way.push(at);
	return way.reverse();
}

// maze file

const TO_FILE = '10  4532'; // by code
const FROM_FILE = '107645 111';

function write_maze() {
	const lines = [`${width} ${height}`], exit = inside_of(goal), place = (square) =>
		`${column(square)},${row(square)}`;
	const code = (at) => (at === player ? 8 : at === exit ? 7 : TO_FILE[cell[at]]);
	for (let at = stride + 1; at < size - stride; at += stride) {
		lines.push(Array.from({ length: width }, (_, i) => code(at + i)).join(' '));
	}
	if (exit === player) lines.push(`# goal ${place(goal)}`);
	if (is_outside(player)) lines.push(`# player ${place(player)}`);
	return lines;
}

function read_maze(text, name) { // -> { seed, keys, ... } of the # lines; the first maze of the file
	const lines = text.split('\n'),
		facts = { seed: '', keys: '', goal: '', player: '', time: '' };
	let n = 0;
	const refuse_line = () => refuse(say.wrong_file, printable(name), n);
	const next_line = () => { // '' at the end
		while (n < lines.length) {
			const next = lines[n++].trimEnd(), fact = /^# (seed|keys|goal|player|time) (.+)$/.exec(next);
			if (fact) facts[fact[1]] = fact[1] === 'keys' ? facts.keys + fact[2] : fact[2];
			if (!next.startsWith('#')) return next;
		}
		n++;
		return '';
	};
	const sides = next_line().split(/[ \t]+/);
	if (sides.length !== 2) refuse_line();
	try {
		make_grid(...sides.map((side) => gate_number('', side, LEAST_SIDE, MOST_SIDE, true)));
	} catch {
		refuse_line();
	}
	player = goal = 0;
	for (let y = 1; y <= height; y++) {
		const codes = next_line().split(/[ \t]+/).filter(Boolean);
		if (codes.length !== width) refuse_line();
		codes.forEach((code, i) => {
			const at = y * stride + i + 1, sides_here = (i === 0 || i === width - 1) + (y === 1 || y === height);
			const is_second = (code === '8' && player) || (code === '7' && (goal || sides_here === 2));
			if (!/^[0-57-9]$/.test(code) || is_second) refuse_line();
			if (code === '8') player = at;
			if (code === '7') goal = sides_here ? outside_of(at) : at;
			cell[at] = FROM_FILE[code];
		});
	}
	if (next_line()) refuse_line();
	for (let at = 0; at < size; at++) {
		if (cell[at] >= BRIDGE_EAST && !is_bridge_end(at, cell[at] - BRIDGE_EAST)) refuse_line();
	}
	const place = (fact) => (/^[0-9]{1,4},[0-9]{1,4}$/.test(fact)
		? Number(fact.split(',')[0]) + fact.split(',')[1] * stride : 0);
	if (!goal && inside_of(place(facts.goal)) === player) goal = place(facts.goal); // the player hides it
	if (!player && place(facts.player) === goal) player = goal; // who has walked out
	if (!player || !goal) refuse_line();
	return facts;
}

const is_cell = (square) => column(square) % 2 + row(square) % 2 === 0 && !is_outside(square);

function is_bridge_end(at, k) { // is the other end where it should be, and both between cells?
	return is_cell(at - step[k]) && is_cell(at + 3 * step[k]) &&
		cell[at + 2 * step[k]] === BRIDGE_EAST + (k ^ 1);
}

// address: #41x31,seed=7,weave,ends=far,keys=dds is a maze and its game

const MOST_BRIDGES = 1000000, LONGEST_ADDRESS = 65536;

function read_address(text) { // -> the kind of maze, and the keys; what is not said has its default
	const new_kind = offer_kind();
	let keys_said = '', is_bounded = false;
	if (text.length > LONGEST_ADDRESS) refuse(say.too_long, LONGEST_ADDRESS);
	for (const item of text.split(',')) {
		const [, name, value] = /^(seed|bridges|ends|keys)=(.*)$/s.exec(item) || ['', item];
		const sides = item.split('x');
		if (name === 'seed') {
			new_kind.seed = gate_number(say.seed, value, 1, LAST_SEED);
		} else if (name === 'weave') {
			if (!is_bounded) new_kind.bridges = MOST_BRIDGES;
		} else if (name === 'bridges') {
			new_kind.bridges = gate_number(name, value, 0, MOST_BRIDGES);
			is_bounded = true;
		} else if (name === 'ends' && ENDS.includes(value)) {
			new_kind.ends = value;
		} else if (name === 'keys' && /^[asdwu]*$/.test(value)) {
			keys_said = value;
		} else if (/^[0-9]/.test(item) && sides.length === 2) {
			new_kind.width = gate_number(say.width, sides[0], LEAST_SIDE, MOST_SIDE, true);
			new_kind.height = gate_number(say.height, sides[1], LEAST_SIDE, MOST_SIDE, true);
		} else {
			refuse(say.unknown, printable(item));
		}
	}
	return [new_kind, keys_said];
}

function write_address(kind, keys) {
	const bridges = kind.bridges === MOST_BRIDGES ? ',weave' : kind.bridges ? `,bridges=${kind.bridges}`
		: '';
	const ends = kind.ends === 'corners' ? '' : `,ends=${kind.ends}`;
	return `#${kind.width}x${kind.height},seed=${kind.seed}${bridges}${ends}${keys ? `,keys=${keys}` : ''}`;
}

function offer_kind() { // a maze that looks good in this window
	const side = (room, most) => 2 * Math.max(5, Math.min(most, Math.floor(room / 28) - 2)) + 1;
	return { width: side(stage.clientWidth, 20), height: side(stage.clientHeight, 15),
		seed: pick_seed(), bridges: 0, ends: 'corners' };
}

function make_maze(kind) {
	make_grid(kind.width, kind.height);
	seed_with(kind.seed);
	carve(kind.bridges);
	place_ends(kind.ends);
}

const count_bridges = () => cell.reduce((sum, code) => sum + (code >= BRIDGE_EAST), 0) / 2;

function find_kind(seed) { // the kind that gives just the maze there is now; null if none does
	const maze = { width, height, cell, player, goal }, count = count_bridges();
	for (const bridges of count ? [MOST_BRIDGES, count] : [0]) {
		for (const ends of ENDS) {
			const found = { width, height, seed, bridges, ends };
			make_maze(found);
			if (player === maze.player && goal === maze.goal && cell.every((code, at) => code === maze.cell[at]))
				return found;
		}
	}
	({ cell, player, goal } = maze);
	return null;
}

// view: a window on the maze
//
// Columns and rows with odd numbers are thin, the even ones wide. Three canvases lie one on the
// other: floor and trail; walls and bridges; what changes from frame to frame. The first two hold
// more than is seen, and are drawn again when the view leaves them.

const THIN = .17; // of the way from cell to cell
let pitch = 20, wide = 16, thin = 4; // CSS pixels, as all that follow
let view_width = 0, view_height = 0, view_x = 0, view_y = 0; // what is seen of the maze
let held = null; // what the two layers hold: left, top, right, bottom
let shown_x = 0, shown_y = 0, look = EAST; // where the player is drawn, and looks
let glide = null; // on the way to where he belongs
let overview = false, trail_shown = true, hint = [], way = [];
let way_shown = 0, way_since = 0, flash_since = 0;
let frame_asked = false;
const INKS = 'floor wall wall-end walked dimmed way hint player player-dark goal goal-dark deck shade flash';
const ink = {}; // the colours of the style, by name

const get = (id) => document.getElementById(id), all = (selector) => document.querySelectorAll(selector);
const root = document.documentElement, stage = get('stage');
const pens = Array.from(all('canvas'), (canvas) => canvas.getContext('2d'));
const [trail_pen, wall_pen, top_pen] = pens;
const reduced_motion = matchMedia('(prefers-reduced-motion: reduce)');
const theme = () => root.dataset.theme;

// Where a column or row begins, and its middle; and the other way round, the one that is there.
const edge_of = (n) => (n >> 1) * pitch + (n & 1 ? wide : 0);
const middle_of = (n) => edge_of(n) + (n & 1 ? thin : wide) / 2;
const middle_x = (square) => middle_of(column(square)), middle_y = (square) => middle_of(row(square));
const line_near = (place) => 2 * Math.floor(place / pitch) + 1;

function choose_inks() {
	const style = getComputedStyle(root);
	for (const name of INKS.split(' ')) ink[name] = style.getPropertyValue(`--${name}`);
}

const snap = (long) => Math.max(1, Math.round(long * devicePixelRatio)) / devicePixelRatio;

function measure_view() { // the window, or what is in it, has changed
	const dots = devicePixelRatio, least = matchMedia('(pointer: coarse)').matches ? 19 : 15;
	[view_width, view_height] = [stage.clientWidth, stage.clientHeight];
	const fits = [view_width / (cells_wide + 2), view_height / (cells_high + 2)];
	const near = Math.min(least, ...fits.filter((fit) => fit > .85 * least)); // no scrolling for so little
	pitch = Math.max(Math.min(...fits, 60), overview ? 0 : near);
	if (pitch > 5) pitch = Math.floor(pitch * dots) / dots;
	thin = pitch > 5 ? snap(pitch * THIN) : pitch / 3;
	wide = pitch - thin;
	held = glide = null;
	[shown_x, shown_y] = [middle_x(player), middle_y(player)];
	[view_x, view_y] = aim_view(2);
	ask_frame();
}

function aim_view(part) { // that part of the window is to stay ahead of the player
	const aim = (at, seen, from, whole) => whole <= seen ? (whole - seen) / 2
		: Math.max(0, Math.min(whole - seen,
			Math.max(at + seen / part - seen, Math.min(at - seen / part, from))));
	return [aim(middle_x(player), view_width, view_x, edge_of(width + 2)),
		aim(middle_y(player), view_height, view_y, edge_of(height + 2))];
}

function ask_frame() {
	if (!frame_asked) requestAnimationFrame(draw_frame);
	frame_asked = true;
}

function draw_frame(now) {
	frame_asked = false;
	if (view_width < 1 || view_height < 1) return;
	if (glide) move_along(now);
	const dots = devicePixelRatio, [x, y] = [view_x, view_y].map((at) => Math.round(at * dots) / dots);
	if (!held || x < held.left || y < held.top || x + view_width > held.right ||
		y + view_height > held.bottom) {
		draw_layers(x, y);
	}
	for (const { canvas } of [trail_pen, wall_pen])
		canvas.style.transform = `translate(${held.left - x}px, ${held.top - y}px)`;
	draw_top(x, y, now);
}

function follow_player(lasts) {
	const [aim_x, aim_y] = aim_view(4);
	glide = { since: time_now(), lasts: reduced_motion.matches ? 1 : lasts,
		from: [shown_x, shown_y, view_x, view_y], to: [middle_x(player), middle_y(player), aim_x, aim_y] };
	ask_frame();
}

function move_along(now) {
	const part = Math.min(1, Math.max(0, now - glide.since) / glide.lasts), eased = part * (2 - part);
	[shown_x, shown_y, view_x, view_y] = glide.from.map((from, i) => from + (glide.to[i] - from) * eased);
	if (part < 1) ask_frame();
	else glide = null;
}

function draw_layers(x, y) {
	const dots = devicePixelRatio;
	const more_x = edge_of(width + 2) > view_width ? view_width / 3 : 0;
	const more_y = edge_of(height + 2) > view_height ? view_height / 3 : 0;
	held = { left: x - more_x, top: y - more_y, right: x + view_width + more_x,
		bottom: y + view_height + more_y };
	for (const pen of pens) {
		const more = pen === top_pen ? 0 : 2, { canvas } = pen;
		canvas.width = Math.ceil((view_width + more * more_x) * dots);
		canvas.height = Math.ceil((view_height + more * more_y) * dots);
		canvas.style.width = `${canvas.width / dots}px`;
		canvas.style.height = `${canvas.height / dots}px`;
		pen.setTransform(dots, 0, 0, dots, -held.left * dots, -held.top * dots);
		pen.lineCap = pen.lineJoin = 'round';
	}
	draw_trail();
	draw_walls();
}

function squares_held() { // the columns and rows in the layers: first, last, first, last
	return [Math.max(1, line_near(held.left)), Math.min(width, line_near(held.right)),
		Math.max(1, line_near(held.top)), Math.min(height, line_near(held.bottom))];
}

// the straight walls: use(is it across?, line, first, last)
function each_run([west, east, north, south], use) {
	for (let y = north; y <= south; y += 2) {
		for (let x = west; x <= east; x++) {
			const first = x, at = y * stride;
			while (x <= east && cell[at + x] === WALL) x++;
			const is_lone = x - first === 1 && cell[at + first - stride] && cell[at + first + stride];
			if (x - first > 1 || is_lone) use(true, y, first, x - 1);
		}
	}
	for (let x = west; x <= east; x += 2) {
		for (let y = north; y <= south; y++) {
			const first = y;
			while (y <= south && cell[y * stride + x] === WALL) y++;
			if (y - first > 1) use(false, x, first, y - 1);
		}
	}
}

function each_cell([west, east, north, south], use) {
	for (let y = north + 1; y <= south; y += 2) {
		for (let x = west + 1; x <= east; x += 2) use(y * stride + x);
	}
}

function draw_walls() {
	const pen = wall_pen, shade = pen.createLinearGradient(0, 0, edge_of(width + 2), edge_of(height + 2));
	shade.addColorStop(0, ink.wall);
	shade.addColorStop(1, ink['wall-end']);
	pen.fillStyle = ink.walls = shade;
	pen.lineWidth = thin;
	pen.strokeStyle = ink.walls;
	pen.beginPath();
	each_run(squares_held(), (across, n, first, last) => {
		const from = middle_of(first), to = middle_of(last), at = middle_of(n);
		pen.moveTo(across ? from : at, across ? at : from);
		pen.lineTo(across ? to : at, across ? at : to);
	});
	pen.stroke();
	each_cell(squares_held(), (at) => {
		if (cell[at] === WALL) pen.fillRect(edge_of(column(at)) - thin, edge_of(row(at)) - thin, pitch + thin,
			pitch + thin);
		else if (is_crossed(at)) draw_bridge(pen, at);
	});
}

const is_crossed = (at) => cell[at - 1] === BRIDGE_EAST || cell[at - stride] === BRIDGE_SOUTH;

function draw_bridge(pen, at) { // its deck between two rails, over the passage it crosses
	const x = edge_of(column(at)), y = edge_of(row(at)), rail = snap(thin * .7), low = snap(wide * .14),
		shade = wide * .13;
	const fill = (color, along, across, long, broad) => {
		pen.fillStyle = color;
		if (cell[at - 1] === BRIDGE_EAST) pen.fillRect(x + along, y + across, long, broad);
		else pen.fillRect(x + across, y + along, broad, long);
	};
	fill(ink.shade, 0, low - shade, wide, wide - 2 * low + 2 * shade);
	fill(ink.deck, -thin, low, pitch + thin, wide - 2 * low);
	for (const across of [low, wide - low - rail]) fill(ink.walls, -thin, across, pitch + thin, rail);
	for (const along of [-thin, wide]) { // the walls of the passage below
		fill(ink.walls, along, -thin / 2, thin, low + thin / 2);
		fill(ink.walls, along, wide - low, thin, low + thin / 2);
	}
}

function draw_line(pen, squares, color, broad) {
	pen.strokeStyle = color;
	pen.lineWidth = broad;
	pen.beginPath();
	for (const square of squares) pen.lineTo(middle_x(square), middle_y(square));
	pen.stroke();
}

function draw_trail() { // the floor, the way, and where one has been
	const pen = trail_pen, [west, east, north, south] = squares_held();
	pen.clearRect(held.left, held.top, held.right - held.left, held.bottom - held.top);
	pen.fillStyle = ink.floor;
	pen.fillRect(edge_of(1), edge_of(1), edge_of(width) - wide, edge_of(height) - wide);
	if (way_shown) draw_line(pen, way.slice(0, way_shown + 1), ink.way, way_width());
	if (!is_trail_seen()) return;
	pen.strokeStyle = ink.dimmed;
	pen.lineWidth = trail_width();
	pen.beginPath();
	for (let y = north; y <= south; y++) {
		for (let x = west, at = y * stride + x; x <= east; x++, at++) {
			for (let k = EAST; walked[at] >> k; k++) {
				if (!(walked[at] >> k & 1)) continue;
				const there = at + (cell[at + step[k]] === BRIDGE_EAST + k ? 4 : 1) * step[k];
				pen.moveTo(middle_of(x), middle_of(y));
				pen.lineTo(middle_x(there), middle_y(there));
			}
		}
	}
	pen.stroke();
	draw_line(pen, line, ink.walked, trail_width());
}

const is_trail_seen = () => trail_shown || result !== 'unfinished';
const trail_width = () => Math.max(1.5, wide * .2);
const way_width = () => Math.max(3, wide * .6);

function add_to_trail(from) {
	if (!held || !trail_shown) return;
	if (line[line.length - 2] !== from) draw_line(trail_pen, [from, player], ink.dimmed, trail_width());
	draw_line(trail_pen, line.slice(-3), ink.walked, trail_width());
}

function draw_over_bridges(pen, squares, color, broad) { // the parts of a line that lead over bridges
	pen.fillStyle = color;
	for (let i = 1; i < squares.length; i++) {
		if (!is_over_bridge(squares[i - 1], squares[i])) continue;
		const at = (squares[i - 1] + squares[i]) / 2, long = pitch + thin,
			is_across = cell[at - 1] === BRIDGE_EAST;
		const [across, down] = is_across ? [long, broad] : [broad, long];
		pen.fillRect(middle_x(at) - across / 2, middle_y(at) - down / 2, across, down);
	}
}

const is_over_bridge = (from, to) => Math.abs(to - from) === 4 || Math.abs(to - from) === 4 * stride;

function draw_top(x, y, now) {
	const pen = top_pen, dots = devicePixelRatio;
	pen.setTransform(dots, 0, 0, dots, -x * dots, -y * dots);
	pen.clearRect(x, y, view_width + 1, view_height + 1);
	if (way_since) show_way(now);
	if (bridges && way_shown) draw_over_bridges(pen, way.slice(0, way_shown + 1), ink.way, wide * .46);
	if (bridges && is_trail_seen()) draw_over_bridges(pen, line, ink.walked, trail_width());
	if (flash_since) draw_flash(pen, now);
	for (const square of hint) draw_dot(pen, ink.hint, middle_x(square), middle_y(square),
		Math.max(2, wide * .16));
	if (player !== start) {
		draw_dot(pen, ink.walked, middle_x(start), middle_y(start), Math.max(3, wide * .28));
		draw_dot(pen, ink.floor, middle_x(start), middle_y(start), Math.max(2, wide * .18));
	}
	draw_goal(pen);
	draw_player(pen);
	if (bridges && is_crossed(player) && !glide?.over_bridge) {
		pen.globalAlpha = .5;
		draw_bridge(pen, player);
		pen.globalAlpha = 1;
	}
}

function draw_dot(pen, color, x, y, radius) {
	pen.fillStyle = color;
	pen.beginPath();
	pen.arc(x, y, radius, 0, 7);
	pen.fill();
}

function draw_box(pen, color, x, y, side) {
	pen.fillStyle = color;
	pen.beginPath();
	pen.roundRect(x - side / 2, y - side / 2, side, side, side * .28);
	pen.fill();
}

const box_side = () => Math.max(overview ? 13 : 9, wide * .88);

function draw_goal(pen) {
	const x = middle_x(goal), y = middle_y(goal), half = box_side() * .3;
	draw_box(pen, ink.goal, x, y, box_side());
	pen.fillStyle = ink['goal-dark'];
	pen.beginPath();
	for (const [across, down] of [[0, -half], [half, 0], [0, half], [-half, 0]])
		pen.lineTo(x + across, y + down);
	pen.fill();
}

function draw_player(pen) {
	const side = box_side(), looks = side * .11;
	draw_box(pen, ink.player, shown_x, shown_y, side);
	draw_dot(pen, ink['player-dark'], shown_x + looks * ((look === EAST) - (look === WEST)),
		shown_y + looks * ((look === SOUTH) - (look === NORTH)), side * .27);
}

function draw_flash(pen, now) { // the player's row and column: two soft waves in two seconds
	const part = Math.max(0, now - flash_since) / 2000, broad = Math.max(wide, 4);
	if (part > 1) flash_since = 0;
	pen.globalAlpha = part > 1 ? 0 : reduced_motion.matches ? 1 : (1 - Math.cos(part * 4 * Math.PI)) / 2;
	pen.fillStyle = ink.flash;
	pen.fillRect(0, shown_y - broad / 2, edge_of(width + 2), broad);
	pen.fillRect(shown_x - broad / 2, 0, broad, edge_of(height + 2));
	pen.globalAlpha = 1;
	ask_frame();
}

function show_way(now) { // it draws itself, from the start to the goal
	const lasts = reduced_motion.matches || way.length > 4000 ? 1 : 900;
	const part = Math.min(1, Math.max(0, now - way_since) / lasts);
	way_shown = Math.round((way.length - 1) * part);
	draw_trail();
	if (part < 1) ask_frame();
	else way_since = 0;
}

// game

let kind = null; // from which this maze can be had again; null: only from a file
let start = 0, keys = '', given = 0, hints = 0, won_here = 0, bridges = 0; // given: keys at the beginning
let clock = 0, clock_since = 0;
let describing = false, notice_ends = 0, ended = 0;

function begin_game(new_kind, keys_played, time = 0) {
	kind = new_kind;
	start = player;
	bridges = count_bridges();
	keys = keys_played;
	given = keys.length;
	clock = time;
	hints = clock_since = way_shown = way_since = flash_since = 0;
	hint = [];
	way = [];
	overview = false;
	look = goal > player ? SOUTH : NORTH;
	start_walk();
	replay(keys);
	get('end').hidden = true;
	document.body.classList.remove('over');
	tell('');
	put('wrong', '');
	measure_view();
	describe_maze();
	show_facts();
	if (result === 'won') end_game();
}

function play_kind(new_kind, keys_played = '') {
	make_maze(new_kind);
	begin_game(new_kind, keys_played);
}

const page_address = () => location.href.replace(/#.*$/, '');

function show_address(keys_played = '') { // so that reloading opens this maze again
	history.replaceState(null, '', page_address() + (kind ? write_address(kind, keys_played) : ''));
}

const time_now = () => performance.now();

function run_clock() {
	if (!clock_since && result === 'unfinished' && !find_dialog() && moves + bumps + hints)
		clock_since = time_now();
}

function stop_clock() {
	clock = read_clock();
	clock_since = 0;
}

const read_clock = () => clock + (clock_since && time_now() - clock_since);

function show_time(milliseconds) {
	const seconds = Math.floor(milliseconds / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function put(id, text) {
	const place = get(id), is_same = text && place.textContent === text;
	place.textContent = is_same ? `${text}\xa0` : text; // what has not changed is not spoken again
}

const distance_to_goal = () => [column(goal) - column(player), row(goal) - row(player)];

function show_facts() {
	const [across, down] = distance_to_goal(),
		arrow = '↖↑↗←·→↙↓↘'[4 + Math.sign(across) + 3 * Math.sign(down)];
	show_list('facts', [[say.time, show_time(read_clock())], [say.moves, moves],
		[say.exit, `${arrow} ${Math.abs(across) + Math.abs(down)}`],
		[say.size, `${width} × ${height}`], [say.seed, kind ? kind.seed : '–']]);
}

function tell(text) {
	put('notice', text);
	notice_ends = time_now() + 3500;
}

function press_key(key) { // a s d w u; true if the player has moved
	if (result !== 'unfinished' || (key === 'u' && !taken.length)) return false;
	if (overview) change_overview();
	const from = player;
	keys += key;
	if (!replay_key(key)) {
		look = MOVE_KEYS.indexOf(key);
		bump();
		return false;
	}
	run_clock();
	look = direction_of(from, player);
	hint = hint.slice(hint.indexOf(player) + 1 || hint.length);
	add_to_trail(from);
	return true;
}

const direction_of = (from, to) => (Math.abs(to - from) <= 4 ? EAST : SOUTH) + (to < from);

function bump() {
	const why = refusal === 'outside' ? print_text(say.wrong_way, name_distance()) : say.wall;
	run_clock();
	put('words', why);
	if (refusal === 'outside') tell(why);
	ring_bell(140);
	ask_frame();
}

function move_player(key) {
	const from = player;
	if (press_key(key)) show_moved(from, 1);
}

function run_player(k) { // on and on, to the next fork or the end of the straight
	const from = player;
	let steps = 0;
	while ((!steps || (result === 'unfinished' && !is_fork(player, k) && step_from(player, k))) &&
		press_key(MOVE_KEYS[k])) steps++;
	if (steps) show_moved(from, steps);
}

const is_fork = (square, k) =>
	(k < SOUTH ? [SOUTH, NORTH] : [EAST, WEST]).some((aside) => step_from(square, aside));

function show_moved(from, steps) {
	const over_bridge = is_over_bridge(from, player) && steps === 1;
	follow_player(over_bridge ? 170 : Math.min(260, 80 + 12 * steps));
	glide.over_bridge = over_bridge;
	show_facts();
	describe_player();
	if (result === 'won') end_game();
}

const name_direction = (k) => [say.east, say.west, say.south, say.north][k];

function name_distance() {
	const [across, down] = distance_to_goal();
	const far = (n, k) => (n ? [`${name_direction(k)} ${Math.abs(n)}`] : []);
	return [...far(across, EAST + (across < 0)), ...far(down, SOUTH + (down < 0))].join(', ') || '0';
}

function describe_maze() {
	document.title = print_text(say.maze, width, height) + (kind ? ` · ${kind.seed}` : '');
	stage.ariaLabel = document.title;
	top_pen.canvas.ariaLabel = print_text(say.picture, width, height, bridges, name_distance());
	describe_player();
}

function describe_player() { // where passages lead from here, and how far
	const open = [];
	for (let k = EAST; k <= NORTH; k++) {
		let far = 0;
		for (let at = step_from(player, k); at; at = is_fork(at, k) || at === goal ? 0 : step_from(at, k))
			far++;
		const way_there = cell[player + step[k]] === BRIDGE_EAST + k ? say.bridge : '%s';
		if (far) open.push(`${print_text(way_there, name_direction(k))} ${far}`);
	}
	put('words', print_text(say.passages, open.join(', ') || 0, name_distance()) +
		(is_crossed(player) ? ` ${say.crossed}` : ''));
}

function give_hint() {
	const found = solve(player);
	if (result !== 'unfinished') return;
	if (!found.length) return tell(say.no_way);
	hints++;
	run_clock();
	hint = found.slice(1, 6);
	put('words', print_text(say.hinted,
		hint.map((to, i) => name_direction(direction_of(found[i], to))).join(', ')));
	ask_frame();
}

function resign() {
	if (result !== 'unfinished') return;
	close_dialogs();
	result = 'quit';
	end_game();
}

function end_game() {
	stop_clock();
	way = solve(start);
	const won = result === 'won', shortest = way.length && way.length - 1;
	const percent = (part, whole) => `${whole ? Math.floor(100 * part / whole) : 100}%`;
	if (won && keys.length > given) won_here++;
	put('end_title', won ? say.won : way.length ? say.resigned : say.no_way);
	put('end_record', won && moves && !hints && !given ? keep_record(shortest) : '');
	show_list('end_facts', [[say.time, show_time(clock)], [say.moves, moves], [say.bumps, bumps],
		[say.good, percent(moves, moves + bumps)], [say.shortest, shortest],
		[say.efficiency, won ? percent(shortest, moves) : '–'], [say.hints, hints], [say.sitting, won_here]]);
	get('end').hidden = false;
	document.body.classList.add('over');
	put('words', '');
	overview = true;
	hint = [];
	ended = way_since = time_now();
	measure_view();
	if (won) ring_bell(660);
	get('end').focus({ preventScroll: true });
}

function make_element(name, ...inside) {
	const element = document.createElement(name);
	element.append(...inside);
	return element;
}

function show_list(id, rows) {
	get(id).replaceChildren(...rows.map(([name, value]) =>
		make_element('div', make_element('dt', ...[name].flat()), make_element('dd', value))));
}

function play_again() {
	player = start;
	begin_game(kind, '');
}

function play_next() {
	const last = kind || { ...offer_kind(), width, height, bridges: bridges && MOST_BRIDGES };
	play_kind({ ...last, seed: last.seed % LAST_SEED + 1 });
	show_address();
}

function place_new_ends() { // in the same maze; the openings in the border are closed
	for (const square of [inside_of(goal), start]) {
		if (column(square) % 2 || row(square) % 2) cell[square] = WALL;
	}
	seed_with(pick_seed());
	do place_random(); while (cell[player] !== OPEN || cell[goal] !== OPEN);
	begin_game(null, '');
	show_address();
}

function change_overview() {
	if (result !== 'unfinished') return;
	overview = !overview;
	measure_view();
}

function game_text() { // the maze as it began, and the keys since
	const there = player;
	player = start;
	const lines = write_maze();
	player = there;
	if (kind) lines.push(`# seed ${kind.seed}`);
	for (let at = 0; at < keys.length; at += 60) lines.push(`# keys ${keys.slice(at, at + 60)}`);
	const seconds = Math.floor(read_clock() / 1000);
	if (seconds) lines.push(`# time ${seconds}`);
	return `${lines.join('\n')}\n`;
}

function load_text(text, name) { // a maze file; what is there stays if it is none
	const before = { width, height, cell, player, goal };
	try {
		const facts = read_maze(text, name), seed = /^[0-9]{1,10}$/.test(facts.seed) ? Number(facts.seed) : 0;
		begin_game(seed > 0 && seed <= LAST_SEED ? find_kind(seed) : null,
			facts.keys.replace(/[^asdwu]/g, ''), /^[0-9]{1,9}$/.test(facts.time) ? 1000 * facts.time : 0);
		return true;
	} catch (why) {
		set_size(before.width, before.height);
		({ cell, player, goal } = before);
		put('wrong', why.message);
		return false;
	}
}

function load_address() { // or else the maze in this page, or else any
	const maze = get('maze').textContent.trim();
	let wrong = '';
	try {
		const text = decodeURIComponent(location.hash.slice(1));
		if (text) {
			play_kind(...read_address(text));
			return /\dx.*seed=/.test(text) || show_address(keys);
		}
	} catch (why) {
		wrong = print_text(say.wrong_address, why.message);
	}
	if (!maze || !load_text(maze, 'maze')) play_kind(offer_kind());
	put('wrong', wrong);
}

// records: what the browser keeps, if it does

function stored(name) {
	try {
		return localStorage.getItem(`maze.sh ${name}`) || '';
	} catch {
		return '';
	}
}

function store(name, value) {
	try {
		localStorage.setItem(`maze.sh ${name}`, value);
	} catch { /* the game goes on without */ }
}

const name_page = () => location.href + get('maze').textContent;

function leave() { // for a while, or until this page is loaded again in this window
	stop_clock();
	const kept = result === 'unfinished' ? [name_page(), game_text(), given, hints, read_clock()] : [];
	try {
		sessionStorage.setItem('maze.sh game', JSON.stringify(kept));
	} catch { /* the game goes on without */ }
}

function load_kept() {
	try {
		const [page, text, ...numbers] = JSON.parse(sessionStorage.getItem('maze.sh game'));
		if (page !== name_page() || !load_text(text, 'game')) return;
		[given, hints, clock] = numbers.map(Number);
		show_facts();
	} catch { /* none was kept */ }
}

const name_kind = () => `${width}x${height} ${bridges ? 'weave' : 'plain'} ${kind ? kind.ends : 'file'}`;

function keep_record(shortest) { // milliseconds and extra moves -> what is better than ever
	const now = [Math.round(clock), moves - shortest], kept = stored(name_kind());
	const best = /^[0-9]{1,10} [0-9]{1,10}$/.test(kept) ? kept.split(' ') : [Infinity, Infinity];
	const better = [say.time, say.extra].filter((_, i) => now[i] < best[i]);
	if (!better.length) return '';
	store(name_kind(), now.map((value, i) => Math.min(value, best[i])).join(' '));
	return print_text(say.new_record, better.join(', '));
}

// controls: keys, swipes, buttons

const KEY_NAMES = { undo: 'u', trail: 't', hint: 'f', solve: 'F', again: 'r', next: 'n', new_ends: 'g',
	overview: 'v', flash: '.', theme: 'c', bell: 'b', describe: 'e', pause: 'p', help: '?' };
const PRESSED = { trail: () => trail_shown, bell: () => bell_on, describe: () => describing };
const MENU = 'open save link print again new_ends pause theme bell describe help language';
const THEMES = ['plain', 'two', 'contrast', 'none'];
let bell = null, bell_on = false, sure_until = 0;

function choose_language(name) {
	root.lang = name === 'de' ? 'de' : 'en';
	speak(root.lang);
	for (const place of all('[data-say]')) place.textContent = say[place.dataset.say];
	for (const place of all('[data-label]')) place.ariaLabel = say[place.dataset.label];
	get('new_ends').replaceChildren(...ENDS.map((ends, i) => new Option(say.kinds[i], ends)));
	const to_press = (...names) => names.map((key) => make_element('kbd', key));
	show_list('help_keys', [[to_press('a', 's', 'd', 'w'), say.help_walk],
		...Object.entries(KEY_NAMES).map(([name, key]) => [to_press(key), say[name]])]);
	get('menu_list').replaceChildren(...MENU.split(' ').map((name) => {
		const key = KEY_NAMES[name];
		const button = make_element('button', say[name], key ? make_element('kbd', key) : '');
		button.dataset.do = name;
		if (name in PRESSED) button.ariaPressed = false;
		return button;
	}));
	show_pressed();
	if (size) describe_maze();
}

function choose_theme(name) {
	root.dataset.theme = THEMES.includes(name) ? name : 'plain';
	choose_inks();
	held = null;
	ask_frame();
}

function ring_bell(tone) {
	if (!bell_on) return;
	bell ||= new AudioContext();
	const sound = bell.createOscillator(), loudness = bell.createGain();
	sound.frequency.value = tone;
	loudness.gain.setValueAtTime(.12, bell.currentTime);
	loudness.gain.exponentialRampToValueAtTime(.001, bell.currentTime + .2);
	sound.connect(loudness).connect(bell.destination);
	sound.start();
	sound.stop(bell.currentTime + .2);
}

function show_pressed() { // the buttons that stay pressed
	for (const button of all('[aria-pressed]')) button.ariaPressed = PRESSED[button.dataset.do]();
	get('words').classList.toggle('hushed', !describing);
}

const find_dialog = () => document.querySelector('dialog[open]'); // at most one is open

const close_dialogs = () => find_dialog()?.close();

function open_dialog(name) {
	close_dialogs();
	stop_clock();
	get(`${name}_dialog`).showModal();
}

function pause() {
	if (result !== 'unfinished') return;
	open_dialog('pause');
	stage.classList.add('covered');
}

function go_on() { // a dialog has been closed
	if (find_dialog()) return;
	stage.classList.remove('covered');
	run_clock();
}

function open_new() {
	get('new_width').value = width;
	get('new_height').value = height;
	get('new_seed').value = '';
	get('new_ends').value = kind ? kind.ends : ENDS[0];
	get('new_weave').checked = bridges > 0;
	put('new_wrong', '');
	open_dialog('new');
}

function take_new(event) {
	event.preventDefault();
	const value = (name) => get(`new_${name}`).value.trim();
	const more = (value('seed') && `,seed=${value('seed')}`) + (get('new_weave').checked ? ',weave' : '');
	try {
		const [new_kind] = read_address(`${value('width')}x${value('height')}${more},ends=${value('ends')}`);
		close_dialogs();
		play_kind(new_kind);
		show_address();
	} catch (why) {
		put('new_wrong', why.message);
	}
}

function save_game() {
	const file = make_element('a');
	file.href = URL.createObjectURL(new Blob([game_text()], { type: 'text/plain' }));
	file.download = `maze-${width}x${height}${kind ? `-${kind.seed}` : ''}.txt`;
	file.click();
}

async function open_game() {
	const [file] = get('file').files;
	if (file && load_text(await file.slice(0, 2e7).text(), file.name)) show_address();
	get('file').value = '';
}

async function copy_link() {
	const address = kind && write_address(kind, keys);
	if (!kind || address.length > LONGEST_ADDRESS) return tell(say.no_link);
	const link = page_address() + address;
	try {
		await navigator.clipboard.writeText(link);
		tell(say.copied);
	} catch {
		prompt(say.link, link);
	}
}

const ACTIONS = {
	new: open_new, next: play_next, again: play_again, new_ends: place_new_ends, hint: give_hint,
	overview: change_overview, pause, close: close_dialogs, save: save_game, link: copy_link,
	undo: () => move_player('u'),
	help: () => open_dialog('help'),
	menu: () => open_dialog('menu'),
	open: () => get('file').click(),
	print: () => window.print(),
	solve() {
		if (time_now() < sure_until) return resign();
		sure_until = time_now() + 3500;
		tell(say.sure);
	},
	trail() {
		trail_shown = !trail_shown;
		held = null;
		ask_frame();
	},
	flash() {
		flash_since = time_now();
		ask_frame();
	},
	theme() {
		choose_theme(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
		store('theme', theme());
		tell(`${say.theme}: ${say.themes[THEMES.indexOf(theme())]}`);
	},
	bell() {
		bell_on = !bell_on;
		ring_bell(440);
	},
	describe() {
		describing = !describing;
	},
	language() {
		choose_language(root.lang === 'de' ? 'en' : 'de');
		store('language', root.lang);
	},
};

function act(name) {
	if (!['theme', 'bell', 'describe', 'language'].includes(name)) close_dialogs();
	ACTIONS[name]();
	show_pressed();
}

const KEYS = { arrowleft: 'a', arrowdown: 's', arrowright: 'd', arrowup: 'w', h: 'a', j: 's', k: 'w',
	l: 'd', backspace: 'u', a: 'a', s: 's', d: 'd', w: 'w', u: 'u' };

function is_typed_ahead() { // keys and taps too soon after those that ended the game
	const before = ended;
	ended = time_now();
	return result !== 'unfinished' && ended - before < 300;
}

function take_key(event) {
	const small = event.key.toLowerCase(), key = KEYS[small], as = { f1: 'f', escape: 'p' }[small] || small;
	const action = Object.keys(KEY_NAMES).find((name) => KEY_NAMES[name].toLowerCase() === as);
	const dialog = find_dialog()?.id;
	if (event.ctrlKey || event.altKey || event.metaKey) return;
	if (dialog) {
		if (dialog === `${action}_dialog`) close_dialogs();
		if (dialog !== 'menu_dialog' || key || !action || small === 'escape') return;
	}
	if (!key && !action) {
		const presses = event.key === ' ' && event.target.closest('button');
		if (overview && event.key.length === 1 && !presses) change_overview();
		return;
	}
	event.preventDefault();
	put('wrong', '');
	if (is_typed_ahead()) return;
	if (key) move_player(key);
	else if (event.key === 'F') resign();
	else if (overview && result === 'unfinished') change_overview();
	else if (!event.repeat) act(action);
}

// A swipe walks to the next fork; a finger that stays down and turns goes on from there. A touch or
// click without a swipe walks to the side of the player that it is on.

const SWIPE = 22;
let touch = null;

function take_touch(event) {
	if (event.button > 0 || touch) return;
	touch = { id: event.pointerId, x: event.clientX, y: event.clientY, toward: -1 };
	put('wrong', '');
	stage.setPointerCapture(event.pointerId);
}

const direction_to = (across, down) =>
	(Math.abs(across) > Math.abs(down) ? EAST + (across < 0) : SOUTH + (down < 0));

function follow_touch(event) {
	if (touch?.id !== event.pointerId) return;
	const across = event.clientX - touch.x, down = event.clientY - touch.y, k = direction_to(across, down);
	if (Math.max(Math.abs(across), Math.abs(down)) < (k === touch.toward ? 3 * SWIPE : SWIPE)) return;
	[touch.x, touch.y] = [event.clientX, event.clientY];
	if (touch.toward >= 0 && !step_from(player, k)) return; // a long swipe is no bump
	touch.toward = k;
	run_player(k);
}

function end_touch(event) {
	if (touch?.id !== event.pointerId) return;
	const tapped = touch.toward < 0 && event.type === 'pointerup', box = stage.getBoundingClientRect();
	touch = null;
	if (!tapped) return;
	if (overview) return change_overview();
	const across = event.clientX - box.left + view_x - shown_x,
		down = event.clientY - box.top + view_y - shown_y;
	if (Math.max(Math.abs(across), Math.abs(down)) > wide / 2) run_player(direction_to(across, down));
}

function press_button(event) {
	const button = event.target.closest('button');
	if (is_typed_ahead() && button?.closest('#end')) return;
	if (button?.dataset.do) act(button.dataset.do);
	if (button?.dataset.walk) run_player(MOVE_KEYS.indexOf(button.dataset.walk));
	const sides = button?.dataset.size?.split('x');
	if (sides) [get('new_width').value, get('new_height').value] = sides;
}

// the sheet: the maze on paper; square x,y is centred at 8x,8y

function make_drawing(name, attribute, value, ...inside) {
	const element = document.createElementNS('http://www.w3.org/2000/svg', name);
	element.setAttribute(attribute, value);
	element.append(...inside);
	return element;
}

function make_sheet() {
	const whole = [1, width, 1, height], place = (square) => `${8 * column(square)} ${8 * row(square)}`;
	let walls = '';
	each_run(whole, (across, n, first, last) => {
		walls += across ? `M${8 * first} ${8 * n}H${8 * last}` : `M${8 * n} ${8 * first}V${8 * last}`;
	});
	each_cell(whole, (at) => {
		if (cell[at] === WALL) walls += `M${place(at)}m-8 0h16m-8-8v16`;
		if (cell[at - 1] === BRIDGE_EAST)
			walls += `M${place(at)}m-9-5h18m0 10h-18M${place(at)}m-8-8v3m16 0v-3m0 16v-3m-16 0v3`;
		if (cell[at - stride] === BRIDGE_SOUTH)
			walls += `M${place(at)}m-5-9v18m10 0v-18M${place(at)}m-8-8h3m0 16h-3m16 0h-3m0-16h3`;
	});
	walls += `M${place(start)}m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M${place(goal)}m0-5 5 5-5 5-5-5z`;
	const blank = (text) => make_element('span', `${text}: `);
	get('sheet').replaceChildren(
		make_element('h2', document.title.replace(' · ', ` · ${say.seed} `)),
		make_element('p', blank(say.name), blank(say.time)),
		make_drawing('svg', 'viewBox', `-6 -6 ${8 * width + 20} ${8 * height + 20}`,
			make_drawing('path', 'd', walls)));
}

function listen(target, events) {
	for (const [name, act_on] of Object.entries(events)) target.addEventListener(name, act_on);
}

function main() {
	choose_language(root.dataset.lang || stored('language') || navigator.language.slice(0, 2));
	choose_theme(stored('theme'));
	for (const icon of all('button svg')) icon.setAttribute('viewBox', '0 0 24 24');
	load_address();
	load_kept();
	listen(document, { keydown: take_key, click: press_button,
		visibilitychange: () => (document.hidden ? leave() : run_clock()) });
	listen(get('new_form'), { submit: take_new });
	listen(get('file'), { change: open_game });
	for (const dialog of all('dialog')) listen(dialog, { close: go_on });
	listen(stage, { pointerdown: take_touch, pointermove: follow_touch, pointerup: end_touch,
		pointercancel: end_touch, contextmenu: (event) => event.preventDefault() });
	new ResizeObserver(measure_view).observe(stage);
	listen(matchMedia('(prefers-color-scheme: dark)'), { change: () => choose_theme(theme()) });
	listen(window, { hashchange: load_address, beforeprint: make_sheet, pagehide: leave });
	setInterval(() => {
		if (clock_since) show_facts();
		if (time_now() > notice_ends) put('notice', '');
	}, 250);
}

main();
SCRIPT
    put_line '<script>'
    put_line "$page_part"
    put_line '</script>'
}

# =============================================================================================
# Part IV: the station
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# station: the space station, a map of rooms to be scanned without stepping on a trap
#
# Rooms lie on a grid of station_side x station_side squares, with a ring around, as a maze does;
# a square is (y + 1) * station_stride + x + 1, with x and y from 0. A room is joined with up to
# eight others, and a byte says which, a bit for each direction, clockwise from the north:
#
#     7 0 1      128   1   2
#     6 . 2       64   .   4
#     5 4 3       32  16   8
#
# Who goes in direction b comes back in the opposite one, half a turn on: b + 4, or b - 4. That
# is b ^ 4, for the third bit of b is turned over.
#
# Owns: station_side, station_stride, station_step (from a square to its neighbour, by direction);
# per square: station_kind (of what is there), station_joined (the byte), station_trap (0 or 1),
# station_number (of traps joined to it), station_seen; station_rooms (squares, in order of
# creation); station_cursor (a square), station_mode (scan or mark), station_jokers,
# station_scanned (scans of unknown rooms), station_to_open (safe rooms still unknown),
# station_revealed; station_row, the picture, [1] to [2 * station_side + 1]; station_changed (the
# rooms that look otherwise than before), station_notice (what is to be said);
# station_color_open, station_color_danger.
# Writes: result.
# ---------------------------------------------------------------------------------------------

readonly LEAST_STATION=7 MOST_STATION=40 LEAST_ROOMS=20 MOST_ROOMS=800
readonly NOWHERE=0 ROOM=1 OUTSIDE=2  # station_kind
readonly UNKNOWN=0 OPENED=1 MARKED=2 # station_seen
readonly ROOM_BIT=(1 2 4 8 16 32 64 128)
station_side=0 station_stride=0 station_step=() station_rooms=()
station_kind=() station_joined=() station_trap=() station_number=() station_seen=()
station_cursor=0 station_mode=scan station_jokers=0 station_scanned=0 station_to_open=0
station_revealed='' station_row=() station_changed=() station_notice=''
station_color_open='' station_color_danger=''

make_station() { # <side> <rooms> <percent of traps, or empty for a third>
    station_revealed=''
    while :; do
        grow_station "$1" "$2"
        prune_station
        ((5 * ${#station_rooms[@]} < $2)) || ! set_traps "$3" || return 0
    done
}

grow_station() { # <side> <rooms>: the first in the middle, and so many more, joined
    local x y n here beyond b count free=()
    ((station_side = $1, station_stride = n = $1 + 2))
    station_step=("-$n" "$((1 - n))" 1 "$((n + 1))" "$n" "$((n - 1))" -1 "$((-n - 1))")
    for ((y = 0; y < station_stride; y++)); do
        for ((x = 0; x < station_stride; x++)); do
            here=$((y * station_stride + x))
            ((station_kind[here] = x == 0 || x > $1 || y == 0 || y > $1 ? OUTSIDE : NOWHERE))
            station_joined[here]=0 station_trap[here]=0 station_number[here]=0
            station_seen[here]=$UNKNOWN
        done
    done

    ((here = ($1 / 2 + 1) * station_stride + $1 / 2 + 1, station_kind[here] = ROOM))
    station_rooms=("$here")
    while ((${#station_rooms[@]} <= $2)); do
        below "${#station_rooms[@]}"
        here=${station_rooms[pick]}
        count=0
        for b in 0 1 2 3 4 5 6 7; do
            ((station_joined[here] & ROOM_BIT[b])) || free[count++]=$b
        done
        ((count)) || continue
        below "$count"
        b=${free[pick]}
        beyond=$((here + station_step[b]))
        ((station_kind[beyond] != OUTSIDE)) || continue
        if ((station_kind[beyond] == NOWHERE)); then
            ((station_kind[beyond] = ROOM))
            station_rooms+=("$beyond")
        fi
        ((station_joined[here] |= ROOM_BIT[b], station_joined[beyond] |= ROOM_BIT[b ^ 4]))
    done
}

prune_station() { # all rooms with fewer than two connections at once, and again until none is left
    local here beyond b doomed=() left=()
    while :; do
        doomed=() left=()
        for here in ${station_rooms[@]+"${station_rooms[@]}"}; do
            if ((station_joined[here] & (station_joined[here] - 1))); then # more than one bit is set
                left+=("$here")
            else
                doomed+=("$here")
            fi
        done
        ((${#doomed[@]})) || return 0
        for here in "${doomed[@]}"; do
            for b in 0 1 2 3 4 5 6 7; do
                if ((station_joined[here] & ROOM_BIT[b])); then
                    beyond=$((here + station_step[b]))
                    ((station_joined[beyond] &= ~ROOM_BIT[b ^ 4]))
                fi
            done
            ((station_joined[here] = 0, station_kind[here] = NOWHERE))
        done
        station_rooms=(${left[@]+"${left[@]}"})
    done
}

set_traps() { # <percent or empty>: traps, numbers, what is open; 1 if no safe room is left to open
    local here beyond b
    for here in "${station_rooms[@]}"; do
        if [[ -z $1 ]]; then
            below 3
            ((station_trap[here] = pick == 0))
        else
            below 100
            ((station_trap[here] = pick < $1))
        fi
    done
    station_cursor=${station_rooms[0]} station_to_open=0
    station_trap[station_cursor]=0
    for here in "${station_rooms[@]}"; do
        for b in 0 1 2 3 4 5 6 7; do
            if ((station_joined[here] & ROOM_BIT[b])); then
                beyond=$((here + station_step[b]))
                ((station_number[here] += station_trap[beyond]))
            fi
        done
        ((station_trap[here] == 0)) || continue
        below 2
        ((pick == 0)) && ((station_seen[here] = OPENED))
        ((station_to_open += station_seen[here] == UNKNOWN))
    done
    ((station_to_open))
}

draw_connections() { # -> station_row: the map, and all that is known of the rooms
    local at y here b canvas=() signs="|/-\\" line toward all IFS='' side=$((2 * station_side + 1))
    for ((at = 0; at < side * side; at++)); do
        canvas[at]=' '
        ((at / side % 2 && at % side % 2)) && canvas[at]=.
    done
    for here in "${station_rooms[@]}"; do
        ((at = (2 * (here / station_stride) - 1) * side + 2 * (here % station_stride) - 1))
        b=0
        for toward in "-$side" "$((1 - side))" 1 "$((side + 1))"; do # the other four are somebody else's
            if ((station_joined[here] & ROOM_BIT[b])); then
                line=${signs:b:1}
                [[ ${canvas[at + toward]} == ' ' ]] || line=X
                canvas[at + toward]=$line
            fi
            ((b++))
        done
    done
    all="${canvas[*]}"
    for ((y = 1; y <= side; y++)); do
        station_row[y]=${all:(y - 1)*side:side}
    done
    for here in "${station_rooms[@]}"; do
        draw_room "$here"
    done
}

draw_room() { # <room>: its sign, into the map
    local x y shown=${station_number[$1]}
    if [[ -n $station_revealed ]]; then
        ((station_trap[$1])) && shown='*'
    elif ((station_seen[$1] != OPENED)); then
        shown='#'
        ((station_seen[$1] == MARKED)) && shown='!'
    fi
    ((x = 2 * ($1 % station_stride), y = 2 * ($1 / station_stride)))
    station_row[y]=${station_row[y]:0:x-1}$shown${station_row[y]:x}
    station_changed+=("$1")
}

reveal_station() {
    local here
    station_revealed=yes
    for here in "${station_rooms[@]}"; do
        draw_room "$here"
    done
}

color_station() { # <always|never>
    station_color_open='' station_color_danger=''
    [[ $1 != always ]] || station_color_open=$'\033[32m' station_color_danger=$'\033[31m'
}

paint_station_row() { # <y> <x> <count>: part of a row of the picture, both from 1 -> REPLY
    local codes=${station_row[$1]} x=$2 end=$(($2 + $3)) shown
    REPLY=${codes:x-1:$3}
    [[ -n $station_color_open ]] || return 0
    REPLY=''
    for (( ; x < end; x++)); do
        shown=${codes:x-1:1}
        case $shown in
            [012345678]) shown=$station_color_open$shown$'\033[0m' ;;
            ['!*']) shown=$station_color_danger$shown$'\033[0m' ;;
        esac
        REPLY+=$shown
    done
}

count_traps() { # -> REPLY
    local here
    REPLY=0
    for here in "${station_rooms[@]}"; do
        ((REPLY += station_trap[here]))
    done
}

put_station() { # the picture, to standard output
    local y
    for ((y = 1; y <= 2 * station_side + 1; y++)); do
        paint_station_row "$y" 1 "$((2 * station_side + 1))"
        put_line "$REPLY"
    done
    count_traps
    put_line "rooms: ${#station_rooms[@]}"
    put_line "traps: $REPLY"
    put_line "open: $((${#station_rooms[@]} - REPLY - station_to_open))"
}

is_unknown_room() { # is there one under the cursor?
    ((station_kind[station_cursor] == ROOM && station_seen[station_cursor] != OPENED))
}

open_room() { # <room>; and, where it is joined to no trap, its neighbours, and so on
    local b beyond
    ((station_seen[$1] = OPENED, station_to_open--))
    draw_room "$1"
    ((station_number[$1] == 0)) || return 0
    for b in 0 1 2 3 4 5 6 7; do
        ((station_joined[$1] & ROOM_BIT[b])) || continue
        ((beyond = $1 + station_step[b]))
        ((station_seen[beyond] == OPENED)) || open_room "$beyond"
    done
}

scan_room() { # the unknown one under the cursor
    ((station_scanned++))
    if ((station_trap[station_cursor])); then
        result=lost
        reveal_station
        return
    fi
    open_room "$station_cursor"
    ((station_to_open)) || result=won
}

mark_room() { # or take the mark away
    ((station_seen[station_cursor] = station_seen[station_cursor] == MARKED ? UNKNOWN : MARKED))
    draw_room "$station_cursor"
}

ask_joker() { # what is the unknown room under the cursor?
    if ((station_jokers == 0)); then
        station_notice=$say_no_joker
        return
    fi
    ((station_jokers--))
    station_notice=$say_joker_safe
    ((station_trap[station_cursor] == 0)) || station_notice=$say_joker_trap
}

move_cursor() { # <a|d|s|w>: one square, as far as the edge
    local to=$station_cursor
    case $1 in
        a) ((to -= 1)) ;;
        d) ((to += 1)) ;;
        s) ((to += station_stride)) ;;
        w) ((to -= station_stride)) ;;
    esac
    ((station_kind[to] == OUTSIDE)) || station_cursor=$to
}

start_station() { # <jokers>
    station_mode=scan station_jokers=$1 station_scanned=0 station_notice='' station_changed=()
    result=unfinished
}

use_key() { # <key> -> notice; 1 if the key means nothing here
    station_notice=''
    case $1 in
        a | d | s | w) move_cursor "$1" ;;
        m) if [[ $station_mode == scan ]]; then station_mode=mark; else station_mode=scan; fi ;;
        q) result=quit ;;
        ' ' | j)
            if ! is_unknown_room; then
                station_notice=$say_no_unknown_room
            elif [[ $1 == j ]]; then
                ask_joker
            else
                "${station_mode}_room"
            fi
            ;;
        *) return 1 ;;
    esac
}

replay_station() { # <keys> <jokers>
    start_station "$2"
    each_key use_key "$1"
}

# ---------------------------------------------------------------------------------------------
# station game: scanning the station, on the screen
#
# Its mode of its own is station.
# Owns: station_seed, station_maker (a function <seed> that makes a station), station_call,
# station_begin (jokers at the beginning), station_asked_row (typed, before the column is),
# station_end_line.
# Writes: result, station_cursor, station_changed.
# ---------------------------------------------------------------------------------------------

station_seed='' station_maker='' station_call='' station_begin=0 station_asked_row=0 station_end_line=''

play_station() { # <jokers> <seed> <function <seed> that makes a station> <screen|lines> <call that brings
    # it back, but for the seed>: the one there is
    station_begin=$1 station_seed=$2 station_maker=$3 station_call=$5
    begin_station
    if [[ $4 == lines ]]; then
        station_draw
        play_in_lines station station
    else
        play_game station station
    fi
    put_line "$station_end_line"
    put_line "$station_call --seed $station_seed"
}

begin_station() {
    local side=$((2 * station_side + 1)) above=1
    start_station "$station_begin"
    ((station_side <= 10)) || above=2
    set_map "$side" "$side" 1 0 paint_station_row
    set_map_numbers "$above" 3 number_station
    set_map_below "$say_station_legend"
    set_message ''
    set_clock 0
    run_clock
    focus_station
}

number_station() { # <y, or 0 for the lines above> -> REPLY; rooms stand in every second line and column
    local tens='' ones='' x n
    if (($1)); then
        printf -v REPLY '%*s' "$map_left" ''
        (($1 % 2)) || printf -v REPLY '%2d ' "$(($1 / 2 - 1))"
        return
    fi
    for ((x = view_x; x < view_x + view_width; x++)); do
        ((n = x / 2 - 1))
        if ((x % 2)); then
            tens+=' ' ones+=' '
        else
            ((n < 10)) && tens+=' ' || tens+=$((n / 10))
            ones+=$((n % 10))
        fi
    done
    printf -v REPLY '%*s%s\033[K\r\n' "$map_left" '' "$ones"
    ((map_top < 2)) || printf -v REPLY '%*s%s\033[K\r\n%s' "$map_left" '' "$tens" "$REPLY"
}

focus_station() {
    set_focus "$((2 * (station_cursor % station_stride)))" "$((2 * (station_cursor / station_stride)))"
}

station_fields() {
    local time name=${say_modes[0]} rest state_now
    read_clock
    name_time "$REPLY"
    time=$REPLY
    ((window_columns >= 60)) || name='' # the other is what must be seen
    [[ $station_mode == scan ]] || name=${say_modes[1]}
    name_rest
    rest=$REPLY
    say "$say_station_status" "$station_jokers" "$station_to_open"
    state_now=$REPLY
    cut_message "$name" "$rest" "$say_help_key" "$say_quit_key"
    set_fields "$time" "$state_now" "$name" "$REPLY" "$rest" "$say_help_key" "$say_quit_key"
}

station_draw() {
    station_fields
    draw_view
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
}

station_tick() {
    station_fields
    draw_status
}

station_end() { # of the input
    tell_station
}

station_key() { # <key>
    local key=$1
    set_message ''
    station_changed=()
    case $key in
        enter) key=' ' ;;
        up) key=w ;;
        down) key=s ;;
        left) key=a ;;
        right) key=d ;;
        *)
            small_letter "$key"
            key=$REPLY
            ;;
    esac
    case $key in
        :) ask_row ;;
        r) station_again ;;
        n) station_next ;;
        p | escape) pause_game ;;
        '?') show_help_lines station "${say_station_keys[@]}" ;;
        q) quit_station ;;
        other | tab | erase) ;;
        *)
            if use_key "$key"; then
                set_message "$station_notice"
            else
                set_message "$say_unknown_key"
            fi
            ;;
    esac
    [[ $mode == station && -z $game_left ]] || return 0
    if [[ $result != unfinished ]]; then
        finish_station
    else
        show_changes
    fi
}

show_changes() { # the rooms that look otherwise, the cursor, the status line
    local room old_x=$focus_x old_y=$focus_y
    focus_station
    if follow_focus; then
        station_draw
        return
    fi
    for room in ${station_changed[@]+"${station_changed[@]}"}; do
        draw_tile "$((2 * (room % station_stride)))" "$((2 * (room / station_stride)))"
    done
    if ((old_x != focus_x || old_y != focus_y)); then
        draw_tile "$old_x" "$old_y"
    fi
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
    station_fields
    draw_status
}

ask_row() {
    say "$say_ask_place" "$say_row" "$((station_side - 1))"
    ask "$REPLY" take_row
}

take_row() { # <answer>; 1 if it is none
    if ! gate_number "$say_row" "$1" 0 "$((station_side - 1))"; then
        refuse_answer "$REPLY"
        return 1
    fi
    station_asked_row=$REPLY
    say "$say_ask_place" "$say_column" "$((station_side - 1))"
    ask "$REPLY" take_column
}

take_column() { # <answer>; 1 if it is none
    if ! gate_number "$say_column" "$1" 0 "$((station_side - 1))"; then
        refuse_answer "$REPLY"
        return 1
    fi
    ((station_cursor = (station_asked_row + 1) * station_stride + REPLY + 1))
    focus_station
    follow_focus
    set_mode station
}

station_again() { # the same station
    "$station_maker" "$station_seed"
    begin_station
    measure_view
    set_mode station
}

station_next() {
    station_seed=$((station_seed % LAST_SEED + 1))
    station_again
}

quit_station() {
    result=quit
    tell_station
    leave_game
}

finish_station() { # what is told of it stands below the map
    stop_clock
    if [[ $result == won ]]; then
        win_game
        begin_telling "$say_station_you_won"
    else
        begin_telling "$say_station_you_lost"
    fi
    read_clock
    name_time "$REPLY"
    tell_of_game %s "$REPLY"
    tell_of_game "$say_over_scans" "$station_scanned"
    tell_of_game "$say_over_jokers" "$station_jokers"
    tell_of_game "$say_over_to_open" "$station_to_open"
    tell_of_game "$say_over_wins" "$wins"
    tell_station
    end_game "$say_over_keys"
}

station_show_end() { # the trap that ended it stands apart from the others
    draw_view
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
}

tell_station() { # -> station_end_line: for the ordinary screen
    case $result in
        won) say "$say_station_won" "$station_scanned" ;;
        lost) say "$say_station_lost" "$station_to_open" ;;
        *) say "$say_station_quit" "$station_to_open" ;;
    esac
    station_end_line=$REPLY
}

# =============================================================================================
# Part V: the front
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# options: one table of all there is to choose
#
# Each option is one line: its name, its letter or -, what its value is called in the help (empty for
# a flag), the commands that take it, its gate, and what it is where it is not given. Parsing, "not an
# option of", the nearest name and the help all come from here; the line of help itself is
# say_option_NAME. An option that was given is given_NAME=yes, its value option_NAME.
# Owns: option_*, given_*, option_names (all options), option_letters, option_values,
# option_commands, option_gates, given (the names of those given, in their order), command, words,
# exit_status, tour_screen.
# ---------------------------------------------------------------------------------------------

readonly COMMANDS=(play generate solve check algorithms tour page records station)
readonly MAKING=generate,solve,check,play,page # the commands that make a maze
readonly ALL=$MAKING,algorithms,tour,records,station
readonly MOST_STEPS=1000000 MOST_COUNT=1000000 MOST_BRIDGES=1000000

option_names=() option_letters=() option_values=() option_commands=() option_gates=()
given=() command='' words=() exit_status=0 tour_screen=0

#    name     letter value  taken by              where not given   gate
readonly OPTIONS=(
    "width    x      N      $MAKING               -                 side"
    "height   y      N      $MAKING               -                 side"
    "seed     s      N      $MAKING,station       -                 number 1 $LAST_SEED"
    "algorithm a     NAME   $MAKING               backtracker       choice ${ALGORITHMS[*]}"
    "loops    -      N      $MAKING               -                 number 0 100"
    "ends     -      KIND   $MAKING               corners           choice ${ENDS[*]}"
    "weave    -      -      $MAKING               -                 flag"
    "bridges  -      N      $MAKING               -                 number 0 $MOST_BRIDGES"
    "carver   c      NAME   $MAKING               auto              choice auto recursive stack"
    "steps    -      N      $MAKING               $MOST_STEPS       number 0 $MOST_STEPS"
    "count    -      N      generate,solve,check  1                 number 1 $MOST_COUNT"
    "input    i      FILE   $MAKING               -                 file"
    "watch    -      -      generate,solve        -                 flag"
    "trace    -      -      generate              -                 flag"
    "exercise -      N      tour                  -                 number 1 $EXERCISES"
    "check    -      FILE   tour                  -                 file"
    "keys     -      STRING play,station          -                 text"
    "describe -      -      play                  -                 flag"
    "resume   -      -      play                  -                 flag"
    "format   f      NAME   generate,solve,play   -                 choice ${FORMATS[*]}"
    "output   o      FILE   $ALL                  -                 file"
    "color    -      WHEN   $ALL                  auto              choice auto always never"
    "lang     -      NAME   $ALL                  -                 choice en de"
    "size     -      N      station               10                number $LEAST_STATION $MOST_STATION"
    "rooms    -      N      station               -                 number $LEAST_ROOMS $MOST_ROOMS"
    "traps    -      N      station               -                 number 0 90"
    "jokers   -      N      station               3                 number 0 99"
    "reveal   -      -      station               -                 flag"
    "help     h      -      $ALL                  -                 flag"
    "version  -      -      $ALL                  -                 flag"
    "completion -    -      $ALL                  -                 flag"
)

# Those that arithmetic or a function takes as they are, named here for shellcheck.
option_seed='' option_algorithm='' option_loops='' option_ends='' option_steps='' option_count='' option_input='' option_keys=''
option_output='' option_exercise='' option_check='' option_lang='' option_size='' option_traps='' option_jokers=''

declare_options() { # from the table: all are there, none is given
    local line
    for line in "${OPTIONS[@]}"; do
        # shellcheck disable=SC2086 # to be split; read would want a file for it
        declare_option $line
    done
}

declare_option() { # <name> <letter> <value> <commands> <default> <gate ...>
    option_names+=("$1") option_letters+=("${2#-}") option_values+=("${3#-}")
    option_commands+=(",$4,") option_gates+=("${*:6}")
    printf -v "option_$1" %s "${5#-}"
    printf -v "given_$1" %s ''
}

# Those that say how a maze is made, which a maze from a file is already.
readonly OF_MAKING=' width height seed algorithm loops ends weave bridges carver steps count trace '
readonly OF_KIND=' seed algorithm loops ends weave bridges steps ' # what a game that goes on remembers
readonly OF_BACKTRACKER=' weave bridges carver trace '

readonly OF_ALL=' help version completion ' # told in the help of the program alone

nearest() { # <word> <known word ...> -> REPLY: the known word with the smallest edit distance
    # (the fewest letters to insert, delete or replace; R. A. Wagner, M. J. Fischer, 1974)
    local word=${1:0:40} known best=99 closest='' i j above diagonal distance=()
    shift
    for known; do
        for ((j = 0; j <= ${#known}; j++)); do
            ((distance[j] = j))
        done
        for ((i = 1; i <= ${#word}; i++)); do
            ((diagonal = i - 1, distance[0] = i))
            for ((j = 1; j <= ${#known}; j++)); do
                above=${distance[j]}
                [[ ${word:i-1:1} == "${known:j-1:1}" ]] || ((diagonal++))
                ((diagonal > above + 1)) && ((diagonal = above + 1))
                ((diagonal > distance[j - 1] + 1)) && ((diagonal = distance[j - 1] + 1))
                ((distance[j] = diagonal))
                diagonal=$above
            done
        done
        if ((distance[${#known}] < best)); then
            ((best = distance[${#known}]))
            closest=$known
        fi
    done
    REPLY=$closest
}

find_option() { # <--name or -letter> -> REPLY: its place in the table; 1 if there is none
    local letter=${1#-}
    for ((REPLY = 0; REPLY < ${#option_names[@]}; REPLY++)); do
        [[ $1 != "--${option_names[REPLY]}" ]] || return 0
        [[ -z $letter || $letter != "${option_letters[REPLY]}" ]] || return 0
    done
    return 1
}

gate_option() { # <place in the table> <value> -> REPLY, through its gate; or 1, REPLY why
    local name=${option_names[$1]} label=--${option_names[$1]} gate=()
    read -r -a gate <<<"${option_gates[$1]}"
    REPLY=$2
    case ${gate[0]} in
        side)
            label=say_$name
            gate_number "${!label}" "$2" "$LEAST_SIDE" "$MOST_SIDE" odd
            ;;
        number) gate_number "$label" "$2" "${gate[@]:1}" ;;
        choice) gate_choice "$label" "$2" "${gate[@]:1}" ;;
    esac
}

keep_option() { # <place in the table> <value that has passed its gate>
    local name=${option_names[$1]}
    printf -v "option_$name" %s "$2"
    printf -v "given_$name" yes
    given+=("$name")
}

take_option() { # <place in the table> <value>: ends if it does not pass
    gate_option "$1" "$2" || fail 2 "$REPLY"
    keep_option "$1" "$REPLY"
    [[ ${option_names[$1]} != lang ]] || choose_language "$option_lang" # for what is wrong further on
}

read_options() { # <argument ...>
    local argument option value has_value place
    while (($#)); do
        argument=$1 value='' has_value=''
        shift
        case $argument in
            --) break ;;
            --*=*) option=${argument%%=*} value=${argument#*=} has_value=yes ;;
            -[!-]?*) option=${argument:0:2} value=${argument:2} has_value=yes ;; # -s7
            -?*) option=$argument ;;
            *)
                words+=("$argument")
                continue
                ;;
        esac
        if ! find_option "$option"; then
            nearest "$option" "${option_names[@]/#/--}"
            die 2 "$say_unknown_option" "$REPLY" "$argument"
        fi
        place=$REPLY
        if [[ ${option_gates[place]} == flag ]]; then
            [[ -z $has_value ]] || die 2 "$say_no_such_value" "$argument"
        elif [[ -z $has_value ]]; then
            (($#)) || die 2 "$say_no_value" "$argument"
            value=$1
            shift
        fi
        take_option "$place" "$value"
    done
    words+=("$@")
}

read_words() { # <word ...>: the command and the size
    local word
    for word; do
        if gate_choice command "$word" "${COMMANDS[@]}"; then
            [[ -z $command ]] || die 2 "$say_second_command" "$word"
            command=$word
        elif [[ $command == tour ]]; then
            gate_number "$say_screen" "$word" 1 "$LESSONS" || fail 2 "$REPLY"
            ((tour_screen == 0)) || die 2 "$say_second_screen" "$word"
            tour_screen=$REPLY
        elif [[ $word == [0123456789]* ]]; then
            [[ $word == *x* ]] || die 2 "$say_not_size" "$word"
            find_option --width
            take_option "$REPLY" "${word%%x*}"
            find_option --height
            take_option "$REPLY" "${word#*x}"
        else
            nearest "$word" "${COMMANDS[@]}"
            die 2 "$say_unknown_command" "$REPLY" "$word"
        fi
    done
}

check_options() { # ends if an option was given that the command or a file does not go with
    local name
    for name in ${given[@]+"${given[@]}"}; do
        find_option "--$name"
        [[ ${option_commands[REPLY]} == *",$command,"* ]] ||
            die 2 "$say_not_option_of" "$command" "--$name"
        [[ -z $given_input || $OF_MAKING != *" $name "* ]] || die 2 "$say_not_with_input" "--$name"
        [[ -z $given_resume || "$OF_MAKING input " != *" $name "* ]] || die 2 "$say_not_with_resume" "--$name"
    done
    [[ -z $given_trace || -z $given_format ]] || die 2 "$say_not_together" --trace --format
    [[ -z $given_trace || -z $given_watch ]] || die 2 "$say_not_together" --trace --watch
    [[ -z $given_exercise || -z $given_check ]] || die 2 "$say_not_together" --exercise --check
    ((tour_screen == 0)) || [[ -z $given_exercise$given_check ]] ||
        die 2 "$say_not_together" "$tour_screen" "--${given_exercise:+exercise}${given_check:+check}"
    [[ $option_algorithm != backtracker ]] || return 0
    for name in "${given[@]}"; do
        [[ $OF_BACKTRACKER != *" $name "* ]] || die 2 "$say_only_backtracker" "--$name"
    done
}

# The help: of the program, or of the command that stands among the words.

show_help() {
    local word about
    for word in ${words[@]+"${words[@]}"}; do
        if gate_choice command "$word" "${COMMANDS[@]}"; then
            show_command_help "$word"
            return
        fi
    done
    put_line "$say_usage"
    put_line ''
    for word in "${COMMANDS[@]}"; do
        about=say_command_$word
        put_help "$word" 10 "${!about}"
    done
    put_line ''
    put_line "$say_help_more"
    put_line ''
    list_options
    for word in $OF_ALL; do
        find_option "--$word"
        put_option "$REPLY"
    done
}

put_option() { # <place in the table>: its line of help
    local name=${option_names[$1]} letter=${option_letters[$1]} about=say_option_${option_names[$1]}
    name="--$name${option_values[$1]:+ ${option_values[$1]}}"
    put_help "${letter:+-}${letter:-  } $name" 19 "${!about}"
}

put_help() { # <what> <columns> <text>: within 80 columns, in two lines where it has to be
    local text=$3 room=$((76 - $2)) line plain
    plain=${3//[$'\200'-$'\277']/} # a byte for each character
    if ((${#plain} > room)); then
        text=${text:0:room}
        text=${text% *}
    fi
    printf -v line "  %-$2s  %s" "$1" "$text"
    put_line "$line"
    [[ $text == "$3" ]] || put_help '' "$2" "${3:${#text}+1}"
}

list_options() { # all others, as many to a line as fit
    local k line='' one
    for ((k = 0; k < ${#option_names[@]}; k++)); do
        [[ $OF_ALL != *" ${option_names[k]} "* ]] || continue
        one=--${option_names[k]}${option_values[k]:+ ${option_values[k]}}
        [[ -z ${option_letters[k]} ]] || one="-${option_letters[k]} $one"
        if ((${#line} + ${#one} > 75)); then
            put_line " $line"
            line=''
        fi
        line+=" $one "
    done
    put_line " $line"
}

# For bash, to complete a call that is half typed; made from the table, too.

# shellcheck disable=SC2016 # the shell that reads it expands it
put_completion() {
    local k name commands="${COMMANDS[*]}" names complete='COMPREPLY=($(compgen'
    put_line '_maze_sh() {'
    put_line '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=play each'
    put_line '    for each in "${COMP_WORDS[@]:1}"; do'
    put_line "        case \$each in ${commands// / | }) command=\$each ;; esac"
    put_line '    done'
    put_line '    case $before in'
    for ((k = 0; k < ${#option_names[@]}; k++)); do
        name="--${option_names[k]}${option_letters[k]:+ | -${option_letters[k]}}"
        case ${option_gates[k]} in
            flag) ;;
            file) put_line "        $name) $complete -f -- \"\$word\")) && return ;;" ;;
            choice*)
                put_line "        $name) $complete -W '${option_gates[k]#choice }' -- \"\$word\")) && return ;;"
                ;;
            *) put_line "        $name) return ;;" ;;
        esac
    done
    put_line '    esac'
    put_line '    case $command in'
    for name in "${COMMANDS[@]}"; do
        names=''
        for ((k = 0; k < ${#option_names[@]}; k++)); do
            [[ ${option_commands[k]} != *",$name,"* ]] || names+=" --${option_names[k]}"
        done
        put_line "        $name) each='${names# }' ;;"
    done
    put_line '    esac'
    put_line "    $complete -W \"\$each $commands\" -- \"\$word\"))"
    put_line '}'
    put_line 'complete -o filenames -F _maze_sh maze.sh'
}

show_command_help() { # <command>
    local k about=say_command_$1 more=say_about_$1
    find_option --width
    if [[ ${option_commands[REPLY]} == *",$1,"* ]]; then
        say "$say_command_usage" "$1"
    else
        say "$say_command_usage_plain" "$1"
    fi
    put_line "$REPLY"
    put_line ''
    if [[ -n ${!more:-} ]]; then
        put_line "${!more#$'\n'}"
    else
        put_line "${!about}"
    fi
    put_line ''
    for ((k = 0; k < ${#option_names[@]}; k++)); do
        [[ ${option_commands[k]} == *",$1,"* && $OF_ALL != *" ${option_names[k]} "* ]] || continue
        put_option "$k"
    done
    more=say_keys_of_$1
    [[ -z ${!more:-} ]] || put_line "${!more}"
}

# ---------------------------------------------------------------------------------------------
# commands: what the program does, one function run_NAME each; it begins at the last line
#
# Exit status: 0 for success; 1 for a failure; 2 for a wrong call.
# Owns: playing (screen or lines, when a game is played key by key or line by line), beginning (how:
# maze, offer or left), left_game (yes: it is the maze of a game that was left).
# Writes: option_* (where one was not given), given_input, command, exit_status.
# Reads: plain_text, NO_COLOR, TERM.
# ---------------------------------------------------------------------------------------------

playing='' beginning=maze left_game=''

choose_seed() {
    if [[ -z $option_seed ]]; then
        pick_seed "$((LAST_SEED - option_count + 1))"
        option_seed=$REPLY
        say "$say_seed" "$option_seed"
        [[ -n $playing ]] || tell "$REPLY" # a game shows it itself
    elif ((option_seed + option_count - 1 > LAST_SEED)); then
        die 2 "$say_last_seed" "$((option_seed + option_count - 1))"
    fi
}

check_format() { # ends if the format does not go with the rest
    [[ $option_format != svg ]] || ((option_count == 1)) || die 2 "$say_only_one" "--count $option_count"
    [[ $option_format != sheet || $command == generate ]] || die 2 "$say_only_generate" "$command"
}

choose_picture() {
    if [[ -z $option_format ]]; then
        option_format=blocks
        [[ -z $plain_text || ! -t 1 ]] || option_format=ascii
    fi
    if [[ $option_color == auto ]]; then
        option_color=never
        [[ ! -t 1 || -n ${NO_COLOR:-} || ${TERM:-} == dumb ]] || option_color=always
    fi
    choose_colors "$option_color"
}

make_maze() { # <n>: the n-th maze, from 0, as the options say; 1 if the file has no other
    local most_bridges=${option_bridges:-0}
    if [[ -n $given_input ]]; then
        read_maze
        return
    fi
    [[ -z $given_weave || -n $given_bridges ]] || most_bridges=$MOST_BRIDGES
    make_grid "$option_width" "$option_height"
    seed_with "$((option_seed + $1))"
    [[ -z $given_trace ]] || start_noting trace
    [[ -z $given_watch || $command != generate ]] || start_noting dug
    if [[ $option_algorithm == backtracker ]]; then
        carve "$option_carver" "$option_steps" "$most_bridges"
    else
        carve "$option_algorithm" "$option_steps" 0
    fi
    [[ -z $option_loops ]] || open_loops "$option_loops"
    place_ends "$option_ends"
}

draw_maze() { # <n>: the picture; two of them say which maze it is
    draw_"$option_format" "${option_seed:+$((option_seed + $1))}" "$(($1 + 1))"
}

put_fact() { # <name> <value>: below a picture; a maze file wants it behind a #
    if [[ $option_format == text ]]; then
        put_line "# $1 $2"
    elif [[ $option_format == svg ]]; then
        put_line "<!-- $1: $2 -->"
    else
        put_line "$1: $2"
    fi
}

put_seed() { # <n>: below a maze file, where its maze can be had again
    if [[ $option_format == text && -n $option_seed ]]; then
        put_fact seed "$((option_seed + $1))"
    fi
}

check_ends() { # ends if there is nobody to walk, or nowhere to go
    ((player)) || die 1 "$say_no_player" "$option_input"
    ((goal)) || die 1 "$say_no_goal" "$option_input"
}

run_generate() { # <n>
    if [[ -n $given_trace ]]; then
        put_trace
        return
    fi
    [[ -z $given_watch ]] || watch watch_carving "$1"
    draw_maze "$1"
    put_seed "$1"
    [[ $option_format != text ]] || put_keys "$file_keys"
}

watch() { # <function> <n>: on the screen; 1 if there is nothing to be watched
    local format=$option_format name=$option_carver status
    case $format in
        blocks | ascii | lines) ;;
        *) [[ -n $plain_text ]] && format=ascii || format=blocks ;;
    esac
    [[ $option_algorithm == backtracker ]] || name=$option_algorithm
    "$1" "$format" "$option_color" "$name" "$((${option_seed:-0} + $2))"
    status=$?
    choose_colors "$option_color"
    return "$status"
}

put_trace() {
    local line
    for line in ${traced[@]+"${traced[@]}"}; do
        put_line "$line"
    done
}

run_tour() { # the lesson, an exercise, or the check of one
    local name=exercise-$option_exercise.sh
    if [[ -n $given_check ]]; then
        [[ -f $option_check && -r $option_check ]] || die 1 "$say_cannot_read" "$option_check"
        find_exercise "$option_check" || die 1 "$say_check_not_exercise" "$option_check"
        check_exercise "$REPLY" "$option_check" || exit_status=1
    elif [[ -n $given_exercise ]]; then
        if [[ -z $given_output ]]; then
            [[ ! -e $name && ! -L $name ]] || die 1 "$say_check_exists" "$name"
            open_output "$name"
            exec 5>&1 >&4
            put_exercise "$option_exercise"
            close_output
            exec >&5 5>&-
            forget_output
            say "$say_check_written" "$name" "$name"
            put_line "$REPLY"
        else
            put_exercise "$option_exercise"
        fi
    elif [[ $playing == screen ]]; then
        take_lesson "$((tour_screen ? tour_screen : 1))" screen "$option_color"
    else
        take_lesson "$((tour_screen ? tour_screen : 1))" text never
    fi
}

run_solve() { # <n>
    check_ends
    replay "$file_keys" ''
    if [[ -n $given_watch ]]; then
        watch watch_solving "$1" || die 1 "$say_no_way"
    else
        solve || die 1 "$say_no_way"
    fi
    mark_way
    draw_maze "$1"
    put_seed "$1"
    put_fact steps "$steps"
}

run_check() { # <n>
    check || exit_status=1
    put_line "cells: $cells"
    put_line "passages: $passages"
    put_line "reachable: $reachable"
    put_line "dead ends: $dead_ends"
    put_line "bridges: $bridges"
    put_line "perfect: $perfect"
    if ((player && goal)) && solve; then
        count_turns
        put_line "way: $steps"
        put_line "turns: $turns"
    else
        put_line 'way: none'
        put_line 'turns: none'
    fi
    put_line "junctions: $junctions"
}

run_play() { # <n>
    if [[ -n $playing ]]; then
        play
        return
    fi
    check_ends
    replay "$file_keys" "$option_keys"
    draw_maze "$1"
    put_seed "$1"
    put_fact result "$result"
    put_fact moves "$moves"
    put_fact bumps "$bumps"
    put_fact position "$((player % stride)),$((player / stride))"
}

run_page() { # <n>
    check_ends
    option_format=text
    hold_page
    put_seed "$1"
    put_keys "$file_keys"
    take_page
    draw_page ${REPLY:+"${REPLY%$'\n'}"}
}

# A game on the terminal: how it begins, where it is kept, and where its next maze comes from.

play() {
    local looks=(none)
    check_ends
    if [[ -n $given_input ]] || ((option_steps < MOST_STEPS)); then
        solve || die 1 "$say_no_way"
    fi
    [[ $option_color != always ]] || looks=(plain two contrast none)
    describe_made
    [[ -z $given_describe ]] || describe_moves
    play_maze "$option_format" another_maze "$beginning" "$playing" "${looks[@]}"
    if [[ $option_output == - ]]; then
        option_format=text
        draw_text
        put_seed 0
        put_fact moves "$moves"
    fi
}

describe_made() { # the maze there is: its kind, the call that brings it back, # lines that say how it was made
    local name program call kind=$option_ends facts='' value format='' line seed=''
    name_program
    program=$REPLY
    [[ -z $given_format ]] || format=" -f $option_format"
    if [[ -n $given_input ]]; then
        printf -v value %q "$option_input"
        for line in ${file_options[@]+"${file_options[@]}"}; do
            [[ $line != 'seed '* ]] || ! gate_number --seed "${line#seed }" 1 "$LAST_SEED" || seed=$REPLY
        done
        describe_maze "$seed" file "$program" "play -i $value$format" "${seed:+# seed $seed}"
        return
    fi
    call="play ${width}x$height --seed $option_seed$format"
    if [[ -n $option_seed ]]; then
        facts="# seed $option_seed"
    else
        call=--resume # its file has lost it
    fi
    for name in $OF_MAKING; do
        value=given_$name
        [[ -n ${!value} && ' width height seed carver count ' != *" $name "* ]] || continue
        value=option_$name
        call+=" --$name${!value:+ ${!value}}"
        facts+=${facts:+$'\n'}"# option $name ${!value}"
        [[ $name == ends ]] || kind+=",$name${!value:+-${!value}}"
    done
    describe_maze "$option_seed" "$kind" "$program" "$call" "$facts"
}

name_program() { # -> REPLY: what to type for it
    local call=$0 bash=''
    if [[ $call == /* && ":$PATH:" == *":${call%/*}:"* ]]; then
        call=${call##*/}
    elif [[ $call != */* || ! -x $call ]]; then
        bash='bash '
    fi
    printf -v REPLY '%s%q' "$bash" "$call"
}

another_maze() { # <next|first|WIDTHxHEIGHT>: of the same kind
    option_width=$width option_height=$height
    case $1 in
        next)
            if [[ -n $option_seed ]]; then
                option_seed=$((option_seed % LAST_SEED + 1))
            fi
            ;;
        first)
            option_seed=''
            fit_game
            option_width=${REPLY%x*} option_height=${REPLY#*x}
            ;;
        *) option_width=${1%x*} option_height=${1#*x} ;;
    esac
    if [[ -z $option_seed ]]; then
        pick_seed "$LAST_SEED"
        option_seed=$REPLY
    fi
    given_input='' option_carver=auto
    check_carver auto "$option_width" "$option_height"
    option_carver=$REPLY
    start_work
    make_maze 0
    end_work
    describe_made
}

read_left_game() { # the maze of the game that was left, and how it was made; 1 if there is none
    local line why place
    find_folders
    while find_left_game; do
        if why=$(open_file "$game_file" 2>&1 && read_maze 2>&1 && check_ends 2>&1); then
            option_input=$game_file
            open_file "$game_file"
            read_maze
            if [[ -n $file_keys ]]; then
                break
            fi
            close_journal drop
        else
            tell_bad_game "${why#maze.sh: }"
        fi
    done
    [[ -n $game_file ]] || return 1
    for line in ${file_options[@]+"${file_options[@]}"}; do # they may have been changed by anybody
        [[ $OF_KIND == *" ${line%% *} "* ]] || continue
        find_option "--${line%% *}"
        place=$REPLY line=${line#* }
        [[ ${option_gates[place]} != flag ]] || line=''
        ! gate_option "$place" "$line" || keep_option "$place" "$REPLY"
    done
}

fit_window() { # <format> <lines besides the map> -> REPLY: WIDTHxHEIGHT, as large as fits
    local wide high=$2
    measure_window
    wide=$((window_columns / 2))
    case $1 in
        lines) wide=$(((window_columns - 1) / 2)) ;;
        half) wide=$window_columns ;;
        braille) wide=$((2 * window_columns)) ;;
    esac
    high=$((window_rows - high))
    case $1 in
        half) ((high *= 2)) ;;
        braille) ((high *= 4)) ;;
    esac
    odd_side "$wide"
    wide=$REPLY
    odd_side "$high"
    REPLY=${wide}x$REPLY
}

fit_game() { # -> REPLY: a size that fits the window and looks good
    local wide high
    fit_window "$option_format" 1
    wide=${REPLY%x*} high=${REPLY#*x}
    REPLY=$((wide <= 61 ? wide : 61))x$((high <= 31 ? high : 31))
}

odd_side() { # <squares that fit> -> REPLY: the longest side
    ((REPLY = ($1 - 1) / 2 * 2 + 1))
    ((REPLY >= LEAST_SIDE)) || REPLY=$LEAST_SIDE
    ((REPLY <= MOST_SIDE)) || REPLY=$MOST_SIDE
}

choose_rooms() {
    local most=$((option_size * option_size / 2))
    if [[ -z $option_rooms ]]; then
        ((option_rooms = most < 50 ? most : 50))
    else
        gate_number --rooms "$option_rooms" "$LEAST_ROOMS" "$most" || fail 2 "$REPLY"
    fi
}

run_station() {
    local name value call
    name_program
    call="$REPLY station"
    another_station "$option_seed"
    color_station "$option_color"
    if [[ -n $playing ]]; then
        for name in size rooms traps jokers; do
            value=given_$name
            [[ -n ${!value} ]] || continue
            value=option_$name
            call+=" --$name ${!value}"
        done
        play_station "$option_jokers" "$option_seed" another_station "$playing" "$call"
        return
    fi
    replay_station "$option_keys" "$option_jokers"
    [[ -z $given_reveal ]] || reveal_station
    put_station
    if [[ -n $given_keys ]]; then
        put_line "result: $result"
        put_line "scanned: $station_scanned"
        put_line "jokers: $station_jokers"
        put_line "cursor: $((station_cursor % station_stride - 1)),$((station_cursor / station_stride - 1))"
    fi
}

another_station() { # <seed>
    seed_with "$1"
    make_station "$option_size" "$option_rooms" "$option_traps"
    draw_connections
}

# Measured at 41x41 over the seeds 1 to 20, ends corners: dead ends in percent of the cells, steps
# and turns of the way, the means, in the order of ALGORITHMS. A test measures them again.
readonly TEXTURES=('11 314 99' '35 84 19' '30 119 35' '29 114 32' '29 130 36' '10 159 48' '25 79 18'
    '28 96 17' '29 114 29' '27 134 41')

run_algorithms() {
    local k line tips texture
    for line in "${say_textures[@]}"; do
        put_line "$line"
    done
    for ((k = 0; k < ${#ALGORITHMS[@]}; k++)); do
        tips=${TEXTURES[k]%% *} texture=${TEXTURES[k]#* }
        printf -v line '%-14s %9d %% %5d %6d   %s' "${ALGORITHMS[k]}" "$tips" "${texture% *}" \
            "${texture#* }" "${say_looks[k]}"
        put_line "$line"
    done
}

run_records() {
    find_folders
    put_records
}

clean_up() { # however the program ends
    [[ -z $on_screen ]] || reset_terminal
    discard_output
    unlock_game
}

choose_command() { # where none is named; and is this a game?
    local terminal=''
    [[ ! -t 0 || ! -t 1 ]] || terminal=yes
    if [[ -z $command ]]; then
        command=generate
        [[ -z $terminal || -n $given_output ]] || command=play
        [[ -z $given_resume ]] || command=play
    fi
    [[ $command == play || $command == station || $command == tour ]] || return 0
    [[ -z $given_keys$given_reveal$given_exercise$given_check && ($command == play || -z $given_output) ]] || return 0
    if [[ ${TERM:-} == dumb ]]; then
        playing=lines
    elif [[ -n $terminal ]]; then
        playing=screen
    fi
}

check_game() { # ends if there is no terminal to play on, or no picture to play in
    if [[ -n $given_watch ]]; then
        [[ -z $given_input || $command != generate ]] || die 2 "$say_not_with_input" --watch
        [[ -t 0 && -t 1 && ${TERM:-} != dumb && (-z $given_output || $option_output == -) ]] ||
            fail 2 "$say_watch_terminal"
    fi
    [[ $command == play && -z $given_keys ]] || return 0
    [[ -n $playing ]] || die 2 "$say_no_terminal"
    case $option_format in
        text | edges | svg | sheet) die 2 "$say_not_on_screen" "$option_format" ;;
    esac
}

choose_output() { # a game is kept in the file as it is played
    [[ -n $given_output && $option_output != - ]] || return 0
    open_output "$option_output"
    if [[ -z $playing ]]; then
        exec >&4
        return
    fi
    [[ -f $output || ! -e $output ]] || die 1 "$say_cannot_write_to" "$option_output"
    keep_game_in "$output"
    exec 4>&-
    discard_output
    forget_output
}

choose_map() { # of what size, from which seed
    [[ -z $playing ]] || gate_window
    case $command in
        records | algorithms | tour) ;;
        station)
            choose_rooms
            choose_seed
            ;;
        *) choose_maze ;;
    esac
}

choose_maze() {
    local name offered=yes
    for name in ${given[@]+"${given[@]}"}; do
        [[ $OF_MAKING != *" $name "* && $name != output ]] || offered=''
    done
    beginning=maze
    if [[ -n $given_resume ]]; then
        if read_left_game; then
            left_game=yes
            return
        elif [[ -z $message ]]; then
            die 1 "$say_no_left_game"
        elif [[ -z $playing ]]; then
            exit 1 # it has been told
        fi
        # it was damaged: a new game begins
    fi
    if [[ -n $given_input ]]; then
        open_file "$option_input"
    elif [[ -n $playing && -n $offered ]] && read_left_game; then
        beginning=left left_game=yes
    else
        [[ -n $option_width && -n $option_height ]] || choose_size
        check_carver "$option_carver" "$option_width" "$option_height"
        option_carver=$REPLY
        choose_seed
    fi
}

choose_size() { # what fits the window; in a game of a size that looks good, and may be changed
    local wide=29 high=29
    if [[ -n $given_watch ]]; then
        gate_window
        wide=15 high=9
    elif [[ -t 1 && -z $given_keys && -z $given_output ]]; then
        gate_window
        if [[ -n $playing ]]; then
            fit_game
            [[ -n $option_width$option_height ]] || beginning=offer
        else
            fit_window "$option_format" 1
        fi
        wide=${REPLY%x*} high=${REPLY#*x}
    fi
    option_width=${option_width:-$wide} option_height=${option_height:-$high}
}

begin_next() { # what stands between two mazes
    [[ $option_format != svg ]] || die 1 "$say_only_one" "$option_input"
    [[ $option_format == sheet ]] || put_line ''
}

run_all() { # the command for each maze, an empty line between two
    local n=0
    while :; do
        [[ ,$MAKING, != *",$command,"* || -n $left_game ]] || make_maze "$n" || break
        ((n == 0)) || begin_next
        "run_$command" "$n"
        put_page # what is done is not lost if the next one fails
        ((++n < option_count)) || [[ -n $given_input && -z $playing && $command != page ]] || break
    done
    [[ $option_format != sheet || $n == 0 ]] || end_sheet
}

main() { # <argument ...>
    trap clean_up EXIT
    choose_language ''
    declare_options
    read_options "$@"
    if [[ -n $given_help ]]; then
        show_help
    elif [[ -n $given_completion ]]; then
        put_completion
    elif [[ -n $given_version ]]; then
        put_line "maze.sh $VERSION"
    else
        read_words ${words[@]+"${words[@]}"}
        choose_command
        check_options
        check_format
        check_game
        choose_output
        choose_picture
        choose_map
        run_all
        [[ -z $output ]] || close_output
    fi
    put_page
    return "$exit_status"
}

main "$@"
