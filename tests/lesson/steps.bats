#!/usr/bin/env bats
# bats file_tags=shell
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # another bash expands it; helpers.bash sets out, err and the twins
#
# Stepping through a file of a learner: what is recorded. What the screen shows of it is in steps.steps.

load ../support/helpers
load ../support/steps

setup_file() {
    find_interpreters
    try_claims steps
}

setup() { start_in_terminal; }

# bats test_tags=edge
@test "stepping through a file in a terminal: steps.steps" { claims_hold steps; }

record() { # <file> <code that prints what was recorded> -> out, err, status
    ln -sfn "$ROOT/lib" lib
    sed '$d' "$MAZE" >functions.sh
    cat >>functions.sh <<'END'
trap - EXIT
need cli/options
choose_language en
load_texts languages/lesson teach
load_texts languages/replies reply
load_texts languages/exercises practice
load_texts languages/watching narrate
need lesson/steps_screen
exercise=''
! find_exercise "$1" || exercise=$REPLY
copy_to_workshop "$1"
record_steps "$REPLY" "$exercise" ''
close_workshop
END
    echo "$2" >>functions.sh
    try "$MAZE_BASH" functions.sh "$1"
}

list_steps='for ((n = 1, before = 0; n <= step_count; n++)); do
    ((step_line[n] && step_depth[n] <= step_depth[n - 1] && step_line[n] != before)) || continue
    before=${step_line[n]}
    echo "$before"
done'

@test "the steps of the exercises are those of the shell's own trace" {
    for n in 1 2 3 4 5 7 8; do # calls of 6 follow each other at one depth, so the step of a call is not told from others
        sed '$d' "$MAZE" >plain.sh
        cat >>plain.sh <<'END'
trap - EXIT
need lesson/check_boxes
. ./lib/lesson/boxes.sh
. ./lib/lesson/carving.sh
value=(0 7 2 5 8 1 4) left=(0 2 0 5 0 0 0) right=(0 3 4 6 0 0 0)
. ./mine.sh
called=${EXERCISE_FUNCTIONS[$1 - 1]}
PS4='+%${BASH_SOURCE##*/}:$LINENO% '
for each in "${BOX_CASES[@]}"; do
    [[ $each == "$1 "* ]] || continue
    each=${each#* }
    cell=(${each#*;}) walls=() counted=() sum=0
    set -x
    "$called" ${each%%;*}
    set +x
done
if (($1 > 5)); then
    [[ $called != dig ]] || called=carve_recursive
    make_grid 15 9
    seed_with 1
    ((depth = 0, deepest = 0, cell[2 * stride + 2] = 1))
    set -x
    "$called" "$((2 * stride + 2))"
    set +x
fi
END
        echo "# maze.sh, exercise $n" >mine.sh
        own=(read_box count_open list_walls count_down add_tree dig carve_recursive carve_stack)
        sed -n "/^${own[n - 1]}() {/,/^}/p" "$ROOT/lib/lesson/boxes.sh" "$ROOT/lib/lesson/carving.sh" >>mine.sh
        record mine.sh "$list_steps"
        "$MAZE_BASH" plain.sh "$n" 2>&1 >/dev/null | sed -n 's/^+*%mine.sh:\([0-9]*\)%.*/\1/p' |
            awk '$1 != before { print } { before = $1 }' >traced
        ((${#out} > 1)) || check "exercise $n" 'steps' "$out$err"
        check "exercise $n" "$(<traced)" "${out%$'\n'}"
    done
}

@test "the steps of three programs are those of the shell's own trace" {
    cat >queue.sh <<'END'
n=7
queue=(1)
visit() {
    local node=$1 kids=()
    if ((node * 2 <= n)); then kids+=("$((node * 2))"); fi
    if ((node * 2 + 1 <= n)); then kids+=("$((node * 2 + 1))"); fi
    queue+=(${kids[@]+"${kids[@]}"})
    printf '%d: %s\n' "$node" "${kids[*]-}"
}
front=0
while ((front < ${#queue[@]})); do
    visit "${queue[front]}"
    ((front += 1))
done
END
    cat >hanoi.sh <<'END'
move() {
    local n=$1 from=$2 to=$3 over=$4
    if ((n == 0)); then
        return
    fi
    move "$((n - 1))" "$from" "$over" "$to"
    moves+=("$n:$from$to")
    move "$((n - 1))" "$over" "$to" "$from"
}
moves=()
move 3 A C B
for each in "${moves[@]}"; do
    case $each in
        3:*) echo "the largest: $each" ;;
        *) : ;;
    esac
done
echo "${#moves[@]}"
END
    cat >spiral.sh <<'END'
size=4
fill() { # <x> <y> <n>
    local x=$1 y=$2 n=$3 dx=1 dy=0 t
    while ((n <= size * size)); do
        grid[y * size + x]=$n
        ((n += 1))
        t=$(((y + dy) * size + x + dx))
        if ((x + dx < 0 || x + dx >= size || y + dy < 0 || y + dy >= size)) || [[ -n ${grid[t]-} ]]; then
            t=$dx
            dx=$((-dy)) dy=$t
        fi
        ((x += dx, y += dy))
    done
}
fill 0 0 1
echo "${grid[*]}"
END
    for file in queue hanoi spiral; do
        record "$file.sh" "$list_steps"
        # PS4 is set inside: bash 4.4 and later ignore one from the environment where root calls them
        "$MAZE_BASH" -c 'PS4="+%\$LINENO% "; set -x; . "$1"' trace "./$file.sh" 2>&1 >/dev/null |
            sed -n 's/^+*%\([0-9]*\)%.*/\1/p' | sed 1d | awk '$1 != before { print } { before = $1 }' >traced
        ((${#out} > 100)) || check "$file" 'steps' "$out$err"
        check "$file" "$(<traced)" "${out%$'\n'}"
    done
}

@test "a step has each local of the active calls by its name and value" {
    cat >own.sh <<'END'
spot=0
walk() {
    local here=$1 waiting=(58 "a b") text='$(touch pwned)'
    spot=$1
    if (($1 > 56)); then
        walk "$(($1 - 2))"
        waiting[2]=7
        spot+=' a[$(touch pwned)]'
    fi
}
walk 58
END
    record own.sh 'for ((n = 9; n <= step_count; n++)); do
    list_calls "$n"
    echo "line ${step_line[n]}"
    for at in ${calls_at[@]+"${calls_at[@]}"}; do
        name_step_call "$at"
        echo "  $REPLY"
    done
done
step_at=14 step_left=200
list_values "$step_at"
list_step_values
echo "${step_values[@]}"'
    check 'status' 0 "$status"
    check 'errors' '' "$err"
    check 'the calls' 'line 3
  walk $1=56
  walk $1=58 here=58 text=$(touch pwned) waiting=(58 a b)
line 4
  walk $1=56 here=56 text=$(touch pwned) waiting=(58 a b)
  walk $1=58 here=58 text=$(touch pwned) waiting=(58 a b)
line 5
  walk $1=56 here=56 text=$(touch pwned) waiting=(58 a b)
  walk $1=58 here=58 text=$(touch pwned) waiting=(58 a b)
line 7
  walk $1=58 here=58 text=$(touch pwned) waiting=(58 a b)
line 8
  walk $1=58 here=58 text=$(touch pwned) waiting=(58 a b 7)
line 0
variables (* has just changed): *spot=56 a[$(touch pwned)]' "${out%$'\n'}"
    [[ ! -e pwned ]] || check 'run here' 'nothing' 'pwned'
}

@test "the first difference from our result is found in every exercise that has one right result" {
    while IFS='^' read -r number first second words; do
        "${bash_twin[@]}" tour --exercise "$number" -o - >given
        export first second=${second:-$first}
        awk '
            / # your lines$/ { print (seen++ ? ENVIRON["second"] : ENVIRON["first"]); next }
            { print }' given >mine.sh
        record mine.sh 'step_left=200 tries=0
while [[ $run_end == time && $((++tries)) -lt 5 ]]; do # on a busy machine
    copy_to_workshop mine.sh
    record_steps "$REPLY" "$exercise" ""
    close_workshop
done
step_at=$((step_other ? step_other : 1))
[[ $exercise != [678] ]] || step_kind=carving
name_step
step=$REPLY
name_difference
differs=$REPLY
list_values "$step_at"
list_step_values
((step_other)) || step=none differs=$step_compared
echo "$step / $differs / ${step_values[*]-}"'
        # shellcheck disable=SC2053 # a pattern
        [[ ${out%$'\n'} == $words ]] || check "exercise $number: $first" "$words" "$out$err"
    done <<'ROWS'
1^found=$1^^*the call has ended / the result differs from ours, which is: 1 / *found=0*
2^count=3^^*/ the result differs from ours, which is: 5 / *
3^if ((cell[index] == 1)); then walls+=("$index"); fi^^*/ the result differs from ours, which is: 1 4 / *walls=(0)*
4^counted+=("$1"); count_down "$(($1 - 1))"^^*/ the result differs from ours, which is: 3 2 1 / *counted=(3 2 1 0)*
4^if (($1 > 0)); then counted+=("$1"); count_down "$(($1 - 1))"; fi^^none / 4 / *
5^((sum += value[$1])); add_tree "${left[$1]}"; add_tree "${right[$1]}"^^* / the calls never end: * / *
6^there=$((here + 2 * along)); ((cell[here] = cell[there] = 1))^^* / seed 1: from here on it is not our maze * / *
7^((depth += 1)); if ((depth > deepest && deepest < 24)); then deepest=$depth; fi^((depth -= 1))^* / seed ?: from here on depth or deepest differs; ours: depth=* deepest=25 / *
8^waiting[top++]=$here; here=$there^if ((top)); then here=${waiting[0]}; ((top -= 1)); else return; fi^* / seed 1: from here on it is not our maze * / *
9^echo "$(($1 * $2))"^^none / 0 / *
ROWS
}

@test "what a file prints about its steps is only text" {
    cat >lies.sh <<'END'
{
    echo '=at 1 a[$(touch pwned)]'
    echo '=args a[$(touch pwned)]'
    echo '=value a[$(touch pwned)]'
    echo '=value 0'
    echo 'cell=a[$(touch pwned)] 1'
    printf '=want \033[31m\n=case differs\n'
    echo '=maze a[$(touch pwned)]'
    echo '=group a[$(touch pwned)]'
} >&8
printf '\033[31m\n'
END
    record lies.sh 'step_kind=carving plain_text=yes window_columns=80 window_rows=24 color_trail=""
for ((step_at = 1; step_at <= step_count; step_at++)); do
    fill_steps
    printf "%s\n" "${step_rows[@]}"
done'
    check 'status' 0 "$status"
    check 'errors' '' "$err"
    [[ $out == *'printed so far:'* ]] || check 'the screen' 'printed so far:' "$out"
    out=${out//$'\033[7m'/}
    out=${out//$'\033[0m'/}
    [[ $out != *$'\033'* ]] || check 'the screen' 'no escape' "$out"
    [[ ! -e pwned ]] || check 'run here' 'nothing' 'pwned'
}

@test "however a run ends, a sentence says so, and nothing is left of it" {
    while IFS= read -r row; do
        printf '%b\n' "${row% | *}" >mine.sh
        # on a busy machine, 5 seconds may be too few for any, and what keeps forking may take the run with it
        for _ in 1 2 3 4 5; do
            TMPDIR=$PWD record mine.sh 'name_run_end
echo "$REPLY"'
            [[ $out == 'it was stopped'* && $row != *' | it was stopped'* ||
                $out == 'a signal ended it'* && $row == *FUNCNAME* ]] || break
        done
        check "${row% | *}" "0 ${row##* | }" "$status ${out%$'\n'}"
        check "${row% | *}: errors" '' "$err"
    done <<'END'
x=1 | the end of the file
while :; do :; done | only the first 2000 steps were recorded
yes | it prints too much
while :; do echo x; echo y; echo z; echo z; done | it prints too much
sleep 98763 | it was stopped after 5 seconds: something never ends
exit 3 | it ended here: by exit, exec or an error
exec true | it ended here: by exit, exec or an error
kill $$ | a signal ended it
kill -s KILL 0 | a signal ended it
f() { f; }\nf | the calls never end: bash has no room for another one
b() { if ((${#FUNCNAME[@]} < 11)); then b | b & fi; sleep 98763; }\nb | it keeps starting processes that start more processes
sleep 98763 & | the end of the file
trap "" TERM HUP\ncd /\nx=1 | the end of the file
END
    check 'processes left' '' "$(ps -A -o args= | sed -n '/^sleep 98763/p')"
    check 'folders left' '' "$(find . -name 'maze.*')"
}

@test "stepping needs a terminal and one file" {
    echo : >mine.sh
    for call in 'mine.sh' '' 'mine.sh mine.sh'; do
        # shellcheck disable=SC2086 # to be split
        try "${bash_twin[@]}" tour --watch $call
        check_answer "$call" 2 '' $'maze.sh: --watch: needs a terminal and a file; try tour --watch FILE\n'
    done
    try "${bash_twin[@]}" tour --watch --exercise 1
    check_answer 'with an exercise' 2 '' $'maze.sh: --watch: cannot be used with --exercise; leave one out\n'
}
