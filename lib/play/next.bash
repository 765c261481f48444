# shellcheck shell=bash
#
# next: the first maze of a game, and the next one
#
# Writes: file_keys, given_input, option_width, option_height, option_seed, option_carver, recipe_*.

need cli/levels cli/mazes cli/options cli/recipe maze/carve maze/walk play/progress screen/screen screen/status \
    screen/view

another_maze() { # <next|first|+|-|WIDTHxHEIGHT>: make it; 1 if there is no such level
    case $1 in
        next) choose_next ;;
        first) choose_first ;;
        + | -) choose_other_level "$1" || return ;;
        *) choose_size_of "$1" ;;
    esac
    given_input='' file_keys='' recipe_moved='' recipe_file='' recipe_own='' recipe_known=''
    check_carver auto "$option_width" "$option_height"
    option_carver=$REPLY
    begin_work
    make_maze 0
    end_work
}

choose_next() { # after a win, the next level; otherwise, another maze of the same kind
    if [[ -n $recipe_day ]]; then
        choose_first
    elif [[ -n $option_level && $result == won ]] && ((option_level < ${#LEVELS[@]})); then
        choose_level "$((option_level + 1))"
    else
        option_width=$width option_height=$height
        next_seed
    fi
}

choose_other_level() { # <+|->: the next level or the one before; 1 if there is none
    local level=$option_level
    if [[ -z $level ]]; then
        choose_first
        return
    fi
    ((level += ${1}1))
    if ((level < 1 || level > ${#LEVELS[@]})); then
        say "$say_all_levels" "${#LEVELS[@]}"
        set_message "$REPLY"
        return 1
    fi
    choose_level "$level"
}

choose_first() { # the level after the highest one that was won
    find_level
    choose_level "$REPLY"
}

choose_level() { # <level>: with the next seed
    forget_recipe
    take_level "$1"
    next_seed
}

choose_size_of() { # <WIDTHxHEIGHT>: keep the other options, except those of a level
    [[ -z $option_level ]] || forget_recipe
    option_width=${1%x*} option_height=${1#*x}
}

begin_level() { # the level to begin with, unless an option was given that levels set
    if ! find_given "$OF_LEVELS steps carver"; then
        find_level
        take_level "$REPLY"
    fi
}

next_seed() { # or any seed if there was none, or after a saved game: the next one may have been played since then
    if [[ -z $option_seed || -n $file_keys ]]; then
        pick_seed "$LAST_SEED"
        option_seed=$REPLY
    else
        option_seed=$((option_seed % LAST_SEED + 1))
    fi
}
