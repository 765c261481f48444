# shellcheck shell=bash
#
# help: the mode that shows text in pages
#
# Owns: help_line (the first line shown), help_text.

need core/columns core/window screen/game screen/view

help_line=0 help_text=()

show_help_lines() { # <line ...>
    help_line=0 help_text=("$@")
    visit_mode help
}

help_key() { # <key>: the next page, with ? also from the last to the first; the one before; or back to the game
    local help_lines=() lines
    fold_help
    case $1 in
        up | left | erase) ((help_line -= help_line < lines ? help_line : lines)) ;;
        escape | q | Q) help_line=${#help_lines[@]} ;;
        *) ((help_line += lines)) ;;
    esac
    if [[ $1 == '?' ]] && ((${#help_lines[@]} > lines && help_line >= ${#help_lines[@]})); then
        help_line=0
    fi
    if ((help_line >= ${#help_lines[@]})); then
        leave_mode
    else
        help_draw
    fi
}

help_draw() {
    local help_lines=() lines
    fold_help
    ((help_line < ${#help_lines[@]})) || help_line=0
    draw_text_page "$help_line" "${help_lines[@]}"
    set_fields "$say_any_key"
    if ((${#help_lines[@]} > lines)); then
        say "$say_help_page" "$((help_line / lines + 1))" "$(((${#help_lines[@]} + lines - 1) / lines))"
        set_fields "$REPLY"
        set_fields "${say_help_next[help_line + lines >= ${#help_lines[@]}]}" "$REPLY"
    fi
    join_fields
    add_frame $'\033['"${window_rows};1H$REPLY"
}

fold_help() { # -> help_lines, lines (of a page): the text, folded to the width of the window
    local line part indent
    lines=$((window_rows > 1 ? window_rows - 1 : 1)) help_lines=()
    for line in "${help_text[@]}"; do
        if [[ $line == "$NEXT_PAGE" ]]; then
            while ((${#help_lines[@]} % lines)); do
                help_lines+=('')
            done
        else
            count_columns "$line"
            indent=''
            if ((REPLY >= window_columns)) && [[ $line == *'   '* ]]; then # what a key does is below the key
                help_lines+=("${line%%   *}")
                indent='  ' line=${line#*   }
                line=${line#"${line%%[! ]*}"}
            fi
            fold_columns "$line" "$((window_columns - 3))"
            for part in "${folded[@]}"; do
                help_lines+=("$indent$part")
            done
        fi
    done
}
