# shellcheck shell=bash
#
# syntax: find out why bash cannot read the file of a learner
#
# explain_syntax has the locals of mistakes.bash.

need core/paragraphs practice/mistakes

readonly OTHER_LANGUAGE='^(const|let|var) .*=.*;$|^(import|from|class) [a-zA-Z]|^def .*:$|^(if|elif|for|while) .*[^;]:$|^else:$|^(print|console[.]log)\(|[^(]\) ?\{$|=>|^[a-z.]+\([^()]+\);?$'

explain_syntax() { # <file in the workshop> <line that bash names> <exercise, or 0>: why bash cannot read the file, as far as it is known
    local mistake_raw mistake_lines mistake_text mistake_missing mistake_line mistake_values first=$2
    load_mistakes "$1" "$3" || return 0
    while ((first > 1)) && [[ -z ${mistake_raw[first]-} ]]; do # it may name the line after the last one
        ((first -= 1))
    done
    if find_foreign || find_mistake 0 "$first" || find_mistake 0 0; then
        say_mistake "$REPLY"
        return
    fi
    ! find_unclosed || return 0
    if find_uneven "$first"; then
        say_mistake "$REPLY"
        return
    fi
    quote_line "$first"
    find_hollow "$first" || say_folded "$say_check_unclosed"
}

find_foreign() { # -> REPLY, mistake_line, mistake_values: the first of three lines that another language would have; 1 if there are fewer
    local n count=0
    mistake_values=()
    for ((n = ${#mistake_lines[@]} - 1; n > 0; n--)); do
        [[ ${mistake_lines[n]} =~ $OTHER_LANGUAGE ]] || continue
        ((count += 1, mistake_line = n))
    done
    REPLY=language
    ((count >= 3))
}

find_unclosed() { # say which word has no partner, as counted in the lines of the learner and ours; 1 if all have one
    local line word k signs='' pairs=('if' 'fi' 'do' 'done' 'case' 'esac' 'if/elif' 'then' '{' '}') counts=(0 0 0 0 0 0 0 0 0 0)
    for line in "${mistake_raw[@]}"; do
        clean_code "${line:0:MISTAKE_COLUMNS}"
        signs+=${REPLY//[!\{\}]/}
        split_words "${REPLY//[;()\{\}&|]/ }"
        for word in ${split[@]+"${split[@]}"}; do
            for ((k = 0; k < 8; k++)); do
                [[ /${pairs[k]}/ != */"$word"/* ]] || ((counts[k] += 1))
            done
        done
    done
    line=${signs//\}/} word=${signs//\{/}
    counts[8]=${#line} counts[9]=${#word}
    for ((k = 0; k < 10; k += 2)); do
        if ((counts[k] != counts[k + 1])); then
            say_folded "$say_check_pairs" "${pairs[k]}" "${counts[k]}" "${pairs[k + 1]}" "${counts[k + 1]}"
            return 0
        fi
    done
    return 1
}

find_hollow() { # <line>: say that no command comes before it in its block; 1 if one does
    local n=$1
    clean_code "${mistake_raw[n]}"
    case $REPLY in
        fi* | done* | else* | elif* | '}'*) ;;
        *) return 1 ;;
    esac
    REPLY=''
    while ((--n > 0)) && [[ -z $REPLY ]]; do
        clean_code "${mistake_raw[n]}"
    done
    case $REPLY in
        then | *[' ;']then | do | *[' ;']do | else | *[' ;']else | *'{') say_folded "$say_check_hollow" "${REPLY##*[ ;]}" ;;
        *) return 1 ;;
    esac
}
