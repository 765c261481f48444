# shellcheck shell=bash
#
# mistakes: find typical mistakes of beginners in the text of their file
#
# They are looked for only if the answer is wrong, because each of these lines can be right elsewhere.
#
# say_mistake has these as locals: mistake_line (where it is), mistake_values (of the sentence). find_mistake has mistake_text
# (the file) and mistake_rules (MISTAKES for its exercise).

need cli/nearest core/paragraphs practice/runner

# Per exercise: its function, and the variables that every call shares.
EXERCISE_FUNCTIONS=(read_box count_open list_walls count_down add_tree dig carve_recursive carve_stack '')
EXERCISE_RESULTS=(found count walls counted sum there 'depth deepest' '' '')
readonly EXERCISE_FUNCTIONS EXERCISE_RESULTS
readonly NAMES_KNOWN='cell here along there step candidate pick depth deepest waiting direction found count walls counted index value left right list_candidates below carve_recursive carve_stack'
readonly WORDS_OF_BASH='then else elif done case esac while until return local declare echo printf unset read break continue true false exit exec kill sleep'
readonly COMMAND='(^|[;&|{] |then |do |else )' # where a command begins
readonly CALL='(read_box|count_open|list_walls|count_down|add_tree|dig|carve_recursive|carve_stack|list_candidates|below)'

# A row has the NAME of a mistake, the values for its sentence say_mistake_NAME (a digit is a group of the match), a pattern
# that a line with the mistake matches, and one that the line must not match (with @, the whole file must not). In patterns,
# FUNCTION is the function of the exercise, RESULT the first of its variables, and RESULTS all of them.
# shellcheck disable=SC2016 # the signs themselves
MISTAKES=(
    local 3 '^(local|declare) (.* )?(RESULTS)([ =;]|$)' ''
    join 1 '(depth|deepest|count|sum|top) ?\+=' '\(\([^)]*\+='
    argument 1 '(FUNCTION) "?\$1"? *([;&|]|$)' ''
    calculate '2 1 2' '(FUNCTION) "?(\$1 *[-+*/][^;&|"]*)' ''
    box '2 2' '(FUNCTION) "?([a-z]+\[[^;&|"]*\])' ''
    call 1 "$CALL"' ?\([^)]' ''
    subshell 1 '\$\('"$CALL" ''
    top '' 'waiting\[(top--|\+\+top)\]' ''
    top '' '\{waiting\[top\]\}' '@(--top|top *-[-=1]| top - 1).*\{waiting\[top\]\}'
    push '' 'waiting(\+=\(|\[top\]=)' '@top ?\+|\+\+top|waiting\[@\]'
    redirect '' '\[ [^]]*[<>][^]]* \]' '\[\['
    order '' '\[\[ .* [<>] .* \]\]' ''
    equal '' '^\(\(.*==' '[?&|]'
    equal '' '^[a-z][^ (]*==' ''
    lost '2 2 3 4' "$COMMAND"'\(\(([a-z]+) *([-+]) *([][a-z0-9$]+)\)\)' ''
    read '' "$COMMAND"'read [-a-z]' ''
    bare '' '(if|while) ([^([!;][^(;]* (==?|!=|[<>]=?) |[a-z]+(\[[^]]*\])?==)' ''
    dollar '' "$COMMAND"'[$][{]?[a-z]+(\[.*\])?[}]?=' ''
    braces '1 1' '\$([a-z_]+)\[' ''
    braces '1 1' '\$\{([a-z_]+)\}\[' ''
    substitute '' '\$\(([^(].*[-+*/%].*|cell\[.*)\)' '\$\(\('
    space '' '\[\$' '[a-z]\[\$'
    value '' 'cell\[[$]?code\]' '@\(\(code *='
    assign '' '(if|while) \(\(([^)]|\)[^)])*[^-=!<>+*/%]=[^=]' ''
    paren '' 'if \([^(]|^while \([^(]' ''
    text '' '(^|[^a-z])\[ [a-z].* [=!]' ''
    boxes '1 1' '^for .* in "?[${#]*(cell)(\[.\])?\}?"? *(;|$)' '\$\{cell\[@\]|in \$\{cell\[\*\]'
    sum '2 3' "$COMMAND"'([a-z_]+)="?((\$\{[^}]*\}|[a-zA-Z0-9_$ ])+[-+*][^;("]*)"?(;|$)' ''
    sum '2 3' "$COMMAND"'([a-z_]+)=\(\((.*)\)\)' ''
    box '3 3' "$COMMAND"'[a-z_]+(\[[^]]*\])?="?([a-z]+\[[^];"]*\])' ''
    word 3 "$COMMAND"'[a-z_]+(\[[^]]*\])?=(OPEN|along|cell|code|deepest|depth|here|index|pick|there|waiting)([; ]|$)' ''
    word 2 '(walls|counted)\+=\( *"?([a-z]+)"? *\)' ''
    spaces 1 '(walls|counted) \+=' '\(\((walls|counted)'
    append 1 '(walls|counted)( ?\+= ?[^( ]|\.)' ''
    printed 'RESULT RESULT' '^(echo|printf|return) .*\$' '@RESULT ?([-+]|=[^0(]|=\([^)]|$)'
)
readonly MISTAKES

say_mistake() { # <file in the workshop> <line, or 0 for any> [exercise] [names]: 1 if it knows no mistake there, or none of these
    local text mistake_line mistake_values
    find_mistake "$1" "$2" "${3:-0}" || return 1
    [[ -z ${4-} || " $4 " == *" $REPLY "* ]] || return 1
    text=say_mistake_$REPLY
    say_folded "${!text}" "$mistake_line" ${mistake_values[@]+"${mistake_values[@]}"}
}

find_mistake() { # <file> <line or 0> <exercise or 0> -> REPLY, mistake_line, mistake_values: the first mistake; 1 if there is none
    local line n=0 own='' results='' mistake_text mistake_rules
    [[ -f $workshop/$1 ]] || return 1 # the run has removed it
    if (($3)); then
        own=${EXERCISE_FUNCTIONS[$3 - 1]} results=${EXERCISE_RESULTS[$3 - 1]}
    fi
    line=${results// /|}
    mistake_rules=("${MISTAKES[@]//RESULTS/${line:-no variable}}")
    mistake_rules=("${mistake_rules[@]//RESULT/${results%% *}}")
    mistake_rules=("${mistake_rules[@]//FUNCTION/${own:-no function}}")
    IFS= read -r -d '' mistake_text <"$workshop/$1"
    while IFS= read -r line || [[ -n $line ]]; do
        ((n += 1))
        line=${line#"${line%%[! $'\t']*}"}
        [[ $line != '#'* ]] || continue
        (($2 == 0 || $2 == n)) || continue
        mistake_line=$n mistake_values=()
        ! is_mistake "${line%%' #'*}" || return 0
    done <"$workshop/$1"
    return 1
}

is_mistake() { # <line without indentation> -> REPLY, mistake_values; 1 if it is none
    local k value text unless found
    for ((k = 0; k < ${#mistake_rules[@]}; k += 4)); do
        [[ $1 =~ ${mistake_rules[k + 2]} ]] || continue
        found=("${BASH_REMATCH[@]}") unless=${mistake_rules[k + 3]} text=$1
        [[ $unless != @* ]] || text=$mistake_text
        [[ -z $unless || ! $text =~ ${unless#@} ]] || continue
        for value in ${mistake_rules[k + 1]}; do
            [[ $value != [1-9] ]] || value=${found[value]}
            clean_text "$value" 60
            mistake_values+=("$REPLY")
        done
        REPLY=${mistake_rules[k]}
        return 0
    done
    find_misspelling "$1"
}

find_misspelling() { # <line> -> REPLY, mistake_values: a name that the file has only here; 1 if there is none
    local letters=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_ twice word code=${1%%echo *}
    code=${code%%printf *} # what these print is often a text
    split_words "${code//[!$letters]/ }"
    for word in ${split[@]+"${split[@]}"}; do
        [[ " $NAMES_KNOWN $WORDS_OF_BASH " != *" $word "* && $word == ????* ]] || continue
        twice="[^$letters]${word}[^$letters](.*[^$letters])?${word}[^$letters]"
        [[ ! " $mistake_text " =~ $twice ]] || continue
        # shellcheck disable=SC2086 # to be split
        nearest "$word" $NAMES_KNOWN || continue
        mistake_values=("$word" "$REPLY")
        REPLY=name
        return 0
    done
    return 1
}
