# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-bmxcX0C0zk7n70ZMUurHBXbUJVsFgL8XmR83PvrsTig='"
readonly PAGE_SCRIPT_HASH="'sha256-HEHu1AKHaVtaYJRUU/mM4D9vjjQ8JLLyMMdoFJjOlYc='"
