#!/usr/bin/env bats
# bats file_tags=shell
#
# The game in a real terminal: the claims, and the steps that prove them, are in the files *.steps.

load ../support/helpers
load ../support/steps

setup_file() {
    find_interpreters
    try_claims playing asked window beginning journal records end looks fog
}

@test "walking, and the keys of the game: playing.steps" { claims_hold playing; }

@test "what the game shows on request: asked.steps" { claims_hold asked; }

@test "the game in windows of any size: window.steps" { claims_hold window; }

@test "how the game begins: beginning.steps" { claims_hold beginning; }

@test "a game is saved, and continues: journal.steps" { claims_hold journal; }

@test "the records of the games that were won: records.steps" { claims_hold records; }

@test "how a game ends: end.steps" { claims_hold end; }

@test "languages, pictures, colors; terminals that can do little: looks.steps" { claims_hold looks; }

@test "a game in fog: fog.steps" { claims_hold fog; }
