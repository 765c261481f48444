# shellcheck shell=bash
#
# page: print the game for a browser
#
# The page is one self-contained HTML file: markup, style, and a script that does in JavaScript what the chapters from
# random numbers to walk do here, with the same names. It holds the maze as a maze file, which consists of digits and
# of lines that begin with #. It also holds the table of levels, the shell code that Watch shows, and the texts of all
# languages as JSON (languages/NAME/page.json).
#
# Its content security policy allows only the script and the style below, by their SHA-256, and loads nothing. A nonce
# in a file would be no secret: injected code could carry it too. bash cannot compute SHA-256, so make hashes writes
# the hashes into page/hashes, and a test compares them with the page.

need cli/day cli/levels cli/names page/hashes pictures/text

# The functions that Watch shows, by file, each with the number of its calls that are events. The script numbers these
# calls as the shell function of the same name does. If a number no longer fits, the command fails.
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

# The files of the script, in this order.
PAGE_SCRIPT=(script/{texts,gate,record,random,grid,neighbors,weave,carve}
    algorithms/{prim,kruskal,wilson,aldous-broder,hunt-and-kill,binary-tree,sidewinder,eller,division}
    script/{algorithms,loops,ends,fog,walk,solve,picture_file,maze_file,levels,address,kind,elements,view,draw,words,game,former}
    script/{end,records}
    script/{watch_code,watch_state,watch_words,watch_draw,watch,actions,keys,fingers,sheet,main})
readonly PAGE_SCRIPT

draw_page() { # <kind, as in an address, or empty> <line ...>: the page with the current maze, the lines below it
    local line names
    [[ -n $lib || $- != *s* ]] || die 1 "$say_cannot_read" - # bash reads the program from there
    put_page_head maze.sh "$PAGE_STYLE_HASH" "$PAGE_SCRIPT_HASH" page/{themes,maze,narrow,watch,paper}
    put_text page/maze.html
    put_line "<noscript>$say_no_script</noscript>"
    put_text page/watch.html
    put_line "<script type=\"text/plain\" id=\"maze\"${1:+ data-kind=\"$1\"}>"
    shift
    draw_text
    for line; do
        put_line "${line//</}" # so that no line of a file can end the script element
    done
    put_line '</script>'
    put_page_code "${PAGE_CODE[@]}"
    put_page_levels
    list_names languages
    put_page_texts "${names[@]}"
    put_page_end "${PAGE_SCRIPT[@]}"
}

# The parts of a page. The page of the lesson uses them too, and the handout uses the head.

put_page_head() { # <title> <hash of the style> <hash of the script> <file of the style ...>: down to the body
    local file
    put_line '<!DOCTYPE html>'
    put_line "<html lang=\"$language\"${given_lang:+ data-lang=\"$language\"}>"
    put_lines '<head>' '<meta charset="utf-8">'
    put_line '<meta http-equiv="Content-Security-Policy" content="default-src '\''none'\'';'
    put_line "script-src '$3'; style-src '$2';"
    put_line "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'\">"
    put_line '<meta name="viewport" content="width=device-width, initial-scale=1">'
    put_line "<title>$1</title>"
    put_line '<style>'
    for file in "${@:4}"; do
        put_minified "$file.css"
    done
    put_lines '</style>' '</head>' '<body>'
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

put_page_levels() { # a line each, with the levels of daily mazes from Monday on
    local IFS=' '
    put_line "<script type=\"text/plain\" id=\"levels\" data-daily=\"${DAILY_LEVELS[*]}\">"
    put_lines "${LEVELS[@]}"
    put_line '</script>'
}

put_page_texts() { # <language ...>: as JSON, the names of the texts, then the texts of each language in the same order
    local IFS=' ' name line keys=() page_lines
    read_lines languages/en/page.json
    for line in "${page_lines[@]}"; do
        line=${line#*\"}
        [[ $line != *\"* ]] || keys+=("${line%%\"*}")
    done
    put_line '<script type="application/json" id="texts">'
    put_line "{\"keys\":\"${keys[*]}\""
    for name; do
        ! has_file "languages/$name/page.json" || put_language "$name"
    done
    put_line '}</script>'
}

put_language() { # <language>: the titles of the levels, and its text for each of the keys; null for a missing one
    local key value texts n=1 page_lines
    title_levels "$1"
    texts=",\"$1\":[\"$REPLY\""
    read_lines "languages/$1/page.json"
    for key in "${keys[@]}"; do
        value=null
        if [[ ${page_lines[n]-} == *"\"$key\": "* ]]; then
            value=${page_lines[n]#*: }
            ((n += 1))
        fi
        texts+=,${value%,}
    done
    put_line "$texts]"
}

title_levels() { # <language> -> REPLY: the titles of the levels, a | between two
    REPLY=$(
        choose_language "$1"
        IFS='|'
        printf %s "${say_levels[*]}"
    )
}

put_page_end() { # <file of the script ...>
    local file
    put_line '<script>'
    for file; do
        put_minified "page/$file.js"
    done
    put_lines '</script>' '</body>' '</html>'
}

put_minified() { # <file>: without what only its readers need: indentation, comments, ends of lines, some spaces and last
    # commas. No string may contain " // ", " => ", " === ", " !== " or " || ", and none the first " = " of its line
    local line minified='' tab=$'\t' page_lines
    read_lines "$1"
    for line in "${page_lines[@]}"; do
        line=${line#"${line%%[!"$tab"]*}"}
        line=${line%% // *}
        line=${line/ = /=} line=${line// => /=>} line=${line// === /===} line=${line// !== /!==} line=${line// || /||}
        line=${line/% \{/\{}
        if [[ $line == //* || $line == '/*'*'*/' ]]; then
            continue
        elif [[ $1 == *.css ]]; then
            [[ $line != '}' ]] || minified=${minified%;}
            minified+=${line/: /:}
        else
            [[ $line != ['})]']* ]] || minified=${minified%,}
            minified+=$line
            [[ $line == *['{}([,;'] ]] || minified+=$'\n'
        fi
    done
    put_line "${minified%$'\n'}"
}

read_lines() { # <file> -> page_lines: those that are not empty
    local IFS=$'\n'
    read_text "$1"
    set -f
    # shellcheck disable=SC2206 # to be split
    page_lines=($REPLY)
    set +f
}
