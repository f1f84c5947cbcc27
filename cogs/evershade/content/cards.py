"""Action cards, items, companions, partners and summons (LE-9, LE-11, LE-25). Pure."""

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from cogs.evershade.content.vocabulary.base import Cost
from cogs.evershade.content.vocabulary.effects import AnyEffect, RollOfOne
from cogs.evershade.content.vocabulary.expressions import Expression
from cogs.evershade.content.vocabulary.selectors import Holds
from cogs.evershade.content.vocabulary.terms import (
    Attribute,
    CardClass,
    CardKind,
    EnemyType,
    Id,
    Mobility,
    Part,
    Slot,
    Tier,
    Window,
    Word,
)

Name = Annotated[str, Field(min_length=1, max_length=60)]
Icons = Annotated[int, Field(ge=0, le=6)]
Who = Literal["SELF", "CH", "PM", "PM_or_self", "CH_or_self", "EN", "ALL", "space"]


def _in_long(data: Any) -> Any:
    """`{modify: armor, n: 1}` of a passive stands for `{do: modify, stat: armor, n: 1}` (rules 9)."""
    if isinstance(data, dict) and isinstance(data.get("passive"), list):
        long = [
            {"do": "modify", "stat": one["modify"], **{k: v for k, v in one.items() if k != "modify"}}
            if isinstance(one, dict) and "modify" in one
            else one
            for one in data["passive"]
        ]
        return {**data, "passive": long}
    return data


class Target(Part):
    """LE-19.6. range: `[least, most]`, the most open where it is null; area: a diagram drawn facing east."""

    who: Who
    n: Annotated[int, Field(ge=1, le=8)] | Literal["all"] = 1
    range: tuple[Annotated[int, Field(ge=0)], int | None] = (0, None)
    type: tuple[EnemyType, ...] = ()
    area: tuple[tuple[int, int], ...] = ()
    in_line: bool = False


class Side(Part):
    """One side of a card. requires: what must be equipped or true; when: the window of a reaction; play: what this side
    can be used for where it is not what the card is. sun, moon: the icons that enemies look for (LE-20.5)."""

    sun: Icons = 0
    moon: Icons = 0
    keywords: tuple[Word, ...] = ()
    requires: tuple[Holds, ...] = ()
    when: Window | dict[Window, Any] | None = None
    target: Target | None = None
    roll: RollOfOne | None = None
    effects: tuple[AnyEffect, ...] = ()
    passive: tuple[AnyEffect, ...] = ()
    play: CardKind | None = None

    @model_validator(mode="before")
    @classmethod
    def _passives(cls, data: Any) -> Any:
        return _in_long(data)

    @property
    def does_something(self) -> bool:
        """Whether it can be used, as an action or reaction."""
        return self.roll is not None or bool(self.effects)


class RefreshRule(Part):
    """How a dark card becomes light again (LE-9.4). auto: at the start of the owner's activation; optional: may stay
    dark; cost: always to be paid; unless: not refreshed unless this is paid; anytime: at any moment for this; instead:
    what happens in the place of it; never: only by effects and rest."""

    auto: bool = True
    optional: bool = False
    cost: Cost | None = None
    unless: Cost | None = None
    anytime: Cost | None = None
    instead: tuple[AnyEffect, ...] = ()
    never: bool = False
    clears_markers: bool = False


class ActionCard(Part):
    """A card of the hotbar. family: basic cards of which one is better than the other (LE-8.13); copies: of it."""

    id: Id
    name: Name
    text: Annotated[str, Field(max_length=400)] = ""
    flavour: Annotated[str, Field(max_length=300)] = ""
    class_: CardClass = Field(alias="class")
    kind: CardKind
    level: Annotated[int, Field(ge=1, le=3)] = 1  # LE-8.17
    family: Word | None = None
    rank: Annotated[int, Field(ge=0, le=9)] = 0
    tree: Id | None = None
    adventure: Id | None = None
    light: Side
    dark: Side = Side()
    refresh: RefreshRule = RefreshRule()

    @model_validator(mode="after")
    def _can_be_used(self) -> "ActionCard":
        if not self.light.does_something:
            raise ValueError("the light side does nothing: a `roll` or `effects` is missing")
        if self.kind == "reaction" and self.light.when is None:
            raise ValueError("when does it react? the light side wants a `when`")
        return self


class ItemAction(Part):
    """LE-11.7: free, then the item goes to the pouch. when: the moment; none: before or after an own action."""

    when: Window | Literal["own_action"] = "own_action"
    requires: tuple[Holds, ...] = ()
    target: Target | None = None
    roll: RollOfOne | None = None
    effects: tuple[AnyEffect, ...] = ()


class ItemSide(Part):
    """One of two sides of an item (LE-11.4)."""

    name: Name
    keywords: tuple[Word, ...] = ()
    passive: tuple[AnyEffect, ...] = ()
    action: ItemAction | None = None

    @model_validator(mode="before")
    @classmethod
    def _passives(cls, data: Any) -> Any:
        return _in_long(data)


class Item(Part):
    """A piece of equipment. card: the action card that comes with it; sides: two, of which one is chosen."""

    id: Id
    name: Name
    text: Annotated[str, Field(max_length=400)] = ""
    flavour: Annotated[str, Field(max_length=300)] = ""
    slot: Slot
    tier: Tier
    keywords: tuple[Word, ...] = ()
    passive: tuple[AnyEffect, ...] = ()
    action: ItemAction | None = None
    card: Id | None = None
    sides: Annotated[tuple[ItemSide, ...], Field(max_length=2)] = ()
    quest: bool = False
    keeps: bool = False
    adventure: Id | None = None

    @model_validator(mode="before")
    @classmethod
    def _passives(cls, data: Any) -> Any:
        return _in_long(data)

    @model_validator(mode="after")
    def _is_quest(self) -> "Item":
        if self.quest != (self.tier == "quest"):
            raise ValueError("a quest item is of tier `quest` and says `quest: true`")
        return self

    def side(self, name: str | None) -> "Item | ItemSide":
        """The side of this name; the item itself where it has but one. Raises `KeyError`."""
        if not self.sides:
            return self
        return next(one for one in self.sides if one.name == (name or self.sides[0].name))


class Attributes(Part):
    """Base dice (LE-5.3)."""

    STR: Annotated[int, Field(ge=0, le=6)] = 0
    AGI: Annotated[int, Field(ge=0, le=6)] = 0
    INT: Annotated[int, Field(ge=0, le=6)] = 0
    CHA: Annotated[int, Field(ge=0, le=6)] = 0

    def of(self, attribute: Attribute) -> int:
        """One of them."""
        value: int = getattr(self, attribute)
        return value


class Companion(Part):
    """LE-25. hp: null: no maximum; terror_hp: HP lost for each terror."""

    id: Id
    name: Name
    text: Annotated[str, Field(max_length=400)] = ""
    humanoid: bool
    hp: Annotated[int, Field(ge=1, le=16)] | None
    terror_hp: Annotated[int, Field(ge=0, le=4)]
    att: Attributes
    mob: Mobility
    keywords: tuple[Word, ...] = ()
    light: Side
    dark: Side = Side()
    adventure: Id | None = None


class Partner(Part):
    """LE-25.8: what a companion gains who is a partner. att: the highest attribute that it is for."""

    id: Id
    name: Name = "Partner"
    att: Attribute
    plus: Attributes
    keywords: tuple[Word, ...] = ()
    sun: Icons = 0
    moon: Icons = 0


class Summon(Part):
    """LE-25.6."""

    id: Id
    name: Name
    text: Annotated[str, Field(max_length=400)] = ""
    hp: Expression
    mob: Annotated[int, Field(ge=0, le=10)]
    att: Attributes = Attributes()
    keywords: tuple[Word, ...] = ()
    light: Side
    dark: Side = Side()


def as_action_card(ally: Companion | Summon) -> ActionCard:
    """The card of a companion or a summon as one of a hotbar: used as an action unless it says otherwise, light again
    with its owner's cards (LE-25.4, LE-25.5)."""
    return ActionCard.model_construct(
        id=ally.id,
        name=ally.name,
        text=ally.text,
        class_="support",
        kind=ally.light.play or "action",
        light=ally.light,
        dark=ally.dark,
    )
