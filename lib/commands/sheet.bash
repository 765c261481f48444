# shellcheck shell=bash
#
# sheet: print worksheets; short for generate --format sheet
#
# Writes: option_format.

need commands/generate cli/options

# shellcheck disable=SC2034 # found by its name
takes_sheet="$TAKES_MAKING count title per-page"

run_sheet() {
    option_format=sheet
    run_generate
}
