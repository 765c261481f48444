# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-lvv/eoSMcc1x6OZnoEDCK8Kb4TstHPoj9MUGPAdLC1E='"
readonly PAGE_SCRIPT_HASH="'sha256-F+G39e3KV6kSDE9S5cr/9z7tjEwpyF8ZbXX5HfoG9qY='"
