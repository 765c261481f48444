# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# en: what watching says in English; texts are printf formats
#
# Writes: say_*.

narrate_en() {
    say_watch_calls='active calls, the newest on top'
    say_watch_waiting='the array waiting, top=%d'
    say_watch_queue='the list, the next one on top'
    say_watch_more='%d more'
    say_watch_begin='the first cell, %s, is open: the walk begins'
    say_watch_open='inside, everything is open: walls are built'
    say_watch_start='the player is in square %d: where is the goal?'
    say_watch_look='from %s you can go %s'
    say_watch_none='from %s there is nowhere to go'
    say_watch_at='in %s'
    say_watch_draw='the number drawn: %d %% %d = %d'
    say_watch_so='%s, so %s'
    say_watch_dig='open the wall from %s to the %s'
    say_watch_dig_bridge='a bridge from %s to the %s, over a cell'
    say_watch_push='%s goes into waiting[%d]; '
    say_watch_call='a call with %s; '
    say_watch_back='back in %s; '
    say_watch_done='nothing is left to do: done'
    say_watch_wall='a wall, cells along it: %d'
    say_watch_seen='square %d is found, from %d'
    say_watch_found='the goal, by the shortest path: %d steps'
    say_watch_frontier='%s the frontier: %d cells'
    say_watch_sets='a letter for each set: %d left'
    say_watch_walk='%s the walk: %d cells'
    say_watch_dug='%s dug in one go: %d'
    say_watch_field='%s the field: %d x %d cells'
    say_watch_list='%s waiting in the list'
    say_watch_bridge='%s by a bridge'
    say_watch_step='step %d of %d'
    say_watch_speed='speed %d'
    say_watch_small='to see all, make the window %d x %d'
    say_watch_run='Space runs'
    say_watch_pause='Space pauses'
    say_watch_tab='Tab: the array'
    say_watch_untab='Tab: the recursion'
    say_watch_keys=(
        'Space        run and pause'
        'right, left  one step forward and back'
        '+ -          faster, slower'
        'Tab          the recursion, or the same walk with an array'
        'r            start again'
        'G            go to the end'
        'q            quit'
    )
}
