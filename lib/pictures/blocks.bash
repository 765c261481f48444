# shellcheck shell=bash
#
# blocks: two columns a square, walls as blocks

need maze/bridges pictures/shared/colors

draw_blocks() {
    if [[ -z $woven$color_off${on_trail[*]-} ]] && is_outside "$goal" && ((size <= 500000)); then
        draw_plain # of maze.sh, which takes 100 bytes a square while it works
    else
        need pictures/shared/squares
        draw_squares blocks plain
    fi
}
