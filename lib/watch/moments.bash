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
# the file that is read has passed), part_* (part_names, part_texts: the declarations read last), item_*
# (item_keys, item_values, item_kind: scalar, array, ref or none; item_more: elements that are not among them),
# word_rest.

need watch/workshop

looked_at=0 active_calls=() call_arguments=() program_call=0 variable_names=() variable_texts=() variable_calls=()
variables_before='' first_values='' first_texts=() first_at=0 part_names=() part_texts=() item_keys=() item_values=()
item_kind='' item_more=0 word_rest='' record_shown='' record_end='' record_status=0

readonly RECORDING=.recording # in the workshop: the recorder, the records, the output
readonly MOST_DECODED=20000   # characters of a variable

begin_moments() { # nothing is recorded yet
    moments=0 moment_kind=(begin) moment_line=(0) moment_frame=(0) moment_command=('') moment_record=(0)
    moment_printed=(0)
    recorded=0 record_file=('0.0') record_before=(0) record_name=('') record_depth=(0) record_from=(0) record_up=(0)
    end_record=0 output_text='' handler_set='' looked_at=0 first_values='' first_texts=()
}
begin_moments

# ---------------------------------------------------------------------------------------------
# The calls and variables at a moment
# ---------------------------------------------------------------------------------------------

look_at() { # <moment> -> active_calls, call_arguments, variable_*
    local k n=$(($1 - 1)) record=${moment_record[$1]}
    [[ $1 != "$looked_at" ]] || return 0
    while ((n > 0 && moment_record[n] != record && moment_record[n] != record_before[record])); do
        ((n -= 1))
    done
    if ((n != looked_at)); then
        list_variables "$n"
    fi
    variables_before=''
    for ((k = 0; k < ${#variable_names[@]}; k++)); do
        variables_before+=$'\37'"${variable_calls[k]} ${variable_names[k]}"$'\36'"${variable_texts[k]}"
    done
    list_variables "$1"
    looked_at=$1
}

list_variables() { # <moment>
    local call=${moment_frame[$1]} record=${moment_record[$1]} n locals
    active_calls=() call_arguments=() program_call=0 variable_names=() variable_texts=() variable_calls=()
    while ((call)); do
        read_record "$call" locals
        if [[ -n ${record_name[call]} ]]; then
            active_calls+=("$call")
            for ((n = 0; n < ${#part_names[@]}; n++)); do
                add_variable "${record_depth[call]}" "$n"
            done
        else
            program_call=$call
        fi
        call=${record_up[call]}
    done
    locals=" ${variable_names[*]-} "
    read_record "$record" all
    for ((n = 0; n < ${#part_names[@]}; n++)); do
        if [[ $locals == *" ${part_names[n]} "* ]]; then
            if ((record == moment_frame[$1])); then # it can be seen
                set_local "$n"
            fi
        elif ! is_own_name "${part_names[n]}"; then
            add_variable 0 "$n"
        fi
    done
}

set_local() { # <number of its part>: the value of a local variable, in the newest call that has it
    local k=0
    while [[ ${variable_names[k]} != "${part_names[$1]}" ]]; do
        ((k += 1))
    done
    variable_texts[k]=${part_texts[$1]}
}

add_variable() { # <depth of its call, or 0> <number of its part>
    variable_calls+=("$1")
    variable_names+=("${part_names[$2]}")
    variable_texts+=("${part_texts[$2]}")
}

read_record() { # <record> <locals or all> -> part_*: the local variables and, in call_arguments, the arguments; or all
    # variables but for those that are as at first
    local line text='' part=locals
    part_names=() part_texts=() first_at=${#first_texts[@]}
    {
        IFS= read -r -d $'\35' "call_arguments[$1]"
        while IFS= read -r line; do
            if [[ -z $text && $line == "${first_texts[first_at]-}" ]]; then # most of them
                ((first_at += 1))
            elif [[ -z $text && $line == $'\35' ]]; then
                [[ $2 == all ]] || return 0
                part=all first_at=0
            elif [[ $part == "$2" ]]; then
                text+=${text:+$'\n'}$line
                # a value of several lines is not complete; most are complete at first sight
                if [[ $text == 'declare -'[!aA]*'="'*[!\\]'"' || $text != *\"* ]] || ! has_open_quote "$text"; then
                    add_part "$text"
                    text=''
                fi
            fi
        done
    } 2>/dev/null <"$workshop/$RECORDING/${record_file[$1]}"
}

add_part() { # <declaration> -> part_*: unless it is as at first. Both are in the order of their names
    local name=${1#declare -* } first=${first_texts[first_at]-}
    name=${name%%=*}
    if [[ $first != "$1" && $first == *" $name="* ]]; then
        ((first_at += 1))
    elif [[ $first_values == *$'\37'"$1"$'\37'* ]]; then # some are no longer set
        while ((first_at < ${#first_texts[@]})) && [[ ${first_texts[first_at]} != "$1" ]]; do
            ((first_at += 1))
        done
        ((first_at += 1))
        return
    fi
    part_names+=("$name")
    part_texts+=("$1")
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
    local k texts=() all=$'\37'
    ((recorded)) || return 0
    read_record 1 all
    for ((k = 0; k < ${#part_names[@]}; k++)); do
        if [[ " $record_shown " != *" ${part_names[k]} "* ]]; then
            texts+=("${part_texts[k]}")
            all+=${part_texts[k]}$'\37'
        fi
    done
    first_texts=(${texts[@]+"${texts[@]}"}) first_values=$all
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

list_arguments() { # <call, or program_call> -> item_values
    split_words "${call_arguments[$1]-}" $'\37'
    item_values=(${split[1]+"${split[@]:1}"}) # their number is the first
}

is_new() { # <variable>: has its call just got it, or this value?
    local text=${variable_texts[$1]} name="${variable_calls[$1]} ${variable_names[$1]}" before
    ((looked_at > 1)) || return
    before=${variables_before#*$'\37'"$name"$'\36'}
    [[ $before != "$variables_before" ]] || return 0
    before=${before%%$'\37'*}
    [[ $before != "$text" ]] || return
    read_value "$before" # local and declare -p may print the same value in two ways
    before="$item_kind ${item_keys[*]-} ${item_values[*]-}"
    read_value "$text"
    [[ $before != "$item_kind ${item_keys[*]-} ${item_values[*]-}" ]]
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
