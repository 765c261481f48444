# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# en: the pages for a class in English; texts are HTML
#
# Writes: say_*.

hand_out_en() {
    say_handout_title='How a machine carves a maze'
    say_handout_name='Name:'
    say_handout_squares='A maze of 7x7 squares, walls included, has 3x3 cells. Between two neighboring cells is one square: a wall or a passage. A cell is named by its column and its row, counted from 0.'
    say_handout_begin='<b>The rule.</b> Begin in 0,0.'
    say_handout_rule=(
        'Look for the unvisited neighbors of your cell, always in this order: east, west, south, north.'
        'If there are any, count them. Take the next number and divide it by the count. The remainder says which neighbor it is; 0 is the first one. Open the wall and go there. Remember where you came from. Continue with 1.'
        'If there is none, go back to the cell you came from. Continue with 1.'
        'If there is nowhere left to go back to, you are done.'
    )
    say_handout_numbers='The numbers, in this order:'
    say_handout_table='One row for each step. For a step back, write - in the first column.'
    say_handout_heads=(
        'step'
        'cell'
        'neighbors'
        'number % count = remainder'
        'go to'
    )
    say_handout_questions=(
        'How many walls have you opened? Why is it one less than there are cells?'
        'When you had the most cells to remember, which ones were they?'
        'What would remember them if the rule called itself?'
    )
    say_handout_cards='Role cards for six students'
    say_handout_card='Call %d'
    say_handout_page='The page'
    say_handout_seed='seed %d'
    say_handout_back='back to'
    say_handout_play='Mark 3x2 cells on the floor. Each student is a call of the function and takes a card. Call 1 begins in 0,0; somebody else reads the numbers. Anyone who has sat down may be called again.'
    say_handout_roles=(
        'Stand in your cell. Name its unvisited neighbors: east, west, south, north.'
        'If there are any, ask for the next number and divide it by their count. The remainder says which one it is; 0 is the first. Open the wall, and send the next student there. Stay where you are and wait.'
        'When that student sits down, continue with 1.'
        'If there is none, your call ends: sit down.'
    )
    say_handout_homework='Homework'
    say_handout_homework_task='Carve this maze by the same rule.'
    say_handout_homework_questions=(
        'In which cell did you have to remember the most cells?'
        'Draw the calls as a tree: each call below the one that made it.'
        'With a computer: bash maze.sh tour --exercise 4'
    )
    say_handout_key='Key for the teacher'
    say_handout_answers='Answers'
    say_handout_answered=(
        '8 walls for 9 cells: each cell but the first one is reached through exactly one wall.'
        'The cells of the active calls: all cells on the path from 0,0 to the deepest cell, except that cell itself.'
        'bash remembers them: each active call has its own $1.'
        'In the tree of calls, the children of a cell are the cells that were reached from it.'
    )
}
