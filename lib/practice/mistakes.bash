# shellcheck shell=bash
#
# mistakes: find typical mistakes of beginners in the text of their file
#
# They are looked for only if the answer is wrong, because some of these lines can be right elsewhere. What is said of a line
# is true of that line, whatever else is wrong. In a file that is too long, no mistake is looked for.
#
# explain_text, explain_loop and explain_syntax have these as locals: mistake_raw (the lines of the file), mistake_lines (the same without
# indentation, comments and the lines that the exercise has given; empty if nothing is left), mistake_text (all of
# mistake_lines in one), mistake_missing (the lines that the exercise has given and the file has not), mistake_line, mistake_values (of the sentence),
# mistake_quoted (the line above the sentence, which is not quoted again).

need cli/nearest cli/options core/paragraphs practice/answers practice/rules watch/function_code watch/workshop

readonly NAMES_OF_CARVING='cell here along there step candidate pick depth deepest waiting direction stride list_candidates carve_recursive carve_stack below'
readonly WORDS_OF_BASH='then else elif done case esac while until return local declare echo printf unset read break continue true false exit exec kill sleep shift test function RANDOM'
readonly VARIABLES_OF_BASH='RANDOM FUNCNAME REPLY IFS PWD HOME PATH LINENO SECONDS LINES COLUMNS UID'
readonly LETTERS=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_
readonly MISTAKE_LINES=150 MISTAKE_COLUMNS=200 # the most lines of the learner, and the longest

explain_text() { # <file in the workshop> <exercise> <line, 0 for any, or all: also for what is missing> [line that was quoted]:
    # 1 if nothing is known about it, after quoting the line
    local mistake_quoted=${4-} mistake_raw mistake_lines mistake_text mistake_missing mistake_line mistake_values k line
    load_mistakes "$1" "$2" || return
    if [[ $3 == [1-9]* ]]; then
        [[ -n ${mistake_raw[$3]-} ]] || return 1
        if find_mistake "$2" "$3"; then
            say_mistake "$REPLY"
            return
        fi
        quote_line "$3"
        REPLY=${mistake_raw[$3]}
        return 1
    fi
    if find_mistake "$2" 0 || find_shared "$2" || find_uneven 0 || find_valueless "$2"; then
        say_mistake "$REPLY"
        return
    fi
    [[ $3 == all ]] || return 1
    for ((k = 0; k < ${#MISSING[@]}; k += 3)); do
        [[ ${MISSING[k]} == "$2" ]] || continue
        fill_rule "$2" "${MISSING[k + 2]}"
        [[ ! $mistake_text =~ $REPLY ]] || continue
        REPLY=say_missing_${MISSING[k + 1]}
        [[ $REPLY == *_result ]] && line=${EXERCISE_RESULTS[$2 - 1]} || line=${EXERCISE_FUNCTIONS[$2 - 1]}
        say_folded "${!REPLY}" "$line"
        return
    done
    while [[ $mistake_missing == *$'\n'* ]]; do
        REPLY=${mistake_missing%%$'\n'*} mistake_missing=${mistake_missing#*$'\n'}
        [[ $REPLY == *=* || $REPLY == *' '*' '* || $REPLY == *' "'* ]] || continue
        say_folded "$say_missing_line" "$REPLY"
        return
    done
    return 1
}

explain_loop() { # <file in the workshop> <exercise>: the first loop in which nothing changes what its condition tests; 1 if there is none
    local mistake_raw mistake_lines mistake_text mistake_missing mistake_line mistake_values
    load_mistakes "$1" "$2" && find_constant || return
    say_mistake "$REPLY"
}

say_mistake() { # <name>: the line, and what is wrong with it
    local text=say_mistake_$1
    [[ $mistake_line == "${mistake_quoted-}" ]] || quote_line "$mistake_line"
    say_folded "${!text}" ${mistake_values[@]+"${mistake_values[@]}"}
}

quote_line() { # <line>
    local text=${mistake_raw[$1]-}
    say_folded "$say_check_quote" "$1" "${text#"${text%%[! $'\t']*}"}"
}

load_mistakes() { # <file> <exercise, or 0> -> mistake_raw, mistake_lines, mistake_text, mistake_missing: 1 if the file is gone or too long
    local line n=0 count=0 ours=$'\n' begun_lines=()
    load_texts mistakes
    [[ -f $workshop/$1 ]] || return 1
    (($2 == 0)) || [[ -z ${EXERCISE_FUNCTIONS[$2 - 1]} ]] || list_begun "${EXERCISE_FUNCTIONS[$2 - 1]}" '# here'
    for line in ${begun_lines[@]+"${begun_lines[@]}"}; do
        clean_code "$line"
        ours+=$REPLY$'\n'
    done
    mistake_raw=('') mistake_lines=('') mistake_text=''
    while IFS= read -r line || [[ -n $line ]]; do
        mistake_raw[++n]=$line mistake_lines[n]=''
        clean_code "${line:0:MISTAKE_COLUMNS}"
        if [[ -n $REPLY && $ours == *$'\n'"$REPLY"$'\n'* ]]; then # each given line counts once
            ours=${ours/$'\n'"$REPLY"$'\n'/$'\n'}
        elif [[ -n $REPLY ]]; then
            ((${#line} <= MISTAKE_COLUMNS && ++count <= MISTAKE_LINES)) || return 1
            mistake_lines[n]=$REPLY
            mistake_text+=$REPLY$'\n'
        fi
    done <"$workshop/$1"
    mistake_missing=${ours#$'\n'}
}

clean_code() { # <line> -> REPLY: without indentation and comment
    local rest=${1#"${1%%[! $'\t']*}"} code='' before sign
    while [[ $rest == *['#"'\'\\]* ]]; do
        before=${rest%%['#"'\'\\]*}
        code+=$before rest=${rest:${#before}}
        sign=${rest:0:1}
        case $sign in
            '#')
                if [[ -z $code || $code == *[' ;'$'\t'] ]]; then
                    rest=''
                else
                    code+='#' rest=${rest:1}
                fi
                ;;
            \\) code+=${rest:0:2} rest=${rest:2} ;;
            *) # to the end of the quoted text
                before=${rest:1}
                before=$sign${before%%"$sign"*}$sign
                code+=${rest:0:${#before}} rest=${rest:${#before}}
                ;;
        esac
    done
    code+=$rest
    REPLY=${code%"${code##*[! $'\t']}"}
}

find_mistake() { # <exercise or 0> <line or 0> -> REPLY, mistake_line, mistake_values: 1 if there is none
    local k n pattern unless first=$2 last=$2
    (($2)) || last=$((${#mistake_lines[@]} - 1))
    for ((k = 0; k < ${#MISTAKES[@]}; k += 5)); do
        case " ${MISTAKES[k + 1]} " in
            ' * ' | *" $1 "*) ;;
            ' - ') (($1 && $1 < EXERCISES)) || continue ;;
            *) continue ;;
        esac
        fill_rule "$1" "${MISTAKES[k + 3]}"
        pattern=$REPLY
        fill_rule "$1" "${MISTAKES[k + 4]}"
        unless=$REPLY
        for ((n = first; n <= last; n++)); do
            if [[ -n ${mistake_lines[n]-} && ${mistake_lines[n]} =~ $pattern ]] && has_values "$1" "$k" "$n" "$unless"; then
                mistake_line=$n REPLY=${MISTAKES[k]}
                return 0
            fi
        done
    done
    (($1)) && find_misspelling "$1" "$first" "$last"
}

fill_rule() { # <exercise or 0> <pattern or value> -> REPLY: with the function and the results of the exercise
    local own='' results='' every
    REPLY=$2
    [[ $2 == *[RF][EU]* ]] || return 0
    (($1 == 0)) || own=${EXERCISE_FUNCTIONS[$1 - 1]} results=${EXERCISE_RESULTS[$1 - 1]}
    every=${results// /|}
    REPLY=${REPLY//RESULTS/${every:-no variable}}
    REPLY=${REPLY//RESULT/${results%% *}}
    REPLY=${REPLY//FUNCTION/${own:-no function}}
}

has_values() { # <exercise or 0> <first place of a row> <line that it matches> <pattern that must not match> -> mistake_values: 1 if that matches
    local value found=("${BASH_REMATCH[@]}")
    case $4 in
        '') ;;
        @*) [[ ! $mistake_text =~ ${4#@} ]] || return 1 ;;
        '&'*) [[ $mistake_text =~ ${4#&} ]] || return 1 ;;
        *) [[ ! ${mistake_lines[$3]} =~ $4 ]] || return 1 ;;
    esac
    mistake_values=()
    for value in ${MISTAKES[$2 + 2]}; do
        fill_rule "$1" "$value"
        [[ $value != [1-9] ]] || REPLY=${found[value]}
        clean_text "$REPLY" 60
        mistake_values+=("$REPLY")
    done
}

find_misspelling() { # <exercise> <first line> <last line> -> REPLY, mistake_line, mistake_values: a word that the file has only there; 1 if there is none
    local n line word all='' known
    known="cell WALL OPEN ${EXERCISE_FUNCTIONS[$1 - 1]} ${EXERCISE_RESULTS[$1 - 1]}"
    case $1 in
        2) known+=' code' ;;
        3) known+=' index' ;;
        5) known+=' value left right' ;;
        9) known+=' width height' ;;
        6 | 7 | 8) known+=" $NAMES_OF_CARVING" ;;
        10) known+=" width height $NAMES_OF_CARVING" ;;
    esac
    for line in "${mistake_lines[@]}"; do # one by one: bash 3.2 takes minutes for a long text
        all+=" ${line//[!$LETTERS]/  } "
    done
    for ((n = $2; n <= $3; n++)); do
        line=${mistake_lines[n]-}
        line=${line%%echo *}
        line=${line%%printf *} # what these print is often a text
        line=${line//'/dev/null'/}
        split_words "${line//[!$LETTERS]/ }"
        for word in ${split[@]+"${split[@]}"}; do
            [[ $line != *"$word"-[a-z]* && $line != *[a-z]-"$word"* ]] || continue # one word with a hyphen
            [[ " $known $WORDS_OF_BASH " != *" $word "* && $word == ????* && " $all " != *" $word "*" $word "* ]] || continue
            # shellcheck disable=SC2086 # to be split
            nearest "$word" $known || continue
            [[ $word == ?????* || ${word:0:1} == "${REPLY:0:1}" ]] || continue
            mistake_line=$n mistake_values=("$word" "$REPLY") REPLY=name
            return 0
        done
    done
    return 1
}

# A variable that is read, and what follows it; the same for a variable that gets a value, with WORD in place of its name.
# shellcheck disable=SC2016 # the signs themselves
READS='\$\{?[#!]?([a-zA-Z_][a-zA-Z0-9_]*)(.*)|(^|[a-z])\[([a-z_]+)\](.*)|\(\( *([a-z_]+)(.*)|[-+*/%<>=] *([a-zA-Z_]+)( *\)\).*)|\[[a-z_0-9(][a-z_0-9() ]*( [-+] | ?[*] ?)([a-zA-Z_]+)(.*)|for \(\([^;]*;[^;<>]*[<>]=? *([a-zA-Z_]+)( *;.*)'
# shellcheck disable=SC2016 # the same
WRITES='(^|[^a-zA-Z0-9_${])WORD(\[[^]]*\])?( ?[-+*/%&|^]?=([^=]|$)|\+\+|--)|(\+\+|--)WORD|(for|local|declare|typeset|readonly|read|let|-v|select) ([^;]* )?"?\(*WORD([^a-zA-Z0-9_]|$)'
readonly READS WRITES

find_valueless() { # <exercise> -> REPLY, mistake_line, mistake_values: a variable to which no line gives a value; 1 if there is none
    local n k rest word known=" $VARIABLES_OF_BASH WALL OPEN cell ${EXERCISE_RESULTS[$1 - 1]} "
    case $1 in
        5) known+='value left right ' ;;
        [678]) known+="$NAMES_OF_CARVING EAST WEST SOUTH NORTH size width height " ;;
        10) known=" $VARIABLES_OF_BASH " ;;
    esac
    for ((n = 1; n < ${#mistake_lines[@]}; n++)); do
        rest=${mistake_lines[n]}
        while [[ $rest =~ $READS ]]; do
            word=${BASH_REMATCH[1]}${BASH_REMATCH[4]}${BASH_REMATCH[6]}${BASH_REMATCH[8]}${BASH_REMATCH[11]}${BASH_REMATCH[13]}
            rest=${BASH_REMATCH[2]}${BASH_REMATCH[5]}${BASH_REMATCH[7]}${BASH_REMATCH[9]}${BASH_REMATCH[12]}${BASH_REMATCH[14]}
            [[ $known != *" $word "* && $word != BASH* ]] || continue
            known+="$word "
            for k in "${mistake_raw[@]}"; do
                k=${k:0:MISTAKE_COLUMNS}
                [[ ${k//[$' \t']/} == '#'* || ! ${k%%' # '*} =~ ${WRITES//WORD/$word} ]] || continue 2
            done
            mistake_line=$n mistake_values=("$word") REPLY=empty
            return 0
        done
    done
    return 1
}

# shellcheck disable=SC2016 # the signs themselves
readonly LOOP='(^|[; ])(while|until|for) +(\(\(([^)]|\)[^)])*\)\)|\[[^;]*\]) *(;|$)' DONE='[; ]done(;|$)' SET_BEFORE=$'(^|[; (\n])'
readonly LEAVES='(^|[; {&|])(break|return|exit|shift|set|unset|ev[a]l|read)( |;|$)'
# shellcheck disable=SC2016 # the same
readonly TESTED_NAME='([$][1-9#]|[a-zA-Z_]+)' TESTED_VALUE='([$][1-9#]|\$\{?#?[a-zA-Z_]+)'

take_loop() { # <line> -> text, body: the condition of the loop that begins in this line, and what it repeats; 1 if none begins there
    local k depth=1
    clean_code "${mistake_raw[$1]:0:MISTAKE_COLUMNS}"
    [[ $REPLY =~ $LOOP ]] || return
    text=${BASH_REMATCH[3]} body=${REPLY#*"$text"}
    [[ ! $body =~ $DONE ]] || depth=0
    for ((k = $1 + 1; k < ${#mistake_raw[@]} && depth > 0; k++)); do
        clean_code "${mistake_raw[k]:0:MISTAKE_COLUMNS}"
        [[ " $REPLY" != *[\;\ ]do ]] || ((depth += 1))
        [[ $REPLY != done* ]] || ((depth -= 1))
        body+=$'\n'$REPLY
    done
}

find_constant() { # -> REPLY, mistake_line, mistake_values: a loop in which no line changes the first variable of its condition, or
    # one that counts with a variable which a line in it sets; 1 if there is none
    local n text body name body_sets calls=$CALL pattern
    for ((n = 1; n < ${#mistake_raw[@]}; n++)); do
        [[ ! ${mistake_raw[n]} =~ $FUNCTION_BEGINS ]] || calls+="|(^|[^a-zA-Z_0-9])${BASH_REMATCH[2]}( |;|$)"
    done
    for ((n = 1; n < ${#mistake_raw[@]}; n++)); do
        take_loop "$n" || continue
        pattern=$TESTED_VALUE
        [[ $text != '(('* ]] || pattern=$TESTED_NAME
        if [[ $text == '(('*';'*';'* ]]; then # for
            name=${text#'(('} name=${name#"${name%%[! ]*}"} name=${name%%[!a-zA-Z_]*}
            body_sets="$SET_BEFORE(for )?$name( in | ?=[^=])"
            if [[ -n $name && $body =~ $body_sets ]]; then
                mistake_line=$n mistake_values=("$name" "$name") REPLY=anew
                return 0
            fi
            text=${text#*;}
            body+=$'\n'${text#*;}
            text=${text%%;*}
        fi
        # shellcheck disable=SC2016 # the signs themselves
        [[ $text != *'$('* && $text != *=~* && $text != *'++'* && $text != *'--'* && $text != *RANDOM* && ! $body =~ $LEAVES ]] || continue
        mistake_values=()
        while [[ $text =~ $pattern ]]; do
            text=${text#*"${BASH_REMATCH[0]}"} name=${BASH_REMATCH[1]}
            [[ $name == \$[1-9#] ]] || name=${name#\$} name=${name#\{} name=${name#\#}
            [[ $name == \$* || (! $body =~ ${WRITES//WORD/$name} && ! $body =~ $calls) ]] || continue 2
            mistake_values=("${mistake_values[0]-$name}")
        done
        [[ -n ${mistake_values[0]-} ]] || continue
        mistake_line=$n REPLY=constant
        return 0
    done
    return 1
}

# The names that local declares, and a variable that is set from an argument or by a loop.
readonly DECLARES='(^|[;{ ])(local|declare|typeset) ([^;]*)'
# shellcheck disable=SC2016 # the signs themselves
readonly SETS_SHARED='(^|; *)([a-z_]+)=["({]*\$\(*\{?((left|right)\[)?\$?[1-9]([^0-9]|$)|^for ([a-z_]+) in|^for \(\( *([a-z_]+) *='

find_shared() { # <exercise> -> REPLY, mistake_line, mistake_values: a variable that all calls of a function share, though each
    # call sets it from an argument or in a loop; 1 if there is none
    local n=1 own from last locals code name
    [[ $1 == [457] || $1 == 10 ]] || return 1
    while ((n < ${#mistake_raw[@]})); do
        from=$n
        ((n += 1))
        [[ ${mistake_raw[from]} =~ $FUNCTION_BEGINS ]] || continue
        own=${BASH_REMATCH[2]} locals=' ' code=$'\n'
        while ((n < ${#mistake_raw[@]})) && [[ ${mistake_raw[n - 1]} != '}'* ]]; do
            clean_code "${mistake_raw[n]:0:MISTAKE_COLUMNS}"
            code+=$REPLY$'\n'
            [[ ! $REPLY =~ $DECLARES ]] || locals+="${BASH_REMATCH[3]//[=+]/ } "
            ((n += 1))
        done
        [[ $code == *[!a-zA-Z_0-9]"$own"[!a-zA-Z_0-9=]* ]] || continue
        last=$n
        for ((n = from + 1; n < last; n++)); do
            [[ ${mistake_lines[n]} =~ $SETS_SHARED ]] || continue
            name=${BASH_REMATCH[2]}${BASH_REMATCH[6]}${BASH_REMATCH[7]}
            [[ "$locals ${EXERCISE_RESULTS[$1 - 1]} " != *" $name "* ]] || continue
            mistake_line=$n mistake_values=("$own" "$name" "$name") REPLY=shared
            return 0
        done
    done
    return 1
}

find_uneven() { # <line that bash names, or 0> -> REPLY, mistake_line, mistake_values: a line in which brackets or quotation marks have no
    # partner; 1 if there is none
    local signs='()[]{}' k n open close
    for ((n = 1; n < ${#mistake_lines[@]}; n++)); do
        mistake_line=$n
        for ((k = 0; k < 6; k += 2)); do
            open=${mistake_lines[n]//[!${signs:k:1}]/} close=${mistake_lines[n]//[!"${signs:k+1:1}"]/}
            case $k${mistake_lines[n]} in
                4*[\$]\{* | [02]*) ;;
                *) continue ;; # a block has several lines
            esac
            [[ $k != 0 || ${mistake_lines[n]} != *';;'* ]] || continue # case
            if ((${#open} != ${#close})) && { ((n == $1)) || [[ $k == 0 && ${mistake_lines[n]} == *'(('* ]]; }; then
                mistake_values=("${signs:k:1}" "${#open}" "${signs:k+1:1}" "${#close}") REPLY=unequal
                return 0
            fi
        done
        open=${mistake_lines[n]//[!\"]/}
        ((${#open} % 2)) || continue
        mistake_values=("${#open}") REPLY=odd
        return 0
    done
    return 1
}
