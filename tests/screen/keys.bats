#!/usr/bin/env bats
# No key is ever lost: keys.py plays in a real terminal, and counts. Its long form takes minutes; the
# short one is for every change, and for each shell.

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_in_terminal; }

keys() { # <option ...>
    "$PYTHON" "$ROOT/tests/screen/keys.py" "$@" --seed "$MAZE_TEST_SEED" "$MAZE_BASH" 3>&-
}

# bats test_tags=shell,long
@test "keys at random moments, at the instants of the game's clock, and behind Esc all count" {
    keys --keys 300 --instants 12 --only random --only instant --only second --only escapes
}

# bats test_tags=shell,long
@test "a resize, signals and Ctrl-C, Ctrl-Z are answered at once, and leave the terminal as it was" {
    keys --signals 1 --only signals --only stops
}

# bats test_tags=shell,long
@test "nothing that was typed ahead of the end is left for the shell" {
    keys --signals 1 --only ahead
}

# bats test_tags=shell,long
@test "a game that is killed goes on with every key but at most the last" {
    keys --kills 8 --only kills
}

# bats test_tags=slow
@test "the same for 5000 keys, 200 instants and 100 games that are killed" {
    keys
}
