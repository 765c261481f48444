# With driver.sh, this lets the file of an exercise be watched: each call of its function is recorded (of mazes, only
# the last). The state after the call is recorded in end_call. _w_recorder is the file that sets the trap.

begin_call() {
    [[ $our_mode != carving || $our_seed == "$our_seeds" ]] || return 0
    builtin set -T
    . "$_w_recorder"
}

end_call() { # <case or maze>
    _w_end "$1"
    builtin trap - DEBUG
    builtin set +T
}
