# shellcheck shell=bash
#
# mistakes: finds typical mistakes of beginners in the text of their file
#
# A wrong answer is explained by these only if it is wrong: each of these lines can be right elsewhere.
#
# say_mistake has these as locals: mistake_line (where it is), mistake_name (the name in it), mistake_near (the name that
# was probably meant), mistake_text (the file).

need cli/columns cli/nearest lesson/runner lesson/tour

# Per exercise: its function, and the variables that every call shares.
EXERCISE_FUNCTIONS=(read_box count_open list_walls count_down add_tree dig carve_recursive carve_stack '')
EXERCISE_RESULTS=(found count walls counted sum there 'depth deepest' '' '')
readonly EXERCISE_FUNCTIONS EXERCISE_RESULTS
readonly NAMES_KNOWN='cell here along there step candidate pick depth deepest waiting direction found count walls counted index value left right list_candidates below carve_recursive carve_stack'
readonly WORDS_OF_BASH='then else elif done case esac while until return local declare echo printf unset read break continue true false exit'

say_mistake() { # <file in the workshop> <line, or 0 for any> [exercise]: 1 if it knows no mistake there
    local fault mistake_line mistake_name mistake_near mistake_text
    find_mistake "$1" "$2" "${3:-0}" || return 1
    fault=$REPLY
    clean_text "$mistake_name" 60
    mistake_name=$REPLY
    clean_text "$mistake_near" 60
    mistake_near=$REPLY
    name_mistake "$fault"
    fold_columns "${REPLY//$'\n'/ }" "$lesson_columns"
    put_lines "${folded[@]}"
}

name_mistake() { # <name of a mistake> -> REPLY: its sentence
    case $1 in
        name) say "$say_mistake_name" "$mistake_line" "$mistake_name" "$mistake_near" ;;
        local) say "$say_mistake_local" "$mistake_line" "$mistake_name" ;;
        join) say "$say_mistake_join" "$mistake_line" "$mistake_name" ;;
        argument) say "$say_mistake_argument" "$mistake_line" "$mistake_name" ;;
        call) say "$say_mistake_call" "$mistake_line" "$mistake_name" ;;
        subshell) say "$say_mistake_subshell" "$mistake_line" "$mistake_name" ;;
        calculate) say "$say_mistake_calculate" "$mistake_line" "$mistake_name" "$mistake_near" "$mistake_name" ;;
        braces) say "$say_mistake_braces" "$mistake_line" "$mistake_name" "$mistake_name" ;;
        append) say "$say_mistake_append" "$mistake_line" "$mistake_name" ;;
        assign) say "$say_mistake_assign" "$mistake_line" ;;
        boxes) say "$say_mistake_boxes" "$mistake_line" "$mistake_name" "$mistake_name" ;;
        paren) say "$say_mistake_paren" "$mistake_line" ;;
        printed) say "$say_mistake_printed" "$mistake_line" "$mistake_name" "$mistake_name" ;;
        sum) say "$say_mistake_sum" "$mistake_line" "$mistake_name" "$mistake_near" ;;
        text) say "$say_mistake_text" "$mistake_line" ;;
        word) say "$say_mistake_word" "$mistake_line" "$mistake_name" ;;
        outside) say "$say_mistake_outside" "$mistake_line" "$mistake_name" ;;
        redirect) say "$say_mistake_redirect" "$mistake_line" ;;
        order) say "$say_mistake_order" "$mistake_line" ;;
        equal) say "$say_mistake_equal" "$mistake_line" ;;
        lost) say "$say_mistake_lost" "$mistake_line" "$mistake_name" "$mistake_near" ;;
        bare) say "$say_mistake_bare" "$mistake_line" ;;
        dollar) say "$say_mistake_dollar" "$mistake_line" ;;
        substitute) say "$say_mistake_substitute" "$mistake_line" ;;
        space) say "$say_mistake_space" "$mistake_line" ;;
        box) say "$say_mistake_box" "$mistake_line" "$mistake_name" "$mistake_name" ;;
        top) say "$say_mistake_top" "$mistake_line" ;;
    esac
}

find_mistake() { # <file> <line or 0> <exercise or 0> -> REPLY, mistake_line, mistake_name, mistake_near, mistake_text: the first
    # mistake; 1 if there is none
    local line n=0 own='' after='' outside=0 results=''
    if (($3)); then
        own=${EXERCISE_FUNCTIONS[$3 - 1]} results=${EXERCISE_RESULTS[$3 - 1]}
    fi
    IFS= read -r -d '' mistake_text <"$workshop/$1"
    while IFS= read -r line || [[ -n $line ]]; do
        ((n += 1))
        [[ -n $own && $line == "$own()"* ]] && after=no
        if [[ $line == '}'* && $after == no ]]; then
            after=yes
        elif [[ $after == yes && $outside == 0 && $line == *[!\ ]* && $line != *'()'* && $line != '#'* && $line != '}'* ]]; then
            outside=$n
        fi
        line=${line#"${line%%[! $'\t']*}"}
        [[ $line != '#'* ]] || continue
        (($2 == 0 || $2 == n)) || continue
        mistake_line=$n mistake_name='' mistake_near=''
        ! is_mistake "${line%%' #'*}" "$own" "$results" || return 0
    done <"$workshop/$1"
    if ((outside)); then
        mistake_line=$outside mistake_name=$own
        REPLY=outside
        return 0
    fi
    return 1
}

# shellcheck disable=SC2016 # the signs themselves
is_mistake() { # <line without indentation> <function> <its results> -> REPLY, mistake_name, mistake_near; 1 if it is none
    local line=$1 name sum='[!(]*[-+*/%]*' angle='[<>]' begins='(^|; |then |do )'
    local lost="${begins}[(][(]([a-z]+) *([-+]) *([a-z0-9]+)[)][)]" dollar="${begins}[$][a-z]+(\[.*\])?="
    local bare='(if|while) [^([!;][^(;]* (==?|!=|[<>]=?) '
    for name in $3; do
        mistake_name=$name
        REPLY='local'
        [[ $line != 'local '*"$name"* && $line != 'declare '*"$name"* ]] || return 0
    done
    for name in depth deepest count sum top; do
        mistake_name=$name
        REPLY='join'
        [[ $line != *"$name+="* || $line == *'(('*"$name+="* ]] || return 0
    done
    [[ -z $2 || $line == *'()'* ]] || ! find_same_call "$line" "$2" || return 0
    for name in "${EXERCISE_FUNCTIONS[@]}" list_candidates below; do
        mistake_name=${name:-none} REPLY=call
        [[ $line != *"$mistake_name("[!\)]* && $line != *"$mistake_name ("* ]] || return 0
        REPLY=subshell
        [[ $line != *'$('"$mistake_name "* ]] || return 0
    done
    [[ $2 != carve_stack ]] || ! find_stack_mistake "${line//\"/}" || return 0
    mistake_name='' mistake_near=''
    REPLY=redirect
    [[ $line != *'[ '*$angle*' ]'* || $line == *'[['* || $line == *'(('* ]] || return 0
    REPLY=order
    [[ $line != *'[[ '*' '$angle' '*' ]]'* ]] || return 0
    REPLY=equal
    [[ $line != '(('*==* || $line == *['?&|']* ]] || return 0
    [[ $line != [a-z]*==* || ${line%%==*} == *' '* ]] || return 0
    if [[ $line =~ $lost ]]; then
        mistake_name=${BASH_REMATCH[2]} REPLY=lost
        mistake_near="$mistake_name ${BASH_REMATCH[3]}= ${BASH_REMATCH[4]}"
        return 0
    fi
    REPLY=bare
    [[ ! $line =~ $bare ]] || return 0
    REPLY=dollar
    [[ ! $line =~ $dollar ]] || return 0
    REPLY=braces
    ! find_unbraced "$line" || return 0
    REPLY=substitute
    [[ $line != *'$('$sum')'* || $line == *'$(('* ]] || return 0
    REPLY=space
    [[ $line != *'[$'* || $line == *[a-z]'[$'* ]] || return 0
    ! find_wrong_test "$line" || return 0
    ! find_wrong_value "$line" "${3%% *}" || return 0
    find_misspelling "$line"
}

# shellcheck disable=SC2016
find_same_call() { # <line> <function> -> REPLY, mistake_name, mistake_near: a call with $1, or with a sum as text; 1 if none
    local rest=$1 word
    while [[ $rest == *"$2 "* ]]; do
        rest=${rest#*"$2 "}
        word=${rest%%[;&|]*}
        word=${word//\"/}
        word=${word%"${word##*[! ]}"}
        mistake_name=$2 mistake_near=$2 REPLY=argument
        [[ $word != '$1' ]] || return 0
        mistake_name=$word REPLY=calculate
        [[ ${word// /} != '$1'[-+*/]* ]] || return 0
        REPLY=box
        [[ $word != [a-z]*'['*']' ]] || return 0
    done
    return 1
}

# shellcheck disable=SC2016
find_stack_mistake() { # <line without quotation marks> -> REPLY; 1 if there is none
    local text=${mistake_text//\"/} taken='{waiting[top]}'
    REPLY=top
    [[ $1 != *'waiting[top--]'* && $1 != *'waiting[++top]'* ]] || return 0
    text=${text%%"$taken"*}
    [[ $1 == *"$taken"* && ${text// /} != *top-[-=1]* && $text != *--top* ]]
}

find_unbraced() { # <line> -> mistake_name: an array whose box is named without braces; 1 if there is none
    local rest=$1
    while [[ $rest == *'$'* ]]; do
        rest=${rest#*'$'}
        mistake_name=${rest%%[!abcdefghijklmnopqrstuvwxyz_]*}
        [[ -z $mistake_name || ${rest#"$mistake_name"} != '['* ]] || return 0
    done
    return 1
}

find_wrong_test() { # <line> -> REPLY, mistake_name: what if, while or for asks in a wrong way; 1 if nothing
    local test=${1#*'if (('}
    test=${test#'while (('}
    test=${test%%'))'*}
    REPLY=assign
    [[ $1 != *'if (('* && $1 != 'while (('* || ${test//[-=!<>+*\/%]=/} != *=* ]] || return 0
    REPLY=paren
    [[ $1 != *'if ('[!\(]* && $1 != 'while ('[!\(]* ]] || return 0
    REPLY=text
    [[ $1 != *'[ '[a-z]*' '[=!]* || $1 == *'(('* ]] || return 0
    test=${1#*' in '}
    test=${test%%;*}
    mistake_name=${test//[\"\$\{\} ]/} REPLY=boxes
    [[ $1 == 'for '*' in '* && ($mistake_name == cell || $mistake_name == 'cell[@]' && $test != *'$'*) ]] && mistake_name=cell
}

find_wrong_value() { # <line> <result variable, or empty> -> REPLY, mistake_name, mistake_near: a lost value; 1 if none
    local value=${1#*=} rest=$1
    while [[ $rest == *'(('*'))'* ]]; do
        rest=${rest%%'(('*}' '${rest#*'))'}
    done
    REPLY=word
    for mistake_name in OPEN along cell code deepest depth here index pick there waiting; do
        [[ "$rest;" != *[]a-z]"=$mistake_name"[\;\ []* ]] || return 0
    done
    REPLY=append
    for mistake_name in walls counted; do
        [[ $1 != *"$mistake_name+="[!\(]* && $1 != *"$mistake_name += "* && $1 != *"$mistake_name."* ]] || return 0
    done
    rest="; $1"
    while [[ $rest == *[\;no]' '* ]]; do # a command begins behind ; then or do
        rest=${rest#*[;no] }
        value=${rest#*=}
        mistake_name=${rest%%=*} mistake_near=${value%%;*} REPLY=sum
        mistake_near=${mistake_near//\"/}
        [[ $rest == [a-z]*=* && $mistake_name != *[!a-z_]* ]] || continue
        [[ $mistake_near != *[a-z0-9]*[-+*]* || $mistake_near == *[!a-zA-Z0-9_\$\ +*-]* ]] || return 0
        mistake_near=${value#'(('}
        mistake_near=${mistake_near%%'))'*}
        [[ $value != '(('*'))'* ]] || return 0
    done
    mistake_name=$2 REPLY=printed
    [[ -n $2 && ($1 == 'echo '*'$'* || $1 == 'printf '*'$'* || $1 == 'return '*'$'*) &&
        $mistake_text != *"$2"[=+]* && $mistake_text != *"$2 "[=+]* ]]
}

find_misspelling() { # <line> -> REPLY, mistake_name, mistake_near: a name that the file has only here; 1 if there is none
    local letters=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_ rest listed text word
    listed=${1%%[!"$letters"]*}
    if [[ $1 == *'(('*'))'* ]]; then
        rest=${1#*'(('}
        listed+=" ${rest%'))'*}"
    fi
    rest=$1
    while [[ $rest == *'$'* ]]; do
        rest=${rest#*'$'}
        word=${rest#'{'}
        listed+=" ${word%%[!"$letters"]*}"
    done
    text=" ${mistake_text//[!$letters]/ } "
    split_words "${listed//[!$letters]/ }"
    for word in ${split[@]+"${split[@]}"}; do
        [[ " $NAMES_KNOWN $WORDS_OF_BASH " != *" $word "* && $word == ????* ]] || continue
        [[ " ${text#*" $word "}" != *" $word "* ]] || continue
        # shellcheck disable=SC2086 # to be split
        nearest "$word" $NAMES_KNOWN || continue
        mistake_name=$word mistake_near=$REPLY REPLY=name
        return 0
    done
    return 1
}
