# The bash that checks exercises 1 to 5 runs this after boxes.sh:
#
#     FILE  its function  the variable or array with the result  ARGUMENTS;BOXES of each case
#
# For each case it prints =want and what our function gives, then =got and what the function of the file gives.
# An arithmetic error ends the compound command it is in, so =end is in the same one.

set +efk
LC_ALL=C
file=$1 own=$2 result=$3[*]
shift 3
exec 3>&1 1>&2
trap 'echo =terminal >&3; exit' TTIN

run_case() { # <want or got> <arguments;boxes>
    local IFS=' '
    set_case "$2"
    "$own" ${2%%;*}
    printf '=%s %s\n' "$1" "${!result}" >&3
}

for each; do
    run_case want "$each"
done
unset -f "$own"
. "$file"
if ! declare -F "$own" >/dev/null; then
    echo =function >&3
    exit
fi
code=$(declare -f "$own")
[[ ${code#*'{'} == *"$own"* ]] || echo =loop >&3
{
    for each; do
        run_case got "$each"
    done
    echo =end >&3
}
