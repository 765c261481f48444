# shellcheck shell=bash
#
# watch marks: show the state of an algorithm in the maze
#
# Each mark_NAME is for an algorithm, and derives its state from the events shown and the current maze. It puts signs
# into row, and says in REPLY what they mean. Codes: F a cell of the frontier, W a square of a walk that has not been dug, and
# SETS, one for each set.
#
# Writes: paint_codes, paint_signs, row.

need lesson/watch_state pictures/shared/colors pictures/shared/picture play/maze_walk

# No letters or digits, because colors contain them; no characters that bash uses itself.
SETS=($'\2' $'\3' $'\4' $'\5' $'\6' $'\7' $'\16' $'\17' $'\20' $'\21' $'\22' $'\23' $'\24' $'\25' $'\26' $'\27'
    $'\30' $'\31' $'\32' $'\34' $'\35' $'\36' $'\37')
readonly SETS
readonly SET_LETTERS=abcdefghijklmnopqrstuvw

color_watching() { # <always or never in color>: without colors player and goal are inverse
    set_colors $'\033[7m' '' $'\033[7m' '' '' $'\033[0m\1'
    [[ $1 != always ]] ||
        set_colors $'\033[30;103m' $'\033[36m' $'\033[30;102m' $'\033[2;36m' $'\033[1;32m' $'\033[0m\1'
}

add_watch_signs() { # <format>: after those of the picture; the candidates last, because codes are digits too
    local k letter color='' off=''
    case $1 in
        blocks) paint_codes+=(F W) paint_signs+=('░░' '▒▒') ;;
        *) paint_codes+=(F W) paint_signs+=('::' '%%') ;;
    esac
    paint_codes+=(A B C D) paint_signs+=('0 ' '1 ' '2 ' '3 ')
    [[ $watch_name == *_kruskal || $watch_name == *_eller ]] || return 0
    for ((k = 0; k < ${#SETS[@]}; k++)); do
        letter=${SET_LETTERS:k:1}
        if [[ -n $color_trail ]]; then
            color=$'\033['"$((31 + k % 6))m" off=$color_off
        fi
        paint_codes+=("${SETS[k]}") paint_signs+=("$color$letter $off")
    done
}

put_sign() { # <square> <code>
    local x=$(($1 % stride)) y=$(($1 / stride))
    row[y]=${row[y]:0:x}$2${row[y]:x+1}
}

mark_maze() { # show the state of the function that is watched -> REPLY: what the signs mean, or empty
    REPLY=''
    case ${watch_name#carve_} in
        'search_plainly') mark_list ;;
        recursive | stack) mark_calls ;;
        prim) mark_frontier ;;
        kruskal | eller) mark_sets ;;
        wilson) mark_walk ;;
        division) mark_field ;;
        'binary_tree' | 'aldous_broder') ;;
        *) if ((call_look[1])); then mark_calls; else mark_run; fi ;;
    esac
    mark_candidates
}

mark_calls() { # the waiting cells, as a path to the current cell
    local k at to
    for ((k = 1; k < calls; k++)); do
        if ((call_look[k] && call_look[k + 1])); then
            ((at = event_a[call_look[k]]))
            ((to = event_a[call_look[k + 1]]))
            mark_open "$at"
            mark_open "$(((at + to) / 2))"
        fi
    done
}

mark_open() { # <square>: with the trail's sign, if it is plain
    local x=$(($1 % stride)) y=$(($1 / stride))
    [[ ${row[y]:x:1} != 1 ]] || put_sign "$1" T
}

mark_candidates() { # by their numbers
    local n=${call_look[calls]} choices k at along codes=ABCD
    ((n)) && [[ ${event_what[watch_at]} == look || ${event_what[watch_at]} == draw ]] || return 0
    choices=${event_b[n]#-}
    for ((k = 0; k < ${#choices}; k++)); do
        along=${choices:k:1}
        ((at = event_a[n] + (along < 4 ? 2 : 4) * step[along % 4]))
        put_sign "$at" "${codes:k:1}"
    done
}

mark_frontier() { # the unvisited cells beside visited ones
    local x y at n=0 far=$((2 * stride))
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((at = y * stride + x))
            if ((cell[at] == WALL && (x > 2 && cell[at - 2] == OPEN || x < width - 1 && cell[at + 2] == OPEN || \
                y > 2 && cell[at - far] == OPEN || y < height - 1 && cell[at + far] == OPEN))); then
                put_sign "$at" F
                ((n += 1))
            fi
        done
    done
    find_sign F
    say "$say_watch_frontier" "$REPLY" "$n"
}

find_sign() { # <code> -> REPLY: the sign that shows it
    local k
    for ((k = 0; k < ${#paint_codes[@]}; k++)); do
        REPLY=${paint_signs[k]}
        [[ ${paint_codes[k]} != "$1" ]] || return 0
    done
}

mark_sets() { # cells that are joined have the same letter: that of the one that was dug first
    local n at to births=0 sets=$((cells_wide * cells_high)) set_of=()
    for ((n = 1; n <= watch_at; n++)); do
        [[ ${event_what[n]} != dig ]] || join_shown_sets "${event_a[n]}" "${event_c[n]}"
    done
    for at in ${set_of[@]+"${!set_of[@]}"}; do
        ((n = (set_of[at] - 1) % ${#SETS[@]}))
        put_sign "$at" "${SETS[n]}"
        for to in 1 "$stride"; do
            ((cell[at + to] != OPEN || cell[at + 2 * to] != OPEN)) || put_sign "$((at + to))" "${SETS[n]}"
        done
    done
    say "$say_watch_sets" "$sets"
}

join_shown_sets() { # <cell> <cell>: a passage joins theirs -> births, sets, set_of
    local at=$1 to=$2 one two
    [[ ${set_of[at]:-none} != "${set_of[to]:-}" ]] || return 0
    one=${set_of[at]:-${set_of[to]:-$((births + 1))}}
    two=${set_of[to]:-$one}
    ((sets -= 1, births += one > births, set_of[at] = set_of[to] = one < two ? one : two))
    ((one != two)) || return 0
    for to in "${!set_of[@]}"; do
        ((set_of[to] != one && set_of[to] != two)) || set_of[to]=${set_of[at]}
    done
}

readonly WALK_SHOWN=2000 # events: the rest of a longer walk is left out

mark_walk() { # since the last dig: the cells it has been at, without its loops
    local n=$watch_at first at to k=0 last places=()
    while ((n > 1 && watch_at - n < WALK_SHOWN)) && [[ ${event_what[n]} != dig ]]; do
        ((n -= 1))
    done
    for (( ; n <= watch_at; n++)); do
        if [[ ${event_what[n]} == at ]]; then
            at=${event_a[n]}
            for ((last = 0; last < k && places[last] != at; last++)); do :; done
            ((places[last] = at, k = last + 1))
        fi
    done
    for ((last = 0; last < k; last++)); do
        at=${places[last]}
        put_sign "$at" W
        ((last + 1 == k)) || put_sign "$(((at + places[last + 1]) / 2))" W
    done
    ((k)) || return 0
    put_sign "$watch_here" P
    find_sign W
    say "$say_watch_walk" "$REPLY" "$k"
}

mark_run() { # the last digs that went on from one another: a walk, a run
    local n at from=0 k=0
    for ((n = watch_at; n > 0 && k < WALK_SHOWN; n--)); do
        if [[ ${event_what[n]} == dig ]]; then
            if ((from && event_c[n] != from)); then
                n=0 # an earlier walk
            else
                from=${event_a[n]}
                mark_open "$from"
                mark_open "$(((from + event_c[n]) / 2))"
                ((k += 1))
            fi
        fi
    done
    find_sign T
    say "$say_watch_dug" "$REPLY" "$k"
}

mark_field() { # the one that is divided now
    local n=${call_event[calls]} column line wide high x y
    [[ ${event_by[n]:-} == divide ]] || return 0
    split_words "${event_args[n]}"
    column=${split[0]:-0} line=${split[1]:-0} wide=${split[2]:-0} high=${split[3]:-0}
    for ((y = 2 * line + 2; y <= 2 * (line + high); y++)); do
        for ((x = 2 * column + 2; x <= 2 * (column + wide); x++)); do
            mark_open "$((y * stride + x))"
        done
    done
    find_sign T
    say "$say_watch_field" "$REPLY" "$wide" "$high"
}

mark_list() { # of a search: what waits in the list, and at its end the path back from the goal
    local n from at
    for ((n = watch_at; n > 0; n--)); do
        if [[ ${event_what[n]} == seen ]]; then
            from=${from:-${event_b[n]}}
            if ((event_a[n] == from)); then n=0; else put_inside "${event_a[n]}" F; fi
        fi
    done
    put_sign "$player" P
    if [[ ${event_what[watch_at]} == 'done' ]]; then
        at=$goal
        for ((n = watch_at; n > 0; n--)); do
            if [[ ${event_what[n]} == seen && ${event_a[n]} == "$at" ]]; then
                put_inside "$at" S
                at=${event_b[n]}
            fi
        done
    fi
    find_sign F
    say "$say_watch_list" "$REPLY"
}

put_inside() { # <square> <code>: unless the player is there, or it is the exit
    is_outside "$1" || (($1 == player)) || put_sign "$@"
}
