#!/usr/bin/env bats
# shellcheck disable=SC2030,SC2031,SC2034,SC2154 # each test is a process of its own; helpers.bash
# sets out, err and the twins
#
# The pictures with several squares in a character, half and braille; those for paper, svg and sheet.

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_clean; }

# 4x3 cells, with a bridge from north to south in the columns of the second.
readonly woven='9 7/1 8 1 1 1 1 1 1 1/1 0 1 0 0 0 1 0 1/1 0 1 3 1 0 1 0 1/1 0 0 0 0 0 1 0 1/1 1 1 2 1 1 1 0 1/1 0 0 0 0 0 0 0 1/1 1 1 1 1 1 1 7 1'

# The first column is open, the last a wall; then walls in all ways that a character can hold them.
readonly dots='9 9/0 0 1 0 0 1 0 0 1/0 0 0 1 0 0 1 0 1/0 0 0 0 1 1 1 0 1/0 0 1 1 1 1 0 0 1/1 1 1 1 0 0 0 0 1/0 0 0 0 1 1 1 1 1/1 0 0 1 0 1 1 0 1/0 1 1 0 1 0 0 1 1/1 0 1 0 1 0 1 0 1'

files=0

check_file() { # <maze> <picture> <argument ...>: what both twins print of it
    files=$((files + 1))
    put_file "$files" "$1"
    check_printed "$2"$'\n' "${@:3}" -i "$files"
}

@test "half shows two rows in a line, and nothing below the last" {
    check_printed '█●█▀█
█ ▀ █
▀▀▀ ▀
' generate 5x5 --seed 1 -f half
    check_printed '█▀█▀▀▀▀●█
█ ▀▀▀▀█ █
█▀█◆▀ █ █
█ ▀ ▀▀▀ █
▀▀▀▀▀▀▀▀▀
' generate 9x9 --seed 1 --ends random -f half
    check_file "$dots" '  ▀▄ ▀▄ █
  ▄▄██▀ █
▀▀▀▀▄▄▄▄█
▀▄▄▀▄▀▀▄█
▀ ▀ ▀ ▀ ▀' generate -f half
    all_right
}

@test "half shows player, goal, trail and bridge, in this order, and leaves crossed cells open" {
    check_file "$woven" '█●█▀▀▀█▀█
█ ▀║▀ █ █
█▀▀║▀▀▀ █
▀▀▀▀▀▀▀ ▀' generate -f half
    check_file "$woven" '█●█···█▀█
█·····█ █
█▀▀·····█
▀▀▀▀▀▀▀·▀
steps: 18' solve -f half
    check_printed '█●▀▀█▀▀▀█
█▀═ ═▀▀ █
█ █ ▀ █ █
▀▀▀▀▀▀▀ ▀
' generate 9x7 --weave --seed 12 -f half
    check_printed '█●··█▀▀▀█
█▀═·═···█
█ █···█·█
▀▀▀▀▀▀▀·▀
steps: 17
' solve 9x7 --weave --seed 12 -f half
    # both in one character
    check_file '5 5/1 1 1 1 1/1 7 0 0 1/1 8 1 0 1/1 0 1 0 1/1 1 1 1 1' '█◆▀▀█
█●█ █
▀▀▀▀▀' generate -f half
    all_right
}

@test "braille shows two columns and four rows in a character, and nothing beyond the last" {
    check_printed '●⠏⡇
⠉⠁⠁
' generate 5x5 --seed 1 -f braille
    check_file "$dots" '⠀⣑⣬⠆⡇
⢍⡩⡲⢖⡇
⠁⠁⠁⠁⠁' generate -f braille
    all_right
}

@test "braille shows player and goal, and takes trail and bridges for open" {
    check_file "$woven" '●⠏⠍⡏⡇
⠯⠥⠭⠅⠇' generate -f braille
    check_file "$woven" '●⠏⠍⡏⡇
⠯⠥⠭⠅⠇
steps: 18' solve -f braille
    check_printed '⡏◆●⡏⡇
⠯⠭⠥⠥⠇
' generate 9x7 --seed 3 --ends random -f braille
    all_right
}

@test "player, goal and trail have their colours in half and braille" {
    trail=$'\e[36m·\e[0m'
    check_printed $'█\e[1;33m●\e[0m█▀█
█'"$trail$trail$trail"'█
▀▀▀'"$trail"'▀
steps: 7
' solve 5x5 --seed 1 --color always -f half
    check_printed $'\e[1;33m●\e[0m⠏⡇
⠉⠁⠁
' generate 5x5 --seed 1 --color always -f braille
    all_right
}

@test "svg has the walls as lines, the way by its corners, and the steps in a remark" {
    check_printed '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 88 72" role="img">
<title>Maze 9x7, seed 12</title>
<rect x="-4" y="-4" width="88" height="72" fill="#fff"/>
<polyline class="way" fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" points="16,8 16,16 32,16 32,48 48,48 48,32 64,32 64,64"/>
<path class="walls" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" d="
M24 8H72
M8 24H24M40 24H56
M40 40H40
M8 56H56
M8 8V56
M24 40V56
M40 8V24
M56 40V56
M72 8V56
"/>
<path class="bridges" fill="none" stroke="#000" stroke-linecap="round" d="M24 24l4 4h8l4-4M24 40l4-4h8l4 4"/>
<circle class="start" cx="16" cy="8" r="3.5"/>
<path class="goal" d="M64 60l4 4-4 4-4-4z"/>
</svg>
<!-- steps: 17 -->
' solve 9x7 --weave --seed 12 -f svg
    all_right
}

# bats test_tags=shell
@test "the walls, bridges and ways of svg, read back, are the maze" {
    calls=()
    for ends in corners opposite center random; do
        for size in 5x5 9x7 21x23 7x31; do
            for more in '' --weave '--bridges 2 --carver stack'; do
                calls+=("solve $size --ends $ends --seed $((RANDOM + 1)) $more")
            done
            calls+=("generate $size --ends $ends --seed $((RANDOM + 1)) --weave --steps $((RANDOM % 99))")
        done
    done
    pictures=()
    for ((n = 0; n < ${#calls[@]}; n++)); do
        read -r -a call <<<"${calls[n]}"
        print "${call[@]}" -f svg >"$n.svg"
        print "${call[@]}" -f digits >"$n.digits"
        pictures+=("$n.svg" "$n.digits")
    done
    check "${calls[*]}" '' "$("$PYTHON" "$ROOT/tests/support/paper.py" svg "${pictures[@]}" 2>&1)"
    all_right
}

@test "svg is for one maze; for more there is sheet, of generate" {
    check_refused 'svg is a single picture; for more, use --format sheet: --count 2' \
        generate 5x5 --seed 1 -f svg --count 2
    put_file both "$woven//$woven"
    check_same generate -f svg -i both
    check 'status' 1 "$status"
    check 'error' $'maze.sh: svg is a single picture; for more, use --format sheet: both\n' "$err"
    check_refused 'a sheet has the solutions already; it goes with generate, not with solve' \
        solve 5x5 --seed 1 -f sheet
    all_right
}

# bats test_tags=shell
@test "a sheet has each maze on a page, and all solutions on the last, and lets nothing else in" {
    calls=('11x9 --seed 5 --count 4 --weave' '9x11 --seed 8 --count 13 --ends random' '41x5 --seed 2'
        '5x41 --seed 3 --count 2 --steps 9')
    pictures=()
    for ((n = 0; n < ${#calls[@]}; n++)); do
        read -r -a call <<<"${calls[n]}"
        try "${bash_twin[@]}" generate "${call[@]}" -f sheet
        printf %s "$out" >"$n.html"
        check_same generate "${call[@]}" -f digits
        printf %s "$out" >"$n.digits"
        pictures+=("$n.html" "$n.digits")
    done
    check 'the sheets' '' "$("$PYTHON" "$ROOT/tests/support/paper.py" sheet "${pictures[@]}" 2>&1)"
    all_right
}

@test "a sheet says that there is no way, and speaks German" {
    put_file closed '5 5/1 1 1 1 1/1 8 1 7 1/1 0 1 0 1/1 0 1 0 1/1 1 1 1 1'
    try "${bash_twin[@]}" generate -f sheet -i closed
    check 'no way' yes "$([[ $out == *'<b>1</b>: no way</figcaption>'* && $out != *polyline* ]] && echo yes)"
    try "${bash_twin[@]}" generate 5x5 --seed 7 --lang de -f sheet
    for text in '<html xmlns="http://www.w3.org/1999/xhtml" lang="de">' '<h1>Labyrinth 1</h1>' \
        '<title>Labyrinth 5x5, Startwert 7</title>' '<h1>Lösungen</h1>' '<b>1</b> Startwert 7</figcaption>'; do
        check "$text" yes "$([[ $out == *"$text"* ]] && echo yes)"
    done
    all_right
}

# bats test_tags=random
@test "a browser prints a maze a page, then the solutions, on A4 and Letter, upright and across" {
    "$PYTHON" -c 'import sys, browser; sys.exit(browser.find_browser() is None)' ||
        skip 'there is no chromium here'
    check 'the pages' '' "$("$PYTHON" "$ROOT/tests/support/sheet.py" "${bash_twin[@]}" 2>&1)"
    all_right
}
