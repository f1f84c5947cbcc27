"""Cards of Rangers and of the path, a model a kind (rules 8.1). Pure."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from cogs.rangers.content.vocabulary.abilities import Ability, PrintedTest
from cogs.rangers.content.vocabulary.terms import (
    ASPECT_VALUES,
    Approach,
    Aspect,
    CardId,
    Category,
    ChallengeIcon,
    Enters,
    Keyword,
    Name,
    PathType,
    RangerType,
    SetKind,
)

Small = Annotated[int, Field(ge=0, le=3)]


class _Fixed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class PerRanger(_Fixed):
    """`{per_ranger: 2}`: so many for each who rides today."""

    per_ranger: Annotated[int, Field(ge=1, le=9)]


Threshold = Annotated[int, Field(ge=1, le=20)] | PerRanger | Literal["rangers", "disabled"] | None
"""At how many tokens a card clears. rangers: a token of every Ranger; disabled: none can be added; None:
tokens may lie there, and nothing comes of it."""


class NamedTokens(_Fixed):
    """The tokens with which a card enters play."""

    name: Name
    count: Annotated[int, Field(ge=1, le=9)] | PerRanger


class Printed(_Fixed):
    """What every card has. set: the id of its set; qty: how many copies there are; text: what it does, in words."""

    id: CardId
    name: Annotated[str, Field(min_length=2, max_length=40)]
    traits: tuple[Annotated[str, Field(pattern=r"^[a-z]+$", max_length=20)], ...] = ()
    keywords: tuple[Keyword, ...] = ()
    fatiguing: Annotated[int, Field(ge=1, le=3)] | None = None
    tokens: NamedTokens | None = None
    abilities: tuple[Ability, ...] = ()
    tests: tuple[PrintedTest, ...] = ()
    text: Annotated[str, Field(max_length=320)] = ""
    flavour: Annotated[str, Field(max_length=200)] = ""

    @model_validator(mode="after")
    def _says_what_it_does(self) -> "Printed":
        if (self.abilities or self.tests) and not self.text:
            raise ValueError("does something and has no text that says what")
        if self.fatiguing is not None and "fatiguing" not in self.keywords:
            raise ValueError("`fatiguing` is the number of a keyword that it does not have")
        if "conduit" in self.keywords and self.tokens is None:
            raise ValueError("a conduit gives tokens to manifestations and has none")
        return self


class CardSet(_Fixed):
    """A set: a background, a terrain, the people of a place."""

    id: Name
    name: Annotated[str, Field(min_length=2, max_length=40)]
    kind: SetKind
    about: Annotated[str, Field(max_length=240)] = ""


class AspectCard(_Fixed):
    """One of the twelve."""

    id: CardId
    AWA: Small
    FIT: Small
    SPI: Small
    FOC: Small

    @model_validator(mode="after")
    def _is_a_permutation(self) -> "AspectCard":
        if self.values not in ASPECT_VALUES:
            raise ValueError("an aspect card shows 3, 2, 2 and 1 in some order")
        return self

    @property
    def values(self) -> tuple[int, int, int, int]:
        """In the order of `ASPECTS`."""
        return self.AWA, self.FIT, self.SPI, self.FOC


class RangerCard(Printed):
    """A card of a Ranger's deck. aspect: none for maladies; level: how much of it one has to have to take the card;
    cost: none for what is never played."""

    type: RangerType
    category: Category
    set: Name
    aspect: Aspect | None = None
    level: Small = 0
    cost: Annotated[int, Field(ge=0, le=5)] | Literal["X"] | None = None
    icons: dict[Approach, Annotated[int, Field(ge=1, le=3)]] = Field(default_factory=dict)
    equip: Annotated[int, Field(ge=1, le=5)] | None = None
    presence: Small | None = None
    harm: Threshold = None
    progress: Threshold = None
    enters: Enters | None = None
    qty: Annotated[int, Field(ge=1, le=8)] = 2
    commits_to_any: bool = False

    @model_validator(mode="after")
    def _fits_its_type(self) -> "RangerCard":
        is_played = self.type not in ("attribute", "malady")
        if is_played != (self.cost is not None):
            raise ValueError(f"{self.type} {'wants' if is_played else 'has no'} cost")
        if (self.type == "gear") != (self.equip is not None):
            raise ValueError("gear has an equip value, and nothing else has")
        if (self.type in ("being", "feature")) != (self.presence is not None):
            raise ValueError("beings and features have a presence, and nothing else has")
        if (self.category == "malady") != (self.type == "malady"):
            raise ValueError("a malady is of the category malady")
        if self.type != "malady" and self.aspect is None:
            raise ValueError("wants an aspect")
        return self


class Bonus(_Fixed):
    """Energy on top of the aspect's when the day starts (D14)."""

    AWA: Small = 0
    FIT: Small = 0
    SPI: Small = 0
    FOC: Small = 0


class Role(Printed):
    """What a Ranger is in the group; never in the deck."""

    specialty: Name
    start_bonus: Bonus

    @model_validator(mode="after")
    def _has_a_bonus(self) -> "Role":
        if not any(self.start_bonus.model_dump().values()):
            raise ValueError("the start bonus is nothing")
        return self


class PathCard(Printed):
    """A card of the path deck. enters: where it goes when it is drawn, none: it stays in the surroundings;
    entry: of the guide, read when it enters play."""

    type: PathType
    set: Name
    qty: Annotated[int, Field(ge=1, le=4)] = 1
    enters: Enters | None = None
    presence: Small
    harm: Threshold = None
    progress: Threshold = None
    entry: str | None = None

    @property
    def icons(self) -> list[ChallengeIcon]:
        """The icons of its challenge effects."""
        return [one.when.challenge for one in self.abilities if one.when.challenge is not None]

    @model_validator(mode="after")
    def _can_be_dealt_with(self) -> "PathCard":
        clears = any(part not in (None, "disabled") for part in (self.harm, self.progress))
        if self.type in ("being", "feature") and not clears:
            raise ValueError("nothing clears it: wants a threshold for harm or progress")
        return self


class ChallengeCard(_Fixed):
    """One of the twenty-four (rules 8.6)."""

    id: CardId
    AWA: Annotated[int, Field(ge=-2, le=1)]
    FIT: Annotated[int, Field(ge=-2, le=1)]
    SPI: Annotated[int, Field(ge=-2, le=1)]
    FOC: Annotated[int, Field(ge=-2, le=1)]
    icon: ChallengeIcon
    reshuffle: bool = False


class Prebuilt(_Fixed):
    """A Ranger for a first evening. cards: id -> copies."""

    id: CardId
    name: Annotated[str, Field(min_length=2, max_length=40)]
    about: Annotated[str, Field(max_length=240)]
    aspect: CardId
    role: CardId
    background: Name
    specialty: Name
    personality: tuple[CardId, CardId, CardId, CardId]
    background_cards: Annotated[tuple[CardId, ...], Field(min_length=5, max_length=5)]
    specialty_cards: Annotated[tuple[CardId, ...], Field(min_length=5, max_length=5)]
    outside: CardId

    @property
    def deck(self) -> dict[str, int]:
        """The thirty cards."""
        designs = [*self.personality, *self.background_cards, *self.specialty_cards, self.outside]
        found: dict[str, int] = {}
        for design in designs:
            found[design] = found.get(design, 0) + 2
        return found
