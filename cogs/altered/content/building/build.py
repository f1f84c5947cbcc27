"""A deck while somebody builds it: what is chosen, what is looked at, and what each press makes of it. Pure.

A press gives a new `Build` and never raises: what no panel offers changes nothing. It may be of a panel that is long
out of date, so each press says what it is about (a card, a page) and none says "the next one".
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.numbers import read_count
from cogs.altered.content.building.collection import SORTS, Filters
from cogs.altered.content.decklist import MOST_COPIES
from cogs.altered.content.decks import FORMATS, Facts, Format, Pool, size_of

Look = Literal["begin", "cards", "filter", "deck", "doctor", "decks"]
LOOKS: Final[tuple[Look, ...]] = get_args(Look)
MOST_CARDS: Final = 200
"""In all: what a code and a picture take in any case."""
_MOST_CHOSEN: Final = 25
_LONGEST: Final = 60
"""Of what a select hands back: nothing that is longer has been offered."""


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True)


class Listed(Frozen):
    """A deck as it was before the last change."""

    name: str = ""
    form: Format = "constructed"
    cards: dict[str, int] = Field(default_factory=dict)


class Build(Listed):
    """name: under which it was last kept, or it comes from. look: what the panel shows; page: of the collection; place:
    of the list of what can be taken out; many: copies at a time, 1 or as many as a deck may have; picked: the deck of
    one's own that is looked at, sure: whether it shall really go; before: what undoing leads back to."""

    look: Look = "begin"
    filters: Filters = Filters()
    page: int = 0
    place: int = 0
    many: bool = False
    picked: str = ""
    sure: bool = False
    before: Listed | None = None

    @property
    def listed(self) -> Listed:
        """Only the deck."""
        return Listed(name=self.name, form=self.form, cards=self.cards)

    def changed(self, **parts: object) -> "Build":
        """A copy with other parts; where the deck itself is another one then, it can be undone."""
        made = self.model_copy(update={"sure": False, **parts})
        return made if made.listed == self.listed else made.model_copy(update={"before": self.listed})


def hero_of(cards: Mapping[str, int], pool: Pool) -> Facts | None:
    """Who leads a deck."""
    return next((pool[ref] for ref in cards if ref in pool and pool[ref].type == "hero"), None)


def beside(cards: Mapping[str, int], pool: Pool) -> int:
    """How many cards there are beside Heroes."""
    return sum(n for ref, n in cards.items() if ref not in pool or pool[ref].type != "hero")


def press(build: Build, op: str, arg: str, values: Sequence[str], pool: Pool) -> Build:
    """What a press makes of a deck. op, arg: of the button or select; values: what was chosen there."""
    do = _PRESSES.get(op)
    return build if do is None else do(build, arg, [str(value) for value in values], pool)


def add(build: Build, cards: Mapping[str, int], pool: Pool) -> Build:
    """Put cards in, as many copies as said."""
    made = dict(build.cards)
    for ref, n in cards.items():
        if ref in pool and pool[ref].type == "hero":
            made = {ref: 1} | {other: many for other, many in made.items() if not _is_hero(other, pool)}
        elif ref in pool and pool[ref].type != "token":
            made[ref] = min(made.get(ref, 0) + n, MOST_COPIES)
    return build if sum(made.values()) > MOST_CARDS else build.changed(cards=made)


def take_over(build: Build, name: str, form: Format, cards: Mapping[str, int]) -> Build:
    """Go on with another deck."""
    return build.changed(name=name, form=form, cards=dict(cards), look="cards", page=0, place=0, filters=Filters())


def _is_hero(ref: str, pool: Pool) -> bool:
    return ref in pool and pool[ref].type == "hero"


def _look(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return build.changed(look=arg) if arg in LOOKS else build


def _hero(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    if not values or not _is_hero(values[0], pool):
        return build
    filters = build.filters.model_copy(update={"faction": ()})
    return add(build, {values[0]: 1}, pool).changed(look="cards", page=0, filters=filters)


def _put(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    """One copy of each, or as many as the deck may have of that name."""
    most = size_of(build.form, None, 0).copies
    named: Counter[str] = Counter()
    for ref, n in build.cards.items():
        named[_name(ref, pool)] += n
    wanted = {}
    for ref in values or [arg]:
        wanted[ref] = max(1, most - named[_name(ref, pool)]) if build.many else 1
        named[_name(ref, pool)] += wanted[ref]
    return add(build, wanted, pool)


def _one(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return add(build, {arg: 1}, pool)


def _name(ref: str, pool: Pool) -> str:
    return pool[ref].name.casefold() if ref in pool else ref


def _out(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    """One copy of each, or all."""
    made = dict(build.cards)
    for ref in values or [arg]:
        if ref in made:
            made[ref] -= made[ref] if build.many else 1
    return build.changed(cards={ref: n for ref, n in made.items() if n > 0})


def _page(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return build.changed(page=_count(arg, build.page))


def _place(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return build.changed(place=_count(arg, build.place))


def _many(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return build.changed(many=arg == "1")


def _filter(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    if arg == "none":
        return build.changed(filters=Filters(), page=0)
    if arg not in SORTS:
        return build
    return build.changed(
        filters=build.filters.model_copy(update={arg: tuple(value[:_LONGEST] for value in values[:_MOST_CHOSEN])}),
        page=0,
    )


def _sure(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return build.changed(sure=True)


def _form(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    found = next((form for form in FORMATS if form in values), None)
    return build if found is None else build.changed(form=found)


def _undo(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    before = build.before
    if before is None:
        return build
    return build.changed(name=before.name, form=before.form, cards=before.cards)


def _anew(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return build.changed(name="", form="constructed", cards={}, look="begin", page=0, filters=Filters())


def _picked(build: Build, arg: str, values: Sequence[str], pool: Pool) -> Build:
    return build.changed(picked=values[0][:_LONGEST]) if values else build


def _count(arg: str, other: int) -> int:
    found = read_count(arg)
    return other if found is None else min(found, 9_999)


_PRESSES: Final[Mapping[str, Callable[[Build, str, Sequence[str], Pool], Build]]] = {
    "look": _look,
    "hero": _hero,
    "put": _put,
    "one": _one,
    "out": _out,
    "page": _page,
    "back": _page,
    "place": _place,
    "many": _many,
    "filter": _filter,
    "form": _form,
    "undo": _undo,
    "anew": _anew,
    "picked": _picked,
    "sure": _sure,
}
