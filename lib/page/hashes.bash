# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-T21JVkw/u17rv2Olh5+MkU4ykjFtA5un2Zr+wMAiQOc='"
readonly PAGE_SCRIPT_HASH="'sha256-P2wjKRPl4Yx6+U8UzczCNQJcKxX93kF1uNo9DLCOvaA='"
