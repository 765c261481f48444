# shellcheck shell=bash
#
# sheet: a page to print, with solutions behind the mazes
#
# Owns: sheet_class (wide, if its pages lie on their side), sheet_shape,
# sheet_solution (what will stand on the last, its WIDTHxHEIGHT, and its text with SIZE where its size will be).

need maze/solve pictures/shared/svg_maze

sheet_class='' sheet_shape=() sheet_solution=()

# sheet is a page to print, in HTML: each maze on a page of its own, and its solution, small, behind them
# all. A solution is no more than the way: its walls are those of the maze, shown once more. Sizes are
# such that all fits on A4 and on Letter paper, which is wider and shorter.

readonly SHEET_STYLE='
@page { size: portrait; margin: 12mm }
@page wide { size: landscape; margin: 12mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 11pt/1.2 system-ui, sans-serif }
section { break-before: page }
section:first-of-type { break-before: auto }
.wide { page: wide }
header { display: flex; align-items: baseline; gap: 6mm; padding-bottom: 5mm }
h1 { font-size: 20pt; white-space: nowrap }
.name { flex: 1; border-bottom: 0.3mm solid #888; color: #555 }
section > svg { display: block; width: 100%; height: auto; max-height: 232mm }
.wide > svg { max-height: 166mm }
.solutions { font-size: 0; orphans: 1; widows: 1 }
.solutions h1 { padding: 0 2mm 5mm }
figure { display: inline-block; margin: 0 2mm 3mm; vertical-align: top; break-inside: avoid }
figcaption { width: 0; min-width: 100%; font-size: 9pt; line-height: 5mm }
figure svg { display: block }
@media screen {
    body { background: #ddd; padding: 1px }
    section { background: #fff; max-width: 210mm; margin: 6mm auto; padding: 12mm }
    .wide { max-width: 297mm }
}
'
readonly SHEET_STYLE_HASH='sha256-xDJ+n+txv7nQ0dAbSxrWtXlFZBBPvoKikS/ADU/gbUU=' # of SHEET_STYLE: no other style is allowed, and no script

is_wide() { # is there more room for it on a page that lies on its side?
    ((8 * width > 9 * height))
}

start_sheet() {
    local policy="default-src 'none'; style-src '$SHEET_STYLE_HASH'; base-uri 'none'; form-action 'none'"
    sheet_class='' sheet_shape=() sheet_solution=()
    ! is_wide || sheet_class=wide
    put_line '<!DOCTYPE html>'
    put_line "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"$say_language\">"
    put_line '<head>'
    put_line '<meta charset="utf-8"/>'
    put_line "<meta http-equiv=\"Content-Security-Policy\" content=\"$policy\"/>"
    put_line '<meta name="viewport" content="width=device-width"/>'
    put_line "<title>$say_sheet</title>"
    put_line "<style>$SHEET_STYLE</style>"
    put_line '</head>'
    put_line '<body>'
}

draw_sheet() { # <seed, or empty> <number>: a page with the maze, the first one behind the head
    local class=maze heading
    (($2 > 1)) || start_sheet
    ! is_wide || class='maze wide'
    put_line "<section class=\"$class\">"
    say "$say_svg_title" "$2"
    heading="<h1>$REPLY</h1><p class=\"name\">$say_sheet_name</p>"
    name_maze "$1"
    put_line "<header>$heading<p>$REPLY</p></header>"
    put_svg_start "$1"
    put_line "<g id=\"maze-$2\">"
    put_svg_maze
    put_line '</g>'
    put_line '</svg>'
    put_line '</section>'
    keep_solution "$1" "$2"
}

keep_solution() { # <seed, or empty> <number>: for the last pages
    local caption="<b>$2</b>" line='' box="-4 -4 $((8 * stride)) $((8 * height + 16))"
    if [[ -n $1 ]]; then
        say " $say_seed" "$1"
        caption+=$REPLY
    fi
    if ((player == 0 || goal == 0)) || ! solve; then
        caption+=": $say_sheet_no_way"
    elif ((steps)); then
        draw_way
        line=$REPLY
    fi
    sheet_shape+=("${width}x$height")
    REPLY="<figure><figcaption>$caption</figcaption><svg xmlns=\"$SVG_SPACE\" SIZE viewBox=\"$box\">"
    sheet_solution+=("$REPLY$line<use href=\"#maze-$2\"/></svg></figure>")
}

choose_solution_size() { # <width> <height> -> REPLY, in mm: as large as lets all, if they are no more
    # than a dozen, or else six stand on a page; but no square is below 0.44 mm
    local page_wide=186 page_high=232 most=${#sheet_solution[@]} across=0 wide high
    [[ $sheet_class != wide ]] || page_wide=255 page_high=166
    ((most <= 12)) || most=6
    while :; do
        ((across++, wide = page_wide / across - 4, high = (wide * ($2 + 2) + $1 + 1) / ($1 + 2)))
        ((high <= page_high - 8)) || ((high = page_high - 8, wide = high * ($1 + 2) / ($2 + 2)))
        (((page_wide / (wide + 4)) * (page_high / (high + 8)) < most)) || break
        ((100 * (page_wide / (across + 1) - 4) >= 44 * $1)) || break
    done
    REPLY="width=\"${wide}mm\" height=\"${high}mm\""
}

end_sheet() { # all solutions
    local class=solutions n
    [[ -z $sheet_class ]] || class='solutions wide'
    put_line "<section class=\"$class\">"
    put_line "<h1>$say_sheet_solutions</h1>"
    for ((n = 0; n < ${#sheet_solution[@]}; n++)); do
        choose_solution_size "${sheet_shape[n]%x*}" "${sheet_shape[n]#*x}"
        put_line "${sheet_solution[n]%%SIZE*}$REPLY${sheet_solution[n]#*SIZE}"
    done
    put_line '</section>'
    put_line '</body>'
    put_line '</html>'
}
