# shellcheck shell=bash
#
# completion: print the code that lets bash complete a call, made from the table of options

need cli/names cli/options cli/printing

# shellcheck disable=SC2034 # found by its name
takes_completion=''

# shellcheck disable=SC2016 # the shell that reads it expands it
run_completion() {
    local name names known_option gate takes commands complete='COMPREPLY=($(compgen'
    send_output
    list_names commands
    commands=${names[*]}
    put_line '_maze_sh() {'
    put_line '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=play each'
    put_line '    for each in "${COMP_WORDS[@]:1}"; do'
    put_line "        case \$each in ${commands// / | }) command=\$each ;; esac"
    put_line '    done'
    put_line '    case $before in'
    put_line "        --watch) [[ \$command != tour ]] || { $complete -f -- \"\$word\")) && return; } ;;"
    for name in "${OPTIONS[@]%% *}"; do
        find_option "--$name"
        name="--$name | -${known_option[1]}" gate=${known_option[*]:4}
        name=${name% | --}
        case $gate in
            flag) ;;
            file) put_line "        $name) $complete -f -- \"\$word\")) && return ;;" ;;
            choice*)
                put_line "        $name) $complete -W '${gate#choice }' -- \"\$word\")) && return ;;"
                ;;
            name*)
                gate=${gate#name }
                list_names "${gate%% *}"
                put_line "        $name) $complete -W '${names[*]}' -- \"\$word\")) && return ;;"
                ;;
            *) put_line "        $name) return ;;" ;;
        esac
    done
    put_line '    esac'
    put_line '    case $command in'
    for name in $commands; do
        need "commands/$name"
        takes=takes_${name//-/_}
        takes=" ${!takes} $TAKES_ALL"
        takes=${takes/ words / }
        takes=${takes#"${takes%%[! ]*}"}
        put_line "        $name) each='--${takes// / --}' ;;"
    done
    put_line '    esac'
    put_line "    $complete -W \"\$each $commands\" -- \"\$word\"))"
    put_line '}'
    put_line 'complete -o filenames -F _maze_sh maze.sh'
}
