# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-u3J9k+UmomMVKHsjSQJ8vQjXprNu5hRvomGPBkhS5WA='
readonly PAGE_SCRIPT_HASH='sha256-U5WPzRPekESOdZGkxW/XuN+UeuzeD+7JivNRpALs0ws='
readonly LESSON_STYLE_HASH='sha256-rz3R0Moj4EBsuxQpsuPu02QbdllhJud+Nd9xhm0mjFE='
readonly LESSON_SCRIPT_HASH='sha256-52PYB4tASs0SDOvkDj/KESNMjESZ5Z9p8/6W7DDDIuU='
