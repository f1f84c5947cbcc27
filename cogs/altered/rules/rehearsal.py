"""A play that is tried on a copy of the table, by the rules themselves, for whoever chooses. Pure.

Whatever is asked or thrown on the way is tried in each way, as long as these are few. Nothing that is hidden from this
player is looked at: decks, the other's hand and Mana are blank in the copy, and what depends on a card of theirs cannot
be known.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Hashable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, NamedTuple, cast

from cachetools import LRUCache

from bot.rules.decision import Decision, Event
from bot.rules.effects.engine import EffectEngine
from bot.rules.play.driving import AwaitAnswer, StepEnded
from bot.rules.play.handle import Play
from cogs.altered.content.cards import LATE, Ability
from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.effects import reactions
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.events.triggers import listeners
from cogs.altered.rules.forks import DIE, UnknownError, Ways
from cogs.altered.rules.progress import progress
from cogs.altered.rules.reading.aside import is_aside
from cogs.altered.rules.reading.boards import staying
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import Before, before
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.rules.reading.seen_copy import as_seen, copied
from cogs.altered.rules.reading.standing import moving
from cogs.altered.rules.rehearsed import Rehearsed, Way
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import EXPEDITIONS, AlteredState, Pending, opposing

Begin = Callable[[AlteredPlay], Coroutine[Any, Any, Any]]
"""What is tried; it holds no object of the table's state."""
MOST_WAYS: Final = 8
"""A die has so many faces; of more ways nobody could say much."""
MOST_TRIED: Final = 4
"""So many ways are gone through where nobody may read what comes of them."""
NOBODY: Final = -1
"""The seat of whoever sees only what everybody does."""
_MOST_WORK: Final = 400
_HEARS_ASIDE: Final = frozenset({"opponent_draws_or_resupplies", "card_leaves_reserve", "exhausted", "rolled", "gains"})
"""What cards wait for that may come of what changes nothing by itself."""


class _Runner:
    """Drives nothing and keeps nothing: what `Play` needs of whoever drives it."""

    def __init__(self, content: Any, engine: EffectEngine[Any, Any]) -> None:
        self.content_of: Callable[[Any], Any] = lambda state: content
        self.journal: list[Event] = []
        self.used: Counter[str] = Counter()
        self.reached_boundary = False
        self.work = 0
        self._engine = engine

    def spend(self, n: int = 1) -> None:
        """As in life, with less patience."""
        self.work += n
        if self.work > _MOST_WORK:
            raise UnknownError

    def own_names(self) -> Mapping[str, str]:
        """Nobody reads the lines."""
        return {}

    def remark(self, event: Event) -> Event | None:
        """No voice."""
        return None

    def effects(self) -> EffectEngine[Any, Any]:
        """The game's."""
        return self._engine


KNOWN: Final[LRUCache[Any, Rehearsed]] = LRUCache(512)
"""What was rehearsed of late, by all that decides it: the same few plays are looked at again by whoever presses one,
confirms it, or looks up something in between."""


async def nothing(play: AlteredPlay) -> None:
    """Where nothing is done before what waits, or before everybody passes."""


def rehearse(
    play: AlteredPlay, seat: int, begin: Begin, name: Hashable = None, *, chooser: int | None = None
) -> Rehearsed:
    """Carry out this and what it wakes, if everybody passes then, for all that this seat can see. name: what tells it
    from all else that may be tried; None: it is not remembered; chooser: who plays, where others read it. What is given
    may not be changed."""
    who = seat if chooser is None else chooser
    if name is None:
        return _rehearsed(play, seat, begin, who)
    key = (play.content, seat, name, as_seen(play.state, seat))
    found = KNOWN.get(key)
    if found is None:
        found = KNOWN[key] = _rehearsed(play, seat, begin, who)
    return found


def _rehearsed(play: AlteredPlay, seat: int, begin: Begin, chooser: int) -> Rehearsed:
    ways, found = Ways(), []
    try:
        while True:
            found.append(_gone(play, seat, begin, ways, chooser))
            if not ways.is_next():
                late = next((one.late for one in found if one.late), "")
                if any(one.is_otherwise for one in found):
                    moved = [one.moved for one in found if one.moved is not None]
                    told = moved if len(moved) == len(found) else ()
                    known = [one.compared or one.state for one in found if one.compared or not one.is_otherwise]
                    compared = known if len(known) == len(found) else ()
                    said = Prospects((), ways.is_own, ways.is_random, late=late, moved=told, compared=compared)
                    return Rehearsed((), said)
                tables = [one.compared or one.state for one in found]
                is_even = not ways.is_chosen and len(found) == DIE
                return Rehearsed(found, Prospects(tables, ways.is_own, ways.is_random, is_even, late))
            if len(found) == MOST_WAYS:
                break
    except (UnknownError, KeyError):  # KeyError: somebody has looked at a blank card
        pass
    return Rehearsed((), Prospects((), is_random=ways.is_random))


def _gone(play: AlteredPlay, seat: int, begin: Begin, ways: Ways, chooser: int) -> Way:
    content = play.content
    runner = _Runner(content, play.effects)
    tried: AlteredPlay = Play(runner)
    tried.state, tried.chance = copied(play.state, seat), cast(Any, ways)
    try:
        _drive(begin(tried), ways, chooser)
        _drive(_react(tried), ways, chooser)
    except StepEnded:  # somebody has won
        return Way(tried.state, runner.journal)
    way = Way(tried.state, list(runner.journal))
    now = Look(way.state, content)
    seems = frozenset(one for one, moves in moving(now).items() if moves)
    if begin is until_progress or now.state.tiebreak or not _is_changed_late(now):
        return replace(way, moved=None if now.state.tiebreak else seems)
    tried.state = copied(way.state, seat)
    compared: AlteredState | None = None
    with suppress(StepEnded):
        _drive(until_progress(tried), ways, chooser)
        if Look(tried.state, content).sums() != now.sums():
            compared = copied(tried.state, seat)
        _drive(progress(tried), ways, chooser)
    moved = _moved(way.state, tried.state)
    late = next((one.obj.card for one in listeners(now) if one.trigger.event in LATE), "")
    if moved == seems:
        return replace(way, late=late if compared is not None else "", moved=seems, compared=compared)
    if not late:
        raise UnknownError  # it will not be as the board says then
    is_over = tried.state.winner is not None or tried.state.tiebreak
    going = {} if compared is None else moving(Look(compared, content))
    if frozenset(one for one, moves in going.items() if moves) != moved:  # something takes the place of moving
        compared = None
    return replace(way, late=late, is_otherwise=True, moved=None if is_over else moved, compared=compared)


def _is_changed_late(look: Look) -> bool:
    """Whether a card in play waits for Dusk, or for somebody to pass or move on, so that it may not be as it looks."""
    waits = any(one.trigger.event in LATE for one in listeners(look))
    return waits or any(
        passive.replace is not None and passive.replace.event == "moves_forward"
        for _, _, passive in look.passives("replace")
    )


def _moved(before: AlteredState, after: AlteredState) -> frozenset[tuple[int, str]]:
    return frozenset(
        (seat, exp)
        for seat, player in enumerate(before.players)
        for exp in EXPEDITIONS
        if after.players[seat].marker[exp] != player.marker[exp]
    )


def _drive(rules: Coroutine[Any, Any, Any], ways: Ways, seat: int) -> None:
    answer: Any = None
    try:
        while True:
            pause = rules.send(answer)
            if not isinstance(pause, AwaitAnswer) or len(pause.decisions) != 1:
                raise UnknownError
            asked = pause.decisions[0]
            answer = _answer(asked, ways, seat)
    except StopIteration:
        return
    finally:
        rules.close()


def _answer(decision: Decision, ways: Ways, seat: int) -> tuple[int, int, Any]:
    options = [one.id for one in decision.options() if one.refused is None]
    if decision.kind != "one" or len(options) > MOST_WAYS:
        raise UnknownError
    if len(options) > 1:
        ways.is_chosen = True
        ways.is_own &= decision.seats[0] == seat
    return 0, decision.seats[0], options[ways.fork(len(options))]


async def _react(play: AlteredPlay) -> None:
    """As `reactions.check`, without what changes nothing of how expeditions stand and wakes nobody."""
    heard = {one.trigger.event for one in listeners(Look(play.state, play.content))}
    hears = not heard.isdisjoint(_HEARS_ASIDE | LATE)
    while True:
        if not hears:
            play.state.pending = [one for one in play.state.pending if not _is_aside(play, one)]
        waiting = next((found for seat in play.state.initiative() if (found := reactions.playable(play, seat))), None)
        if waiting is None:
            return
        play.spend()
        await reactions.react(play, await reactions.choose(play, waiting[0].controller, waiting))


def _is_aside(play: AlteredPlay, pending: Pending) -> bool:
    if pending.ability == "scout":
        return False
    word = play.content.word(pending.ability)
    return is_aside(word.do if isinstance(word, Ability) else word.steps)


async def until_progress(play: AlteredPlay) -> None:
    """Everybody passes, and what waits for Dusk is done: the sums are compared after that (AL-10.1)."""
    state = play.state
    for seat in (opposing(turn := state.turn or 0), turn):
        if seat not in state.passed:
            state.turn = seat
            state.passed.append(seat)
            await perform(play, [Act("passed", seat)])
            await _react(play)
    state.turn, state.phase = None, "dusk"
    await perform(play, [Act("phase", what="dusk")])
    await _react(play)


def carried_out(play: AlteredPlay, seat: int, begin: Begin, table: Callable[[], AlteredState]) -> list[AlteredState]:
    """The table after each way in which this may go, without what is woken by it, where nobody but this seat chooses;
    none: another does, a die is thrown, somebody has won, or it cannot be known. table: a copy for each way."""
    ways, found = Ways(), list[AlteredState]()
    try:
        while len(found) < MOST_TRIED:
            tried: AlteredPlay = Play(_Runner(play.content, play.effects))
            tried.state, tried.chance = table(), cast(Any, ways)
            _drive(begin(tried), ways, seat)
            found.append(tried.state)
            if ways.at_least > MOST_TRIED or ways.is_random or not ways.is_own:
                return []
            if not ways.is_next():
                return found
    except (UnknownError, KeyError, StepEnded):  # KeyError: somebody has looked at a blank card
        pass
    return []


class _Table(NamedTuple):
    """What a rehearsal reads of a play."""

    state: AlteredState
    content: AlteredContent
    effects: EffectEngine[Any, Any]


def compared(look: Look, effects: EffectEngine[Any, Any]) -> Look | None:
    """The table whose sums Dusk compares if everybody passes now; None: there may be several, or that is not known."""
    if look.state.tiebreak or not comes_late(look):
        return look
    found = until_compared(look, effects).ways
    is_sure = len(found) == 1 and found[0].state.winner is None and not found[0].state.tiebreak
    return Look(found[0].state, look.content) if is_sure else None


def stood(play: AlteredPlay) -> Before:
    """The table as it stands, to compare others with, with all that comes before the sums."""
    look = Look(staying(play.state), play.content)
    return before(look, compared(look, play.effects))


def until_compared(look: Look, effects: EffectEngine[Any, Any]) -> Rehearsed:
    """What comes before the sums of Dusk if everybody passes now, for what everybody sees."""
    table = _Table(look.state.model_copy(update={"pending": []}), look.content, effects)
    return rehearse(cast(AlteredPlay, table), NOBODY, until_progress, "dusk")
