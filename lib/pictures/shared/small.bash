# shellcheck shell=bash
#
# small: draw pictures in which a character shows several squares

need pictures/shared/picture

# half and braille show several rows in each line. Both are made from a picture of the kind digits, where only the
# ends of bridges are drawn. Each code becomes a hexadecimal digit, and 15 columns of a row become one number. Adding
# such numbers puts rows together. The sum of two digits is never more than f, so nothing is carried.

put_small_sign() { # <square> <sign> <line> <columns of a character>: into REPLY, if it is in that line
    local x y
    (($1 > 0)) && ! is_outside "$1" && is_seen "$1" || return 0
    ((x = ($1 % stride - 1) / $4, y = ($1 / stride - 1) / (2 * $4) + 1))
    if ((y == $3)); then
        REPLY=${REPLY:0:x*${#2}}$2${REPLY:(x + 1)*${#2}} # all characters have as many bytes
    fi
}

draw_small() { # <function that makes a line> <lines> <characters in each>
    local line
    make_picture digits
    for ((line = 1; line <= $2; line++)); do
        "$1" "$line" 1 "$3"
        put_line "$REPLY"
    done
}
