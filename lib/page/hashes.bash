# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH='sha256-QXyuDGT9BXRPvQrgTUCIqdDxA7atF7JvLjD0zgZjMXw='
readonly PAGE_SCRIPT_HASH='sha256-9NgckcKX36Q+S5xTcDDr5NGJJEg+K6rW6AhiVXgrw98='
readonly LESSON_STYLE_HASH='sha256-YYrU2lbJDrS1tNYctQwZsc4t95x69kW+U3BaTwP7dYs='
readonly LESSON_SCRIPT_HASH='sha256-zNBVvxVEFD9i07ygMaTPuFpxmBZjVINRIjP3bk9XiuQ='
