# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-4LFZrVRO/mX4KkDSUdm82eRcgmHe8+rVE2H4aBHtMtg='
readonly PAGE_SCRIPT_HASH='sha256-hh1po12NnMyNCI7Xd5mNlx63eEJ5tkUyb0i2seKGtuo='
readonly LESSON_STYLE_HASH='sha256-GyyGqtFEFn9G8/nqQ1nXKpEjVkIW+h4t86E7m+sHUwk='
readonly LESSON_SCRIPT_HASH='sha256-syOp6xcmaSftGZ6EsgO88NP2xscykh+ZygGUW1iFIgY='
