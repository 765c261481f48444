# shellcheck shell=bash
#
# png: a picture for documents and messages
#
# A square has 8x8 pixels of one bit, so each of its eight rows is one byte: 0 black, 255 white. A row of pixels begins
# with a byte 0 (no filter). The data are not compressed: the zlib stream consists of stored blocks, each of as many
# rows as fit into 65,535 bytes. A string of bash cannot hold the byte 0, so bytes are numbers, and escapes when they
# are written.
#
# Most rows of pixels equal the row before, so the checksums of a row are computed once, then added for each such row.
# A CRC is linear: that of some data and a row is that of the data and as many zeros, xor that of the row alone.
#
# Sources: W3C, Portable Network Graphics; RFC 1950 (zlib) and RFC 1951 (stored blocks).
# Owns: png_* (png_crc_of: the CRC of each byte; png_crc: the CRC of the chunk so far; png_data: what waits to be
# written; png_sum and png_sums: the two sums of Adler-32; png_past: the CRC of each of the four bytes of a CRC and a
# row of zeros; png_row: the row that was added last; png_row_crc, png_row_sum, png_row_sums, png_row_data: the same of
# it).

need pictures/shared/picture

facts_png='' off_screen_png=yes

# The eight rows of a square. The start is a dot, the goal a diamond; a bridge is two rails, E from west to east and N
# from north to south.
PNG_P=(255 195 129 129 129 129 195 255)
PNG_G=(231 195 129 0 0 129 195 231)
PNG_T=(255 255 255 231 231 255 255 255)
PNG_E=(255 0 255 255 255 255 0 255)
PNG_N=(189 189 189 189 189 189 189 189)
readonly PNG_P PNG_G PNG_T PNG_E PNG_N

png_crc_of=() png_crc=0 png_data='' png_sum=1 png_sums=0
png_past=() png_row='' png_row_crc=0 png_row_sum=0 png_row_sums=0 png_row_data=''

draw_png() {
    local y k codes line left bytes rows_left=0
    local rows=$((8 * (height + 2))) most=$((65535 / (stride + 1)))
    make_picture plain
    list_crcs
    put_escaped '\0211PNG\015\012\032\012'
    split_number "$((8 * stride))"
    line=$REPLY
    split_number "$rows"
    start_chunk 13 "73 72 68 82 $line $REPLY 1 0 0 0 0"
    end_chunk
    start_chunk "$((2 + 5 * ((rows + most - 1) / most) + rows * (stride + 1) + 4))" '73 68 65 84 120 1'
    png_row='' png_sum=1 png_sums=0 left=$rows
    for ((y = 0; y < height + 2; y++)); do
        mark_goal "$y"
        codes=$REPLY
        for ((k = 0; k < 8; k++)); do
            if ((rows_left == 0)); then
                ((rows_left = left < most ? left : most, left -= rows_left))
                bytes=$((rows_left * (stride + 1))) # in a stored block, which begins with 1 if it is the last
                add_bytes "$((left == 0)) $((bytes & 255)) $((bytes >> 8)) $((~bytes & 255)) $((~bytes >> 8 & 255))"
            fi
            ((rows_left -= 1))
            if ((k == 0)) || [[ $codes == *[PGTEN]* ]]; then
                line=${codes//0/ 0} line=${line//1/ 255}
                line=${line//P/ ${PNG_P[k]}} line=${line//G/ ${PNG_G[k]}} line=${line//T/ ${PNG_T[k]}}
                line=${line//E/ ${PNG_E[k]}} line=${line//N/ ${PNG_N[k]}}
            fi
            add_row "0$line"
        done
    done
    split_number "$((png_sums * 65536 + png_sum))"
    add_bytes "$REPLY"
    end_chunk
    start_chunk 0 '73 69 78 68'
    end_chunk
}

mark_goal() { # <y> -> REPLY: the codes of this row; with the goal, also outside an exit
    REPLY=${row[$1]//9/1}
    if ((goal && goal != player && goal / stride == $1)); then
        REPLY=${REPLY:0:goal%stride}G${REPLY:goal%stride+1}
    fi
    REPLY=${REPLY//[45]/E} REPLY=${REPLY//[67]/N}
}

list_crcs() { # -> png_crc_of, png_past
    local n k at bit crc
    png_crc_of=() png_past=([0]=0 [256]=0 [512]=0 [768]=0)
    for ((n = 0; n < 256; n++)); do
        ((crc = n))
        for ((bit = 0; bit < 8; bit++)); do
            ((crc = crc & 1 ? 16#edb88320 ^ crc >> 1 : crc >> 1))
        done
        png_crc_of[n]=$crc
    done
    for ((bit = 0; bit < 32; bit++)); do
        ((crc = 2 ** bit, at = 256 * (bit / 8), n = 2 ** (bit % 8)))
        for ((k = 0; k <= stride; k++)); do
            ((crc = png_crc_of[crc & 255] ^ crc >> 8))
        done
        for ((k = at; k < at + n; k++)); do # the bytes whose highest bit is n
            ((png_past[k + n] = png_past[k] ^ crc))
        done
    done
}

put_escaped() { # <bytes, escaped for printf %b>
    write_buffer
    printf %b "$1" 2>/dev/null || fail_writing
}

split_number() { # <number> -> REPLY: its four bytes
    REPLY="$(($1 >> 24 & 255)) $(($1 >> 16 & 255)) $(($1 >> 8 & 255)) $(($1 & 255))"
}

start_chunk() { # <length> <bytes of its type, and the first of its data> -> png_crc, png_data
    split_number "$1"
    # shellcheck disable=SC2086 # a number each
    printf -v png_data '\\0%03o' $REPLY
    png_crc=$((16#ffffffff))
    add_bytes "$2"
}

add_bytes() { # <bytes> -> png_data, png_crc: with these
    local byte
    for byte in $1; do
        ((png_crc = png_crc_of[(png_crc ^ byte) & 255] ^ png_crc >> 8))
    done
    # shellcheck disable=SC2086
    printf -v REPLY '\\0%03o' $1
    png_data+=$REPLY
}

add_row() { # <bytes> -> png_data and all checksums: with this row
    local crc
    if [[ $1 != "$png_row" ]]; then
        measure_row "$1"
    fi
    ((png_sums = (png_sums + (stride + 1) * png_sum + png_row_sums) % 65521))
    ((png_sum = (png_sum + png_row_sum) % 65521))
    ((crc = png_past[png_crc & 255] ^ png_past[256 + (png_crc >> 8 & 255)]))
    ((crc ^= png_past[512 + (png_crc >> 16 & 255)] ^ png_past[768 + (png_crc >> 24)]))
    ((png_crc = crc ^ png_row_crc))
    png_data+=$png_row_data
    if ((${#png_data} > 30000)); then
        put_escaped "$png_data"
        png_data=''
    fi
}

measure_row() { # <bytes> -> png_row and its checksums
    local byte
    png_row=$1 png_row_crc=0 png_row_sum=0 png_row_sums=0
    for byte in $1; do
        ((png_row_crc = png_crc_of[(png_row_crc ^ byte) & 255] ^ png_row_crc >> 8))
        ((png_row_sum += byte, png_row_sums += png_row_sum))
    done
    # shellcheck disable=SC2086
    printf -v png_row_data '\\0%03o' $1
}

end_chunk() { # with its CRC, which does not count itself
    split_number "$((png_crc ^ 16#ffffffff))"
    add_bytes "$REPLY"
    put_escaped "$png_data"
    png_data=''
}
