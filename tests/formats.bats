#!/usr/bin/env bats
# shellcheck disable=SC2030,SC2031,SC2034,SC2154 # each test is a process of its own; helpers.bash
# sets out, err and the twins
#
# The pictures with several squares in a character, half and braille.

load helpers

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
