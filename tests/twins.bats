#!/usr/bin/env bats
#
# Whatever is asked of maze.sh and of python_ref, both answer with the same bytes: the same output,
# the same errors, the same exit status. The rows are what stands after ./maze.sh; a new option is
# a new row here, and a new line in the tables of cases.py.
#
# The random part says its seed; MAZE_TEST_SEED=N repeats it.

load compare

setup_file() {
    find_twins
    export MAZE_TEST_SEED=${MAZE_TEST_SEED:-$RANDOM}
    echo "# random part: MAZE_TEST_SEED=$MAZE_TEST_SEED" >&3
}

setup() { cd "$BATS_TEST_DIRNAME/.." || return 1; }

@test "the twins print the same for every row of the table" {
    local rows mazes
    cat >"$BATS_TEST_TMPDIR/rows" <<'ROWS'
# sizes, and the ways to ask for them
generate 5x5 -s 1
5x7 -s 2
generate -x 7 -y 5 -s 3
generate -x7 -y=5 -s 3
generate --width=9 --height 11 --seed=4
generate -s 5
generate -x 11 -s 6
generate -y 11 -s 7
-s 8 -- 13x7
generate 0005x00007 -s 000009
5x5 7x7 -s 10
7x7 -x 9 -s 10
generate 5x101 -s 11
generate 101x5 -s 12
generate 2001x5 -s 13
generate 5x2001 -s 14
generate 301x301 -s 15 -f digits

# seeds
generate 15x15 -s 1 --count 5
generate 15x15 -s 2147483646
generate 15x15 -s 2147483640 --count 7
generate 5x5 -s 1 -s 2
generate 5x5 -s 100 --count 64

# engines, on both sides of the limit of auto, and at the end of what recursive takes
generate 41x21 -s 20 -c auto
generate 41x41 -s 20 -c auto
generate 41x21 -s 20 -c recursive
generate 41x21 -s 20 -c stack
generate 101x101 -s 21 -c recursive
generate 101x101 -s 21 -c stack
generate 103x101 -s 21 -c auto
generate 103x101 -s 21 -c recursive

# pictures
generate 21x11 -s 30 -f blocks
generate 21x11 -s 30 -f ascii
generate 21x11 -s 30 -f digits
generate 21x11 -s 30 -f blocks --color always
generate 21x11 -s 30 -f ascii --color always
generate 21x11 -s 30 -f digits --color always
generate 21x11 -s 30 -f ascii --color never
generate 21x11 -s 30 -f ascii --color auto
generate 21x11 -s 30 --lang de
generate 21x11 -s 30 --lang en

# not all of the passages
generate 21x11 -s 40 -f digits --steps 0
generate 21x11 -s 40 -f digits --steps 1
generate 21x11 -s 40 -f digits --steps 48
generate 21x11 -s 40 -f digits --steps 49
generate 21x11 -s 40 -f digits --steps 50
generate 21x11 -s 40 -f digits --steps 1000000
generate 21x11 -s 40 -f ascii -c recursive --steps 20 --count 3
generate 21x11 -s 40 -f ascii -c stack --steps 20 --count 3

# games
play 5x5 -s 1 --keys ''
play 5x5 -s 1 --keys sssddss
play 5x5 -s 1 --keys sssddss -f digits
play 5x5 -s 1 --keys sssddssaaaq
play 5x5 -s 1 --keys wwadsq -f ascii --color always
play 5x5 -s 1 --keys qsss
play 5x5 -s 1 --keys 'SSS DDD sAWQs' -f ascii
play 5x5 -s 1 --keys $'s\ts\n\xff\xc3\xa4s*d\\d%s%d'
play 5x5 -s 1 --keys=sss -c stack
play 9x9 -s 1 --keys ddddssss --steps 3
play 5x5 -s 1 --keys s --keys ss

# help and version
--help
-h
generate --help --seed 5
--version
--version --help
nonsense --version

# wrong calls
generate 5x5 -s 0
generate 5x5 -s 2147483647
generate 5x5 -s 2147483646 --count 2
generate 5x5 -s 08 --count 0
generate 4x5 -s 1
generate 5x6 -s 1
generate 5x08 -s 1
generate 3x5 -s 1
generate 2003x5 -s 1
generate 5 -s 1
generate 5x -s 1
generate x5 -s 1
generate 5x5x5 -s 1
generate 5x5 -s
generate 5x5 -s ''
generate 5x5 --seed=
generate 5x5 -s 'a[$(echo oops)]'
generate 5x5 -s 1e3
generate 5x5 -s 123456789012345678901234567890
generate 5x5 -s $'1\n2'
generate 5x5 -s $'\x1b[2J\xc2\x85\x7f'
generate 5x5 -s 000000000000000005
generate 5x5 -s 0000000000000000005
generate 5x5 -s 12345678901234567890123456789012345678901234567890123456789x
generate 5x5 -s 123456789012345678901234567890123456789012345678901234567890x
generate 5x5 -s 12345678901234567890123456789012345678901234567890123456789ä
generate 5x5 -s x123456789012345678901234567890123456789012345678901234567ä
generate 5x5 -s x123456789012345678901234567890123456789012345678901234567äx
generate 5x5 -s äöü123456789012345678901234567890123456789012345678901234567890
generate 5x5 -s 50%s%d
generate 5x5 -s 1 -f block
generate 5x5 -s 1 -c fast
generate 5x5 -s 1 --color=
generate 5x5 -s 1 --lang fr
generate 5x5 -s 1 --steps -1
generate 5x5 -s 1 --sede 2
generate 5x5 -s 1 -z
generate 5x5 -s 1 -é
generate 5x5 -s 1 -
generate 5x5 -s 1 ''
generate 5x5 -s 1 --help=yes
generate 5x5 -s 1 -hh
generate 5x5 -s 1 -- -f
generate generate 5x5 -s 1
generate play 5x5 -s 1
genrate 5x5 -s 1
plya 5x5 -s 1
generate 5x5 -s 1 --keys s
play 5x5 -s 1 --keys s --count 2
play 5x5 -s 1
ROWS
    compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$rows" -eq "$(grep -c '^[^#]' "$BATS_TEST_TMPDIR/rows")" ]
}

@test "the twins print the same 2,000 random mazes" {
    local rows mazes
    "$PYTHON" tests/cases.py mazes "$MAZE_TEST_SEED" 110 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    echo "# $mazes random mazes compared" >&3
    [ "$rows" -eq 110 ]
    [ "$mazes" -ge 2000 ]
}

@test "the twins replay 200 random games to the same end" {
    local rows mazes end
    "$PYTHON" tests/cases.py games "$MAZE_TEST_SEED" 200 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$mazes" -eq 200 ]
    for end in won quit unfinished; do
        echo "$end: $(grep -c "^result: $end\$" "$BATS_TEST_TMPDIR/bash.out")"
    done >"$BATS_TEST_TMPDIR/ends"
    echo "# 200 random games compared, $(tr '\n' ' ' <"$BATS_TEST_TMPDIR/ends")" >&3
    # not a game was refused, and no kind of end is rare
    awk '{ games += $2; if ($2 < 20) rare = 1 } END { exit rare || games != 200 }' \
        "$BATS_TEST_TMPDIR/ends"
}

@test "the twins answer 120 random wrong calls alike" {
    local rows mazes
    "$PYTHON" tests/cases.py wrong "$MAZE_TEST_SEED" 120 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$rows" -eq 120 ]
    [ "$(grep -c '^maze\.sh: ' "$BATS_TEST_TMPDIR/bash.err")" -ge 60 ]
}

# shellcheck disable=SC2317 # compare_rows calls python_twin
@test "a difference between the twins is found, and shown with its command line" {
    printf '%s\n' '5x5 -s 3' '5x5 -s 3 -f ascii' '5x5 -s 3 -f digits' >"$BATS_TEST_TMPDIR/rows"
    python_twin() { "$PYTHON" -m python_ref "$@" | sed 's/^##  ##  ##$/##  ##  #/'; }
    run compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$status" -eq 1 ]
    [ "${lines[0]}" = 'the twins differ: ./maze.sh 5x5 -s 3 -f ascii' ]
}

# shellcheck disable=SC2317 # compare_rows calls python_twin
@test "a difference in the errors or the exit status alone is found too" {
    echo '5x5 -s 0' >"$BATS_TEST_TMPDIR/rows"
    python_twin() { "$PYTHON" -m python_ref "$@" 2>&1 | tr 1 2 >&2 && return 2; }
    run compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$status" -eq 1 ]
    [ "${lines[0]}" = 'the twins differ: ./maze.sh 5x5 -s 0' ]
    python_twin() { "$PYTHON" -m python_ref "$@" || return 1; }
    run compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$status" -eq 1 ]
    [ "${lines[0]}" = 'the twins differ: ./maze.sh 5x5 -s 0' ]
}
