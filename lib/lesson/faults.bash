# shellcheck shell=bash
# shellcheck disable=SC1112,SC2016 # nothing is expanded here
#
# faults: name the mistake in a line of bash that somebody typed in the lesson
#
# What the line did comes first, then its text. A row of FAULTS has four patterns: the name of the fault (say_lesson_whys
# has the replies); what happened, on which screen; what the text of the line contains; and what it does not contain, or
# an empty pattern. So a reply says something about the text only if the text is like that. It quotes the first group of
# the third pattern that has more than ; and spaces; without such a pattern, what bash reports. What happened is time, noise or ended, an
# error with what bash quotes in it, right, typed (right with these values only), or the result.

FAULTS=(
    same '^14 noise' 'down +("?\$1"?|"?\$\(\(\$1 *\+ *[0-9]+\)\)"?) *;' ''
    calculate '^14 (noise|result)' 'down +("\$1 *- *1"|"?\$1"? *- *1)' ''
    compare '^14 (noise|command)' '((if|while|until) *[[(]? *"?\$1"? *[<>])' ''
    plain '^(9|14) (result|noise|time)' '(\[\[ [^]]*[<>][^]]*\]\])' ''
    endless '^14 noise' '^' '(&&|if|while|until|case|return)'
    needs '^14 (noise|sum|error|result)' '[;{] *down *;' ''
    time '^[0-9]+ time' '' ''
    noise '^[0-9]+ noise' '' ''

    # bash cannot read the line
    foreign '^[0-9]+ (syntax|open|sum|command|error)' '((range|print|len) *\([^)]*\)?|[A-Za-z]+\.[a-z]+\(.*\)|cout *<+)' ''
    calculate '^[0-9]+ syntax' '((echo|down) *\(\([^)]*\)*)' ''
    calculate '^(3|6|9) syntax' '(echo +\([^;]*)' ''
    call '^[0-9]+ (syntax|open)' '((set_size|list_candidates|dig|echo|printf) *\([^)]*\)?)' ''
    call '^14 syntax' '; *(down *\([0-9$"][^)]*\))' ''
    parameters '^14 syntax' '(down *\([a-z]+\))' ''
    header '^14 syntax' '^ *(down *\{)' ''
    spaced '^[0-9]+ syntax' '\) *(\{[a-z(]+)' ''
    semicolon '^14 syntax' '\} +(down)' ''
    'do' '^[0-9]+ syntax' '(^|[; ])(for|while|until) ' '[; ]do( |;|$)'
    'then' '^[0-9]+ syntax' '(^|[; ])if ' '[; ]then( |;|$)'
    semicolon '^[0-9]+ syntax echo' '\)\) +(echo)( |$)' ''
    extra '^[0-9]+ syntax ;' '(^|[; ])(then|do|else|\{) *;' ''
    semicolon '^[0-9]+ syntax' '[^]; ){}]( )+(then|do|done|fi)( |;|$)' ''
    semicolon '^[0-9]+ syntax' '[ognk] +[^;( ][^;]*[^; ] (then|do|done|fi)( |;|$)' ''
    capital '^[0-9]+ syntax' '(^|; *)(If|For|While|Then|Do|Done|Fi|Else)( |;|$)' ''
    brace '^[0-9]+ syntax' '[^]; ){}] +\}' '(fi|done) +\}'
    brace '^[0-9]+ syntax' '[ognk] +\$[^;]* \}' ''
    single '^8 syntax' '(\(\([^)]*\)) *(;|then)' ''
    'done' '^[0-9]+ syntax' '[; ]do ' '[; ]done( |;|$)'
    'fi' '^[0-9]+ syntax' '[; ]then ' '[; ]fi( |;|$|\})'
    curly '^[0-9]+ (syntax|open|sum|command|result|error|substitution)' '(“|”|„|‘|’|«|»)' ''
    inner '^[0-9]+ (substitution|open)' '(\$\{(#? |[#a-z]+ +\[)[^}]*\}?)' ''
    unclosed '^[0-9]+ (open|syntax|substitution)' '(\$\{[^}]*$|\$\{[a-z]+\[[^]}]*\}|\$\([^)]*$)' ''
    'open' '^[0-9]+ open' '' ''
    calculate '^[0-9]+ substitution' '(\$\{[a-z]+ *[-+*] *[^}]*\}?)' ''
    round '^[0-9]+ (substitution|sum|syntax|command)' '(\$\{[a-z]+ *\([^)]*\)|(cell|step|waiting|candidate) *\([^)]*\))' ''
    round '^[0-9]+ (substitution|command) ' '((cell|step|waiting|candidate)(\{[^}]*\}|\.[0-9]+))' ''
    round '^[0-9]+ result [^ ]*[({]' '(\$\{?(cell|step|waiting|candidate)\}?[({][^)}]*[)}])' ''
    dollar '^[0-9]+ result [^ ]*\$' '(\$ +\{?[a-z]+)' ''
    substitution '^[0-9]+ substitution' '' ''
    end '^[0-9]+ syntax$' '^' ''
    syntax '^[0-9]+ syntax' '' ''
    ended '^[0-9]+ ended' '' ''

    # bash cannot calculate
    two '^7 ' 'set_size +("?[0-9]+ *[x,*/] *[0-9]+"?|"[0-9]+ +[0-9]+")' ''
    number '^(7|11|14) (sum|result|error)' '(\$\{?(21|11|20|3)\}?)([^0-9]|$)' ''
    separate '^[0-9]+ (sum|result)' '(^|; *)[a-z_]+[ =][^;&|]*[^;&| ] +(echo|down)( |$)' '\{ +(echo|down) '
    assigned '^[0-9]+ (command|error|sum|result) ' '^ *((let +)?\$?[a-z]+(\[[^]]*\])? += *[^ =;]+)' ''
    two '^(7|11|13) sum' '[a-z] +([^ ;]+,)' ''
    two '^13 sum' 'dig +("[^"]+ [^"]+")' ''
    quotes '^[0-9]+ sum' "('[^']*[\$][^']*')" ''
    group '^(3|6) sum' '([[{][^][}{]*[-+*][^][}{]*[]}])' '[a-z$][[{]'
    times '^6 sum x ' '([0-9)] *x +[a-z(]+)' ''
    times '^[0-9]+ sum' '([0-9]+[a-z(][a-z]*)' '[a-z$][0-9]'
    commas '^9 ' 'in +"?([0-9] *,[^;]*)' ''
    braces '^[0-9]+ sum' '(\$[a-z]+\[[^]]*\])' ''
    dollartop '^18 sum' '(-- *\$top|\$top *--)' ''
    range '^9 (sum|error)' 'in +"?([0-9]\.\.+[0-9])' ''
    target '^[0-9]+ target' '' ''
    argument '^(11 |13 (sum|error))' '[a-z] +"?(here)("| |;|$)' ''
    sum '^[0-9]+ sum' '' ''

    # bash does not find the command
    plus '^18 (command|result) ' '(^|; *)top *(--|\+\+|-=)' ''
    single '^8 (command|result|error)' 'if *(\( *[^( ][^)]*\))' ''
    single '^8 command' 'if +(\$\(\([^;]*\)\))' ''
    plain '^8 command' 'if +([^;]*=[^;]*);' '\(\('
    plain '^8 command' '^([^;(]*== *[^;& ]+) *&&' ''
    plain '^8 error' '(\[ [^]]*\[[^]]*\][^]]*\])' ''
    wall '^8 (command|result)' 'then +(wall)' ''
    assigned '^[0-9]+ (command|error)' '([a-z]+(\[[^]]*\])?( += *|= +)[^ =;]*)' '\(\(|=='
    turned '^2 command' '^([0-9]+=cell.*)' ''
    bracket '^[0-9]+ command' '([a-z]+ +\[[^ ;]+)' '(if|while|then|do|echo) +\['
    name '^[0-9]+ command' '(^|; *)(["'\''$][^ =(]*=[^ ;]*)' ''
    glued '^[0-9]+ command echo' '(echo["'\''$0-9({[][^ ;]*)' ''
    runs '^[0-9]+ command' '(\$\([^( )][^)]*\))' ''
    called '^[0-9]+ command' '(\$(set_size|list_candidates|dig|down|echo))' ''
    capital '^[0-9]+ command [A-Z]' '' ''
    value '^[0-9]+ command -?[0-9]+$' '' ''
    'command' '^[0-9]+ command' '' ''
    compare '^[0-9]+ error .*No such file' '((while|until|if) *[[(] *[^][;()]*[<>])' ''
    variable '^9 error' 'for +(\$[a-z]+)' ''
    needs '^11 (result|error)' 'list_candidates *(&|;|$)' ''
    error '^[0-9]+ error' '' ''

    # a line that prints or changes what it should, but says less than it should
    index '^13 (right|result|typed)' 'dig +"?\$\{?here\}?"? +("?\$?\{?pick\}?"?)( |;|$)' ''
    loop '^14 (right|typed)' '^' 'down.*down.*down'
    unused '^1 right' '^' 'cell'
    unused '^3 right' '^' 'here'
    unused '^6 right' '^' 'column'
    unused '^6 right' '^' 'row'
    unused '^7 right' '^' 'set_size'
    unused '^8 right' '^' 'here'
    unused '^9 right' '^' 'here'
    unused '^11 right' '^' 'candidate'
    unused '^11 right' '^' 'here'
    unused '^13 right' '^' 'candidate'
    unused '^18 right' '^' 'waiting'
    'else' '^8 right' '(else +echo *(""|"'\'\''")?) *;' ''
    right '^[0-9]+ right' '^' ''
    'else' '^8 typed' '(else.*)' ''

    # a line that bash runs to its end
    copy '^[0-9]+ result' '(\$?\((set_size|list_candidates|dig)[^)]*\))' ''
    copy '^2 result' '^ *(\(cell[^)]*\))' ''
    copy '^[0-9]+ result' '((set_size|list_candidates|dig) [^;&|]*[&|])[^&|]' ''
    array '^2 result' '(cell=\(.*)' ''
    append '^2 result' '(cell(\[[^]]*\])?\+=.*)' ''
    first '^2 result' '^(cell=[^(].*)' ''
    equals '^2 result 3==' '(==[^ ;]*)' ''
    compares '^2 result nothing' '(cell\[[^;]*==[^;]*)' ''
    box '^2 result' 'cell\[ *([0-9]+) *\]\)*=' 'cell\[ *3 *\]'
    prints '^(2|13) result nothing' '^ *(echo|printf)( |$)' '>'
    one '^13 result' 'dig +([^ ;]+) *(;|$)' ''
    contents '^2 result (3=|nothing)' 'cell\[ *3 *\]=([^ ;)]+)' 'cell\[ *3 *\]=(1([ ;)]|$)|=)'
    other '^2 result nothing' '^([A-Za-z_]+[0-9]*)(\[[^]]*\])?=' '^cell(\[|=)'
    assigns '^8 ' '(\(\([^)=!<>]*[^=!<> ] *=[^=][^)]*\)\))' ''
    plain '^8 result nothing' '(\[\[? [^]]*\[[^]]*\][^]]*\]\]?)' ' -eq '
    range '^9 ' 'in +"?([0-9]\.\.+[0-9]|[0-9] *(to|-|bis) *[0-9])' ''
    values '^9 result' 'in +([0-9 ]+);' 'in +0 +1 +2 +3 *;'
    status '^[0-9]+ result' '("?\$\?"?)' ''
    length '^(1|3|18) result' '("?\$\{#[a-z]+(\[[^]]*\])?\}"?)' ''
    content '^11 (result|error)' '(list_candidates +"?\$\{?cell\[[^ ;]*)' ''
    length '^11 (result|typed)' '("?\$\{#candidate(\[[0-9a-z]+\])?\}"?)' ''
    empty '^11 result 0' '^' 'list_candidates'
    empty '^11 result 0' '\{#candidate.*list_candidates' ''
    itself '^11 result 0' '(\$\{?candidate(\[[^]]*\])?\}?)' ''
    dollartop '^18 ' '(-- *\$top|\$top *--)' ''
    plus '^18 result .*top=4-' '\$\{?top\}? *(-) *1' ''
    after '^18 result nothing' '(top--)' ''
    left '^18 result 58,top=4' '^' ''
    empty '^18 result nothing' '(\$\{waiting\[ *\$?top *\]\})' ''
    uncalled '^14 result nothing' '\(\).*\} *;? *$' '\}.*down'
    quotes '^[0-9]+ result [^ ]*\$' "('[^']*[\$][^']*')" ''
    early '^[0-9]+ result [^ ]*\[' '(\$\{[a-z]+\}\[[^]]*\]?)' ''
    braces '^[0-9]+ result [^ ]*\[' '(\$[a-z]+"?\[[^]]*\]?)' ''
    calculate '^(3|6|9) result [^ ]*[(][(]' '[ "](\(\(.*\)\))' ''
    text '^[0-9]+ result [^ ]*\[' 'echo +"?([#{(]*[a-z]+\[[^]]*\]?[)}]?)' ''
    text '^[0-9]+ result [^ ]*\[' '=("?[a-z]+\[[^]; ]*\]"?)' ''
    plus '^[0-9]+ result [^ ]*[+*]' '([+*])' 'echo[^;]*\(\('
    plus '^[0-9]+ result [0-9]+,?[+*]' '\)\)"? *([+*])' ''
    word '^[0-9]+ result (cell|here|stride|column|row|direction|candidate|waiting|top)(,|$)' 'echo +"?([a-z]+)' ''
    word '^14 result [a-z]+(,|$)' 'echo +"?([a-z]+)"? *(;|$)' ''
    word '^[0-9]+ result [a-z]+(,|$)' '=.*echo +"?([a-z]+)"? *;?$' ''
    comment '^[0-9]+ result' 'echo +(#.*)' ''
    typed '^[0-9]+ typed' '' ''
)
readonly FAULTS

name_fault() { # <line> <screen> <what happened> <what bash quotes> -> line_fault, REPLY: its name; the part of the line that it means
    local k happened="$2 $3${4:+ $4}"
    line_fault=''
    for ((k = 0; k < ${#FAULTS[@]}; k += 4)); do
        [[ $happened =~ ${FAULTS[k + 1]} ]] || continue
        has_fault "$1" "${FAULTS[@]:k:4}" || continue
        line_fault=${FAULTS[k]}
        [[ -n ${FAULTS[k + 2]} ]] || REPLY=$4
        return
    done
}

has_fault() { # <line> <row of FAULTS> -> REPLY: the part of the line; 1 if the text of the line is not like that
    local part
    [[ -z $5 || ! $1 =~ $5 ]] || return 1
    [[ $1 =~ $4 ]] || return 1
    REPLY=''
    [[ $2 != unused ]] || REPLY=$5
    for part in "${BASH_REMATCH[@]:1}"; do
        [[ -n $REPLY || $part != *[!\;\ ]* ]] || REPLY=$part
    done
}

find_part() { # <line> <fault> <screen> -> REPLY: the part of the line that a reply to this fault quotes
    local k screens
    for ((k = 0; k < ${#FAULTS[@]}; k += 4)); do
        screens="${FAULTS[k + 1]%% *}\$"
        if [[ ${FAULTS[k]} == "$2" && $3 =~ $screens ]] && has_fault "$1" "${FAULTS[@]:k:4}"; then
            return
        fi
    done
    REPLY=''
}

name_error() { # <error of bash> -> REPLY, error_kind: what bash quotes in it; of which kind it is
    local error=${1#'((: '} quoted=${1#*\`}
    quoted=${quoted%\'*}
    REPLY=$error error_kind=error
    case $error in
        *': command not found') error_kind='command' REPLY=${error%: command not found} ;;
        *'attempted assignment'*) error_kind=target REPLY=${error%%: *} ;;
        *'(error token is "'*) error_kind=sum REPLY=${error##*'(error token is "'} REPLY=${REPLY%'")'*} ;;
        *'bad substitution'*) error_kind=substitution REPLY=${error%: bad substitution} ;;
        *'while looking for matching'*) error_kind=open REPLY=$quoted ;;
        *'unexpected token'*)
            error_kind=syntax REPLY=$quoted
            [[ $REPLY != report_line && $REPLY != newline ]] || REPLY='' # the end of the line
            ;;
        *'syntax error'*) error_kind=syntax REPLY='' ;;
    esac
}

# A name is known if our code or the line itself assigns to it. Names in capitals may be ours or bash's own.

find_missing_name() { # <line> <NAME=..., of our code> -> REPLY: the first variable of the line that does not exist; 1 if all do
    local rest=$1
    find_missing_name_in "$1" "$@" '(\$\{?[#!]?|[^A-Za-z0-9_$])([A-Za-z_][A-Za-z0-9_]*)(\[|[^A-Za-z0-9_]|$)' '[[$]' && return
    while [[ $rest == *'(('* ]]; do # where each word is a variable
        rest=${rest#*'(('}
        find_missing_name_in " ${rest%%'))'*}" "$@" '(^|[^A-Za-z0-9_])([A-Za-z_][A-Za-z0-9_]*)([^A-Za-z0-9_]|$)' '' && return
    done
    return 1
}

find_missing_name_in() { # <part of the line> <line> <NAME=..., of our code> <pattern of a variable> <what must be before a name that has no [ behind it, or empty>
    # -> REPLY: the first variable that does not exist; 1 if all do
    local rest=$1 name assigned named
    while [[ $rest =~ $4 ]]; do
        name=${BASH_REMATCH[2]} assigned="[^A-Za-z0-9_]$name(\[[^]]*\])?( ?[-+*]?=[^=]|\+\+|--)"
        named="(for|read|local|declare) ([-a-z_ ]* )?$name([^A-Za-z0-9_]|\$)"
        rest=${rest#*"${BASH_REMATCH[1]}$name"}
        if [[ $name == *[a-z]* || -z ${!name+set} ]] && [[ ${BASH_REMATCH[3]} == '[' || ${BASH_REMATCH[1]} =~ $5 ]] &&
            [[ ! " $2" =~ $assigned && ! $2 =~ $named && " $3" != *" $name="* ]]; then
            REPLY=$name
            return 0
        fi
    done
    return 1
}
