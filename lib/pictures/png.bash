# shellcheck shell=bash
#
# png: a picture for documents and messages
#
# A square has 8x8 pixels of one bit, so each of its eight rows is one byte: 0 black, 1 white. A row of pixels begins with a
# byte 0 (no filter). The data are not compressed: the zlib stream consists of stored blocks, each of as many rows as fit into
# 65,535 bytes.
#
# Sources: W3C, Portable Network Graphics; RFC 1950 (zlib) and RFC 1951 (stored blocks). crc and the checksum of zlib are
# computed byte by byte, because a string of bash cannot hold the byte 0: bytes are numbers, and escapes when they are written.
#
# draw_png and its functions share crc_of (the CRC-32 of each byte), crc (of the chunk so far), sum and sum_of_sums (Adler-32),
# row_before (the row added last), and its row_sum, row_sums and row_escaped.

need pictures/shared/picture

# The eight rows of a square, by its code in the picture; E is a bridge from west to east, N one from north to south.
PNG_P=(195 189 126 126 126 126 189 195) # an open circle
PNG_G=(195 129 0 0 0 0 129 195)         # a filled one
PNG_T=(255 255 255 231 231 255 255 255) # a dot
PNG_E=(255 0 255 255 255 255 0 255)     # two rails
PNG_N=(189 189 189 189 189 189 189 189)
readonly PNG_P PNG_G PNG_T PNG_E PNG_N

draw_png() {
    local crc crc_of sum=1 sum_of_sums=0 row_before='' row_sum row_sums row_escaped length y k codes line left rows_left=0 data=''
    local most=$((65535 / (stride + 1))) rows=$((8 * (height + 2)))
    make_picture plain
    list_crcs
    put_escaped '\0211PNG\015\012\032\012'
    split_number "$((8 * stride))"
    line=$REPLY
    split_number "$rows"
    put_chunk 13 "73 72 68 82 $line $REPLY 1 0 0 0 0"
    length=$((2 + 5 * ((rows + most - 1) / most) + rows * (stride + 1) + 4))
    start_chunk "$length" '73 68 65 84 120 1'
    start_printing
    left=$rows
    for ((y = 0; y < height + 2; y++)); do
        codes=${row[y]//9/1}
        if ((goal && goal != player && goal / stride == y)); then # also outside an exit
            ((k = goal % stride))
            codes=${codes:0:k}G${codes:k+1}
        fi
        codes=${codes//[45]/E} codes=${codes//[67]/N}
        for ((k = 0; k < 8; k++)); do
            if ((rows_left == 0)); then
                ((rows_left = left < most ? left : most, left -= rows_left))
                start_block "$((left == 0))" "$((rows_left * (stride + 1)))"
            fi
            ((rows_left -= 1))
            line=${codes//0/ 0} line=${line//1/ 255}
            line=${line//P/ ${PNG_P[k]}} line=${line//G/ ${PNG_G[k]}} line=${line//T/ ${PNG_T[k]}}
            line=${line//E/ ${PNG_E[k]}} line=${line//N/ ${PNG_N[k]}}
            add_row "0$line"
        done
        ((y % 16)) || show_printing "$y" "$height"
    done
    end_progress
    split_number "$((sum_of_sums * 65536 + sum))"
    add_bytes "$REPLY"
    end_chunk
    put_chunk 0 '73 69 78 68'
}

list_crcs() { # -> crc_of
    local n c bit
    crc_of=()
    for ((n = 0; n < 256; n++)); do
        ((c = n))
        for ((bit = 0; bit < 8; bit++)); do
            ((c = c & 1 ? 16#edb88320 ^ c >> 1 : c >> 1))
        done
        crc_of[n]=$c
    done
}

put_escaped() { # <bytes, escaped for printf %b>
    write_buffer
    printf %b "$1" 2>/dev/null || die 1 "$say_cannot_write"
}

split_number() { # <number> -> REPLY: its four bytes
    REPLY="$(($1 >> 24 & 255)) $(($1 >> 16 & 255)) $(($1 >> 8 & 255)) $(($1 & 255))"
}

put_chunk() { # <length> <bytes of its type and its data>
    local crc=0 data=''
    start_chunk "$1" "$2"
    end_chunk
}

start_chunk() { # <length> <bytes of its type, and the first of its data> -> crc, data
    split_number "$1"
    # shellcheck disable=SC2086 # a number each
    printf -v data '\\0%03o' $REPLY
    crc=$((16#ffffffff))
    add_bytes "$2"
}

add_bytes() { # <bytes> -> data, crc: with these
    local byte escaped
    for byte in $1; do
        ((crc = crc_of[(crc ^ byte) & 255] ^ crc >> 8))
    done
    # shellcheck disable=SC2086
    printf -v escaped '\\0%03o' $1
    data+=$escaped
}

add_row() { # <bytes> -> data, crc, sum, sum_of_sums, row_before, row_sum, row_sums, row_escaped: the same, and counted for the checksum
    # of zlib; most rows are like the one before
    local byte
    if [[ $1 != "$row_before" ]]; then
        row_before=$1 row_sum=0 row_sums=0
        for byte in $1; do
            ((row_sum += byte, row_sums += row_sum))
        done
        # shellcheck disable=SC2086
        printf -v row_escaped '\\0%03o' $1
    fi
    ((sum_of_sums = (sum_of_sums + (stride + 1) * sum + row_sums) % 65521, sum = (sum + row_sum) % 65521))
    for byte in $1; do
        ((crc = crc_of[(crc ^ byte) & 255] ^ crc >> 8))
    done
    data+=$row_escaped
    if ((${#data} > 30000)); then
        put_escaped "$data"
        data=''
    fi
}

start_block() { # <is it the last? 1 or 0> <bytes> -> crc, data: a stored block begins
    add_bytes "$1 $(($2 & 255)) $(($2 >> 8)) $((~$2 & 255)) $((~$2 >> 8 & 255))"
}

end_chunk() { # -> crc, data: written
    crc=$((crc ^ 16#ffffffff))
    split_number "$crc"
    # shellcheck disable=SC2086
    printf -v REPLY '\\0%03o' $REPLY
    put_escaped "$data$REPLY"
    data=''
}
