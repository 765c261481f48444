#!/usr/bin/env bats
# bats file_tags=shell
#
# The game in a real terminal. terminal.py says what the steps of a session mean; lines that
# begin with | are the whole screen, as it is to be seen.

# shellcheck disable=SC2016,SC2154 # what single quotes keep from this shell is meant for another;
# helpers.bash sets bash_twin

load helpers

setup_file() { find_interpreters; }

setup() { start_in_terminal; }

walk_in_view() { # <keys>: steps that walk this way, and see the player after each
    local keys=$1 moves
    echo 'expect moves 0'
    for ((moves = 1; moves <= ${#keys}; moves++)); do
        printf 'send %s\nexpect moves %d\nonce ●\n' "${keys:moves-1:1}" "$moves"
    done
}

# --- playing ---------------------------------------------------------------------------------

@test "walking out of the exit wins and leaves the picture and the number of moves behind" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████  ██
|moves 0 | a s d w or the arrow keys move, q quits
send sdd
|██  ██████
|██    ● ██
|██████  ██
|██      ██
|██████  ██
|moves 3 | a s d w or the arrow keys move, q quits
send ssss
ends 0
restored
|██  ██████
|██      ██
|██████  ██
|██      ██
|██████  ██
|You found the way out. Moves: 7
STEPS
}

@test "a game ends in the ordinary screen, below what stood there" {
    terminal 24x80 bash -c 'echo "$ ./maze.sh"; exec "$0" "$@"' "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
expect moves 0
send q
ends 0
|$ ./maze.sh
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████  ██
|You gave up. Moves: 0
STEPS
}

@test "a wall stops the player, says so and leaves the picture as it was" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send s
expect moves 1
watch
send a
|██  ██████
|██●     ██
|██████  ██
|██      ██
|██████  ██
|moves 1 | here is a wall
drew 6:1-80
STEPS
}

@test "leaving by the entrance is the wrong way, and says where the exit is" {
    game 24x80 play 7x7 --seed 3 <<'STEPS'
expect moves 0
send w
|██● ██████████
|██  ██      ██
|██  ██  ██  ██
|██      ██  ██
|██████████  ██
|██          ██
|██████████  ██
|moves 0 | wrong way: the exit is at the bottom right
STEPS
}

@test "even in the smallest maze the exit is at the bottom right" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send w
expect moves 0 | wrong way: the exit is at the bottom right
STEPS
}

# bats test_tags=slow
@test "an unknown key names the keys" {
    for key in x ä '\x04' '\r' '\e[5~' '\eOP' '\ex'; do
        game 24x80 play 5x5 --seed 2 <<STEPS
expect moves 0
send a
expect moves 0 | here is a wall
send $key
expect moves 0 | a s d w or the arrow keys move, q quits
STEPS
    done
}

@test "a function key of the Linux console is an unknown key, though it ends like an arrow" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send s\e[[D
expect moves 1
send q
ends 0
expect You gave up. Moves: 1
STEPS
}

@test "small letters, capitals and the arrow keys in all their forms move" {
    for keys in 's d a w' 'S D A W' '\e[B \e[C \e[D \e[A' '\eOB \eOC \eOD \eOA' \
        '\e[1;5B \e[1;5C \e[1;5D \e[1;5A'; do
        read -r south east west north <<<"${keys//\\/\\\\}"
        game 24x80 play 5x5 --seed 2 <<STEPS
expect moves 0
send $south
expect ██●     ██
send $east
expect ██  ●   ██
expect moves 2 |
send $west
expect ██●     ██
send $north
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████  ██
|moves 4 | a s d w or the arrow keys move, q quits
STEPS
    done
}

@test "keys that come all at once count all, in their order" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send s\e[Cd\eOBssS
ends 0
expect You found the way out. Moves: 7
STEPS
}

@test "q and Q quit and say so" {
    for key in q Q; do
        game 24x80 play 5x5 --seed 2 <<STEPS
expect moves 0
send s
expect moves 1
send $key
ends 0
restored
|██  ██████
|██●     ██
|██████  ██
|██      ██
|██████  ██
|You gave up. Moves: 1
STEPS
    done
}

@test "Esc never ends a game, alone or in pieces of an arrow key" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send \e
wait 0.6
send \e
wait 0.6
send s
expect moves 1
send \e
wait 0.6
send [C
wait 0.6
send d
expect ●
send q
ends 0
restored
STEPS
}

@test "a move draws the two squares and the status line and nothing else" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
watch
send s
expect moves 1
send x
expect moves 1
drew 1:3-4 2:3-4 6:1-80
never \e[2J
STEPS
}

@test "a key starts no process" {
    [[ -r /proc/self/stat ]] || skip 'this is seen in /proc'
    game 12x30 play 21x21 --seed 4 <<'STEPS'
expect moves 0
watch
send sddddddssaaaaaassss
expect moves 19
send x
expect moves 19
send a
expect moves 19 | here is a wall
forked nothing
STEPS
}

# --- the window ------------------------------------------------------------------------------

@test "a maze larger than the window scrolls, and the player is always seen" {
    {
        walk_in_view sddddddssaaaaaassssddssddssddssaassssddddwwwwddddssddddddssaassdd
        echo 'send s'
        echo 'send s'
        echo 'ends 0'
        echo 'expect You found the way out. Moves: 67'
    } | game 12x34 play 21x21 --seed 4
}

@test "what is shown of a larger maze is a part of its picture" {
    game 12x34 play 21x21 --seed 4 <<'STEPS'
expect moves 0
send sddddddssaaaaaassssddssddssddssaassssdaa
|██  ██████  ██████████  ██████████
|██      ██      ██
|██  ██  ██████  ██████████████████
|██  ██  ██      ██          ██
|██████  ██  ██████  ██████  ██████
|██      ██  ██      ██  ██
|██  ██  ██  ██████  ██  ██████████
|██  ██  ██●         ██          ██
|██  ██████████████████  ██████████
|██
|██████████████████████████████████
|moves 39 | here is a wall
send ddddwwwwddddssddddddssaassddd
|██  ██████████  ██████████  ██  ██
|██      ██                  ██  ██
|██████  ██████████████████  ██  ██
|██      ██          ██      ██  ██
|██  ██████  ██████  ██████████  ██
|██  ██      ██  ██              ██
|██  ██████  ██  ██████████████  ██
|██          ██          ██      ██
|██████████████  ██████████  ██████
|                              ● ██
|██████████████████████████████  ██
|moves 67 | here is a wall
send q
ends 0
restored
STEPS
}

@test "the smallest window that can be played in is 4 rows by 10 columns" {
    walk_in_view sddddddssaaaaaas | game 4x10 play 21x21 --seed 4
}

@test "a resized window shows more or less of the maze" {
    game 24x80 play 5x29 --seed 1 <<'STEPS'
|██● ██████
|██  ██  ██
|██  ██  ██
|██      ██
|██████  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|moves 0 | a s d w or the arrow keys move, q quits
resize 6x60
|██● ██████
|██  ██  ██
|██  ██  ██
|██      ██
|██████  ██
|moves 0 | a s d w or the arrow keys move, q quits
resize 7x60
|██● ██████
|██  ██  ██
|██  ██  ██
|██      ██
|██████  ██
|██  ██  ██
|moves 0 | a s d w or the arrow keys move, q quits
STEPS
}

@test "a window that grows while the maze is scrolled shows all that fits" {
    game 12x60 play 5x29 --seed 1 <<'STEPS'
expect moves 0
send sssddsssssss
expect moves 12 |
resize 31x60
|██  ██████
|██  ██  ██
|██  ██  ██
|██      ██
|██████  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██● ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██  ██  ██
|██      ██
|██████  ██
|moves 12 | a s d w or the arrow keys move, q quits
STEPS
}

@test "a window that is too small says so, and the game goes on when it grows" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send s
expect moves 1
resize 3x80
|The window is too small.
resize 24x80
|██  ██████
|██●     ██
|██████  ██
|██      ██
|██████  ██
|moves 1 | a s d w or the arrow keys move, q quits
STEPS
}

@test "a window that is too small shows nothing but that, whatever is typed" {
    game 3x80 play 5x5 --seed 2 <<'STEPS'
|The window is too small.
watch
send sdx
send q
ends 0
never ●
never moves
STEPS
}

@test "a terminal that knows no size is as large as LINES and COLUMNS say, or 24 by 80" {
    terminal 0x0 env LINES=012 COLUMNS=40 "${bash_twin[@]}" <<'STEPS'
expect width
send \r
expect 5 to 2001 [19]:
expect 5 to 2001 [11]:
STEPS
    terminal 0x0 env LINES= "${bash_twin[@]}" <<'STEPS'
expect width
send \r
expect 5 to 2001 [39]:
expect 5 to 2001 [23]:
STEPS
}

# bats test_tags=slow
@test "a hostile LINES or COLUMNS is refused in one line, and nothing in it is run" {
    for name in LINES COLUMNS; do
        for value in 'a[$(touch x)]' '$(touch x)' -1 1e3 ' 24'; do
            terminal 0x0 env "$name=$value" "${bash_twin[@]}" play 5x5 --seed 2 <<STEPS
ends 2
restored
|maze.sh: $name is not a number: ${value}
STEPS
        done
        terminal 0x0 env "$name=12345678901234567890" "${bash_twin[@]}" <<STEPS
ends 2
restored
|maze.sh: $name is not from 0 to 9999: 12345678901234567890
STEPS
    done
    [[ ! -e x ]]
}

@test "a wrong COLUMNS is refused before the game begins, even where it is not needed" {
    terminal 24x80 env COLUMNS=x "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
ends 2
restored
|maze.sh: COLUMNS is not a number: x
STEPS
}

# --- the size questions ----------------------------------------------------------------------

@test "a wrong answer to a size question is explained, and the question comes again" {
    game 24x80 --seed 2 <<'STEPS'
|width of the maze, odd, 5 to 2001 [39]:
send wide\r
|width of the maze, odd, 5 to 2001 [39]: wide
|width is not a number: wide
|width of the maze, odd, 5 to 2001 [39]:
send 3\r
expect width is not from 5 to 2001: 3
prompt width of the maze, odd, 5 to 2001 [39]:
send 6\r
expect width is not odd: 6
prompt width of the maze, odd, 5 to 2001 [39]:
send 5\r
expect height of the maze, odd, 5 to 2001 [23]:
send -7\r
expect height is not a number: -7
prompt height of the maze, odd, 5 to 2001 [23]:
send 2003\r
expect height is not from 5 to 2001: 2003
prompt height of the maze, odd, 5 to 2001 [23]:
send 12\r
expect height is not odd: 12
prompt height of the maze, odd, 5 to 2001 [23]:
send 005\r
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████  ██
|moves 0 | a s d w or the arrow keys move, q quits
send q
ends 0
|width of the maze, odd, 5 to 2001 [39]: wide
|width is not a number: wide
|width of the maze, odd, 5 to 2001 [39]: 3
|width is not from 5 to 2001: 3
|width of the maze, odd, 5 to 2001 [39]: 6
|width is not odd: 6
|width of the maze, odd, 5 to 2001 [39]: 5
|height of the maze, odd, 5 to 2001 [23]: -7
|height is not a number: -7
|height of the maze, odd, 5 to 2001 [23]: 2003
|height is not from 5 to 2001: 2003
|height of the maze, odd, 5 to 2001 [23]: 12
|height is not odd: 12
|height of the maze, odd, 5 to 2001 [23]: 005
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████  ██
|You gave up. Moves: 0
STEPS
}

@test "Enter takes the size that is offered, the largest that fits the window" {
    game 8x50 --seed 1 <<'STEPS'
|width of the maze, odd, 5 to 2001 [25]:
send \r
expect height of the maze, odd, 5 to 2001 [7]:
send \r
|██● ██████████████████████████████████████████████
|██  ██              ██      ██                  ██
|██  ██████████  ██  ██  ██  ██████  ██████████  ██
|██          ██  ██  ██  ██  ██      ██      ██  ██
|██████████  ██  ██  ██  ██  ██  ██████  ██████  ██
|██              ██      ██      ██              ██
|██████████████████████████████████████████████  ██
|moves 0 | a s d w or the arrow keys move, q quits
STEPS
    game 9x80 --height 5 <<'STEPS'
|width of the maze, odd, 5 to 2001 [39]:
STEPS
    game 9x80 --width 5 <<'STEPS'
|height of the maze, odd, 5 to 2001 [7]:
STEPS
}

@test "the end of input at a size question ends the program quietly, with status 1" {
    game 24x80 <<'STEPS'
|width of the maze, odd, 5 to 2001 [39]:
send \x04
ends 1
restored
|width of the maze, odd, 5 to 2001 [39]:
STEPS
    game 24x80 <<'STEPS'
expect width
send 5\r
expect height of the maze
send 7\x04\x04
ends 1
|width of the maze, odd, 5 to 2001 [39]: 5
|height of the maze, odd, 5 to 2001 [23]: 7
STEPS
}

@test "a hostile answer to a size question gets one clear line, and nothing in it is run" {
    game 24x80 --seed 2 <<'STEPS'
|width of the maze, odd, 5 to 2001 [39]:
send a[$(touch x)]\r
expect width is not a number: a[$(touch x)]
prompt width of the maze, odd, 5 to 2001 [39]:
send $(touch x)\r
expect width is not a number: $(touch x)
prompt width of the maze, odd, 5 to 2001 [39]:
send 08\r
expect width is not odd: 08
prompt width of the maze, odd, 5 to 2001 [39]:
send 123456789012345678901234567890\r
expect width is not from 5 to 2001: 123456789012345678901234567890
prompt width of the maze, odd, 5 to 2001 [39]:
send 1e3\r
expect width is not a number: 1e3
prompt width of the maze, odd, 5 to 2001 [39]:
send 7 7\r
expect width is not a number: 7 7
prompt width of the maze, odd, 5 to 2001 [39]:
send 7\e[2J\r
expect width is not a number: 7?[2J
prompt width of the maze, odd, 5 to 2001 [39]:
send *\r
|width of the maze, odd, 5 to 2001 [39]: a[$(touch x)]
|width is not a number: a[$(touch x)]
|width of the maze, odd, 5 to 2001 [39]: $(touch x)
|width is not a number: $(touch x)
|width of the maze, odd, 5 to 2001 [39]: 08
|width is not odd: 08
|width of the maze, odd, 5 to 2001 [39]: 123456789012345678901234567890
|width is not from 5 to 2001: 123456789012345678901234567890
|width of the maze, odd, 5 to 2001 [39]: 1e3
|width is not a number: 1e3
|width of the maze, odd, 5 to 2001 [39]: 7 7
|width is not a number: 7 7
|width of the maze, odd, 5 to 2001 [39]: 7^[[2J
|width is not a number: 7?[2J
|width of the maze, odd, 5 to 2001 [39]: *
|width is not a number: *
|width of the maze, odd, 5 to 2001 [39]:
send 009\r
expect height of the maze, odd, 5 to 2001 [23]:
STEPS
    [[ ! -e x ]]
}

# --- the end ---------------------------------------------------------------------------------

@test "Ctrl-C ends the game by that signal and restores the terminal" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send s
expect moves 1
send \x03
ends INT
restored
STEPS
}

# bats test_tags=slow
@test "SIGINT, SIGTERM and SIGHUP end the game by that signal and restore the terminal" {
    for signal in INT TERM HUP; do
        game 24x80 play 5x5 --seed 2 <<STEPS
expect moves 0
signal $signal
ends $signal
restored
STEPS
    done
}

@test "Ctrl-\\ ends the game and restores the terminal" {
    ulimit -c 0
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send \x1c
ends QUIT TERM
restored
STEPS
}

@test "a signal is obeyed while keys come in, too" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
signal TERM
ends TERM
restored
STEPS
}

# bats test_tags=slow
@test "closing the window ends the game without a word" {
    for _ in 1 2 3 4 5 6; do # it closes while the program reads, draws, or does neither
        for first in : 'trap "" HUP'; do
            terminal 24x80 bash -c "$first; exec \"\$0\" \"\$@\" 2>errors" \
                "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
expect moves 0
send sxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
expect moves 1
close
ends HUP 1
STEPS
            [[ $(<errors) == '' ]]
        done
    done
}

@test "Ctrl-Z gives the terminal back, and fg takes up the game where it was" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send s
expect moves 1
send \x1a
stopped
restored
|
resize 20x60
resume
|██  ██████
|██●     ██
|██████  ██
|██      ██
|██████  ██
|moves 1 | a s d w or the arrow keys move, q quits
send d
expect moves 2
send \x1a
stopped
restored
resume
expect moves 2
send dssss
ends 0
restored
expect You found the way out. Moves: 7
STEPS
}

@test "Ctrl-C at a size question ends the program and leaves the terminal as it was" {
    game 24x80 <<'STEPS'
expect width of the maze
send \x03
ends INT
restored
STEPS
}

# --- languages and looks ---------------------------------------------------------------------

@test "--lang de speaks German in the game" {
    game 24x80 play 7x7 --seed 3 --lang de <<'STEPS'
|██● ██████████
|██  ██      ██
|██  ██  ██  ██
|██      ██  ██
|██████████  ██
|██          ██
|██████████  ██
|Schritte 0 | a s d w oder die Pfeiltasten bewegen, q beendet
send w
expect Schritte 0 | falsche Richtung: der Ausgang ist unten rechts
send d
expect Schritte 0 | hier ist eine Wand
send sss
expect Schritte 3 | a s d w oder die Pfeiltasten bewegen, q beendet
resize 3x40
|Das Fenster ist zu klein.
send q
ends 0
expect Du hast aufgegeben. Schritte: 3
STEPS
    game 24x80 play 5x5 --seed 2 --lang de <<'STEPS'
expect Schritte 0
send sddssss
ends 0
expect Du hast den Ausgang gefunden. Schritte: 7
STEPS
}

@test "a German locale speaks German, whether the system has it or not" {
    terminal 24x80 env -u LC_ALL LANG=de_DE.UTF-8 "${bash_twin[@]}" --seed 2 <<'STEPS'
|Breite des Labyrinths, ungerade, 5 bis 2001 [39]:
send x\r
expect Breite ist keine Zahl: x
prompt Breite des Labyrinths, ungerade, 5 bis 2001 [39]:
send 4\r
expect Breite liegt nicht zwischen 5 und 2001: 4
prompt Breite des Labyrinths, ungerade, 5 bis 2001 [39]:
send 8\r
expect Breite ist nicht ungerade: 8
prompt Breite des Labyrinths, ungerade, 5 bis 2001 [39]:
send 5\r
expect Höhe des Labyrinths, ungerade, 5 bis 2001 [23]:
send 5\r
expect ██● ██████
expect Schritte 0 |
send q
ends 0
expect Du hast aufgegeben. Schritte: 0
STEPS
}

@test "LC_ALL overrules LC_MESSAGES, and that LANG" {
    terminal 24x80 env LANG=de_DE.UTF-8 "${bash_twin[@]}" <<'STEPS'
expect width of the maze
STEPS
    terminal 24x80 env -u LC_ALL LC_MESSAGES=C LANG=de_DE.UTF-8 "${bash_twin[@]}" <<'STEPS'
expect width of the maze
STEPS
    terminal 24x80 env -u LC_ALL LC_MESSAGES=de_AT.UTF-8 LANG=C.UTF-8 "${bash_twin[@]}" <<'STEPS'
expect Breite des Labyrinths
STEPS
}

@test "a terminal without UTF-8 gets the ascii picture" {
    for locale in C POSIX en_US.ISO-8859-1; do
        terminal 24x80 env -u LC_ALL LANG="$locale" "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
|##@ ######
|##      ##
|######  ##
|##      ##
|######  ##
|moves 0 | a s d w or the arrow keys move, q quits
STEPS
    done
}

@test "--format chooses the picture of the game" {
    game 24x80 play 5x5 --seed 2 --format ascii <<'STEPS'
expect moves 0
send s
|##  ######
|##@     ##
|######  ##
|##      ##
|######  ##
|moves 1 | a s d w or the arrow keys move, q quits
STEPS
    game 24x80 play 5x5 --seed 2 --format digits <<'STEPS'
expect moves 0
send s
|0 1 0 0 0
|0 2 1 1 0
|0 0 0 1 0
|0 1 1 1 0
|0 0 0 1 0
|moves 1 | a s d w or the arrow keys move, q quits
STEPS
}

@test "the player is drawn in colour, and nothing else is" {
    game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send s
expect moves 1
send x
expect moves 1
coloured ●
send q
ends 0
restored
coloured ●
STEPS
}

@test "NO_COLOR, --color never and a dumb terminal get no colour sequence" {
    for variable in NO_COLOR=1 TERM=dumb; do
        terminal 24x80 env "$variable" "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
expect moves 0
send sx
expect moves 1
send q
ends 0
coloured
STEPS
    done
    game 24x80 play 5x5 --seed 2 --color never <<'STEPS'
expect moves 0
send sx
expect moves 1
send q
ends 0
coloured
STEPS
}

@test "--color always overrules NO_COLOR, and an empty NO_COLOR means nothing" {
    terminal 24x80 env NO_COLOR=1 "${bash_twin[@]}" play 5x5 --seed 2 --color always <<'STEPS'
expect moves 0
coloured ●
STEPS
    terminal 24x80 env NO_COLOR= "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
expect moves 0
coloured ●
STEPS
}

# --- generate --------------------------------------------------------------------------------

@test "generate on a terminal prints the picture and ends" {
    game 24x80 generate 5x5 --seed 2 <<'STEPS'
ends 0
restored
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████  ██
coloured ●
never \e[?1049h
STEPS
}

@test "a seed that was not given is told" {
    game 24x80 generate 5x5 <<'STEPS'
ends 0
expect seed 
STEPS
}

# bats test_tags=slow
@test "long carving tells its progress, and Ctrl-C stops it in the midst" {
    game 24x80 generate 1001x1001 --seed 1 --carver stack <<'STEPS'
expect carving
expect %
send \x03
ends INT
expect carving
restored
STEPS
}
