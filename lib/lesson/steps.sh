# The bash that steps through the file of a learner runs this, after the functions of maze.sh that the file needs:
#
#     FILE  boxes    its function  the variable or array with the result  ARGUMENTS;BOXES of each case
#     FILE  carving  its function  the function to call  how many seeds, from 1 on, are compared with ours
#     FILE  program  ARGUMENT ...
#
# It writes the file "steps" in the workshop. Before each command of FILE come =locals and what local prints, =values
# and the variables that have changed since, and =at: its line, how many functions are active, the newest and its arguments.
# Other lines are output of FILE. STEPS, CALLS and step_names are set before. A subshell writes which variables it changes
# to the file "below", and after the subshell they are printed again. So is an array that is assigned as a whole, because
# its indexes may change while its values do not.
# With set -e in FILE, a command of the trap that fails would end the run; with set -u, so would FUNCNAME outside a function.
# The trap calls no function, and all of this is a file, not an argument of bash -c: elsewhere BASH_SOURCE is wrong in bash
# 3.2 and 4.0. LINENO counts the lines of the trap too, so it is read in the first one.
# bash <= 4.3: "${!step_value}" without its quotes loses the spaces at its end.

set +efk
LC_ALL=C
step_file=$1 step_mode=$2 step_was=() step_left=$STEPS step_function=$3 step_below=$PWD/below step_over='' step_command=''
shift 2
ulimit -f 8192
exec 8>>steps >>steps 2>&1
trap 'echo =terminal >&8; exit' TTIN

start_steps() { # until stop_steps
    set -T
    trap 'step_line=$LINENO; if [[ ${BASH_SOURCE-} == "$step_file" || -n $step_over ]]; then
        if [[ -s $step_below ]] && ((BASH_SUBSHELL == 0)); then
            while read -r step_k; do
                step_was[step_k]=$step_below
            done <"$step_below"
            : >|"$step_below"
        fi
        printf "\n=locals\n"
        local || :
        printf "=values\n"
        for ((step_k = 0; step_k < ${#step_names[@]}; step_k++)); do
            step_value="${step_names[step_k]}[*]"
            [[ "${!step_value-}" != "${step_was[step_k]-}" || $step_command == *"${step_names[step_k]}=("* ]] || continue
            step_was[step_k]="${!step_value-}"
            ((BASH_SUBSHELL == 0)) || printf "%d\n" "$step_k" >>"$step_below"
            printf "=value %d\n" "$step_k"
            if [[ $step_k$step_mode == 0carving ]]; then
                printf "cell=(%s)\n" "${step_was[step_k]}"
            else
                declare -p "${step_names[step_k]}" || :
            fi
        done
        step_command=$BASH_COMMAND step_calls=()
        for ((step_k = 0; step_k < ${#BASH_SOURCE[@]}; step_k++)); do
            [[ ${BASH_SOURCE[step_k]} != "$step_file" || ${FUNCNAME[step_k]-source} == source ]] || step_calls+=("${FUNCNAME[step_k]}")
        done
        if [[ -n $step_over ]]; then
            printf "=%s\n" "$step_over"
        else
            printf "=at %d %d %s" "$step_line" "${#step_calls[@]}" "${step_calls-}"
            ((! $#)) || printf " %q" "$@"
            printf "\n"
        fi
        step_end=""
        ((--step_left > 0)) || step_end=limit
        ((${#BASH_SOURCE[@]} <= CALLS)) || step_end=deep
        ((BASH_SUBSHELL <= 6)) || step_end=fork
        if [[ -n $step_end ]]; then
            printf "=%s\n" "$step_end"
            kill -s KILL "$$"
        fi
    fi >&8 2>/dev/null' DEBUG
}

stop_steps() { # <what has ended>: the trap runs once more, before the command that removes it, and prints =ENDED for =at
    step_over=$1
    trap - DEBUG
    step_over=''
    set +T
}

carve_seed() { # <seed> [traced] -> step_match: what was carved
    make_grid 15 9
    seed_with "$1"
    depth=0 deepest=0 there=$((2 * stride + 2))
    cell[there]=$OPEN
    [[ -z ${2-} ]] || start_steps
    "$step_called" "$there"
    [[ -z ${2-} ]] || stop_steps "maze $1"
    step_match="${cell[*]} $deepest"
}

# An arithmetic error ends the compound command it is in, so =end is in the same one.
case $step_mode in
    boxes)
        step_result=$2[*]
        shift 2
        step_wanted=()
        for step_each; do
            set_case "$step_each"
            "$step_function" ${step_each%%;*}
            step_wanted+=("${!step_result}")
        done
        unset -f "$step_function"
        . "$step_file"
        for step_each; do
            printf '\n=want %s\n' "${step_wanted[0]}" >&8
            set_case "$step_each"
            start_steps
            "$step_function" ${step_each%%;*}
            step_match=same
            [[ ${!step_result} == "${step_wanted[0]}" ]] || step_match=differs
            stop_steps "case $step_match"
            step_wanted=("${step_wanted[@]:1}")
        done
        printf '=end\n' >&8
        ;;
    carving)
        step_called=$2 step_seeds=$3 step_wanted=()
        for ((step_seed = 1; step_seed <= step_seeds; step_seed++)); do
            carve_seed "$step_seed"
            step_wanted[step_seed]=$step_match
        done
        unset -f "$step_function"
        . "$step_file"
        carve_seed 1 traced
        for ((step_seed = 2; step_seed <= step_seeds; step_seed++)); do
            [[ $step_match == "${step_wanted[step_seed - 1]}" ]] || break
            carve_seed "$step_seed"
            [[ $step_match != "${step_wanted[step_seed]}" ]] || continue
            printf '\n=again\n' >&8
            step_was=()
            carve_seed "$step_seed" traced
            break
        done
        printf '=end\n' >&8
        ;;
    program)
        start_steps
        . "$step_file"
        stop_steps program
        printf '=end\n' >&8
        ;;
esac
