# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-WfK1rsAv7+ZYLjqij3RrgIr51iYH7QaKlYvFK5iVYXU='
readonly PAGE_SCRIPT_HASH='sha256-PRzk+5O2SemtSM7d6NhqSxGkCVy2v3+PgXupHeAXg7I='
