# shellcheck shell=bash
#
# records: read and write the records of games that were won
#
# A record is a line of the file records: date, kind (see name_kind), seed (- if there is none), seconds, steps,
# bumps, steps of the shortest path, hints, stars. A station has the kind station,rooms=50,traps=33, its scans as
# steps, and neither a shortest path nor stars. Best results are those of games without hints.
#
# Owns: today (YYYY-MM-DD, - if that is not known), record_number (lines read), record_faults (numbers of damaged
# lines), record_wins, kinds (in the order of their first records), kind_index, kind_games, kind_seconds, kind_date,
# kind_extra, kind_stars (the best of each kind), kind_first (its first record), won_days (by the number of a day:
# yes), level_fewest, level_next (see sum_stars).

need cli/day cli/levels saves/folders screen/game_over

readonly MOST_RECORDS=10000
# each digit, because [0-9] matches more in some locales
readonly RECORD='^[^ ]+ [^ ]+ (-|[123456789][0123456789]{0,9})( (0|[123456789][0123456789]{0,8})){5} [0123]$'

today='' record_number=0 record_faults=() record_wins=0 kinds=() kind_index='' kind_games=() kind_seconds=()
kind_date=() kind_extra=() kind_stars=() kind_first=() won_days=() level_fewest=1 level_next=1

recall_records() { # -> all of the above
    local records_file=/dev/null
    find_today
    today=$REPLY record_number=0 record_faults=() record_wins=0 kinds=() kind_index='|' won_days=()
    kind_games=() kind_seconds=() kind_date=() kind_extra=() kind_stars=() kind_first=()
    if [[ -n $data_folder && -f $data_folder/records && -r $data_folder/records ]]; then
        records_file=$data_folder/records
    fi
    while IFS= read -r -n 1000 REPLY || [[ -n $REPLY ]]; do
        ((++record_number <= MOST_RECORDS)) || return 0
        if ! count_record "$REPLY"; then
            record_faults+=("$record_number")
        fi
    done <"$records_file"
}

is_record() { # <line> -> split: its fields
    [[ $1 =~ $RECORD ]] && ((${#1} < 200)) || return 1
    split_words "$1"
    ((split[4] >= split[6])) && is_kind "${split[1]}" && { [[ ${split[0]} == - ]] || is_day "${split[0]}"; }
}

is_kind() { # <text>
    case $1 in
        level=*) gate_number level "${1#level=}" 1 "${#LEVELS[@]}" ;;
        daily=*) is_day "${1#daily=}" ;;
        '') return 1 ;;
        *) gate_recipe "$1" ;;
    esac
}

count_record() { # <line>; 1 if it is damaged
    local record k
    is_record "$1" || return
    record=("${split[@]}")
    ((record_wins += 1))
    if [[ ${record[1]} == "daily=${record[0]}" ]]; then
        number_day "${record[0]}"
        won_days[REPLY]=yes
    fi
    if ! find_kind "${record[1]}"; then
        REPLY=${#kinds[@]}
        kinds[REPLY]=${record[1]} kind_first[REPLY]="${record[*]}" kind_games[REPLY]=0 kind_stars[REPLY]=0
        kind_index+="${record[1]} $REPLY|"
    fi
    k=$REPLY
    ((kind_games[k] += 1, kind_stars[k] = record[8] > kind_stars[k] ? record[8] : kind_stars[k]))
    ((record[7] == 0)) || return 0
    if ((record[3] < ${kind_seconds[k]:-record[3] + 1})); then
        kind_seconds[k]=${record[3]} kind_date[k]=${record[0]}
    fi
    if ((record[6] && record[4] - record[6] < ${kind_extra[k]:-record[4]})); then
        kind_extra[k]=$((record[4] - record[6]))
    fi
}

find_kind() { # <kind> -> REPLY: its place in kinds; 1 if it has no record
    REPLY=${kind_index#*"|$1 "}
    [[ $REPLY != "$kind_index" ]] || return
    REPLY=${REPLY%%|*}
}

name_best() { # <kind> -> REPLY: the best time, in words; empty if there is none
    if find_kind "$1" && [[ -n ${kind_seconds[REPLY]:-} ]]; then
        name_time "${kind_seconds[REPLY]}"
        say "$say_best" "$REPLY"
    else
        REPLY=''
    fi
}

find_stars() { # <kind> -> REPLY: the most stars, or 0
    if find_kind "$1"; then
        REPLY=${kind_stars[REPLY]}
    else
        REPLY=0
    fi
}

sum_stars() { # -> REPLY: of all levels; level_fewest: the level with the fewest; level_next: the one after the
    # highest that was won
    local level sum=0 fewest=4
    level_fewest=1 level_next=1
    for ((level = 1; level <= ${#LEVELS[@]}; level++)); do
        find_stars "level=$level"
        ((sum += REPLY))
        if ((REPLY < fewest)); then
            fewest=$REPLY level_fewest=$level
        fi
        if ((REPLY != 0)); then
            level_next=$((level + 1))
        fi
    done
    REPLY=$sum
}

count_streak() { # -> REPLY: the days in a row, up to today or yesterday, whose maze was won on the same day
    local day
    REPLY=0
    [[ $today != - ]] || return 0
    number_day "$today"
    day=$REPLY REPLY=0
    [[ -n ${won_days[day]:-} ]] || ((--day))
    while [[ -n ${won_days[day]:-} ]]; do
        ((day -= 1, REPLY += 1))
    done
}

find_best_streak() { # -> REPLY
    local day last=0 run=0 best=0
    for day in ${won_days[@]+"${!won_days[@]}"}; do
        ((run = day == last + 1 ? run + 1 : 1, last = day, best = run > best ? run : best))
    done
    REPLY=$best
}

enter_record() { # <kind> <seed> <seconds> <steps> <bumps> <shortest path> <hints> <stars>: save it, and say if it is
    # the best
    local said='' IFS=' '
    if ! find_kind "$1"; then
        if [[ $1 != daily=* ]]; then # there is one of each day
            said=$say_record_first
        fi
    elif (($7 == 0)) && [[ -n ${kind_seconds[REPLY]:-} ]]; then
        if (($3 < kind_seconds[REPLY])); then
            said=$say_record_time
        fi
        if (($6 && $4 - $6 < ${kind_extra[REPLY]:-0})); then
            said+=${said:+; }$say_record_steps
        fi
    fi
    if [[ -n $said ]]; then
        add_result %s "$said"
    fi
    find_today
    today=$REPLY
    append_record "$today $*"
    count_record "$today $*"
}

append_record() { # <line>: to the records, with a note if it cannot be saved
    local records=$data_folder/records text=$'\n' begin=''
    if [[ -s $records && -f $records && -r $records ]]; then
        IFS= read -r -d '' text <"$records"
    fi
    if [[ $text != *$'\n' ]]; then # a full disk has cut its last line
        begin=$'\n'
    fi
    add_line records "$begin$1" || note_unsaved "$say_cannot_record" "${data_folder:+$records}"
}

draw_stars() { # <stars, or 0 for none> -> REPLY: ★★☆
    local k
    REPLY=''
    for ((k = 0; k < 3 && $1; k++)); do
        REPLY+=${say_stars[k < $1]}
    done
}
