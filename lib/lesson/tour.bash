# shellcheck shell=bash
#
# tour: show the lesson on a terminal, or print it as text
#
# A screen explains one idea, shows code of maze.sh or an array, and asks a question. In the texts, a line @NAME stands
# for what show_NAME in shows.bash adds. core/paragraphs folds all others. Some files are read when they are first used.
#
# Owns: lesson_* (lesson_at: the screen; lesson_right: yes when its question is answered; lesson_reply; lesson_before,
# lesson_after: what is typed, before the cursor and from it on; lesson_last: the previous answer; lesson_wrong: how
# many answers to this question were wrong).
# Writes: lesson_columns, lesson_lines, page_from.

need cli/options cli/terminal core/columns core/paragraphs core/window lesson/appendix lesson/questions \
    lesson/shows saves/folders screen/game screen/keys screen/screen screen/view

lesson_at=1 lesson_right='' lesson_reply=() lesson_before='' lesson_after='' lesson_last='' lesson_wrong=0

readonly WATCHED_SCREENS=' 15 16 17 19 ' WITHOUT_LOCAL=17 # those about carving, and the one without local
readonly MOST_TYPED=200 MOST_WRONG=3
readonly LEAST_BESIDE=76 # columns for a text and the maze beside it

show_lesson() { # <screen to begin with, or empty: the first one, or where the lesson was left>: on the terminal
    find_folders
    open_lesson "${1:-1}"
    read_note lesson # the screen that was shown last
    if [[ -z $1 ]] && gate_number screen "$REPLY" 2 "$LESSON_SCREENS"; then
        open_lesson "$REPLY"
        name_program
        say "$say_lesson_left" "$REPLY"
        lesson_reply=("$REPLY")
    fi
    play_game tour
}

put_lesson() { # <screen to begin with> <without answers: yes or empty>: as a text; the appendix only if it begins there
    local n last=$LESSONS
    if (($1 > LESSONS)); then
        last=$LESSON_SCREENS
    fi
    for ((n = $1; n <= last; n++)); do
        open_lesson "$n"
        fill_lesson
        if [[ -z $2 ]]; then
            say "$say_lesson_answer" "${LESSON_ANSWERS[n - 1]}"
            lesson_lines+=("$REPLY")
            add_folded "${say_lesson_rights[n - 1]}"
            if ((n == LESSONS + 1)); then
                add_cost_table
            fi
        fi
        if ((n == LESSONS)); then
            lesson_lines+=('')
            add_what_next
        fi
        put_lines "${lesson_lines[@]}" ''
    done
}

open_lesson() { # <screen>
    lesson_at=$1 lesson_right='' page_from=0 lesson_reply=()
    lesson_before='' lesson_after='' lesson_last='' lesson_wrong=0
    set_boxes "$1"
}

# ---------------------------------------------------------------------------------------------
# What a screen shows
# ---------------------------------------------------------------------------------------------

fill_lesson() { # -> lesson_lines: the screen, down to its question
    say "$say_lesson_head" "$lesson_at" "$LESSON_SCREENS" "${say_lesson_titles[lesson_at - 1]}"
    lesson_lines=("$REPLY" '')
    add_parts
    lesson_lines+=('')
    add_folded "${say_lesson_questions[lesson_at - 1]}"
}

add_parts() { # the paragraphs and figures of the screen; beside the maze, the text is narrower
    local parts="say_lesson_${lesson_at}[@]" part beside='' wide=$lesson_columns
    for part in "${!parts}"; do # each element of the array with that name
        if [[ -n $beside ]] && ((${#lesson_lines[@]} >= MAZE_ROWS)); then
            lesson_columns=$wide # below the maze
        fi
        if [[ $part == @maze ]]; then
            if ((wide >= LEAST_BESIDE)); then
                beside=yes lesson_columns=$((wide - MAZE_COLUMNS))
            fi
        elif [[ $part == @* ]]; then
            split_words "${part#@}"
            "show_${split[0]}" "${split[@]:1}"
        elif [[ $part == '    '* ]]; then
            split_at "$part" $'\n'
            add_lines "${split[@]}"
        else
            add_folded "$part"
        fi
    done
    lesson_columns=$wide
    if [[ -n $beside ]]; then
        add_maze
    fi
}

add_what_next() { # after the last screen: exercises, an algorithm, the appendix
    local part program
    name_program
    program=$REPLY
    for part in "${say_lesson_end[@]}"; do
        say "$part" "$program"
        add_folded "$REPLY"
    done
}

# ---------------------------------------------------------------------------------------------
# The terminal
# ---------------------------------------------------------------------------------------------

tour_draw() { # [what takes a while]
    local line room bottom skip=0
    ((lesson_columns = window_columns < 79 ? window_columns - 1 : 78))
    fill_lesson
    for line in ${lesson_reply[@]+"${lesson_reply[@]}"}; do
        add_folded "$line"
    done
    if [[ -z $lesson_right ]]; then # what is typed, if it is too long the part that ends at the cursor
        line=$lesson_before$lesson_after
        ((room = lesson_columns < 3 ? 0 : lesson_columns - 3))
        ((skip = ${#lesson_before} > room ? ${#lesson_before} - room : 0))
        lesson_lines+=("> ${line:skip:room}")
    fi
    if ((${#lesson_lines[@]} >= window_rows)); then
        leave_out_empty_lines
    fi
    draw_scrolled "${lesson_lines[@]}"
    draw_lesson_keys "${1-}"
    bottom=$((${#lesson_lines[@]} - page_from))
    if [[ -z $lesson_right${1-} ]] && ((bottom < window_rows)); then
        add_frame $'\033['"$bottom;$((${#lesson_before} - skip + 3))H$CURSOR"
    else
        add_frame "$NO_CURSOR"
    fi
}

draw_lesson_keys() { # <what takes a while, or empty>: in the last line of the window, as many as fit
    local keys=()
    if ((${#lesson_lines[@]} >= window_rows)); then
        keys=("$say_lesson_more")
    fi
    if [[ -n $1 ]]; then
        keys+=("$1")
    elif [[ -n $lesson_right ]] && is_last; then
        keys+=("$say_lesson_last")
    elif [[ -n $lesson_right ]]; then
        keys+=("$say_lesson_next")
    elif asks_line "$lesson_at"; then
        keys+=("$say_lesson_type_line" "$say_lesson_help")
    else
        keys+=("$say_lesson_type" "$say_lesson_help")
    fi
    if [[ $WATCHED_SCREENS == *" $lesson_at "* ]]; then
        keys+=("$say_lesson_watch")
    fi
    join_columns "$((window_columns - 1))" '  ' "${keys[@]}" "$say_lesson_escape" "$say_lesson_back"
    set_fields "${folded[0]}"
    draw_status
}

is_last() { # the last screen of the lesson, or of its appendix?
    ((lesson_at == LESSONS || lesson_at == LESSON_SCREENS))
}

tour_key() { # <key>
    local from=$page_from typed=$lesson_before$lesson_after
    page_from=$LAST_PAGE
    case $1/$typed in
        enter/*) take_enter "$typed" ;;
        right/) turn_lesson 1 ;;
        left/) turn_lesson -1 ;;
        escape/*) leave_game ;;
        tab/*) watch_lesson ;;
        foreign/*) lesson_reply=("$say_lesson_ascii") ;;
        up/*)
            if [[ -z $lesson_right$typed && -n $lesson_last ]] && asks_line "$lesson_at"; then
                lesson_before=$lesson_last
            else
                page_from=$((from - 1))
            fi
            ;;
        down/*) page_from=$((from + 1)) ;;
        [[:print:]]/* | right/* | left/* | home/* | line-end/* | erase/* | ctrl-u/*) edit_line "$1" ;;
        *) page_from=$from ;;
    esac
}

edit_line() { # <key>: of what is typed; ? in an empty line asks for the hint
    [[ -z $lesson_right ]] || return 0
    if [[ $1$lesson_before$lesson_after == '?' ]]; then
        lesson_reply=("${say_lesson_hints[lesson_at - 1]}")
        return
    fi
    case $1 in
        home) lesson_after=$lesson_before$lesson_after lesson_before='' ;;
        line-end) lesson_before+=$lesson_after lesson_after='' ;;
        right) lesson_before+=${lesson_after:0:1} lesson_after=${lesson_after:1} ;;
        left) lesson_after=${lesson_before:${#lesson_before}-1}$lesson_after lesson_before=${lesson_before%?} ;;
        erase) lesson_before=${lesson_before%?} ;;
        ctrl-u) lesson_before='' ;;
        *)
            if ((${#lesson_before} + ${#lesson_after} < MOST_TYPED)); then
                lesson_before+=$1
            fi
            ;;
    esac
}

turn_lesson() { # <1 or -1>
    local to=$((lesson_at + $1))
    ((to >= 1 && to <= LESSON_SCREENS)) || return 0
    open_lesson "$to"
    save_note lesson "$to"
}

# ---------------------------------------------------------------------------------------------
# Answers
# ---------------------------------------------------------------------------------------------

take_enter() { # <what is typed>: judge it, or continue with the next screen
    local guess=${1#"${1%%[! ]*}"}
    guess=${guess%"${guess##*[! ]}"} # without spaces at both ends
    if [[ -n $lesson_right ]] && is_last; then
        save_note lesson 1
        leave_game
    elif [[ -n $lesson_right ]]; then
        turn_lesson 1
    elif [[ -n $guess ]]; then
        if asks_line "$lesson_at"; then
            answer_line "$guess"
        else
            answer_value "$guess"
        fi
        lesson_last=$guess lesson_before='' lesson_after=''
        if [[ -z $lesson_right ]] && ((++lesson_wrong >= MOST_WRONG)); then
            say "$say_lesson_answer" "${LESSON_ANSWERS[lesson_at - 1]}"
            lesson_reply+=("$REPLY")
        fi
    fi
}

answer_value() { # <what was typed>
    if ! gate_number '' "$1" 0 999999999999999999; then
        printable "$1"
        say "$say_lesson_number" "$REPLY"
        lesson_reply=("$REPLY")
    elif ((REPLY != LESSON_ANSWERS[lesson_at - 1])); then
        lesson_reply=("$REPLY: ${say_lesson_hints[lesson_at - 1]}")
    else
        lesson_reply=("> $REPLY" "${say_lesson_rights[lesson_at - 1]}")
        lesson_right=yes lesson_lines=('')
        if ((lesson_at == LESSONS)); then
            add_what_next
        elif ((lesson_at == LESSONS + 1)); then
            show_busy "$say_lesson_measuring"
            lesson_lines=('')
            add_cost_table
            forget_keys # those typed meanwhile answer nothing
        fi
        lesson_reply+=("${lesson_lines[@]}")
    fi
}

answer_line() { # <line of bash>
    show_busy "$say_lesson_running"
    lesson_columns=2000 # the screen folds the reply
    hold_buffer
    if judge_line "$1" "$lesson_at"; then
        lesson_right=yes
    fi
    take_buffer
    split_at "${REPLY%$'\n'}" $'\n'
    lesson_reply=("> $1" "${split[@]}")
}

show_busy() { # <text>: while the work lasts
    tour_draw "$1"
    show_frame
}

watch_lesson() { # watch the maze of the lesson being carved, until q; if the screen is about carving
    local name=recursive
    [[ $WATCHED_SCREENS == *" $lesson_at "* ]] || return 0
    if ((lesson_at == WITHOUT_LOCAL)); then
        name=carve_without_local
    fi
    add_frame "$NO_CURSOR"
    need watch/carving watch/marks
    load_texts watching
    make_grid "$LESSON_SIDE" "$LESSON_SIDE"
    color_watching "$option_color"
    watch_carving "$name" "$LESSON_SEED" "$MOST_PASSAGES" 0 # no bridges
}
