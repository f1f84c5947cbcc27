"""Enemies and their activation cards (LE-20). Pure."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, model_validator

from bot.rules.geometry.grid import Size
from cogs.evershade.content.cards import Name
from cogs.evershade.content.vocabulary.effects import AnyEffect
from cogs.evershade.content.vocabulary.expressions import Expression
from cogs.evershade.content.vocabulary.selectors import Holds, Reach
from cogs.evershade.content.vocabulary.terms import EnemyType, Id, Part, SpaceId, Word

ModelLetter = Annotated[str, Field(pattern=r"^[a-z]$")]


class ToSpace(Part):
    """A space as the target of a movement."""

    space: SpaceId


class AmongParty(Part):
    """Party members of whom something is true."""

    pm: Reach | Holds


Aim = Literal["closest", "sun", "moon", "all"] | ToSpace | AmongParty
"""LE-20.5."""
Goal = Aim | Literal["ward"]
"""Of a movement also the nearest ward of a siege that is not lost; where there is none, `closest`."""


class MoveStep(Part):
    """LE-20.8: toward or away from somebody; exactly one of the two."""

    n: Expression
    toward: Goal | None = None
    away: Aim | None = None

    @model_validator(mode="after")
    def _is_one(self) -> "MoveStep":
        if (self.toward is None) == (self.away is None):
            raise ValueError("wants either `toward` or `away`")
        return self


class AttackStep(Part):
    """LE-20.11: fixed damage and terror. range: none is unlimited; n: so many targets; area: drawn facing east."""

    tgt: Aim
    range: Annotated[int, Field(ge=0, le=30)] | None = None
    n: Annotated[int, Field(ge=1, le=8)] = 1
    damage: Expression = 0
    terror: Expression = 0
    keywords: tuple[Word, ...] = ()
    area: tuple[tuple[int, int], ...] = ()
    effects: tuple[AnyEffect, ...] = ()


class EnemyAction(Part):
    """One line of an activation card: a movement, an attack, or effects; exactly one of the three."""

    move: MoveStep | None = None
    attack: AttackStep | None = None
    effect: tuple[AnyEffect, ...] = ()
    tgt: Aim | None = None
    range: Annotated[int, Field(ge=0, le=30)] | None = None

    @model_validator(mode="after")
    def _is_one(self) -> "EnemyAction":
        if [self.move is not None, self.attack is not None, bool(self.effect)].count(True) != 1:
            raise ValueError("wants one of `move`, `attack` and `effect`")
        return self


class Activation(Part):
    """An activation card, read from top to bottom. same_target: the first target is that of all lines."""

    id: Id
    name: Name = "Activation"
    text: Annotated[str, Field(max_length=400)] = ""
    actions: Annotated[tuple[EnemyAction, ...], Field(min_length=1)]
    same_target: bool = False


class Extra(Part):
    """LE-20.17: printed on the enemy card itself."""

    at: Literal["before", "after"]
    effects: tuple[AnyEffect, ...]
    each_model: bool = False


class Back(Part):
    """The other side of an enemy card, when its last model is gone."""

    do_not_activate: bool = True
    effects: tuple[AnyEffect, ...] = ()


class Enemy(Part):
    """LE-20.1. one: what a single model is called, where the name is of several; en: its difficulty; models: letters,
    spare ones too; footprint: the spaces of a large one as offsets; alone: per cent of its HP, of minions per cent of
    the models at the start, that are there where a single character with a partner fights."""

    id: Id
    name: Name
    one: Name | None = None
    text: Annotated[str, Field(max_length=400)] = ""
    type: EnemyType
    en: Annotated[int, Field(ge=2, le=12)]
    armor: Annotated[int, Field(ge=0, le=8)] = 0
    hp: Expression = 1
    models: tuple[ModelLetter, ...] = ()
    footprint: Annotated[tuple[tuple[int, int], ...], Field(min_length=1, max_length=9)] = ((0, 0),)
    alone: Annotated[int, Field(ge=10, le=100)] = 100
    keywords: tuple[Word, ...] = ()
    resist: dict[Word, Annotated[int, Field(ge=1, le=9)]] = Field(default_factory=dict)
    weak: dict[Word, Annotated[int, Field(ge=1, le=9)]] = Field(default_factory=dict)
    extra: Extra | None = None
    deck: tuple[Id, ...] = ()
    back: Back = Back()
    adventure: Id | None = None

    def eased(self, n: int, *, is_alone: bool) -> int:
        """HP, or of minions models at the start, of which a single character with a partner meets fewer."""
        return -(-n * self.alone // 100) if is_alone else n

    def called(self, letter: str) -> str:
        """How one of its models is called: `Reed Jackal B`; of a card with a single one it is the card's name."""
        return self.name if len(self.models) == 1 else f"{self.one or self.name} {letter.upper()}"

    @cached_property
    def size(self) -> Size:
        """LE-16.8: columns and rows of its models."""
        return max(east for east, _ in self.footprint) + 1, max(south for _, south in self.footprint) + 1

    @model_validator(mode="after")
    def _is_a_rectangle(self) -> "Enemy":
        columns, rows = self.size
        if sorted(self.footprint) != sorted((east, south) for east in range(columns) for south in range(rows)):
            raise ValueError("its footprint is no rectangle that begins at [0, 0]")
        return self

    @model_validator(mode="after")
    def _fits_its_type(self) -> "Enemy":
        if self.type == "environment":
            if self.models or self.deck:
                raise ValueError("an environment has neither models nor a deck")
            if self.extra is None:
                raise ValueError("an environment does what its `extra` says, which is missing")
            return self
        if not self.models:
            raise ValueError("it has no models")
        if not self.deck:
            raise ValueError("its deck is empty")
        if self.type == "minion" and self.hp != 1:
            raise ValueError("a minion has 1 HP (LE-20.1)")
        return self
