# shellcheck shell=bash
#
# hashes: what the page's policy allows; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-DvPXLX3+1aF4wo7IQzlYA3DFpg+AydsAy62yZXRujgc='
readonly PAGE_SCRIPT_HASH='sha256-jJcU9W5bMNmX9Q0vCIlHy0hukl3f+J4bl13E0Obb56I='
