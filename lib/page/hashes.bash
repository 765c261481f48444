# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-u3J9k+UmomMVKHsjSQJ8vQjXprNu5hRvomGPBkhS5WA='
readonly PAGE_SCRIPT_HASH='sha256-WUMq2b10ZIedUCJU1TnlvmO6hxFnbyrBsPM3a4mPA/I='
readonly LESSON_STYLE_HASH='sha256-rz3R0Moj4EBsuxQpsuPu02QbdllhJud+Nd9xhm0mjFE='
readonly LESSON_SCRIPT_HASH='sha256-/27hLv2PAH5l6zPaFhwd3GNSos3xZk8Qxr1ogZlse1E='
