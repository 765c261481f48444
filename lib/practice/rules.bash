# shellcheck shell=bash
#
# rules: the typical mistakes of beginners, as patterns for a line of their files
#
# What is said of a line is true of that line, whatever else is wrong.

readonly COMMAND='(^|[;&|{] |then |do |else )' # where a command begins
readonly CALL='(read_box|count_open|list_walls|count_down|add_tree|dig|carve_recursive|carve_stack|print_rows|list_candidates|below)'
readonly TESTED='(&& |^|if |elif |while |until |[|][|] |! )' # where a condition begins

# A row has the NAME of a mistake, the exercises where it is looked for (* all, - all but the program; 0 is a file that bash
# cannot read), the values for its sentence say_mistake_NAME (a digit is a group of the match), a pattern that a line with the
# mistake matches, and one that the line must not match (with @, all lines together must not). In patterns, FUNCTION is the
# function of the exercise, RESULT the first of its variables, and RESULTS all of them.
# shellcheck disable=SC2016 # the signs themselves
MISTAKES=(
    typographic '*' 1 $'(\342\200[\230-\237]|\302[\253\273])' $'["\'][^"\']*(\342\200[\230-\237]|\302[\253\273])'
    def '*' '1 2' '^(def|func|fn|sub) +([a-z_]+) *\(' ''
    range '*' '' ' in +range *\(' ''
    method '*' 2 '(^|[^$a-z_])([a-z_]+[.](append|push|add|insert|pop|length|size)\()' ''
    foreach '*' '' '^foreach ' ''
    loop '*' '' '^for +\([^(]' ''
    without_then '*' '' '^(if|elif) (\(\(.*\)\)|\[.*\]) +[^;&| {]' '[ ;]then( |$)'
    semicolon 0 '1 1' '[])}0-9"\x27] (fi|done|else)( |;|$)' ''
    parts '*' '' 'for \(\([^;]*\)\)' ''
    spaced '*' '' "$COMMAND"'[a-z_]+(\[[^]]*\])? = ?\(' ''
    round '*' 1 '=["]?(cell|value|left|right|waiting|step)\(' ''
    brace '*' '' '^(if|elif|while|until|for) .*[^$]\{$' '[ ;](then|do)( |$)'
    brace '*' '' '^\} *(else|elif)' ''
    elseif '*' 1 '^(elseif|elsif|elsf)( |$)' ''
    semicolon '*' '2 2' '^(if|elif|while|until) .*\] (then|do)$' '[;&|] *(then|do)$'
    semicolon '*' '1 1' '^for [a-z_]+ in .* (do)$' '; *do$'
    after '*' '2 2' '(^|[; ])(then|do|else) *;' ''
    call '0 1 2 3 4 5 6 7 8 9' 1 "$CALL"' ?\([^)]' ''
    subshell '4 5 6 7 8' 1 '\$\('"$CALL" ''
    single '*' '' '^[^"]*=\x27[^\x27]*[$][^\x27]*\x27' ''
    space '*' '' "$TESTED"'\[\[?[^][ ]' ''
    close '*' '' "$TESTED"'\[\[? [^;&|]*[^] ]\]\]?( *[;&|]|$)' ' \]'
    redirect '*' '' "$TESTED"'\[ [^]]*[<>][^]]* \]' '\[\['
    order '*' '' "$TESTED"'\[\[ .* [<>] .* \]\]' ''
    text '*' '' "$TESTED"'\[ [a-z]+(\[[^]]*\])? [-=!]' ''
    text '*' '' "$TESTED"'\[\[ [a-z]+(\[[^]]*\])? (==?|!=) ' ''
    plus '*' '' '[a-z] *=\+ *[0-9]' ''
    alone '4 5' 2 "$COMMAND"'(FUNCTION)( *;|$)' ''
    local - 3 '^(local|declare) (.* )?(RESULTS)([ =;]|$)' ''
    join - 1 '(depth|deepest|count|sum|top) ?\+=' '\(\([^)]*\+='
    spaces '0 3 4' 1 '(walls|counted) \+=' '\(\((walls|counted)'
    string '3 4' 2 "$COMMAND"'(walls|counted)="\$\{?(walls|counted)' ''
    append '3 4' 1 '(walls|counted) ?\+= ?[^( ]' ''
    argument '4 5 7' 1 '(FUNCTION) "?\$1"? *([;&|]|$)' ''
    calculate '-' '2 1 2' '(FUNCTION) "?(\$1 *[-+*/][^;&|"]*)' ''
    box '-' '2 2' '(FUNCTION) "?([a-z]+\[[^;&|"]*\])' ''
    dollar '*' '' "$COMMAND"'[$][{]?[a-z]+(\[.*\])?[}]?=([^=~]|$)' ''
    braces '*' '1 1' '\$([a-z_]+)\[' ''
    braces '*' '1 1' '\$\{([a-z_]+)\}\[' ''
    substitute '-' '' '\$\(([^(].*[-+*/%].*|cell\[.*)\)' '\$\(\('
    equal '*' '' '^\(\(.*==.*\)\)$' '[?&|]'
    equal '*' '' "$COMMAND"'[a-z_]+(\[[^]]*\])?==' ''
    assign '1 2 3 4 5 6 7 8 9 10' '' '(if|elif|while|until) \(\(([^)]|\)[^)])*[^-=!<>+*/%]=[^=]' ''
    paren '*' '' '^(if|elif|while|until) \( *[^( ]' ''
    bare '*' '' '^(if|elif|while|until) ([^([!;][^(;]* (==?|!=|[<>]=?) |[$a-z]+(\[[^]]*\])?[!=]=)' ''
    lost '*' '2 2 3 4' "$COMMAND"'\(\(([a-z]+) *([-+]) *([][a-z0-9$]+)\)\)( *;|$)' ''
    value 2 '' 'cell\[[$]?code\]' ''
    boxes - '1 1' '^for .* in "?[${#]*(cell)(\[.\])?\}?"? *(;|$)' '\$\{cell\[@\]|in \$\{cell\[\*\]'
    sum - '2 3' "$COMMAND"'([a-z_]+)="?((\$\{[^}]*\}|[a-zA-Z0-9_$ ])+[-+*][^;("]*)"?(;|$)' ''
    sum - '2 3' "$COMMAND"'([a-z_]+)=\(([^()]*[-+*/][^()]*)\)( *;|$)' ''
    sum '0 1 2 3 4 5 6 7 8 9 10' '2 3' "$COMMAND"'([a-z_]+)=\(\((.*)\)\)' ''
    box - '3 3' "$COMMAND"'[a-z_]+(\[[^]]*\])?="?([a-z]+\[[^];"]*\])' ''
    word - 3 "$COMMAND"'[a-z_]+(\[[^]]*\])?=(OPEN|along|cell|code|deepest|depth|here|index|pick|there|waiting)([; ]|$)' ''
    word '3 4' 2 '(walls|counted)\+=\( *"?([a-z]+)"? *\)' ''
    read - '' "$COMMAND"'read [-a-z]' ''
    printed '1 2 3 4 5' 'RESULT RESULT' "$COMMAND"'(echo|printf) .*\$' '@(^|[ ;(])RESULT ?([-+]|=[^=])'
    returned '1 2 3 4 5' 'RESULT RESULT' '^return +["]?[$][{(]' '@(^|[ ;(])RESULT ?([-+]|=[^=])'
    index 1 '' 'found=["({]*\$1["})]*( *;|$)' ''
    valued 3 '' 'walls\+=\( *"?\$\{?cell' ''
    valued 3 '' 'walls\+=\( *"?0"? *\)' ''
    codes 2 '' '(==|-eq) *"?(0|WALL)' ''
    codes 3 '' '(==|-eq) *"?(1|OPEN)' ''
    reset '2 3 4 5' 'RESULT' '(^|[; ]|\(\()(RESULT)( *= *0|=\(\)|=)( *;|\)\)|$)' ''
    replace '4 5' RESULT '(^|[; ]|\(\()RESULT *= *[($"{]*(value|\$1)' 'RESULT *=.*RESULT'
    replace 3 RESULT 'walls=\( *"?\$' 'walls\[@\]'
    one '4 5' '' '(\$1|node|n) *(>|!=|-gt|-ne) *1([^0-9]|$)' ''
    children 5 '' 'add_tree "?\$\(\(' 'left|right'
    childvalue 5 '' 'add_tree "?\$\{?value' ''
    node 5 '' 'sum *(\+=|= *sum *\+) *"?\$1' ''
    step 6 '' 'there=["$({]*(2 *\* *)?along' here
    near 6 '' 'there=["$({]*(here *\+ *along|along *\+ *here)[)}"]*( *;|$)' ''
    fixed 6 '' 'here *[-+] *[0-9]+ *[])}"]' ''
    pushed 8 '' 'waiting\[[^]]*\]=["${]*there' ''
    pushed 8 '' 'waiting\+=\( *["${]*there' ''
    beyond 8 '' '(^|[^#])\{waiting\[top(--)?\]\}' '@waiting\[(\+\+top|top \+ 1)|--top|top *-[-=]|top *= *\$?\(?\(?top - 1'
    beyond 8 '' '\{waiting\[top--\]\}' '@waiting\[\+\+top'
    push 8 '' 'waiting(\+=\(|\[top\]=)' '@top ?\+|\+\+top|waiting\[(@\]|-)'
    last 8 '' 'top *> *1|top *>= *2|top -gt 1|top *!= *1' ''
    always 8 '' 'top *>= *0|top -ge 0' ''
    oldest 8 '' 'here=["${]*waiting(\[0\])?[}"]*( *;|$)' ''
    unquoted '9 10' 1 'echo (\$\{?[a-z_]+\}?)( *;|$)' ''
)
readonly MISTAKES

# What an answer needs: exercise, NAME of its sentence say_missing_NAME, and a pattern that none of the learner's lines matches.
# shellcheck disable=SC2016 # the signs themselves
MISSING=(
    4 condition '(&&|if|while|until|for|case|return|[|][|]|[?])'
    5 condition '(&&|if|while|until|for|case|return|[|][|]|[?])'
    5 right '(right|children)'
    5 left '(left|children)'
    5 call 'add_tree|FUNCNAME'
    4 call 'count_down|FUNCNAME'
    6 there '(^|[^a-z])there["]? ?([-+*]?=|[+][+])|[+][+]there|(-v|read|for) [^;]*there'
    6 open '(cell|printf -v)'
    7 deepest '(^|[^a-z])deepest ?([-+*]?=|[+][+])|[+][+]deepest|(-v|read|for) [^;]*deepest'
    7 less 'depth ?-=|depth--|--depth|depth ?- ?1'
    7 more 'depth ?[+]=|depth[+][+]|[+][+]depth|depth ?[+] ?1'
    7 compare '[<>]|-[gl][te] '
    8 move '(^|[^a-z])here ?= ?["$({]*there|(-v|read|for) [^;]*here'
    8 back '(^|[^a-z])here ?= ?["$({]*waiting|(-v|read|for) [^;]*here'
    8 over '(return|break|exit)'
    9 newline '(\\n|echo|\\012)'
)
readonly MISSING
