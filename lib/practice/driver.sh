# The bash that checks a learner's file, or steps through it, runs this after our functions and check.sh or steps.sh.
# Arguments:
#
#     FILE  boxes    its function  the variable or array with the result, or printed  ARGUMENTS;BOXES of each case
#     FILE  carving  its function  how many mazes, with the seeds from 1 on; for dig, the recursion is called
#     FILE  program  ARGUMENT ...
#
# Our lines begin with =. A newline comes before each, because the file may have printed a line without one. All other
# output comes from the file, or is an error of bash. For each case, =want gives the result of our function, and =got
# that of the function in the file. Each call of the learner's code is between begin_call and end_call. An arithmetic
# error ends the whole compound command, so =end is printed in the same one. The file may define functions with the
# names of commands, so this code calls builtin.

set +efk
LC_ALL=C
our_file=$1 our_mode=$2 our_function=$3 our_result=${4-}
shift 2
exec 8>&1 1>&2
trap 'echo =terminal >&8; exit' TTIN
if [[ $our_mode != carving ]]; then
    unset -f list_candidates
fi

run_case() { # <arguments;boxes> <want or got>
    local IFS=$' \t\n' our_value
    set_case "$1"
    if [[ $2 != want ]]; then
        begin_call
    fi
    if [[ $our_result == printed && -n ${our_capture-}${2#got} ]]; then
        our_value=$(
            "$our_function" ${1%%;*}
            builtin echo .
        )
        our_value=${our_value%.} # $( ) drops the newlines at the end
        our_value=${our_value%$'\n'}
        our_value=${our_value//$'\n'/"|"}
    else
        "$our_function" ${1%%;*}
        IFS=$' \t\n'
        read_result
    fi
    if [[ $2 != want ]]; then
        end_call case
    fi
    builtin printf '\n=%s %s\n' "$2" "$our_value" >&8
}

read_result() { # -> our_value: the values of the result, with their indices if a box before the last is missing
    local our_each=$our_result[@] our_index our_named='' our_left=0 our_count
    for our_value in ${!our_each+"${!our_each}"}; do
        ((our_left += 1))
    done
    our_count=$our_left
    for ((our_index = 0; our_left && our_index < 100; our_index++)); do
        our_each=$our_result[our_index]
        if [[ -n ${!our_each+set} ]]; then
            our_named+=" [$our_index]=${!our_each}" our_left=$((our_left - 1))
        fi
    done
    our_each=$our_result[*]
    our_value="${!our_each-}" # without quotes, bash up to 4.4 drops a space at its beginning
    if ((our_index != our_count)); then
        our_value=${our_named# }
    fi
}

if [[ $our_mode == program ]]; then
    {
        begin_call
        . "$our_file"
        {
            builtin set +x
            end_call program
            builtin printf '\n=end\n'
        } >&8 2>/dev/null
    }
fi
# An arithmetic error in the file ends the whole if, so exit comes after it
if [[ $our_mode == program ]]; then
    builtin exit
fi
our_seeds=$2
shift 2
if [[ $our_mode == boxes ]]; then
    for our_each; do
        if [[ -n ${our_capture-} ]]; then
            note_calls "$our_each" ours
        fi
        run_case "$our_each" want
    done
    unset -f "$our_function"
fi
. "$our_file"
if ! builtin declare -F "$our_function" >/dev/null; then
    builtin echo =function >&8
    builtin exit
fi
{
    if [[ $our_mode == boxes ]]; then
        for our_each; do
            if [[ -n ${our_capture-} ]]; then
                note_calls "$our_each" theirs
            fi
            run_case "$our_each" got
        done
    else
        if [[ $our_function == dig && -n ${our_capture-} ]]; then
            note_digs
        fi
        for ((our_seed = 1; our_seed <= our_seeds; our_seed++)); do
            begin_carving "$our_seed"
            seed_with "$our_seed"
            depth=0 deepest=0
            if [[ $our_function != dig || $our_seed == 17 ]]; then # that maze is a single cell
                cell[there]=$OPEN
            fi
            begin_call
            "${our_function/#dig/carve_recursive}" "$there"
            end_call maze
        done
    fi
    builtin printf '\n=end\n' >&8
}
