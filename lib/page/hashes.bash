# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-DvPXLX3+1aF4wo7IQzlYA3DFpg+AydsAy62yZXRujgc='
readonly PAGE_SCRIPT_HASH='sha256-+d64z7da4KOOLz09m4cXsOKDr24aZwFm9cfALUFRRw0='
