# The bash that steps through the file of a learner runs this, after the functions of maze.sh that the file needs:
#
#     FILE  boxes    its function  the variable or array with the result  ARGUMENTS;BOXES of each case
#     FILE  carving  its function  the function to call  how many seeds, from 1 on, are compared with ours
#     FILE  program  ARGUMENT ...
#
# It writes the file "steps" in the workshop. Before each command of FILE come =locals and what local prints, =values
# and the variables that have changed since, =at, its line and the functions that are active, and =args. Other lines
# are output of FILE. STEPS, CALLS and step_names are set before. The trap calls no function, and all of this is a file, not an
# argument of bash -c: elsewhere BASH_SOURCE is wrong in bash 3.2 and 4.0. LINENO counts the lines of the trap too, so it is read in the first one.
# bash <= 4.3: "${!step_value}" without its quotes loses the spaces at its end.

set +efk
LC_ALL=C
step_file=$1 step_mode=$2 step_was=() step_left=$STEPS step_function=$3
shift 2
ulimit -f 8192
exec 8>>steps >>steps 2>&1
trap 'echo =terminal >&8; exit' TTIN

start_steps() {
    trap 'step_line=$LINENO; if [[ ${BASH_SOURCE-} == "$step_file" ]]; then
        printf "\n=locals\n"
        local
        printf "=values\n"
        for ((step_k = 0; step_k < ${#step_names[@]}; step_k++)); do
            step_value="${step_names[step_k]}[*]"
            [[ "${!step_value-}" != "${step_was[step_k]-}" ]] || continue
            step_was[step_k]="${!step_value-}"
            printf "=value %d\n" "$step_k"
            if [[ $step_k$step_mode == 0carving ]]; then
                printf "cell=%s\n" "${step_was[step_k]}"
            else
                declare -p "${step_names[step_k]}"
            fi
        done
        printf "=at %d" "$step_line"
        for ((step_k = 0; step_k < ${#FUNCNAME[@]}; step_k++)); do
            [[ ${BASH_SOURCE[step_k]} != "$step_file" || ${FUNCNAME[step_k]} == source ]] || printf " %s" "${FUNCNAME[step_k]}"
        done
        printf "\n=args"
        ((! $#)) || printf " %q" "$@"
        printf "\n"
        step_end=""
        ((--step_left > 0)) || step_end=limit
        ((${#FUNCNAME[@]} <= CALLS)) || step_end=deep
        ((BASH_SUBSHELL <= 6)) || step_end=fork
        if [[ -n $step_end ]]; then
            printf "=%s\n" "$step_end"
            kill -s KILL "$$"
        fi
    fi >&8 2>/dev/null' DEBUG
}

stop_steps() { # <what> <value ...>: the values after the last command
    trap - DEBUG
    printf '\n=locals\n=values\n' >&8
    for ((step_k = 0; step_k < ${#step_names[@]}; step_k++)); do
        step_value="${step_names[step_k]}[*]"
        [[ "${!step_value-}" != "${step_was[step_k]-}" ]] || continue
        step_was[step_k]="${!step_value-}"
        printf '=value %d\n' "$step_k"
        if [[ $step_k$step_mode == 0carving ]]; then
            printf 'cell=%s\n' "${step_was[step_k]}"
        else
            declare -p "${step_names[step_k]}"
        fi
    done >&8 2>/dev/null
    printf '=%s\n' "$*" >&8
}

step_through() { # <command> <argument ...>
    set -T
    start_steps
    "$@"
    trap - DEBUG
    set +T
}

step_case() { # <ARGUMENTS;BOXES>
    local IFS=' '
    cell=(${1#*;}) found='' count='' walls=() counted=() sum=0
}

carve_seed() { # <seed>
    make_grid 15 9
    seed_with "$1"
    depth=0 deepest=0 step_first=$((2 * stride + 2))
    cell[step_first]=$OPEN there=$step_first
}

value=(0 7 2 5 8 1 4) left=(0 2 0 5 0 0 0) right=(0 3 4 6 0 0 0) # the tree of exercise 5

# An arithmetic error ends the compound command it is in, so =end is in the same one.
case $step_mode in
    boxes)
        step_result=$2[*]
        shift 2
        step_wanted=()
        for step_each; do
            step_case "$step_each"
            "$step_function" ${step_each%%;*}
            step_wanted+=("${!step_result}")
        done
        unset -f "$step_function"
        . "$step_file"
        for step_each; do
            printf '\n=want %s\n' "${step_wanted[0]}" >&8
            step_case "$step_each"
            step_through "$step_function" ${step_each%%;*}
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
            "$step_called" "$step_first"
            step_wanted[step_seed]="${cell[*]} $deepest"
        done
        unset -f "$step_function"
        . "$step_file"
        carve_seed 1
        step_through "$step_called" "$step_first"
        stop_steps "maze 1"
        step_match="${cell[*]} $deepest"
        for ((step_seed = 2; step_seed <= step_seeds; step_seed++)); do
            [[ $step_match == "${step_wanted[step_seed - 1]}" ]] || break
            carve_seed "$step_seed"
            "$step_called" "$step_first"
            step_match="${cell[*]} $deepest"
            [[ $step_match != "${step_wanted[step_seed]}" ]] || continue
            printf '\n=again\n' >&8
            step_was=()
            carve_seed "$step_seed"
            step_through "$step_called" "$step_first"
            stop_steps "maze $step_seed"
            break
        done
        printf '=end\n' >&8
        ;;
    program)
        set -T
        start_steps
        . "$step_file"
        stop_steps program
        printf '=end\n' >&8
        ;;
esac
