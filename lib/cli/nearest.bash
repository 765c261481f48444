# shellcheck shell=bash
#
# nearest: find the known word that is most like a misspelled one

nearest() { # <word> <known word ...> -> REPLY: the known word with the smallest edit distance; 1 if it is not near
    # (the fewest letters to insert, delete or replace; R. A. Wagner, M. J. Fischer, 1974)
    local word=${1:0:40} known best=99 closest='' i j above diagonal distance=()
    shift
    for known; do
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
            ((best = distance[${#known}]))
            closest=$known
        fi
    done
    REPLY=$closest word=${word#--}
    ((best <= 3 && best <= ${#word} / 2))
}
