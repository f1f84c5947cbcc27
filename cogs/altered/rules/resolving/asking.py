"""Questions of a declaration, and what Dusk would make of each answer. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card, Trigger
from cogs.altered.content.filters import Pick
from cogs.altered.content.harm import LEAVES
from cogs.altered.content.vocabulary import Choose, Gain, Lock, Sacrifice
from cogs.altered.rules.reading.aside import is_aside, is_own_mark
from cogs.altered.rules.reading.boards import Board, with_lock, without
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import after_steps, is_kept_tonight, nothing_sure, with_outcomes
from cogs.altered.rules.resolving.context import AlteredPlay, Context, mine
from cogs.altered.state import opposing

BACK: Final = "back"
_PLAIN: Final = frozenset({"draw", "resupply", "sabotage", "roll", "look", "after_you", "create"})
"""Words that say by their name alone what comes of them."""
FOES: Final = {"foe_hero": "hero", "foe_companion": "companion"}
"""What a card calls the expeditions of the other player, as their own."""


async def ask(
    play: AlteredPlay,
    ctx: Context,
    key: str,
    prompt: Text,
    options: list[Option],
    own_turn: bool,
    none: Option | None = None,
    board: Callable[[str], Board] = nothing_sure,
    *,
    is_whole: bool = False,
    explain: Callable[[Sequence[Option]], list[Option]] | None = None,
) -> str:
    """none: to choose nothing, where that is allowed; board: option -> the table after it, for what Dusk would bring
    then; is_whole: with all that comes of it, as in one's own turn; explain: all options of one's own turn as they are
    told, where that is not enough."""
    found = list(options)
    if none is not None:
        found.append(none)
    if own_turn:
        found.append(Option(BACK, text("al-option-back")))
    first = next((o.id for o in found if o.refused is None and o.id not in ("none", BACK)), "")
    default = first or BACK if none is None else "none"
    if own_turn:
        return await ask_turn(play, ctx.seat, key, prompt, found, default, board, explain)
    told = partial(explained, play, board, None, is_whole=is_whole)
    return await play.ask(ctx.seat, key, prompt, lambda: found, default=lambda: default, explain=told)


def no_target(steps: Sequence[Any], pick: Pick, chosen: Sequence[str] = ()) -> Option:
    """To choose no target of these steps, or no further one beside those chosen, and what still happens then."""
    if chosen:
        return Option("none", text("al-option-no-target", kind="more", then=[]))
    left = [step for step in steps if not (_is_about(step, pick) or step.condition == "did" or is_own_mark(step))]
    is_plain = all(step.do in _PLAIN and step.condition is None and not step.optional for step in left)
    kind = "nothing" if not left else "only" if is_plain else "open"
    return Option("none", text("al-option-no-target", kind=kind, then=[text("al-verb", what=one.do) for one in left]))


def _is_about(step: Any, pick: Pick) -> bool:
    """Whether a step is carried out on what is picked, or on what the step before was about."""
    return pick in (getattr(step, "who", None), getattr(step, "other", None)) or (
        getattr(step, "who", None) in ("same_target", "it")
    )


async def ask_turn(
    play: AlteredPlay,
    seat: int,
    key: str,
    prompt: Text,
    options: list[Option],
    default: str,
    board: Callable[[str], Board] = nothing_sure,
    explain: Callable[[Sequence[Option]], list[Option]] | None = None,
) -> str:
    """A question of the private sequence of a declaration; `BACK` too when the board was changed by hand meanwhile.
    board: as for `ask`, with all that comes of it; explain: all options as they are told, where that is not enough."""
    before = play.state.by_hand
    answer = await play.ask(
        seat,
        key,
        prompt,
        lambda: options,
        private=True,
        default=lambda: default,
        deadline="same",
        explain=explain or partial(explained, play, board, seat, is_whole=True),
    )
    return answer if play.state.by_hand == before else BACK


def explained(
    play: AlteredPlay,
    board: Callable[[str], Board],
    reader: int | None,
    options: Sequence[Option],
    *,
    is_whole: bool = False,
) -> list[Option]:
    """What each option would bring at Dusk. reader: who alone reads them; is_whole: the boards have all that comes of
    it."""
    return with_outcomes(Look(play.state, play.content), options, board, reader, is_whole=is_whole)


def after_target(
    play: AlteredPlay, ctx: Context, steps: Sequence[Any], pick: Pick, before: Sequence[str], oid: str
) -> Board:
    """The table after these steps, with this target beside those chosen before and the price paid; None where that is
    not sure, or nothing that Dusk would notice."""
    if ctx.leaves is None:
        return None
    paid = play.state
    for one in ctx.leaves:
        paid = without(paid, one) or paid
    now: Board = paid
    for one in (*before, oid):
        now = now and after_steps(now, steps, pick, one)
    return None if now is paid else now


def told_consent(play: AlteredPlay, ctx: Context, step: Any, options: Sequence[Option]) -> list[Option]:
    """Yes and no to a step that gives somebody up: who it is where there is only one, and what Dusk would be then."""
    gone = _given_up(play, ctx, step)
    if gone is None:
        return list(options)
    named = text("al-option-yes-sacrifice", card=f"@{play.state.objects[gone].card}")
    is_told = isinstance(step, Sacrifice)
    found = [replace(one, label=named) if is_told and one.id == "yes" else one for one in options]
    return found if _more_comes(play, ctx, step) else explained(play, partial(_after_consent, play, gone), None, found)


def _after_consent(play: AlteredPlay, gone: str, answer: str) -> Board:
    return (without(play.state, gone) or play.state) if answer == "yes" else play.state


def _given_up(play: AlteredPlay, ctx: Context, step: Any) -> str | None:
    """Who leaves if this step is carried out; None: nobody, or that is chosen."""
    if step.do in LEAVES:
        return ctx.me if step.who == "me" and ctx.me in play.state.objects else None
    if not isinstance(step, Sacrifice) or step.player != "me":
        return None
    if step.me:
        return ctx.me if ctx.me in play.state.objects else None
    found = Look(play.state, play.content).find(step.who, ctx.seat, mine(play, ctx))
    own = [obj.id for obj in found if obj.controller == ctx.seat]
    return own[0] if len(own) == 1 else None


def _more_comes(play: AlteredPlay, ctx: Context, step: Any) -> bool:
    """Whether the card does something besides this step that Dusk would notice."""
    abilities = play.content.cards[ctx.card].abilities
    whole = next((ability.do for ability in abilities if any(one is step for one in ability.do)), None)
    return whole is None or not is_aside([one for one in whole if one is not step])


def more_follows(play: AlteredPlay, ctx: Context, step: Any) -> bool:
    """Whether the card does something after this step that Dusk would notice; of a step within another one, that is not
    known."""
    return not is_aside(_after(play, ctx, step))


def _after(play: AlteredPlay, ctx: Context, step: Any) -> Sequence[Any]:
    for ability in play.content.cards[ctx.card].abilities:
        for n, one in enumerate(ability.do):
            if one is step:
                return list(ability.do[n + 1 :])
    return ()


def fate_tonight(play: AlteredPlay, ctx: Context, step: Any) -> Text | None:
    """What becomes at Night of the token that this step makes once Dusk is over; None: Dusk is still to come."""
    if not ctx.is_late:
        return None
    return text("al-stays-tonight") if is_kept_tonight(_after(play, ctx, step)) else text("al-leaves-tonight")


def boosts_to_come(play: AlteredPlay, ctx: Context, step: Any) -> int | None:
    """How many boosts the card surely gives to whom this step makes, where that is all that it does after it and Dusk
    would notice; None: more may come."""
    rest = [one for one in _after(play, ctx, step) if not is_aside([one])]
    if not all(isinstance(one, Gain) and (one.who, one.what, one.optional) == ("it", "boost", False) for one in rest):
        return None
    look = Look(play.state, play.content)
    if rest and any(_hears_gains(look.card(play.state.objects[oid])) for oid in play.state.in_play):
        return None
    if not all(isinstance(one.n, int) and one.most is None for one in rest):
        return None
    given = [one for one in rest if one.condition is None or look.holds(one.condition, ctx.seat, None)]
    return sum(int(one.n) for one in given)


def _hears_gains(card: Card) -> bool:
    return any(isinstance(one.when, Trigger) and one.when.event == "gains" for one in card.abilities)


def after_mode(play: AlteredPlay, part: Choose, seat: int, place: str) -> Board:
    """The table after a mode that keeps an expedition where it is; of others more comes."""
    first = part.modes[int(place)][0] if place.isdecimal() else None
    if part.n > 1 or not isinstance(first, Lock) or first.at not in FOES:
        return None
    return with_lock(play.state, opposing(seat), FOES[first.at])
