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

# The script is one, of these files in this order.
PAGE_SCRIPT=(script/{texts,gate,random,grid,neighbors,weave,carve}
    algorithms/{prim,kruskal,wilson,aldous-broder,hunt-and-kill,binary-tree,sidewinder,eller,division}
    script/{algorithms,loops,ends,walk,solve,maze_file,address,kind,elements,view,draw,words,game,former,end,records}
    script/{moments,watch,actions,keys,fingers,sheet,main})
readonly PAGE_SCRIPT

draw_page() { # <kind> <line ...>: the page with the maze there is now, its kind as an address has it, or empty, and
    # these lines below it in its file
    local line
    put_page_head
    put_page_style
    put_page_body
    put_line "<script type=\"text/plain\" id=\"maze\"${1:+ data-kind=\"$1\"}>"
    shift
    draw_text
    for line; do
        put_line "${line//</}" # whatever stood in a file, the script element does not end here
    done
    put_line '</script>'
    put_page_code
    put_page_texts
    put_page_script
    put_line '</body>'
    put_line '</html>'
}

put_page_head() {
    put_line '<!DOCTYPE html>'
    put_line "<html lang=\"$language\"${given_lang:+ data-lang=\"$language\"}>"
    put_line '<head>'
    put_line '<meta charset="utf-8">'
    put_line '<meta http-equiv="Content-Security-Policy" content="default-src '\''none'\'';'
    put_line "script-src '$PAGE_SCRIPT_HASH'; style-src '$PAGE_STYLE_HASH';"
    put_line "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script';"
    put_line "trusted-types 'none'\">"
    put_line '<meta name="viewport" content="width=device-width, initial-scale=1">'
    put_line '<title>maze.sh</title>'
}

put_page_style() {
    local file
    put_line '<style>'
    for file in themes maze narrow watch paper; do
        put_lean "page/$file.css"
    done
    put_line '</style>'
    put_line '</head>'
    put_line '<body>'
}

put_page_body() {
    put_text page/maze.html
}

put_page_code() { # what the page lets one watch, as it stands in maze.sh, or in the one file
    local line name='' file=$0 is_open=''
    [[ -z $lib ]] || file=${lib%/*}/maze.sh
    put_line '<script type="text/plain" id="code">'
    while IFS= read -r line; do
        [[ $line != '# MARK startup ends' ]] || is_open=yes # the one file has texts before it
        [[ -n $is_open ]] || continue
        case $line in
            'below() {'* | 'list_candidates() {'* | 'dig() {'* | 'carve_recursive() {'* | 'carve_stack() {'*) name=${line%%(*} ;;
        esac
        [[ -z $name ]] || put_line "$line"
        [[ $line != '}' || $name != carve_stack ]] || break
        [[ $line != '}' ]] || name=''
    done <"$file"
    [[ -n $is_open ]] || die 1 "$say_no_mark" "$file" 'startup ends'
    put_line '</script>'
}

put_page_texts() {
    local name
    list_names languages
    for name in "${names[@]}"; do
        if has_file "languages/page/$name.json"; then
            put_line "<script type=\"application/json\" data-language=\"$name\">"
            put_text "languages/page/$name.json"
            put_line '</script>'
        fi
    done
}

put_page_script() {
    local file
    put_line '<script>'
    for file in "${PAGE_SCRIPT[@]}"; do
        put_lean "page/$file.js"
    done
    put_line '</script>'
}

put_lean() { # <file>: as it stands, but for indentation, empty lines and lines that are comments
    local IFS=$'\n' line lines tab=$'\t'
    read_text "$1"
    set -f
    # shellcheck disable=SC2206 # to be split
    lines=($REPLY)
    set +f
    for line in "${lines[@]}"; do
        line=${line#"${line%%[!"$tab"]*}"}
        [[ $line == //* || $line == '/*'*'*/' ]] || put_line "$line"
    done
}
