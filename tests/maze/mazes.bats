#!/usr/bin/env bats
# shellcheck disable=SC2153,SC2154 # helpers.bash sets MAZE, out, status and the twins
#
# What is true of every maze, whether or not the twins agree, and small mazes to look at.
# properties.py reads pictures in digits and has the rules of carving once more, plainly.

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_clean; }

properties() { reckon properties "$@"; }

maze() { print "$@"; }

# Both twins print exactly what stands on standard input, and end with 0.
draws() { # <argument ...>
    local expected
    IFS= read -r -d '' expected || :
    check_printed "$expected" "$@"
}

teardown() { all_right; }

# Both replay the keys in the 5x5 maze of seed 1 (drawn below) to the end that is told.
ends_in() { # <keys> <result> <moves> <bumps> <position>
    check_same play 5x5 -s 1 --keys "$1"
    check "keys $1" "result: $2/moves: $3/bumps: $4/position: $5/" "$(tail -n +6 <<<"${out%$'\n'}" | tr '\n' /)"
}

# Its keys so far, in the woven maze of seed 44 (drawn below), and what is printed in ascii.
walks_to() { # <keys>
    draws play 11x9 -s 44 --weave -f ascii --keys "$1"
}

# The 5x5 maze of seed 1 with one square changed is refused by properties.py, for this reason.
refused_with() { # <x,y> <code> <what is said> [kind of ends]
    maze generate 5x5 -s 1 -f digits |
        awk -v x="${1%,*}" -v y="${1#*,}" -v code="$2" \
            'NR == y + 1 { $(x + 1) = code } { print }' >"$BATS_TEST_TMPDIR/wrong"
    run properties perfect 5x5 1 "${4:-corners}" <"$BATS_TEST_TMPDIR/wrong"
    [ "$status" -eq 1 ]
    echo "$output"
    [ "$output" = "maze 1: $3" ]
}

# --- the generator and the rules ---

@test "the generator's 10,000th state from seed 1 is 399268537" {
    [ "$(tail -n 1 "$MAZE")" = 'main "$@"' ] # program/maze.sh is without it
    run bash -c 'source "$1"; state=1; for ((n = 0; n < 10000; n++)); do below 7; done
        echo "$state $pick"' _ "$BATS_FILE_TMPDIR/program/maze.sh"
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
    local size seed
    while read -r size seed; do
        draws generate "$size" -s "$seed" -f digits < <(properties carve "$size" "$seed")
    done <<'ROWS'
5x5 1
5x5 2
7x5 2147483646
9x13 3
5x101 4
101x5 5
27x27 6
29x31 7
61x61 2147483645
ROWS
}

@test "a maze that stops after some passages is the beginning of the whole one" {
    local size seed steps carver
    while read -r size seed steps carver; do
        properties carve "$size" "$seed" 1 corners 0 "$steps" >"$BATS_TEST_TMPDIR/rules"
        maze generate "$size" -s "$seed" -f digits --steps "$steps" -c "$carver" |
            cmp - "$BATS_TEST_TMPDIR/rules"
    done <<'ROWS'
21x15 9 1 recursive
21x15 9 1 stack
21x15 9 40 recursive
21x15 9 40 stack
21x15 9 68 recursive
21x15 9 68 stack
61x61 10 500 stack
ROWS
}

# --- properties ---

@test "every maze is perfect, closed but for its two openings, and has its ring and pillars" {
    local size count carver
    while read -r size count carver; do
        maze generate "$size" -s 77 --count "$count" -f digits -c "$carver" |
            properties perfect "$size" "$count"
    done <<'ROWS'
5x5 50 recursive
5x5 50 stack
7x5 20 recursive
5x7 20 stack
5x101 2 recursive
101x5 5 stack
27x27 3 recursive
27x27 3 stack
61x61 1 auto
ROWS
}

@test "a woven maze is a spanning tree, and its bridges cross straight passages only" {
    local size count ends carver
    while read -r size count ends carver; do
        maze generate "$size" -s 177 --count "$count" -f digits --weave \
            --ends "$ends" -c "$carver" >"$BATS_TEST_TMPDIR/woven"
        properties perfect "$size" "$count" "$ends" 1000000 <"$BATS_TEST_TMPDIR/woven"
        case $size in 31x* | 51x*) properties woven 5 <"$BATS_TEST_TMPDIR/woven" ;; esac
    done <<'ROWS'
5x5 30 corners recursive
7x9 15 opposite recursive
7x9 15 center stack
5x61 2 random stack
61x5 2 opposite recursive
31x31 1 corners recursive
31x31 1 opposite stack
31x31 1 center auto
51x51 1 random auto
ROWS
}

@test "--bridges N weaves with at most N bridges, and with N where there is room" {
    local bridges
    for bridges in 0 1 2 5; do
        maze generate 27x27 -s 178 --count 2 -f digits --bridges "$bridges" \
            >"$BATS_TEST_TMPDIR/woven"
        properties perfect 27x27 2 corners "$bridges" <"$BATS_TEST_TMPDIR/woven"
        properties woven "$bridges" <"$BATS_TEST_TMPDIR/woven"
        maze generate 27x27 -s 178 --count 2 -f digits --weave --bridges "$bridges" |
            cmp - "$BATS_TEST_TMPDIR/woven"
        maze generate 27x27 -s 178 --count 2 -f digits --bridges "$bridges" --weave |
            cmp - "$BATS_TEST_TMPDIR/woven"
    done
    maze generate 27x27 -s 178 --count 2 -f digits | properties perfect 27x27 2
}

@test "weave mazes and ends are by the rules, as a third, plain implementation has them" {
    local size count ends bridges steps carver
    while read -r size count ends bridges steps; do
        properties carve "$size" 179 "$count" "$ends" "$bridges" "$steps" \
            >"$BATS_TEST_TMPDIR/rules"
        for carver in recursive stack; do
            maze generate "$size" -s 179 --count "$count" -f digits --ends "$ends" \
                --bridges "$bridges" --steps "$steps" -c "$carver" | cmp - "$BATS_TEST_TMPDIR/rules"
        done
        "${python_twin[@]}" generate "$size" -s 179 --count "$count" -f digits --ends "$ends" \
            --bridges "$bridges" --steps "$steps" | cmp - "$BATS_TEST_TMPDIR/rules"
    done <<'ROWS'
5x5 20 opposite 0 1000000
5x5 10 center 0 1000000
5x5 20 random 0 1000000
7x7 10 opposite 1000000 1000000
7x7 10 center 1000000 1000000
7x7 10 random 1000000 1000000
5x101 1 opposite 1000000 1000000
101x5 1 opposite 1000000 1000000
21x23 1 corners 1000000 1000000
23x21 2 opposite 2 1000000
31x9 2 random 1000000 1000000
9x31 2 center 3 1000000
21x11 5 corners 1000000 0
21x11 5 opposite 1000000 0
21x11 5 center 1000000 0
21x11 5 random 1000000 0
21x11 5 opposite 1000000 25
27x25 1 random 1000000 1000000
ROWS
}

@test "opposite ends mirror each other, never in one middle, and are in all four sides" {
    local size
    for size in 5x5 7x5 9x11; do
        maze generate "$size" -s 180 --count 100 -f digits --ends opposite \
            >"$BATS_TEST_TMPDIR/mazes"
        properties perfect "$size" 100 opposite <"$BATS_TEST_TMPDIR/mazes"
        properties sides 10 <"$BATS_TEST_TMPDIR/mazes"
    done
}

@test "the ends of center and random are where they should be" {
    local size ends
    for size in 5x5 7x7 17x9; do
        for ends in center random; do
            maze generate "$size" -s 181 --count 25 -f digits --ends "$ends" |
                properties perfect "$size" 25 "$ends"
        done
    done
}

@test "the solution has no dead end, is a shortest way, and its keys win without a bump" {
    local size count ends seed keys
    while read -r size count ends; do
        maze solve "$size" -s 182 --count "$count" -f digits --weave --ends "$ends" \
            >"$BATS_TEST_TMPDIR/solved"
        properties solved "$count" <"$BATS_TEST_TMPDIR/solved"
        maze solve "$size" -s 182 --count "$count" -f digits --ends "$ends" |
            properties solved "$count"
        properties trail <"$BATS_TEST_TMPDIR/solved" >"$BATS_TEST_TMPDIR/keys"
        seed=182
        while read -r keys && [ "$seed" -lt 185 ]; do
            run maze play "$size" -s "$seed" --weave --ends "$ends" --keys "$keys" -f ascii
            [ "${lines[${#lines[@]} - 4]}" = 'result: won' ]
            [ "${lines[${#lines[@]} - 3]}" = "moves: ${#keys}" ]
            [ "${lines[${#lines[@]} - 2]}" = 'bumps: 0' ]
            seed=$((seed + 1))
        done <"$BATS_TEST_TMPDIR/keys"
        [ "$seed" -eq 185 ]
    done <<'ROWS'
5x5 20 corners
5x5 20 random
7x9 10 opposite
21x21 3 center
27x27 3 random
61x5 3 opposite
ROWS
}

@test "check counts what an independent count gives, and says perfect or not" {
    local size count expected options
    while read -r size count expected options; do
        IFS=' ' read -r -a options <<<"$options"
        maze generate "$size" -s 183 --count "$count" -f digits "${options[@]}" |
            properties check >"$BATS_TEST_TMPDIR/counted"
        run maze check "$size" -s 183 --count "$count" "${options[@]}"
        echo "check $size $count ${options[*]}"
        diff "$BATS_TEST_TMPDIR/counted" - <<<"$output"
        [ "$status" -eq "$expected" ]
        [ "$(grep -c '^perfect: yes$' <<<"$output")" -eq "$((expected ? 0 : count))" ]
    done <<'ROWS'
5x5 20 0 --ends corners
5x9 10 0 --ends opposite
21x21 2 0 --ends center
21x21 2 0 --ends random --weave
31x31 1 0 --ends corners --weave
31x31 1 0 --ends opposite --bridges 2
51x51 1 0 --weave -c stack
21x21 3 1 --steps 0
21x21 3 1 --steps 98 --weave
21x21 3 1 --steps 40 --ends opposite --weave
21x21 3 0 --steps 99 --weave
ROWS
}

@test "edges is a spanning tree, row by row, for plain and for woven mazes" {
    local size count options
    while read -r size count options; do
        IFS=' ' read -r -a options <<<"$options"
        maze generate "$size" -s 184 --count "$count" -f edges "${options[@]}" \
            >"$BATS_TEST_TMPDIR/edges"
        properties tree "$size" "$count" <"$BATS_TEST_TMPDIR/edges"
        maze generate "$size" -s 184 --count "$count" -f digits "${options[@]}" |
            properties draw edges | cmp - "$BATS_TEST_TMPDIR/edges"
    done <<'ROWS'
5x5 20 --ends corners
5x31 2 --ends opposite
31x5 2 --ends random
21x21 2 --weave --ends center
41x41 1 --weave
ROWS
}

@test "every picture is what another little renderer draws from the digits" {
    local command format options
    while read -r command options; do
        IFS=' ' read -r -a options <<<"$options"
        maze "$command" -s 185 -f digits "${options[@]}" >"$BATS_TEST_TMPDIR/digits"
        for format in lines blocks ascii text; do
            properties draw "$format" <"$BATS_TEST_TMPDIR/digits" >"$BATS_TEST_TMPDIR/drawn"
            # a maze file has facts behind a #
            maze "$command" -s 185 -f "$format" "${options[@]}" |
                sed '/^# seed/d; s/^# steps /steps: /' | diff "$BATS_TEST_TMPDIR/drawn" -
        done
    done <<'ROWS'
generate 5x5 --count 10
generate 21x11 --ends opposite
generate 21x11 --ends center
generate 11x21 --count 2 --ends random
generate 21x21 --count 2 --weave --ends random
generate 31x31 --weave --ends opposite
generate 21x11 --steps 20 --ends random
solve 7x7 --count 4 --weave --ends center
solve 21x21 --count 2 --weave --ends random
ROWS
}

@test "recursive, stack and auto carve the same mazes" {
    local size count carver
    while read -r size count; do
        for carver in recursive stack auto; do
            maze generate "$size" -s 88 --count "$count" -c "$carver" \
                >"$BATS_TEST_TMPDIR/$carver"
            maze generate "$size" -s 89 --count "$((count / 4 + 1))" -c "$carver" --weave \
                >>"$BATS_TEST_TMPDIR/$carver"
        done
        cmp "$BATS_TEST_TMPDIR/recursive" "$BATS_TEST_TMPDIR/stack"
        cmp "$BATS_TEST_TMPDIR/auto" "$BATS_TEST_TMPDIR/stack"
    done <<'ROWS'
5x5 30
5x9 10
17x5 10
41x21 1
41x23 1
ROWS
}

@test "--steps N makes exactly N passages, and no more than there are" {
    local steps
    for steps in 0 1 2 10 47 48; do
        maze generate 15x15 -s 99 --count 10 --steps "$steps" -f digits |
            properties passages 15x15 "$steps"
    done
    maze generate 15x15 -s 99 --steps 49 -f digits | properties passages 15x15 48
}

@test "the keys of the shortest way win, with a move for each and no bump" {
    local size seed keys
    while read -r size seed; do
        keys=$(maze generate "$size" -s "$seed" -f digits | properties way)
        run maze play "$size" -s "$seed" --keys "$keys" -f ascii
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

@test "the 5x5 maze of seed 1 in lines, as a maze file, and as a list of its passages" {
    draws generate 5x5 -s 1 -f lines <<'MAZE'
╷ ● ┌───┐
│   │   │
│   ╵   │
│       │
└───╴   ╵
MAZE
    draws generate 5x5 -s 1 -f text <<'MAZE'
5 5
1 8 1 1 1
1 0 1 0 1
1 0 1 0 1
1 0 0 0 1
1 1 1 7 1
# seed 1
MAZE
    draws generate 5x5 -s 1 -f edges <<'MAZE'
0,0 0,1
1,0 1,1
0,1 1,1
# start 0,0
# goal 1,1
MAZE
}

@test "the 5x5 maze of seed 1 solved and checked" {
    draws solve 5x5 -s 1 -f ascii <<'MAZE'
##@ ######
##. ##  ##
##. ##  ##
##. . . ##
######. ##
steps: 7
MAZE
    draws solve 5x5 -s 1 -f lines <<'MAZE'
╷ ● ┌───┐
│ · │   │
│ · ╵   │
│ · · · │
└───╴ · ╵
steps: 7
MAZE
    draws solve 5x5 -s 1 -f text <<'MAZE'
5 5
1 8 1 1 1
1 9 1 0 1
1 9 1 0 1
1 9 9 9 1
1 1 1 7 1
# seed 1
# steps 7
MAZE
    draws check 5x5 -s 1 <<'FACTS'
cells: 4
passages: 3
reachable: 4
dead ends: 2
bridges: 0
perfect: yes
way: 7
turns: 2
junctions: 0
FACTS
}

@test "the 7x7 maze of seed 1 with other ends" {
    # after its 8 passages, the generator goes on:
    # 854716505, 564586691, 1596680831, 192302371, ...
    draws generate 7x7 -s 1 --ends center -f ascii <<'MAZE'
##########  ##
##  ##      ##
##  ######  ##
##    @     ##
##########  ##
##          ##
##############
MAZE
    draws generate 7x7 -s 1 --ends opposite -f ascii <<'MAZE'
##########@ ##
##  ##      ##
##  ######  ##
##          ##
##########  ##
##          ##
##  ##########
MAZE
    draws generate 7x7 -s 1 --ends random -f ascii <<'MAZE'
##############
##  ##    X ##
##  ######  ##
##        @ ##
##########  ##
##          ##
##############
MAZE
}

@test "a woven maze with a bridge each way, in every picture" {
    draws generate 11x9 -s 44 --weave <<'MAZE'
██● ██████████████████
██      ██  ██      ██
██████  ██  ██  ██  ██
██      ██  ══════  ██
██  ██████║║██  ██████
██        ║║    ██  ██
██████████║║██████  ██
██                  ██
██████████████████  ██
MAZE
    draws generate 11x9 -s 44 --weave -f ascii <<'MAZE'
##@ ##################
##      ##  ##      ##
######  ##  ##  ##  ##
##      ##  ======  ##
##  ######||##  ######
##        ||    ##  ##
##########||######  ##
##                  ##
##################  ##
MAZE
    draws generate 11x9 -s 44 --weave -f lines <<'MAZE'
╷ ● ╶───┬───┬───────┐
│       │   │       │
├───╴   │   ╵       │
│       │   ═════   │
│   ╶───┘ ║     ┌───┤
│         ║     │   │
├───────╴ ║ ╶───┘   │
│                   │
└───────────────╴   ╵
MAZE
    draws generate 11x9 -s 44 --weave -f digits <<'MAZE'
1 1 1 1 1 1 1 1 1 1 1 1 1
1 0 2 0 0 0 0 0 0 0 0 0 1
1 0 1 1 1 0 1 0 1 1 1 0 1
1 0 0 0 1 0 1 0 1 0 1 0 1
1 0 1 1 1 0 1 4 1 5 1 0 1
1 0 1 0 0 0 6 0 1 0 0 0 1
1 0 1 1 1 1 1 1 1 0 1 0 1
1 0 0 0 0 0 7 0 0 0 1 0 1
1 0 1 1 1 1 1 1 1 1 1 0 1
1 0 0 0 0 0 0 0 0 0 1 0 1
1 1 1 1 1 1 1 1 1 1 1 1 1
MAZE
    draws generate 11x9 -s 44 --weave -f text <<'MAZE'
11 9
1 8 1 1 1 1 1 1 1 1 1
1 0 0 0 1 0 1 0 0 0 1
1 1 1 0 1 0 1 0 1 0 1
1 0 0 0 1 0 4 0 5 0 1
1 0 1 1 1 3 1 0 1 1 1
1 0 0 0 0 0 0 0 1 0 1
1 1 1 1 1 2 1 1 1 0 1
1 0 0 0 0 0 0 0 0 0 1
1 1 1 1 1 1 1 1 1 7 1
# seed 44
MAZE
    draws generate 11x9 -s 44 --weave -f edges <<'EDGES'
0,0 1,0
1,0 1,1
2,0 2,1
3,0 4,0
3,0 3,1
4,0 4,1
0,1 1,1
0,1 0,2
2,1 4,1
2,1 2,3
3,1 3,2
0,2 1,2
1,2 2,2
2,2 3,2
4,2 4,3
0,3 1,3
1,3 2,3
2,3 3,3
3,3 4,3
# start 0,0
# goal 4,3
EDGES
}

@test "its solution leads under both bridges, then over both" {
    draws solve 11x9 -s 44 --weave -f ascii <<'MAZE'
##@ ##################
##. . . ##  ##. . . ##
######. ##  ##. ##. ##
##. . . ##. ======. ##
##. ######||##. ######
##. . . . ||. . ##  ##
##########||######  ##
##        . . . . . ##
##################. ##
steps: 31
MAZE
}

@test "the player steps under a bridge square by square, and over it in one move" {
    # under the bridge from north to south
    walks_to sddssaassdddd <<'GAME'
##  ##################
##      ##  ##      ##
######  ##  ##  ##  ##
##      ##  ======  ##
##  ######||##  ######
##        @     ##  ##
##########||######  ##
##                  ##
##################  ##
result: unfinished
moves: 13
bumps: 0
position: 6,6
GAME
    # from under it nobody climbs onto it
    walks_to sddssaassddddsw <<'GAME'
##  ##################
##      ##  ##      ##
######  ##  ##  ##  ##
##      ##  ======  ##
##  ######||##  ######
##        @     ##  ##
##########||######  ##
##                  ##
##################  ##
result: unfinished
moves: 13
bumps: 2
position: 6,6
GAME
    # beside the bridge from east to west
    walks_to sddssaassddddddwwwwdds <<'GAME'
##  ##################
##      ##  ##      ##
######  ##  ##  ##@ ##
##      ##  ======  ##
##  ######||##  ######
##        ||    ##  ##
##########||######  ##
##                  ##
##################  ##
result: unfinished
moves: 22
bumps: 0
position: 10,3
GAME
    # one more step south, and one to the west: across it
    walks_to sddssaassddddddwwwwddssa <<'GAME'
##  ##################
##      ##  ##      ##
######  ##  ##  ##  ##
##      ##@ ======  ##
##  ######||##  ######
##        ||    ##  ##
##########||######  ##
##                  ##
##################  ##
result: unfinished
moves: 24
bumps: 0
position: 6,4
GAME
    # there and back over both
    walks_to sddssaassddddddwwwwddssaswd <<'GAME'
##  ##################
##      ##  ##      ##
######  ##  ##  ##  ##
##      ##  ======@ ##
##  ######||##  ######
##        ||    ##  ##
##########||######  ##
##                  ##
##################  ##
result: unfinished
moves: 27
bumps: 0
position: 10,4
GAME
}

@test "dead ends that open to the outside do not matter to the shortest way" {
    # north, south, west and east of it an opening that leads nowhere; and a loop
    put_file maze '7 7/1 8 1 1 1 0 1/1 0 0 0 1 0 1/1 0 1 0 1 0 1/0 0 0 0 0 0 0/1 0 1 0 1 0 1/1 0 1 0 0 0 1/1 0 1 1 1 7 1'
    check_printed '██● ██████  ██
██· · · ██  ██
██  ██· ██  ██
      · · ·   
██  ██  ██· ██
██  ██    · ██
██  ██████· ██
steps: 11
' solve -i maze
}

@test "without a way from the player to the goal, solve says so in one line" {
    local ends
    for ends in corners opposite center; do
        check_failed 'there is no way from the player to the goal' solve 9x9 -s 1 --steps 0 --ends "$ends"
    done
}

@test "the mazes before one without a way are printed whole" {
    # after two passages there is a way with seed 2, and none with seed 3
    try "${bash_twin[@]}" solve 5x5 -s 2 --steps 2 --ends center -f ascii
    check_both 1 "$out" 'maze.sh: there is no way from the player to the goal'$'\n' \
        solve 5x5 -s 2 --steps 2 --ends center -f ascii --count 3
}

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
    check_printed $'##\033[1;33m@ \033[0m######\n##  ##  ##\n##  ##  ##\n##      ##\n######  ##\n' \
        generate 5x5 -s 1 -f ascii --color always
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
    refused_with 4,4 8 '1 goals inside'
    refused_with 4,2 8 '1 goals inside'
    refused_with 2,2 1 'the player is not at 4,4: [(2, 1)]' center
    refused_with 2,2 1 'an end beside the cells, at 2,1' random
    refused_with 3,4 9 "not a row of codes: '1 0 1 9 1 0 1'"
}

@test "a wrong size, a wrong number of mazes and a lost end of line are noticed" {
    local maze
    maze=$(maze generate 5x7 -s 1 -f digits)
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
    run properties perfect 7x7 1 corners 1 <"$BATS_TEST_TMPDIR/woven"
    [ "$status" -eq 0 ]
    run properties perfect 7x7 1 <"$BATS_TEST_TMPDIR/woven"
    [ "$output" = 'maze 1: 1 bridges, more than 0' ]
    run properties woven 2 <"$BATS_TEST_TMPDIR/woven"
    [ "$output" = 'maze 1: 1 bridges' ]
    run properties way <"$BATS_TEST_TMPDIR/woven"
    [ "$output" = sddssssddss ]
    # with the goal at 2,6 the way leads over the bridge
    run properties way < <(sed '7s/1 0 1/1 0 8/' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = sddddssass ]
    run properties perfect 7x7 1 corners 1 < <(sed '4s/1/0/2' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = 'maze 1: the bridge at 3,4 crosses no passage' ]
    run properties perfect 7x7 1 corners 1 < <(sed '5s/5/1/' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = 'maze 1: half a bridge at 3,4' ]
    run properties perfect 7x7 1 corners 1 < <(sed '5s/4/0/' "$BATS_TEST_TMPDIR/woven")
    [ "$output" = "maze 1: a bridge's end stands alone" ]
}

@test "ends, trails and edges with something wrong are noticed" {
    local ends
    maze generate 5x5 -s 1 -f digits --ends opposite --count 9 >"$BATS_TEST_TMPDIR/mazes"
    run properties sides 9 <"$BATS_TEST_TMPDIR/mazes"
    [ "$status" -eq 1 ]
    maze generate 7x7 -s 1 -f digits --ends opposite >"$BATS_TEST_TMPDIR/maze"
    run properties perfect 7x7 1 opposite <"$BATS_TEST_TMPDIR/maze"
    [ "$status" -eq 0 ]
    # the player in the middle of the top, and the other opening below him
    run properties perfect 7x7 1 opposite \
        < <(sed '2s/.*/1 0 0 0 2 0 0 0 1/; 8s/.*/1 0 0 0 1 0 0 0 1/' "$BATS_TEST_TMPDIR/maze")
    [ "$output" = 'maze 1: both openings in the middle, 4' ]

    maze solve 5x5 -s 1 -f digits >"$BATS_TEST_TMPDIR/solved"
    run properties solved 1 <"$BATS_TEST_TMPDIR/solved"
    [ "$status" -eq 0 ]
    run properties solved 1 < <(sed 's/steps: 7/steps: 8/' "$BATS_TEST_TMPDIR/solved")
    [ "$output" = 'maze 1: 8 steps, but a trail of 7' ]
    run properties solved 1 < <(sed '4s/3/1/' "$BATS_TEST_TMPDIR/solved")
    [ "$output" = '0 ways on along the trail at 2,2' ]
    run properties solved 1 < <(sed '4s/0 1 0 1$/0 3 0 1/' "$BATS_TEST_TMPDIR/solved")
    [ "$output" = '2 ways on along the trail at 4,4' ]
    run properties solved 1 <<'ROUNDABOUT'
1 1 1 1 1 1 1 1 1
1 0 2 0 0 0 0 0 1
1 0 3 0 3 3 3 0 1
1 0 3 0 3 0 3 0 1
1 0 3 3 3 1 3 0 1
1 0 0 0 0 0 3 0 1
1 1 1 1 1 1 1 1 1
steps: 13
ROUNDABOUT
    [ "$output" = 'maze 1: 13 steps, but a way with the keys sssddddss' ]

    ends=$'\n# start 0,0\n# goal 1,1'
    run properties tree 5x5 1 <<<$'0,0 0,1\n1,0 1,1\n0,1 1,1'"$ends"
    [ "$status" -eq 0 ]
    run properties tree 5x5 1 <<<$'1,0 1,1\n0,0 0,1\n0,1 1,1'"$ends"
    [ "$output" = 'maze 1: out of order: 0,0 0,1' ]
    run properties tree 5x5 1 <<<$'0,0 0,1\n1,0 1,1'"$ends"
    [ "$output" = 'maze 1: 2 parts without a way between them' ]
    run properties tree 5x5 1 <<<$'0,0 1,0\n0,0 0,1\n1,0 1,1\n0,1 1,1'"$ends"
    [ "$output" = 'maze 1: a second way: 0,1 1,1' ]
    run properties tree 5x5 1 <<<$'0,0 0,1\n1,0 1,2'"$ends"
    [ "$output" = "maze 1: not two cells: '1,0 1,2'" ]
    run properties tree 5x5 1 <<<$'0,0 0,1\n1,0 1,1\n0,1 1,1\n# start 0,0\n# goal 1,2'
    [ "$output" = "maze 1: not a goal: '# goal 1,2'" ]
}
