#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The content of the lesson's page, which tests/page tries in browsers; and the handout: pages for a class, and their key.

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
        "${say_lesson_wrongs[n - 1]}"; do
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
        check "$language: texts" 214 "$(wc -l <texts | tr -d ' ')"
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
    fold_columns "${REPLY//$'\n'            / }" 9999
    [[ ${folded[0]} == "$reply" ]] || printf '%s: %s\n  terminal: %s\n  page:     %s\n' "$name" "$line" "${folded[0]}" "$reply"
done
END
    sed 's/  */ /g' "$BATS_FILE_TMPDIR/filled" >filled
    check 'lines' 44 "$(grep -c '^screen[^^]*^[01]^' filled)"
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
        "${bash_twin[@]}" tour --check mine.sh >verdict || true
        [[ $(grep -c '^Right' verdict) == "$((1 - faults))" ]] || check "$name" "faults: $faults" "$code$(cat verdict)"
    done <"$BATS_FILE_TMPDIR/filled"
    check 'lines' 54 "$(grep -c '^exercise[^^]*^[01]^' "$BATS_FILE_TMPDIR/filled")"
}

@test "without answers the page has its questions, but no replies, no hints and nothing that says what is right" {
    "$MAZE_BASH" "$MAZE" tour --page --no-answers >page.html
    check 'hidden sections' 29 "$(grep -c '^<section.* hidden>' page.html)"
    check 'a long line, a marked line' '<pre>dig() { # &lt;cell&gt; &lt;direction&gt; -&gt; there: the cell that the passage leads to
'$'<mark>\t\tcarve_recursive &quot;$there&quot;</mark>' "$(grep -E '^<pre>dig|<mark>' page.html)"
    check 'questions' 29 "$(grep -c '^<p class="question"' page.html)"
    check 'answers' '' "$(sed '/^<script/,$d' page.html | grep -E 'data-(reply|right)|<form')"
}

@test "the worksheets list the numbers that their seeds draw, and the key is the trace of these mazes, in every language" {
    for call in '7x7 --seed 12' '7x5 --seed 12' '7x7 --seed 13'; do
        # shellcheck disable=SC2086 # to be split
        "$MAZE_BASH" "$MAZE" generate $call --trace >trace
        sed -nE 's/.*  ([0-9]+) % .*/\1/p' trace | paste -s -d ' ' -
        sed -E 's/^([0-9]+)  ([^ ]+)  .*  ([0-9]+ % .*)  [a-z]+  .*/\1 \2 \3/; s/^-  ([^ ]+)  .*back to ([^ ]+)  .*/- \1 \2/' trace >>key
    done | sed 's/^/numbers /' >expected
    cat >>key <<'END'
e ws s s sn sn en ewn wn
e ws s e ewn wn
s es ws sn n sn en ew wn
sections 4 cards 6 rows 32 grids 3 not closed []
END
    for language in en de 'fi' ru; do
        try "${bash_twin[@]}" handout --seed 12 --lang "$language"
        check "$language: status, error" '0 ' "$status $err"
        printf %s "$out" >handout.html
        "$PYTHON" - >found <<'END'
import re

text = open("handout.html", encoding="utf-8").read()
for numbers in re.findall(r'<ol class="numbers">(.*?)</ol>', text, re.DOTALL):
    print("numbers", *re.findall(r"\d+", numbers))
for table in re.findall(r'<table class="steps key">(.*?)</table>', text, re.DOTALL):
    for row in re.findall(r"<tr>(<td>.*?)</tr>", table):
        step, cell, _, draw, there = re.findall(r"<td>(.*?)</td>", row)
        print(step, cell, draw if step != "-" else there.split()[-1])
for cells in re.findall(r'<table class="carved">(.*?)</table>', text, re.DOTALL):
    print(*("".join(way[0] for way in ways.split()) for ways in re.findall('class="(.*?)"', cells)))
print("sections", text.count("<section>"), "cards", text.count('class="card"'), "rows", text.count("<tr><td></td>"),
    "grids", text.count("<tr><td>0,1</td><td>1,1</td><td>2,1</td></tr>"), "not closed",
    [tag for tag in "section table tr td th ol li div p".split() if text.count(f"</{tag}>") != len(re.findall(f"<{tag}[ >]", text))])
END
        check "$language" "$(cat expected key)" "$(<found)"
        [[ $language == en ]] || check "$language: English" '' "$(grep -E '<td>[^"]*(east|west|south|north)' handout.html)"
    done
}

@test "a handout has all its texts; a title is that of the page and its heading, and is not HTML; the seed after the last is 1" {
    # shellcheck source=/dev/null
    . "$ROOT/lib/languages/en/handout.bash"
    speak_en_handout
    try "${bash_twin[@]}" handout # with a random seed
    for name in "${!say_handout_@}"; do
        name+='[@]'
        for text in "${!name}"; do
            [[ $out == *[\>\(]"${text%\%d}"* ]] || check "$name" "$text" "$out"
        done
    done
    try "${bash_twin[@]}" handout --seed 2147483646 --title '<b>7b & "co"</b> a[$(touch pwned)]'
    escaped='&lt;b&gt;7b &amp; &quot;co&quot;&lt;/b&gt; a[$(touch pwned)]'
    [[ $out == *"<title>$escaped</title>"*"<h1>$escaped</h1>"*'Homework (seed 1)'* ]] || check 'headings' 'escaped' "$(grep '<h' <<<"$out")"
}

# bats test_tags=random
@test "the handout prints on four pages of paper in every language" {
    type -P chromium-headless-shell >/dev/null || skip 'there is no chromium here'
    for language in en de 'fi' ru; do
        has_turn 4 || continue
        "$MAZE_BASH" "$MAZE" handout --seed 12 --lang "$language" >handout.html
        chromium-headless-shell --no-sandbox --no-pdf-header-footer --print-to-pdf=handout.pdf "file://$PWD/handout.html" >/dev/null 2>&1
        check "$language" 4 "$(grep -ac '/Type /Page$' handout.pdf)"
    done
}
