# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-n6+wYAM1Gx6jaKypFZf5CqfM8DbWmv79f7Fceyw6AJI='
readonly PAGE_SCRIPT_HASH='sha256-mdRlF/paDlknQx3Tk3iqLpAHtKjX+8iuLOOL5z8g64s='
readonly LESSON_STYLE_HASH='sha256-wUne9SZVsJzZNZ9qwot4cKbE8yUbgsFWB5gx/0shOSc='
readonly LESSON_SCRIPT_HASH='sha256-i7k5iFZ4hF+rXHhFtJmi2lNYFksfxrSP12KlEak9ItE='
