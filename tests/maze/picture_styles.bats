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
readonly walled='9 7/1 1 1 1 1 1 1 1 1/1 1 8 1 1 1 1 1 1/1 1 0 0 0 1 0 1 1/1 1 1 1 0 1 0 1 1/1 1 0 0 0 0 0 1 1/1 1 1 1 1 1 7 1 1/1 1 1 1 1 1 1 1 1'

check_styles() { # <maze>: both twins read each picture of standard input as that maze. Above a picture stands a line with its
    # name and perhaps, behind bars, what is noted; below it, a line with --
    local line name='' note picture=''
    while IFS= read -r line; do
        if [[ -z $name ]]; then
            name=${line%%|*} note=${line#"$name"}
        elif [[ $line != -- ]]; then
            picture+=$line$'\n'
        else
            printf %s "$picture" >picture
            note=${note//|/$'\n'maze.sh: picture: } wrong_before=$wrong
            check_both 0 "${1//\//$'\n'}"$'\n' "${note:+${note:1}$'\n'}" generate -f text -i picture
            ((wrong == wrong_before)) || check "$name" 'read rightly' 'not'
            name='' picture=''
        fi
    done
}

@test "squares are read: #, blocks, letters, digits, with spaces between, one or two characters wide" {
    check_styles "$small" <<'END'
#
#######
#S  # #
### # #
#    E#
#######
--
# and ., with start and goal named otherwise
#######
#s..#.#
###.#.#
#....g#
#######
--
##
##############
##S     ##  ##
######  ##  ##
##        E ##
##############
--
[]
[][][][][][][]
[]A     []  []
[][][]  []  []
[]        B []
[][][][][][][]
--
blocks
██████████████
██● · · ██  ██
██████· ██  ██
██    · · ◆ ██
██████████████
--
one block
███████
█P  █ █
███ █ █
█    G█
███████
--
shades
▓▓▓▓▓▓▓
▓p··▓·▓
▓▓▓·▓·▓
▓····F▓
▓▓▓▓▓▓▓
--
squares of emoji
⬛⬛⬛⬛⬛⬛⬛
⬛S⬜⬜⬛⬜⬛
⬛⬛⬛⬜⬛⬜⬛
⬛⬜⬜⬜⬜E⬛
⬛⬛⬛⬛⬛⬛⬛
--
1 is the wall|read as open: 0
1111111
1200101
1110101
1000031
1111111
--
0 is the wall|read as open: 1
0000000
0S11010
0001010
01111F0
0000000
--
digits with spaces between|read as open: 0
1 1 1 1 1 1 1
1 2 0 0 1 0 1
1 1 1 0 1 0 1
1 0 0 0 0 3 1
1 1 1 1 1 1 1
--
# with spaces between
# # # # # # #
# S . . # . #
# # # . # . #
# . . . . E #
# # # # # # #
--
X
XXXXXXX
XS  X X
XXX X X
X    FX
XXXXXXX
--
x below the numbers of columns and of rows
7
5
xxxxxxx
xS  x x
xxx x x
x    Fx
xxxxxxx
--
X below the numbers of rows and columns
5 7
XXXXXXX
XS  X X
XXX X X
X    FX
XXXXXXX
--
*
*******
*S  * *
*** * *
*    E*
*******
--
%, with a player P and food
%%%%%%%
%P..%.%
%%%.%.%
%....G%
%%%%%%%
--
another letter
WWWWWWW
W@  W W
WWW W W
W    EW
WWWWWWW
--
a frame
+-----+
|S  | |
|-+ | |
|    E|
+-----+
--
with a key and a door|read as open: k d
#######
#S k# #
### #d#
#    E#
#######
--
END
}

@test "lists are read: arrays of programs, with quotes and without, separated by commas or semicolons" {
    check_styles "$small" <<'END'
numbers|read as open: 0
[[1,1,1,1,1,1,1],
 [1,2,0,0,1,0,1],
 [1,1,1,0,1,0,1],
 [1,0,0,0,0,3,1],
 [1,1,1,1,1,1,1]]
--
in braces and quotes
{'#','#','#','#','#','#','#'},
{'#','S',' ',' ','#',' ','#'},
{'#','#','#',' ','#',' ','#'},
{'#',' ',' ',' ',' ','E','#'},
{'#','#','#','#','#','#','#'};
--
a table
#;#;#;#;#;#;#
#;S;;;#;;#
#;#;#;;#;;#
#;;;;;E;#
#;#;#;#;#;#;#
--
with quotes and spaces
["#", "#", "#", "#", "#", "#", "#"],
["#", "S", ".", ".", "#", ".", "#"],
["#", "#", "#", ".", "#", ".", "#"],
["#", ".", ".", ".", ".", "E", "#"],
["#", "#", "#", "#", "#", "#", "#"],
--
END
}

@test "lattices and underscores are read: +---+, +--+, o---o, box drawing of each weight" {
    check_styles "$small" <<'END'
+---+
+---+---+---+
| S     |   |
+---+   +   +
|         E |
+---+---+---+
--
+--+
+--+--+--+
|S    |  |
+--+  +  +
|      E |
+--+--+--+
--
+-+
+-+-+-+
|S  | |
+-+ + +
|    E|
+-+-+-+
--
o---o
o---o---o---o
| S     |   |
o---o   o   o
|         G |
o---o---o---o
--
a cell two rows high
+----+----+----+
| S       |    |
|         |    |
+----+    +    +
|           E  |
|              |
+----+----+----+
--
light
┌───────┬───┐
│ ●     │   │
├───╴   ╵   │
│         ◆ │
└───────────┘
--
light, a character to a square
┌───┬─┐
│S  │ │
├─╴ ╵ │
│    E│
└─────┘
--
heavy
┏━━━━━━━┳━━━┓
┃ S     ┃   ┃
┣━━━╸   ╹   ┃
┃         E ┃
┗━━━━━━━━━━━┛
--
double
╔═══════╦═══╗
║ S     ║   ║
╠════   ║   ║
║         E ║
╚═══════════╝
--
rounded
╭───────┬───╮
│ S     │   │
├────   │   │
│         E │
╰───────────╯
--
END
    check_styles '7 5/1 1 1 1 1 1 1/1 0 0 0 1 0 1/1 1 1 0 1 0 1/1 0 0 0 0 0 1/1 1 1 1 1 1 1' <<'END'
underscores
 _____
|_  | |
|_____|
--
underscores with spaces between
 _ _ _
|_  | |
|_ _ _|
--
END
    check_styles '7 5/1 1 1 1 1 1 1/1 0 0 8 1 7 1/1 1 1 0 1 0 1/1 0 0 0 0 0 1/1 0 1 1 1 1 1' <<'END'
underscores with marks and an opening
 _____
|_ S|E|
|  ___|
--
END
}

@test "start and goal are found: marks, openings, and a goal in the border that gets a wall around it" {
    check_styles "$opened" <<'END'
two openings
# #####
#   # #
### # #
#     #
##### #
--
a lattice with two openings
+   +---+---+
|       |   |
+---+   +   +
|           |
+---+---+   +
--
a start in the border, and an opening
#S#####
#   # #
### # #
#     #
##### #
--
END
    check_styles "$walled" <<'END'
start and goal in the border
#S#####
#   # #
### # #
#     #
#####E#
--
the same in a lattice
+ S +---+---+
|       |   |
+---+   +   +
|           |
+---+---+ E +
--
END
    check_styles "${small/7 1/0 1}" <<'END'
without a goal|the first of 2 players counts
#######
#S  # #
### # #
#    S#
#######
--
END
    check_styles "${small/1 1 1 0 1 0 1\/1 0 0 0 0 7/1 1 1 7 1 0 1\/1 0 0 0 0 0}" <<'END'
several marks|read as open: A|the first of 3 goals counts
#######
#S A# #
###E#E#
#    E#
#######
--
END
}

@test "a picture may stand below numbers, empty lines and comments, in a fence, indented, and above facts" {
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
--
END
    printf '\357\273\277%s\r\n' '  #######' $'\t #S  # #' '  ### # #' '  #    E#' '  #######' '' | sed '2,$s/^\xef\xbb\xbf//' >picture
    lines_of "$small"
    check_printed "$REPLY" generate -f text -i picture
    read_as '3 3/1 1 1/8 0 7/1 1 1' '###' '   ' '###'
    read_as '3 3/1 1 1/8 0 7/1 1 1' '   ###' '      ' '   ###'
    read_as '5 5/1 1 1 1 1/1 0 0 0 8/1 1 1 1 1/1 0 0 0 7/1 1 1 1 1' '#####' '#   ' '#####' '#   ' '#####'
}
