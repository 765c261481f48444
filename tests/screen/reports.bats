#!/usr/bin/env bats
# bats file_tags=shell,edge,random
#
# What a terminal sends by itself: the files of steps.

load ../support/steps
