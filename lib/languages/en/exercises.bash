# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# exercises: the exercises in English, their hints, and what their check reports; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_en_exercises() {
    say_exercise_1=(
        'maze.sh, exercise 1: read a box'
        ''
        'The maze is the array cell: 0 is a wall, 1 is open. The argument $1 is the index of a box. Complete read_box so
            that it puts the value of that box into the variable found.'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: a loop over the array'
        ''
        'Complete count_open so that the variable count holds the number of boxes of cell that hold a 1. A for loop can
            go through all values of the array: "${cell[@]}" stands for them, one after the other.'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: append to an array'
        ''
        'Complete list_walls: for each box of cell that holds a 0, it appends the index of the box to the array walls.
            The loop over the indices is already there: for ((A; B; C)) does A once, then repeats its lines and C as
            long as B is true.'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: count down by recursion'
        ''
        'Complete count_down so that it appends $1, $1 - 1 and so on, down to 1, to the array counted. Write it without
            a loop: the function calls itself for the next smaller number, and does nothing for 0.'
    )
    say_exercise_5=(
        'maze.sh, exercise 5: add up a tree by recursion'
        ''
        'Each node of the tree has a number: value[node] is its value, and left[node] and right[node] are the nodes
            below it. The number 0 means that there is no such node. This is the tree with its values (node 1 is at the
            top, and nodes 2 and 3 are below it):'
        '
            7
        /       \
       2         5
        \      /   \
         8    1     4'
        ''
        'Complete add_tree so that it adds the value of node $1 and the values of all nodes below it to the variable
            sum.'
    )
    say_exercise_6=(
        'maze.sh, exercise 6: dig'
        ''
        'The maze is the array cell: 0 is a wall, 1 is open (maze.sh -f text prints it the other way around). The
            variable here is the index of the current cell, and along is what one step in the direction adds to an
            index. The next cell is two steps away.'
        ''
        'Complete dig so that it opens the cell, the wall between and the next cell, and puts the index of the next cell
            into the variable there.'
    )
    say_exercise_7=(
        'maze.sh, exercise 7: the depth'
        ''
        'The variable depth counts the active calls, and deepest is the largest depth so far. Both are 0 before the
            first call.'
        ''
        'Complete carve_recursive so that it carves as before and also keeps track of the depth. Two lines belong before
            the loop, and one after it.'
    )
    say_exercise_8=(
        'maze.sh, exercise 8: a stack instead of recursion'
        ''
        'The array waiting holds the cells to come back to, and top is their number.'
        ''
        'Complete carve_stack: add what happens after dig and at a dead end. When no more cells are waiting, the maze is
            finished: return.'
        '@terminal The : after else does nothing. Replace it with your own lines.'
    )
    say_exercise_9=(
        'maze.sh, exercise 9: your own maze program'
        ''
        'Write a whole program. The command bash FILE WIDTH HEIGHT prints a maze of that size in squares; both numbers
            are odd. Print a # for a wall and a space for an open square. Exactly one path leads from each cell to
            every other cell, and each run prints a different maze.'
        '@terminal This file has no code yet: all of it will be yours.'
    )
    say_exercise_then='To check it: %s tour --check FILE'
    say_exercise_yours='your lines'
    say_hints_1=(
        'cell[0] is a box. To get its value, write a dollar sign and braces: ${cell[0]}.'
        'The index does not have to be a number: ${cell[$1]} is the box whose index is the argument.'
        'To give a variable a value, write = without spaces: found=${cell[0]}. Now replace the 0 with your index.'
    )
    say_hints_2=(
        '"${cell[@]}" stands for all values of the array, one after the other. Which loop goes through them one at a time?'
        'for code in "${cell[@]}"; do ... done runs its lines once for each value.'
        'In the loop: if ((code == 1)); then ... fi, and between them add one: ((count += 1)).'
    )
    say_hints_3=(
        'For each index, look at the box: is its value 0?'
        'if ((cell[index] == 0)); then ... fi runs its lines only at a wall. += appends to an array.'
        'With parentheses, the new value gets its own box: walls+=("$index").'
    )
    say_hints_4=(
        'There are two cases. For 0, there is nothing to do. Any other number is appended, and the rest is the same task for a smaller number.'
        'if (($1 > 0)); then ... fi. To append, write counted+=("$1"). After that, the function calls itself.'
        'The call gets the next smaller number: count_down "$(($1 - 1))". Put it inside the if, or the calls never end.'
    )
    say_hints_5=(
        'A tree is a value and two smaller trees, left and right. What is the sum of a tree that does not exist?'
        'if (($1 > 0)); then ... fi. ((sum += value[$1])) adds the value. After that come the two smaller trees.'
        'The function calls itself twice: add_tree "${left[$1]}" and the same for right.'
    )
    say_hints_6=(
        'Three squares become open: cell[here] is one of them. What are the indices of the other two?'
        'The wall is one step away: here + along. The next cell is two steps away: here + 2 * along.'
        'there=$((here + 2 * along)) comes first. Then put a 1 into the three boxes; for the first one, write ((cell[here] = 1)).'
    )
    say_hints_7=(
        'A call begins above the while and ends below the done. Where does depth grow, and where does it shrink?'
        'Above: ((depth += 1)). Below: ((depth -= 1)). All calls share depth and deepest, so do not make them local.'
        'The second line above the while compares: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'The recursion remembers the current cell when it calls itself. Here the array has to remember it before the walk continues in the next cell.'
        'After dig: waiting[top]=$here, then add one to top, then here=$there. At a dead end: take back the cell that was put there last.'
        'At a dead end: if ((top > 0)), subtract one from top, then here=${waiting[top]}; otherwise return.'
    )
    say_hints_9=(
        'Start small: fill an array of WIDTH times HEIGHT squares with walls, and write a loop that prints it row by row.'
        'Then reuse list_candidates from the lesson (tour 11) and dig and carve_recursive from exercises 6 and 7, with $RANDOM as the number. With a ring around the maze, you do not have to check where the border is.'
        'Work in this order: read $1 and $2; fill the array; open the first cell and carve from it; for each y and x, print a # or a space. For the array and the carving, see ./maze.sh between "grid" and "ends".'
    )
    say_hint_next='The next hint: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: needs an exercise; try --exercise N --hint %s'
    say_check_before='Exercise %d: %s runs in a separate bash, in an empty folder, for at most %d seconds.'
    say_check_right='Right.'
    say_check_right_mazes='Right: your twenty mazes are the same as ours. This is the last one.'
    say_check_right_depth='Right: your twenty mazes and their depths are the same as ours. This is the last one.'
    say_check_next='Next: %s tour --exercise %d'
    say_check_last='That was the last exercise. Now write your own algorithm, and watch it: %s generate --watch -a FILE. docs/algorithms.md explains how.'
    say_check_hint='A hint: %s tour --exercise %d --hint 1'
    say_check_watch='Step by step: %s tour --watch %s'
    say_check_not_exercise='%s: the line "# maze.sh, exercise N" is missing'
    say_check_written='Complete %s, then: %s tour --check %s'
    say_check_encoding='This file is not plain UTF-8 text: it begins with a byte order mark, or contains zero bytes (UTF-16). Save it as UTF-8 without a BOM.'
    say_check_line_ends='The file has Windows line endings (CR LF), and bash treats the CR as part of the line. Save it with Unix line endings (LF).'
    say_check_unwritten='You have not written anything yet.'
    say_check_place='Your lines belong in the function %s (lines to replace: %s); the top of the file explains what they should do.'
    say_check_syntax='bash cannot read the file: %s'
    say_check_unclosed='Something is missing before this point: a }, do, done, then, fi, ) or quotation mark, or a command between { and }, do and done, or then and fi.'
    say_check_function='This function is missing: %s'
    say_check_error='bash reports: %s'
    say_check_command='bash treats the first word of a line as a command, and there is no command or function with this name. Is it misspelled, or are there spaces around an =?'
    say_check_subscript='No box has this index: it is less than 0, or empty.'
    say_check_nested='This bash cannot read a box whose index contains both a $ and another box. Copy one of them into a variable first, as in here=$1 or along=${step[$2]}.'
    say_check_substitution='A box is written ${NAME[INDEX]}. Is a bracket missing or of the wrong kind?'
    say_check_return='After return there can only be a number, the status. Write the call without return.'
    say_check_count='To calculate, write (( )): ((%s)).'
    say_check_times='To multiply, write *, as in 2 * here.'
    say_check_deep='The calls never end: a function calls itself over and over, until bash runs out of memory for another call. Each call must have less to do than its caller, and the test that ends the recursion must come before the call.'
    say_check_deep_program='The calls never end: a function calls itself over and over. Either a call begins the same work as its caller, or the walk leaves the maze: a box that does not exist counts as 0, a wall. A ring of open squares keeps the walk inside.'
    say_check_endless='Your code did not finish within %d seconds: something never ends.'
    say_check_endless_hints=(
        'Nothing here needs a loop.'
        'Does the loop reach its end? for code in "${cell[@]}" does.'
        'Does a line in the loop change index? The loop already does that by itself.'
        'No loop is needed here: the function calls itself.'
        'No loop is needed here: the function calls itself, for left and for right.'
        'A cell that is never opened stays a candidate forever. Also, the variable there must hold the next cell, which
            is two steps away.'
        'Does the loop still list the candidates and dig?'
        'After dig, the walk has to continue in the next cell: here=$there. When it goes back, subtract one from top; when top is 0, return.'
        'Is there a loop whose condition never changes? Or does the walk leave the maze, because there is no ring?'
    )
    say_check_noise='Your code prints too much: is there a loop that never ends?'
    say_check_terminal='Your code waits for input from the terminal, but everything it needs is in its arguments and variables.'
    say_check_killed='A signal ended your code: does it call kill?'
    say_check_stopped='Your code stopped halfway, at number %d: does it call exit or exec?'
    say_check_case='%s: %s should be (%s), but is (%s).'
    say_check_case_hints=(
        'The value of a box is ${cell[INDEX]}, and the index is $1.'
        'Does the loop look at each box once, and add 1 to count only if the box holds a 1?'
        'Does it append the index rather than the value, and only where the value is 0? walls+=("$index") appends.'
        'Does it append $1 before the call, is the call for $1 - 1, and does it do nothing for 0?'
        'Does it add the value of the node once, and both smaller trees? Are all variables of the call local?'
        'The next cell is two steps away, and the variable there must hold its index. A passage is the square between two cells, one step away.'
        'Add one to depth where a call begins, compare it with deepest, and subtract one where the call ends.'
        'After dig, the walk has to continue in the next cell: here=$there. At a dead end, it has to go back to the cell it came from, until no cells are waiting.'
    )
    say_check_loop='The result is right, but %s does not call itself. Write it without a loop.'
    say_check_recursion='%s calls itself. In this exercise the array waiting replaces the calls.'
    say_check_text='%s should be a number, but is: %s'
    say_check_step='From cell %s the walk continued to %s, which is not a cell.'
    say_check_seed='Seed %d: the maze should be the one on the left, but is the one on the right.'
    say_check_depth='Seed %d: deepest should be %s, but it is %s.'
    say_check_program_nothing='%s: the program printed nothing. WIDTH is $1, HEIGHT is $2; print each row with echo.'
    say_check_program_ring='%s: there are %d squares in a line instead of %d. Did you print the ring too? Print y from 1 to HEIGHT and x from 1 to WIDTH.'
    say_check_program_lines='%s: lines expected: %d, found: %d.'
    say_check_program_echo='echo ends the line each time. Collect a row in a variable, then print it.'
    say_check_program_quotes='Without quotation marks, echo joins several spaces into one. Write echo "$line".'
    say_check_program_wide='%s: line %d should have %d squares, one or two characters for each.'
    say_check_program_reach='%s: %d of the %d cells can be reached from the first one.'
    say_check_program_loops='%s: all cells can be reached, but there are %d passages; %d would be enough, so there are loops.'
    say_check_program_pillar='%s: a square between four cells is open.'
    say_check_program_same='%s: three runs printed the same maze. $RANDOM is a different number each time.'
    say_check_program_right='Right: your program makes perfect mazes, and a different one each time.'
    say_mistake_local='Line %d: local makes a new variable %s, which disappears when the call ends. Here all calls share the variable: leave out local.'
    say_mistake_join='Line %d: outside (( )), += joins strings, so 0 and 1 become 01. Calculate in (( )): ((%s += 1)).'
    say_mistake_argument='Line %d: %s calls itself with its own argument $1, so the new call begins the same work again. It needs a different argument.'
    say_mistake_calculate='Line %d: in a call, bash does not calculate %s. Write $(( )): %s "$((%s))".'
    say_mistake_call='Line %d: in bash, you call a function without ( ): %s, a space and the argument. An argument that bash has to calculate is written "$(( ))".'
    say_mistake_subshell='Line %d: $( ) runs %s in a separate bash, so what it changes is lost. Write the call on its own line.'
    say_mistake_braces='Line %d: without braces, $%s is box 0, and the [ ] after it is only text. Put braces around both: ${%s[...]}.'
    say_mistake_redirect='Line %d: in [ ], < and > redirect to files. Compare numbers in (( )): if ((A > B)); then'
    say_mistake_order='Line %d: in [[ ]], < and > compare strings, and 10 comes before 9. Compare numbers in (( )): if ((A > B)); then'
    say_mistake_equal='Line %d: == compares. To give a variable a value, write a single =.'
    say_mistake_dollar='Line %d: a $ stands for the value. The variable that gets a value has no $ before its name.'
    say_mistake_substitute='Line %d: $( ) runs a command. To calculate, write two parentheses: $(( )).'
    say_mistake_space='Line %d: [ is a command, so a space comes after it. Compare numbers in (( )): if ((A > B)); then'
    say_mistake_spaces='Line %d: there is no space before +=. To add a box at the end, write %s+=("...").'
    say_mistake_append='Line %d: without ( ), += appends to a string. To add a box at the end, write %s+=("...").'
    say_mistake_assign='Line %d: = gives a value. To compare, write ==.'
    say_mistake_boxes='Line %d: this does not go through the boxes of %s one at a time. For all its values, write "${%s[@]}".'
    say_mistake_paren='Line %d: ( ) runs a command. Compare numbers in (( )): if ((A == B)); then'
    say_mistake_bare='Line %d: if and while run a command. Compare numbers in (( )): if ((A == B)); then'
    say_mistake_lost='Line %d: this calculates, but no variable gets the result. To change %s, write ((%s %s= %s)).'
    say_mistake_printed='Line %d: this does not put the value into the variable %s. Write %s=VALUE.'
    say_mistake_sum='Line %d: this assignment does not calculate. Write $(( )): %s=$((%s)).'
    say_mistake_text='Line %d: in [ ], a word without a $ is a string. Compare numbers in (( )): if ((A == B)); then'
    say_mistake_word='Line %d: without a $, %s is only a string. To get its value, write a $ before it.'
    say_mistake_box='Line %d: here %s is only text. To get the value of this box, write "${%s}".'
    say_mistake_value='Line %d: code is already the value of a box, not its index.'
    say_mistake_push='Line %d: a cell goes into the array, but nothing adds 1 to top, the number of its cells.'
    say_mistake_read='Line %d: read waits for input, but everything your code needs is in its arguments and variables.'
    say_mistake_top='Line %d: box top is empty. waiting[top++] puts a cell there, and ${waiting[--top]} takes the newest one back.'
    say_mistake_name='Line %d: %s occurs only here: is it a misspelling of %s?'
}
