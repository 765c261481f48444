# shellcheck shell=bash
#
# program: watch any bash program without changing its behavior

need core/paragraphs watch/moments watch/record watch/watch watch/workshop

watch_program() { # <file> <file with its input> [argument ...]: on the terminal; 1 if it cannot be watched, after saying why
    is_program "$1" || return 1
    begin_watching '' name_moment
    record_program "$@"
    if ((moments == 1)) && [[ -z $output_text ]]; then # nothing ran
        name_moment 1
        say_folded '%s' "$REPLY"
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
    write_recorder "$name" , ''
    record_code "$input" start_program "$folder" "$name" "${@:3}"
    close_workshop
}

is_program() { # <file>: can bash read it? 1 if not, after saying why
    local line first='' text=''
    IFS= read -r first <"$1"
    if [[ $first == '#!'* && $first != *sh* ]]; then
        say_folded "$say_watch_other_language" "$1" "$first"
        return 1
    elif IFS= read -r -d '' text <"$1"; then # a byte 0
        say_folded "$say_watch_not_text" "$1"
        return 1
    fi
    line=$("$BASH" -n -- "$1" 2>&1 </dev/null)
    [[ -n $line && $text != *extglob* ]] || return 0 # the file itself makes bash read such patterns
    say_folded "$say_watch_syntax" "${line%%$'\n'*}"
    return 1
}

start_program() { # <folder> <file in it> [argument ...]: in place of this process, as bash FILE ARGUMENT ...
    cd -- "$1" || exit
    if [[ -n $user_locale ]]; then
        LC_ALL=$user_locale
    fi
    BASH_ENV=$workshop/$RECORDING/recorder exec "$BASH" -- "${@:2}"
}
