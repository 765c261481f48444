#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The handout: pages for a class, and their key.

load ../support/helpers

# bats test_tags=random
@test "the worksheets list the numbers that their seeds draw, and the key is the trace of these mazes, in every language" {
    for language in en de 'fi' ru; do
        has_turn 4 || continue
        try "${bash_twin[@]}" handout --seed 12 --lang "$language"
        check "$language: status" 0 "$status"
        check "$language: error" '' "$err"
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
print("pages", len(re.findall("<section>", text)), "cards", len(re.findall('class="card"', text)))
END
        : >key
        for call in '7x7 --seed 12' '7x5 --seed 12' '7x7 --seed 13'; do
            # shellcheck disable=SC2086 # to be split
            "$MAZE_BASH" "$MAZE" generate $call --trace >trace
            sed -nE 's/.*  ([0-9]+) % .*/\1/p' trace | paste -s -d ' ' -
            sed -E 's/^([0-9]+)  ([^ ]+)  .*  ([0-9]+ % .*)  [a-z]+  .*/\1 \2 \3/; s/^-  ([^ ]+)  .*back to ([^ ]+)  .*/- \1 \2/' trace >>key
        done | sed 's/^/numbers /' >expected
        echo 'pages 4 cards 6' >>key
        check "$language" "$(cat expected key)" "$(<found)"
    done
}

@test "a title is the heading, and is not HTML; without a seed, a random one is chosen" {
    try "${bash_twin[@]}" handout --seed 1 --title '<b>7b & "co"</b> a[$(touch pwned)]'
    check 'status' 0 "$status"
    [[ $out == *'<h1>&lt;b&gt;7b &amp; &quot;co&quot;&lt;/b&gt; a[$(touch pwned)]</h1>'* ]] || check 'the heading' 'escaped' "${out:0:900}"
    try "${bash_twin[@]}" handout
    check 'without a seed' 0 "$status"
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
