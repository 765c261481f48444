#!/usr/bin/env bats
# bats file_tags=shell
#
# The game in a real terminal. terminal.py says what the steps of a session mean; lines that
# begin with | are the whole screen, as it is to be seen.

# shellcheck disable=SC2016,SC2034,SC2154 # what single quotes keep from this shell is meant for another;
# helpers.bash sets bash_twin, state and data, and reads input

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_in_terminal; }

play() { # <rows>x<columns> <argument ...>: the maze of the first picture below
    game "$1" play 5x5 --seed 2 "${@:2}"
}

walk_in_view() { # <keys>: steps that walk this way, and see the player after each
    local keys=$1 moves
    echo 'expect ●'
    for ((moves = 1; moves <= ${#keys}; moves++)); do
        printf 'send %s\nonce ●\n' "${keys:moves-1:1}"
    done
}

# --- playing ---------------------------------------------------------------------------------

@test "a won game shows how it went until a key is pressed, then leaves the result and the call behind" {
    play 24x80 <<'STEPS'
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 0  exit ↘ 6  seed 2  ? help  q quit
send sdd
|██  ██████
|██    ● ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 3  exit ↓ 4  seed 2  ? help  q quit
send wssasdss
|██· ██████
|██• • • ██
|██████• ██
|██  · • ██
|██████◆ ██
|You found the way out!  the first of its kind  M:SS  moves 9 (good: 81%)
|bumps 2 (bad: 19%)  shortest way 7  efficiency 77%  hints 0
|won in this sitting: 1  n next, r again, q leave
looks 3:7 way
looks 4:5 cyan
wait 0.6
send q
ends 0
restored
|You found the way out: moves 9, time M:SS
|maze.sh play 5x5 --seed 2
STEPS
}

@test "a game ends in the ordinary screen, below what stood there" {
    terminal 24x80 bash -c 'echo "$ ./maze.sh"; exec "$0" "$@"' "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
expect moves 0
send q
ends 0
|$ ./maze.sh
|You left: moves 0, time M:SS
|maze.sh play 5x5 --seed 2
STEPS
}

@test "a wall stops the player, says so and leaves the picture as it was" {
    play 24x80 <<'STEPS'
expect moves 0
send s
expect moves 1
watch
send a
|██  ██████
|██●     ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 1  exit ↘ 5  seed 2  here is a wall  ? help  q quit
send d
|██  ██████
|██  ●   ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 2  exit ↓ 5  seed 2  ? help  q quit
STEPS
}

@test "leaving by the entrance is the wrong way, and says where the exit is" {
    play 24x80 <<'STEPS'
expect moves 0
send w
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████◆ ██
|exit ↘ 6  seed 2  wrong way: the exit is at the bottom right  ? help  q quit
STEPS
}

# bats test_tags=slow
@test "an unknown key names the key that names the keys" {
    for key in x ä '\x04' '\e[5~' '\ex' '\e[[D'; do
        play 24x80 <<STEPS
expect moves 0
send a
expect here is a wall
send $key
gone here is a wall
send x
expect ? tells the keys  ? help
expect moves 0
STEPS
    done
}

@test "small letters, capitals, the arrow keys in all their forms, and h j k l move" {
    for keys in 's d a w' 'S D A W' 'j l h k' '\e[B \e[C \e[D \e[A' '\eOB \eOC \eOD \eOA' \
        '\e[1;5B \e[1;5C \e[1;5D \e[1;5A'; do
        read -r south east west north <<<"${keys//\\/\\\\}"
        play 24x80 <<STEPS
expect moves 0
send $south
expect ██●     ██
send $east
expect ██  ●   ██
expect moves 2  exit
send $west
expect ██●     ██
send $north
expect ██● ██████
expect moves 4  exit ↘ 6
STEPS
    done
}

@test "keys that come all at once count all, in their order" {
    play 24x80 <<'STEPS'
expect moves 0
send s\e[Cd\eOBssS
expect moves 7 (good: 100%
STEPS
}

@test "u and Backspace go back by the last step, as a move; where there is none they do nothing" {
    play 24x80 <<'STEPS'
expect moves 0
send u
send sd
expect ██  ●   ██
send u
expect ██●     ██
expect moves 3
send \x7f
expect ██● ██████
send u
send \x08
send q
ends 0
expect You left: moves 4, time M:SS; to go on: maze.sh --resume
STEPS
}

@test "t shows the trail where one has been, dimmed where one went back" {
    play 24x80 <<'STEPS'
expect moves 0
send sdda
gone ·
send t
|██· ██████
|██· ● · ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 4  exit ↓ 5  seed 2  ? help  q quit
looks 1:3 cyan
looks 2:3 cyan
looks 2:7 dim
send d
looks 2:5 cyan
send t
gone ·
STEPS
}

@test "f and F1 show the next five squares of the shortest way until the next key, and are counted" {
    for key in f '\eOP' '\e[11~' '\e[[A'; do
        play 24x80 <<STEPS
expect moves 0
send $key
|██● ██████
|██◦ ◦ ◦ ██
|██████◦ ██
|██    ◦ ██
|██████◆ ██
|M:SS  moves 0  exit ↘ 6  seed 2  7 steps to go  ? help  q quit
looks 2:3 way
send sd
|██  ██████
|██  ●   ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 2  exit ↓ 5  seed 2  ? help  q quit
send tfssdssss
expect hints 2
gone the first of its kind
STEPS
    done
    [[ ! -e $data/records ]] # with hints it is none
}

@test "-o - writes the maze with its trails when the game is over" {
    play 24x80 -o - <<'STEPS'
expect moves 0
send sdF
expect You resigned
wait 0.6
send q
ends 0
expect 5 5
expect 1 9 1 1 1
expect 1 9 8 9 1
expect # moves 2
STEPS
}

# bats test_tags=long
@test "F resigns: the whole way is shown, and the game is over" {
    play 24x80 <<'STEPS'
expect moves 0
send sddsF
|██· ██████
|██• • • ██
|██████● ██
|██    ◦ ██
|██████◆ ██
|You resigned; here is the way.  M:SS  moves 4 (good: 100%)  bumps 0 (bad: 0%)
|shortest way 7  hints 0  won in this sitting: 0  n next, r again, q leave
wait 0.6
send q
ends 0
|You resigned: moves 4, time M:SS
|maze.sh play 5x5 --seed 2
STEPS
    [[ ! -e $data/records && ! -e $state/game ]]
}

# bats test_tags=long
@test "r begins the same maze again, n the next, at any time and at the end" {
    play 24x80 <<'STEPS'
expect moves 0
send sdr
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 0  exit ↘ 6  seed 2  ? help  q quit
send sddssss
expect won in this sitting: 1
wait 0.6
send r
expect moves 0  exit ↘ 6  seed 2
expect ██● ██████
send sddssss
expect won in this sitting: 2
wait 0.6
send n
|██● ██████
|██  ██  ██
|██  ██  ██
|██      ██
|██████◆ ██
|M:SS  moves 0  exit ↘ 6  seed 3  ? help  q quit
send n
expect seed 4
send q
ends 0
expect maze.sh play 5x5 --seed 4
STEPS
}

@test "g makes a new start and goal in the same maze" {
    play 24x80 <<'STEPS'
expect moves 0
send sg
expect moves 0  goal
expect ██████████
gone ██████◆ ██
once ●
once ◆
send q
ends 0
expect maze.sh play 5x5 --seed 2  # with its first start and goal
STEPS
}

@test "who walks out at the top of a woven maze wins, and nothing else is said" {
    game 24x80 play 9x9 --seed 3 --weave --ends center <<'STEPS'
expect moves 0
send wwwwww
expect You found the way out
never bad array
STEPS
}

# bats test_tags=slow
@test "a hint that takes a while to find leaves the screen whole" {
    game 24x80 play 151x151 --seed 3 -a division --loops 5 <<'STEPS'
expect moves 0
send f
expect steps to go
expect ? help  q quit
expect ●
send q
ends 0
STEPS
}

@test "v shows the whole maze in small, and any key returns" {
    game 7x30 play 21x11 --seed 4 <<'STEPS'
expect ?
send v
|█●▀▀▀▀▀▀█▀▀▀▀▀█▀▀▀▀▀█
|█▀▀▀▀▀▀ █ ▀▀█ ▀▀▀▀▀ █
|█ █▀▀▀▀▀▀▀▀ █▀▀▀█▀▀ █
|█ ▀▀█ ▀▀█▀▀▀▀ █ █ ▀▀█
|█▀▀ ▀▀▀ █ █ ▀▀▀▀▀▀▀ █
|▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀◆▀
|exit ↘ 22  any key goes on
send s
expect ? help
send v
resize 4x30
expect any key
send q
expect ? help
resize 6x30
send v
expect any key
once ●
expect ⠭
send v
expect ? help
send q
ends 0
STEPS
}

# bats test_tags=slow
@test ". makes the player's row and column flash" {
    play 24x80 <<'STEPS'
expect moves 0
send .
expect ██● ██████
looks 1:1 reverse
looks 5:3 reverse
looks 2:5 plain
send s
looks 1:1 plain
send .
looks 2:5 reverse
wait 3
looks 2:5 plain
STEPS
}

@test "c goes through the colours, and player and goal are found in each" {
    play 24x80 <<'STEPS'
expect moves 0
looks 1:3 player
looks 1:4 player
looks 5:7 goal
looks 5:8 goal
looks 1:1 plain
send c
expect colours: two for the walls
looks 1:1 cyan
looks 2:1 34
looks 1:3 cyan player
send c
expect colours: high contrast
looks 1:1 1;97;40
send c
expect colours: none
looks 1:3 reverse
looks 1:4 reverse
looks 1:1 faint
send c
expect colours: plain
looks 1:3 player
send c
resize 10x40
looks 1:1 cyan
STEPS
}

@test "b rings the bell at a wall and at the goal; it is off at first" {
    play 24x80 <<'STEPS'
expect moves 0
watch
send a
expect here is a wall
never \x07
send b
expect bell on
watch
send a
expect here is a wall
rang
send b
expect bell off
watch
send a
expect here is a wall
never \x07
STEPS
}

@test "e and --describe tell in words where passages lead from here, and how far" {
    play 24x80 <<'STEPS'
expect moves 0
send e
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████◆ ██
|south 1
|M:SS  moves 0  exit ↘ 6  seed 2  ? help  q quit
send s
expect east 2, north 1
send dd
expect west 2, south 4 to the goal
send e
gone west 2
STEPS
    play 24x80 --describe --lang de <<'STEPS'
expect Süden 1
send sdd
expect Westen 2, Süden 4 bis zum Ziel
STEPS
}

@test "? names every key and sign, on pages if the window is small" {
    play 24x80 <<'STEPS'
expect moves 0
send ?
expect p, Esc
expect leave; the game is kept
expect shortest way
expect any key goes on
send x
expect moves 0
send s
expect moves 1
STEPS
    play 6x20 <<'STEPS'
expect q quit
send ?
|asdw, arrows, hjkl
|move
|u, Backspace
|  back by the last
|  step
|any key goes on
send x
expect the trail: where
send q
expect q quit
STEPS
}

# bats test_tags=slow
@test "p and Esc pause: the maze is hidden, the clock stands, and any key goes on; Esc never ends a game" {
    for key in p P '\e'; do
        play 24x80 <<STEPS
expect moves 0
send s
expect moves 1
send $key
|Paused. Any key goes on.
wait 3.1
watch
send d
expect moves 1
never 0:03
never 0:04
STEPS
    done
    play 24x80 <<'STEPS'
expect moves 0
send \e
expect Paused
resize 10x30
|Paused. Any key goes on.
send \e
expect ? help
send \e
expect Paused
send \e[C
expect ? help
send \e[
wait 0.6
send B
expect ██●     ██
send q
ends 0
restored
STEPS
}

# bats test_tags=slow
@test "the clock runs without a key" {
    play 24x80 <<'STEPS'
expect 0:01  moves 0
expect 0:02  moves 0
expect 0:03  moves 0
STEPS
}

@test "q and Q leave; the game is kept, and two lines say how to have it again" {
    for key in q Q; do
        play 24x80 <<STEPS
expect moves 0
send s
expect moves 1
send $key
ends 0
restored
|You left: moves 1, time M:SS; to go on: maze.sh --resume
|maze.sh play 5x5 --seed 2
STEPS
    done
}

# From here on they are left out of make test-quick.
# bats file_tags=shell,slow

@test "a move draws the two squares, what has changed in the status line, and nothing else" {
    play 24x80 <<'STEPS'
expect 0:01  moves 0
expect 0:02  moves 0
watch
send s
expect moves 1  exit ↘ 5
drew 1:3-4 2:3-4 6:7-13 6:16-23
never \e[2J
shorter 121
STEPS
}

@test "a key starts no process" {
    [[ -r /proc/self/stat ]] || skip 'this is seen in /proc'
    game 12x60 play 21x21 --seed 4 <<'STEPS'
expect moves 0
watch
send sddddddssaaaaaassss
expect moves 19
send xutbetu
expect moves 21
send a
send f
expect steps to go
forked nothing
STEPS
}

@test "a maze whose goal cannot be reached says so before the game begins" {
    put_file walled '5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 1 0 1/1 1 1 7 1'
    for call in '-i walled' '9x9 --seed 1 --steps 2'; do
        # shellcheck disable=SC2086 # words
        game 24x80 play $call <<'STEPS'
ends 1
restored
|maze.sh: there is no way from the player to the goal
STEPS
    done
}

@test "a bridge is crossed in one move; below it, the bridge stays drawn and the player shows at its side" {
    put_file woven '7 7/1 1 1 1 1 1 1/1 0 0 0 1 1 1/1 0 1 0 1 1 1/1 8 4 0 5 7 1/1 1 1 0 1 1 1/1 1 1 0 1 1 1/1 1 1 1 1 1 1'
    game 24x80 play -i woven <<'STEPS'
expect ██● ══════◆ ██
send wwddss
|██████████████
|██      ██████
|██  ██  ██████
|██  ══●═══◆ ██
|██████  ██████
|██████  ██████
|██████████████
|M:SS  moves 6  goal → 2  ? help  q quit
looks 4:7 player
send uuuuuud
expect moves 13 (good
wait 0.6
send q
ends 0
|You have reached the goal: moves 13, time M:SS
|maze.sh play -i woven
STEPS
}

# --- the window ------------------------------------------------------------------------------

@test "a maze larger than the window scrolls, and the player is always seen" {
    {
        walk_in_view sddddddssaaaaaassssddssddssddssaassssddddwwwwddddssddddddssaassdd
        printf '%s\n' 'send ss' 'expect moves 67'
    } | game 12x34 play 21x21 --seed 4
}

@test "what is shown of a larger maze is a part of its picture, and signs tell where it goes on" {
    game 12x34 play 21x21 --seed 4 <<'STEPS'
expect ›˅  ? help  q quit
send sddddddssaaaaaassssddssddssddssaassssda
wait 0.5
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
|seed 4  ›˄  ? help  q quit
STEPS
}

@test "a quarter of the window stays ahead of the player, and rows are overwritten: no blank frame" {
    game 12x34 play 21x21 --seed 4 <<'STEPS'
expect ● 
watch
send sddddddssaaaaaassss
expect ● 
never \e[2J
STEPS
}

@test "a window may be as small as 4 rows by 8 columns" {
    walk_in_view sddddddssaaaaaas | game 4x8 play 21x21 --seed 4
}

@test "a resized window shows more or less of the maze" {
    game 24x80 play 5x9 --seed 1 <<'STEPS'
expect moves 0
send s
expect moves 1  exit
resize 6x60
expect moves 1  exit
once ●
resize 40x12
expect q quit
once ●
resize 6x20
expect ? help  q quit
resize 60x200
expect moves 1  exit
expect █◆ █
once ●
STEPS
}

@test "a window that grows while the maze is scrolled shows all that fits" {
    game 7x60 play 5x9 --seed 1 <<'STEPS'
expect moves 0
send sss
expect moves 3
resize 24x60
expect M:SS  moves 3
expect █◆ █
once ●
STEPS
}

@test "a window that is too small says so, whatever is typed, and the game goes on when it grows" {
    play 24x80 <<'STEPS'
expect moves 0
send s
expect moves 1
resize 3x80
|The window is too small.
watch
send dx.b
never ●
resize 24x80
expect ██  ●   ██
expect moves 2
STEPS
    play 3x80 <<'STEPS'
|The window is too small.
send q
ends 0
restored
STEPS
}

@test "a terminal that knows no size is as large as LINES and COLUMNS say, or 24 by 80" {
    terminal 0x0 env LINES=012 COLUMNS=40 "${bash_twin[@]}" <<'STEPS'
expect Enter or a move begins  another size:
send q
ends 0
expect maze.sh play 19x11 --seed
STEPS
    terminal 0x0 env LINES= "${bash_twin[@]}" <<'STEPS'
expect 39x23  Enter or a move begins  another size:
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

# --- how it begins ---------------------------------------------------------------------------

@test "a maze that looks good in the window is there at once; Enter or a move begins" {
    for window in 24x80:39x23 12x40:19x11 60x200:61x31 6x20:9x5; do
        for key in '\r' s d '\e[B'; do
            game "${window%:*}" --seed 1 <<STEPS
expect another size:
send $key
expect ? help  q quit
send q
ends 0
expect maze.sh play ${window#*:} --s
STEPS
        done
    done
}

@test "another size may be typed, as 21x11 or one number and then the other; n is another maze" {
    game 24x80 --seed 2 <<'STEPS'
expect 39x23  Enter or a move begins  another size:
send 5x5
expect 39x23  Enter or a move begins  another size: 5x5
send \x7f5\r
|██● ██████
|██      ██
|██████  ██
|██      ██
|██████◆ ██
|5x5  Enter or a move begins  another size:
send 9\r
expect and the height:
send 7\r
expect 9x7  Enter or a move begins  another size:
send 11\e21x11\r
expect 21x11  Enter or a move begins  another size:
send 5\r5\r
expect 5x5  Enter
send n
|██● ██████
|██  ██  ██
|██  ██  ██
|██      ██
|██████◆ ██
|5x5  Enter or a move begins  another size:
send ?
expect p, Esc
send x
expect 5x5  Enter
send q
ends 0
|You left: moves 0, time 0:00
|maze.sh play 5x5 --seed 3
STEPS
    [[ ! -e $state/game ]]
}

@test "what is wrong with a size is said in one line, and it is asked again; nothing in it is run" {
    game 24x120 --seed 2 <<'STEPS'
expect 59x23  Enter or a move begins  another size:
send 4\r
expect 59x23  Enter or a move begins  another size:  width is not from 5 to 2001: 4
send 6\r
expect another size:  width is not odd: 6
send 5
gone width
send x\r
expect height is not a number: ''
send 7x2003\r
expect height is not from 5 to 2001: 2003
send 7\r8\r
expect and the height:  height is not odd: 8
send 9\r
expect 7x9  Enter or a move begins  another size:
send x\r
expect width is not a number: ''
send [$(-+*$`\x22\\;
expect another size:
STEPS
    game 24x120 --seed 2 <<'STEPS'
expect another size:
send 123456789012345678901234567890\r
expect width is not from 5 to 2001:
send 08\r
expect width is not odd: 08
send 7x7x7\r
expect height is not a number: 7x7
send 5\r
expect and the height:
send -+*$`\x22'\\005\r
expect 5x5  Enter
STEPS
    game 12x40 --seed 2 <<'STEPS'
expect Enter or a move begins  another size:
send 4\r
expect width is not from 5 to 2001: 4
STEPS
    check_files 'sizes'
    ((wrong == 0))
}

@test "with --width or --height alone the other fits the window, and nothing is asked" {
    game 9x80 --height 5 --seed 1 <<'STEPS'
expect moves 0
send q
ends 0
expect maze.sh play 39x5 --seed 1
STEPS
}

# --- a game is kept --------------------------------------------------------------------------

@test "a game is the maze as it began and its keys" {
    play 24x80 <<'STEPS'
expect moves 0
send sadufxt?
expect pause
send qdds
expect moves 6
send q
ends 0
STEPS
    check 'the file' $'5 5\n1 8 1 1 1\n1 0 0 0 1\n1 1 1 0 1\n1 0 0 0 1\n1 1 1 7 1\n# seed 2\n# keys sadufdds\n# time T' \
        "$(sed 's/^# time [0-9]*$/# time T/' "$state/game")"
    try "${bash_twin[@]}" play -i "$state/game" --keys ''
    check 'replayed' $'result: unfinished\nmoves: 6\nbumps: 1\nposition: 4,3' "$(printf %s "$out" | tail -n 4)"
    ((wrong == 0))
}

@test "a line of keys in the file is at most 60 long, and is appended to" {
    play 24x80 <<'STEPS'
expect moves 0
send sdadadadadadadadadadadadadadadadadadadadadadadadadadadadadadadadadadad
expect moves 70
send q
ends 0
STEPS
    grep '^# keys' "$state/game" >lines
    [[ $(awk 'length() > 67' lines) == '' && $(wc -l <lines) -eq 2 ]]
    game 24x80 --resume <<'STEPS'
expect moves 70
send u
expect moves 71
STEPS
    [[ $(grep -c . "$state/game") -gt 9 ]]
}

@test "--resume goes on with position, moves, bumps, trail, undo, hints and time; then the game goes away" {
    play 24x80 <<'STEPS'
expect moves 0
send sadfd
expect moves 3
wait 1.2
send q
ends 0
STEPS
    game 24x80 --resume <<'STEPS'
|██  ██████
|██    ● ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 3  exit ↓ 4  seed 2  ? help  q quit
gone 0:00
send t
|██· ██████
|██· · ● ██
|██████  ██
|██      ██
|██████◆ ██
|M:SS  moves 3  exit ↓ 4  seed 2  ? help  q quit
send u
expect moves 4
send dssss
expect bumps 1
expect hints 1
wait 0.6
send q
ends 0
|You found the way out: moves 9, time M:SS
|maze.sh play 5x5 --seed 2
STEPS
    [[ ! -e $state/game ]]
    game 24x80 --resume <<'STEPS'
ends 1
|maze.sh: there is no game to go on with
STEPS
}

@test "a game that was left is offered first: Enter or a move goes on, n is a new one" {
    for key in '\r' d; do
        play 24x80 <<'STEPS'
expect moves 0
send sa
expect here is a wall
send q
ends 0
STEPS
        game 24x80 <<STEPS
expect A game was left: 5x5, M:SS, keys 2  q quit  n a new one  Enter goes on
send q
ends 0
STEPS
        [[ -e $state/game ]]
        game 24x80 <<STEPS
expect A game was left: 5x5, M:SS, keys 2  q quit  n a new one  Enter goes on
send $key
expect seed 2
send dddssss
expect bumps
STEPS
        rm -rf "$state"
    done
    play 24x80 <<'STEPS'
expect moves 0
send sq
ends 0
STEPS
    game 6x20 <<'STEPS'
expect Enter goes on
resize 24x80
expect A game was left
send x
expect A game was left
send n
expect 39x23  Enter or a move begins  another size:
send q
ends 0
STEPS
    [[ -e $state/game ]] # it can still go on
    play 24x80 <<'STEPS'
expect moves 0
send sq
ends 0
STEPS
    check_files 'two were left'
    (cd "$state" && [[ $(echo *) == 'game game.2' ]])
}

@test "a game that was left is still there when the input ends before anybody has answered" {
    play 24x80 <<'STEPS'
expect moves 0
send ssq
ends 0
STEPS
    TERM=dumb try "${bash_twin[@]}" play
    check 'offered' 'A game was left: 5x5, 0:00, keys 2' "$(grep -o 'A game .* keys 2' <<<"${out/0:0?/0:00}")"
    grep -qx '# keys ss' "$state/game"
    all_right
}

@test "r and g keep a long game, as n does, and drop a short one" {
    for key in r g; do
        play 24x80 <<STEPS
expect moves 0
send saaaaaaaaaaaaaaaaaaa
send $key
expect moves 0
send sq
ends 0
STEPS
        check "$key: games left" 'game game.2' "$(cd "$state" && echo game*)"
        rm -r "$state"
        play 24x80 <<STEPS
expect moves 0
send ss$key
expect moves 0
send q
ends 0
STEPS
        check "$key: games left" 'game*' "$(cd "$state" && echo game*)"
    done
    all_right
}

@test "a file that holds a left game keeps it when the next one begins, and what goes on with it is told" {
    play 24x80 -o 'my game' <<'STEPS'
expect moves 0
send ssq
ends 0
expect to go on: maze.sh play -i my\ game
STEPS
    play 24x80 -o kept <<'STEPS'
expect moves 0
send ssn
expect seed 3
send sq
ends 0
expect to go on: maze.sh --resume
STEPS
    grep -qx '# keys ss' kept
    grep -qx '# seed 3' "$state/game"
}

@test "a game whose keys have won it already begins again" {
    play 24x80 -o kept <<'STEPS'
expect moves 0
send sddssss
expect You found the way out
wait 0.6
send q
ends 0
STEPS
    cp kept "$BATS_TEST_TMPDIR/won"
    game 24x80 play -i kept <<'STEPS'
expect this game is won already, and begins again
send s
expect moves 1
send q
ends 0
STEPS
    mkdir -p "$state"
    cp "$BATS_TEST_TMPDIR/won" "$state/game"
    game 24x80 --resume <<'STEPS'
expect this game is won already, and begins again
expect seed 2
STEPS
    [[ $(wc -l <"$data/records") -eq 1 ]]
}

@test "the call that brings the maze back names the program as it was called, and the picture" {
    PATH=${PATH%:"$ROOT"}
    cd "$ROOT"
    terminal 24x80 ./maze.sh play 5x5 --seed 2 -f lines <<'STEPS'
expect moves 0
send q
ends 0
expect ./maze.sh play 5x5 --seed 2 -f lines
STEPS
    terminal 24x80 bash maze.sh play 5x5 --seed 2 <<'STEPS'
expect moves 0
send q
ends 0
expect bash maze.sh play 5x5 --seed 2
STEPS
    cp maze.sh "$BATS_TEST_TMPDIR/a \$(touch x)"
    cd "$BATS_TEST_TMPDIR"
    terminal 24x80 "./a \$(touch x)" play 5x5 --seed 2 <<'STEPS'
expect moves 0
send q
ends 0
expect ./a\ \$\(touch\ x\) play 5x5 --seed 2
STEPS
    [[ ! -e x ]]
}

@test "a game of a kind goes on with mazes of its kind" {
    game 24x80 play 9x9 --seed 5 --weave --ends center <<'STEPS'
expect moves 0
send a
send q
ends 0
STEPS
    game 24x80 --resume <<'STEPS'
expect seed 5
send n
expect seed 6
send q
ends 0
expect maze.sh play 9x9 --seed 6 --ends center --weave
STEPS
}

@test "-o keeps the game in a file, and -i goes on from there" {
    play 24x80 -o mine <<'STEPS'
expect moves 0
send sd
expect moves 2
send q
ends 0
STEPS
    [[ ! -e $state/game ]]
    grep -qx '# keys sd' mine
    game 24x80 play -i mine <<'STEPS'
expect moves 2  exit
send d
expect moves 3
send q
ends 0
STEPS
    printf '%s\n' '5 5' '1 8 1 1 1' '1 0 0 0 1' '1 1 1 0 1' '1 0 0 0 1' '1 1 1 7 1' '# keys sdd$(touch x)' '# keys s' >other
    game 24x80 play -i other <<'STEPS'
expect moves
send q
ends 0
STEPS
    [[ ! -e x ]]
}

@test "two games at once do not share a file" {
    play 24x80 <<'STEPS'
expect moves 0
send sq
ends 0
STEPS
    game 24x80 --resume <<'STEPS' &
expect moves 1
wait 3
send d
expect moves 2
send q
ends 0
STEPS
    while [[ ! -e $state/game.lock ]]; do sleep 0.05; done
    game 24x80 <<'STEPS'
expect another size:
send 5x5\r\r
expect moves 0
send a
expect here is
send q
ends 0
STEPS
    wait $!
    (cd "$state" && [[ $(echo *) == 'game game.2' ]])
    grep -qx '# keys sd\?' "$state/game"
    grep -qx '# keys a' "$state/game.2"
}

@test "a damaged or hostile game file gets one clear line, and a new game begins" {
    mkdir -p "$state"
    for text in '' '5 5' '5 a[$(touch x)]' $'5 5\n1 1 1 1 1' $'\x01\x02' $'5 5\n1 8 1 1 1\n1 0 0 0 1\n1 1 1 0 1\n1 0 0 0 1\n1 1 1 1 1'; do
        printf '%s\n' "$text" >"$state/game"
        game 24x80 <<'STEPS'
expect another size:
send q
ends 0
expect maze.sh: the game that was left cannot be read, and is now
STEPS
        [[ ! -e $state/game ]]
        rm "$state"/game.bad.*
    done
    echo damaged >"$state/game"
    game 24x80 --resume <<'STEPS'
expect the game that was left cannot be read, and is now
expect another size:
send q
ends 0
STEPS
    play 24x80 <<'STEPS'
expect moves 0
send sq
ends 0
STEPS
    sleep 1.1 # the damaged one is the newer
    echo damaged >"$state/game.2"
    game 24x80 <<'STEPS'
expect the game that was left cannot be read, and is now
expect A game was left: 5x5
send q
ends 0
STEPS
    rm -f "$state"/game*
    echo damaged >"$state/game"
    try "${bash_twin[@]}" --resume --keys d
    check 'status' 1 "$status"
    check 'lines' 1 "$(grep -c '' <<<"${err%$'\n'}")"
    # the maze is sound, what is said about it is not
    printf '%s\n' '5 5' '1 8 1 1 1' '1 0 0 0 1' '1 1 1 0 1' '1 0 0 0 1' '1 1 1 7 1' '# seed a[$(touch x)]' \
        '# option bridges $(touch x)' '# option output x' '# option nonsense' '# time a[$(touch x)]' '# keys sd;$(touch x)' >"$state/game"
    game 24x80 --resume <<'STEPS'
expect moves
send n
expect seed
send q
ends 0
STEPS
    check_files 'nothing was run'
    ((wrong == 0))
}

@test "a game whose place cannot be written is played all the same, with a note" {
    mkdir -p "$HOME/.local"
    : >"$HOME/.local/state" # in the way of a folder
    play 24x80 <<'STEPS'
expect this game cannot be kept
send s
gone this game cannot be kept
send q
ends 0
expect You left: moves 1, time M:SS
expect maze.sh: this game cannot be kept:
STEPS
    HOME='' play 24x80 <<'STEPS'
expect this game cannot be kept: HOME
send sddssss
expect moves 7 (good
STEPS
}

# --- records ---------------------------------------------------------------------------------

@test "a record is a line for a game won without hints, and maze.sh records shows the best" {
    for keys in sdddssss sddssss sddssadss; do
        play 24x80 <<STEPS
expect moves 0
send $keys
expect You found the way out!
STEPS
    done
    check 'the records' $'DATE 5x5 corners T 7 1 7\nDATE 5x5 corners T 7 0 7\nDATE 5x5 corners T 9 0 7' \
        "$(sed 's/^....-..-.. \(5x5 corners\) [0-9]* /DATE \1 T /' "$data/records")"
    printf '2026-01-02 5x5 corners 59 9 2 7\n2026-01-03 21x11 center,weave 3601 60 2 50\n' >"$data/records"
    try "${bash_twin[@]}" records
    check 'the table' 'size        kind                        games      best  on         extra moves
5x5         corners                         1      0:59  2026-01-02           2
21x11       center,weave                    1   1:00:01  2026-01-03          10
' "$out"
    play 24x80 <<'STEPS'
expect moves 0
send sddssss
expect a record: best time!
wait 0.6
send r
expect moves 0
send sddssss
expect You found the way out!
gone first of its kind
STEPS
    ((wrong == 0))
}

@test "200 games that end at once give 200 whole lines" {
    share 200
    players=()
    for ((n = 0; n < REPLY; n++)); do
        "$PYTHON" -c 'import os, pty, sys
pid, master = pty.fork()
if not pid:
    os.execv(sys.argv[1], sys.argv[1:])
os.write(master, b"sddssss")
seen = b""
try:
    while b"n next" not in seen:
        seen += os.read(master, 4096)
except OSError:
    pass
os.kill(pid, 9)
os.waitpid(pid, 0)' "${bash_twin[@]}" play 5x5 --seed 2 3>&- &
        players[n]=$!
        ((n < 20)) || wait "${players[n - 20]}"
    done
    wait "${players[@]}" # for them alone: bats has a clock of its own in the background
    [[ $(grep -cx '....-..-.. 5x5 corners [0-9]* 7 0 7' "$data/records") -eq $REPLY ]]
    [[ $(wc -l <"$data/records") -eq $REPLY ]]
}

@test "damaged lines of the records are passed over with a note; a place that cannot be written costs a note" {
    mkdir -p "$data"
    printf '%s\n' 'a b' '2026-01-02 5x5 corners a[$(touch x)] 9 2 7' \
        '2026-01-02 5x5 corners 1 6 0 7' '' '2026-01-02 5x5 corners 59 9 2 7' >"$data/records"
    try "${bash_twin[@]}" records
    check_answer 'damaged' 0 'size        kind                        games      best  on         extra moves
5x5         corners                         1      0:59  2026-01-02           2
' 'maze.sh: records: line 1 is damaged, and passed over
maze.sh: records: line 2 is damaged, and passed over
maze.sh: records: line 3 is damaged, and passed over
'
    rm -r "$data"
    : >"$data"
    play 24x80 <<'STEPS'
expect moves 0
send sddssss
expect the record cannot be kept
wait 0.6
send q
ends 0
expect maze.sh: the record cannot be kept
STEPS
    if [[ -c /dev/full ]]; then
        rm "$data"
        mkdir "$data"
        ln -s /dev/full "$data/records"
        play 24x80 <<'STEPS'
expect moves 0
send sddssss
expect the record cannot be kept
STEPS
        rm -r "$data"
    fi
    try "${bash_twin[@]}" records --lang de
    check_answer 'none' 0 $'noch keine Rekorde\n' ''
    check_files 'nothing was run'
    ((wrong == 0))
}

@test "a record behind a line that was cut short is a line of its own" {
    mkdir -p "$data"
    printf '2026-01-02 5x5 corners 59 9 2 7\n2026-01-02 5x5 cor' >"$data/records"
    play 24x80 <<'STEPS'
expect moves 0
send sddssss
expect a record: best time!
wait 0.6
send q
ends 0
STEPS
    check 'lines' 3 "$(grep -c '' "$data/records")"
    check 'the last' 'corners 0 7 0 7' "$(sed -n '$s/.* \(corners\) [0-9]* /\1 0 /p' "$data/records")"
    all_right
}

# --- the end ---------------------------------------------------------------------------------

@test "keys typed ahead of the end are not taken for answers to it" {
    play 24x80 <<'STEPS'
expect moves 0
send sddssssssqqrrnn
expect You found the way out!
wait 0.8
expect You found the way out!
send x\r
wait 0.3
expect You found the way out!
send n
expect seed 3
STEPS
}

@test "the end of a game fits small windows, and is drawn anew when they change" {
    play 6x20 <<'STEPS'
expect ? help
send sddssss
|You found the way
|out!
|the first of its
|kind  M:SS
|n next, r again, q
|leave
resize 12x40
|██· ██████
|██• • • ██
|██████• ██
|██    • ██
|██████◆ ██
|You found the way out!
|the first of its kind  M:SS
|moves 7 (good: 100%)  bumps 0 (bad: 0%)
|shortest way 7  efficiency 100%
|hints 0  won in this sitting: 1
|n next, r again, q leave
resize 2x5
expect leave
resize 60x200
expect won in this sitting: 1  n next, r again, q leave
STEPS
}

@test "Ctrl-C ends the game by that signal, restores the terminal and keeps the game" {
    play 24x80 <<'STEPS'
expect moves 0
send s
expect moves 1
send \x03
ends INT
restored
STEPS
    grep -qx '# keys s' "$state/game"
    [[ $(ls "$state") == game ]]
}

# bats test_tags=slow
@test "SIGINT, SIGTERM and SIGHUP end the game by that signal, restore the terminal and keep the game" {
    for signal in INT TERM HUP; do
        for before in '' p ? F; do
            play 24x80 <<STEPS
expect moves 0
send sd$before
gone moves 0
wait 0.4
signal $signal
ends $signal
restored
STEPS
            [[ $before == F || $(ls "$state") == game ]]
            rm -rf "$state"
        done
    done
}

@test "Ctrl-\\ ends the game and restores the terminal" {
    ulimit -c 0
    play 24x80 <<'STEPS'
expect moves 0
send \x1c
ends QUIT TERM
restored
STEPS
}

@test "a signal is obeyed while keys come in, too" {
    play 24x80 <<'STEPS'
expect moves 0
send xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
signal TERM
ends TERM
restored
STEPS
}

# bats test_tags=slow
@test "closing the window ends the game without a word, and keeps it" {
    for _ in 1 2 3 4 5 6; do # it closes while the program reads, draws, or does neither
        for first in : 'trap "" HUP'; do
            terminal 24x80 bash -c "$first; exec \"\$0\" \"\$@\" 2>errors" \
                "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
expect moves 0
send sxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
expect moves 1
close
ends HUP 1
STEPS
            [[ $(<errors) == '' ]]
            grep -qx '# keys s' "$state/game"
            rm -rf "$state"
        done
    done
}

@test "Ctrl-Z gives the terminal back, and fg takes up the game where it was" {
    play 24x80 <<'STEPS'
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
|██████◆ ██
|M:SS  moves 1  exit ↘ 5  seed 2  ? help  q quit
send d
expect moves 2
send \x1a
stopped
restored
resume
expect moves 2
send dssss
expect You found the way out!
wait 0.6
send q
ends 0
restored
expect You found the way out: moves 7, time M:SS
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
|██████████◆ ██
|M:SS  Schritte 0  Ausgang ↘ 9  Startwert 3  ? Hilfe  q Ende
send w
expect falsche Richtung: der Ausgang ist unten rechts  ? Hilfe
send d
expect hier ist eine Wand
send ?
expect den letzten Schritt zurück
expect ●   du
expect weiter mit einer Taste
send xp
|Pause. Weiter mit einer Taste.
resize 3x40
send x
|Das Fenster ist zu klein.
resize 24x80
send sss
expect Schritte 3
send q
ends 0
|Du hast das Spiel verlassen: Schritte 3, Zeit M:SS; weiter mit maze.sh --resume
|maze.sh play 7x7 --seed 3
STEPS
    game 24x80 --lang de <<'STEPS'
expect Ein Spiel wartet: 7x7, M:SS, Tasten 5  q Ende  n ein neues  Enter geht weiter
STEPS
    play 24x80 --lang de <<'STEPS'
expect Schritte 0
send sddssss
expect Du hast den Weg gefunden!  das erste seiner Art  M:SS
expect Schritte 7 (gut: 100%)
expect angestoßen 0 (schlecht: 0%)  kürzester Weg 7
expect n weiter, r noch einmal, q Ende
wait 0.6
send q
ends 0
expect Du hast den Ausgang gefunden: Schritte 7, Zeit M:SS
STEPS
}

@test "a German locale speaks German, whether the system has it or not" {
    terminal 24x80 env -u LC_ALL LANG=de_DE.UTF-8 "${bash_twin[@]}" --seed 2 <<'STEPS'
expect 39x23  Enter oder Schritt: los  andere Größe:
send 4\r
expect Breite liegt nicht zwischen 5 und 2001: 4
send 8\r
expect Breite ist nicht ungerade: 8
send 5\r
expect und die Höhe:
send 5\r
expect 5x5  Enter oder
send s
expect Schritte 1
send q
ends 0
expect Du hast das Spiel verlassen: Schritte 1
STEPS
}

@test "LC_ALL overrules LC_MESSAGES, and that LANG" {
    terminal 24x80 env LANG=de_DE.UTF-8 "${bash_twin[@]}" <<'STEPS'
expect Enter or a move begins
STEPS
    terminal 24x80 env -u LC_ALL LC_MESSAGES=C LANG=de_DE.UTF-8 "${bash_twin[@]}" <<'STEPS'
expect Enter or a move begins
STEPS
    terminal 24x80 env -u LC_ALL LC_MESSAGES=de_AT.UTF-8 LANG=C.UTF-8 "${bash_twin[@]}" <<'STEPS'
expect Enter oder Schritt: los
STEPS
}

@test "a terminal without UTF-8 gets the ascii picture, and words for arrows" {
    for locale in C POSIX en_US.ISO-8859-1; do
        terminal 24x80 env -u LC_ALL LANG="$locale" "${bash_twin[@]}" play 5x5 --seed 2 <<'STEPS'
|##@ ######
|##      ##
|######  ##
|##      ##
|######X ##
|M:SS  moves 0  exit SE 6  seed 2  ? help  q quit
send tsddaf
|##. ######
|##. @ o ##
|######o ##
|##    o ##
|######X ##
|M:SS  moves 4  exit S 5  seed 2  5 steps to go  ? help  q quit
send v
expect any key goes on
send x?
expect @   you
STEPS
    done
    terminal 6x20 env -u LC_ALL LANG=C "${bash_twin[@]}" play 21x21 --seed 2 <<'STEPS'
expect >v  ? help  q quit
STEPS
}

@test "--format chooses the picture of the game" {
    play 24x80 --format ascii <<'STEPS'
expect moves 0
send s
expect ##@     ##
STEPS
    play 24x80 --format digits <<'STEPS'
expect moves 0
send s
|0 1 0 0 0
|0 2 1 1 0
|0 0 0 1 0
|0 1 1 1 0
|0 0 0 8 0
|M:SS  moves 1  exit ↘ 5  seed 2  ? help  q quit
STEPS
    play 24x80 --format lines <<'STEPS'
expect moves 0
send sd
|╷   ╶───┐
|│   ●   │
|├───╴   │
|│       │
|└───╴ ◆ ╵
|M:SS  moves 2  exit ↓ 5  seed 2  ? help  q quit
STEPS
    for format in half braille; do
        play 24x80 --format "$format" <<'STEPS'
expect moves 0
once ●
never \x01
send sdds
expect moves 4
once ●
send v
expect any key
send x
once ●
send ss
expect moves 6
once ●
STEPS
    done
}

@test "NO_COLOR, --color never and a dumb terminal get no colour, but the player in reverse" {
    NO_COLOR=1 play 24x80 <<'STEPS'
expect moves 0
reverse 1:3 1:4 5:7 5:8
send t
send sf
expect steps to go
send c
expect no colours here
send q
ends 0
never \e[36m
never \e[1;32m
never \e[30;103m
STEPS
    play 24x80 --color never <<'STEPS'
expect moves 0
reverse 1:3 1:4 5:7 5:8
STEPS
}

@test "--color always overrules NO_COLOR, and an empty NO_COLOR means nothing" {
    NO_COLOR=1 play 24x80 --color always <<'STEPS'
expect moves 0
looks 1:3 player
STEPS
    NO_COLOR='' play 24x80 <<'STEPS'
expect moves 0
looks 1:3 player
STEPS
}

# --- line by line ----------------------------------------------------------------------------

@test "on a dumb terminal, or from a pipe, a game is played line by line, without an escape sequence" {
    printf '%s\n' s dt >"$BATS_TEST_TMPDIR/lines"
    input=$BATS_TEST_TMPDIR/lines
    TERM=dumb try "${bash_twin[@]}" play 5x5 --seed 2 -f ascii
    check_answer 'two lines' 0 '##@ ######
##      ##
######  ##
##      ##
######X ##
0:00  moves 0  exit ↘ 6  seed 2  ? help  q quit
##  ######
##@     ##
######  ##
##      ##
######X ##
0:00  moves 1  exit ↘ 5  seed 2  ? help  q quit
##. ######
##. @   ##
######  ##
##      ##
######X ##
0:00  moves 2  exit ↓ 5  seed 2  ? help  q quit
You left: moves 2, time 0:00
maze.sh play 5x5 --seed 2 -f ascii
' ''
    grep -qx '# keys sd' "$state/game"
    TERM=dumb game 24x80 play 5x5 --seed 2 <<'STEPS'
expect moves 0
send sddp\r
expect Paused
send \rssss\r
expect n next, r again, q leave
send q\r
ends 0
expect You found the way out: moves 7
coloured
never \e
STEPS
    TERM=dumb game 24x80 --seed 2 --lang de <<'STEPS'
expect andere Größe:
send 5x5\r
expect 5x5  Enter oder
send s\r
expect Schritte 1
send q\r
ends 0
STEPS
    ((wrong == 0))
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
