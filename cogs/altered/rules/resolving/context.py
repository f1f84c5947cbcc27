"""One effect while it runs: who does what with what, and what its conditions and amounts may ask. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules.decision import Text
from bot.rules.effects import bounded
from bot.rules.play.handle import Play
from cogs.altered.rules.reading.facts import Moment
from cogs.altered.rules.reading.known import last_known
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.objects import IN_PLAY
from cogs.altered.state import AlteredState, Obj, Pending

AlteredPlay = Play[AlteredState]


@dataclass(slots=True)
class Context:
    """Who does what with what while an effect runs. Ids only.

    chosen, modes  targets and modes by path of their step, declared up front
    paying         the objects with which a cost is paid, by kind of payment, where they were declared up front
    known          what was last seen of the effect's own object in play (AL-9.8)
    last           the objects that the last step was about (`same_target`), followed where they went in it; None: no
                   step has been about any
    it, event      the object of a loop; the object of the reaction's event
    is_late        whether Dusk is counted already: what joins now leaves at Rest before it counts
    is_told        whether the journal says of what came to nothing that it did
    says           what of the card's text is meant; empty: all of it
    why            what has woken it, where its words do not say that
    leaves         who leaves as its price, for what is told of a target; None: that is chosen only later
    """

    seat: int
    card: str
    me: str | None = None
    known: Obj | None = None
    event: str | None = None
    event_seat: int = -1
    event_expedition: str | None = None
    chosen: dict[str, list[str]] = field(default_factory=dict)
    paying: dict[str, str] = field(default_factory=dict)
    modes: dict[str, list[int]] = field(default_factory=dict)
    last: list[str] | None = None
    it: str | None = None
    did: bool = False
    rolled: int = 0
    after_you: bool = False
    is_late: bool = False
    is_told: bool = False
    says: str = ""
    why: Text | None = None
    leaves: Sequence[str] | None = ()


def of_reaction(state: AlteredState, pending: Pending) -> Context:
    """A reaction that waits, as it begins."""
    me = pending.me if pending.me in state.objects else None
    return Context(
        pending.controller, pending.card, me, pending.known, pending.event, pending.event_seat, pending.event_expedition
    )


def obj_of(play: AlteredPlay, oid: str | None) -> Obj | None:
    """An object by id, if it is still there."""
    return play.state.objects.get(oid) if oid is not None else None


def mine(play: AlteredPlay, ctx: Context) -> Obj | None:
    """The effect's own object; when it has left play, what was last known of it, by the id that it has now (AL-9.8)."""
    now = obj_of(play, ctx.me)
    if ctx.known is None or (now is not None and now.zone in IN_PLAY):
        return now
    return ctx.known if now is None else replace(ctx.known, id=now.id)


def words_of(play: AlteredPlay, ctx: Context) -> str:
    """What the effect does, in the words of its card."""
    return ctx.says or play.content.cards[ctx.card].words


def because(ctx: Context, prompt: Text) -> Text:
    """A question of an effect, after what has woken that; with all that it is about, for whoever answers by that."""
    return prompt if ctx.why is None else Text("al-ask-because", {**prompt.params, "why": ctx.why, "question": prompt})


def remember(play: AlteredPlay, ctx: Context) -> None:
    """Note the effect's own object as long as it is in play: the next step may send it away, or the cost."""
    me = obj_of(play, ctx.me)
    if me is not None and me.zone in IN_PLAY:
        ctx.known = last_known(Look(play.state, play.content), me)


def moment(play: AlteredPlay, ctx: Context) -> Moment:
    """What conditions and amounts may ask now."""
    it = obj_of(play, ctx.it) or (obj_of(play, ctx.last[0]) if ctx.last else None)
    look = Look(play.state, play.content)
    return Moment(look, ctx.seat, mine(play, ctx), it, obj_of(play, ctx.event), ctx.rolled, ctx.did)


def number(play: AlteredPlay, ctx: Context, value: Any) -> int:
    """An amount as a number."""
    return moment(play, ctx).count(value) if type(value) is not int else bounded(value)
