# shellcheck shell=bash
#
# messages: load the texts of the program in the language of the user, and fill in their values
#
# A language is a folder of lib/languages. Its file PART.bash has the function speak_LANGUAGE_PART, which sets texts,
# say_*: printf formats. Every run of the program needs the part messages; the other parts are loaded where they are
# used. English is loaded first, so that a text which another language lacks is in English.
# A counted word is say_count_*, an array of its forms: first "1 step", then "2 steps". A language with more than two
# forms has a function form_LANGUAGE that sets REPLY to the number of the form, from 1.
# Owns: say_*, language.
# Reads: user_language, plain_text.

language=''

choose_language() { # <its name, or empty: that of the locale, if the terminal shows UTF-8> -> language, say_*
    local wanted of_locale=${user_language:0:2}
    if [[ -n $plain_text ]]; then
        of_locale=en
    fi
    language=en
    for wanted in "$of_locale" "$1"; do
        if [[ $wanted == [a-z][a-z] ]] && has_file "languages/$wanted/messages.bash"; then
            language=$wanted
        fi
    done
    load_texts messages
    if [[ -n $plain_text ]]; then
        say_arrows=("${say_compass[@]}") say_more=('<' '>' '^' 'v') say_stars=(- '*')
    else
        say_arrows=('→' '↘' '↓' '↙' '←' '↖' '↑' '↗')
        say_more=('‹' '›' '˄' '˅') say_stars=(☆ ★)
    fi
}

load_texts() { # <part ...>: in English, then in the chosen language
    local part
    for part; do
        need "languages/en/$part"
        "speak_en_$part"
        if [[ $language != en ]] && has_file "languages/$language/$part.bash"; then
            need "languages/$language/$part"
            "speak_${language}_$part"
        fi
    done
}

say() { # <format> <value ...> -> REPLY
    # shellcheck disable=SC2059 # the texts are the formats
    printf -v REPLY -- "$@"
}

say_count() { # <number> <form ...> -> REPLY: 1 step, 2 steps
    REPLY=$(($1 == 1 ? 1 : 2))
    if (($# > 3)); then # more than two forms
        "form_$language" "$1"
    fi
    say "${@:REPLY+1:1}" "$1"
}

name_time() { # <seconds> -> REPLY: 1:23, or 1:02:03
    if (($1 < 3600)); then
        printf -v REPLY '%d:%02d' "$(($1 / 60))" "$(($1 % 60))"
    else
        printf -v REPLY '%d:%02d:%02d' "$(($1 / 3600))" "$(($1 / 60 % 60))" "$(($1 % 60))"
    fi
}
