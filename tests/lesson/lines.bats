#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Lines of bash that are typed in the lesson: which are right, and the replies to the others. The file lines has them.

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
    while IFS= read -r row; do
        [[ $row == '#'* ]] || ! has_turn 4 || printf '%s\n' "$row"
    done <"$BATS_TEST_DIRNAME/lines" >rows
    input=rows try "$MAZE_BASH" maze.sh
    check_answer 'the lines' 0 '' ''
}

@test "a line runs where it can start or write nothing" {
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
    right='Right: it prints 8. Box 5 is the sixth box, because the first one is box 0.'
    try "$MAZE_BASH" maze.sh
    check_answer 'both are right' 0 "$right"$'\n'"$right"$'\n' ''
    check 'the file' x "$(<once)"
}
