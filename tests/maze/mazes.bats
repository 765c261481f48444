#!/usr/bin/env bats
#
# Mazes of the backtracker (algorithms.bats has the others): small ones, drawn in every picture, and games in them;
# properties of all, checked without comparing the twins; --path A-B, which asks for a shortest path of A to B steps.

load ../support/helpers

@test "the 5x5 maze of seed 1 is drawn as here in each picture" {
    # at   candidates            state  draw
    # 2,2  east south            48271  % 2 = 1: south
    # 2,4  east              182605794  % 1 = 0: east     48271 * 48271 - 2147483647
    # 4,4  north            1291394886  % 1 = 0: north    182605794 * 48271 - 4104 * 2147483647
    # The entrance is above the first cell, the exit below the last.
    draws '5x5 -s 1' <<'PICTURES'
           : -f ascii   : -f lines  : -f digits     : -f text   : -f edges    : solve -f lines : solve -f text
██● ██████ : ##@ ###### : ╷ ● ┌───┐ : 1 1 1 1 1 1 1 : 5 5       : 0,0 0,1     : ╷ ● ┌───┐      : 5 5
██  ██  ██ : ##  ##  ## : │   │   │ : 1 0 2 0 0 0 1 : 1 8 1 1 1 : 1,0 1,1     : │ · │   │      : 1 8 1 1 1
██  ██  ██ : ##  ##  ## : │   ╵   │ : 1 0 1 0 1 0 1 : 1 0 1 0 1 : 0,1 1,1     : │ · ╵   │      : 1 9 1 0 1
██      ██ : ##      ## : │       │ : 1 0 1 0 1 0 1 : 1 0 1 0 1 : # start 0,0 : │ · · · │      : 1 9 1 0 1
██████  ██ : ######  ## : └───╴   ╵ : 1 0 1 1 1 0 1 : 1 0 0 0 1 : # goal 1,1  : └───╴ · ╵      : 1 9 9 9 1
           :            :           : 1 0 0 0 1 0 1 : 1 1 1 7 1 :             : steps: 7       : 1 1 1 7 1
           :            :           : 1 1 1 1 1 1 1 : # seed 1  :             :                : # seed 1
           :            :           :               :           :             :                : # steps 7
PICTURES
}

@test "a woven maze with a bridge each way, in every picture" {
    draws 'generate 11x9 -s 44 --weave' <<'PICTURES'
                       : -f ascii               : -f lines              : -f digits
██● ██████████████████ : ##@ ################## : ╷ ● ╶───┬───┬───────┐ : 1 1 1 1 1 1 1 1 1 1 1 1 1
██      ██  ██      ██ : ##      ##  ##      ## : │       │   │       │ : 1 0 2 0 0 0 0 0 0 0 0 0 1
██████  ██  ██  ██  ██ : ######  ##  ##  ##  ## : ├───╴   │   ╵       │ : 1 0 1 1 1 0 1 0 1 1 1 0 1
██      ██  ══════  ██ : ##      ##  ======  ## : │       │   ═════   │ : 1 0 0 0 1 0 1 0 1 0 1 0 1
██  ██████║║██  ██████ : ##  ######||##  ###### : │   ╶───┘ ║     ┌───┤ : 1 0 1 1 1 0 1 4 1 5 1 0 1
██        ║║    ██  ██ : ##        ||    ##  ## : │         ║     │   │ : 1 0 1 0 0 0 6 0 1 0 0 0 1
██████████║║██████  ██ : ##########||######  ## : ├───────╴ ║ ╶───┘   │ : 1 0 1 1 1 1 1 1 1 0 1 0 1
██                  ██ : ##                  ## : │                   │ : 1 0 0 0 0 0 7 0 0 0 1 0 1
██████████████████  ██ : ##################  ## : └───────────────╴   ╵ : 1 0 1 1 1 1 1 1 1 1 1 0 1
                       :                        :                       : 1 0 0 0 0 0 0 0 0 0 1 0 1
                       :                        :                       : 1 1 1 1 1 1 1 1 1 1 1 1 1
PICTURES
    lines_of "0,0 1,0/1,0 1,1/2,0 2,1/3,0 4,0/3,0 3,1/4,0 4,1/0,1 1,1/0,1 0,2/\
2,1 4,1/2,1 2,3/3,1 3,2/0,2 1,2/1,2 2,2/2,2 3,2/4,2 4,3/0,3 1,3/1,3 2,3/2,3 3,3/3,3 4,3/# start 0,0/# goal 4,3"
    check_printed "$REPLY" generate 11x9 -s 44 --weave -f edges
    # a goal that is an opening: the cell beside it
    check_printed $'0,0 0,1\n1,0 1,1\n0,1 1,1\n# start 1,1\n# goal 1,0\n' generate 5x5 -s 3 --ends center -f edges
}

@test "a step takes the player one square under a bridge, or across the whole bridge" {
    while IFS='|' read -r keys facts; do
        check_same play 11x9 -s 44 --weave --keys "sddssaas$keys"
        check_facts "$keys" "$facts"
    done <<'ROWS'
sdddd|unfinished 13 0 6,6
sddddsw|unfinished 13 2 6,6
sddddddwwwwdds|unfinished 22 0 10,3
sddddddwwwwddssa|unfinished 24 0 6,4
sddddddwwwwddssad|unfinished 25 0 10,4
ROWS
}

@test "keys walk through the 5x5 maze of seed 1 to this end, or do nothing" {
    while IFS='|' read -r keys expected; do
        eval "keys=(${keys:-''})"
        check_same play 5x5 -s 1 --keys "${keys[0]}"
        check_facts "keys $keys" "$expected"
    done <<'GAMES'
|unfinished 0 0 2,1
sad|unfinished 1 2 2,2
ssssadaddss|won 9 2 4,6
w|unfinished 0 1 2,1
ASDWQ|unfinished 0 0 2,1
's s1s*'|unfinished 3 0 2,4
$'\e[Bs\ns\t\\\xe4$?'|unfinished 2 0 2,3
ssaqsddss|quit 2 1 2,3
'x[$(s)a`d`;w'|unfinished 2 2 2,1
sssddssq|won 7 0 4,6
GAMES
}

# bats test_tags=shell,random
@test "the fast forms work as the plain ones do, from every square" {
    share 3 1
    write_program forms.sh <<'END'
need cli/mazes cli/options maze/check maze/solve
first=$1 share=$2
choose_language ''
read_call generate
report_solve() {
    solve "$1" "$goal"
    printf '%d %d' "$?" "$steps"
    printf ' %d' ${path[@]+"${path[@]}"}
}
report_check() {
    check
    printf '%d cells %d passages %d dead ends %d junctions %d reached %d\n' "$?" "$checked_cells" "$checked_passages" \
        "$checked_dead_ends" "$checked_junctions" "$checked_reached"
}
report_far() {
    place_far
    echo "$player $goal"
}
while read -r option_width option_height option_passages option_ends given_weave option_mask; do
    [[ $given_weave == weave ]] || given_weave=''
    option_carver=stack
    make_from "$option_width"
    fast="$state ${cell[*]}"
    quick=$(report_check)
    option_carver=recursive
    make_from "$option_width"
    [[ "$state ${cell[*]}" == "$fast" ]] || echo 'carved: differs'
    fast=$(report_far)
    tree=''
    [[ $(report_far) == "$fast" ]] || echo 'far ends: differ'
    [[ $(report_check) == "$quick" ]] || echo 'checked: differs'
    for at in "${!cell[@]}"; do
        ! is_outside "$at" && ((cell[at] == OPEN && (at + first) % share == 0)) || continue
        tree=yes
        quick=$(report_solve "$at")
        tree=''
        [[ $(report_solve "$at") == "$quick" ]] || echo "$at: differs"
    done
    echo "$quick"
done
END
    input=sizes limit=60
    cat >sizes <<'END'
5 5 1000 corners -
37 5 1000 center -
9 9 17 random -
21 15 1000 far - heart
15 11 1000 opposite weave
13 11 25 far weave
END
    try "$MAZE_BASH" forms.sh "$MAZE_TEST_SEED" "$REPLY"
    check 'status, and what differs' '0 ' "$status $(grep differ <<<"$out$err")"
    check 'mazes' 6 "$(grep -c . <<<"$out")"
}

# bats test_tags=random
@test "with --path or --choices the seeds that fit are tried in turn" {
    while IFS='|' read -r options ranges; do
        has_turn 2 || continue
        read -r -a options <<<"$options --seed 1"
        IFS='- ' read -r least most few many <<<"$ranges"
        expected=$(print check "${options[@]}" --count 60 --table |
            awk -F, -v least="$least" -v most="$most" -v few="${few:-0}" -v many="${many:-99999}" \
                '$10 != "" && $10 >= least && $10 <= most && $13 >= few && $13 <= many { print $1 }' | head -n 5)
        check "${options[*]}: fitting seeds" 5 "$(grep -c . <<<"$expected")"
        options+=(--path "$least-$most" ${few:+--choices "$few-$many"} --count 5)
        check_same generate "${options[@]}" -f text
        check "${options[*]}" "$expected" "$(sed -n 's/^# seed //p' <<<"$out")"
        check_same check "${options[@]}"
        check "${options[*]}: check" "$expected" "$(sed -n 's/^seed: //p' <<<"$out")"
    done <<'ROWS'
9x7|9-17
11x11 -a prim --ends random --loops 30|9-17
9x9 --passages 12|9-17
13x11|16-50 2-3
15x11 --ends random|16-50 2-3
13x13 --weave|16-50 2-3
15x15 --loops 50|16-50 2-3
ROWS
}

# bats test_tags=random
@test "after 1,000 seeds without a fit for --path a line lists the lengths found" {
    limit=60
    share 2147483597 1 # no seed comes after the last one
    first=$REPLY
    seeds=$((first == 1 ? 1000 : 50))
    while IFS='|' read -r call said; do
        read -r -a call <<<"$call"
        check_failed "${said/N/$seeds}" "${call[@]}" --seed "$first"
    done <<'ROWS'
generate 5x5 --path 100-200|--path: no maze fits 100-200; seeds tried: N, lengths: 7
solve 7x5 --path 12-12|--path: no maze fits 12-12; seeds tried: N, lengths: 9-13
check 7x7 --path 1-2 --passages 1|--path: no maze fits 1-2; seeds tried: N, lengths: none
generate 5x5 --choices 9-10|--choices: no maze fits 9-10; seeds tried: N, choices: 0
solve 7x5 --choices 1-2 --path 13-13|--choices: no maze fits 1-2; seeds tried: N, choices: 0
check 5x5 --choices 0-1 --path 1-2|--path: no maze fits 1-2; seeds tried: N, lengths: 7
check 7x7 --choices 1-2 --passages 1|--choices: no maze fits 1-2; seeds tried: N, choices: none
ROWS
}
