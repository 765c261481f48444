# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-f+z7Y1I9unHQdo9lE6sV2lFQkXR0mJNYalFdBXYqrUw='
readonly PAGE_SCRIPT_HASH='sha256-d9hT+u3mU52kdy0P1ZI4TmwGHzEdRnlqwSnYpPrj+34='
readonly LESSON_STYLE_HASH='sha256-mdr9vlCvxX64EHjllWYb8kbrDjXyv7GxxZWtwFmHY3w='
readonly LESSON_SCRIPT_HASH='sha256-ExjjEGys2OUFQ0AtcwNCWSzqOjFliObBbo3PUenFy88='
