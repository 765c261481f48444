"""random numbers: the "minimal standard" generator of Park and Miller, multiplier 48271.

S. K. Park, K. W. Miller: Random number generators: good ones are hard to find (1988, 1993);
C++ calls it minstd_rand.
"""

LAST_SEED = 2147483646
state = 1


def seed_with(seed: int) -> None:
    """Start the generator: seed from 1 to LAST_SEED."""
    global state
    state = seed


def below(n: int) -> int:
    """The next number, from 0 to n-1."""
    global state
    state = state * 48271 % 2147483647
    return state % n
