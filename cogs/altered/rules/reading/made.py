"""What comes of a card whenever it is played, as its words say without an if or a choice: the tokens that it brings
along, and how it counts itself at Dusk. Pure, only looks."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Cost, Pick
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.vocabulary import Create
from cogs.altered.rules.reading.ids import HAND, RESERVE, SCOUT
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, Obj, other

FROM = {HAND: "hand", SCOUT: "scout", RESERVE: "reserve"}
"""From where a card is played that a turn's option names; a Scout is played from hand as well."""
_FREE = Cost()


class Arrival(NamedTuple):
    """What a Character surely does to itself as it comes. stays: it is not sent to the Reserve at once (AL-8.13)."""

    stays: bool = True
    asleep: bool = False
    boosts: int = 0

    def row(self, card: Card) -> tuple[int, int, int]:
        """The statistics that count at Dusk."""
        if not self.stays or self.asleep:
            return 0, 0, 0
        forest, mountain, water = card.row
        return (forest + self.boosts, mountain + self.boosts, water + self.boosts) if card.is_body else card.row


class Made(NamedTuple):
    """n of this token (a reference). at: as a card says it, `mine`, `other`, `each`, one's `hero`, `pick`."""

    token: str
    n: int
    at: str


def made_by(content: AlteredContent, card: Card, source: str) -> Sequence[Made]:
    """What joins with a card that is played. source: of `FROM`."""
    return _words_of(content, card.id, source)[0]


def arrival(look: Look, seat: int, card: Card, source: str, expedition: str) -> Arrival:
    """How a card counts that goes into this expedition. source: of `FROM`, empty: it is a token, or put there."""
    if not source or not card.is_body or _is_silenced(look, seat, card, expedition):
        return Arrival()
    return _words_of(look.content, card.id, source)[1]


@lru_cache(maxsize=1_024)
def _words_of(content: AlteredContent, ref: str, source: str) -> tuple[Sequence[Made], Arrival]:
    """Content never changes, and every button of a turn asks."""
    made: list[Made] = []
    found = Arrival(stays=source != FROM[SCOUT])
    for step in certain_steps(content, ref, source):
        if isinstance(step, Create) and isinstance(step.n, int):
            made.append(Made(content.tokens[step.token], step.n, step.at))
        elif step.do == "gain" and step.who == "me":
            if step.what == "asleep":
                found = found._replace(asleep=True)
            elif step.what == "boost" and isinstance(step.n, int):
                found = found._replace(boosts=found.boosts + step.n)
    return tuple(made), found


def boosts_given(look: Look, seat: int, card: Card, source: str) -> int:
    """How much a card boosts another that is chosen as it is played; 0: it surely does not, or nobody is there."""
    for step in certain_steps(look.content, card.id, source):
        who = getattr(step, "who", None)
        wanted = who.target or who.choose if isinstance(who, Pick) else None
        is_another = wanted is not None and wanted.not_me and wanted.expedition is None
        if wanted and is_another and step.do == "gain" and step.what == "boost" and isinstance(step.n, int):
            return step.n if look.find(wanted, seat) else 0
    return 0


def certain_steps(content: AlteredContent, ref: str, source: str) -> Iterator[Any]:
    """What a card's words do for certain as it comes into play."""
    events = ("join", "reserve" if source == "reserve" else "hand")
    for _, ability, _ in content.printed[ref].reactions:
        if ability.when not in events or ability.condition is not None or ability.optional:
            continue
        if ability.cost != _FREE or ability.delay is not None:
            continue
        for step in ability.do:
            if not (step.condition or step.optional):
                yield step


def brought(look: Look, seat: int, card: Card, source: str, expedition: str) -> Iterator[tuple[Card, str, int]]:
    """(token, own expedition, how many) of what joins with a card that goes into this expedition, without those whose
    place is chosen only later."""
    made = made_by(look.content, card, source) if source else ()
    if made and not _is_silenced(look, seat, card, expedition):
        for token, n, at in made:
            for one in _places(at, expedition):
                yield look.content.cards[token], one, n


def _is_silenced(look: Look, seat: int, card: Card, expedition: str) -> bool:
    """Whether its icons do nothing there."""
    return look.suppressed(Obj("", card.id, seat, seat, "expedition", 0, expedition=expedition))


def _places(at: str, expedition: str) -> Sequence[str]:
    if at in EXPEDITIONS:
        return (at,)
    return {"mine": (expedition,), "other": (other(expedition),), "each": EXPEDITIONS, "own": EXPEDITIONS}.get(at, ())
