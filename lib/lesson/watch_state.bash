# shellcheck shell=bash
#
# watch state: the maze and the calls at event n
#
# The state is made by applying the events up to n to the maze as it began, so a step back is only another n.
#
# For each active call, three events are known: the last one that it caused, its last look and its last draw (0 is none).
# Where the walk uses an array instead of calls, each waiting cell counts as a call.
#
# Owns: watch_name (the function that is watched), watch_at (the event shown), watch_here (the current cell), calls (how
# many are active), call_event, call_look, call_draw.
# Writes: bridges_left, cell, player.

need algorithms/division lesson/watch_events maze/weave pictures/shared/picture

watch_name='' watch_at=0 watch_here=0 calls=0 call_event=() call_look=() call_draw=()

begin_state() { # no event has happened yet
    watch_at=0 calls=0 call_event=(0) call_look=(0) call_draw=(0)
    clear_trail
    if is_search; then
        watch_here=$player
        return
    fi
    make_grid "$width" "$height"
    ((watch_here = player = 2 * stride + 2, cell[watch_here] = OPEN))
    [[ $watch_name != *_division ]] || open_inside
}

is_search() { # is a search watched, and not carving?
    [[ $watch_name == 'search_plainly' ]]
}

show_event() { # <n>
    (($1 > watch_at)) || begin_state
    while ((watch_at < $1)); do
        ((watch_at += 1))
        apply_event "$watch_at"
    done
}

apply_event() { # <n>
    local n=$1 at=${event_a[$1]} along
    place_call "$n"
    ((call_event[calls] = n))
    case ${event_what[n]} in
        look) ((watch_here = at, call_look[calls] = n, call_draw[calls] = 0)) ;;
        at) watch_here=$at ;;
        draw) ((call_draw[calls] = n)) ;;
        dig)
            along=${step[event_b[n]]}
            if ((event_c[n] == at + 4 * along)); then
                bridges_left=1
                build_bridge "$at" "${event_b[n]}"
            else
                ((cell[at] = cell[at + along] = cell[at + 2 * along] = OPEN))
            fi
            watch_here=$at
            ((call_look[calls])) || watch_here=${event_c[n]} # after a look, only the next look moves the walk
            ;;
        wall)
            put_wall "$at" "${event_b[n]}" "${event_c[n]}" "${event_d[n]}"
            ((watch_here = at + 2 * event_b[n] * event_d[n]))
            ;;
        seen)
            watch_here=$at
            mark_square "$at" T
            ;;
        'done') watch_here=$at ;;
    esac
    is_search || player=$watch_here
}

place_call() { # <n>: which call is it that caused this event? -> calls
    local n=$1 deep=${event_depth[$1]} was
    if [[ $watch_name == carve_stack ]]; then
        place_in_array "$n"
        return
    fi
    while ((calls < deep)); do
        ((calls += 1, call_event[calls] = call_look[calls] = call_draw[calls] = 0))
    done
    calls=$deep
    was=${call_event[calls]}
    if ((was)) && [[ ${event_args[was]} != "${event_args[n]}" || ${event_by[was]} != "${event_by[n]}" ]]; then
        ((call_look[calls] = call_draw[calls] = 0)) # another one, as deep
    fi
}

place_in_array() { # <n>: the cell that a look is for is put there, or it has been waiting
    local n=$1
    [[ ${event_what[n]} == look ]] || return 0
    if ((calls == 0)) || [[ ${event_what[n - 1]} == dig ]]; then
        ((calls += 1))
    else
        while ((calls > 1 && event_a[call_look[calls]] != event_a[n])); do
            ((calls -= 1))
        done
    fi
}
