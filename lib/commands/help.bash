# shellcheck shell=bash
#
# help: print an overview of the program, or the options of one command

need cli/names cli/options cli/printing core/columns

takes_help='words'

# play, watch, print, solve, learn: say_examples describes them in this order
EXAMPLES=('' ' generate 21x11 --watch' ' sheet --count 4 -o maze.html' ' solve 21x11 --seed 7' ' tour')
readonly EXAMPLES HELP_COLUMNS=80

run_help() {
    local word names
    send_output
    load_texts help
    list_names commands "$CALLED_AS_OPTIONS"
    names=$REPLY
    for word in ${words[@]+"${words[@]}"}; do
        if [[ $word != help && " $names " == *" $word "* ]]; then
            show_command_help "$word"
            return
        fi
        [[ $word == help || -n $given_help ]] || fail_word "$word" # with --help, a wrong word does not matter
    done
    # shellcheck disable=SC2086 # a name each
    show_help $names
}

show_help() { # <command ...>: an example of each common task, the commands, and the options of all
    local k word
    put_line "$say_usage"
    for k in "${!EXAMPLES[@]}"; do
        put_help "maze.sh${EXAMPLES[k]}" 38 "${say_examples[k]}"
    done
    put_line ''
    for word; do
        if [[ $word != help ]]; then # --help is among the options below
            need "commands/$word"
            find_about command "$word"
            put_help "$word" 10 "$REPLY"
        fi
    done
    put_lines '' "$say_help_more"
    show_common_options
}

show_common_options() { # those of all commands; --output is in the help of each
    local word label parts=()
    for word in ${TAKES_ALL#output }; do
        find_option "--$word"
        name_option
        label=$REPLY
        list_choices
        if [[ -n $REPLY ]]; then
            label="${label% *} ${REPLY// /|}"
        fi
        parts+=("$label")
    done
    join_columns "$((HELP_COLUMNS - 2))" '  ' "${parts[@]}"
    put_lines "${folded[@]/#/  }"
}

show_command_help() { # <command>: what it does, its options and its keys
    local line name=${1//-/_}
    local about=say_about_$name keys=say_keys_of_$name takes=takes_$name usage=say_usage_$name
    need "commands/$1"
    if [[ " ${!takes-} " == *' width '* ]]; then # it takes a size
        say "$say_command_usage" "$1"
    else
        say "$say_command_usage_plain${!usage:+ ${!usage}}" "$1"
    fi
    put_lines "$REPLY" ''
    find_about command "$1"
    REPLY=${!about:-$REPLY}
    put_lines "${REPLY#$'\n'}" '' # a text of several lines begins on its second line
    for line in "${OPTIONS[@]}"; do
        if [[ " ${!takes-} output " == *" ${line%% *} "* ]]; then
            put_option "${line%% *}" "$1"
        fi
    done
    if [[ -n ${!keys:-} ]]; then
        put_line "${!keys}"
    fi
}

put_option() { # <name> <command>: print its line of help, which a command may word differently
    local label usual=say_option_${1//-/_}
    local about=${usual}_$2
    about=${!about:-${!usual}}
    find_option "--$1"
    name_option
    label="-$known_letter $REPLY"
    list_choices
    put_help "${label/#-- /   }" 20 "$about${REPLY:+: $REPLY}"
}

list_choices() { # -> REPLY: the values of the known option, or empty; the command algorithms lists those of --algorithm
    REPLY=''
    case ${known_gate[0]} in
        choice) REPLY=${known_gate[*]:1} ;;
        name)
            if [[ ${known_gate[1]} != algorithms ]]; then
                list_names "${known_gate[1]}"
            fi
            ;;
    esac
}

name_option() { # -> REPLY: --name VALUE of the known option, with VALUE in the language
    local value=$known_value translated
    if [[ $value == [A-Z][A-Z]* ]]; then # a word, such as FILE; N and A-B are the same in each language
        translated=say_value_$value
        value=${!translated}
    fi
    REPLY="--$known_name $value"
    REPLY=${REPLY% -} # a flag has no value
}

put_help() { # <what> <columns> <text>: print both, folded
    local what=$1 line
    fold_columns "$3" "$((HELP_COLUMNS - 4 - $2))"
    for line in "${folded[@]}"; do
        pad_columns "$what" "-$2"
        put_line "  $REPLY  $line"
        what=''
    done
}
