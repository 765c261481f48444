# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-x/zOIcLO8oWdFkIwc7Sc7VvHYsEkxZIvOMDIYZpDpUk='
readonly PAGE_SCRIPT_HASH='sha256-XpaWFGinL3qa38XKPKKhAaWt4ceKisAHpgTu1K1s3zk='
readonly LESSON_STYLE_HASH='sha256-Y67Bqjnlgi2WGaCR4p6PibGW8cvwKvp4ahjFV5GYYJo='
readonly LESSON_SCRIPT_HASH='sha256-XCfuC7BuFI40jhGeqBw51y0UgFY+k3Vd+gRMr6N3i6Q='
