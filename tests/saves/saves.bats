#!/usr/bin/env bats
# bats file_tags=shell,random
#
# Saved games and records as a real terminal shows them: the files of steps.

load ../support/steps
