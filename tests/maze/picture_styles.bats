#!/usr/bin/env bats
#
# Ways of drawing a maze: pictures by this program and by others are read as the maze that they show.

load ../support/helpers

read_as() { # <maze file, a / between lines> <line of the picture ...>: both twins read it so
    put_file expected "$1"
    printf '%s\n' "${@:2}" >picture
    check_printed "$(<expected)"$'\n' generate -f text -i picture
}

# A maze, and the same with start and goal in its border.
readonly small='7 5/1 1 1 1 1 1 1/1 8 0 0 1 0 1/1 1 1 0 1 0 1/1 0 0 0 0 7 1/1 1 1 1 1 1 1'
readonly opened='7 5/1 8 1 1 1 1 1/1 0 0 0 1 0 1/1 1 1 0 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'
readonly none=/6\ 6\ 6\ 6\ 6\ 6\ 6\ 6\ 6\ 6\ 6
readonly row='/6 6 ' inner=${opened#*/}
readonly margin="11 9$none$none$row${inner//\// 6 6$row} 6 6$none$none"

check_styles() { # <maze>: both twins read each picture of standard input as that maze. Above a picture is its name and
    # perhaps, behind bars, what is noted; a line with -- is between rows of pictures
    local pictures each name note
    while read_columns ''; do
        for each in "${pictures[@]}"; do
            name=${each%%$'\n'*} wrong_before=$wrong
            printf %s "${each#*$'\n'}" >picture
            note=${name#"${name%%|*}"}
            note=${note//|/$'\n'maze.sh: picture: }
            check_both 0 "${1//\//$'\n'}"$'\n' "${note:+${note:1}$'\n'}" generate -f text -i picture
            ((wrong == wrong_before)) || check "$name" 'read rightly' 'not'
        done
    done
}

@test "squares are read: #, blocks, letters, digits, with spaces between, one or two characters wide" {
    check_styles "$small" <<'END'
#       : # and ., with start and goal named otherwise : ##             : []             : blocks         : one block
####### : #######                                      : ############## : [][][][][][][] : ██████████████ : ███████
#S  # # : #s..#.#                                      : ##S     ##  ## : []A     []  [] : ██● · · ██  ██ : █P  █ █
### # # : ###.#.#                                      : ######  ##  ## : [][][]  []  [] : ██████· ██  ██ : ███ █ █
#    E# : #....g#                                      : ##        E ## : []        B [] : ██    · · ◆ ██ : █    G█
####### : #######                                      : ############## : [][][][][][][] : ██████████████ : ███████
--
shades  : squares of emoji : 1 is the wall : 0 is the wall|read as open: 1  : with a key and a door|read as open: k d
▓▓▓▓▓▓▓ : ⬛⬛⬛⬛⬛⬛⬛   : 1111111                       : 0000000                        : #######
▓p··▓·▓ : ⬛S⬜⬜⬛⬜⬛    : 1200101                       : 0S11010                        : #S k# #
▓▓▓·▓·▓ : ⬛⬛⬛⬜⬛⬜⬛   : 1110101                       : 0001010                        : ### #d#
▓····F▓ : ⬛⬜⬜⬜⬜E⬛    : 1000031                       : 01111F0                        : #    E#
▓▓▓▓▓▓▓ : ⬛⬛⬛⬛⬛⬛⬛   : 1111111                       : 0000000                        : #######
--
digits with spaces between : # with spaces between : X       : x below the numbers of columns and of rows
1 1 1 1 1 1 1                              : # # # # # # #         : XXXXXXX : 7
1 2 0 0 1 0 1                              : # S . . # . #         : XS  X X : 5
1 1 1 0 1 0 1                              : # # # . # . #         : XXX X X : xxxxxxx
1 0 0 0 0 3 1                              : # . . . . E #         : X    FX : xS  x x
1 1 1 1 1 1 1                              : # # # # # # #         : XXXXXXX : xxx x x
                                           :                       :         : x    Fx
                                           :                       :         : xxxxxxx
--
X below the numbers of rows and columns : *       : %, with a player P and food : another letter : a frame
5 7                                     : ******* : %%%%%%%                     : WWWWWWW        : +-----+
XXXXXXX                                 : *S  * * : %P..%.%                     : W@  W W        : |S  | |
XS  X X                                 : *** * * : %%%.%.%                     : WWW W W        : |-+ | |
XXX X X                                 : *    E* : %....G%                     : W    EW        : |    E|
X    FX                                 : ******* : %%%%%%%                     : WWWWWWW        : +-----+
XXXXXXX
END
}

@test "lists are read as programs write them" {
    check_styles "$small" <<'END'
numbers                 : in braces and quotes           : a table       : with quotes and spaces
[[1,1,1,1,1,1,1],       : {'#','#','#','#','#','#','#'}, : #;#;#;#;#;#;# : ["#", "#", "#", "#", "#", "#", "#"],
 [1,2,0,0,1,0,1],       : {'#','S',' ',' ','#',' ','#'}, : #;S;;;#;;#    : ["#", "S", ".", ".", "#", ".", "#"],
 [1,1,1,0,1,0,1],       : {'#','#','#',' ','#',' ','#'}, : #;#;#;;#;;#   : ["#", "#", "#", ".", "#", ".", "#"],
 [1,0,0,0,0,3,1],       : {'#',' ',' ',' ',' ','E','#'}, : #;;;;;E;#     : ["#", ".", ".", ".", ".", "E", "#"],
 [1,1,1,1,1,1,1]]       : {'#','#','#','#','#','#','#'}; : #;#;#;#;#;#;# : ["#", "#", "#", "#", "#", "#", "#"],
END
}

@test "lattices of many kinds are read" {
    check_styles "$small" <<'END'
+---+         : +--+       : +-+     : o---o         : a cell two rows high : light
+---+---+---+ : +--+--+--+ : +-+-+-+ : o---o---o---o : +----+----+----+     : ┌───────┬───┐
| S     |   | : |S    |  | : |S  | | : | S     |   | : | S       |    |     : │ ●     │   │
+---+   +   + : +--+  +  + : +-+ + + : o---o   o   o : |         |    |     : ├───╴   ╵   │
|         E | : |      E | : |    E| : |         G | : +----+    +    +     : │         ◆ │
+---+---+---+ : +--+--+--+ : +-+-+-+ : o---o---o---o : |           E  |     : └───────────┘
              :            :         :               : |              |
              :            :         :               : +----+----+----+
--
light, a character to a square : heavy         : double        : rounded
┌───┬─┐                        : ┏━━━━━━━┳━━━┓ : ╔═══════╦═══╗ : ╭───────┬───╮
│S  │ │                        : ┃ S     ┃   ┃ : ║ S     ║   ║ : │ S     │   │
├─╴ ╵ │                        : ┣━━━╸   ╹   ┃ : ╠════   ║   ║ : ├────   │   │
│    E│                        : ┃         E ┃ : ║         E ║ : │         E │
└─────┘                        : ┗━━━━━━━━━━━┛ : ╚═══════════╝ : ╰───────────╯
END
    check_styles '7 5/1 1 1 1 1 1 1/1 0 0 0 1 0 1/1 1 1 0 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1' <<'END'
underscores : underscores with spaces between
 _____      :  _ _ _
|_  | |     : |_  | |
|_____|     : |_ _ _|
END
    check_styles '7 5/1 1 1 1 1 1 1/1 0 0 8 1 7 1/1 1 1 0 1 0 1/1 0 0 0 0 0 1/1 0 1 1 1 1 1' <<'END'
underscores with marks and an opening
 _____
|_ S|E|
|  ___|
END
}

@test "start and goal are found as marks or openings" {
    check_styles "$opened" <<'END'
two openings : a lattice with two openings : a start in the border, and an opening
# #####      : +   +---+---+               : #S#####
#   # #      : |       |   |               : #   # #
### # #      : +---+   +   +               : ### # #
#     #      : |           |               : #     #
##### #      : +---+---+   +               : ##### #
END
    check_styles "$margin" <<'END'
start and goal in the border : the same in a lattice
#S#####                      : + S +---+---+
#   # #                      : |       |   |
### # #                      : +---+   +   +
#     #                      : |           |
#####E#                      : +---+---+ E +
END
    check_styles "${small/7 1/0 1}" <<'END'
without a goal|the first of 2 players counts
#######
#S  # #
### # #
#    S#
#######
END
    check_styles "${small/1 1 1 0 1 0 1\/1 0 0 0 0 7/1 1 1 7 1 0 1\/1 0 0 0 0 0}" <<'END'
several marks|read as open: A|the first of 3 goals counts
#######
#S A# #
###E#E#
#    E#
#######
END
}

@test "a picture is found among numbers, comments and indentation" {
    check_styles "$small" <<'END'
all of these
# Level 7
#
7 5

```text
    #######
    #S  # #
    ### # #
    #    E#
    #######
steps: 6
result: won
```
END
    printf '\357\273\277%s\r\n' '  #######' $'\t #S  # #' '  ### # #' '  #    E#' '  #######' '' |
        sed '2,$s/^\xef\xbb\xbf//' >picture
    lines_of "$small"
    check_printed "$REPLY" generate -f text -i picture
    read_as '3 3/1 1 1/8 0 7/1 1 1' '###' '   ' '###'
    read_as '3 3/1 1 1/8 0 7/1 1 1' '   ###' '      ' '   ###'
}
