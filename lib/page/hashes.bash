# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-iQRCRVDFQnU8HkrOBt1Z3t9YjSyo3B5upSUWBPvkrio='"
readonly PAGE_SCRIPT_HASH="'sha256-sYYGJYb4/rA2k/wNuSOYF1AYJ0rZiS5ZhjmTsmBLZTI='"
