# shellcheck shell=bash
#
# ascii: two columns a square, without a character beyond ASCII

need pictures/shared/squares

draw_ascii() { draw_squares ascii plain; }
