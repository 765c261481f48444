# maze.sh in one file, as --one-file prints it: maze.sh, then all of lib.

lib='' program=$0
if [[ ! -f $program ]]; then # bash has found it in PATH
    program=${BASH_SOURCE[0]-}
fi

need() { :; }

has_file() {
    [[ $carried == *" $1 "* ]]
}

list_files() {
    local file
    REPLY=''
    for file in $carried; do
        # shellcheck disable=SC2053 # patterns
        if [[ $file == $1 && ${file%/*} == ${1%/*} ]]; then
            REPLY+="$file "
        fi
    done
}
