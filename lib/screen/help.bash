# shellcheck shell=bash
#
# help: the mode that shows text in pages
#
# Owns: help_text.
# Writes: page_from.

need core/columns core/window screen/game screen/view

help_text=()

show_help_lines() { # <line ...>
    help_text=("$@") page_from=0
    visit_mode help
}

help_key() { # any key: the next page; after the last one, back to the game
    ((page_from += window_rows - 1))
    if ((page_from < ${#text_lines[@]})); then
        help_draw
    else
        leave_mode
    fi
}

help_draw() {
    local line lines=()
    for line in "${help_text[@]}"; do
        fold_hanging "$line" "$((window_columns - 1))"
        lines+=("${folded[@]}")
    done
    draw_text_page "$page_from" "${lines[@]}"
    set_fields "$say_any_key"
    draw_status
}
