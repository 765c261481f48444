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

@test "files of public repositories are read rightly, or with a note, or refused with a reason" {
    answer_files <<'END'
one line array|4 3 4 yes none
three rows|11 10 11 yes 7
W walls|13 12 13 yes 8
ragged|11 10 11 yes 10|rows that end early: 4
--
[[1, 1, 1, 1, 1], [1, 0, 0, 0, 1], [1, 1, 1, 0, 1], [1, 0, 0, 0, 1], [1, 1, 1, 1, 1]] : ..... : _ _ W _ _ : ########
                                                                                      : .#.#. : W _ W _ W : #S....#
                                                                                      : .#.#. : W _ _ _ _ : #####.#
                                                                                      :       : _ _ W W _ : #E....#
                                                                                      :       :           : #######
--
minus one||line 1: a square has more than one character: -1; use one for each square
minus one walls||line 1: a square has more than one character: -1; use one for each square
unknown ends|6 5 6 yes 6|start: o, goal: *
unknown goal|6 5 6 yes 10|goal: T
zero wall one opening|6 5 6 yes 7
hexagons||line 2: / and \ cannot be read; draw walls across and down only
marks in border|4 3 4 yes 6
no marks|4 3 4 yes 7
long header|21 21 21 no 10|line 1 skipped: 5 6 0 0 4 5
--
1 -1 1 1 1 1 1 : -1 -1 -1 -1 -1 -1 -1 -1 : ####### : +-+-+-+ : 0000000 : #---#   # : +-+-+ : +-+-+   : 5 6 0 0 4 5
1 0 1 0 0 0 1  : -1  0  0  0 -1  0  0 -1 : #o    # : |S    | : S     0 :      \ /  : S   | :     |   : ......
1 0 1 0 1 0 1  : -1 -1 -1  0 -1  0 -1 -1 : ##### # : +-+-+ + : 00000 0 :   #---#   : +-+ + : +-+ +   : .####.
1 0 0 0 1 0 1  : -1  0  0  0  0  0  0 -1 : #    *# : |T    | : 0    F0 :  /     \  : |   E : $|    $ : .#....
1 1 1 1 1 2 1  : -1 -1 -1 -1 -1 -1 -1 -1 : ####### : +-+-+-+ : 0000000 : @   #---? : +-+-+ : +-+-+   : .#.##.
               :                         :         :         :         :           :       :         : ...#..
--
header with comma|17 16 17 yes none
square size 1 open|13 11 7 no none|read as a maze file, in which 1 is a wall
filled cell|8 7 8 yes 8
lines after|6 5 6 yes 6|lines 6 to 7 skipped
hash trail|9 9 9 no 8|read as open: #
X trail|21 22 21 no 9|read as open: X
four numbers|4 3 4 yes none|line 1 skipped: 2 2 5 5
no posts|9 8 9 yes none
other codes|6 5 6 yes none|read as open: 4 9 7 5
--
10, 5      : 5 5       : ####### : ####### : 1 1 1 1 1 1 1 : ******** : 2 2 5 5   : $ - - - $ : [
XXXXXXXXXX : 1 0 0 0 0 : #S  ### : #S....# : 1 A 1 0 0 0 1 : *SXX   * :           : |     |   :  [1,1,1,1,1,1,1],
X        X : 1 1 0 1 1 : ### ### : #####.# : 1 # 1 0 1 0 1 : ***X**** : 1 1 1 1 1 : $   - - $ :  [1,0,0,4,0,0,1],
XXXXXXXX X : 0 1 0 0 1 : #     # : #....E# : 1 # # # 1 0 1 : *  X   * : 1 0 0 0 1 : | |   |   :  [1,1,1,1,1,0,1],
X        X : 0 1 1 1 1 : # ### # : ####### : 1 1 1 # 1 0 1 : ** X**** : 1 1 1 0 1 : $       $ :  [1,9,0,7,0,5,1],
XXXXXXXXXX : 0 0 0 0 1 : #   #E# : 17      : 1 B # # 0 0 1 : *  XXXE* : 0 0 0 0 1 : |   | |   :  [1,1,1,1,1,1,1]
           :           : ####### : 5 5     : 1 1 1 1 1 1 1 : ******** : 1 1 1 1 1 : $ - - - $ : ]
--
rule above|4 3 4 yes none|line 1 skipped: -------------
shade trail|12 12 12 no 10|read as open: ▒
two matrices||line 5: a second table follows; draw one picture
ends in header|4 3 4 yes none|lines 1 to 3 skipped
ends after blank|4 3 4 yes none|line 9 skipped: 1 1
json object|4 3 4 yes 6|line 2 skipped:   "width": 5,
--
------------- : █████████ : 3 3   : 5 5       : 5 5       : {
              : █S▒▒█   █ : 0 1 1 : 1 1       :           :   "width": 5,
{{1,1,1,1,1}, : ███▒█ █ █ : 1 0 1 : 3 3       : 1 1 1 1 1 :   "grid": [
{1,0,0,0,1},  : █  ▒▒▒█ █ : 0 0 1 : 1 1 1 1 1 : 1 0 0 0 1 :     [1,1,1,1,1],
{1,1,1,0,1},  : █ ███▒█ █ :       : 1 0 1 0 1 : 1 1 1 0 1 :     [1,2,0,0,1],
{1,0,0,0,1},  : █   █▒▒E█ : 1 0 0 : 1 0 1 0 1 : 1 0 0 0 1 :     [1,1,1,0,1],
{1,1,1,1,1}}; : █████████ : 0 0 1 : 1 0 0 0 1 : 1 1 1 1 1 :     [1,3,0,0,1],
              :           : 1 1 1 : 1 1 1 1 1 :           :     [1,1,1,1,1]
              :           :       :           : 1 1       :   ]
              :           :       :           :           : }
END
}

@test "the same kinds of files are answered alike with other signs, sizes and orders" {
    answer_files <<'END'
an array of braces in one line|4 3 4 yes none
--
int m[5][5] = {{1,1,1,1,1},{1,0,0,0,1},{1,0,1,1,1},{1,0,0,0,0},{1,1,1,1,1}};
--
strings in one line|6 5 6 yes 10
old Mac line ends|6 7 6 no 2
-1 in a list||line 1: a square has more than one character: -1; use one for each square
-1 between digits||line 1: a square has more than one character: -1; use one for each square
W walls and points||line 1: no walls; draw walls as # and open squares as spaces
--
["#######","#S    #","##### #","#E    #","#######"] : #####@# S #@#E  #@##### : [-1,-1,-1] :  0 -1  0 : .W...
                                                    :                         : [-1, 0,-1] :  0  0  0 : .W.W.
                                                    :                         : [-1,-1,-1] : -1 -1  0 : ...W.
--
flags of cells are no rows||line 1: a square has more than one character: 1001; use one for each square
rows of o and space without a border|11 10 11 yes 8
slopes||line 2: / and \ cannot be read; draw walls across and down only
variation selectors|4 3 4 yes none
a maze file that may be read the other way|12 12 12 no none|read as a maze file, in which 1 is a wall
shorter rows that end in a wall|12 11 12 yes none|rows that end early: 3
% is the wall, o the trail|6 6 6 no 6|read as open: o
one point among spaces is the goal|6 5 6 yes 10|goal: .
two keys without ends|8 7 8 yes 9|start: k, goal: q
--
["1001","1100","0101"] :  xxxx   : ######### : ⬛️⬛️⬛️⬛️⬛️ : 5 3       : WWWWWWWW : %%%%%%% : ####### : █████████
["1010","0110","0011"] : $   x $ : #  /    # : ⬛️⬜️⬜️⬜️⬛️ : 0 0 0 0 0 : W     W  : %Po   % : #s    # : █k      █
["1000","1110","0001"] : $xx x $ : # /  \  # : ⬛️⬛️⬛️⬜️⬛️ : 0 1 1 1 0 : W WWW WW : %%%o% % : ##### # : ███████ █
                       : $x    $ : ######### : ⬛️⬛️⬛️⬛️⬛️ : 0 0 0 0 0 : W   W W  : %  ooG% : #.    # : █     q █
                       :         :           :            :           : WWW WWW  : %%%%%%% : ####### : █████████
--
signs on posts are no marks|6 3 2 no none|read as open: *
walls and a mark in one line of a cell|6 3 2 no none
spaced rows that end in a wall|7 5 1 no none|rows that end early: 2
pairs that are not alike in more than one of twenty|30 37 30 no none
--
+---+-*-+---@ : +---+---+---+ : # # # # # # # : ################
| S |   |   | : |   |       | : # S #   #     : ##S           ##
|       |   | : |       | S | : # # #   # # # : ###  ####  #  ##
+   +   +   + : |       |   | : #       #     : ##            ##
|         E | : +   +---+   + : # # #   # # # : ################
|   |   |   | : |           | : #         E #
+---+---+---+ : |   |       | : # # # # # # #
              : |           |
              : +---+---+---+
--
b walls and a start|4 3 4 yes 7
strings with line ends|4 3 4 yes 4
a wall of 0 with two openings|4 3 4 yes 9|read as open: 1
digits of many kinds beside 1|6 5 6 yes 10|read as open: 6 5 4 7|start: 8
squares three characters wide||line 1: each square is three characters wide; use one or two
a lattice with openings and marks in them|6 5 6 yes 8
posts only where walls meet|10 8 3 no none
a frame with an exit|15 16 15 no none
--
b_bbb : "+--+--+\n"  : 0S000 : 1 1 1 1 1 1 1 : ############### : +---+---+---+ : +---+-----------+---+ : +---- -+
b_S_b : "|S    |\n"  : 01110 : 1 3 6 5 4 7 1 : ###         ### : S           | : |   |           |   | : |  |   |
bbb_b : "+--+  +\n"  : 00010 : 1 1 1 1 1 4 1 : ######   ###### : +---+---+   + : |   +---+   +   |   | : |  | --+
b___b : "|    E|\n"  : 01110 : 1 8 7 6 5 6 1 : ###         ### : |           E : |       |   |       | : |      |
b_bbb : "+--+--+\n"; : 01000 : 1 1 1 1 1 1 1 : ############### : +---+---+---+ : +-------+---+-------+ : +------+
--
a header in brackets|8 7 8 yes 14
a maze with a trail of +|10 9 10 yes 7|read as open: +
a border of 2 around walls of 1 is refused||line 1: several signs could be the wall; draw walls as #
a list with semicolons and a title|4 3 4 yes 6|line 1 skipped: My level
a filled cell between walls of X|8 8 8 no none
two tables without a size||line 4: a second table follows; draw one picture
shorter rows that end open|9 8 9 yes none|rows that end early: 1
a title and a legend|8 7 8 yes 12|line 1 skipped: The second maze|line 7 skipped: S: start, E: end
a title in capitals and a rule|8 7 8 yes 12|lines 1 to 2 skipped
a coordinate on each line above|8 7 8 yes none|lines 1 to 2 skipped
--
[9, 5]    : ####### : 2222222 : My level  : XXXXXXX : 0 1 0 1 : ####### : The second maze  : LEVEL 1   : 1,1
********* : #S++### : 2000002 : 1;1;1;1;1 : X     X : 1 0 1 1 : #     # : XXXXXXXXX        : =======   : 7,3
*A      * : ###+### : 2010102 : 1;2;0;0;1 : X XXX X : 0 0 0 1 : # ##### : XS  X   X        : ######### : #########
******* * : #  +++# : 2111112 : 1;1;1;0;1 : X XXX X :         : $#   $  : XXX X X X        : #@  #   # : #       #
*B      * : #####E# : 2000102 : 1;3;0;0;1 : X XXX X : 0 1 0 1 : # ##### : X     XEX        : ### # # # : # #######
********* : ####### : 2222222 : 1;1;1;1;1 : X     X : 1 1 0 0 : #     # : XXXXXXXXX        : #     #X# : #       #
          :         :         :           : XXXXXXX : 1 1 1 1 : ####### : S: start, E: end : ######### : #########
--
a string on each line|6 5 6 yes 10
no posts, cells three wide|9 7 8 no none
numbers between two pictures|2 1 2 yes 2 3 2 3 yes 4
a picture and a paragraph|4 3 4 yes none|lines 1 to 2 skipped|line 10 skipped: I hope that you like it.
two mazes of the same size are no tables|4 3 4 yes none 4 3 4 yes none
--
maze = [       : $ --- --- --- $ : 5 5     : Here is a maze that I drew. : 1 1 1 1 1
    "#######", : |           |   : #####   : It has one path.            : 1 0 0 0 1
    "#S    #", : $     ---     $ : #S E#   :                             : 1 0 1 0 0
    "##### #", : |   |   |   |   : #####   : #####                       : 1 0 1 0 1
    "#E    #", : $     --- --- $ : 7 3     : #   #                       : 1 1 1 1 1
    "#######"  : |           |   : ####### : # ###                       : 
]              : $ --- --- --- $ : #S   E# : #   #                       : 1 1 1 1 1
               :                 : ####### : #####                       : 0 0 0 0 1
               :                 :         :                             : 1 0 1 0 1
               :                 :         : I hope that you like it.    : 1 0 1 0 1
               :                 :         :                             : 1 1 1 1 1
END
}

@test "files drawn by hand from the page about maze files are answered as a reader of it expects" {
    answer_files <<'END'
walls and ends as emoji|4 3 4 yes 6|start: 🙂, goal: 🏁
no border, and the goal in it|14 13 14 yes 13
a trail of arrows|16 19 16 no 11|read as open: > v <
spaces outside are open|16 16 10 no 7
--
🧱🧱🧱🧱🧱 : ..... : ####### : ########
🧱🙂⬜⬜🧱 : .###. : #S>>v # : #S     #
🧱🧱🧱⬜🧱 : .#S#. : #   v # : #### ###
🧱🏁⬜⬜🧱 : ...#E : #####v# : $   #  E#$
🧱🧱🧱🧱🧱 :       : #E<<< # : $   #####$
      :       : ####### : 
--
a picture in Markdown|4 3 4 yes 6|line 3 skipped: Here it is:|line 13 skipped: Have fun!
a legend above|11 10 11 yes 6|start: o, goal: x|line 1 skipped: Legend: # wall, o player, x exit
sizes with names above|6 6 6 no 6|goal: .|lines 1 to 2 skipped
the array of a maze with openings|9 8 9 yes none|read as open: 0
a border of 0 with an opening|21 22 21 no 10|read as open: 0
--
# My maze   : Legend: # wall, o player, x exit   : rows: 5 : 1 1 1 1 1 1 1 : 000000
            :                                    : cols: 7 : 1 0 2 0 0 0 1 : 0S1110
Here it is: : #######                            :         : 1 0 1 0 1 0 1 : 000100
            : #o #  #                            : %%%%%%% : 1 0 1 0 1 0 1 : 011110
```         : ## # ##                            : %P    % : 1 0 1 1 1 0 1 : 000010
#####       : #    x#                            : % %%% % : 1 0 0 0 1 0 1 : 
#S  #       : #######                            : %    .% : 1 1 1 1 1 1 1 : 
### #       :                                    : %%%%%%% :               : 
#E  #       :                                    :         :               : 
#####       :                                    :         :               : 
```         :                                    :         :               : 
            :                                    :         :               : 
Have fun!   :                                    :         :               : 
--
a start between two cells|6 5 6 yes 5
cells two characters wide between posts of o|6 5 6 yes none
strings in single quotes|6 5 6 yes 10|start: a, goal: z
words in a list||line 1: words as squares: True; use one sign
--
┏━━━━━━━┳━━━┓ : o--o--o--o : grid = ['#######',  : [[True, True, True], [True, False, True], [True, True, True]]
┃   S   ┃   ┃ : |     |  | : $        '#a    #',$ : 
┃   ╺━━━┛   ┃ : o  o--o  o : $        '##### #',$ : 
┃     E     ┃ : |        | : $        '#z    #',$ : 
┗━━━━━━━━━━━┛ : o--o--o--o : $        '#######']$ : 
--
a row of open squares in a spaced picture|11 10 11 yes 5|read as open: k
a post of ASCII in box drawing|4 3 4 yes 5|goal: |
a corridor three rows high|5 4 5 yes none
a shape in box drawing||line 1: box drawing begins with a corner; save a shape with -f text
--
X X X X X   : ┌───┬───┐ : 1 1 1 1 1 1 1 1 1 1 1 : $    ╷ ● ┌───┐
X   X   X   : │ s │   │ : 1 0 0 0 0 0 0 0 0 0 1 : $    │   │   │
$         $ : │   ╵   │ : 1 1 1 1 1 1 1 1 1 1 1 : $┌───┘   ╵   │
X X X   X   : │       | :                       : $│           │
X     k X   : └───────┘ :                       : $└───────◆───┘
X X X X X   :           :                       : 
END
}
