# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# en: what the lesson says in English; texts are printf formats
#
# Writes: say_*.

teach_en() {
    say_lesson_titles=(
        'An array: boxes in a row'
        'Writing into a box'
        '(( )): bash calculates'
        'The stride: rows in one array'
        'The ring: no border to check'
        'Cells: column and row, x and y'
        'A function and its arguments'
        'The status: yes or no'
        'A loop over the directions'
        'Candidates: where the walk can go'
        'list_candidates'
        'A number decides'
        'dig: a passage is opened'
        'The recursion'
        'What happens on return'
        'local: a variable for each call'
        'A stack: last in, first out'
        'The same walk with an array'
        'what a call costs'
        'why bash crashes in the end'
    )
    say_lesson_1=(
        'An array is a row of boxes with a value in each. The boxes are numbered, starting with 0. The number of
            a box is its index. This array has the name cell:'
        ''
        '@boxes'
        ''
        'To read a box, write its index in [ ]: "${cell[2]}" is replaced by the value of box 2. The command echo
            prints what follows it:'
        '    echo "${cell[2]}"'
        'The quotation marks keep a value in one piece.'
        '@terminal What you type here runs in a separate bash, so you can try anything.'
    )
    say_lesson_2=(
        'An assignment puts a value into a box: the name, the index in [ ], =, and the value. There must be no
            spaces around the =. This line replaces the 4 in box 1 by a 0:'
        '    cell[1]=0'
        ''
        '@boxes'
        ''
        'If there is no such box yet, it is added: cell[7]=3 makes an eighth box here. ${#cell[@]} is the number
            of boxes.'
    )
    say_lesson_3=(
        'Inside (( )), bash calculates. Spaces are allowed there, and a word is the name of a variable, so it needs no
            $. The variable here has the value 3:'
        ''
        '@boxes'
        ''
        '    ((cell[here] = cell[here + 1] * 2))'
        'This puts twice the value of box 4 into box 3. Elsewhere a variable needs its $: echo "$here" prints 3.
            And $(( )) is replaced by the result: echo $((here + 4)) prints 7.'
    )
    say_lesson_4=(
        'Now we come to mazes. A maze consists of squares: a 0 is a wall, a 1 is open. The squares form rows, one
            below the other, but an array is a single row of boxes. So the rows lie in it one after the other. In our
            maze a row has 9 squares:'
        '@rows'
        'The length of a row is called the stride. A step to the east adds 1 to an index; a step to the west subtracts
            1. A step to the south leads to the same place in the next row, so it adds the stride. A step to the north
            subtracts it.'
    )
    say_lesson_5=(
        'This is the whole array of a maze of 7x7 squares before it is carved, row by row:'
        '@grid 0 8'
        'Inside, all squares are still walls, except for one, where the walk that carves the maze
            begins. Around them lies a ring of open squares. The walk looks for walls only. Beyond the border it
            finds a 1 and does not go there, so nothing has to check where the border is.'
    )
    say_lesson_6=(
        'x is the place of a square in its row, y is the number of its row. Both start with 0, in the ring. The
            index is y~*~stride~+~x.'
        'The walk goes from cell to cell. Cells are the squares with an even x and y: 2, 4, 6. Between two of
            them is one square, a wall or a passage. A cell has a column and a row, which start with 0. The next
            cell is two squares away, and the cell 0,0 has x~2 and y~2:'
        '    x = 2 * column + 2        y = 2 * row + 2'
        'So the cell 1,0 (column 1, row 0) has x~4 and y~2. Its index is 2~*~9~+~4, which is 22.'
    )
    say_lesson_7=(
        'A function is code with a name. The name is a command, and the words after it are its arguments: in the
            function, $1 is the first, $2 the second. maze.sh prepares a maze with this one:'
        '@code set_size'
        'A # begins a comment. A / divides and drops the remainder. step=( ) fills an array: the directions are 0
            east, 1 west, 2 south, 3 north, and step[2] is what a step to the south adds to an index.'
    )
    say_lesson_8=(
        'Each command also answers yes or no: this is its status. (( )) answers a comparison: == asks whether two
            values are equal, > whether the first one is greater. if runs the commands after then only if the answer
            is yes. It ends with fi:'
        '    if ((cell[0] == OPEN)); then echo open; fi'
        ''
        '@boxes'
        ''
        'This prints open, because box 0 is 1. maze.sh has variables for these numbers: WALL is 0, OPEN is 1. A
            function has the status of its last command.'
    )
    say_lesson_9=(
        'for gives a variable one value after another, and runs the commands between do and done once for each:'
        '    for direction in 0 1 2 3; do echo "${step[direction]}"; done'
        'This prints the four steps: 1, -1, 9 and -9. Inside the [ ] of an array, bash calculates as it does in (( )),
            so direction needs no $ there.'
        'We are in the cell 1,2. Its index is 58. Beside it are four squares, walls or passages.'
    )
    say_lesson_10=(
        'The walk starts in the cell 0,0. It chooses a neighboring cell that is still a wall, opens it and the wall
            between, and continues from there. A direction is a candidate if the next cell that way is still a wall,
            that is, if there is a 0 two steps away. A visited cell is a 1, and so is the ring.'
        'These are rows 3 to 8 of our maze after three passages. The walk is at the 2:'
        '@grid 3 8 58'
    )
    say_lesson_11=(
        'This function of maze.sh collects the candidates of a cell:'
        '@code list_candidates'
        'local makes a variable for this call alone; more about that later. candidate=() empties the array,
            candidate+=( ) appends a box. The last line answers whether there is a candidate.'
    )
    say_lesson_12=(
        'Which candidate is chosen? A number decides. The function below takes the number of candidates as its
            argument. It makes the next state from the last one, and pick from the state. % is the remainder of a
            division, so pick is 0 or more, and less than $1:'
        '@code below'
        'The first state is the seed. The same seed gives the same numbers, and so the same maze.'
        'In our cell there are two candidates, so the call is below 2. It sets state to 52616557.'
    )
    say_lesson_13=(
        'dig has two arguments, a cell and a direction. The variable along is one step in that direction, and the
            variable there gets the index of the next cell. Three squares become open:'
        '@code dig'
        'a = b = 1 puts the 1 into both.'
        '@grid 3 8 58'
    )
    say_lesson_14=(
        'To carve from a cell: as long as it has candidates, choose one, dig, and carve from the next cell. So
            the function calls itself. This is recursion. Each call has its own $1, the cell that it works on:'
        '@code carve_recursive'
        'while runs the commands between do and done as long as list_candidates answers yes.'
        'A call is active until it reaches its }. Then the call that made it continues.'
        '@terminal Press w to watch the calls come and go.'
    )
    say_lesson_15=(
        'In the cell 0,2 there are no candidates. So the loop ends, and with it the call: it returns. The call
            that made it continues after the marked line, and its $1 is still the same. So the walk is back in the
            cell before, and no line says "go back":'
        '@marked carve_recursive carve_recursive'
        'Two rows from the trace of our maze: step, cell, candidates, number drawn, direction, calls:'
        '@trace 4 5'
        'In each active call $1 is an index. From the oldest to the newest: 20, 38, 40, 58, 56.'
    )
    say_lesson_16=(
        '$1 belongs to one call. An ordinary variable is shared by all calls. This recursion uses such a
            variable, spot, instead of $1:'
        '@code carve_without_local'
        'The calls for 20, 38, 40 and 58 are active. The call for 58 makes one for 56, which sets spot to 56,
            finds no candidates and returns. The call for 58 continues: it asks for the candidates of "$spot".'
        'With local spot=$1 each call would have its own spot, which is gone when the call ends.'
        '@terminal Press w to watch what happens without it.'
    )
    say_lesson_17=(
        'The recursion remembers the cells to come back to in its active calls. An array can remember them too.
            The last one put there is the first one taken: this is a stack. The variable top is the number of its
            boxes:'
        ''
        '@boxes'
        ''
        '    waiting[top++]=$here      puts here on top: top++ is top, and then adds 1'
        '    here=${waiting[--top]}    takes what is on top: --top subtracts 1 first'
    )
    say_lesson_18=(
        'This is the same walk without recursion. The cells that wait are in waiting:'
        '@code carve_stack'
        ': does nothing and answers yes. elif means else, if. return ends the function.'
        '@terminal Press w, then Tab, to compare.'
    )
    say_lesson_19=(
        'The recursion is shorter. Why does maze.sh use the array for all but small mazes?'
        'When bash meets a name, cell for example, it looks for it first among the local variables of the running
            call, then among those of the call that made it, and so on to the first call. The more calls are active,
            the longer it takes to find any variable.'
        '@terminal We can measure it, with mazes of 100, 400 and 1600 cells.'
    )
    say_lesson_20=(
        'An active call needs memory. A program has a fixed amount of it for its calls, often 8 MB. bash does not
            check how much is left. When nothing is left, the system ends the program: "Segmentation fault".'
        'A call of carve_recursive, with the helper functions that it calls, needs about 2000 bytes. So there are two
            limits: maze.sh uses the recursion for mazes of up to 12 cells, because larger ones would be slow. Beyond
            2500 cells it refuses, because much larger ones would crash.'
    )
    say_lesson_questions=(
        'Print the value of box 5. Which line of bash does that?'
        'Put a 5 into box 3.'
        'Put the sum of box 0 and box 2 into box here + 2. Use the variable here.'
        'Which index is south of 23?'
        'Another maze is 21 squares wide. What is its stride?'
        'The variables column, row and stride are 1, 2 and 9. Print the index of that cell: echo $(( ... ))'
        'Call set_size for a maze of 21x11 squares, then print the variable stride. A ; separates two commands.'
        'The variable here is 1. Print wall if the box with the index here is a WALL, and nothing otherwise.'
        'The variable here is 58. Print the indices of these four squares, each one step away.'
        'How many candidates are there at the 2?'
        'The variable here is 20. Call list_candidates for it, then print the number of boxes of candidate.'
        'pick is 52616557 % 2. Is it 0 or 1?'
        'here is 58, pick is 1. Dig from here in the direction that is in box pick of candidate.'
        'The call for 0,0 made the call for 0,1, that call made the one for 1,1, and that one made the one for 1,2.
            How many calls are active?'
        'The newest call returns. What is $1 in the call that continues?'
        'What is spot now?'
        'top is 4. Take what is on top of the stack, and print it.'
        'In the cell 0,2 five calls were active. How many cells wait here?'
        'Each maze has four times as many cells, and more active calls. What happens to the time per
            cell? Type 1 if it stays the same, 2 if it grows, 3 if it falls.'
        'How many calls fit into 8,000,000 bytes?'
    )
    say_lesson_rights=(
        'Right: it prints 8. Box 5 is the sixth box, because the first one is box 0.'
        'Right: box 3 holds 5 now. The other boxes are as before.'
        'Right: 7 + 9 is 16, and here + 2 is 5. The line works for any value of here.'
        'Right: 23 + 9. South is + stride, north is - stride.'
        'Right: 21 squares, and one of the ring on each side.'
        'Right: y is 6 and x is 4, so the index is 6 * 9 + 4 = 58.'
        'Right: in this call $1 is 21, so stride is 23.'
        'Right: box 1 is a wall. For an open box the line prints nothing.'
        'Right: here plus the step, for each of the four directions.'
        'Right: east and west. North is visited, south is the ring.'
        'Right: only east leads on from 20, because the next cell in the south has been visited.'
        'Right: 1. Candidates are numbered from 0, so it is the second one.'
        'Right: candidate[1] is 1, west. 57 and 56 are open now, and the walk continues in 56.'
        'Right: one is working, and three wait for it.'
        'Right: it is back in 58, and asks for candidates again.'
        'Right: 56, which has no candidates. So the call for 58 ends, and all the others too: most cells are
            never reached.'
        'Right: --top makes 3 of 4, and box 3 holds 58, the cell put there last.'
        'Right: 20, 38, 40 and 58. The fifth cell, 56, is in the variable here.'
        'Right: it grows.'
        'Right: 8000000 / 2000. A maze of 127x127 squares has 3969 cells, and can need as many calls.'
    )
    say_lesson_wrongs=(
        'Take the line above, and change the index.'
        'A name, an index in [ ], = and a value, as in cell[1]=0.'
        'The line has the form ((cell[ ] = cell[ ] + cell[ ])). Check its three indices: here + 2, 0 and 2.'
        'The square below is a whole row further on: add the stride.'
        'A row of the array has the squares of the maze and those of the ring.'
        'Turn row into y and column into x; then y * stride + x.'
        'First set_size with the width and the height, then ; and echo "$stride".'
        'Take the line above: compare cell[here] with WALL, and echo wall.'
        'In the loop, print here plus the step: $((here + step[direction])).'
        'Look two squares away in each direction, and count the zeros.'
        'First list_candidates "$here", then ; and echo "${#candidate[@]}".'
        'Even numbers have the remainder 0, odd ones 1.'
        'dig, the cell "$here", and the direction: "${candidate[ ]}" with the right index.'
        'Count the one that is working, and those that wait for it.'
        'It is the call that made the newest one: the one before it in the list.'
        'Which call set spot last?'
        'Print a box of waiting, with --top as the index.'
        'All active calls but one are waiting. Where is the cell of that one?'
        'Think of what a variable costs when more calls are active.'
        'Divide: 8000000 bytes, 2000 for each call.'
    )
    say_lesson_whys=(
        'any typed That works for these values only. With other values your line gives a wrong result: use the boxes and the
            variables.'
        'any time The line was stopped after two seconds: it had not finished.'
        'any noise The line was stopped: it printed too much.'
        'any ended The line ended its bash, as exit does.'
        'any syntax bash cannot read the line. Is a bracket missing or of the wrong kind? Is a quotation mark, a ;, a
            then, fi, do or done missing?'
        'any sum bash cannot calculate this. It stops at: %s'
        'any command bash takes the first word of a line as a command, and there is none with this name. In an
            assignment there are no spaces around the = or before the [, and bash calculates in (( )) only.'
        'any value bash took the value as a command. To print it, write echo before it.'
        'any call In bash a call has no ( ). The arguments follow the name, with spaces between them.'
        'any braces Without { } bash reads box 0, and takes the [ ] as text. A box is written "${name[index]}".'
        'any text That is only text. A value has $ and { }: "${name[index]}".'
        "any quotes In ' ' bash replaces nothing. Write \" \" instead."
        'any dollar To calculate a value for echo, write $(( )): a $ and two brackets on each side.'
        '1 9 That is box 2, as in the example. Which index is asked for?'
        '1 5 That is the number 5. The value of box 5 is "${cell[5]}".'
        '1 1 That is box 4, the fifth one: the numbers start with 0.'
        '1 7 That is box 0: bash uses it if there is no index.'
        '1 nothing Nothing was printed. Does the line begin with echo, and is the name of the array cell?'
        '1 6 That is box 6, the seventh one: the numbers start with 0.'
        '1 command bash takes the first word of a line as a command, and there is none with this name. The line must
            begin with echo and a space.'
        '2 nothing No box has changed. Compare with cell[1]=0: it has no echo, no $ and no spaces.'
        '2 2=5 That is box 2, the third one: the numbers start with 0.'
        '2 5=3 The index goes in [ ], and the value after the =.'
        '2 0=5 Without an index the value goes into box 0.'
        '2 1=0 That is the example. Which box is asked for, and which value?'
        '2 4=5 That is box 4. The number of a box is its index.'
        '2 3==5 One = is enough: the second one is now part of the value.'
        '2 name To the left of the = is the name alone, without $, { } or quotation marks.'
        '3 nothing No box has changed. Does the line have (( )) and a single = in it?'
        '3 3=16 That is box here. The index has to be here + 2.'
        '3 5=2 That adds the indices. The values are cell[0] and cell[2].'
        '3 plain bash calculates in (( )) only. Without them it takes the + as text. Put (( )) around the whole line.'
        '3 target To the left of the = there must be a box. The + 2 belongs to its index: cell[here + 2].'
        '3 5=9 That is the value of box 2 alone. Add the values of two boxes.'
        '4 24 That is east of it, in the same row.'
        '4 22 That is west of it, in the same row.'
        '4 14 That is north of it. South is in the next row.'
        '4 25 That is two steps east. South is in the next row.'
        '4 30 A row has 9 squares here, not 7: those of the ring count too.'
        '4 41 That is two steps south.'
        '5 21 The ring is missing: a square at each end of the row.'
        '5 22 The ring has a square at both ends of the row.'
        '5 9 That is the stride of our maze, which is 7 squares wide.'
        '6 19 That is row * stride + column. First turn them into y and x.'
        '6 38 Both + 2 are missing: the cell 0,0 has x 2 and y 2.'
        '6 42 Row and column are swapped.'
        '6 56 x is 2 * column + 2.'
        '6 40 y is 2 * row + 2.'
        '6 0 There are no variables y and x yet, so bash takes 0 for them. Put their formulas in their place.'
        '6 26 bash calculates * before +. To multiply y by stride, put ( ) around the formula of y.'
        '6 nothing Nothing was printed. echo $(( )) prints the result.'
        '7 9 That is the stride of our maze. Call set_size before the echo.'
        '7 13 The width comes first, then the height.'
        '7 nothing Nothing was printed. After the two arguments there must be a ; and echo "$stride".'
        '7 stride That is a word. The value of the variable is "$stride".'
        '7 25 $1 is the width of the maze, 21. The function adds the ring itself.'
        '7 sum bash cannot calculate with "%s". The two arguments are numbers, with one space between them.'
        '7 typed Give set_size the two numbers alone, with a space between them, and print "$stride".'
        '7 command bash takes the first word of a line as a command, and there is none with this name. Here you need
            set_size and echo.'
        '8 nothing Nothing was printed, but box 1 is a wall. Is cell[here] compared with WALL?'
        '8 assigns A single = in (( )) is an assignment: it puts the value into the box. To compare, write ==.'
        '8 plain bash compares numbers in (( )). Keep the (( )) of the line above.'
        '8 else For an open box the line must print nothing, so it needs no else.'
        '8 WALL The word to print is wall, in small letters.'
        '9 1,-1,9,-9 Those are the steps. Add here to each.'
        '9 60,56,76,40 Those are two steps away.'
        '9 59 That is one direction of four.'
        '10 4 North is where the walk came from, and south is the ring: both are 1.'
        '10 3 One too many: north is visited and south is the ring; both are 1.'
        '10 1 There is one more: look two squares west as well.'
        '10 0 The squares beside it are walls, but look two squares away.'
        '11 0 That is the candidate itself: 0, east. The number of boxes is "${#candidate[@]}".'
        '11 nothing Nothing was printed. After the call there must be a ; and echo "${#candidate[@]}".'
        '11 cell That is 0 boxes. list_candidates needs an argument, the cell: "$here".'
        '11 length Without [@] that is the length of box 0. The number of boxes is "${#candidate[@]}".'
        '11 sum bash cannot calculate with "%s". The argument is "$here", the number of boxes is "${#candidate[@]}".'
        '11 2 The argument is the index of the cell, "$here", and not what is in that box.'
        '11 3 That is the number for the last cell. Call list_candidates for "$here" first.'
        '11 81 That is the number of boxes of cell. The array is called candidate.'
        '11 command bash takes the first word of a line as a command, and there is none with this name. Here you need
            list_candidates and echo.'
        '12 0 52616557 is odd, so a division by 2 leaves 1.'
        '13 59=1,60=1 That is east, box 0 of candidate. Use pick as the index.'
        '13 nothing Nothing was opened. dig needs two arguments: first the cell, then the direction.'
        '13 index pick is not a direction. It is the index of the box of candidate that holds the direction. Here both are
            1 only by chance.'
        '13 sum bash cannot calculate with "%s". dig needs two values with a space between them: "$here" and a box of
            candidate.'
        '13 command bash takes the first word of a line as a command, and there is none with this name. Here you need
            dig.'
        '14 3 Three wait. The one for 1,2 is active as well.'
        '14 1 One is working. But the others have not reached their } yet.'
        '15 56 That is the call that has ended. Its $1 is gone with it.'
        '15 20 That is the oldest call. It continues last.'
        '15 40 That is one too far: 40 still waits for the call for 58.'
        '16 58 With local, that would be right: each call would have its own.'
        '16 20 That is the oldest call. Since then, spot has changed.'
        '17 nothing Box 4 is empty. First subtract 1: --top.'
        '17 20 That is the bottom of the stack. It is taken last.'
        '17 3 3 is the index. What is in that box?'
        '17 4 That is top, the number of boxes.'
        '17 silent The line takes the value, but does not print it. Add a ; and echo "$here".'
        '17 here That is a word. The value of the variable is "$here".'
        '17 40 That is the box below. Each --top subtracts 1, so use it only once.'
        '18 5 One of the five is working: its cell is in the variable here.'
        '18 3 Besides 20, 38 and 40, the cell before 0,2 waits too.'
        '19 1 That is true of the array, where one call is active. Here bash looks for each variable in more calls.'
        '19 3 More calls are active, so there is more to look through.'
        '20 400 A zero is missing.'
        '20 40000 There is one zero too many.'
    )
    say_lesson_head='maze.sh tour %d of %d: %s'
    say_lesson_head_appendix='maze.sh tour, appendix %d of %d: %s'
    say_lesson_row='    row %d, index %2d to %2d:   %s'
    say_lesson_index='index'
    say_lesson_answer='Answer: %s'
    say_lesson_next='Enter: next'
    say_lesson_last='Enter: end'
    say_lesson_type='type a number, then Enter'
    say_lesson_type_line='type bash, then Enter'
    say_lesson_more='up, down: more'
    say_lesson_watch='w: watch'
    say_lesson_back='left, right: screens'
    say_lesson_escape='Esc: quit'
    say_lesson_to_appendix='a: appendix'
    say_lesson_measured='Measured just now, on this machine, in millionths of a second per cell:'
    say_lesson_crash='Tried just now: a bash with 1 MB for its calls crashed after %d calls, so each took %d bytes.
    Those calls did nothing but make the next one; carve_recursive calls other functions too.'
    say_lesson_no_crash='Tried just now, in a separate bash limited to 1 MB: after %s calls it was still running.'
    say_lesson_end='That was the lesson: an array, a function that calls itself, and a maze.'
    say_lesson_exercise='Now write it yourself: %s tour --exercise 1, and so on to %d. After that, write an algorithm of your own:
    docs/algorithms.md shows how. docs/terms.md explains the terms.'
    say_lesson_appendix='An appendix explains what a call costs, and why bash crashes in the end: %s tour %d.'
    say_lesson_measuring='measuring ...'
    say_lesson_running='running ...'
    say_lesson_number='%s: Please type a number in digits, then Enter.'
    say_lesson_back_to='none  back to'
    say_lesson_costs=('cells' 'recursion' 'array')
    say_lesson_name='a lesson about arrays and recursion'
    say_lesson_screens='Screens'
    say_lesson_no_script='This page needs JavaScript to check answers.'
    say_lesson_backward='Back'
    say_lesson_forward='Next'
    say_lesson_last_title='The end'
    say_lesson_watch_it='Watch it step by step'
    say_lesson_touch='Click a box to see its index and its value.'
    say_lesson_check='Check'
    say_lesson_hint='Hint'
    say_lesson_gap='gap %d'
    say_lesson_gap_wrong='Not right yet: change the marked gaps.'
    say_lesson_choose='First choose something for each gap.'
    say_lesson_no_screen='This address names no screen of the lesson: %s'
    say_lesson_exercise_title='Exercise %d: %s'
    say_lesson_appendix_title='Appendix %d: %s'
}
