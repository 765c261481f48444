# The bash that checks exercise 9 runs this, with FILE as $0 and the width and height as arguments.

trap 'echo =terminal; exit' TTIN
. "$0"
