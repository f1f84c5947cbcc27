"""A server's own cards at a table (ER-18.4): numbers are ruled, what they say is done by hand, everybody is told."""

import json
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.content.decks import deck_of
from cogs.rangers.content.imports.cards import read_cards
from cogs.rangers.content.imports.own import PINNING
from cogs.rangers.game import game
from cogs.rangers.options import RangersOptions
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import DULL, answer, asked, at_turn, lay, options, resume, told
from tests.games.rangers.test_imports import box, row

CONTENT = game().content
WORDS = Catalogue("rangers")
FIRST = next(iter(CONTENT.prebuilt.values()))
ROPE, SHOUT, ROLE = "imp.box.09001", "imp.box.09002", "imp.box.09050"


def pinned() -> list[dict[str, Any]]:
    """A gear, a moment and a role of a server's own."""
    moment = row("09002", name="Shout Back", type_id="moment", equip=None, token_id=None, text="Soothe 2. Echo.")
    role = row("09050", name="Rope Walker", type_id="role", set_id=FIRST.specialty, text="Walk on ropes.")
    found = read_cards(box(row(), moment, role), "box")
    assert not found.problems
    return [PINNING.packed(card) for card in found.cards.values()]


def with_own(**chosen: Any) -> RangersState:
    """The first Ranger is about to act, holds both cards, and everything of theirs is the server's own."""
    state = at_turn(2, **chosen)
    PINNING.take(state, 0, pinned())
    own = state.rangers[0]
    own.hand, own.cards = [ROPE, SHOUT], [*DULL, ROPE, SHOUT]
    own.fatigue = [own.deck.pop() for _ in range(3)]
    return state


def test_an_imported_card_is_ruled_by_its_numbers() -> None:  # ER-18.4
    run = resume(with_own())
    answer(run, f"play:{ROPE}")
    assert asked(run) == "rangers.by_hand"
    answer(run, "done")
    (rope,) = [card for card in run.state.cards if card.card == ROPE]
    assert rope.zone == "area:0" and rope.tokens == {"coil": 2}
    assert run.state.rangers[0].energy["FIT"] == 1
    shown = next(card for card in run.view(None)["cards"] if card["id"] == ROPE)
    assert shown["name"] == "Spare Rope" and "tie something" in shown["text"]


def test_what_it_says_is_done_by_hand_and_told_to_all() -> None:  # ER-18.4
    run = resume(with_own())
    answer(run, f"play:{SHOUT}")
    answer(run, "soothe")
    answer(run, "0")  # which Ranger
    answer(run, 2)
    assert "rangers-by-hand" in told(run)
    assert len(run.state.rangers[0].fatigue) == 1
    answer(run, "done")
    assert SHOUT in run.state.rangers[0].discard and asked(run) == "rangers.turn"


def test_gear_is_used_by_hand_on_ones_own_turn() -> None:  # ER-18.4
    state = with_own()
    state.rangers[0].hand.remove(ROPE)
    rope = lay(state, ROPE, "area:0", owner=0)
    run = resume(state)
    assert f"hand:{rope.uid}" in options(run)
    answer(run, f"hand:{rope.uid}")
    answer(run, "tokens")
    answer(run, rope.uid)
    answer(run, "coil")
    answer(run, -1)
    answer(run, "turn")
    answer(run, rope.uid)
    answer(run, "done")
    assert run.state.card(rope.uid).tokens == {"coil": 1} and not run.state.card(rope.uid).is_ready


@pytest.mark.parametrize(("is_ready", "said"), [(True, "exhausted"), (False, "readied")])
def test_a_card_that_is_turned_by_hand_is_told_as_it_lies_then(is_ready: bool, said: str) -> None:  # ER-18.4
    state = with_own()
    deer = lay(state, "fern.wild.bell_deer", "along", is_ready=is_ready)
    run = resume(state)
    for step in (f"play:{SHOUT}", "turn", deer.uid):
        answer(run, step)
    (line,) = [event for event in run.take_events() if event.kind == "rangers-by-hand"]
    assert f"is {said}" in WORDS.format(line.params["what"], game().name_of)
    assert run.state.card(deer.uid).is_ready is not is_ready


def test_a_change_by_hand_clears_what_it_fills() -> None:  # ER-9.4
    state = with_own()
    deer = lay(state, "fern.wild.bell_deer", "along", tokens={"progress": 3})
    run = resume(state)
    answer(run, f"play:{SHOUT}")
    for step in ("tokens", deer.uid, "progress", 5):
        answer(run, step)
    assert run.state.find(deer.uid) is None and "rangers-clears" in told(run)


@pytest.mark.parametrize(
    ("tool", "steps"),
    [
        *(("energy", ["0", "FIT", 2]), ("draw", ["0", 1]), ("fatigue", ["1", 1]), ("injure", ["1", 1])),
        *(("heal", ["0", 1]), ("path", []), ("scout", ["own", 2]), ("move", ["deer", "reach:0"])),
        ("discard", ["deer"]),
    ],
)
def test_every_tool_does_what_it_says(tool: str, steps: list[Any]) -> None:  # ER-18.4
    state = with_own()
    deer = lay(state, "fern.wild.bell_deer", "along")
    run = resume(state)
    answer(run, f"play:{SHOUT}")
    before = game().dump(run.state)
    answer(run, tool)
    for step in steps:
        answer(run, deer.uid if step == "deer" else step)
    while asked(run) not in ("rangers.by_hand", "rangers.turn"):
        answer(run, run.requests()[0].decision.house_answer())
    assert game().dump(run.state) != before
    assert "rangers-by-hand" in told(run)


def test_without_manual_a_mapped_card_acts_by_itself() -> None:  # rules 13, `effects`
    """A card with abilities of its own is by hand only where the group wants that of all."""
    mapped = pinned()
    for one in mapped:
        if one["id"] == SHOUT:
            one["card"]["abilities"] = [{"when": "play", "do": [{"do": "soothe", "n": 2}]}]
    for effects, is_asked in (("auto", False), ("manual", True)):
        state = with_own(effects=effects)
        PINNING.take(state, 0, mapped)
        run = resume(state)
        answer(run, f"play:{SHOUT}")
        assert (asked(run) == "rangers.by_hand") is is_asked
        assert len(run.state.rangers[0].fatigue) == 1


def test_an_own_ranger_with_own_cards_and_role_rides() -> None:  # ER-18.4, D14
    deck = deck_of(FIRST)
    cards = {name: n for name, n in deck.cards.items() if name != FIRST.outside} | {ROPE: 2}
    data = deck.model_copy(update={"cards": cards, "role": ROLE}).model_dump()
    run = Run.start(game(), b"own", 1, RangersOptions())
    run.choose(0, "own", run.token(run.requests()[0], 0))
    with pytest.raises(NotPossible):  # what nobody has fetched is unknown
        run.supply(0, {"name": "Mira", "data": data})
    run.supply(0, {"name": "Mira", "data": data, "pinned": pinned()})
    run.choose(0, "Mira", run.token(run.requests()[0], 0))
    own = run.state.rangers[0]
    assert own.role == ROLE and own.cards.count(ROPE) == 2
    while asked(run) != "rangers.turn":
        answer(run, run.requests()[0].decision.house_answer())
    assert game().own_names(run.state)[ROPE] == "Spare Rope"
    assert json.dumps(run.view(0)) and not game().invariants(run.state)


@pytest.mark.parametrize("cards", [7, [7], [{"id": "x"}] * 300, [{"id": "y", "card": {"name": "n"}}]])
def test_what_are_no_cards_is_refused(cards: Any) -> None:
    run = Run.start(game(), b"own", 1, RangersOptions())
    run.choose(0, "own", run.token(run.requests()[0], 0))
    before = game().dump(run.state)
    with pytest.raises(NotPossible):
        run.supply(0, {"name": "Mira", "data": deck_of(FIRST).model_dump(), "pinned": cards})
    assert game().dump(run.state) == before
