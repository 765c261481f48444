# shellcheck shell=bash
#
# completion: print the code that lets bash complete a call, made from the table of options

need cli/names cli/options cli/printing

takes_completion=words # which do not matter

# With = in COMP_WORDBREAKS, it is a separate word (in bash 3.2, it is not), and readline replaces only what is behind
# it. Where no word fits, readline completes the names of files: it quotes them itself.

# shellcheck disable=SC2016 # the shell that reads it expands it
run_completion() {
    local name gate takes commands
    send_output
    list_names commands "$CALLED_AS_OPTIONS"
    commands=$REPLY
    put_line '_maze_sh() {
    local IFS=$'\'' \t\n'\'' word=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD - 1)) name words before prefix=""
    if [[ ${COMP_WORDS[at]} == = ]]; then ((at -= 1)); fi
    if [[ $word == = ]]; then word=""; fi
    before=${COMP_WORDS[at]}
    if [[ $word == --*=* ]]; then before=${word%%=*} prefix=$before= word=${word#*=}; fi
    if [[ $COMP_WORDBREAKS == *=* ]]; then prefix=""; fi
    for name in play "${COMP_WORDS[@]:1}"; do
        case $name in'
    for name in $commands; do
        need "commands/$name"
        takes=takes_${name//-/_}
        takes="$TAKES_ALL${!takes:+ ${!takes}}"
        takes=--${takes// / --}
        if [[ $name == play || $name == help ]]; then # else a word is a size or a file
            takes="$commands $takes"
        fi
        put_line "            $name) words='${takes/ --words/}' ;;"
    done
    put_line '        esac
    done
    COMPREPLY=()
    case $before in'
    for name in "${OPTIONS[@]%% *}"; do
        find_option "--$name"
        name="--$name | -$known_letter" gate=${known_gate[*]}
        name=${name% | --}
        case $gate in
            flag) continue ;;
            file) gate='return' ;;
            choice*) gate="words='${gate#choice }'" ;;
            name*)
                gate=${gate#name }
                list_names "${gate%% *}"
                gate="words='$REPLY'"
                ;;
            *) gate='compopt +o default 2>/dev/null; return' ;; # no name of a file; bash 3.2 has no compopt
        esac
        put_line "        $name) $gate ;;"
    done
    put_line '    esac
    COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$word"))
}
complete -o default -F _maze_sh maze.sh'
}
