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
    local k=0 line own texture name
    send_output
    if [[ -t 1 ]]; then
        measure_window
    fi
    load_texts help
    put_in_window "${say_textures[@]}"
    list_names algorithms
    for name in $REPLY; do
        if ((k < ${#TEXTURES[@]})); then
            REPLY=${say_looks[k]} texture=${TEXTURES[k++]}
        else # an added algorithm
            need "algorithms/$name"
            find_about algorithm "$name"
            own=texture_${name//-/_}
            texture=${!own:-- - -}
        fi
        split_words "$texture"
        printf -v line '%-14s %9s %% %5s %6s   %s' "$name" "${split[@]:0:3}" "$REPLY"
        put_in_window "$line"
    done
}
