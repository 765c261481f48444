# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-xuZ37J/ZUEbmFhNUFXSOnHcGoiGwOb9G3SGibXNmCxE='"
readonly PAGE_SCRIPT_HASH="'sha256-weUZZ/9z2b4MZVTMTHdM8qXa72gy0W47Cd6Q2MoYvd8='"
