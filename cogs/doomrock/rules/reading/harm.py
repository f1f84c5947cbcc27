"""What a blow comes to: the sums of DR-11.2, for the rules and for the odds. Pure."""


def swing(n: int, plus: int) -> int:
    """Step 2: with the `plus1` that were turned over; never below 0."""
    return max(0, n + plus)


def past_armor(rest: int, armor: int) -> int:
    """Step 4: what is left of what the shields let through, once for each source (DR-11.4)."""
    return max(0, rest - armor)


def harm(n: int, plus: int, shields: int, armor: int) -> int:
    """The hit points that a blow takes where all shields are spent on it (steps 2 to 5)."""
    return past_armor(max(0, swing(n, plus) - shields), armor)


def is_passed(face: int, bonus: int, difficulty: int) -> bool:
    """DR-6.2: whether a TEST is passed."""
    return face + bonus >= difficulty
