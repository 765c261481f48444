# shellcheck shell=bash
#
# blocks: two columns per square, walls as blocks

need maze/bridges pictures/shared/colors

draw_blocks() {
    if [[ -z $woven$color_off${on_trail[*]-} && ${cell[*]} != *9* ]] && is_outside "$goal" && ((size <= 500000)); then
        draw_plain # of maze.sh, which takes 100 bytes per square while it runs
    else
        need pictures/shared/squares
        draw_squares blocks plain
    fi
}
