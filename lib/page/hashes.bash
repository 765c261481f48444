# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-9SlJvUynhIXo8vNq4D0mGlOx8fzdnsltgiGEvAXqalI='
readonly PAGE_SCRIPT_HASH='sha256-5aYo47YRltOvTbpuiCHHJpFNtj0kNz/JHnPiB5Q6jB4='
readonly LESSON_STYLE_HASH='sha256-ZSxxoXbB2FLNwCGJPWcKiKuq6C/ldJk8Pi9Xp84ip0E='
readonly LESSON_SCRIPT_HASH='sha256-cKmN08JubBzECwDbUDS4M9WSW0tCQvmdwPlLyrg8UUM='
