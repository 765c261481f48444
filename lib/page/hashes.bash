# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-9SlJvUynhIXo8vNq4D0mGlOx8fzdnsltgiGEvAXqalI='
readonly PAGE_SCRIPT_HASH='sha256-vXjNTRLEEH4FdQNMZfUxOT2/bPCLiOgVXlKavwmoKzk='
readonly LESSON_STYLE_HASH='sha256-ZSxxoXbB2FLNwCGJPWcKiKuq6C/ldJk8Pi9Xp84ip0E='
readonly LESSON_SCRIPT_HASH='sha256-wOc9SDdX/XzeI/PKI0drtiw0sYIaKToDI3aEDIRV4cU='
