# shellcheck shell=bash
#
# picture lines: find the rows of a picture among the lines around it
#
# A sign is a byte for each character: ASCII as it is, any other character as a control byte.
#
# Owns: split_rows (the rows in a line), seen_row (the rows of a picture, as signs), seen_wide (the length of the
# longest), sign_char (the characters beyond ASCII), sign_byte (the sign for each), letter_signs (those of letters),
# first_row, last_row (of the picture among its lines).
# Writes: file_line.

need maze/text_file

split_rows=() seen_row=() seen_wide=0 sign_char=() sign_byte=() letter_signs='' first_row=0 last_row=0

# The bytes for characters beyond ASCII: control characters, but no white space and none that bash uses itself.
readonly SIGN_BYTES=$'\2\3\4\5\6\7\10\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\37'
readonly ASSIGNED="^ *[A-Za-z\"'][][A-Za-z0-9_ \"'<>]*[=:] *([[{\"'].*)\$"
# Strings as rows: shorter ones are squares, or flags.
readonly STRINGS='^[],;+(){} []*(Q[^Q][^Q]+Q[],;+(){} []*|(Q[^Q]{5,}Q[],;+(){} []*)+)$'
readonly NO_ROW='^([][(){},; ]{1,4}|-{3,}|={3,}|~{3,})$' # a few brackets, or a rule of one sign
readonly BARE='^(.*[^ ])? *$'                            # without the spaces at its end

fail_picture() { # <row, from 0; -1 for the whole picture> <format> <value ...>: exit; the values are printable
    end_progress
    if (($1 < 0)); then
        say "${@:2}"
        fail_file "$REPLY"
    fi
    file_line=${line_of[first_row + $1]}
    fail_line "${@:2}"
}

split_line() { # <line> -> split_rows: each of its long strings, or lists, or the line itself
    local line=$1 quote k
    split_rows=("$line")
    [[ $line == *[\"\'=:]* || $line == *[]\}],*[[\{]* ]] || return 0
    if [[ $line =~ $ASSIGNED ]]; then
        line=${BASH_REMATCH[1]}
    fi
    for quote in \" \'; do
        if [[ $line == *"$quote"* && $line =~ ${STRINGS//Q/$quote} ]]; then
            split_words "$line" "$quote"
            split_rows=()
            for ((k = 1; k < ${#split[@]}; k += 2)); do
                split_rows+=("${split[k]%\\n}")
            done
            return
        fi
    done
    line=${line//[]\}],[[\{]/$'\n'}
    split_words "${line//[]\}], [[\{]/$'\n'}" $'\n'
    split_rows=("${split[@]}")
}

count_items() { # <line> -> REPLY: how many numbers a line of numbers has, or how many digits if it has one; or 0
    REPLY=0
    [[ $1 != *[!][\(\){},\;\ 0123456789-]* && $1 == *[0123456789]* ]] || return 0
    split_words "${1//[!0123456789]/ }"
    REPLY=${#split[@]}
    if ((REPLY == 1)); then
        REPLY=${#split[0]}
    fi
}

ends_picture() { # <line> <row above>: is the line the size of the next picture, or the like?
    local few
    [[ $1 != *[!][\(\){},\;\ 0123456789-]* && ${1//[0123456789]/0} != "${2//[0123456789]/0}" ]] || return
    count_items "$1"
    few=$REPLY
    ((few)) || return
    count_items "$2"
    if ((REPLY)); then
        ((few < REPLY))
    else
        ((few > 1 && ${#1} != ${#2})) && [[ " $1" != *'  '* ]]
    fi
}

take_signs() { # <line ...> -> seen_row: a byte for each character
    local line n=0
    seen_row=("$@") first_row=0 sign_char=() sign_byte=()
    letter_signs=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz
    for line; do
        [[ $line != *[$'\1'-$'\37'$'\177']* && $line != *$'\302'[$'\200'-$'\237']* ]] ||
            fail_picture "$n" "$say_control_sign"
        while [[ ${seen_row[n]} == *[$'\200'-$'\377']* ]]; do
            learn_sign "${seen_row[n]}" "$n"
        done
        ((n += 1))
    done
}

learn_sign() { # <line> <row>: its first character beyond ASCII gets a byte, in all rows
    local char=${1#"${1%%[$'\200'-$'\377']*}"} byte=${SIGN_BYTES:${#sign_char[@]}:1}
    case $char in
        [$'\300'-$'\337']*) char=${char:0:2} ;;
        [$'\340'-$'\357']*) char=${char:0:3} ;;
        *) char=${char:0:4} ;;
    esac
    if ! is_utf8 "$char" || [[ $char == $'\357\277\275' ]]; then
        fail_picture "$2" "$say_not_utf8"
    elif [[ ▀▄ == *"$char"* || $char == $'\342'[$'\240'-$'\243']? ]]; then
        fail_picture "$2" "$say_half_picture"
    elif [[ -z $byte ]]; then
        fail_picture "$2" "$say_many_signs" "${#SIGN_BYTES}"
    fi
    sign_char+=("$char") sign_byte+=("$byte")
    if [[ $char == [$'\303'-$'\337']* ]]; then
        letter_signs+=$byte
    fi
    replace_signs "$char" "$byte"
}

replace_signs() { # <text> <by>: in all rows of seen_row
    seen_row=("${seen_row[@]//"$1"/$2}")
}

find_signs() { # <characters> -> REPLY: the signs for those that the picture has, and all that are ASCII
    local k
    REPLY=''
    for k in ${sign_char[@]+"${!sign_char[@]}"}; do
        if [[ $1 == *"${sign_char[k]}"* ]]; then
            REPLY+=${sign_byte[k]}
        fi
    done
    REPLY+=${1//[$'\200'-$'\377']/}
}

unspell() { # <signs> -> REPLY: their characters, printable
    local k
    REPLY=$1
    for k in ${sign_char[@]+"${!sign_char[@]}"}; do
        REPLY=${REPLY//"${sign_byte[k]}"/${sign_char[k]}}
    done
    printable "$REPLY"
}

has_word() { # <row>: are there three different letters side by side?
    local word
    [[ $1 == *[$letter_signs][$letter_signs][$letter_signs]* ]] || return
    split_words "${1//[!$letter_signs]/ }"
    for word in "${split[@]}"; do
        word=${word//"${word:0:1}"/}
        if [[ -n $word && -n ${word//"${word:0:1}"/} ]]; then
            return 0
        fi
    done
    return 1
}

find_rows() { # -> first_row, last_row, seen_row, seen_wide: the rows, without common indentation; 1 if they are too few
    local n line usual=0 most=0 items counts=() first_of=() bare=() least=3 indent cut=$LONGEST_LINE
    seen_wide=0 first_row=-1 last_row=-1
    for n in "${!seen_row[@]}"; do
        line=${seen_row[n]}
        if [[ $line == *' ' && $line =~ $BARE ]]; then
            line=${BASH_REMATCH[1]-}
        fi
        bare[n]=$line
        if ! has_word "$line" && [[ ! $line =~ $NO_ROW ]]; then
            ((counts[${#line}] += 1, first_of[${#line}] = ${first_of[${#line}]-$n}))
        fi
    done
    ((${#counts[@]})) || return
    for n in "${!counts[@]}"; do
        if ((counts[n] >= most)); then
            most=${counts[n]} usual=$n
        fi
    done
    count_items "${bare[first_of[usual]]}"
    items=$REPLY
    for n in "${!bare[@]}"; do
        if is_row "${bare[n]}" "$usual" "$items"; then
            ((first_row = first_row < 0 ? n : first_row, last_row = n))
        fi
    done
    ((last_row >= 0)) || return
    if [[ ${bare[first_row]} != *[!_\ ]* ]]; then
        least=2
    fi
    for ((n = first_row; n <= last_row; n++)); do
        indent=${bare[n]%%[! ]*}
        ((seen_wide = ${#bare[n]} > seen_wide ? ${#bare[n]} : seen_wide))
        ((cut = (${#bare[n]} && ${#indent} < cut) ? ${#indent} : cut))
    done
    seen_row=("${seen_row[@]:first_row:last_row-first_row+1}")
    ((seen_wide -= cut))
    for n in "${!seen_row[@]}"; do
        seen_row[n]=${seen_row[n]:cut:seen_wide}
    done
    ((${#seen_row[@]} >= least)) || ((last_row = -1, 0))
}

is_row() { # <line> <usual length of a row> <items in it>: can it be a row of this picture?
    ((${#1} != $2)) || return 0
    count_items "$1"
    if ((REPLY && $3)); then
        ((REPLY >= $3))
    else
        ((REPLY == 0)) && [[ ! $1 =~ $NO_ROW ]] && ! has_word "$1"
    fi
}
