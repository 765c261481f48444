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
# it. The value of a hidden local variable is that in the last record of its own call. The value of a hidden global is
# that in the record before the call that hides it. Record 0 and moment 0 are the time before the code.
#
# The texts of a record are put in order when a moment that needs them is first looked at: ITEM, NAME=DECLARATION, ITEM
# and so on.
#
# Owns: moments (how many), moment_* (moment_kind: step, call, return, trap, end, or what a driver calls it;
# moment_line: 0: none; moment_frame: the newest call; moment_command: the one that runs next, after a return the frame
# that has ended; moment_record, moment_printed: bytes of output), recorded (how many records), record_*
# (record_arguments, record_locals, record_values: texts of each; record_before: the record with which it is compared;
# record_frame, record_process, record_step: of its process; record_shown: names that are shown although they do not
# change; record_end: end, debug, steps, calls, shells, output, size, disk, file, stopped or signal; record_status),
# frame_* (frame_name, frame_caller, frame_from: the line in which its caller waits for it; frame_depth, frame_made: the
# record at which it was called), process_* (process_record: the last one of each process, the program itself is 0;
# process_ended: calls in it that bash still names), output_text, handler_set (yes: the code has set a trap), looked_at
# (the moment), active_* (active_frames: the newest first, and 0; active_records: for each of them the last one in it),
# variable_* (variable_names, variable_texts: their declarations; variable_frames, variable_seen: yes: no newer call
# hides it), same_texts (parts of record 1 that most records have), item_* (item_keys, item_values, item_kind: scalar,
# array, ref or none; item_more: elements that are not among them), word_rest.

need core/gate

looked_at=0 active_frames=(0) active_records=(0) variable_names=() variable_texts=() variable_frames=() variable_seen=()
same_texts=() item_keys=() item_values=() item_kind='' item_more=0 word_rest='' record_shown=''

readonly ITEM=$'\37' MOST_DECODED=20000 # characters of a variable

begin_moments() { # nothing is recorded yet
    moments=0 moment_kind=(begin) moment_line=(0) moment_frame=(0) moment_command=('') moment_record=(0)
    moment_printed=(0)
    recorded=0 record_arguments=('') record_locals=("$ITEM") record_values=("$ITEM") record_before=(0) record_frame=(0)
    record_process=(0) record_step=(0) record_end='' record_status=0
    frame_name=('') frame_caller=(0) frame_from=(0) frame_depth=(0) frame_made=(0)
    process_record=(0) process_ended=(0)
    output_text='' handler_set='' looked_at=0 same_texts=()
}
begin_moments

# ---------------------------------------------------------------------------------------------
# The calls and variables at a moment
# ---------------------------------------------------------------------------------------------

look_at() { # <moment> -> active_*, variable_*
    local active=${moment_frame[$1]} record=${moment_record[$1]} declaration hidden=' ' locals
    [[ $1 != "$looked_at" ]] || return 0
    looked_at=$1 active_frames=() active_records=()
    variable_names=() variable_texts=() variable_frames=() variable_seen=()
    order_record "$record"
    if ((record_frame[record] != active)); then # a call has ended, and so will this one before the next command
        record=${frame_made[moment_command[$1]]}
    fi
    while ((active)); do
        active_frames+=("$active")
        active_records[active]=$record
        add_locals "$active" "$record" "$hidden"
        hidden=" ${variable_names[*]-} "
        record=${frame_made[active]} active=${frame_caller[active]}
    done
    active_frames+=(0)
    active_records[0]=$record
    locals=${#variable_names[@]}
    split_words "${record_values[moment_record[$1]]}" "$ITEM"
    for declaration in ${split[1]+"${split[@]:1}"}; do
        if [[ $hidden != *" ${declaration%%=*} "* ]]; then
            add_global "${declaration%%=*}" "${declaration#*=}" yes
        fi
    done
    add_hidden "$locals"
}

add_locals() { # <frame> <its last record> <names that newer calls hide>
    local declaration name text visible now=${moment_record[looked_at]}
    order_locals "$2"
    split_words "${record_locals[$2]}" "$ITEM"
    for declaration in ${split[1]+"${split[@]:1}"}; do
        name=${declaration%%=*} text=${declaration#*=} visible=''
        if [[ $3 != *" $name "* ]] && ((record_frame[now] == moment_frame[looked_at])); then
            visible=yes
            if find_value "$now" "$name"; then
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
    if [[ " $record_shown " == *" $1 "* ]] || ! find_value 1 "$1" || [[ $REPLY != "$2" ]]; then
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
    local n=$looked_at name=${variable_names[$1]} active=${variable_frames[$1]} before
    [[ ${moment_record[n]} != "${moment_record[n - 1]}" && -n ${variable_seen[$1]} ]] || return
    before=${record_before[moment_record[n]]}
    if ((active && record_frame[before] == active)); then
        order_locals "$before"
        [[ ${record_locals[before]} == *"$ITEM$name="* ]] || return 0
        [[ ${record_locals[before]} != *"$ITEM$name=${variable_texts[$1]}$ITEM"* ]] || return # it may have no value
    fi
    ! has_value "$before" "$name" "${variable_texts[$1]}" || return
    # the call that has ended may have hidden it
    [[ ${moment_kind[n]} != return ]] ||
        ! has_value "${frame_made[moment_command[n]]}" "$name" "${variable_texts[$1]}"
}

has_value() { # <record> <variable> <declaration>
    find_value "$1" "$2" && [[ $REPLY == "$3" ]]
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
    split_words "${record_arguments[${active_records[$1]:-0}]}" "$ITEM"
    item_values=(${split[1]+"${split[@]:1}"}) # their number is the first
}

# ---------------------------------------------------------------------------------------------
# Declarations, as declare -p and local print them: up to 3.2 NAME=VALUE, up to 4.3 arrays in quotes
# ---------------------------------------------------------------------------------------------

find_value() { # <record> <variable> -> REPLY: its declaration; 1 if it cannot be seen there
    local before
    order_record "$1"
    before=${record_values[$1]%%"$ITEM$2="*}
    REPLY=${record_values[$1]:${#before}+${#2}+2}
    REPLY=${REPLY%%"$ITEM"*}
    [[ $before != "${record_values[$1]}" ]]
}

order_record() { # <record> -> record_values: in order. Most declarations are the environment, so what most records have
    # is left out in one piece each, except from record 1
    local rest=${record_values[$1]} same before changed=''
    [[ $rest != "$ITEM"* ]] || return 0
    if (($1 > 1)); then
        for same in ${same_texts[@]+"${same_texts[@]}"}; do
            before=${rest%%"$same"*}
            if [[ $before != "$rest" ]]; then
                changed+=$before
                rest=${rest:${#before}+${#same}-1} # but for its last newline
            fi
        done
    fi
    order_declarations "$changed$rest"
    record_values[$1]=$REPLY
}

order_locals() { # <record> -> record_locals: in order
    [[ ${record_locals[$1]} != "$ITEM"* ]] || return 0
    order_declarations "${record_locals[$1]}"
    record_locals[$1]=$REPLY
}

find_same_texts() { # -> same_texts: those in the first record and in the last one
    local declaration n=0 first last
    order_declarations "${record_values[1]-}" all
    first=$REPLY
    order_declarations "${record_values[recorded]}" all
    last=$REPLY
    split_words "$last" "$ITEM"
    for declaration in ${split[1]+"${split[@]:1}"}; do
        if [[ $first == *"$ITEM$declaration$ITEM"* && " $record_shown " != *" ${declaration%%=*} "* ]]; then
            same_texts[n]=${same_texts[n]-$'\n'}${declaration#*=}$'\n'
        else
            ((n += 1))
        fi
    done
}

order_declarations() { # <text> [all] -> REPLY: in order; without all not what bash computes or only the recorder uses
    local line text='' name ordered=$ITEM
    split_lines "${1//$ITEM/?}"
    for line in ${split[@]+"${split[@]}"}; do
        text+=${text:+$'\n'}${line#?}
        # a value of several lines is not complete; most are complete at first sight
        if [[ $text == 'declare -'[!aA]*'="'*[!\\]'"' || $text != *\"* ]] || ! has_open_quote "$text"; then
            name=${text#declare -* }
            name=${name%%=*}
            if [[ -n ${2-} ]] || ! is_own_name "$name"; then
                ordered+=$name=$text$ITEM
            fi
            text=''
        fi
    done
    REPLY=$ordered
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
        key=${text%%]=*} text=${text#*]=}
        REPLY=${text#\"}
        REPLY=${REPLY%%\"*}
        if [[ $text == \"* && $REPLY != *\\* ]]; then # most elements
            text=${text:${#REPLY}+2}
        else
            read_word "$text"
            text=$word_rest
        fi
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
