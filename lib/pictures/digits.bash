# shellcheck shell=bash
#
# digits: the array as it is, the ring as well

need pictures/shared/squares

draw_digits() { draw_squares digits digits; } # the ring as well
