# shellcheck shell=bash
#
# function code: show the lines of a function from its file, without the marks for the page (# @NAME)
#
# Owns: function_name, function_lines (by their numbers in its file), folded_code (the lines of one line).

need core/columns maze/own

function_name='' function_lines=() folded_code=()

# Where a function begins; the second group is its name.
readonly FUNCTION_BEGINS='^(function )?([a-zA-Z_][a-zA-Z_0-9]*) *\(\)'

load_function() { # <function> -> function_lines
    local file files=("$program")
    [[ $function_name != "$1" ]] || return 0
    check_own_text
    function_name=$1
    if [[ -n $lib ]]; then
        files+=("$lib"/algorithms/*.bash "$lib"/watch/search.bash "$lib"/lesson/shows.bash)
    fi
    for file in ${own_file:+"$own_file"} "${files[@]}"; do
        ! take_function "$1" "$file" || return 0
    done
}

take_function() { # <function> <file> -> function_lines; 1 if it is not there
    local line n=0 inside=''
    function_lines=()
    while IFS= read -r line || [[ -n $line ]]; do
        ((n += 1))
        if [[ $line == "$1() {"* ]]; then # the last one, because a text may contain another before it
            function_lines=() inside=yes
        fi
        if [[ -n $inside ]]; then
            line=${line%'# @'[a-z]*}
            function_lines[n]=${line%"${line##*[! ]}"}
        fi
        if [[ $line == '}' ]]; then
            inside=''
        fi
    done <"$2"
    ((${#function_lines[@]}))
}

fold_code() { # <line> <most columns> -> folded_code: lines that bash can still parse
    local line=$1 indent k last
    count_columns "$line"
    if ((REPLY > $2)); then # a comment cannot be folded
        line=${line%% '# '*}
    fi
    count_columns "$line"
    if ((REPLY <= $2)); then
        folded_code=("$line")
        return
    fi
    indent=${line%%[!0123456789 ]*} # and a line number
    fold_columns "${line#"$indent"}" "$(($2 - ${#indent} - 6))"
    folded_code=()
    last=$((${#folded[@]} - 1))
    for ((k = 0; k < last; k++)); do
        folded_code+=("$indent${folded[k]} \\")
        if ((k == 0)); then
            indent="${indent//[0123456789]/ }    "
        fi
    done
    folded_code+=("$indent${folded[last]}")
}
