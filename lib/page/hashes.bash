# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-4LFZrVRO/mX4KkDSUdm82eRcgmHe8+rVE2H4aBHtMtg='
readonly PAGE_SCRIPT_HASH='sha256-kLvATobR1t2ReaX2tURnGy+xB4GgJYyJval8DjmmPCQ='
readonly LESSON_STYLE_HASH='sha256-GyyGqtFEFn9G8/nqQ1nXKpEjVkIW+h4t86E7m+sHUwk='
readonly LESSON_SCRIPT_HASH='sha256-pzhhpOjzFNJqOcqT6BdSOCCTeEsBTceCxJ7BvO4E5vs='
