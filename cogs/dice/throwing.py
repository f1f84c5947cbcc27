"""From what a user typed to dice on the table: the expression, the roll, what is kept of it. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.dice import DiceError, check, explain_all, roll
from bot.rules.dice.notation import MAX_NOTE, MAX_ROLLS
from bot.rules.dice.reading import read
from bot.rules.errors import NotPossible
from bot.rules.rng import Chance
from cogs.dice.typed import as_meant, with_more

STREAM: Final = "roll"
SHOWN: Final = 1_800
"""Characters of an explanation; a panel has room for 4,000 in all."""
COMMON: Final = ("1d20", "2d6", "d%", "4d6kh3", "1d20 adv", "5d6>=5", "4dF", "1d6!")
"""Shapes that autocomplete offers to somebody who has not typed anything."""
USUAL: Final = "1d20"
"""What is thrown where nothing is said, and the server has no die of its own."""
OWN: Final = "default"
"""The saved roll of one's own that is thrown instead."""
MOST_SAVED_LENGTH: Final = 400
MOST_SAVED_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Thrown:
    """A finished roll, ready to be shown and stored. totals: as text, one a result; successes: of a single result;
    has_dice: whether anything was rolled."""

    dice: str
    label: str
    totals: list[str]
    shown: str
    successes: int | None
    has_dice: bool = True

    def data(self) -> dict[str, Any]:
        """As the ledger keeps it."""
        return {
            "dice": self.dice,
            "label": self.label,
            "totals": self.totals,
            "shown": self.shown,
            "successes": self.successes,
            **({} if self.has_dice else {"no_dice": True}),
        }


def expression(typed: str, repeat: int, saved: Mapping[str, Mapping[str, str]], usual: str = "") -> str:
    """What is to be rolled: notation or what stands for it (`typed`), or the name of a saved roll (the user's own
    before the server's), something added to it or not. usual: the server's dice, for whoever types nothing and has no
    roll called `default`; its sides are those of a `d` without a number.

    Raises DiceError, checked before a die is touched, or NotPossible for a repeat of something repeated.
    """
    usual = usual or USUAL
    name = typed.strip().casefold()
    if not name:
        typed, name = saved.get("user", {}).get(OWN, usual), ""
    scopes = (saved.get("user", {}), saved.get("guild", {}))
    found = next((rolls[name] for rolls in scopes if name in rolls), None)
    added = None if found is not None else with_more(name, {**scopes[1], **scopes[0]})
    dice = found or added or as_meant(typed, usual)
    check(dice)
    if repeat > 1:
        items = read(dice)
        if len(items) > 1 or items[0].repeated:
            raise NotPossible(text("roll-repeat-twice"))
        if repeat > MAX_ROLLS:
            raise DiceError("dice-too-many-rolls", limit=MAX_ROLLS)
        dice = f"{repeat}x {dice}"
        check(dice)
    return dice


def throw(dice: str, label: str, chance: Chance, stream: str, more: str, no_dice: str) -> Thrown:
    """Roll. `more`: the words for dice left out, with `{n}`; `no_dice`: for a sum without any. DiceError leaves the
    stream as it was."""
    results = roll(dice, chance, stream)
    only = results[0] if len(results) == 1 else None
    return Thrown(
        dice,
        cleaned(label)[:MAX_NOTE],
        [result.total_text for result in results],
        explain_all(results, SHOWN, more, no_dice),
        int(only.total) if only is not None and only.counts_successes else None,
        any(result.has_dice for result in results),
    )


def saved_name(typed: str) -> str:
    """The name under which a roll is saved: small letters, one blank between words. NotPossible if it cannot be one."""
    name = cleaned(typed).casefold()
    if not 1 <= len(name) <= MOST_SAVED_NAME:
        raise NotPossible(text("rolls-bad-name", most=MOST_SAVED_NAME))
    try:
        check(name)
    except DiceError:
        return name
    # otherwise `/roll d20` might roll something else for somebody
    raise NotPossible(text("rolls-name-is-dice", name=name))


def offers(
    typed: str, saved: Mapping[str, Mapping[str, str]], recent: list[str], most: int = 25, usual: str = ""
) -> list[tuple[str, str]]:
    """(label, value) of what `/roll` offers while somebody types: saved rolls first, then recent ones, then what is
    usual on the server, and shapes."""
    wanted = typed.strip().casefold()
    found: dict[str, str] = {}
    for scope, mark in (("user", "★"), ("guild", "⌂")):
        for name, dice in saved.get(scope, {}).items():
            if wanted in name or wanted in dice.casefold():
                found.setdefault(name, f"{mark} {name}: {dice}")
    plain = [typed.strip()] if wanted and _is_notation(as_meant(typed, usual or USUAL)) else []
    for dice in [*plain, *recent, *([usual] if usual else []), *COMMON]:
        # Discord allows 100 characters a choice; a longer one would be refused with all the others
        if len(dice) <= 100 and (wanted in dice.casefold()):
            found.setdefault(dice, dice)
    pairs = [(label if len(label) <= 100 else label[:99] + "…", value) for value, label in found.items()]
    if plain:  # what was typed comes first: Enter rolls exactly that
        pairs.sort(key=lambda pair: pair[1] != plain[0])
    return pairs[:most]


def _is_notation(typed: str) -> bool:
    try:
        check(typed)
    except DiceError:
        return False
    return True
