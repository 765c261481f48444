# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-RyKOJlklA/GQ1GDqVJYNXP1eh6Clwhm8dPBiRskiad4='
readonly PAGE_SCRIPT_HASH='sha256-U2Ay2aGAP4wSxal+38Fqub1HK4T0VZ/giN819pBYvvA='
readonly LESSON_STYLE_HASH='sha256-/yP0n7WVBeyBKWHoaX8+ciSF2fjpm8/ttNrDtlU/ItI='
readonly LESSON_SCRIPT_HASH='sha256-0AindFPAB9Zhc7aD/ksTv+hQBxekFi/oTgjgWC0GCs8='
