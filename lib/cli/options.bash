# shellcheck shell=bash
#
# options: the table of all options
#
# Each option is one line: its name, its letter or -, the name of its value in the help (- for a flag), and its gate:
# "number 0 100" is gate_number with these limits, and "name KIND COMMAND" takes a name of that kind; an error lists
# them, or names the command that does. The text of the help is say_option_NAME, or say_option_NAME_COMMAND where a
# command words it differently. The file of a command lists the options that it takes in takes_NAME.
#
# given_NAME is yes if an option was given, or is part of the recipe of a level, a day or a file; its value is
# option_NAME. The array given lists only the options of the command line.
#
# Owns: option_*, given_*, given (the names of those given, in order), known_* (known_name, known_letter, known_value,
# known_gate: the line of the table that find_option has found, the gate as words), command, words (of the call, without
# the command), exit_status.

readonly LEAST_ROOMS=20 MOST_PASSAGES=1000000 MOST_BRIDGES=1000000
readonly MOST_PATH=$((MOST_SIDE * MOST_SIDE))
readonly EXERCISES=10 HINTS=3
readonly CALLED_AS_OPTIONS='completion version one-file' # commands

#    name    letter value gate
OPTIONS=(
    "width      x  N       number $LEAST_SIDE $MOST_SIDE odd"
    "height     y  N       number $LEAST_SIDE $MOST_SIDE odd"
    "seed       s  N       number 1 $LAST_SEED"
    "algorithm  a  NAME    name algorithms algorithms"
    "level      -  N       level"
    "loops      -  N       number 0 100"
    "ends       -  KIND    choice corners opposite center random far"
    "path       -  A-B     range 0 $MOST_PATH"
    "choices    -  A-B     range 0 $MOST_PATH"
    "weave      -  -       flag"
    "bridges    -  N       number 0 $MOST_BRIDGES"
    "mask       -  NAME    name masks generate --help"
    "carver     c  NAME    choice auto recursive stack"
    "passages   -  N       number 0 $MOST_PASSAGES"
    "count      -  N       number 1 1000000"
    "input      i  FILE    file"
    "watch      -  -       flag"
    "trace      -  -       flag"
    "table      -  -       flag"
    "practice   -  -       flag"
    "exercise   -  N       number 1 $EXERCISES"
    "check      -  FILE    file"
    "hint       -  N       number 1 $HINTS"
    "lint       -  -       flag"
    "no-answers -  -       flag"
    "page       -  -       flag"
    "keys       -  STRING  text"
    "describe   -  -       flag"
    "fog        -  -       flag"
    "resume     -  -       flag"
    "format     f  NAME    name pictures help generate"
    "title      -  TEXT    line 100"
    "per-page   -  N       choice 1 2 4 6"
    "url        -  ADDRESS address 500"
    "output     o  FILE    file"
    "color      -  WHEN    choice auto always never"
    "lang       -  NAME    name languages"
    "size       -  N       number 7 40"
    "rooms      -  N       number $LEAST_ROOMS 800"
    "traps      -  N       number 1 90"
    "jokers     -  N       number 0 99"
    "reveal     -  -       flag"
    "help       h  -       flag"
    "version    -  -       flag"
    "completion -  -       flag"
    "one-file   -  -       flag"
)
DEFAULTS=(algorithm=backtracker ends=corners carver=auto "passages=$MOST_PASSAGES" count=1 per_page=1 color=auto
    size=10)
readonly OPTIONS DEFAULTS

given=() known_name='' known_letter='' known_value='' known_gate=() command='' words=() exit_status=0

# The options of the commands that make mazes, and of all commands.
TAKES_MAKING='width height seed level algorithm loops ends path choices weave bridges mask carver passages input'
readonly TAKES_MAKING
readonly TAKES_ALL='output lang color help version completion one-file'

# The options that a level sets, and all that say how to make a maze.
readonly OF_LEVELS='width height algorithm loops ends path choices weave bridges mask'
readonly OF_MAKING="$OF_LEVELS seed level carver passages count trace"

# Options that exclude each other: none of the others goes with the first.
APART=(
    "input:      $OF_MAKING"
    "resume:     $OF_MAKING input keys output"
    "level:      $OF_LEVELS"
    'trace:      format watch'
    'check:      hint'
    'page:       exercise check'
    'no-answers: exercise check'
    'watch:      exercise check hint lint no-answers page'
    'practice:   exercise check hint lint no-answers page output'
)
readonly APART

read_call() { # <argument ...> -> command, with its words and options
    local name
    reset_options "${OPTIONS[@]%% *}"
    find_language "$@"
    read_options "$@"
    for name in help $CALLED_AS_OPTIONS; do
        if [[ " ${given[*]-} " == *" $name "* ]]; then
            command=$name given=() # no other option matters
            return
        fi
    done
    find_command
}

# shellcheck disable=SC2086 # names
reset_options() { # <name ...>: as if they had not been given; the array given still lists them
    local default names=" ${*//-/_}"
    # one command empties all of them: a command for each would take as long as carving 5x5
    read -r ${names// / given_} ${names// / option_} </dev/null
    for default in "${DEFAULTS[@]}"; do
        if [[ "$names " == *" ${default%%=*} "* ]]; then
            printf -v "option_${default%%=*}" %s "${default#*=}"
        fi
    done
}

set_option() { # <name> <value>
    printf -v "option_${1//-/_}" %s "$2"
    printf -v "given_${1//-/_}" yes
}

find_option() { # <--name or -letter> -> known_*: its line of the table; 1 if there is none
    local line parts
    for line in "${OPTIONS[@]}"; do
        # shellcheck disable=SC2206 # no quotes: each word becomes an element
        parts=($line)
        if [[ $1 == "--${parts[0]}" || $1 == "-${parts[1]#-}" ]]; then # the letter - stands for none
            known_name=${parts[0]} known_letter=${parts[1]} known_value=${parts[2]} known_gate=("${parts[@]:3}")
            return
        fi
    done
    return 1
}

gate_option() { # <value of the known option> -> REPLY, through its gate; 1 if it is refused, and REPLY says why
    local label=--$known_name gate=${known_gate[0]}
    REPLY=$1
    case $gate in
        number | range | line | address | choice) "gate_$gate" "$label" "$1" "${known_gate[@]:1}" ;;
        name) gate_name "$label" "$1" "${known_gate[1]}" "${known_gate[*]:2}" ;;
        level)
            need cli/levels
            gate_number "$label" "$1" 1 "${#LEVELS[@]}"
            ;;
    esac
}

gate_name() { # <option> <value> <kind> <command that lists them, if many> -> REPLY; 1 if refused: REPLY says why
    local names
    need cli/names
    list_names "$3"
    names=$REPLY
    # shellcheck disable=SC2086 # a name each
    ! gate_choice "$1" "$2" $names || return 0
    [[ -n $4 ]] || return # few: REPLY lists all of them
    # shellcheck disable=SC2086
    if find_nearest "$2" $names; then
        refuse_value "$say_near_choice" "$1" "$2" "$REPLY"
    else
        refuse_value "$say_far_choice" "$1" "$2" "$4"
    fi
}

take_option() { # <value of the known option, from the command line>: exits if it does not pass its gate
    if [[ $known_name == algorithm && ($1 == */* || $1 == *.bash || $1 == *.sh) ]]; then
        REPLY=$1 # a file that runs: only the command line can name one
    elif [[ $known_name == mask ]] && is_mask_file "$1"; then
        REPLY=$1
    else
        gate_option "$1" || fail 2 "$REPLY"
    fi
    set_option "$known_name" "$REPLY"
    given+=("$known_name")
}

is_mask_file() { # <value of --mask>
    [[ $1 == *[./]* || $1 == - ]]
}

find_language() { # <argument ...>: choose the language of --lang, so that every error is in that language
    while (($#)) && [[ $1 != -- ]]; do
        case $1 in
            --lang) choose_language "${2-}" ;;
            --lang=*) choose_language "${1#*=}" ;;
        esac
        shift
    done
}

read_options() { # <argument ...>
    local argument option value has_value options
    while (($#)); do
        argument=$1 value='' has_value=''
        shift
        case $argument in
            --) break ;;
            --*=*) option=${argument%%=*} value=${argument#*=} has_value=yes ;;
            -[!-]?*) option=${argument:0:2} value=${argument:2} has_value=yes ;; # -s7
            -?*) option=$argument ;;
            *)
                words+=("$argument")
                if [[ ${words[0]} == watch && ${#words[@]} == 2 ]]; then # all that follows belongs to the file
                    choose_language "$option_lang"
                    break
                fi
                continue
                ;;
        esac
        if ! find_option "$option"; then
            need cli/names
            options=("${OPTIONS[@]%% *}")
            find_nearest "$option" "${options[@]/#/--}" || fail_with 2 "$say_unknown_option" "$argument"
            fail_with 2 "$say_near_option" "$argument" "$REPLY"
        fi
        if [[ ${known_gate[0]} == flag ]]; then
            [[ -z $has_value ]] || fail_with 2 "$say_no_such_value" "$argument" "$option"
        elif [[ -z $has_value ]]; then
            (($#)) || fail_with 2 "$say_no_value" "$argument"
            value=$1
            shift
        fi
        take_option "$value"
    done
    words+=("$@")
}

find_command() { # -> command: the first of the words that is one; words: the others
    local k
    for k in ${words[@]+"${!words[@]}"}; do
        if is_command "${words[k]}"; then
            command=${words[k]}
            unset 'words[k]'
            words=(${words[@]+"${words[@]}"}) # numbered from 0 again
            return
        fi
    done
    command=generate
    if [[ -n $given_resume || (-t 0 && -t 1 && -z $given_output) ]]; then
        command=play
    fi
}

is_command() { # <word>
    [[ $1 == [a-z]* && $1 != *[!a-z0-9-]* && " $CALLED_AS_OPTIONS " != *" $1 "* ]] || return
    has_file "commands/$1.bash"
}

check_taken() { # take the size from the words; exits if the command does not take a word, or these options together
    local name rule takes=takes_${command//-/_}
    case " ${!takes-} " in
        *' words '*) ;; # it takes them itself
        *' width '*) take_size ;;
        *) ((${#words[@]} == 0)) || fail_with 2 "$say_not_argument_of" "${words[0]}" "$command" "$command" ;;
    esac
    for name in ${given[@]+"${given[@]}"}; do
        [[ " ${!takes-} $TAKES_ALL " == *" $name "* ]] ||
            fail_with 2 "$say_not_option_of" "--$name" "$command" "$command"
    done
    for rule in "${APART[@]}"; do
        if [[ " ${given[*]-} " == *" ${rule%%:*} "* ]] && find_given "${rule#*:}"; then
            fail_with 2 "$say_not_together" "--${rule%%:*}" "$REPLY"
        fi
    done
}

fail_word() { # <word>: exit, because it is neither a command nor a size
    ! is_command "$1" || fail_with 2 "$say_second_word" "$1"
    need cli/names
    list_names commands "$CALLED_AS_OPTIONS"
    # shellcheck disable=SC2086 # a name each
    find_nearest "$1" $REPLY || fail_with 2 "$say_unknown_command" "$1"
    fail_with 2 "$say_near_command" "$1" "$REPLY"
}

take_size() { # from the words WIDTHxHEIGHT; exits if there is any other word
    local word label
    for word in ${words[@]+"${words[@]}"}; do
        [[ $word == [0123456789]* ]] || fail_word "$word"
        [[ $word == *x?* && $word != *x*x* ]] || fail_with 2 "$say_not_size" "$word"
        printable "$word"
        label=$REPLY
        gate_number "$label" "${word%%x*}" "$LEAST_SIDE" "$MOST_SIDE" odd || fail 2 "$REPLY"
        set_option width "$REPLY"
        gate_number "$label" "${word#*x}" "$LEAST_SIDE" "$MOST_SIDE" odd || fail 2 "$REPLY"
        set_option height "$REPLY"
        given+=(width height)
    done
}

find_given() { # <options> -> REPLY: --NAME or WIDTHxHEIGHT, the first of these that was given; 1 if there is none
    local name
    for name in ${given[@]+"${given[@]}"}; do
        [[ " $1 " == *" $name "* ]] || continue
        REPLY=--$name
        if [[ " width height " == *" $name "* ]]; then
            REPLY=${words[0]-$REPLY}
        fi
        return 0
    done
    return 1
}
