# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-Alw6yULXAIt5Sl1tj6+A2hfTl5hJ84qnM0ahydo4ndg='"
readonly PAGE_SCRIPT_HASH="'sha256-2rC/NVqxLrYCBwQ9cKpsRmtebcCz+QdYSmLyXCulKWQ='"
