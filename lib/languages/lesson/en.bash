# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# en: the texts of the lesson in English; texts are printf formats
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
        'dig: opening a passage'
        'The recursion'
        'What happens on return'
        'local: a variable for each call'
        'A stack: last in, first out'
        'The same walk with an array'
        'What a call costs'
        'Why bash crashes in the end'
    )
    say_lesson_1=(
        'An array is a row of boxes, each with a value in it. The boxes are numbered, starting with 0. The number of
            a box is its index. This array is called cell:'
        ''
        '@boxes'
        ''
        'To read a box, write its index in [ ]: "${cell[2]}" is replaced by the value of box 2. The command echo
            prints what follows it:'
        '    echo "${cell[2]}"'
        'The quotation marks keep a value in one piece.'
        '@terminal What you type here runs in a separate bash, so you can try anything. The key Up brings your
            last line back.'
    )
    say_lesson_2=(
        'An assignment puts a value into a box: the name, the index in [ ], =, and the value. There must be no
            spaces around the =. This line replaces the 4 in box 1 with a 0:'
        '    cell[1]=0'
        ''
        '@boxes'
        ''
        'If there is no such box yet, it is added: cell[7]=3 makes an eighth box here. ${#cell[@]} is the number
            of boxes.'
    )
    say_lesson_3=(
        'Inside (( )), bash calculates. Spaces are allowed there, and a word is the name of a variable, so it needs no
            $. The variable named here has the value 3:'
        ''
        '@boxes'
        ''
        '    ((cell[here] = cell[here + 1] * 2))'
        'This puts twice the value of box 4 into box 3. Elsewhere a variable needs its $: echo "$here" prints 3.
            And $(( )) is replaced by the result: echo $((here + 4)) prints 7.'
    )
    say_lesson_4=(
        'Now we come to mazes. A maze consists of squares: a 0 is a wall, a 1 is open. The squares form rows, one
            below the other, but an array is a single row of boxes. So the rows are stored in it one after another. In our
            maze a row has 9 squares:'
        '@rows'
        'The length of a row is called the stride. A step to the east adds 1 to an index; a step to the west subtracts
            1. A step to the south leads to the same place in the next row, so it adds the stride. A step to the north
            subtracts it.'
    )
    say_lesson_5=(
        'This is the whole array of a maze of 7x7 squares before it is carved, row by row:'
        '@grid 0 8'
        'Inside, every square is still a wall, except for the one where the walk that carves the maze
            begins. Around them lies a ring of open squares. The walk looks for walls only. Beyond the border it
            finds a 1 and does not go there, so nothing has to check where the border is.'
    )
    say_lesson_6=(
        'x is the place of a square in its row, y is the number of its row. Both start at 0, in the ring. The
            index is y~*~stride~+~x.'
        'The walk goes from cell to cell. Cells are the squares whose x and y are even: 2, 4, 6. Between two
            neighboring cells is one square, a wall or a passage. A cell has a column and a row, which start at 0. The next
            cell is two squares away, and the cell 0,0 has x~2 and y~2:'
        '    x = 2 * column + 2        y = 2 * row + 2'
        'So the cell 1,0 (column 1, row 0) has x~4 and y~2. Its index is 2~*~9~+~4, which is 22.'
    )
    say_lesson_7=(
        'A function is code with a name. The name is a command, and the words after it are its arguments: in the
            function, $1 is the first, $2 the second. maze.sh prepares a maze with this one:'
        '@code set_size'
        'A # begins a comment. A / divides and drops the remainder. step=( ) fills an array, one box after another.'
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
        'The directions have numbers: 0 is east, 1 west, 2 south, 3 north. step[2] is what a step to the south adds to an
            index.'
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
            argument. It calculates the next state from the last one, and pick from the state. % is the remainder of a
            division, so pick is 0 or more, and less than $1:'
        '@code below'
        'The first state is the seed. The same seed gives the same numbers, and so the same maze.'
        'In our cell there are two candidates, so the call is below 2. It sets state to 52616557.'
    )
    say_lesson_13=(
        'dig has two arguments, a cell and a direction. The variable along is one step in that direction, and the
            variable there gets the index of the next cell. Three squares become open:'
        '@code dig'
        'a = b = 1 puts a 1 into both a and b.'
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
        'In the cell 0,2 there are no candidates. So the loop ends, and the call returns. The call
            that made it continues after the marked line, and its $1 is still the same. So the walk is back in the
            cell before, and no line says "go back":'
        '@marked carve_recursive carve_recursive'
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
        ': does nothing and answers yes. elif is short for else if. return ends the function.'
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
            2500 cells it refuses to, because much larger ones would crash.'
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
            cell? Type 1 if it stays the same, 2 if it grows, 3 if it shrinks.'
        'How many calls fit into 8,000,000 bytes?'
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
    say_lesson_choose='Choose something for every gap first.'
    say_lesson_no_screen='This address names no screen of the lesson: %s'
    say_lesson_exercise_title='Exercise %d: %s'
    say_lesson_appendix_title='Appendix %d: %s'
}
