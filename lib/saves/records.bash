# shellcheck shell=bash
#
# records: read, write and list the records of games that were won
#
# A record is a line of the file records: date, kind (see name_kind), seed (- if there is none), seconds, steps,
# bumps, steps of the shortest path, hints, stars. A station has the kind station,rooms=50,traps=33, its scans as
# steps, and neither a shortest path nor stars. Best results are those of games without hints.
#
# Each kind of maze or station has a number: that of the level, that of the day, or one from FIRST_OTHER. Where results
# are listed by number, the levels come first, then the daily mazes by date.
#
# Owns: today (YYYY-MM-DD, - if that is not known), record_faults (how many lines are damaged), record_wins, kind_* (by
# the number of a kind: its name, best seconds, fewest extra steps, most stars, its first record), won_days (by the
# number of a day: yes), best_streak, level_fewest, level_next (see sum_stars), record_lines (see list_records).

need cli/levels core/columns saves/folders screen/game

readonly MOST_RECORDS=10000
# each digit, because [0-9] matches more in some locales
readonly RECORD='^[^ ]+ [^ ]+ (-|[123456789][0123456789]{0,9})( (0|[123456789][0123456789]{0,8})){5} [0123]$'

readonly FIRST_OTHER=1000000 # above the number of any day

today='' record_faults=0 record_wins=0 kind_name=() kind_seconds=() kind_extra=() kind_stars=() kind_first=()
won_days=() best_streak=0 level_fewest=1 level_next=1 record_lines=()

recall_records() { # -> all of the above
    local read=0
    find_today
    today=$REPLY record_faults=0 record_wins=0 kind_name=() kind_seconds=() kind_extra=() kind_stars=() kind_first=()
    won_days=()
    [[ -n $data_folder && -f $data_folder/records && -r $data_folder/records ]] || return 0
    while IFS= read -r -n 1000 REPLY || [[ -n $REPLY ]]; do
        ((++read <= MOST_RECORDS)) || return 0
        if ! count_record "$REPLY"; then
            ((record_faults += 1))
        fi
    done <"$data_folder/records"
}

count_record() { # <line>; 1 if it is damaged
    local record k
    [[ $1 =~ $RECORD ]] && ((${#1} < 200)) || return
    split_words "$1"
    record=("${split[@]}")
    ((record[4] >= record[6])) && { [[ ${record[0]} == - ]] || is_day "${record[0]}"; } || return
    number_kind "${record[1]}" || return
    k=$REPLY
    ((record_wins += 1))
    if [[ ${record[1]} == "daily=${record[0]}" ]]; then
        won_days[k]=yes
    fi
    if [[ -z ${kind_name[k]:-} ]]; then
        kind_name[k]=${record[1]} kind_first[k]="${record[*]}"
    fi
    ((kind_stars[k] = record[8] > kind_stars[k] ? record[8] : kind_stars[k]))
    ((record[7] == 0)) || return 0
    if ((record[3] < ${kind_seconds[k]:-record[3] + 1})); then
        kind_seconds[k]=${record[3]}
    fi
    if ((record[6] && record[4] - record[6] < ${kind_extra[k]:-record[4]})); then
        kind_extra[k]=$((record[4] - record[6]))
    fi
}

number_kind() { # <kind> -> REPLY: its number, one that is free if it has no record; 1 if it is no kind
    case $1 in
        level=*) gate_number level "${1#level=}" 1 "${#LEVELS[@]}" && [[ $1 == "level=$REPLY" ]] ;;
        daily=*) is_day "${1#daily=}" && number_day "${1#daily=}" ;;
        *)
            gate_recipe "$1" || return
            REPLY=$FIRST_OTHER
            while [[ -n ${kind_name[REPLY]-} && ${kind_name[REPLY]} != "$1" ]]; do
                ((REPLY += 1))
            done
            ;;
    esac
}

name_best() { # <kind> -> REPLY: the best time, in words; empty if there is none
    number_kind "$1"
    REPLY=${kind_seconds[REPLY]:-}
    [[ -n $REPLY ]] || return 0
    name_time "$REPLY"
    say "$say_best" "$REPLY"
}

find_stars() { # <kind> -> REPLY: the most stars; 0 if it was not won, or has none
    if ! number_kind "$1"; then
        REPLY=0 # the day is not known
    fi
    REPLY=${kind_stars[REPLY]:-0}
}

name_today() { # <text if it was not won> -> REPLY: the stars of today's maze and the streak: ★★☆  streak 3
    local said
    find_stars "daily=$today"
    draw_stars "$REPLY"
    said=${REPLY:-$1}
    count_streaks
    if ((REPLY)); then
        say "$say_streak" "$REPLY"
        said+=${said:+  }$REPLY
    fi
    REPLY=$said
}

sum_stars() { # -> REPLY: of all levels; level_fewest: where they are fewest; level_next: after the highest one won
    local level sum=0 fewest=4
    level_fewest=1 level_next=1
    for ((level = 1; level <= ${#LEVELS[@]}; level++)); do
        ((sum += kind_stars[level]))
        if ((kind_stars[level] < fewest)); then
            fewest=$((kind_stars[level])) level_fewest=$level
        fi
        if ((kind_stars[level])); then
            level_next=$((level + 1))
        fi
    done
    REPLY=$sum
}

count_streaks() { # -> best_streak: the most days in a row whose maze was won on that day; REPLY: up to now
    local day last=0 run=0
    best_streak=0 REPLY=0
    for day in ${won_days[@]+"${!won_days[@]}"}; do
        ((run = day == last + 1 ? run + 1 : 1, last = day, best_streak = run > best_streak ? run : best_streak))
    done
    [[ $today != - ]] || return 0
    number_day "$today"
    REPLY=$((last >= REPLY - 1 ? run : 0))
}

enter_record() { # <kind> <seed> <seconds> <steps> <bumps> <shortest path> <hints> <stars>: save it; say what is best
    local IFS=' ' k
    find_today
    today=$REPLY
    add_line records "$today $*" || note_unsaved "$say_cannot_record" "${data_folder:+$data_folder/records}"
    number_kind "$1"
    k=$REPLY
    if (($7 == 0 && $3 < ${kind_seconds[k]:-0})); then
        add_result "$say_record_time"
    fi
    if (($7 == 0 && $4 - $6 < ${kind_extra[k]:-0})); then
        add_result "$say_record_steps"
    fi
    count_record "$today $*"
}

draw_stars() { # <stars, or 0 for none> -> REPLY: ★★☆
    local k
    REPLY=''
    for ((k = 0; k < 3 && $1; k++)); do
        REPLY+=${say_stars[k < $1]}
    done
}

# The summary of all wins and the best results of each kind, as lines.

list_records() { # -> record_lines
    local k streak
    recall_records
    record_lines=("$say_no_records")
    if ((record_wins)); then # levels, daily mazes by date, then the others in the order of their first records
        count_streaks
        streak=$REPLY
        sum_stars
        say "$say_summary" "$record_wins" "$REPLY" "$((3 * ${#LEVELS[@]}))" "$streak" "$best_streak"
        record_lines=("$REPLY" '')
        add_record_row "${say_stars[1]}" "${say_record_heads[@]}"
        for k in "${!kind_name[@]}"; do
            add_kind "$k"
        done
    fi
    if ((record_faults)); then
        say "$say_bad_records" "$record_faults"
        record_lines+=('' "$REPLY")
    fi
}

add_kind() { # <number of a kind>: its row
    local stars best=-
    draw_stars "${kind_stars[$1]}"
    stars=${REPLY:--}
    if [[ -n ${kind_seconds[$1]:-} ]]; then
        name_time "${kind_seconds[$1]}"
        best=$REPLY
    fi
    name_record_kind "${kind_name[$1]}"
    add_record_row "$stars" "$best" "${kind_extra[$1]:--}" "$REPLY"
}

add_record_row() { # <stars> <best time> <extra steps> <kind>: to record_lines
    local line
    pad_columns "$1" -3
    line=$REPLY
    pad_columns "$2" 8
    line+="  $REPLY"
    count_columns "${say_record_heads[1]}"
    pad_columns "$3" "$REPLY"
    record_lines+=("$line  $REPLY  $4")
}

name_level() { # <level> -> REPLY: Level 7: bridges
    say "$say_level" "$1"
    REPLY+=": ${say_levels[$1 - 1]}"
}

name_record_kind() { # <kind> -> REPLY: in words, or as the options that make such a maze
    case $1 in
        level=*) name_level "${1#level=}" ;;
        daily=*) say "$say_daily" "${1#daily=}" ;;
        other) REPLY=$say_kind_other ;;
        *)
            REPLY=${1//,/ --}
            REPLY=${REPLY//=/ }
            ;;
    esac
}
