"""How far both players are from winning (AL-12): where markers meet or cross, and what comes of it. Pure."""

from collections.abc import Mapping, Sequence

from cogs.altered.state import END_OF_TRACK, AlteredOptions

Marker = Mapping[str, int]


def reached(marker: Marker) -> str:
    """`meet`, `cross` or nothing, by where a player's two expeditions are."""
    if marker["hero"] < marker["companion"]:
        return ""
    return "meet" if marker["hero"] == marker["companion"] else "cross"


def distance(marker: Marker) -> int:
    """How far a player's two expeditions have come together."""
    return marker["hero"] + END_OF_TRACK - marker["companion"]


def apart(marker: Marker) -> int:
    """How many regions a player's two expeditions still need to meet."""
    return max(0, min(END_OF_TRACK - distance(marker), END_OF_TRACK))


def verdict(options: AlteredOptions, markers: Sequence[Marker]) -> tuple[int | None, str] | None:
    """(who has won, how) with the markers there; nobody and nothing: tiebreakers start; None: the game goes on."""
    now, far = [reached(marker) for marker in markers], [distance(marker) for marker in markers]
    if not any(now):
        return None
    if not all(now):
        seat = 0 if now[0] else 1
        return seat, now[seat]
    farther = None if far[0] == far[1] else int(far[1] > far[0])
    late = options.end_check == "end_of_day"
    if now[0] == now[1] or late:  # AL-12.3
        by_distance = late or (now[0] == "cross" and options.both_cross == "distance")
        return (farther, "distance") if by_distance and farther is not None else (None, "")
    if options.mixed_meet_cross == "tiebreak":
        return None, ""
    return (0 if now[0] == "cross" else 1), "cross"  # AL-12.4
