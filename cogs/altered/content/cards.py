"""Altered's cards as data: abilities, triggers, passives, keywords, decks, regions (rules 8.1, 9.1). Pure models.

What a card cannot be is refused here, with a reason that a pack's author can act on.
"""

from functools import cached_property
from typing import Literal, get_args

from pydantic import Field, field_validator, model_validator

from cogs.altered.content.filters import CardType, Cost, Filter, Question, Side, Stat, Strict
from cogs.altered.content.notation import signed
from cogs.altered.content.vocabulary import Instead, Steps
from cogs.altered.state import Edition

MOST_ABILITIES = 12
"""Of one card: each of them is asked whenever anything happens."""
FACTIONS = ("GW", "TW", "MQ", "GB", "CH", "VK")
REFERENCE = r"^(ALT|GM)_[A-Z0-9]+_[BPA]_[A-Z]{2}_\d{2,3}_(C|R|R1|R2|E|U_\d+)$"  # AL-14.5
KeywordName = Literal["defender", "gigantic", "tough", "scout", "cooldown", "eternal", "seasoned"]
ON_CHARACTERS = ("defender", "gigantic", "scout", "eternal", "seasoned")
WITH_NUMBER = ("tough", "scout")
EventName = Literal[
    "join",
    "hand",
    "reserve",
    "noon",
    "dusk",
    "night",
    "played",
    "joins",
    "leaves",
    "goes_to_reserve",
    "gains",
    "sacrificed",
    "opponent_draws_or_resupplies",
    "moves_forward",
    "fails_to_move",
    "card_leaves_reserve",
    "exhausted",
    "rolled",
    "passed",
]
ICONS = ("join", "hand", "reserve")
LATE = frozenset({"passed", "dusk"})
"""What cards wait for that comes before Progress without anybody doing anything more."""


class Keyword(Strict):
    """A printed or granted keyword; x for Tough and Scout."""

    k: KeywordName
    x: int | None = Field(default=None, ge=0)
    condition: Question | None = Field(default=None, alias="if")

    @model_validator(mode="after")
    def _numbered(self) -> "Keyword":
        if (self.x is not None) != (self.k in WITH_NUMBER):
            raise ValueError(f"{self.k} {'wants a number x' if self.k in WITH_NUMBER else 'has no number'}")
        return self


class Trigger(Strict):
    """What a reaction waits for.

    who         me: only my own object; None: any that fits `is`
    by          whose doing or whose object
    expedition  mine, facing ...: where it happens; for moves_forward and fails_to_move which expedition
    what        the status or counter gained; source: the zone it comes from; due_to: the statistic
    """

    event: EventName
    who: Literal["me"] | None = None
    by: Side | None = None
    which: Filter | None = Field(default=None, alias="is")
    expedition: Literal["mine", "other", "facing", "own"] | None = None
    what: str | None = None
    source: Literal["hand", "reserve", "expedition"] | None = Field(default=None, alias="from")
    due_to: Stat | None = None


class RegionChange(Strict):
    """Types added to, or taken from, the region of my expedition or all regions (AL-1.9)."""

    region: Literal["mine", "all"] = "mine"
    add: tuple[Stat, ...] = ()
    lose_others: bool = False


class CostChange(Strict):
    """Costs of cards: more, less, or at least so much."""

    plus: int = 0
    least: int | None = None
    which: Filter = Filter()
    by: Side = "me"


class Replace(Strict):
    """Something else instead of a part of an event (AL-9.4): another place to go, or steps of its own.

    event       to_reserve, to_discard: an object leaves the Expedition zone for there; gains: a status or counter
                (`what`); draws: `by` whom (`each`: "a card", so instead of each of several); moves_forward: which
                expedition
    to, do      exactly one: where it goes instead, or what happens instead
    who, is     which objects: only this card's own, or those that fit
    """

    event: Literal["to_reserve", "to_discard", "gains", "draws", "moves_forward"]
    to: Literal["reserve", "discard", "hand", "deck_top", "mana"] | None = None
    do: Steps = ()
    who: Literal["me"] | None = None
    which: Filter = Filter()
    what: str | None = None
    by: Side = "me"
    each: bool = False
    expedition: Literal["mine", "facing"] = "mine"
    optional: bool = False

    @model_validator(mode="after")
    def _one_way(self) -> "Replace":
        if (self.to is None) != bool(self.do):
            raise ValueError("instead of it, something either goes elsewhere (`to`) or something else happens (`do`)")
        if self.to is not None and self.event not in ("to_reserve", "to_discard"):
            raise ValueError(f"nothing goes anywhere with {self.event}: say what happens instead (`do`)")
        if self.each and self.event != "draws":
            raise ValueError("only what takes the place of draws can take that of each card (`each`)")
        return self

    @cached_property
    def instead(self) -> Instead:
        """Its own steps, as an effect."""
        return Instead(steps=self.do)


class Passive(Strict):
    """What holds as long as its object is in play (my own keyword: as long as it is anywhere visible). Exactly one."""

    keyword: Keyword | None = None
    of: Filter | None = None
    cost: CostChange | None = None
    unless: Question | None = None
    suppress_facing: bool = False
    types: RegionChange | None = None
    cannot_move: Literal["mine", "other", "facing"] | None = None
    replace: Replace | None = None
    play_exhausted: bool = False
    start: dict[str, int] = Field(default_factory=dict)
    grant: "Ability | None" = None

    @model_validator(mode="after")
    def _one(self) -> "Passive":
        given = [self.keyword, self.cost, self.unless, self.types, self.cannot_move, self.replace, self.grant]
        found = sum(g is not None for g in given) + self.suppress_facing + self.play_exhausted + bool(self.start)
        if found != 1:
            raise ValueError("a passive does exactly one thing")
        if (self.of is not None) and self.keyword is None and self.grant is None:
            raise ValueError("`of` says who has the keyword or the ability granted")
        return self

    @property
    def kind(self) -> str:
        """The field that says what it does, and of a keyword which (`keyword tough`)."""
        kind = next(name for name in type(self).model_fields if name != "of" and getattr(self, name))
        return kind if self.keyword is None else f"{kind} {self.keyword.k}"


class Ability(Strict):
    """One of six shapes (9.1): a reaction (`when`), `quick`, `support`, `passive`, `spell`; keywords are their own.

    once    at most once per so long; delay: after Rest (AL-9.11)
    if      asked when a reaction triggers, when a quick action is declared, all the time for a passive
    """

    when: EventName | Trigger | None = None
    quick: bool = False
    support: bool = False
    spell: bool = False
    passive: Passive | None = None
    condition: Question | None = Field(default=None, alias="if")
    optional: bool = False
    cost: Cost = Cost()
    once: Literal["turn", "afternoon", "day"] | None = None
    delay: Literal["after_rest"] | None = None
    do: Steps = ()

    @model_validator(mode="after")
    def _shape(self) -> "Ability":
        shapes = [self.when is not None, self.quick, self.support, self.spell, self.passive is not None]
        if sum(shapes) != 1:
            raise ValueError("an ability is exactly one of when, quick, support, spell, passive")
        if (self.passive is None) != bool(self.do):
            raise ValueError("a passive has no `do`; everything else needs one")
        if self.delay is not None and self.when is None:
            raise ValueError("only a reaction (`when`) can be delayed")
        return self

    @cached_property
    def trigger(self) -> Trigger | None:
        """The trigger written out."""
        if isinstance(self.when, str):
            return Trigger(event=self.when)
        return self.when


Passive.model_rebuild()


class Stats(Strict):
    forest: int = 0
    mountain: int = 0
    water: int = 0

    def row(self) -> tuple[int, int, int]:
        """Forest, mountain, water."""
        return self.forest, self.mountain, self.water


class CostOption(Strict):
    """Paid on declaration if its player likes; the card costs so much less (D8)."""

    cost: Cost
    minus: int = Field(ge=1)


class Card(Strict):
    """One card by its reference. Tokens and Heroes have no costs; only Characters and tokens have statistics.

    manual  its players do what its text says, for no rule knows (AL-14.10)
    """

    id: str = Field(pattern=REFERENCE)
    name: str = Field(min_length=1, max_length=60)
    type: CardType
    faction: str = Field(pattern=r"^[A-Z]{2,8}$")
    subtypes: tuple[str, ...] = ()
    rarity: Literal["C", "R", "U", "E", "none"] = "C"
    hand_cost: int = Field(default=0, ge=0, le=99)
    reserve_cost: int = Field(default=0, ge=0, le=99)
    stats: Stats | None = None
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = Field(default=(), max_length=MOST_ABILITIES)
    cost_option: CostOption | None = None
    token: str | None = None
    reserve_limit: int = Field(default=2, ge=0)
    landmark_limit: int = Field(default=2, ge=0)
    counters: dict[str, int] = Field(default_factory=dict)
    text: str = ""
    manual: bool = False
    flavour: str = ""
    tags: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Its text as it is read: `text`, with signs at its numbers."""
        return signed(self.text)

    @field_validator("keywords")
    @classmethod
    def _once(cls, value: tuple[Keyword, ...]) -> tuple[Keyword, ...]:
        names = [k.k for k in value]
        if len(set(names)) != len(names):
            raise ValueError("a keyword stands twice")
        return value

    @model_validator(mode="after")
    def _fits(self) -> "Card":
        body = self.type in ("character", "token")
        if body != (self.stats is not None):
            raise ValueError(f"a {self.type} {'needs' if body else 'has no'} stats")
        for keyword in self.keywords:
            if keyword.k in ON_CHARACTERS and not body:  # S-7.4.1.a and the other body keywords
                raise ValueError(f"{keyword.k} is a passive of Characters only")
            if keyword.k == "cooldown" and self.type != "spell":
                raise ValueError("cooldown is for Spells only")
        for ability in self.abilities:
            if ability.spell != (self.type == "spell") and not ability.support and ability.passive is None:
                raise ValueError("a Spell has spell, support and passive abilities, nothing else has spell abilities")
            if ability.support and self.type in ("hero", "token"):
                raise ValueError(f"a {self.type} is never in the Reserve")
        if self.manual and (self.abilities or self.keywords):
            raise ValueError("what is manual has no abilities and keywords: nobody knows whether they are all")
        if self.type == "spell" and not self.manual and not any(a.spell for a in self.abilities):
            raise ValueError("a Spell needs a spell ability")
        if (self.token is not None) != (self.type == "token"):
            raise ValueError("`token` is the short name that `create` uses; tokens need one, nothing else has one")
        if self.type in ("hero", "token") and (self.hand_cost or self.reserve_cost):
            raise ValueError(f"a {self.type} has no costs")
        return self

    @cached_property
    def row(self) -> tuple[int, int, int]:
        """Statistics as forest, mountain, water."""
        return self.stats.row() if self.stats is not None else (0, 0, 0)

    @property
    def is_body(self) -> bool:
        """Whether it is a Character, tokens included."""
        return self.stats is not None


class Script(Strict):
    """What an imported card does (`scripts.py`): all that it does, in place of its text."""

    id: str = Field(pattern=REFERENCE)
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = Field(default=(), max_length=MOST_ABILITIES)
    cost_option: CostOption | None = None
    reserve_limit: int = Field(default=2, ge=0)
    landmark_limit: int = Field(default=2, ge=0)
    counters: dict[str, int] = Field(default_factory=dict)


EASY = 1
"""The level of a starter that is easy to play."""


class Deck(Strict):
    """A starter: so many of each card, and a Hero, if there is one. level: how hard it is to play, from 1 to 3; 0:
    nobody has said. editions: which offer it; a list that is offered no more stays under its id, for the tables that
    were begun with it."""

    id: str = Field(pattern=r"^[a-z][a-z0-9_]*$")
    name: str
    about: str = ""
    level: int = Field(default=0, ge=0, le=3)
    hero: str | None = None
    cards: dict[str, int]
    editions: tuple[Edition, ...] = Field(default=get_args(Edition), min_length=1)


class Half(Strict):
    name: str
    types: tuple[Stat, ...] = Field(min_length=1)


class Land(Strict):
    """A card of the Adventure: the two ends have one half, a Tumult card two."""

    id: str = Field(pattern=r"^(hero|companion|tumult_[a-z]+)$")
    halves: tuple[Half, ...] = Field(min_length=1, max_length=2)
