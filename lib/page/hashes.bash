# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-x/zOIcLO8oWdFkIwc7Sc7VvHYsEkxZIvOMDIYZpDpUk='
readonly PAGE_SCRIPT_HASH='sha256-XpaWFGinL3qa38XKPKKhAaWt4ceKisAHpgTu1K1s3zk='
readonly LESSON_STYLE_HASH='sha256-SMEwyLwoW54jJFh3YNg4vYt2j4DxsrAVNA2uULzMbxU='
readonly LESSON_SCRIPT_HASH='sha256-SnC1cTW5bKe72gbW6m/zHQ5PP2pMn0FXWVIuUOccoyY='
