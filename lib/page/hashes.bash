# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-QXyuDGT9BXRPvQrgTUCIqdDxA7atF7JvLjD0zgZjMXw='
readonly PAGE_SCRIPT_HASH='sha256-thZTik643mAlr8v/HJ9MRNXpMU2XZ6R+4Kh1PC9rO4I='
readonly LESSON_STYLE_HASH='sha256-YYrU2lbJDrS1tNYctQwZsc4t95x69kW+U3BaTwP7dYs='
readonly LESSON_SCRIPT_HASH='sha256-xWjcq0NSczvSKniVWYK86bKxOs1t5/fz1ND5DpdBTDA='
