# shellcheck shell=bash
#
# ascii: two columns per square, only ASCII characters

need pictures/shared/picture

draw_ascii() { draw_squares ascii; }
