# shellcheck shell=bash
#
# blocks: two columns per square, walls as blocks

need maze/bridges pictures/shared/colors

draw_blocks() {
    if [[ -z $woven$color_off${on_trail[*]-} && ${cell[*]} != *9* ]] && is_outside "$goal"; then
        draw_plain # of maze.sh
    else
        need pictures/shared/picture
        draw_squares blocks
    fi
}
