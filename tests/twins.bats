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
generate 21x11 -s 30 -f lines
generate 21x11 -s 30 -f lines --color always
generate 21x11 -s 30 -f text
generate 21x11 -s 30 -f text --color always
generate 21x11 -s 30 -f edges
generate 21x11 -s 30 -f edges --color always
generate 5x5 -s 30 -f text --count 3
generate 5x5 -s 30 -f edges --count 3
generate 5x101 -s 30 -f lines
generate 101x5 -s 30 -f lines --ends random --color always
generate 103x103 -s 30 -f lines --weave
generate 21x11 -s 30 --lang de
generate 21x11 -s 30 --lang en

# weave
generate 5x5 -s 50 --weave
generate 5x7 -s 50 --weave --count 30 -f digits
generate 7x5 -s 50 --weave --count 30 -f digits
generate 5x101 -s 50 --weave -f digits
generate 101x5 -s 50 --weave -f digits
generate 41x41 -s 51 --weave -f blocks
generate 41x41 -s 51 --weave -f ascii
generate 41x41 -s 51 --weave -f lines
generate 41x41 -s 51 --weave -f digits
generate 41x41 -s 51 --weave -f text
generate 41x41 -s 51 --weave -f edges
generate 41x41 -s 51 --weave -f digits -c recursive
generate 41x41 -s 51 --weave -f digits -c stack
generate 27x29 -s 51 --weave -f digits -c auto
generate 31x29 -s 51 --weave -f digits -c auto
generate 71x71 -s 51 --weave -f digits -c recursive
generate 103x101 -s 51 --weave -f digits -c recursive
generate 151x151 -s 52 --weave -f digits
generate 21x21 -s 53 --bridges 0 -f digits
generate 21x21 -s 53 --bridges 00 -f digits
generate 21x21 -s 53 --bridges 1 -f digits -c recursive
generate 21x21 -s 53 --bridges 1 -f digits -c stack
generate 21x21 -s 53 --bridges 2 -f digits -c recursive
generate 21x21 -s 53 --bridges 2 -f digits -c stack
generate 21x21 -s 53 --bridges=0003 -f digits
generate 21x21 -s 53 --bridges 1000000 -f digits
generate 21x21 -s 53 --weave --bridges 1 -f digits
generate 21x21 -s 53 --bridges 1 --weave -f digits
generate 21x21 -s 53 --weave --bridges 0 -f digits
generate 21x21 -s 53 --bridges 0 --weave -f digits
generate 21x21 -s 53 --bridges 5 --bridges 1 -f digits
generate 21x21 -s 53 --weave --weave -f digits
generate 21x21 -s 53 --weave --steps 0 -f digits
generate 21x21 -s 53 --weave --steps 1 -f digits
generate 21x21 -s 53 --weave --steps 60 -f digits -c recursive
generate 21x21 -s 53 --weave --steps 60 -f digits -c stack
generate 21x21 -s 53 --weave --steps 99 -f digits
generate 21x21 -s 53 --bridges 3 --steps 60 --count 5 -f edges

# ends
generate 21x11 -s 60 --ends corners -f digits --count 2
generate 21x11 -s 60 --ends opposite -f digits --count 12
generate 21x11 -s 60 --ends center -f digits --count 5
generate 21x11 -s 60 --ends random -f digits --count 5
generate 21x11 -s 60 --ends opposite -f blocks --color always --count 5
generate 21x11 -s 60 --ends center -f ascii --color always
generate 21x11 -s 60 --ends random -f ascii --color always
generate 21x11 -s 60 --ends random -f lines --color always
generate 21x11 -s 60 --ends opposite -f text --count 5
generate 21x11 -s 60 --ends center -f text
generate 21x11 -s 60 --ends random -f text
generate 21x11 -s 60 --ends random -f edges
generate 21x11 -s 60 --ends=random --ends center
generate 5x5 -s 60 --ends opposite -f digits --count 30
generate 5x5 -s 60 --ends center -f digits --count 10
generate 5x5 -s 60 --ends random -f digits --count 30
generate 7x7 -s 60 --ends opposite -f digits --count 30
generate 5x101 -s 60 --ends opposite --count 10
generate 101x5 -s 60 --ends opposite --count 10
generate 7x101 -s 60 --ends opposite --count 10
generate 5x101 -s 60 --ends center --count 3
generate 101x5 -s 60 --ends center --count 3
generate 5x101 -s 60 --ends random --count 3
generate 101x5 -s 60 --ends random --count 3
generate 21x21 -s 61 --weave --ends opposite -f lines --count 5
generate 21x21 -s 61 --weave --ends center -f blocks --count 5
generate 21x21 -s 61 --bridges 2 --ends random -f lines --count 5
generate 21x11 -s 62 --steps 0 --ends corners -f digits
generate 21x11 -s 62 --steps 0 --ends opposite -f digits --count 5
generate 21x11 -s 62 --steps 0 --ends center -f digits
generate 21x11 -s 62 --steps 0 --ends random -f digits
generate 21x11 -s 62 --steps 0 --ends random -f lines
generate 21x11 -s 62 --steps 0 --ends center -f edges
generate 21x11 -s 62 --steps 10 --ends random -f edges --weave --count 5

# solutions
solve 21x11 -s 70
solve 5x5 -s 70 -f blocks --count 3
solve 21x11 -s 70 -f ascii
solve 21x11 -s 70 -f lines
solve 21x11 -s 70 -f digits
solve 21x11 -s 70 -f text
solve 21x11 -s 70 -f edges
solve 21x11 -s 70 -f ascii --color always
solve 21x11 -s 70 -f lines --color always
solve 21x11 -s 70 -f text --count 2
solve 21x11 -s 70 -f edges --count 2
solve 41x41 -s 71 --weave -f lines
solve 41x41 -s 71 --weave -f blocks --ends random
solve 41x41 -s 71 --weave -f digits --ends opposite
solve 41x41 -s 71 --weave -f text --ends center
solve 103x103 -s 71 --weave -f digits
solve 201x201 -s 71 -f digits
solve 5x5 -s 72 --ends random -f digits --count 50
solve 5x5 -s 72 --ends center -f digits --count 20
solve 5x5 -s 72 --steps 0
solve 5x5 -s 72 --steps 0 --ends opposite
solve 5x5 -s 72 --steps 0 --ends center
solve 5x5 -s 72 --steps 0 --ends random
solve 5x5 -s 72 --steps 1 --ends center --count 5
solve 21x11 -s 72 --steps 20 --lang en
solve 5x5 -s 1 --steps 2 --ends center --count 9
solve 5x5 -s 1 --steps 2 --ends center --count 9 -f edges

# checked
check 21x11 -s 80
check 21x11 -s 80 --count 3
check 41x41 -s 80 --weave
check 41x41 -s 80 --weave --ends opposite --count 3
check 5x5 -s 80 --ends center
check 5x101 -s 80 --ends random
check 201x201 -s 80
check 103x103 -s 80 --weave
check 21x11 -s 80 --steps 0
check 21x11 -s 80 --steps 0 --ends random
check 21x11 -s 80 --steps 0 --ends center --count 2
check 21x11 -s 80 --steps 48
check 21x11 -s 80 --steps 49
check 5x5 -s 80 --steps 2 --ends random --count 20
check 21x11 -s 80 -c recursive

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
play 5x5 -s 1 --keys sssd -f lines
play 5x5 -s 1 --keys sssd -f text
play 5x5 -s 1 --keys sssddss -f text
play 5x5 -s 1 --keys sssddss -f lines
play 5x5 -s 1 --keys sssdds -f text
play 5x5 -s 1 --keys '' -f edges
play 21x11 -s 60 --ends opposite --keys aaddssww -f lines
play 21x11 -s 60 --ends center --keys aaddssww -f lines
play 21x11 -s 60 --ends random --keys aaddssww -f lines
play 21x11 -s 60 --ends random --keys aaddssww -f text
play 5x5 -s 72 --ends center --keys wwwwwwdddwwwwaaawwww --steps 0
play 5x5 -s 72 --ends random --keys aaddwwss --steps 0

# help and version
--help
-h
generate --help --seed 5
--version
--version --help
nonsense --version
solve --help
check --help --keys s
--weave --help --bridges 3
check --version -f blocks

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
generate 9 -s 1
solve 9
9 5x5 -s 1
generate 5X5 -s 1
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
generate 5x5 -s 1 --weave=yes
generate 5x5 -s 1 --weave=
generate 5x5 -s 1 --weave 3
generate 5x5 -s 1 --weav
generate 5x5 -s 1 --bridges
generate 5x5 -s 1 --bridges -1
generate 5x5 -s 1 --bridges=
generate 5x5 -s 1 --bridges 1000001
generate 5x5 -s 1 --bridges two
generate 5x5 -s 1 --bridges 'a[$(echo oops)]'
generate 5x5 -s 1 --bridge 2
generate 5x5 -s 1 --ends
generate 5x5 -s 1 --ends=
generate 5x5 -s 1 --ends corner
generate 5x5 -s 1 --ends Center
generate 5x5 -s 1 --ends 'corners opposite'
generate 5x5 -s 1 --ends '*'
generate 5x5 -s 1 --end center
generate 5x5 -s 1 -e center
generate 5x5 -s 1 -w
generate 5x5 -s 1 -f line
generate 5x5 -s 1 -f edges,text
generate 5x5 -s 1 -f ''
solve 5x5 -s 1 --keys s
solve 5x5 -s 1 --count 0
solve 5x5 -s 2147483646 --count 2
solve 5x5 -s 0
solve 103x101 -s 1 -c recursive
solve solve 5x5 -s 1
solve check 5x5 -s 1
slove 5x5 -s 1
check 5x5 -s 1 --keys s
check 5x5 -s 1 -f blocks
check 5x5 -s 1 --format=edges
check 5x5 -s 1 --color never
check 5x5 -s 2147483646 --count 2
check 103x101 -s 1 -c recursive
chek 5x5 -s 1
play 5x5 -s 1 --weave
play 5x5 -s 1 --count 1 --keys s
ROWS
    compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$rows" -eq "$(grep -c '^[^#]' "$BATS_TEST_TMPDIR/rows")" ]
}

@test "the twins print the same 5,000 random mazes" {
    local rows mazes
    "$PYTHON" tests/cases.py mazes "$MAZE_TEST_SEED" 5000 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    echo "# $mazes random mazes compared" >&3
    [ "$mazes" -ge 5000 ]
    [ "$(grep -ac '══\|==' "$BATS_TEST_TMPDIR/bash.out")" -ge 100 ]
}

@test "the twins find the same way through 500 random mazes" {
    local rows mazes solved
    "$PYTHON" tests/cases.py solved "$MAZE_TEST_SEED" 800 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    solved=$(grep -cE '^steps: |^# steps ' "$BATS_TEST_TMPDIR/bash.out")
    echo "# $solved solved mazes compared" >&3
    [ "$solved" -ge 500 ]
}

@test "the twins count the same in 500 random mazes" {
    local rows mazes checked
    "$PYTHON" tests/cases.py checked "$MAZE_TEST_SEED" 500 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    checked=$(grep -c '^perfect: ' "$BATS_TEST_TMPDIR/bash.out")
    echo "# $checked checked mazes compared" >&3
    [ "$checked" -eq "$mazes" ]
    [ "$checked" -ge 500 ]
}

@test "the twins replay 500 random games to the same end" {
    local rows mazes end bridges
    "$PYTHON" tests/cases.py games "$MAZE_TEST_SEED" 500 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$mazes" -eq 500 ]
    for end in won quit unfinished; do
        echo "$end: $(grep -cE "^(result:|# result) $end\$" "$BATS_TEST_TMPDIR/bash.out")"
    done >"$BATS_TEST_TMPDIR/ends"
    bridges=$(grep -c '^# won over' "$BATS_TEST_TMPDIR/rows")
    echo "# 500 random games compared, $(tr '\n' ' ' <"$BATS_TEST_TMPDIR/ends")" >&3
    echo "# over bridges: $bridges" >&3
    # not a game was refused, and no kind of end is rare
    awk '{ games += $2; if ($2 < 50) rare = 1 } END { exit rare || games != 500 }' \
        "$BATS_TEST_TMPDIR/ends"
    [ "$bridges" -ge 10 ]
}

@test "the twins answer 200 random wrong calls alike" {
    local rows mazes
    "$PYTHON" tests/cases.py wrong "$MAZE_TEST_SEED" 200 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$rows" -eq 200 ]
    [ "$(grep -c '^maze\.sh: ' "$BATS_TEST_TMPDIR/bash.err")" -ge 100 ]
}

# shellcheck disable=SC2317 # compare_rows calls bash_twin
@test "a difference between the twins is found, and shown with its command line" {
    printf '%s\n' '5x5 -s 3' '5x5 -s 3 -f ascii' '5x5 -s 3 -f digits' >"$BATS_TEST_TMPDIR/rows"
    bash_twin() { ./maze.sh "$@" | sed 's/^##  ##  ##$/##  ##  #/'; }
    run compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$status" -eq 1 ]
    [ "${lines[0]}" = 'the twins differ: ./maze.sh 5x5 -s 3 -f ascii' ]
}

# shellcheck disable=SC2317 # compare_rows calls bash_twin
@test "a difference in the errors or the exit status alone is found too" {
    echo '5x5 -s 0' >"$BATS_TEST_TMPDIR/rows"
    bash_twin() { ./maze.sh "$@" 2>&1 | tr 1 2 >&2 && return 2; }
    run compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$status" -eq 1 ]
    [ "${lines[0]}" = 'the twins differ: ./maze.sh 5x5 -s 0' ]
    bash_twin() { ./maze.sh "$@" || return 1; }
    run compare_rows "$BATS_TEST_TMPDIR/rows"
    [ "$status" -eq 1 ]
    [ "${lines[0]}" = 'the twins differ: ./maze.sh 5x5 -s 0' ]
}
