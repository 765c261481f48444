# shellcheck shell=bash
#
# tour: show the lesson on a terminal, or print it as text
#
# A screen explains one idea, shows code of maze.sh or an array, and asks a question. In the texts @ begins a line that
# shows.bash replaces, spaces begin one that is not folded, and ~ is a space at which no line ends. The files for
# watching, for lines of bash and for the appendix are read when they are first needed.
#
# Owns: lesson_at, lesson_solved (yes; over between the last screen and the appendix; asked while the lesson offers to
# continue where the user stopped), lesson_reply, lesson_typed (the text before the cursor), lesson_after (the text
# after it), lesson_last (the previous answer), lesson_wrong (how many answers to this question were wrong).
# Writes: lesson_columns, lesson_lines, page_from.

need cli/options cli/terminal core/columns core/paragraphs core/window lesson/questions lesson/replies \
    lesson/shows saves/folders screen/game screen/keys screen/screen screen/view

lesson_at=1 lesson_solved='' lesson_reply=() lesson_typed='' lesson_after='' lesson_last='' lesson_wrong=0

readonly WATCHED_SCREENS=' 15 16 17 19 ' WITHOUT_LOCAL=17 MOST_TYPED=200 MOST_WRONG=3 LEAST_BESIDE=76

show_lesson() { # <screen to begin with, or empty: the first one, or where the lesson was left>: on the terminal
    find_folders
    open_lesson "${1:-1}"
    read_note lesson # the screen that was shown last
    if [[ -z $1 ]] && gate_number screen "$REPLY" 2 "$LESSON_SCREENS"; then
        open_lesson "$REPLY"
        lesson_solved=asked
    fi
    play_game tour
}

put_lesson() { # <screen to begin with> <answers: yes or empty>: as a text; the appendix only if it begins there
    local last=$LESSONS
    if (($1 > LESSONS)); then
        last=$LESSON_SCREENS
    fi
    if [[ -n $2 ]]; then
        load_texts replies
    fi
    for ((lesson_at = $1; lesson_at <= last; lesson_at++)); do
        open_lesson "$lesson_at"
        fill_lesson text
        put_lines "${lesson_lines[@]}"
        lesson_lines=()
        if [[ -n $2 ]]; then
            say "$say_lesson_answer" "${LESSON_ANSWERS[lesson_at - 1]}"
            lesson_lines=("$REPLY")
            add_folded "${say_lesson_rights[lesson_at - 1]}"
            if ((lesson_at == LESSONS + 1)); then
                add_results
            fi
        fi
        if ((lesson_at == LESSONS)); then
            add_what_next
        fi
        put_lines ${lesson_lines[@]+"${lesson_lines[@]}"} ''
    done
}

open_lesson() { # <screen>
    lesson_at=$1 lesson_solved='' page_from=0 lesson_reply=()
    lesson_typed='' lesson_after='' lesson_last='' lesson_wrong=0
    set_boxes "$1"
}

# ---------------------------------------------------------------------------------------------
# What a screen shows
# ---------------------------------------------------------------------------------------------

fill_lesson() { # [text: without what only a terminal can do] -> lesson_lines: the screen, down to its question
    local parts="say_lesson_${lesson_at}[@]" part beside='' wide=$lesson_columns
    if ((lesson_at > LESSONS)); then
        say "$say_lesson_head_appendix" "$((lesson_at - LESSONS))" "$((LESSON_SCREENS - LESSONS))" \
            "${say_lesson_titles[lesson_at - 1]}"
    else
        say "$say_lesson_head" "$lesson_at" "$LESSONS" "${say_lesson_titles[lesson_at - 1]}"
    fi
    lesson_lines=("$REPLY" '')
    case $lesson_solved in
        over)
            add_what_next
            return
            ;;
        asked)
            add_folded "$say_lesson_left"
            return
            ;;
    esac
    for part in "${!parts}"; do
        if [[ -n $beside ]] && ((${#lesson_lines[@]} >= MAZE_ROWS)); then # the picture ends here
            lesson_columns=$wide
        fi
        if [[ $part == @terminal* && -n ${1-} ]]; then
            continue
        elif [[ $part == @maze ]]; then
            if ((wide >= LEAST_BESIDE)); then
                beside=yes lesson_columns=$((wide - MAZE_COLUMNS))
            fi
        elif [[ $part == @* ]]; then
            split_words "${part#@}"
            "show_${split[0]}" "${split[@]:1}"
        else
            add_folded "$part"
        fi
    done
    lesson_columns=$wide
    if [[ -n $beside ]]; then
        add_maze
    fi
    lesson_lines+=('')
    add_folded "${say_lesson_questions[lesson_at - 1]}"
}

add_results() { # what follows the answer on the first screen of the appendix
    need lesson/appendix
    add_folded "$say_lesson_measured"
    list_costs
}

add_what_next() { # exercises, an algorithm, the appendix
    lesson_lines+=('')
    add_folded "$say_lesson_end"
    name_program
    say "$say_lesson_exercise" "$REPLY"
    add_folded "$REPLY"
    name_program
    say "$say_lesson_appendix" "$REPLY" "$((LESSONS + 1))"
    add_folded "$REPLY"
}

# ---------------------------------------------------------------------------------------------
# The terminal
# ---------------------------------------------------------------------------------------------

tour_draw() { # [what takes a while]
    local room='' keys='' line busy=${1:-} at=${#lesson_typed}
    ((lesson_columns = window_columns < 79 ? window_columns - 1 : 78))
    fill_lesson
    for line in ${lesson_reply[@]+"${lesson_reply[@]}"}; do
        add_folded "$line"
    done
    if [[ -z $lesson_solved ]]; then
        line=$lesson_typed$lesson_after room=$((lesson_columns < 3 ? 0 : lesson_columns - 3))
        if ((at > room)); then # the part before the cursor
            line=${line:at-room} at=$room
        fi
        lesson_lines+=("> ${line:0:room}")
    fi
    ((room = window_rows - 1))
    if ((${#lesson_lines[@]} > room)); then
        leave_out_empty_lines
    fi
    if ((${#lesson_lines[@]} > room)); then
        keys="  $say_lesson_more"
    fi
    draw_scrolled "${lesson_lines[@]}"
    name_action
    keys=${busy:-$REPLY}$keys
    if is_watched; then
        keys+="  $say_lesson_watch"
    fi
    cut_columns "$keys  $say_lesson_escape  $say_lesson_back" "$((window_columns - 1))"
    add_frame $'\033['"${window_rows};1H$REPLY"$'\033[K'
    ((room = ${#lesson_lines[@]} - page_from))
    if [[ -z $lesson_solved$busy ]] && ((room < window_rows)); then # the line that is typed is in view
        add_frame $'\033['"$room;$((at + 3))H$CURSOR"
    else
        add_frame "$NO_CURSOR"
    fi
}

name_action() { # -> REPLY: what Enter does now
    REPLY=$say_lesson_next
    if [[ -z $lesson_solved ]]; then
        REPLY="$say_lesson_type  $say_lesson_help"
        if asks_line "$lesson_at"; then
            REPLY="$say_lesson_type_line  $say_lesson_help"
        fi
    elif [[ $lesson_solved == asked ]]; then
        REPLY=$say_lesson_resume
    elif [[ $lesson_solved == over ]]; then
        REPLY="$say_lesson_last  $say_lesson_to_appendix"
    elif ((lesson_at == LESSON_SCREENS)); then
        REPLY=$say_lesson_last
    fi
}

is_watched() { # can Tab show something on this screen?
    [[ $WATCHED_SCREENS == *" $lesson_at "* && $lesson_solved != asked ]]
}

tour_key() { # <key>
    case $1 in
        enter) answer_lesson ;;
        right | left | home | line-end) move_in_lesson "$1" ;;
        up)
            if [[ -z $lesson_typed$lesson_after$lesson_solved && -n $lesson_last ]] && asks_line "$lesson_at"; then
                lesson_typed=$lesson_last page_from=$LAST_PAGE
            else
                ((page_from -= 1))
            fi
            ;;
        down) ((page_from += 1)) ;;
        escape) leave_game ;;
        tab)
            if is_watched; then
                watch_lesson
            fi
            ;;
        erase | ctrl-u | [[:print:]]) type_answer "$1" ;;
        foreign | paste)
            if [[ -z $lesson_solved ]]; then
                page_from=$LAST_PAGE lesson_reply=("$say_lesson_ascii")
            fi
            ;;
        *) return 0 ;;
    esac
    if [[ $mode == tour ]]; then
        tour_draw
    fi
}

move_in_lesson() { # <right, left, home or line-end>: in the line that is typed; if there is none, to another screen
    local line=$lesson_typed$lesson_after at=${#lesson_typed}
    if [[ -z $line ]]; then
        case $1 in
            right) turn_lesson 1 ;;
            left) turn_lesson -1 ;;
        esac
        return
    fi
    case $1 in
        right) ((at += at < ${#line})) ;;
        left) ((at -= at > 0)) ;;
        home) at=0 ;;
        *) at=${#line} ;;
    esac
    lesson_typed=${line:0:at} lesson_after=${line:at} page_from=$LAST_PAGE
}

type_answer() { # <erase, ctrl-u or a character>: part of an answer; after it, or before anything is typed, a command
    if [[ -z $lesson_solved && $1 == '?' && -z $lesson_typed$lesson_after ]]; then
        load_texts replies
        page_from=$LAST_PAGE lesson_reply=("${say_lesson_hints[lesson_at - 1]}")
    elif [[ -z $lesson_solved ]]; then
        page_from=$LAST_PAGE
        if [[ $1 == erase ]]; then
            lesson_typed=${lesson_typed%?}
        elif [[ $1 == ctrl-u ]]; then
            lesson_typed=''
        elif ((${#lesson_typed} + ${#lesson_after} <= MOST_TYPED)); then
            lesson_typed+=$1
        fi
    else
        case $lesson_solved/$1 in
            */[qQ]) leave_game ;;
            over/[aA]) open_lesson "$((LESSONS + 1))" ;;
            asked/[nN]) open_lesson 1 ;;
        esac
    fi
}

turn_lesson() { # <1 or -1>: the appendix is not entered this way
    local to=$((lesson_at + $1))
    ((to >= 1 && to <= LESSON_SCREENS)) || return 0
    ((lesson_at != LESSONS || $1 < 0)) || return 0
    open_lesson "$to"
    save_note lesson "$to"
}

# ---------------------------------------------------------------------------------------------
# Answers
# ---------------------------------------------------------------------------------------------

answer_lesson() { # judge what was typed, or continue with the next screen
    local guess=$lesson_typed$lesson_after
    guess=${guess#"${guess%%[! ]*}"}
    guess=${guess%"${guess##*[! ]}"}
    if [[ $lesson_solved == asked ]]; then
        open_lesson "$lesson_at"
    elif [[ -n $lesson_solved ]]; then
        if ((lesson_at == LESSON_SCREENS)) || [[ $lesson_solved == over ]]; then
            leave_game
        elif ((lesson_at == LESSONS)); then
            lesson_solved=over page_from=0 lesson_reply=()
            save_note lesson 1
        else
            turn_lesson 1
        fi
    elif [[ -n $guess ]]; then
        page_from=$LAST_PAGE lesson_reply=() lesson_last=$guess
        load_texts replies
        if asks_line "$lesson_at"; then
            answer_line "$guess"
        else
            answer_value "$guess"
        fi
        add_answer
    fi
}

add_answer() { # after the third wrong answer: the right one
    [[ -z $lesson_solved ]] || return 0
    ((++lesson_wrong >= MOST_WRONG)) || return 0
    say "$say_lesson_answer" "${LESSON_ANSWERS[lesson_at - 1]}"
    lesson_reply+=("$REPLY")
}

answer_value() { # <what was typed>
    lesson_typed='' lesson_after=''
    if ! gate_number '' "$1" 0 999999999999999999; then
        printable "$1"
        say "$say_lesson_number" "$REPLY"
        lesson_reply=("$REPLY")
        return
    elif ((REPLY != LESSON_ANSWERS[lesson_at - 1])); then
        lesson_reply=("$REPLY: ${say_lesson_hints[lesson_at - 1]}")
        return
    fi
    lesson_solved=yes lesson_reply=("> $REPLY" "${say_lesson_rights[lesson_at - 1]}")
    ((lesson_at == LESSONS + 1)) || return 0
    be_busy "$say_lesson_measuring" # it takes a while
    lesson_lines=()
    add_results
    drain_keys
    lesson_reply+=("${lesson_lines[@]}")
}

be_busy() { # <text>: show it while the work lasts
    tour_draw "$1"
    show_frame
}

answer_line() { # <line of bash>
    be_busy "$say_lesson_running"
    lesson_typed='' lesson_after=''
    if ! judge_line "$1" "$lesson_at"; then
        say "$say_cannot_write_to" "${TMPDIR:-/tmp}"
        printable "$REPLY"
        lesson_reply=("> $1" "$REPLY")
        return
    fi
    lesson_solved=$line_right lesson_reply=("> $1" "${line_reply[@]}")
}

watch_lesson() { # watch the maze of the lesson being carved, until q
    local name=recursive
    if ((lesson_at == WITHOUT_LOCAL)); then
        name=carve_without_local
    fi
    add_frame "$NO_CURSOR"
    need watch/carving watch/marks
    load_texts watching
    make_grid 7 7
    color_watching "$option_color"
    watch_carving "$name" 9 1000 0
}
