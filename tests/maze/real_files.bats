#!/usr/bin/env bats
#
# Files of the kinds that other programs write: each is read rightly, or with a note, or refused with a reason.

load ../support/helpers

read_answers() { # -> answers: the lines of standard input up to a line --; 1 if there is none
    local line
    answers=()
    while IFS= read -r line && [[ $line != -- ]]; do
        answers+=("$line")
    done
    ((${#answers[@]}))
}

answer_files() { # standard input has lines NAME|FACTS|MESSAGE|..., a line --, and as many files, side by side: both
    # twins answer that. FACTS are cells, passages, reachable, perfect and path of each maze; an @ is a carriage return
    local answers said pictures k
    while read_answers && read_columns '$'; do
        for k in "${!answers[@]}"; do
            [[ ${pictures[k]} != *@#* ]] || pictures[k]=${pictures[k]//@/$'\r'}
            printf %s "${pictures[k]}" >picture
            check_same check -i picture
            said=$(grep -E '^(cells|passages|reachable|perfect|path): ' <<<"$out" | sed 's/.*: //' | paste -s -d ' ' -)
            err=${err//maze.sh: picture: /|}
            check "${answers[k]%%|*}" "${answers[k]#*|}" "$said${err//$'\n'/}"
        done
    done
}

list_files() { # as answer_files reads them
    cat <<'END'
two mazes of the same size are no tables|4 3 4 yes none 4 3 4 yes none
json object|4 3 4 yes 6|line 2 skipped:   "width": 5,
a picture and a paragraph|4 3 4 yes none|lines 1 to 2 skipped|line 10 skipped: I hope that you like it.
ends after blank|4 3 4 yes none|line 9 skipped: 1 1
walls and a mark in one line of a cell|6 3 2 no none
two matrices||line 5: a second table follows; draw one picture
ends in header|4 3 4 yes none|lines 1 to 3 skipped
numbers between two pictures|2 1 2 yes 2 3 2 3 yes 4
--
1 1 1 1 1 : {                : Here is a maze that I drew. : 5 5       : +---+---+---+ : 3 3   : 5 5       : 5 5
1 0 0 0 1 :   "width": 5,    : It has one path.            :           : |   |       | : 0 1 1 : 1 1       : #####
1 0 1 0 0 :   "grid": [      :                             : 1 1 1 1 1 : |       | S | : 1 0 1 : 3 3       : #S E#
1 0 1 0 1 :     [1,1,1,1,1], : #####                       : 1 0 0 0 1 : |       |   | : 0 0 1 : 1 1 1 1 1 : #####
1 1 1 1 1 :     [1,2,0,0,1], : #   #                       : 1 1 1 0 1 : +   +---+   + :       : 1 0 1 0 1 : 7 3
          :     [1,1,1,0,1], : # ###                       : 1 0 0 0 1 : |           | : 1 0 0 : 1 0 1 0 1 : #######
1 1 1 1 1 :     [1,3,0,0,1], : #   #                       : 1 1 1 1 1 : |   |       | : 0 0 1 : 1 0 0 0 1 : #S   E#
0 0 0 0 1 :     [1,1,1,1,1]  : #####                       :           : |           | : 1 1 1 : 1 1 1 1 1 : #######
1 0 1 0 1 :   ]              :                             : 1 1       : +---+---+---+
1 0 1 0 1 : }                : I hope that you like it.
1 1 1 1 1
--
filled cell|8 7 8 yes 8
lines after|6 5 6 yes 6|lines 6 to 7 skipped
hash trail|9 9 9 no 8|read as open: #
X trail|21 22 21 no 9|read as open: X
other codes|6 5 6 yes none|read as open: 4 9 7 5
rule above|4 3 4 yes none|line 1 skipped: -------------
shade trail|12 12 12 no 10|read as open: ▒
no posts, cells three wide|9 7 8 no none
two signs fill much||line 1: several signs could be the wall; draw walls as #
--
####### : ####### : 1 1 1 1 1 1 1 : ******** : [                 : ------------- : █████████ : $ --- --- --- $ : 1111..
#S  ### : #S....# : 1 A 1 0 0 0 1 : *SXX   * :  [1,1,1,1,1,1,1], :               : █S▒▒█   █ : |           |   : 1aaaa.
### ### : #####.# : 1 # 1 0 1 0 1 : ***X**** :  [1,0,0,4,0,0,1], : {{1,1,1,1,1}, : ███▒█ █ █ : $     ---     $ : 1aaaa.
#     # : #....E# : 1 # # # 1 0 1 : *  X   * :  [1,1,1,1,1,0,1], : {1,0,0,0,1},  : █  ▒▒▒█ █ : |   |   |   |   : 1aaaa.
# ### # : ####### : 1 1 1 # 1 0 1 : ** X**** :  [1,9,0,7,0,5,1], : {1,1,1,0,1},  : █ ███▒█ █ : $     --- --- $ : 1111..
#   #E# : 17      : 1 B # # 0 0 1 : *  XXXE* :  [1,1,1,1,1,1,1]  : {1,0,0,0,1},  : █   █▒▒E█ : |           |   : ......
####### : 5 5     : 1 1 1 1 1 1 1 : ******** : ]                 : {1,1,1,1,1}}; : █████████ : $ --- --- --- $
--
a string on each line|6 5 6 yes 10
a title and a legend|8 7 8 yes 12|line 1 skipped: The second maze|line 7 skipped: S: start, E: end
signs on posts are no marks|6 3 2 no none|read as open: *
long header|21 21 21 no 10|line 1 skipped: 5 6 0 0 4 5
header with comma|17 16 17 yes none
square size 1 open|13 11 7 no none|read as a maze file, in which 1 is a wall
a list with semicolons and a title|4 3 4 yes 6|line 1 skipped: My level
a border of 2 around walls of 1 is refused||line 1: several signs could be the wall; draw walls as #
no border, and the goal in it|14 13 14 yes 13
--
maze = [       : The second maze  : +---+-*-+---@ : 5 6 0 0 4 5 : 10, 5      : 5 5       : My level  : 2222222 : .....
    "#######", : XXXXXXXXX        : | S |   |   | : ......      : XXXXXXXXXX : 1 0 0 0 0 : 1;1;1;1;1 : 2000002 : .###.
    "#S    #", : XS  X   X        : |       |   | : .####.      : X        X : 1 1 0 1 1 : 1;2;0;0;1 : 2010102 : .#S#.
    "##### #", : XXX X X X        : +   +   +   + : .#....      : XXXXXXXX X : 0 1 0 0 1 : 1;1;1;0;1 : 2111112 : ...#E
    "#E    #", : X     XEX        : |         E | : .#.##.      : X        X : 0 1 1 1 1 : 1;3;0;0;1 : 2000102
    "#######"  : XXXXXXXXX        : |   |   |   | : ...#..      : XXXXXXXXXX : 0 0 0 0 1 : 1;1;1;1;1 : 2222222
]              : S: start, E: end : +---+---+---+
--
a header in brackets|8 7 8 yes 14
ragged|11 10 11 yes 10|rows that end early: 4
minus one||line 1: a square has more than one character: -1; use one
unknown ends|6 5 6 yes 6|start: o, goal: *
unknown goal|6 5 6 yes 10|goal: T
hexagons||line 2: / and \ cannot be read; draw walls across and down only
no marks|4 3 4 yes 7
a frame with an exit|15 16 15 no none
posts only where walls meet|10 8 3 no none
--
[9, 5]    : ######## : 1 -1 1 1 1 1 1 : ####### : +-+-+-+ : #---#   # : +-+-+   : +---- -+ : +---+-----------+---+
********* : #S....#  : 1 0 1 0 0 0 1  : #o    # : |S    | :      \ /  :     |   : |  |   | : |   |           |   |
*A      * : #####.#  : 1 0 1 0 1 0 1  : ##### # : +-+-+ + :   #---#   : +-+ +   : |  | --+ : |   +---+   +   |   |
******* * : #E....#  : 1 0 0 0 1 0 1  : #    *# : |T    | :  /     \  : $|    $ : |      | : |       |   |       |
*B      * : #######  : 1 1 1 1 1 2 1  : ####### : +-+-+-+ : @   #---? : +-+-+   : +------+ : +-------+---+-------+
*********
--
squares three characters wide||line 1: each square is three characters wide; use one or two
digits of many kinds beside 1|6 5 6 yes 10|read as open: 6 5 4 7|start: 8
strings with line ends|4 3 4 yes 4
pairs that are not alike in more than one of twenty|30 37 30 no none
one point among spaces is the goal|6 5 6 yes 10|goal: .
shorter rows that end in a wall|12 11 12 yes none|rows that end early: 3
a shape in box drawing||line 1: box drawing begins with a corner; save a shape with -f text
a post of ASCII in box drawing|4 3 4 yes 5|goal: |
--
############### : 1 1 1 1 1 1 1 : "+--+--+\n"  : ################ : ####### : WWWWWWWW : $    ╷ ● ┌───┐ : ┌───┬───┐
###         ### : 1 3 6 5 4 7 1 : "|S    |\n"  : ##S           ## : #s    # : W     W  : $    │   │   │ : │ s │   │
######   ###### : 1 1 1 1 1 4 1 : "+--+  +\n"  : ###  ####  #  ## : ##### # : W WWW WW : $┌───┘   ╵   │ : │   ╵   │
###         ### : 1 8 7 6 5 6 1 : "|    E|\n"  : ##            ## : #.    # : W   W W  : $│           │ : │       |
############### : 1 1 1 1 1 1 1 : "+--+--+\n"; : ################ : ####### : WWW WWW  : $└───────◆───┘ : └───────┘
--
cells two characters wide between posts of o|6 5 6 yes none
a start between two cells|6 5 6 yes 5
shades|6 5 6 yes 6
spaces outside are open|16 16 10 no 7
two characters wide|6 5 6 yes 6
brackets|6 5 6 yes 6
a frame|6 5 6 yes 6
0 is the wall|6 5 6 yes 6|read as open: 1
several marks|6 5 6 yes 3|read as open: A|the first of 3 goals counts
--
o--o--o--o : ┏━━━━━━━┳━━━┓ : ▓▓▓▓▓▓▓ : ########   : ############## : [][][][][][][] : +-----+ : 0000000 : #######
|     |  | : ┃   S   ┃   ┃ : ▓p··▓·▓ : #S     #   : ##S     ##  ## : []A     []  [] : |S  | | : 0S11010 : #S A# #
o  o--o  o : ┃   ╺━━━┛   ┃ : ▓▓▓·▓·▓ : #### ###   : ######  ##  ## : [][][]  []  [] : |-+ | | : 0001010 : ###E#E#
|        | : ┃     E     ┃ : ▓····F▓ : $   #  E#$ : ##        E ## : []        B [] : |    E| : 01111F0 : #    E#
o--o--o--o : ┗━━━━━━━━━━━┛ : ▓▓▓▓▓▓▓ : $   #####$ : ############## : [][][][][][][] : +-----+ : 0000000 : #######
--
light, a character to a square|6 5 6 yes 6
two openings|6 5 6 yes 9
start and goal in the border|6 5 6 yes 8
a border of 0, but the squares of 1 are apart|25 25 25 no 11|read as open: 0
double|6 5 6 yes 6
start and goal in the border of a lattice|6 5 6 yes 8
a border of 0, and the squares of 1 join late|6 5 6 yes none|read as open: 1
an opening in it, and the squares of 0 are joined too|23 22 23 yes 11|read as open: 0
many signs without a meaning||line 1: too many signs have no meaning: a b c d h i; draw walls as #, the rest as spaces
posts not evenly spaced||line 1: the posts are not evenly spaced; draw all cells the same size
--
┌───┬─┐ : # ##### : #S##### : 0000000 : ╔═══════╦═══╗ : + S +---+---+ : 0000000 : 0001000 : ######### : +---+---+---+-
│S  │ │ : #   # # : #   # # : 0101010 : ║ S     ║   ║ : |       |   | : 0101010 : 0101010 : #abcdhi # : |   |   |   |
├─╴ ╵ │ : ### # # : ### # # : 0101010 : ╠════   ║   ║ : +---+   +   + : 0101010 : 0101010 : #   b a # : +   +   +   +
│    E│ : #     # : #     # : 0110110 : ║         E ║ : |           | : 0111110 : 0111110 : #  ihdc # : |           |
└─────┘ : ##### # : #####E# : 0000000 : ╚═══════════╝ : +---+---+ E + : 0000000 : 0000000 : ######### : +---+---+---+
--
half a wall||line 3: a square has two different characters; draw both alike
a corner between the posts||line 2: the posts are not evenly spaced; draw all cells the same size
a bridge||line 3: bridges in a picture are ambiguous; save with -f text
W walls|13 12 13 yes 8
a maze file that may be read the other way|12 12 12 no none|read as a maze file, in which 1 is a wall
variation selectors|4 3 4 yes none
text among the rows||line 3: text between the rows: key [1]; remove this line
three rows|11 10 11 yes 7
only open squares||line 1: no walls; draw walls as # and open squares as spaces
two squares wide||line 1: width: 2 is out of range; try 3 to 2001
--
################ : ┌───┬───┐ : ########## : _ _ W _ _ : 5 3       : ⬛️⬛️⬛️⬛️⬛️ : ############### : ..... : ..... : ####
##S           ## : │   ┌   │ : ##  ##  ## : W _ W _ W : 0 0 0 0 0 : ⬛️⬜️⬜️⬜️⬛️ : #             # : .#.#. : ..a.. : ####
##  ####  # #### : │   │   │ : ##  ##║ ## : W _ _ _ _ : 0 1 1 1 0 : ⬛️⬛️⬛️⬜️⬛️ :  key [1]        : .#.#. : ..... : ####
##            ## : │       │ : ##      ## : _ _ W W _ : 0 0 0 0 0 : ⬛️⬛️⬛️⬛️⬛️ : ###############
################ : └───┴───┘ : ##########
--
flags of cells are no rows||line 1: a square has more than one character: 1001; use one
a corridor three rows high|5 4 5 yes none
underscores with spaces between|6 5 6 yes none
underscores with marks and an opening|6 5 6 yes 6
a wall in a cell||line 2: column 2: a wall inside a cell; draw | between two cells
the format half||line 1: half, braille, edges and json cannot be read; save with -f text
the format edges||line 1: half, braille, edges and json cannot be read; save with -f text
a word||line 1: not a row: hello; draw at least 3 rows
many signs||line 1: too many signs have no meaning: а б в г д е ж з и й к; draw walls as #, the rest as spaces
--
["1001","1100","0101"] : 1 1 1 1 1 1 1 1 1 1 1 : $ _ _ _$ : $ _____$ : $ ___$ : █▀▀▀█ : 0,0 0,1 : hello : абвгдежзийкл
["1010","0110","0011"] : 1 0 0 0 0 0 0 0 0 0 1 : |_  | |  : |_ S|E|  : $||_|$ : █ ▀ █ : 1,0 1,1
["1000","1110","0001"] : 1 1 1 1 1 1 1 1 1 1 1 : |_ _ _|  : |  ___|  : $|__|$
--
old Mac line ends|6 7 6 no 2
one line array|4 3 4 yes none
--
#####@# S #@#E  #@##### : [[1, 1, 1, 1, 1], [1, 0, 0, 0, 1], [1, 1, 1, 0, 1], [1, 0, 0, 0, 1], [1, 1, 1, 1, 1]]
--
an array as numpy prints it|6 5 6 yes 7|line 1 skipped: >>> maze
an array behind a name with dots|6 5 6 yes 7|line 5 skipped: , dtype=int)
a wall one column to the left||line 4: the posts are not evenly spaced; draw all cells the same size
hexagons of underscores||line 2: / and \ cannot be read; draw walls across and down only
walls that may be white|14 14 14 no 8|read as open: ⬜
squares that may be open|7 6 7 yes 7|read as open: 0
--
>>> maze          : np.array([[1,1,1,1,1,1,1],      : +---+---+---+ : $ __    __$    : ⬜⬜⬜⬜⬜ : 0111
[[1 1 1 1 1 1 1]  :  [1,2,0,0,1,0,1],               : | S |       | : $/  \__/  \$   : ⬜⬛⬛⬛⬜ : 0001
 [1 2 0 0 1 0 1]  :  [1,1,1,0,1,3,1],               : +   +   +   + : $\__/  \__/$   : ⬜⬛⬛⬛⬜ : 1100
 [1 1 1 0 1 3 1]  :  [1,0,0,0,0,0,1],               : |      |    | : $/  \__/  \$   : ⬜⬜⬜⬜⬜ : 1110
 [1 0 0 0 0 0 1]  :  [1,1,1,1,1,1,1]], dtype=int)   : +---+   +   + : $\__/  \__/$
 [1 1 1 1 1 1 1]] :                                 : |         E |
                  :                                 : +---+---+---+
--
walls of brackets|11 12 6 no none|rows that end early: 3|read as open: k
a frame with a row of posts inside|27 34 13 no none
--
[[[[[[[[ : +-----+-----+
[S  ]] E : |S    |     |
[   [[ k[ : |   +-+  +  |
[[[[[[[[ : |     |   E |
         : +-----+-----+
--
an array with a type|4 3 4 yes 3
--
let maze: number[][] = [[1,1,1,1,1],[1,2,0,0,1],[1,1,1,3,1],[1,1,1,1,1]];
--
commands around an array|4 3 4 yes 3|line 1 skipped: , a[$(touch pwned)]
--
a[$(touch pwned)] = `touch pwned`[[1,1,1,1,1],[1,2,0,0,1],[1,1,1,3,1],[1,1,1,1,1]], a[$(touch pwned)]
--
strings in one line|6 5 6 yes 10
words in a list||line 1: words as squares: True; use one sign
--
["#######","#S    #","##### #","#E    #","#######"] : [[True, True, True], [True, False, True], [True, True, True]]
--
an array of braces in one line|4 3 4 yes none
--
int m[5][5] = {{1,1,1,1,1},{1,0,0,0,1},{1,0,1,1,1},{1,0,0,0,0},{1,1,1,1,1}};
END
}

@test "files of other programs are read rightly, or with a note, or refused with a reason" {
    answer_files < <(list_files)
    check_files 'no command in a file runs' picture
}

# bats test_tags=random
@test "both twins read these files alike when they are damaged at random" {
    local picture answers pictures n=0
    while read_answers && read_columns '$'; do
        for picture in "${pictures[@]}"; do
            n=$((n + 1))
            printf %s "$picture" >"../whole$n"
        done
    done < <(list_files)
    share 60 1000
    n=$REPLY
    mkdir ../pictures
    "$PYTHON" "$ROOT/tests/support/mutate.py" "$MAZE_TEST_SEED" "$n" ../pictures ../whole*
    read_pictures=0
    for ((k = 0; k < n; k++)); do
        tr -d '\0' <"../pictures/$k" >picture # bash may refuse a NUL before it has printed the maze above it
        check_same generate -f text -i picture
        ((status)) || ((++read_pictures))
    done
    ((read_pictures > n / 5 && read_pictures < n)) ||
        check 'pictures that are read' 'more than a fifth, not all' "$read_pictures of $n"
    check_files 'damaged files' picture
}

@test "a picture may have a byte order mark, line ends of Windows, tabs, fences and facts around it" {
    printf '%s\r\n' $'\357\273\277# Level 7' '#' '7 5' '' '```text' '    #######' $'   \t#S  # #' '    ### # #' \
        '    #    E#' '    #######' '```' 'steps: 6' 'result: won' >picture
    lines_of '7 5/1 1 1 1 1 1 1/1 8 0 0 1 0 1/1 1 1 0 1 0 1/1 0 0 0 0 7 1/1 1 1 1 1 1 1'
    check_printed "$REPLY" generate -f text -i picture
    printf '%s\n' '   ###' '      ' '   ###' >picture
    check_printed $'3 3\n1 1 1\n8 0 7\n1 1 1\n' generate -f text -i picture
}
