# shellcheck shell=bash
#
# algorithms: list the algorithms and what their mazes look like

need cli/names cli/printing

takes_algorithms=''

run_algorithms() {
    local name
    send_output
    load_texts help
    list_names algorithms
    for name in $REPLY; do
        if [[ $name != backtracker ]]; then
            need "algorithms/$name"
        fi
        find_about algorithm "$name"
        say '%-14s  %s' "$name" "$REPLY"
        put_line "$REPLY"
    done
}
