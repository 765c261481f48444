# shellcheck shell=bash
#
# version: print the name and the version

# shellcheck disable=SC2034 # found by its name
takes_version=''

run_version() {
    put_line "maze.sh $VERSION"
}
