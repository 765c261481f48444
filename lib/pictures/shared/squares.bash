# shellcheck shell=bash
#
# squares: draw pictures square by square

need pictures/shared/picture

draw_squares() { # <format> <plain|digits>
    local ring=0 y codes='' first count
    [[ $2 != digits ]] || ring=1
    choose_signs "$1"
    start_printing
    make_picture "$2"
    ((first = 1 - ring, count = width + 2 * ring))
    for ((y = first; y <= height + ring; y++)); do
        take_codes "$y" "$first" "$count"
        codes+=$REPLY$'\n'
        if ((${#codes} > 150 || y == height + ring)); then # several rows are painted together
            paint "$codes"
            ((ring == 0)) || REPLY=${REPLY// $'\n'/$'\n'}
            put_line "${REPLY%$'\n'}"
            codes=''
        fi
        ((y % 64)) || show_printing "$y" "$height"
    done
    end_progress
}
