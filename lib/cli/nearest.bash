# shellcheck shell=bash
#
# nearest: find the known word that is most like a misspelled one

find_nearest() { # <word> <known word ...> -> REPLY: the known word with the smallest edit distance (the fewest letters
    # to insert, delete or replace; R. A. Wagner, M. J. Fischer, 1974); 1 if that is above 3, or above half of the word
    local word=${1:0:40} known best=99 i j above diagonal distance=()
    REPLY=''
    for known in "${@:2}"; do
        for ((j = 0; j <= ${#known}; j++)); do
            ((distance[j] = j))
        done
        for ((i = 1; i <= ${#word}; i++)); do
            ((diagonal = i - 1, distance[0] = i))
            for ((j = 1; j <= ${#known}; j++)); do
                above=${distance[j]}
                if [[ ${word:i-1:1} != "${known:j-1:1}" ]]; then
                    ((diagonal++))
                fi
                if ((diagonal > above + 1)); then
                    ((diagonal = above + 1))
                fi
                if ((diagonal > distance[j - 1] + 1)); then
                    ((diagonal = distance[j - 1] + 1))
                fi
                ((distance[j] = diagonal))
                diagonal=$above
            done
        done
        if ((distance[${#known}] < best)); then
            best=${distance[${#known}]} REPLY=$known
        fi
    done
    word=${word#--}
    ((best <= 3 && best <= ${#word} / 2))
}
