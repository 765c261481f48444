# shellcheck shell=bash
#
# function code: read the lines of a file or of some functions, and fold a line for the screen
#
# Owns: code_lines (by their numbers in their files; 0 is empty). Writes: folded.

need core/columns maze/own

code_lines=()

read_code() { # <file> -> code_lines
    local line
    code_lines=('')
    while IFS= read -r line || [[ -n $line ]]; do
        code_lines+=("${line%$'\r'}")
    done <"$1"
}

# Up to bash 4.4, declare -F names the place of a function that a function defines, even if that one never ran. So the
# lines are found by their text.

load_functions() { # <function ...> -> code_lines: theirs, without the marks for the page (# @NAME)
    local name
    code_lines=('')
    for name; do
        find_function "$name"
    done
}

find_function() { # <function> -> code_lines: with its lines, if a file has them
    local file files=("$program")
    if [[ -n $lib ]]; then
        files+=("$lib"/algorithms/*.bash "$lib"/watch/search.bash "$lib"/lesson/shows.bash)
    fi
    for file in ${own_file:+"$own_file"} "${files[@]}"; do
        ! take_function "$1" "$file" || return 0
    done
}

take_function() { # <function> <file> -> code_lines: with its lines; 1 if it is not there
    local line n=0 found=() inside=''
    while IFS= read -r line || [[ -n $line ]]; do
        ((n += 1))
        if [[ $line == "$1() {"* ]]; then # the last one, because a text may contain another before it
            found=() inside=yes
        fi
        if [[ -n $inside ]]; then
            line=${line%'# @'[a-z]*}
            found[n]=${line%"${line##*[! ]}"}
        fi
        if [[ $line == '}' ]]; then
            inside=''
        fi
    done <"$2"
    ((${#found[@]})) || return
    for n in "${!found[@]}"; do
        code_lines[n]=${found[n]}
    done
}

write_code() { # <file>: code_lines, each at its number; 1 if it cannot be written
    local n numbers=("${!code_lines[@]}")
    for ((n = 1; n <= numbers[${#numbers[@]} - 1]; n++)); do
        printf '%s\n' "${code_lines[n]-}"
    done >"$1"
}

fold_code() { # <line> <most columns> -> folded: lines that bash can still parse
    local line=$1 indent k last
    count_columns "$line"
    if ((REPLY > $2)); then # a comment cannot be folded
        line=${line%% '# '*}
        count_columns "$line"
    fi
    if ((REPLY <= $2)); then
        folded=("$line")
        return
    fi
    indent=${line%%[!0123456789 ]*} # and a line number
    fold_columns "${line#"$indent"}" "$(($2 - ${#indent} - 6))"
    last=$((${#folded[@]} - 1))
    for ((k = 0; k < last; k++)); do
        folded[k]="$indent${folded[k]} \\"
        if ((k == 0)); then
            indent="${indent//[0123456789]/ }    "
        fi
    done
    folded[last]=$indent${folded[last]}
    for k in "${!folded[@]}"; do
        count_columns "${folded[k]}"
        for (( ; REPLY > $2; REPLY--)); do # a long word begins further to the left
            folded[k]=${folded[k]/  / }
        done
    done
}
