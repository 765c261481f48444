# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-g1YpAZca07VMPFK5lnO3Zj9nvV2nLI3q3kjvUpYNsZU='
readonly PAGE_SCRIPT_HASH='sha256-XaAEfh25v4Bede9W4tfMEB/iwbGMh3ZW674Jz1h6L98='
readonly LESSON_STYLE_HASH='sha256-MCjSC/HGK/gKJVWV1VcJZZHTNUkhvF8wzfDnwcBe2sI='
readonly LESSON_SCRIPT_HASH='sha256-XKFcWAOaf3GmB4kc3GaLEazsWyCyCTOxPmb/nZXruRU='
