# shellcheck shell=bash
#
# picture lines: find the rows of a picture among the lines around it
#
# A sign is a byte for each character: ASCII as it is, any other character as a control byte. Characters that mean the
# same have the same sign.
#
# Owns: split_rows (the rows in a line), seen_row (the rows of a picture, as signs), sign_* (sign_chars: for each of
# SIGNS, the characters with that sign; sign_shown: those of them in the picture), first_row, last_row (of the picture
# among its lines).
# Writes: file_line.

need maze/text_file

split_rows=() seen_row=() sign_chars=() sign_shown=() first_row=0 last_row=0

# The signs of CHARACTERS, and those of others as they come: control characters, but no white space and none that bash
# uses itself. BEYOND is where a row has ended, WALLED a wall. PAIR stands for two signs while rows are cut.
readonly OTHER_SIGNS=$'\25\26\27\30\31\32\33\34\35\36\37' BEYOND=$'\13' WALLED=$'\14' PAIR=$'\11'
readonly SIGNS=$'\2\3\4\5\6\7\10\16\17\20\21\22\23\24'$OTHER_SIGNS
CHARACTERS=(█ ▓ ▒ ■ ⬛ ·•◦⬜ ● ◆ ─━┄┅┈┉╌╍╼╾ │┃┆┇┊┋╎╏╵╷╹╻╽╿
    ┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╭╮╯╰╴╶╸╺
    ═ ║ ╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬)
readonly CHARACTERS
readonly SOLID=$'#\2\3\4\5\6' NO_WALL=$' ._\7\13' PLAYERS=$'\10@SsPA2pmr' GOALS=$'\16EeGFBX3g'
readonly LIGHT=$'\17\20\21' DOUBLE=$'\22\23\24' BRIDGES=$'\22\23' LEVEL=$'\17\22' UPRIGHT=$'|\20\23'

readonly ASSIGNED="^ *[A-Za-z\"'][][A-Za-z0-9_ \"'<>]*[=:] *([[{\"'].*)\$"
# Nested lists: what stands before and after their lines.
readonly NESTED="^[^,]*[A-Za-z][^,]*([[{] *[[{] *[\"'0-9-].*)\$"
readonly AFTER_NESTED="^(.*[\"'0-9] *[]}] *[]}])([^][{}]*[A-Za-z].*)\$"
# Strings as rows: shorter ones are squares, or flags.
readonly STRINGS='^[],;+(){} []*(Q[^Q][^Q]+Q[],;+(){} []*|(Q[^Q]{5,}Q[],;+(){} []*)+)$'
readonly NO_ROW='^([][(){},; ]{1,4}|-{3,}|={3,}|~{3,})$' # a few brackets, or a rule of one sign
readonly LETTERS=A-Za-z$OTHER_SIGNS

fail_picture() { # <line, from 0> <format> <value ...>: exit; the values are printable
    file_line=${line_of[$1]}
    fail_line "${@:2}"
}

split_line() { # <line> -> split_rows: each of its long strings, or lists, or the line itself
    local line=$1 quote k
    split_rows=("$line")
    [[ $line == *[\"\'=:]* || $line == *[][{}]*[][{}]* ]] || return 0
    if [[ $line =~ $ASSIGNED || $line =~ $NESTED ]]; then
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
    if [[ $line =~ $AFTER_NESTED ]]; then
        line=${BASH_REMATCH[1]}$'\n'${BASH_REMATCH[2]}
    fi
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
    seen_row=("$@") sign_chars=("${CHARACTERS[@]}") sign_shown=()
    replace_signs $'\357\270\216' '' # these two only choose how the character before looks
    replace_signs $'\357\270\217' ''
    for line; do
        [[ $line != *[$'\1'-$'\37'$'\177']* ]] || fail_picture "$n" "$say_not_plain"
        while [[ ${seen_row[n]} == *[$'\200'-$'\377']* ]]; do
            learn_sign "$n"
        done
        ((n += 1))
    done
}

learn_sign() { # <row>: its first character beyond ASCII becomes a sign, in all rows
    local k rest char=${seen_row[$1]}
    char=${char#"${char%%[$'\200'-$'\377']*}"}
    rest=${char:1}
    char=${char:0:1}${rest%%[!$'\200'-$'\277']*}
    if [[ $char == $'\357\277\275' ]] || ! is_plain_text "$char"; then
        fail_picture "$1" "$say_not_plain"
    elif [[ ▀▄ == *"$char"* || $char == $'\342'[$'\240'-$'\243']? ]]; then
        fail_picture "$1" "$say_unread_format"
    fi
    for ((k = 0; k < ${#sign_chars[@]}; k++)); do
        [[ ${sign_chars[k]} != *"$char"* ]] || break
    done
    if ((k >= ${#SIGNS})); then
        name_signs "$OTHER_SIGNS" ' '
        fail_picture "$1" "$say_unknown_signs" "$REPLY"
    fi
    sign_chars[k]=${sign_chars[k]-$char}
    sign_shown[k]+=${sign_shown[k]+ }$char
    replace_signs "$char" "${SIGNS:k:1}"
}

replace_signs() { # <text> <by>: in all rows of seen_row
    seen_row=("${seen_row[@]//"$1"/$2}")
}

any_match() { # <pattern> <row ...>
    local line
    for line in "${@:2}"; do
        [[ ! $line =~ $1 ]] || return 0
    done
    return 1
}

name_signs() { # <signs> [a space] -> REPLY: all their characters, with spaces between; or one of each; printable
    local k before shown names=''
    for ((k = 0; k < ${#1}; k++)); do
        before=${SIGNS%%"${1:k:1}"*}
        shown=${sign_shown[${#before}]-${1:k:1}}
        if [[ -z ${2-} ]]; then
            shown=${shown%% ?*}
        fi
        names+=${2-}$shown
    done
    printable "${names#"${2-}"}"
}

is_plain() { # <line>: has it no word, three different letters side by side, and is it no rule or bracket?
    local word
    [[ ! $1 =~ $NO_ROW ]] || return
    [[ $1 == *[$LETTERS][$LETTERS][$LETTERS]* ]] || return 0
    split_words "${1//[!$LETTERS]/ }"
    for word in "${split[@]}"; do
        word=${word//"${word:0:1}"/}
        [[ -z ${word//"${word:0:1}"/} ]] || return
    done
}

find_rows() { # -> first_row, last_row; seen_row: the rows, without common indentation; 1 if they are too few
    local n line usual=0 items bare=() counts=() first_of=() least=3 wide=0 indent cut=$LONGEST_LINE
    first_row=-1 last_row=-1
    for n in "${!seen_row[@]}"; do
        REPLY=${seen_row[n]}
        trim_line
        bare[n]=$REPLY
        if [[ -n ${first_of[${#REPLY}]-} ]] || is_plain "$REPLY"; then
            ((counts[${#REPLY}] += 1, first_of[${#REPLY}] = ${first_of[${#REPLY}]-$n}))
        fi
    done
    for n in ${counts[@]+"${!counts[@]}"}; do
        ((usual = counts[n] >= ${counts[usual]-0} ? n : usual))
    done
    count_items "${bare[${first_of[usual]-0}]}"
    items=$REPLY
    for n in "${!bare[@]}"; do
        is_row "${bare[n]}" "$usual" "$items" || continue
        ((first_row = first_row < 0 ? n : first_row, last_row = n))
    done
    if ((first_row >= 0)) && [[ ${bare[first_row]} != *[!_\ ]* ]]; then
        least=2
    fi
    if ((last_row - first_row + 1 < least)); then
        last_row=-1
        return 1
    fi
    seen_row=("${seen_row[@]:first_row:last_row-first_row+1}")
    for ((n = first_row; n <= last_row; n++)); do
        indent=${bare[n]%%[! ]*}
        if [[ -n ${bare[n]} ]]; then
            ((cut = ${#indent} < cut ? ${#indent} : cut))
            ((wide = ${#bare[n]} > wide ? ${#bare[n]} : wide))
        fi
    done
    for n in "${!seen_row[@]}"; do
        line=${bare[first_row + n]}
        if ((${#line} < wide)) && [[ ! $line =~ $NO_ROW ]] && ! is_plain "$line"; then
            name_signs "${line#"${line%%[! ]*}"}"
            fail_picture "$((first_row + n))" "$say_text_row" "$REPLY"
        fi
        seen_row[n]=${seen_row[n]:cut:wide-cut}
    done
}

is_row() { # <line> <usual length of a row> <items in it>: can it be a row of this picture? The first one is not empty
    ((first_row >= 0 || ${#1})) || return
    ((${#1} != $2)) || return 0
    count_items "$1"
    if ((REPLY == 0)); then
        is_plain "$1"
    else
        (($3 && REPLY >= $3))
    fi
}
