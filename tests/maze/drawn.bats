#!/usr/bin/env bats
# shellcheck disable=SC2154 # helpers.bash sets out and the twins
#
# Small mazes to look at, in every picture; and games in them.

load ../support/helpers

# Both replay the keys in the 5x5 maze of seed 1 (drawn below) to this end.
ends_in() { # <keys> <result> <moves> <bumps> <position>
    check_same play 5x5 -s 1 --keys "$1"
    check "keys $1" "result: $2/moves: $3/bumps: $4/position: $5/" "$(tail -n +6 <<<"${out%$'\n'}" | tr '\n' /)"
}

@test "the 5x5 maze of seed 1 goes south, east and north" {
    # at   candidates            state  draw
    # 2,2  east south            48271  % 2 = 1: south
    # 2,4  east              182605794  % 1 = 0: east     48271 * 48271 - 2147483647
    # 4,4  north            1291394886  % 1 = 0: north    182605794 * 48271 - 4104 * 2147483647
    # The entrance is above the first cell, the exit below the last.
    draws 'generate 5x5 -s 1' <<'PICTURES'
           : -f ascii   : -f lines  : -f digits     : -f text   : -f edges
██● ██████ : ##@ ###### : ╷ ● ┌───┐ : 1 1 1 1 1 1 1 : 5 5       : 0,0 0,1
██  ██  ██ : ##  ##  ## : │   │   │ : 1 0 2 0 0 0 1 : 1 8 1 1 1 : 1,0 1,1
██  ██  ██ : ##  ##  ## : │   ╵   │ : 1 0 1 0 1 0 1 : 1 0 1 0 1 : 0,1 1,1
██      ██ : ##      ## : │       │ : 1 0 1 0 1 0 1 : 1 0 1 0 1 : # start 0,0
██████  ██ : ######  ## : └───╴   ╵ : 1 0 1 1 1 0 1 : 1 0 0 0 1 : # goal 1,1
           :            :           : 1 0 0 0 1 0 1 : 1 1 1 7 1
           :            :           : 1 1 1 1 1 1 1 : # seed 1
PICTURES
}

@test "the 5x5 maze of seed 1 solved and checked" {
    draws 'solve 5x5 -s 1' <<'PICTURES'
-f ascii   : -f lines  : -f text
##@ ###### : ╷ ● ┌───┐ : 5 5
##. ##  ## : │ · │   │ : 1 8 1 1 1
##. ##  ## : │ · ╵   │ : 1 9 1 0 1
##. . . ## : │ · · · │ : 1 9 1 0 1
######. ## : └───╴ · ╵ : 1 9 9 9 1
steps: 7   : steps: 7  : 1 1 1 7 1
           :           : # seed 1
           :           : # steps 7
PICTURES
    draws 'check 5x5 -s 1' <<'PICTURES'

cells: 4
passages: 3
reachable: 4
dead ends: 2
bridges: 0
perfect: yes
path: 7
turns: 2
junctions: 0
PICTURES
}

@test "the 7x7 maze of seed 1 with other ends" {
    # after its 8 passages, the generator continues:
    # 854716505, 564586691, 1596680831, 192302371, ...
    draws 'generate 7x7 -s 1 -f ascii' <<'PICTURES'
--ends center  : --ends opposite : --ends random
##########  ## : ##########@ ##  : ##############
##  ##      ## : ##  ##      ##  : ##  ##    X ##
##  ######  ## : ##  ######  ##  : ##  ######  ##
##    @     ## : ##          ##  : ##        @ ##
##########  ## : ##########  ##  : ##########  ##
##          ## : ##          ##  : ##          ##
############## : ##  ##########  : ##############
PICTURES
}

@test "a woven maze with a bridge each way, in every picture" {
    draws 'generate 11x9 -s 44 --weave' <<'PICTURES'
                       : -f ascii               : -f lines
██● ██████████████████ : ##@ ################## : ╷ ● ╶───┬───┬───────┐
██      ██  ██      ██ : ##      ##  ##      ## : │       │   │       │
██████  ██  ██  ██  ██ : ######  ##  ##  ##  ## : ├───╴   │   ╵       │
██      ██  ══════  ██ : ##      ##  ======  ## : │       │   ═════   │
██  ██████║║██  ██████ : ##  ######||##  ###### : │   ╶───┘ ║     ┌───┤
██        ║║    ██  ██ : ##        ||    ##  ## : │         ║     │   │
██████████║║██████  ██ : ##########||######  ## : ├───────╴ ║ ╶───┘   │
██                  ██ : ##                  ## : │                   │
██████████████████  ██ : ##################  ## : └───────────────╴   ╵
PICTURES
    draws 'generate 11x9 -s 44 --weave' <<'PICTURES'
-f digits                 : -f text
1 1 1 1 1 1 1 1 1 1 1 1 1 : 11 9
1 0 2 0 0 0 0 0 0 0 0 0 1 : 1 8 1 1 1 1 1 1 1 1 1
1 0 1 1 1 0 1 0 1 1 1 0 1 : 1 0 0 0 1 0 1 0 0 0 1
1 0 0 0 1 0 1 0 1 0 1 0 1 : 1 1 1 0 1 0 1 0 1 0 1
1 0 1 1 1 0 1 4 1 5 1 0 1 : 1 0 0 0 1 0 4 0 5 0 1
1 0 1 0 0 0 6 0 1 0 0 0 1 : 1 0 1 1 1 3 1 0 1 1 1
1 0 1 1 1 1 1 1 1 0 1 0 1 : 1 0 0 0 0 0 0 0 1 0 1
1 0 0 0 0 0 7 0 0 0 1 0 1 : 1 1 1 1 1 2 1 1 1 0 1
1 0 1 1 1 1 1 1 1 1 1 0 1 : 1 0 0 0 0 0 0 0 0 0 1
1 0 0 0 0 0 0 0 0 0 1 0 1 : 1 1 1 1 1 1 1 1 1 7 1
1 1 1 1 1 1 1 1 1 1 1 1 1 : # seed 44
PICTURES
    lines_of "0,0 1,0/1,0 1,1/2,0 2,1/3,0 4,0/3,0 3,1/4,0 4,1/0,1 1,1/0,1 0,2/\
2,1 4,1/2,1 2,3/3,1 3,2/0,2 1,2/1,2 2,2/2,2 3,2/4,2 4,3/0,3 1,3/1,3 2,3/2,3 3,3/3,3 4,3/# start 0,0/# goal 4,3"
    check_printed "$REPLY" generate 11x9 -s 44 --weave -f edges
    # a goal that is an opening: the cell beside it
    check_printed $'0,0 0,1\n1,0 1,1\n0,1 1,1\n# start 1,1\n# goal 1,0\n' generate 5x5 -s 3 --ends center -f edges
}

@test "its solution leads under both bridges, then over both" {
    draws 'solve 11x9 -s 44 --weave' <<'PICTURES'
-f ascii
##@ ##################
##. . . ##  ##. . . ##
######. ##  ##. ##. ##
##. . . ##. ======. ##
##. ######||##. ######
##. . . . ||. . ##  ##
##########||######  ##
##        . . . . . ##
##################. ##
steps: 31
PICTURES
}

@test "the player steps under a bridge square by square, and over it in one move" {
    local keys moves bumps position row line rows maze
    IFS=/ read -r -a maze <<<"##  ##################/##      ##  ##      ##/######  ##  ##  ##  ##/\
##      ##  ======  ##/##  ######||##  ######/##        ||    ##  ##/##########||######  ##/\
##                  ##/##################  ##"
    # keys, moves, bumps, position, and the row of the player after them
    while read -r keys moves bumps position line; do
        [[ $keys != '#' ]] || continue
        rows=("${maze[@]}") row=$((${position#*,} - 1))
        rows[row]=$line
        printf -v line '%s\n' "${rows[@]}" 'result: unfinished' "moves: $moves" "bumps: $bumps" "position: $position"
        check_printed "$line" play 11x9 -s 44 --weave -f ascii --keys "$keys"
    done <<'GAMES'
# under the bridge from north to south
sddssaassdddd 13 0 6,6 ##        @     ##  ##
# there is no way from below onto the bridge
sddssaassddddsw 13 2 6,6 ##        @     ##  ##
# beside the bridge from east to west
sddssaassddddddwwwwdds 22 0 10,3 ######  ##  ##  ##@ ##
# one more step south, and one to the west: across it
sddssaassddddddwwwwddssa 24 0 6,4 ##      ##@ ======  ##
# there and back over both
sddssaassddddddwwwwddssaswd 27 0 10,4 ##      ##  ======@ ##
GAMES
}

@test "dead ends that open to the outside do not matter to the shortest way" {
    # north, south, west and east of it an opening that leads nowhere; and a loop
    put_file maze '7 7/1 8 1 1 1 0 1/1 0 0 0 1 0 1/1 0 1 0 1 0 1/0 0 0 0 0 0 0/1 0 1 0 1 0 1/1 0 1 0 0 0 1/1 0 1 1 1 7 1'
    check_printed '██● ██████  ██
██· · · ██  ██
██  ██· ██  ██
      · · ·   
██  ██  ██· ██
██  ██    · ██
██  ██████· ██
steps: 11
' solve -i maze
}

@test "the mazes before one without a way are printed whole" {
    # after two passages there is a way with seed 2, and none with seed 3
    try "${bash_twin[@]}" solve 5x5 -s 2 --steps 2 --ends center -f ascii
    check_both 1 "$out" 'maze.sh: no path leads from the player to the goal'$'\n' \
        solve 5x5 -s 2 --steps 2 --ends center -f ascii --count 3
}

@test "the 9x7 maze of seed 1 goes back once, and has two dead ends" {
    # at   candidates            state  draw
    # 2,2  east south            48271  % 2 = 1: south
    # 2,4  east south        182605794  % 2 = 0: east
    # 4,4  east south north 1291394886  % 3 = 0: east
    # 6,4  east south north 1914720637  % 3 = 1: south
    # 6,6  east west        2078669041  % 2 = 1: west
    # 4,6  west              407355683  % 1 = 0: west
    # 2,6  none: back to 4,6, which has none, and to 6,6
    # 6,6  east             1105902161  % 1 = 0: east
    # 8,6  north             854716505  % 1 = 0: north
    # 8,4  north             564586691  % 1 = 0: north
    # 8,2  west             1596680831  % 1 = 0: west
    # 6,2  west              192302371  % 1 = 0: west
    draws 'generate 9x7 -s 1' <<'PICTURES'
                   : -f ascii           : -f digits
██● ██████████████ : ##@ ############## : 1 1 1 1 1 1 1 1 1 1 1
██  ██          ██ : ##  ##          ## : 1 0 2 0 0 0 0 0 0 0 1
██  ██████████  ██ : ##  ##########  ## : 1 0 1 0 1 1 1 1 1 0 1
██          ██  ██ : ##          ##  ## : 1 0 1 0 0 0 0 0 1 0 1
██████████  ██  ██ : ##########  ##  ## : 1 0 1 1 1 1 1 0 1 0 1
██              ██ : ##              ## : 1 0 0 0 0 0 1 0 1 0 1
██████████████  ██ : ##############  ## : 1 0 1 1 1 1 1 1 1 0 1
                   :                    : 1 0 0 0 0 0 0 0 1 0 1
                   :                    : 1 1 1 1 1 1 1 1 1 1 1
PICTURES
}

@test "after four passages of it the other cells are still walls" {
    draws 'generate 9x7 -s 1 --steps 4' <<'PICTURES'
-f ascii
##@ ##############
##  ##############
##  ##############
##          ######
##########  ######
##########  ######
##############  ##
PICTURES
}

@test "a narrow maze, two cells wide, is drawn in every picture" {
    draws 'generate 5x13 -s 4' <<'PICTURES'
           : -f ascii   : -f digits
██● ██████ : ##@ ###### : 1 1 1 1 1 1 1
██      ██ : ##      ## : 1 0 2 0 0 0 1
██████  ██ : ######  ## : 1 0 1 1 1 0 1
██      ██ : ##      ## : 1 0 0 0 1 0 1
██  ██████ : ##  ###### : 1 0 1 1 1 0 1
██  ██  ██ : ##  ##  ## : 1 0 1 0 0 0 1
██  ██  ██ : ##  ##  ## : 1 0 1 0 1 0 1
██      ██ : ##      ## : 1 0 1 0 1 0 1
██████  ██ : ######  ## : 1 0 1 1 1 0 1
██  ██  ██ : ##  ##  ## : 1 0 0 0 1 0 1
██  ██  ██ : ##  ##  ## : 1 0 1 0 1 0 1
██      ██ : ##      ## : 1 0 1 0 1 0 1
██████  ██ : ######  ## : 1 0 1 1 1 0 1
           :            : 1 0 0 0 1 0 1
           :            : 1 1 1 1 1 1 1
PICTURES
}

@test "--count N prints the mazes of N seeds, with an empty line between two" {
    # 2 * 48271 is even: seed 2 goes east first, seeds 1 and 3 south
    draws 'generate 5x5 -s 1 --count 3' <<'PICTURES'
-f ascii
##@ ######
##  ##  ##
##  ##  ##
##      ##
######  ##

##@ ######
##      ##
######  ##
##      ##
######  ##

##@ ######
##  ##  ##
##  ##  ##
##      ##
######  ##
PICTURES
}

# --- replay, in the 5x5 maze of seed 1 ---

@test "the player is shown where the keys led" {
    draws 'play 5x5 -s 1 --keys sssd' <<'PICTURES'
-f ascii
##  ######
##  ##  ##
##  ##  ##
##  @   ##
######  ##
result: unfinished
moves: 4
bumps: 0
position: 3,4
PICTURES
}

@test "walking out of the exit wins, on the ring's square outside it" {
    draws 'play 5x5 -s 1 --keys sssddss' <<'PICTURES'
-f digits
1 1 1 1 1 1 1
1 0 1 0 0 0 1
1 0 1 0 1 0 1
1 0 1 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 1 0 1
1 1 1 1 2 1 1
result: won
moves: 7
bumps: 0
position: 4,6
PICTURES
    ends_in sssdds unfinished 6 0 4,5
}

@test "a wall stops the player and counts as a bump" {
    ends_in a unfinished 0 1 2,1
    ends_in d unfinished 0 1 2,1
    ends_in sad unfinished 1 2 2,2
    ends_in ssss unfinished 3 1 2,4
    ends_in ssssadaddss won 9 2 4,6
}

@test "the way out of the entrance is refused and counts as a bump" {
    ends_in w unfinished 0 1 2,1
    ends_in swww unfinished 2 2 2,1
}

@test "other characters do nothing, capitals too" {
    ends_in '' unfinished 0 0 2,1
    ends_in ASDWQ unfinished 0 0 2,1
    ends_in 's s1s*' unfinished 3 0 2,4
    ends_in $'\e[Bs\ns\t\\ä$?' unfinished 2 0 2,3
}

@test "q ends the game in the place of the player, and no later key counts" {
    ends_in q quit 0 0 2,1
    ends_in ssaqsddss quit 2 1 2,3
}

@test "keys after the win are ignored" {
    ends_in sssddssq won 7 0 4,6
    ends_in sssddsswwwaadd won 7 0 4,6
}
