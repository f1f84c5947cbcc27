"""Whom or what an effect is about, and what a condition may ask (rules 9). Pure."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, model_validator

from bot.rules.effects import Condition, condition_numbers, condition_words
from cogs.evershade.content.vocabulary.expressions import NUMBERS, Expression
from cogs.evershade.content.vocabulary.terms import EnemyType, Id, Part, Word

NAMED: Final = (
    *("self", "performer", "source", "target", "tgt", "entering", "owner", "holder", "party"),
    *("each_ch", "each_pm", "chosen", "any", "fallen"),
)
"""fallen: the knocked-out characters whose tokens lie on the sheet, whom nothing else means (LE-24.2, LE-24.7)."""
CONDITIONS: Final = (
    *("marked", "not_marked", "keyword", "equipped_kw", "item", "condition", "brill", "fate", "time", "chars"),
    *("advancements", "chapter", "adventures", "achievement", "type", "en", "hp", "range", "in_cover"),
    *("adjacent_wall", "connected_free", "defeated", "round", "phase", "roll_has", "was", "first_time", "against"),
    *("space_kw", "with_token", "terror", "companion", "secret", "race", "origin", "profession"),
    *("lead", "kept", "waves", "near_lost", "alone", "stands"),
)
"""`{keyword: Lore}`, `{marked: C}`, `{brill: 2}` (at least so much), `{time: {min: 3}}`, `{defeated: toll_captain}`;
of a chase `{lead: {max: 0}}`; of a siege `{kept: {max: 2}}`, `{waves: {max: 0}}` (still to come), `{near_lost: 1}`.
`{alone: true}`: a single character with a partner (LE-3.5). `{stands: mill}`: a character stands in this space of the
exploration sheet, one of another party too (D14)."""


def _is_named(value: str) -> str:
    if value not in NAMED:
        raise ValueError(
            f"{value!r} names nobody; possible: {', '.join(NAMED)}, or a search such as {{pm: {{range: 2}}}}"
        )
    return value


def _known_words(condition: Any) -> Any:
    for word in sorted(condition_words(condition)):
        if word not in CONDITIONS:
            raise ValueError(f"{word!r} asks nothing here; possible: {', '.join(CONDITIONS)}")
    for name in condition_numbers(condition):
        if name not in NUMBERS:
            raise ValueError(f"{name!r} is no number here; possible: {', '.join(NUMBERS)}")
    return condition


Holds = Annotated[Condition, AfterValidator(_known_words)]
"""A condition whose words the game knows."""


class Reach(Part):
    """Which models of a kind.

    range      at most so far away, or `[least, most]`; None as the most: however far
    of         measured from whom; nobody named: from whoever acts
    kw         has this keyword; space_kw: stands in a space with it
    n          so many; `all` of them where none is said
    sort       which come first where n is fewer
    """

    range: Annotated[int, Field(ge=0, le=30)] | tuple[int, int | None] | None = None
    of: Annotated[str, AfterValidator(_is_named)] | None = None
    kw: Word | None = None
    space_kw: Word | None = None
    type: EnemyType | tuple[EnemyType, ...] | None = None
    with_token: bool = False
    not_: Literal["activated", "self"] | None = Field(default=None, alias="not")
    n: Expression | Literal["all"] | None = None
    sort: Literal["closest", "furthest", "most_hp", "least_hp", "sun", "moon"] | None = None


class SpaceReach(Part):
    """Which spaces."""

    range: Annotated[int, Field(ge=0, le=30)] | None = None
    empty: bool = False
    token: bool = False
    id: Id | None = None


class Search(Part):
    """Models or spaces by what is true of them: exactly one kind of them.

    pm: characters, partner, companions, summons; ch: characters and partner; all: both sides
    """

    pm: Reach | None = None
    ch: Reach | None = None
    enemy: Reach | None = None
    all: Reach | None = None
    space: SpaceReach | None = None
    n: Expression | None = None

    @model_validator(mode="after")
    def _is_one(self) -> "Search":
        kinds = [name for name in ("pm", "ch", "enemy", "all", "space") if getattr(self, name) is not None]
        if len(kinds) != 1:
            raise ValueError("a search is of one kind: pm, ch, enemy, all or space")
        return self


Selector = Annotated[str, AfterValidator(_is_named)] | Search
