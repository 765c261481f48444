# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-R+Qb0yAcfLa5GQ+mIaB6Qgt+nrbNjy37PhT3sZOgviI='
readonly PAGE_SCRIPT_HASH='sha256-vtPeHv7zwdOFxQQn4+on819QnXfJIn55CKgoZL0bP94='
readonly LESSON_STYLE_HASH='sha256-WTEv8y2LuSIohDrWYaV57052y7vDQsfsCfy/+zTY7is='
readonly LESSON_SCRIPT_HASH='sha256-5+1t1Xtx8ThH4w4u04nzgGRBhv3B2W130FqP8lQwV+A='
