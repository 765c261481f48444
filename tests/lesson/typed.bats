#!/usr/bin/env bats
# bats file_tags=shell
#
# A line of bash that somebody typed runs apart: what it prints, what it leaves in the array, and that nothing of it remains.

load ../support/helpers

setup() { start_in_terminal; }

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
