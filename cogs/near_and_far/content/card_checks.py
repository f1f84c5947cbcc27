"""What must hold of the cards of the box together (rules 8): figures, tiers of artifacts, numbers. Pure."""

from collections import Counter
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.rules.content.reader import Entry, Reader
from bot.rules.effects import condition_arguments
from cogs.near_and_far.content.cards import Artifact, Artifacts
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import BUILDINGS, CHARACTERS, FACTIONS, LEVELS, MAPS, WORLDS, Deck, Faction
from cogs.near_and_far.content.vocabulary import CONDITIONS, NUMBERS

ADVENTURERS: Final[Mapping[Faction, tuple[str, ...]]] = MappingProxyType(
    {
        "mystic": ("2:H2K1", "3:H3K1", "3:H2K2", "4:H3K1S1", "4:H3K2", "5:H4K2", "5:H3K1D1", "6:H4K3", "8:H5K3W1S1"),
        "nomad": ("2:H1M1", "3:H2M1", "3:H2S2", "4:H2K1M1", "4:H2M1S1", "5:H2M2", "5:H3W1M1", "6:H3M1D1", "8:H3K1M2S2"),
        "outlaw": ("2:H1W1", "3:H2W1", "3:H1W2", "4:H2W1S1", "4:H2W2", "5:H2W3", "5:H2W2M1", "6:H3W2D1", "8:H3W4M1"),
        "lizard": ("2:H1K1", "3:H1K2", "3:H2K1S1", "4:H1K3", "4:H2K1W1", "5:H2K3", "5:H3K1S2", "6:H2K2D1", "8:H3K4S2"),
    }
)
"""Cost and icons of each (rules 8.1)."""
ORDER: Final = "HKWMSD"
GATED: Final = 4
ASKED_ABOUT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "building": BUILDINGS,
        "faction_in_party": FACTIONS,
        "map": tuple(f"m{n:02}" for n in range(1, MAPS + 1)),
        "mode": ("first", "arcade", "campaign", "character"),
        "reader": CHARACTERS,
    }
)
"""What a condition may ask about, of the words whose things the rules know."""
FORMULAS: Final = 3
"""Advanced artifacts whose points are mostly a formula (T7)."""


def figures(cost: int, icons: Mapping[Any, int]) -> str:
    """`4:H2K1M1`."""
    return f"{cost}:" + "".join(f"{icon}{icons[icon]}" for icon in ORDER if icon in icons)


def check_condition(reader: Reader, entry: Entry, path: str, condition: Any, content: FarContent) -> None:
    """A problem for each word of a condition that the game does not know, and each thing that is none of its kind: it
    would never hold, and what waits for it would never be had."""
    if condition is not None:
        reader.condition(entry, path, condition, CONDITIONS, NUMBERS)
        for word in (*ASKED_ABOUT, "space", "talent", "world"):
            for argument in condition_arguments(condition, {word}):
                reader.known(entry, path, str(argument), _things(content, word))


def _things(content: FarContent, word: str) -> Collection[str]:
    """What a condition may ask about by this word."""
    if word in ASKED_ABOUT:
        return ASKED_ABOUT[word]
    if word == "space":
        return sorted({space.id for one in content.maps.values() for space in one.spaces})
    return content.talents if word == "talent" else content.worlds


def check_box(reader: Reader, content: FarContent) -> None:
    """What the box has is as printed. Users' packs may add to it; only what is complete is looked at."""
    bundled = [card for card in content.adventurers.values() if content.register.pack_of(card.id) is None]
    for faction, printed in ADVENTURERS.items():
        found = Counter(figures(card.cost, card.icons) for card in bundled if card.faction == faction)
        if found and found != Counter(printed):
            missing, extra = Counter(printed) - found, found - Counter(printed)
            reader.add(f"adventurers, {faction}: missing {_list(missing)}; not printed {_list(extra)}")
    levels = sorted(card.level for card in content.threats.values())
    if levels and levels != list(LEVELS):
        reader.add(f"threats: found the levels {', '.join(map(str, levels))}, wants 4 to 15 once each")
    numbers = sorted(card.number for card in content.worlds.values())
    if numbers and numbers != list(range(1, WORLDS + 1)):
        reader.add(f"world cards: found the numbers {', '.join(map(str, numbers))}, wants 1 to {WORLDS} once each")
    decks: tuple[tuple[Deck, Mapping[str, Artifact]], ...] = (("basic", content.basic), ("advanced", content.advanced))
    for deck, cards in decks:
        _check_tiers(reader, content, deck, [c for c in cards.values() if content.register.pack_of(c.id) is None])


def _check_tiers(reader: Reader, content: FarContent, deck: Deck, cards: list[Artifact]) -> None:
    if not cards:
        return
    formulas = [card for card in cards if deck == "advanced" and card.scores and card.points == 2]
    plain = [card for card in cards if not card.is_gated and card not in formulas]
    for of_deck, values, points, printed in Artifacts.TIERS:
        if of_deck == deck:
            fitting = [card for card in plain if card.cost.value in values]
            reader.count(f"{deck} artifacts worth {values.start} to {values.stop - 1}", len(fitting), printed)
            for card in fitting:
                if card.points not in points:
                    reader.add(f"{card.id}: {card.points} points; its price wants {points.start} to {points.stop - 1}")
    if deck == "basic":
        reader.count("basic artifacts that ask for a reputation", sum(card.is_gated for card in cards), GATED)
    else:
        reader.count("advanced artifacts with a formula", len(formulas), FORMULAS)


def _list(found: Mapping[str, int]) -> str:
    return ", ".join(sorted(found)) or "none"
