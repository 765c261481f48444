# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# lesson: the screens and questions of the lesson in English; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_en_lesson() {
    say_lesson_titles=(
        'An array: boxes in a row'
        'Writing into a box'
        '(( )): bash does arithmetic'
        'The stride: rows in one array'
        'The ring: no border to check'
        'Cells: column and row, x and y'
        'A function and its arguments'
        'The status: yes or no'
        'A loop over the directions'
        'Candidates, and a number that decides'
        'list_candidates'
        'dig: opening a passage'
        'A function that calls itself'
        'A tree: two calls in one call'
        'The recursion'
        'What happens on return'
        'local: a variable for each call'
        'A stack: last in, first out'
        'The same walk with an array'
        'Appendix: what a call costs'
        'Appendix: why too many calls crash bash'
    )
    say_lesson_1=(
        'An array is a row of boxes, and each box holds a value. The boxes are numbered from 0, and the number of a box
            is called its index. This array is named "cell":'
        '@boxes'
        'To read a box, put its index in [ ]: bash replaces "${cell[2]}" with the value of box 2. The echo command
            prints the words that follow it:'
        '    echo "${cell[2]}"'
        'The quotation marks keep a value in one piece, even if it contains spaces.'
        'Your line runs in a separate bash, so its variables are gone afterwards. Files are real, though: rm deletes
            them. The Up key brings back your last line.'
    )
    say_lesson_2=(
        '@maze'
        'A maze can be stored in an array: 0 is a wall, and 1 is open. These boxes are one row of squares of a small
            maze:'
        '@boxes'
        'An assignment puts a value into a box. Write the name of the array, the index in [ ], an = and the value,
            with no spaces around the =. This line opens the square in box 5:'
        '    cell[5]=1'
        'If the box does not exist yet, bash adds it: here, cell[9]=1 would add a tenth box. ${#cell[@]} is the number
            of boxes.'
    )
    say_lesson_3=(
        '@maze'
        'Inside ((~)), bash does arithmetic. Spaces are allowed there. A word is the name of a variable there, even
            without a $. Here, the variable "here" has the value 4:'
        '@boxes'
        '    ((cell[here + 3] = 1))'
        'This opens the square in box 7. Outside ((~)), a variable needs its $: echo~"$here" prints 4. To use the
            result of a calculation in a command, write $((~)): echo $((here + 3)) prints 7.'
    )
    say_lesson_4=(
        'As on screen 2, 0 is a wall and 1 is open. The squares of a maze form rows, one below the
            other, but an array is just one row of boxes, so it stores the rows one after another. In our maze, each
            row has 9 squares:'
        '@grid 0 1'
        'The length of a row is called the stride. A step east adds 1 to an index, and a step west subtracts 1. A step
            south leads to the same place in the next row, so it adds the stride; a step north subtracts the stride.'
    )
    say_lesson_5=(
        'Row by row, this is the whole array of a maze of 7x7 squares before it is carved:'
        '@grid 0 8'
        'Inside, only one square is open. The walk, which carves the maze, begins there. Around the walls lies a ring of
            open squares. The walk only enters squares that are still walls. When it looks beyond the border, it finds
            a 1 and stays inside. So the code never has to check where the border is.'
    )
    say_lesson_6=(
        '@maze'
        'The position of a square in its row is called x, and the number of its row is called y. Both start at 0, in
            the ring. The index of the square is y~*~stride~+~x.'
        'The walk moves from cell to cell. A cell is a square whose x and y are both even: 2, 4 or 6. Between two
            neighboring cells is one square, a wall or a passage. Cells also have a column and a row number, which
            start at 0. The next cell is two squares away, and cell 0,0 has x~2 and y~2:'
        '    x = 2 * column + 2        y = 2 * row + 2'
        'For example, cell 1,0 (column 1, row 0) has x~4 and y~2, so its index is 2~*~9~+~4, which is 22.'
    )
    say_lesson_7=(
        '@maze'
        'A function is a piece of code with a name. You call it by its name, like a command, and the words after the
            name are its arguments. Inside the function, $1 is the first argument and $2 is the second. maze.sh
            prepares a maze with this function:'
        '@code set_size'
        'The rest of a line after a # is a comment. A / divides and drops the remainder. step=( ) fills the array
            "step", one box after another.'
    )
    say_lesson_8=(
        '@maze'
        'Every command also answers yes or no. This answer is called its status. The ((~)) command can compare numbers:
            == asks whether two values are equal, and > whether the first one is greater. An "if" runs the commands
            after "then" only if the answer is yes. It ends with "fi":'
        '    if ((cell[0] == OPEN)); then echo open; fi'
        '@boxes'
        'This prints open, because box 0 holds a 1. maze.sh has variables for these numbers: WALL is 0 and OPEN is 1.
            The status of a function is that of its last command.'
    )
    say_lesson_9=(
        '@maze'
        'The directions are numbered: EAST is 0, WEST is 1, SOUTH is 2 and NORTH is 3. The array "step" holds what a
            step in each direction adds to an index, so step[2] is a step south.'
        'A "for" loop gives a variable one value after another, and runs the commands between "do" and "done" once for
            each value:'
        '    for direction in 0 1 2 3; do echo "${step[direction]}"; done'
        'This prints the four steps: 1, -1, 9 and -9. Inside the [ ] of an array, bash does arithmetic as in ((~)), so
            direction needs no $ there.'
        'We are in cell 1,2, and its index is 58. Next to it are four squares, each a wall or a passage.'
    )
    say_lesson_10=(
        'The walk starts in cell 0,0. It chooses a neighboring cell that is still a wall, opens that cell and the wall
            between, and continues there. A direction is a candidate if the next cell that way is still a wall: then
            there is a 0 two steps away. After three passages, the walk is at the 2:'
        '@grid 4 8 58'
        'A number decides which candidate it takes. The function "below" calculates it from the variable "state", whose
            first value is the seed. A % gives the remainder of a division, so "pick" is less than $1, the number of
            candidates:'
        '@code below'
    )
    say_lesson_11=(
        'This function of maze.sh collects the candidates of a cell:'
        '@code list_candidates'
        'The word "local" makes variables for this call alone; screen 17 explains it. candidate=() empties the array,
            and candidate+=( ) appends a box. The last line sets the status: yes if there is at least one candidate.'
    )
    say_lesson_12=(
        'The function dig has two arguments, a cell and a direction. The variable "along" is what one step in that
            direction adds to an index, and the variable "there" is the index of the next cell. Then dig opens three
            squares:'
        '@code dig'
        'In ((~)), a = b = 1 puts a 1 into both a and b.'
        '@grid 3 8 58'
    )
    say_lesson_13=(
        'A function can call other functions, and even itself. Each call has its own arguments. This function prints
            the index of a wall, and then calls itself for the next square to the east:'
        '    east() { if ((cell[$1] == WALL)); then echo "$1"; east $(($1 + 1)); fi; }'
        '@grid 2 2'
        'The call "east 21" prints 21, 22, 23, 24 and 25. Square 26 belongs to the ring and is open, so the call for
            26 makes no other call. It ends, and then the others end.'
        'On one line, write a space after the { and a ; before "then", "fi" and }.'
    )
    say_lesson_14=(
        'A call can also make two calls. This tree has four nodes. Each shows its number and its value:'
        '    node 1: 7 --+-- node 2: 2 ------ node 4: 8
                +-- node 3: 5'
        '@boxes'
        'left[1] is 2 and right[1] is 3: the nodes below node 1. right[2] is 4. A 0 means that there is no node. This
            function prints the numbers of a node and of all nodes below it:'
        '    visit() { if (($1 > 0)); then echo "$1"
        visit "${left[$1]}"; visit "${right[$1]}"; fi; }'
        'The call "visit 1" prints 1, 2, 4 and 3. The call for node 1 waits until the call for node 2 has ended, and
            then makes the one for node 3. In ((~)), sum += 3 adds 3 to the variable "sum".'
    )
    say_lesson_15=(
        'This is how to carve from a cell: as long as it has candidates, choose one, dig, and carve from the next cell.
            So the function that carves calls itself. This is called recursion. Each call has its own $1, the cell
            it works on:'
        '@code carve_recursive'
        'The "while" loop runs the commands between "do" and "done" as long as list_candidates answers yes.'
        'A call is active until it reaches its }. Then the call that made it continues.'
    )
    say_lesson_16=(
        'Cell 0,2 has no candidates, so the loop ends and the call returns. The call that made it continues after the
            marked line, with its own $1. So the walk is back in the previous cell, although no line says
            "go back":'
        '@code carve_recursive carve_recursive'
        'In each active call, $1 is the index of a cell. From the oldest call to the newest, these are 20, 38, 40, 58
            and 56.'
    )
    say_lesson_17=(
        'Every call has its own $1, but all calls share an ordinary variable. This recursion uses such a shared
            variable, named "spot", instead of $1:'
        '@code carve_without_local'
        'The calls for 20, 38, 40 and 58 are active. The call for 58 makes one for 56, which sets "spot" to 56, finds no
            candidates and returns. Then the call for 58 continues and asks for the candidates of "$spot".'
        'With local spot=$1, each call would have its own "spot", which disappears when the call ends.'
    )
    say_lesson_18=(
        'In the recursion, the active calls remember the cells to come back to. An array can remember them too, if the
            last cell put into it is the first one taken out. An array used like this is called a stack. Here, the
            variable "top" is the number of its boxes:'
        '@boxes'
        '    waiting[top++]=$here      puts the cell on top, then adds 1 to top
    here=${waiting[--top]}    first subtracts 1 from top, then takes that box'
    )
    say_lesson_19=(
        'This is the walk without recursion, with its cells in the array "waiting":'
        '@code carve_stack'
        'The command : does nothing and answers yes. The word "elif" is short for "else if", and "return" ends the
            function.'
    )
    say_lesson_20=(
        'The recursion is shorter, so why does maze.sh use the array for all but the smallest mazes?'
        'To find a variable such as cell, bash looks first among the local variables of the current call, then among
            those of the call that made it, and so on back to the first call. The more calls are active, the longer it
            takes to find any variable.'
        'We can measure this with mazes of 100, 400 and 1600 cells.'
    )
    say_lesson_21=(
        'Every active call needs memory. A program has a fixed amount of it for its calls, often 8 MB, and bash does not
            check how much is left. When it runs out, the system ends the program with the message "Segmentation
            fault".'
        'To see this, type the next line in another terminal. It starts a bash with 1~MB for its calls. There it runs a
            function that only calls itself:'
        '    bash -c "ulimit -s 1024; f() { f; }; f"'
        'A call of carve_recursive, together with the functions that it calls, needs about 2000 bytes. That is why
            maze.sh has two limits. By default, it uses the recursion only for mazes of up to 12 cells, because
            larger ones would be slow. It never uses the recursion for more than 2500 cells, because much larger
            mazes would crash bash.'
    )
    say_lesson_questions=(
        'Print the value of box 5. Which line of bash does that?'
        'The square in box 2 is open. Open the one to its right: put a 1 into box 3.'
        'How many of the two squares beside box "here" are open? Print the sum of the boxes "here - 1" and "here + 1".
            Use the variable, not its value.'
        'You are at index 23 and take a step south. What is your index now?'
        'Another maze is 21 squares wide. What is its stride?'
        'The variables "column", "row" and "stride" are 1, 2 and 9. Print the index of cell 1,2: echo $(( ... ))'
        'Call set_size for a maze of 21x11 squares, then print the variable "stride". Separate the two commands with a
            ;'
        'The variable "here" is 1. If the box with that index is a WALL, print the word wall; otherwise print nothing.'
        'The variable "here" is 58. Print the indices of the squares one step to the east, west, south and north, in this
            order.'
        'Count the candidates at the 2. With this number, "below" sets "state" to 52616557. What is "pick"?'
        'The variable "here" is 20. Call list_candidates for that cell, then print the number of boxes in the array
            "candidate".'
        'The variable "here" is 58, and the variable "pick" is 1. Dig from that cell in the direction stored in box
            "pick" of the array "candidate".'
        'Write a function named down that counts down: if its number is greater than 0, it prints the number and calls
            itself with the number minus 1. Then call~down~3. All on one line.'
        'The variable "sum" is 0. Write a function named add that adds the value of node $1 and of all nodes below it to
            "sum". Then: add 1; echo "$sum". All on one line.'
        'The call for 0,0 made the call for 0,1, which made the one for 1,1, which made the one for 1,2. How many calls
            are active?'
        'The newest call returns. What is $1 in the call that continues?'
        'The call for 56 has returned. What is the value of the variable "spot"?'
        'The variable "top" is 4. Take the cell on top of the stack, and print it.'
        'In cell 0,2, five calls were active. How many cells does the array hold there?'
        'Each maze has four times as many cells as the one before, and more active calls. With recursion, what happens
            to the time per cell? Answer 1 if it stays the same, 2 if it grows, 3 if it shrinks.'
        'How many such calls fit into 8,000,000 bytes?'
    )
    say_lesson_head='maze.sh tour %d of %d: %s'
    say_lesson_row='    row %d, index %2d to %2d:   %s'
    say_lesson_index='index'
    say_lesson_answer='Answer: %s'
    say_lesson_next='Enter: next'
    say_lesson_last='Enter: end'
    say_lesson_type='type a number, then press Enter'
    say_lesson_type_line='type bash, then press Enter'
    say_lesson_more='up, down: more'
    say_lesson_watch='Tab: watch'
    say_lesson_back='left, right: screens'
    say_lesson_left='Last time, you stopped at this screen. To begin again: %s tour 1'
    say_lesson_help='?: hint'
    say_lesson_got='Result: %s. Expected: %s.'
    say_lesson_typed='That is right for these values. But with %s, the line gives %s instead of %s.'
    say_lesson_nothing='nothing'
    say_lesson_escape='Esc: quit'
    say_lesson_measured='Measured just now on this machine, in millionths of a second per cell:'
    say_lesson_end=(
        'That was the lesson: an array, a function that calls itself, and a maze.'
        'Now write it yourself: %s tour --practice. It leads through ten exercises. Then write your own algorithm:
            docs/algorithms.md shows how. docs/terms.md explains the terms.'
        'An appendix explains what a call costs, and why too many calls crash bash: %s tour 20.'
    )
    say_lesson_measuring='measuring ...'
    say_lesson_running='running ...'
    say_lesson_number='%s: type only the digits of the answer, then press Enter.'
    say_lesson_ascii='The lesson ignores characters outside ASCII.'
    say_lesson_costs='    cells         recursion        array'
    say_lesson_name='a lesson about arrays and recursion'
    say_lesson_hint='Hint'
    say_lesson_solution='Answer'
    say_lesson_key='Hints and answers'
    say_lesson_calls='The active calls of %s, from the oldest to the newest, whenever one has begun or ended. Each shows
            its $1:'
}
