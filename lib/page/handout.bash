# shellcheck shell=bash
#
# handout: print a handout for a class without computers: a worksheet, role cards, homework and an answer key
#
# The worksheet and the homework carve 3x3 cells. The play with the cards carves 3x2, so that six students are enough.
# The homework has the next seed.

need maze/carve maze/trace page/page pictures/svg

readonly STUDENTS=6 STEP_ROWS=16 # 3x3 cells: 8 steps, and 8 back

put_handout() { # <seed> <title or empty>
    local title homework=$(($1 < LAST_SEED ? $1 + 1 : 1))
    escape_html "${2:-$say_handout_title}"
    title=$REPLY
    put_page_head "$title" "'unsafe-inline'" "'none'" page/{lesson,handout}
    put_line '<main>'
    open_sheet "$title" "<p class=\"name\">$say_handout_name</p>"
    put_lines "<p>$say_handout_squares</p>" "<p>$say_handout_begin</p>"
    put_list "${say_handout_rule[@]}"
    put_worksheet "$1" "${say_handout_questions[@]}"
    put_cards "$1"
    open_sheet "$say_handout_homework" "<p class=\"name\">$say_handout_name</p>" "<p>$say_handout_homework_task</p>"
    put_worksheet "$homework" "${say_handout_homework_questions[@]}"
    open_sheet "$say_handout_key"
    put_key "$say_handout_worksheet" "$1" 7 7
    put_key "$say_handout_cards" "$1" 7 5
    put_key "$say_handout_homework" "$homework" 7 7
    put_line "<h2>$say_handout_answers</h2>"
    put_list "${say_handout_answered[@]}"
    put_lines '</section>' '</main>' '</body>' '</html>'
}

open_sheet() { # <heading> <line ...>: of a page of paper
    put_lines '<section>' "<h1>$1</h1>" "${@:2}"
}

put_list() { # <text ...>
    local items
    printf -v items '<li>%s</li>\n' "$@"
    put_lines '<ol>' "${items%$'\n'}" '</ol>'
}

carve_traced() { # <seed> <width> <height> -> traced
    make_grid "$2" "$3"
    seed_with "$1"
    carve recursive 1000 0 trace
}

put_task() { # <seed> <width> <height>: an empty grid, and beside it the numbers that are drawn, in order
    local line number
    carve_traced "$@"
    put_line '<div class="beside">'
    put_grid
    put_lines '<div>' "<p>$say_handout_numbers</p>" '<ol class="numbers">'
    for line in "${traced[@]}"; do
        [[ $line == *' % '* ]] || continue
        number=${line%%' % '*}
        put_line "<li>${number##* }</li>"
    done
    put_lines '</ol>' '</div>' '</div>'
}

put_worksheet() { # <seed> <question ...>: an empty grid, the numbers, an empty table, down to the end of the page
    local n rows=()
    put_task "$1" 7 7
    put_line "<p>$say_handout_table</p>"
    for ((n = 0; n < STEP_ROWS; n++)); do
        rows[n]='        ' # five empty columns
    done
    put_steps empty "${rows[@]}"
    put_list "${@:2}"
    put_line '</section>'
}

put_grid() { # empty cells, with their coordinates
    local x y line
    put_line '<table class="grid">'
    for ((y = 0; y < cells_high; y++)); do
        line=''
        for ((x = 0; x < cells_wide; x++)); do
            line+="<td>$x,$y</td>"
        done
        put_line "<tr>$line</tr>"
    done
    put_line '</table>'
}

put_steps() { # <class> <row ...>: a table, with the columns of a row between two spaces
    local text heads
    printf -v heads '<th>%s</th>' "${say_handout_heads[@]}"
    put_lines "<table class=\"steps $1\">" "<tr>$heads</tr>"
    for text in "${@:2}"; do
        put_line "<tr><td>${text//  /</td><td>}</td></tr>"
    done
    put_line '</table>'
}

put_key() { # <heading> <seed> <width> <height>: the numbers, the maze and the table of a worksheet
    local line direction rows=()
    carve_traced "${@:2}"
    say "$say_handout_seed" "$2"
    put_lines "<h2>$1 ($REPLY)</h2>" '<div class="beside">'
    draw_svg ''
    for line in "${traced[@]}"; do
        line=${line%  *} # without the depth
        line=${line/none  back to /-  -  $say_handout_back }
        for direction in 0 1 2 3; do
            line=${line//${DIRECTION_NAMES[direction]}/${say_directions[direction]}}
        done
        rows[${#rows[@]}]=$line
    done
    put_steps filled "${rows[@]}"
    put_line '</div>'
}

put_cards() { # <seed>: a page of role cards; each student plays a call
    local n
    open_sheet "$say_handout_cards" "<p>$say_handout_play</p>"
    put_task "$1" 7 5
    put_line '<div class="cards">'
    for ((n = 1; n <= STUDENTS; n++)); do
        put_line '<div class="card">'
        say "$say_handout_card" "$n"
        put_line "<h2>$REPLY</h2>"
        put_list "${say_handout_roles[@]}"
        put_line '</div>'
    done
    put_lines '</div>' '</section>'
}
