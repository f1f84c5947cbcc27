"""Effects on what characters have and are: goods, wounds, attributes, cards (LE-5 to LE-11). Pure."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from cogs.evershade.content.vocabulary.base import Amount, EvershadeEffect
from cogs.evershade.content.vocabulary.selectors import Selector
from cogs.evershade.content.vocabulary.terms import Attribute, BoonKind, ConditionToken, Id, Stat, Until, Word

Good = Literal[
    "hp",
    "fate",
    "terror",
    "boon",
    "brill",
    "exp",
    "condition",
    "item",
    "card",
    "skill",
    "companion",
    "camp_card",
    "secret",
    "achievement",
    "action",
]
NAMED_GOODS = ("item", "card", "skill", "companion", "camp_card", "achievement")


class Gain(EvershadeEffect):
    """More of something; pools and slots say how much of it there is room for.

    kind     of a boon: which; of a condition: which
    id       of an item, card, skill ... : which; `random` for a secret
    greater  of a boon
    who      of brill usually `party`: one amount to be divided (LE-4.9)
    """

    do: Literal["gain"]
    what: Good
    n: Amount = 1
    kind: BoonKind | ConditionToken | None = None
    id: Id | Word | None = None
    greater: bool = False
    who: Selector = "self"

    @model_validator(mode="after")
    def _is_whole(self) -> "Gain":
        if self.what == "hp":
            raise ValueError("hp is healed: {do: heal, what: hp}")
        _require_whole(self)
        return self


class Lose(EvershadeEffect):
    """Less of it, as far as there is any (LE-10.11)."""

    do: Literal["lose"]
    what: Good
    n: Amount = 1
    kind: BoonKind | ConditionToken | None = None
    id: Id | Word | None = None
    who: Selector = "self"

    @model_validator(mode="after")
    def _is_whole(self) -> "Lose":
        if self.what not in ("card", "item"):
            _require_whole(self)
        return self


def _require_whole(effect: "Gain | Lose") -> None:
    if effect.what in NAMED_GOODS and effect.id is None:
        raise ValueError(f"which {effect.what}? an `id` is missing")
    if effect.what == "condition" and effect.kind is None:
        raise ValueError("which condition? a `kind` is missing: injury, trauma, sunbleached or dimrot")


class Heal(EvershadeEffect):
    do: Literal["heal"]
    what: Literal["hp", "terror"]
    n: Amount = 1
    who: Selector = "self"


class Raise(EvershadeEffect):
    """For good (LE-5.3 to 5.5, LE-5.11)."""

    do: Literal["raise"]
    what: Attribute | Literal["MOB", "DIV", "max_hp"]
    n: Annotated[int, Field(ge=1, le=4)] = 1
    who: Selector = "self"


class Upgrade(EvershadeEffect):
    """LE-8.12: a better card of the family, or a named one."""

    do: Literal["upgrade"]
    family: Word | None = None
    card: Id | None = None

    @model_validator(mode="after")
    def _is_one(self) -> "Upgrade":
        if (self.family is None) == (self.card is None):
            raise ValueError("wants either `family` or `card`")
        return self


class Modify(EvershadeEffect):
    """A number is another one for a while.

    n, set   by so much, or exactly so much; per: n for each of these
    of       whose; nobody named: whoever has the card. until: how long; a passive holds while it is to be seen
    """

    do: Literal["modify"]
    stat: Stat
    n: Amount | None = None
    set: int | None = None
    per: Word | None = None
    of: Selector | Literal["enemy_with_token", "enemies", "companion"] | None = None
    until: Until = "while_dark"

    @model_validator(mode="after")
    def _is_one(self) -> "Modify":
        if (self.n is None) == (self.set is None):
            raise ValueError("wants either `n` or `set`")
        return self


class Refresh(EvershadeEffect):
    """Cards turn to their light side. card: which; none named: the one that says so; `any`: of the owner's choice."""

    do: Literal["refresh"]
    card: Id | Literal["any", "all", "this"] = "this"
    n: Amount = 1
    who: Selector = "self"
    free: bool = True


class KeepLight(EvershadeEffect):
    """LE-9.3: this card does not turn dark after all."""

    do: Literal["keep_light"]


class Flip(EvershadeEffect):
    do: Literal["flip"]
    card: Id | Literal["this", "any"] = "this"
    who: Selector = "self"


class ToPouch(EvershadeEffect):
    do: Literal["to_pouch"]
    what: Literal["card", "item"] = "card"
    card: Id | Literal["this", "any", "last"] = "any"
    n: Amount = 1
    who: Selector = "self"


class FromPouch(EvershadeEffect):
    do: Literal["from_pouch"]
    what: Literal["card", "item"] = "item"
    card: Id | Literal["any"] = "any"
    who: Selector = "self"
    free: bool = True


class Equip(EvershadeEffect):
    do: Literal["equip"]
    card: Id | Literal["any"] = "any"
    who: Selector = "self"


class Marker(EvershadeEffect):
    """Markers on a card."""

    do: Literal["marker"]
    n: Amount = 1
    onto: Id | Literal["this"] = "this"


class Unmarker(EvershadeEffect):
    do: Literal["unmarker"]
    n: Amount = 1
    onto: Id | Literal["this"] = "this"


class CopyCard(EvershadeEffect):
    """Another card is carried out as if it were this one."""

    do: Literal["copy"]
    of: Selector = "each_pm"
    kind: Literal["action", "reaction"] | None = None
