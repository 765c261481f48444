# shellcheck shell=bash
#
# messages: what the program says to its users, and in which language
#
# A language is a file NAME.bash in lib/languages/ with a function speak_NAME that sets the texts, say_*: printf
# formats. English is loaded first, so that a text which another language lacks is in English. Texts that few calls need
# are in folders there: help (explain_NAME), lesson (teach_NAME), replies (reply_NAME), exercises (practice_NAME),
# watching (narrate_NAME) and handout (hand_out_NAME).
# A counted word is say_count_*, an array of its forms: first "1 step", then "2 steps". A language with more than two
# forms has a function form_NAME that gives the form for a number.
# Owns: say_*, language.
# Reads: user_language, plain_text.

language=''

choose_language() { # <its name, or empty: what the locale says, if the terminal shows UTF-8>
    local wanted of_locale=${user_language:0:2}
    [[ -z $plain_text ]] || of_locale=en
    unset "${!say_@}"
    language=en
    for wanted in "$of_locale" "$1"; do
        if [[ $wanted == [a-z][a-z] ]] && has_file "languages/$wanted.bash"; then
            language=$wanted
        fi
    done
    load_texts languages speak
    if [[ -n $plain_text ]]; then
        say_arrows=("${say_compass[@]}") say_more=('<' '>' '^' 'v') say_stars=(- '*')
    else
        say_arrows=('→' '↘' '↓' '↙' '←' '↖' '↑' '↗') say_more=('‹' '›' '˄' '˅') say_stars=(☆ ★)
    fi
}

load_texts() { # <languages or a folder in it> <prefix of its functions>: English, then the chosen language
    need "$1/en"
    "$2_en"
    if [[ $language != en ]] && has_file "$1/$language.bash"; then
        need "$1/$language"
        "$2_$language"
    fi
}

say() { # <format> <value ...> -> REPLY
    # shellcheck disable=SC2059 # the texts are the formats
    printf -v REPLY -- "$@"
}

say_count() { # <number> <form ...> -> REPLY: 1 step, 2 steps
    REPLY=$(($1 == 1 ? 1 : 2))
    (($# <= 3)) || "form_$language" "$1"
    say "${@:REPLY+1:1}" "$1"
}

name_time() { # <seconds> -> REPLY: 1:23
    if (($1 < 3600)); then
        printf -v REPLY '%d:%02d' "$(($1 / 60))" "$(($1 % 60))"
    else
        printf -v REPLY '%d:%02d:%02d' "$(($1 / 3600))" "$(($1 / 60 % 60))" "$(($1 % 60))"
    fi
}
