# shellcheck shell=bash
#
# practice: lead through the exercises in a terminal, and check a file whenever it is saved
#
# Once a second, the files are read, and a key. What is printed stays in the terminal; the last line has the keys.
#
# Owns: practice_* (practice_at: the exercise; practice_file, practice_texts: what the last look at each file found;
# practice_hints: how many were given; practice_done: the exercises whose files have passed, a space around each;
# practice_terminal: its settings before).
# Writes: lesson_columns, lesson_lines.

need cli/options cli/terminal core/columns core/paragraphs core/programs core/window practice/exercises \
    practice/learner practice/watch_exercise watch/workshop saves/folders screen/screen

practice_at=1 practice_file='' practice_texts=() practice_hints=0 practice_done=' ' practice_terminal=''

open_practice() { # <folder>: write the exercises that are not there; begin with the first that is not done
    local n folder=${1%/}
    folder=${folder:-/}
    if [[ $folder != /* ]]; then # a name may begin with -
        folder=./$folder
    fi
    shield mkdir -p -- "$folder"
    [[ -d $folder && -w $folder ]] || fail_with 1 "$say_cannot_write_to" "$1"
    practice_file=$folder/
    for ((n = 1; n <= EXERCISES; n++)); do
        write_practice "$n"
    done
    find_folders # of what is done; from here on, only the user can read new files
    practice_at=$EXERCISES
    for ((n = EXERCISES; n > 0; n--)); do
        read_practice "$n"
        practice_texts[n]=$REPLY
        name_practice "$n"
        if is_done "$n" "$REPLY"; then
            practice_done+="$n "
        else
            practice_at=$n
        fi
    done
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

run_practice() { # until q
    local key=' '
    first_line stty -g
    practice_terminal=$REPLY
    call_at_end restore_terminal
    set_stty -echo -icanon min 1 time 0
    show_practice '' # which measures the window
    turn_practice "$practice_at"
    while [[ $key != q && -t 0 ]]; do
        check_saved
        if [[ -n $line_buffer$key ]]; then
            show_practice "$say_practice_keys"
        fi
        REPLY=''
        read -r -n 1 -t 1
        key=$REPLY
        case $key in # no capitals: the bytes of an arrow key end with one
            h) put_hint "$practice_at" "$((practice_hints += practice_hints < HINTS))" ;;
            w) watch_exercise "$practice_at" "$practice_file" ;;
            l) put_lints "$practice_file" ;;
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

turn_practice() { # <exercise>: put what it asks for, and check its file; nothing if there is no such exercise
    local n line=''
    (($1 >= 1 && $1 <= EXERCISES)) || return 0
    practice_at=$1 practice_hints=0
    name_practice "$1"
    practice_file=$REPLY
    write_practice "$1"
    lesson_lines=()
    add_exercise "$1"
    printable "$practice_file"
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

# ---------------------------------------------------------------------------------------------
# The files
# ---------------------------------------------------------------------------------------------

name_practice() { # <exercise> -> REPLY: its file
    REPLY=${practice_file%/*}/exercise-$1.sh
}

read_practice() { # <exercise> -> REPLY: the text of its file; empty if it cannot be read
    local name
    name_practice "$1"
    name=$REPLY REPLY=''
    if [[ -f $name && -r $name ]]; then
        { read -r -d '' -n "$((CHECK_BYTES + 1))"; } 2>/dev/null <"$name"
    fi
}

check_saved() { # look at the files, and check those that have changed
    local n changed=()
    for ((n = 1; n <= EXERCISES; n++)); do
        read_practice "$n"
        if [[ $REPLY != "${practice_texts[n]}" ]]; then
            practice_texts[n]=$REPLY
            if [[ $n == "$practice_at" || -n $REPLY ]]; then
                changed+=("$n")
            fi
        fi
    done
    ((${#changed[@]})) || return 0
    sleep 0.2 # an editor may still be writing
    for n in "${changed[@]}"; do
        if ((n == practice_at)); then
            judge_practice
        else
            turn_practice "$n"
        fi
    done
}

judge_practice() { # check the file, and put the verdict; Ctrl-C ends only the check
    local name=./${practice_file##*/} stopped=''
    write_practice "$practice_at" # the user may have deleted it, to begin again
    show_practice "$say_practice_checking"
    practice_done=${practice_done/ $practice_at / }
    if [[ ! -f $practice_file || ! -r $practice_file ]]; then
        say_folded "$say_cannot_read" "$practice_file"
        return
    fi
    read_practice "$practice_at"
    practice_texts[practice_at]=$REPLY
    copy_to_workshop "$practice_file"
    trap 'stopped=yes; stop_code' INT
    hold_buffer
    if judge_file "$practice_at" "$name" && [[ -z $stopped ]]; then
        save_done "$practice_at" "$workshop/$name"
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
