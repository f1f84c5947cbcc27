"""A hand keeps one form as it grows, each card says what it would bring, and where nothing helps that is said."""

from collections.abc import Sequence

import pytest

from bot.rules.decision import Option, Text
from bot.rules.kernel.run import Request, Run
from bot.ui.panels.panel import Button, Select, Words
from bot.ui.questions.controls import controls
from bot.ui.questions.request_controls import RequestControls
from cogs.altered.rules.reading.ids import PASS
from cogs.altered.state import AlteredState, Orb
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_turn_labels import WORDS, labels, ref, table
from tests.games.altered.test_wordings import put

HAND = [
    "Old Snowshoe",
    "Marching Meadow",
    "Ridge Runner",
    "Bear With a Complaint",
    "Antler Porter",
    "Burr Collector",
    "Quartermaster Loaf",
    "Junior Recruiter",
    "Reserve Colonel",
    "The Stubborn Mammoth",
    "A Whale, on Land",
]
WHALE = "A Whale, on Land"


def holding(state: AlteredState, seat: int, names: Sequence[str], mana: int = 9) -> None:
    state.players[seat].hand = [ref(name) for name in names]
    state.players[seat].mana = [Orb(ref(HAND[0])) for _ in range(mana)]


def losing(state: AlteredState, seat: int) -> None:
    """The other is one step from winning, and ahead by less than a Whale."""
    state.players[1 - seat].marker = {"hero": 3, "companion": 4}
    for region in state.regions:
        region.face_up = True
    put(state, "meadow", ref("Marching Meadow"), 1 - seat, "hero")
    put(state, "bear", ref("Bear With a Complaint"), 1 - seat, "companion")


def asked(run: Run[AlteredState]) -> Request:
    (request,) = [one for one in run.requests() if not one.anytime]
    return request


def shown(run: Run[AlteredState]) -> tuple[list[str], list[str], bool]:
    """Buttons and lines of the question in a hand, and whether there is a list."""
    decision = asked(run).decision
    assert decision.explain is not None
    options: list[Option] = list(decision.explain(decision.options()))

    def said(what: Text) -> str:
        return WORDS.format(what, NAMES, label=True)

    parts = controls(RequestControls("t", "0", decision, options, said, said, in_hand=True))
    buttons = [one.label for row in parts if isinstance(row, tuple) for one in row if isinstance(one, Button)]
    return buttons, [one.text for one in parts if isinstance(one, Words)], any(isinstance(p, Select) for p in parts)


@pytest.mark.parametrize("many", range(1, len(HAND) + 1))
def test_each_card_has_a_row_or_one_button_and_says_what_it_brings(many: int) -> None:
    run, _ = table(lambda state, seat: holding(state, seat, HAND[:many]))
    buttons, lines, is_list = shown(run)
    assert not is_list
    for name in HAND[:many]:
        alone = [one for one in buttons if one.startswith(name)]
        has_row = any(line.startswith(name) for line in lines)
        assert has_row != bool(alone), (name, buttons, lines)
        assert all(": at best " in one and one.endswith("…") for one in alone), alone


def test_the_one_card_that_saves_says_so() -> None:
    """It alone had no forecast: it stands in both expeditions, and its words had no room."""

    def change(state: AlteredState, seat: int) -> None:
        losing(state, seat)
        holding(state, seat, HAND)

    run, seat = table(change)
    foe = ("Ada", "Ben")[1 - seat]
    assert f"{foe} wins at Dusk unless you act" in WORDS.format(asked(run).decision.prompt, NAMES)
    buttons, _, _ = shown(run)
    (whale,) = [one for one in buttons if one.startswith(WHALE)]
    assert whale.endswith(f"Moves, delays {foe}’s win…"), whale


def test_where_nothing_that_can_be_played_helps_passing_says_so() -> None:
    def change(mana: int, *names: str) -> Run[AlteredState]:
        def changed(state: AlteredState, seat: int) -> None:
            losing(state, seat)
            holding(state, seat, names, mana)

        run, seat = table(changed)
        foes.append(("Ada", "Ben")[1 - seat])
        return run

    foes: list[str] = []
    run = change(1, WHALE)
    assert labels(run)[PASS] == f"Pass: nothing you can play delays {foes[-1]}’s win"
    assert "nothing" not in WORDS.format(asked(run).decision.prompt, NAMES), "who waits reads a sentence like it"
    run = change(3, "Junior Recruiter", WHALE)
    assert labels(run)[PASS] == f"Pass for today: no single play delays {foes[-1]}’s win"
    run = change(9, "Junior Recruiter", WHALE)
    assert labels(run)[PASS] == f"Pass: {foes[-1]} wins at Dusk", "a Whale does"
    assert GAME.content.cards[ref(WHALE)].hand_cost > 3


def test_a_support_that_leaves_no_choice_is_one_press_and_says_what_it_does() -> None:
    def change(state: AlteredState, seat: int) -> None:
        holding(state, seat, HAND[:2])
        put(state, "sparrow", ref("Spare Part Sparrow"), seat, "hero")
        state.in_play.remove("sparrow")
        state.objects["sparrow"].zone, state.objects["sparrow"].expedition = "reserve", None
        state.players[seat].reserve.append("sparrow")

    run, _ = table(change)
    decision = asked(run).decision
    assert decision.form is not None
    (support,) = [one for one in decision.legal() if one.id.startswith("support:")]
    form = decision.form(support.id)
    assert form is not None and not form.parts and not form.closing, "this table is never asked to confirm"
    assert support.hint is not None
    said = WORDS.format(support.hint, NAMES)
    assert said.startswith("it is discarded, and your turn goes on: "), said
