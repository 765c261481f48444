# shellcheck shell=bash
#
# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file

readonly PAGE_STYLE_HASH="'sha256-xuZ37J/ZUEbmFhNUFXSOnHcGoiGwOb9G3SGibXNmCxE='"
readonly PAGE_SCRIPT_HASH="'sha256-/j1cQmVGq86liP7/o3euUsf6JKwJAlsfHhCHZvKAJ4w='"
