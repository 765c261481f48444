# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-f+z7Y1I9unHQdo9lE6sV2lFQkXR0mJNYalFdBXYqrUw='
readonly PAGE_SCRIPT_HASH='sha256-kBEjnADHw+4Ws+piVV9Fx4uFzpy4T+9wZ57D//6ZeGs='
readonly LESSON_STYLE_HASH='sha256-mdr9vlCvxX64EHjllWYb8kbrDjXyv7GxxZWtwFmHY3w='
readonly LESSON_SCRIPT_HASH='sha256-F6V8ZxMaMlzg9WB+K7qn4/0at1q70hMYjrD1U/JoLus='
