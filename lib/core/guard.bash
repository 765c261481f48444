# shellcheck shell=bash
#
# guard: what another process left behind is made harmless
#
# Another process may have exported anything. A function of the name of a command would come before
# the command; but in POSIX mode, which maze.sh has turned on, not before unset and set.
# A backslash keeps an alias away.
#
# Owns: user_language, user_charset, plain_text (yes: no characters beyond ASCII), user_lines, user_columns.

\unset -f break cd command continue declare disown echo exec exit kill local printf read readonly return set \
    shift shopt source trap type ulimit umask unalias unset \
    wait chmod cp date ln ls mkdir mv ps readlink rm sleep stty uname
\set +abefkmCEHPT +o posix +o pipefail
\unset -f . : [ # names that a function has only without POSIX mode
\unalias -a
shopt -u expand_aliases extdebug extglob failglob nocasematch nullglob 2>/dev/null
shopt -u array_expand_once assoc_expand_once localvar_inherit localvar_unset 2>/dev/null
unset BASH_COMPAT EXECIGNORE FUNCNEST TMOUT
IFS=$' \t\n'
set -u

# The locale is asked for two things, the language and whether the terminal shows UTF-8. From
# then on a string is a string of bytes: the same everywhere, and quick to cut.
user_language=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
user_charset=${LC_ALL:-${LC_CTYPE:-${LANG:-}}}
LC_ALL=C
plain_text=yes
case $user_charset in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) plain_text='' ;;
esac

# bash may set these two itself, so what the user said is kept; and a clock from 0.
user_lines=${LINES:-} user_columns=${COLUMNS:-}
SECONDS=0
