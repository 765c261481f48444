# shellcheck shell=bash
#
# records: read and write the records of games
#
# A record is a line of the file records: date, size, kind, seconds, steps, bumps, steps of the shortest path, hints,
# stars, seed (- if there is none); and the word again if the maze was known before, so that its time is not compared. A
# station has the kind station-ROOMS,traps-PERCENT, its scans as steps, and no shortest path or stars. The lines of earlier
# versions have no seed; their first games were won without hints, and have no hints and stars; those of the earliest have no
# shortest path either. A game that was given up or lost is an empty line, which earlier versions skip; "lost daily=DAY" for a
# daily maze, "lost level=LEVEL SEED" for a level.
#
need cli/day cli/levels cli/options core/programs saves/folders

readonly MOST_RECORDS=10000

find_records() { # -> records_file, record_number: their file, or /dev/null if there is none; no line of it is read yet
    records_file=/dev/null record_number=0
    [[ -z $data_folder || ! -f $data_folder/records || ! -r $data_folder/records ]] || records_file=$data_folder/records
}

next_record_line() { # -> REPLY, record_number: the next line of standard input; 1 at the end, or if there are too many
    IFS= read -r -n 1000 REPLY || [[ -n $REPLY ]] || return
    ((++record_number <= MOST_RECORDS))
}

next_record() { # <text in its line> -> record, record_number: the next one of standard input that is not damaged; 1 at the end
    while next_record_line; do
        [[ $REPLY != *"$1"* ]] || ! read_record "$REPLY" || return 0
    done
    return 1
}

read_record() { # <line> -> record: its fields; 1 if it is damaged
    local k side range=("$LEAST_READ" "$MOST_SIDE")
    ((${#1} < 200)) || return 1
    split_words "$1"
    record=("${split[@]}")
    [[ ${#record[@]} == [679] || ${#record[@]} == 1[01] ]] && [[ ${record[*]} == "$1" ]] || return 1 # one space apart
    [[ ${record[1]} == *x* ]] && is_kind "${record[2]}" || return 1
    [[ ${record[0]} == - ]] || is_day "${record[0]}" || return 1
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

is_compared() { # is the time of record compared? Not that of a win with hints, or in a known maze
    [[ ${record[7]} == 0 && -z ${record[10]:-} ]]
}

is_kind() { # <text>: does a game have this kind?
    case $1 in
        level=*) is_level "$1" ;;
        daily=*) is_day "${1#daily=}" ;;
        station-*) [[ ${1//[0123456789]/} == station-,traps- || ${1//[0123456789]/} == station-,traps-,jokers- ]] ;;
        *) [[ -n $1 ]] && gate_recipe "$1" ;;
    esac
}

is_lost() { # <line>: is it a game that was given up or lost?
    local kind=${1#lost }
    [[ $kind != "$1" ]] || return "$((${#1} > 0))"
    if [[ $kind == daily=* ]]; then
        is_day "${kind#daily=}"
    else
        is_level "${kind%% *}" && gate_number seed "${kind#* }" 1 "$LAST_SEED"
    fi
}

is_level() { # <kind> -> REPLY: its level; 1 if it is none
    [[ $1 == level=* ]] && gate_number level "${1#level=}" 1 "${#LEVELS[@]}"
}

is_on_day() { # -> REPLY: the number of the day; 1 if record is no daily maze that was won on its day
    [[ ${record[2]} == "daily=${record[0]}" ]] || return 1
    number_day "${record[0]}"
}

count_streak() { # <number of a day> -> REPLY: how many days in a row end with it, by won_days
    local day=$1
    REPLY=0
    while [[ -n ${won_days[day]:-} ]]; do
        ((day -= 1, REPLY += 1))
    done
}

append_record() { # <line>: to the records, with a note if it cannot be saved
    local records=$data_folder/records text='' begin=''
    if make_folder "$data_folder" && is_plain_place "$records"; then
        [[ ! -s $records ]] || IFS= read -r -d '' text <"$records"
        [[ -z $text || $text == *$'\n' ]] || begin=$'\n' # somebody has edited them
        if { printf '%s%s\n' "$begin" "$1" >>"$records"; } 2>/dev/null; then
            shield chmod -- u=rw,go= "$records" 2>/dev/null # an older version let others read it
            return
        fi
    fi
    note_unsaved "$say_cannot_record" "${data_folder:+$records}"
}

draw_stars() { # <stars, or 0 for none> -> REPLY: ★★☆
    local k
    REPLY=''
    (($1)) || return 0
    for ((k = 0; k < 3; k++)); do
        REPLY+=${say_stars[k < $1]}
    done
}
