# shellcheck shell=bash
#
# help: the mode that shows text in pages
#
# Owns: help_line (the first line shown), help_text, help_lines (folded), help_rows (lines of a page).

need core/columns core/window screen/game screen/view

help_line=0 help_text=() help_lines=() help_rows=1

show_help_lines() { # <line ...>
    help_line=0 help_text=("$@")
    visit_mode help
}

help_key() { # <key>: the next page, with ? also from the last to the first; the one before; or back to the game
    fold_help
    case $1 in
        up | left | erase) ((help_line = help_line < help_rows ? 0 : help_line - help_rows)) ;;
        escape | q | Q) help_line=${#help_lines[@]} ;;
        *) ((help_line += help_rows)) ;;
    esac
    if [[ $1 == '?' ]] && ((${#help_lines[@]} > help_rows && help_line >= ${#help_lines[@]})); then
        help_line=0
    fi
    if ((help_line >= ${#help_lines[@]})); then
        leave_mode
    else
        help_draw
    fi
}

help_draw() {
    local pages
    fold_help
    if ((help_line >= ${#help_lines[@]})); then # the window has grown
        help_line=0
    fi
    draw_text_page "$help_line" "${help_lines[@]}"
    pages=$(((${#help_lines[@]} + help_rows - 1) / help_rows))
    set_fields "$say_any_key"
    if ((pages > 1)); then
        say "$say_help_page" "$((help_line / help_rows + 1))" "$pages"
        set_fields "${say_help_next[help_line + help_rows >= ${#help_lines[@]}]}" "$REPLY"
    fi
    join_fields
    add_frame $'\033['"${window_rows};1H$REPLY"
}

fold_help() { # -> help_lines, help_rows: the text, folded to the width of the window
    local line
    help_rows=$((window_rows > 1 ? window_rows - 1 : 1)) help_lines=()
    for line in "${help_text[@]}"; do
        if [[ $line == "$NEXT_PAGE" ]]; then
            while ((${#help_lines[@]} % help_rows)); do
                help_lines+=('')
            done
        else
            fold_hanging "$line" "$((window_columns - 1))"
            help_lines+=("${folded[@]}")
        fi
    done
}
