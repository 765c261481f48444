# The bash that is watched reads this before its program. Before it are _w_id, _w_all (-T: the commands of all functions
# are recorded, or +T), _w_file (the file whose commands are recorded), _w_joined (an array that is recorded without its
# indices, or empty), _w_steps, _w_calls and _w_shells (limits), _w_folder and _w_output. take_record.bash says what is
# written.
#
# The trap is one line, because set -v prints it, and the reader takes that line out of the output. local must be in
# the trap itself: in a function it would list the variables of that. It fails where no function runs; up to 4.3, bash
# may still name one there, which an error has ended. $? and $_ stay as they were.

_w_level=$BASH_SUBSHELL _w_base=$BASH_SUBSHELL _w_process=0 _w_count=0 _w_before=0.0
_w_trace='' _w_last='' _w_one=''
_w_low=0 # the smallest number of active calls since the last record, also in code that is not watched

_w_end() { builtin :; } # called at the end of the code, whose last step is then shown as the end

_w_begin() { # <file> <function> <line> <active calls> <line of the call> <command>: 1 if this step is not watched
    if [[ $2 == _w_end ]]; then
        builtin printf '\36%s =over\n' "$_w_id" >>"$_w_output"
        _w_file='' # what follows is not the code
    fi
    _w_low=$(($4 < _w_low ? $4 : _w_low))
    if [[ $1 != "$_w_file" ]]; then
        builtin return 1
    fi
    if [[ $BASH_SUBSHELL != "$_w_level" || ${BASHPID-$_w_pid} != "$_w_pid" ]] ||
        [[ -z ${BASHPID-} && -e /proc/self && ! /proc/self -ef /proc/$_w_pid ]]; then # 3.2 has no BASHPID
        _w_level=$BASH_SUBSHELL
        _w_find_pid
        _w_process=$_w_pid
    fi
    _w_count=$((_w_count + 1)) _w_kind=step _w_name=$2 _w_line=$3 _w_depth=$4 _w_from=$5 _w_command=${6:0:200}
    if [[ ${BASH_SOURCE[2]-} != "$_w_file" ]]; then
        _w_from=0 # in code that is not watched
    fi
    if [[ (" read select mapfile readarray " == *" ${6%% *} "* || $6 == IFS=*' read '*) &&
        $6 != *'<'* && $6 != *' -u'* && /dev/stdin -ef /dev/null ]]; then
        _w_kind='read'
    fi
    case $6 in
        'trap '*DEBUG*) builtin set +T ;; # it may be the trap of the program from here on
        *) builtin set "$_w_all" ;;
    esac
    if [[ ${BASH_XTRACEFD-} != "$_w_trace" ]]; then
        _w_follow_trace
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

_w_put_values() { # all variables that can be seen
    builtin printf '\35\n'
    if [[ -n $_w_joined ]]; then
        builtin local IFS=' '
        _w_one=$_w_joined[*]
        builtin local "$_w_joined=${!_w_one-}" # in place of the array
    fi
    if [[ $BASH_VERSION != 3* || $SHELLOPTS == *posix* ]]; then
        builtin declare -p
    else
        builtin set -o posix # otherwise 3.2 prints all functions as well
        builtin declare -p
        builtin set +o posix
    fi
}

_w_finish() { # <status of writing the variables>
    _w_one=$_w_process.$_w_count
    if (($1)) || ! builtin printf '\36%s %s %s %s %d %d %d %d\35%s\35%s\n' "$_w_id" "$_w_kind" "$_w_one" "$_w_before" \
        "$_w_line" "$_w_depth" "$_w_low" "$_w_from" "$_w_name" "${_w_command//$'\n'/$'\37'}" >>"$_w_output"; then
        builtin kill -s SYS "$$" # the disk is full
    fi
    _w_before=$_w_one _w_low=$_w_depth
    if ((BASH_SUBSHELL - _w_base > _w_shells)); then
        _w_stop shells
    elif ((_w_depth > _w_calls)); then
        _w_stop calls
    elif ((_w_count >= _w_steps)); then
        _w_stop steps
    fi
}

_w_stop() { # <limit that is reached>
    builtin printf '\36%s =%s\n' "$_w_id" "$1" >>"$_w_output"
    builtin kill -s KILL "$$"
}

_w_set_trap() {
    _w_one='{ _w_last=${_-}; if _w_begin "${BASH_SOURCE-}" "${FUNCNAME-}" "$LINENO" "${#BASH_SOURCE[@]}"'
    _w_one+=' "${BASH_LINENO-0}" "$BASH_COMMAND"; then { builtin printf "%s\37" "$#" "$@"; builtin printf "\35";'
    _w_one+=' builtin local || _w_name="" _w_depth=1; _w_put_values; } >|"$_w_folder/$_w_process.$_w_count";'
    _w_one+=' _w_finish "$?"; fi; builtin : "$_w_last"; }'
    builtin trap "$_w_one 2>/dev/null${_w_trace:+ $_w_trace>/dev/null}" DEBUG
}

_w_set_exit_trap() {
    builtin trap "{ _w_end; } 2>/dev/null${_w_trace:+ $_w_trace>/dev/null}" EXIT
}

_w_find_pid
if [[ -n ${BASH_ENV-} ]]; then # a program
    builtin unset BASH_ENV
    _w_set_exit_trap
fi
builtin set "$_w_all"
builtin declare -ft _w_end
_w_set_trap
