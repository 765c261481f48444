# With driver.sh, this writes the file "steps" in the workshop. Before each command of a learner's file, it writes =locals and
# what local prints; =values and the variables that have changed since the last command; and =at with the line, the number of
# active functions, and the newest of them with its arguments. STEPS, CALLS and step_names are set before. A subshell that
# changes a variable notes that in the file "below"; after it, all variables are printed again. An array that is assigned as a
# whole is printed again too, because its indices may change while its values do not.
# With set -e in the file, a command of the trap that fails would end the run; with set -u, so would FUNCNAME outside a function.
# The trap calls no function, and all of this is a file, not an argument of bash -c: elsewhere BASH_SOURCE is wrong in bash
# 3.2 and 4.0. LINENO counts the lines of the trap too, so it is read in the first one.
# bash <= 4.3: "${!step_value}" without its quotes loses the spaces at its end.

step_was=() step_left=$STEPS step_below=$PWD/$1=below step_over='' step_command=''
ulimit -f 8192
exec >>"$1=steps" 2>&1

begin_call() { # of mazes, only the last one is recorded
    [[ $our_mode != carving || $our_seed == "$our_seeds" ]] || return 0
    builtin set -T
    builtin trap '{ step_line=$LINENO; if [[ ${BASH_SOURCE-} == "$our_file" || -n $step_over ]]; then
        if [[ -s $step_below ]] && ((BASH_SUBSHELL == 0)); then
            : >|"$step_below"
            step_was=("${step_names[@]/#*/$step_below}")
        fi
        builtin printf "\n=locals\n"
        builtin local || :
        builtin printf "=values\n"
        for ((step_k = 0; step_k < ${#step_names[@]}; step_k++)); do
            step_value="${step_names[step_k]}[*]"
            [[ "${!step_value-}" != "${step_was[step_k]-}" || $step_command == *"${step_names[step_k]}=("* ]] || continue
            step_was[step_k]="${!step_value-}"
            ((BASH_SUBSHELL == 0)) || builtin echo >>"$step_below"
            builtin printf "=value %d\n" "$step_k"
            builtin declare -p "${step_names[step_k]}" || :
        done
        step_command=$BASH_COMMAND step_calls=()
        for ((step_k = 0; step_k < ${#BASH_SOURCE[@]}; step_k++)); do
            [[ ${BASH_SOURCE[step_k]} != "$our_file" || ${FUNCNAME[step_k]-source} == source ]] || step_calls+=("${FUNCNAME[step_k]}")
        done
        if [[ -n $step_over ]]; then
            builtin printf "=%s\n" "$step_over"
        else
            builtin printf "=at %d %d %s" "$step_line" "${#step_calls[@]}" "${step_calls-}"
            ((! $#)) || builtin printf " %q" "$@"
            builtin printf "\n"
        fi
        step_end=""
        ((--step_left > 0)) || step_end=limit
        ((${#BASH_SOURCE[@]} <= CALLS)) || step_end=deep
        ((BASH_SUBSHELL <= 6)) || step_end=fork
        if [[ -n $step_end ]]; then
            builtin printf "=%s\n" "$step_end"
            builtin kill -s KILL "$$"
        fi
    fi; } >&8 2>/dev/null' DEBUG
}

end_call() { # <what has ended>: the trap runs once more, before the command that removes it, and prints =ENDED for =at
    step_over=$1
    builtin trap - DEBUG
    step_over=''
    builtin set +T
}
