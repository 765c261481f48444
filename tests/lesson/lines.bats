#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Lines of bash that are typed in the lesson: which are right, and the replies to the others. The file lines has them.

load ../support/helpers

setup() {
    start_in_terminal
    write_program maze.sh <<'END'
need commands/tour
choose_language "${1-en}"
load_texts lesson
load_texts replies
be_busy() { :; }
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
    reply="${lesson_reply[*]}"
    case $wanted in
        right) wanted=Right: ;;
        '= '*) wanted=${wanted#= } ;;
        *)
            wanted=say_note_$wanted
            printf -v wanted "${!wanted##*%s}"
            ;;
    esac
    [[ $reply == *"$wanted"* ]] || printf '%s %s\n  wanted: %s\n  found:  %s\n' "$screen" "$line" "$wanted" "$reply"
done
END
    while IFS= read -r row; do
        [[ $row == '#'* ]] || ! has_turn 4 || printf '%s\n' "$row"
    done <"$BATS_TEST_DIRNAME/lines" >rows
    input=rows try "$MAZE_BASH" maze.sh
    check_answer 'the lines' 0 '' ''
}

@test "at most thirty notes have a text in every language" {
    cat >>maze.sh <<'END'
for ((k = 0; k < ${#ERROR_NOTES[@]}; k += 2)); do
    echo "${ERROR_NOTES[k]}"
done
END
    names="$("$MAZE_BASH" maze.sh) dollar first gaps joined reversed place text"
    for language in $(list_names LANGUAGES); do
        # shellcheck source=/dev/null
        . "$ROOT/lib/languages/$language/replies.bash"
        "speak_${language}_replies"
        parts=''
        for name in $names; do
            text=say_note_$name
            parts+=" $name${!text:+:}"
            [[ ${!text} != *%s* ]] || parts+=%s
        done
        check "$language" "${first_parts:=$parts}" "$parts"
    done
    check 'the notes' 30 "$(wc -w <<<"$names" | tr -d ' ')"
    check 'the notes without a text' '' "$(tr ' ' '\n' <<<"$parts" | grep -v :)"
}

@test "a value is answered with the hint, never calculated" {
    cat >>maze.sh <<'END'
while IFS=^ read -r screen line words; do
    open_lesson "$screen"
    answer_value "$line"
    [[ "${lesson_reply[*]}" == "$words"* ]] || printf '%s %s: %s\n' "$screen" "$line" "${lesson_reply[*]}"
done <<'ROWS'
4^-32^-32: type only the digits
4^a[$(touch pwned)]^a[$(touch pwned)]: type only the digits of the answer
4^007^7: The square to the south is one whole row later
4^ 32 ^ 32 : type only
21^16000000000^16000000000: Divide
ROWS
END
    try "$MAZE_BASH" maze.sh
    check_answer 'the replies' 0 '' ''
    check_files 'nothing is run' lib maze.sh
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

@test "neither a process nor a folder of a typed line is left after the lesson" {
    [[ -d /proc/self ]] || skip 'there is no /proc here'
    mkdir temporary
    cat >>maze.sh <<'END'
begin_output
for line in 'set -m; sleep 27.1 &' 'setsid sleep 27.2 &' 'set -m; (setsid sleep 27.3 &)' \
    'setsid sleep 27.4 & exec true'; do
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

@test "the maze beside a screen shows what a line has changed" {
    cat >>maze.sh <<'END'
for screen in 2 3 6 7 8 9; do
    open_lesson "$screen"
    fill_lesson
    [[ ${lesson_lines[1]} == *' ██  '* && ${lesson_lines[6]} == *' ██████████████' ]] || echo "screen $screen"
done
open_lesson 2
answer_line 'cell[3]=1'
fill_lesson
echo "${lesson_lines[1]:64}"
END
    for language in $(list_names LANGUAGES); do
        try "$MAZE_BASH" maze.sh "$language"
        check_answer "$language" 0 $'██    ████████\n' ''
    done
}
