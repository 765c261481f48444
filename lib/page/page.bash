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

need cli/levels cli/mazes cli/names cli/options maze/mask page/hashes pictures/text

# The functions that Watch shows. A comment # @NAME at the end of a line names a place. Watch marks that line while the
# script is at the place with this name in the function of the same name. Without such a line, it marks the first one.
PAGE_CODE=(below list_candidates dig carve_recursive carve_stack
    carve_{prim,kruskal,wilson,aldous_broder,hunt_and_kill,binary_tree,sidewinder,eller} dig_south divide
    open_loops search_plainly)
readonly PAGE_CODE

# The files of the script, in this order; the first make mazes, and touch nothing of the page.
PAGE_SCRIPT=(script/{random,record,maze,neighbors,mask,weave,carve}
    algorithms/{prim,kruskal,wilson,aldous-broder,hunt-and-kill,binary-tree,sidewinder,eller,division}
    script/{make_maze,loops,ends,elements,texts,gate,walk,solve,far,fog,recipe,levels,records,maze_file,svg,png}
    script/{view,colors,draw,draw_game,words,game,history,address,files,paper,end}
    script/{watch_code,watch_state,watch_words,watch_draw,watch,menu,actions,new,keys,fingers,main})
readonly PAGE_SCRIPT

draw_page() { # <recipe, or empty>: the page with the current maze
    local file
    put_page_head maze.sh "$PAGE_STYLE_HASH" "$PAGE_SCRIPT_HASH" page/{themes,maze,dialogs,narrow,watch,paper}
    put_text page/maze.html
    put_line "<noscript>$say_no_script</noscript>"
    put_text page/watch.html
    escape_html "$option_url"
    put_line "<script type=\"text/plain\" id=\"maze\"${1:+ data-recipe=\"$1\"} data-url=\"$REPLY\">"
    draw_text
    put_seed
    put_keys "${file_keys-}"
    put_line '</script>'
    put_page_code
    put_lines "<script type=\"text/plain\" id=\"levels\" data-days=\"${DAYS[*]}\">" "${LEVELS[@]}" '</script>'
    put_page_masks
    list_names languages
    # shellcheck disable=SC2086 # a name each
    put_page_texts $REPLY
    put_line '<script>'
    for file in "${PAGE_SCRIPT[@]}"; do
        put_text "page/$file.js"
    done
    put_lines '</script>' '</body>' '</html>'
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

put_page_code() { # the lines of PAGE_CODE; of two definitions the script takes the last, for a text may hold another
    local IFS=' ' file line is_shown='' files=("$program")
    if [[ -n $lib ]]; then # else the one file has all
        files+=("$lib"/algorithms/*.bash "$lib"/{maze/loops,watch/search}.bash)
    fi
    put_line '<script type="text/plain" id="code">'
    for file in "${files[@]}"; do
        while IFS= read -r line; do
            if [[ $line == *'() {'* && " ${PAGE_CODE[*]} " == *" ${line%%'('*} "* ]]; then
                is_shown=yes
            fi
            [[ -n $is_shown ]] || continue
            put_line "$line"
            if [[ $line == '}' ]]; then
                is_shown=''
            fi
        done <"$file"
    done
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
            load_texts messages games page
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
