#!/usr/bin/env bats
#
# Small mazes, drawn in every picture; and games in them.

load ../support/helpers

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

@test "the 5x5 maze of seed 1, solved" {
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
}

@test "a woven maze with a bridge each way, in every picture" {
    draws 'generate 11x9 -s 44 --weave' <<'PICTURES'
                       : -f ascii               : -f lines              : -f digits                 : -f text
██● ██████████████████ : ##@ ################## : ╷ ● ╶───┬───┬───────┐ : 1 1 1 1 1 1 1 1 1 1 1 1 1 : 11 9
██      ██  ██      ██ : ##      ##  ##      ## : │       │   │       │ : 1 0 2 0 0 0 0 0 0 0 0 0 1 : 1 8 1 1 1 1 1 1 1 1 1
██████  ██  ██  ██  ██ : ######  ##  ##  ##  ## : ├───╴   │   ╵       │ : 1 0 1 1 1 0 1 0 1 1 1 0 1 : 1 0 0 0 1 0 1 0 0 0 1
██      ██  ══════  ██ : ##      ##  ======  ## : │       │   ═════   │ : 1 0 0 0 1 0 1 0 1 0 1 0 1 : 1 1 1 0 1 0 1 0 1 0 1
██  ██████║║██  ██████ : ##  ######||##  ###### : │   ╶───┘ ║     ┌───┤ : 1 0 1 1 1 0 1 4 1 5 1 0 1 : 1 0 0 0 1 0 4 0 5 0 1
██        ║║    ██  ██ : ##        ||    ##  ## : │         ║     │   │ : 1 0 1 0 0 0 6 0 1 0 0 0 1 : 1 0 1 1 1 3 1 0 1 1 1
██████████║║██████  ██ : ##########||######  ## : ├───────╴ ║ ╶───┘   │ : 1 0 1 1 1 1 1 1 1 0 1 0 1 : 1 0 0 0 0 0 0 0 1 0 1
██                  ██ : ##                  ## : │                   │ : 1 0 0 0 0 0 7 0 0 0 1 0 1 : 1 1 1 1 1 2 1 1 1 0 1
██████████████████  ██ : ##################  ## : └───────────────╴   ╵ : 1 0 1 1 1 1 1 1 1 1 1 0 1 : 1 0 0 0 0 0 0 0 0 0 1
                       :                        :                       : 1 0 0 0 0 0 0 0 0 0 1 0 1 : 1 1 1 1 1 1 1 1 1 7 1
                       :                        :                       : 1 1 1 1 1 1 1 1 1 1 1 1 1 : # seed 44
PICTURES
    lines_of "0,0 1,0/1,0 1,1/2,0 2,1/3,0 4,0/3,0 3,1/4,0 4,1/0,1 1,1/0,1 0,2/\
2,1 4,1/2,1 2,3/3,1 3,2/0,2 1,2/1,2 2,2/2,2 3,2/4,2 4,3/0,3 1,3/1,3 2,3/2,3 3,3/3,3 4,3/# start 0,0/# goal 4,3"
    check_printed "$REPLY" generate 11x9 -s 44 --weave -f edges
    # a goal that is an opening: the cell beside it
    check_printed $'0,0 0,1\n1,0 1,1\n0,1 1,1\n# start 1,1\n# goal 1,0\n' generate 5x5 -s 3 --ends center -f edges
}

@test "the player steps under a bridge square by square, and over it in one step" {
    # under the bridge from north to south; not into it from below; beside it from east to west; across it; over both, and back
    draws 'play 11x9 -s 44 --weave -f ascii' <<'PICTURES'
--keys sddssaassdddd   : --keys sddssaassddddsw : --keys sddssaassddddddwwwwdds : --keys sddssaassddddddwwwwddssa : --keys sddssaassddddddwwwwddssaswd
##  ################## : ##  ################## : ##  ##################        : ##  ##################          : ##  ##################
##      ##  ##      ## : ##      ##  ##      ## : ##      ##  ##      ##        : ##      ##  ##      ##          : ##      ##  ##      ##
######  ##  ##  ##  ## : ######  ##  ##  ##  ## : ######  ##  ##  ##@ ##        : ######  ##  ##  ##  ##          : ######  ##  ##  ##  ##
##      ##  ======  ## : ##      ##  ======  ## : ##      ##  ======  ##        : ##      ##@ ======  ##          : ##      ##  ======@ ##
##  ######||##  ###### : ##  ######||##  ###### : ##  ######||##  ######        : ##  ######||##  ######          : ##  ######||##  ######
##        @     ##  ## : ##        @     ##  ## : ##        ||    ##  ##        : ##        ||    ##  ##          : ##        ||    ##  ##
##########||######  ## : ##########||######  ## : ##########||######  ##        : ##########||######  ##          : ##########||######  ##
##                  ## : ##                  ## : ##                  ##        : ##                  ##          : ##                  ##
##################  ## : ##################  ## : ##################  ##        : ##################  ##          : ##################  ##
result: unfinished     : result: unfinished     : result: unfinished            : result: unfinished              : result: unfinished
moves: 13              : moves: 13              : moves: 22                     : moves: 24                       : moves: 27
bumps: 0               : bumps: 2               : bumps: 0                      : bumps: 0                        : bumps: 0
position: 6,6          : position: 6,6          : position: 10,3                : position: 6,4                   : position: 10,4
PICTURES
}

@test "keys walk through the 5x5 maze of seed 1 to this end, or do nothing" {
    while IFS='|' read -r keys expected; do
        eval "keys=(${keys:-''})"
        check_same play 5x5 -s 1 --keys "${keys[0]}"
        check_facts "keys $keys" "$expected"
    done <<'GAMES'
|unfinished 0 0 2,1
sssddss|won 7 0 4,6
a|unfinished 0 1 2,1
sad|unfinished 1 2 2,2
ssssadaddss|won 9 2 4,6
w|unfinished 0 1 2,1
ASDWQ|unfinished 0 0 2,1
's s1s*'|unfinished 3 0 2,4
$'\e[Bs\ns\t\\\xe4$?'|unfinished 2 0 2,3
q|quit 0 0 2,1
ssaqsddss|quit 2 1 2,3
sssddssq|won 7 0 4,6
GAMES
}
