# shellcheck shell=bash
#
# exercises: files to be completed, and their check
#
# Owns: learner_error.
# Writes: cell, goal, lesson_columns, picture, player.

need lesson/code lesson/tour maze/carve maze/rows maze/trace maze/weave \
    pictures/shared/picture screen/view

learner_error=''

# The exercises: a file to be completed, and a check of it. The check runs what somebody wrote, so it
# says so, and does it in a bash of its own, with an empty environment, that is ended when its time is
# up, with all that it has started.

readonly CHECK_SECONDS=5 CHECK_SEEDS=20 CHECK_LINES=5000
EXERCISE_FUNCTIONS=(dig carve_recursive carve_stack)
readonly EXERCISE_FUNCTIONS
DRIVER_FUNCTIONS=(seed_with below set_size make_grid fill_grid can_bridge
    dig carve_recursive carve_stack)
readonly DRIVER_FUNCTIONS

put_exercise() { # <number>: the file, to standard output
    local name="say_exercise_$1[@]" about=() line k indent
    about=("${!name}")
    put_lines '#!/usr/bin/env bash' '#'
    for ((k = 0; k < ${#about[@]} - 1; k++)); do
        line="# ${about[k]}"
        put_line "${line%"${line##*[! ]}"}"
    done
    line="    # ${about[k]}"
    put_line ''
    load_code "${EXERCISE_FUNCTIONS[$1 - 1]}"
    case $1 in
        1) put_lines "${code_lines[0]%%;*}" "${code_lines[1]}" "$line" '}' ;;
        2) put_lines "${code_lines[0]}" "$line" "${code_lines[@]:1:${#code_lines[@]}-2}" "$line" '}' ;;
        3)
            for k in "${code_lines[@]}"; do
                indent=${k%%[! ]*}
                case $k in
                    *'waiting[top++]'*) put_line "$indent${line#    }" ;;
                    *here=\$there* | *'elif '* | *'[--top]'*) ;;
                    *'return'*) put_line "$indent: ${line#    }" ;; # bash wants something there
                    *) put_line "$k" ;;
                esac
            done
            ;;
    esac
}

find_exercise() { # <file> -> REPLY: which exercise it is; 1 if it is none
    local line n=0
    while IFS= read -r line && ((n++ < 20)); do
        if [[ $line == '# maze.sh, exercise '[123]:* ]]; then
            line=${line#*exercise }
            REPLY=${line%%:*}
            return 0
        fi
    done <"$1"
    return 1
}

check_exercise() { # <exercise> <file> -> what there is to say of it, to standard output; 1 if it is wrong
    local function=${EXERCISE_FUNCTIONS[$1 - 1]} file=$2
    lesson_columns=78
    say_folded "$say_check_before" "$file" "$CHECK_SECONDS"
    put_page
    [[ $file == */* ]] || file=./$file
    learner_error=''
    if ! run_learner "$1" "$file" "$function"; then
        return 1
    fi
    if (($1 == 2)); then
        say_folded "$say_check_right_depth"
    else
        say_folded "$say_check_right"
    fi
}

say_folded() { # <format> <value ...>: to standard output
    say "$@"
    fold_columns "${REPLY//$'\n'/ }" "$lesson_columns"
    put_lines "${folded[@]}"
}

# What the other bash is told: our functions, then the file, then twenty mazes; for each a line that begins
# with =, its seed, depths and codes. All else that comes is what the file prints, or an error of bash. An
# error in a calculation ends the compound command it happens in: so the =end stands in the same.
#
# list_candidates is asked for each cell. So there it is seen what depth does, and that a text has got
# where a number should be, before any calculation meets it.

write_driver() { # <first function to be called> <function of the file> <name of the index> -> REPLY
    local all=" ${DRIVER_FUNCTIONS[*]} " ours=() looking
    IFS=' ' read -r -a ours <<<"${all/ $2 / }"
    looking=$(declare -f list_candidates)
    REPLY="set +efk
LC_ALL=C IFS=' ' WALL=$WALL OPEN=$OPEN EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH
BRIDGE_EAST=$BRIDGE_EAST noting='' bridges_left=0 depth=0 deepest=0
: && show_carving() { :; }
$(declare -f "${ours[@]}")
${looking/list_candidates/look_around}
: && list_candidates() {
    local $3=\$1 name
    for name in $3 depth deepest; do
        case \${!name#-} in
            '' | *[!0123456789]*)
                printf '=text %s %s\\n' \"\$name\" \"\${!name}\" >&3
                exit
                ;;
        esac
    done
    ((depth <= most)) || most=\$depth
    ((deepest >= before)) || fell=1
    before=\$deepest
    look_around \"\$1\"
    }
. \"\$1\"
if ! declare -F \"\$2\" >/dev/null; then
    echo '=function'
    exit
fi
exec 3>&1 1>&2
{
    for ((seed = 1; seed <= $CHECK_SEEDS; seed++)); do
        make_grid 15 9
        seed_with \"\$seed\"
        passages_left=1000 depth=0 deepest=0 most=0 before=0 fell=0 first=\$((2 * stride + 2))
        cell[first]=\$OPEN there=\$first
        $1 \"\$first\"
        IFS=' '
        printf '=%s %s %s %s %s\\n' \"\$seed\" \"\$deepest\" \"\$most\" \"\$fell\" \"\${cell[*]}\" >&3
    done
    echo '=end' >&3; }"
}

run_learner() { # <exercise> <file> <its function>: 1 if it is wrong, which has been said then
    local script called=carve_recursive index=there line seed=0 printed=0 said status='' seconds=$SECONDS
    (($1 != 3)) || called=carve_stack index=here
    write_driver "$called" "$3" "$index"
    script=$REPLY
    said=$( (exec -c "$BASH" --noprofile --norc -n "$2") 2>&1 </dev/null)
    if [[ -n $said ]]; then
        clean_error "${said%%$'\n'*}"
        say_folded "$say_check_syntax" "$REPLY"
        return 1
    fi
    while IFS= read -r line; do
        if ((++printed > CHECK_LINES)); then
            status=noise
            break
        fi
        case $line in
            =function)
                say_folded "$say_check_function" "$3"
                return 1
                ;;
            '=text there '* | '=text here '* | '=text depth '* | '=text deepest '*)
                tell_learner_error
                name_text "$1" "${line#'=text '}"
                return 1
                ;;
            =end) ((seed != CHECK_SEEDS)) || status='done' ;;
            =time) status='time' ;;
            =over) break ;;
            =[0123456789]*)
                ((seed += 1))
                compare_learner "$1" "$seed" "$line" || return 1
                ;;
            "$2: line "*) [[ $learner_error == "$2: line "* ]] || learner_error=$line ;;
            # in a function of ours: its line is nobody's concern
            *': line '[0123456789]*': '*) learner_error=${learner_error:-${line#*': line '*': '}} ;;
        esac
    done < <(guard_learner "$script" "$2" "$3" 2>/dev/null)
    [[ $status != 'done' ]] || return 0
    tell_learner_error
    if [[ $status == 'time' ]] || ((SECONDS - seconds >= CHECK_SECONDS)); then
        say_folded "$say_check_endless" "$CHECK_SECONDS"
        [[ -n $learner_error ]] || say_folded "${say_check_endless_hints[$1 - 1]}"
    elif [[ -n $learner_error ]]; then
        : # that is why
    elif [[ $status == noise ]]; then
        say_folded "$say_check_noise"
    else
        say_folded "$say_check_stopped" "$((seed + 1))"
    fi
    return 1
}

clean_error() { # <line of bash> -> REPLY: as it can be shown, and not cut as other values are
    cut_text "$1" 300
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?}
}

name_text() { # <exercise> <name and value>: a text where a number belongs
    printable "${2#*' '}"
    say_folded "$say_check_text" "${2%%' '*}" "$REPLY"
    if [[ -n ${2#*' '} ]]; then
        say_folded "$say_check_calculate"
    elif (($1 == 3)); then
        say_folded "${say_check_endless_hints[2]}"
    fi
}

tell_learner_error() {
    [[ -n $learner_error ]] || return 0
    clean_error "$learner_error"
    say_folded "$say_check_error" "$REPLY"
    [[ $learner_error != *': command not found' ]] || say_folded "$say_check_command"
}

# set -m makes the other bash the first of a group of processes, which are ended together: when the time
# is up, and in any case at the end, so that nothing it has started goes on. What has left the group is
# not waited for either: it may hold the pipe open, so the last line is =over.

guard_learner() { # <script> <file> <function>: runs it, for so long at most
    local child guard
    trap - EXIT
    set -m
    (exec -c "$BASH" --noprofile --norc -c "ulimit -c 0; $1" exercise "$2" "$3") </dev/null 2>&1 &
    child=$!
    (
        sleep "$CHECK_SECONDS"
        echo '=time'
        kill -s KILL -- "-$child"
    ) 2>/dev/null &
    guard=$!
    wait "$child" 2>/dev/null
    kill -s KILL -- "-$guard" "-$child" 2>/dev/null
    wait "$guard" 2>/dev/null
    echo '=over'
}

compare_learner() { # <exercise> <seed> <line>: with ours; 1 if they differ, which has been said then
    local theirs=() ours=() depth most fell codes
    IFS=' ' read -r depth most fell codes <<<"${3#*' '}"
    IFS=' ' read -r -a theirs <<<"$codes"
    carve_counted "$2"
    ours=("${cell[@]}")
    if [[ "${theirs[*]-}" != "${ours[*]}" ]]; then
        say_folded "$say_check_seed" "$2"
        put_line ''
        put_both "${theirs[@]-}"
        put_line ''
        cell=("${ours[@]}")
        tell_learner_error
        name_mistake "$1" "${theirs[@]-}"
        return 1
    elif (($1 == 2)) && [[ $depth != "$REPLY" ]]; then
        name_depth "$2" "$REPLY" "$depth" "$most" "$fell"
        return 1
    fi
}

carve_counted() { # <seed> -> cell; REPLY: how deep the calls get
    local line most=1 deep
    make_grid 15 9
    seed_with "$1"
    player=0 goal=0
    start_noting trace
    carve recursive 1000 0
    start_noting ''
    for line in "${traced[@]}"; do
        deep=${line##* }
        [[ $line == -* ]] || ((deep += 1))
        ((deep <= most)) || most=$deep
    done
    REPLY=$most
}

put_both() { # <code ...>: our maze, which is in cell, and another one beside it
    local y left=() k=0 one other=() format=blocks line
    [[ -z $plain_text ]] || format=ascii
    clear_trail
    choose_signs "$format"
    make_picture plain
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        left[y]=$REPLY
    done
    for one; do # no value of theirs gets any further than this
        [[ $one == 0 ]] && other[k]=0 || other[k]=1
        ((++k < size)) || break
    done
    for (( ; k < size; k++)); do
        other[k]=0
    done
    cell=("${other[@]}")
    make_picture plain
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        line="    ${left[y]}     $REPLY"
        put_line "${line%"${line##*[! ]}"}"
    done
    picture=''
}

name_mistake() { # <exercise> <code ...>: of a maze that is not as ours, in cell
    local exercise=$1 x y at square border=0 pillar=0 closed=0 between=0
    shift
    (($# == size)) || border=1
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x++)); do
            ((at = y * stride + x + 1))
            square=${!at:-0}
            if ((x == 1 || x == width || y == 1 || y == height)); then
                [[ $square == 0 ]] || border=1
            elif ((x % 2 && y % 2)); then
                [[ $square == 0 ]] || pillar=1
            elif ((x % 2 || y % 2)); then
                [[ $square == 0 ]] || ((between += 1))
            else
                [[ $square != 0 ]] || ((closed += 1))
            fi
        done
    done
    if ((border)); then
        say_folded "$say_check_border"
    elif ((pillar)); then
        say_folded "$say_check_corner"
    elif ((between == 0 && closed < cells_wide * cells_high - 1)); then
        say_folded "$say_check_between"
    elif ((closed && exercise == 1)); then
        say_folded "$say_check_there" "$closed"
    elif ((closed)); then
        say_folded "$say_check_back" "$closed"
    elif ((between < cells_wide * cells_high - 1)); then
        say_folded "$say_check_between"
    else
        say_folded "$say_check_other"
    fi
}

name_depth() { # <seed> <ours> <theirs> <the most their depth has been> <1 if their deepest fell>
    local depth=$2
    printable "$3"
    say_folded "$say_check_depth" "$1" "$depth" "$REPLY"
    if [[ -n $learner_error ]]; then
        tell_learner_error
    elif ! gate_number deepest "$3" 0 999999; then
        say_folded "$say_check_look_again"
    elif [[ $5 == 1 || ($4 == "$depth" && $REPLY == 0) ]]; then
        say_folded "$say_check_not_most"
    elif ((REPLY == 0)); then
        say_folded "$say_check_never_up"
    elif ((REPLY == cells_wide * cells_high || REPLY == cells_wide * cells_high - 1)); then
        say_folded "$say_check_never_down"
    elif ((REPLY == depth - 1 || REPLY == depth + 1)); then
        say_folded "$say_check_one_off"
    elif [[ $4 == "$depth" ]]; then
        say_folded "$say_check_not_most"
    else
        say_folded "$say_check_look_again"
    fi
}
