# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-x/zOIcLO8oWdFkIwc7Sc7VvHYsEkxZIvOMDIYZpDpUk='
readonly PAGE_SCRIPT_HASH='sha256-Pj1TJlNG5suIhtDOovUhI1FXot7MtdkeAGYAw2o7ksM='
readonly LESSON_STYLE_HASH='sha256-SMEwyLwoW54jJFh3YNg4vYt2j4DxsrAVNA2uULzMbxU='
readonly LESSON_SCRIPT_HASH='sha256-znxpt+qCFzjJOJ5cX1hS72bo2YibhUul1me4PFGuADE='
