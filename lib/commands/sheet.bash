# shellcheck shell=bash
#
# sheet: mazes to print, the short way to write generate --format sheet
#
# Writes: option_format.

need commands/generate cli/options

# shellcheck disable=SC2034 # found by its name
takes_sheet="$TAKES_MAKING count title per-page"

run_sheet() {
    option_format=sheet
    run_generate
}
