# shellcheck shell=bash
#
# lesson page: print the lesson as a web page
#
# The page has the screens of the lesson and the exercises, each as a section, from the texts of the terminal. Where the
# terminal asks for a line of bash, the page has gaps to choose from. Replies and hints are in the page, hidden; its
# script shows them. Without answers, it has none of these, and nothing to answer with.
#
# Writes: lesson_at, lesson_columns, lesson_lines.

need cli/options core/output lesson/faults lesson/gaps lesson/questions lesson/replies lesson/tour \
    page/hashes page/page practice/answers

LESSON_SCRIPT=(script/{texts,gate,fog,walk,solve,far,kind,elements,view,draw,words,records}
    script/{watch_code,watch_state,watch_words,watch_draw,watch}
    lesson/{without_local,boxes,arithmetic,answers,figures,sections,main})
readonly LESSON_SCRIPT

put_lesson_page() { # <answers: yes or empty>
    local k
    lesson_columns=200
    load_texts replies
    put_page_head "maze.sh: $say_lesson_name" "$LESSON_STYLE_HASH" "$LESSON_SCRIPT_HASH" "'none'" page/{themes,maze,dialogs,watch,lesson}
    put_line "<header><h1 class=\"brand\">maze.sh</h1><label><span>$say_lesson_screens</span>"
    put_line '<select id="sections"></select></label></header>'
    put_line '<p id="wrong" role="alert"></p>'
    escape_html "$say_lesson_choose"
    put_line "<main id=\"lesson\" data-choose=\"$REPLY\""
    escape_html "$say_lesson_no_screen"
    put_line "data-wrong=\"$REPLY\""
    printf -v REPLY '%s|' "${say_lesson_figures[@]}"
    escape_html "${REPLY%|}"
    put_line "data-figures=\"$REPLY\">"
    for ((k = 1; k <= LESSONS; k++)); do
        put_screen "$k" "$1"
    done
    for ((k = 1; k <= EXERCISES; k++)); do
        put_page_exercise "$k" "$1"
    done
    put_last_section
    for ((k = LESSONS + 1; k <= LESSON_SCREENS; k++)); do
        put_screen "$k" "$1"
    done
    put_line "<nav class=\"row\"><a hidden rel=\"prev\">$say_lesson_backward</a><a hidden rel=\"next\">$say_lesson_forward</a></nav>"
    put_line '</main>'
    put_line "<noscript>$say_lesson_no_script</noscript>"
    put_text page/watch.html
    put_page_code "${PAGE_CODE[@]}" 'lib/lesson/shows.bash carve_without_local'
    if [[ $language == en ]]; then
        put_page_texts en
    else
        put_page_texts en "$language"
    fi
    put_page_script "${PAGE_MAKER[@]}"
    put_page_script "${LESSON_SCRIPT[@]}"
    put_lines '</body>' '</html>'
}

open_section() { # <name> <title>
    local hidden=' hidden'
    [[ $1 != screen-1 ]] || hidden=''
    put_line "<section id=\"$1\" aria-labelledby=\"title-$1\"$hidden>"
    escape_html "$2"
    put_line "<h2 id=\"title-$1\" tabindex=\"-1\">$REPLY</h2>"
}

put_last_section() {
    open_section last "$say_lesson_last_title"
    put_paragraph "$say_lesson_end"
    say "$say_lesson_exercise" ./maze.sh "$EXERCISES" # the page goes to other machines, where paths of this machine do not exist
    put_paragraph "$REPLY"
    say "$say_lesson_appendix_title" 1 "${say_lesson_titles[LESSONS]}"
    escape_html "$REPLY"
    put_line "<p><a href=\"#screen-$((LESSONS + 1))\">$REPLY</a></p>"
    put_line "<p>$say_lesson_game <a href=\"maze.html\">maze.html</a> (<code>./maze.sh page -o maze.html</code>)</p>"
    put_line '</section>'
}

# ---------------------------------------------------------------------------------------------
# A screen: paragraphs, code, boxes, the question
# ---------------------------------------------------------------------------------------------

put_screen() { # <screen> <answers>
    local parts="say_lesson_${1}[@]" part
    lesson_at=$1
    set_boxes "$1"
    REPLY="$1. ${say_lesson_titles[$1 - 1]}"
    (($1 <= LESSONS)) || say "$say_lesson_appendix_title" "$(($1 - LESSONS))" "${say_lesson_titles[$1 - 1]}"
    open_section "screen-$1" "$REPLY"
    for part in "${!parts}"; do
        put_part "$part"
    done
    ! is_watched || put_line "<p><button data-do=\"watch\" data-watch=\"$function_name\">$say_lesson_watch_it</button></p>"
    put_question "$1" "$2"
    put_line '</section>'
}

put_part() { # <part of a text>
    lesson_lines=()
    case $1 in
        '') ;;
        @terminal* | @maze) ;; # about its keys or a file; the page shows the maze step by step
        @boxes) put_boxes "${#box_values[@]}" 0 "${#box_values[@]}" ;;
        @grid*)
            split_words "$1"
            put_boxes 9 "$((9 * split[1]))" "$((9 * split[2] + 9))" "${split[3]-}"
            ;;
        @*)
            split_words "${1#@}"
            "show_${split[0]}" "${split[@]:1}"
            put_code "${lesson_lines[@]}"
            ;;
        '    '*) put_code "$1" ;;
        $'\n'*) # a drawing
            escape_html "$1"
            put_line "<pre>$REPLY</pre>"
            ;;
        *) put_paragraph "$1" ;;
    esac
}

put_paragraph() { # <text>
    join_text "$1"
    put_line "<p>$REPLY</p>"
}

join_text() { # <text> -> REPLY: in HTML, on one line
    local text=${1//$'\n'/ }
    text=${text//\~/ }
    while [[ $text == *'  '* ]]; do
        text=${text//'  '/ }
    done
    escape_html "$text"
}

put_code() { # <line indented by four columns ...>: each is an element, and marked if it begins with >; four spaces of
    # indentation become a tab, which is narrow on a phone
    local line indent text=''
    for line; do
        indent=${line:4}
        indent=${indent%%[! ]*}
        escape_html "${line:4+${#indent}}"
        REPLY=${indent//    /$'\t'}$REPLY
        [[ $line != '  > '* ]] || REPLY="<mark>$REPLY</mark>"
        text+="<span>$REPLY"$'\n</span>'
    done
    put_line "<pre>$text</pre>"
}

put_boxes() { # <boxes in a row> <first> <last + 1> [box that is shown as a 2]: boxes to click
    local k value class=boxes
    (($1 != 9)) || class='boxes grid'
    put_line "<div class=\"$class\" role=\"group\" aria-label=\"$box_name\" data-row=\"$1\">"
    for ((k = $2; k < $3; k++)); do
        value=${box_values[k]}
        [[ $k != "${4-}" ]] || value=2
        put_line "<button data-box=\"$k\" aria-label=\"${box_name}[$k]: $value\">$value</button>"
    done
    put_line '</div>'
    put_line "<p class=\"looked\" role=\"status\">$say_lesson_touch</p>"
}

# ---------------------------------------------------------------------------------------------
# A question, its answers, replies and hints
# ---------------------------------------------------------------------------------------------

put_question() { # <screen> <answers>
    local why
    open_question "${say_lesson_questions[$1 - 1]}" "q-$1" "$2"
    [[ -n $2 ]] || return 0
    if asks_line "$1"; then
        put_gaps "$1" "$2"
    else
        put_line "<input inputmode=\"numeric\" autocomplete=\"off\" maxlength=\"99\" aria-labelledby=\"q-$1\" data-right=\"${LESSON_ANSWERS[$1 - 1]}\">"
        put_reply number "$say_lesson_number"
        for why in "${say_lesson_whys[@]}"; do
            [[ $why == "$1 "* ]] || continue
            why=${why#"$1 "}
            put_reply why "${why%% *}: ${why#* }" "${why%% *}"
        done
    fi
    put_line '</div>'
    put_reply wrong "${say_lesson_hints[$1 - 1]}"
    put_reply right "${say_lesson_rights[$1 - 1]}"
    put_reply hint "${say_lesson_hints[$1 - 1]}"
    close_form
}

open_question() { # <question> <its name> <answers>: and a form, if there are answers
    [[ -z $3 ]] || put_line '<form novalidate>'
    join_text "$1"
    put_line "<p class=\"question\" id=\"$2\">$REPLY</p>"
    [[ -z $3 ]] || put_line '<div class="answer">'
}

close_form() {
    put_line "<p class=\"row\"><button class=\"main\">$say_lesson_check</button>"
    put_line "<button type=\"button\" data-do=\"hint\">$say_lesson_hint</button></p>"
    put_line '<p class="reply" role="status"></p>'
    put_line '</form>'
}

put_reply() { # <for what> <text> [choice or value that it replies to]
    local to=''
    if (($# > 2)); then
        escape_html "$3"
        to=" data-to=\"$REPLY\""
    fi
    join_text "$2"
    put_line "<p hidden data-reply=\"$1\"$to>$REPLY</p>"
}

put_gaps() { # <screen or function> <answers>: the replies to its choices, and its code with gaps
    local line k at before='' code n=0 text='' printed='' choices choice_faults
    load_right_code "$1"
    code=$REPLY
    for line in "${GAPS[@]}"; do
        [[ $line == "$1 | "* ]] || continue
        split_choices "$line"
        escape_html "${code%%"${choices[0]}"*}"
        text+=$REPLY
        before+=${code%%"${choices[0]}"*}
        code=${code#*"${choices[0]}"}
        escape_html "${choices[0]}"
        text+="<select${2:+ data-right=\"$REPLY\"}"
        say "$say_lesson_gap" "$((n += 1))"
        printed+="<br>$REPLY:"
        text+=" aria-label=\"$REPLY\"><option value=\"\">…</option>"
        for ((k = 0; k < ${#choices[@]}; k++)); do
            at=$(((k + ${#1} + ${#code}) % ${#choices[@]})) # the right one is not always the first
            escape_html "${choices[at]}"
            text+="<option>$REPLY</option>"
            printed+=" ☐&#160;<code>$REPLY</code>"
            [[ -n ${choice_faults[at]} ]] || continue
            find_part "$before${choices[at]}$code" "${choice_faults[at]}" "$1"
            name_reply "$1" "${choice_faults[at]}" "$REPLY" "${choice_faults[at]}" "${LESSON_RESULTS[$1 - 1]%%|*}"
            put_reply why "$REPLY" "${choices[at]}"
        done
        text+='</select>'
        before+=${choices[0]}
    done
    escape_html "$code"
    text+=$REPLY
    put_line "<pre class=\"gaps\">${text//    /$'\t'}</pre>"
    put_line "<p class=\"printed\">${printed#<br>}</p>" # on paper, a list does not show its choices
}

# ---------------------------------------------------------------------------------------------
# The exercises
# ---------------------------------------------------------------------------------------------

put_page_exercise() { # <exercise> <answers>
    local about="say_exercise_$1[@]" tips="say_hints_$1[@]" line task='' right=$say_check_right
    about=("${!about}")
    (($1 < EXERCISES)) || right=$say_check_program_right
    say "$say_lesson_exercise_title" "$1" "${about[0]#*: }"
    open_section "exercise-$1" "$REPLY"
    for line in "${about[@]:1}"; do # the last one is the task
        if [[ $line != @* ]]; then
            put_part "$task"
            task=$line
        fi
    done
    open_question "$task" "q-exercise-$1" "$2"
    put_gaps "${EXERCISE_FUNCTIONS[$1 - 1]:-program}" "$2"
    if [[ -n $2 ]]; then
        put_line '</div>'
        put_reply wrong "$say_lesson_gap_wrong"
        put_reply right "$right"
        for line in "${!tips}"; do
            put_reply hint "$line"
        done
        close_form
    fi
    put_line '</section>'
}
