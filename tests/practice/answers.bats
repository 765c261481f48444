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

@test "every right answer to exercise 1 is right, and each mistake has its sentence" {
    check_answers 1 8 <"$BATS_TEST_DIRNAME/answers/1.txt"
}

@test "every right answer to exercise 2 is right, and each mistake has its sentence" {
    check_answers 2 8 <"$BATS_TEST_DIRNAME/answers/2.txt"
}

@test "every right answer to exercise 3 is right, and each mistake has its sentence" {
    check_answers 3 8 <"$BATS_TEST_DIRNAME/answers/3.txt"
}

@test "every right answer to exercise 4 is right, and each mistake has its sentence" {
    check_answers 4 8 <"$BATS_TEST_DIRNAME/answers/4.txt"
}

@test "every right answer to exercise 5 is right, and each mistake has its sentence" {
    check_answers 5 8 <"$BATS_TEST_DIRNAME/answers/5.txt"
}

@test "every right answer to exercise 6 is right, and each mistake has its sentence" {
    check_answers 6 8 <"$BATS_TEST_DIRNAME/answers/6.txt"
}

@test "every right answer to exercise 7 is right, and each mistake has its sentence" {
    check_answers 7 8 <"$BATS_TEST_DIRNAME/answers/7.txt"
}

@test "every right answer to exercise 8 is right, and each mistake has its sentence" {
    check_answers 8 8 <"$BATS_TEST_DIRNAME/answers/8.txt"
}

@test "every right answer to exercise 9 is right, and each mistake has its sentence" {
    check_answers 9 8 <"$BATS_TEST_DIRNAME/answers/9.txt"
}

@test "every right answer to exercise 10 is right, and each mistake has its sentence" {
    check_answers 10 8 <"$BATS_TEST_DIRNAME/answers/10.txt"
}
