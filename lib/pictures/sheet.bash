# shellcheck shell=bash
#
# sheet: pages to print, with solutions behind the mazes
#
# sheet is one HTML file. Its pages have --per-page mazes each, as large as they can be printed, upright or lying,
# on A4 and on Letter paper, which is wider and shorter; behind them stand the solutions, small, under the
# same numbers. A solution is no more than the way: its walls are those of the maze, shown once more. As nobody
# knows how many mazes a file still has, those of a page wait until it is clear that none will be alone behind them.
# Lengths are in tenths of a millimetre.
# Owns: sheet_title, sheet_per_page (mazes on a page), sheet_waiting, waiting_shape, waiting_woven (mazes not yet printed: text, WIDTHxHEIGHT, yes if there are
# bridges), sheet_solution, solution_shape (likewise), page_class, page_across, square_size (how a page lies, how many
# pictures stand side by side on it, and the size of a square, in 1/1000 mm).

need maze/solve pictures/shared/svg_maze

sheet_title='' sheet_per_page=1
sheet_waiting=() waiting_shape=() waiting_woven=() sheet_solution=() solution_shape=()
page_class='' page_across=0 square_size=0

readonly PAPER_SHORT=1850 PAPER_LONG=2540 # what A4 and Letter have both, without margins
readonly HEAD=240 HEAD_SMALL=130 GAP=40 CAPTION=70
readonly SOLUTIONS_MOST=12 SQUARE_LEAST=440

# No other style is allowed in the file, and no script.
readonly SHEET_STYLE_HASH='sha256-6xpZU1f9j/hjnEwV6E+U6zDfRMkT7uLHwieqW44wxuc='

set_up_sheet() { # <title, or empty> <mazes on a page>
    sheet_title=$1 sheet_per_page=$2
}

draw_sheet() { # <seed, or empty> <number>: the first one behind the head
    (($2 > 1)) || start_sheet
    hold_page
    name_maze "$1"
    put_line "<figure><figcaption><b>$2</b>$REPLY</figcaption>"
    put_svg_start "$1"
    put_line "<g id=\"maze-$2\">"
    put_svg_maze
    put_line '</g>'
    put_line '</svg>'
    put_line '</figure>'
    take_page
    sheet_waiting+=("$REPLY") waiting_shape+=("${width}x$height") waiting_woven+=("$woven")
    keep_solution "$1" "$2"
    if ((sheet_per_page < 4 ? ${#sheet_waiting[@]} == sheet_per_page : ${#sheet_waiting[@]} == sheet_per_page + 2)); then
        put_sheet_page "$sheet_per_page"
    fi
}

end_sheet() { # the mazes that still wait, and all solutions
    if ((${#sheet_waiting[@]} == sheet_per_page + 1)); then
        put_sheet_page "$((sheet_per_page - 1))" # so that two are on the last one
    fi
    ((${#sheet_waiting[@]} == 0)) || put_sheet_page "${#sheet_waiting[@]}"
    put_solutions
    put_line '</body>'
    put_line '</html>'
}

start_sheet() {
    local policy="default-src 'none'; style-src '$SHEET_STYLE_HASH'; base-uri 'none'; form-action 'none'"
    sheet_waiting=() waiting_shape=() waiting_woven=() sheet_solution=() solution_shape=()
    put_line '<!DOCTYPE html>'
    put_line "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"$say_language\">"
    put_line '<head>'
    put_line '<meta charset="utf-8"/>'
    put_line "<meta http-equiv=\"Content-Security-Policy\" content=\"$policy\"/>"
    put_line '<meta name="viewport" content="width=device-width"/>'
    name_sheet
    put_line "<title>$REPLY</title>"
    put_line '<style>'
    put_text pictures/sheet.css
    put_line '</style>'
    put_line '</head>'
    put_line '<body>'
}

name_sheet() { # -> REPLY: its title, with nothing in it that HTML takes for its own
    local rest=${sheet_title:-$say_sheet} before text=''
    while [[ $rest == *['<>&']* ]]; do
        before=${rest%%['<>&']*}
        rest=${rest#"$before"}
        case $rest in
            '<'*) text+="$before&lt;" ;;
            '>'*) text+="$before&gt;" ;;
            *) text+="$before&amp;" ;;
        esac
        rest=${rest:1}
    done
    REPLY=$text$rest
}

put_sheet_page() { # <how many of those that wait>
    local task=$say_sheet_task n
    for ((n = 0; n < $1; n++)); do
        [[ -z ${waiting_woven[n]} ]] || task=$say_sheet_task_bridges
    done
    fit_page "$1" "$HEAD" "${waiting_shape[@]:0:$1}"
    put_line "<section class=\"maze$page_class\">"
    name_sheet
    put_line "<header><h1>$REPLY</h1><p class=\"name\">$say_sheet_name</p></header>"
    put_line "<p class=\"task\">$task</p>"
    put_line "<div class=\"across-$page_across\">"
    for ((n = 0; n < $1; n++)); do
        put_sized "${sheet_waiting[n]%$'\n'}" "${waiting_shape[n]}"
    done
    put_line '</div>'
    put_line '</section>'
    sheet_waiting=("${sheet_waiting[@]:$1}")
    waiting_shape=("${waiting_shape[@]:$1}") waiting_woven=("${waiting_woven[@]:$1}")
}

put_sized() { # <figure> <its WIDTHxHEIGHT>: its picture as large as all on the page are
    local wide=$(((${2%x*} + 2) * square_size / 100)) high=$(((${2#*x} + 2) * square_size / 100))
    put_line "${1%%<svg *}<svg width=\"$((wide / 10)).$((wide % 10))mm\" height=\"$((high / 10)).$((high % 10))mm\" ${1#*<svg }"
}

fit_page() { # <how many> <height of the head> <WIDTHxHEIGHT ...> -> page_class, page_across, square_size: so that
    # they print largest
    local count=$1 head=$2 shape widest=0 highest=0 across wide high
    shift 2
    for shape; do
        ((widest >= ${shape%x*} + 2)) || widest=$((${shape%x*} + 2))
        ((highest >= ${shape#*x} + 2)) || highest=$((${shape#*x} + 2))
    done
    square_size=0
    for ((across = 1; across <= count; across++)); do
        try_page '' "$across" "$((1000 * (PAPER_SHORT / across - GAP) / 10 / widest))" \
            "$((1000 * ((PAPER_LONG - head) / ((count + across - 1) / across) - CAPTION) / 10 / highest))"
        try_page ' wide' "$across" "$((1000 * (PAPER_LONG / across - GAP) / 10 / widest))" \
            "$((1000 * ((PAPER_SHORT - head) / ((count + across - 1) / across) - CAPTION) / 10 / highest))"
    done
}

try_page() { # <how it lies> <how many across> <size of a square by the width> <by the height>: the best one stays
    local most=$(($3 < $4 ? $3 : $4))
    if ((most > square_size)); then
        page_class=$1 page_across=$2 square_size=$most
    fi
}

keep_solution() { # <seed, or empty> <number>: for the last pages
    local caption="<b>$2</b>" line='' box="-4 -4 $((8 * stride)) $((8 * height + 16))"
    if [[ -n $1 ]]; then
        say "$say_seed" "$1"
        caption+=$REPLY
    fi
    if ((player == 0 || goal == 0)) || ! solve; then
        caption+=" $say_sheet_no_way"
    elif ((steps)); then
        draw_way
        line=$REPLY
    fi
    solution_shape+=("${width}x$height")
    REPLY="<figure><figcaption>$caption</figcaption><svg xmlns=\"$SVG_SPACE\" viewBox=\"$box\">"
    sheet_solution+=("$REPLY$line<use href=\"#maze-$2\"/></svg></figure>")
}

put_solutions() { # as few pages as let them be read, each with as many as the others, or one more, and none alone
    local count=${#sheet_solution[@]} most pages page_number n=0 end
    most=$((count < SOLUTIONS_MOST ? count : SOLUTIONS_MOST))
    while fit_page "$most" "$HEAD_SMALL" "${solution_shape[@]}" && ((square_size < SQUARE_LEAST && most > 2)); do
        ((most -= 1))
    done
    ((pages = (count + most - 1) / most))
    ((count == 1 || count / pages > 1)) || ((pages = count / 2))
    fit_page "$(((count + pages - 1) / pages))" "$HEAD_SMALL" "${solution_shape[@]}"
    for ((page_number = 0; page_number < pages; page_number++)); do
        put_line "<section class=\"solutions$page_class\">"
        put_line "<header><h1>$say_sheet_solutions</h1></header>"
        put_line "<div class=\"across-$page_across\">"
        for ((end = n + count / pages + (page_number < count % pages); n < end; n++)); do
            put_sized "${sheet_solution[n]}" "${solution_shape[n]}"
        done
        put_line '</div>'
        put_line '</section>'
    done
}
