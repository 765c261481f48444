# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-oO0C0x8f/q9NHm0covArTwZPCTAShhHEGQLwzwZFMq0='
readonly PAGE_SCRIPT_HASH='sha256-g2GSj14eic8xkyHE2ErwqUKmX7Os97D1noG8QEnLuVU='
readonly LESSON_STYLE_HASH='sha256-s/AK8FxF1SIL81fVwmqLKkZT8O3iRj9aLOlvlJVzxp8='
readonly LESSON_SCRIPT_HASH='sha256-4gcLXcWGsOMIha8Jboz9YqkL/h5gKJ/Yq5MxWMmkAPM='
