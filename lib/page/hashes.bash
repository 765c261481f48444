# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-JttUAABBvVI0VnfbynskNPbPHnDA6WkMeT7gy6OhWwU='
readonly PAGE_SCRIPT_HASH='sha256-oVvmdLwxujp3IJSROWd6g8fYhtLNrBVSukP2tFEuMVo='
readonly LESSON_STYLE_HASH='sha256-2+B8fmwVdLNZ3mxUmSRt///0KH+Im+6Z8b8/lntI1QY='
readonly LESSON_SCRIPT_HASH='sha256-ag0G4it0GGMHQwUfw+YoDXPXey81+xIbs+ss5cdtckY='
