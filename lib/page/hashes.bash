# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-rviBvNJ1k/BnoT67IL/YRicgKBEoFnz0Fk4NTRDLj9Q='
readonly PAGE_SCRIPT_HASH='sha256-ITJ7wxmJeY9ZHByy7LPCAtuBs+z6A55ZuNrT4TAOOII='
