#!/usr/bin/env bats
# bats file_tags=random
#
# The page in a real browser. MAZE_TEST_ONLY='part of a claim' tries one claim of the modules, each of which is the
# first line of a function. CHROMIUM may name the browser; without one, the test is skipped.

load ../support/helpers

@test "every claim about the page holds" {
    modules=(mazes outside games links phone watched readers)
    if [[ -n ${MAZE_TEST_ALL-} && -e $ROOT/.tools/node_modules/axe-core/axe.min.js ]]; then
        modules+=(axe)
    elif [[ -n ${MAZE_TEST_ALL-} ]]; then
        echo '# no axe here: tests/lint bring installs it' >&3
    fi
    "$MAZE_BASH" "$MAZE" page 41x31 -s 7 >page.html
    "$PYTHON" "$BATS_TEST_DIRNAME/page.py" "$PWD/page.html" "${modules[@]}" 3>&- || status=$?
    ((${status:-0} != 77)) || skip 'no chromium here'
    return "${status:-0}"
}
