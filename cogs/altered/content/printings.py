"""Rare printings: a card as its common is, but for what is said here (AL-14.1, AL-14.5 to 14.7). Pure.

`rares_gw.yaml` holds the families of the Gearwrights: `..._R1` is printed in their own faction, `..._R2` in another.
An entry becomes a whole card before it is checked, so that a rare is wrong for the same reasons as any card. No rare is
a plain better copy: each gives something up, which `gives_up` finds in its numbers and words.
"""

from collections.abc import Mapping
from typing import Any, Final

from pydantic import Field, model_validator

from bot.rules.content.reader import Entry, Reader
from cogs.altered.content.cards import MOST_ABILITIES, Ability, Card, CostOption, Keyword
from cogs.altered.content.filters import Stat, Strict
from cogs.altered.content.sets import RARE_SIGNS, common_of
from cogs.altered.content.vocabulary import Gain

RARES: Final = "rares"
"""The kind of file."""
ABROAD: Final = "_R2"
_HANDICAPS: Final = ("defender", "cooldown")
_WORDS: Final = ("abilities", "keywords", "cost_option", "reserve_limit", "landmark_limit", "counters")
_BEFORE_IT: Final = ("fleeting", "asleep")
"""Statuses that a card gives itself at its player's cost."""


class Printing(Strict):
    """What a rare has other than its common; everything else stays.

    stats      only those that change
    keywords, abilities, cost_option, text     in place of the common's
    more       abilities after the common's; adds: a text after the common's
    """

    id: str = Field(pattern=r"^GM_[A-Z0-9]+_B_[A-Z]{2}_\d{2,3}_R[12]$")
    faction: str | None = None
    hand_cost: int | None = None
    reserve_cost: int | None = None
    stats: dict[Stat, int] = Field(default_factory=dict)
    keywords: tuple[Keyword, ...] | None = None
    abilities: tuple[Ability, ...] | None = None
    more: tuple[Ability, ...] = Field(default=(), max_length=MOST_ABILITIES)
    cost_option: CostOption | None = None
    text: str | None = None
    adds: str = ""
    flavour: str | None = None
    landmark_limit: int | None = None
    counters: dict[str, int] | None = None

    @model_validator(mode="after")
    def _placed(self) -> "Printing":
        if self.id.endswith(ABROAD) != (self.faction is not None):  # AL-14.7
            raise ValueError("R2 is printed in another `faction`, R1 in that of its common")
        return self


def family_of(ref: str) -> str:
    """The faction in a reference, which R2 has left (AL-14.7): `GW` of `GM_BASE_B_GW_02_R2`."""
    return ref.split("_")[3]


def called(card: Card) -> str:
    """The name of a card in a sentence, a rare's with its sign."""
    sign = RARE_SIGNS.get(card.id.rpartition("_")[2], "")
    return f"{card.name} {sign}".rstrip()


def is_rare(card: Card) -> bool:
    """Whether it counts among the fifteen of a deck (AL-14.1)."""
    return card.rarity == "R"


def print_rares(reader: Reader, read: list[tuple[str, Entry]]) -> list[tuple[str, Entry]]:
    """The entries with every rare written out as a card; one whose common nobody knows, or that is no `Printing`,
    becomes a problem and is left out."""
    commons = {entry.name: entry for kind, entry in read if kind == "cards"}
    made: list[tuple[str, Entry]] = []
    for kind, entry in read:
        if kind != RARES:
            made.append((kind, entry))
        elif reader.check([entry], Printing):
            common = commons.get(common_of(entry.name))
            if common is None:
                reader.known(entry, "id", common_of(entry.name), commons)
            else:
                made.append(("cards", entry.written_out(written_out(common.data, entry.data))))
    return made


def written_out(common: Mapping[str, Any], rare: Mapping[str, Any]) -> dict[str, Any]:
    """The plain data of a rare as those of a card."""
    changed = {name: value for name, value in rare.items() if name not in ("stats", "more", "adds")}
    card = {**common, **changed, "rarity": "R"}
    if "stats" in rare:
        card["stats"] = {**(common.get("stats") or {}), **rare["stats"]}
    if rare.get("more"):
        card["abilities"] = [*(card.get("abilities") or ()), *rare["more"]]
    if rare.get("adds"):
        card["text"] = f"{card.get('text', '')} {rare['adds']}".strip()
    return card


def check_trade(reader: Reader, entry: Entry, rare: Card, common: Card) -> None:
    """A problem where a rare is a plain better copy of its common, or a plain worse one."""
    if rare.faction == common.faction and entry.name.endswith(ABROAD):
        reader.problem(entry, "faction", f"R2 is printed in another faction than {common.faction}")
    if not gives_up(common, rare):
        reader.problem(entry, "id", "is only better than its common: a rare gives something up for what it has more")
    if not gains(common, rare):
        reader.problem(entry, "id", "is only worse than its common")


def gives_up(common: Card, rare: Card) -> bool:
    """Whether the rare lacks something that its common has: a cost, a statistic, a word; or is hindered more."""
    numbers = rare.hand_cost > common.hand_cost or rare.reserve_cost > common.reserve_cost
    weaker = any(a < b for a, b in zip(rare.row, common.row, strict=True))
    return numbers or weaker or _lacks(common, rare) or bool(_handicaps(rare) - _handicaps(common))


def gains(common: Card, rare: Card) -> bool:
    """Whether the rare has a better number than its common, or words of its own."""
    cheaper = rare.hand_cost < common.hand_cost or rare.reserve_cost < common.reserve_cost
    stronger = any(a > b for a, b in zip(rare.row, common.row, strict=True))
    return cheaper or stronger or any(getattr(rare, part) != getattr(common, part) for part in _WORDS)


def _lacks(common: Card, rare: Card) -> bool:
    """Whether a helpful keyword or a whole ability of the common is gone."""
    kept = {keyword.k for keyword in rare.keywords}
    gone = {keyword.k for keyword in common.keywords if keyword.k not in _HANDICAPS} - kept
    fewer = len(rare.abilities) < len(common.abilities) and not _handicaps(common) - _handicaps(rare)
    return bool(gone) or fewer or (common.cost_option is not None and rare.cost_option is None)


def _handicaps(card: Card) -> set[str]:
    """What stands in a card's own way: Defender, Cooldown, becoming Fleeting or falling Asleep by its own words."""
    words = {keyword.k for keyword in card.keywords if keyword.k in _HANDICAPS}
    steps = [step for ability in card.abilities for step in ability.do]
    own = {step.what for step in steps if isinstance(step, Gain) and step.who == "me" and step.what in _BEFORE_IT}
    stuck = {"cannot_move" for a in card.abilities if a.passive is not None and a.passive.cannot_move == "mine"}
    return {*words, *own, *stuck}
