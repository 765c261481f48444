# shellcheck shell=bash
#
# sheet: mazes to print, the short way to write generate --format sheet
#
# Writes: option_format.

need commands/generate front/options

takes_sheet="$TAKES_MAKING count title per-page"

run_sheet() {
    option_format=sheet
    run_generate
}
