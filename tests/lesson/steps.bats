#!/usr/bin/env bats
# bats file_tags=shell
#
# The bash of a learner runs apart: a typed line, and a file that is stepped through. Here is what is recorded; steps.steps
# has what the screen shows.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims steps
}

setup() { start_in_terminal; }

# bats test_tags=edge
@test "stepping through a file in a terminal: steps.steps" { claims_hold steps; }

record() { # <file> <code that prints what was recorded> -> out, err, status
    write_program functions.sh <<'END'
need cli/options
choose_language en
load_texts lesson
load_texts replies
load_texts exercises
load_texts watching
need lesson/steps_screen
exercise='' step_kind='' step_left=200
! find_exercise "$1" || exercise=$REPLY
[[ $exercise != [678] ]] || step_kind=carving
while IFS= read -r line; do
    step_file_lines+=("$line")
done < <(echo && cat "$1")
copy_to_workshop "$1"
record_steps "$REPLY" "$exercise" ''
close_workshop
END
    echo "$2" >>functions.sh
    try "$MAZE_BASH" functions.sh "$1"
}

@test "each step has its line, the newest call with its locals, and the variables" {
    cat >mine.sh <<'END'
visit() {
    local node=$1
    if ((node * 2 <= n)); then
        queue+=("$((node * 2))")
    fi
    case $node in
        1) : ;;
        *) last=$node ;;
    esac
}
n=2 front=0
queue=(1)
while ((front < 1)); do
    visit "${queue[front]}"
    ((front += 1))
done
END
    record mine.sh 'for ((step_at = 1; step_at <= step_count; step_at++)); do
    name_step
    step=$REPLY
    list_values "$step_at"
    list_step_values
    name_step_call "$step_at" " "
    values="${step_values[*]-}"
    echo "$step | $REPLY | ${values#*: } |"
done'
    check 'the steps' 'line 11 is next |  |  |
line 12 is next |  | *n=2  *front=0 |
line 13 is next |  | n=2  *queue=(1)  front=0 |
line 14 is next |  | n=2  queue=(1)  front=0 |
a call begins: visit 1 | visit $1=1 | n=2  queue=(1)  front=0 |
line 2 is next | visit $1=1 | n=2  queue=(1)  front=0 |
line 3 is next | visit $1=1 node=1 | n=2  queue=(1)  front=0 |
line 4 is next | visit $1=1 node=1 | n=2  queue=(1)  front=0 |
line 6 is next | visit $1=1 node=1 | n=2  *queue=(1 2)  front=0 |
line 7 is next | visit $1=1 node=1 | n=2  queue=(1 2)  front=0 |
line 15 is next |  | n=2  queue=(1 2)  front=0 |
line 13 is next |  | n=2  queue=(1 2)  *front=1 |
the end of the file |  | n=2  queue=(1 2)  front=1 |' "${out%$'\n'}"
    check 'errors' '' "$err"
}

@test "a waiting call shows what a newer call has changed in its variables, except those that a variable of the same name hides" {
    cat >mine.sh <<'END'
outer() {
    local count=0 list=(a)
    add
    echo "$count"
}
add() {
    local list=(b)
    count=7
    echo "${list[*]}"
}
outer 'a b' 3
END
    record mine.sh 'for ((step_at = 1; step_at <= step_count; step_at++)); do
    step_rows=()
    list_values "$step_at"
    add_step_calls 9
    [[ ${step_line[step_at]} != [49] ]] || printf "%s\n" "${step_rows[@]:1}"
done'
    check 'the calls' '  add list=(b)
  outer $1=a\ b $2=3 count=7 list=(a)
  outer $1=a\ b $2=3 count=7 list=(a)' "${out%$'\n'}"
    check 'errors' '' "$err"
}

# If you change a screen on purpose, look at the new screens, and replace the checksums below.
@test "what is shown of each step, in large, small and narrow windows, has not changed" {
    "${bash_twin[@]}" tour --exercise 8 -o - | awk '/^ .*# your lines$/ {
        print (seen++ ? "if ((top)); then here=${waiting[0]}; ((top -= 1)); else return; fi" : "waiting[top++]=$here; here=$there"); next }
        { print }' >wrong.sh
    cat >mine.sh <<'END'
fill() { # <n> <text>
    local k=$1 row=(a b) text=$2
    list+=("$1" "$((k * k))") row[k]=$k # more of them
    if ((k > 1)); then
        fill "$((k - 1))" "$text-$text"
    fi
    echo "$k: ${list[*]} ${row[*]}"
    text=''
}
quoted='a "b"' empty=''
list=(1 2 3 4 5 6)
fill 5 text
echo {100..150}; echo {200..250}; echo {300..350}
list=() quoted=
for k in {1..20}; do list[k]=$quoted; quoted+=$k-; done
list=({1..20}); unset empty
END
    for file in mine.sh wrong.sh; do
        record "$file" 'measure_window() { :; }
for size in "24 72 always" "30 120 never" "16 71 never" "9 30 always"; do
    read -r window_rows window_columns size <<<"$size"
    color_watching "$size"
    for ((step_at = 1; step_at <= step_count; step_at += 1 + step_count / 50)); do
        steps_draw
    done
    cksum <<<"$frame"
    frame=""
done'
        xargs <<<"$file $out$err" >>told
    done
    check 'the screens' 'mine.sh 1434880471 28872 2161693760 32505 2934851433 20717 4171786648 9933
wrong.sh 2830663327 60459 1910369378 79376 324093704 27009 2681554086 12149' "$(<told)"
}

# bats test_tags=edge
@test "the first difference from our result is found in every exercise that has one right result" {
    while IFS='^' read -r number first second words; do
        "${bash_twin[@]}" tour --exercise "$number" -o - >given
        export first second=${second:-$first}
        awk '
            / # your lines$/ { print (seen++ ? ENVIRON["second"] : ENVIRON["first"]); next }
            { print }' given >mine.sh
        for _ in 1 2 3 4 5; do
            record mine.sh 'step_at=$((step_other ? step_other : 1))
name_step
step=$REPLY
name_difference
differs=$REPLY
list_values "$step_at"
list_step_values
((step_other)) || step=none
echo "$step_at: $step / $differs / ${step_values[*]-}"'
            [[ $out == *' was stopped after '* ]] || break # on a busy machine
        done
        # shellcheck disable=SC2053 # a pattern
        [[ ${out%$'\n'} == $words ]] || check "exercise $number: $first" "$words" "$out$err"
    done <<'ROWS'
1^found=$1^^*the call has ended / the result differs from ours, which is: 1 / *found=0*
2^count=3^^*/ the result differs from ours, which is: 5 / *
3^if ((cell[index] == 1)); then walls+=("$index"); fi^^*/ the result differs from ours, which is: 1 4 / *walls=(0 2 3 5 6)
4^counted+=("$1"); count_down "$(($1 - 1))"^^*/ the calls never end: * / *
4^if (($1 > 0)); then counted+=("$1"); count_down "$(($1 - 1))"; fi^^*none / *
5^((sum += value[$1])); add_tree "${left[$1]}"; add_tree "${right[$1]}"^^* / the calls never end: * / *
5^if (($1 > 0)); then ((sum += value[$1])); add_tree $((left[$1] -)); fi^^* / the program ended here, by exit, exec or an error / *
6^there=$((here + 2 * along)); ((cell[here] = cell[there] = 1))^^9: a call begins: dig 72 0 / seed 1: from here on, your maze differs from ours; * / *
7^((depth += 1)); if ((depth > deepest && deepest < 24)); then deepest=$depth; fi^((depth -= 1))^*; this is the maze of seed 2 / the result differs from ours, which is: deepest=25 / *
7^((depth += 1)); if ((depth > deepest)); then deepest=$depth; fi^:^*; this is the maze of seed 1 / the result differs from ours, which is: deepest=23 / *
7^((++depth <= deepest)) || deepest=$depth^((depth--))^*none / *
8^waiting[top++]=$here; here=$there^if ((top)); then here=${waiting[0]}; ((top -= 1)); else return; fi^60: line 18 is next / seed 1: from here on, your maze differs from ours; * / *
9^echo "$(($1 * $2))"^^*none / *
ROWS
}

# bats test_tags=edge
@test "the output of a file about its steps is only text" {
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
    echo 'n=({1..9999}); text=$(seq 9999); :' >.steps.sh
    record .steps.sh 'echo "$((${#change_text} / 10000)) $((${#change_text[1]} / 10000))"'
    check 'what is read of a long array and of many lines' '2 2' "${out%$'\n'}"
}

# bats test_tags=edge,random
@test "a sentence reports how a run ended, and no process or folder remains" {
    while IFS= read -r row; do
        has_turn 2 || continue
        row=${row/98763/98$$} # not that of another run of this test
        printf '%b\n' "${row% | *}" >mine.sh
        # on a busy machine, 5 seconds may be too short, and a program that keeps forking may end the run
        for _ in 1 2 3 4 5; do
            TMPDIR=$PWD record mine.sh 'name_run_end
echo "$REPLY"'
            [[ $out == 'the program was stopped'* && $row != *' | the program was stopped'* ||
                $out == 'a signal ended the program'* && $row == *FUNCNAME* ]] || break
        done
        check "${row% | *}" "0 ${row##* | }" "$status ${out%$'\n'}"
        check "${row% | *}: errors" '' "$err"
    done <<'END'
while :; do :; done | only the first 2000 steps were recorded; a loop may never end
yes | the program prints too much
sleep 98763 | the program was stopped after 5 seconds: something never ends
set -eu\nf() { local k=1; }\nf | the end of the file
exec true | the program ended here, by exit, exec or an error
kill -s KILL 0 | a signal ended the program
declare -i n\nn="a["\nn=1 | the program ended here, by exit, exec or an error
f() { f; }\nf | the calls never end: bash has no memory for another one
b() { if ((${#FUNCNAME[@]} < 11)); then b | b & fi; sleep 98763; }\nb | the program keeps starting processes that start more processes
trap "" TERM HUP\ncd /\nx=1 | the end of the file
set() { :; }\ntrap() { set; }\nexit() { set; }\nprintf() { set; }\ndeclare() { set; }\nprintf | the end of the file
END
    check 'processes left' '' "$(ps -A -o args= | sed -n "/^sleep 98$$/p")"
    check 'folders left' '' "$(find . -name 'maze.*')"
}

run_lines() { # of the file lines: LINE => OUTPUT | END | BOXES; tries each line with cell=(1 0 1 1)
    mkdir tmp
    write_program functions.sh <<'END'
choose_language en
need lesson/line
while IFS= read -r row; do
    run_line "${row%% => *}" 'cell=(1 0 1 1)' cell
    after=''
    for k in ${boxes[@]+"${!boxes[@]}"}; do
        printable "${boxes[k]}"
        after+=" $k:$REPLY"
    done
    echo "${row%% => *} => ${line_output[*]-} | $line_end |${line_array:- none}$after"
done <lines
END
    TMPDIR=$PWD/tmp try "$MAZE_BASH" functions.sh
    check "what was typed" "$(<lines)" "${out%$'\n'}"
    check 'errors' '' "$err"
    check 'files left' '' "$(ls -A tmp)"
}

@test "a line runs in a separate bash and returns its output and the array; nothing that it stores or prints is executed" {
    cat >lines <<'END'
echo "${cell[2]}" => 1 |  |yes 0:1 1:0 2:1 3:1
cell[4]=1 =>  |  |yes 0:1 1:0 2:1 3:1 4:1
echo "${#cell[@]}"; echo two => 4 two |  |yes 0:1 1:0 2:1 3:1
cell=() =>  |  |yes
unset cell =>  |  | none
cell=7 =>  |  |yes 0:7 1:0 2:1 3:1
cell[0]="a \"b\" \$c d's" =>  |  |yes 0:a "b" $c d's 1:0 2:1 3:1
cell = 3 => cell: command not found |  |yes 0:1 1:0 2:1 3:1
echo "${HOME-none} ${TMPDIR-none}" => none none |  |yes 0:1 1:0 2:1 3:1
echo x >file; ls => file |  |yes 0:1 1:0 2:1 3:1
read -r x; echo "[$x]" => [] |  |yes 0:1 1:0 2:1 3:1
cell[0]='a[$(touch pwned)]' =>  |  |yes 0:a[$(touch pwned)] 1:0 2:1 3:1
printf '=array declare -a cell=([$(touch pwned)]="1")\n' =>  |  |yes 0:1 1:0 2:1 3:1
printf '=group 1 $(touch pwned)\n' =>  |  |yes 0:1 1:0 2:1 3:1
echo $'\033[31mred' => ?[31mred |  |yes 0:1 1:0 2:1 3:1
END
    run_lines
    check_files 'nothing of theirs is executed' functions.sh lib lines tmp
}

# bats test_tags=edge
@test "an endless line is stopped, and none of its processes remains" {
    sed "s/9876/9876$$/" >lines <<'END' # not the processes of another run of this test
exit 3 =>  | ended | none
kill $$ =>  | ended | none
kill 0 =>  | ended | none
kill -STOP $PPID =>  | time |yes 0:1 1:0 2:1 3:1
exec echo hi => hi | ended | none
while :; do :; done =>  | time | none
for ((k = 0; k < 20; k++)); do echo x; done; sleep 98761 => x x x x x x x x x x x x x x x x x x x x | noise | none
while :; do printf '%999s' ''; done =>                     | noise | none
sleep 98762 & =>  |  |yes 0:1 1:0 2:1 3:1
b() { if ((${#FUNCNAME[@]} < 6)); then b | b & fi; sleep 98763; }; b =>  | time | none
END
    run_lines
    for n in "9876$$"{1,2,3}; do
        check "sleep $n" '' "$(ps -A -o args= | sed -n "/^sleep $n/p")"
    done
}
