# shellcheck shell=bash
#
# squares: draw pictures square by square

need pictures/shared/picture

draw_squares() { # <format> <plain|digits>
    local ring=0 y codes='' first count
    if [[ $2 == digits ]]; then
        ring=1
    fi
    choose_signs "$1"
    make_picture "$2"
    ((first = 1 - ring, count = width + 2 * ring))
    for ((y = first; y <= height + ring; y++)); do
        take_codes "$y" "$first" "$count"
        codes+=$REPLY$'\n'
        if ((${#codes} > 150 || y == height + ring)); then # several rows are painted together
            paint "$codes"
            if ((ring == 1)); then
                REPLY=${REPLY// $'\n'/$'\n'}
            fi
            put_line "${REPLY%$'\n'}"
            codes=''
        fi
    done
}
