# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-wfIt8MIWE7cYZPnbXfoVZTS91+eg510Eu7M4FCJD8zU='
readonly PAGE_SCRIPT_HASH='sha256-IH122QBVHXTGCIJKBNzGvJFM74qhEok0JN+23l1DOPI='
readonly LESSON_STYLE_HASH='sha256-uRJfb9SQ9KhUOXr2E7uUQ+u5nFJcQU2U2fyVaPeE9l8='
readonly LESSON_SCRIPT_HASH='sha256-E6+rK2Jn70ZiJRHni+Vo+2TpH+2PEsQyYOu+/ZWuwqU='
