# shellcheck shell=bash
#
# steps screen: show the steps of a learner's file: its code, the active calls, its variables, its output, its maze
#
# watch_file has these as locals: step_at (the step shown), step_kind (carving, where a maze is made), step_file_lines (the
# file); and what it asks record_steps for.
# Writes: cell, goal, player.

need core/columns core/paragraphs core/window watch/function_code lesson/steps lesson/watch_marks maze/own \
    pictures/shared/picture practice/exercises practice/learner practice/answers practice/runner screen/game \
    screen/help screen/view

readonly STEP_CODE=8 STEP_MAZE=32 # lines of code; columns of the maze

watch_file() { # <file> <always or never in color>: on the terminal; 1 if it cannot run, after saying why
    local exercise='' own='' copy line name=${1##*/} step_names step_cases
    local step_at=1 step_kind='' step_file_lines=('')
    ! find_exercise "$1" || exercise=$REPLY
    name=${name%.*}
    name=carve_${name//-/_}
    copy_to_workshop "$1"
    copy=$REPLY
    while IFS= read -r line || [[ -n $line ]]; do
        step_file_lines+=("$line")
        [[ -n $exercise || ($line != "$name()"* && $line != "function $name "*) ]] || own=$name
    done <"$1"
    [[ -z $exercise ]] || has_answer "$exercise" "$copy" || return 1
    has_file_shape "$copy" || return 1
    [[ -z $own && $exercise != [678] ]] || step_kind=carving
    record_steps "$copy" "$exercise" "$own"
    close_workshop
    if ((step_count == 0)); then
        name_run_end
        say_folded '%s' "$REPLY"
        return 1
    fi
    color_watching "$2"
    play_game '' steps
}

name_run_end() { # -> REPLY: how the run ended
    local text=say_steps_$run_end most=$CHECK_SECONDS
    case $run_end in
        limit) most=$MOST_STEPS_KEPT ;;
        function) text=say_check_function most=${EXERCISE_FUNCTIONS[${exercise:-10} - 1]:-$own} ;; # the missing function
    esac
    say "${!text}" "$most"
}

steps_draw() {
    local status step_rows
    measure_window
    fill_steps
    draw_text_page 0 "${step_rows[@]}"
    say "$say_watch_step" "$step_at" "$step_count"
    status=$REPLY
    ((step_other == 0)) || status+="  $say_steps_key"
    cut_columns "$status  $say_help_key  $say_quit_key" "$((window_columns - 1))"
    add_frame $'\033['"${window_rows};1H$REPLY"$'\033[K'
}

draw_step_maze() { # -> step_maze: the rows of the maze at this step; squares that are walls in ours are marked
    local y at boxes
    step_maze=()
    [[ $step_kind == carving && -n ${values_at[0]-} ]] || return 0
    ((window_columns >= STEP_MAZE + 40)) || return 0
    begin_carving "$carving_seed"
    read_array "${change_text[values_at[0]]}" "$size"
    for ((at = 0; at < ${#boxes[@]}; at++)); do
        [[ ${boxes[at]} == 0 ]] || cell[at]=$OPEN
    done
    player=0 goal=0
    picture_plainly
    for ((at = 0; at < ${#boxes[@]} && step_other && step_at >= step_other; at++)); do
        [[ ${cell[at]} == "$WALL" || -n ${passage[at]-} ]] || mark_open "$at"
    done
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]:1:width}"
        step_maze[y]=$REPLY
    done
}

fill_steps() { # -> step_rows: all lines of the screen
    local k step_left=$((window_columns - 1)) values_at values_before step_maze step_values step_output
    list_values "$step_at"
    draw_step_maze
    ((${#step_maze[@]} == 0)) || ((step_left -= STEP_MAZE))
    name_step
    cut_columns "$REPLY" "$step_left"
    step_rows=("$REPLY")
    add_step_code
    for ((k = 1; k < ${#step_maze[@]} + 1; k++)); do
        pad_columns "${step_rows[k - 1]-}" "-$step_left"
        step_rows[k - 1]="$REPLY  ${step_maze[k]}"
    done
    step_left=$((window_columns - 1))
    name_step_note
    cut_columns "$REPLY" "$step_left"
    step_rows+=("$REPLY")
    list_step_values
    list_step_output
    add_step_calls "$((window_rows - 1 - ${#step_rows[@]} - ${#step_values[@]} - ${#step_output[@]}))"
    step_rows+=(${step_values[@]+"${step_values[@]}"} ${step_output[@]+"${step_output[@]}"})
}

name_step() { # -> REPLY: what happens at this step
    local n=$step_at call
    clean_text "${step_call[n]}" 60
    call=$REPLY
    if [[ -n ${step_note[n]} ]]; then
        REPLY=$say_steps_case
        [[ ${step_note[n]} != program ]] || REPLY=$say_steps_end
        [[ ${step_note[n]} != maze ]] || say "$say_steps_maze" "$carving_seed"
    elif ((step_depth[n] > step_depth[n - 1])) ||
        [[ ${step_line[n]} != "${step_line[n - 1]}" && ${step_file_lines[step_line[n]]-} == "${call%% *}() {"* ]]; then
        say "$say_steps_call" "$call"
    elif ((step_depth[n] < step_depth[n - 1] && step_depth[n] > 0)); then
        say "$say_steps_back" "$call" "${step_line[n]}"
    else
        say "$say_steps_next" "${step_line[n]}"
    fi
}

name_step_note() { # -> REPLY: which call of exercises 1 to 5 and 9 it is, and what name_difference says
    local n k=0 text=''
    if ((${#step_cases[@]})); then
        for ((n = 1; n < step_at; n++)); do
            [[ ${step_note[n]} != case ]] || ((k += 1))
        done
        say "$say_steps_case_of" "$((k + 1))" "${#step_cases[@]}"
        text="$REPLY: "
    fi
    name_difference
    REPLY=$text${REPLY:-${step_cases[k]-}}
}

name_difference() { # -> REPLY: where the result differs from ours; how the run ended
    REPLY=''
    if ((step_at == step_count)) && [[ $run_end != end ]]; then
        name_run_end
    elif ((step_count == 1)) && [[ ${step_note[1]} == program ]]; then
        REPLY=$say_steps_nothing
    elif ((step_other && step_at == step_other)); then
        printable "$step_ours"
        if [[ $step_kind != carving || -n $step_ours ]]; then
            say "$say_steps_other" "$REPLY"
        else
            find_sign T
            say "$say_steps_other_maze" "$carving_seed" "$REPLY"
        fi
    fi
}

add_step_code() { # -> step_rows: more of them, the lines around the one that is next, which is marked
    local n=$step_at marked=-1 first k lines=() code_shown
    while ((n > 1 && step_line[n] == 0)); do # after the end of a call: its last line
        ((n -= 1))
    done
    n=${step_line[n]}
    first=$((n > STEP_CODE ? n - STEP_CODE : 1))
    for ((k = first; k < n + STEP_CODE && k < ${#step_file_lines[@]}; k++)); do
        ((k != step_line[step_at])) || marked=$((k - first))
        clean_text "${step_file_lines[k]}" 300
        printf -v REPLY '%3d %s' "$k" "$REPLY"
        lines+=("$REPLY")
    done
    list_code "$((n - first))" "$marked" "$STEP_CODE" "$step_left" ${lines[@]+"${lines[@]}"}
    step_rows+=(${code_shown[@]+"${code_shown[@]}"})
}

add_step_calls() { # <lines> -> step_rows: more of them, the active calls; the newest may take two
    local k calls_at local_names newer=' ' rows=("$say_watch_calls")
    list_calls "$step_at"
    for ((k = 0; k < ${#calls_at[@]} && (${#rows[@]} + 1 < $1 || k == 0 || k + 1 == ${#calls_at[@]}); k++)); do
        name_step_call "${calls_at[k]}" "$newer"
        newer+=$local_names
        fold_columns "$REPLY" "$((step_left - 4))"
        rows+=("  ${folded[0]}")
        ((k || ${#folded[@]} < 2)) || rows+=("    ${folded[1]}")
    done
    if ((k < ${#calls_at[@]})); then
        say "$say_watch_more" "$((${#calls_at[@]} - k))"
        rows+=("  $REPLY")
    fi
    step_rows+=("${rows[@]}")
}

name_step_call() { # <step> <names of the variables of newer calls> -> local_names, REPLY: the function, its arguments by their
    # names, its variables
    local k text
    split_words "${step_call[$1]//\\ /$'\37'}" # a space in an argument does not end it
    text=${split[0]-}
    for ((k = 1; k < ${#split[@]} && k < 10; k++)); do
        text+=" \$$k=${split[k]//$'\37'/\\ }"
    done
    clean_text "$text" 200
    text=$REPLY
    name_locals "$1" "$2"
    REPLY=$text$REPLY
}

list_step_values() { # -> step_values: the variables that are not local; * before those that have just changed
    local k n own=' ' fresh=${step_changes[step_at - 1]} line='' calls_at local_names
    step_values=()
    list_calls "$step_at"
    for n in ${calls_at[@]+"${calls_at[@]}"}; do
        name_locals "$n" "$own"
        own+=$local_names
    done
    for ((k = 0; k < ${#step_names[@]}; k++)); do
        [[ -z ${values_at[k]-} || $own == *" ${step_names[k]} "* ]] || add_step_value "$k" "$fresh"
    done
    [[ -n $line ]] || return 0
    fold_columns "$say_steps_values $line" "$step_left"
    step_values=("${folded[@]:0:4}")
}

add_step_value() { # <variable> <number of the first change of this step>: -> line: more of it
    local text name now=${change_text[values_at[$1]]} before=${values_before[$1]} fresh=''
    name_value "$now"
    text=$REPLY name=${REPLY%%=*}
    [[ -n $text && $text != *= ]] || return 0
    # a local variable of a call that has ended is gone, not empty
    [[ ($text != *'=()' && $text != *'=""') || " ${step_locals[*]:0:step_at}" != *[$' \n']"$name="* ]] || return 0
    [[ -z $before ]] || before=${change_text[before]}
    ((values_at[$1] < $2)) || [[ $before == "$now" ]] || fresh='*'
    if [[ $text == *'=('*' ...)' ]]; then # too many boxes: those that have changed
        text="$name=( ... )"
        if [[ -n $fresh && -n $before ]]; then
            name_changed "$before" "$now"
            text=$REPLY
        fi
    fi
    line+=${line:+  }$fresh$text
}

list_step_output() { # -> step_output: the last lines that the file has printed
    local k last=${step_prints[step_at]}
    step_output=()
    ((last)) || return 0
    for ((k = last > 3 ? last - 3 : 0; k < last; k++)); do
        clean_text "${run_printed[k]}" 300
        fold_columns "$REPLY" "$((step_left - 2))"
        step_output+=("${folded[@]/#/  }")
    done
    k=$((${#step_output[@]} > 5 ? ${#step_output[@]} - 5 : 0))
    step_output=("$say_steps_printed" "${step_output[@]:k}")
}

steps_key() { # <key> -> step_at
    local n=$step_at
    case $1 in
        right | enter | l | d | ' ') ((n += n < step_count)) ;;
        left | erase | h | a) ((n -= n > 1)) ;;
        down | s) # over the calls that begin here
            ((n += n < step_count))
            while ((n < step_count && step_depth[n] > step_depth[step_at])); do
                ((n += 1))
            done
            ;;
        up | w)
            ((n -= n > 1))
            while ((n > 1 && step_depth[n] > step_depth[step_at])); do
                ((n -= 1))
            done
            ;;
        r | R) n=1 ;;
        g | G) n=$step_count ;;
        f | F) ((step_other == 0)) || n=$step_other ;;
        '?')
            show_help_lines "${say_steps_keys[@]}"
            return
            ;;
        q | Q | escape)
            leave_game
            return
            ;;
        *) return 0 ;;
    esac
    step_at=$n
    steps_draw
}
