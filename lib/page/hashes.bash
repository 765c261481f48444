# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-Lj1DWNidSEzkkOrC26rBmdCgfmhgWrYticz1TFOsTYg='
readonly PAGE_SCRIPT_HASH='sha256-qlJm4eaXT6Bp1HNyTv1XG+tfoA89JojH8sqHooFIQTo='
