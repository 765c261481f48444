# shellcheck shell=bash
#
# digits: the array as it is, ring included

need pictures/shared/picture

draw_digits() { draw_squares digits; }
