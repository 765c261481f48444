# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# en: the texts of the exercises, their check and their hints in English; texts are printf formats
#
# Writes: say_*.

practice_en() {
    say_exercise_1=(
        'maze.sh, exercise 1: read a box'
        ''
        'The maze is the array cell: 0 is a wall, 1 is open. $1 is the index of a'
        'box. Complete read_box: it puts the value in that box into the variable'
        'found.'
        'Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: a loop over the array'
        ''
        'Complete count_open: count becomes the number of boxes of cell that hold a'
        '1.'
        'Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: append to an array'
        ''
        'Complete list_walls: the array walls gets the index of each box of cell that'
        'holds a 0. The loop over the indices is there already.'
        'Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: count down by recursion'
        ''
        'Complete count_down: it appends $1, $1 - 1 and so on down to 1 to the array'
        'counted. It has no loop: it calls itself for the smaller number. For 0 it does'
        'nothing.'
        'Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_5=(
        'maze.sh, exercise 5: add up a tree by recursion'
        ''
        'Each node of the tree has a number: value[node] is its value, left[node]'
        'and right[node] are the nodes below it. A node 0 means that there is'
        'none. This is the tree, with the values (node 1 is on top, then come 2'
        'and 3):'
        ''
        '            7'
        '        /       \'
        '       2         5'
        '        \      /   \'
        '         8    1     4'
        ''
        'Complete add_tree: it adds the value of node $1 and the values of all nodes'
        'below it to the variable sum.'
        'Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_6=(
        'maze.sh, exercise 6: dig'
        ''
        'The maze is the array cell: 0 is a wall, 1 is open (maze.sh -f text prints'
        'it the other way around). here is the index of the current cell, along is'
        'what one step in the direction adds to an index. The next cell is two steps'
        'away.'
        ''
        'Complete dig: it opens the cell, the wall between and the next cell, and puts'
        'the index of the next cell into the variable there.'
        'Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_7=(
        'maze.sh, exercise 7: the depth'
        ''
        'depth is the number of active calls, deepest the largest depth so far. Both'
        'are 0 before the first call.'
        ''
        'Complete carve_recursive: it carves as before, and counts. Two lines belong'
        'before the loop and one after it.'
        'Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_8=(
        'maze.sh, exercise 8: a stack instead of the recursion'
        ''
        'The array waiting holds the cells to come back to, top is how many there are.'
        ''
        'Complete carve_stack: what happens after dig, and what happens at a dead end.'
        'When no cell is waiting any more, the maze is finished: return.'
        'Then: %s tour --check FILE'
        'Your lines replace the : , which does nothing.'
        'your lines'
    )
    say_exercise_9=(
        'maze.sh, exercise 9: a maze program of your own'
        ''
        'bash FILE WIDTH HEIGHT prints a maze of that many squares, both odd:'
        '# for a wall, a space for an open square. There is exactly one path from'
        'each cell to each other one.'
        'Each call prints a different maze.'
        'Then: %s tour --check FILE'
        'Write every line yourself.'
        ''
    )
    say_hints_1=(
        'cell[0] is a box. Its value is written with a dollar sign and braces: ${cell[0]}.'
        'The index need not be a number: ${cell[$1]} is the box whose index is the argument.'
        'A variable gets a value with =, without spaces: found=${cell[0]}. Now put your index in place of the 0.'
    )
    say_hints_2=(
        '"${cell[@]}" stands for all values of the array, one after the other. Which loop takes one at a time?'
        'for code in "${cell[@]}"; do ... done runs its lines once for each value.'
        'In the loop: if ((code == 1)); then ... fi, and between them count one up: ((count += 1)).'
    )
    say_hints_3=(
        'For each index, look at the box: is the value there 0?'
        'if ((cell[index] == 0)); then ... fi runs its lines only at a wall. += appends to an array.'
        'Parentheses make the new value a box of its own: walls+=("$index").'
    )
    say_hints_4=(
        'Two cases: for 0 there is nothing to do. For any other number, append it; the rest is the same task for a smaller number.'
        'if (($1 > 0)); then ... fi. Appending is counted+=("$1"). After it, the function calls itself.'
        'The call gets the number before: count_down "$(($1 - 1))". It has to be inside the if, or the calls never end.'
    )
    say_hints_5=(
        'A tree is a value and two smaller trees, left and right. What is the sum of a tree that does not exist?'
        'if (($1 > 0)); then ... fi. The value is added by ((sum += value[$1])). Then come the two smaller trees.'
        'The function calls itself twice: add_tree "${left[$1]}" and the same for right.'
    )
    say_hints_6=(
        'Three squares become open: cell[here] is one of them. What are the indices of the other two?'
        'The wall is one step away: here + along. The next cell is two steps away: here + 2 * along.'
        'there=$((here + 2 * along)) comes first. Then put a 1 into the three boxes, the first by ((cell[here] = 1)).'
    )
    say_hints_7=(
        'A call begins above the while and ends below the done. Where does depth grow, where does it shrink?'
        'Above: ((depth += 1)). Below: ((depth -= 1)). All calls share depth and deepest, so no local.'
        'The second line above compares: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'The recursion remembers the current cell when it calls itself. Here the array has to remember it, before the walk goes on to there.'
        'After dig: waiting[top]=$here, one more to top, then here=$there. At a dead end: take the cell back that was put there last.'
        'At a dead end: if ((top > 0)), top becomes one less and then here=${waiting[top]}; else return.'
    )
    say_hints_9=(
        'Begin small: an array of WIDTH times HEIGHT squares, all walls, and a loop that prints it row by row.'
        'Then take list_candidates, dig and carve_recursive from exercises 6 and 7, with $RANDOM for the number. A ring around the maze saves all questions about the border.'
        'In this order: read $1 and $2; fill the array; open the first cell and carve from it; for each y and x print # or a space. ./maze.sh has all of it between "grid" and "ends".'
    )
    say_hint_next='The next hint: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: needs an exercise; try --exercise N --hint %s'
    say_check_before='Exercise %d: %s runs in a separate bash with an empty environment, in an empty folder, for at most %d seconds.'
    say_check_right='Right.'
    say_check_right_mazes='Right: the same twenty mazes as ours. This is the last one.'
    say_check_right_depth='Right: the same twenty mazes as ours, and the same depth. This is the last one.'
    say_check_next='Next: %s tour --exercise %d'
    say_check_last='That was the last exercise. Now an algorithm of your own: %s generate --watch -a FILE. docs/algorithms.md explains it.'
    say_check_hint='A hint: %s tour --exercise %d --hint 1'
    say_check_watch='Step by step: %s tour --watch %s'
    say_check_not_exercise='%s: its top needs "# maze.sh, exercise N"'
    say_check_written='Complete %s, then: %s tour --check %s'
    say_check_encoding='This is not a plain text in UTF-8: it begins with a byte order mark, or has bytes that are 0 (UTF-16). Save it as UTF-8 without BOM.'
    say_check_line_ends='The lines end as in Windows, with CR LF, and bash takes the CR for a part of the line. Save the file with Unix line ends (LF).'
    say_check_unwritten='Nothing is written yet.'
    say_check_place='Your lines belong in the function %s (line %s); the top of the file says what they do.'
    say_check_syntax='bash cannot read it: %s'
    say_check_unclosed='Something is missing before this place: a }, done, fi, ) or quote, or a command between { and }, do and done, or then and fi.'
    say_check_function='The function is missing: %s'
    say_check_error='bash says: %s'
    say_check_command='bash takes the first word of a line for a command. There is no command or function of this name: is it misspelled, or are there spaces around a =?'
    say_check_count='bash counts only in (( )): ((depth--)).'
    say_check_deep='The calls never end: a function calls itself again and again, until bash has no room for another call. A call has to have less to do than its caller, and the test that ends the recursion has to come before the call.'
    say_check_deep_line='This was noticed in line %d.'
    say_check_endless='It was not finished after %d seconds: something never ends.'
    say_check_endless_hints=(
        'Nothing here needs a loop.'
        'Does the loop come to its end? for code in "${cell[@]}" does.'
        'Does something in the loop change index? It has to count up by itself.'
        'No loop is needed here: the function calls itself.'
        'No loop is needed here: the function calls itself, for left and for right.'
        'A cell that is not opened stays a candidate for ever; and the variable there has to hold the next cell, two
            steps away.'
        'Does the loop still ask for candidates, and dig?'
        'Where the walk goes back, top has to become one less; and where top is 0, return.'
        'Is there a loop whose condition never changes?'
    )
    say_check_noise='It prints too much: a loop that never ends?'
    say_check_terminal='It reads from the terminal, where nobody answers the checker. It gets everything from its arguments and variables.'
    say_check_killed='A signal ended it: does it call kill?'
    say_check_stopped='It stopped halfway, at number %d: does it call exit or exec?'
    say_check_case='%s: %s should be (%s) and is (%s).'
    say_check_case_hints=(
        'The value of a box is ${cell[INDEX]}, and the index is $1.'
        'Is each box looked at once, and count raised only for a 1?'
        'Is the index appended, not the value, and only where the value is 0? walls+=("$index") appends.'
        'Is $1 appended first, and is the next call for $1 - 1?'
        'Is the value of the node added once, and are both smaller trees added?'
    )
    say_check_loop='The result is right, but %s does not call itself. Write it without a loop.'
    say_check_recursion='%s calls itself. In this exercise the array waiting replaces the calls.'
    say_check_text='%s should be a number and is: %s'
    say_check_calculate='bash calculates only in (( )) and $(( )).'
    say_check_no_value='It has no value: is it set, and spelled right?'
    say_check_step='From cell %d the walk went on to %d, which is not a cell.'
    say_check_two_steps='The next cell is two steps away, and the variable there must hold its index.'
    say_check_elsewhere='From cell %d the walk should go on to %d, but went to %d.'
    say_check_stays='Does the variable there get the index of the next cell?'
    say_check_along='Is along, the step in the direction, part of each index?'
    say_check_again='The walk is on cell %d again, where it was before.'
    say_check_here='After dig it has to go on to the next cell: here=$there.'
    say_check_same='The next call has to be for the next cell: carve_recursive "$there".'
    say_check_shared='That is the cell of the call that has ended: a variable that all calls share? With local, each call has its own.'
    say_check_seed='Seed %d: it should be as on the left, but is as on the right.'
    say_check_border='The border is open: somewhere an index is one off. The next cell is 2 steps away, and the ring is not a cell.'
    say_check_back='Cells never reached: %d. At a dead end the walk has to go back to the cell it came from, until no cell is waiting.'
    say_check_there='Cells never reached: %d. Does the variable there get the index of the next cell, two steps away?'
    say_check_between='The cells are open, but the walls between them are not: a passage is the square between two cells, one step away.'
    say_check_corner='A square between four cells is open: somewhere an index is one off.'
    say_check_other='All cells are reached, but it is a different maze: is the walk in the wrong cell, or is more than one number drawn per passage?'
    say_check_depth='Seed %d: deepest should be %s and is %s.'
    say_check_never_up='Does anything count up when a call begins?'
    say_check_not_most='depth is right, but deepest is not the largest depth: only where ((depth > deepest)), deepest becomes depth.'
    say_check_never_down='That is as deep as there are cells: when a call ends, depth has to become one less.'
    say_check_one_off='It is one off: count the first call too, and compare before the calls in the loop begin.'
    say_check_look_again='Count up where a call begins, compare with deepest, count down where it ends.'
    say_check_program_nothing='%s: it printed nothing. WIDTH is $1, HEIGHT is $2; print each row with echo.'
    say_check_program_lines='%s: lines expected: %d, found: %d.'
    say_check_program_wide='%s: line %d should have %d squares, one or two characters for each.'
    say_check_program_reach='%s: %d of the %d cells can be reached from the first one.'
    say_check_program_loops='%s: all cells can be reached, but there are %d passages; %d are enough, so there are loops.'
    say_check_program_pillar='%s: a square between four cells is open.'
    say_check_program_same='%s: three calls made the same maze. $RANDOM is a different number each time.'
    say_check_program_right='Right: perfect mazes, and a different one each time. They are yours.'
    say_mistake_local='Line %d: local makes a new variable %s, which is gone when the call ends. Here the variable is shared by all: leave out local.'
    say_mistake_join='Line %d: outside of (( )), += joins texts: from 0 and 1 it makes 01. Calculate in (( )): ((%s += 1)).'
    say_mistake_argument='Line %d: %s calls itself with its own argument $1, so the new call begins the same work again. It needs another argument.'
    say_mistake_calculate='Line %d: in a call, bash does not calculate %s. $(( )) does: %s "$((%s))".'
    say_mistake_braces='Line %d: without braces, $%s is box 0, and the [ ] after it only text. Write braces around both: ${%s[...]}.'
    say_mistake_redirect='Line %d: in [ ], < and > read and write files. Compare numbers in (( )): if ((depth > deepest)); then'
    say_mistake_order='Line %d: in [[ ]], < and > compare texts, and 10 comes before 9. Compare numbers in (( )): if ((depth > deepest)); then'
    say_mistake_equal='Line %d: == compares. To give a variable a value, write a single =.'
    say_mistake_dollar='Line %d: a $ stands for the value. The variable that gets a value has no $ before its name.'
    say_mistake_substitute='Line %d: $( ) runs a command. To calculate, write two parentheses: $(( )).'
    say_mistake_space='Line %d: [ is a command, so a space comes after it. Compare numbers in (( )): if ((depth > deepest)); then'
    say_mistake_outside='Line %d comes after the } of %s, so it is not part of the function.'
    say_mistake_name='Line %d: %s occurs only here: is it a misspelling of %s?'
}
