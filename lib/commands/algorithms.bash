# shellcheck shell=bash
#
# algorithms: list the algorithms and the character of their mazes

need cli/names cli/printing core/columns core/window

# shellcheck disable=SC2034 # found by its name
takes_algorithms=''

# Measured at 41x41 over the seeds 1 to 20, ends corners: dead ends in percent of the cells, steps
# and turns of the shortest path; averages, in the order of ALGORITHMS. A test measures them again.
TEXTURES=('11 314 99' '35 84 19' '30 119 35' '29 114 32' '29 130 36' '10 159 48' '25 79 18'
    '28 96 17' '29 114 29' '27 134 41')
readonly TEXTURES

run_algorithms() {
    local k line own texture=() names
    send_output
    if [[ -t 1 ]]; then
        measure_window
    fi
    load_texts help
    put_in_window "${say_textures[@]}"
    list_names algorithms
    for ((k = 0; k < ${#names[@]}; k++)); do
        if ((k < ${#TEXTURES[@]})); then
            # shellcheck disable=SC2206 # to be split
            texture=(${TEXTURES[k]})
            printf -v line '%-14s %9d %% %5d %6d   %s' "${names[k]}" "${texture[@]}" "${say_looks[k]}"
        else # an added algorithm
            need "algorithms/${names[k]}"
            find_about algorithm "${names[k]}"
            own=texture_${names[k]//-/_}
            # shellcheck disable=SC2206 # to be split
            texture=(${!own:-- - -})
            printf -v line '%-14s %9s %% %5s %6s   %s' "${names[k]}" "${texture[@]:0:3}" "$REPLY"
        fi
        put_in_window "$line"
    done
}
