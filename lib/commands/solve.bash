# shellcheck shell=bash
#
# solve: print mazes with the shortest path from the player to the goal

need cli/mazes cli/options cli/printing maze/solve maze/walk pictures/shared/picture

takes_solve="$TAKES_MAKING count format watch"

run_solve() {
    check_making
    if [[ -n $given_watch ]]; then
        need watch/carving
        check_watching
    fi
    begin_mazes
    while next_maze; do
        check_ends
        replay "${file_keys-}" ''
        solve "$player" "$goal" || fail_with 1 "$say_no_way"
        mark_way
        draw_maze "$steps"
        put_fact steps "$steps"
        if [[ -n $given_watch ]]; then # it changes the maze
            watch_work solving
        fi
    done
}
