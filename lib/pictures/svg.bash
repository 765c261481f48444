# shellcheck shell=bash
#
# svg: a picture for paper

need pictures/shared/svg_maze

facts_svg='<!-- %s: %s -->' off_screen_svg=yes

draw_svg() { # <seed, or empty> <number> <steps of the path to draw, or 0>
    local box="width=\"$((8 * stride))\" height=\"$((8 * height + 16))\""
    put_svg_start "${1-}"
    put_line "<rect x=\"-4\" y=\"-4\" $box fill=\"#fff\"/>"
    if ((${3:-0})); then
        draw_way
        put_line "$REPLY"
    fi
    put_svg_maze
    put_svg_ends
    put_line '</svg>'
}
