# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-RDAuaDXr1vJERT0jiGYwLIozGtRT7kPHvtGmZ/y8PlY='
readonly PAGE_SCRIPT_HASH='sha256-thZTik643mAlr8v/HJ9MRNXpMU2XZ6R+4Kh1PC9rO4I='
readonly LESSON_STYLE_HASH='sha256-5EATwm0u0ltr5/1t0l4GHdwJgtg3xsa0paCDqlcEV70='
readonly LESSON_SCRIPT_HASH='sha256-xWjcq0NSczvSKniVWYK86bKxOs1t5/fz1ND5DpdBTDA='
