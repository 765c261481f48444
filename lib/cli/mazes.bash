# shellcheck shell=bash
#
# mazes: make the mazes that the options describe, or read them from a file
#
# Owns: maze_number (of the current maze, from 1), maze_seed (its seed, also one that its file names, or empty).
# Writes: option_seed, option_width, option_height, option_carver, shaped.

need cli/options cli/printing maze/carve

maze_number=0 maze_seed=''

readonly OF_BACKTRACKER='weave bridges carver trace'
readonly SEEDS_TRIED=1000 # by --path and --choices, until they give up

check_making() { # exits if the values of the options exclude each other
    if [[ -n $given_level ]]; then
        need cli/recipe # --seed takes other mazes of that kind, and fog suits any
        choose_recipe "level=$option_level"
    elif [[ -n $given_mask ]]; then
        need cli/recipe
        [[ $UNSHAPED != *" $option_algorithm "* ]] ||
            fail_with 2 "$say_not_together" --mask "--algorithm $option_algorithm"
        [[ $UNSHAPED != *" $option_ends "* ]] || fail_with 2 "$say_not_together" --mask "--ends $option_ends"
    fi
    [[ $option_algorithm == backtracker ]] || ! find_given "$OF_BACKTRACKER" ||
        fail_with 2 "$say_only_backtracker" "$REPLY"
    [[ $option_format != sheet || " solve play " != *" $command "* ]] || fail_with 2 "$say_only_generate" "$command"
    [[ $option_format != json || $command != play ]] || fail_with 2 "$say_format_not_for" json play
    if [[ $option_format == svg || $option_format == png ]]; then
        ((option_count == 1)) || fail_with 2 "$say_only_one" "--count $option_count" "$option_format"
    fi
}

begin_mazes() { # open their file, or choose size and seed unless they were given; only then open the output
    if [[ -n $given_input ]]; then
        need maze/maze_file maze/text_file
        open_file "$option_input"
    else
        if [[ -n $given_mask ]]; then
            take_mask
        fi
        choose_size
        choose_seed
    fi
    send_output
    choose_format
}

take_mask() { # read the mask; without --width or --height, each of its characters is a cell
    need maze/mask
    load_mask "$option_mask"
    option_width=${option_width:-$((2 * ${#mask_text[0]} + 1))}
    option_height=${option_height:-$((2 * ${#mask_text[@]} + 1))}
    set_size "$option_width" "$option_height"
    shape_maze || fail 2 "$REPLY"
    if ((mask_left)); then
        say "$say_mask_left" "$mask_left"
        tell "$REPLY"
    fi
}

choose_size() { # what fits the window, if a terminal shows the maze
    [[ -z $option_width || -z $option_height ]] || return 0
    REPLY=29x29
    if [[ -t 1 && -z $given_keys && -z $given_output ]]; then
        need core/window
        measure_window
        fit_window
    fi
    option_width=${option_width:-${REPLY%x*}} option_height=${option_height:-${REPLY#*x}}
}

choose_seed() { # a random one, unless it was given
    if [[ -z $option_seed ]]; then
        pick_seed "$((LAST_SEED - option_count + 1))"
        option_seed=$REPLY
    elif ((option_seed + option_count - 1 > LAST_SEED)); then
        fail_with 2 "$say_last_seed" "$option_seed" "$((LAST_SEED - option_count + 1))"
    fi
}

tell_seed() { # report the seed, unless it was given
    [[ -z $given_seed$given_input ]] || return 0
    say "$say_seed" "$option_seed"
    tell "$REPLY"
}

pick_seed() { # <last> -> REPLY: any seed from 1 to last
    ((REPLY = (RANDOM * 32768 * 32768 + RANDOM * 32768 + RANDOM) % $1 + 1))
}

next_maze() { # the first maze, or an empty line and the next one; 1 if there is no other
    if ((maze_number)); then
        write_buffer # so nothing is lost if the next maze fails
        ((maze_number < option_count)) || [[ -n $given_input ]] || return 1
    fi
    if ! make_maze "$maze_number"; then
        [[ -z $REPLY ]] || fail 1 "$REPLY"
        return 1
    fi
    if ((maze_number == 0)); then
        tell_seed # not before, because there may be no maze
    fi
    ((++maze_number > 1)) || return 0
    [[ $option_format != svg && $option_format != png ]] || fail_with 1 "$say_only_one" "$option_input" "$option_format"
    if [[ $option_format != sheet && $option_format != json && -z ${given_table-} ]]; then
        put_line ''
    fi
}

make_maze() { # <n>: the n-th maze, from 0; 1 if there is none, and REPLY says why, or is empty at the end of a file
    if [[ -n $given_input ]]; then
        if ! read_maze; then
            REPLY=''
            return 1
        fi
        maze_seed=$file_seed
    elif [[ -n $given_path$given_choices ]]; then
        find_fitting "$1"
    else
        make_from "$((option_seed + $1))"
    fi
}

find_fitting() { # <n>: raise option_seed until option_seed + n fits the limits; 1 if none does: REPLY says why
    # the lengths and choices that were found are indices, and so in order
    local tried=0 lengths=() choices=() shown=$SECONDS
    need maze/solve
    while ((tried < SEEDS_TRIED && option_seed + $1 <= LAST_SEED)); do
        make_from "$((option_seed + $1))" || return
        if solve "$player" "$goal"; then
            lengths[steps]=found
            if is_within "$steps" "$option_path"; then
                count_choices "$player" "$goal"
                if is_within "$REPLY" "$option_choices"; then
                    show_progress ''
                    return
                fi
                choices[REPLY]=found
            fi
        fi
        ((option_seed += 1, tried += 1))
        if ((SECONDS != shown)); then
            name_tried "$tried/$SEEDS_TRIED" "${!lengths[*]}" "${!choices[*]}"
            show_progress "$REPLY"
            shown=$SECONDS
        fi
    done
    show_progress ''
    name_tried "$tried" "${!lengths[*]}" "${!choices[*]}"
    if ((${#choices[@]})) || [[ -z $option_path ]]; then
        say "$say_none_fits" --choices "$option_choices" "$REPLY"
    else
        say "$say_none_fits" --path "$option_path" "$REPLY"
    fi
    return 1
}

is_within() { # <number> <A-B, or empty for any>
    [[ -z $2 ]] || (($1 >= ${2%-*} && $1 <= ${2#*-}))
}

name_tried() { # <how many seeds> <lengths> <choices> -> REPLY: the range of those that were found but do not fit
    local format=$say_tried found=$2
    if [[ -n $3 || -z $option_path ]]; then
        format=$say_tried_choices found=$3
    fi
    if [[ $found == *' '* ]]; then
        found=${found%% *}-${found##* }
    fi
    say "$format" "$1" "${found:-$say_met_none}"
}

make_from() { # <seed>: the maze that the options describe; 1 if the mask leaves too little: REPLY says why
    local most_bridges=${option_bridges:-${given_weave:+$MOST_BRIDGES}}
    set_size "$option_width" "$option_height"
    shaped=''
    if [[ -n $option_mask ]]; then
        need maze/mask
        load_mask "$option_mask"
        shape_maze || return
    fi
    seed_with "$1"
    maze_seed=$1
    if [[ $option_algorithm == backtracker ]]; then
        check_carver "$option_carver" "$option_width" "$option_height"
        option_carver=$REPLY
        carve "$option_carver" "$option_passages" "${most_bridges:-0}" "${given_trace:+trace}"
    else
        carve "$option_algorithm" "$option_passages" 0
    fi
    if [[ -n $option_loops ]]; then
        need maze/loops
        open_loops "$option_loops"
    fi
    if [[ $option_ends == corners && -z $shaped ]]; then
        place_corners
    else
        need maze/ends
        place_ends "$option_ends"
    fi
}

draw_maze() { # [steps of the path to draw]: the picture; what is not for a terminal goes to a file with the seed
    local maker=''
    case $option_format in
        svg | png) send_new_file "maze${maze_seed:+-$maze_seed}.$option_format" ;;
        sheet)
            send_new_file "sheet${maze_seed:+-$maze_seed}.html"
            name_maker
            maker=$REPLY
            ;;
    esac
    "draw_$option_format" "$maze_seed" "$maze_number" "${1-}" "$maker"
    put_seed
}

name_maker() { # -> REPLY: what makes the current maze again: its recipe, or else its seed
    REPLY=''
    if [[ -z $given_input ]]; then
        need cli/recipe
        write_recipe "$maze_seed"
    fi
    if [[ -n $maze_seed && -z $REPLY ]]; then
        say "$say_seed" "$maze_seed"
    fi
}

put_seed() { # below a maze file
    if [[ $option_format == text && -n $maze_seed ]]; then
        put_fact seed "$maze_seed"
    fi
}

check_ends() { # exits if the maze has no player or no goal
    ((player)) || fail_with 1 "$say_no_player" "$option_input"
    ((goal)) || fail_with 1 "$say_no_goal" "$option_input"
}
