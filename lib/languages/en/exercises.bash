# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# exercises: the exercises in English, their hints, and what their check reports; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_en_exercises() {
    say_exercise_1=(
        'maze.sh, exercise 1: read a box'
        'The maze is the array "cell": 0 is a wall, 1 is open. The argument $1 is the index of a box. Complete read_box
            so that it puts the value of that box into the variable "found".'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: a loop over the array'
        'Complete count_open so that it counts how many boxes of the array "cell" hold a 1, and puts this number into
            the variable count. A for loop can go through all values of the array: "${cell[@]}" stands for them, one
            after the other.'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: append to an array'
        'Complete list_walls: for each box of the array "cell" that holds a 0, it appends the index of the box to the
            array "walls". The loop over the indices is already there. In for ((A; B; C)), A runs first. While
            B is true, the lines of the loop run, and C runs after each round.'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: count down by recursion'
        'Complete count_down so that it appends $1, $1 - 1 and so on, down to 1, to the array "counted". Write it
            without a loop: the function calls itself for the next smaller number, and does nothing for 0.'
    )
    say_exercise_5=(
        'maze.sh, exercise 5: add up a tree by recursion'
        'Each node of the tree has a number: value[node] is its value, and left[node] and right[node] are the nodes
            below it. The number 0 means that there is no such node. This is the tree with its values (node 1 is at the
            top, and nodes 2 and 3 are below it):'
        '            7
        /       \
       2         5
        \      /   \
         8    1     4'
        'Complete add_tree so that it adds the value of node $1 and the values of all nodes below it to the variable
            "sum".'
    )
    say_exercise_6=(
        'maze.sh, exercise 6: dig'
        'The maze is the array "cell": 0 is a wall, 1 is open (maze.sh -f text prints it the other way around). The
            variable "here" is the index of the current cell, and "along" is the number that one step in direction $2
            adds to an index. The next cell is two steps away.'
        'Complete dig so that it opens the current cell, the next cell and the wall between them, and puts the index of
            the next cell into the variable "there".'
    )
    say_exercise_7=(
        'maze.sh, exercise 7: the depth'
        'The variable "depth" counts the active calls, and the variable "deepest" is the largest depth so far. Both are
            0 before the first call.'
        'Complete carve_recursive so that it carves as before and also keeps track of the depth. Two lines belong before
            the loop, and one after it.'
    )
    say_exercise_8=(
        'maze.sh, exercise 8: a stack instead of recursion'
        'The array "waiting" holds the cells to come back to, and the variable "top" is their number.'
        'Complete carve_stack: write the lines that follow dig, and those for a dead end. When no more cells are
            waiting, the maze is finished: return.'
        'The : after else does nothing. Replace it with your own lines.'
    )
    say_exercise_9=(
        'maze.sh, exercise 9: print the rows'
        'The array "cell" holds a small picture row by row, without a ring: $1 is its width and $2 is its height. A 0 is
            a wall, a 1 is open. The square in column x of row y, both counted from 0, has the index y * $1 + x.'
        'Complete print_rows so that it prints the picture: one line for each row, a # for each wall and a space for
            each open square.'
    )
    say_exercise_10=(
        'maze.sh, exercise 10: your own maze program'
        'Write a whole program. The command "bash FILE WIDTH HEIGHT" prints a maze of that size in squares; both numbers
            are odd. Print a # for a wall and a space for an open square, or draw any picture that maze.sh can read.
            Exactly one path leads from each cell to every other cell, and each run prints a different maze.'
        'This file has no code yet: all of it will be yours.'
    )
    say_exercise_then='To check it: %s tour --check FILE'
    say_exercise_yours='your lines'
    say_hints_1=(
        'cell[0] is a box. To get its value, write a dollar sign and braces: ${cell[0]}.'
        'The index does not have to be a number: ${cell[$1]} is the box whose index is the argument.'
        'To give a variable a value, write = without spaces: found=${cell[0]}. Now replace the 0 with your index.'
    )
    say_hints_2=(
        '"${cell[@]}" stands for all values of the array, one after the other. Which loop goes through them one at a
            time?'
        'for code in "${cell[@]}"; do ... done runs its lines once for each value.'
        'In the loop, write if ((code == 1)); then ... fi. Between then and fi, add 1: ((count += 1)).'
    )
    say_hints_3=(
        'For each index, look at the box: is its value 0?'
        'if ((cell[index] == 0)); then ... fi runs its lines only for a wall. += appends to an array.'
        'With parentheses, the new value gets its own box: walls+=("$index").'
    )
    say_hints_4=(
        'There are two cases. For 0, there is nothing to do. Any other number is appended, and the rest is the same task
            for a smaller number.'
        'Write if (($1 > 0)); then ... fi. To append, write counted+=("$1"). After that, the function calls itself.'
        'Pass the next smaller number to the call: count_down "$(($1 - 1))". Put it inside the if, or the calls never
            end.'
    )
    say_hints_5=(
        'A tree is a value and two smaller trees, left and right. What is the sum of a tree that does not exist?'
        'Write if (($1 > 0)); then ... fi. To add the value, write ((sum += value[$1])). After that come the two smaller
            trees.'
        'The function calls itself twice: add_tree "${left[$1]}" and the same for right.'
    )
    say_hints_6=(
        'Three squares become open: cell[here] is one of them. What are the indices of the other two?'
        'The wall is one step away: here + along. The next cell is two steps away: here + 2 * along.'
        'there=$((here + 2 * along)) comes first. Then put a 1 into the three boxes; for the first one, write
            ((cell[here] = 1)).'
    )
    say_hints_7=(
        'A call begins above the while and ends below the done. Where does depth grow, and where does it shrink?'
        'Write ((depth += 1)) above the while, and ((depth -= 1)) below the done. All calls share "depth" and "deepest",
            so do not make them local.'
        'The second line above the while compares the two: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'The recursion remembers the current cell when it calls itself. Here the array has to remember it before the
            walk continues in the next cell.'
        'After dig, write waiting[top]=$here, add 1 to top, and write here=$there. At a dead end, take the cell that was
            added last.'
        'At a dead end, test if ((top > 0)). If so, subtract 1 from top and write here=${waiting[top]}. Otherwise,
            return.'
    )
    say_hints_9=(
        'Which squares are in row 0, and which are in row 1? One loop goes through the rows. For each row, a second loop
            goes through its squares.'
        'The outer loop is for ((y = 0; y < $2; y++)); do ... done. The inner loop counts x from 0 to $1 - 1. After the
            inner loop, echo ends the row.'
        'In the inner loop, printf prints without ending the line: if ((cell[y * $1 + x] == 0)); then printf "#"; else
            printf " "; fi. Write echo after the done of this loop.'
    )
    say_hints_10=(
        'Start small. Fill an array of (WIDTH + 2) * (HEIGHT + 2) squares: walls, and a ring of open squares around
            them. Then write a loop that prints its rows without the ring.'
        'Then reuse list_candidates from the lesson (tour 11), and dig and carve_recursive from exercises 6 and 7. This
            function draws the number: below() { pick=$((RANDOM % $1)); }. Because of the ring, you do not have to check
            where the border is.'
        'First read $1 and $2, and fill the array. Next, open the first cell and carve from it. Last, print a # or a
            space for each square, row by row. The part of ./maze.sh between "grid" and "ends" shows the array and the
            carving.'
    )
    say_hint_next='The next hint: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: needs an exercise; try --exercise N --hint %s'
    say_lint_check='--lint: needs a file; try --check FILE --lint'
    say_check_right='Right.'
    say_check_right_mazes='Right: your twenty mazes are the same as ours. The last one is shown above.'
    say_check_next='Next: %s tour --exercise %d'
    say_check_last='That was the last exercise. Now write your own algorithm, and watch it: %s generate --watch -a FILE.
            docs/algorithms.md explains how.'
    say_check_hint='A hint: %s tour --exercise %d --hint 1'
    say_check_watch='Step by step: %s tour --watch %s'
    say_check_not_exercise='%s: does not name its exercise; try --exercise %s'
    say_check_written='Complete %s, then: %s tour --check %s'
    say_check_text='maze.sh checks only plain UTF-8 text with Unix line ends and no byte order mark, of at most %d KB,
            in lines of at most %d characters.'
    say_check_unwritten='You have not written anything yet. Write your code in the function %s. The top of the file
            explains what it should do.'
    say_check_passed='passed'
    say_check_failed='failed'
    say_check_empty='empty'
    say_check_seeds='%d of %d mazes'
    say_check_beside='Expected on the left, yours on the right:'
    say_check_quote='Line %d: %s'
    say_check_calls='Your calls: %s; right: %s'
    say_check_case='"%s" should be %s, but is %s.'
    say_check_printed='Your code printed:'
    say_check_seed='Seed %d'
    say_check_program_nothing='%s: the program printed nothing.'
    say_check_program_wrong='%s: the picture has %s squares, %d cells, of which %d can be reached, and %d passages.
            Right: %s squares, %d cells, all of them reachable, and %d passages.'
    say_check_program_same='%s: two runs printed the same maze. $RANDOM is a different number each time.'
    say_check_program_right='Right: your program makes perfect mazes, and a different one each time.'
    say_practice_done='Done:'
    say_practice_file='Edit %s in another window. Each save starts a check.'
    say_practice_checking='Your file is being checked ...'
    say_check_stopped='The check was stopped.'
    say_practice_keys='h hint  w watch  n next  p previous  q quit  l shellcheck'
    say_practice_next='Press n for exercise %d.'
    say_practice_lint_none='shellcheck reports nothing about this file.'
    say_practice_lint_missing='shellcheck is not installed.'
    say_practice_terminal='--practice: needs a terminal; try --exercise 1'
}
