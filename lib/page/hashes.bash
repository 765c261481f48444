# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-UcjXcN5GEJMKTd6BSt+RCCAWidl8drnu2WF/F72NN7I='"
readonly PAGE_SCRIPT_HASH="'sha256-BfOMgv/G7FjN/gNFpQe7Ip2eK7BKIDnknt2DmKhHsZs='"
