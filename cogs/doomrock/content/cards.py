"""Everything printed in Doomrock as checked data: the entries of `data/doomrock/*.yaml`. What the cards can do is said
in the effects of `vocabulary.py`. Pure.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cogs.doomrock.content.vocabulary import Cost, Effects, Filters, Range, Selector, Stat, Trigger


class Card(BaseModel):
    """What every entry has. Texts are original; `text` says in plain words what the effects do."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)

    id: str = Field(pattern=r"^[a-z][a-z0-9_.]*$", max_length=40)
    name: str = Field(min_length=2, max_length=40)
    flavor: str = Field(default="", max_length=160)
    text: str = Field(default="", max_length=280)
    errata: str = ""
    incompatible_with: tuple[str, ...] = ()


class Boost(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    cost: int = Field(ge=1)
    effects: Effects
    repeat: bool = False


class Ability(Card):
    """A hero's ability card; dice of these faces may lie on it (DR-8.5)."""

    stat: Stat
    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = Field(min_length=1, max_length=3)
    cost: int = 1
    symbol: Literal["none", "initiative", "lock", "reaction"] = "none"
    type: Literal["attack", "support", "ongoing"]
    range: Range = "self"
    target: Selector | None = None
    filter: Filters = ()
    trigger: Trigger | None = None
    effects: Effects
    boosts: tuple[Boost, ...] = ()
    slots: int = 1
    copies: int = 1
    hero_class: str | None = Field(default=None, alias="class")
    trait: str | None = None


class Hero(Card):
    hp: int
    threat: int
    primary: tuple[Literal["str", "agi", "int"], ...]
    starting: tuple[str, str, str]


class Trait(Card):
    ability: str
    passives: Effects = ()


class Item(Card):
    deck: Literal["common", "epic"]
    slot: Literal["armor", "artifact", "one_hand", "two_hand", "consumable"]
    req: dict[Literal["str", "agi", "int"], int] = {}
    effects: Effects
    hands: int | None = None
    """Set when the card itself says in how many hands it is held, against its slot (DR-1.1)."""


class Location(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    name: str = Field(min_length=2, max_length=40)
    text: str = Field(default="", max_length=160)
    cost: Cost = {}
    once: bool = False
    effects: Effects


class Area(Card):
    kind: Literal["doomrock", "wilderness", "mountain", "town"]
    secrets: int = Field(ge=0, le=4)
    locations: tuple[Location, ...]
    explored: Effects = ()
    left_behind: Effects = ()


class EventOption(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    text: str = Field(max_length=60)
    story: str = ""
    cost: Cost = {}
    effects: Effects = ()


class EventCard(Card):
    deck: Literal["wilderness", "mountain"]
    story: str = ""
    peril: Effects
    kind: Literal["choice", "custom_loot", "permanent"]
    a: EventOption | None = None
    b: EventOption | None = None
    table: dict[Annotated[int, Field(ge=1, le=6)], Effects] | None = None
    location: Location | None = None


class Setting(Card):
    time: int = Field(ge=1)
    global_: Effects = Field(default=(), alias="global")
    reward: Effects = ()


class BossType(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    type: str
    hp: tuple[int, int, int]
    armor: int = 0
    dmg: int
    immovable: bool = False


class MinionType(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    type: str
    hp: int
    armor: int = 0
    dmg: int
    count: tuple[int, int, int]


class EnrageLevel(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)
    at: int
    while_: Effects = Field(default=(), alias="while")
    on_reach: Effects = ()
    text: str = ""


class EnrageTrack(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    start: int = 0
    step: int = 1
    levels: tuple[EnrageLevel, ...] = ()


class Encounter(Card):
    tier: Literal[1, 2, 3]
    intro: str = ""
    victory: Literal["bosses", "all"] = "bosses"
    formation: Literal["far", "ranks", "ambush"]
    bosses: tuple[BossType, ...]
    minions: MinionType
    rules: Effects = ()
    enrage: EnrageTrack = EnrageTrack()
    ai: tuple[str, ...] = ()


class AiCard(Card):
    minion: Effects
    boss: Effects
    minion_text: str = ""
    boss_text: str = ""


class ExposeKind(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: Literal["blank", "plus1", "push", "cumulation"]
    n: int
    name: str
    text: str = ""
