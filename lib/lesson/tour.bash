# shellcheck shell=bash
#
# tour: the lesson
#
# Owns: lesson_at, lesson_solved, lesson_from, lesson_reply, lesson_lines, lesson_columns,
# lesson_color, lesson_typed, lesson_measuring.
# Writes: bridges_left, cell, goal, passages_left, picture, player, watch_bridges, watch_dug,
# watch_kind, watch_name, watch_seed.

need lesson/watch maze/carve maze/trace pictures/shared/picture screen/game screen/keys \
    screen/screen screen/view screen/window

lesson_at=1 lesson_solved='' lesson_from=0 lesson_reply=() lesson_lines=() lesson_columns=78
lesson_color='' lesson_typed='' lesson_measuring=''

# The lesson: ten screens. Each tells something, shows code of this file, and asks. What is told about
# a maze is taken from one: 7x7, seed 9. In the texts a line that begins with @ stands for what is made
# for it by show_NAME, and one that begins with blanks is not folded; a ~ stands for a blank where no
# line ends.

LESSON_ANSWERS=(6 32 26 2 1 4 58 58 2 4000)
readonly LESSON_ANSWERS
readonly LESSONS=${#LESSON_ANSWERS[@]}

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

show_code() { # <function> [first line, last line] [cut, where it goes on]: as it stands in this file
    local k first=${2:-1} last indent
    load_code "$1"
    last=${3:-${#code_lines[@]}}
    indent=${code_lines[first - 1]%%[! ]*}
    for ((k = first - 1; k < last; k++)); do
        add_code "    ${code_lines[k]#"$indent"}"
    done
    [[ -z ${4:-} ]] || lesson_lines+=('    ...')
}

show_marked() { # <function> <line>: and that line is marked
    local k
    load_code "$1"
    for ((k = 0; k < ${#code_lines[@]}; k++)); do
        if ((k + 1 == $2)); then
            add_code "  > ${code_lines[k]}"
        else
            add_code "    ${code_lines[k]}"
        fi
    done
}

add_code() { # <line>: folded so that bash could still read it
    local line=$1 blanks k last
    count_columns "$line"
    ((REPLY <= lesson_columns)) || line=${line%% '# '*} # a comment cannot be folded
    count_columns "$line"
    if ((REPLY <= lesson_columns)); then
        lesson_lines+=("$line")
        return
    fi
    blanks=${line%%[! ]*}
    fold_columns "${line#"$blanks"}" "$((lesson_columns - ${#blanks} - 6))"
    last=$((${#folded[@]} - 1))
    for ((k = 0; k < last; k++)); do
        lesson_lines+=("$blanks${folded[k]} \\")
        ((k)) || blanks+='    '
    done
    lesson_lines+=("$blanks${folded[last]}")
}

show_grid() { # <passages> [row] [row]: the array when so many have been dug, from the one row to the other
    local y dug_so_far=$1
    [[ $lesson_at != 5 || -z $lesson_solved ]] || ((dug_so_far += 1))
    make_grid 7 7
    seed_with 9
    goal=0 player=0
    carve recursive "$dug_so_far" 0
    ((dug_so_far == 0)) || player=$there
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
    for ((y = 0; y < 3; y++)); do
        paint "${row[y]}"
        say "$say_lesson_row" "$y" "$((y * stride))" "$((y * stride + stride - 1))" "${REPLY% }"
        lesson_lines+=("$REPLY")
    done
    picture=''
}

show_trace() { # <first line> <last line>: of the trace of that maze, in the language of the lesson
    local k direction line
    make_grid 7 7
    seed_with 9
    start_noting trace
    carve recursive 1000 0
    start_noting ''
    for ((k = $1 - 1; k < $2; k++)); do
        line=${traced[k]/none  back to/$say_lesson_back_to}
        for direction in 0 1 2 3; do
            line=${line//${DIRECTION_NAMES[direction]}/${say_directions[direction]}}
        done
        lesson_lines+=("    $line")
    done
}

show_result() { # what is seen when the answer was right
    case $lesson_at in
        9) show_costs ;;
        10)
            show_crash
            add_folded "$say_lesson_exercise"
            ;;
    esac
}

show_costs() { # what a cell costs, in both engines, at growing depth
    local side recursive
    # shellcheck disable=SC2059 # a text
    printf -v REPLY "$say_lesson_cells" "${say_lesson_costs[@]}"
    lesson_lines+=("$REPLY")
    for side in 21 41 81; do
        measure_carving recursive "$side"
        recursive=$REPLY
        measure_carving stack "$side"
        # shellcheck disable=SC2059
        printf -v REPLY "$say_lesson_cells" "$((cells_wide * cells_high))" "$recursive" "$REPLY"
        lesson_lines+=("$REPLY")
    done
}

measure_carving() { # <recursive|stack> <side> -> REPLY: millionths of a second for a cell
    local TIMEFORMAT=%3R took
    make_grid "$2" "$2"
    seed_with 1
    ((passages_left = cells_wide * cells_high, bridges_left = 0, cell[2 * stride + 2] = OPEN))
    took=$({ time "carve_$1" "$((2 * stride + 2))" >/dev/null 2>&1; } 2>&1)
    gate_number time "${took//[!0123456789]/}" 0 999999 || REPLY=0
    ((REPLY = REPLY * 1000 / (cells_wide * cells_high)))
}

show_crash() { # a process of its own, which has little room for its calls, and calls itself until it ends
    local depths format=$say_lesson_crash depth
    depths=$({ (ulimit -c 0 && ulimit -s 1024 && fall 1); } 2>/dev/null) && format=$say_lesson_no_crash
    gate_number depth "${depths##*$'\n'}" 1 999999 || REPLY=1
    depth=$REPLY
    if [[ $format == "$say_lesson_crash" ]]; then
        say "$format" "$depth" "$((1048576 / depth))"
    else
        say "$format" "$depth"
    fi
    add_folded "$REPLY"
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
    ((${#lesson_lines[@]} <= room)) || more="  $say_lesson_more"
    ((lesson_from + room <= ${#lesson_lines[@]})) || ((lesson_from = ${#lesson_lines[@]} - room))
    ((lesson_from >= 0)) || lesson_from=0
    draw_text_page "$lesson_from" "${lesson_lines[@]}"
    ((lesson_at < LESSONS)) || key=$say_lesson_last
    [[ -n $lesson_solved ]] || key=$say_lesson_type
    ((lesson_at < 6 || lesson_at > 8)) || watch="  $say_lesson_watch"
    [[ -z $lesson_measuring ]] || key=$say_lesson_measuring
    line="$key$more$watch  $say_lesson_back  $say_quit_key"
    count_columns "$line" # what is known best is left out first
    ((REPLY < window_columns)) || line="$key$more$watch  $say_quit_key"
    cut_columns "$line" "$((window_columns - 1))"
    add_frame $'\033['"${window_rows};1H$REPLY"$'\033[K'
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
            if ((lesson_at >= 6 && lesson_at <= 8)); then
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
    local guess=$lesson_typed why
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
        if ((lesson_at >= 9)); then # it takes a while
            lesson_measuring=yes
            tour_draw
            show_frame
            lesson_measuring=''
        fi
        lesson_lines=()
        show_result
        ((lesson_at < 9)) || drain_keys
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
    local format=blocks
    make_grid 7 7
    seed_with 9
    player=0 goal=0
    start_noting dug
    carve recursive 1000 0
    start_noting ''
    watch_kind=carving watch_name=carve_recursive watch_dug=("${dug[@]}") watch_seed=9 watch_bridges=0
    [[ -z $plain_text ]] || format=ascii
    watch_on_screen "$format" "$lesson_color"
}
