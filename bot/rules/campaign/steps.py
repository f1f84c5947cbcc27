"""The steps of a campaign: `gate -> session -> take_in -> between`, and back. Pure.

Whatever the gate is told ends its step, so that it always stands at rest: seats may come and go there and nowhere else.
"""

from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any, Final, Protocol

from bot.rules.campaign.state import CampaignState, Lines, Page
from bot.rules.decision import Answer, Decision, Option, text
from bot.rules.play.handle import Play

GATE, SESSION, TAKE_IN, BETWEEN, TEAR, BRING = "gate", "session", "take_in", "between", "tear", "bring"
CLOSE: Final = "close"
RIDE, BEGIN, TEAR_OUT, BRING_HERO = "ride", "begin", "tear", "bring"
YES, NO = "yes", "no"
HERO: Final = "hero"
"""The kind of what a seat brings along from its user's shelf, and puts away there."""
LONGEST_NAME: Final = 40
State = CampaignState[Any]


class Rules(Protocol):
    """What the steps need to know of a campaign's game; `Campaign` says what each is."""

    record: type[Any]
    party: tuple[int, int]
    has_heroes: bool
    may_be_closed: bool

    def rides_whole(self, state: State) -> bool: ...

    def party_of(self, state: State) -> list[int]: ...

    def least_riders(self, state: State) -> int: ...

    def take_in(self, record: Any, left: Any, riders: Sequence[int]) -> Lines: ...

    def between(self, play: Play[State], seat: int) -> Coroutine[Any, Any, None]: ...

    def close(self, play: Play[State]) -> Coroutine[Any, Any, None]: ...

    def result(self, record: Any) -> str | None: ...

    def welcome(self, record: Any, seat: int) -> None: ...

    def farewell(self, record: Any, seat: int) -> None: ...

    def has_left(self, record: Any, seat: int) -> bool: ...


async def gate(game: Rules, play: Play[State]) -> None:
    """ "Begin the next session?" Nobody is hurried; each rides along who says so, and whoever begins does. Where all
    ride, nobody is asked whether."""
    state = play.state
    result = game.result(state.record)
    if result is not None:  # those who have left have ended it
        play.end(result)
    prompt = text("campaign-gate", n=state.next_number, riding=_names(state.riding), many=len(state.riding))
    if game.rides_whole(state):
        prompt = text("campaign-gate-all", n=state.next_number)
    options = partial(gate_options, game, state)
    seats = tuple(state.held) or tuple(range(state.seats))
    default = partial(_gate_default, game, state)
    decision = Decision(seats, "campaign.gate", prompt, options, forced=False, deadline="none", default=default)
    seat, answer = await play.decide(decision)
    if answer == BEGIN:
        _begin(game, play, seat)
    elif answer == TEAR_OUT:
        play.state.asked_by = seat
        play.next(TEAR)
    elif answer == BRING_HERO:
        play.state.asked_by = seat
        play.next(BRING)
    elif answer == CLOSE:
        play.next(CLOSE)
    else:
        _toggle(play, seat)
        play.next(GATE)


def gate_options(game: Rules, state: State) -> list[Option]:
    """What can be done at the gate."""
    least, most = game.least_riders(state), game.party[1]
    number, n = state.next_number, len(game.party_of(state))
    fits = least - 1 <= n <= most  # whoever begins rides along
    refused = None if fits else text("campaign-refused-party", least=least, most=most, n=n)
    found = [] if game.rides_whole(state) else [Option(RIDE, text("campaign-option-ride"))]
    found.append(Option(BEGIN, text("campaign-option-begin", n=number), refused=refused, usual=True))
    if game.has_heroes:
        found.append(Option(BRING_HERO, text("campaign-option-bring")))
    if state.standing:
        found.append(Option(TEAR_OUT, text("campaign-option-tear", n=number - 1), destructive=True, secondary=True))
        if game.may_be_closed:
            found.append(Option(CLOSE, text("campaign-option-close"), destructive=True, secondary=True))
    return found


def _gate_default(game: Rules, state: State) -> Answer:
    able = [option.id for option in gate_options(game, state) if option.refused is None]
    return BEGIN if BEGIN in able else RIDE


def _toggle(play: Play[State], seat: int) -> None:
    riding = play.state.riding
    is_riding = seat in riding
    riding[:] = [other for other in riding if other != seat] if is_riding else sorted([*riding, seat])
    play.say("campaign-stays" if is_riding else "campaign-rides", who=f"@seat:{seat}")


def _begin(game: Rules, play: Play[State], seat: int) -> None:
    state = play.state
    if not game.rides_whole(state) and seat not in state.riding and len(state.riding) < game.party[1]:
        _toggle(play, seat)
    riders = game.party_of(state)
    least = game.least_riders(state)
    if len(riders) < least:
        play.say("campaign-too-few", least=least, n=len(riders))
        play.next(GATE)
        return
    state.begun += 1
    before = state.record.model_dump(mode="json")
    number = state.next_number
    key = f"{number}-{state.begun}"
    state.session = Page(number=number, key=key, riders=riders, seats=state.seats, before=before)
    play.say("campaign-begins", n=number, who=_names(riders), many=len(riders))
    play.next(SESSION)


async def session(game: Rules, play: Play[State]) -> None:
    """Wait for the child table. One that was broken off leaves no page."""
    page = play.state.session
    assert page is not None
    play.mark_undo_boundary()
    prompt = text("campaign-played", n=page.number, who=_names(page.riders), many=len(page.riders))
    is_there = partial(_is_back, play)
    if await play.what_is_left_of(page.key, prompt, is_there):
        play.next(TAKE_IN)
        return
    play.say("campaign-broken-off", n=page.number)
    play.state.session = None
    play.next(GATE)


def _is_back(play: Play[State]) -> bool:
    page = play.state.session
    return page is not None and page.left is not None


async def take_in(game: Rules, play: Play[State]) -> None:
    """What the session left becomes part of the record, and its page part of the log."""
    state, page = play.state, play.state.session
    assert page is not None
    play.mark_undo_boundary()
    state.pages.append(page)
    state.session = None
    state.riding = []
    play.say("campaign-taken-in", n=page.number)
    for line in game.take_in(state.record, page.left, page.riders):
        play.say(line.key, **line.params)
    result = game.result(state.record)
    if result is not None:
        play.end(result)
    play.next(BETWEEN)


async def between(game: Rules, play: Play[State]) -> None:
    """What each of those who rode does before the next session, side by side."""
    riders = [seat for seat in play.state.pages[-1].riders if seat in play.state.held]
    await play.together([game.between(play, seat) for seat in riders])
    play.next(GATE)


async def close(game: Rules, play: Play[State]) -> None:
    """Whoever is here may end the campaign between two sessions, in the way that its game names."""
    await game.close(play)
    play.next(GATE)


async def tear(game: Rules, play: Play[State]) -> None:
    """Tear out the last page, if all agree who rode then and are still here."""
    state = play.state
    page, by = state.standing[-1], state.asked_by
    prompt = text("campaign-ask-tear", n=page.number, who=f"@seat:{by}")
    asked = [seat for seat in page.riders if seat in state.held and seat != by]
    is_agreed = await _all_agree(play, asked, prompt)
    play.state.asked_by = -1
    if is_agreed:
        _tear_out(game, play)
    else:
        play.say("campaign-not-torn", n=page.number)
    play.next(GATE)


async def _all_agree(play: Play[State], seats: Sequence[int], prompt: Any) -> bool:
    """Whether everybody says yes; the first no decides. Who is away says no."""
    options = [Option(YES, text("campaign-option-yes"), destructive=True), Option(NO, text("campaign-option-no"))]
    left = list(seats)
    while left:
        asked = [Decision((seat,), "campaign.tear", prompt, lambda: options, default=lambda: NO) for seat in left]
        _, seat, answer = await play.ask_one_of(asked)
        if answer == NO:
            return False
        left.remove(seat)
    return True


def _tear_out(game: Rules, play: Play[State]) -> None:
    """Back to before the session. All dice are fresh: streams never go back, and keys of sessions are never used twice.
    Who has joined or come back since is welcomed once more, and to whoever has left since it is farewell again."""
    play.mark_undo_boundary()
    state = play.state
    page = state.standing[-1]
    page.is_torn = True
    state.record = game.record.model_validate(page.before)
    for seat in range(state.seats):
        is_held = seat in state.held
        if seat >= page.seats or (is_held and game.has_left(state.record, seat)):
            game.welcome(state.record, seat)
        if not is_held and not game.has_left(state.record, seat):
            game.farewell(state.record, seat)
    state.riding = []
    play.say("campaign-torn", n=page.number, who=_names(page.riders), many=len(page.riders))


async def bring(game: Rules, play: Play[State]) -> None:
    """One hero of a user's shelf takes that user's seat (`Campaign.fetched`). No name, or one that is not on the shelf:
    all stays as it was."""
    seat = play.state.asked_by
    play.state.brought = ""
    prompt = text("campaign-ask-bring")
    name = Decision(
        (seat,), "campaign.bring", prompt, tuple, "text", 0, LONGEST_NAME, wants=f"shelf.{HERO}", default=lambda: ""
    )
    await play.decide(name)
    play.mark_undo_boundary()  # who has come stays, although the answer that named them could be taken back
    who, state = f"@seat:{seat}", play.state
    if state.brought:
        play.say("campaign-brings", who=who, hero=state.brought)
    else:
        play.say("campaign-brings-nobody", who=who)
    state.asked_by, state.brought = -1, ""
    play.next(GATE)


def _names(seats: Sequence[int]) -> list[str]:
    return [f"@seat:{seat}" for seat in seats]
