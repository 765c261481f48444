#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The content of the lesson's page, which tests/page tries in browsers.

load ../support/helpers

setup_file() {
    find_interpreters
    for language in en de 'fi' ru; do
        "$MAZE_BASH" "$MAZE" tour --page --lang "$language" >"$BATS_FILE_TMPDIR/$language.html"
    done
    "$PYTHON" "$BATS_TEST_DIRNAME/lesson_page.py" "$BATS_FILE_TMPDIR/en.html" replies >"$BATS_FILE_TMPDIR/filled"
}

setup() {
    start_in_terminal
    # maze.sh and the lesson, without a call
    write_program functions.sh <<'END'
need cli/options lesson/lesson_page
choose_language "${1-en}"
load_texts lesson
load_texts replies
load_texts exercises
END
}

@test "in every language the page has the titles, paragraphs, questions, replies and hints of the lesson, and of the exercises" {
    cat >>functions.sh <<'END'
for ((n = 1; n <= LESSON_SCREENS; n++)); do
    parts="say_lesson_$n[@]" REPLY="$n. ${say_lesson_titles[n - 1]}"
    ((n <= LESSONS)) || say "$say_lesson_appendix_title" "$((n - LESSONS))" "${say_lesson_titles[n - 1]}"
    for part in "$REPLY" "${!parts}" "${say_lesson_questions[n - 1]}" "${say_lesson_rights[n - 1]}" \
        "${say_lesson_hints[n - 1]}"; do
        [[ $part == @* || -z $part ]] || printf 'screen-%d %s\n' "$n" "${part//$'\n'/ }"
    done
    for part in "${say_lesson_whys[@]}"; do
        part=${part//$'\n'/ }
        asks_line "$n" || [[ $part != "$n "* ]] || printf 'screen-%d %s\n' "$n" "${part#* * }"
    done
done
for ((n = 1; n <= EXERCISES; n++)); do
    parts="say_hints_$n[@]" right=$say_check_right
    ((n < EXERCISES)) || right=$say_check_program_right
    printf "exercise-$n %s\n" "${!parts}" "$right"
    parts="say_exercise_$n[@]"
    for part in "${!parts}"; do
        [[ -z $part || $part == 'maze.sh,'* || $part == @* ]] || printf 'exercise-%d %s\n' "$n" "${part//$'\n'/ }"
    done
done
say "$say_lesson_exercise" ./maze.sh "$EXERCISES"
echo "last ${REPLY//$'\n'/ }"
END
    for language in en de 'fi' ru; do
        "$PYTHON" "$BATS_TEST_DIRNAME/lesson_page.py" "$BATS_FILE_TMPDIR/$language.html" >page
        "$MAZE_BASH" functions.sh "$language" >texts
        check "$language: texts" 229 "$(wc -l <texts | tr -d ' ')"
        "$PYTHON" - >lacking <<'END'
sections = dict(line.split(" ", 1) for line in open("page", encoding="utf-8"))
for line in open("texts", encoding="utf-8"):
    name, text = line.split(" ", 1)
    text = " ".join(text.replace("~", " ").split())
    if text not in sections[name]:
        print(name, text)
END
        check "$language: missing" '' "$(cat lacking)"
    done
}

@test "a line with one wrong choice, or none, gets the reply in the page that the terminal gives to the typed line" {
    cat >>functions.sh <<'END'
be_busy() { :; }
while IFS=^ read -r name faults line reply; do
    [[ $name == screen-* && $faults -le 1 ]] || continue
    open_lesson "${name#screen-}"
    answer_line "$line"
    REPLY=${lesson_reply[${#lesson_reply[@]} - 1]}
    REPLY=${REPLY//$'\n'            / }
    fold_columns "${REPLY//\~/ }" 9999
    [[ ${folded[0]} == "$reply" ]] || printf '%s: %s\n  terminal: %s\n  page:     %s\n' "$name" "$line" "${folded[0]}" "$reply"
done
END
    sed 's/  */ /g' "$BATS_FILE_TMPDIR/filled" >filled
    check 'lines' 49 "$(grep -c '^screen[^^]*^[01]^' filled)"
    input=filled try "$MAZE_BASH" functions.sh
    check_answer 'replies' 0 '' ''
}

# bats test_tags=random
@test "an exercise is right with the right choices, and wrong with another one in any gap" {
    local name faults code
    while IFS=^ read -r name faults code _; do
        [[ $name == exercise-* && $faults -le 1 ]] || continue
        ((faults == 0)) || has_turn 10 || continue
        printf '#!/bin/bash\n# maze.sh, exercise %s\n%b\n' "${name#exercise-}" "${code//\\n/$'\n'}" >mine.sh
        for _ in 1 2 3 4 5; do # on a busy machine, five seconds can be too few
            "${bash_twin[@]}" tour --check mine.sh >verdict || true
            grep -q 'did not finish within' verdict || break
        done
        [[ $(grep -c '^Right' verdict) == "$((1 - faults))" ]] || check "$name" "faults: $faults" "$code$(cat verdict)"
    done <"$BATS_FILE_TMPDIR/filled"
    check 'lines' 61 "$(grep -c '^exercise[^^]*^[01]^' "$BATS_FILE_TMPDIR/filled")"
}

@test "without answers the page has its questions, but no replies, no hints and nothing that says what is right" {
    "$MAZE_BASH" "$MAZE" tour --page --no-answers >page.html
    check 'hidden sections' 31 "$(grep -c '^<section.* hidden>' page.html)"
    check 'a long line, a marked line' '<pre><span>dig() { # &lt;cell&gt; &lt;direction&gt; -&gt; there: the cell that the passage leads to
'$'</span><span><mark>\t\tcarve_recursive &quot;$there&quot;</mark>' "$(grep -E '^<pre><span>dig|<mark>' page.html)"
    check 'questions' 31 "$(grep -c '^<p class="question"' page.html)"
    check 'answers' '' "$(sed '/^<script/,$d' page.html | grep -E 'data-(reply|right)|<form')"
}
