# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-lG0zCGsp/Tw4BRyWubPMr4zeg+4Ocp1tvjCB/KvPhkY='"
readonly PAGE_SCRIPT_HASH="'sha256-a1cScNafvixA2GCrM10K9HA8BzKJ7u8ki0k/hG6xHEc='"
