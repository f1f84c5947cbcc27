"""What something is paid with: who is meant to gain by it is no copy of somebody who is not."""

from copy import deepcopy

from bot.rules.alike import without_twins
from bot.rules.decision import Form, text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.house.answers import payee
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredOptions, AlteredState
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_wordings import put

WORDS = Catalogue("altered")
DRUM, LEVY, CHARACTER = "GM_ROAD_B_CH_02_C", "GM_BASE_B_CH_90_C", "GM_ROAD_B_CH_04_C"


def drummed() -> tuple[Run[AlteredState], int]:
    """The first turn of a drummer who has two Levies in one expedition."""
    run: Run[AlteredState] = Run.start(GAME, b"drum", 2, AlteredOptions(confirm="never"))
    for seat in (0, 1):
        run.choose(seat, "drum_corps_2")
    crowd = Crowd(greedy_player, b"drum", 0)
    while run.state.turn is None:
        crowd.step(run)
    state, seat = deepcopy(run.state), run.state.turn
    for name in ("first", "second"):
        put(state, name, LEVY, seat, "hero")

    def patch(fresh: AlteredState) -> None:
        for name in type(fresh).model_fields:
            setattr(fresh, name, deepcopy(getattr(state, name)))

    return Run.start(GAME, b"drum", 2, AlteredOptions(confirm="never"), patch=patch), seat


def asked(run: Run[AlteredState], key: str) -> Request:
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.key == key
    return request


def test_whoever_gains_is_not_given_up_where_a_copy_stands_beside() -> None:
    """AL-7.2: two Levies were one button, and the one that was boosted paid for its boost."""
    run, seat = drummed()
    (drum,) = [one.id for one in asked(run, "altered.turn").decision.options() if one.id.startswith(f"quick:{DRUM}")]
    (drumming,) = [one for one in asked(run, "altered.turn").decision.options() if one.id == drum]
    assert drumming.usual is False, "a coloured button that gives somebody up was pressed as the usual move"
    run.choose(seat, drum)
    levies = [one for one in without_twins(asked(run, "altered.target").decision.options()) if one.id != "back"]
    assert len(levies) == 1, "nothing tells them apart yet"
    run.choose(seat, levies[0].id)
    request = asked(run, "altered.payment")
    decision = request.decision
    shown = list(decision.legal() if decision.explain is None else decision.explain(decision.legal()))
    shown = [one for one in without_twins(shown) if one.id != "back"]
    said = {one.id: WORDS.format(one.label, NAMES, label=True) for one in shown}
    other = next(name for name in ("first", "second") if name != levies[0].id)
    assert set(said) == {"first", "second"}
    assert said[levies[0].id].count(", the target") == 1 and "the target" not in said[other]
    look = Look(run.state, GAME.content)
    assert payee(look, request, seat) == other
    assert decision.default is not None and decision.default() == other
    run.choose(seat, other)
    assert run.state.objects[levies[0].id].counters == {"boost": 2} and other not in run.state.in_play


def panel(run: Run[AlteredState]) -> tuple[str, Form]:
    """The Drum as an option of the turn, and what is asked together with it."""
    decision = asked(run, "altered.turn").decision
    (drum,) = [one.id for one in decision.options() if one.id.startswith(f"quick:{DRUM}")]
    form = decision.form and decision.form(drum)
    assert form is not None
    return drum, form


def test_target_and_what_is_given_up_for_it_are_one_panel() -> None:
    """The Drum took four presses, one of them with a single possible answer, and its text stood there twice."""
    run, seat = drummed()
    drum, form = panel(run)
    assert form.shown == "panel" and form.stepwise and form.said is not None and form.wasted is not None
    assert [part.key for part in form.parts] == ["altered.target", "altered.payment"]
    targets, paid = ([one.id for one in part.options] for part in form.parts)
    assert targets == ["first"] and paid == ["first", "second"], "a copy may pay for whoever is like it"
    assert form.wasted([["first"], ["first"]]) and not form.wasted([["first"], ["second"]])
    words = WORDS.format(form.said([["first"], ["second"]]) or text("al-name", name=""), NAMES, label=True)
    assert words.startswith("Sacrifice Levy") and "target" not in words, words
    for answer in (drum, "first", "second"):
        run.choose(seat, answer)
    assert run.state.objects["first"].counters == {"boost": 2} and "second" not in run.state.in_play


def test_of_copies_of_which_none_is_aimed_at_one_has_a_button() -> None:
    run, seat = drummed()
    put(run.state, "plum", CHARACTER, seat, "companion")
    _, form = panel(run)
    assert form.wasted is not None
    assert [one.id for one in form.parts[0].options] == ["first", "plum"]
    assert [form.wasted([["plum"], [one]]) for one in ("first", "second")] == [False, True]


def test_each_of_one_name_says_where_it_is() -> None:
    """“sacrifice Levy: your 🎒 moves” left open which Levy."""
    run, seat = drummed()
    for oid in ("other", "more"):
        put(run.state, oid, LEVY, seat, "companion")
    run.state.objects["more"].counters["boost"] = 1
    _, form = panel(run)
    assert form.said is not None
    said = [
        WORDS.format(form.said([["first"], [one]]) or text("al-name", name=""), NAMES, label=True)
        for one in ("second", "other", "more")
    ]
    assert "(your 🧭)" in said[0] and all("(your 🎒)" in one for one in said[1:]), said
    assert "🌲1 " in said[1] and "🌲2 " in said[2], "which of the two in one place"
    assert len(set(said)) == 3


def test_with_one_thing_to_pay_with_only_the_target_is_asked() -> None:
    run, seat = drummed()
    run.state.in_play.remove("second")
    put(run.state, "plum", CHARACTER, seat, "companion")
    drum, form = panel(run)
    assert [part.key for part in form.parts] == ["altered.target"] and not form.stepwise
    assert [one.id for one in form.parts[0].options] == ["first", "plum"]
    assert all(one.label.key == "al-option-dusk" for one in form.parts[0].options), "what comes of it is known"
    for answer in (drum, "plum"):
        run.choose(seat, answer)
    assert run.state.objects["plum"].counters == {"boost": 2} and "first" not in run.state.in_play
