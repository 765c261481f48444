# shellcheck shell=bash
#
# moments: the recorded moments, and the variables of the code at each
#
# The moments are 1 to $moments; a moment is the time before a command runs, when a call begins, when one has ended, or
# the end. look_at N finds the active calls and the variables of moment N, and then find_variable NAME what NAME means
# there.
#
# A record is what the recorder wrote before one command. A call is named by the last record that was made in it;
# record_up leads to that of its caller, and so on to the code outside of functions. Record 0 and moment 0 are the time
# before the code.
#
# The file of a record has the number of arguments of the call and the arguments, \37 behind each; \35; its local
# variables, as local prints them; a line with \35; and all variables that can be seen, as declare -p prints them. So
# the local variables of a caller have the values of its last record, unless they can be seen in the newest one. A
# global variable is not shown while a local one hides it.
#
# Owns: moments (how many), moment_* (moment_kind: step, read, call, return or end; moment_line: 0: none; moment_frame:
# the last record of the newest call; moment_command: the one that runs next, \37 between its lines, after a return the
# function that has ended; moment_record: that of the variables; moment_printed: bytes of output), recorded (how many
# records), record_* (record_file; record_before: the record before, of its process or the parent; record_name: the
# function; record_depth: active calls; record_from: the line in which its caller waits; record_up; record_shown: names
# that are shown although they do not change; record_end: end, debug, steps, calls, shells, output, size, disk, file,
# stopped or signal; record_status), end_record (that of the end; 0 if there is none), output_text, handler_set (yes:
# the code has set a trap), looked_at (the moment), active_calls (the newest first), program_call (the last record of
# the code outside of functions), call_arguments (of each of them), variable_* (variable_names, variable_texts: their
# declarations; variable_calls: the depths of their calls, 0: global), variables_before (those of the moment before),
# first_texts, first_values (the declarations of record 1 that are not shown, in two forms), first_at (how many of them
# the file that is read has passed), item_* (item_keys, item_values, item_kind: scalar, array, ref or none; item_more:
# elements that are not among them), word_rest.

need core/gate watch/workshop

active_calls=() call_arguments=() program_call=0 variables_before=() first_at=0 item_keys=() item_values=()
item_kind='' item_more=0 word_rest='' record_shown='' record_end='' record_status=0

readonly RECORDING=.recording # in the workshop: the recorder, the records, the output
readonly MOST_DECODED=20000   # characters of a variable

begin_moments() { # nothing is recorded yet
    moments=0 moment_kind=(begin) moment_line=(0) moment_frame=(0) moment_command=('') moment_record=(0)
    moment_printed=(0)
    recorded=0 record_file=('0.0') record_before=(0) record_name=('') record_depth=(0) record_from=(0) record_up=(0)
    end_record=0 output_text='' handler_set='' looked_at=0 first_texts=() first_values=''
    variable_names=() variable_texts=() variable_calls=()
}
begin_moments

# ---------------------------------------------------------------------------------------------
# The calls and variables at a moment
# ---------------------------------------------------------------------------------------------

look_at() { # <moment> -> active_calls, call_arguments, variable_*, variables_before
    local k n=$(($1 - 1)) record=${moment_record[$1]}
    [[ $1 != "$looked_at" ]] || return 0
    while ((n > 0 && moment_record[n] != record && moment_record[n] != record_before[record])); do
        ((n -= 1))
    done
    if ((n != looked_at)); then
        list_variables "$n"
    fi
    variables_before=()
    for ((k = 0; k < ${#variable_names[@]}; k++)); do
        variables_before+=("${variable_calls[k]} ${variable_names[k]} ${variable_texts[k]}")
    done
    list_variables "$1"
    looked_at=$1
}

list_variables() { # <moment>
    local call=${moment_frame[$1]} record=${moment_record[$1]} part=global
    if ((record == call)); then
        part=seen
    fi
    active_calls=() call_arguments=() program_call=0 variable_names=() variable_texts=() variable_calls=()
    while ((call)); do
        read_record "$call" local
        if [[ -n ${record_name[call]} ]]; then
            active_calls+=("$call")
        else
            program_call=$call
        fi
        call=${record_up[call]}
    done
    read_record "$record" "$part"
}

read_record() { # <record> <local; seen: what its call sees; or global> -> variable_*, call_arguments
    local line text='' part=local
    first_at=0
    {
        IFS= read -r -d $'\35' "call_arguments[$1]"
        while IFS= read -r line; do
            if [[ -z $text && $line == $'\35' ]]; then
                [[ $2 != local ]] || return 0
                part=$2
            elif [[ $part == "$2" ]]; then
                text+=${text:+$'\n'}$line
                if [[ $part != local && $text == "${first_texts[first_at]-}" ]]; then # most of them
                    first_at=$((first_at + 1)) text=''
                # a value of several lines is not complete; most are complete at first sight
                elif [[ $text == 'declare -'[!aA]*'="'*[!\\]'"' || $text == *[!\\=]'")' || $text != *\"* ]] ||
                    ! has_open_quote "$text"; then
                    add_variable "$part" "$text" "${record_depth[$1]}"
                    text=''
                fi
            fi
        done
    } 2>/dev/null <"$workshop/$RECORDING/${record_file[$1]}"
}

add_variable() { # <part of the record> <declaration> <depth of its call>
    local k=0 depth=$3 name=${2#declare -* }
    name=${name%%=*}
    if [[ $1 != local ]]; then
        depth=0
        [[ -z $first_values ]] || ! is_own_name "$name" || return 0
        if [[ $first_values == *$'\37'"$2"$'\37'* ]]; then # after one that has changed
            while [[ $2 != "${first_texts[first_at++]-$2}" ]]; do :; done
            return
        fi
        if [[ " ${variable_names[*]-} " == *" $name "* ]]; then # a local variable, in the newest call that has it
            [[ $1 == seen ]] || return 0
            while [[ ${variable_names[k]} != "$name" ]]; do
                ((k += 1))
            done
            variable_texts[k]=$2
            return
        fi
    fi
    variable_names+=("$name")
    variable_texts+=("$2")
    variable_calls+=("$depth")
}

is_own_name() { # <name>: is it of the recorder, computed by bash, or up to 3.2 no name but a later line of a value?
    case $1 in
        BASH_REMATCH) return 1 ;;
        _ | _w_* | BASH* | LINENO | SECONDS | *RANDOM | EPOCH* | FUNCNAME | PIPESTATUS | DIRSTACK | GROUPS | HISTCMD) ;;
        *PID | *UID | SHELLOPTS) ;;
        '' | [0123456789]* | *[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]*) ;;
        *) return 1 ;;
    esac
}

note_first_values() { # -> first_texts, first_values: of record 1, those that need not be shown
    local k
    ((recorded)) || return 0
    read_record 1 global
    first_values=$'\37'
    for ((k = 0; k < ${#variable_names[@]}; k++)); do
        if [[ " $record_shown " != *" ${variable_names[k]} "* ]]; then
            first_texts+=("${variable_texts[k]}")
            first_values+=${variable_texts[k]}$'\37'
        fi
    done
}

find_variable() { # <name> -> item_*: in the newest call that has it, or outside; 1 if it is not set
    local k
    for ((k = 0; k < ${#variable_names[@]}; k++)); do
        if [[ ${variable_names[k]} == "$1" ]]; then
            read_value "${variable_texts[k]}"
            [[ $item_kind != none ]]
            return
        fi
    done
    return 1
}

find_number() { # <name> <least> <most> -> REPLY: the value of find_variable; 1 if it is no such number
    find_variable "$1" && gate_number "$1" "${item_values[0]-}" "$2" "$3"
}

list_arguments() { # <call, or program_call> -> item_values
    split_words "${call_arguments[$1]-}" $'\37'
    item_values=(${split[1]+"${split[@]:1}"}) # their number is the first
}

is_new() { # <variable>: has its call just got it, or this value?
    local name="${variable_calls[$1]} ${variable_names[$1]} " text=${variable_texts[$1]} before
    ((looked_at > 1)) || return
    [[ ${variables_before[$1]-} != "$name$text" ]] || return # most of them
    for before in ${variables_before[@]+"${variables_before[@]}"}; do
        if [[ $before == "$name"* ]]; then
            before=${before:${#name}}
            [[ $before != "$text" ]] || return
            read_value "$before" # local and declare -p may print the same value in two ways
            before="$item_kind ${item_keys[*]-} ${item_values[*]-}"
            read_value "$text"
            [[ $before != "$item_kind ${item_keys[*]-} ${item_values[*]-}" ]]
            return
        fi
    done
}

# ---------------------------------------------------------------------------------------------
# Declarations, as declare -p and local print them: up to 3.2 NAME=VALUE, up to 4.3 arrays in quotes
# ---------------------------------------------------------------------------------------------

has_open_quote() { # <text>: is a declaration not complete? In $'' there are no newlines
    local quotes
    [[ ($1 == *'=('* || $1 == 'declare -'*) && $1 != *"=\$'"* ]] || return 1
    quotes=${1//\\\\/}
    quotes=${quotes//\\\"/}
    quotes=${quotes//[!\"]/}
    ((${#quotes} % 2))
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
