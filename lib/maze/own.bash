# shellcheck shell=bash
#
# own: run the user's algorithm from a file that the command line names
#
# The file runs in a separate process, which returns the maze. So nothing in it can change this program, and an error in
# it becomes one line. FILE.bash has to define carve_FILE.
#
# Owns: own_file (empty: the algorithm is one of ours), own_process (while it runs).
# Writes: candidate, cell, pick, there, tree, woven, passages_left, state.

need maze/bridges maze/budget maze/neighbors

own_file='' own_process=''

name_own() { # <file> -> own_file, REPLY: its function; exits if the file cannot define one
    local name=${1##*/}
    name=${name%.*}
    own_file=$1
    if [[ $1 != */* ]]; then # without a / bash would look for it elsewhere
        own_file=./$1
    fi
    [[ -f $own_file && -r $own_file ]] || fail_unread "$1"
    [[ $name != '' && $name != *[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-]* ]] ||
        fail_with 2 "$say_own_name" "$1"
    REPLY=carve_${name//-/_}
}

carve_own() { # <file> <first cell>: in the current grid
    local line made='' carver
    name_own "$1"
    carver=$REPLY
    call_at_end end_own
    exec 7< <(run_own "$carver" "$2" 2>&1 </dev/null)
    own_process=$!
    while IFS= read -r line <&7; do
        case $line in
            '=missing') fail_with 1 "$say_own_missing" "$1" "$carver" ;;
            '=maze '*) made=${line#* } ;;
            "$own_file: line "[0123456789]*': '*) # as bash reports an error; the process may never end
                clean_text "$line" 300
                fail 1 "$REPLY"
                ;;
            *)
                clean_text "$line" 300
                tell "$REPLY"
                ;;
        esac
    done
    end_own
    take_own "$made" || fail_with 1 "$say_own_ended" "$1"
    tree='' woven='' # unknown
}

end_own() { # the program ends: so does the algorithm, which may never end by itself
    if [[ -n $own_process ]]; then
        { kill -s KILL "$own_process" && exec 7<&-; } 2>/dev/null
    fi
    own_process=''
}

run_own() { # <function> <first cell>: in the separate process
    guard_digging
    unset -f "$1"                # one of ours may have that name
    local FUNCNEST=$((size + 9)) # calls that never end become an error
    # shellcheck source=/dev/null
    . "$own_file"
    if ! declare -F "$1" >/dev/null; then
        echo '=missing'
        return
    fi
    "$1" "$2"
    local IFS=' '
    printf '=maze %s %s\n' "$state" "${cell[*]}"
}

take_own() { # <state and codes>: the maze that it made; 1 if that is not a maze
    local codes=${1#* }
    [[ $codes != *[!019\ ]* ]] && ((${#codes} == 2 * size - 1)) && gate_number state "${1%% *}" 1 "$LAST_SEED" || return
    state=$REPLY
    # shellcheck disable=SC2206 # to be split
    cell=($codes)
}

# An error in a call of the file names a line of the file, not of this program.

# shellcheck disable=SC2317 # they are called by the file
guard_digging() {
    list_candidates() { # <cell> -> candidate; 1 if there is none
        local here=${1-} direction
        is_own_cell "$here" || stop_own "$say_wrong_arguments" "list_candidates${here:+ $here}" 'list_candidates CELL'
        candidate=()
        ((passages_left)) || return 1
        for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
            if ((cell[here + 2 * step[direction]] == WALL)); then
                candidate+=("$direction")
            fi
        done
        ((${#candidate[@]}))
    }

    below() { # <n> -> pick; the file may use its own REPLY
        local REPLY
        gate_number n "${1-}" 1 999999999 || stop_own "$say_wrong_arguments" "below${1:+ $1}" 'below N'
        ((state = state * 48271 % 2147483647))
        ((pick = state % REPLY))
    }

    dig() { # <cell> <direction> -> there; 1 if no more may be dug
        local here=${1-} direction=${2-}
        if [[ $direction != [0123] ]] || ! is_own_cell "$here" || ! is_own_cell "$((here + 2 * step[direction]))"; then
            stop_own "$say_wrong_arguments" "dig $here $direction" 'dig CELL DIRECTION'
        fi
        ((passages_left)) || return 1
        there=$((here + 2 * step[direction]))
        ((cell[here] = cell[here + step[direction]] = cell[there] = OPEN))
        ((passages_left--))
    }
}

is_own_cell() { # <square>: a cell inside the maze that no mask leaves out?
    local REPLY
    gate_number square "${1-}" 0 "$size" && is_cell "$REPLY" && ((cell[REPLY] != LEFT_OUT))
}

stop_own() { # <format> <value ...>: end the process with an error that names the line of the file, as bash does
    # shellcheck disable=SC2059 # the texts are the formats
    printf "%s: line %d: $1\n" "${BASH_SOURCE[2]}" "${BASH_LINENO[1]}" "${@:2}" >&2
    exit 1
}
