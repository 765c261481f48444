# shellcheck shell=bash
#
# made: how the maze of a game was made, and how the next one is
#
# Owns: size_asked (yes: it is kept).
# Writes: option_width, option_height, option_seed, option_carver, given_input.

need cli/mazes cli/terminal maze/carve maze/maze_file play/maze_walk screen/screen \
    play/records cli/window

size_asked=''

describe_made() { # the maze there is: its kind, the call that brings it back, # lines that say how it was made
    local name program call kind=$option_ends facts='' value format='' line seed=''
    name_program
    program=$REPLY
    [[ -z $given_format ]] || format=" -f $option_format"
    if [[ -n $given_input ]]; then
        printf -v value %q "$option_input"
        for line in ${file_options[@]+"${file_options[@]}"}; do
            [[ $line != 'seed '* ]] || ! gate_number --seed "${line#seed }" 1 "$LAST_SEED" || seed=$REPLY
        done
        describe_maze "$seed" file "$program" "play -i $value$format" "${seed:+# seed $seed}"
        return
    fi
    call="play ${width}x$height --seed $option_seed$format"
    if [[ -n $option_seed ]]; then
        facts="# seed $option_seed"
    else
        call=--resume # its file has lost it
    fi
    for name in $OF_MAKING; do
        value=given_$name
        [[ -n ${!value} && ' width height seed carver count ' != *" $name "* ]] || continue
        value=option_$name
        if [[ $name == algorithm && ${!value} == *[./]* ]]; then # a file; none is named by a game that was left
            printf -v value %q "${!value}"
            call+=" -a $value"
            kind+=,algorithm-own
            continue
        fi
        call+=" --$name${!value:+ ${!value}}"
        facts+=${facts:+$'\n'}"# option $name ${!value}"
        [[ $name == ends ]] || kind+=",$name${!value:+-${!value}}"
    done
    describe_maze "$option_seed" "$kind" "$program" "$call" "$facts"
}

another_maze() { # <next|first|WIDTHxHEIGHT>: of the same kind
    option_width=$width option_height=$height
    case $1 in
        next)
            [[ $result != won || -n $size_asked ]] || take_larger_size "$((width * height))"
            if [[ -n $option_seed ]]; then
                option_seed=$((option_seed % LAST_SEED + 1))
            fi
            ;;
        first)
            option_seed='' size_asked=''
            take_first_size
            ;;
        *) option_width=${1%x*} option_height=${1#*x} size_asked=yes ;;
    esac
    if [[ -z $option_seed ]]; then
        pick_seed "$LAST_SEED"
        option_seed=$REPLY
    fi
    given_input='' option_carver=auto
    check_carver auto "$option_width" "$option_height"
    option_carver=$REPLY
    start_work
    make_maze 0
    end_work
    describe_made
}

# Who begins gets a small maze, and who has won a larger one, up to what fits the window and looks good.

readonly FIRST_WIDTH=21 FIRST_HEIGHT=11

take_first_size() { # for somebody who has won what the records say
    find_largest
    take_larger_size "$REPLY"
}

take_larger_size() { # <squares of the largest won>: the smallest of these sizes that has more, or the last
    local most wide high n
    fit_game
    most=$REPLY
    for ((n = 0; ; n++)); do
        wide=$((FIRST_WIDTH + 4 * n)) high=$((FIRST_HEIGHT + 2 * n))
        ((wide <= ${most%x*})) || wide=${most%x*}
        ((high <= ${most#*x})) || high=${most#*x}
        if ((wide * high > $1)) || [[ ${wide}x$high == "$most" ]]; then
            option_width=$wide option_height=$high
            return
        fi
    done
}
