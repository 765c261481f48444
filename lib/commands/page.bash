# shellcheck shell=bash
#
# page: a maze as a game for a browser
#
# Writes: option_format.

need cli/look cli/mazes cli/options page/page pictures/text

# shellcheck disable=SC2034 # found by its name
takes_page="$TAKES_MAKING"

run_page() {
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
    set -- ${REPLY:+"${REPLY%$'\n'}"}
    name_kind
    draw_page "$REPLY" "$@"
}

name_kind() { # -> REPLY: how the maze was made, as the page's address says it; empty if it came from a file
    REPLY=''
    [[ -z $given_input ]] || return 0
    REPLY="${width}x$height,seed=$option_seed"
    [[ $option_algorithm == backtracker ]] || REPLY+=,algorithm=$option_algorithm
    if [[ -n $given_bridges ]]; then
        REPLY+=,bridges=$option_bridges
    elif [[ -n $given_weave ]]; then
        REPLY+=,weave
    fi
    REPLY+=${option_loops:+,loops=$option_loops},ends=$option_ends
    [[ $REPLY != *[!a-z0-9,=-]* ]] || REPLY='' # an algorithm of one's own
}
