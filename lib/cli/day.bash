# shellcheck shell=bash
#
# day: the dates of daily mazes

MONTH_DAYS=(31 28 31 30 31 30 31 31 30 31 30 31)
readonly MONTH_DAYS

is_day() { # <text>: is it a date?
    local digit='[0123456789]' text=$1 year month last
    # shellcheck disable=SC2053 # a pattern
    [[ $text == $digit$digit$digit$digit-$digit$digit-$digit$digit ]] || return 1
    year=$((10#${text:0:4})) month=$((10#${text:5:2}))
    ((year >= 1900 && year <= 2100 && month >= 1 && month <= 12)) || return 1
    last=${MONTH_DAYS[month - 1]}
    if ((month == 2 && year % 4 == 0 && (year % 100 || year % 400 == 0))); then
        last=29
    fi
    ((10#${text:8} >= 1 && 10#${text:8} <= last))
}

find_today() { # -> REPLY: YYYY-MM-DD; - if that is not known
    need core/programs
    first_line date +%Y-%m-%d
    if ! is_day "$REPLY"; then
        REPLY=-
    fi
}

count_hours() { # -> REPLY: the hours to the next day, from 1; 1 if the time is not known
    first_line date +%H
    gate_number hour "$REPLY" 0 23 || return
    ((REPLY = 24 - REPLY))
}

number_day() { # <YYYY-MM-DD, gated> -> REPLY: the number of the day: 1 more each day, divisible by 7 on Mondays
    local year=$((10#${1:0:4})) month=$((10#${1:5:2})) day=$((10#${1:8}))
    if ((month <= 2)); then # a year that begins in March has its leap day at the end
        ((month += 12, year -= 1))
    fi
    REPLY=$((365 * year + year / 4 - year / 100 + year / 400 + (153 * month - 457) / 5 + day + 1))
}
