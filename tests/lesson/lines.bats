#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Lines of bash that are typed in the lesson: which are right, the replies to the others (the file lines has both), and
# that they run apart.

load ../support/helpers

setup() {
    start_in_terminal
    write_program maze.sh <<'END'
need commands/tour
choose_language en
load_texts lesson
load_texts replies
show_busy() { :; }
END
}

# bats test_tags=random
@test "each line gets its reply, with the evidence and the note about it" {
    cat >>maze.sh <<'END'
while IFS= read -r row; do
    screen=${row%%^*} line=${row#*^} wanted=${row##*^}
    line=${line%^*}
    [[ $wanted != nesting ]] || ! is_older_than 42 || continue # there is no FUNCNEST
    open_lesson "$screen"
    answer_line "$line"
    split_words "${lesson_reply[*]}"
    reply="${split[*]}"
    case $wanted in
        right) wanted=Right: ;;
        '= '*) wanted=${wanted#= } ;;
        *)
            wanted=say_note_$wanted
            printf -v wanted "${!wanted##*%s}"
            split_words "${wanted//$'\n'/ }"
            wanted="${split[*]}"
            ;;
    esac
    [[ $reply == *"$wanted" || ($reply == *"$wanted"* && $row != *'^= '*) ]] ||
        printf '%s %s\n  wanted: %s\n  found:  %s\n' "$screen" "$line" "$wanted" "$reply"
done
END
    {
        while IFS= read -r row; do
            [[ $row == '#'* ]] || ! has_turn 4 || printf '%s\n' "$row"
        done <"$BATS_TEST_DIRNAME/lines"
        # what can start or write nothing where it runs with other values
        printf '1^echo "${cell[5]}"; %s^right\n' "echo x >>$PWD/once" "ls / >/dev/null; mkdir $PWD/made"
    } >rows
    input=rows try "$MAZE_BASH" maze.sh
    check_answer 'the lines' 0 '' ''
    check 'the file' x "$(<once)"
}

@test "a line in a separate bash returns only its output and array, and leaves no process" {
    cat >>maze.sh <<'END'
while IFS= read -r row; do
    run_line 'cell=(1 0 1 1)' "${row%% => *}" cell
    after=''
    for k in ${line_boxes[@]+"${!line_boxes[@]}"}; do
        printable "${line_boxes[k]}"
        after+=" $k:$REPLY"
    done
    [[ $after != ' 0:1 1:0 2:1 3:1' ]] || after=' same'
    split_words "${learner_printed[*]-}"
    clean_text "${split[*]-}$learner_error" 31
    echo "${row%% => *} => $REPLY | ${learner_end/done/} |$after"
done <lines
clean_up
END
    mkdir tmp
    # LINE => OUTPUT | END | ARRAY: the boxes after it, or same
    sed "s/9876/9876$$/" >lines <<'END' # not the processes of another run of this test
echo "${cell[2]}" => 1 |  | same
cell[4]=1 =>  |  | 0:1 1:0 2:1 3:1 4:1
echo "${#cell[@]}"; echo two => 4 two |  | same
cell=() =>  |  |
cell[0]="a \"b\" \$c d's" =>  |  | 0:a "b" $c d's 1:0 2:1 3:1
echo "${HOME-none} ${TMPDIR-none}" => none none |  | same
echo x >file; ls => file |  | same
read -r x; echo "[$x]" => [] |  | same
cell[0]='a[$(touch pwned)]' =>  |  | 0:a[$(touch pwned)] 1:0 2:1 3:1
printf '=box a[$(touch pwned)] 1\n' => =box a[$(touch pwned)] 1 |  | same
cell[9]=$(printf 'x%.0s' {1..9999}) =>  |  | 0:1 1:0 2:1 3:1 9:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
cell[1]=$'two\nlines' =>  |  | 0:1 1:two lines 2:1 3:1
printf '=group 1 $(touch pwned)\n' =>  |  | same
echo $'\033[31mred' => ?[31mred |  | same
exit 3 =>  | ended |
kill $$ =>  | ended |
kill 0 =>  | ended |
kill -STOP $PPID =>  | time | same
exec echo hi => hi | ended |
while :; do :; done =>  | time |
for k in {1..400}; do echo; echo x; done; sleep 98761 => x x x x x x x x x x x x x x x x | noise |
sleep 98762 & =>  |  | same
b() { if ((${#FUNCNAME[@]} < 6)); then b | b & fi; sleep 98763; }; b =>  | time |
END
    TMPDIR=$PWD/tmp try "$MAZE_BASH" maze.sh
    check "what was typed" "$(<lines)" "${out%$'\n'}"
    check 'errors' '' "$err"
    check 'files left' '' "$(ls -A tmp)"
    for n in "9876$$"{1,2,3}; do
        check "sleep $n" '' "$(ps -A -o args= | sed -n "/^sleep $n/p")"
    done
    check_files 'nothing of theirs is executed' lib lines maze.sh tmp
}
