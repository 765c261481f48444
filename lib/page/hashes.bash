# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-4LFZrVRO/mX4KkDSUdm82eRcgmHe8+rVE2H4aBHtMtg='
readonly PAGE_SCRIPT_HASH='sha256-vtPeHv7zwdOFxQQn4+on819QnXfJIn55CKgoZL0bP94='
readonly LESSON_STYLE_HASH='sha256-GyyGqtFEFn9G8/nqQ1nXKpEjVkIW+h4t86E7m+sHUwk='
readonly LESSON_SCRIPT_HASH='sha256-5+1t1Xtx8ThH4w4u04nzgGRBhv3B2W130FqP8lQwV+A='
