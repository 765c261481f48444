#!/usr/bin/env bats
#
# Files of the kinds that other programs write: each is read rightly, or with a note, or refused with a reason.

load ../support/helpers

answer_files() { # for each file of standard input, below a line "== NAME|FACTS|MESSAGE|...": both twins answer that. FACTS are cells,
    # passages, reachable, perfect and path of each maze; an @ in a line is a carriage return
    local line name='' answer file=''
    while IFS= read -r line; do
        [[ $line != '== '* ]] || answer_file
        if [[ $line == '== '* ]]; then
            name=${line%%|*} answer=${line#*|} file=''
        else
            file+=$line$'\n'
        fi
    done < <(cat && echo '== ')
}

answer_file() { # $name, $answer and $file, if there is one
    local said
    [[ -n $name ]] || return 0
    [[ $file != *@#* ]] || file=${file//@/$'\r'}
    printf %s "$file" >picture
    check_same check -i picture
    said=$(grep -E '^(cells|passages|reachable|perfect|path): ' <<<"$out" | sed 's/.*: //' | paste -s -d ' ' -)
    err=${err//maze.sh: picture: /|}
    check "$name" "$answer" "$said${err//$'\n'/}"
}

@test "files of public repositories are read rightly, or with a note, or refused with a reason" {
    answer_files <<'END'
== filled cell|8 7 8 yes 8
#######
#S  ###
### ###
#     #
# ### #
#   #E#
#######
== three rows|11 10 11 yes 7
.....
.#.#.
.#.#.
== two matrices||line 5: a second table follows; draw one picture
3 3
0 1 1
1 0 1
0 0 1

1 0 0
0 0 1
1 1 1
== ragged|11 10 11 yes 10|rows that end early: 4
########
#S....#
#####.#
#E....#
#######
== ends in header|4 3 4 yes none|lines 1 to 3 skipped
5 5
1 1
3 3
1 1 1 1 1
1 0 1 0 1
1 0 1 0 1
1 0 0 0 1
1 1 1 1 1
== minus one||line 1: a square has more than one character: -1; use one for each square
1 -1 1 1 1 1 1
1 0 1 0 0 0 1
1 0 1 0 1 0 1
1 0 0 0 1 0 1
1 1 1 1 1 2 1
== minus one walls||line 1: a square has more than one character: -1; use one for each square
-1 -1 -1 -1 -1 -1 -1 -1
-1  0  0  0 -1  0  0 -1
-1 -1 -1  0 -1  0 -1 -1
-1  0  0  0  0  0  0 -1
-1 -1 -1 -1 -1 -1 -1 -1
== long header|21 21 21 no 10|line 1 skipped: 5 6 0 0 4 5
5 6 0 0 4 5
......
.####.
.#....
.#.##.
...#..
== lines after|6 5 6 yes 6|lines 6 to 7 skipped
#######
#S....#
#####.#
#....E#
#######
17
5 5
== hash trail|9 9 9 no 8|read as open: #
1 1 1 1 1 1 1
1 A 1 0 0 0 1
1 # 1 0 1 0 1
1 # # # 1 0 1
1 1 1 # 1 0 1
1 B # # 0 0 1
1 1 1 1 1 1 1
== X trail|21 22 21 no 9|read as open: X
********
*SXX   *
***X****
*  X   *
** X****
*  XXXE*
********
== unknown ends|6 5 6 yes 6|start: o, goal: *
#######
#o    #
##### #
#    *#
#######
== unknown goal|6 5 6 yes 10|goal: T
+-+-+-+
|S    |
+-+-+ +
|T    |
+-+-+-+
== four numbers|4 3 4 yes none|line 1 skipped: 2 2 5 5
2 2 5 5

1 1 1 1 1
1 0 0 0 1
1 1 1 0 1
0 0 0 0 1
1 1 1 1 1
== W walls|13 12 13 yes 8
_ _ W _ _
W _ W _ W
W _ _ _ _
_ _ W W _
== one line array|4 3 4 yes none
[[1, 1, 1, 1, 1], [1, 0, 0, 0, 1], [1, 1, 1, 0, 1], [1, 0, 0, 0, 1], [1, 1, 1, 1, 1]]
== json object|4 3 4 yes 6|line 2 skipped:   "width": 5,
{
  "width": 5,
  "grid": [
    [1,1,1,1,1],
    [1,2,0,0,1],
    [1,1,1,0,1],
    [1,3,0,0,1],
    [1,1,1,1,1]
  ]
}
== no posts|9 8 9 yes none
 - - - 
|     |
   - - 
| |   |
       
|   | |
 - - - 
== zero wall one opening|6 5 6 yes 7
0000000
S     0
00000 0
0    F0
0000000
== header with comma|17 16 17 yes none
10, 5
XXXXXXXXXX
X        X
XXXXXXXX X
X        X
XXXXXXXXXX
== other codes|6 5 6 yes none|read as open: 4 9 7 5
[
 [1,1,1,1,1,1,1],
 [1,0,0,4,0,0,1],
 [1,1,1,1,1,0,1],
 [1,9,0,7,0,5,1],
 [1,1,1,1,1,1,1]
]
== rule above|4 3 4 yes none|line 1 skipped: -------------
-------------

{{1,1,1,1,1},
{1,0,0,0,1},
{1,1,1,0,1},
{1,0,0,0,1},
{1,1,1,1,1}};
== ends after blank|4 3 4 yes none|line 9 skipped: 1 1
5 5

1 1 1 1 1
1 0 0 0 1
1 1 1 0 1
1 0 0 0 1
1 1 1 1 1

1 1
== hexagons||line 2: / and \ cannot be read; draw walls across and down only
#---#   #
     \ /
  #---#
 /     \
@   #---?
== marks in border|4 3 4 yes 6
+-+-+
S   |
+-+ +
|   E
+-+-+
== no marks|4 3 4 yes 7
+-+-+
    |
+-+ +
|    
+-+-+
== shade trail|12 12 12 no 10|read as open: ▒
█████████
█S▒▒█   █
███▒█ █ █
█  ▒▒▒█ █
█ ███▒█ █
█   █▒▒E█
█████████
== square size 1 open|13 11 7 no none|read as a maze file, in which 1 is a wall
5 5
1 0 0 0 0
1 1 0 1 1
0 1 0 0 1
0 1 1 1 1
0 0 0 0 1
END
}

@test "the same kinds of files are answered alike with other signs, sizes and orders" {
    answer_files <<'END'
== a filled cell between walls of X|8 8 8 no none
XXXXXXX
X     X
X XXX X
X XXX X
X XXX X
X     X
XXXXXXX
== rows of o and space without a border|11 10 11 yes 8
 xxxx
   x 
xx x 
x    
== two tables without a size||line 4: a second table follows; draw one picture
0 1 0 1
1 0 1 1
0 0 0 1

0 1 0 1
1 1 0 0
1 1 1 1
== two mazes of the same size are no tables|4 3 4 yes none 4 3 4 yes none
1 1 1 1 1
1 0 0 0 1
1 0 1 0 0
1 0 1 0 1
1 1 1 1 1

1 1 1 1 1
0 0 0 0 1
1 0 1 0 1
1 0 1 0 1
1 1 1 1 1
== shorter rows that end in a wall|12 11 12 yes none|rows that end early: 3
WWWWWWWW
W     W
W WWW WW
W   W W
WWW WWW
== shorter rows that end open|9 8 9 yes none|rows that end early: 1
#######
#     #
# #####
#   
# #####
#     #
#######
== a title and a legend|8 7 8 yes 12|line 1 skipped: The second maze|line 7 skipped: S: start, E: end
The second maze
XXXXXXXXX
XS  X   X
XXX X X X
X     XEX
XXXXXXXXX
S: start, E: end
== a title in capitals and a rule|8 7 8 yes 12|lines 1 to 2 skipped
LEVEL 1
=======
#########
#@  #   #
### # # #
#     #X#
#########
== a header in brackets|8 7 8 yes 14
[9, 5]
*********
*A      *
******* *
*B      *
*********
== numbers between two pictures|2 1 2 yes 2 3 2 3 yes 4
5 5
#####
#S E#
#####
7 3
#######
#S   E#
#######
== a coordinate on each line above|8 7 8 yes none|lines 1 to 2 skipped
1,1
7,3
#########
#       #
# #######
#       #
#########
== a maze with a trail of +|10 9 10 yes 7|read as open: +
#######
#S++###
###+###
#  +++#
#####E#
#######
== a border of 2 around walls of 1 is refused||no maze was found in it: several signs could be the wall; draw walls as #
2222222
2000002
2010102
2111112
2000102
2222222
== % is the wall, o the trail|6 6 6 no 6|read as open: o
%%%%%%%
%Po   %
%%%o% %
%  ooG%
%%%%%%%
== one point among spaces is the goal|6 5 6 yes 10|goal: .
#######
#s    #
##### #
#.    #
#######
== two keys without ends|8 7 8 yes 9|start: k, goal: q
█████████
█k      █
███████ █
█     q █
█████████
== -1 in a list||line 1: a square has more than one character: -1; use one for each square
[-1,-1,-1]
[-1, 0,-1]
[-1,-1,-1]
== -1 between digits||line 1: a square has more than one character: -1; use one for each square
 0 -1  0
 0  0  0
-1 -1  0
== W walls and points||no maze was found in it: no walls; draw walls as # and open squares as spaces
.W...
.W.W.
...W.
== b walls and a start|4 3 4 yes 7
b_bbb
b_S_b
bbb_b
b___b
b_bbb
== an array of braces in one line|4 3 4 yes none
int m[5][5] = {{1,1,1,1,1},{1,0,0,0,1},{1,0,1,1,1},{1,0,0,0,0},{1,1,1,1,1}};
== strings in one line|6 5 6 yes 10
["#######","#S    #","##### #","#E    #","#######"]
== a string on each line|6 5 6 yes 10
maze = [
    "#######",
    "#S    #",
    "##### #",
    "#E    #",
    "#######"
]
== strings with line ends|4 3 4 yes 4
"+--+--+\n"
"|S    |\n"
"+--+  +\n"
"|    E|\n"
"+--+--+\n";
== flags of cells are no rows||line 1: a square has more than one character: 1001; use one for each square
["1001","1100","0101"]
["1010","0110","0011"]
["1000","1110","0001"]
== no posts, cells three wide|9 7 8 no none
 --- --- --- 
|           |
     ---     
|   |   |   |
     --- --- 
|           |
 --- --- --- 
== a wall of 0 with two openings|4 3 4 yes 9|read as open: 1
0S000
01110
00010
01110
01000
== digits of many kinds beside 1|6 5 6 yes 10|read as open: 6 5 4 7|start: 8
1 1 1 1 1 1 1
1 3 6 5 4 7 1
1 1 1 1 1 4 1
1 8 7 6 5 6 1
1 1 1 1 1 1 1
== a list with semicolons and a title|4 3 4 yes 6|line 1 skipped: My level
My level
1;1;1;1;1
1;2;0;0;1
1;1;1;0;1
1;3;0;0;1
1;1;1;1;1
== slopes||line 2: / and \ cannot be read; draw walls across and down only
#########
#  /    #
# /  \  #
#########
== squares three characters wide||line 1: each square is three characters wide; use one or two
###############
###         ###
######   ######
###         ###
###############
== old Mac line ends|6 7 6 no 2
#####@# S #@#E  #@#####
== variation selectors|4 3 4 yes none
⬛️⬛️⬛️⬛️⬛️
⬛️⬜️⬜️⬜️⬛️
⬛️⬛️⬛️⬜️⬛️
⬛️⬛️⬛️⬛️⬛️
== a lattice with openings and marks in them|6 5 6 yes 8
+---+---+---+
S           |
+---+---+   +
|           E
+---+---+---+
== posts only where walls meet|10 8 3 no none
+---+-----------+---+
|   |           |   |
|   +---+   +   |   |
|       |   |       |
+-------+---+-------+
== a frame with an exit|15 16 15 no none
+---- -+
|  |   |
|  | --+
|      |
+------+
== a picture and a paragraph|4 3 4 yes none|lines 1 to 2 skipped|line 10 skipped: I hope that you like it.
Here is a maze that I drew.
It has one path.

#####
#   #
# ###
#   #
#####

I hope that you like it.
== a maze file that may be read the other way|12 12 12 no none|read as a maze file, in which 1 is a wall
5 3
0 0 0 0 0
0 1 1 1 0
0 0 0 0 0
END
}
