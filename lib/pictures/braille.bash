# shellcheck shell=bash
#
# braille: a character for two columns and four rows

need pictures/shared/small

# In each column the walls count 1, 2, 4 and 8, from the top. The left column chooses the word here, the right one the
# character in it.

BRAILLE=(
    '⠀⠈⠐⠘⠠⠨⠰⠸⢀⢈⢐⢘⢠⢨⢰⢸' '⠁⠉⠑⠙⠡⠩⠱⠹⢁⢉⢑⢙⢡⢩⢱⢹' '⠂⠊⠒⠚⠢⠪⠲⠺⢂⢊⢒⢚⢢⢪⢲⢺' '⠃⠋⠓⠛⠣⠫⠳⠻⢃⢋⢓⢛⢣⢫⢳⢻'
    '⠄⠌⠔⠜⠤⠬⠴⠼⢄⢌⢔⢜⢤⢬⢴⢼' '⠅⠍⠕⠝⠥⠭⠵⠽⢅⢍⢕⢝⢥⢭⢵⢽' '⠆⠎⠖⠞⠦⠮⠶⠾⢆⢎⢖⢞⢦⢮⢶⢾' '⠇⠏⠗⠟⠧⠯⠷⠿⢇⢏⢗⢟⢧⢯⢷⢿'
    '⡀⡈⡐⡘⡠⡨⡰⡸⣀⣈⣐⣘⣠⣨⣰⣸' '⡁⡉⡑⡙⡡⡩⡱⡹⣁⣉⣑⣙⣡⣩⣱⣹' '⡂⡊⡒⡚⡢⡪⡲⡺⣂⣊⣒⣚⣢⣪⣲⣺' '⡃⡋⡓⡛⡣⡫⡳⡻⣃⣋⣓⣛⣣⣫⣳⣻'
    '⡄⡌⡔⡜⡤⡬⡴⡼⣄⣌⣔⣜⣤⣬⣴⣼' '⡅⡍⡕⡝⡥⡭⡵⡽⣅⣍⣕⣝⣥⣭⣵⣽' '⡆⡎⡖⡞⡦⡮⡶⡾⣆⣎⣖⣞⣦⣮⣶⣾' '⡇⡏⡗⡟⡧⡯⡷⡿⣇⣏⣗⣟⣧⣯⣷⣿'
)
readonly BRAILLE

braille_row() { # <line> <first character> <characters> -> REPLY; all three from 1
    local y at four=$((4 * $1 - 3)) open=()
    for y in "$four" "$((four + 1))" "$((four + 2))" "$((four + 3))"; do
        at=''
        if ((y <= height)); then
            at=${row[y]:1:width}
        fi
        open[y - four]=${at//[!0]/1}
    done
    join_dots "$width" "${open[@]}"
    put_small_sign "$goal_shown" ◆ "$1" 2
    put_small_sign "$player" ● "$1" 2
    REPLY=${REPLY:3*$2-3:3*$3}
    REPLY=${REPLY//◆/$color_goal◆$color_off} REPLY=${REPLY//●/$color_player●$color_off}
}

join_dots() { # <dots in each row> <four rows of 0 for a dot and 1 for none> -> REPLY: the characters
    local at left right sum sums='' wide=$1 none
    printf -v none '%*s' "$((wide + 16))" ''
    none=${none// /1}
    set -- "$2$none" "$3$none" "$4$none" "$5$none" # a short row has no dots after its end
    for ((at = 0; at <= wide; at += 15)); do
        ((sum = 0xfffffffffffffff - 0x${1:at:15} - 2 * 0x${2:at:15} - 4 * 0x${3:at:15} - 8 * 0x${4:at:15}))
        printf -v sum %015x "$sum"
        sums+=$sum
    done
    REPLY=''
    for ((at = 0; at < wide; at += 2)); do
        ((left = 0x${sums:at:1}, right = 0x${sums:at+1:1}))
        REPLY+=${BRAILLE[left]:3*right:3}
    done
}

draw_braille() { draw_small braille_row "$(((height + 3) / 4))" "$(((width + 1) / 2))"; }
