# shellcheck shell=bash
#
# carving: watch an algorithm carve a maze, or a search find the shortest path
#
# The algorithm runs in a separate process, where only its own functions are stepped through: any other function, such
# as list_candidates, is one step. An algorithm can name in its file, in marks_NAME, what is marked in the maze:
# unvisited (the unvisited cells beside the maze), sets, walk (the cells since the last passage), or an array of
# squares; and in steps_NAME more functions to be stepped through.
#
# Owns: carving_functions (those that are stepped through).
# Writes: carving_call, carving_marks, cell, goal, option_height, option_width, own_file, watch_engine, watch_tab.

need cli/mazes cli/options cli/printing maze/budget maze/carve maze/own maze/trace maze/weave pictures/shared/colors \
    pictures/shared/picture watch/function_code watch/marks watch/moments watch/record watch/search watch/watch \
    watch/workshop

carving_functions=()
marks_stack=waiting

readonly MOST_WATCHED=600 # cells

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
        watch_carving "$name" "$((${option_seed:-0} + maze_number - 1))" "$passages_most" \
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
    local name marks extra
    carving_call=("$@")
    begin_watching draw_moment name_carving
    own_file=''
    case $1 in
        search) name=search_plainly ;;
        *[./]*)
            name_own "$1"
            name=$REPLY
            ;;
        *)
            name=carve_${1#carve_}
            name=${name//-/_}
            declare -F "$name" >/dev/null || need "algorithms/$1"
            ;;
    esac
    marks=marks_${name#carve_} extra=steps_${name#carve_}
    carving_marks=${!marks-}
    if [[ -n $own_file ]]; then
        read_code "$own_file"
        list_functions
    else
        split_words "$name ${!extra-}"
        carving_functions=("${split[@]}")
        load_functions "${carving_functions[@]}"
    fi
    case $name in
        carve_recursive) watch_tab=$say_watch_tab watch_engine=change_engine ;;
        carve_stack) watch_tab=$say_watch_untab watch_engine=change_engine ;;
    esac
    printf -v REPLY %s, "${carving_functions[@]}"
    write_recorder '' ",$REPLY" 'candidate pick there state' cell
    record_code /dev/null run_carving "$name" "${@:2}"
    close_workshop
}

list_functions() { # -> carving_functions: those in code_lines; carving_marks, if a line says marks_NAME=...
    local line begin='^(function )?([a-zA-Z_][a-zA-Z_0-9]*) *\(\)'
    carving_functions=()
    for line in "${code_lines[@]}"; do
        if [[ $line == "$marks="[a-z]* ]]; then
            carving_marks=${line#*=}
        fi
        if [[ $line =~ $begin ]]; then
            carving_functions+=("${BASH_REMATCH[2]}")
        fi
    done
}

run_carving() { # <function> [seed] [passages at most] [bridges at most]: in the process that is recorded
    local first=0
    if [[ $1 != search_plainly ]]; then
        allow "$3" "$4"
        first=$first_kept
        begin_grid
        seed_with "$2"
        ((cell[first] = OPEN))
        if [[ -n $own_file ]]; then
            guard_digging
            # shellcheck source=/dev/null
            . "$own_file"
        else
            replace_carving
        fi
    fi
    declare -ft "${carving_functions[@]}"
    # shellcheck source=/dev/null
    . "$workshop/$RECORDING/recorder"
    "$1" "$first"
    _w_end over
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
