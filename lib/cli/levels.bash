# shellcheck shell=bash
#
# levels: the recipes of the levels and of the daily mazes, and the dates of these
#
# The page and the twin use these tables too. To add a level, add a line to LEVELS, and its title to say_levels in each
# language.

LEVELS=(
    '13x9,seed=7'
    '17x11,seed=6'
    '21x13,seed=27,algorithm=hunt-and-kill'
    '25x15,seed=48,ends=center'
    '29x15,seed=7,algorithm=wilson'
    '31x17,seed=250,ends=far'
    '21x13,seed=10,bridges=2'
    '25x15,seed=108,bridges=4'
    '29x17,seed=75,weave'
    '33x17,seed=4,weave'
    '35x19,seed=437,bridges=6,mask=heart'
    '37x21,seed=156,ends=far,weave'
    '25x15,seed=57,loops=40'
    '29x17,seed=171,algorithm=wilson,loops=60'
    '33x19,seed=98,algorithm=prim,loops=80'
    '35x19,seed=93,loops=60,ends=far'
    '39x21,seed=36,loops=60,mask=star'
    '39x21,seed=31,loops=50,ends=far,weave'
    '17x11,seed=139,fog'
    '21x13,seed=12,algorithm=wilson,fog'
    '25x15,seed=71,loops=50,fog'
    '29x15,seed=127,bridges=5,fog'
    '33x17,seed=230,algorithm=kruskal,ends=far,fog'
    '39x21,seed=356,ends=far,weave,fog'
)
DAYS=( # from Monday; the date is the seed
    '21x13'
    '25x15,algorithm=hunt-and-kill'
    '29x15,bridges=4'
    '31x17,loops=60'
    '33x17,algorithm=wilson'
    '35x19,weave'
    '39x21,ends=far,weave'
)
readonly LEVELS DAYS

find_daily_recipe() { # <YYYY-MM-DD, gated> -> REPLY: the recipe of the daily maze of that day
    local day_recipe
    number_day "$1"
    day_recipe=${DAYS[REPLY % 7]}
    REPLY=${day_recipe%%,*},seed=${1//-/}${day_recipe#"${day_recipe%%,*}"}
}

is_day() { # <text>: is it a date?
    local year month last
    [[ $1 =~ ^[0123456789]{4}-[0123456789]{2}-[0123456789]{2}$ ]] || return 1
    year=$((10#${1:0:4})) month=$((10#${1:5:2}))
    ((year >= 1900 && year <= 2100 && month >= 1 && month <= 12)) || return 1
    last=$((30 + (month + month / 8) % 2)) # 31, 30, 31, and so on; again from August
    if ((month == 2)); then
        last=$((year % 4 == 0 && (year % 100 || year % 400 == 0) ? 29 : 28))
    fi
    ((10#${1:8} >= 1 && 10#${1:8} <= last))
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
