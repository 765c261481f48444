# shellcheck shell=bash
#
# algorithms: list the algorithms and the character of their mazes

need cli/names cli/printing core/columns core/window

# shellcheck disable=SC2034 # found by its name
takes_algorithms=''

# Measured at 41x41 over the seeds 1 to 20, ends corners: dead ends in percent of the cells, steps
# and turns of the shortest path; averages. A test measures them again. An algorithm that is added has its own.
# shellcheck disable=SC2034 # found by their names
texture_backtracker='11 314 99' texture_prim='35 84 19' texture_kruskal='30 119 35' texture_wilson='29 114 32' \
    texture_aldous_broder='29 130 36' texture_hunt_and_kill='10 159 48' texture_binary_tree='25 79 18' \
    texture_sidewinder='28 96 17' texture_eller='29 114 29' texture_division='27 134 41'

run_algorithms() {
    local line texture name
    send_output
    if [[ -t 1 ]]; then
        measure_window
    fi
    load_texts help
    put_in_window "${say_textures[@]}"
    list_names algorithms
    for name in $REPLY; do
        texture=texture_${name//-/_}
        if [[ -z ${!texture-} ]]; then
            need "algorithms/$name"
        fi
        find_about algorithm "$name"
        split_words "${!texture:-- - -}"
        printf -v line '%-14s %9s %% %5s %6s   %s' "$name" "${split[@]:0:3}" "$REPLY"
        put_in_window "$line"
    done
}
