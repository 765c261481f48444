# shellcheck shell=bash
#
# recipe: the options that make the maze in play, for saved games, commands, records and addresses
#
# The options hold the recipe of the maze in play: its size, its seed, and the options that make it. This file writes
# and reads the recipe. The saved game, the printed command, the kind in the records and the address of the page are
# derived from it.
#
# Owns: recipe_day (YYYY-MM-DD: the daily maze of that day), recipe_file (yes: the maze came from a file, so no options make it),
# recipe_lost (the words own, shape: the algorithm, the mask came from a file that a saved game does not name), recipe_moved
# (yes: start and goal were changed), recipe_known (yes: the maze was played, or its solution was shown, before).
# Writes: option_*, given_*.

need cli/day cli/levels cli/options cli/terminal maze/maze_file

recipe_day='' recipe_file='' recipe_lost='' recipe_moved='' recipe_known=''

readonly OF_RECIPE='level algorithm loops ends path choices mask weave bridges passages fog' # the options that make a maze

list_recipe() { # -> recipe: the level, or else the options that were given, each as NAME VALUE; own and shape for an
    # algorithm and a mask from a file, which only the command line can name
    local name was_given value lost=$recipe_lost REPLY=''
    [[ -z $option_level ]] || list_level "$option_level"
    [[ $option_algorithm != *[./]* ]] || lost+=' own'
    ! is_mask_file "$option_mask" || lost+=' shape'
    # shellcheck disable=SC2206 # words
    recipe=($lost)
    for name in $OF_RECIPE; do
        was_given=given_$name value=option_$name
        [[ -n ${!was_given:-} ]] || continue
        [[ $name != algorithm || ($lost != *own* && $option_algorithm != backtracker) ]] || continue
        [[ $name != mask || $lost != *shape* ]] || continue
        [[ $name != fog || -z $option_level || $REPLY != *,fog ]] || continue
        [[ -z $option_level || $name == level || $OF_LEVELS != *" $name "* ]] || continue
        recipe+=("$name${!value:+ ${!value}}")
    done
}

put_recipe() { # the lines of a saved game that say how its maze was made
    local line recipe
    [[ -z $option_seed ]] || put_line "# seed $option_seed"
    if [[ -n $recipe_file ]]; then
        put_line '# option file'
        [[ -z $given_fog ]] || put_line '# option fog'
    else
        list_recipe
        for line in ${recipe[@]+"${recipe[@]}"}; do
            put_line "# option $line"
        done
        [[ -z $option_level || -z $option_choices ]] || put_line "# option choices $option_choices"
        [[ -z $recipe_day ]] || put_line "# option day $recipe_day"
    fi
    [[ -z $recipe_known ]] || put_line '# option known'
    if [[ -n $recipe_moved ]]; then
        put_line "# start $((player % stride)),$((player / stride))"
        put_line "# goal $((goal % stride)),$((goal / stride))"
    fi
}

forget_recipe() { # except for the seed and --fog, which suits any maze: as if no option that makes a maze had been given
    local name
    for name in $OF_RECIPE; do
        forget_option "$name"
    done
    [[ " ${given[*]-} " != *' fog '* ]] || given_fog=yes
    recipe_day='' recipe_file='' recipe_lost='' recipe_moved='' recipe_known=''
}

read_recipe() { # from the maze file just read; anybody may have changed it, so each value passes its gate
    local line name choices=''
    forget_recipe
    forget_option seed
    option_width=$width option_height=$height recipe_file=$given_input
    [[ -z $file_start ]] || recipe_moved=yes
    for line in ${file_options[@]+"${file_options[@]}"}; do
        name=${line%% *}
        case $name in
            file) recipe_file=yes ;; # the first line
            known) recipe_known=yes ;;
            own | shape) recipe_lost+=" $name" ;;
            day) ! gate_day "${line#* }" || recipe_day=$REPLY ;;
            seed) read_option seed "${line#* }" ;;
            *)
                [[ $name != way ]] || name=path # its name in games of version 2.0
                if [[ (-z $recipe_file || $name == fog) && " $OF_RECIPE " == *" $name "* ]]; then
                    read_option "$name" "${line#* }"
                fi
                ;;
        esac
    done
    [[ -n $option_level ]] || return 0
    list_level "$option_level"
    [[ $REPLY != *,choices=* ]] || choices=${REPLY#*,choices=}
    if [[ $REPLY == "${width}x$height,"* && ${choices%%,*} == "$option_choices" ]]; then
        take_level "$option_level"
    else # a level of version 2.0, whose maze no command makes any more; 10 and 12 were played in fog
        name=$option_level
        forget_recipe
        recipe_file=yes
        [[ $name != 1[02] ]] || given_fog=yes
    fi
}

read_option() { # <name> <value>: of a recipe; ignored if the gate refuses it
    local known_option
    find_option "--$1"
    if [[ ${known_option[4]} == flag ]]; then
        set_option "$1" '' yes
    elif gate_option "$2"; then
        set_option "$1" "$REPLY" yes
    fi
}

name_kind() { # -> REPLY: level-7; or the ends and the other options: center,algorithm-prim
    local line recipe
    if [[ -n $recipe_file ]]; then
        REPLY='file'
    elif [[ -n $recipe_day && -z $recipe_moved ]]; then
        REPLY=daily-$recipe_day
    elif [[ -n $option_level && -z $recipe_moved ]]; then
        REPLY=level-$option_level
    else
        list_recipe
        REPLY=${recipe_moved:+random}
        REPLY=${REPLY:-$option_ends}
        for line in ${recipe[@]+"${recipe[@]}"}; do
            line=${line/#own/algorithm-own} line=${line/#shape/mask-file}
            [[ $line == 'ends '* ]] || REPLY+=,${line/ /-}
        done
    fi
}

maze_name_recipe() { # -> REPLY: the command that recreates this maze
    local program call format='' line value recipe
    name_program
    program=$REPLY
    [[ -z $given_format ]] || format=" -f $option_format"
    if [[ -n $given_input ]]; then
        quote_word "$option_input"
        REPLY="$program play -i $REPLY$format${given_fog:+ --fog}"
        return
    elif [[ -n $recipe_file ]]; then
        call="play -i FILE$format${given_fog:+ --fog}" # a saved game does not name its file
    elif [[ -n $recipe_day ]]; then
        call="daily $recipe_day$format"
    elif [[ -z $option_seed ]]; then
        call=--resume # the file has no seed any more
    else
        list_recipe
        call="play ${width}x$height --seed $option_seed$format"
        [[ -z $option_level ]] || call="play --level $option_level --seed $option_seed$format"
        for line in ${recipe[@]+"${recipe[@]}"}; do
            value=FILE
            if [[ $option_algorithm == *[./]* ]]; then
                quote_word "$option_algorithm"
                value=$REPLY
            fi
            case $line in
                'level '*) ;;
                own) call+=" -a $value" ;;
                shape)
                    value=FILE
                    [[ -z $option_mask ]] || printf -v value %q "$option_mask"
                    call+=" --mask $value"
                    ;;
                *) call+=" --$line" ;;
            esac
        done
    fi
    [[ -z $recipe_moved ]] || call+="  # $say_other_ends" # a comment, for a shell
    REPLY="$program $call"
}

name_address() { # -> REPLY: the recipe in the address of the page; empty if the maze came from a file
    local line recipe
    REPLY=''
    [[ -z $given_input ]] || return 0
    [[ -n $option_level ]] || REPLY=${width}x$height,
    REPLY+=seed=$option_seed
    list_recipe
    for line in ${recipe[@]+"${recipe[@]}"}; do
        [[ ' path choices passages shape ' == *" ${line%% *} "* ]] || REPLY+=,${line/ /=} # the page does not read these
    done
}
