# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-YWadBe4yKg/q5QWwOMj+BOVMqE16SwpvkPr3h9X6gQo='
readonly PAGE_SCRIPT_HASH='sha256-8ewVUrIxRZDmMSvbSliMGqRFR0+BUYFMKFL301FlHNg='
readonly LESSON_STYLE_HASH='sha256-Kcxqvk8VgY2BIyrbzgobXr9pveiusJQpfv1goUz4Kys='
readonly LESSON_SCRIPT_HASH='sha256-2FNvv21oBuRe/hG9Y2SWSnw6Es9YtO4wfilv1UYPjEM='
