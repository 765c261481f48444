# shellcheck shell=bash
#
# version: print the name and the version

need cli/printing

takes_version=words # which do not matter

run_version() {
    send_output
    put_line "maze.sh $VERSION"
}
