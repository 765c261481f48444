# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-9SlJvUynhIXo8vNq4D0mGlOx8fzdnsltgiGEvAXqalI='
readonly PAGE_SCRIPT_HASH='sha256-afGICwTBSdXnYPXzLwba1/Oal6C95nnnw1y6i7a5MIo='
readonly LESSON_STYLE_HASH='sha256-ZSxxoXbB2FLNwCGJPWcKiKuq6C/ldJk8Pi9Xp84ip0E='
readonly LESSON_SCRIPT_HASH='sha256-l6WAziX6GWuwU3BNFDNRk7mc8/XY0uq7ArVd03syqQo='
