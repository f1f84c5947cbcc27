"""What cards and stories do, as data (rules 9). Pure.

An ability waits for its trigger, asks its condition, takes its cost and then runs its effects. What only changes a
number while a card lies there is no effect but a modifier, which is computed and never carried out.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.effects import Condition, Effect, effect_names
from bot.rules.stories.shapes import GainKeyword, LoseKeyword, StoryEffect
from cogs.near_and_far.content.terms import MOST_REP, WORLDS, Building, CheckKind, Faction, Id
from cogs.near_and_far.state import TOKENS_EACH

CONDITIONS: Final = (
    "building",
    "faction_in_party",
    "keyword",
    "map",
    "mode",
    "reader",
    "space",
    "talent",
    "world",
)
"""What a condition may ask besides numbers: `{keyword: lantern}`, `{not: {map: m04}}`."""
NUMBERS: Final = (
    *("coin", "gem", "food", "hearts", "rep", "camps_left", "treasures", "pack_animals", "adventurers", "quests_done"),
    *("hearts_icons", "skill_icons", "sword_icons", "movement_icons", "search_icons", "distance", "session"),
    *("mystic_tokens", "nomad_tokens", "outlaw_tokens", "lizard_tokens"),
)
"""What may be compared: `{ge: [rep, 4]}`. distance: roads from the town."""
Who = Literal["owner", "left", "right", "each_other", "each", "duel_opponent"]
Stat = Literal[
    "hearts",
    "skill",
    "swords",
    "move",
    "search",
    "mine_skill",
    "farm",
    "quest_skill",
    "quest_combat",
    "threat_swords",
    "boss_swords",
    "duel_swords",
]
Trigger = Literal[
    "on_buy",
    "on_gain",
    "game_start",
    "visit",
    "leave_town",
    "cross_chest",
    "cross_threat",
    "before_roll",
    "after_roll",
    "win",
    "fail",
    "camp",
    "mine",
    "quest_success",
    "recruit",
    "free",
    "turn_end",
]


class _Fixed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


# ---------------------------------------------------------------------- effects


class _Goods(Effect):
    """coin, gem, food, hearts, steps of reputation, pack animals; who: the owner unless it says otherwise."""

    coin: int = Field(default=0, ge=0, le=9)
    gem: int = Field(default=0, ge=0, le=9)
    food: int = Field(default=0, ge=0, le=9)
    hearts: int = Field(default=0, ge=0, le=9)
    rep: int = Field(default=0, ge=-6, le=6)
    pack_bird: int = Field(default=0, ge=0, le=3)
    pack_tortoise: int = Field(default=0, ge=0, le=3)
    who: Who = "owner"

    @model_validator(mode="after")
    def _is_something(self) -> "_Goods":
        if not any(getattr(self, name) for name in GOODS_FIELDS):
            raise ValueError(f"wants at least one of {', '.join(GOODS_FIELDS)}")
        return self


GOODS_FIELDS: Final = ("coin", "gem", "food", "hearts", "rep", "pack_bird", "pack_tortoise")


class Gain(_Goods):
    """More of something; a negative `rep` goes down."""

    do: Literal["gain"]


class Lose(_Goods):
    """Less of something, as far as there is any."""

    do: Literal["lose"]

    @model_validator(mode="after")
    def _counts_down(self) -> "Lose":
        if self.rep < 0:
            raise ValueError("losing says how much: `rep: 1`")
        return self


class GainToken(Effect):
    """Faction tokens; `choice`: whoever gains it says of which faction (NF-1.2)."""

    do: Literal["gain_token"]
    faction: Faction | Literal["choice"]
    n: Annotated[int, Field(ge=1, le=TOKENS_EACH)] = 1


class GainXp(Effect):
    """Experience (campaigns only; elsewhere NF-14.17)."""

    do: Literal["gain_xp"]
    n: Annotated[int, Field(ge=1, le=3)] = 1


class GainWorld(Effect):
    """A world card by its number (NF-9.6)."""

    do: Literal["gain_world"]
    number: Annotated[int, Field(ge=1, le=WORLDS)]


class GainSideQuest(StoryEffect):
    """A side quest (NF-14.8)."""

    do: Literal["gain_side_quest"]
    quest: Id


class GainCharacterCard(Effect):
    """The next card of the own character (NF-14.9)."""

    do: Literal["gain_character_card"]


class GainAdventurer(Effect):
    """Draw from the bag until one fits; it joins (rules 9, meanings)."""

    do: Literal["gain_adventurer"]
    faction: Faction | Literal["any", "choice"] = "any"
    max_cost: Annotated[int, Field(ge=2, le=8)] = 8


class DrawCards(Effect):
    """Draw so many, keep so many (NF-9.9, NF-4.10)."""

    do: Literal["draw"]
    deck: Literal["treasure", "basic", "advanced"]
    n: Annotated[int, Field(ge=1, le=5)] = 1
    keep: Annotated[int, Field(ge=1, le=5)] = 1

    @model_validator(mode="after")
    def _keeps_what_is_drawn(self) -> "DrawCards":
        if self.keep > self.n:
            raise ValueError(f"draws {self.n} and keeps {self.keep}")
        return self


class Reroll(Effect):
    """The die of the check in hand is rolled again; the new face counts (NF-12.4)."""

    do: Literal["reroll"]


class Boost(Effect):
    """A number goes up until the end of the check or of the turn."""

    do: Literal["boost"]
    stat: Stat
    n: Annotated[int, Field(ge=-3, le=6)]
    until: Literal["check", "turn"] = "check"


class IgnoreThreat(Effect):
    """The threat on the road is passed without a fight (NF-6.4c)."""

    do: Literal["ignore_threat"]


class BuildCamp(Effect):
    """A camp out of turn (NF-8.9). free: without hearts."""

    do: Literal["build_camp"]
    where: Literal["here", "adjacent", "mine"]
    free: bool = True


class Move(Effect):
    """More movement at once, or back to the town space."""

    do: Literal["move"]
    n: Annotated[int, Field(ge=0, le=3)] = 0
    to_town: bool = False

    @model_validator(mode="after")
    def _goes_somewhere(self) -> "Move":
        if bool(self.n) == self.to_town:
            raise ValueError("wants either `n` or `to_town`")
        return self


class RearrangeParty(Effect):
    """The party is laid out anew; hearts stay as they are."""

    do: Literal["rearrange_party"]


class UseTalent(Effect):
    """The start effect of one other talent (NF-14.6a)."""

    do: Literal["use_talent"]


class NextChapter(StoryEffect):
    """The character's story goes on with this chapter at the next named place (NF-14.11)."""

    do: Literal["next_chapter"]
    chapter: str = Field(pattern=r"^[a-z]+_[1-6][a-z]?$")

    def opens(self) -> tuple[str, ...]:
        return (self.chapter,)


class EndStory(Effect):
    """The character's story has ended, this way."""

    do: Literal["end_story"]
    ending: Id


class Choose(Effect):
    """One of several, all written out."""

    do: Literal["choose"]
    options: tuple[tuple["FarEffect", ...], ...] = Field(min_length=2, max_length=4)


FarEffect = Annotated[
    Gain
    | Lose
    | GainToken
    | GainXp
    | GainWorld
    | GainKeyword
    | LoseKeyword
    | GainSideQuest
    | GainCharacterCard
    | GainAdventurer
    | DrawCards
    | Reroll
    | Boost
    | IgnoreThreat
    | BuildCamp
    | Move
    | RearrangeParty
    | UseTalent
    | NextChapter
    | EndStory
    | Choose,
    Field(discriminator="do"),
]
Choose.model_rebuild()
EFFECT_NAMES: Final = effect_names(FarEffect)


# ---------------------------------------------------------------------- abilities


class Discard(_Fixed):
    """So many of what is given up."""

    treasure: Annotated[int, Field(ge=0, le=3)] = 0
    hand_card: Annotated[int, Field(ge=0, le=3)] = 0
    pack_animal: Annotated[int, Field(ge=0, le=3)] = 0
    adventurer: Annotated[int, Field(ge=0, le=3)] = 0


class Pay(_Fixed):
    """What is paid; `token`: of any faction."""

    coin: Annotated[int, Field(ge=0, le=9)] = 0
    gem: Annotated[int, Field(ge=0, le=9)] = 0
    food: Annotated[int, Field(ge=0, le=9)] = 0
    token: Annotated[int, Field(ge=0, le=3)] = 0
    hearts: Annotated[int, Field(ge=0, le=9)] = 0
    rep: Annotated[int, Field(ge=0, le=MOST_REP)] = 0


class Cost(_Fixed):
    """All of it, or the ability is not offered."""

    pay: Pay | None = None
    discard: Discard | None = None
    discard_self: bool = False


_MUST_END: Final = ("after_roll", "free")
"""Triggers whose abilities must have a limit or a cost, else they could be used without end."""
_ONLY_AT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"reroll": ("after_roll",), "ignore_threat": ("cross_threat",), "use_talent": ("visit",)}
)


class Ability(_Fixed):
    """What a card does at a moment. building: of `visit`; checks: of `before_roll`, `after_roll`, `win`, `fail`, empty:
    of any; limit: `1/turn`, `2/game`."""

    trigger: Trigger
    building: Building | None = None
    checks: tuple[CheckKind, ...] = ()
    condition: Condition | None = Field(default=None, alias="if")
    cost: Cost | None = None
    optional: bool = False
    limit: str | None = Field(default=None, pattern=r"^[1-9]/(turn|game)$")
    do: tuple[FarEffect, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _can_be_used(self) -> "Ability":
        if (self.trigger == "visit") != (self.building is not None):
            raise ValueError("`visit` wants a `building`, and nothing else has one")
        if self.trigger in _MUST_END and self.limit is None and self.cost is None:
            raise ValueError(f"`{self.trigger}` wants a limit or a cost")
        if self.checks and self.trigger not in ("before_roll", "after_roll", "win", "fail"):
            raise ValueError(f"`{self.trigger}` is about no check")
        for effect in self.do:
            where = _ONLY_AT.get(effect.do)
            if where is not None and self.trigger not in where:
                raise ValueError(f"`{effect.do}` only at {' or '.join(where)}")
        return self


class Modifier(_Fixed):
    """A number that is higher while the card lies there (NF-1.3)."""

    stat: Stat
    n: Annotated[int, Field(ge=-3, le=6)]
    condition: Condition | None = Field(default=None, alias="if")


class Discount(_Fixed):
    """Something costs less, never below nothing. camp: hearts; the others coins."""

    of: Literal["recruit", "artifact", "camp", "stables"]
    n: Annotated[int, Field(ge=1, le=3)]
    faction: Faction | None = None


class Exemption(_Fixed):
    """Something that need not be done: a duel at a building, a requirement, the hearts of `n` empty spaces a turn."""

    of: Literal["duel", "requirement", "leave_cost"]
    n: Annotated[int, Field(ge=1, le=3)] = 1
    building: Building | None = None


class Score(_Fixed):
    """Points at the end: n for every `every` of `per`, at most `cap`."""

    per: Literal[
        "camp",
        "mine_camp",
        "threat",
        "boss",
        "chief",
        "adventurer",
        "token",
        "treasure",
        "bought",
        "route",
        "quest_done",
        "pack_animal",
        "rep_positive",
        "rep_negative",
        "food",
        "flat",
    ]
    n: Annotated[int, Field(ge=1, le=9)]
    every: Annotated[int, Field(ge=1, le=9)] = 1
    cap: Annotated[int, Field(ge=1, le=20)] | None = None
    faction: Faction | None = None
    deck: Literal["basic", "advanced"] | None = None
