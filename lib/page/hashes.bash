# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-pp5r1vZSgdl2a7wIyY8Cdv27gLREzrWprUhzmT20XME='
readonly PAGE_SCRIPT_HASH='sha256-WQcDbN6QLtSmspF5GGbW1EXt5dkXr9NeLqBY+rlvJdQ='
