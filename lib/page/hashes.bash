# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-Sdry7rXsoEm0DOgc54vGITp2rIUUHysk6X5fK0Mf/A4='
readonly PAGE_SCRIPT_HASH='sha256-xHGocLlCGEQv9MxxURVOP8dPYyBnbg5FHLeLESJSmGM='
