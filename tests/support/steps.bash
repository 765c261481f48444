# shellcheck shell=bash
#
# What a terminal shows is claimed in files of steps (terminal.py). Each file NAME.steps beside a test that loads this
# is a test of it; its first line has its subject and, sorted, its tags.

# shellcheck source-path=SCRIPTDIR
. "${BATS_TEST_DIRNAME%/tests/*}/tests/support/helpers.bash"

for file in "$BATS_TEST_DIRNAME"/*.steps; do
    IFS= read -r line <"$file" # "# SUBJECT. Tags: TAG,TAG"
    name=${file##*/} subject=${line%. Tags: *}
    bats_test_function --description "$name: ${subject:2}" --tags "${line##*Tags: }" -- claims_hold "${name%.steps}"
done

setup_file() {
    find_interpreters
    try_claims
}

try_claims() { # of the files of steps that are chosen: together before the first test, because that takes long
    local name files=()
    # shellcheck disable=SC2154 # bats has this list
    for name in "${tests_to_run[@]}"; do
        [[ $name != 'claims_hold '* ]] || files+=("$BATS_TEST_DIRNAME/${name#* }")
    done
    ((${#files[@]})) || return 0
    # tests take a millisecond: bats ends such a test before it can end its own timer, and then waits for that
    unset BATS_TEST_TIMEOUT
    (
        BATS_TEST_TMPDIR=$BATS_FILE_TMPDIR
        start_in_terminal
        SCRIPT_BASH=$BASH "$PYTHON" "$ROOT/tests/support/terminal.py" "$((MAZE_TEST_SEED + turn))" "$BATS_FILE_TMPDIR" \
            "${files[@]}" 3>&-
    )
}
