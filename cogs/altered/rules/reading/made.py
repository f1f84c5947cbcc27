"""The tokens that a card brings along whenever it is played: what its words say without an if or a choice. Pure, only
looks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from bot.rules.decision import Option, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Cost
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.vocabulary import Create
from cogs.altered.rules.reading.ids import HAND, RESERVE, SCOUT, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, AlteredState, Obj, other

FROM = {HAND: "hand", SCOUT: "hand", RESERVE: "reserve"}
"""From where a card is played that a turn's option names."""
_FREE = Cost()


class Made(NamedTuple):
    """n of this token (a reference). at: as a card says it, `mine`, `other`, `each`, one's `hero`, `pick`."""

    token: str
    n: int
    at: str


def made_by(content: AlteredContent, card: Card, source: str) -> Sequence[Made]:
    """What joins with a card that is played. source: hand or reserve."""
    return _made_by(content, card.id, source)


@lru_cache(maxsize=1_024)
def _made_by(content: AlteredContent, ref: str, source: str) -> Sequence[Made]:
    """Content never changes, and every button of a turn asks."""
    return tuple(_read(content, ref, source))


def _read(content: AlteredContent, ref: str, source: str) -> Iterator[Made]:
    for _, ability, _ in content.printed[ref].reactions:
        if ability.when not in ("join", source) or ability.condition is not None or ability.optional:
            continue
        if ability.cost != _FREE or ability.delay is not None:
            continue
        for step in ability.do:
            if isinstance(step, Create) and isinstance(step.n, int) and not (step.condition or step.optional):
                yield Made(content.tokens[step.token], step.n, step.at)


def brought(look: Look, seat: int, card: Card, source: str, expedition: str) -> Iterator[tuple[Card, str, int]]:
    """(token, own expedition, how many) of what joins with a card that goes into this expedition, without those whose
    place is chosen only later."""
    made = made_by(look.content, card, source) if source else ()
    if made and not look.suppressed(Obj("", card.id, seat, seat, "expedition", 0, expedition=expedition)):
        for token, n, at in made:
            for one in _places(at, expedition):
                yield look.content.cards[token], one, n


def _places(at: str, expedition: str) -> Sequence[str]:
    if at in EXPEDITIONS:
        return (at,)
    return {"mine": (expedition,), "other": (other(expedition),), "each": EXPEDITIONS, "own": EXPEDITIONS}.get(at, ())


def with_made(state: AlteredState, content: AlteredContent, options: Sequence[Option]) -> list[Option]:
    """The options of a turn, each with the tokens that its card brings along."""
    return [_with_made(state, content, option) for option in options]


def _with_made(state: AlteredState, content: AlteredContent, option: Option) -> Option:
    choice = TurnChoice.read(option.id)
    params: dict[str, Any] = dict(option.label.params)
    if choice.kind not in FROM or "gist" not in params:
        return option
    card = content.cards[state.objects[choice.of].card if choice.kind == RESERVE else choice.of]
    made = [
        text("al-made", token=f"@{token}", n=n, at=at) for token, n, at in made_by(content, card, FROM[choice.kind])
    ]
    if not made:
        return option
    label = text(option.label.key, **{**params, "gist": text("al-gist-made", gist=params["gist"], made=made)})
    return replace(option, label=label)
