"""The effects of cards, sheets and entries, as data (rules 9): those that hold others inside, and all of them together.
Pure."""

from functools import cached_property
from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from bot.rules.effects import effect_names
from bot.rules.stories.shapes import EntryId
from cogs.evershade.content.vocabulary.base import Cost, EvershadeEffect
from cogs.evershade.content.vocabulary.character_effects import (
    CopyCard,
    Equip,
    Flip,
    FromPouch,
    Gain,
    Heal,
    KeepLight,
    Lose,
    Marker,
    Modify,
    Raise,
    Refresh,
    ToPouch,
    Unmarker,
    Upgrade,
)
from cogs.evershade.content.vocabulary.combat_effects import (
    Activate,
    AddSuccesses,
    AsTarget,
    BagEffect,
    Damage,
    Defeat,
    Drift,
    Eliminate,
    EndActivation,
    ExtraAction,
    FreeAction,
    Kill,
    Kindle,
    KnockOut,
    Lengths,
    MoveModel,
    Multiply,
    Place,
    Prevent,
    Pull,
    Push,
    Remove,
    Reroll,
    Retarget,
    RollDiv,
    SetDie,
    SkipActivation,
    Spawn,
    Stabilize,
    Support,
    Swap,
    Token,
    Untargetable,
    Untoken,
    UseAttribute,
)
from cogs.evershade.content.vocabulary.expressions import Expression
from cogs.evershade.content.vocabulary.selectors import Holds, Selector
from cogs.evershade.content.vocabulary.story_effects import (
    Bag,
    Camp,
    End,
    Goto,
    Mark,
    MoveBorder,
    OpenSheet,
    PassTime,
    Peek,
    TellText,
    Unmark,
)
from cogs.evershade.content.vocabulary.terms import Attribute, Id, Part, SpaceId


def _as_written(value: Any) -> Any:
    """A threshold may be written as a number."""
    return str(value) if type(value) is int else value


# ---------------------------------------------------------------------- rolls


class ModifierLine(Part):
    """LE-14.4: applied where any condition is met; a plain word asks for a keyword.

    dice, difficulty  what it changes; exactly one of the two
    against           its keywords are looked for on the target
    """

    dice: Annotated[int, Field(ge=-6, le=6)] | None = None
    difficulty: Annotated[int, Field(ge=-6, le=6)] | None = None
    any: Annotated[tuple[str | dict[str, Any], ...], Field(min_length=1)]
    against: bool = False

    @model_validator(mode="after")
    def _is_one(self) -> "ModifierLine":
        if (self.dice is None) == (self.difficulty is None):
            raise ValueError("wants either `dice` or `difficulty`")
        return self


Threshold = Annotated[str, BeforeValidator(_as_written), Field(pattern=r"^([1-9][0-9]?|chars|half_chars)$")]
Difficulty = Annotated[int, Field(ge=2, le=12)] | Literal["en"]


class RollTerms(Part):
    """What is rolled, without what comes of it (LE-14).

    att, mode  the performer's attribute: one of them by choice, their sum, the lowest or highest of them
    div        with the divinum dice (LE-14.14)
    each       every character rolls for themselves (LE-14.13); by: who performs it, where not the party chooses
    """

    att: Annotated[tuple[Attribute, ...], Field(min_length=1, max_length=4)]
    mode: Literal["choose", "sum", "lowest", "highest"] = "choose"
    difficulty: Difficulty
    div: bool = False
    each: bool = False
    by: Selector | None = None
    mods: tuple[ModifierLine, ...] = ()


class RollSpec(RollTerms):
    """A roll of a card, a sheet or a camp: outcomes by the successes that they want (LE-14.11)."""

    outcomes: Annotated[dict[Threshold, tuple["AnyEffect", ...]], Field(min_length=1)]
    fail: tuple["AnyEffect", ...] = ()

    @cached_property
    def counts_successes(self) -> bool:
        """Whether an outcome counts them, so that each further one is worth something."""
        return "successes" in repr(self.outcomes)


def _of_one(spec: RollSpec) -> RollSpec:
    if spec.each:
        raise ValueError("`each` rolls in an entry or on a sheet to explore only (LE-14.13)")
    return spec


RollOfOne = Annotated[RollSpec, AfterValidator(_of_one)]
"""The same where somebody acts alone: on a card, in a camp, at a border."""


class MakeRoll(EvershadeEffect):
    """A roll inside an effect; spec: as a card's `roll`."""

    do: Literal["roll"]
    spec: RollOfOne
    who: Selector = "self"


class Way(Part):
    """One of several things to do. need: it is offered only while this holds."""

    text: Annotated[str, Field(min_length=1, max_length=120)]
    need: Holds | None = None
    cost: Cost = Cost()
    effects: tuple["AnyEffect", ...] = ()


class Choose(EvershadeEffect):
    do: Literal["choose"]
    by: Selector = "self"
    options: Annotated[tuple[Way, ...], Field(min_length=2, max_length=8)]
    n: Annotated[int, Field(ge=1, le=3)] = 1


class Each(EvershadeEffect):
    """For each of these in turn (LE-1.7); inside, `target` is the one."""

    do: Literal["each"]
    sel: Selector
    effects: tuple["AnyEffect", ...]


class Together(EvershadeEffect):
    """LE-1.4: several effects at the same time: where they touch the same board the holder says in which order."""

    do: Literal["together"]
    effects: Annotated[tuple["AnyEffect", ...], Field(min_length=2, max_length=4)]


class IfHolds(EvershadeEffect):
    branches: ClassVar[tuple[str, str] | None] = ("then", "otherwise")

    do: Literal["if"]
    holds: Holds
    then: tuple["AnyEffect", ...] = ()
    otherwise: tuple["AnyEffect", ...] = Field(default=(), alias="else")


class Repeat(EvershadeEffect):
    do: Literal["repeat"]
    n: Expression
    max: Annotated[int, Field(ge=1, le=10)] = 5
    effects: tuple["AnyEffect", ...]


class Resolve(EvershadeEffect):
    """Another outcome of this roll, or the enemy card's back, is carried out as well."""

    do: Literal["resolve"]
    outcome: str | None = None
    back: bool = False


class Pay(EvershadeEffect):
    """Whoever it is about may pay; what follows where they do, and where they do not."""

    branches: ClassVar[tuple[str, str] | None] = ("then", "otherwise")

    do: Literal["pay"]
    cost: Cost
    then: tuple["AnyEffect", ...] = ()
    otherwise: tuple["AnyEffect", ...] = Field(default=(), alias="else")


class Custom(EvershadeEffect):
    """What one bundled card needs that the vocabulary does not say."""

    do: Literal["custom"]
    id: Id
    args: dict[str, Any] = Field(default_factory=dict)


class Arrival(Part):
    """Who comes with a wave, on the first free of its places (LE-18.12). n: so many of them; if: only then."""

    enemy: Id
    at: Annotated[tuple[SpaceId, ...], Field(min_length=1)]
    n: Expression = 1
    condition: Holds | None = Field(default=None, alias="if")


class Wave(Part):
    """A wave of a siege: at the beginning of its round, or sooner once `when_clear` no minion stands any more. need: it
    does not come at all unless this holds; effects: what happens with it."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    round: Annotated[int, Field(ge=1, le=20)]
    when_clear: bool = False
    need: Holds | None = None
    enter: tuple[Arrival, ...] = ()
    effects: tuple["AnyEffect", ...] = ()


class Combat(EvershadeEffect):
    """LE-18.1: a combat begins.

    line       enemy cards from left to right
    objective  when it is won, checked after every effect; victory and defeat: the entries that follow
    lost_when  when it is lost although somebody stands
    waves      one after the other, each at its time
    rounds     what happens at the beginning of a round, by its number
    """

    do: Literal["combat"]
    sheet: Id
    line: Annotated[tuple[Id, ...], Field(min_length=1)]
    bag: Bag = Bag()
    objective: Holds
    lost_when: Holds | None = None
    victory: EntryId
    defeat: EntryId
    setup: tuple["AnyEffect", ...] = ()
    rounds: dict[Annotated[int, Field(ge=1, le=20)], tuple["AnyEffect", ...]] = Field(default_factory=dict)
    waves: tuple[Wave, ...] = ()

    def opens(self) -> tuple[str, ...]:
        return (self.victory, self.defeat)


class SetSpace(EvershadeEffect):
    """A space changes: what it had is gone, what is said here holds.

    space  a named one; `here`: where the actor stands; `target`: where the target stands
    """

    do: Literal["set_space"]
    space: SpaceId
    cover: bool | None = None
    danger: tuple["AnyEffect", ...] | None = None
    keywords: tuple[str, ...] | None = None


AnyEffect = Annotated[
    CopyCard
    | Equip
    | Flip
    | FromPouch
    | Gain
    | Heal
    | KeepLight
    | Lose
    | Marker
    | Modify
    | Raise
    | Refresh
    | ToPouch
    | Unmarker
    | Upgrade
    | Activate
    | AddSuccesses
    | AsTarget
    | BagEffect
    | Damage
    | Defeat
    | Drift
    | Eliminate
    | EndActivation
    | ExtraAction
    | FreeAction
    | Kill
    | Kindle
    | KnockOut
    | Lengths
    | MoveModel
    | Multiply
    | Place
    | Prevent
    | Pull
    | Push
    | Remove
    | Reroll
    | Retarget
    | RollDiv
    | SetDie
    | SkipActivation
    | Spawn
    | Stabilize
    | Support
    | Swap
    | Token
    | Untargetable
    | Untoken
    | UseAttribute
    | Camp
    | End
    | Goto
    | Mark
    | MoveBorder
    | OpenSheet
    | PassTime
    | Peek
    | TellText
    | Unmark
    | MakeRoll
    | Choose
    | Each
    | IfHolds
    | Repeat
    | Together
    | Resolve
    | Pay
    | Custom
    | Combat
    | SetSpace,
    Field(discriminator="do"),
]
EFFECT_NAMES: Final = effect_names(AnyEffect)
for _model in (RollSpec, MakeRoll, Way, Choose, Each, Together, IfHolds, Repeat, Pay, Wave, Combat, SetSpace):
    _model.model_rebuild()
