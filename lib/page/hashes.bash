# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-rviBvNJ1k/BnoT67IL/YRicgKBEoFnz0Fk4NTRDLj9Q='
readonly PAGE_SCRIPT_HASH='sha256-PRzk+5O2SemtSM7d6NhqSxGkCVy2v3+PgXupHeAXg7I='
