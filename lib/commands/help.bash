# shellcheck shell=bash
#
# help: print an overview of the program, or the options of one command

need cli/names cli/options cli/printing core/columns core/window

# shellcheck disable=SC2034 # found by its name
takes_help='words'

# play, watch, print, solve, learn: say_examples describes them in this order
EXAMPLES=('' ' generate 21x11 --watch' ' sheet --count 4 -o maze.html' ' solve 21x11 --seed 7' ' tour')
readonly EXAMPLES

run_help() {
    local word names
    send_output
    if [[ -t 1 ]]; then
        measure_window
    fi
    load_texts help
    list_names commands "$CALLED_AS_OPTIONS"
    names=$REPLY
    for word in ${words[@]+"${words[@]}"}; do
        if [[ $word != help && " $names " == *" $word "* ]]; then
            show_command_help "$word"
            return
        fi
        if [[ $word == masks ]]; then
            show_masks
            return
        fi
        [[ $word == help || -n $given_help ]] || fail_word "$word" # --help comes before wrong words
    done
    # shellcheck disable=SC2086 # a name each
    show_help $names
}

show_help() { # <command ...>: an example of each common task, then the commands
    local k word line label parts=()
    put_in_window "$say_usage"
    for ((k = 0; k < ${#EXAMPLES[@]}; k++)); do
        put_help "maze.sh${EXAMPLES[k]}" 38 "${say_examples[k]}"
    done
    put_line ''
    for word; do
        [[ $word != help ]] || continue # the last lines name it
        need "commands/$word"
        find_about command "$word"
        put_help "$word" 10 "$REPLY"
    done
    put_line ''
    put_in_window "$say_help_more"
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
    join_columns 78 '  ' "${parts[@]}"
    for line in "${folded[@]}"; do
        put_in_window "  $line"
    done
}

show_masks() { # the names and sizes of the shapes
    local name
    list_names masks
    need maze/mask
    for name in $REPLY; do
        load_mask "$name"
        put_help "$name" 12 "${#mask_text[0]}x${#mask_text[@]}"
    done
}

show_command_help() { # <command>: what it does, its options and its keys
    local line about=say_about_${1//-/_} keys=say_keys_of_${1//-/_} takes=takes_${1//-/_} usage=say_usage_${1//-/_}
    need "commands/$1"
    takes=" ${!takes-} output "
    if [[ $takes == *' width '* ]]; then
        say "$say_command_usage" "$1"
    else
        say "$say_command_usage_plain${!usage:+ ${!usage}}" "$1"
    fi
    put_in_window "$REPLY"
    put_line ''
    if [[ -n ${!about:-} ]]; then
        put_in_window "${!about#$'\n'}"
    else
        find_about command "$1"
        put_in_window "$REPLY"
    fi
    put_line ''
    for line in "${OPTIONS[@]}"; do
        if [[ $takes == *" ${line%% *} "* ]]; then
            put_option "${line%% *}" "$1"
        fi
    done
    if [[ -n ${!keys:-} ]]; then
        put_in_window "${!keys}"
    fi
}

put_option() { # <name> <command>: print its line of help, which a command may word differently
    local letter about=say_option_${1//-/_}
    local differently=${about}_$2
    if [[ -n ${!differently:-} ]]; then
        about=$differently
    fi
    find_option "--$1"
    letter=-${known_option[1]}
    name_option
    letter="${letter/#--/  } $REPLY"
    list_choices
    put_help "$letter" 20 "${!about}${REPLY:+: $REPLY}"
}

list_choices() { # -> REPLY: the values of known_option, or empty; the command algorithms lists those of --algorithm
    REPLY=''
    case ${known_option[*]:3:2} in
        choice*) REPLY=${known_option[*]:4} ;;
        'name algorithms') ;;
        name*) list_names "${known_option[4]}" ;;
    esac
}

name_option() { # -> REPLY: --name VALUE of known_option, with VALUE in the language
    local value=${known_option[2]} translated
    if [[ $value == [A-Z][A-Z]* ]]; then
        translated=say_value_$value
        value=${!translated}
    fi
    REPLY="--${known_option[0]} $value"
    REPLY=${REPLY% -}
}

put_help() { # <what> <columns> <text>: print both, folded into 80 columns
    local what=$1 line
    fold_columns "$3" "$((76 - $2))"
    for line in "${folded[@]}"; do
        pad_columns "$what" "-$2"
        put_in_window "  $REPLY  $line"
        what=''
    done
}
