# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-u3J9k+UmomMVKHsjSQJ8vQjXprNu5hRvomGPBkhS5WA='
readonly PAGE_SCRIPT_HASH='sha256-thZTik643mAlr8v/HJ9MRNXpMU2XZ6R+4Kh1PC9rO4I='
readonly LESSON_STYLE_HASH='sha256-rz3R0Moj4EBsuxQpsuPu02QbdllhJud+Nd9xhm0mjFE='
readonly LESSON_SCRIPT_HASH='sha256-xWjcq0NSczvSKniVWYK86bKxOs1t5/fz1ND5DpdBTDA='
