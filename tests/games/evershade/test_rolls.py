"""Rolls and support (LE-14, LE-15, LE-27), after the acceptance scenarios and the worked example 7.2 of the rules."""

from collections.abc import Mapping
from typing import Any

from cogs.evershade.content.vocabulary.effects import RollTerms
from cogs.evershade.rules.rolls.dice import (
    Die,
    Sources,
    base_dice,
    dice_and_difficulty,
    fate_gained,
    outcome,
    successes,
    support_dice,
)

ATTRIBUTES = {"STR": 4, "AGI": 2, "INT": 3, "CHA": 1}
GATE = RollTerms.model_validate(
    {
        "att": ["INT"],
        "difficulty": 8,
        "mods": [
            {"dice": 1, "any": ["Lore", "Investigation"]},
            {"dice": 2, "any": ["Arcana"]},
            {"difficulty": -1, "any": ["Light"]},
        ],
    }
)


class Answers:
    """What holds; everything else does not."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def holds(self, name: str, argument: Any) -> bool:
        return name in self.words

    def number(self, name: str) -> int:
        return 0

    def die(self) -> int:
        return 1

    def scale(self) -> int:
        return 0

    def base(self) -> int:
        return 0


def sources(keywords: Mapping[str, int], against: Mapping[str, int] | None = None, *words: str) -> Sources:
    return Sources(keywords, against or {}, Answers(*words))


def dice(*values: int, owner: str = "mirel") -> list[Die]:
    return [Die(owner, value) for value in values]


def chars(name: str) -> int:
    return {"chars": 3, "half_chars": 2}[name]


def test_what_is_rolled_with() -> None:
    """LE-14.2."""

    def of(mode: str) -> RollTerms:
        return RollTerms.model_validate({"att": ["STR", "INT"], "mode": mode, "difficulty": 8})

    assert [base_dice(of(mode), ATTRIBUTES) for mode in ("choose", "sum", "lowest", "highest")] == [4, 7, 3, 4]
    assert base_dice(of("choose"), ATTRIBUTES, "INT") == 3


def test_the_worked_example() -> None:
    """7.2: LE-14.5, LE-14.9, LE-14.12, LE-15.2, LE-15.3."""
    mirel = sources({"Lore": 2, "Investigation": 1, "Light": 1})
    assert dice_and_difficulty(GATE, base_dice(GATE, ATTRIBUTES) + 1, 8, mirel) == (6, 7)
    assert support_dice(GATE, {"Investigation": 1, "Arcana": 1}) == {"Investigation": 1, "Arcana": 2}  # A34
    assert support_dice(GATE, {"Light": 1}) == {}
    first = [*dice(1, 3, 7, 12, 6, 2), *dice(7, 1, owner="oswin")]
    assert successes(first, 7) == 4
    then = [*dice(1, 9, 7, 12, 4, 1), *dice(7, 1, owner="oswin")]
    assert successes(then, 7) == 5
    assert outcome({"5": "a", "3": "b", "1": "c"}, 5, chars) == ("5", "a")
    assert fate_gained(then, "mirel", failed=False) == {"mirel": 2, "oswin": 1}


def test_a30_a_natural_twelve_counts_twice() -> None:
    """LE-14.9, LE-14.10: one that was set does not, and a set one gives no fate."""
    assert successes(dice(12, 8, 7, 1), 8) == 3
    assert successes([Die("mirel", 12, natural=False)], 8) == 1
    assert successes(dice(12), 14) == 2
    assert fate_gained([Die("mirel", 1, natural=False)], "mirel", failed=False) == {}


def test_a31_thresholds_by_characters() -> None:
    """LE-14.11: of equal ones the first printed."""
    assert outcome({"chars": "all", "1": "some"}, 2, chars) == ("1", "some")
    assert outcome({"3": "three", "chars": "all"}, 3, chars) == ("3", "three")
    assert outcome({"2": "two"}, 1, chars) is None
    assert fate_gained(dice(3), "mirel", failed=True) == {"mirel": 1}


def test_a32_modifiers() -> None:
    """LE-14.5, LE-14.7: the same line counts once for one keyword each; never below difficulty 2 and 1 die."""
    terms = RollTerms.model_validate(
        {
            "att": ["AGI"],
            "difficulty": 7,
            "mods": [
                {"dice": 1, "any": ["Lore", "Arcana"]},
                {"difficulty": -2, "any": ["Light"]},
                {"dice": -1, "any": ["Armor"]},
                {"dice": 1, "any": ["Beast"], "against": True},
                {"dice": 1, "any": [{"in_cover": "self"}]},
            ],
        }
    )
    assert dice_and_difficulty(terms, 2, 6, sources({"Lore": 1, "Arcana": 1, "Light": 1})) == (3, 4)
    assert dice_and_difficulty(terms, 2, 6, sources({"Light": 3})) == (2, 2)
    assert dice_and_difficulty(terms, 1, 6, sources({"Armor": 3})) == (1, 6)
    assert dice_and_difficulty(terms, 1, 6, sources({"Beast": 2})) == (1, 6)  # LE-14.6: the target's keywords count
    assert dice_and_difficulty(terms, 1, 6, sources({}, {"Beast": 2}, "in_cover")) == (4, 6)


def test_a76_meaningful_failures() -> None:
    """LE-27.2, LE-27.3."""
    assert successes(dice(8, 1), 8, ones_cancel=True) == 0
    assert fate_gained(dice(12, 1), "mirel", failed=False, only_on_failure=True) == {}
    assert fate_gained(dice(2, 1), "mirel", failed=True, only_on_failure=True) == {"mirel": 2}
