# shellcheck shell=bash
#
# lines: walls as lines, a cell three columns wide

need pictures/shared/picture

draw_lines() { draw_squares lines; }
