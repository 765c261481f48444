#!/usr/bin/env bats
# bats file_tags=shell
#
# The command line in a real terminal: the files of steps.

load ../support/steps
