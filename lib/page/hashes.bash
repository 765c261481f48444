# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-g1YpAZca07VMPFK5lnO3Zj9nvV2nLI3q3kjvUpYNsZU='
readonly PAGE_SCRIPT_HASH='sha256-o0tOLaNyOkfYD4KyjbfG/X/UAQvycRIW4lCeUZ6l5Tc='
readonly LESSON_STYLE_HASH='sha256-MCjSC/HGK/gKJVWV1VcJZZHTNUkhvF8wzfDnwcBe2sI='
readonly LESSON_SCRIPT_HASH='sha256-XKFcWAOaf3GmB4kc3GaLEazsWyCyCTOxPmb/nZXruRU='
