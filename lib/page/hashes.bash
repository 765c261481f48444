# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-g1YpAZca07VMPFK5lnO3Zj9nvV2nLI3q3kjvUpYNsZU='
readonly PAGE_SCRIPT_HASH='sha256-QHgP4TOOTKW6DbJ3VM1R+z0HfS0/f3FRcfe6bLzlStc='
readonly LESSON_STYLE_HASH='sha256-MCjSC/HGK/gKJVWV1VcJZZHTNUkhvF8wzfDnwcBe2sI='
readonly LESSON_SCRIPT_HASH='sha256-XKFcWAOaf3GmB4kc3GaLEazsWyCyCTOxPmb/nZXruRU='
