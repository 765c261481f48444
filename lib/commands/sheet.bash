# shellcheck shell=bash
#
# sheet: print worksheets; short for generate --format sheet
#
# Writes: option_format.

need commands/generate cli/options

takes_sheet="$TAKES_MAKING count title per-page"

run_sheet() {
    option_format=sheet
    run_generate
}
