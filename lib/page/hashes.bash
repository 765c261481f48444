# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-lvv/eoSMcc1x6OZnoEDCK8Kb4TstHPoj9MUGPAdLC1E='"
readonly PAGE_SCRIPT_HASH="'sha256-ZQF0rUR0xKJD9/sZydWUc9OqGSoBPevQBLqCuSPkUz8='"
