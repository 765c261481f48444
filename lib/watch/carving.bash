# shellcheck shell=bash
#
# carving: watch an algorithm carve a maze, or a search find the shortest path
#
# The algorithm runs in a separate bash, as a program whose own functions are in a file of their own: only these are
# stepped through, and any other function, such as list_candidates, is one step. An algorithm can name in its file, in
# marks_NAME, what is marked in the maze: unvisited (the unvisited cells beside the maze), sets, walk (the cells since
# the last passage), or an array of squares; and in steps_NAME more functions to be stepped through.
#
# Writes: carving_call, carving_marks, cell, goal, option_height, option_width, own_file, watch_engine, watch_tab.

need cli/mazes cli/options cli/printing maze/budget maze/carve maze/neighbors maze/own maze/trace maze/weave \
    pictures/shared/colors pictures/shared/picture watch/function_code watch/marks watch/moments watch/record \
    watch/search watch/watch watch/workshop

marks_stack=waiting

readonly MOST_WATCHED=600 # cells
USED_BY_CARVING=(WALL OPEN LEFT_OUT WAYS EAST WEST SOUTH NORTH BRIDGE_{EAST,WEST,SOUTH,NORTH} step width height
    stride size cells_wide cells_high cells_kept first_kept shaped woven player goal passages_left passages_most
    bridges_left tracing cell candidate pick there state say_wrong_arguments)
readonly USED_BY_CARVING

check_watching() { # exits unless there is a terminal to watch on
    load_texts watching
    load_texts games
    [[ -t 0 && -t 1 && ${TERM:-} != dumb && (-z $given_output || $option_output == -) ]] ||
        fail 2 "$say_watch_terminal"
    fits_screen || fail_with 2 "$say_not_on_screen" "$option_format"
    if [[ -z $option_width$option_height ]]; then # a size that leaves room for the code
        option_width=15 option_height=9
    fi
}

watch_work() { # <carving|solving>: on the screen, unless the maze is too large
    local name=$option_carver bridges="${cell[*]}"
    if ((cells_wide * cells_high > MOST_WATCHED)); then
        write_buffer # the line comes after the maze
        say "$say_watch_large" "$MOST_WATCHED" "$((cells_wide * cells_high))"
        tell "$REPLY"
        return
    fi
    color_watching "$option_color"
    if [[ $option_algorithm != backtracker ]]; then
        name=$option_algorithm
    elif [[ -z $given_carver ]]; then
        name=recursive # without --carver, show the recursion
    fi
    if [[ $1 == solving ]]; then
        watch_carving search
    else
        bridges=${bridges//[!46]/}
        watch_carving "$name" "$maze_seed" "$passages_most" \
            "$((bridges_left + ${#bridges}))"
    fi
    choose_colors "$option_color"
}

watch_carving() { # <recursive, stack, search, an algorithm, its function or its file> <seed> <passages at most>
    # <bridges at most>: in this size; it changes the current maze
    if [[ $1 != search ]]; then
        goal=0
    fi
    record_carving "$@"
    watch_moments
}

record_carving() { # <algorithm> <seed> <passages at most> <bridges at most>
    local name marks extra file=''
    carving_call=("$@")
    begin_watching draw_moment name_carving
    own_file=''
    case $1 in
        search) name=search_plainly ;;
        *[./]*)
            name_own "$1"
            name=$REPLY file=$own_file
            ;;
        *)
            name=carve_${1#carve_}
            name=${name//-/_}
            declare -F "$name" >/dev/null || need "algorithms/$1"
            ;;
    esac
    marks=marks_${name#carve_} extra=steps_${name#carve_}
    case $name in
        carve_recursive) watch_tab=$say_watch_tab watch_engine=change_engine ;;
        carve_stack) watch_tab=$say_watch_untab watch_engine=change_engine ;;
    esac
    close_workshop
    open_workshop
    if [[ -n $file ]]; then
        read_code "$file"
    else
        split_words "$name ${!extra-}"
        load_functions "${split[@]}"
        file=$workshop/.lines
    fi
    write_recorder +T "$file" "candidate pick there state $marks" cell
    { write_code "$workshop/.lines" && (write_carving "$file" "$name" "${@:2}" >"$workshop/.driver"); } 2>/dev/null ||
        fail_with 1 "$say_cannot_write_to" "${TMPDIR:-/tmp}"
    record_code /dev/null run_carving
    if [[ $record_end == stopped && -z $own_file ]]; then # of our own code, only a whole recording is shown
        kill -s INT "$$"
    fi
    look_at "$moments"
    carving_marks=''
    if find_variable "$marks"; then
        carving_marks=${item_values[0]-}
    fi
}

write_carving() { # <file with the code> <function> [seed] [passages at most] [bridges at most]: for the other bash
    local first=0 marks=marks_${2#carve_} line begin='^(function )?([a-zA-Z_][a-zA-Z_0-9]*) *\(\)'
    if [[ $2 != search_plainly ]]; then
        allow "$4" "$5"
        first=$first_kept
        begin_grid
        seed_with "$3"
        ((cell[first] = OPEN))
        if [[ -n $own_file ]]; then
            guard_digging
        else
            replace_carving
        fi
    fi
    # shellcheck disable=SC2317 # the other bash calls it
    show_carving() { :; }
    declare -f
    declare -p "${USED_BY_CARVING[@]}"
    printf '%s\n' "$marks=${!marks-}" 'set -u'
    printf '. %q\n' "$1" "$workshop/$RECORDING/recorder"
    for line in "${code_lines[@]}"; do
        if [[ $line =~ $begin ]]; then
            printf 'declare -ft %s\n' "${BASH_REMATCH[2]}"
        fi
    done
    printf '%s\n' "$2 $first" "_w_file=\${BASH_SOURCE[0]}" _w_end
}

run_carving() { # replace this process by the bash that carves
    exec -c "$BASH" --noprofile --norc "$workshop/.driver"
}

change_engine() { # from the recursion to the same walk with an array or back, to the moment after as many passages
    local n other=stack left=0
    for ((n = 1; n < watch_at; n++)); do
        if [[ ${moment_kind[n]} == step && ${moment_command[n]} == 'dig '* ]]; then
            ((left += 1))
        fi
    done
    if [[ ${carving_call[0]} == stack ]]; then
        other=recursive
    fi
    record_carving "$other" "${carving_call[@]:1}"
    for ((n = 1; n < moments && left > 0; n++)); do
        if [[ ${moment_kind[n]} == step && ${moment_command[n]} == 'dig '* ]]; then
            ((left -= 1))
        fi
    done
    go_to "$n"
}

# ---------------------------------------------------------------------------------------------
# The sentences
# ---------------------------------------------------------------------------------------------

name_carving() { # <moment> -> REPLY: what the last command has done, and what is next
    local said=''
    case ${moment_kind[$1]}/${moment_kind[$1 - 1]}/${moment_command[$1 - 1]} in
        end/*)
            if [[ $record_end == end ]]; then
                REPLY=$say_watch_done
                if [[ ${carving_call[0]-} == search ]]; then
                    say "$say_watch_found" "$steps"
                fi
                return
            fi
            ;;
        step/*/list_candidates*)
            say_candidates "$1"
            said=$REPLY
            ;;
        step/*/below*)
            if say_drawn "$1"; then
                said=$REPLY
            fi
            ;;
        step/*/dig*) said=$say_watch_dug ;;
        step/*/build_wall*) said=$say_watch_wall ;;
        step/*/note_seen*) said=$say_watch_seen ;;
    esac
    name_moment "$1"
    REPLY=${said:+$said; }$REPLY
}

say_candidates() { # <moment> -> REPLY: which candidates were listed
    local k listed='' at
    find_square "$1"
    at=$REPLY
    take_ways "$1"
    for k in ${carving_ways[@]+"${carving_ways[@]}"}; do
        listed+="${listed:+, }${say_directions[k]}"
    done
    name_cell "$at"
    if [[ -n $listed ]]; then
        say "$say_watch_look" "$REPLY" "$listed"
    else
        say "$say_watch_none" "$REPLY"
    fi
}

say_drawn() { # <moment> -> REPLY: which number was drawn; 1 if it is not known
    local number state_now
    find_variable pick 0 || return
    number=${item_values[0]-}
    find_variable state 0 || return
    state_now=${item_values[0]-}
    take_ways "$1"
    if is_listed "$1" && gate_number pick "$number" 0 3 && [[ -n ${carving_ways[REPLY]-} ]]; then
        say "$say_watch_draw" "$state_now" "${#carving_ways[@]}" "$number" \
            "${say_directions[carving_ways[REPLY]]}"
    else
        printable "$number"
        say "$say_watch_pick" "$REPLY"
    fi
}
