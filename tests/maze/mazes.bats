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
--
-f text
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
PICTURES
    lines_of "0,0 1,0/1,0 1,1/2,0 2,1/3,0 4,0/3,0 3,1/4,0 4,1/0,1 1,1/0,1 0,2/\
2,1 4,1/2,1 2,3/3,1 3,2/0,2 1,2/1,2 2,2/2,2 3,2/4,2 4,3/0,3 1,3/1,3 2,3/2,3 3,3/3,3 4,3/# start 0,0/# goal 4,3"
    check_printed "$REPLY" generate 11x9 -s 44 --weave -f edges
    # a goal that is an opening: the cell beside it
    check_printed $'0,0 0,1\n1,0 1,1\n0,1 1,1\n# start 1,1\n# goal 1,0\n' generate 5x5 -s 3 --ends center -f edges
}

@test "a step takes the player one square under a bridge, or across the whole bridge" {
    # under the bridge from north to south; not into it from below; beside it from east to west; across it; over both,
    # and back
    draws 'play 11x9 -s 44 --weave -f ascii' <<'PICTURES'
--keys sddssaassdddd   : --keys sddssaassddddsw : --keys sddssaassddddddwwwwdds : --keys sddssaassddddddwwwwddssa
##  ################## : ##  ################## : ##  ##################        : ##  ##################
##      ##  ##      ## : ##      ##  ##      ## : ##      ##  ##      ##        : ##      ##  ##      ##
######  ##  ##  ##  ## : ######  ##  ##  ##  ## : ######  ##  ##  ##@ ##        : ######  ##  ##  ##  ##
##      ##  ======  ## : ##      ##  ======  ## : ##      ##  ======  ##        : ##      ##@ ======  ##
##  ######||##  ###### : ##  ######||##  ###### : ##  ######||##  ######        : ##  ######||##  ######
##        @     ##  ## : ##        @     ##  ## : ##        ||    ##  ##        : ##        ||    ##  ##
##########||######  ## : ##########||######  ## : ##########||######  ##        : ##########||######  ##
##                  ## : ##                  ## : ##                  ##        : ##                  ##
##################  ## : ##################  ## : ##################  ##        : ##################  ##
result: unfinished     : result: unfinished     : result: unfinished            : result: unfinished
steps: 13              : steps: 13              : steps: 22                     : steps: 24
bumps: 0               : bumps: 2               : bumps: 0                      : bumps: 0
position: 6,6          : position: 6,6          : position: 10,3                : position: 6,4
--
--keys sddssaassddddddwwwwddssaswd
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
steps: 27
bumps: 0
position: 10,4
PICTURES
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
sssddssq|won 7 0 4,6
GAMES
}

# The checksums are those of mazes that an independent program carved from the rules alone.
@test "the checksums of mazes are those that follow from the rules" {
    while read -r size seed count ends bridges passages sum; do
        call=(generate "$size" -s "$seed" --count "$count" --ends "$ends" --bridges "${bridges/-/1000000}"
            --passages "${passages/-/1000000}" -f digits)
        check_same "${call[@]}" -c stack
        check "${call[*]}" "$sum" "$(printf %s "$out" | cksum | cut -d ' ' -f 1)"
        expected=$out
        try "${bash_twin[@]}" "${call[@]}" -c recursive
        check_answer "${call[*]} -c recursive" 0 "$expected" ''
    done <<'ROWS'
7x5 2147483646 1 corners 0 - 3153253745
21x15 9 1 corners 0 68 3016904767
7x7 179 10 opposite - - 519772062
7x7 179 10 center - - 2613514857
7x7 179 10 random - - 2323503953
23x21 179 2 opposite 2 - 4021705157
21x11 179 5 corners - 0 2156687262
21x11 179 5 opposite - 0 2975531978
21x11 179 5 center - 0 3467635293
21x11 179 5 random - 0 63031561
21x11 179 5 opposite - 25 2655633266
ROWS
}

@test "long work reports how much of it is done" {
    write_program progress.sh <<'END'
need maze/carve maze/check maze/solve maze/maze_file pictures/edges pictures/half pictures/sheet pictures/text
need pictures/shared/squares
say_carving=c say_checking=k say_printing=p say_reading=r say_solving=s say_width='' say_height=''
start_progress() { printf ' <'; }
show_progress() {
    ((++reported % 8)) || printf '\n   '
    printf ' %s%s/%s' "$@"
}
end_progress() { printf ' >'; }
load_texts() { :; }
put_line() { :; }
carve_with() { seed_with 1 && set_size "$1" "$2" && carve "$3" 5000 "$4"; }
while IFS='|' read -r work _; do
    [[ $work != ' '* ]] || continue # more reports of the work above
    reported=0
    printf '%s|' "$work" && eval "$work" && echo || echo wrong
done
END
    cat >reports <<'END'
carve_with 71 131 stack 0; place_corners| < c1928/2275 c2220/2275 c2272/2275 >
check| < k0/142 k12/142 k24/142 k36/142 k48/142 k60/142 k72/142
    k1/2 k1/2 k1/2 k1/2 k1/2 k1/2 k1/2 k1/2
    k2787/4550 k3299/4550 k3811/4550 k4323/4550 >
solve "$player" "$goal"| < s0/142 s12/142 s24/142 s36/142 s48/142 s60/142 s72/142
    s2787/4550 s3299/4550 >
tree=''; solve "$player" "$goal"| < s0/142 s12/142 s24/142 s36/142 s48/142 s60/142 s72/142
    s10221/19418 s10733/19418 s11245/19418 s11757/19418 s12269/19418 s12781/19418 >
draw_half; put_svg_maze; draw_edges| < p64/66 > < p64/262 p128/262 p135/142 > < p0/142 p12/142 p24/142
    p36/142 p48/142 p60/142 p72/142 >
draw_text; draw_squares lines plain| < p64/131 p128/131 > < p64/131 p128/131 >
join_rows; rows=${joined_rows[*]} size=500001; join_rows; set_size 71 131; [[ ${joined_rows[*]} == "$rows" ]]|
place_far| c0/142 c12/142 c24/142 c36/142 c48/142 c60/142 c72/142
    c11757/19418 c13805/19418 c15853/19418 c17901/19418 c11757/19418 c13805/19418 c15853/19418 c17901/19418 >
((cell[5 * stride + 5] = OPEN)); solve "$player" "$goal"| < s0/142 s12/142 s24/142 s36/142 s48/142 s60/142 s72/142
    s10221/19418 s10733/19418 s11245/19418 s11757/19418 s12269/19418 s12781/19418 s13293/19418 s13805/19418 >
for name in recursive prim wilson; do carve_with 39 37 "$name" 1; done| < c86/342 > < c86/342 > < c86/342 >
for name in aldous-broder division; do carve_with 39 37 "$name" 1; done| < c86/342 c337/342 > < c86/342 >
open_file u && read_maze| < r1/5 r2/5 r3/5 r4/5 r5/5 >
END
    put_file u "$u_maze"
    input=reports
    try "$MAZE_BASH" progress.sh
    check_answer 'reports' 0 "$(<reports)"$'\n' ''
}

# bats test_tags=shell
@test "the fast forms work as the plain ones do, from every square" {
    write_program forms.sh <<'END'
need cli/mazes cli/options maze/check maze/solve
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
        ! is_outside "$at" && ((cell[at] == OPEN)) || continue
        tree=yes
        quick=$(report_solve "$at")
        tree=''
        [[ $(report_solve "$at") == "$quick" ]] || echo "$at: differs"
    done
    echo "$quick"
done
END
    input=sizes
    cat >sizes <<'END'
5 5 1000 corners -
37 5 1000 center -
9 13 1000 opposite -
11 9 17 random -
21 15 1000 far - heart
23 13 1000 opposite weave
21 13 45 far weave
END
    try "$MAZE_BASH" forms.sh
    check 'status, and what differs' '0 ' "$status $(grep differ <<<"$out$err")"
    check 'mazes' 7 "$(grep -c . <<<"$out")"
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

@test "a range of --path or --choices includes its two numbers but none beyond" {
    # --path and --choices of the maze 9x9 of seed 2 and the next ones
    IFS=, read -r -a facts <<<"$(print check 9x9 --seed 2 --table | tail -n 1)"
    for k in 9 12; do
        option=--path
        ((k == 9)) || option=--choices
        least=$((facts[k] - 1)) most=$((facts[k] + 1))
        for range in "$least-${facts[k]}" "${facts[k]}-$most"; do
            check_same check 9x9 --seed 2 "$option" "$range" --table
            check "$option $range" 2 "$(tail -n 1 <<<"${out%$'\n'}" | cut -d , -f 1)"
        done
        for range in "0-$least" "$most-99"; do
            check_same check 9x9 --seed 2 "$option" "$range" --table
            [[ $(tail -n 1 <<<"${out%$'\n'}") != 2,* ]] || check "$option $range" 'another seed' 2
        done
    done
}

@test "the table of check has the values of its lines" {
    for options in '9x9 -s 3 --weave' '15x15 -s 4 --loops 60 --ends random' '9x9 -s 4 --passages 3 --ends far' \
        '9x9 -s 4 --passages 0 --ends random'; do
        read -r -a options <<<"$options"
        check_same check "${options[@]}"
        expected=$(printf %s "$out" | sed 's/^[^:]*: //; s/^none$//' | paste -s -d ,)
        size=${options[0]}
        check_same check "${options[@]}" --table
        heads=seed,width,height,cells,passages,reachable,dead_ends,bridges,perfect,path,turns,junctions,choices
        check "${options[*]}" "$heads"$'\n'"${options[2]},${size/x/,},$expected" "${out%$'\n'}"
    done
    print generate 9x9 -s 3 -f text >maze
    check_same check -i maze --table
    [[ $out == *$'\n3,9,9,16,15,16,'* ]] || check 'the seed that the file names' '3,9,9,16,15,16,...' "$out"
}

@test "with --path each command chooses the same maze" {
    try "${bash_twin[@]}" generate 9x7 --seed 14
    check_printed "$out" generate 9x7 --seed 1 --path 25-30
    while IFS='|' read -r call named; do
        read -r -a call <<<"$call"
        try "${bash_twin[@]}" "${call[@]}" --seed 1 --path 25-30
        [[ $out == *"$named"* ]] || check "${call[*]}" "$named" "$out"
    done <<'ROWS'
check 9x7|path: 25
solve 9x7 -f text|# seed 14
play 9x7 --keys s -f text|# seed 14
generate 9x7 -f svg|<title>Maze 9x7, seed 14</title>
sheet 9x7|9x7, seed 14
page 9x7|# seed 14
ROWS
    try "${bash_twin[@]}" generate 9x7 --seed 14 --trace
    check_printed "$out" generate 9x7 --seed 1 --path 25-30 --trace
}

# bats test_tags=random
@test "after 1,000 seeds without a fit for --path a line lists the lengths found" {
    share 2147483597 1 # no seed comes after the last one
    first=$REPLY
    seeds=$((first == 1 ? 1000 : 50))
    check_failed "--path: no maze fits 100-200; seeds tried: $seeds, lengths: 7" \
        generate 5x5 --seed "$first" --path 100-200
    check_failed "--path: no maze fits 12-12; seeds tried: $seeds, lengths: 9-13" solve 7x5 --seed "$first" --path 12-12
    check_failed "--path: no maze fits 1-2; seeds tried: $seeds, lengths: none" \
        check 7x7 --seed "$first" --path 1-2 --passages 1
    check_failed "--choices: no maze fits 9-10; seeds tried: $seeds, choices: 0" \
        generate 5x5 --seed "$first" --choices 9-10
    check_failed "--choices: no maze fits 1-2; seeds tried: $seeds, choices: 0" \
        solve 7x5 --seed "$first" --choices 1-2 --path 13-13
    check_failed "--path: no maze fits 1-2; seeds tried: $seeds, lengths: 7" \
        check 5x5 --seed "$first" --choices 0-1 --path 1-2
    check_failed "--choices: no maze fits 1-2; seeds tried: $seeds, choices: none" \
        check 7x7 --seed "$first" --choices 1-2 --passages 1
    check_failed '--path: no maze fits 9-9; seeds tried: 47, lengths: 7' \
        generate 5x5 --seed 2147483600 --path 9-9
}
