"""Forecasts that were right and looked wrong say why; who is meant is said where it was left to be guessed."""

from collections.abc import Callable

import pytest

from bot.rules.decision import text
from bot.ui.questions.signs import explained
from cogs.altered.state import AlteredState, Orb
from tests.games.altered.test_dusk_outcome import NAMES
from tests.games.altered.test_turn_labels import LEVY, WORDS, labels, ref, table
from tests.games.altered.test_wordings import put

AUNT, SHOE, MAMMOTH = ref("Pathfinder's Aunt"), ref("Old Snowshoe"), ref("The Stubborn Mammoth")


def places(change: Callable[[AlteredState, int], None], option: str) -> list[str]:
    """What the buttons of both expeditions say."""
    run, _ = table(change)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.form is not None
    form = request.decision.form(option)
    assert form is not None
    return [WORDS.format(one.label, NAMES, label=True) for one in form.parts[0].options]


def aunt(state: AlteredState, seat: int) -> None:
    state.players[seat].hand = [AUNT]
    put(state, "shoe", SHOE, 1 - seat, "hero")


def test_a_boost_that_must_go_to_the_other_is_said_with_the_card() -> None:
    """“Still needs 2 🌲” looked wrong: the boost went to the other's card, since nobody else was there."""
    run, seat = table(aunt)
    foe = ("Ada", "Ben")[1 - seat]
    said = labels(run)
    assert said[f"hand:{AUNT}"].endswith(f" · boosts {foe}’s Old Snowshoe")
    assert said[f"scout:{AUNT}"].endswith(f", then to Reserve · boosts {foe}’s Old Snowshoe")

    def with_own(state: AlteredState, seat: int) -> None:
        aunt(state, seat)
        put(state, "mine", LEVY, seat, "hero")

    run, _ = table(with_own)
    assert "boosts" not in labels(run)[f"hand:{AUNT}"], "it is the player's choice"


def test_a_scout_says_the_same_for_both_expeditions() -> None:
    """“No help” and “Still needs 4” of a Scout that is in neither at Dusk."""
    assert places(aunt, f"scout:{AUNT}") == ["🧭 Leaves before Dusk", "🎒 Leaves before Dusk"]


@pytest.mark.parametrize("there", [False, True])
def test_who_holds_an_expedition_is_named(there: bool) -> None:
    """“Ahead, but held”, by nobody."""

    def change(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [SHOE if there else MAMMOTH]
        state.players[seat].mana = [Orb(LEVY, True) for _ in range(6)]
        if there:
            put(state, "mammoth", MAMMOTH, seat, "hero")

    hero, companion = places(change, f"hand:{SHOE if there else MAMMOTH}")
    assert hero == ("🧭 The Stubborn Mammoth holds it: stays" if there else "🧭 Held by it: stays")
    assert companion == ("🎒 Moves by 🌲⛰️🌊" if there else "🎒 Held by it: stays")


def test_somebody_elses_card_is_said_to_be_theirs() -> None:
    """“Antler Porter: Ben’s 🎒 moves” did not say whose Porter."""
    cat = ref("Prompter's Cat")

    def change(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = []
        put(state, "cat", cat, seat, "hero")
        state.in_play.remove("cat")
        state.objects["cat"].zone, state.objects["cat"].expedition = "reserve", None
        state.players[seat].reserve.append("cat")
        put(state, "shoe", SHOE, 1 - seat, "hero")
        put(state, "mine", MAMMOTH, seat, "companion")

    run, seat = table(change)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.form is not None
    foe = ("Ada", "Ben")[1 - seat]
    (support,) = [one for one in labels(run) if one.endswith(":cat") and not one.startswith("reserve:")]
    form = request.decision.form(support)
    assert form is not None
    said = [WORDS.format(one.label, NAMES, label=True) for one in form.parts[0].options]
    assert any(one.startswith("Old Snowshoe (") and f"{foe}’s 🧭)" in one for one in said), said


def test_a_counter_is_called_one() -> None:
    """“House of Cards loses 1 card.”"""
    card = f"@{ref('House of Cards')}"
    assert WORDS.format(text("al-loses", card=card, what="card", n=1), NAMES) == "House of Cards loses 1 card counter."
    assert WORDS.format(text("al-gains", card=card, what="card", n=2), NAMES) == "House of Cards gains 2 card counters."


def test_a_sign_before_a_verb_is_explained_with_the_others() -> None:
    signs = {"🧭": "Hero", "🎒": "Companion"}
    label = "Gargoyle (Ben’s 🧭): Ben’s 🧭 stays and Ben’s 🎒 moves"
    assert explained([label], signs) == "🧭 = Hero · 🎒 = Companion"
    assert explained(["Ben’s 🎒 moves"], signs) == "", "no line for it alone"


@pytest.mark.parametrize("has_passed", [False, True])
def test_to_exhaust_a_card_of_somebody_who_has_passed_changes_nothing_today(has_passed: bool) -> None:
    """Whoever played Bear With a Complaint was asked for a target, and nothing said that it was all one."""
    bear = ref("Bear With a Complaint")

    def change(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [bear]
        state.players[seat].mana = [Orb(LEVY, True) for _ in range(6)]
        state.passed = [1 - seat] if has_passed else []
        put(state, "shoe", SHOE, 1 - seat, "hero")
        state.in_play.remove("shoe")
        state.objects["shoe"].zone, state.objects["shoe"].expedition = "reserve", None
        state.players[1 - seat].reserve.append("shoe")

    run, seat = table(change)
    run.choose(seat, f"hand:{bear}")
    run.choose(seat, "hero")
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.explain is not None
    (shoe, *_) = request.decision.explain(request.decision.legal())
    foe = ("Ada", "Ben")[1 - seat]
    said = WORDS.format(shoe.label, NAMES, label=True)
    tail = f": {foe} has passed, changes nothing today"
    assert said == (
        f"Old Snowshoe ({foe}’s Reserve){tail}" if has_passed else f"Old Snowshoe 🌲2 ⛰️3 🌊2 ({foe}’s Reserve)"
    )


def test_a_move_says_whether_the_other_moves_as_well() -> None:
    """“Moves by 🌲” left open what the expedition opposite did, since others said “Moves, Ada stays”."""
    porter, landlord = ref("Antler Porter"), ref("Otter Landlord")
    foes = []

    def opposite(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [porter]
        foes.append(("Ada", "Ben")[1 - seat])
        put(state, "landlord", landlord, 1 - seat, "hero")

    hero, companion = places(opposite, f"hand:{porter}")
    assert hero == f"🧭 Moves by ⛰️, {foes[0]} too"
    assert companion == "🎒 Moves by 🌲⛰️", "nobody is there"
