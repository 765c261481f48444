# shellcheck shell=bash
#
# fitting: make the first maze whose path fits, and find the size that fits the window
#
# Writes: option_seed.

need cli/options core/window maze/solve

readonly SEEDS_TRIED=1000 # by --path and --choices, until they give up

fit_window() { # -> REPLY: WIDTHxHEIGHT, as large as fits above the last line
    local wide high
    measure_window
    ((wide = window_columns / 2, high = window_rows - 1))
    case $option_format in
        lines) ((wide = (window_columns - 1) / 2)) ;;
        half) ((wide = window_columns, high *= 2)) ;;
        braille) ((wide = 2 * window_columns, high *= 4)) ;;
    esac
    odd_side "$wide"
    wide=$REPLY
    odd_side "$high"
    REPLY=${wide}x$REPLY
}

odd_side() { # <squares that fit> -> REPLY: the longest side
    ((REPLY = ($1 - 1) / 2 * 2 + 1))
    if ((REPLY < LEAST_SIDE)); then
        REPLY=$LEAST_SIDE
    fi
    if ((REPLY > MOST_SIDE)); then
        REPLY=$MOST_SIDE
    fi
}

find_fitting() { # <n> <function that makes the maze of a seed>: the next maze that has a path, as long and with as many
    # choices as asked for; sets option_seed so that option_seed + n made it. 1 if no seed fits, and REPLY says why
    local tried lengths='' choices='' shown=$SECONDS
    for ((tried = 0; tried < SEEDS_TRIED && option_seed + $1 <= LAST_SEED; tried++)); do
        "$2" "$((option_seed + $1))" || return
        if solve "$player" "$goal"; then
            widen "$lengths" "$steps"
            lengths=$REPLY
            if is_within "$steps" "$option_path"; then
                [[ -n $option_choices ]] || return 0
                count_choices "$player" "$goal"
                ! is_within "$REPLY" "$option_choices" || return 0
                widen "$choices" "$REPLY"
                choices=$REPLY
            fi
        fi
        ((option_seed += 1))
        if [[ -n $option_choices ]]; then
            say "$say_tried_choices" "$((tried + 1))" "$SEEDS_TRIED" "${choices:-$say_met_none}"
        else
            say "$say_tried" "$((tried + 1))" "$SEEDS_TRIED" "${lengths:-$say_met_none}"
        fi
        if ((SECONDS != shown)); then
            show_progress "$REPLY"
            shown=$SECONDS
        fi
    done
    end_progress
    if [[ -n $choices || (-z $option_path && -n $option_choices) ]]; then
        say "$say_no_choices_fit" --choices "$option_choices" "$tried" "${choices:-$say_met_none}"
    elif [[ -n $option_path ]]; then
        say "$say_none_fits" --path "$option_path" "$tried" "${lengths:-$say_met_none}"
    else
        REPLY=$say_no_way
    fi
    return 1
}

is_within() { # <number> <A-B, or empty for any>
    [[ -z $2 ]] || (($1 >= ${2%-*} && $1 <= ${2#*-}))
}

widen() { # <A-B, or a number, or empty> <number> -> REPLY: the same with that number in it
    local least=${1%-*} most=${1#*-}
    ((least = $2 < ${least:-$2} ? $2 : ${least:-$2}, most = $2 > ${most:-$2} ? $2 : ${most:-$2}, 1))
    REPLY=$least
    if ((least != most)); then
        REPLY+=-$most
    fi
}
