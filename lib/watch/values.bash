# shellcheck shell=bash
#
# values: turn the variables, the active calls and the output of a moment into lines of text
#
# Owns: value_lines, call_lines, output_lines (below a title, or empty), value_items (NAME=VALUE of each variable),
# grid_lines (arrays in rows).

need core/columns watch/moments

value_lines=() value_items=() grid_lines=() call_lines=() output_lines=()
readonly MOST_PRINTED_SHOWN=8000 MOST_LINE=400 # characters

# ---------------------------------------------------------------------------------------------
# Variables
# ---------------------------------------------------------------------------------------------

quote_value() { # <value> -> REPLY: in quotes, unless it is a plain word
    clean_text "${1//$'\n'/\\n}" 200
    case $REPLY in
        '' | *[\ \"\'\\\$\`\(\)\[\]\;\&\|\<\>\*]*)
            REPLY=${REPLY//\"/\\\"}
            REPLY="\"$REPLY\""
            ;;
    esac
}

name_variable() { # <variable> <columns> -> REPLY: NAME=VALUE, and * before it if it has just changed; item_*
    local name=${variable_names[$1]} text='' k mark=''
    if is_new "$1"; then
        mark='*'
    fi
    read_value "${variable_texts[$1]}"
    case $item_kind in
        none) REPLY=$name ;;
        ref) REPLY="$name -> ${item_values[0]}" ;;
        scalar)
            quote_value "${item_values[0]}"
            REPLY=$name=$REPLY
            ;;
        array)
            for ((k = 0; k < ${#item_keys[@]} && ${#text} < $2; k++)); do
                quote_value "${item_values[k]}"
                text+="${text:+ }[${item_keys[k]}]=$REPLY"
            done
            if ((k < ${#item_keys[@]} + item_more)); then
                say "$say_watch_more" "$((${#item_keys[@]} + item_more - k))"
                text+=" ... $REPLY"
            fi
            REPLY="$name=($text)"
            ;;
    esac
    clean_text "$mark$REPLY" 9999
}

list_values() { # <moment> <columns> -> value_lines: the variables that are not local
    local k wide=1
    look_at "$1"
    value_items=() grid_lines=()
    if [[ -z $watch_picture ]]; then
        name_arguments "$program_call"
        value_items=(${REPLY:+"${REPLY# }"})
    fi
    for k in width stride; do
        if find_number "$k" 1 99; then
            wide=$REPLY
        fi
    done
    for ((k = 0; k < ${#variable_names[@]}; k++)); do
        if ((variable_calls[k] == 0)) && is_shown "$k"; then
            name_variable "$k" "$((6 * $2))"
            draw_grid "$REPLY" "$wide" || value_items+=("$REPLY")
        fi
    done
    fold_values "$2" "${#value_items[@]}"
}

fit_values() { # <columns> <rows> -> value_lines: those that have just changed first; those without room are counted
    local item new=() old=() few=0 most=${#value_items[@]} half
    for item in ${value_items[@]+"${value_items[@]}"}; do
        if [[ $item == '*'* ]]; then
            new+=("$item")
        else
            old+=("$item")
        fi
    done
    value_items=(${new[@]+"${new[@]}"} ${old[@]+"${old[@]}"})
    while ((few < most)); do
        ((half = (few + most + 1) / 2))
        fold_values "$1" "$half"
        ((${#value_lines[@]} - ${#grid_lines[@]} <= $2 ? (few = half) : (most = half - 1)))
    done
    fold_values "$1" "$few"
    value_lines=("${value_lines[@]:0:$2}")
}

fold_values() { # <columns> <how many of value_items> -> value_lines: they, how many there are more, and the grids
    local line shown=(${value_items[@]+"${value_items[@]:0:$2}"})
    value_lines=()
    ((${#value_items[@]} + ${#grid_lines[@]})) || return 0
    value_lines=("$say_watch_values")
    if (($2 < ${#value_items[@]})); then
        say "$say_watch_more" "$((${#value_items[@]} - $2))"
        shown+=("$REPLY")
    fi
    if ((${#shown[@]})); then
        join_columns "$1" '  ' "${shown[@]}"
        for line in "${folded[@]}"; do
            fold_columns "$line" "$1"
            value_lines+=("${folded[@]}")
        done
    fi
    value_lines+=(${grid_lines[@]+"${grid_lines[@]}"})
}

is_shown() { # <variable>: not beside a maze, if the picture shows it, or if it has an element for each cell
    [[ -n $watch_picture ]] || return 0
    case ${variable_names[$1]} in
        cell | REPLY | passages_left | bridges_left | marks_*) return 1 ;;
    esac
    ((${#variable_texts[$1]} < 200))
}

draw_grid() { # <NAME=VALUE of item_*> <how many in a row> -> grid_lines; 1 if the array does not fill several rows
    local k line='' most=1 value
    [[ $item_kind == array ]] || return
    (($2 > 1 && ${#item_values[@]} >= 2 * $2 && ${#item_values[@]} % $2 == 0)) || return
    for value in "${item_values[@]}"; do
        if ((${#value} > most)); then
            most=${#value}
        fi
    done
    ((most <= 6)) || return
    grid_lines+=("${1%%=*}:")
    for ((k = 0; k < ${#item_values[@]}; k++)); do
        printf -v value '%*s' "$((most + 1))" "${item_values[k]:--}"
        line+=$value
        if ((k % $2 == $2 - 1)); then
            clean_text "$line" "$MOST_LINE"
            grid_lines+=(" $REPLY")
            line=''
        fi
    done
}

# ---------------------------------------------------------------------------------------------
# Calls
# ---------------------------------------------------------------------------------------------

list_calls() { # <moment> <columns> <rows> -> call_lines: the newest on top; those without room are counted
    local active waits=0 left=0 text high
    call_lines=()
    look_at "$1"
    ((${#active_calls[@]} && $3 > 0)) || return 0
    call_lines=("$say_watch_calls")
    for active in "${active_calls[@]}"; do
        if ((left == 0)); then
            name_call "$active" "$2"
            text=$REPLY
            if ((waits > 0)); then
                say "$say_watch_waits" "$waits"
                text+="  $REPLY"
            fi
            fold_columns "$text" "$(($2 - 4))"
            ((high = ${#folded[@]} < 3 ? ${#folded[@]} : 3))
        fi
        if ((left || ${#call_lines[@]} + high + (record_up[active] > program_call) > $3)); then
            ((left += 1))
        else
            call_lines+=("${folded[0]}")
            for text in ${folded[1]+"${folded[@]:1:2}"}; do
                call_lines+=("    $text")
            done
        fi
        waits=${record_from[active]}
    done
    if ((left)); then
        say "$say_watch_more" "$left"
        call_lines+=("$REPLY")
    fi
    call_lines=("${call_lines[@]:0:$3}")
}

name_call() { # <call> <columns> -> REPLY: the function, its arguments and its local variables
    local k text
    clean_text "${record_name[$1]}" 60
    text=$REPLY
    name_arguments "$1"
    text+=$REPLY
    for ((k = 0; k < ${#variable_names[@]}; k++)); do
        if ((variable_calls[k] == record_depth[$1])) && is_shown "$k"; then
            name_variable "$k" "$2"
            text+=" $REPLY"
        fi
    done
    REPLY=$text
}

name_arguments() { # <call> -> REPLY: $1=VALUE of each, a space before it
    local k text=''
    list_arguments "$1"
    for ((k = 0; k < ${#item_values[@]} && k < 9; k++)); do
        quote_value "${item_values[k]}"
        text+=" \$$((k + 1))=$REPLY"
    done
    REPLY=$text
}

# ---------------------------------------------------------------------------------------------
# Output
# ---------------------------------------------------------------------------------------------

list_output() { # <moment> <columns> -> output_lines: what has been printed, as a terminal would show it
    local text line
    output_lines=()
    text=${output_text:0:moment_printed[$1]}
    if ((${#text} > MOST_PRINTED_SHOWN)); then
        text=${text:${#text}-MOST_PRINTED_SHOWN}
    fi
    text=${text%$'\n'}
    [[ -n $text ]] || return 0
    output_lines=("$say_watch_printed")
    split_at "$text" $'\n'
    for line in "${split[@]}"; do
        show_line "$line"
        line=$REPLY
        count_columns "$line"
        while ((REPLY > $2)); do
            cut_columns "$line" "$2"
            output_lines+=("$REPLY")
            line=${line:${#REPLY}}
            count_columns "$line"
        done
        output_lines+=("$line")
    done
}

show_line() { # <line that was printed> -> REPLY: as a terminal would show it, without colors
    local rest line
    if [[ $1 != *[!\ -~]* ]]; then # most lines
        REPLY=${1:0:2000}
        return
    fi
    cut_text "$1" 2000
    line=$REPLY
    while [[ $line == *$'\033'* ]]; do
        rest=${line#*$'\033'} line=${line%%$'\033'*}
        case $rest in
            '['*[@-~]*) rest=${rest#?} rest=${rest#*[@-~]} ;;
            []P_^]*[$'\a\033']*) rest=${rest#*[$'\a\033']} rest=${rest#\\} ;; # a title: to BEL or ESC \
            [][P_^]*) rest='' ;;                                              # the rest is not printed yet
            *) rest=${rest#["#%()*+./ -"]} rest=${rest#?} ;;                  # a character set
        esac
        line+=$rest
    done
    line=${line%"${line##*[!$'\r']}"}
    line=${line##*$'\r'}
    while [[ $line == *$'\b'?* ]]; do # the next character replaces the one before
        rest=${line#*$'\b'} line=${line%%$'\b'*}
        line=${line%?}$rest
    done
    line=${line%$'\b'}
    while [[ $line == *$'\t'* ]]; do
        count_columns "${line%%$'\t'*}"
        printf -v rest '%*s' "$((8 - REPLY % 8))" ''
        line=${line/$'\t'/$rest}
    done
    clean_text "$line" 2000
}
