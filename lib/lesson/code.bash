# shellcheck shell=bash
#
# code: the lines of a function, from its file, to show
#
# Owns: code_name, code_lines (the function), code_from (its first line in its file; 0 where that cannot be read).

need cli/columns maze/own screen/view

code_name='' code_lines=() code_from=0

load_code() { # <function> -> code_lines
    local place line
    [[ $code_name != "$1" ]] || return 0
    code_name=$1
    # shellcheck source=/dev/null
    { place=$(
        { [[ -z $own_file ]] || . "$own_file"; } >/dev/null </dev/null
        shopt -s extdebug && declare -F "$1"
    ); } 2>/dev/null # NAME LINE FILE
    place=${place#* }
    gate_number line "${place%% *}" 1 999999 || REPLY=0
    ! take_code "$1" "${place#* }" "$REPLY" || return 0
    # bash 3.2 gives the place of the last definition that it read, even one inside a function
    place=$0
    [[ -z $lib ]] || place=${lib%/*}/maze.sh
    ! take_code "$1" "$place" 0 || return 0
    code_lines=() code_from=0
    while IFS= read -r line; do
        code_lines+=("$line")
    done 2>/dev/null < <(declare -f "$1")
}

take_code() { # <function> <file> <line, or 0: wherever it begins> -> code_lines, code_from; 1 if it is not there
    local line n=0
    code_lines=() code_from=0
    [[ -f $2 && -r $2 ]] || return 1
    while IFS= read -r line; do
        ((++n))
        if ((code_from == 0)) && [[ $line == "$1() {"* ]] && (($3 == 0 || $3 == n)); then
            code_from=$n
        fi
        ((code_from)) || continue
        code_lines+=("$line")
        [[ $line != '}' ]] || return 0
    done <"$2"
    return 1
}

fold_code() { # <line> <most columns> -> folded_code: lines that bash could still read
    local line=$1 blanks k last
    count_columns "$line"
    ((REPLY <= $2)) || line=${line%% '# '*} # a comment cannot be folded
    count_columns "$line"
    if ((REPLY <= $2)); then
        folded_code=("$line")
        return
    fi
    blanks=${line%%[! ]*}
    fold_columns "${line#"$blanks"}" "$(($2 - ${#blanks} - 6))"
    folded_code=()
    last=$((${#folded[@]} - 1))
    for ((k = 0; k < last; k++)); do
        folded_code+=("$blanks${folded[k]} \\")
        ((k)) || blanks+='    '
    done
    folded_code+=("$blanks${folded[last]}")
}
