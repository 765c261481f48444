# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# en: what the lesson, its exercises and watching say in English; texts are printf formats
#
# Writes: say_*.

teach_en() {
    say_watch_calls='calls under way, the newest on top'
    say_watch_waiting='the array waiting, top=%d'
    say_watch_queue='the list, the next on top'
    say_watch_more='%d more'
    say_watch_begin='the first cell, %s, is open: we begin'
    say_watch_open='all is open inside: walls are built'
    say_watch_start='the player stands on square %d: where is the goal?'
    say_watch_look='from %s one can go %s'
    say_watch_none='from %s one can go nowhere'
    say_watch_at='at %s'
    say_watch_draw='the number drawn: %d %% %d = %d'
    say_watch_so='%s, so %s'
    say_watch_dig='open the wall from %s to the %s'
    say_watch_dig_bridge='a bridge from %s to the %s, over a cell'
    say_watch_push='%s is put into waiting[%d]; '
    say_watch_call='a call with %s; '
    say_watch_back='back in %s; '
    say_watch_done='nothing is left to do: done'
    say_watch_wall='a wall along %d cells'
    say_watch_seen='square %d is seen, from %d'
    say_watch_found='the goal, by the shortest way: %d steps'
    say_watch_frontier='%s the frontier: %d cells'
    say_watch_sets='a letter for each set: %d are left'
    say_watch_walk='%s the walk: %d cells'
    say_watch_dug='%s dug in one go: %d'
    say_watch_field='%s the field: %d x %d cells'
    say_watch_list='%s what waits in the list'
    say_watch_bridge='%s by a bridge'
    say_watch_step='step %d of %d'
    say_watch_speed='speed %d'
    say_watch_small='to see all, make the window %d x %d'
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
}
