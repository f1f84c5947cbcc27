"""Which cards an effect is about, and amounts that look at cards (rules 9). Pure."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from bot.rules.effects import PerAmount
from cogs.rangers.content.vocabulary.terms import CardRef, CardType, Zone

NAMED: Final = ("self", "parent", "location", "weather", "own_role", "subject")
"""Cards that need no search. parent: what this card is attached to; subject: the card that the trigger is about."""
NUMBERS: Final = (
    *("effort", "resulting", "ranger", "fatigue", "hand", "injuries", "day", "round", "presence", "checks"),
    *("AWA", "FIT", "SPI", "FOC", "energy_AWA", "energy_FIT", "energy_SPI", "energy_FOC"),
)
"""What an amount may count and a condition compare. ranger: who ride today; presence: of this card; AWA: printed on
the aspect card; energy_AWA: tokens left; checks: of this mission; a named token counts as `tokens_<name>`."""
Pick = Literal["one", "all", "random", "next", "highest", "lowest"]
"""How many of those that match, and which. highest, lowest: by presence, ties chosen."""


def _listed(value: object) -> object:
    return value if isinstance(value, list | tuple) else [value]


class Find(BaseModel):
    """Cards in play that match all of it, and how many of them are meant.

    id        a certain card; traits: has all of them
    not_self  not the card itself; has: at least one of this token lies on it
    up_to     with `pick: one`: as many as this, each chosen; none is allowed too
    by        who chooses: the Ranger the effect is about, the group, or the lead
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    type: Annotated[tuple[CardType, ...], BeforeValidator(_listed)] = ()
    traits: Annotated[tuple[str, ...], BeforeValidator(_listed)] = ()
    id: CardRef | None = None
    zone: Annotated[tuple[Zone, ...], BeforeValidator(_listed)] = ("any",)
    state: Literal["ready", "exhausted", "active"] | None = None
    not_self: bool = False
    least_presence: Annotated[int, Field(ge=0, le=9)] | None = None
    most_presence: Annotated[int, Field(ge=0, le=9)] | None = None
    has: str | None = None
    face_down: bool = False
    pick: Pick = "one"
    up_to: Annotated[int, Field(ge=1, le=9)] | None = None
    by: Literal["you", "group", "lead"] = "you"

    @model_validator(mode="after")
    def _can_match(self) -> "Find":
        low, high = self.least_presence, self.most_presence
        if low is not None and high is not None and low > high:
            raise ValueError(f"no card has a presence of at least {low} and at most {high}")
        if self.up_to is not None and self.pick != "one":
            raise ValueError("`up_to` is about cards that are chosen: `pick: one`")
        in_area = self.zone == ("player_area",)
        if in_area and self.type and not set(self.type) & {"gear", "role", "attachment", "malady", "being"}:
            raise ValueError(f"nothing of type {', '.join(self.type)} lies in a player area")
        return self


def _is_named(value: str) -> str:
    if value not in NAMED and not value.startswith("$"):
        raise ValueError(f"{value!r} names no card: {', '.join(NAMED)}, a name bound before such as $gear, or a search")
    return value


Named = Annotated[str, Field(max_length=40), AfterValidator(_is_named)]
Target = Named | Find


class PresenceAmount(BaseModel):
    """The presence of a card, or of several together."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    presence: Target


class TokensAmount(BaseModel):
    """How many of a token lie on a card."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    tokens: str
    on: Target = "self"


class CountAmount(BaseModel):
    """How many cards match, at most `max`."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    count: Find
    times: Annotated[int, Field(ge=1, le=5)] = 1
    max: Annotated[int, Field(ge=1, le=20)] | None = None


def _is_number(value: str) -> str:
    if value not in NUMBERS:
        raise ValueError(f"{value!r} is no number here: {', '.join(NUMBERS)}")
    return value


def _counts_a_number(value: PerAmount) -> PerAmount:
    _is_number(value.per)
    return value


Counted = (
    Annotated[int, Field(ge=0, le=20)]
    | Annotated[str, AfterValidator(_is_number)]
    | Annotated[PerAmount, AfterValidator(_counts_a_number)]
    | PresenceAmount
    | TokensAmount
    | CountAmount
)
"""`2`, `effort`, `{per: ranger, times: 2}`, `{per: effort, each: 2}` (ER-1.7),
`{presence: $target}`, `{tokens: hush}`, `{count: {type: gear}}`."""
