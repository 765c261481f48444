#!/usr/bin/env bats
#
# What README.md shows is what the program does.

load ../support/helpers

setup_file() { find_interpreters; }
setup() { start_clean; }

@test "every command of the README prints what stands below it" {
    local line command='' shown='' commands=0
    ln -s "$ROOT/maze.sh" "$BATS_TEST_TMPDIR/maze.sh"
    cd "$BATS_TEST_TMPDIR" || return 1
    while IFS= read -r line; do
        case $line in
            '$ '* | '```')
                if [ -n "$command" ]; then
                    check "$command" "$shown" "$(LC_ALL=C bash -c "$command" </dev/null)"$'\n'
                    commands=$((commands + 1))
                fi
                command='' shown=''
                [ "$line" = '```' ] || command=${line#'$ '}
                ;;
            *) shown+=$line$'\n' ;;
        esac
    done <"$ROOT/README.md"
    all_right
    [ "$commands" -ge 15 ]
}

@test "the recursion in the README is that of maze.sh" {
    local shown real
    shown=$(sed -n '/^...bash$/,/^...$/p' "$ROOT/README.md" | sed '1d;$d' | tail -n +2)
    real=$(sed -n '/^carve_recursive() {/,/^}/p' "$ROOT/maze.sh" | tail -n +2)
    [ "$shown" = "$real" ]
}
