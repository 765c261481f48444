# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-u3J9k+UmomMVKHsjSQJ8vQjXprNu5hRvomGPBkhS5WA='
readonly PAGE_SCRIPT_HASH='sha256-nLqrryb8E1zyHZG/Vz5CGl6Wvtsz1ji07B+qRUYlvfc='
readonly LESSON_STYLE_HASH='sha256-rz3R0Moj4EBsuxQpsuPu02QbdllhJud+Nd9xhm0mjFE='
readonly LESSON_SCRIPT_HASH='sha256-HfZEOilGEFtgvkKEXEo7XvpMvNrVgBXbrXfKXBV8XnU='
