# shellcheck shell=bash
#
# braille: a character for two columns and four rows

need pictures/shared/small

# braille: one character for two columns and four rows. In each column the walls count 1, 2, 4 and 8,
# from the top. The left column chooses the word here, the right one the character in it.

BRAILLE=(
    '⠀⠈⠐⠘⠠⠨⠰⠸⢀⢈⢐⢘⢠⢨⢰⢸' '⠁⠉⠑⠙⠡⠩⠱⠹⢁⢉⢑⢙⢡⢩⢱⢹' '⠂⠊⠒⠚⠢⠪⠲⠺⢂⢊⢒⢚⢢⢪⢲⢺' '⠃⠋⠓⠛⠣⠫⠳⠻⢃⢋⢓⢛⢣⢫⢳⢻'
    '⠄⠌⠔⠜⠤⠬⠴⠼⢄⢌⢔⢜⢤⢬⢴⢼' '⠅⠍⠕⠝⠥⠭⠵⠽⢅⢍⢕⢝⢥⢭⢵⢽' '⠆⠎⠖⠞⠦⠮⠶⠾⢆⢎⢖⢞⢦⢮⢶⢾' '⠇⠏⠗⠟⠧⠯⠷⠿⢇⢏⢗⢟⢧⢯⢷⢿'
    '⡀⡈⡐⡘⡠⡨⡰⡸⣀⣈⣐⣘⣠⣨⣰⣸' '⡁⡉⡑⡙⡡⡩⡱⡹⣁⣉⣑⣙⣡⣩⣱⣹' '⡂⡊⡒⡚⡢⡪⡲⡺⣂⣊⣒⣚⣢⣪⣲⣺' '⡃⡋⡓⡛⡣⡫⡳⡻⣃⣋⣓⣛⣣⣫⣳⣻'
    '⡄⡌⡔⡜⡤⡬⡴⡼⣄⣌⣔⣜⣤⣬⣴⣼' '⡅⡍⡕⡝⡥⡭⡵⡽⣅⣍⣕⣝⣥⣭⣵⣽' '⡆⡎⡖⡞⡦⡮⡶⡾⣆⣎⣖⣞⣦⣮⣶⣾' '⡇⡏⡗⡟⡧⡯⡷⡿⣇⣏⣗⣟⣧⣯⣷⣿'
)
readonly BRAILLE

braille_row() { # <line> <first character> <characters> -> REPLY; all three from 1
    local y at left right sum sums='' open=() no_wall=${row[0]:1} four=$((4 * $1 - 3))
    no_wall=${no_wall//?/1}
    for y in "$four" "$((four + 1))" "$((four + 2))" "$((four + 3))"; do
        ((y > height)) && at=$no_wall || at=${row[y]:1}
        open[y - four]=${at//[!0]/1}11111111111111
    done
    for ((at = 0; at <= width; at += 15)); do
        ((sum = 0xfffffffffffffff - 0x${open[0]:at:15} - 2 * 0x${open[1]:at:15}))
        ((sum -= 4 * 0x${open[2]:at:15} + 8 * 0x${open[3]:at:15}))
        printf -v sum %015x "$sum"
        sums+=$sum
    done
    REPLY=''
    for ((at = 0; at < width; at += 2)); do
        ((left = 0x${sums:at:1}, right = 0x${sums:at+1:1}))
        REPLY+=${BRAILLE[left]:3*right:3}
    done
    put_small_sign "$goal_shown" ◆ "$1" 2 4 3
    put_small_sign "$player" ● "$1" 2 4 3
    REPLY=${REPLY:3*$2-3:3*$3}
    REPLY=${REPLY//◆/$color_goal◆$color_off} REPLY=${REPLY//●/$color_player●$color_off}
}

draw_braille() { draw_small braille_row "$(((height + 3) / 4))" "$((cells_wide + 1))"; }
