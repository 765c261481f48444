# shellcheck shell=bash
#
# practice: lead through the exercises on a terminal, and check a file whenever it is saved
#
# The files are read several times a second (once a second in bash up to 4.4). A text that is new is checked when the
# next look finds it unchanged, because an editor may still be writing.
#
# Owns: practice_at (the exercise), practice_file, practice_texts (what the last look at each file found), practice_due
# (yes: the file is to be checked), practice_verdict (its lines), practice_status (of judge_file), practice_hints (how
# many are shown), practice_note (why the file could not be watched, or what shellcheck says), practice_done (the
# exercises whose files have passed, a space around each), practice_linter (shellcheck, if it is installed).
# Writes: called_often, learner_stopped, lesson_columns, lesson_lines, page_from.

need cli/options cli/terminal core/columns core/paragraphs core/window practice/exercises practice/learner \
    practice/watch_exercise watch/workshop saves/done saves/folders screen/game screen/screen screen/view

practice_at=1 practice_file='' practice_texts=() practice_due='' practice_verdict=() practice_status=0 practice_hints=0
practice_note=() practice_done=' ' practice_linter=''

open_practice() { # <folder>: write the exercises that are not there; begin with the first that is not done; exits if
    # there is none
    local n first=$EXERCISES found='' folder=${1%/}
    folder=${folder:-/}
    if [[ $folder != /* ]]; then # a name may begin with -
        folder=./$folder
    fi
    if [[ ! -d $folder ]]; then
        shield mkdir -p -- "$folder" || fail_with 1 "$say_cannot_write_to" "$1"
    fi
    practice_file=$folder/ practice_linter=$(type -P shellcheck) called_often=yes
    for ((n = 1; n <= EXERCISES; n++)); do
        write_practice "$n"
    done
    find_folders # of what is done; from here on, only the user can read new files
    for ((n = EXERCISES; n > 0; n--)); do
        read_practice "$n"
        practice_texts[n]=$REPLY
        if [[ $REPLY != gone ]]; then
            found=yes
        fi
        name_practice "$n"
        if is_done "$n" "$REPLY"; then
            practice_done+="$n "
        else
            first=$n
        fi
    done
    [[ -n $found ]] || fail_with 1 "$say_cannot_write_to" "$1"
    turn_practice "$first"
}

write_practice() { # <exercise>: a new file, or none
    local name
    name_practice "$1"
    name=$REPLY
    [[ ! -e $name && ! -L $name ]] || return 0
    hold_buffer
    put_exercise "$1"
    take_buffer
    if { (set -C && : >"$name"); } 2>/dev/null; then # with -C it is new
        { printf %s "$REPLY" >>"$name"; } 2>/dev/null || shield rm -f -- "$name"
    fi
}

say_practice_end() { # what was done, and how to continue
    local solved program
    split_words "$practice_done"
    solved=${#split[@]}
    name_program
    program=$REPLY
    if ((solved == EXERCISES)); then
        say_folded "$say_check_last" "$program"
        return
    fi
    REPLY=${practice_file%/*}
    printf -v REPLY %q "${REPLY#./}"
    say_folded "$say_practice_left" "$solved" "$EXERCISES" "$program" "$REPLY"
}

turn_practice() { # <exercise>
    practice_at=$1
    name_practice "$1"
    practice_file=$REPLY
    write_practice "$1"
    practice_due=yes practice_verdict=() practice_hints=0 page_from=0 practice_note=()
}

name_practice() { # <exercise> -> REPLY: its file
    REPLY=${practice_file%/*}/exercise-$1.sh
}

# ---------------------------------------------------------------------------------------------
# The files
# ---------------------------------------------------------------------------------------------

practice_tick() { # look at the files, and turn to one that has changed; leaves REPLY as it is
    local REPLY n changed=''
    for ((n = 1; n <= EXERCISES; n++)); do
        read_practice "$n"
        if [[ $REPLY != "${practice_texts[n]}" ]]; then
            practice_texts[n]=$REPLY
            if [[ $n == "$practice_at" || $REPLY != gone ]]; then
                changed=$n
            fi
        fi
    done
    if [[ -n $changed ]]; then
        if ((changed != practice_at)); then
            turn_practice "$changed"
        fi
        practice_due=yes page_from=0 practice_verdict=("$say_practice_changed")
        practice_draw
    elif [[ -n $practice_due ]]; then
        judge_practice
        practice_draw
    fi
}

read_practice() { # <exercise> -> REPLY: the text of its file, with a word for how it ended; gone if there is none
    local how
    name_practice "$1"
    if [[ ! -f $REPLY || ! -r $REPLY ]]; then
        REPLY=gone
        return
    fi
    { read -r -d '' -n "$((CHECK_BYTES + 1))"; } 2>/dev/null <"$REPLY"
    how=$?
    REPLY+=" $how"
}

judge_practice() { # check the file -> practice_verdict, practice_status, practice_done
    page_from=0 practice_note=() learner_stopped='' practice_verdict=("$say_practice_checking")
    practice_draw
    show_frame
    start_work
    trap 'learner_stopped=yes; stop_code' INT
    hold_buffer
    judge_saved
    practice_status=$?
    take_buffer
    trap 'note_signal INT' INT
    end_work
    split_at "${REPLY%$'\n'}" $'\n'
    practice_due='' practice_verdict=("${split[@]}") practice_done=${practice_done/ $practice_at / }
    if ((practice_status == 2)); then
        list_task
    elif ((practice_status == 0)); then
        save_done "$practice_at" "$workshop/${practice_file##*/}"
        practice_done+="$practice_at " practice_hints=0
    fi
    close_workshop
    read_practice "$practice_at"
    if [[ $REPLY != "${practice_texts[practice_at]}" ]]; then # the file has changed meanwhile
        practice_verdict=("$say_practice_changed")
    fi
}

judge_saved() { # print the verdict; its status is that of judge_file, or 3 if there is no file to be judged
    local name=${practice_file##*/}
    if [[ ! -f $practice_file || ! -r $practice_file ]]; then
        say_folded "$say_practice_gone" "$practice_file"
        return 3
    elif ! { make_workshop && cp -- "$practice_file" "$workshop/$name" 2>/dev/null; }; then
        say_folded "$say_cannot_write_to" "${TMPDIR:-/tmp}"
        return 3
    fi
    judge_file "$practice_at" "./$name" || return
    if ((practice_at < EXERCISES)); then
        say_folded "$say_practice_next" "$((practice_at + 1))"
        return
    fi
    name_program
    say_folded "$say_check_last" "$REPLY"
}

# ---------------------------------------------------------------------------------------------
# The screen
# ---------------------------------------------------------------------------------------------

practice_draw() {
    local line room=$((window_rows - 1)) k tips="say_hints_${practice_at}[@]" title="say_exercise_$practice_at"
    local keys=$say_practice_keys before=$lesson_columns
    ((lesson_columns = window_columns < 79 ? window_columns - 1 : 78))
    if ((lesson_columns != before)); then # fold the verdict anew
        practice_due=yes
    fi
    lesson_lines=()
    say "$say_practice_head" "$practice_at" "$EXERCISES" "${!title#*: }"
    add_folded "$REPLY"
    list_practice
    printable "$practice_file"
    say "$say_practice_file" "$REPLY"
    add_folded "$REPLY"
    lesson_lines+=('')
    lesson_lines+=(${practice_verdict[@]+"${practice_verdict[@]}"})
    for line in ${practice_note[@]+'' "${practice_note[@]}"}; do
        add_folded "$line"
    done
    k=0
    for line in "${!tips}"; do
        ((++k <= practice_hints)) || break
        say "$say_practice_hint" "$k" "$HINTS"
        lesson_lines+=('')
        add_folded "$REPLY $line"
    done
    draw_scrolled "${lesson_lines[@]}"
    line=''
    if ((${#lesson_lines[@]} > room)); then
        line="$say_lesson_more  "
    fi
    if [[ -n $practice_linter ]]; then
        keys="$say_practice_lint  $keys"
    fi
    cut_columns "$line$keys" "$((window_columns - 1))"
    add_frame $'\033['"${window_rows};1H$REPLY"$'\033[K'"$NO_CURSOR"
}

list_task() { # add what the exercise asks for, above the verdict
    lesson_lines=()
    add_exercise "$practice_at"
    leave_out_empty_lines
    practice_verdict=("${lesson_lines[@]}" '' "${practice_verdict[@]}")
}

list_practice() { # -> lesson_lines: the exercises: those that are done with a sign, this one in brackets
    local n sign=✓ part line=''
    if [[ -n $plain_text ]]; then
        sign='*'
    fi
    for ((n = 1; n <= EXERCISES; n++)); do
        part=$n
        if [[ $practice_done == *" $n "* ]]; then
            part+=$sign
        fi
        if ((n == practice_at)); then
            part="[$part]"
        fi
        line+=" $part"
    done
    add_folded "$say_practice_done$line"
}

practice_key() { # <key>
    case $1 in
        h | H | f1 | '?')
            ((practice_hints += practice_hints < HINTS))
            page_from=$LAST_PAGE
            ;;
        n | N | right) go_on "$((practice_at + 1))" ;;
        p | P | left) go_on "$((practice_at - 1))" ;;
        up | k) ((page_from -= 1)) ;;
        down | j | ' ') ((page_from += 1)) ;;
        l | L)
            if [[ -n $practice_linter ]]; then
                page_from=$LAST_PAGE
                list_lints "$practice_file"
                practice_note=("${lint_lines[@]}")
            fi
            ;;
        w | W)
            watch_practice
            return
            ;;
        q | Q | escape)
            leave_game
            return
            ;;
        *) return 0 ;;
    esac
    practice_draw
}

go_on() { # <exercise>: if there is such a one
    if (($1 >= 1 && $1 <= EXERCISES)); then
        turn_practice "$1"
        judge_practice
    fi
}

watch_practice() { # step through the file, unless it is known that it cannot run
    local verdict=(${practice_verdict[@]+"${practice_verdict[@]}"})
    page_from=$LAST_PAGE practice_note=()
    if ((practice_status < 2)); then
        say "$say_watch_recording" 0
        practice_verdict=("$REPLY") practice_hints=0
        practice_draw
        show_frame
        hold_buffer # it may only say why it cannot run
        watch_exercise "$practice_at" "$practice_file"
        take_buffer
        practice_note=(${REPLY:+"$REPLY"}) practice_verdict=(${verdict[@]+"${verdict[@]}"})
    fi
    if [[ $mode == practice ]]; then
        practice_draw
    fi
}
