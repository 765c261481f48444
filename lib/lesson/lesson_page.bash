# shellcheck shell=bash
#
# lesson page: print the lesson as a web page without a script, to read, to project and to print
#
# Hints and answers are folded. On paper they are left out, and follow at the end. The answer to a screen with a
# recursion includes a table of its active calls.
#
# Writes: lesson_columns, lesson_lines.

need core/paragraphs lesson/questions lesson/shows lesson/tour page/page

put_lesson_page() { # <without answers: yes or empty>
    local k
    put_page_head "maze.sh: $say_lesson_name" "'unsafe-inline'" "'none'" page/lesson
    put_lines '<header><h1>maze.sh</h1></header>' '<nav>' '<ul>'
    for ((k = 1; k <= LESSON_SCREENS; k++)); do
        escape_html "$k. ${say_lesson_titles[k - 1]}"
        put_line "<li><a href=\"#screen-$k\">$REPLY</a></li>"
    done
    put_lines '</ul>' '</nav>' '<main>'
    for ((k = 1; k <= LESSON_SCREENS; k++)); do
        put_screen "$k" "$1"
    done
    if [[ -z $1 ]]; then
        put_lines '<section class="key">' "<h2>$say_lesson_key</h2>"
        for ((k = 1; k <= LESSON_SCREENS; k++)); do
            escape_html "$k. ${say_lesson_titles[k - 1]}"
            put_line "<h3>$REPLY</h3>"
            put_paragraph "${say_lesson_hints[k - 1]}"
            put_page_answer "$k"
        done
        put_line '</section>'
    fi
    put_lines '</main>' '</body>' '</html>'
}

put_screen() { # <screen> <without answers: yes or empty>
    local parts="say_lesson_${1}[@]" part
    open_lesson "$1"
    escape_html "$1. ${say_lesson_titles[$1 - 1]}"
    put_lines "<section id=\"screen-$1\">" "<h2>$REPLY</h2>"
    for part in "${!parts}"; do
        put_part "$part"
    done
    put_paragraph "${say_lesson_questions[$1 - 1]}" question
    if [[ -z $2 ]]; then
        put_line "<details><summary>$say_lesson_hint</summary>"
        put_paragraph "${say_lesson_hints[$1 - 1]}"
        put_lines '</details>' "<details><summary>$say_lesson_solution</summary>"
        put_page_answer "$1"
        put_line '</details>'
    fi
    if (($1 == LESSONS)); then
        for part in "${say_lesson_end[@]:0:2}"; do
            say "$part" ./maze.sh
            put_paragraph "$REPLY"
        done
    fi
    put_line '</section>'
}

put_part() { # <part of a text>
    lesson_columns=200 lesson_lines=()
    case $1 in
        '    '*) put_drawing '' "$1" ;;
        @maze)
            lesson_columns=$MAZE_COLUMNS lesson_lines=('')
            add_maze
            put_drawing ' class="maze"' "${lesson_lines[@]}"
            ;;
        @*)
            split_words "${1#@}"
            "show_${split[0]}" "${split[@]:1}"
            leave_out_empty_lines
            put_drawing '' "${lesson_lines[@]}"
            ;;
        *) put_paragraph "$1" ;;
    esac
}

put_drawing() { # <attributes> <line ...>: code, or a figure
    local IFS=$'\n'
    escape_html "${*:2}"
    put_line "<pre$1 tabindex=\"0\">$REPLY</pre>" # it may have to be scrolled
}

put_paragraph() { # <text> [class]
    local text=${1//$'\n'/ }
    text=${text//\~/ }
    while [[ $text == *'  '* ]]; do
        text=${text//'  '/ }
    done
    escape_html "$text"
    put_line "<p${2:+ class=\"$2\"}>$REPLY</p>"
}

put_page_answer() { # <screen>
    put_drawing '' "${LESSON_ANSWERS[$1 - 1]}"
    put_paragraph "${say_lesson_rights[$1 - 1]}"
    case $1 in # the $1 of each call that begins, and a dot where one ends
        13) put_calls east '' 21 22 23 24 25 26 . . . . . ;;
        14) put_calls visit '' 1 2 0 . 4 0 . 0 . . . 3 0 . 0 . . ;;
        15 | 16) put_calls carve_recursive '' 20 38 40 58 56 . 60 42 24 22 . . . . . . . ;;
        17) put_calls carve_without_local spot 20 38 40 58 56 . . . . ;;
    esac
}

put_calls() { # <function> <variable that each call sets to its $1, or empty> <begin or end of a call ...>
    local call value='' active=''
    say "$say_lesson_calls" "$1"
    put_paragraph "$REPLY"
    put_lines '<table>' ${2:+"<tr><th>$2</th></tr>"}
    for call in "${@:3}"; do
        if [[ $call == . ]]; then
            active=${active%<td>*}
        else
            active+="<td>$call</td>" value=$call
        fi
        put_line "<tr>${2:+<th>$value</th>}$active</tr>"
    done
    put_line '</table>'
}
