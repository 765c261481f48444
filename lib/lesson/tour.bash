# shellcheck shell=bash
#
# tour: show the lesson on a terminal, or print it as text
#
# A screen explains one idea, shows code of maze.sh or an array, and asks a question. In the texts, a line @NAME stands
# for what show_NAME in shows.bash adds. core/paragraphs folds all others. Some files are read when they are first used.
#
# Owns: lesson_* (lesson_at: the screen; lesson_state: question while it waits for an answer, right when it was
# answered, over between the last screen and the appendix, asked while the lesson offers to continue where the user
# stopped; lesson_reply; lesson_typed, lesson_after: the text before and after the cursor; lesson_last: the previous
# answer; lesson_wrong: how many answers to this question were wrong).
# Writes: lesson_columns, lesson_lines, page_from.

need cli/options cli/terminal core/columns core/paragraphs core/window lesson/questions lesson/replies \
    lesson/shows saves/folders screen/game screen/keys screen/screen screen/view

lesson_at=1 lesson_state=question lesson_reply=() lesson_typed='' lesson_after='' lesson_last='' lesson_wrong=0

readonly WATCHED_SCREENS=' 15 16 17 19 ' WITHOUT_LOCAL=17 # those about carving, and the one without local
readonly MOST_TYPED=200 MOST_WRONG=3
readonly LEAST_BESIDE=76 # columns for a text and the maze beside it

show_lesson() { # <screen to begin with, or empty: the first one, or where the lesson was left>: on the terminal
    find_folders
    open_lesson "${1:-1}"
    read_note lesson # the screen that was shown last
    if [[ -z $1 ]] && gate_number screen "$REPLY" 2 "$LESSON_SCREENS"; then
        open_lesson "$REPLY"
        lesson_state=asked
    fi
    play_game tour
}

put_lesson() { # <screen to begin with> <answers: yes or empty>: as a text; the appendix only if it begins there
    local n last=$LESSONS
    if (($1 > LESSONS)); then
        last=$LESSON_SCREENS
    fi
    if [[ -n $2 ]]; then
        load_texts replies
    fi
    for ((n = $1; n <= last; n++)); do
        open_lesson "$n"
        fill_lesson text
        put_lines "${lesson_lines[@]}"
        lesson_lines=()
        if [[ -n $2 ]]; then
            say "$say_lesson_answer" "${LESSON_ANSWERS[n - 1]}"
            lesson_lines=("$REPLY")
            add_folded "${say_lesson_rights[n - 1]}"
            if ((n == LESSONS + 1)); then
                add_cost_table
            fi
        fi
        if ((n == LESSONS)); then
            lesson_lines+=('')
            add_what_next
        fi
        put_lines ${lesson_lines[@]+"${lesson_lines[@]}"} ''
    done
}

open_lesson() { # <screen>
    lesson_at=$1 lesson_state=question page_from=0 lesson_reply=()
    lesson_typed='' lesson_after='' lesson_last='' lesson_wrong=0
    set_boxes "$1"
}

# ---------------------------------------------------------------------------------------------
# What a screen shows
# ---------------------------------------------------------------------------------------------

fill_lesson() { # [text: without what only a terminal can do] -> lesson_lines: the screen, down to its question
    name_lesson
    lesson_lines=("$REPLY" '')
    case $lesson_state in
        over) add_what_next ;;
        asked) add_folded "$say_lesson_left" ;;
        *)
            add_parts "$@"
            lesson_lines+=('')
            add_folded "${say_lesson_questions[lesson_at - 1]}"
            ;;
    esac
}

name_lesson() { # -> REPLY: the number and the title of the screen
    local number=$lesson_at last=$LESSONS head=$say_lesson_head
    if ((lesson_at > LESSONS)); then
        number=$((lesson_at - LESSONS)) last=$((LESSON_SCREENS - LESSONS)) head=$say_lesson_head_appendix
    fi
    say "$head" "$number" "$last" "${say_lesson_titles[lesson_at - 1]}"
}

add_parts() { # [text]: the paragraphs and figures of the screen. While the maze stands beside the text, the text is
    # narrower
    local parts="say_lesson_${lesson_at}[@]" part beside='' wide=$lesson_columns
    for part in "${!parts}"; do # each element of the array with that name
        if [[ -n $beside ]] && ((${#lesson_lines[@]} >= MAZE_ROWS)); then
            lesson_columns=$wide # below the maze
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
}

add_cost_table() { # what follows the answer on the first screen of the appendix
    need lesson/appendix
    add_folded "$say_lesson_measured"
    list_costs
}

add_what_next() { # exercises, an algorithm, the appendix
    local call
    add_folded "$say_lesson_end"
    name_program
    call=$REPLY
    say "$say_lesson_exercise" "$call"
    add_folded "$REPLY"
    say "$say_lesson_appendix" "$call" "$((LESSONS + 1))"
    add_folded "$REPLY"
}

# ---------------------------------------------------------------------------------------------
# The terminal
# ---------------------------------------------------------------------------------------------

tour_draw() { # [what takes a while]
    local line at busy=${1:-}
    ((lesson_columns = window_columns < 79 ? window_columns - 1 : 78))
    fill_lesson
    for line in ${lesson_reply[@]+"${lesson_reply[@]}"}; do
        add_folded "$line"
    done
    if [[ $lesson_state == question ]]; then
        add_typed
        at=$REPLY
    fi
    if ((${#lesson_lines[@]} >= window_rows)); then
        leave_out_empty_lines
    fi
    draw_scrolled "${lesson_lines[@]}"
    show_lesson_keys "$busy"
    if [[ $lesson_state == question && -z $busy ]] && ((${#lesson_lines[@]} - page_from < window_rows)); then
        add_frame $'\033['"$((${#lesson_lines[@]} - page_from));$((at + 3))H$CURSOR"
    else
        add_frame "$NO_CURSOR"
    fi
}

add_typed() { # the line that is typed, if it is too long the part that ends at the cursor -> REPLY: where the cursor is
    local line=$lesson_typed$lesson_after room=$((lesson_columns < 3 ? 0 : lesson_columns - 3))
    REPLY=${#lesson_typed}
    if ((REPLY > room)); then
        line=${line:REPLY-room} REPLY=$room
    fi
    lesson_lines+=("> ${line:0:room}")
}

show_lesson_keys() { # [what takes a while]: in the last line of the window
    local keys=${1:-}
    if [[ -z $keys ]]; then
        name_action
        keys=$REPLY
    fi
    if ((${#lesson_lines[@]} >= window_rows)); then
        keys+="  $say_lesson_more"
    fi
    if can_watch; then
        keys+="  $say_lesson_watch"
    fi
    cut_columns "$keys  $say_lesson_escape  $say_lesson_back" "$((window_columns - 1))"
    add_frame $'\033['"${window_rows};1H$REPLY"$'\033[K'
}

name_action() { # -> REPLY: what Enter does now
    case $lesson_state in
        question)
            REPLY="$say_lesson_type  $say_lesson_help"
            if asks_line "$lesson_at"; then
                REPLY="$say_lesson_type_line  $say_lesson_help"
            fi
            ;;
        asked) REPLY=$say_lesson_resume ;;
        over) REPLY="$say_lesson_last  $say_lesson_to_appendix" ;;
        right)
            REPLY=$say_lesson_next
            if ((lesson_at == LESSON_SCREENS)); then
                REPLY=$say_lesson_last
            fi
            ;;
    esac
}

can_watch() { # can Tab show something on this screen?
    [[ $WATCHED_SCREENS == *" $lesson_at "* && $lesson_state != asked ]]
}

tour_key() { # <key>
    case $1 in
        enter) take_enter ;;
        right | left | home | line-end) move_in_lesson "$1" ;;
        up)
            if [[ $lesson_state == question && -z $lesson_typed$lesson_after && -n $lesson_last ]] &&
                asks_line "$lesson_at"; then
                lesson_typed=$lesson_last page_from=$LAST_PAGE
            else
                ((page_from -= 1))
            fi
            ;;
        down) ((page_from += 1)) ;;
        escape) leave_game ;;
        tab)
            if can_watch; then
                watch_lesson
            fi
            ;;
        erase | ctrl-u | [[:print:]]) take_letter "$1" ;;
        foreign)
            if [[ $lesson_state == question ]]; then
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

take_letter() { # <erase, ctrl-u or a character>: a command, or in a question part of the answer
    case $lesson_state/$1 in
        question/*) type_answer "$1" ;;
        */[qQ]) leave_game ;;
        over/[aA]) open_lesson "$((LESSONS + 1))" ;;
        asked/[nN]) open_lesson 1 ;;
    esac
}

type_answer() { # <erase, ctrl-u or a character>: ? in an empty line asks for the hint
    page_from=$LAST_PAGE
    case $1 in
        erase) lesson_typed=${lesson_typed%?} ;;
        ctrl-u) lesson_typed='' ;;
        *)
            if [[ $1 == '?' && -z $lesson_typed$lesson_after ]]; then
                load_texts replies
                lesson_reply=("${say_lesson_hints[lesson_at - 1]}")
            elif ((${#lesson_typed} + ${#lesson_after} < MOST_TYPED)); then
                lesson_typed+=$1
            fi
            ;;
    esac
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

take_enter() { # judge the answer, or continue with the next screen
    local guess=$lesson_typed$lesson_after
    case $lesson_state in
        question)
            guess=${guess#"${guess%%[! ]*}"} # without spaces at both ends
            guess=${guess%"${guess##*[! ]}"}
            if [[ -n $guess ]]; then
                judge_answer "$guess"
            fi
            ;;
        asked) open_lesson "$lesson_at" ;;
        over) leave_game ;;
        right)
            if ((lesson_at == LESSON_SCREENS)); then
                leave_game
            elif ((lesson_at == LESSONS)); then
                lesson_state=over page_from=0 lesson_reply=()
                save_note lesson 1
            else
                turn_lesson 1
            fi
            ;;
    esac
}

judge_answer() { # <what was typed> -> lesson_reply
    page_from=$LAST_PAGE lesson_reply=() lesson_last=$1
    load_texts replies
    if asks_line "$lesson_at"; then
        answer_line "$1"
    else
        answer_value "$1"
    fi
}

count_wrong() { # a wrong answer: from the third one on, say the right one
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
        count_wrong
    elif ((REPLY != LESSON_ANSWERS[lesson_at - 1])); then
        lesson_reply=("$REPLY: ${say_lesson_hints[lesson_at - 1]}")
        count_wrong
    else
        lesson_state=right lesson_reply=("> $REPLY" "${say_lesson_rights[lesson_at - 1]}")
        if ((lesson_at == LESSONS + 1)); then
            show_cost_table
        fi
    fi
}

show_cost_table() { # measure them, and add them to the reply
    show_busy "$say_lesson_measuring"
    lesson_lines=()
    add_cost_table
    drain_keys # those typed meanwhile answer nothing
    lesson_reply+=("${lesson_lines[@]}")
}

show_busy() { # <text>: while the work lasts
    tour_draw "$1"
    show_frame
}

answer_line() { # <line of bash>
    show_busy "$say_lesson_running"
    lesson_typed='' lesson_after=''
    if ! judge_line "$1" "$lesson_at"; then
        printable "${TMPDIR:-/tmp}"
        say "$say_cannot_write_to" "$REPLY"
        lesson_reply=("> $1" "$REPLY")
        return
    fi
    lesson_reply=("> $1" "${line_reply[@]}")
    if [[ -n $line_right ]]; then
        lesson_state=right
    else
        count_wrong
    fi
}

watch_lesson() { # watch the maze of the lesson being carved, until q
    local name=recursive
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
