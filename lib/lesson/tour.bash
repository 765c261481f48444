# shellcheck shell=bash
#
# tour: the lesson
#
# Owns: lesson_at, lesson_solved, lesson_from, lesson_reply, lesson_lines, lesson_columns,
# lesson_color, lesson_typed, lesson_measuring.
# Writes: bridges_left, cell, goal, passages_left, picture, player.

need cli/columns cli/terminal lesson/code lesson/watch lesson/watch_events lesson/watch_state lesson/without_local \
    maze/carve maze/trace pictures/shared/picture screen/game screen/keys screen/screen screen/view cli/window

lesson_at=1 lesson_solved='' lesson_from=0 lesson_reply=() lesson_lines=() lesson_columns=78
lesson_color='' lesson_typed='' lesson_measuring=''

# The lesson: screens, the last two an appendix. Each tells something, shows code of this file, and asks. What is told about
# a maze is taken from one: 7x7, seed 9. In the texts a line that begins with @ stands for what is made
# for it by show_NAME, and one that begins with blanks is not folded; a ~ stands for a blank where no
# line ends.

LESSON_ANSWERS=(6 32 26 2 42 1 56 4 58 56 58 2 4000)
readonly LESSON_ANSWERS
readonly LESSONS=${#LESSON_ANSWERS[@]} WATCHED_FROM=8 WATCHED_TO=11 WITHOUT_LOCAL=10 MEASURED_FROM=12

take_lesson() { # <screen to begin with> <screen or text> <always or never in colour>
    lesson_at=$1 lesson_color=$3
    if [[ $2 == screen ]]; then
        open_lesson "$1"
        play_game tour tour
        return
    fi
    while ((lesson_at <= LESSONS)); do
        lesson_solved='' lesson_reply=() lesson_columns=78
        fill_lesson
        put_lines "${lesson_lines[@]}"
        lesson_solved=yes
        say "$say_lesson_answer" "${LESSON_ANSWERS[lesson_at - 1]}"
        put_line "$REPLY"
        lesson_lines=()
        add_folded "${say_lesson_rights[lesson_at - 1]}"
        show_result
        put_lines "${lesson_lines[@]}" ''
        ((lesson_at += 1))
    done
}

put_lines() { # <line ...>
    local line
    for line; do
        put_line "$line"
    done
}

open_lesson() { # <screen>
    lesson_at=$1 lesson_solved='' lesson_from=0 lesson_reply=() lesson_typed=''
}

add_folded() { # <text, on one line or more>: to lesson_lines
    if [[ $1 == '    '* ]]; then
        lesson_lines+=("$1")
        return
    fi
    fold_columns "${1//$'\n'/ }" "$lesson_columns"
    lesson_lines+=("${folded[@]//\~/ }")
}

fill_lesson() { # -> lesson_lines: the screen, down to its question
    local parts="say_lesson_${lesson_at}[@]" part show=()
    say "$say_lesson_head" "$lesson_at" "$LESSONS" "${say_lesson_titles[lesson_at - 1]}"
    lesson_lines=("$REPLY" '')
    for part in "${!parts}"; do
        if [[ $part == @* ]]; then
            split_words "${part#@}"
            show=(${split[@]+"${split[@]}"})
            "show_${show[0]}" "${show[@]:1}"
        else
            add_folded "$part"
        fi
    done
    lesson_lines+=('')
    add_folded "${say_lesson_questions[lesson_at - 1]}"
}

show_code() { # <function>: as it stands in its file
    local line
    load_code "$1"
    for line in "${code_lines[@]}"; do
        add_code "    $line"
    done
}

show_marked() { # <function> <function that it calls>: that line is marked
    local line
    load_code "$1"
    for line in "${code_lines[@]}"; do
        if [[ $line == *" $2 "* ]]; then
            add_code "  > $line"
        else
            add_code "    $line"
        fi
    done
}

add_code() { # <line>: folded so that bash could still read it
    fold_code "$1" "$lesson_columns"
    lesson_lines+=("${code_folded[@]}")
}

show_grid() { # <passages> [row] [row]: the array when so many have been dug, from the one row to the other
    local y n=0 left=$1
    [[ $lesson_at != 7 || -z $lesson_solved ]] || ((left += 1))
    make_grid 7 7
    goal=0
    record tell_carving carve_recursive 9 1000 0
    begin_events carve_recursive
    while ((left > 0)); do
        ((n += 1))
        [[ ${event_what[n]} != dig ]] || ((left -= 1))
    done
    show_event "$n"
    player=0
    (($1 == 0)) || player=${event_c[n]}
    clear_trail
    choose_signs digits
    make_picture digits
    for ((y = ${2:-0}; y <= ${3:-height + 1}; y++)); do
        paint "${row[y]}"
        lesson_lines+=("        ${REPLY% }")
    done
    player=0 picture=''
}

show_rows() { # the first ones, with their indices
    local y
    make_grid 7 7
    goal=0 player=0
    clear_trail
    choose_signs digits
    make_picture digits
    for ((y = 0; y < 2; y++)); do
        paint "${row[y]}"
        say "$say_lesson_row" "$y" "$((y * stride))" "$((y * stride + stride - 1))" "${REPLY% }"
        lesson_lines+=("$REPLY")
    done
    picture=''
}

show_trace() { # <first line> <last line>: of the trace of that maze, in the language of the lesson
    local k=0 direction line
    while IFS= read -r line; do
        ((++k >= $1 && k <= $2)) || continue
        line=${line/none  back to/$say_lesson_back_to}
        for direction in 0 1 2 3; do
            line=${line//${DIRECTION_NAMES[direction]}/${say_directions[direction]}}
        done
        lesson_lines+=("    $line")
    done 2>/dev/null < <(trace_lesson)
}

trace_lesson() { # in a process of its own, for what is noted is noted by other functions than those of the lesson
    make_grid 7 7
    seed_with 9
    start_noting trace
    carve recursive 1000 0
    printf '%s\n' "${traced[@]}"
}

show_result() { # what is seen when the answer was right
    case $lesson_at in
        11)
            name_program
            say "$say_lesson_exercise" "$REPLY"
            add_folded "$REPLY"
            ;;
        12) show_costs ;;
        13)
            show_crash
            name_program
            say "$say_lesson_own" "$REPLY"
            add_folded "$REPLY"
            ;;
    esac
}

show_costs() { # what a cell costs, in both engines, at growing depth
    local side recursive
    add_costs "${say_lesson_costs[@]}"
    for side in 21 41 81; do
        measure_carving recursive "$side"
        recursive=$REPLY
        measure_carving stack "$side"
        add_costs "$((cells_wide * cells_high))" "$recursive" "$REPLY"
    done
}

add_costs() { # <cells> <by recursion> <with the array>: a row of the table
    local line cost
    pad_columns "$1" -10
    line="    $REPLY"
    for cost in "$2" "$3"; do
        pad_columns "$cost" 12
        line+=" $REPLY"
    done
    lesson_lines+=("$line")
}

measure_carving() { # <recursive|stack> <side> -> REPLY: millionths of a second for a cell
    local TIMEFORMAT=%3R took
    make_grid "$2" "$2"
    seed_with 1
    ((passages_left = cells_wide * cells_high, bridges_left = 0, cell[2 * stride + 2] = OPEN))
    { took=$(time_carving "$1" 2>&1); } 2>/dev/null
    gate_number time "${took//[!0123456789]/}" 0 999999 || REPLY=0
    ((REPLY = REPLY * 1000 / (cells_wide * cells_high)))
}

time_carving() { # <recursive|stack>: in a function, for bash 4.0 cannot read time within $( )
    time "carve_$1" "$((2 * stride + 2))" >/dev/null 2>&1
}

show_crash() { # a process of its own, which has little room for its calls, and calls itself until it ends
    local depths format=$say_lesson_crash depth
    depths=$(fall_apart 2>/dev/null) && format=$say_lesson_no_crash
    gate_number depth "${depths##*$'\n'}" 1 999999 || REPLY=1
    depth=$REPLY
    if [[ $format == "$say_lesson_crash" ]]; then
        say "$format" "$depth" "$((1048576 / depth))"
    else
        say "$format" "$depth"
    fi
    add_folded "$REPLY"
}

fall_apart() { # in a function, for bash 4.0 may stumble over ( behind $({
    (ulimit -c 0 && ulimit -s 1024 && fall 1)
}

fall() { # <which call this is>: a call in a call in a call
    (($1 % 50)) || printf '%d\n' "$1"
    (($1 == 4000)) || fall "$(($1 + 1))"
}

tour_draw() {
    local room key="$say_lesson_next" more='' watch='' line
    measure_window
    ((lesson_columns = window_columns < 79 ? window_columns - 1 : 78))
    fill_lesson
    if [[ -z $lesson_solved ]]; then
        lesson_lines+=("> $lesson_typed")
    else
        lesson_lines+=("> ${LESSON_ANSWERS[lesson_at - 1]}")
    fi
    for line in ${lesson_reply[@]+"${lesson_reply[@]}"}; do
        add_folded "$line"
    done
    ((room = window_rows - 1))
    ((${#lesson_lines[@]} <= room)) || leave_out_blanks
    ((${#lesson_lines[@]} <= room)) || more="  $say_lesson_more"
    ((lesson_from + room <= ${#lesson_lines[@]})) || ((lesson_from = ${#lesson_lines[@]} - room))
    ((lesson_from >= 0)) || lesson_from=0
    draw_text_page "$lesson_from" "${lesson_lines[@]}"
    ((lesson_at < LESSONS)) || key=$say_lesson_last
    [[ -n $lesson_solved ]] || key=$say_lesson_type
    ((lesson_at < WATCHED_FROM || lesson_at > WATCHED_TO)) || watch="  $say_lesson_watch"
    [[ -z $lesson_measuring ]] || key=$say_lesson_measuring
    line="$key$more$watch  $say_lesson_back  $say_quit_key"
    count_columns "$line" # what is known best is left out first
    ((REPLY < window_columns)) || line="$key$more$watch  $say_quit_key"
    cut_columns "$line" "$((window_columns - 1))"
    add_frame $'\033['"${window_rows};1H$REPLY"$'\033[K'
}

leave_out_blanks() { # the empty ones of lesson_lines
    local line full=("${lesson_lines[@]}")
    lesson_lines=()
    for line in "${full[@]}"; do
        [[ -z $line ]] || lesson_lines+=("$line")
    done
}

tour_tick() { # nothing changes while nobody types
    :
}

tour_end() { # the window has been closed
    :
}

tour_key() { # <key>
    case $1 in
        enter) answer_lesson ;;
        right) turn_lesson 1 ;;
        left) turn_lesson -1 ;;
        up) ((lesson_from == 0)) || ((lesson_from -= 1)) ;;
        down) ((lesson_from += 1)) ;;
        w | W)
            if ((lesson_at >= WATCHED_FROM && lesson_at <= WATCHED_TO)); then
                watch_lesson
                return
            fi
            ;;
        q | Q) leave_game ;;
        *)
            [[ -z $lesson_solved ]] || return 0
            case $1 in
                erase) lesson_typed=${lesson_typed%?} ;;
                [[:print:]]) lesson_typed=${lesson_typed:0:20}$1 ;;
                *) return 0 ;;
            esac
            lesson_reply=() lesson_from=999 # so that it is seen
            ;;
    esac
    [[ -n $game_left ]] || tour_draw
}

turn_lesson() { # <1 or -1>
    ((lesson_at + $1 >= 1 && lesson_at + $1 <= LESSONS)) || return 0
    open_lesson "$((lesson_at + $1))"
}

answer_lesson() { # what was typed; or on to the next screen
    local guess=${lesson_typed#"${lesson_typed%%[! ]*}"} why
    guess=${guess%"${guess##*[! ]}"}
    if [[ -n $lesson_solved ]]; then
        ((lesson_at < LESSONS)) || leave_game
        turn_lesson 1
        return
    fi
    [[ -n $guess ]] || return 0
    lesson_typed='' lesson_from=999
    if ! gate_number '' "$guess" 0 999999999; then
        printable "$guess"
        say "$say_lesson_number" "$REPLY"
        lesson_reply=("$REPLY")
        return
    fi
    guess=$REPLY
    if ((guess == LESSON_ANSWERS[lesson_at - 1])); then
        lesson_solved=yes
        if ((lesson_at >= MEASURED_FROM)); then # it takes a while
            lesson_measuring=yes
            tour_draw
            show_frame
            lesson_measuring=''
        fi
        lesson_lines=()
        show_result
        ((lesson_at < MEASURED_FROM)) || drain_keys
        lesson_reply=("${say_lesson_rights[lesson_at - 1]}" ${lesson_lines[@]+"${lesson_lines[@]}"})
        return
    fi
    why=${say_lesson_wrongs[lesson_at - 1]}
    find_why "$lesson_at $guess" && why=$REPLY
    lesson_reply=("$guess: $why")
}

find_why() { # <screen and answer> -> REPLY: what is wrong with that one; 1 if nothing particular is
    for REPLY in "${say_lesson_whys[@]}"; do
        if [[ $REPLY == "$1 "* ]]; then
            REPLY=${REPLY#"$1 "}
            return 0
        fi
    done
    return 1
}

watch_lesson() { # the maze of the lesson as it is carved; q comes back
    local format=blocks name=carve_recursive
    if ((lesson_at == WITHOUT_LOCAL)); then
        name_without_local
        name=$REPLY
    fi
    make_grid 7 7
    goal=0
    [[ -z $plain_text ]] || format=ascii
    watch_function "$format" "$lesson_color" "$name" 9 1000 0
}
