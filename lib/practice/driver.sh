# The bash that checks the answer to an exercise, or steps through it, runs this after answers.sh. Its arguments: the
# file, its function, the variables with the results (or printed), and the cases for set_case.
#
# Our lines begin with =. A newline comes before each, because the file may have printed a line without one. All other
# output comes from the file, or is an error of bash. Each case runs in a subshell, which the file may end. After a case
# that is right, =passed follows its results, as in "= 1 found 5". The first wrong one runs twice more, with our
# function and with the learner's. Then a line has each call, as in "=theirs call STEP ARGUMENTS", and each value that a
# result gets, as in "=theirs STEP NAME VALUE". STEP is the number of the command of the file before which it is so.
# =stop says that the wrong case ran to its end.
#
# The file may define functions with the names of commands, so this code calls builtin.

set +efk
LC_ALL=C
our_file=$1 our_function=$2 our_results=$3 our_functions=$(declare -f) our_wanted=() our_done=0 our_folder=$PWD
shift 3
exec 8>&1 1>&2

run_case() { # <case> [ours or theirs]: put the results to 7; with a second argument, also each call and each value
    local IFS=$' \t\n'
    our_run=${2-} our_step=0 our_calls=0 our_depth=0 our_values=()
    set_case "$1"
    if [[ -n $our_run ]]; then
        builtin set -T
        builtin trap 'note_step "${BASH_SOURCE-}" "${FUNCNAME-}" "$@"' DEBUG
    fi
    if [[ $our_results == printed ]]; then
        "${our_call[@]}" >|"$our_folder/.printed"
    else
        "${our_call[@]}"
    fi
    builtin trap - DEBUG
    our_values=()
    note_values "$((our_step + 1))"
}

note_step() { # <file> <function> <its argument ...>: before each command
    local IFS=' ' our_now=${#FUNCNAME[@]} our_text="${*:3}" our_at
    if [[ $1 == "$our_file" ]]; then
        our_step=$((our_step + 1))
    fi
    our_at=$our_step
    if [[ $our_function == dig ]]; then # what calls it comes after its last command
        our_at=$((our_step + 1))
    fi
    if ((our_now > our_depth)) && [[ $2 == "$our_traced" ]]; then
        if [[ $our_function == carve_recursive ]]; then
            our_text+=" depth=$depth deepest=$deepest"
        fi
        our_calls=$((our_calls + 1))
        if ((our_calls >= 250)); then
            builtin exit
        fi
        builtin printf '\n=%s call %d %s\n' "$our_run" "$our_at" "${our_text:-\"\"}" >&7
    fi
    our_depth=$our_now
    if [[ $2 == "${our_call[0]}" ]]; then # not in dig, which may open its squares in any order
        note_values "$our_at"
    fi
}

note_values() { # <step>: the results that are not those of the last time
    local IFS=' ' our_k=0 our_name our_value
    for our_name in $our_results; do
        read_value
        our_value=${our_value//$'\n'/"|"}
        if [[ "=$our_value" != "${our_values[our_k]-}" ]]; then
            our_values[our_k]="=$our_value"
            builtin printf '\n=%s %d %s %s\n' "$our_run" "$1" "$our_name" "$our_value" >&7
        fi
        our_k=$((our_k + 1))
    done
}

read_value() { # -> our_value: that of our_name, with the indices if a box before the last is missing
    local our_keys our_key our_each="$our_name[*]"
    if [[ $our_name == printed ]]; then
        IFS='' builtin read -r -d '' our_value <"$our_folder/.printed"
        our_value=${our_value%$'\n'}
        return
    fi
    our_value="${!our_each-}" # without quotes, bash up to 4.4 drops a space at its beginning
    builtin eval "our_keys=(\${!$our_name[@]})"
    if [[ -n ${our_keys-} ]] && ((our_keys[${#our_keys[@]} - 1] != ${#our_keys[@]} - 1)); then
        our_value=''
        for our_key in "${our_keys[@]}"; do
            our_each=$our_name[our_key]
            our_value+=" [$our_key]=${!our_each}"
        done
        our_value=${our_value# }
    fi
}

# The results go to a file, because a process in the background would hold a pipe open.

try_case() { # <case> -> our_given: the results, or empty; our_status
    our_status=0
    (run_case "$1") 7>|"$our_folder/.results" 1>&2 || our_status=$?
    IFS='' builtin read -r -d '' our_given <"$our_folder/.results" || builtin :
}

if [[ -z ${_w_recorder-} ]]; then
    for our_case; do
        try_case "$our_case"
        our_wanted+=("$our_given")
    done
fi
unset -f "$our_function"
. "$our_file"
if ! builtin declare -F "$our_function" >/dev/null; then
    PATH=/dev/null "$our_function" # which bash reports
    builtin exit
fi
if [[ -n ${_w_recorder-} ]]; then
    set_case "$1"
    builtin set -T -- # without arguments of ours
    . "$_w_recorder"
    "${our_call[@]}"
    _w_file=${BASH_SOURCE[0]}
    _w_end
    builtin exit
fi
for our_case; do
    try_case "$our_case"
    if [[ $our_given != "${our_wanted[our_done++]}" ]]; then
        (
            builtin eval "$our_functions"
            builtin set +efku
            run_case "$our_case" ours
        ) 7>&8 >/dev/null 2>&1
        (run_case "$our_case" theirs) 7>&8 >/dev/null 2>&1
        if [[ -n $our_given || $our_status == 99 ]]; then
            builtin printf '\n=stop\n' >&8
        fi
        builtin exit "$our_status"
    fi
    builtin printf '%s=passed\n' "$our_given" >&8
done
builtin printf '\n=end\n' >&8
