# shellcheck shell=bash
#
# moments: the recorded moments, and the variables of the code at each
#
# The moments are 1 to $moments; a moment is the time before a command runs, when a call begins, when one has ended, or
# the end. look_at N finds the active calls and the variables of moment N, and then:
#
#     find_variable NAME FRAME   -> item_values, item_keys, item_kind: what NAME means in that call; 1 if it is not set
#     list_arguments FRAME       -> item_values: the arguments of that call
#
# A frame is a call; frame 0 is the code outside of functions. A record is what the recorder wrote before one command:
# all variables that can be seen there, as bash itself prints them. No record shows a variable while a newer call hides
# it. Such a local variable keeps the value from the last record of its own call, and a variable of the program the value
# from the record before the call that hides it. Record 0 and moment 0 are the time before the code.
#
# Owns: moments (how many), moment_kind (step, call, return, trap, end, or what a driver calls it), moment_line (0:
# none), moment_frame (the newest call), moment_command (the one that runs next; after a return the frame that has
# ended), moment_record, moment_seen (the last record in its newest call), moment_before (the record with which it is
# compared), moment_printed (bytes of output), recorded (how many records), record_arguments, record_locals,
# record_values (texts of each), record_frame, record_process, record_step (of its process), record_changed
# (declarations that are not as before the code, once they are found), frame_name, frame_caller, frame_from (the line in
# which its caller waits for it), frame_depth, frame_made (the record at which it was called), process_number (for each
# process), process_record (its last one), process_ended (calls that bash still names), record_shown (names that are
# shown although they do not change), record_end (end, debug, steps, calls, shells, output, size, disk, file, stopped,
# terminal or signal), record_status, output_text, handler_set (yes: the code has set a trap), looked_at (the moment),
# active_frames (the newest first, and 0), active_records (the last one of each), variable_names, variable_texts (their
# declarations), variable_frames, variable_seen (yes: no newer call hides it), declared_names, declared_texts (those of
# a text), value_names, value_texts, value_record (whose they are), first_lines (declarations before the code),
# item_keys, item_values, item_kind (scalar, array, ref or none), item_more (elements that are not among them),
# word_rest.

need core/gate

looked_at=0 active_frames=(0) active_records=(0) variable_names=() variable_texts=() variable_frames=() variable_seen=()
value_names=() value_texts=() declared_names=() declared_texts=() item_keys=() item_values=() item_kind='' item_more=0
word_rest='' record_shown=''

readonly ITEM=$'\37' MOST_DECODED=20000 # characters of a variable

begin_moments() { # nothing is recorded yet
    moments=0 moment_kind=(begin) moment_line=(0) moment_frame=(0) moment_command=('') moment_record=(0)
    moment_seen=(0) moment_before=(0) moment_printed=(0)
    recorded=0 record_arguments=('') record_locals=('') record_values=('') record_frame=(0) record_process=(0)
    record_step=(0) record_changed=() record_end='' record_status=0
    frame_name=('') frame_caller=(0) frame_from=(0) frame_depth=(0) frame_made=(0)
    process_number=(0) process_record=(0) process_ended=(0)
    output_text='' handler_set='' looked_at=0 value_record='' first_lines=()
}
begin_moments

# ---------------------------------------------------------------------------------------------
# The calls and variables at a moment
# ---------------------------------------------------------------------------------------------

look_at() { # <moment> -> active_*, variable_*
    local active=${moment_frame[$1]} record=${moment_seen[$1]} k hidden=' ' locals
    [[ $1 != "$looked_at" ]] || return 0
    looked_at=$1 active_frames=() active_records=()
    variable_names=() variable_texts=() variable_frames=() variable_seen=()
    while ((active)); do
        active_frames+=("$active")
        active_records+=("$record")
        add_locals "$active" "$record" "$hidden"
        hidden=" ${variable_names[*]-} "
        record=${frame_made[active]} active=${frame_caller[active]}
    done
    active_frames+=(0)
    active_records+=("$record")
    locals=${#variable_names[@]}
    split_values "${moment_record[$1]}"
    for ((k = 0; k < ${#value_names[@]}; k++)); do
        if [[ $hidden != *" ${value_names[k]} "* ]]; then
            add_global "${value_names[k]}" "${value_texts[k]}" yes
        fi
    done
    add_hidden "$locals"
}

add_locals() { # <frame> <its last record> <names that newer calls hide>
    local k name text visible names=() texts=()
    split_declarations "${record_locals[$2]}"
    names=(${declared_names[@]+"${declared_names[@]}"}) texts=(${declared_texts[@]+"${declared_texts[@]}"})
    for ((k = 0; k < ${#names[@]}; k++)); do
        name=${names[k]} text=${texts[k]} visible=''
        if [[ $3 != *" $name "* ]] && ((moment_seen[looked_at] == moment_record[looked_at])); then
            visible=yes
            if find_value "${moment_record[looked_at]}" "$name"; then
                text=$REPLY
            fi
        fi
        add_variable "$1" "$name" "$text" "$visible"
    done
}

add_hidden() { # <number of local variables>: the variables of the program that these hide
    local k name hidden=' '
    for ((k = $1 - 1; k >= 0; k--)); do # the oldest call hides it first
        name=${variable_names[k]}
        if [[ $hidden != *" $name "* ]] && find_value "${frame_made[variable_frames[k]]}" "$name"; then
            add_global "$name" "$REPLY" ''
        fi
        hidden+="$name "
    done
}

add_global() { # <name> <declaration> <yes: it can be seen>: unless it was the same before the code
    [[ $2 == "$1="* || $2 == *" $1="* ]] || return 0
    if [[ " $record_shown " == *" $1 "* || ${record_values[1]-} != *$'\n'"$2"$'\n'* ]]; then
        add_variable 0 "$@"
    fi
}

add_variable() { # <frame> <name> <declaration> <yes: it can be seen>
    variable_frames+=("$1")
    variable_names+=("$2")
    variable_texts+=("$3")
    variable_seen+=("$4")
}

is_new() { # <variable>: has its call just got it, or this value?
    local n=$looked_at name=${variable_names[$1]} active=${variable_frames[$1]} before=${moment_before[looked_at]}
    [[ $before != "${moment_record[n]}" && -n ${variable_seen[$1]} ]] || return 1
    if ((active && record_frame[before] == active)); then
        [[ ${record_locals[before]} == *[$'\n ']"$name"[$'\n=']* ]] || return 0
    fi
    [[ ${record_values[before]} != *$'\n'"${variable_texts[$1]}"$'\n'* ]] || return 1
    if [[ ${moment_kind[n]} == return ]]; then # the call that has ended may have hidden it
        before=${frame_made[moment_command[n]]}
        [[ ${record_values[before]} != *$'\n'"${variable_texts[$1]}"$'\n'* ]]
    fi
}

find_variable() { # <name> <frame> -> item_*: in the newest call from there down that has it; 1 if it is not set
    local k
    for ((k = 0; k < ${#variable_names[@]}; k++)); do
        if [[ ${variable_names[k]} == "$1" ]] && ((variable_frames[k] <= $2)); then
            read_value "${variable_texts[k]}"
            [[ $item_kind != none ]]
            return
        fi
    done
    return 1
}

list_arguments() { # <frame> -> item_values: the arguments of a call, or of the program
    local k
    item_values=()
    for k in "${!active_frames[@]}"; do
        if ((active_frames[k] == $1)); then
            split_words "${record_arguments[active_records[k]]}" "$ITEM"
            item_values=(${split[1]+"${split[@]:1}"}) # their number is the first
        fi
    done
}

# ---------------------------------------------------------------------------------------------
# Declarations, as declare -p and local print them: up to 3.2 NAME=VALUE, up to 4.3 arrays in quotes
# ---------------------------------------------------------------------------------------------

split_values() { # <record> -> value_names, value_texts: those that are not as before the code
    [[ $1 != "$value_record" ]] || return 0
    find_changed "$1"
    split_declarations "${record_changed[$1]}"
    value_record=$1 value_names=(${declared_names[@]+"${declared_names[@]}"})
    value_texts=(${declared_texts[@]+"${declared_texts[@]}"})
}

find_changed() { # <record> -> record_changed: found once, because most lines are the environment
    local k=0 line name changed='' shown=" $record_shown " IFS=$'\n'
    [[ -z ${record_changed[$1]-} ]] || return 0
    if ((${#first_lines[@]} == 0)); then
        split_lines "${record_values[1]-}"
        for line in ${split[@]+"${split[@]}"}; do
            name=${line%%=*}
            if [[ $shown != *" ${name##* } "* ]]; then
                first_lines+=("$line")
            fi
        done
    fi
    split_lines "${record_values[$1]}"
    for line in ${split[@]+"${split[@]}"}; do # bash sorts both by their names
        if [[ $line == "${first_lines[k]-}" ]]; then
            ((k += 1))
        else
            changed+=$'\n'${line#?}
            if [[ ${first_lines[k]-} == "${line%%=*}="* ]]; then
                ((k += 1))
            fi
        fi
    done
    split_declarations "$changed"
    record_changed[$1]=$'\n'"${declared_texts[*]-}"
}

find_value() { # <record> <variable> -> REPLY: its declaration; 1 if it cannot be seen there
    local k
    find_changed "$1"
    [[ ${record_changed[$1]}$'\n' == *[$'\n ']"$2"[$'\n=']* ]] || return 1
    split_values "$1"
    for ((k = 0; k < ${#value_names[@]}; k++)); do
        REPLY=${value_texts[k]}
        [[ ${value_names[k]} != "$2" ]] || return 0
    done
    return 1
}

split_declarations() { # <text> -> declared_names, declared_texts; not what bash computes or only the recorder uses
    local line text='' name
    declared_names=() declared_texts=()
    split_lines "$1"
    for line in ${split[@]+"${split[@]}"}; do
        text+=${text:+$'\n'}${line#?}
        # a value of several lines is not complete; most are complete at first sight
        if [[ $text == 'declare -'[!aA]*'="'*[!\\]'"' || $text != *\"* ]] || ! has_open_quote "$text"; then
            name=${text#declare -* }
            name=${name%%=*}
            if ! is_own_name "$name"; then
                declared_names+=("$name")
                declared_texts+=("$text")
            fi
            text=''
        fi
    done
}

split_lines() { # <text that begins with a newline> -> split: its lines, a sign before each, because split_words leaves
    # out empty ones
    split_words "${1//$'\n'/$'\n':}" $'\n'
}

has_open_quote() { # <text>: is a declaration not complete? In $'' there are no newlines
    local quotes
    [[ ($1 == *'=('* || $1 == 'declare -'*) && $1 != *"=\$'"* ]] || return 1
    quotes=${1//\\\\/}
    quotes=${quotes//\\\"/}
    quotes=${quotes//[!\"]/}
    ((${#quotes} % 2))
}

is_own_name() { # <name>: is it of the recorder, computed by bash, or no name?
    case $1 in
        BASH_REMATCH) return 1 ;;
        _ | _w_* | BASH* | LINENO | SECONDS | *RANDOM | EPOCH* | FUNCNAME | PIPESTATUS | DIRSTACK | GROUPS | HISTCMD) ;;
        *PID | *UID | SHELLOPTS) ;;
        '' | [0123456789]* | *[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]*) ;;
        *) return 1 ;;
    esac
}

read_value() { # <declaration> -> item_*
    local flags='' text=$1 quote="'\\''"
    item_keys=() item_values=() item_kind=none item_more=0
    if [[ $text == 'declare -'* ]]; then
        flags=${text#declare -} text=${text#declare -* }
        flags=${flags%% *}
    fi
    [[ $text == *=* ]] || return 0
    text=${text#*=}
    if [[ $flags == *[aA]* && $text == "'"* ]]; then
        text=${text:1:${#text}-2}
        text=${text//"$quote"/$'\''}
    fi
    if [[ $text == '('* && ($flags == *[aA]* || -z $flags) ]]; then
        item_kind=array
        text=${text:1:${#text}-2}
        read_elements "$text"
        return
    fi
    item_kind=scalar
    if [[ $flags == *n* ]]; then
        item_kind=ref
    fi
    read_word "$text"
    item_keys=(0) item_values=("$REPLY")
}

read_elements() { # <[KEY]=WORD ...> -> item_keys, item_values, item_more
    local text=${1:0:MOST_DECODED} rest=${1:MOST_DECODED} key
    while [[ $text == *[[]*]=* ]]; do
        text=${text#*[[]}
        key=${text%%]=*}
        read_word "${text#*]=}"
        text=$word_rest
        key=${key#\"}
        item_keys+=("${key%\"}")
        item_values+=("$REPLY")
    done
    rest=${rest//]=[\"\$]/$'\1'}
    rest=${rest//[!$'\1']/}
    item_more=${#rest}
}

read_word() { # <text> -> REPLY: the value of the word that it begins with; word_rest
    local rest=$1 part end=\" text=''
    case $rest in
        \"*) rest=${rest#?} ;;
        \$\'*) rest=${rest#??} end=\' ;;
        *) # in 3.2, to the end
            rest=${rest#\'}
            REPLY=${rest%\'} word_rest=''
            REPLY=${REPLY//"'\\''"/$'\''}
            return
            ;;
    esac
    part=${rest%%[\\"$end"]*}
    while [[ ${rest:${#part}:1} == \\ ]]; do
        text+=$part
        rest=${rest:${#part}}
        if [[ $end == \" || ${rest:1:1} == \' ]]; then
            text+=${rest:1:1}
        else
            text+=${rest:0:2}
        fi
        rest=${rest:2}
        part=${rest%%[\\"$end"]*}
    done
    REPLY=$text$part word_rest=${rest:${#part}+1}
    if [[ $end == \' ]]; then
        printf -v REPLY %b "$REPLY"
    fi
}
