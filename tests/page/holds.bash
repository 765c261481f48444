# shellcheck shell=bash
#
# One browser for all claims of a file of tests: page.py reads claims from descriptor 5, and answers through 6.

load ../support/helpers

setup_file() {
    find_interpreters
    unset LANG LANGUAGE
    export LC_ALL=C HOME=$BATS_FILE_TMPDIR TMPDIR=$BATS_FILE_TMPDIR PYTHONPATH=$ROOT/tests/support
    mkfifo "$HOME/asked" "$HOME/said"
    "$MAZE_BASH" "$MAZE" page 41x31 -s 7 >"$HOME/page.html"
    "$PYTHON" "$BATS_TEST_DIRNAME/page.py" "$HOME/page.html" <"$HOME/asked" >"$HOME/said" 3>&- &
    exec 5>"$HOME/asked" 6<"$HOME/said"
}

teardown_file() {
    exec 5>&-
    wait
}

holds() { # <claim of page.py ...>
    local claim said
    for claim; do
        said=''
        printf '%s\n' "$claim" >&5
        until [[ $said == "$claim: "* ]]; do # skip the answer to a test that was ended
            IFS= read -r -d '' said <&6 || break
        done
        [[ $said != *': no browser' ]] || skip 'no chromium here: the page was not tried in it'
        [[ $said == *': it holds' ]] || {
            printf '%s\n' "${said:-no answer}"
            return 1
        }
    done
}
