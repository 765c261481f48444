#!/usr/bin/env bats
#
# What is true of every maze, whether or not the twins agree, and small mazes to look at.
# properties.py reads pictures in digits and has the rules of carving once more, plainly.

load compare

setup_file() { find_twins; }

setup() { cd "$BATS_TEST_DIRNAME/.." || return 1; }

properties() { "$PYTHON" tests/properties.py "$@"; }

# Both twins print exactly what stands on standard input, and end with 0.
draws() { # <argument ...>
    local twin expected=$BATS_TEST_TMPDIR/expected printed=$BATS_TEST_TMPDIR/printed
    cat >"$expected"
    for twin in bash_twin python_twin; do
        "$twin" "$@" </dev/null >"$printed"
        diff "$expected" "$printed"
    done
}

# Both replay the keys in the 5x5 maze of seed 1 (drawn below) to the end that is told.
ends_in() { # <keys> <result> <moves> <bumps> <position>
    local twin
    for twin in bash_twin python_twin; do
        run "$twin" play 5x5 -s 1 --keys "$1"
        [ "$status" -eq 0 ]
        printf 'keys %s: %s\n' "$1" "$output"
        [ "${lines[5]}" = "result: $2" ]
        [ "${lines[6]}" = "moves: $3" ]
        [ "${lines[7]}" = "bumps: $4" ]
        [ "${lines[8]}" = "position: $5" ]
        [ "${#lines[@]}" -eq 9 ]
    done
}

# The 5x5 maze of seed 1 with one square changed is refused by properties.py, for this reason.
refused_with() { # <x,y> <code> <what is said>
    ./maze.sh generate 5x5 -s 1 -f digits |
        awk -v x="${1%,*}" -v y="${1#*,}" -v code="$2" \
            'NR == y + 1 { $(x + 1) = code } { print }' >"$BATS_TEST_TMPDIR/wrong"
    run properties perfect 5x5 1 <"$BATS_TEST_TMPDIR/wrong"
    [ "$status" -eq 1 ]
    echo "$output"
    [ "$output" = "maze 1: $3" ]
}

# --- the generator and the rules ---

@test "the generator's 10,000th state from seed 1 is 399268537" {
    # all of maze.sh but its last line, which runs it
    sed '$d' maze.sh >"$BATS_TEST_TMPDIR/chapters"
    [ "$(tail -n 1 maze.sh)" = 'main "$@"' ]
    run bash -c 'source "$1"; state=1; for ((n = 0; n < 10000; n++)); do below 7; done
        echo "$state $REPLY"' _ "$BATS_TEST_TMPDIR/chapters"
    [ "$output" = "399268537 $((399268537 % 7))" ]
    run "$PYTHON" -c 'from python_ref import random_numbers as numbers
numbers.seed_with(1)
for n in range(10000):
    last = numbers.below(7)
print(numbers.state, last)'
    [ "$output" = "399268537 $((399268537 % 7))" ]
    run properties states 1 10000
    [ "$output" = 399268537 ]
}

@test "mazes are carved by the rules, as a third, plain implementation has them" {
    local size seed twin
    while read -r size seed; do
        properties carve "$size" "$seed" >"$BATS_TEST_TMPDIR/rules"
        for twin in bash_twin python_twin; do
            "$twin" generate "$size" -s "$seed" -f digits | cmp - "$BATS_TEST_TMPDIR/rules"
        done
    done <<'ROWS'
5x5 1
5x5 2
7x5 2147483646
9x13 3
5x101 4
101x5 5
27x27 6
29x31 7
201x201 8
201x201 2147483645
ROWS
}

@test "a maze that stops after some passages is the beginning of the whole one" {
    local size seed steps carver
    while read -r size seed steps carver; do
        properties carve "$size" "$seed" "$steps" >"$BATS_TEST_TMPDIR/rules"
        ./maze.sh generate "$size" -s "$seed" -f digits --steps "$steps" -c "$carver" |
            cmp - "$BATS_TEST_TMPDIR/rules"
    done <<'ROWS'
21x15 9 1 recursive
21x15 9 1 stack
21x15 9 40 recursive
21x15 9 40 stack
21x15 9 68 recursive
21x15 9 68 stack
101x101 10 1500 stack
ROWS
}

# --- properties ---

@test "every maze is perfect, closed but for its two openings, and has its ring and pillars" {
    local size count carver
    while read -r size count carver; do
        ./maze.sh generate "$size" -s 77 --count "$count" -f digits -c "$carver" |
            properties perfect "$size" "$count"
    done <<'ROWS'
5x5 200 recursive
5x5 200 stack
7x5 50 recursive
5x7 50 stack
5x101 20 recursive
101x5 20 stack
27x27 20 recursive
27x27 20 stack
51x49 3 recursive
51x49 20 stack
101x101 10 auto
ROWS
}

@test "recursive, stack and auto carve the same mazes" {
    local size count carver
    while read -r size count; do
        for carver in recursive stack auto; do
            ./maze.sh generate "$size" -s 88 --count "$count" -c "$carver" \
                >"$BATS_TEST_TMPDIR/$carver"
        done
        cmp "$BATS_TEST_TMPDIR/recursive" "$BATS_TEST_TMPDIR/stack"
        cmp "$BATS_TEST_TMPDIR/auto" "$BATS_TEST_TMPDIR/stack"
    done <<'ROWS'
5x5 100
5x9 50
17x5 50
41x21 10
41x23 10
63x63 1
ROWS
}

@test "--steps N makes exactly N passages, and no more than there are" {
    local steps
    for steps in 0 1 2 10 47 48; do
        ./maze.sh generate 15x15 -s 99 --count 20 --steps "$steps" -f digits |
            properties passages 15x15 "$steps"
    done
    ./maze.sh generate 15x15 -s 99 --steps 49 -f digits | properties passages 15x15 48
}

@test "the keys of the shortest way win, with a move for each and no bump" {
    local size seed keys
    while read -r size seed; do
        keys=$(./maze.sh generate "$size" -s "$seed" -f digits | properties way)
        run ./maze.sh play "$size" -s "$seed" --keys "$keys" -f ascii
        [ "$status" -eq 0 ]
        [ "${lines[${#lines[@]} - 4]}" = 'result: won' ]
        [ "${lines[${#lines[@]} - 3]}" = "moves: ${#keys}" ]
        [ "${lines[${#lines[@]} - 2]}" = 'bumps: 0' ]
        [ "${lines[${#lines[@]} - 1]}" = "position: $((${size%x*} - 1)),$((${size#*x} + 1))" ]
    done <<'ROWS'
5x5 1
5x61 2
61x5 3
31x31 4
61x61 5
ROWS
}

# --- small mazes ---

@test "the 5x5 maze of seed 1 goes south, east and north" {
    # at   candidates            state  draw
    # 2,2  east south            48271  % 2 = 1: south
    # 2,4  east              182605794  % 1 = 0: east     48271 * 48271 - 2147483647
    # 4,4  north            1291394886  % 1 = 0: north    182605794 * 48271 - 4104 * 2147483647
    # The entrance is above the first cell, the exit below the last.
    draws generate 5x5 -s 1 <<'MAZE'
██● ██████
██  ██  ██
██  ██  ██
██      ██
██████  ██
MAZE
    draws generate 5x5 -s 1 -f ascii <<'MAZE'
##@ ######
##  ##  ##
##  ##  ##
##      ##
######  ##
MAZE
    draws generate 5x5 -s 1 -f digits <<'MAZE'
1 1 1 1 1 1 1
1 0 2 0 0 0 1
1 0 1 0 1 0 1
1 0 1 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 1 0 1
1 1 1 1 1 1 1
MAZE
}

@test "the 9x7 maze of seed 1 goes back once, and has two dead ends" {
    # at   candidates            state  draw
    # 2,2  east south            48271  % 2 = 1: south
    # 2,4  east south        182605794  % 2 = 0: east
    # 4,4  east south north 1291394886  % 3 = 0: east
    # 6,4  east south north 1914720637  % 3 = 1: south
    # 6,6  east west        2078669041  % 2 = 1: west
    # 4,6  west              407355683  % 1 = 0: west
    # 2,6  none: back to 4,6, which has none, and to 6,6
    # 6,6  east             1105902161  % 1 = 0: east
    # 8,6  north             854716505  % 1 = 0: north
    # 8,4  north             564586691  % 1 = 0: north
    # 8,2  west             1596680831  % 1 = 0: west
    # 6,2  west              192302371  % 1 = 0: west
    draws generate 9x7 -s 1 <<'MAZE'
██● ██████████████
██  ██          ██
██  ██████████  ██
██          ██  ██
██████████  ██  ██
██              ██
██████████████  ██
MAZE
    draws generate 9x7 -s 1 -f ascii <<'MAZE'
##@ ##############
##  ##          ##
##  ##########  ##
##          ##  ##
##########  ##  ##
##              ##
##############  ##
MAZE
    draws generate 9x7 -s 1 -f digits <<'MAZE'
1 1 1 1 1 1 1 1 1 1 1
1 0 2 0 0 0 0 0 0 0 1
1 0 1 0 1 1 1 1 1 0 1
1 0 1 0 0 0 0 0 1 0 1
1 0 1 1 1 1 1 0 1 0 1
1 0 0 0 0 0 1 0 1 0 1
1 0 1 1 1 1 1 1 1 0 1
1 0 0 0 0 0 0 0 1 0 1
1 1 1 1 1 1 1 1 1 1 1
MAZE
}

@test "after four passages of it the other cells are still walls" {
    draws generate 9x7 -s 1 --steps 4 -f ascii <<'MAZE'
##@ ##############
##  ##############
##  ##############
##          ######
##########  ######
##########  ######
##############  ##
MAZE
}

@test "a narrow maze, two cells wide, is drawn in every picture" {
    draws generate 5x13 -s 4 <<'MAZE'
██● ██████
██      ██
██████  ██
██      ██
██  ██████
██  ██  ██
██  ██  ██
██      ██
██████  ██
██  ██  ██
██  ██  ██
██      ██
██████  ██
MAZE
    draws generate 5x13 -s 4 -f ascii <<'MAZE'
##@ ######
##      ##
######  ##
##      ##
##  ######
##  ##  ##
##  ##  ##
##      ##
######  ##
##  ##  ##
##  ##  ##
##      ##
######  ##
MAZE
    draws generate 5x13 -s 4 -f digits <<'MAZE'
1 1 1 1 1 1 1
1 0 2 0 0 0 1
1 0 1 1 1 0 1
1 0 0 0 1 0 1
1 0 1 1 1 0 1
1 0 1 0 0 0 1
1 0 1 0 1 0 1
1 0 1 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 1 0 1
1 0 1 0 1 0 1
1 0 1 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 1 0 1
1 1 1 1 1 1 1
MAZE
}

@test "--count N prints the mazes of N seeds, with an empty line between two" {
    # 2 * 48271 is even: seed 2 goes east first, seeds 1 and 3 south
    draws generate 5x5 -s 1 --count 3 -f ascii <<'MAZES'
##@ ######
##  ##  ##
##  ##  ##
##      ##
######  ##

##@ ######
##      ##
######  ##
##      ##
######  ##

##@ ######
##  ##  ##
##  ##  ##
##      ##
######  ##
MAZES
}

@test "--color always puts bold yellow around the player, and nothing else" {
    printf '##\033[1;33m@ \033[0m######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' |
        draws generate 5x5 -s 1 -f ascii --color always
}

# --- replay, in the 5x5 maze of seed 1 ---

@test "the player is shown where the keys led" {
    draws play 5x5 -s 1 --keys sssd -f ascii <<'GAME'
##  ######
##  ##  ##
##  ##  ##
##  @   ##
######  ##
result: unfinished
moves: 4
bumps: 0
position: 3,4
GAME
}

@test "walking out of the exit wins, on the ring's square outside it" {
    draws play 5x5 -s 1 --keys sssddss -f digits <<'GAME'
1 1 1 1 1 1 1
1 0 1 0 0 0 1
1 0 1 0 1 0 1
1 0 1 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 1 0 1
1 1 1 1 2 1 1
result: won
moves: 7
bumps: 0
position: 4,6
GAME
    ends_in sssdds unfinished 6 0 4,5
}

@test "a wall stops the player and counts as a bump" {
    ends_in a unfinished 0 1 2,1
    ends_in d unfinished 0 1 2,1
    ends_in sad unfinished 1 2 2,2
    ends_in ssss unfinished 3 1 2,4
    ends_in ssssadaddss won 9 2 4,6
}

@test "the way out of the entrance is refused and counts as a bump" {
    ends_in w unfinished 0 1 2,1
    ends_in swww unfinished 2 2 2,1
}

@test "other characters do nothing, capitals too" {
    ends_in '' unfinished 0 0 2,1
    ends_in ASDWQ unfinished 0 0 2,1
    ends_in 's s1s*' unfinished 3 0 2,4
    ends_in $'\e[Bs\ns\t\\ä$?' unfinished 2 0 2,3
}

@test "q ends the game where the player stands, and no later key counts" {
    ends_in q quit 0 0 2,1
    ends_in ssaqsddss quit 2 1 2,3
}

@test "keys after the win are ignored" {
    ends_in sssddssq won 7 0 4,6
    ends_in sssddsswwwaadd won 7 0 4,6
}

# --- properties.py itself finds what is wrong ---

@test "a maze with one square wrong is not taken for a perfect one" {
    refused_with 3,2 1 'a second way from 2,4 to 4,4'
    refused_with 3,4 0 '2 parts without a way between them'
    refused_with 4,2 0 'a passage to the wall at 4,2'
    refused_with 3,3 1 'an open pillar at 3,3'
    refused_with 1,2 1 'the border is not as it should be at 1,2'
    refused_with 1,1 1 'the border is not as it should be at 1,1'
    refused_with 4,5 0 'the border is not as it should be at 4,5'
    refused_with 4,1 4 'a bridge in the border at 4,1'
    refused_with 0,3 0 'the ring is not open at 0,3'
    refused_with 6,6 4 'the ring is not open at 6,6'
    refused_with 2,1 1 'the player is not at 2,1: []'
    refused_with 2,3 2 'the player is not at 2,1: [(2, 1), (2, 3)]'
    refused_with 3,2 4 'half a bridge at 3,2'
    refused_with 3,4 9 "not a row of codes: '1 0 1 9 1 0 1'"
}

@test "a wrong size, a wrong number of mazes and a lost end of line are noticed" {
    local maze
    maze=$(./maze.sh generate 5x7 -s 1 -f digits)
    run properties perfect 7x5 1 <<<"$maze"
    [ "$output" = 'maze 1: the size is 5x7' ]
    run properties perfect 5x7 2 <<<"$maze"
    [ "$output" = '1 mazes instead of 2' ]
    run properties passages 5x7 4 <<<"$maze"
    [ "$output" = 'maze 1: 5 passages instead of 4' ]
    run properties perfect 5x7 1 < <(printf %s "$maze")
    [ "$output" = 'the last line does not end' ]
    run properties perfect 5x7 1 <<<"$maze"
    [ "$status" -eq 0 ]
    [ "$output" = '' ]
}

@test "a bridge counts as a passage, and is walked in one move" {
    # east from 2,4 to 6,4, over the passage from 4,2 to 4,6
    cat >"$BATS_TEST_TMPDIR/woven" <<'MAZE'
1 1 1 1 1 1 1 1 1
1 0 2 0 0 0 0 0 1
1 0 1 1 1 1 1 0 1
1 0 0 0 1 0 1 0 1
1 0 1 4 1 5 1 0 1
1 0 1 0 1 0 0 0 1
1 0 1 0 1 1 1 0 1
1 0 0 0 0 0 1 0 1
1 1 1 1 1 1 1 1 1
MAZE
    run properties perfect 7x7 1 <"$BATS_TEST_TMPDIR/woven"
    [ "$status" -eq 0 ]
    run properties way <"$BATS_TEST_TMPDIR/woven"
    [ "$output" = sddssssddss ]
    # with the goal at 2,6 the way leads over the bridge
    run properties way < <(sed '7s/1 0 1/1 0 8/' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = sddddssass ]
    run properties perfect 7x7 1 < <(sed '4s/1/0/2' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = 'maze 1: the bridge at 3,4 crosses no passage' ]
    run properties perfect 7x7 1 < <(sed '5s/5/1/' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = 'maze 1: half a bridge at 3,4' ]
    run properties perfect 7x7 1 < <(sed '5s/4/0/' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = "maze 1: a bridge's end stands alone" ]
}
