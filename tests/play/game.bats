#!/usr/bin/env bats
# bats file_tags=shell,random
#
# The game in a real terminal: the files of steps.

load ../support/steps
