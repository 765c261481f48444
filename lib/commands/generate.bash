# shellcheck shell=bash
#
# generate: make or read mazes, and print them

need cli/mazes cli/options

takes_generate="$TAKES_MAKING count format title per-page watch trace"

run_generate() {
    local line
    check_making
    if [[ $option_format != sheet ]] && find_given 'title per-page'; then
        fail_with 2 "$say_only_sheet" "$REPLY"
    fi
    if [[ -n $given_watch ]]; then
        need watch/carving
        check_watching
        [[ -z $given_input ]] || fail_with 2 "$say_not_together" --watch --input
    fi
    begin_mazes
    while next_maze; do
        if [[ -n $given_trace ]]; then # a line for each step
            need maze/trace
            for line in ${traced[@]+"${traced[@]}"}; do
                put_line "$line"
            done
        else
            put_made
        fi
    done
    if [[ $option_format == sheet ]]; then
        need pictures/sheet
        end_sheet "$option_title" "$option_per_page"
    fi
}

put_made() { # the picture of the current maze
    draw_maze
    if [[ -n $given_input && $option_format == text ]]; then
        need pictures/text
        put_keys "$file_keys"
    fi
    if [[ -n $given_watch ]]; then # it changes the maze
        watch_work carving
    fi
}
