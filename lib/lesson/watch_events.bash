# shellcheck shell=bash
#
# watch events: record what the functions that carve or solve a maze do
#
# In a subshell, so that nothing has to be restored, their primitives are replaced by functions that also print a
# line: the event, the function that caused it, the line number, the number of active calls, four values, and the
# arguments of that function. An event is one of
#
#     look  a cell, the directions that lead on from it (a digit each, 4 more for a bridge; - for none)
#     at    a cell: where a walk is
#     draw  state, how many there were to choose from, the number drawn
#     dig   a cell, a direction, the cell the passage leads to
#     wall  first square, step, cells, gap: as build_wall has them
#     seen  a square, the one it was seen from
#     done  the end
#
# Owns: events (how many), event_what, event_by, event_line, event_depth, event_a, event_b, event_c, event_d,
# event_args.
# Writes: cell, passages_left, pick, seen_from, state.

need algorithms/division watch/search maze/budget maze/neighbors maze/own maze/weave

events=0 event_what=() event_by=() event_line=() event_depth=() event_a=() event_b=() event_c=() event_d=() event_args=()

# The functions that are skipped in the search for the caller of an event.
readonly PRIMITIVES=' note_event note_look note_dug list_candidates list_neighbors list_visited list_unvisited pick_way below dig build_wall note_seen '

record_events() { # <function> <argument ...>: record its events -> events, from 1
    local what by line depth a b c d args
    events=0 event_what=(begin) event_by=('') event_line=(0) event_depth=(0) # before the first
    event_a=(0) event_b=(0) event_c=(0) event_d=(0) event_args=('')
    # Ctrl-Z stops the program, not the process that it reads from, because bash 3.2 handles the signal after the read.
    # 2>/dev/null hides what a new process in bash 4.3 reports about a signal that came before it began. In bash up to
    # 4.3, a trap that runs during "IFS= read" corrupts IFS, so read is called without it.
    while read -r what by line depth a b c d args; do
        ((events += 1))
        event_what[events]=$what event_by[events]=$by event_line[events]=$line event_depth[events]=$depth
        event_a[events]=$a event_b[events]=$b event_c[events]=$c event_d[events]=$d event_args[events]=$args
    done 2>/dev/null < <(trap '' TSTP && "$@" 3>&1 >/dev/null)
}

note_event() { # <what> [value] [value] [value] [value]: event_outside is how many calls are not part of the work
    local k=1 n from=0 args='' REPLY
    while [[ $PRIMITIVES == *" ${FUNCNAME[k]} "* ]]; do
        ((k += 1))
    done
    for ((n = 0; n < k; n++)); do # the arguments of all calls are in one array, the last one first
        ((from += BASH_ARGC[n]))
    done
    for ((n = from + BASH_ARGC[k] - 1; n >= from; n--)); do
        args+="${BASH_ARGV[n]} "
    done
    printable "${args% }"
    [[ -n $args ]] || REPLY=''
    printf '%s %s %s %s %s %s %s %s %s\n' "$1" "${FUNCNAME[k]}" "${BASH_LINENO[k - 1]}" \
        "$((${#FUNCNAME[@]} - k - event_outside))" "${2:--}" "${3:--}" "${4:--}" "${5:--}" "$REPLY" >&3
}

note_carving() { # <function that carves> <seed> <passages at most> <bridges at most>: in the current grid
    local first=$((2 * stride + 2)) event_outside=${#FUNCNAME[@]}
    local looking=look noting=dug
    shopt -s extdebug # so that bash records the arguments of each call
    make_grid "$width" "$height"
    seed_with "$2"
    allow "$3" "$4"
    ((cell[first] = OPEN))
    # shellcheck source=/dev/null
    [[ -z $own_file ]] || . "$own_file"
    replace_carving
    replace_primitives
    "$1" "$first"
    printf 'done %s 0 1 %s - - - %s\n' "$1" "$first" "$first" >&3
}

note_search() { # in the current maze
    local event_outside=${#FUNCNAME[@]}
    shopt -s extdebug
    replace_primitives
    search_plainly
    printf 'done %s 0 1 %s - - -\n' 'search_plainly' "$goal" >&3
}

note_look() { # <cell>: its candidates are known; weave calls it, and the next one
    local here=$1 direction ways=''
    for direction in ${candidate[@]+"${candidate[@]}"}; do
        ways+=$((direction + 4 * (cell[here + 2 * step[direction]] != WALL)))
    done
    note_event look "$1" "$ways"
}

note_dug() { # <cell> <direction>: a passage will be dug
    local here=$1 along=${step[$2]}
    note_event dig "$1" "$2" "$((here + (cell[here + 2 * along] != WALL && bridges_left ? 4 : 2) * along))"
}

# shellcheck disable=SC2317 # they are called by the work
replace_primitives() {
    list_neighbors() { # <cell> -> REPLY: the directions in which there is a cell
        local x=$(($1 % stride)) y=$(($1 / stride))
        note_event at "$1"
        ((REPLY = (x < width - 1) + 2 * (x > 2) + 4 * (y < height - 1) + 8 * (y > 2)))
    }

    below() { # <n> -> pick
        ((state = state * 48271 % 2147483647))
        ((pick = state % $1))
        note_event draw "$state" "$1" "$pick"
    }

    build_wall() { # <first square> <step> <cells> <gap>; 1 if no more may be built
        ((passages_left)) || return 1
        ((passages_left--))
        put_wall "$@"
        note_event wall "$@"
    }

    note_seen() { # <square> <from which one>
        seen_from[$1]=$2
        note_event seen "$1" "$2"
    }
}
