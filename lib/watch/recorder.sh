# The bash that is watched reads this before its program. Before it are _w_id, _w_file (the file whose commands are
# recorded), _w_functions (functions whose commands are, a comma around each), _w_shown (variables that are recorded
# although they are set when the program begins), _w_left (how many steps), _w_calls and _w_shells (limits), _w_folder
# and _w_output. record.bash says what a record is.
#
# The trap is one line, because set -v prints it, and the reader takes that line out of the output. local must be in
# the trap itself: in a function it would list the variables of that. $? and $_ stay as they were.

_w_level=$BASH_SUBSHELL _w_base=$BASH_SUBSHELL _w_pid=${BASHPID-0} _w_process=0 _w_parent=0 _w_fork=0 _w_count=0
_w_records=$_w_folder/records _w_text='' _w_place='' _w_depth=0 _w_names='' _w_lists=() _w_one='' _w_now='' _w_all=''
_w_trace='' _w_last='' _w_options='' _w_places=' ' _w_place_before='' _w_depth_before=0
_w_first=' ' _w_firsts=() _w_first_names=() _w_was='' _w_numbers=' ' _w_number=0 _w_olds=() _w_gathers='' _w_eaches=''

# The state when it is called is recorded: at the end of the program, or of a case of a driver
_w_end() { builtin return; }

# At each call, bash copies the whole function. So code that is rarely needed is in separate functions.

_w_begin() { # <file> <function> <line> <active calls> <line of the call> <command> <argument ...>: 1 if this step is
    # not watched
    if [[ $1 != "$_w_file" && $_w_functions != *",$2,"* && $2 != _w_end ]]; then
        builtin return 1
    fi
    if [[ $BASH_SUBSHELL != "$_w_level" || ${BASHPID-$_w_pid} != "$_w_pid" ]]; then # 3.2 has no BASHPID
        _w_begin_subshell
    fi
    _w_count=$((_w_count + 1)) _w_place=$3.$2 _w_depth=$4
    if [[ $_w_process != 0 ]]; then
        _w_records=$_w_folder/$_w_process.$_w_count
    fi
    _w_text=$_w_id$'\35'$3$'\35'$4$'\35'$_w_process$'\35'$_w_count$'\35'$_w_parent$'\35'$_w_fork$'\35'$5$'\35'$2
    if [[ $2 == _w_end ]]; then
        _w_text+="=${7-}"
    fi
    _w_text+=$'\35'${6:0:200}
    if [[ (" read select mapfile readarray " == *" ${6%% *} "* || $6 == IFS=*' read '*) &&
        $6 != *'<'* && $6 != *' -u'* && /dev/stdin -ef /dev/null ]]; then
        _w_text+=$'\36empty'
    fi
    if [[ -n $_w_file ]]; then
        case $6 in
            'trap '*DEBUG*) builtin set +T ;; # it may be the trap of the program from here on
            *) builtin set -T ;;
        esac
        if [[ ${BASH_XTRACEFD-} != "$_w_trace" ]]; then
            _w_follow_trace
        fi
    fi
}

_w_begin_subshell() {
    _w_level=$BASH_SUBSHELL _w_parent=$_w_process _w_fork=$_w_count
    _w_pid=${BASHPID-$(builtin exec /bin/sh -c 'echo "$PPID"')}
    _w_process=$_w_pid
}

_w_follow_trace() { # set -x has another file
    _w_trace=${BASH_XTRACEFD-}
    _w_set_trap
    if [[ $_w_process == 0 ]]; then
        builtin trap -p EXIT >"$_w_folder/exit"
        builtin read -r _w_now <"$_w_folder/exit"
        if [[ $_w_now == *"'{ _w_end; } "* ]]; then
            _w_set_exit_trap
        fi
    fi
}

_w_record() { # <argument of the call ...>: write the record of this step to standard output, without the locals
    _w_options=$-
    builtin set +u
    builtin printf %s "$_w_text"
    if [[ -n $_w_file ]]; then
        _w_find_names
    elif [[ $_w_places != *" $_w_place_before "* ]]; then
        # maze.sh has many variables, and a line of an algorithm sets the same ones whenever it runs
        _w_places+="$_w_place_before "
        _w_find_names
    fi
    _w_place_before=$_w_place
    _w_gather "$@"
    if [[ $_w_now != "$_w_all" || $_w_depth != "$_w_depth_before" ]]; then
        if [[ $_w_depth != "$_w_depth_before" ]]; then
            _w_olds[0]='' # a new call may have the arguments of its caller
        fi
        _w_all=$_w_now _w_depth_before=$_w_depth
        _w_each "$@"
    fi
    builtin printf '\35='
    if [[ $_w_options == *u* ]]; then
        builtin set -u
    fi
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

_w_find_names() { # new ones, and those of variables from before the program that have changed
    if [[ -n $_w_file ]]; then
        _w_gather_first
        if [[ $_w_now != "$_w_was" ]]; then
            _w_find_changed
        fi
    fi
    _w_list_names
    if [[ ${_w_lists[${#_w_names}]-} != "$_w_names" ]]; then # not the last list of this length
        _w_lists[${#_w_names}]=$_w_names
        _w_build
    fi
}

_w_list_names() { # -> _w_names: those of all variables that are set, each in a line
    {
        builtin printf '=\n'
        builtin compgen -v -X '_w_*' || _w_list_slowly
        builtin printf '=\34'
    } 1<>"$_w_folder/names.$_w_process"
    builtin read -r -d $'\34' _w_names <"$_w_folder/names.$_w_process"
}

_w_list_slowly() { # in a bash without compgen
    builtin printf '%s\n' "${!a@}" "${!b@}" "${!c@}" "${!d@}" "${!e@}" "${!f@}" "${!g@}" "${!h@}" "${!i@}" "${!j@}" \
        "${!k@}" "${!l@}" "${!m@}" "${!n@}" "${!o@}" "${!p@}" "${!q@}" "${!r@}" "${!s@}" "${!t@}" "${!u@}" \
        "${!v@}" "${!w@}" "${!x@}" "${!y@}" "${!z@}" "${!A@}" "${!B@}" "${!C@}" "${!D@}" "${!E@}" "${!F@}" \
        "${!G@}" "${!H@}" "${!I@}" "${!J@}" "${!K@}" "${!L@}" "${!M@}" "${!N@}" "${!O@}" "${!P@}" "${!Q@}" \
        "${!R@}" "${!S@}" "${!T@}" "${!U@}" "${!V@}" "${!W@}" "${!X@}" "${!Y@}" "${!Z@}" "${!_@}"
}

_w_is_own() { # <name>: of the recorder, or computed by bash? To read RANDOM would change the numbers that follow
    case $1 in
        BASH_REMATCH) builtin return 1 ;;
        _ | _w_* | BASH* | LINENO | SECONDS | *RANDOM | EPOCH* | FUNCNAME | PIPESTATUS | DIRSTACK | GROUPS | HISTCMD) ;;
        *PID | *UID | SHELLOPTS | '') ;;
        *) builtin return 1 ;;
    esac
}

# _w_build writes two functions for all names that there have been: _w_gather puts their values into _w_now, and
# _w_each records each that has changed since it was recorded last, in _w_olds. _w_numbers has the place of each name
# there.

_w_build() {
    builtin local "rest=${_w_names#*$'\n'}" name values new=''
    _w_all=''
    while [[ $rest == *$'\n'* ]]; do
        name=${rest%%$'\n'*} rest=${rest#*$'\n'}
        if [[ "$_w_numbers$_w_first" != *" $name"[\ :]* ]] && ! _w_is_own "$name"; then
            _w_number=$((_w_number + 1)) new=yes
            _w_numbers+="$name:$_w_number "
            values="\"\${#$name[@]}\" \"\${!$name[@]}\" \${$name[@]+\"\${$name[@]}\"}"
            if builtin test -R "$name"; then # a nameref, unless another call has a variable with this name
                _w_gathers+="
                if builtin test -R $name; then _w_k=\${!$name}; else _w_k=\${$name-}; fi
                _w_now+=\$_w_k,"
                values="ref \"\${$name-}\""
                _w_eaches+="
                if builtin test -R $name; then
                    builtin printf -v _w_one '%s\37' $name @ \"\${!$name}\"
                else
                    builtin printf -v _w_one '%s\37' $name 1 0 \"\${$name-}\"
                fi"
            elif [[ $name == "$_w_joined" ]]; then
                _w_gathers+="
                _w_now+=\"\${$name[*]-}\","
                _w_eaches+="
                builtin printf -v _w_one '%s\37' $name + \"\${$name[*]-}\""
            else
                _w_gathers+="
                builtin printf -v _w_k '%s\37' $values
                _w_now+=\$_w_k"
                _w_eaches+="
                builtin printf -v _w_one '%s\37' $name $values"
            fi
            _w_eaches+="
                if ((\${#$name[@]} == 0)) && [[ \$_w_names == *$'\\n'$name$'\\n'* ]]; then _w_one+=+; fi
                if [[ \$_w_one != \"\${_w_olds[$_w_number]-}\" ]]; then
                    _w_put $_w_number $name \"\${#$name[@]}\"
                fi"
        fi
    done
    if [[ -n $new ]]; then
        _w_write_functions
    fi
}

_w_write_functions() {
    builtin eval "_w_gather() { builtin printf -v _w_now '%s\37' \"\$@\"; $_w_gathers
        }
        _w_each() {
            builtin printf -v _w_one '%s\37' @ \"\$#\" \"\$@\"
            if [[ \$_w_one != \"\${_w_olds[0]-}\" ]]; then _w_put 0 @ 2; fi
            $_w_eaches
        }"
}

_w_put() { # <place> <name> <elements>: record _w_one, and with one element or none what declare -p prints, which
    # shows whether the variable is an array, and whether it has a value
    _w_olds[$1]=$_w_one
    if [[ $_w_one == *[$'\34\35\36']* ]]; then
        _w_one=${_w_one//[$'\34\35\36']/?}
    fi
    builtin printf '\35%s' "$_w_one"
    if (($3 <= 1)); then
        builtin declare -p "$2"
    fi
}

_w_find_changed() { # variables from before the program: those that change are recorded from then on
    builtin local k name
    for ((k = 0; k < ${#_w_firsts[@]}; k++)); do
        name=${_w_first_names[k]}
        if [[ $_w_first == *" $name "* && ${!name-} != "${_w_firsts[k]}" ]]; then
            _w_first=${_w_first/" $name "/ }
        fi
    done
    _w_lists=()
    _w_write_first
}

_w_write_first() {
    builtin local k values=''
    for k in ${_w_first_names[@]+"${_w_first_names[@]}"}; do
        if [[ $_w_first == *" $k "* ]]; then
            values+="\${$k-}"$'\37'
        fi
    done
    builtin eval "_w_gather_first() { _w_now=\"$values\"; }"
    _w_gather_first
    _w_was=$_w_now
}

_w_set_trap() {
    _w_now='{ _w_last=${_-}; if _w_begin "${BASH_SOURCE-}" "${FUNCNAME-}" "$LINENO" "${#BASH_SOURCE[@]}"'
    _w_now+=' "${BASH_LINENO-0}" "$BASH_COMMAND" "$@"; then { _w_record "$@"; builtin local || builtin printf !;'
    _w_now+=' builtin printf "\35%s\34" "$_w_id"; } >>"$_w_records"; _w_finish "$?"; fi; builtin : "$_w_last"; }'
    builtin trap "$_w_now 2>/dev/null${_w_trace:+ $_w_trace>/dev/null}" DEBUG
}

_w_set_exit_trap() {
    builtin trap "{ _w_end; } 2>/dev/null${_w_trace:+ $_w_trace>/dev/null}" EXIT
}

_w_begin_recording() {
    builtin local k
    _w_list_names
    for k in ${_w_names//=/}; do
        if ! _w_is_own "$k" && [[ " $_w_shown " != *" $k "* ]]; then
            _w_first+="$k "
            _w_first_names+=("$k")
            _w_firsts+=("${!k-}")
        fi
    done
    _w_write_first
    _w_write_functions
}
_w_begin_recording
builtin unset -f _w_begin_recording
if [[ -n ${BASH_ENV-} ]]; then # a program
    builtin unset BASH_ENV
    builtin set -T
    _w_set_exit_trap
fi
_w_set_trap
