#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The lesson as a web page.

load ../support/helpers

setup_file() {
    find_interpreters
    for language in $(list_names LANGUAGES); do
        "$MAZE_BASH" "$MAZE" tour --page --lang "$language" >"$BATS_FILE_TMPDIR/$language.html"
    done
}

setup() { start_in_terminal; }

@test "the page is one file of at most 120 KB, without a script" {
    for language in $(list_names LANGUAGES); do
        page=$BATS_FILE_TMPDIR/$language.html
        (($(wc -c <"$page") <= 120000)) || check "$language" '120000 bytes at most' "$(wc -c <"$page")"
        check "$language" "script-src 'none';" "$(grep -oE "script-src [^;]*;|<script|<link|src=|url\(" "$page")"
    done
}

@test "hints and answers, folded on a screen, follow once more for paper, or are left out" {
    page=$BATS_FILE_TMPDIR/en.html
    "$MAZE_BASH" "$MAZE" tour --page --no-answers >without.html
    questions=$(grep '^<p class="question"' "$page")
    check 'questions' "$questions" "$(grep '^<p class="question"' without.html)"
    check 'answers' '' "$(grep -E '<details|class="key"|<table' without.html)"
    check 'folded' "$((2 * $(grep -c . <<<"$questions")))" "$(grep -c '^<details><summary>\(Hint\|Answer\)</summary>$' "$page")"
    sed -n '/^<details>/,/^<\/details>/p' "$page" | grep -v '^</*details' >folded
    sed -n '/^<section class="key">/,/^<\/section>/p' "$page" | grep -v '^</*section\|^<h[23]>' >key
    check 'for paper' "$(<folded)" "$(<key)"
}

@test "a table shows the active calls of each recursion, with a shared variable" {
    tables=$(sed '/class="key"/,$d' "$BATS_FILE_TMPDIR/en.html" | sed -nE 's/^<p>The active calls of ([a-z_]*).*/\1/p
        /^<tr/{s/<th>([^<]*)<.th>/\1: /; s/<[^>]*>/ /g; s/  */ /g; s/^ | $//g; p;}')
    check 'east' 'east 21 21 22 21 22 23' "$(head -n 4 <<<"$tables" | paste -s -d ' ' -)"
    check 'visit' 'visit 1 1 2 1 2 0 1 2 1 2 4' "$(grep -A 5 visit <<<"$tables" | paste -s -d ' ' -)"
    for call in '20 38 40 58 56' 'spot:' '58: 20 38 40 58' '56: 20 38 40 58 56' '56: 20 38 40 58' '56: 20'; do
        grep -qxF "$call" <<<"$tables" || check 'a row' "$call" "$tables"
    done
    # as many calls as cells, each of which ends, but for the end of the first one
    check 'carve_recursive' 17 "$(sed -n '/^carve_recursive/,/^carve_recursive/p' <<<"$tables" | grep -vc carve)"
}
