# shellcheck shell=bash
#
# records: the games that were won, and how many were not
#
# A record is a line of the file records: date, size, kind, seconds, steps, bumps, steps of the shortest path, hints,
# stars, seed (- if there is none); and the word again if the maze was known before, so that its time is not compared. A
# station has the kind station-ROOMS,traps-PERCENT, its scans as steps, and no shortest path or stars. The lines of earlier
# versions have no seed; their first games were won without hints, and have no hints and stars; those of the earliest have no
# shortest path either. A game that was given up or lost is an empty line, which earlier versions skip; "lost daily-DAY" for a
# daily maze, "lost level-LEVEL SEED" for a level.
#
# Owns: records_file (/dev/null if there is none), record_number (of the line read last).

need cli/day cli/options maze/rows saves/folders

records_file=/dev/null record_number=0

readonly MOST_RECORDS=10000

find_records() { # -> records_file, for next_record; 1 if there is none
    records_file=/dev/null record_number=0
    [[ -n $data_folder && -f $data_folder/records && -r $data_folder/records ]] || return 1
    records_file=$data_folder/records
}

next_record() { # -> REPLY: the next line of standard input; 1 at the end, or if there are too many
    IFS= read -r -n 1000 REPLY || [[ -n $REPLY ]] || return
    ((++record_number <= MOST_RECORDS))
}

read_record() { # <line> -> record: its fields; 1 if it is damaged
    local k side range=("$LEAST_READ" "$MOST_SIDE")
    ((${#1} < 200)) || return 1
    split_words "$1"
    record=("${split[@]}")
    [[ ${#record[@]} == [679] || ${#record[@]} == 1[01] ]] && [[ ${record[*]} == "$1" ]] || return 1 # one space apart
    [[ ${record[1]} == *x* && ${record[2]} != *[!a-z0-9,-]* ]] || return 1
    [[ ${record[0]} == - ]] || gate_day "${record[0]}" || return 1
    [[ ${record[2]} != station-* ]] || range=("$LEAST_STATION" "$MOST_STATION")
    for side in "${record[1]%%x*}" "${record[1]#*x}"; do
        gate_number size "$side" "${range[@]}" || return 1
    done
    for k in 3 4 5 6 7 8; do
        gate_number field "${record[k]:-0}" 0 999999999999 || return 1
        record[k]=$REPLY
    done
    if [[ ${record[9]:--} != - ]]; then
        gate_number seed "${record[9]}" 1 "$LAST_SEED" || return 1
        record[9]=$REPLY
    fi
    [[ ${record[10]:-again} == again ]] || return 1
    ((record[4] >= record[6] && record[8] <= 3)) || return 1
    [[ ${record[2]} == station-* ]] || ((record[8])) || record[8]=1
    record[2]=${record[2]/,way-/,path-} # its name up to version 2.0
}

is_lost() { # <line>: is it a game that was given up or lost?
    local kind=${1#lost }
    [[ $kind != "$1" ]] || return "$((${#1} > 0))"
    if [[ $kind == daily-* ]]; then
        is_day "${kind#daily-}"
    else
        is_level "${kind%% *}" && gate_number seed "${kind#* }" 1 "$LAST_SEED"
    fi
}

is_level() { # <kind> -> REPLY: its level; 1 if it is none
    [[ $1 == level-* ]] && gate_number level "${1#level-}" 1 "$LAST_LEVEL"
}

is_on_day() { # -> REPLY: the number of the day; 1 if record is no daily maze that was won on its day
    [[ ${record[2]} == "daily-${record[0]}" ]] || return 1
    number_day "${record[0]}"
}

count_streak() { # <number of a day> <number of each day with a win, ascending ...> -> REPLY: how many days in a row end with it
    local day=$1 last=-1 won
    shift
    REPLY=0
    for won; do
        ((won > day)) || ((REPLY = won == last + 1 ? REPLY + 1 : 1, last = won))
    done
    ((last == day)) || REPLY=0
}

draw_stars() { # <stars, or 0 for none> -> REPLY: ★★☆
    local k
    REPLY=''
    (($1)) || return 0
    for ((k = 0; k < 3; k++)); do
        REPLY+=${say_stars[k < $1]}
    done
}
