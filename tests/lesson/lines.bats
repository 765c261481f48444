#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Lines of bash that are typed in the lesson: which are right, and what the replies say about the others. The files *_lines have
# right lines in unusual forms and wrong ones.

load ../support/helpers

setup() {
    start_in_terminal
    write_program maze.sh <<'END'
need commands/tour lesson/line
choose_language "${1-en}"
load_texts lesson
load_texts replies
be_busy() { :; }
END
}

@test "the files of lines have 15 right and 15 wrong lines for each screen that asks for one" {
    check 'screens with 15 of each' '1 2 3 6 7 8 9 11 13 14 18 ' "$(awk -F^ '/^#/ { next } $NF == "right" { right[$1]++; next } { wrong[$1]++ }
        END { for (s = 1; s < 30; s++) if (right[s] > 14 && wrong[s] > 14) printf "%d ", s }' "$BATS_TEST_DIRNAME"/*_lines)"
}

# bats test_tags=random
@test "a right line is accepted in any form; of a wrong one the fault is named, and the part of the line that has it" {
    cat >>maze.sh <<'END'
while IFS= read -r row; do
    screen=${row%%^*} line=${row#*^} wanted=${row##*^}
    line=${line%^*}
    open_lesson "$screen"
    judge_line "$line" "$screen"
    case $line_fault in
        right) REPLY=right ;;
        '') REPLY="= $line_result" ;;
        *) REPLY="$line_fault:${REPLY:+ $REPLY}" ;;
    esac
    [[ $REPLY == "$wanted" ]] || printf '%s %s\n  wanted: %s\n  found:  %s\n' "$screen" "$line" "$wanted" "$REPLY"
done
END
    while IFS= read -r row; do
        [[ $row == '#'* ]] || ! has_turn 8 || printf '%s\n' "$row"
    done < <(cat "$BATS_TEST_DIRNAME"/*_lines) >rows
    input=rows try "$MAZE_BASH" maze.sh
    check_answer 'the lines' 0 '' ''
}

@test "each fault has a reply in every language, and a reply quotes a part where English does" {
    cat >>maze.sh <<'END'
for ((k = 0; k < ${#FAULTS[@]}; k += 4)); do
    for screen in right typed any {1..21}; do
        [[ $screen != "${FAULTS[k]}" ]] && ! find_why "$screen ${FAULTS[k]}" || continue 2
    done
    echo "no reply: ${FAULTS[k]}"
done
for why in "${say_lesson_whys[@]}"; do
    key=${why%% *} why=${why#* }
    key+=" ${why%% *}"
    [[ $why == *%s* ]] && key+=' %s'
    echo "$key"
done
END
    for language in en de 'fi' ru; do
        "$MAZE_BASH" maze.sh "$language" >"keys.$language"
        check "$language" "$(<keys.en)" "$(<"keys.$language")"
    done
    check 'faults without a reply' '' "$(grep '^no reply' keys.en)"
}

@test "a reply says what the line did and quotes its part; without a particular reason it says what was expected" {
    cat >>maze.sh <<'END'
while IFS=^ read -r screen line words; do
    open_lesson "$screen"
    asks_line "$screen" && answer=answer_line || answer=answer_value
    "$answer" "$line"
    REPLY=${lesson_reply[*]}
    [[ ${REPLY//$'\n'            / } == *"$words"* ]] || printf '%s %s: %s\n' "$screen" "$line" "$REPLY"
done <<'ROWS'
1^yes^it printed too much
1^while :; do :; done^had not finished after two seconds
1^echo hello^Result: hello. Expected: 8.
1^echo "${cell[5]}, "^Result: 8,. Expected: 8.
1^echo '${cell[5]}'^Write " " instead of: '${cell[5]}'
1^echo 8^does not contain: cell
4^-32^-32: type only the digits
8^((cell[here] == WALL)) && echo wall || echo nothing^the line gives "nothing" instead of nothing
9^for n in -9 9 -1 1; do echo $((here + n)); done^these are the squares to the east
18^((top--)); echo ${waiting[top]}^Right: top is 3 now
2^unset cell^Result: cell has 0 boxes.
3^echo $((cell[here] + cell[here]))^But with here=2 cell=(1 2 4 8 16), the line gives 8 instead of 10.
4^a[$(touch pwned)]^: type only the digits of the answer
4^007^7: The square to the south is one whole row later
14^down() { for ((n = $1; n > 0; n--)); do echo $n; done; }; down 3^no function named down calls itself
21^16000000000^16000000000: Divide
ROWS
END
    try "$MAZE_BASH" maze.sh
    check_answer 'the replies' 0 '' ''
    check_files 'nothing is run' lib maze.sh
}

@test "a line runs once; with other values it runs where it can start nothing and write nothing" {
    cat >>maze.sh <<END
while IFS= read -r line; do
    open_lesson 1
    answer_line "\$line"
    echo "\${lesson_reply[\${#lesson_reply[@]} - 1]}"
done <<'ROWS'
echo "\${cell[5]}"; echo x >>$PWD/once
echo "\${cell[5]}"; ls / >/dev/null; mkdir $PWD/made
ROWS
END
    try "$MAZE_BASH" maze.sh
    check_answer 'both are right' 0 $'Right: it prints 8. Box 5 is the sixth box, because the first one is box 0.\nRight: it prints 8. Box 5 is the sixth box, because the first one is box 0.\n' ''
    check 'the file' x "$(<once)"
}

@test "no process of a typed line is left after the lesson, and no folder" {
    [[ -d /proc/self ]] || skip 'there is no /proc here'
    mkdir temporary
    cat >>maze.sh <<'END'
begin_output
for line in 'set -m; sleep 27.1 &' 'setsid sleep 27.2 &' 'set -m; (setsid sleep 27.3 &)' 'setsid sleep 27.4 & exec true'; do
    open_lesson 1
    answer_line "$line"
done
clean_up
END
    TMPDIR=$PWD/temporary try "$MAZE_BASH" maze.sh
    check_answer 'the lines' 0 '' ''
    check 'processes' '' "$(cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\0' ' ' | grep -o 'sleep 27[.][1-4]')"
    check 'folders' '' "$(ls -A temporary)"
}

@test "the maze is beside the first lines of a screen, in every language, and shows what a line has changed" {
    cat >>maze.sh <<'END'
for screen in 2 3 6 7 8 9 12; do
    open_lesson "$screen"
    fill_lesson
    [[ ${lesson_lines[1]} == *' ██  '* && ${lesson_lines[6]} == *' ██████████████' ]] || echo "screen $screen"
done
open_lesson 2
answer_line 'cell[3]=1'
fill_lesson
echo "${lesson_lines[1]:64}"
END
    for language in en de 'fi' ru; do
        try "$MAZE_BASH" maze.sh "$language"
        check_answer "$language" 0 $'██    ████████\n' ''
    done
}
