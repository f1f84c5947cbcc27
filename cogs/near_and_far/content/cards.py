"""The cards, tokens and sheets of the box, a model a kind (rules 8). Pure."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.effects import Condition
from cogs.near_and_far.content.terms import (
    FACTIONS,
    GOODS,
    LEVELS,
    VALUE,
    WORLDS,
    Deck,
    Faction,
    Icon,
    Icons,
    Id,
    threat_points,
)
from cogs.near_and_far.content.vocabulary import Ability, Discount, Exemption, FarEffect, Modifier, Score

CARD_ICONS: Final[tuple[Icon, ...]] = ("H", "K", "W")
"""The others are printed on adventurers alone (NF-1.3)."""


class Printed(BaseModel):
    """Whatever has an id and a name."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)

    id: Id
    name: Annotated[str, Field(min_length=2, max_length=40)]
    text: Annotated[str, Field(max_length=200)] = ""
    flavour: Annotated[str, Field(max_length=200)] = ""


class Adventurer(Printed):
    """A token of the bag (rules 8.1)."""

    faction: Faction
    cost: Annotated[int, Field(ge=2, le=8)]
    icons: Icons


class Companion(Printed):
    """A dog, a cat, a platypus."""

    kind: Literal["dog", "cat", "platypus"]
    icons: Icons


class Threat(Printed):
    """One of the twelve (rules 8.2)."""

    level: Annotated[int, Field(ge=LEVELS.start, lt=LEVELS.stop)]

    @property
    def points(self) -> int:
        """NF-13.6."""
        return threat_points(self.level)


class Chief(Printed):
    """One a faction; 5 points (NF-11.4)."""

    faction: Faction


class Boss(Printed):
    """One of four (NF-15.4)."""

    level: Annotated[int, Field(ge=13, le=16)]
    points: Annotated[int, Field(ge=5, le=8)]


class Working(Printed):
    """A card that may have icons, abilities and so on."""

    icons: Icons = Field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    discounts: tuple[Discount, ...] = ()
    exemptions: tuple[Exemption, ...] = ()
    scores: tuple[Score, ...] = ()
    tiebreak: bool = False

    @model_validator(mode="after")
    def _icons_of_cards(self) -> "Working":
        wrong = sorted(set(self.icons) - set(CARD_ICONS))
        if wrong:
            raise ValueError(f"the icon {wrong[0]} is on adventurers only; use a modifier")
        return self

    @property
    def does_something(self) -> bool:
        """Whether there is more to it than points."""
        parts: tuple[Any, ...] = (self.icons, self.abilities, self.modifiers, self.discounts, self.exemptions)
        return any(parts) or bool(self.scores) or self.tiebreak


class Treasure(Working):
    """A card of the treasure deck (rules 8.3)."""

    points: Annotated[int, Field(ge=0, le=5)] = 0


class Tokens(BaseModel):
    """Faction tokens of a price; `any`: of whichever."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    mystic: Annotated[int, Field(ge=0, le=3)] = 0
    nomad: Annotated[int, Field(ge=0, le=3)] = 0
    outlaw: Annotated[int, Field(ge=0, le=3)] = 0
    lizard: Annotated[int, Field(ge=0, le=3)] = 0
    any: Annotated[int, Field(ge=0, le=3)] = 0

    @property
    def total(self) -> int:
        return self.mystic + self.nomad + self.outlaw + self.lizard + self.any


class Price(BaseModel):
    """What an artifact costs (NF-9.1)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    coin: Annotated[int, Field(ge=0, le=9)] = 0
    gem: Annotated[int, Field(ge=0, le=9)] = 0
    food: Annotated[int, Field(ge=0, le=9)] = 0
    token: Tokens = Tokens()

    @cached_property
    def goods(self) -> Mapping[str, int]:
        """By name, tokens by faction, `any` for those of whichever; nothing that it does not take."""
        plain = {name: getattr(self, name) for name in GOODS}
        tokens = {name: getattr(self.token, name) for name in (*FACTIONS, "any")}
        return {name: n for name, n in (plain | tokens).items() if n}

    @property
    def value(self) -> int:
        """On the scale of NF-1.1."""
        goods = VALUE["coin"] * self.coin + VALUE["gem"] * self.gem + VALUE["food"] * self.food
        return goods + VALUE["token"] * self.token.total


class Artifact(Working):
    """A card of the basic or the advanced deck (rules 8.4). banner: a picture only, it counts for nothing (NF-11.1)."""

    cost: Price
    points: Annotated[int, Field(ge=0, le=12)]
    rep_min: Annotated[int, Field(ge=-5, le=12)] | None = None
    rep_max: Annotated[int, Field(ge=-6, le=11)] | None = None
    condition: Condition | None = Field(default=None, alias="if")
    banner: Faction | None = None

    @property
    def is_gated(self) -> bool:
        """Whether a reputation is asked for."""
        return self.rep_min is not None or self.rep_max is not None


class World(Working):
    """A card of the numbered shelf (rules 8.5). keep: whether it is dropped after the session."""

    number: Annotated[int, Field(ge=1, le=WORLDS)]
    keep: Literal["game", "campaign"] = "game"
    points: Annotated[int, Field(ge=0, le=5)] = 0


class Lasting(Working):
    """A card that stays before its owner from session to session (NF-14.4)."""

    @model_validator(mode="after")
    def _stays(self) -> "Lasting":
        if any(ability.cost is not None and ability.cost.discard_self for ability in self.abilities):
            raise ValueError("is kept from session to session, so no cost can discard it")
        return self


class Talent(Lasting):
    """Bought between sessions (NF-14.6). politics and scholar are rules of their own."""

    xp: Annotated[int, Field(ge=1, le=3)]


class CharacterCard(Lasting):
    """One of a character's four (NF-14.9)."""


class Ending(Printed):
    """How a story may end. text: what the result says of it, in one sentence or two."""

    text: Annotated[str, Field(min_length=20, max_length=200)]


class Character(Printed):
    """One of the eight. seeks: what they say they walk for; blurb: why one would choose them; opening: the chapter with
    which their story begins."""

    seeks: Annotated[str, Field(min_length=5, max_length=120)]
    blurb: Annotated[str, Field(min_length=60, max_length=400)]
    cards: tuple[CharacterCard, ...] = Field(min_length=4, max_length=4)
    opening: Id
    endings: tuple[Ending, ...] = Field(min_length=2)


class SideQuest(Printed):
    """A task over several sessions (NF-14.8)."""

    condition: Condition = Field(alias="if")
    reward: tuple[FarEffect, ...] = Field(min_length=1)


class Artifacts:
    """The two decks and how many of each tier they hold (rules 8.4)."""

    TIERS: Final[tuple[tuple[Deck, range, range, int], ...]] = (
        ("basic", range(3, 6), range(1, 3), 12),
        ("basic", range(6, 10), range(3, 5), 14),
        ("basic", range(10, 14), range(5, 7), 8),
        ("advanced", range(14, 19), range(7, 10), 9),
        ("advanced", range(19, 25), range(9, 13), 5),
    )
