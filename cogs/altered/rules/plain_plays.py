"""Plays whose outcome can be read from their own words, since nobody in play answers them: for those, which are most, a
rehearsal would tell nothing more, and takes ten times as long. Pure, only looks."""

from functools import lru_cache
from typing import Any, Final

from cogs.altered.content.cards import ICONS, Ability, Card
from cogs.altered.content.filters import Cost
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.vocabulary import Create, Gain
from cogs.altered.rules.events.reacting import LATER, is_noticed, may_react
from cogs.altered.rules.reading.aside import is_aside
from cogs.altered.rules.reading.boards import with_play
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import FROM
from cogs.altered.state import AlteredState

_FREE: Final = Cost()
_FIXED: Final = frozenset({"mine", "other", "hero", "companion", "each", "own"})
_OF_PLAYS: Final = frozenset({"joins", "played", "gains"})
"""What is looked at more closely: whether this play is meant. Of all else it is enough that somebody waits for it."""


def plain_board(look: Look, seat: int, card: Card, expedition: str, source: str) -> AlteredState | None:
    """The table after a Character or Permanent has joined; None: that has to be rehearsed."""
    if source == FROM["scout"] or not _is_plain(look.content, card.id, source):
        return None
    waiting = may_react(look)
    if waiting is None or not all(one.trigger.event in _OF_PLAYS for one in waiting):
        return None
    then = with_play(look, card, seat, expedition, source) or look.state
    return None if is_noticed(look, then, seat, source, waiting) else then


@lru_cache(maxsize=1_024)
def _is_plain(content: AlteredContent, ref: str, source: str) -> bool:
    """Whether a card that is played does only what is certain, and answers nothing itself. Content never changes."""
    printed = content.printed[ref]
    if content.cards[ref].manual or content.cards[ref].stats is None:
        return False
    if any(passive.replace is not None or passive.grant is not None for _, _, passive in printed.passives):
        return False
    for _, ability, trigger in printed.reactions:
        if trigger.event not in ICONS:
            if trigger.event not in LATER and not is_aside(ability.do):
                return False
        elif trigger.event in ("join", source) and not _is_certain(content, ability):
            return False
    return True


def _is_certain(content: AlteredContent, ability: Ability) -> bool:
    if ability.condition is not None or ability.optional or ability.cost != _FREE or ability.delay is not None:
        return is_aside(ability.do)
    return all(_is_sure(content, step) for step in ability.do)


def _is_sure(content: AlteredContent, step: Any) -> bool:
    if is_aside([step]):
        return True
    if step.condition is not None or step.optional or not isinstance(getattr(step, "n", None), int):
        return False
    if isinstance(step, Create):
        return step.at in _FIXED and not content.printed[content.tokens[step.token]].reactions
    return isinstance(step, Gain) and step.who == "me" and step.most is None and step.what in ("boost", "asleep")
