# shellcheck shell=bash
#
# What the tests that play in a real terminal share: where each starts, and how it runs a session.

bats_require_minimum_version 1.7.0

setup() {
    cd "$BATS_TEST_TMPDIR" || return
    unset NO_COLOR COLUMNS LINES LANG LANGUAGE LC_CTYPE LC_MESSAGES
    export LC_ALL=C.UTF-8 TERM=xterm
}

terminal() { # <rows>x<columns> <command> <argument ...>: the steps are standard input
    python3 "$BATS_TEST_DIRNAME/${session_program:-terminal.py}" "$@" 3>&-
}
