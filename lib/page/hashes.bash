# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-l7p992VX4Kv33LduxaHhKROuwOOUpK+oPsaeOUHPqEQ='
readonly PAGE_SCRIPT_HASH='sha256-gVMRDfs2NUTZ0HwRh6V0qrv6RNEh8HKZhIpzSyQWHSI='
readonly LESSON_STYLE_HASH='sha256-4b9UllqCDqDEC8qcZJ0AXz6QRYf489vPENwAVu7SgeE='
readonly LESSON_SCRIPT_HASH='sha256-BPS+LF5V6b/zdCH53M3BIT7X6w4M4dhzYSgY/4IAkcM='
