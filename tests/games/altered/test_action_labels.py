"""Quick actions and support say on their own buttons what they do, what comes of it at best, and that they end the turn
where they do."""

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import Button
from bot.ui.questions.scene import Scene
from bot.ui.screens.request_section import PartialAnswer, section
from cogs.altered.cog import surface
from cogs.altered.state import AlteredState, Orb
from tests.games.altered.test_turn_labels import LEVY, labels, ref, table
from tests.games.altered.test_wordings import put

GARGOYLE, CAT, SHADE = ref("Well-Read Gargoyle"), ref("Prompter's Cat"), ref("Iloe & Shade")


def keep(state: AlteredState, oid: str, card: str, seat: int) -> None:
    """A card in the Reserve."""
    put(state, oid, card, seat, "hero")
    state.in_play.remove(oid)
    state.objects[oid].zone, state.objects[oid].expedition = "reserve", None
    state.players[seat].reserve.append(oid)


def buttons(run: Run[AlteredState], seat: int) -> dict[str, str]:
    """What stands in the hand of whoever has the turn: label -> style."""
    scene = Scene("t1", surface(), run, {0: "Ada", 1: "Ben"})
    ((token, request),) = [(token, one) for token, one in scene.requests(seat) if not one.anytime]
    parts = section(scene, seat, token, request, PartialAnswer())
    rows = [part for part in parts if isinstance(part, tuple)]
    return {one.label: one.style for row in rows for one in row if isinstance(one, Button)}


def shade(state: AlteredState, seat: int) -> None:
    state.first = seat
    put(state, "iloe", SHADE, seat, "hero")
    state.objects["iloe"].zone, state.objects["iloe"].expedition = "hero", None
    keep(state, "candle", ref("Candle Apprentice"), seat)


@pytest.mark.parametrize("busy", [False, True])
def test_what_ends_the_turn_says_so_on_its_button_however_many_there_are(busy: bool) -> None:
    """“Quick: Iloe & Shade” was bare, and was pressed for a quick action after which a card may be played."""

    def change(state: AlteredState, seat: int) -> None:
        shade(state, seat)
        if not busy:
            state.players[seat].hand = []

    run, seat = table(change)
    shown = buttons(run, seat)
    assert "Quick: Iloe & Shade: After You, ends your turn · Dusk as now" in shown, shown
    assert "Discard ♻️Candle Apprentice: After You, ends your turn · Dusk as now" in shown, "and what Dusk becomes"
    run.choose(seat, next(one for one in labels(run) if one.endswith(":iloe")))
    while run.state.turn == seat and (asked := [one for one in run.requests() if not one.anytime]):
        run.choose(seat, asked[0].decision.legal()[0].id)
    assert run.state.turn == 1 - seat, "it does end the turn"


def test_the_term_below_them_does_not_say_otherwise() -> None:
    scene = Scene("t1", surface(), table(shade)[0], {0: "Ada", 1: "Ben"})
    said = scene.words(text("al-term-quick-action"))
    assert "does not end your turn" not in said and "After You" in said


def test_support_says_its_best_on_its_own_button_which_is_not_the_coloured_one() -> None:
    """“Discard Prompter's Cat for support” stood there in blue, and what it could do came after it was pressed."""

    def change(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = []
        keep(state, "cat", CAT, seat)
        state.players[seat].mana = [Orb(LEVY, False)]
        put(state, "gargoyle", GARGOYLE, 1 - seat, "hero")

    run, seat = table(change)
    foe = ("Ada", "Ben")[1 - seat]
    shown = buttons(run, seat)
    label = f"Discard ♻️Prompter's Cat: switches over, can stop {foe}’s 🧭"
    assert shown[label] == "secondary", shown
    assert "primary" not in shown.values()


def test_targets_that_change_nothing_at_dusk_are_behind_one_button() -> None:
    """Two buttons of two lines each, “… → Trail Pup (Ada’s 🧭): Dusk as now”, pushed the picture off a phone."""

    def change(state: AlteredState, seat: int) -> None:
        keep(state, "fern", ref("Pocket Fern"), seat)
        put(state, "one", LEVY, 1 - seat, "hero")
        put(state, "two", LEVY, 1 - seat, "companion")

    run, seat = table(change)
    said = [one for one in buttons(run, seat) if "Pocket Fern:" in one]
    assert said == ["Discard ♻️Pocket Fern: anchors · Dusk as now"]


def test_the_order_to_pass_by_itself_is_a_sentence_of_its_own() -> None:
    """“... → From now on: pass for me when I can play nothing”: an arrow that came from nowhere."""

    def dear(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [ref("A Whale, on Land")]
        state.players[seat].mana = [Orb(ref("Ridge Runner"))]

    run, seat = table(dear)
    shown = buttons(run, seat)
    assert "From now on: pass for me when I can play nothing" in shown, shown
    assert "Pass for today" in shown and not any("…" in one for one in shown), shown
