"""Who and how much is meant, as data: filters, selectors, counts, costs (rules 9.2, 9.3). Pure models, no behaviour."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.rules.effects import Amount, Condition

STATS = ("forest", "mountain", "water")
STATUSES = ("fleeting", "anchored", "asleep")
Stat = Literal["forest", "mountain", "water"]
CardType = Literal["hero", "character", "spell", "landmark", "expedition_permanent", "token"]
Zone = Literal["play", "expedition", "landmark", "hero", "reserve", "discard", "hand"]
Side = Literal["me", "opponent"]


ABOUT_OBJECTS: Final = ("there_is", "me_is", "it_is", "event_is")
RACES: Final = ("behind", "tied", "ahead")


class Strict(BaseModel):
    """Data that may not change and may not have unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class Filter(Strict):
    """Which objects are meant; every field that is given must fit. `character` includes tokens.

    by          whose: the controller in play, the owner elsewhere
    expedition  as seen by the ability's own object; `hero` and `companion` of whoever `by` allows
    status      has at least one of these (`boosted` and `exhausted` too); no_status: has none of these
    region      stands in a region of this type
    """

    zone: Zone = "expedition"
    type: CardType | tuple[CardType, ...] | None = None
    subtype: str | None = None
    by: Side | None = None
    expedition: Literal["mine", "other", "facing", "hero", "companion"] | None = None
    hand_cost_min: int | None = None
    hand_cost_max: int | None = None
    reserve_cost_min: int | None = None
    reserve_cost_max: int | None = None
    status: tuple[str, ...] = ()
    no_status: tuple[str, ...] = ()
    zero: Stat | None = None
    stat_max: dict[Stat, int] = Field(default_factory=dict)
    region: Stat | None = None
    token: bool | None = None
    exhausted: bool | None = None
    not_me: bool = False


def _with_arguments(condition: Any) -> Any:
    name: str = condition if isinstance(condition, str) else next(iter(condition))
    argument: Any = None if isinstance(condition, str) else condition[name]
    if name in ("all", "any"):
        for part in argument:
            _with_arguments(part)
    elif name == "not":
        _with_arguments(argument)
    elif name in ABOUT_OBJECTS:
        try:
            Filter.model_validate(argument)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            place = ".".join(map(str, first["loc"])) or "a filter"
            raise ValueError(f"{name!r} wants a filter: {place}: {first['msg']}"[:300]) from None
    elif name in RACES and argument not in (None, "hero", "companion"):
        raise ValueError(f"{name!r} wants hero or companion")
    return condition


Question = Annotated[Condition, AfterValidator(_with_arguments)]
"""A condition whose arguments are what this game knows."""


class Pick(Strict):
    """Objects by filter: `target` is declared up front (AL-7.5), `choose` when it is reached, `all` means each.

    total: the hand costs of what is picked may not add up to more. by: who chooses.
    """

    target: Filter | None = None
    choose: Filter | None = None
    all: Filter | None = None
    n: int = Field(default=1, ge=1)
    up_to: bool = False
    total: int | None = None
    by: Side = "me"

    @model_validator(mode="after")
    def _one(self) -> "Pick":
        if sum(f is not None for f in (self.target, self.choose, self.all)) != 1:
            raise ValueError("wants exactly one of target, choose, all")
        return self

    @property
    def filter(self) -> Filter:
        """Whichever was given."""
        found = self.target or self.choose or self.all
        assert found is not None
        return found


Who = Literal["me", "it", "event_object", "same_target"] | Pick


class Count(Strict):
    """So many for each fitting object: `{count: {by: me}, times: 1, plus: 0, max: 5}`."""

    count: Filter
    times: int = 1
    plus: int = 0
    max: int | None = None


Number = Count | Amount


class Cost(Strict):
    """What is paid together and in full (AL-7.4). spend: counters of my own object."""

    exhaust_me: bool = False
    discard_me: bool = False
    sacrifice_me: bool = False
    mana: int = Field(default=0, ge=0)
    spend: dict[str, int] = Field(default_factory=dict)
    discard: Filter | None = None
    sacrifice: Filter | None = None
    exhaust: Filter | None = None
