"""A roll of D12: how many dice at which difficulty, successes, what comes of it, fate (LE-14, LE-15, LE-27). Pure."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.rules.effects import Facts, holds
from cogs.evershade.content.vocabulary.effects import ModifierLine, RollTerms

T = TypeVar("T")


@dataclass(slots=True)
class Die:
    """A D12 that lies there. natural: it shows what was rolled (LE-14.10)."""

    owner: str
    value: int
    natural: bool = True


@dataclass(frozen=True, slots=True)
class Sources:
    """Where a roller's modifiers come from. keywords: own ones as often as they have them (LE-5.1); against: those of
    the target; facts: answers for everything that is no keyword."""

    keywords: Mapping[str, int]
    against: Mapping[str, int]
    facts: Facts


def base_dice(terms: RollTerms, attributes: Mapping[str, int], chosen: str | None = None) -> int:
    """LE-14.2: A or B is the chosen one, where none was chosen the higher; sum, lowest and highest are computed."""
    values = [attributes.get(name, 0) for name in terms.att]
    match terms.mode:
        case "sum":
            return sum(values)
        case "lowest":
            return min(values)
        case "choose" if chosen is not None:
            return attributes.get(chosen, 0)
        case _:
            return max(values)


def times_met(line: ModifierLine, sources: Sources) -> int:
    """LE-14.5: the most copies of a single one of its keywords. LE-14.6: what is no keyword counts once when it holds,
    and adds to it."""
    owned = sources.against if line.against else sources.keywords
    keywords = max((owned.get(one, 0) for one in line.any if isinstance(one, str)), default=0)
    return keywords + sum(1 for one in line.any if isinstance(one, dict) and holds(one, sources.facts))


def dice_and_difficulty(terms: RollTerms, base: int, difficulty: int, sources: Sources) -> tuple[int, int]:
    """LE-14.4, LE-14.7: after all lines at least 1 die, and a difficulty of at least 2. Dice of
    support have no least number (LE-15.7): they are counted by `support_dice`."""
    for line in terms.mods:
        times = times_met(line, sources)
        base += times * (line.dice or 0)
        difficulty += times * (line.difficulty or 0)
    return max(1, base), max(2, difficulty)


def support_dice(terms: RollTerms, keywords: Mapping[str, int]) -> dict[str, int]:
    """LE-15.2, LE-15.3, LE-15.7: keyword -> dice that somebody with these keywords may give, exactly one of them. Lines
    that give no dice, look at the target or ask for no keyword cannot be used."""
    found: dict[str, int] = {}
    for line in terms.mods:
        if line.dice is None or line.dice <= 0 or line.against:
            continue
        for word in line.any:
            if isinstance(word, str) and keywords.get(word, 0):
                found[word] = max(found.get(word, 0), line.dice * keywords[word])
    return found


def successes(dice: Iterable[Die], difficulty: int, *, ones_cancel: bool = False) -> int:
    """LE-14.9: a die of at least the difficulty is 1, a natural 12 is 2 whatever the difficulty. LE-27.3: where ones
    cancel, each natural 1 takes one away."""
    return counted(sum(score(die, difficulty, ones_cancel=ones_cancel) for die in dice))


MOST_SUCCESSES: Final = 2
"""Of one die."""


def score(die: Die, difficulty: int, *, ones_cancel: bool = False) -> int:
    """What one die brings to the sum; less than none for a one that cancels."""
    if die.natural and die.value == 12:
        return MOST_SUCCESSES
    return int(die.value >= difficulty) - int(ones_cancel and die.natural and die.value == 1)


def counted(scores: int) -> int:
    """Successes never fall below none."""
    return max(0, scores)


def outcome(thresholds: Mapping[str, T], reached: int, number: Callable[[str], int]) -> tuple[str, T] | None:
    """LE-14.11: the highest threshold that was reached, of equal ones the one printed first; None: none was. number:
    what chars and half_chars stand for."""
    best: tuple[int, str, T] | None = None
    for name, found in thresholds.items():
        wanted = int(name) if name.isdigit() else number(name)
        if wanted <= reached and (best is None or wanted > best[0]):
            best = (wanted, name, found)
    return None if best is None else (best[1], best[2])


def fate_gained(
    dice: Sequence[Die], performer: str, failed: bool, *, only_on_failure: bool = False
) -> Mapping[str, int]:
    """LE-14.12, LE-6.4, LE-6.5: who gains how much: one for each natural 1 left on own dice, and one for the performer
    of a failed roll. LE-27.2: with `only_on_failure` ones give fate only where the whole roll has failed."""
    gained = Counter(die.owner for die in dice if die.natural and die.value == 1)
    if only_on_failure and not failed:
        gained.clear()
    if failed:
        gained[performer] += 1
    return gained
