# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-hK5aingatcMJFqhevs6RlFaYLIEfCLdbxdGKtACAfIM='"
readonly PAGE_SCRIPT_HASH="'sha256-YTcB+rxIcHtu1e6pDbeGOpkDjjzjo+u68Dx6XvINpw8='"
