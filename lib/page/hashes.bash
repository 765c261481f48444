# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-oO0C0x8f/q9NHm0covArTwZPCTAShhHEGQLwzwZFMq0='
readonly PAGE_SCRIPT_HASH='sha256-EKulD6Y1aOLC65MOiny1/4tmFV+QwceSdPII9vSE6bE='
readonly LESSON_STYLE_HASH='sha256-s/AK8FxF1SIL81fVwmqLKkZT8O3iRj9aLOlvlJVzxp8='
readonly LESSON_SCRIPT_HASH='sha256-VDEpxYznNMLMsc87S1zDr8KLLtax2K8XSpORauSQlYM='
