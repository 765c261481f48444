# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# en: what the lesson and watching say in English; texts are printf formats
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
    say_watch_wall='a wall, cells along it: %d'
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
        'A function: list_candidates'
        'A number decides'
        'dig: a passage is opened'
        'The recursion'
        'What a return does'
        'local: a name for each call'
        'The same with an array'
        'Appendix: what a call costs'
        'Appendix: why bash crashes in the end'
    )
    say_lesson_1=(
        'A maze is made of squares: some are walls, some are open. maze.sh keeps them in an array: a row of
            boxes with a number in each, 0 for a wall, 1 for an open square.'
        ''
        'The boxes are counted, and the count begins with 0. The number of a box is its index. This array has
            the name cell:'
        ''
        '    index   0  1  2  3  4  5  6'
        '    cell = (1  0  1  1  0  1  1)'
        ''
        'What is in a box is written with its index: cell[0] is 1, cell[1] is 0. And cell[1]=1, without
            blanks, puts a 1 into box 1. In (( )) bash calculates, and blanks may stand there; OPEN is 1, WALL
            is 0. So this opens the square 4:'
        '    ((cell[4] = OPEN))'
    )
    say_lesson_2=(
        'A maze has rows, one below the other; an array has only one. So all rows stand in it one behind the
            other. x says where in its row a square is, y in which row, both from 0. In this maze a row has 9
            squares:'
        '@rows'
        'The length of a row is called the stride. The square at x in row y has the index y~*~stride~+~x. A
            step to the east is +~1, to the west -~1. And to the south, which is down? set_size puts the four
            steps, east, west, south, north, into the array step:'
        '@code set_size'
        '$1 and $2 are what it is given; for $(( )) bash puts what it has calculated.'
    )
    say_lesson_3=(
        'Squares with even x and y (2, 4, 6 ...) are cells, places to go to. Between two of them is a wall
            or, once it is open, a passage: so the next cell is two steps away. An open cell has been visited,
            here the first one:'
        '@grid 0'
        'Around the maze lies a ring of open squares. Whoever looks two steps beyond a cell at the border
            finds a 1 there: visited, nothing to do. So nobody ever has to ask where the border is.'
    )
    say_lesson_4=(
        'A direction is a candidate if the next cell there is still a wall: two steps away there is a 0.
            Nothing else is asked: a visited cell is a 1, and so is the ring.'
        'Rows 4 to 8 of our maze, when three passages have been dug; we are at the 2:'
        '@grid 3 4'
    )
    say_lesson_5=(
        'A function is code with a name: what stands in its { }. What it is given is $1, $2 ... This one is
            given a cell, and puts its candidates into an array:'
        '@code list_candidates'
        'local here=$1 puts the cell into here (why local, comes later). candidate=() empties the array, +=
            puts one more into it. for: from do to done, with each direction, the numbers 0 to 3. if: from then
            to fi, only if it is so. == asks whether two are equal. ${#candidate[@]} is how many there are:
            list_candidates succeeds if that is more than 0. What is behind a # is a remark.'
        'Put a value into a name before it goes into [ ]: here=$1 first. With $1 itself in [ ] some bash say
            "syntax error".'
    )
    say_lesson_6=(
        'Which candidate is taken? A number decides. below is given how many there are; it makes state, a new
            number, from the last one, and pick. %~is the remainder of a division, so pick is 0 or more and less
            than $1:'
        '@code below'
        'The first number is the seed: whoever begins with the same seed gets the same numbers, and the same
            maze.'
        'At the 2 there are two candidates, so below 2 is called: it carries the function out with 2 as $1.
            state becomes 52616557.'
    )
    say_lesson_7=(
        'dig is given a cell and a direction, one of the candidates. along is one step in that direction,
            there becomes the index of the next cell, and three squares are opened: the cell, the wall, the next
            cell.'
        '@code dig'
        'a = b = 1 puts the 1 into both. We are at the 2, here is 58; pick was 1, so the second candidate is
            taken: west.'
        '@grid 3 4'
    )
    say_lesson_8=(
        'To carve from a cell: while there are candidates, choose one, dig, and carve from there. So the
            function calls itself. That is recursion. Each call has a $1 of its own: the cell it is on.'
        '@code carve_recursive'
        'while X: do what stands from do to done as long as X succeeds, here as long as there are candidates.
            ${candidate[pick]} is what is in box pick, $there where dig has led. The quotes keep a value in one
            piece.'
        'A call is under way until it comes to its }. Then the call that made it goes on. Cells are named by
            column and row, from 0,0 on.'
    )
    say_lesson_9=(
        'In the cell 0,2 there are no candidates: the while ends, and with it the call. It returns: the call
            that made it goes on behind the marked line, and its own $1 is as it was. So the walk is back in the
            cell before, and nobody had to write "go back":'
        '@marked carve_recursive carve_recursive'
        'From our maze: step, cell, candidates, number drawn, direction, calls:'
        '@trace 4 5'
        'In each call under way $1 is an index. From the oldest to the newest they are 20, 38, 40, 58 and 56.'
    )
    say_lesson_10=(
        '$1 belongs to one call. A name of our own, spot=$1 say, belongs to all: whoever changes it, changes
            it for everybody. This recursion takes spot in place of $1:'
        '@code carve_without_local'
        'When the calls on 20, 38, 40 and 58 are under way, the one on 58 calls for 56. That call says
            spot=56, finds no candidates and ends. The call on 58 goes on and asks for candidates of spot.'
        'With local spot=$1 each call has a spot of its own, which is gone when it ends. Watch by key w what
            happens without.'
    )
    say_lesson_11=(
        'What bash keeps in calls an array can keep: waiting has the cells to come back to, top
            says how many. The last one put there is taken first: a stack.'
        '@code carve_stack'
        'waiting[top++]: the box at top; then top grows. waiting[--top]: top shrinks first. elif: or else,
            if; return ends the function. Compare: w, then Tab.'
    )
    say_lesson_12=(
        'The recursion is shorter. Why does maze.sh take the array for all but small mazes?'
        'When bash meets a name, cell say, it looks among the names of the call that works, then of the call
            that made it, and so on, back to the first. The more calls are under way, the longer it takes to
            find any name.'
        'We can measure it, on mazes of 100, 400 and 1600 cells.'
    )
    say_lesson_13=(
        'A call under way needs memory, and a program has a fixed piece of it for its calls, often 8 MB. bash
            does not watch how much is left. When it is full, the system ends the program: "Segmentation fault".'
        'A call of carve_recursive, with those it makes, needs about 2000 bytes. So there are two limits: up
            to 12 cells maze.sh recurses by itself, for more would be slow; beyond 2500 never, for many more
            would crash.'
    )
    say_lesson_questions=(
        'Which index has the last box of cell?'
        'Which index lies south of 23, in rows of 9?'
        'On cell 24, in rows of 9: which index has the next cell in the east?'
        'How many candidates are there at the 2?'
        'Rows of 9, here is 24, south: what is here + 2 * step[direction]?'
        'pick is 52616557 % 2. What is it, 0 or 1?'
        'here is 58, along is -1. Which index becomes there?'
        'The call for 0,0 called for 0,1, that one for 1,1, that one for 1,2. How many calls are under way?'
        'The newest call returns. What is $1 in the call that goes on?'
        'What is spot now?'
        'waiting=(20 38 40 58), top is 4. Which cell does here=${waiting[--top]} take?'
        'Four times as many cells, deeper calls: the time for one cell 1 stays, 2 grows, 3 falls?'
        'So many calls go into 8000000 bytes:'
    )
    say_lesson_rights=(
        'Right: seven boxes, and their indices go from 0 to 6.'
        'Right: 23 + 9. South is + stride, north is - stride.'
        'Right: 26 is in the ring, so there is a 1, and nobody asked for the border.'
        'Right: east and west. North is visited, south is the ring.'
        'Right: 24 + 2 * 9. If cell[42] is 0, south is a candidate.'
        'Right: 1. Candidates are counted from 0, so it is the second one.'
        'Right: 58 - 2. dig has opened two squares, and we go there:'
        'Right: one works, and three wait for it.'
        'Right: it is back on 58, and asks again for candidates.'
        'Right: 56, which has no candidates. So the call on 58 ends, and all the others: most cells are never
            reached.'
        'Right: --top makes 3 of 4, and waiting[3] is 58, the cell that was left last.'
        'Right: it grows. Measured just now, on this machine, in millionths of a second for a cell:'
        'Right: 8000000 / 2000. A maze of 127x127 has 3969 cells: so many calls.'
    )
    say_lesson_wrongs=(
        'Count along the upper line: what stands above the last box?'
        'The square below is a whole row further on: add the stride.'
        'A step east is + 1, and the next cell is two steps away.'
        'Look two squares away in each direction, and count the zeros.'
        'A step south is a whole row: 9. Take two of them.'
        'Even numbers have the remainder 0, odd ones 1.'
        'Two steps of -1 from 58.'
        'Count the one that works, and those that wait for it.'
        'It is the call that made the newest: the one before it in the list.'
        'Who put something into spot last?'
        'Count top down by one: that is an index in waiting.'
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
        '5 33 That is one step: the wall between. Take two.'
        '5 26 That is two steps east. South is a row further on.'
        '6 0 52616557 is odd, so a division by 2 leaves 1.'
        '7 57 That is the wall between. The next cell is two steps away.'
        '7 60 That is east. along is -1.'
        '8 3 Three wait. The one for 1,2 is under way as well.'
        '8 1 One works. But the others have not come to their } yet.'
        '9 56 That is the call that has ended. Its $1 is gone with it.'
        '9 20 That is the oldest call, the last one to go on.'
        '9 40 That is one too far: 40 still waits for the call on 58.'
        '10 58 That would be so with local: each call would have its own.'
        '10 20 That is the oldest call. Somebody has changed spot since.'
        '11 3 3 is the index in waiting. What is in that box?'
        '11 20 That cell was put there first. It is the last to be taken.'
        '11 40 waiting[2] is 40. But --top makes 3 of 4.'
        '12 1 That is true for the array: there a single call works. Here each name is looked for in more
            calls.'
        '12 3 More calls are under way, so there is more to look through.'
        '13 400 A nought is missing.'
        '13 40000 A nought too many.'
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
    say_lesson_costs=('cells' 'recursion' 'array')
    say_lesson_crash='Tried just now: a bash with 1 MB for its calls crashed after %d, so each took %d bytes. But those
        only called: a call of carve_recursive calls other functions too.'
    say_lesson_no_crash='Tried just now, in a bash of its own that should have 1 MB: after %s calls it was well.'
    say_lesson_exercise='Now write it yourself: %s tour --exercise 1, and so on to 4, which is a program of your own. Then an algorithm of your own, with -a FILE: docs/algorithms.md. Enter goes on to an appendix.'
    say_lesson_own='And now an algorithm of your own: %s generate --watch -a FILE. docs/algorithms.md tells how.'
    say_lesson_measuring='measuring ...'
    say_lesson_number='%s: A number is wanted here, in digits, then Enter.'
    say_lesson_back_to='none  back to'
}
