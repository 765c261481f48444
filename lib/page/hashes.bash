# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-Pm9/ukzzWAYjKACG6AwL8miNHZMpXfvgRW3yA7SsCo8='
readonly PAGE_SCRIPT_HASH='sha256-thZTik643mAlr8v/HJ9MRNXpMU2XZ6R+4Kh1PC9rO4I='
readonly LESSON_STYLE_HASH='sha256-0Tdwtl1El9mbrN0DXTtePXpEjI68VCCpyIxM9WVCCq4='
readonly LESSON_SCRIPT_HASH='sha256-xWjcq0NSczvSKniVWYK86bKxOs1t5/fz1ND5DpdBTDA='
