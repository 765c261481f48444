# shellcheck shell=bash
#
# html: write a text in HTML

escape_html() { # <text> -> REPLY: the same text in HTML, also between double quotes
    # quoted, because from bash 5.2 on a plain & stands for what was found
    REPLY=${1//&/"&amp;"}
    REPLY=${REPLY//</"&lt;"}
    REPLY=${REPLY//>/"&gt;"}
    REPLY=${REPLY//\"/"&quot;"}
}
