# shellcheck shell=bash
#
# sheet: pages to print: mazes, then their solutions
#
# A sheet is one HTML file. All pages have the same orientation and all mazes the same scale, chosen so that the mazes
# are as large as possible on A4 and on Letter paper. So the program holds the mazes until the last one is known. The
# solutions follow, small, under the same numbers, each with what makes the maze again. A solution contains only the
# path, and refers to the maze for the rest. Lengths are in tenths of a millimeter.
#
# Owns: sheet_* (sheet_maze: each maze; sheet_solution: its path; sheet_name: what makes it; sheet_shape: WIDTHxHEIGHT;
# sheet_page: pages so far; sheet_class: any, until there is a page, then empty or wide; sheet_across: mazes in a row;
# sheet_square: the side of a square in micrometers).

need maze/solve pictures/shared/svg_maze

off_screen_sheet=yes

sheet_maze=() sheet_solution=() sheet_name=() sheet_shape=()
sheet_page=0 sheet_class=any sheet_across=1 sheet_square=0

readonly PAPER_SHORT=1850 PAPER_LONG=2540 # the part of the page that A4 and Letter share, without margins
readonly GAP=40 SOLUTIONS_MOST=12 SQUARE_LEAST=440

draw_sheet() { # <seed, or empty> <number> <nothing> <what makes the maze>: keep it, and its solution, for end_sheet
    name_maze "$1"
    say "$say_svg_title" "$REPLY"
    hold_buffer
    put_line "<title>$REPLY</title>"
    put_line "<g id=\"maze-$2\">"
    put_svg_maze
    put_svg_ends
    put_line '</g>'
    take_buffer
    sheet_maze+=("${REPLY%$'\n'}") sheet_shape+=("${width}x$height")
    REPLY='' sheet_name+=("$4")
    if ((player == 0 || goal == 0)) || ! solve "$player" "$goal"; then
        sheet_name[$2 - 1]+=" $say_sheet_no_way"
    elif ((steps > 0)); then
        draw_way
    fi
    sheet_solution+=("<title>$say_sheet_solutions $2</title>$REPLY<use href=\"#maze-$2\"/>")
}

end_sheet() { # <title, or empty> <most mazes on a page>: print all pages, the solutions on few that can still be read
    local title most=${#sheet_maze[@]}
    escape_html "${1:-$say_sheet}"
    title=$REPLY
    start_sheet "$title"
    put_pages maze "$title" "$2"
    ((most = most < SOLUTIONS_MOST ? most : SOLUTIONS_MOST))
    while fit_page solutions "$most" "${sheet_shape[@]}" && ((sheet_square < SQUARE_LEAST && most > 2)); do
        ((most -= 1))
    done
    put_pages solutions "$say_sheet_solutions" "$most"
    put_lines '</main>' '</body>' '</html>'
}

start_sheet() { # <title>
    local policy="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    put_lines '<!DOCTYPE html>' "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"$say_language\">" '<head>' \
        '<meta charset="utf-8"/>' "<meta http-equiv=\"Content-Security-Policy\" content=\"$policy\"/>" \
        '<meta name="viewport" content="width=device-width"/>' "<title>$1</title>" '<style>'
    put_text pictures/sheet.css
    put_lines '</style>' '</head>' '<body>' '<main>'
}

put_pages() { # <maze|solutions> <title> <most on a page>: evenly spread; one on a page is as large as the page allows
    local count=${#sheet_maze[@]} page pages from=0 on_page task
    ((pages = (count + $3 - 1) / $3))
    fit_page "$1" "$(((count + pages - 1) / pages))" "${sheet_shape[@]}"
    for ((page = 0; page < pages; page++)); do
        ((on_page = count / pages + (page < count % pages), sheet_page += 1))
        if (($3 == 1)); then
            fit_page "$1" 1 "${sheet_shape[from]}"
        fi
        put_line "<section class=\"$1$sheet_class\">"
        put_line "<header><p>$sheet_page</p><h1>$2</h1></header>"
        if [[ $1 == maze ]]; then
            task=$say_sheet_task
            if [[ ${sheet_maze[*]:from:on_page} == *' class="bridges"'* ]]; then
                task=$say_sheet_task_bridges
            fi
            put_line "<p class=\"task\">$task</p>"
        fi
        put_figures "$1" "$from" "$on_page"
        put_line '</section>'
        ((from += on_page))
    done
}

fit_page() { # <maze|solutions> <number> <shape ...> -> sheet_class, sheet_across, sheet_square: as large as possible
    local shape widest=0 highest=0 across down wide high most by_height class=$sheet_class head=240 caption=100
    if [[ $1 == solutions ]]; then
        head=130 caption=70
    fi
    for shape in "${@:3}"; do
        ((widest = widest < ${shape%x*} + 2 ? ${shape%x*} + 2 : widest))
        ((highest = highest < ${shape#*x} + 2 ? ${shape#*x} + 2 : highest))
    done
    sheet_square=0
    for ((across = 1; across <= $2; across++)); do
        down=$((($2 + across - 1) / across)) wide=$PAPER_SHORT high=$PAPER_LONG
        for shape in '' ' wide'; do
            ((most = 100 * (wide / across - GAP) / widest))
            ((by_height = 100 * ((high - head) / down - caption) / highest))
            ((most = by_height < most ? by_height : most))
            if [[ $class == any || $class == "$shape" ]] && ((most > sheet_square)); then
                sheet_class=$shape sheet_across=$across sheet_square=$most
            fi
            wide=$PAPER_LONG high=$PAPER_SHORT
        done
    done
}

put_figures() { # <maze|solutions> <which is the first> <number>: in rows of the same length
    local n=$2 last=$(($2 + $3 - 1)) columns across
    ((columns = ($3 + sheet_across - 1) / sheet_across, columns = ($3 + columns - 1) / columns))
    while ((n <= last)); do
        put_line '<div>'
        for ((across = 0; across < columns; across++, n++)); do
            if ((n > last)); then
                put_line '<figure></figure>'
            elif [[ $1 == maze ]]; then
                put_figure "$n" "$say_sheet_name" "${sheet_maze[n]}"
            else
                put_figure "$n" "${sheet_name[n]}" "${sheet_solution[n]}"
            fi
        done
        put_line '</div>'
    done
}

put_figure() { # <which> <caption> <picture>: in the scale of the page
    local squares_wide=$((${sheet_shape[$1]%x*} + 2)) squares_high=$((${sheet_shape[$1]#*x} + 2)) wide high
    ((wide = squares_wide * sheet_square / 100, high = squares_high * sheet_square / 100))
    put_line "<figure><figcaption><b>$(($1 + 1))</b>$2</figcaption>"
    REPLY="viewBox=\"-4 -4 $((8 * squares_wide)) $((8 * squares_high))\" role=\"img\""
    put_line "<svg width=\"$((wide / 10)).$((wide % 10))mm\" height=\"$((high / 10)).$((high % 10))mm\" $REPLY"
    put_lines "xmlns=\"$SVG_SPACE\">$3" '</svg>' '</figure>'
}
