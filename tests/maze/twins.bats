#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2317 # helpers.bash calls bash_twin
#
# For any call, maze.sh and python_ref answer with the same bytes and exit status. Their errors differ in words.
# The rows are the arguments of ./maze.sh; a new option is a new row here, and a new line in the tables of cases.py.

load ../support/helpers

compare_random() { # <kind> <short> <all> [<n> <pattern>]: random calls of cases.py -> rows, mazes, wanted. At least
    # one line in n of the answers matches the pattern
    share "$2" "$3"
    wanted=$REPLY
    (cd "$ROOT" && "$PYTHON" tests/support/cases.py "$1" "$MAZE_TEST_SEED" "$wanted") >../rows
    compare_rows ../rows
    ((rows + mazes >= wanted)) || check 'compared' "$wanted or more" "$rows rows, $mazes mazes"
    [[ -z ${5-} ]] || (($(grep -acE "$5" ../answers) >= wanted / $4)) || check "$5" "$((wanted / $4)) or more" 'fewer'
}

# bats test_tags=random
@test "the twins print the same for every row of the table" {
    ends=$(values_of ends | tr ' ' '|')
    sed "s/ENDS/<$ends>/; s/NAMES/<$(list_names ALGORITHMS | tr ' ' '|')>/" <<'ROWS' | spread >../all
# sizes, and the ways to ask for them
<generate 5x5 -s 1|5x7 -s 2|generate -s 5|-s 8 -- 13x7|generate 0005x00007 -s 000009|5x5 7x7 -s 10|7x7 -x 9 -s 10>
generate <-x 7 -y 5 -s 3|-x7 -y=5 -s 3|--width=9 --height 11 --seed=4|-x 11 -s 6|-y 11 -s 7>
generate <5x101 -s 11|101x5 -s 12|2001x5 -s 13|5x2001 -s 14>

# seeds
generate 15x15 -s <1 --count 5|2147483646|2147483640 --count 7>
generate 5x5 -s <1 -s 2|100 --count 9|000000000000000005|0000000000000000005>

# carvers at the limit of recursive, and a recursion more than 1,000 calls deep
generate <103x101 -s 21 -c auto|103x101 -s 21 -c recursive|1401x5 -s 53 -c recursive>

# pictures
solve <5x5|9x7|7x31> -s 25 -f svg --ends ENDS <|--weave|--bridges 2 -c stack|--passages 20>

# bridges, ends and steps; random calls have more of them
generate 21x21 -s 53 -f digits --bridges <0|00|0003|1 --weave|0 --weave|5 --bridges 1>
check 21x11 -s 80 --passages <0 --ends random|48|49>

# algorithms, also where a budget ends them early; random ends show what was drawn before
generate 15x9 -s 5 -a NAMES --ends random <--passages 20|--loops 50>

# levels
generate --level <1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24>
<solve|check|play --keys sddd> --level <7|11|17> <|-s 42>
generate --level 4 -s 43 --count 2 -f text
<generate|generate -f text> <9x9 -s 5 --count 2|--level 11>
daily <2026-11-23|2026-11-24|2026-11-25|2026-11-26|2026-11-27|2026-11-28|2026-11-29|2024-02-29|1900-03-01|2100-12-31>
check --level 3 -s 1 <21x11|--weave|--bridges 1|-a prim|--ends far|--loops 2|--path 1-2|--choices 1-2>
check --level 3 -s 1 <--carver stack|-x 9>

# counts, as lines and as a table
check <15x15 -s 4 --choices 3-4 --count 3|9x9 -s 4 --count 2|--level 5 -s 4> <|--table>

# games
play 5x5 -s 1 --keys <''|sssddss|sssddss -f digits|sssddssaaaq|wwadsq -f ascii --color always|qsss>
play 5x5 -s 1 --keys <ss --describe|ss --describe --describe -f digits|ss --fog|'' -f edges>

# a file of shell code is refused after every other error
generate 5x5 -s 1 -a a/b <--keys s|-i m|-f line|--weave>

# wrong calls; more of them are in cli/calls.bats and core/gate.bats
generate -i nowhere.txt
ROWS
    check 'the last row' 'generate -i nowhere.txt' "$(tail -n 1 ../all)"
    while IFS= read -r row; do ! has_turn 3 || echo "$row"; done <../all >../rows
    compare_rows ../rows
}

# The other rows are answered by one bash that has read the program once; see support/answers.bash.
@test "a new process and one that has read the program answer alike" {
    put_file maze "$u_maze"
    input=maze
    while IFS= read -r row; do
        read_row "$row"
        try "${bash_twin[@]}" "${arguments[@]}"
        answer=("$status" "$out" "$err")
        anew=yes try "${bash_twin[@]}" "${arguments[@]}"
        check_answer "started anew: maze.sh $row" "${answer[@]}"
    done <<'ROWS'
--version
generate 9x9 -s 2147483640 --count 3 -f text --weave
play 5x5 -s 1 --keys 'sssd$(x)`y`*'
station -s 30 --keys 'd j s j' --color always
solve -i -
generate 5x5 -s 'a[$(touch pwned)]'
ROWS
}

# bats test_tags=random,edge
@test "the twins print the same random mazes" {
    compare_random generate 80 2500
}

# bats test_tags=random,edge
@test "the twins find the same path through random mazes" {
    compare_random solve 40 500 2 '^steps: |^# steps |"steps":[0-9]'
}

# bats test_tags=random,edge
@test "the twins count the same in random mazes" { compare_random check 30 300 1 '^perfect: |,(yes|no),'; }

# bats test_tags=random,edge
@test "the twins replay random games to the same end" {
    compare_random games 20 150
    check 'none is refused' "$wanted" "$mazes"
    for end in won quit unfinished; do
        (($(grep -cE "^(result:|# result) $end\$" ../answers) >= wanted / 50)) || check "$end" 'one in 50' 'fewer'
    done
}
