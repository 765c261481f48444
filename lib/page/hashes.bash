# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-8OADviAIM3CujyI+TxSNgtPwfyqWFupF+4+KdyXCEZA='
readonly PAGE_SCRIPT_HASH='sha256-RY0zjjDUgRJGHDJTEtf5fx219XFmRdUSIUCfe7bpjVY='
readonly LESSON_STYLE_HASH='sha256-wUne9SZVsJzZNZ9qwot4cKbE8yUbgsFWB5gx/0shOSc='
readonly LESSON_SCRIPT_HASH='sha256-QhJm0mxb51BMYNFNzfnN6b+J2RuHBchoezOJDX3rbWg='
