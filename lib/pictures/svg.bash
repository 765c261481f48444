# shellcheck shell=bash
#
# svg: a picture for paper

need pictures/shared/svg_maze

facts_svg='<!-- %s: %s -->' off_screen_svg=yes

draw_svg() { # <seed, or empty> <number> <steps of the path to draw, or 0>
    local wide=$((8 * stride)) high=$((8 * height + 16))
    name_maze "${1-}"
    say "$say_svg_title" "$REPLY"
    put_lines "<svg xmlns=\"$SVG_SPACE\" viewBox=\"-4 -4 $wide $high\" role=\"img\">" "<title>$REPLY</title>" \
        "<rect x=\"-4\" y=\"-4\" width=\"$wide\" height=\"$high\" fill=\"#fff\"/>"
    if ((${3:-0})); then
        draw_way
        put_line "$REPLY"
    fi
    put_svg_maze
    put_svg_ends
    put_line '</svg>'
}
