# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# handout: the pages of the handout in English; the texts are HTML, and those with %d are printf formats too
#
# Writes: say_*.

speak_en_handout() {
    say_handout_title='How a machine carves a maze'
    say_handout_name='Name:'
    say_handout_squares='A maze of 7x7 squares, walls included, has 3x3 cells. Between two neighboring cells is one square, which is a wall or a passage. We name a cell by its column and its row, counted from 0.'
    say_handout_begin='<b>The rule.</b> Begin in 0,0.'
    say_handout_rule=(
        'Look for the unvisited neighbors of your cell, always in this order: east, west, south, north.'
        'If there are any, count them. Take the next number and divide it by the count. The remainder is the number of the neighbor to choose, counted from 0. Open the wall, go there and remember where you came from. Continue with step 1.'
        'If there are none, go back to the cell you came from. Continue with step 1.'
        'If there is no cell left to go back to, you are done.'
    )
    say_handout_numbers='The numbers, in this order:'
    say_handout_table='Fill in one row for each step. For a step back, write - in the first column.'
    say_handout_heads=(
        'step'
        'cell'
        'neighbors'
        'number % count = remainder'
        'go to'
    )
    say_handout_questions=(
        'How many walls did you open? Why is this number one less than the number of cells?'
        'At the step where you had to remember the most cells, which cells were they?'
        'If the rule is a function that calls itself, where does the program remember these cells?'
    )
    say_handout_cards='Role cards for six students'
    say_handout_card='Call %d'
    say_handout_worksheet='The worksheet'
    say_handout_seed='seed %d'
    say_handout_back='back to'
    say_handout_play='Mark 3x2 cells on the floor. Each student takes a card and follows the rule for one cell: this is a call. Call 1 begins in 0,0. Someone else reads the numbers aloud. A student who has sat down can be called again.'
    say_handout_roles=(
        'Stand in your cell. Name its unvisited neighbors: east, west, south, north.'
        'If there are any, ask for the next number and divide it by the count. The remainder is the number of the neighbor to choose, counted from 0. Open the wall and send the next student there. Stay where you are and wait.'
        'When that student sits down, continue with step 1.'
        'If there are none, your call ends: sit down.'
    )
    say_handout_homework='Homework'
    say_handout_homework_task='Carve this maze by the same rule.'
    say_handout_homework_questions=(
        'Where were you when you had to remember the most cells?'
        'Draw the calls as a tree: each call below the one that made it.'
        'On a computer: bash maze.sh tour --exercise 4'
    )
    say_handout_key='Key for the teacher'
    say_handout_answers='Answers'
    say_handout_answered=(
        '8 walls for 9 cells: the walk enters each cell but the first through exactly one opened wall.'
        'The cells of the waiting calls: all cells on the path from 0,0 to the deepest cell, except the deepest cell itself.'
        'In the active calls: each has its own $1.'
        'In the tree of calls, the children of a cell are the cells that were reached from it.'
    )
}
