# shellcheck shell=bash
#
# ascii: two columns per square, only ASCII characters

need pictures/shared/squares

draw_ascii() { draw_squares ascii plain; }
