# shellcheck shell=bash
#
# record: run code once in a separate process that records each step
#
# Before each command that is watched, the DEBUG trap of that process (recorder.sh) appends a line to the file of records,
# and a mark to the file that receives the output. So both are in step, and nothing that the code prints is taken for a
# record. The trap calls no function, because BASH_SOURCE would then be wrong in bash 3.2 and 4.0; it leaves $? and $_ as
# they were, and all its names begin with _w_.
#
# A record has these parts, each after a FIELD: an identifier that no program can guess, with the line, the number of active
# calls, the level of the subshell, its process and the function; the command; and for each variable
# that has changed its number and, each before an ITEM, its indices and its values.
#
# Owns: record_id, record_names (of the variables), record_arrays (those that are arrays), code_lines (the code, by the numbers
# of its lines).
# Writes: code_group, output_text, record_end.

need core/programs screen/screen screen/view watch/moments watch/workshop

record_id='' record_names=() record_arrays=' ' code_lines=()

readonly RECORDING=.recording # in the workshop: the recorder, the records, the output
readonly MOST_CALLS_RECORDED=1000 MOST_SUBSHELLS=30 MOST_NAMES=60 MOST_FILE_BLOCKS=65536

# Keywords, commands, and variables that bash sets itself or changes when they are read.
readonly NOT_RECORDED=' if then elif else fi for while until do done case esac in function select time echo printf read local \
declare typeset export readonly unset return exit SECONDS LINENO FUNCNAME DIRSTACK GROUPS HISTCMD PIPESTATUS IFS PATH \
PWD OLDPWD RANDOM _ '

read_code() { # <file> -> code_lines
    local line
    code_lines=('')
    while IFS= read -r line || [[ -n $line ]]; do
        code_lines+=("$line")
    done <"$1"
}

list_recorded() { # [name before the others ...] -> record_names: @ (the arguments), and words of code_lines that can be variables
    local line word known_words=$NOT_RECORDED
    record_names=(@) record_arrays=' '
    for line in "local $* REPLY" "${code_lines[@]}"; do
        line=${line#"${line%%[! $'\t']*}"}
        [[ $line != '#'* ]] || continue
        line=${line%%' # '*}
        split_words "${line//[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]/ }"
        for word in ${split[@]+"${split[@]}"}; do
            if [[ "$line" == *"${word}["* || "$line" == *"$word=("* || "$line" == *"$word+=("* ]]; then
                record_arrays+="$word "
            fi
            if is_set_in "$word" "$line" && [[ $word != [0123456789]* && $word != BASH* && $word != _w_* && ${#word} -le 40 && $known_words != *" $word "* ]]; then
                known_words+="$word "
                record_names+=("$word")
            fi
        done
        ((${#record_names[@]} < MOST_NAMES)) || return 0
    done
}

is_set_in() { # <word> <line>: could the line set a variable of that name?
    case $2 in
        *"$1="* | *"$1+="* | *"${1}["*) return 0 ;;
        *'(('* | *let' '* | *read* | *'for '* | *'select '* | *local* | *declare* | *typeset* | *'-v '* | *getopts* | *array*) return 0 ;;
    esac
    return 1
}

write_recorder() { # <the file whose commands are recorded, or empty> <what runs before the trap is set> [yes: cell is a maze] -> record_id: in
    # a folder of the workshop, which is opened if there is none
    local k name now all='' each='' text folder
    [[ -n $workshop ]] || open_workshop
    folder=$workshop/$RECORDING record_id=$RANDOM$RANDOM$RANDOM$RANDOM
    mkdir -- "$folder"
    for ((k = 0; k < ${#record_names[@]}; k++)); do
        name=${record_names[k]}
        now="\"\${!${name}[@]}\" \${${name}[@]+\"\${${name}[@]}\"}"
        # shellcheck disable=SC2016 # the other bash expands it
        [[ $name != @ ]] || now='"$@"'
        # shellcheck disable=SC2016 # the same
        [[ $name != cell || -z ${3-} ]] || now='"${cell[*]-}"'
        all+=" $now \"\$_w_field\""
        each+="builtin printf -v _w_now %s\\\\37 $now; [[ \$_w_now == \"\${_w_$k-}\" && \$_w_declared != *\"$name\"* ]] ||"
        each+=" _w_text+=\${_w_field}\"$k \"\$_w_now _w_$k=\$_w_now"$'\n'
    done
    read_text watch/recorder.sh
    text=${REPLY#*'# MARK all'}
    {
        printf "_w_id=%s _w_left=%d _w_calls=%d _w_shells=%d _w_functions=, _w_empty=\$'\\\\36empty'\n" \
            "$record_id" "$MOST_MOMENTS" "$MOST_CALLS_RECORDED" "$MOST_SUBSHELLS"
        printf '_w_file=%q _w_records=%q _w_output=%q\n' "$1" "$folder/records" "$folder/output"
        printf '%s\n' "$2" "${REPLY%%'# MARK all'*}" "builtin printf -v _w_now %s\\\\37$all" \
            "${text%%'# MARK each'*}" "$each" "${text#*'# MARK each'}"
    } >"$folder/recorder"
}

record_code() { # <file with its input> <function that starts it> [argument ...]: run it to its end -> its moments, record_end
    local line='' since=$SECONDS guard shown='' record_rest='' output_rest='' recorded=0 folder=$workshop/$RECORDING
    code_group=''
    : >"$folder/records"
    : >"$folder/output"
    exec 8<"$folder/records" 9<"$folder/output"
    begin_moments
    begin_work
    trap 'record_end=stopped; stop_code' INT
    set -m # otherwise bash up to 4.2 would make the code ignore Ctrl-C, which it may want to trap
    exec 7< <(guard_code '' "$1" run_recorded "${@:2}" 2>/dev/null)
    set +m
    guard=$!
    until [[ $line == '=over '* ]]; do
        line=''
        read -r -t 1 line <&7 || kill -s 0 "$guard" 2>/dev/null || read -r -t 1 line <&7 || line='=over 137'
        [[ $line != '=group '* ]] || note_group "$line"
        load_moments || stop_code
        if ((SECONDS - since >= 1)) && [[ $line != '=over '* ]]; then
            stop_stopped
            say "$say_watch_recording" "$moments"
            show $'\r'"$REPLY"$'\033[K'
            shown=yes
        fi
    done
    code_group=''
    exec 7<&- 8<&- 9<&-
    if [[ -n $on_screen ]]; then
        trap 'note_signal INT' INT
        end_work
    else
        trap end_by_interrupt INT
        [[ -z $shown ]] || show $'\r\033[K'
    fi
    output_text+=$output_rest
    end_moments "${line#=over }"
}

run_recorded() { # <function> [argument ...]
    ulimit -c 0
    ulimit -f "$MOST_FILE_BLOCKS"
    "$@" >>"$workshop/$RECORDING/output" 2>&1
}

stop_stopped() { # end the code if the terminal has stopped it, because it is in the background and wants to read
    [[ -n $code_group ]] || return 0
    first_line ps -o stat= -p "$code_group"
    if [[ $REPLY == T* ]]; then
        record_end=terminal
        stop_code
    fi
}
