# shellcheck shell=bash
#
# Answer many calls of maze.sh: one bash has read the program once, and forks for each call.
# Reading the program takes ten times as long as an answer.
#
#     bash -c '. "$1" "$0"' PROGRAM answers.bash <questions >answers
#
# PROGRAM is maze.sh without its last line, beside lib. A question is strings, each ended by a NUL:
# a number, the file that is standard input, those that output and errors are added to, the folder
# and the home, the seconds of work after which it is ended, the number of arguments, and those.
# The answer is a line: the number of the question, and the exit status.

# shellcheck source=/dev/null # it is not there yet
. "$1" # which unsets variables with names in small letters

asked_before=''
while
    asked=()
    for asked_part in number input output errors folder home seconds count; do
        IFS= read -r -d '' asked_part || exit 0
        asked[${#asked[@]}]=$asked_part
    done
do
    asked_words=()
    while ((${#asked_words[@]} < asked[7])); do
        IFS= read -r -d '' asked_part || exit 1
        asked_words[${#asked_words[@]}]=$asked_part
    done
    # If the program is in parts, read all that a call may need. Many files of tests ask nothing.
    if [[ -z $asked_before ]] && declare -F need >/dev/null; then
        need languages/en/messages
        for asked_part in "${1%/*}"/lib/*/*.bash; do
            asked_part=${asked_part#"${1%/*}/lib/"}
            need "${asked_part%.bash}"
        done
    fi
    asked_before=yes
    (
        ulimit -S -t "${asked[6]}"
        cd "${asked[4]}" || exit
        HOME=${asked[5]} SECONDS=0
        main ${asked_words[@]+"${asked_words[@]}"}
    ) <"${asked[1]}" >>"${asked[2]}" 2>>"${asked[3]}"
    printf '%s %d\n' "${asked[0]}" "$?"
done
