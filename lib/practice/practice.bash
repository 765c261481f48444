# shellcheck shell=bash
#
# practice: lead through the exercises in a terminal, and check a file whenever it is saved
#
# Once a second, the files are read, and a key. What is printed stays in the terminal; the last line has the keys.
#
# Owns: practice_* (practice_folder: with a / at its end; practice_at: the exercise; practice_texts: what the last look
# at each file found; practice_hints: how many were given; practice_done: the exercises whose files have passed, a space
# around each; practice_terminal: its settings before).
# Writes: lesson_columns, lesson_lines.

need cli/options cli/terminal core/columns core/paragraphs core/programs core/window practice/exercises \
    practice/learner practice/watch_exercise watch/workshop saves/folders screen/screen

practice_folder='' practice_at=$EXERCISES practice_texts=() practice_hints=0 practice_done=' ' practice_terminal=''

open_practice() { # <folder>: write the exercises that are not there; begin with the first that is not done
    local n
    practice_folder=${1%/}/
    if [[ $1 != /* ]]; then # a name may begin with -
        practice_folder=./$practice_folder
    fi
    shield mkdir -p -- "$practice_folder"
    [[ -d $practice_folder && -w $practice_folder ]] || fail_with 1 "$say_cannot_write_to" "$1"
    for ((n = 1; n <= EXERCISES; n++)); do
        write_practice "$n"
    done
    find_folders # of what is done; from here on, only the user can read new files
    for ((n = EXERCISES; n > 0; n--)); do
        read_practice "$n"
        practice_texts[n]=$REPLY
        if is_done "$n" "${practice_folder}exercise-$n.sh"; then
            practice_done+="$n "
        else
            practice_at=$n
        fi
    done
}

write_practice() { # <exercise>: a new file, or none
    local file=${practice_folder}exercise-$1.sh
    [[ ! -e $file && ! -L $file ]] || return 0
    hold_buffer
    put_exercise "$1"
    take_buffer
    if { (set -C && : >"$file"); } 2>/dev/null; then # with -C it is new
        { printf %s "$REPLY" >>"$file"; } 2>/dev/null || shield rm -f -- "$file"
    fi
}

read_practice() { # <exercise> -> REPLY: the text of its file; empty if it cannot be read
    local file=${practice_folder}exercise-$1.sh
    REPLY=''
    if [[ -f $file && -r $file ]]; then
        { read -r -d '' -n "$((CHECK_BYTES + 1))"; } 2>/dev/null <"$file"
    fi
}

run_practice() { # until q
    local n key=' '
    first_line stty -g
    practice_terminal=$REPLY
    call_at_end restore_terminal
    set_stty -echo -icanon min 1 time 0
    show_practice '' # which measures the window
    turn_practice "$practice_at"
    while [[ $key != q && -t 0 ]]; do
        for ((n = 1; n <= EXERCISES; n++)); do
            check_saved "$n"
        done
        if [[ -n $line_buffer$key ]]; then
            show_practice "$say_practice_keys"
        fi
        REPLY=''
        read -r -n 1 -t 1
        key=$REPLY
        case $key in # no capitals: the bytes of an arrow key end with one
            h) put_hint "$practice_at" "$((practice_hints += practice_hints < HINTS))" ;;
            w) watch_exercise "$practice_at" "${practice_folder}exercise-$practice_at.sh" ;;
            l) put_lints "${practice_folder}exercise-$practice_at.sh" ;;
            n) turn_practice "$((practice_at + 1))" ;;
            p) turn_practice "$((practice_at - 1))" ;;
        esac
    done
    restore_terminal
}

restore_terminal() { # when practice ends, or the program
    reset_terminal   # while an exercise is watched
    show $'\r\033[K'
    set_stty "$practice_terminal" <&1 # a signal may come while a check reads its lines
}

show_practice() { # <last line>: below what was put and a rule; what is put next replaces it
    local rule sign=─
    show $'\r\033[K'
    if [[ -n $plain_text ]]; then
        sign=-
    fi
    if [[ -n $line_buffer ]]; then
        printf -v rule '%*s' "$lesson_columns" ''
        put_line "${rule// /$sign}"
        write_buffer
    fi
    measure_window
    ((lesson_columns = window_columns < 79 ? window_columns - 1 : 78))
    cut_columns "$1" "$((window_columns - 1))"
    show "$REPLY"
}

check_saved() { # <exercise>: look at its file, and check it if it has changed
    read_practice "$1"
    [[ $REPLY != "${practice_texts[$1]}" && ($1 == "$practice_at" || -n $REPLY) ]] || return 0
    sleep 0.2 # an editor may still be writing
    if (($1 == practice_at)); then
        judge_practice
    else
        turn_practice "$1"
    fi
}

turn_practice() { # <exercise>: put what it asks for, and check its file; nothing if there is no such exercise
    local n line=''
    (($1 >= 1 && $1 <= EXERCISES)) || return 0
    practice_at=$1 practice_hints=0 lesson_lines=()
    add_exercise "$1"
    printable "${practice_folder}exercise-$1.sh"
    say "$say_practice_file" "$REPLY"
    add_folded "$REPLY"
    for ((n = 1; n <= EXERCISES; n++)); do
        if [[ $practice_done == *" $n "* ]]; then
            line+=" $n"
        fi
    done
    add_folded "$say_practice_done${line:- -}"
    put_lines "${lesson_lines[@]}"
    judge_practice
}

judge_practice() { # check the file, and put the verdict; Ctrl-C ends only the check
    local file=${practice_folder}exercise-$practice_at.sh stopped=''
    write_practice "$practice_at" # the user may have deleted it, to begin again
    show_practice "$say_practice_checking"
    practice_done=${practice_done/ $practice_at / }
    read_practice "$practice_at"
    practice_texts[practice_at]=$REPLY
    if [[ ! -f $file || ! -r $file ]]; then
        say_folded "$say_cannot_read" "$file"
        return
    fi
    copy_to_workshop "$file"
    file=$REPLY
    trap 'stopped=yes; stop_code' INT
    hold_buffer
    if judge_file "$practice_at" "$file" && [[ -z $stopped ]]; then
        save_done "$practice_at" "$workshop/$file"
        practice_done+="$practice_at "
        if ((practice_at < EXERCISES)); then
            say_folded "$say_practice_next" "$((practice_at + 1))"
        else
            name_program
            say_folded "$say_check_last" "$REPLY"
        fi
    fi
    trap end_by_interrupt INT
    take_buffer
    if [[ -n $stopped ]]; then
        REPLY=$say_check_stopped
    fi
    put_line "${REPLY%$'\n'}"
    close_workshop
}
