#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The handout: pages for a class, and their key.

load ../support/helpers

setup() { start_in_terminal; }

@test "worksheets and key are the traces of their mazes, in every language" {
    for call in '7x7 --seed 12' '7x5 --seed 12' '7x7 --seed 13'; do
        # shellcheck disable=SC2086 # to be split
        "$MAZE_BASH" "$MAZE" generate $call --trace >trace
        sed -nE 's/.*  ([0-9]+) % .*/\1/p' trace | paste -s -d ' ' -
        sed -E 's/^([0-9]+)  ([^ ]+)  .*  ([0-9]+ % .*)  [a-z]+  .*/\1 \2 \3/
            s/^-  ([^ ]+)  .*back to ([^ ]+)  .*/- \1 \2/' trace >>key
    done | sed 's/^/numbers /' >expected
    cat >>key <<'END'
M8 8H56 M8 24H24 M8 56H56 M8 8V56 M24 24V40 M40 8V40 M56 8V56
M8 8H56 M8 24H24 M8 40H56 M8 8V40 M40 8V24 M56 8V40
M8 8H56 M24 40H40 M8 56H56 M8 8V56 M24 8V40 M40 24V40 M56 8V56
sections 4 cards 6 rows 32 grids 3 not closed []
END
    for language in $(list_names LANGUAGES); do
        try "${bash_twin[@]}" handout --seed 12 --lang "$language"
        check "$language: status, error" '0 ' "$status $err"
        printf %s "$out" >handout.html
        "$PYTHON" - >found <<'END'
import re

text = open("handout.html", encoding="utf-8").read()
for numbers in re.findall(r'<ol class="numbers">(.*?)</ol>', text, re.DOTALL):
    print("numbers", *re.findall(r"\d+", numbers))
for table in re.findall(r'<table class="steps filled">(.*?)</table>', text, re.DOTALL):
    for row in re.findall(r"<tr>(<td>.*?)</tr>", table):
        step, cell, _, draw, there = re.findall(r"<td>(.*?)</td>", row)
        print(step, cell, draw if step != "-" else there.split()[-1])
for walls in re.findall(r'<path class="walls".*? d="(.*?)"', text, re.DOTALL):
    print(*walls.strip().splitlines())
print("sections", text.count("<section>"), "cards", text.count('class="card"'), "rows", text.count("<tr><td></td>"),
    "grids", text.count("<tr><td>0,1</td><td>1,1</td><td>2,1</td></tr>"), "not closed",
    [tag for tag in "section table tr td th ol li div p".split()
        if text.count(f"</{tag}>") != len(re.findall(f"<{tag}[ >]", text))])
END
        check "$language" "$(cat expected key)" "$(<found)"
        if [[ $language != en ]]; then
            check "$language: English" '' "$(grep -E '<td>[^"]*(east|west|south|north)' handout.html)"
        fi
    done
}

@test "the title of a handout is text, not HTML, and the homework after the last seed has seed 1" {
    try "${bash_twin[@]}" handout --seed 2147483646 --title '<b>7b & "co"</b> a[$(touch pwned)]'
    escaped='&lt;b&gt;7b &amp; &quot;co&quot;&lt;/b&gt; a[$(touch pwned)]'
    check 'the title' $'<title>'"$escaped"$'</title>\n<h1>'"$escaped</h1>" "$(grep 7b <<<"$out")"
    [[ $out == *'Homework (seed 1)'* ]] || check 'the key' 'Homework (seed 1)' "$(grep '<h2' <<<"$out")"
}
