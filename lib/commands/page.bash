# shellcheck shell=bash
#
# page: a maze as a game for a browser
#
# Writes: option_format.

need front/look front/mazes front/options page/page pictures/text

takes_page="$TAKES_MAKING"

run_page() {
    take_size_words
    check_making
    [[ $option_algorithm != *[./]* ]] || die 2 "$say_only_shell" "$option_algorithm"
    send_output
    choose_look
    begin_mazes
    next_maze
    check_ends
    option_format=text
    hold_page
    put_seed
    put_keys "${file_keys-}"
    take_page
    draw_page ${REPLY:+"${REPLY%$'\n'}"}
}
