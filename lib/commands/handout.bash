# shellcheck shell=bash
#
# handout: print pages for a class that carves a maze by hand, and the key for the teacher

need cli/mazes cli/options cli/printing page/handout

takes_handout='seed title'

run_handout() {
    load_texts lesson handout
    choose_seed
    send_output
    send_new_file "handout-$option_seed.html"
    put_handout "$option_seed" "$option_title"
}
