# shellcheck shell=bash
#
# page: print a maze as a game for a browser
#
# Writes: option_format.

need cli/mazes cli/options cli/printing cli/recipe page/page

takes_page="$TAKES_MAKING url"

run_page() {
    check_making
    [[ $option_algorithm != *[./]* ]] || fail_with 2 "$say_only_shell" "$option_algorithm"
    begin_mazes
    next_maze
    check_ends
    send_new_file "maze${maze_seed:+-$maze_seed}.html"
    option_format=text
    write_recipe "$option_seed"
    draw_page "$REPLY"
}
