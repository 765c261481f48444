# shellcheck shell=bash
#
# version: the name and the version

takes_version=''

run_version() {
    put_line "maze.sh $VERSION"
}
