# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-BqPs4TotqId9sGXv1PN7bxHpPHcrFVumQrXWMiQnRKI='"
readonly PAGE_SCRIPT_HASH="'sha256-OAy9JQiXaADRHjCsbO9lbSXTgsVoFfAY1+pauMKhu5w='"
