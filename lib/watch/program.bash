# shellcheck shell=bash
#
# program: watch any bash program without changing its behavior
#
# Owns: program_* (program_options: those of its first line; program_note: shown with its first and its last moment).

need core/paragraphs watch/function_code watch/moments watch/record watch/watch watch/workshop

program_options=() program_note=''

watch_program() { # <file> <file with its input> [argument ...]: 1 if it is not watched, after saying why
    is_program "$1" || return 1
    begin_watching '' name_watched
    record_program "$@"
    if ((moments == 1)) && [[ -z $output_text || -n $program_note ]]; then # nothing ran
        name_watched 1
        say_folded '%s' "$REPLY"
        close_workshop
        return 1
    fi
    watch_moments
}

record_program() { # <file> <file with its input> [argument ...]
    local folder=. name=$1 input=$2
    if [[ $1 == */* ]]; then
        folder=${1%/*}/ name=./${1##*/}
    fi
    if [[ $input != /* ]]; then
        input=$PWD/$input
    fi
    read_code "$1"
    write_recorder -T "$name" ''
    if ((${#program_options[@]})); then # set by the recorder, so that set -x and set -v show nothing of it
        printf '{ builtin set %s; } 2>/dev/null\n' "${program_options[*]}" \
            >>"$workshop/$RECORDING/recorder"
    fi
    record_code "$input" start_program "$folder" "$name" "${@:3}"
}

is_program() { # <file> -> program_options, program_note: can bash read it? 1 if not, after saying why
    local line first=''
    program_note=''
    IFS= read -r first <"$1"
    read_first_line "${first%$'\r'}"
    case $REPLY in
        *bash*) ;;
        sh | dash | ash | *ksh* | busybox)
            say "$say_watch_by_bash" "$REPLY"
            program_note=$REPLY
            ;;
        *)
            say_folded "$say_watch_other_language" "$1" "$REPLY"
            return 1
            ;;
    esac
    if IFS= read -r -d '' REPLY <"$1"; then # a byte 0
        say_folded "$say_watch_not_text" "$1"
        return 1
    fi
    line=$("$BASH" -O extglob -n -- "$1" 2>&1 </dev/null) # which the file itself may turn on
    if [[ -n $line ]]; then                               # it may be behind an exit
        clean_text "${line%%$'\n'*}" 200
        say "$say_watch_syntax" "$REPLY"
        program_note+=${program_note:+; }$REPLY
    fi
}

read_first_line() { # <line> -> REPLY: the name of the program that is to run the file; program_options
    local line='^#! *([^ ]*/env +((-[^ ]*|[^ ]*=[^ ]*) +)*)?([^ ]*/)?([^ /]+) *(.*)$'
    local options='^(-[abefhkmuvxBCEHPT]+(o [abcdefghijklmnopqrstuvwxyz]+)?( |$))+$'
    REPLY=bash program_options=()
    [[ ${1:0:200} =~ $line ]] || return 0
    REPLY=${BASH_REMATCH[5]}
    if [[ ${BASH_REMATCH[6]} =~ $options ]]; then
        split_words "${BASH_REMATCH[0]}"
        program_options=("${split[@]}")
    fi
    printable "$REPLY"
}

name_watched() { # <moment> -> REPLY
    name_moment "$1"
    if [[ -n $program_note ]] && (($1 == 1 || $1 == moments)); then
        REPLY+="; $program_note"
    fi
}

start_program() { # <folder> <file in it> [argument ...]: in place of this process, as bash FILE ARGUMENT ...
    cd -- "$1" || exit
    if [[ -n $user_locale ]]; then
        LC_ALL=$user_locale
    fi
    BASH_ENV=$workshop/$RECORDING/recorder exec "$BASH" -- "${@:2}"
}
