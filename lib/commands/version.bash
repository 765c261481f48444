# shellcheck shell=bash
#
# version: print the name and the version

need cli/printing

# shellcheck disable=SC2034 # found by its name
takes_version=''

run_version() {
    send_output
    put_line "maze.sh $VERSION"
}
