# shellcheck shell=bash
#
# shows: draw the figures of a screen of the lesson: code, an array, rows of squares
#
# A line @NAME ... of a text is replaced by what show_NAME adds to lesson_lines.
# Owns: shown_squares, spot (unset until the function without local sets it, so that the recorder shows it).
# Writes: lesson_lines.

need core/columns core/paragraphs lesson/questions practice/check watch/function_code

readonly MAZE_COLUMNS=15 MAZE_ROWS=7 # one of the columns is blank

show_code() { # <function> [function that it calls: that line is marked]: its lines
    local line sign
    load_functions "$1"
    for line in "${code_lines[@]:1}"; do
        sign=' '
        if [[ -n ${2-} && $line == *" $2 "* ]]; then
            sign='>'
        fi
        add_lines "  $sign $line"
    done
}

add_lines() { # <line ...>: folded where they are too wide
    local line
    for line; do
        fold_code "$line" "$lesson_columns"
        lesson_lines+=("${folded[@]}")
    done
}

show_boxes() { # the array with its indices, in as many rows as it takes, between empty lines
    local k wide name head heads top below
    count_columns "    $say_lesson_index"
    pad_columns "    $box_name" "-$REPLY"
    heads=$REPLY
    pad_columns "    $say_lesson_index" "-${#heads}"
    head=$REPLY top=$head below=$heads
    lesson_lines+=('')
    for k in ${box_values[@]+"${!box_values[@]}"}; do
        printable "${box_values[k]}"
        cut_columns "$REPLY" 12
        name=$REPLY
        count_columns "$name"
        wide=$((REPLY > ${#k} ? REPLY + 2 : ${#k} + 2))
        if ((${#below} + wide >= lesson_columns)); then
            lesson_lines+=("$top" "$below")
            top=$head below=$heads
        fi
        pad_columns "$k" "$wide"
        top+=$REPLY
        pad_columns "$name" "$wide"
        below+=$REPLY
    done
    lesson_lines+=("$top" "$below" '')
}

show_grid() { # <first row> <last row> [square to show as a 2]: rows of 9 squares, with their indices, and a picture
    local y line drawn
    list_squares "${3-}"
    for ((y = $1; y <= $2; y++)); do
        draw_row "${shown_squares[*]:9*y:9}"
        drawn=$REPLY
        say "$say_lesson_row" "$y" "$((9 * y))" "$((9 * y + 8))" "${shown_squares[*]:9*y:9}"
        line=$REPLY
        count_columns "$line   $drawn"
        if ((REPLY <= lesson_columns)); then
            line+="   $drawn"
        fi
        lesson_lines+=("$line")
    done
}

list_squares() { # [square to show as a 2] -> shown_squares: those of the maze after the line, with a ? for text
    local k first=0
    shown_squares=("${cell[@]}")
    if ((${#box_first[@]} != ${#cell[@]})); then # the screen has row 2 of the maze
        first=18
    fi
    for k in ${box_values[@]+"${!box_values[@]}"}; do
        shown_squares[first + k]=${box_values[k]}
        if [[ ${box_values[k]} != [01] ]]; then
            shown_squares[first + k]='?'
        fi
    done
    if [[ -n $1 ]]; then
        shown_squares[$1]=2
    fi
}

add_maze() { # the maze, without its ring, to the right of the first lines of lesson_lines, if these leave it room
    local y lines=("${lesson_lines[@]}")
    list_squares ''
    for ((y = 0; y < MAZE_ROWS; y++)); do
        count_columns "${lines[y]-}"
        ((REPLY <= lesson_columns - MAZE_COLUMNS)) || return 0
        pad_columns "${lines[y]-}" "-$((lesson_columns - MAZE_COLUMNS + 1))"
        lines[y]=$REPLY
        draw_row "${shown_squares[*]:9*y+10:7}"
        lines[y]+=$REPLY
    done
    lesson_lines=("${lines[@]}")
}

# This recursion goes wrong, because its variable belongs to all calls. The lesson shows it at work.

carve_without_local() { # <cell>
    spot=$1
    while list_candidates "$spot"; do    # @look
        below "${#candidate[@]}"         # @draw
        dig "$spot" "${candidate[pick]}" # @dig
        carve_without_local "$there"
    done
}
