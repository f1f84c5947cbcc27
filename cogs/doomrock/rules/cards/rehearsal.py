"""Whether the order of what happens at once can matter here and now, played out beforehand on copies of the table
(DR-1.3, D-9). Pure: the table itself is only looked at.

Nothing is proved where a question, chance or what lies hidden comes in: then the order may matter, and whether somebody
is asked tells nobody what is hidden. `tests/games/doomrock/test_rehearsal.py` plays on in both orders.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from itertools import permutations
from typing import Any, Final, TypeVar, cast

from bot.rules.decision import Event
from bot.rules.kernel.checkpoint import Checkpoint
from bot.rules.play.driving import StepEnded
from bot.rules.rng import Chance
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.state import DoomrockState

T = TypeVar("T")
Rules = Callable[[DoomrockPlay, Sequence[T]], Coroutine[Any, Any, Any]]
MOST: Final = 3
"""How many things are tried in all their orders; with more of them somebody is asked."""
_NO_RULE_LOOKS_AT: Final = frozenset({"asked", "seen", "used", "steps", "voice"})


class _Unknown(Exception):
    """Something that nobody can know beforehand comes in."""


class _NoChance:
    """Of a `Chance` nothing can be had."""

    def __getattr__(self, name: str) -> Any:
        raise _Unknown


class _Rehearsal:
    """Drives rules on a copy as far as they ask nothing (`bot.rules.play.driving.Runner`); nobody hears what they
    tell."""

    def __init__(self, play: DoomrockPlay, table: DoomrockState) -> None:
        self.journal: list[Event] = []
        self.used: Counter[str] = Counter()
        self.reached_boundary = False
        self.work = 0
        self.content_of: Callable[[Any], Any] = lambda state: play.content
        self.effects = lambda: play.effects
        self.spend = play.spend
        self.play = DoomrockPlay(self)
        self.play.state = table
        self.play.chance = cast(Chance, _NoChance())

    def own_names(self) -> Mapping[str, str]:
        return {}

    def remark(self, event: Event) -> Event | None:
        return None

    def end_of(self, rules: Coroutine[Any, Any, Any]) -> DoomrockState:
        """How the table stands after these rules. Raises `_Unknown`."""
        try:
            rules.send(None)
        except StopIteration:
            return self.play.state
        except StepEnded:
            raise _Unknown from None  # the battle would be over, and what comes later with it
        finally:
            rules.close()
        raise _Unknown


def is_free_of_order(play: DoomrockPlay, rules: Rules[T], things: Sequence[T]) -> bool:
    """Whether the table stands the same after these rules, in whatever order they get these things."""
    if len(things) > MOST or isinstance(play.chance, _NoChance):  # a rehearsal within a rehearsal proves nothing more
        return False
    before, first = _hidden(play.state), None
    table = Checkpoint.of(play.state, 0, 0)  # to read it is a third of the time of a deep copy
    for order in permutations(things):
        rehearsal = _Rehearsal(play, table.read(DoomrockState))
        try:
            after = rehearsal.end_of(rules(rehearsal.play, order))
        except _Unknown:
            return False
        if _hidden(after) != before:
            return False
        seen = _seen(after)
        if first is None:
            first = seen
        elif seen != first:
            return False
    return True


def _hidden(state: DoomrockState) -> tuple[Any, ...]:
    """Face-down piles and markers, and the dice, whose faces may be looked at before."""
    battle = state.battle
    drawn = [] if battle is None else list(battle.ai_draw)
    marked = [list(one.expose) for one in (*state.heroes, *(() if battle is None else battle.enemies))]
    dice = [[(die.face, die.where) for die in hero.dice] for hero in state.heroes]
    return list(state.pool), {name: list(deck) for name, deck in state.decks.items()}, drawn, marked, dice


def _seen(state: DoomrockState) -> dict[str, Any]:
    """All else, with what has no order put into one."""
    found = state.model_dump(mode="json", exclude=set(_NO_RULE_LOOKS_AT))
    battle = found["battle"]
    if battle is not None:
        battle["groups"] = sorted(sorted(group) for group in battle["groups"])
        battle["reached"].sort()
    for character in [*found["heroes"], *(battle["enemies"] if battle is not None else [])]:
        character["statuses"].sort(key=str)
    found["modifiers"].sort(key=str)
    return found
