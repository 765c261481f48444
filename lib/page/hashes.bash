# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-rviBvNJ1k/BnoT67IL/YRicgKBEoFnz0Fk4NTRDLj9Q='
readonly PAGE_SCRIPT_HASH='sha256-jm/5JtKB7RiZ6UJezi9f5+3ewt6SmSfFIhPCIwgvjdQ='
