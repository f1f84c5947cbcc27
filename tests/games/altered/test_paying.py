"""What something is paid with: who is meant to gain by it is no copy of somebody who is not."""

from copy import deepcopy

from bot.rules.alike import without_twins
from bot.rules.decision import text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.house.answers import payee
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredOptions, AlteredState
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_wordings import put

WORDS = Catalogue("altered")
DRUM, LEVY = "GM_ROAD_B_CH_02_C", "GM_BASE_B_CH_90_C"


def drummed() -> tuple[Run[AlteredState], int]:
    """The first turn of a drummer who has two Levies in one expedition."""
    run: Run[AlteredState] = Run.start(GAME, b"drum", 2, AlteredOptions(confirm="never"))
    for seat in (0, 1):
        run.choose(seat, "drum_corps")
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


def test_target_and_what_is_given_up_for_it_are_one_button() -> None:
    """The Drum took four presses, three of them of the same name."""
    run, seat = drummed()
    (drum,) = [one.id for one in asked(run, "altered.turn").decision.options() if one.id.startswith(f"quick:{DRUM}")]
    run.choose(seat, drum)
    decision = asked(run, "altered.target").decision
    assert decision.form is not None and decision.form("back") is None
    form = decision.form("first")
    assert form is not None and form.said is not None
    (part,) = form.parts
    assert part.key == "altered.payment" and {one.id for one in part.options} == {"first", "second"}
    said = {
        one.id: WORDS.format(form.said([[one.id]]) or text("al-name", name=""), NAMES, label=True)
        for one in part.options
    }
    assert all(one.startswith("sacrifice Levy") and ": " in one for one in said.values()), said
    assert ", the target" in said["first"] and ", the target" not in said["second"]
    option = next(one for one in decision.options() if one.id == "first")
    assert option.stem == option.label, "what comes of the pair stands behind it"
    run.choose(seat, "first")
    run.choose(seat, "second")
    assert run.state.objects["first"].counters == {"boost": 2}
