"""How voices are counted, whatever they are about. Pure."""

from collections.abc import Collection, Mapping, Sequence


def by_all(asked: Collection[int], agreed: Collection[int], objected: Collection[int]) -> bool | None:
    """Consent of everybody: True once all have agreed, False with the first who objects, None while it is open."""
    if objected:
        return False
    return True if set(asked) <= set(agreed) else None


def by_more_than_half(asked: Collection[int], agreed: Collection[int], objected: Collection[int]) -> bool | None:
    """True once more than half of all who are asked agree, False once that cannot be reached any more."""
    if 2 * len(agreed) > len(asked):
        return True
    return False if 2 * (len(asked) - len(objected)) <= len(asked) else None


def leading(votes: Mapping[int, str], listed: Sequence[str]) -> list[str]:
    """The options with most votes, as they are listed; all of them while nobody has voted."""
    counts = {option: sum(vote == option for vote in votes.values()) for option in listed}
    most = max(counts.values())
    return [option for option in listed if counts[option] == most]


def is_out_of_reach(votes: Sequence[str], listed: Sequence[str], silent: int) -> bool:
    """Whether one option leads so far that the votes of those who are silent cannot even bring a tie."""
    first, second, *_ = [*sorted((votes.count(option) for option in listed), reverse=True), 0, 0]
    return first > second + silent


def next_present(leader: int, seats: int, present: Collection[int]) -> int:
    """Who leads while the leader is away: the next seat in turn whose player is there. present: never empty."""
    return next(seat for n in range(seats) if (seat := (leader + n) % seats) in present)
