#!/usr/bin/env bats
# bats file_tags=shell,edge,random
#
# The game as a real terminal shows it: the claims, and the steps that prove them, are in the files *.steps.

load ../support/helpers

setup_file() {
    find_interpreters
    try_claims asked window beginning looks fog menu
}

@test "views, hints, colors and words on request: asked.steps" { claims_hold asked; }

@test "the game in windows of any size: window.steps" { claims_hold window; }

@test "how the game begins: beginning.steps" { claims_hold beginning; }

@test "the game in any language or terminal: looks.steps" { claims_hold looks; }

@test "a game in fog: fog.steps" { claims_hold fog; }

@test "the menu: menu.steps" { claims_hold menu; }
