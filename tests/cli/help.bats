#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# The help: it fits 80 columns, and names every command and option.

load ../support/helpers

@test "every help and table fits 80 columns, in every language" {
    mkdir -p "$data"
    printf '2026-01-02 %s 5 9 99 0 90 0 2\n' level={1..24} daily=2026-01-02 station,rooms=50,traps=33 >"$data/records"
    for language in "$ROOT"/lib/languages/*; do
        language=${language##*/}
        for each in algorithms records help $(list_names COMMANDS | sed 's/[a-z]*/--help=&/g'); do
            read -r -a call <<<"${each//=/ }"
            try "${bash_twin[@]}" "${call[@]}" --lang "$language"
            check "$language ${call[*]}" '0 ' "$status $err"
            printf %s "$out" >>helps
        done
    done
    # in UTF-8 a character is its first byte
    check 'long lines' '' "$(tr -d '\200-\277' <helps | LC_ALL=C awk 'length > 80')"
}

@test "the help says what may follow an option or a command" {
    while IFS='|' read -r command line; do
        try "${bash_twin[@]}" help "$command"
        out=$(tr -s ' \n' ' ' <<<"$out") # a long line is folded
        [[ $out == *"$line"* ]] || check "$command" "$line" "$out"
    done <<ROWS
generate| --ends KIND place start and goal: $(values_of ends)
generate| -f --format NAME draw the maze in this format: $(list_names FORMATS)
generate| -y --height N height in squares (default: to fit the window, or 29x29)
play| -y --height N height in squares (default size: that of the level)
sheet| --per-page N print N mazes on each page: 1 2 4 6
daily|Usage: maze.sh daily [OPTIONS] [YYYY-MM-DD]
tour|Usage: maze.sh tour [OPTIONS] [SCREEN]
ROWS
}

@test "--help has an example of each common task, all commands and common options" {
    try "${bash_twin[@]}" --help
    english=$out
    check 'status, error' '0 ' "$status $err"
    for word in $(list_names COMMANDS); do
        [[ $word == help || $out == *$'\n'"  $word "* ]] || check 'the help' "$word" ''
    done
    languages=$(list_names LANGUAGES) colors=$(values_of color)
    check 'for all' "--lang ${languages// /|} --color ${colors// /|} --help --version --completion --one-file" \
        "$(grep '^  --' <<<"$out" | xargs)"
    while read -r -a call; do # calls that need a terminal say so, the others print
        try "${bash_twin[@]}" "${call[@]:1}"
        [[ $status == 0 || $err == *'needs a terminal'* ]] || check "${call[*]}" 'a call that works' "$err"
    done < <(grep '^  maze.sh ' <<<"$out" | cut -c 3-40)
    for word in help -h; do
        try "${bash_twin[@]}" "$word"
        check_answer "$word" 0 "$english" ''
    done
}

@test "the help of a command lists exactly its options, without those that every command accepts" {
    read -r -a commands < <(list_names COMMANDS)
    making=$(sed -nE "s/^TAKES_MAKING='(.*)'/\1/p" "$ROOT/lib/cli/options.bash")
    for command in "${commands[@]/%help/play}"; do
        try "${bash_twin[@]}" help "$command" genrate # of several commands, the first
        check "$command: status, error" '0 ' "$status $err"
        [[ $(sed -n 3p <<<"$out") ]] || check "$command" 'what it does' "$out"
        named=' '
        while IFS= read -r line; do
            [[ ! $line =~ ^'  '(-[a-z]|'  ')' --'([a-z-]+) ]] || named+="${BASH_REMATCH[2]} "
        done <<<"$out"
        options=$(sed -nE "s/^takes_$command=[\"'](.*)[\"']/\1/p" "$ROOT/lib/commands/$command.bash")
        options=" ${options/'$TAKES_MAKING'/$making} output "
        options=${options/ words / }
        check "$command" "$(tr -s ' ' '\n' <<<"$options" | sort)" "$(tr -s ' ' '\n' <<<"$named" | sort)"
    done
}
