# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# en: the texts of the exercises, their check and their hints in English; texts are printf formats
#
# Writes: say_*.

practice_en() {
    say_exercise_1=(
        'maze.sh, exercise 1: dig'
        ''
        'The maze is the array cell: 0 is a wall, 1 is open. here is the index of'
        'the cell we are on, along is how much one step in the direction adds to an'
        'index. The next cell is two steps away.'
        ''
        'Complete dig: the cell, the wall between and the next cell become open, and'
        'the index of the next cell is put into there. Then: %s tour --check FILE'
        'your lines'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: the depth'
        ''
        'depth is how many calls are under way, deepest the most there have ever been.'
        'Both are 0 before the first call.'
        ''
        'Complete carve_recursive: it carves as before, and counts. Two lines belong'
        'before the loop and one behind it. Then: %s tour --check FILE'
        ''
        'your lines'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: a stack instead of the recursion'
        ''
        'The cells to come back to are kept in the array waiting, top is how many.'
        ''
        'Complete carve_stack: what happens behind dig, and what happens where there is'
        'nowhere left to go; your lines take the place of the : there, which does'
        'nothing. Where no cell waits any more, the carving is over: return.'
        'Then: %s tour --check FILE'
        ''
        'your lines'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: a maze program of your own'
        ''
        'bash FILE WIDTH HEIGHT prints a maze of that many squares, both odd: # for a'
        'wall, a blank for what is open. Each cell can be reached from each other, in'
        'one way only, and each call prints another maze. All of it is yours: no line'
        'is given.'
        'Then: %s tour --check FILE'
        ''
    )
    say_check_before='%s will now be run, in a bash of its own with an empty environment, for %d seconds at most.'
    say_check_right='Right: the same twenty mazes as ours.'
    say_check_right_depth='Right: the same twenty mazes as ours, and the same depth.'
    say_check_not_exercise='not an exercise of maze.sh, for it has no line # maze.sh, exercise N and no function dig, carve_recursive or carve_stack: %s'
    say_check_exists='is there already: %s'
    say_check_written='Complete %s, then: %s tour --check %s'
    say_check_step='From cell %d the walk went on to %d, which is no cell: the next cell is two steps away, and there is its index.'
    say_check_elsewhere='From cell %d the walk should go on to %d, and has gone to %d: is along, the step in the direction, in all of it?'
    say_check_stays='From cell %d the walk goes nowhere: does there become the index of the next cell?'
    say_check_shared='Back from a call, the walk is on cell %d still, where that call was: a variable that all calls share? With local before it, each call has one of its own.'
    say_check_count='bash counts only in (( )): ((depth--)).'
    say_check_program_lines='%s: there should be %d lines, and there are %d.'
    say_check_program_wide='%s: line %d should have %d squares, a character or two for each.'
    say_check_program_reach='%s: %d of the %d cells can be reached from the first one.'
    say_check_program_loops='%s: all cells can be reached, but by %d passages; %d are enough, so there are loops.'
    say_check_program_pillar='%s: a square between four cells is open.'
    say_check_program_same='%s: three calls have made the same maze. $RANDOM is another number each time.'
    say_check_program_right='Right: mazes, perfect, and another one each time. They are yours.'
    say_check_program_noise='%s: it printed nothing, or it did not end within %d seconds.'
    say_check_syntax='bash cannot read it: %s'
    say_check_function='The function is missing: %s'
    say_check_error='bash says: %s'
    say_check_command='bash takes the first word of a line for a command. So name=value has no blanks in it.'
    say_check_text='%s should be a number, and is: %s'
    say_check_calculate='bash calculates only in (( )) and $(( )).'
    say_check_endless='It was not done after %d seconds: something goes on without end.'
    say_check_endless_hints=(
        'A cell that is not opened is a candidate for ever; and there has to be the next cell, two
            steps away.'
        'Does the loop still ask for candidates, and dig?'
        'Where it goes back, top has to become one less; and where top is 0, it has to return.'
    )
    say_check_noise='It prints too much: a loop that never ends?'
    say_check_stopped='It ended in the midst of it, at seed %d: does it call exit?'
    say_check_seed='Seed %d: it should be as on the left, and is as on the right.'
    say_check_border='The border has been opened: somewhere an index is one off. The next cell is 2 steps away, and
        the ring is no cell.'
    say_check_back='Cells that have never been reached: %d. Where there is nowhere left to go, the walk has to go back,
        to the cell it came from, until nobody waits.'
    say_check_there='Cells that have never been reached: %d. Does there become the index of the next cell, two steps
        away?'
    say_check_between='The cells are open, but the walls between them are not: a passage is the square between two
        cells, one step away.'
    say_check_corner='A square between four cells is open: somewhere an index is one off.'
    say_check_other='All cells are reached, but it is another maze: is the walk in another cell than it should be,
        or is a number drawn more often than once a passage?'
    say_check_depth='Seed %d: deepest should be %s and is %s.'
    say_check_never_up='Does anything count up when a call begins?'
    say_check_not_most='depth counts rightly. But deepest is not the most it has been: where ((depth > deepest)), and only
        there, deepest becomes depth.'
    say_check_never_down='It is as deep as there are cells: when a call ends, depth has to be one less.'
    say_check_one_off='It is one off: count the first call too, and compare before the calls below it begin.'
    say_check_look_again='Count up where a call begins, compare with deepest, count down where it ends.'
}
