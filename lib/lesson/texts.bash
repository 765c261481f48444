# shellcheck shell=bash
#
# texts: what the lesson, its exercises and watching say, in the language chosen
#
# lib/languages/lesson/NAME.bash has a function teach_NAME. English is first, so that a text which another
# language lacks is there.
# Writes: say_*.
# Reads: language.

load_lesson_texts() {
    need languages/lesson/en
    teach_en
    if [[ $language != en ]] && has_file "languages/lesson/$language.bash"; then
        need "languages/lesson/$language"
        "teach_$language"
    fi
}
