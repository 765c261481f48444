# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# replies: the replies to answers in the lesson, and the notes about what bash reports, in English
#
# Writes: say_*.

speak_en_replies() {
    say_lesson_rights=(
        'Right: it prints 8. Box 5 is the sixth box, because the first one is box 0.'
        'Right: box 3 holds a 1 now, and a passage begins. The other boxes have not changed.'
        'Right: 1 + 1 is 2, so both squares are open.'
        'Right: 23 + 9 is 32. South adds the stride, and north subtracts it.'
        'Right: 21 squares, plus one ring square on each side.'
        'Right: y is 6 and x is 4, so the index is 6 * 9 + 4 = 58.'
        'Right: in the call set_size 21 11, $1 is 21, so stride is 23.'
        'Right: box 1 is a wall, so the line prints the word.'
        'Right: these are the squares to the east, west, south and north.'
        'Right: there are two candidates, east and west, and 52616557 % 2 is 1. The boxes are numbered from 0, so this
            is the second one, west.'
        'Right: east is the only one, because the next cell to the south has been visited.'
        'Right: candidate[1] is 1, which is west. Squares 57 and 56 are open now, and the walk continues in 56.'
        'Right: with recursion, the calls with 3, 2 and 1 print their numbers. When the last call ends, the others end
            too.'
        'Right: 7 + 2 + 8 + 5 is 22. With recursion, the call for a node adds its value, and leaves the rest to the
            calls for the nodes below.'
        'Right: one call is working, and three are waiting for it.'
        'Right: the walk is back in 58, and asks for candidates again.'
        'Right: the variable "spot" is 56, and cell 56 has no candidates. So the call for 58 ends, and so do all the
            others: most cells are never reached.'
        'Right: top is 3 now, and 58 is the cell that was added last.'
        'Right: 20, 38, 40 and 58. The fifth cell, 56, is in the variable "here".'
        'Right: the time per cell grows with the number of active calls.'
        'Right: 8,000,000 / 2000 is 4000. A maze of 127x127 squares has 3969 cells, and can need that many calls.'
    )
    say_lesson_hints=(
        'Use the line above, but change the index.'
        'Write the name of the array, the index in [ ], an = and the value, as in cell[5]=1.'
        'The line has the form echo $((cell[ ] + cell[ ])). The two indices are "here - 1" and "here + 1".'
        'The square to the south is one whole row later, so add the stride.'
        'A row of the array contains the squares of the maze and those of the ring.'
        'Turn row into y and column into x, then calculate y * stride + x.'
        'First call set_size with the width and the height. Then write ; and echo "$stride".'
        'Change the line above: compare cell[here] with WALL, and print wall.'
        'In the loop, print the index plus the step: $((here + step[direction])).'
        'Look two squares away in each direction, and count the zeros. Then take the remainder of the division.'
        'First call list_candidates "$here". Then write ; and echo "${#candidate[@]}".'
        'Write dig, the cell "$here" and the direction, which is "${candidate[ ]}" with the right index.'
        'Change the function above: its name is down, the test is (($1 > 0)), and the inner call gets $(($1 - 1)).
            After the }, write ; and down 3.'
        'Change the function above: its name is add, and instead of the echo it has ((sum += value[$1])). After the },
            write ; add 1; and echo "$sum".'
        'Count the call that is working and those that are waiting for it.'
        'The call that made the newest one continues. Its cell comes just before the last one in the list.'
        'Which call set the variable "spot" last?'
        'Print a box of waiting, with --top as the index.'
        'All active calls but one wait. Where is the cell of the call that works?'
        'How long does bash take to find a variable when more calls are active?'
        'Divide 8,000,000 bytes by the 2000 bytes that each call needs.'
    )
    say_check_endless='Your code did not finish within %d seconds.'
    say_check_noise='maze.sh stopped your code because it printed too much.'
    say_check_ended='Your code ended the bash that ran it, as exit does.'
    say_note_reports='bash reports: %s'
    say_note_bracket='The command [ ends with the word ]. A space comes after [ and before ].'
    say_note_number='bash took the value %s for the name of a command. To print it, write echo; an assignment has no
            space after its =.'
    say_note_assign='bash took "%s" for a command. An assignment has no spaces around its = and no $ before its name; ((
            )) calculates.'
    say_note_command='The first word of a command is its name, and bash knows no command "%s".'
    say_note_file='Outside (( )), < and > stand before names of files. Inside, they compare numbers.'
    say_note_word='Before "%s", bash expects a command, a ; or a new line, and the word that it belongs to.'
    say_note_token='Before "%s", bash expects something else: for and while need do, a ; separates commands, a call has
            no ( ), and NAME+=( is written without spaces.'
    say_note_end='bash read to the end, and something is missing: if needs fi, do needs done, and { needs }.'
    say_note_open='bash read to the end and found no %s that closes what was opened.'
    say_note_substitution='Between ${ and }, bash reads a name, or a name with an index: ${cell[0]}.'
    say_note_integer='[ ] compares numbers here, and "%s" is not one. A name needs a $ there; in (( )) it needs none.'
    say_note_operator='[ ] counts its words, and an empty value without " " is no word. (( )) compares numbers.'
    say_note_zero='The number after / or %% was 0. A variable without a value counts as 0.'
    say_note_target='In (( )), only a variable or a box can stand before an =. To compare, write ==.'
    say_note_operand='In this calculation, a number or a variable is missing at "%s".'
    say_note_digit='bash reads "%s" as one number. Such a number has no letters, and after a 0 at its start only the
            digits 0 to 7.'
    say_note_between='bash cannot calculate with "%s": it knows whole numbers, names, and an operator such as + or *
            between two of them.'
    say_note_index='The index is empty or below 0, and there is no such box.'
    say_note_identifier='"%s" cannot be the name of a variable: a name has only letters, digits and _, and does not
            begin with a digit.'
    say_note_nesting='Too many calls were active at the same time: a function calls itself again and again.'
    say_note_unset='"%s" has no value when it is first used.'
    say_note_dollar='bash replaced no $ here: between '\'' and '\'', or after a \, it is an ordinary character.'
    say_note_first='$NAME alone is box 0. The index belongs inside the braces: ${NAME[INDEX]}.'
    say_note_gaps='Boxes before the last one are missing. NAME+=("VALUE") adds the next box.'
    say_note_joined='NAME+=VALUE joins texts: 0 and 1 become 01. NAME+=("VALUE") adds a box, and ((NAME += VALUE)) adds
            a number.'
    say_note_reversed='This is the opposite order: what follows the inner call runs after that call has ended.'
    say_note_place='This is the index itself. The value of its box is ${NAME[INDEX]}.'
    say_note_text='"%s" is text. bash puts in a value after a $, and calculates in (( )), in $(( )) and in the [ ] of
            an array.'
}
