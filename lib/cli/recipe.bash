# shellcheck shell=bash
#
# recipe: read and write how a maze was made, as one string
#
# A recipe is the size, the seed, and the options that differ from their defaults, in the order of the table of
# options: 31x17,seed=250,ends=far. level=7 and daily=2026-11-23 stand for the recipes in the tables of cli/levels,
# and are written wherever a recipe equals theirs. Levels, daily mazes, saved games, records, the page and printed
# commands use this string.
#
# The options hold the recipe of the maze in play. Only the command line can name the file of an algorithm or a shape:
# a maze that such a file made has no recipe, and neither has a maze that was read from a file.
#
# Owns: recipe (of the maze in play, or empty), recipe_* (recipe_level, recipe_day: if it is that of a level or of a
# daily maze; recipe_file: yes: the maze was read from a file; recipe_moved: yes: its start and goal were changed).
# Writes: given_fog, option_seed.

need cli/levels cli/options cli/terminal

recipe='' recipe_level='' recipe_day='' recipe_file='' recipe_moved=''

readonly OF_RECIPE='algorithm loops ends weave bridges mask passages fog'   # beside the size and the seed
readonly UNSHAPED=' binary-tree sidewinder eller division opposite center ' # what does not suit a mask

forget_recipe() { # as if no option that makes a maze had been given
    # shellcheck disable=SC2086 # names
    reset_options width height seed level path choices $OF_RECIPE
    recipe='' recipe_level='' recipe_day='' recipe_file='' recipe_moved=''
}

choose_recipe() { # <recipe of a level or a day>: set its options, but keep the seed and the fog that were given
    local seed=$option_seed in_fog=$given_fog
    read_recipe "$1"
    option_seed=${seed:-$option_seed} given_fog=${in_fog:-$given_fog}
}

read_recipe() { # <recipe, maybe hostile>: set its options, and no others that make a maze; 1 if it makes none
    local part text=$1 names="width height seed $OF_RECIPE"
    forget_recipe
    case $1 in
        level=*)
            gate_number level "${1#level=}" 1 "${#LEVELS[@]}" || return
            text=${LEVELS[REPLY - 1]}
            ;;
        daily=*)
            is_day "${1#daily=}" || return
            find_daily_recipe "${1#daily=}"
            text=$REPLY
            ;;
    esac
    split_words "$text" ,
    for part in "${split[@]}"; do
        case $part in
            [0123456789]*x*)
                read_part "width=${part%%x*}" "$names" && read_part "height=${part#*x}" "$names" || return
                ;;
            *) read_part "$part" "$names" || return ;;
        esac
    done
    [[ -n $option_width && -n $option_height && -n $option_seed ]] || return 1
    [[ -z $option_mask || ($UNSHAPED != *" $option_algorithm "* && $UNSHAPED != *" $option_ends "*) ]] || return 1
    [[ $option_algorithm == backtracker || -z $given_weave$given_bridges ]]
}

read_part() { # <name=value, or a flag> <names>: set that option, one of these; 1 if it is refused
    local name=${1%%=*}
    [[ " $2 " == *" $name "* ]] && find_option "--$name" || return
    if [[ ${known_gate[0]} == flag ]]; then
        [[ $1 == "$name" ]] || return
        REPLY=''
    else
        [[ $1 == *=* ]] && gate_option "${1#*=}" || return
    fi
    set_option "$name" "$REPLY"
}

write_recipe() { # <seed> -> REPLY: what the options make with it; empty if only a file makes it
    REPLY=''
    [[ -n $1 && -z $recipe_file && $option_algorithm != *[./]* ]] && ! is_mask_file "$option_mask" || return 0
    # shellcheck disable=SC2086 # names
    join_options , = $OF_RECIPE
    shorten_recipe "${option_width}x$option_height,seed=$1$REPLY"
}

join_options() { # <what is before a name> <before its value> <name ...> -> REPLY: those that differ from their defaults
    local name was_given value text=''
    for name in "${@:3}"; do
        was_given=given_$name value=option_$name
        if [[ -n ${!was_given} && " ${DEFAULTS[*]} " != *" $name=${!value} "* ]]; then
            text+=$1$name
            if [[ -n ${!value} ]]; then
                quote_word "${!value}"
                text+=$2$REPLY
            fi
        fi
    done
    REPLY=$text
}

shorten_recipe() { # <recipe> -> REPLY: level=7, daily=2026-11-23, or the same recipe
    local k day=${1#*seed=}
    for k in "${!LEVELS[@]}"; do
        if [[ ${LEVELS[k]} == "$1" ]]; then
            REPLY=level=$((k + 1))
            return
        fi
    done
    day=${day%%,*}
    day=${day:0:4}-${day:4:2}-${day:6}
    if is_day "$day" && find_daily_recipe "$day" && [[ $REPLY == "$1" ]]; then
        REPLY=daily=$day
    else
        REPLY=$1
    fi
}

note_recipe() { # -> recipe, recipe_level, recipe_day: of the maze that the options make
    write_recipe "$option_seed"
    recipe=$REPLY recipe_level='' recipe_day=''
    case $recipe in
        level=*) recipe_level=${recipe#level=} ;;
        daily=*) recipe_day=${recipe#daily=} ;;
    esac
}

name_kind() { # -> REPLY: the kind of the maze in play: its level, its day, its recipe without the seed, or other
    REPLY=${recipe/,seed=$option_seed/}
    if [[ -z $recipe || -n $recipe_moved ]]; then
        REPLY=other
    fi
}

maze_name_call() { # -> REPLY: the command that makes the maze in play, with its label
    local call
    name_program
    call="${say_call_again[0]} $REPLY"
    case $recipe in
        level=*) call+=" play --level ${recipe#level=}" ;;
        daily=*) call+=" daily ${recipe#daily=}" ;;
        *)
            if [[ -n $recipe_file ]]; then
                REPLY=FILE # a saved game does not name it
                if [[ -n $given_input ]]; then
                    quote_word "$option_input"
                fi
                call+=" play -i $REPLY${given_fog:+ --fog}"
            else
                # shellcheck disable=SC2086 # names
                join_options ' --' ' ' $OF_RECIPE
                call+=" play ${option_width}x$option_height --seed $option_seed$REPLY"
            fi
            ;;
    esac
    if [[ -n $recipe_moved ]]; then
        call+="  # $say_other_ends" # a comment, for a shell
    fi
    REPLY=$call
}
