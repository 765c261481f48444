#!/usr/bin/env bats
# bats file_tags=shell,edge,random
#
# The station in a real terminal: the files of steps.

load ../support/steps
