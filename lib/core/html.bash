# shellcheck shell=bash
#
# html: write a text in HTML

escape_html() { # <text> -> REPLY: the same text in HTML, also between double quotes
    local rest=$1 before text=''
    while [[ $rest == *['<>&"']* ]]; do
        before=${rest%%['<>&"']*}
        rest=${rest#"$before"}
        case $rest in
            '<'*) text+="$before&lt;" ;;
            '>'*) text+="$before&gt;" ;;
            '&'*) text+="$before&amp;" ;;
            *) text+="$before&quot;" ;;
        esac
        rest=${rest:1}
    done
    REPLY=$text$rest
}
