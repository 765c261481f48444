# shellcheck shell=bash
#
# theme: choose the colors of both games, and remember the choice
#
# Owns: theme (its place in THEMES).

need saves/folders screen/game screen/status

theme=0

THEMES=(dusk plain contrast none)
readonly THEMES

recall_theme() {
    local k
    theme=3 # none
    if [[ $option_color == always ]]; then
        theme=0
        read_note theme
        for k in "${!THEMES[@]}"; do
            if [[ ${THEMES[k]} == "$REPLY" ]]; then
                theme=$k
            fi
        done
    fi
    "${game}_set_colors"
}

next_theme() {
    if [[ $option_color == always ]]; then
        theme=$(((theme + 1) % ${#THEMES[@]}))
        "${game}_set_colors"
        set_message "${say_themes[theme]}"
        save_note theme "${THEMES[theme]}"
    else
        set_message "$say_no_colors"
    fi
    "${mode}_draw"
}
