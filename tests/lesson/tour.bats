#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The lesson as a text and as a web page. The files *.steps have what a terminal shows.

load ../support/steps

setup_file() {
    find_interpreters
    try_claims
    "$MAZE_BASH" "$MAZE" tour >"$BATS_FILE_TMPDIR/told" # it measures, so once is enough
    for language in $(list_names LANGUAGES); do
        "$MAZE_BASH" "$MAZE" tour --page --lang "$language" >"$BATS_FILE_TMPDIR/$language.html"
    done
}

setup() {
    start_in_terminal
    told=$BATS_FILE_TMPDIR/told
}

@test "the code on a screen of the lesson is that which runs" {
    while IFS='^' read -r screen function file words; do
        sed -n "/^maze.sh tour $screen of/,/^Answer/p" "$told" >shown
        while IFS= read -r line; do
            grep -qF -e "    $line" shown || check "screen $screen" "$line" ''
        done < <(sed -n "/^$function() {/,/^}/{ s/ *# .*//; p; }" "$ROOT/$file")
        sed -E 's/ +█(█| )*$//' shown >without # the picture of the maze
        [[ $(tr -s '\n ' ' ' <without) == *"$words"* ]] || check "screen $screen" "$words" "$(<shown)"
    done <<'ROWS'
7^set_size^maze.sh^step=( ) fills the array
11^list_candidates^maze.sh^candidate+=( ) appends a box
10^below^maze.sh^A % gives the remainder
12^dig^maze.sh^a = b = 1 puts a 1 into both a and b
15^carve_recursive^maze.sh^as long as list_candidates answers yes
17^carve_without_local^lib/lesson/shows.bash^With local spot=$1, each call would have its own "spot"
19^carve_stack^maze.sh^The word "elif" is short for "else if"
ROWS
    check 'the call it continues after' '  >         carve_recursive "$there"' "$(grep '^  >' "$told")"
}

@test "without a terminal the lesson is a text" {
    check 'screens' 19 "$(grep -c '^maze.sh tour [0-9]* of ' "$told")"
    check 'values' $'32\n23\n1\n4\n58\n56\n4' "$(sed -nE 's/^Answer: ([0-9]+)$/\1/p' "$told")"
    check 'blank lines' 62 "$(grep -c '^$' "$told")" # bash 4.2 drops an empty text in a substitution
    check 'the appendix' 1 "$(grep -c 'tour 20\.$' "$told")"
    check 'keys' '' "$(grep -E 'Press|type here' "$told")"
    for language in $(list_names LANGUAGES); do
        wide=$("$MAZE_BASH" "$MAZE" tour --lang "$language" | sed -n '/() {/d; /.\{80\}/p') # answers are long lines
        check "$language: lines of more than 79 columns" '' "$wide"
    done
    try "${bash_twin[@]}" tour 19 --no-answers
    check 'without: screens' $'maze.sh tour 19 of 21: The same walk with an array\nmaze.sh tour 20.' \
        "$(grep '^maze.sh tour' <<<"$out")"
    check 'without: answers' '' "$(grep -E '^(Answer|Right):' <<<"$out")"
    try "${bash_twin[@]}" tour 20
    [[ $out == *$'\nAnswer: 2\n'*$'\nMeasured just now'*$'\n    1600  '*$'\nAnswer: 4000\nRight: 8,000'* ]] ||
        check 'the appendix' 'measures and answers' "$out"
}

@test "a call of the lesson, of watching or of the handout that makes no sense is refused" {
    put_file maze "$u_maze"
    while IFS= read -r row; do
        read_row "${row%% | *}"
        try "${bash_twin[@]}" "${arguments[@]}"
        check_answer "${row%% | *}" 2 '' "maze.sh: ${row#* | }"$'\n'
    done <<'ROWS'
tour 0 | screen: 0 is out of range; try 1 to 21
tour 'a[$(touch pwned)]' | screen: a[$(touch pwned)] is not a whole number from 1 to 21
tour 3 4 | 4: give only one
tour --hint 1 --exercise 1 --check x | --check: cannot be used with --hint; leave one out
tour --exercise 1 --hint 0 | --hint: 0 is out of range; try 1 to 3
tour --practice | --practice: needs a terminal; try --exercise 1
tour --practice --exercise 1 | --practice: cannot be used with --exercise; leave one out
tour --lint | --lint: needs a file; try --check FILE --lint
tour --hint 1 | --hint: needs an exercise; try --exercise N --hint 1
tour 5 --exercise 1 | 5: cannot be used with --exercise; leave one out
tour --watch maze | watch: needs a terminal for input and output
watch | watch: needs a file; try watch FILE
generate -i maze --watch | --watch: needs a terminal; leave it out
handout --seed 'a[$(touch pwned)]' | --seed: a[$(touch pwned)] is not a whole number from 1 to 2147483646
handout 7x7 | 7x7: not an argument of handout; see maze.sh help handout
ROWS
    check_files 'nothing is run' maze
}

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
    check 'folded' "$((2 * $(grep -c . <<<"$questions")))" \
        "$(grep -c '^<details><summary>\(Hint\|Answer\)</summary>$' "$page")"
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
