"""random numbers: the "minimal standard" generator (S. K. Park, K. W. Miller, 1988, 1993); C++ calls it minstd_rand."""

LAST_SEED = 2147483646


class Random:
    """The generator. The seed is from 1 to LAST_SEED; 0, of a maze that was read, would give only 0."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        """The next number, from 0 to n - 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state % n

    def choose(self, items: list):
        """Any one of the items."""
        return items[self.below(len(items))]
