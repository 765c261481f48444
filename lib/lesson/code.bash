# shellcheck shell=bash
#
# code: a function as it stands in its file, to be shown
#
# Owns: code_name, code_lines (the function), code_from (its first line in its file; 0 where that cannot be read),
# code_folded.

need maze/own screen/view

code_name='' code_lines=() code_from=0 code_folded=()

load_code() { # <function> -> code_lines
    local place line n=0
    [[ $code_name != "$1" ]] || return 0
    code_name=$1 code_lines=() code_from=0
    # shellcheck source=/dev/null
    place=$(
        { [[ -z $own_file ]] || . "$own_file"; } >/dev/null 2>&1 </dev/null
        shopt -s extdebug && declare -F "$1"
    ) # NAME LINE FILE
    place=${place#* }
    if gate_number line "${place%% *}" 1 999999 && [[ -f ${place#* } && -r ${place#* } ]]; then
        code_from=$REPLY
        while IFS= read -r line; do
            ((++n >= code_from)) || continue
            code_lines+=("$line")
            [[ $line != '}' ]] || return 0
        done <"${place#* }"
    fi
    code_lines=() code_from=0
    while IFS= read -r line; do
        code_lines+=("$line")
    done <<<"$(declare -f "$1")"
}

fold_code() { # <line> <most columns> -> code_folded: lines that bash could still read
    local line=$1 blanks k last
    count_columns "$line"
    ((REPLY <= $2)) || line=${line%% '# '*} # a comment cannot be folded
    count_columns "$line"
    if ((REPLY <= $2)); then
        code_folded=("$line")
        return
    fi
    blanks=${line%%[! ]*}
    fold_columns "${line#"$blanks"}" "$(($2 - ${#blanks} - 6))"
    code_folded=()
    last=$((${#folded[@]} - 1))
    for ((k = 0; k < last; k++)); do
        code_folded+=("$blanks${folded[k]} \\")
        ((k)) || blanks+='    '
    done
    code_folded+=("$blanks${folded[last]}")
}
