#!/usr/bin/env bats
#
# The pictures with several squares in a character, half and braille; those for paper, svg and sheet.

load ../support/helpers

# 4x3 cells, with a bridge from north to south in the columns of the second.
woven='9 7/1 8 1 1 1 1 1 1 1/1 0 1 0 0 0 1 0 1/1 0 1 3 1 0 1 0 1/1 0 0 0 0 0 1 0 1/'
woven+='1 1 1 2 1 1 1 0 1/1 0 0 0 0 0 0 0 1/1 1 1 1 1 1 1 7 1'

# The first column is open, the last a wall; then walls in all ways that a character can hold them.
dots='9 9/0 0 1 0 0 1 0 0 1/0 0 0 1 0 0 1 0 1/0 0 0 0 1 1 1 0 1/0 0 1 1 1 1 0 0 1/1 1 1 1 0 0 0 0 1/'
dots+='0 0 0 0 1 1 1 1 1/1 0 0 1 0 1 1 0 1/0 1 1 0 1 0 0 1 1/1 0 1 0 1 0 1 1 1'
readonly woven dots

# Of the signs in two squares, half shows the first of player, goal, trail and bridge. Crossed cells are open.
@test "half shows two rows in a line" {
    put_file woven "$woven"
    put_file dots "$dots"
    put_file both '5 5/1 1 1 1 1/1 7 0 0 1/1 8 1 0 1/1 0 1 0 1/1 1 1 1 1' # player and goal in one character
    draws 'generate -f half' <<'END'
5x5 --seed 1 : 9x9 --seed 1 --ends random : -i dots     : -i woven  : 9x7 --weave --seed 12 : -i both
█●█▀█        : █▀█▀▀▀▀●█                  : |  ▀▄ ▀▄ █| : █●█▀▀▀█▀█ : █●▀▀█▀▀▀█             : █◆▀▀█
█ ▀ █        : █ ▀▀▀▀█ █                  : |  ▄▄██▀ █| : █ ▀║▀ █ █ : █▀═ ═▀▀ █             : █●█ █
▀▀▀ ▀        : █▀█◆▀ █ █                  : ▀▀▀▀▄▄▄▄█   : █▀▀║▀▀▀ █ : █ █ ▀ █ █             : ▀▀▀▀▀
             : █ ▀ ▀▀▀ █                  : ▀▄▄▀▄▀▀▄█   : ▀▀▀▀▀▀▀ ▀ : ▀▀▀▀▀▀▀ ▀
             : ▀▀▀▀▀▀▀▀▀                  : ▀ ▀ ▀ ▀▀▀
END
    draws 'solve -f half' <<'END'
-i woven  : 9x7 --weave --seed 12
█●█···█▀█ : █●··█▀▀▀█
█·····█ █ : █▀═·═···█
█▀▀·····█ : █ █···█·█
▀▀▀▀▀▀▀·▀ : ▀▀▀▀▀▀▀·▀
steps: 18 : steps: 17
END
}

@test "braille shows two columns and four rows in a character" {
    put_file woven "$woven"
    put_file dots "$dots"
    draws 'generate -f braille' <<'END'
5x5 --seed 1 : -i dots : -i woven : 9x7 --seed 3 --ends random
●⠏⡇          : ⠀⣑⣬⠆⡇   : ●⠏⠍⡏⡇    : ⡏◆●⡏⡇
⠉⠁⠁          : ⢍⡩⡲⢖⡇   : ⠯⠥⠭⠅⠇    : ⠯⠭⠥⠥⠇
             : ⠁⠁⠁⠉⠁
END
    draws 'solve -f braille' <<'END'
-i woven
●⠏⠍⡏⡇
⠯⠥⠭⠅⠇
steps: 18
END
}

@test "svg draws walls, bridges, ends and the path as shapes" {
    stroke='fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"'
    way='fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
    check_printed "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-4 -4 88 72\" role=\"img\">
<title>Maze 9x7, seed 12</title>
<rect x=\"-4\" y=\"-4\" width=\"88\" height=\"72\" fill=\"#fff\"/>
<polyline class=\"way\" $way points=\"16,8 16,16 32,16 32,48 48,48 48,32 64,32 64,64\"/>
<path class=\"walls\" $stroke d=\"
M24 8H72
M8 24H24M40 24H56
M40 40H40.1
M8 56H56
M8 8V56
M24 40V56
M40 8V24
M56 40V56
M72 8V56
\"/>
<path class=\"bridges\" $stroke d=\"M24 24l4 4h8l4-4M24 40l4-4h8l4 4\"/>
<circle class=\"start\" cx=\"16\" cy=\"8\" r=\"3.5\"/>
<path class=\"goal\" d=\"M64 60l4 4-4 4-4-4z\"/>
</svg>
<!-- steps: 17 -->
" solve 9x7 --weave --seed 12 -f svg
}

@test "svg, sheet, json and png refuse what they cannot hold" {
    put_file both "$woven//$woven"
    check_same generate -f svg -i both
    check 'two in a file' $'1 maze.sh: both: svg holds only one maze; try generate -f sheet\n' "$status $err"
    title=$(printf %0101d 0)
    check_refused "--title: ${title:0:60}... is longer than 100 characters" sheet --title "$title"
    check_refused_rows <<'ROWS'
solve 5x5 --seed 1 -f svg --count 2 | --count 2: svg holds only one maze; try generate -f sheet
solve 5x5 --seed 1 -f sheet | --format: a sheet already has solutions; try generate instead of solve
sheet --title $'a\nb' | --title: a?b is not one line of plain UTF-8 text
sheet --per-page 3 | --per-page: 3 is not one of: 1 2 4 6
generate 5x5 --title x | --title: works only with a sheet; add --format sheet
play 5x5 -s 1 --keys s -f json | --format: json cannot be used with play; try text
generate 5x5 -s 1 --count 2 -f png | --count 2: png holds only one maze; try generate -f sheet
generate 5x5 -f svg --per-page 2 | --per-page: works only with a sheet; add --format sheet
ROWS
}

shown_in() { # <file>: the size, seed, walls, bridges, start and goal of each maze in a sheet, or in svgs
    sed -n 's/.*<title>\(Maze [^<]*\).*/\1/p; /class="\(bri\|start\|goal\)/p; /class="walls"/,/"\/>/p' "$1"
}

# bats test_tags=shell,edge,random
@test "a sheet consists of all mazes, then all solutions" {
    for line in '11x9 --seed 5 --count 4 --weave' '5x41 --seed 3 --count 2 --passages 9 --per-page 4' \
        '9x7 --seed 9 --count 3 --path 15-30 --ends random --per-page 2'; do
        read -r -a call <<<"$line"
        print sheet "${call[@]}" >sheet.html
        check "generate $line" "$(<sheet.html)" "$(print generate "${call[@]}" -f sheet)"
        read -r -a call <<<"${line/--per-page ?/}"
        : >drawn # an svg of each, with its path if there is one
        while read -r seed; do
            print solve "${call[@]}" --count 1 --seed "$seed" -f svg >>drawn 2>error ||
                print generate "${call[@]}" --count 1 --seed "$seed" -f svg >>drawn
        done < <(print generate "${call[@]}" -f text | sed -n 's/^# seed //p')
        check "$line: mazes" "$(shown_in drawn)" "$(shown_in sheet.html)"
        check "$line: paths" "$(grep -o 'points="[^"]*"' drawn)" "$(grep -o 'points="[^"]*"' sheet.html)"
        check "$line: mazes of the solutions" "$(sed -n 's/^<g id="\(maze-[0-9]*\)">$/\1/p' sheet.html)" \
            "$(sed -n 's/.*<use href="#\(maze-[0-9]*\)".*/\1/p' sheet.html)"
        check "$line: numbers" "$(seq "${call[4]}" && seq "${call[4]}")" \
            "$(sed -n 's/.*<b>\([0-9]*\)<.*/\1/p' sheet.html)"
        check "$line: pages that explain a bridge" "$(grep -c 'class="bridges"' sheet.html)" \
            "$(grep -c 'class="task".* bridge' sheet.html)"
        check "$line: active, or from elsewhere" '' "$(grep -nE '<script|style=|https?://[^w]' sheet.html)"
        "$PYTHON" -c 'import xml.etree.ElementTree as tree; tree.parse("sheet.html")' || check "$line" 'XML' 'an error'
    done
}

@test "mazes and solutions are spread evenly over numbered pages, which lie all alike" {
    # maze or solutions: how many are on each page
    while IFS='|' read -r pages call; do
        read -r -a call <<<"$call"
        print sheet "${call[@]}" --seed 1 >sheet.html
        check "${call[*]}" "$pages" "$(awk -F '"' '/<section class="/ { n += 1; kind[n] = $2 }
            n { on[n] += gsub(/<figure><f/, "") }
            END { for (k = 1; k <= n; k++) print kind[k], on[k] }' sheet.html | paste -s -d ,)"
        check "${call[*]}: numbers" "$(seq "$(grep -c '<section' sheet.html)")" \
            "$(sed -n 's/^<header><p>\([0-9]*\).*/\1/p' sheet.html)"
    done <<'END'
maze 1,solutions 1|5x5
maze wide 1,solutions wide 1|41x5
maze wide 6,maze wide 6,solutions wide 12|9x9 --count 12 --per-page 6
maze 3,maze 2,solutions 5|7x7 --count 5 --per-page 4
maze wide 5,maze wide 4,maze wide 4,solutions wide 7,solutions wide 6|5x5 --count 13 --per-page 6
END
}

@test "mazes of several sizes in one file print at one scale, or each as large as its page" {
    for side in 21 31 41; do print generate "${side}x$side" --seed "$side" -f text; done >book
    while read -r count expected; do
        scale=$(print sheet -i book --per-page "$count" | grep -o '^<svg width="[0-9.]*' | cut -d '"' -f 2 |
            awk 'NR == 1 { first = $1 / 23 } NR == 3 { printf "%.1f", first / ($1 / 43) }')
        check "$count on a page: the squares of the first maze are as many times as large as of the last" \
            "$expected" "$scale"
    done <<<$'1 1.9\n2 1.0'
}

@test "a sheet is printed in another language, and says that there is no path" {
    put_file closed '5 5/1 8 1 1 1/1 0 1 0 1/1 1 1 0 1/1 0 0 0 1/1 1 1 7 1/# seed 7'
    try "${bash_twin[@]}" sheet -i closed --lang de
    for text in '<html xmlns="http://www.w3.org/1999/xhtml" lang="de">' '<h1>Labyrinthe</h1>' '<h1>Lösungen</h1>' \
        '<title>Labyrinth 5x5, Startwert 7</title>' 'vom Punkt ● zur Raute ◆.' \
        '</b>Startwert 7 kein Weg</figcaption>'; do
        [[ $out == *"$text"* ]] || check sheet "$text" "$out"
    done
}

@test "the caption of a solution is all that makes its maze again" {
    put_file nameless "$woven"
    printf '%s\n' ' ###' '####' '####' >mask.txt
    # the call | the captions
    while IFS='|' read -r call captions; do
        # shellcheck disable=SC2086 # to be split
        "$MAZE_BASH" "$MAZE" sheet $call >sheet.html
        grep -o '<b>[0-9]*</b>[^<]*' sheet.html | sed 's/<[^>]*>//g' | grep -v Name >captions
        check "$call" "$(tr '|' '\n' <<<"${captions//, /|}")" "$(<captions)"
    done <<'ROWS'
9x7 --seed 3 --count 2 --weave --ends far|19x7,seed=3,ends=far,weave, 29x7,seed=4,ends=far,weave
--level 12|1level=12
9x9 --seed 1 --path 20-30 --loops 40|19x9,seed=4,loops=40
--mask ./mask.txt --seed 5|1seed 5
-i nameless|1
ROWS
}

@test "anything in the title of a sheet is only text" {
    try "${bash_twin[@]}" sheet 5x5 --seed 1 --count 3 --title 'Größe & <b>7b</b> "x" $(touch pwned) ]]>'
    escaped='Größe &amp; &lt;b&gt;7b&lt;/b&gt; &quot;x&quot; $(touch pwned) ]]&gt;'
    check 'on each page' 3 "$(grep -cF "<h1>$escaped</h1>" <<<"$out")"
    check 'of the file' 1 "$(grep -cF "<title>$escaped</title>" <<<"$out")"
}
