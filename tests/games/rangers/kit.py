"""What the tests of a day share: a small valley whose cards say one thing each, and tables set up by hand.

The Rangers, roles, challenge cards and three terrains are the bundled ones; weather, places and path cards are those of
`valley/`, so that no change of the real ones changes what a test means.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.rules.kernel.run import Checkpoint, Run
from bot.rules.table_state import Step
from cogs.rangers import bundled_files
from cogs.rangers.content.pack import load
from cogs.rangers.day_game import RangersDay
from cogs.rangers.options import RangersOptions
from cogs.rangers.rules.cards.zones import enter
from cogs.rangers.rules.reading.cards import only
from cogs.rangers.state import CardInPlay, Ranger, RangersState

SEED = b"a day in a small valley"
BUNDLED = ("aspects", "challenges", "sets", "roles", "ranger_cards", "prebuilt")
TERRAINS = ("wildwood", "fen", "shore")
HERE = Path(__file__).parent / "valley"
DULL = ["fern.p.long_stride"] * 30
"""A deck in which no card answers to anything."""


def _is_wanted(name: str) -> bool:
    kind = name.removeprefix("rangers/").removesuffix(".yaml")
    return kind.split("-")[0] in BUNDLED or kind in {f"path_cards-{terrain}" for terrain in TERRAINS}


@lru_cache
def game() -> RangersDay:
    files = {name: source for name, source in bundled_files().items() if _is_wanted(name)}
    own = {
        f"rangers/{path.relative_to(HERE)}": path.read_text(encoding="utf-8") for path in sorted(HERE.glob("**/*.yaml"))
    }
    prose = {f"rangers/stories/{path.name}": path.read_text(encoding="utf-8") for path in HERE.glob("stories/*.md")}
    return RangersDay(load({**files, **own}, prose))


def start(seats: int = 2, *, until: str = "turn", **options: Any) -> RangersState:
    """The state where a step is about to begin for the first time, the house having answered so far. The Lead decides
    for the group, unless `group_mode` says otherwise."""
    chosen = RangersOptions(**{"group_mode": "lead", **options})
    run = Run.start(game(), SEED, seats, chosen, at_rest=lambda state: state.steps[0].name == until)
    house(run)
    assert not run.over, f"{until} was never reached"
    return run.state


def house(run: Run[RangersState], until: str = "") -> None:
    """The house answers for everybody, until a question of this key is asked or the run rests."""
    for _ in range(200):
        if not run.requests() or asked(run) == until:
            return
        answer(run, run.requests()[0].decision.house_answer())
    raise AssertionError(f"{until or 'the end'} was never reached")


def at_turn(seats: int = 2, **options: Any) -> RangersState:
    """The first Ranger is about to act, at the Gap; nothing else is on the table, hands are empty, no
    card of a deck answers to anything."""
    state = start(seats, **options)
    content = game().content
    for card in [card for card in state.cards if card.card in content.path_cards]:
        state.cards.remove(card)
        state.collection.append(card.card)
    place = only(state, content, "location")
    assert place is not None
    place.card, state.place = "t.loc.gap", "GA"
    state.lead = state.drawer = 0
    for own in state.rangers:
        own.deck, own.hand, own.discard, own.fatigue = list(DULL), [], [], []
        own.energy = {"AWA": 2, "FIT": 2, "SPI": 2, "FOC": 2}
    state.steps = [Step(name="turn", args={"seat": 0})]
    return state


def lay(state: RangersState, card: str, zone: str, **fields: Any) -> CardInPlay:
    """A card on the table, wherever it was before."""
    content = game().content_of(state)
    found = enter(state, content, card, zone, fields.pop("owner", None))
    for pile in (state.collection, state.path_deck, state.path_discard, state.reserve):
        if card in pile:
            pile.remove(card)
            break
    for name, value in fields.items():
        setattr(found, name, value)
    return found


def stack(state: RangersState, *challenges: str) -> None:
    """These challenge cards (`c08`) on top, the first of them next."""
    ids = [f"fern.ch.{name}" for name in challenges]
    state.challenge_deck = [card for card in state.challenge_deck if card not in ids] + ids[::-1]


def resume(state: RangersState) -> Run[RangersState]:
    """Play on from here."""
    return Run.resume(game(), SEED, Checkpoint(0, 0, game().dump(state)))


def asked(run: Run[RangersState]) -> str:
    """The key of the question that waits."""
    return run.requests()[0].decision.key


def answer(run: Run[RangersState], choice: Any, seat: int | None = None) -> None:
    """Whoever is asked answers."""
    request = run.requests(seat)[0] if seat is not None else run.requests()[0]
    seat = request.decision.seats[0] if seat is None else seat
    run.choose(seat, choice, run.token(request, seat))


def make_test(run: Run[RangersState], option: str, *, commit: Any = (), dodge: Any = ()) -> None:
    """The first Ranger makes a test: what is dodged, what is committed; the house answers the rest of it."""
    answer(run, option)
    prepared = {"rangers.commit": list(commit), "rangers.dodge": list(dodge)}
    for _ in range(20):
        if not run.requests() or asked(run) == "rangers.turn":
            return
        key = asked(run)
        answer(run, prepared[key] if key in prepared else run.requests()[0].decision.house_answer())
    raise AssertionError("the test never ended")


def order_asked() -> Run[RangersState]:
    """A crest has been turned: the hart along the way and the lynx within reach stir, and in which order is asked."""
    state = at_turn()
    lay(state, "t.hart", "along")
    lay(state, "t.lynx", "reach:0")
    stack(state, "c08")
    run = resume(state)
    answer(run, "remember")
    house(run, "rangers.order")
    return run


def response_asked() -> Run[RangersState]:
    """The first Ranger's test has succeeded, and the second, who could hold an answer and holds none, is asked."""
    state = at_turn()
    state.rangers[1].hand, state.rangers[1].deck = ["t.nail"], ["t.duck", "t.nail"]
    stack(state, "c02")
    place = next(card.uid for card in state.cards if card.card == "t.loc.gap")
    run = resume(state)
    answer(run, f"traverse:{place}")
    house(run, "rangers.response")
    return run


def options(run: Run[RangersState]) -> Mapping[str, str]:
    """Option -> why it cannot be taken, "" if it can."""
    found = run.requests()[0].options(run)
    return {option.id: option.refused.key if option.refused is not None else "" for option in found}


def ranger(run: Run[RangersState], seat: int = 0) -> Ranger:
    return run.state.rangers[seat]


def found(run: Run[RangersState], uid: str) -> CardInPlay:
    return run.state.card(uid)


def told(run: Run[RangersState]) -> list[str]:
    """The kinds of the lines since the last look."""
    return [event.kind for event in run.take_events()]
