"""Effects on the sheet and in a roll: damage, movement, activations, targets, and the flow of a card (LE-14, LE-18 to
LE-25). Pure."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from cogs.evershade.content.vocabulary.base import Amount, EvershadeEffect
from cogs.evershade.content.vocabulary.expressions import Expression
from cogs.evershade.content.vocabulary.selectors import Search, Selector
from cogs.evershade.content.vocabulary.terms import Attribute, CardClass, Id, Part, SpaceId, Until, Word

Offset = tuple[Annotated[int, Field(ge=-9, le=9)], Annotated[int, Field(ge=-9, le=9)]]


class Damage(EvershadeEffect):
    """LE-21. ignore: so much armor; area: a diagram as offsets, drawn facing east (LE-16.15)."""

    do: Literal["damage"]
    n: Amount
    types: tuple[Word, ...] = ()
    ignore: Expression = 0
    to: Selector = "target"
    area: tuple[Offset, ...] = ()


class PreventInstead(Part):
    """What may be prevented in the place of it."""

    damage: Expression | None = None
    terror: Expression | None = None


class Prevent(EvershadeEffect):
    """So much of the damage or terror that is about to come; `or`: of the other kind, as its owner likes."""

    do: Literal["prevent"]
    damage: Amount | None = None
    terror: Amount | None = None
    instead: PreventInstead | None = Field(default=None, alias="or")

    @model_validator(mode="after")
    def _is_one(self) -> "Prevent":
        if self.damage is None and self.terror is None:
            raise ValueError("wants `damage` or `terror`")
        return self


class MoveModel(EvershadeEffect):
    do: Literal["move"]
    n: Amount
    who: Selector = "self"
    how: Literal["any", "line", "through_enemies", "no_danger"] = "any"


class Push(EvershadeEffect):
    do: Literal["push"]
    n: Amount
    who: Selector = "target"
    how: Literal["any", "line"] = "any"


class Pull(EvershadeEffect):
    do: Literal["pull"]
    n: Amount
    who: Selector = "target"


class Drift(EvershadeEffect):
    """The sheet itself carries models along, in one direction: whoever is stopped stays, and does not crash."""

    do: Literal["drift"]
    way: Literal["N", "E", "S", "W"]
    n: Amount = 1
    who: Selector


class Lengths(EvershadeEffect):
    """In a chase: how much further ahead the quarry is, or nearer where n is negative."""

    do: Literal["lengths"]
    n: Annotated[int, Field(ge=-6, le=6)]


class Kindle(EvershadeEffect):
    """In a siege: what was lost of that which is to be kept is there again: the closest one within range of whoever
    acts, where no enemy stands; of equals the first."""

    do: Literal["kindle"]
    range: Annotated[int, Field(ge=0, le=9)] = 1


class Place(EvershadeEffect):
    """Somewhere else, which is no movement: nothing is entered on the way. to: an empty space of the owner's choice."""

    do: Literal["place"]
    to: Search
    who: Selector = "self"

    @model_validator(mode="after")
    def _is_a_space(self) -> "Place":
        if self.to.space is None:
            raise ValueError("`to` is a search for spaces: {space: {range: 3, empty: true}}")
        return self


class Swap(EvershadeEffect):
    do: Literal["swap"]
    who: Selector = "self"
    to: Selector = "target"


class Spawn(EvershadeEffect):
    """LE-18.12, LE-25.6: a model of an enemy card, or a summon. at: the first of these that is free."""

    do: Literal["spawn"]
    enemy: Id | None = None
    summon: Id | None = None
    model: Annotated[str, Field(pattern=r"^[a-z]$")] | None = None
    n: Amount = 1
    at: tuple[SpaceId, ...] | Selector = ()

    @model_validator(mode="after")
    def _is_one(self) -> "Spawn":
        if (self.enemy is None) == (self.summon is None):
            raise ValueError("wants either `enemy` or `summon`")
        return self


class Remove(EvershadeEffect):
    do: Literal["remove"]
    who: Selector = "target"


class Defeat(EvershadeEffect):
    do: Literal["defeat"]
    who: Selector = "target"


class Kill(EvershadeEffect):
    do: Literal["kill"]
    who: Selector = "self"


class KnockOut(EvershadeEffect):
    do: Literal["knock_out"]
    who: Selector = "self"


class Eliminate(EvershadeEffect):
    do: Literal["eliminate"]
    who: Selector = "self"


class Stabilize(EvershadeEffect):
    do: Literal["stabilize"]
    who: Selector = "target"


# ---------------------------------------------------------------------- rolls


class RollDiv(EvershadeEffect):
    """LE-14.15."""

    do: Literal["roll_div"]
    who: Selector = "self"


class Support(EvershadeEffect):
    """LE-15.6: dice for the roll of another."""

    do: Literal["support"]
    n: Amount = 1


class Reroll(EvershadeEffect):
    do: Literal["reroll"]
    n: Amount = "all"
    which: Literal["own", "any", "div", "ones"] = "own"


class AddSuccesses(EvershadeEffect):
    do: Literal["add_successes"]
    n: Amount = 1


class SetDie(EvershadeEffect):
    """LE-14.10. natural: counts as rolled."""

    do: Literal["set_die"]
    n: Amount = 1
    to: Annotated[int, Field(ge=1, le=12)] | None = None
    min: Annotated[int, Field(ge=1, le=12)] | None = None
    map: dict[int, int] = Field(default_factory=dict)
    natural: bool = False


class UseAttribute(EvershadeEffect):
    do: Literal["use_att"]
    which: Attribute | Literal["highest"]


class Multiply(EvershadeEffect):
    do: Literal["multiply"]
    stat: Literal["damage"] = "damage"
    by: Annotated[int, Field(ge=2, le=4)] = 2


# ---------------------------------------------------------------------- tokens and activations


class Token(EvershadeEffect):
    """LE-23: effect tokens of this card."""

    do: Literal["token"]
    n: Amount = 1
    onto: Selector = "target"


class Untoken(EvershadeEffect):
    do: Literal["untoken"]
    n: Amount = 1
    onto: Selector = "target"


class ExtraAction(EvershadeEffect):
    do: Literal["extra_action"]
    n: Amount = 1
    who: Selector = "self"
    only: CardClass | Literal["move"] | None = Field(default=None, alias="class")
    bonus_dice: Expression = 0


class FreeAction(EvershadeEffect):
    do: Literal["free_action"]
    who: Selector = "self"
    only: CardClass | Literal["move"] | None = Field(default=None, alias="class")
    bonus_dice: Expression = 0


class Activate(EvershadeEffect):
    """Somebody who has not acted yet is next. token: a white one of the supply lies on them (Command)."""

    do: Literal["activate"]
    who: Selector = "target"
    token: bool = True


class EndActivation(EvershadeEffect):
    do: Literal["end_activation"]
    who: Selector = "self"


class SkipActivation(EvershadeEffect):
    do: Literal["skip_activation"]
    who: Selector = "target"


class BagEffect(EvershadeEffect):
    """The bag of activation tokens (LE-18). return: that of the target goes back into the bag, so that it may act
    again in this round."""

    do: Literal["bag"]
    draw: Annotated[int, Field(ge=1, le=4)] | None = None
    choose: Annotated[int, Field(ge=1, le=2)] | None = None
    return_: Annotated[int, Field(ge=1, le=4)] | None = Field(default=None, alias="return")
    add_white: Annotated[int, Field(ge=1, le=3)] | None = None
    choose_side: bool = False


class Retarget(EvershadeEffect):
    do: Literal["retarget"]
    who: Selector = "self"


class Untargetable(EvershadeEffect):
    do: Literal["untargetable"]
    who: Selector = "self"
    until: Until = "round"


class AsTarget(EvershadeEffect):
    do: Literal["as_target"]
    who: Selector = "self"
    until: Until = "round"
