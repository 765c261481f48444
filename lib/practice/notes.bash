# shellcheck shell=bash
# shellcheck disable=SC2016 # the signs themselves
#
# notes: one sentence about what bash reports, or about a value that came out
#
# The lesson and the exercises show evidence first: what ran, what it printed and changed, what bash reports. A note
# explains that evidence. The text of a line or a file never chooses it.

readonly NAMES='(cell|found|count|walls|counted|sum|there|here|depth|deepest|top|waiting|stride|pick|candidate|[a-z])'

# Each row: the name of a note, a pattern of what bash reports. The first pattern that fits decides; %s in the text is
# its first group.
ERROR_NOTES=(
    bracket '^(\[\[?[^[ ].*: command not found|\[: missing `\])'
    number '^(-?[0-9]+): command not found'
    assign "^($NAMES(\[.*\])?|[^ =]*=[^ ]*)([-+*/%=].*)?: command not found"
    command '^([^ ]+): command not found'
    file '^([^ :/]+): (No such file or directory|ambiguous redirect)'
    word 'unexpected token `(then|do|done|fi|else|elif|\})'\'
    token 'unexpected token `(\(|[^][;&|<>(){}`]+.*)'\'
    end '(unexpected end of file)'
    open 'looking for matching `(.)'\'
    substitution '(bad substitution)'
    integer '^\[\[?: (.*): integer (expression )?expected'
    operator '^\[: .*(unary operator expected|binary operator expected|too many arguments)'
    zero '(division by 0)'
    target '(attempted assignment to non-variable)'
    operand 'operand expected \(error token is "(.*)"\)'
    digit 'great for base \(error token is "(.*)"\)'
    between 'error in expression \(error token is "(.*)"\)'
    between 'arithmetic operator \(error token is "(.*)"\)'
    text 'recursion level exceeded \(error token is "(.*)"\)'
    index '^([^[]*)(\[([^@*].*)?\])?: bad array subscript'
    identifier '`(.*)'\'': not a valid identifier'
    nesting '(maximum function nesting level exceeded)'
    unset '^([A-Za-z_][A-Za-z_0-9]*|\$?[1-9]): unbound variable'
)
readonly ERROR_NOTES

find_error_note() { # <what bash reports, without the file and the line> -> REPLY: the note; 1 if there is none
    local k text
    [[ $1 != *"\$'"* && $1 != *[$'\200'-$'\377']* ]] || return # a letter beyond ASCII, which no note is about
    for ((k = 0; k < ${#ERROR_NOTES[@]}; k += 2)); do
        [[ $1 =~ ${ERROR_NOTES[k + 1]} ]] || continue
        text=say_note_${ERROR_NOTES[k]}
        clean_text "${BASH_REMATCH[1]}" 60
        say "${!text}" "$REPLY"
        return
    done
    return 1
}

find_value_note() { # <value> <expected value> <index that was asked for, or empty> [calls] -> REPLY; 1 if there is none
    local first='^([0-9]+\[[^][]*\] ?)+$' zero='^0[0-9]+$' name='' word backwards='' calls=${4:-0}
    local text="^('?[{]?[a-z_]+(\[.*\])?[}]?'? ?)+\$|[0-9a-z)]( ?[+*/] ?|-| - )[0-9a-z(]"
    for word in $2; do
        backwards="$word $backwards"
    done
    if ((calls)) && [[ $1 == \[* ]]; then # with their indices, as in driver.sh
        name=gaps
    elif ((calls)) && [[ $1 == "${2// /}" ]]; then
        name=joined
    elif ((calls > 1)) && [[ $1 == "${backwards% }" ]]; then
        name=reversed
    elif [[ $1 == *\$[\{\(a-z0-9@#]* ]]; then
        name=dollar
    elif [[ $1 =~ $first ]]; then
        name=first
    elif [[ $1 =~ $zero ]]; then
        name=joined
    elif [[ -n $1 && $1 == "$3" ]]; then
        name=place
    elif [[ $2 != *[!0-9\ -]* && $1 =~ $text ]]; then
        name='text'
    fi
    [[ -n $name ]] || return
    name=say_note_$name
    clean_text "$1" 60
    say "${!name}" "$REPLY"
}
