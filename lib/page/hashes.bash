# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-n6+wYAM1Gx6jaKypFZf5CqfM8DbWmv79f7Fceyw6AJI='
readonly PAGE_SCRIPT_HASH='sha256-UZBCJAycQ6bcjARmW88HE5rc8FPSSrKvkx6u9iCpGUs='
readonly LESSON_STYLE_HASH='sha256-wUne9SZVsJzZNZ9qwot4cKbE8yUbgsFWB5gx/0shOSc='
readonly LESSON_SCRIPT_HASH='sha256-/LX3sH0M76xF8M5sbjUUMpis8MD5hBKvEDHmPGuWX0c='
