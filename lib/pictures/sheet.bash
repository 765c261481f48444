# shellcheck shell=bash
#
# sheet: pages to print: mazes, then their solutions
#
# A sheet is one HTML file. All pages have the same orientation and all mazes the same scale, chosen so that the mazes are
# as large as possible on A4 and on Letter paper. So the program holds the mazes until the last one is known. The
# solutions follow, small, under the same numbers. A solution contains only the path, and refers to the maze for its walls.
#
# end_sheet and its functions share page_class (the orientation of a page), page_across (columns of pictures on
# it) and square_size (in 1/1000 mm). Other lengths are in tenths of a millimeter.
#
# Owns: sheet_maze, sheet_shape (WIDTHxHEIGHT), sheet_solution (one entry per maze).

need maze/solve pictures/shared/svg_maze

sheet_maze=() sheet_shape=() sheet_solution=()

readonly PAPER_SHORT=1850 PAPER_LONG=2540 # the part of the page that A4 and Letter share, without margins
readonly HEAD=240 HEAD_SMALL=130 GAP=40 CAPTION=150 CAPTION_SMALL=70
readonly SOLUTIONS_MOST=12 SQUARE_LEAST=440

# The file may have no other style, and no script.
readonly SHEET_STYLE_HASH='sha256-u6kaHLpOFJx4WYUc3zhT5Qj+ap5TJUnIdwFGiJMdPzY='

draw_sheet() { # <seed, or empty> <number>: keep the maze and its solution for end_sheet
    hold_buffer
    put_svg_start "$1"
    put_line "<g id=\"maze-$2\">"
    put_svg_maze
    put_line '</g>'
    put_line '</svg>'
    put_line '</figure>'
    take_buffer
    local figure=$REPLY
    name_maze "$1"
    REPLY="<p class=\"name\">$say_sheet_name</p><b>$2</b>$REPLY"
    sheet_maze+=("<figure><figcaption>$REPLY</figcaption>"$'\n'"${figure%$'\n'}") sheet_shape+=("${width}x$height")
    keep_solution "$1" "$2"
}

end_sheet() { # <title, or empty> <most mazes on a page>: print all pages
    local title page_class='' page_across square_size page_number
    escape_html "${1:-$say_sheet}"
    title=$REPLY
    start_sheet "$title"
    put_mazes_of_sheet "$title" "$2"
    put_solutions "$page_class"
    put_line '</main>'
    put_line '</body>'
    put_line '</html>'
}

start_sheet() { # <title>
    local policy="default-src 'none'; style-src '$SHEET_STYLE_HASH'; base-uri 'none'; form-action 'none'"
    put_line '<!DOCTYPE html>'
    put_line "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"$say_language\">"
    put_line '<head>'
    put_line '<meta charset="utf-8"/>'
    put_line "<meta http-equiv=\"Content-Security-Policy\" content=\"$policy\"/>"
    put_line '<meta name="viewport" content="width=device-width"/>'
    put_line "<title>$1</title>"
    put_line '<style>'
    put_text pictures/sheet.css
    put_line '</style>'
    put_line '</head>'
    put_line '<body>'
    put_line '<main>'
}

put_mazes_of_sheet() { # <title> <most mazes on a page> -> page_class, page_across, square_size, page_number: evenly spread; where
    # a page has one maze, each is as large as its page
    local count=${#sheet_maze[@]} pages from=0 on_page
    ((pages = (count + $2 - 1) / $2))
    fit_page "$(((count + pages - 1) / pages))" "$HEAD" "$CAPTION" any "${sheet_shape[@]}"
    for ((page_number = 1; page_number <= pages; page_number++)); do
        ((on_page = count / pages + (page_number <= count % pages)))
        (($2 > 1)) || fit_page 1 "$HEAD" "$CAPTION" "$page_class" "${sheet_shape[from]}"
        put_sheet_page "$1" "$from" "$on_page"
        ((from += on_page))
    done
}

put_sheet_page() { # <title> <first maze> <number of mazes>
    local task=$say_sheet_task
    [[ ${sheet_maze[*]:$2:$3} != *' class="bridges"'* ]] || task=$say_sheet_task_bridges
    put_line "<section class=\"maze$page_class\">"
    put_line "<header><p>$page_number</p><h1>$1</h1></header>"
    put_line "<p class=\"task\">$task</p>"
    put_figures "$2" "${sheet_maze[@]:$2:$3}"
    put_line '</section>'
}

put_figures() { # <which is the first> <figure ...>: page_across of them in a row at most; the numbers in two rows differ by at most one
    local n=$1 rows in_row figure
    shift
    for ((rows = ($# + page_across - 1) / page_across; rows; rows--)); do
        in_row=$((($# + rows - 1) / rows))
        put_line '<div>'
        for figure in "${@:1:in_row}"; do
            put_sized "$figure" "${sheet_shape[n]}"
            ((n += 1))
        done
        put_line '</div>'
        shift "$in_row"
    done
}

put_sized() { # <figure> <its WIDTHxHEIGHT>: print it in the scale of the page
    local wide=$(((${2%x*} + 2) * square_size / 100)) high=$(((${2#*x} + 2) * square_size / 100))
    put_line "${1%%<svg *}<svg width=\"$((wide / 10)).$((wide % 10))mm\" height=\"$((high / 10)).$((high % 10))mm\" ${1#*<svg }"
}

fit_page() { # <number of mazes> <height of the head> <of a caption> <any, or a page_class> <shape ...> -> page_class, page_across,
    # square_size: chosen so that the largest of these shapes is as large as possible
    local shape widest=0 highest=0 across down wide high most by_height
    for shape in "${@:5}"; do
        ((widest >= ${shape%x*} + 2)) || widest=$((${shape%x*} + 2))
        ((highest >= ${shape#*x} + 2)) || highest=$((${shape#*x} + 2))
    done
    square_size=0
    for ((across = 1; across <= $1; across++)); do
        down=$((($1 + across - 1) / across)) wide=$PAPER_SHORT high=$PAPER_LONG
        for shape in '' ' wide'; do
            if [[ $4 == any || $4 == "$shape" ]]; then
                most=$((100 * (wide / across - GAP) / widest))
                by_height=$((100 * ((high - $2) / down - $3) / highest))
                ((most < by_height)) || most=$by_height
                ((most <= square_size)) || page_class=$shape page_across=$across square_size=$most
            fi
            wide=$PAPER_LONG high=$PAPER_SHORT
        done
    done
}

keep_solution() { # <seed, or empty> <number>: for the last pages
    local caption="<b>$2</b>" line='' box="-4 -4 $((8 * stride)) $((8 * height + 16))"
    if [[ -n $1 ]]; then
        say "$say_seed" "$1"
        caption+=$REPLY
    fi
    if ((player == 0 || goal == 0)) || ! solve "$player" "$goal"; then
        caption+=" $say_sheet_no_way"
    elif ((steps)); then
        draw_way
        line=$REPLY
    fi
    REPLY="<figure><figcaption>$caption</figcaption><svg xmlns=\"$SVG_SPACE\" viewBox=\"$box\">"
    sheet_solution+=("$REPLY$line<use href=\"#maze-$2\"/></svg></figure>")
}

put_solutions() { # <page_class> -> page_class, page_across, square_size, page_number: print the solutions on as few pages as keep
    # them readable; the numbers on two pages differ by at most one, and no solution is alone on a page
    local count=${#sheet_solution[@]} most pages page n=0 on_page
    most=$((count < SOLUTIONS_MOST ? count : SOLUTIONS_MOST))
    while fit_page "$most" "$HEAD_SMALL" "$CAPTION_SMALL" "$1" "${sheet_shape[@]}" && ((square_size < SQUARE_LEAST && most > 2)); do
        ((most -= 1))
    done
    ((pages = (count + most - 1) / most))
    ((count == 1 || count / pages > 1)) || ((pages = count / 2))
    fit_page "$(((count + pages - 1) / pages))" "$HEAD_SMALL" "$CAPTION_SMALL" "$1" "${sheet_shape[@]}"
    for ((page = 0; page < pages; page++, page_number++)); do
        put_line "<section class=\"solutions$page_class\">"
        put_line "<header><p>$page_number</p><h1>$say_sheet_solutions</h1></header>"
        ((on_page = count / pages + (page < count % pages)))
        put_figures "$n" "${sheet_solution[@]:n:on_page}"
        ((n += on_page))
        put_line '</section>'
    done
}
