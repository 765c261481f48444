# The bash that is watched reads this before its program. Before it are _w_id, _w_file (the file whose commands are
# recorded), _w_functions (functions whose commands are, a comma around each), _w_names (empty: all variables are
# recorded; else these, and those that are new at a line that has not run before), _w_joined (one that is recorded
# without indices), _w_left (how many steps), _w_calls and _w_shells (limits), _w_folder and _w_output. record.bash says
# what a record is.
#
# The trap is one line, because set -v prints it, and the reader takes that line out of the output. local must be in
# the trap itself: in a function it would list the variables of that. $? and $_ stay as they were.

_w_level=$BASH_SUBSHELL _w_base=$BASH_SUBSHELL _w_process=0 _w_parent=0 _w_fork=0 _w_count=0
_w_depth=0 _w_line=0
_w_low=0 # the smallest number of active calls since the last record, also in code that is not watched
_w_records=$_w_folder/records _w_text='' _w_trace='' _w_last='' _w_one='' _w_place='' _w_places=' '

# The state when it is called is recorded: at the end of the program, or of a case of a driver
_w_end() { builtin :; }

_w_begin() { # <file> <function> <line> <active calls> <line of the call> <command> <argument ...>: 1 if this step is
    # not watched
    if [[ $1 != "$_w_file" && $_w_functions != *",$2,"* && $2 != _w_end ]]; then
        _w_low=$(($4 < _w_low ? $4 : _w_low))
        builtin return 1
    fi
    if [[ $BASH_SUBSHELL != "$_w_level" || ${BASHPID-$_w_pid} != "$_w_pid" ]] ||
        [[ -z ${BASHPID-} && -e /proc/self && ! /proc/self -ef /proc/$_w_pid ]]; then # 3.2 has no BASHPID
        _w_level=$BASH_SUBSHELL _w_parent=$_w_process _w_fork=$_w_count
        _w_find_pid
        _w_process=$_w_pid
    fi
    _w_count=$((_w_count + 1)) _w_depth=$4
    if [[ $_w_process != 0 ]]; then # what several processes write at a time would be mixed
        _w_records=$_w_folder/$_w_process.$_w_count
    fi
    _w_line=$5
    if [[ ${BASH_SOURCE[2]-} != "$_w_file" && $_w_functions != *",${FUNCNAME[2]-},"* ]]; then
        _w_line=0 # in code that is not watched
    fi
    _w_text="$3 $4 $_w_process $_w_count $_w_parent $_w_fork $_w_line $_w_low"$'\35'$2
    _w_low=$4
    if [[ $2 == _w_end ]]; then
        _w_text+="=${7-}"
    fi
    _w_text+=$'\35'${6:0:200}
    if [[ (" read select mapfile readarray " == *" ${6%% *} "* || $6 == IFS=*' read '*) &&
        $6 != *'<'* && $6 != *' -u'* && /dev/stdin -ef /dev/null ]]; then
        _w_text+=$'\36empty'
    fi
    if [[ -n $_w_names ]]; then
        if [[ $_w_places != *" $_w_place "* ]]; then
            _w_places+="$_w_place "
            _w_find_names
        fi
        _w_place=$3.$2
    else
        case $6 in
            'trap '*DEBUG*) builtin set +T ;; # it may be the trap of the program from here on
            *) builtin set -T ;;
        esac
        if [[ ${BASH_XTRACEFD-} != "$_w_trace" ]]; then
            _w_follow_trace
        fi
    fi
}

_w_find_pid() {
    _w_pid=${BASHPID-$(builtin exec /bin/sh -c 'echo "$PPID"')}
}

_w_follow_trace() { # set -x has another file
    _w_trace=${BASH_XTRACEFD-}
    _w_set_trap
    if [[ $_w_process == 0 ]]; then
        builtin trap -p EXIT >|"$_w_folder/exit"
        builtin read -r _w_one <"$_w_folder/exit"
        if [[ $_w_one == *"'{ _w_end; } "* ]]; then
            _w_set_exit_trap
        fi
    fi
}

_w_find_names() { # maze.sh has many variables; a line of an algorithm sets the same ones whenever it runs
    builtin compgen -v >|"$_w_folder/names"
    grep -vxFf "$_w_folder/first" "$_w_folder/names" >|"$_w_folder/new"
    while builtin read -r _w_one; do
        if [[ " ${_w_names[*]} " != *" $_w_one "* ]]; then
            _w_names+=("$_w_one")
        fi
    done <"$_w_folder/new"
}

_w_put_begin() { # <argument of the call ...>: the record of this step up to the locals
    builtin printf '%s\35' "$_w_text"
    builtin printf '%s\37' "$#" "$@"
    builtin printf '\35\n'
}

_w_put_values() { # the end of the record: all variables that can be seen
    builtin printf '\35\n'
    if [[ -z $_w_names && ($BASH_VERSION != 3* || $SHELLOPTS == *posix*) ]]; then
        builtin declare -p
    elif [[ -z $_w_names ]]; then
        builtin set -o posix # otherwise 3.2 prints all functions as well
        builtin declare -p
        builtin set +o posix
    else
        builtin declare -p "${_w_names[@]}"
        builtin local IFS=' '
        _w_one=$_w_joined[*]
        builtin printf 'declare -- %s="%s"\n' "$_w_joined" "${!_w_one}"
    fi
    builtin printf '%s\34' "$_w_id"
}

_w_finish() { # <status of writing the record>
    if (($1)) || ! builtin printf '\36%s %s %s\n' "$_w_id" "$_w_process" "$_w_count" >>"$_w_output"; then
        builtin kill -s SYS "$$" # the disk is full
    fi
    if ((_w_count >= _w_left || _w_depth > _w_calls || BASH_SUBSHELL - _w_base > _w_shells)); then
        _w_stop
    fi
}

_w_stop() { # at the limit that is reached
    _w_one=steps
    if ((BASH_SUBSHELL - _w_base > _w_shells)); then
        _w_one=shells
    elif ((_w_depth > _w_calls)); then
        _w_one=calls
    fi
    builtin printf '\36%s =%s\n' "$_w_id" "$_w_one" >>"$_w_output"
    builtin kill -s KILL "$$"
}

_w_set_trap() {
    _w_one='{ _w_last=${_-}; if _w_begin "${BASH_SOURCE-}" "${FUNCNAME-}" "$LINENO" "${#BASH_SOURCE[@]}"'
    _w_one+=' "${BASH_LINENO-0}" "$BASH_COMMAND" "$@"; then { _w_put_begin "$@"; builtin local || builtin printf !;'
    _w_one+=' _w_put_values; } >>"$_w_records"; _w_finish "$?"; fi; builtin : "$_w_last"; }'
    builtin trap "$_w_one 2>/dev/null${_w_trace:+ $_w_trace>/dev/null}" DEBUG
}

_w_set_exit_trap() {
    builtin trap "{ _w_end; } 2>/dev/null${_w_trace:+ $_w_trace>/dev/null}" EXIT
}

_w_find_pid
if [[ -n $_w_names ]]; then
    builtin compgen -v >|"$_w_folder/first"
elif [[ -n ${BASH_ENV-} ]]; then # a program
    builtin unset BASH_ENV
    builtin set -T
    _w_set_exit_trap
fi
_w_set_trap
