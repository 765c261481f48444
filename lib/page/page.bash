# shellcheck shell=bash
#
# page: print the game for a browser
#
# The page is one self-contained HTML file: markup, style, and a script that does in JavaScript what the chapters from
# random numbers to walk do here, with the same names. It holds the maze as a maze file, which consists of digits and
# of lines that begin with #. It also holds the table of levels, the shell code that Watch shows, and the texts of all
# languages (languages/NAME/page.bash).
#
# Its content security policy allows only the script and the style below, by their SHA-256, and loads nothing. A nonce
# in a file would be no secret: injected code could carry it too. bash cannot compute SHA-256, so make hashes writes
# the hashes into page/hashes, and a test compares them with the page.
#
# Writes: language.

need cli/levels cli/names cli/options core/html maze/mask page/hashes pictures/text

# The functions that Watch shows, by file. A comment # @NAME at the end of a line names a place. Watch marks that line
# while the script is at the place with this name in the function of the same name. Without such a line, it marks the
# first one.
PAGE_CODE=(
    'maze.sh below list_candidates dig carve_recursive carve_stack'
    'lib/algorithms/prim.bash carve_prim'
    'lib/algorithms/kruskal.bash carve_kruskal'
    'lib/algorithms/wilson.bash carve_wilson'
    'lib/algorithms/aldous-broder.bash carve_aldous_broder'
    'lib/algorithms/hunt-and-kill.bash carve_hunt_and_kill'
    'lib/algorithms/binary-tree.bash carve_binary_tree'
    'lib/algorithms/sidewinder.bash carve_sidewinder'
    'lib/algorithms/eller.bash carve_eller dig_south'
    'lib/algorithms/division.bash divide'
    'lib/maze/loops.bash open_loops'
    'lib/watch/search.bash search_plainly'
)
readonly PAGE_CODE

# The files of the script, in this order; the first make mazes, and touch nothing of the page.
PAGE_SCRIPT=(script/{random,record,maze,neighbors,mask,weave,carve}
    algorithms/{prim,kruskal,wilson,aldous-broder,hunt-and-kill,binary-tree,sidewinder,eller,division}
    script/{algorithms,loops,ends,elements,texts,gate,walk,solve,far,fog,recipe,levels,records,maze_file,svg,png}
    script/{view,colors,draw,draw_game,words,game,history,address,files,paper,link,end}
    script/{watch_code,watch_state,watch_words,watch_draw,watch,menu,actions,new,keys,fingers,main})
readonly PAGE_SCRIPT

draw_page() { # <recipe, or empty> <line ...>: the page with the current maze, the lines below it
    local line
    put_page_head maze.sh "$PAGE_STYLE_HASH" "$PAGE_SCRIPT_HASH" page/{themes,maze,dialogs,narrow,watch,paper}
    put_text page/maze.html
    put_line "<noscript>$say_no_script</noscript>"
    put_text page/watch.html
    escape_html "$option_url"
    put_line "<script type=\"text/plain\" id=\"maze\"${1:+ data-recipe=\"$1\"} data-url=\"$REPLY\">"
    shift
    draw_text
    for line; do
        put_line "${line//</}" # so that no line of a file can end the script element
    done
    put_line '</script>'
    put_page_code "${PAGE_CODE[@]}"
    put_page_levels
    put_page_masks
    list_names languages
    # shellcheck disable=SC2086 # a name each
    put_page_texts $REPLY
    put_page_script "${PAGE_SCRIPT[@]}"
    put_lines '</body>' '</html>'
}

# The parts of a page. The lesson and the handout use the head.

put_page_head() { # <title> <source of the style> <of scripts> <file of the style ...>: down to the body
    local file
    put_line '<!DOCTYPE html>'
    put_line "<html lang=\"$language\"${given_lang:+ data-lang=\"$language\"}>"
    put_lines '<head>' '<meta charset="utf-8">'
    put_line '<meta http-equiv="Content-Security-Policy" content="default-src '\''none'\'';'
    put_line "script-src $3; style-src $2;"
    put_line "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'\">"
    put_line '<meta name="viewport" content="width=device-width, initial-scale=1">'
    put_line "<title>$1</title>"
    put_line '<style>'
    for file in "${@:4}"; do
        put_text "$file.css"
    done
    put_lines '</style>' '</head>' '<body>'
}

put_page_code() { # <group of PAGE_CODE ...>: the lines of its functions
    local IFS=' ' group
    put_line '<script type="text/plain" id="code">'
    if [[ -n $lib ]]; then
        for group; do
            put_functions "${lib%/*}/${group%% *}" "${group#* }"
        done
    else # the one file
        put_functions "$program" "$*"
    fi
    put_line '</script>'
}

put_functions() { # <file> <names, a space between two>: of two definitions the last, because a text may hold another
    local line before k='' code=()
    while IFS= read -r line; do
        if [[ $line == *'() {'* && " $2 " == *" ${line%%'('*} "* ]]; then
            before=" $2 "
            before=${before%%" ${line%%'('*} "*}
            k=${#before} code[k]='' # in the order of the names
        fi
        [[ -n $k ]] || continue
        code[k]+=$line$'\n'
        if [[ $line == '}' ]]; then
            k=''
        fi
    done <"$1"
    put_lines ${code[@]+"${code[@]%$'\n'}"}
}

put_page_levels() { # the recipes of the levels, and of the days of the week from Monday on
    local IFS=' '
    put_line "<script type=\"text/plain\" id=\"levels\" data-days=\"${DAYS[*]}\">"
    put_lines "${LEVELS[@]}"
    put_line '</script>'
}

put_page_masks() { # a line for each shape: its name and its rows
    local IFS=' ' name
    list_names masks
    put_line '<script type="text/plain" id="masks">'
    for name in $REPLY; do
        load_mask "$name"
        put_line "$name ${mask_text[*]}"
    done
    put_line '</script>'
}

put_page_texts() { # <language ...>: the names of the texts; for each language its name and its texts
    local IFS=' ' chosen=$language names
    load_texts page
    names=("${!say_page_@}")
    put_lines '<script type="text/plain" id="texts">' "titles svg_title svg_seed ${names[*]#say_page_}"
    for language; do
        if has_file "languages/$language/page.bash"; then
            load_texts messages page
            put_line "$language"
            put_texts say_levels say_svg_title say_seed "${names[@]}"
        fi
    done
    language=$chosen
    load_texts messages
    put_line '</script>'
}

put_texts() { # <name ...>: the value of each, a line each; those of an array with a tab between two
    local IFS=$'\t' name text=''
    for name; do
        name+='[*]'
        text+=$'\n'"${!name//$'\n'/ }"
    done
    text=${text#?}
    put_line "${text//<\//< /}" # no text can end the script element
}

put_page_script() { # <file of the script ...>
    local file
    put_line '<script>'
    for file; do
        put_text "page/$file.js"
    done
    put_line '</script>'
}
