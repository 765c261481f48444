# shellcheck shell=bash
#
# guard: neutralize the functions, variables and shell options that the program inherits
#
# The environment may hold anything. An exported function that has the name of a command would run in its place.
# In POSIX mode, which maze.sh turns on, no function replaces unset or set. A backslash keeps an alias away.
#
# Owns: user_* (user_language, user_locale: LC_ALL; user_lines, user_columns), plain_text (yes: no characters beyond
# ASCII).

\unset -f break cd command continue declare echo exec exit export jobs kill local printf read readonly return set \
    shift shopt trap type ulimit umask unalias unset wait command_not_found_handle \
    cksum cp date du mkdir mv ps readlink rm sleep stty
# Options: braces expand. Off are those by which bash exports variables (a), ends the program (e), does not expand * (f)
# or behaves otherwise, and the POSIX mode of the startup.
\set -B +abefkmCEHPT +o posix +o pipefail
\unset -f . : [ # bash up to 5.0 unsets these names only outside POSIX mode
\unalias -a
shopt -u expand_aliases extdebug extglob failglob nocasematch nullglob
if ((BASH_VERSINFO[0] >= 5)); then
    shopt -u assoc_expand_once localvar_inherit localvar_unset
fi
unset BASH_COMPAT EXECIGNORE TMOUT
IFS=$' \t\n'
set -u

# The locale says the language, and whether the terminal shows UTF-8.
user_language=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
user_locale=${LC_ALL:-}
plain_text=yes
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) plain_text='' ;;
esac
LC_ALL=C # from here on a string is a string of bytes: the same on every system, and quick to cut

user_lines=${LINES:-} user_columns=${COLUMNS:-} # bash may set LINES and COLUMNS itself
SECONDS=0                                       # bash counts on from a value in the environment
