# The bash that is watched reads this. Before it are _w_file (the file whose commands are recorded), _w_functions (functions whose
# commands are, a comma around each), _w_left (how many), _w_calls and _w_shells (limits), _w_id, _w_records and _w_output. record.bash says
# what a record is, and puts the variables where the marks are. When the trap EXIT has set _w_over, the code has ended.

_w_field=$'\35' _w_break=$'\n' _w_word=$'\32' _w_all='' _w_end='' _w_over='' _w_now='' _w_declared='' _w_depth=0 _w_ended=0 _w_base=$BASH_SUBSHELL
trap '{ _w_line=$LINENO _w_last=${_-}; if [[ -n $_w_over ]]; then
        builtin printf "%s =%s\n" "$_w_id" "$_w_over"
    elif [[ ${BASH_SOURCE-} == "$_w_file" || $_w_functions == *",${FUNCNAME-},"* ]]; then
        # After an error in arithmetic, bash up to 4.3 still names the calls that it has ended.
        [[ $BASH_VERSION != [34].* || ${FUNCNAME-} == source ]] || ((${#BASH_SOURCE[@]} <= _w_ended + 1)) || builtin local >/dev/null 2>&1 || _w_ended=$((${#BASH_SOURCE[@]} - 1))
        _w_text=$_w_id" $_w_line $((${#BASH_SOURCE[@]} - _w_ended)) $((BASH_SUBSHELL - _w_base)) ${BASHPID-0} "
        ((_w_ended && ${#BASH_SOURCE[@]} == _w_ended + 1)) || _w_text+=${FUNCNAME-}
        _w_text+=$_w_field${BASH_COMMAND:0:200}
        if [[ (" read select mapfile readarray " == *" ${BASH_COMMAND%% *} "* || $BASH_COMMAND == IFS=*" read "*) &&
            $BASH_COMMAND != *"<"* && $BASH_COMMAND != *" -u"* && /dev/stdin -ef /dev/null ]]; then
            _w_text+=$_w_empty
        fi
        [[ ${#BASH_SOURCE[@]} == "$_w_depth" ]] || _w_declared+=" @"
        # MARK all
        if [[ $_w_now != "$_w_all" || -n $_w_declared ]]; then
            _w_all=$_w_now
            # MARK each
        fi
        # A new variable, and the arguments of a new call, may have the value of what they hide; an empty array, that of none.
        _w_depth=${#BASH_SOURCE[@]} _w_declared=""
        [[ " local declare typeset unset " != *" ${BASH_COMMAND%% *} "* && $BASH_COMMAND != *"=()"* ]] || _w_declared=$BASH_COMMAND
        [[ $_w_text != *"$_w_break"* ]] || _w_text=${_w_text//"$_w_break"/$_w_word}
        builtin printf "%s\n" "$_w_text"
        builtin printf "\36%s\n" "$_w_id" >>"$_w_output"
        ((--_w_left > 0)) || _w_end=steps
        ((${#BASH_SOURCE[@]} <= _w_calls)) || _w_end=calls
        ((BASH_SUBSHELL - _w_base <= _w_shells)) || _w_end=shells
        if [[ -n $_w_end ]]; then
            builtin printf "%s =%s\n" "$_w_id" "$_w_end"
            builtin kill -s KILL "$$"
        fi
    fi
    builtin : "$_w_last"; } >>"$_w_records" 2>/dev/null' DEBUG
