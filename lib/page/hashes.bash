# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-l1BxBl3D4TT0MG3XqNojr+JwtpjQoNsbvDWn+SqVuiw='"
readonly PAGE_SCRIPT_HASH="'sha256-hJeOWxc404ljU7OU9VbDOKv6S9YQ6oLWHMxTUxHHfzQ='"
