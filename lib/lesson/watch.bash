# shellcheck shell=bash
#
# watch: watching the work as it happens
#
# The work is done first, by the very functions that do it unwatched, and what they do is noted: what
# dig digs, or where a search goes. Then it is shown from the beginning, a line of code a step. A step
# notes what it is going to change, so that it can be taken back.
#
# The recursion and the array are the same walk, so that one state serves both, and Tab changes
# between them at any time: watch_stack[0] to watch_stack[watch_top - 1] are the cells that wait.
#
# Owns: watch_kind, watch_name, watch_line, watch_here, watch_there, watch_looked, watch_number,
# watch_stack, watch_seen, watch_numbers, watch_top, watch_front, watch_dug, watch_at, watch_undo,
# watch_steps, watch_running, watch_speed, watch_layout, watch_code_room, watch_kept,
# watch_bridges, watch_seed, watch_events, watch_queue, watch_last, watch_text, code_name,
# code_lines (the function that is shown),
# code_from (its first line in this file; 0 where the file cannot be read).
# Writes: bridges_left, cell, code, goal, passages_left, player, row, sign, state, tree, woven.

need algorithms/division maze/solve maze/trace pictures/shared/colors pictures/shared/picture \
    play/maze_map screen/game screen/keys screen/screen screen/view screen/window

watch_kind='' watch_name='' watch_line='' watch_here=0 watch_there=0 watch_looked=''
watch_number='' watch_stack=() watch_seen=() watch_numbers=() watch_top=0 watch_front=0
watch_dug=() watch_at=0 watch_undo=() watch_steps=0 watch_running='' watch_speed=3 watch_layout=''
watch_code_room=0 watch_kept=() watch_bridges=0 watch_seed=0 watch_events=() watch_queue=()
watch_last=() watch_text='' code_name='' code_lines=() code_from=0

# How fast it runs: tenths of a second to wait, and the steps before that.
WATCH_SPEEDS=('20 1' '10 1' '5 1' '2 1' '1 1' '1 4' '1 16' '1 64')
readonly WATCH_SPEEDS

load_code() { # <function> -> code_lines: as it stands in this file, or else as bash knows it
    local line n=0
    [[ $code_name != "$1" ]] || return 0
    code_name=$1 code_lines=() code_from=0
    if [[ -f ${BASH_SOURCE[0]} && -r ${BASH_SOURCE[0]} ]]; then
        while IFS= read -r line; do
            ((++n))
            [[ $line != "$1() {"* ]] || code_from=$n
            ((code_from)) || continue
            code_lines+=("$line")
            [[ $line != '}' ]] || return 0
        done <"${BASH_SOURCE[0]}"
    fi
    code_lines=() code_from=0
    while IFS= read -r line; do
        code_lines+=("$line")
    done <<<"$(declare -f "$1")"
}

# Carving.

watch_carving() { # <format> <always or never in colour> <recursive|stack|algorithm> <seed>
    local codes="${cell[*]}"
    watch_kind=carving watch_name=carve_${3//-/_} watch_dug=(${dug[@]+"${dug[@]}"}) watch_seed=$4
    [[ $3 == recursive || $3 == stack ]] || watch_kind=digging
    codes=${codes//[!46]/}
    ((watch_bridges = bridges_left + ${#codes}))
    watch_kept=("$player" "$goal" "${woven:-no}" "${tree:-no}" "${cell[@]}")
    start_noting ''
    goal=0
    watch_on_screen "$1" "$2"
    player=${watch_kept[0]} goal=${watch_kept[1]} woven=${watch_kept[2]#no} tree=${watch_kept[3]#no}
    cell=("${watch_kept[@]:4}")
    clear_trail
}

rewind_carving() {
    make_grid "$width" "$height"
    seed_with "$watch_seed"
    ((watch_here = player = 2 * stride + 2, cell[watch_here] = OPEN))
    passages_left=$passages_most bridges_left=$watch_bridges
    if [[ $watch_name == carve_division ]]; then
        open_inside
    fi
    watch_line=begin watch_there=0 watch_looked='' watch_number='' watch_at=0
    watch_top=0 watch_stack=() watch_seen=() watch_numbers=() watch_undo=() watch_steps=0
}

# In watch_looked a digit stands for each candidate, as in the codes of bridges: 0 to 3 is a
# direction, 4 to 7 a bridge to it.

step_carving() { # a line of code; 1 if there is none left
    local direction
    [[ $watch_line != 'done' ]] || return 1
    note_undo
    case $watch_line in
        begin | call | back)
            watch_looked='' watch_number='' watch_line=none
            if list_candidates "$watch_here"; then
                for direction in "${candidate[@]}"; do
                    look_along "$watch_here" "$direction"
                    watch_looked+=$REPLY
                done
                watch_line=look
            fi
            ;;
        look)
            below "${#watch_looked}"
            watch_number=$pick watch_line=draw
            ;;
        draw)
            dig_noted
            watch_line=dig
            ;;
        dig)
            watch_stack[watch_top]=$watch_here
            watch_seen[watch_top]=$watch_looked
            watch_numbers[watch_top]=$watch_number
            ((watch_top += 1))
            if [[ $watch_name == carve_stack ]]; then
                watch_line=push
            else
                watch_here=$watch_there watch_looked='' watch_number='' watch_line=call
            fi
            ;;
        push) watch_here=$watch_there watch_looked='' watch_number='' watch_line=call ;;
        none)
            watch_line='done'
            if ((watch_top)); then
                ((watch_top -= 1))
                watch_here=${watch_stack[watch_top]} watch_looked='' watch_number='' watch_line=back
            fi
            ;;
    esac
    player=$watch_here
}

step_digging() { # of any other algorithm: a passage; 1 if there is none left
    ((watch_at < ${#watch_dug[@]})) || return 1
    note_undo
    watch_line=dig
    dig_noted
    player=$watch_there
}

look_along() { # <cell> <direction> -> REPLY: the direction, or 4 more where a bridge would lead there
    local here=$1 along=${step[$2]}
    ((REPLY = cell[here + 2 * along] == WALL ? $2 : 4 + $2))
}

dig_noted() { # the next passage, or wall; progress begins anew, so that nothing is told of it
    local noted=${watch_dug[watch_at]} here along count gap
    start_progress
    ((passages_left)) || passages_left=1
    ((watch_at += 1))
    if [[ $noted == *' '* ]]; then
        IFS=' ' read -r here along count gap <<<"$noted"
        build_wall "$here" "$along" "$count" "$gap"
        ((watch_here = watch_there = here + 2 * along * gap))
        return
    fi
    ((watch_here = noted / 4))
    dig "$watch_here" "$((noted % 4))"
    watch_there=$there
}

note_undo() { # what the next step may change
    local here along=1 length=0 far was
    was="$watch_line $watch_here $watch_there $watch_top $watch_at $state $passages_left $bridges_left"
    was+=" ${woven:--} ${watch_looked:--} ${watch_number:--} ${watch_stack[watch_top]:--}"
    was+=" ${watch_seen[watch_top]:--} ${watch_numbers[watch_top]:--}"
    if [[ $watch_kind == digging || $watch_line == draw ]]; then
        IFS=' ' read -r here along length far <<<"${watch_dug[watch_at]}"
        if [[ -z $along ]]; then # a passage: 4 * cell + direction; it may be a bridge
            ((along = here % 4, here /= 4, length = 3))
            along=${step[along]}
        fi
        for ((far = 0; far < 2 * length - 1; far++, here += along)); do
            ((here < 0 || here >= size)) || was+=" $here ${cell[here]}"
        done
    fi
    watch_undo[watch_steps]=$was
    ((watch_steps += 1))
}

undo_carving() { # one step back; 1 at the beginning
    local was k
    ((watch_steps)) || return 1
    ((watch_steps -= 1))
    IFS=' ' read -r -a was <<<"${watch_undo[watch_steps]}"
    watch_line=${was[0]} watch_here=${was[1]} watch_there=${was[2]} watch_top=${was[3]} watch_at=${was[4]}
    state=${was[5]} passages_left=${was[6]} bridges_left=${was[7]} woven=${was[8]#-}
    watch_looked=${was[9]#-} watch_number=${was[10]#-} watch_stack[watch_top]=${was[11]#-}
    watch_seen[watch_top]=${was[12]#-} watch_numbers[watch_top]=${was[13]#-}
    for ((k = 14; k < ${#was[@]}; k += 2)); do
        cell[was[k]]=${was[k + 1]}
    done
    player=$watch_here
    [[ $watch_kind == carving ]] || player=${watch_there/#0/$watch_here}
    [[ $watch_line != push || $watch_name != carve_recursive ]] || undo_carving # a step of the array alone
}

# Searching. bash runs the trap DEBUG before each command of a function that is being watched: there
# its variables can be looked at, and it need not know.

watch_solving() { # <format> <always or never in colour>: 1 if there is no way
    local status
    watch_kind=searching watch_events=() watch_queue=() watch_last=(0 0 0)
    declare -ft solve search_depth_first search_breadth_first fill_dead_ends # these inherit the trap
    trap note_search DEBUG
    solve
    status=$?
    trap - DEBUG
    declare +t -f solve search_depth_first search_breadth_first fill_dead_ends
    ((status == 0)) || return 1
    watch_events+=("found $goal 0 0 0")
    watch_on_screen "$1" "$2"
    clear_trail
}

# shellcheck disable=SC2154 # here, list, front, end and at are those of the search
note_search() { # what it has done, a line each: WHAT SQUARE FRONT END OTHER; list[FRONT] to list[END - 1] waits
    local now=${here:-0} by=${at:-0} to=${end:-0}
    case ${FUNCNAME[1]:-} in
        search_depth_first)
            ((now && now != watch_last[0])) || return 0
            if ((to < watch_last[1])); then
                watch_events+=("return $now 0 $to 0")
            elif ((now != player)); then
                watch_events+=("seek $now 0 $to ${list[to > 0 ? to - 1 : 0]:-0}")
            fi
            watch_last=("$now" "$to" 0)
            ;;
        search_breadth_first)
            ((now && now != watch_last[0])) || return 0
            while ((watch_last[1] < to)); do
                watch_queue[watch_last[1]]=${list[watch_last[1]]}
                ((watch_last[1] += 1))
            done
            ((now == player)) || watch_events+=("next $now ${front:-0} $to 0")
            watch_last[0]=$now
            ;;
        fill_dead_ends)
            ((now && by)) || return 0
            ((by != watch_last[2] || now == watch_last[0])) || watch_events+=("fill $now 0 0 ${watch_last[0]}")
            watch_last=("$now" 0 "$by")
            ;;
    esac
}

rewind_searching() {
    watch_steps=0
    take_event
}

step_searching() {
    ((watch_steps < ${#watch_events[@]})) || return 1
    ((watch_steps += 1))
    take_event
}

undo_searching() {
    ((watch_steps)) || return 1
    ((watch_steps -= 1))
    take_event
}

take_event() { # the one that has just been shown
    local event="begin $player 0 0 0" other
    ((watch_steps == 0)) || event=${watch_events[watch_steps - 1]}
    IFS=' ' read -r watch_line watch_here watch_front watch_top other <<<"$event"
    case $watch_line in
        seek | return) watch_name=search_depth_first ;;
        next) watch_name=search_breadth_first ;;
        fill) watch_name=fill_dead_ends ;;
        begin) [[ ${watch_events[0]} == [sr]* ]] && watch_name=search_depth_first || watch_name=fill_dead_ends ;;
    esac
}

mark_search() { # all that has been seen so far: into the picture, and what waits into watch_stack
    local event what square from end other k
    for ((k = 0; k < watch_steps; k++)); do
        IFS=' ' read -r what square from end other <<<"${watch_events[k]}"
        case $what in
            seek)
                mark_square "$square" T
                ((end == 0)) || watch_stack[end - 1]=$other
                ;;
            next) mark_square "$square" T ;;
            fill)
                mark_square "$other" F
                mark_square "$(((square + other) / 2))" F
                ;;
            found)
                for square in ${trail[@]+"${trail[@]}"}; do
                    mark_square "$square" S
                done
                ;;
        esac
    done
}

# Both: the screen.

watch_on_screen() { # <format> <always or never in colour>: until the watcher leaves
    set_colors $'\033[7m' '' $'\033[7m' '' '' $'\033[0m\1'
    [[ $2 != always ]] ||
        set_colors $'\033[30;103m' $'\033[36m' $'\033[30;102m' $'\033[2;36m' $'\033[1;32m' $'\033[0m\1'
    watch_running='' watch_layout=''
    show_maze "$1" # with bridges, if it is going to have any
    # The candidates are shown by their numbers. They come last, for codes are digits too.
    case $1 in
        lines) code+=(Fn Fw Aw Bw Cw Dw) sign+=('░' '░░░' ' 0 ' ' 1 ' ' 2 ' ' 3 ') ;;
        blocks) code+=(F A B C D) sign+=('░░' '0 ' '1 ' '2 ' '3 ') ;;
        *) code+=(F A B C D) sign+=('::' '0 ' '1 ' '2 ' '3 ') ;;
    esac
    "rewind_${watch_kind/digging/carving}"
    if [[ -n $on_screen ]]; then # in the midst of the lesson
        set_mode watch
    else
        play_game watch watch
    fi
}

name_code() { # -> REPLY: the function that runs
    REPLY=$watch_name
    if [[ $watch_kind == digging ]]; then
        REPLY=${REPLY/#carve_division/divide}
        ((watch_at == 0)) || REPLY=${dug_by[watch_at - 1]% *}
    fi
}

lay_out_watch() { # code below, what waits beside, as far as there is room; the maze comes first
    local wide high room beside
    name_code
    load_code "$REPLY"
    measure_window
    [[ $watch_layout != "$window_rows $window_columns $code_name" ]] || return 0
    watch_layout="$window_rows $window_columns $code_name"
    ((wide = map_width * map_tile - map_slack, high = map_height))
    ((room = window_rows - 2 - (high < 9 ? high : 9)))
    ((room <= ${#code_lines[@]})) || room=${#code_lines[@]}
    ((room >= 3)) || room=0
    watch_code_room=$room
    ((beside = window_columns - 2 - wide))
    ((beside >= 30)) || ((beside = window_columns - 2 - (wide < 24 ? wide : 24)))
    ((beside <= 46)) || ((wide + 48 <= window_columns)) || beside=46
    ((beside >= 16)) || beside=-2
    set_map_beside "$((beside + 2))" name_waiting
    put_code
    measure_view
}

find_code_line() { # -> REPLY: the line that has just been done, from 0
    local part='' line
    case $watch_line in
        look | none) part=list_candidates ;;
        draw) part='below ' ;;
        dig)
            part='dig '
            [[ $watch_kind != digging || $code_name != divide ]] || part='build_wall "'
            ;;
        push) part='[top++]' ;;
        call)
            part='carve_recursive "'
            [[ $watch_name != carve_stack ]] || part="here=\$there"
            ;;
        back)
            part='}'
            [[ $watch_name != carve_stack ]] || part='[--top]'
            ;;
        'done')
            part='}'
            [[ $watch_name != carve_stack ]] || part='return'
            ;;
        seek) part='here += toward' ;;
        return) part='[--end]' ;;
        next) part='[front++]' ;;
        fill) part='= WALL, here' ;;
        found) part='here != goal' ;;
    esac
    if [[ $watch_kind == digging ]] && ((watch_at && code_from)); then
        line=${dug_by[watch_at - 1]##* } # one function digs in more than one line
        ((REPLY = line - code_from))
        ((REPLY < 0 || REPLY >= ${#code_lines[@]})) || [[ ${code_lines[REPLY]} != *"$part"* ]] || return 0
    fi
    for ((REPLY = ${#code_lines[@]} - 1; REPLY > 0; REPLY--)); do
        [[ -z $part || ${code_lines[REPLY]} != *"$part"* ]] || break
    done
}

put_code() { # below the map: what has just happened, in words and in code
    local k first lines=() marked
    tell_step
    find_code_line
    ((marked = REPLY, first = marked - watch_code_room / 2))
    ((first + watch_code_room <= ${#code_lines[@]})) || ((first = ${#code_lines[@]} - watch_code_room))
    ((first >= 0)) || first=0
    for ((k = first; k < first + watch_code_room; k++)); do
        if ((k == marked)); then
            cut_short "> ${code_lines[k]}" "$((window_columns - 1))"
            lines+=($'\033[7m'"$REPLY"$'\033[0m')
        else
            cut_short "  ${code_lines[k]}" "$((window_columns - 1))"
            lines+=("$REPLY")
        fi
    done
    cut_short "$watch_text" "$((window_columns - 1))"
    set_map_below "$REPLY" ${lines[@]+"${lines[@]}"}
}

cut_short() { # <text> <most columns> -> REPLY: with a sign where something is missing
    local ending='…'
    [[ -z $plain_text ]] || ending='~'
    count_columns "$1"
    if ((REPLY <= $2)); then
        REPLY=$1
    else
        cut_columns "$1" "$(($2 > 0 ? $2 - 1 : 0))"
        REPLY+=$ending
    fi
}

name_looked() { # <digit of watch_looked> -> REPLY
    REPLY=${say_directions[$1 % 4]}
    (($1 < 4)) || say "$say_watch_bridge" "$REPLY"
}

tell_step() { # -> watch_text
    local at listed='' k first
    name_cell "$watch_here"
    at=$REPLY
    for ((k = 0; k < ${#watch_looked}; k++)); do
        name_looked "${watch_looked:k:1}"
        listed+="${listed:+, }$REPLY"
    done
    case $watch_line in
        begin)
            say "$say_watch_begin" "$at"
            [[ $watch_kind != searching ]] || say "$say_watch_start" "$watch_here"
            [[ $watch_name != carve_division ]] || REPLY=$say_watch_open
            ;;
        look) say "$say_watch_look" "$at" "$listed" ;;
        none)
            say "$say_watch_none" "$at"
            ((passages_left)) || REPLY=$say_watch_enough
            ;;
        draw)
            name_looked "${watch_looked:watch_number:1}"
            say "$say_watch_draw" "$state" "${#watch_looked}" "$watch_number" "$REPLY"
            ;;
        dig)
            name_dug "$((watch_at - 1))"
            if [[ ${watch_looked:watch_number:1} == [4567] ]]; then
                say "$say_watch_dig_bridge" "$at" "$REPLY"
            elif [[ $watch_name != carve_division ]]; then
                say "$say_watch_dig" "$at" "$REPLY"
            fi
            [[ $watch_kind != digging ]] || REPLY+="; ${kept[watch_at - 1]:-}"
            ;;
        call)
            name_cell "${watch_stack[watch_top - 1]}"
            say "$say_watch_call" "$at" "$REPLY"
            ;;
        push) say "$say_watch_push" "$at" "$((watch_top - 1))" ;;
        back) say "$say_watch_back" "$at" ;;
        'done')
            REPLY=$say_watch_done
            ((passages_left)) || REPLY=$say_watch_stopped
            ;;
        seek) say "$say_watch_seek" "$watch_here" ;;
        return) say "$say_watch_return" "$watch_here" ;;
        next) say "$say_watch_next" "$watch_here" ;;
        fill) say "$say_watch_fill" "$watch_here" ;;
        found) say "$say_watch_found" "$steps" ;;
    esac
    watch_text=$REPLY
}

name_dug() { # <place in watch_dug> -> REPLY: in which direction, or how long a wall
    local here along length gap
    IFS=' ' read -r here along length gap <<<"${watch_dug[$1]}"
    if [[ -n $along ]]; then
        say "$say_watch_wall" "$length"
    else
        REPLY=${say_directions[here % 4]}
    fi
}

name_waiting() { # <line, from 0> -> REPLY: what stands there beside the map
    local n=$(($1 - 1)) entries=0 title=$say_watch_digs last
    case $watch_kind:$watch_name in
        carving:carve_recursive) title=$say_watch_calls ;;
        carving:*)
            say "$say_watch_waiting" "$watch_top"
            title=$REPLY
            ;;
        digging:carve_division) title=$say_watch_walls ;;
        searching:fill_dead_ends) title=$say_watch_filling ;;
        searching:search_depth_first) title=$say_watch_forks ;;
        searching:*) title=$say_watch_queue ;;
    esac
    case $watch_kind in
        carving) entries=$((watch_top + 1)) ;; # where we stand is the first
        digging) entries=$watch_at ;;
        searching) entries=$((watch_top - watch_front)) ;;
    esac
    last=$((view_height - 2))
    if ((n < 0)); then
        REPLY=$title
    elif ((n >= entries)); then
        REPLY=''
    elif ((n == last && entries > n + 1)); then
        say "$say_watch_more" "$((entries - n))"
    else
        "row_$watch_kind" "$n"
    fi
    cut_short "  $REPLY" "$((map_right - 1))"
}

row_carving() { # <row, 0 the newest> -> REPLY: the cell, what it can choose from, the number drawn
    local n=$((watch_top - $1)) at=$watch_here choices=$watch_looked drawn=$watch_number text name k
    if (($1)); then
        at=${watch_stack[n]} choices=${watch_seen[n]} drawn=${watch_numbers[n]}
    fi
    case $watch_name:$1 in
        carve_recursive:*) text="\$1=$at" ;;
        *:0) text="here=$at" ;;
        *) text="waiting[$n]=$at" ;;
    esac
    name_cell "$at"
    text+="  $REPLY "
    for ((k = 0; k < ${#choices}; k++)); do
        name_looked "${choices:k:1}"
        name=$REPLY
        [[ $k != "$drawn" ]] || name="[$k $name]"
        text+=" $name"
    done
    REPLY=$text
}

row_digging() { # <row, 0 the newest> -> REPLY
    local n=$((watch_at - 1 - $1)) text at along rest
    IFS=' ' read -r at along rest <<<"${watch_dug[n]}"
    [[ -n $along ]] || ((at /= 4))
    name_cell "$at"
    text="$((n + 1))  $REPLY"
    name_dug "$n"
    REPLY="$text  $REPLY"
}

row_searching() { # <row, 0 what is next> -> REPLY
    local n=$((watch_front + $1)) name=list
    if [[ $watch_name == search_depth_first ]]; then
        n=$((watch_top - 1 - $1))
        REPLY="list[$n]=${watch_stack[n]}"
    else
        REPLY="list[$n]=${watch_queue[n]}"
    fi
}

watch_draw() {
    local k at x y to
    clear_trail
    case $watch_kind in
        carving)
            for ((k = 0; k < watch_top; k++)); do
                at=${watch_stack[k]} to=$watch_here
                ((k + 1 == watch_top)) || to=${watch_stack[k + 1]}
                mark_square "$at" T
                mark_square "$(((at + to) / 2))" T
            done
            ;;
        searching) mark_search ;;
    esac
    lay_out_watch
    put_code
    make_picture game
    [[ $watch_line != look && $watch_line != draw ]] || show_candidates
    if [[ $watch_kind == searching ]]; then
        ((at = watch_here == goal ? player : watch_here, x = at % stride, y = at / stride))
        [[ ${row[y]:x:1} == [PGEN] ]] || row[y]=${row[y]:0:x}S${row[y]:x+1}
    else
        at=$player
    fi
    set_focus "$(((at % stride - 1) / maze_across + 1))" "$(((at / stride - 1) / maze_down + 1))"
    follow_focus
    watch_fields
    draw_view
}

show_candidates() { # by their numbers
    local k at x y along choices signs=ABCD
    for ((k = 0; k < ${#watch_looked}; k++)); do
        choices=${watch_looked:k:1}
        along=${step[choices % 4]}
        ((at = watch_here + (choices < 4 ? 2 : 4) * along, x = at % stride, y = at / stride))
        row[y]=${row[y]:0:x}${signs:k:1}${row[y]:x+1}
    done
}

watch_fields() {
    local number speed pace=$say_watch_run tab=''
    say "$say_watch_step" "$watch_steps"
    number=$REPLY
    say "$say_watch_speed" "$((watch_speed + 1))"
    speed=$REPLY
    [[ -z $watch_running ]] || pace=$say_watch_pause
    case $watch_kind:$watch_name in
        carving:carve_recursive) tab=$say_watch_tab ;;
        carving:*) tab=$say_watch_untab ;;
    esac
    name_rest
    set_fields "$number" "$speed" "$REPLY" "$tab" "$pace" "$say_help_key" "$say_quit_key"
}

watch_tick() { # nothing goes on while nobody types
    :
}

watch_end() { # the window has been closed
    :
}

watch_key() { # <key>
    watch_running=''
    case $1 in
        ' ') run_on ;;
        right | enter | l | d) "step_$watch_kind" ;;
        left | erase | h | a) "undo_${watch_kind/digging/carving}" ;;
        tab)
            [[ $watch_line != push ]] || step_carving # the recursion has no such step
            case $watch_name in
                carve_recursive) watch_name=carve_stack ;;
                carve_stack) watch_name=carve_recursive ;;
            esac
            ;;
        + | -) change_speed "$1" ;;
        r | R) "rewind_${watch_kind/digging/carving}" ;;
        g | G)
            start_work
            while "step_$watch_kind"; do :; done
            end_work
            ;;
        '?')
            show_help_lines watch "${say_watch_keys[@]}"
            return
            ;;
        q | Q)
            if [[ $game == watch ]]; then
                leave_game
            else
                set_mode "$game"
            fi
            return
            ;;
    esac
    watch_draw
}

run_on() { # until there is nothing left to do, or a key is typed
    local tenths batch
    watch_running=yes
    while [[ -n $watch_running ]]; do
        IFS=' ' read -r tenths batch <<<"${WATCH_SPEEDS[watch_speed]}"
        while ((batch-- > 0)); do
            "step_$watch_kind" || watch_running=''
        done
        watch_draw
        show_frame
        pass_time "$tenths"
        [[ -n $read_ahead ]] || continue
        read_key
        case $REPLY in
            + | -) change_speed "$REPLY" ;;
            *)
                watch_running=''
                [[ $REPLY == [' 'e]* && $REPLY != erase ]] || watch_key "$REPLY"
                ;;
        esac
    done
}

change_speed() { # <+|->
    if [[ $1 == + ]]; then
        ((watch_speed + 1 == ${#WATCH_SPEEDS[@]})) || ((watch_speed += 1))
    else
        ((watch_speed == 0)) || ((watch_speed -= 1))
    fi
}
