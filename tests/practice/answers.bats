#!/usr/bin/env bats
# bats file_tags=shell,random
#
# Answers to each exercise: right ones in unusual forms, wrong ones with what is said of each. The tables are in answers/.

load ../support/helpers
load practice

@test "each exercise has a table of at least 15 right answers and 15 wrong ones" {
    for n in 1 2 3 4 5 6 7 8 9 10; do
        table=$BATS_TEST_DIRNAME/answers/$n.txt
        (($(grep -c '^+ ' "$table") >= 15 && $(grep -vc '^+ ' "$table") >= 15)) || check "$n" 'at least 15' "$(cut -c 1 "$table" | sort | uniq -c)"
    done
}

@test "every right answer to an exercise is right, and each mistake has its sentence" {
    for n in 1 2 3 4 5 6 7 8 9 10; do
        check_answers "$n" 6 <"$BATS_TEST_DIRNAME/answers/$n.txt"
    done
}
