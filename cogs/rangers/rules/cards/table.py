"""How rules reach the table: its facts, asking for cards and Rangers, the group, the end of the day. Pure."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from bot.rules.council.council import Council
from bot.rules.decision import Answer, Option, Text, text
from bot.rules.play.handle import Play
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context, face_of
from cogs.rangers.rules.reading.glance import Glance
from cogs.rangers.rules.reading.naming import as_said, ref_of
from cogs.rangers.state import RangersState, Trial

RangersPlay = Play[RangersState]
SINGLE_POOL: Final = 8
"""Energy of a Ranger with `energy: single`, without the role's bonus (rules 13)."""
READ_AT_ONCE: Final = 110
"""A card's text of so many characters stands in a question."""


def content_of(play: RangersPlay) -> RangersContent:
    """The printed facts."""
    content: RangersContent = play.content
    return content


def board(play: RangersPlay) -> Board:
    """A look at the table as it is now."""
    return Board(play.state, content_of(play))


def trial(play: RangersPlay) -> Trial:
    """The test that is being made."""
    test = play.state.test
    assert test is not None
    return test


def glance(play: RangersPlay) -> Glance:
    """The same for one moment, in which nothing changes."""
    return Glance(play.state, content_of(play))


def who(seat: int) -> str:
    """A seat, for sentences."""
    return f"@seat:{seat}"


def shown(play: RangersPlay, uid: str) -> str:
    """A card in play, for sentences."""
    return ref_of(content_of(play), play.state.card(uid))


def council(play: RangersPlay) -> Council:
    """The group (ER-16.1): more than half agree, ties go with the Lead (ER-1.6); or the Lead alone. Votes are public
    and may be changed until one is accepted (ER-16.2)."""
    state = play.state
    if state.options.group_mode == "lead":
        return Council(range(state.seats), state.lead, "leader")
    return Council(range(state.seats), state.lead, "vote", closes="half", may_change=True)


def is_voted(play: RangersPlay) -> bool:
    """Whether the group may be of two minds."""
    return play.state.options.group_mode != "lead" and play.state.seats > 1


async def decide_together(
    play: RangersPlay,
    key: str,
    prompt: Text,
    options: Callable[[], Sequence[Option]],
    default: Callable[[], Answer],
) -> str:
    """What the group decides (ER-16.1), and how the vote went where not all were for it (ER-1.6)."""
    group = council(play)
    if not is_voted(play) or play.state.options.tellings == "first":
        return await group.choose(play, key, prompt, options, default)
    labels = {option.id: option.label for option in options()}
    verdict = await group.vote(play, key, prompt, options, default)
    votes = Counter(verdict.votes.values())
    if len(votes) > 1:
        n, tie = votes[verdict.option], [*votes.values()].count(max(votes.values())) > 1
        told = {"what": labels[verdict.option], "lead": who(play.state.lead)}
        play.say("rangers-voted", n=n, of=votes.total(), tie=tie, **told)
    return verdict.option


def acting_seat(play: RangersPlay) -> int:
    """ER-16.5: whose turn it is, the drawer in phase 1, else the Lead."""
    state = play.state
    if state.turn_of is not None:
        return state.turn_of
    return state.drawer if state.phase == "path" else state.lead


def end_day(play: RangersPlay, reason: str) -> NoReturn:
    """ER-14.1: the day ends here and now; nothing further of what was being done resolves."""
    play.turn_to("day_end", reason=reason)


def card_options(play: RangersPlay, uids: Sequence[str]) -> list[Option]:
    """An option a card, named by it."""
    state = play.state
    return [Option(uid, text("rangers-card", card=shown(play, uid))) for uid in uids if state.find(uid)]


async def ask_card(play: RangersPlay, seat: int, uids: Sequence[str], why: str, source: str = "") -> str:
    """One of these cards; not asked where there is only one. "" for none."""
    prompt = _which_card(play, why, source)
    return await play.ask(seat, "rangers.card", prompt, lambda: card_options(play, uids), default=lambda: uids[0])


def _which_card(play: RangersPlay, why: str, source: str) -> Text:
    """The question for a card, with what the card that asks for it says, if that is short."""
    card = play.state.find(source)
    said = "" if card is None else as_said(play.state, face_of(content_of(play), card).text)
    says = said if len(said) <= READ_AT_ONCE else ""
    return text("rangers-ask-card", why=why, card=_source(play, source), says=says or "none")


def _source(play: RangersPlay, uid: str) -> str:
    return shown(play, uid) if play.state.find(uid) is not None else "none"


async def targets(play: RangersPlay, target: Any, context: Context, why: str) -> list[str]:
    """The cards that an effect is about, asking where that is left open (rules 9)."""
    if not isinstance(target, Find):
        return board(play).named(target, context)
    found = board(play).matching(target, context)
    uids = [card.uid for card in found]
    if not uids or target.pick == "all":
        return uids
    if target.pick == "next":
        return uids[:1]
    if target.pick == "random":
        return [play.pick("pick:card", uids)]
    if target.pick in ("highest", "lowest"):
        presences = [board(play).presence(card) for card in found]
        best = max(presences) if target.pick == "highest" else min(presences)
        uids = [uid for uid, n in zip(uids, presences, strict=True) if n == best]
    return await _picked(play, target, uids, context, why)


async def _picked(play: RangersPlay, find: Find, uids: list[str], context: Context, why: str) -> list[str]:
    seat = play.state.lead if find.by == "lead" else context.seat
    prompt = _which_card(play, why, context.card)

    def options() -> list[Option]:
        return card_options(play, uids)

    if find.up_to is not None:
        most = min(find.up_to, len(uids))
        return await play.ask_some(seat, "rangers.cards", prompt, options, 0, most)
    default: Callable[[], Answer] = lambda: uids[0]  # noqa: E731
    if find.by == "group":
        return [await council(play).choose(play, "rangers.card", prompt, options, default)]
    return [await play.ask(seat, "rangers.card", prompt, options, default=default)]


async def seats_meant(play: RangersPlay, name: str, context: Context, among: Sequence[int] | None = None) -> list[int]:
    """The Rangers that an effect means (rules 9, Who). among: those that it can be about at all, else everybody."""
    state = play.state
    if among is not None and name != "any":
        return [seat for seat in await seats_meant(play, name, context) if seat in among]
    if name == "each_ranger":
        return state.clockwise(state.lead)
    able = range(state.seats) if among is None else among
    if name == "any" and (among is not None or state.seats > 1):
        return [await _ask_ranger(play, able, context)] if able else []
    card = state.find(context.card)
    owner = card.owner if card is not None and card.owner is not None else context.seat
    return [{"lead": state.lead, "drawer": state.drawer, "owner": owner}.get(name, context.seat)]


async def _ask_ranger(play: RangersPlay, seats: Sequence[int], context: Context) -> int:
    prompt = text("rangers-ask-ranger", card=_source(play, context.card))
    options = [Option(str(seat), text("rangers-seat", who=who(seat))) for seat in seats]
    own = str(context.seat if context.seat in seats else seats[0])
    return int(await play.ask(context.seat, "rangers.ranger", prompt, lambda: options, default=lambda: own))
