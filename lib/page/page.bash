# shellcheck shell=bash
#
# page: the game for a browser
#
# One HTML file, complete in itself: what it shows, how that looks, and a script that is a third
# implementation of the chapters random numbers to walk, with the same names for the same things.
# The maze stands in it as a maze file; draw_text prints it, and nothing but digits and lines
# that begin with # can stand there.
#
# Its content security policy lets the browser run and apply just the script and the style below,
# by their SHA-256, and load nothing at all. A hash is stricter than a nonce here: a nonce in a
# file is no secret, and whatever were slipped into the page could carry it too. bash cannot
# compute SHA-256 without another program, so the hashes stand in page/hashes, where make hashes
# puts them; a test holds them against the texts.
#
# The texts of all languages stand in the page too, as JSON, a file each: languages/page/NAME.json.
#
# Reads: names.
need cli/names page/hashes pictures/text

# What Watch shows: of each file the functions, and how many calls in them are events. A function of the script
# numbers its calls as the shell function of the same name does, and a number that no longer fits ends the command.
PAGE_CODE=(
    'maze.sh below:0 list_candidates:0 dig:0 carve_recursive:3 carve_stack:3'
    'lib/algorithms/prim.bash carve_prim:3'
    'lib/algorithms/kruskal.bash carve_kruskal:1'
    'lib/algorithms/wilson.bash carve_wilson:3'
    'lib/algorithms/aldous-broder.bash carve_aldous_broder:3'
    'lib/algorithms/hunt-and-kill.bash carve_hunt_and_kill:5'
    'lib/algorithms/binary-tree.bash carve_binary_tree:3'
    'lib/algorithms/sidewinder.bash carve_sidewinder:4'
    'lib/algorithms/eller.bash carve_eller:2 dig_south:4'
    'lib/algorithms/division.bash divide:7'
    'lib/maze/loops.bash open_loops:3'
    'lib/lesson/search.bash search_plainly:2'
)
EVENT_CALLS=' list_candidates list_neighbors list_visited pick_way below dig build_wall note_seen '
readonly PAGE_CODE EVENT_CALLS

# The script is one, of these files in this order.
PAGE_SCRIPT=(script/{texts,gate,record,random,grid,neighbors,weave,carve}
    algorithms/{prim,kruskal,wilson,aldous-broder,hunt-and-kill,binary-tree,sidewinder,eller,division}
    script/{algorithms,loops,ends,walk,solve,maze_file,address,kind,elements,view,draw,words,game,former,end,records}
    script/{watch_code,watch_state,watch_words,watch_draw,watch,actions,keys,fingers,sheet,main})
readonly PAGE_SCRIPT

draw_page() { # <kind> <line ...>: the page with the maze there is now, its kind as an address has it, or empty, and
    # these lines below it in its file
    local line
    put_page_head maze.sh "$PAGE_STYLE_HASH" "$PAGE_SCRIPT_HASH" themes maze narrow watch paper
    put_text page/maze.html
    put_text page/watch.html
    put_line "<script type=\"text/plain\" id=\"maze\"${1:+ data-kind=\"$1\"}>"
    shift
    draw_text
    for line; do
        put_line "${line//</}" # whatever stood in a file, the script element does not end here
    done
    put_line '</script>'
    put_page_code "${PAGE_CODE[@]}"
    list_names languages
    put_page_texts "${names[@]}"
    put_page_end "${PAGE_SCRIPT[@]}"
}

# The parts of a page, which the page of the lesson is made of too.

put_page_head() { # <title> <hash of the style> <hash of the script> <style ...>: down to the body
    local file
    put_line '<!DOCTYPE html>'
    put_line "<html lang=\"$language\"${given_lang:+ data-lang=\"$language\"}>"
    put_line '<head>'
    put_line '<meta charset="utf-8">'
    put_line '<meta http-equiv="Content-Security-Policy" content="default-src '\''none'\'';'
    put_line "script-src '$3'; style-src '$2';"
    put_line "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script';"
    put_line "trusted-types 'none'\">"
    put_line '<meta name="viewport" content="width=device-width, initial-scale=1">'
    put_line "<title>$1</title>"
    put_line '<style>'
    for file in "${@:4}"; do
        put_lean "page/$file.css"
    done
    put_line '</style>'
    put_line '</head>'
    put_line '<body>'
}

put_page_code() { # <group of PAGE_CODE ...>: its functions, each below a line with its name and the lines of its events
    local group file=$0
    put_line '<script type="text/plain" id="code">'
    if [[ -n $lib ]]; then
        for group; do
            put_functions "${lib%/*}/${group%% *}" "$group"
        done
    else # the one file
        [[ -f $file ]] || file=${BASH_SOURCE[0]}
        put_functions "$file" "$*"
    fi
    put_line '</script>'
}

put_functions() { # <file> <a group of PAGE_CODE, or several>. Of two definitions the last: texts may hold others
    local IFS=' ' line indent k=-1 n=0 i wanted=() text=() sites=() count=()
    # shellcheck disable=SC2206 # to be split
    wanted=($2)
    while IFS= read -r line; do
        if [[ $line == [a-z]*'() {'* ]]; then
            for ((i = 0; i < ${#wanted[@]}; i++)); do
                if [[ ${wanted[i]%:*} == "${line%%()*}" ]]; then
                    k=$i n=0
                    text[k]='' sites[k]='' count[k]=0
                fi
            done
        fi
        ((k >= 0)) || continue
        count_events "$line"
        for ((i = 0; i < REPLY; i++)); do
            sites[k]+=" $n"
        done
        ((count[k] += REPLY, n += 1))
        indent=${line%%[! ]*}
        text[k]+=$'\n'${indent//    /$'\t'}${line#"$indent"}
        [[ $line != '}' ]] || k=-1
    done <"$1"
    for ((k = 0; k < ${#wanted[@]}; k++)); do
        [[ ${wanted[k]} == *:* ]] || continue
        ((${count[k]:--1} == ${wanted[k]#*:})) || die 1 '%s: %d calls that Watch shows; the page expects %d' \
            "${wanted[k]%:*}" "${count[k]:--1}" "${wanted[k]#*:}"
        put_line "@${wanted[k]%:*}${sites[k]}${text[k]}"
    done
}

count_events() { # <line of code> -> REPLY: how many of its calls are events
    local IFS=' ' word
    REPLY=0
    set -f
    for word in ${1%% \# *}; do
        [[ $EVENT_CALLS != *" $word "* ]] || ((REPLY += 1))
    done
    set +f
}

put_page_texts() { # <language ...>
    local name
    for name; do
        if has_file "languages/page/$name.json"; then
            put_line "<script type=\"application/json\" data-language=\"$name\">"
            put_lean "languages/page/$name.json"
            put_line '</script>'
        fi
    done
}

put_page_end() { # <file of the script ...>
    local file
    put_line '<script>'
    for file; do
        put_lean "page/$file.js"
    done
    put_line '</script>'
    put_line '</body>'
    put_line '</html>'
}

put_lean() { # <file>: without indentation, empty lines and comments. No string may contain " // "
    local IFS=$'\n' line lines tab=$'\t'
    read_text "$1"
    set -f
    # shellcheck disable=SC2206 # to be split
    lines=($REPLY)
    set +f
    for line in "${lines[@]}"; do
        line=${line#"${line%%[!"$tab"]*}"}
        line=${line%% // *}
        [[ $line == //* || $line == '/*'*'*/' ]] || put_line "$line"
    done
}
