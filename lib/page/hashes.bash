# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-f+z7Y1I9unHQdo9lE6sV2lFQkXR0mJNYalFdBXYqrUw='
readonly PAGE_SCRIPT_HASH='sha256-lYtVN/YSSO2aagpu5gO04+1NE4yWoYpyFEpL4lal7g4='
readonly LESSON_STYLE_HASH='sha256-mdr9vlCvxX64EHjllWYb8kbrDjXyv7GxxZWtwFmHY3w='
readonly LESSON_SCRIPT_HASH='sha256-F6V8ZxMaMlzg9WB+K7qn4/0at1q70hMYjrD1U/JoLus='
