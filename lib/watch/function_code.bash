# shellcheck shell=bash
#
# function code: read the lines of a file or of some functions, and fold a line for the screen
#
# Owns: code_lines (by their numbers in their files; 0 is empty). Writes: folded.

need core/columns

code_lines=()

read_code() { # <file> -> code_lines
    local line
    code_lines=('')
    while IFS= read -r line || [[ -n $line ]]; do
        code_lines+=("${line%$'\r'}")
    done <"$1"
}

load_functions() { # <function ...> -> code_lines: theirs, without the marks for the page (# @NAME)
    local name place line n first
    check_own_text
    code_lines=('')
    for name; do
        place=$(shopt -s extdebug && declare -F "$name") # NAME LINE FILE
        place=${place#* } n=0 line=''
        first=${place%% *}
        while { ((n < first)) || [[ $line != '}' ]]; } && IFS= read -r line; do
            ((n += 1))
            if ((n >= first)); then
                line=${line%'# @'[a-z]*}
                code_lines[n]=${line%"${line##*[! ]}"}
            fi
        done <"${place#* }"
    done
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
}
