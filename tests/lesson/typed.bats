#!/usr/bin/env bats
# bats file_tags=shell
#
# A line of bash that somebody typed runs apart: what it prints, what it leaves in the array, and that nothing of it remains.

load ../support/helpers

setup() { start_in_terminal; }

run_lines() { # of the file lines: LINE => OUTPUT | END | ARRAY; tries each line with cell=(1 0 1 1). ARRAY is whole, or changed
    # with the boxes that changed, or none
    mkdir tmp
    write_program functions.sh <<'END'
choose_language en
need lesson/line
while IFS= read -r row; do
    run_line "${row%% => *}" 'cell=(1 0 1 1)' '' cell ''
    after=''
    for k in ${boxes[@]+"${!boxes[@]}"}; do
        printable "${boxes[k]}"
        after+=" $k:$REPLY"
    done
    echo "${row%% => *} => ${line_shown[*]-} | $line_end | ${line_array:-none}$after"
done <lines
END
    TMPDIR=$PWD/tmp try "$MAZE_BASH" functions.sh
    check "what was typed" "$(<lines)" "${out%$'\n'}"
    check 'errors' '' "$err"
    check 'files left' '' "$(ls -A tmp)"
}

@test "a line runs in a separate bash and returns its output and the array; nothing that it stores or prints is executed" {
    cat >lines <<'END'
echo "${cell[2]}" => 1 |  | changed
cell[4]=1 =>  |  | whole 0:1 1:0 2:1 3:1 4:1
echo "${#cell[@]}"; echo two => 4 two |  | changed
cell=() =>  |  | whole
unset cell =>  |  | whole
cell=7 =>  |  | changed 0:7
cell[0]="a \"b\" \$c d's" =>  |  | changed 0:a "b" $c d's
cell = 3 => cell: command not found |  | changed
echo "${HOME-none} ${TMPDIR-none}" => none none |  | changed
echo x >file; ls => file |  | changed
read -r x; echo "[$x]" => [] |  | changed
cell[0]='a[$(touch pwned)]' =>  |  | changed 0:a[$(touch pwned)]
printf 'declare -a changed=([$(touch pwned)]="1")\n' =>  |  | changed
printf '=group 1 $(touch pwned)\n' =>  |  | changed
echo $'\033[31mred' => ?[31mred |  | changed
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
kill -STOP $PPID =>  | time | changed
exec echo hi => hi | ended | none
while :; do :; done =>  | time | none
for ((k = 0; k < 20; k++)); do echo x; done; sleep 98761 => x x x x x x x x x x x x x x x x x x x x | noise | none
while :; do printf '%999s' ''; done =>                     | noise | none
sleep 98762 & =>  |  | changed
b() { if ((${#FUNCNAME[@]} < 6)); then b | b & fi; sleep 98763; }; b =>  | time | none
END
    run_lines
    for n in "9876$$"{1,2,3}; do
        check "sleep $n" '' "$(ps -A -o args= | sed -n "/^sleep $n/p")"
    done
}
