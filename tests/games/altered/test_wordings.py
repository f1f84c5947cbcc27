"""What is asked says all its branches; two things of one name are told apart; whoever answers reads what came of it."""

from collections.abc import Callable
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.rules.table_state import Step
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs import load_game
from cogs.altered.content.filters import Pick
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import named_objects, object_option
from cogs.altered.rules.resolving.asking import no_target
from cogs.altered.rules.resolving.chosen import chosen_names, confirmed_names
from cogs.altered.rules.resolving.context import Context
from cogs.altered.state import EXACTLY, STAYS, AlteredOptions, AlteredState, Obj
from tests.games.altered.test_usual_targets import first_turn

GAME = load_game("altered")
WORDS = Catalogue("altered")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, GAME.name_of)
NOTARY = next(card.id for card in GAME.content.cards.values() if card.name == "Mushroom Notary")
DUKE, STATUE, LEVY = "GM_ROAD_B_VK_12_C", "GM_ROAD_B_CH_16_C", GAME.content.tokens["levy"]


def said(words: Any) -> str:
    return WORDS.format(words, NAMES, label=True)


def begun(change: Callable[[AlteredState], None]) -> Run[AlteredState]:
    """A game from the state of a first turn, changed."""
    state = deepcopy(first_turn())
    change(state)

    def patch(fresh: AlteredState) -> None:
        for name in type(fresh).model_fields:
            setattr(fresh, name, deepcopy(getattr(state, name)))

    return Run.start(GAME, b"words", 2, patch=patch)


def put(state: AlteredState, oid: str, card: str, seat: int, exp: str, *statuses: str) -> None:
    state.objects[oid] = Obj(oid, card, seat, seat, "expedition", 9_000 + len(state.objects), exp, list(statuses))
    state.in_play.append(oid)


def asked(run: Run[AlteredState]) -> tuple[str, list[str]]:
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.key == "altered.instead"
    return said(request.decision.prompt), [said(option.label) for option in request.decision.options()]


def test_instead_of_moving_on_both_ways_are_said() -> None:
    def dusk(state: AlteredState) -> None:
        put(state, "d", DUKE, 0, "hero")
        state.turn, state.passed, state.steps = None, [0, 1], [Step(name="dusk")]

    prompt, labels = asked(begun(dusk))
    assert prompt == "Sleepwalking Duke: the 🧭 hero expedition of Ada would move. What happens?"
    assert labels == ["draw 2 cards instead", "move, as usual"]


def test_instead_of_leaving_both_places_are_said() -> None:
    def night(*statuses: str) -> Callable[[AlteredState], None]:
        def change(state: AlteredState) -> None:
            put(state, "s", STATUE, 0, "hero", *statuses)
            state.turn, state.passed, state.steps = None, [0, 1], [Step(name="night")]

        return change

    prompt, labels = asked(begun(night()))
    assert prompt.endswith("would go to the Reserve. What happens?")
    assert labels == ["into Mana instead", "to the Reserve, as usual"]
    assert asked(begun(night("fleeting")))[1] == ["into Mana instead", "to the Discard (⏳ Fleeting)"]


def test_what_is_paid_and_what_is_aimed_at_are_told_apart() -> None:
    state = deepcopy(first_turn())
    for oid, exp in (("a", "hero"), ("b", "companion"), ("c", "companion")):
        put(state, oid, LEVY, 0, exp)
    play: Any = SimpleNamespace(state=state, content=GAME.content)
    ctx = Context(0, DUKE, chosen={"x/who": ["b"]}, paying={"sacrifice": "a"})
    (target,), (paid,) = confirmed_names(play, ctx)
    assert "🎒 Companion" in said(target) and said(paid).startswith("sacrificing Levy") and "🧭 Hero" in said(paid)
    (twice,), _ = confirmed_names(play, Context(0, DUKE, chosen={"x/who": ["b", "c"]}))
    assert said(twice).startswith("2 × Levy")
    (alone,), _ = confirmed_names(play, Context(0, DUKE, chosen={"x/who": ["b"]}))
    assert said(alone) == "Ada’s Levy"
    assert state.options.telling in EXACTLY
    assert len({said(one) for one in chosen_names(play, ctx)}) == 2, "the journal tells them apart as well"
    state.options = AlteredOptions(telling="whole")
    assert len({said(one) for one in chosen_names(play, ctx)}) == 1, "tables of before go on as they were"


def test_a_boost_says_what_it_comes_to() -> None:
    def noon(telling: Any) -> list[str]:
        def change(state: AlteredState) -> None:
            put(state, "m", "GM_BASE_B_GB_06_C", 0, "hero")
            state.objects["m"].counters = {"boost": 1}
            state.options = AlteredOptions(telling=telling)
            state.turn, state.steps = None, [Step(name="noon")]

        run = begun(change)
        lines = [line for event in run.take_events() if (line := event.text_for(None)) is not None]
        return [WORDS.format(one.said, NAMES) for one in GAME.retold(lines)]

    sapling = next(card for card in GAME.content.cards.values() if card.name == "Mossback Sapling")
    f, m, w = (n + 2 for n in sapling.row)
    assert f"Mossback Sapling gains a boost: now 🌲{f} ⛰️{m} 🌊{w}." in noon(STAYS)
    assert not any("now 🌲" in line for line in noon("whole"))


def test_of_two_copies_it_is_told_which_one_is_exhausted() -> None:
    """Numbered as they were listed, nobody knew which of them could still be played today."""
    state = deepcopy(first_turn())
    for oid in ("a", "b"):
        put(state, oid, DUKE, 0, "hero")
    state.objects["a"].exhausted = True
    look = Look(state, GAME.content)
    tired, ready = (object_option(look, state.objects[oid], 0) for oid in ("a", "b"))
    assert said(tired.label) == f"{said(ready.label)} ↷" and tired.alike != ready.alike
    named = {said(one) for one in named_objects(look, ["a", "b"]) if one is not None}
    assert len(named) == 1 and "↷" not in named.pop(), "a journal tells what they are, as ever"


def test_to_choose_no_target_says_what_still_happens() -> None:
    """*Sabotage → No target* looked like a way to play a card for nothing."""
    found = {}
    for card in GAME.content.cards.values():
        for ability in card.abilities:
            picks = [one for step in ability.do if isinstance(one := getattr(step, "who", None), Pick) and one.up_to]
            if len(picks) == 1:
                found[card.id] = said(no_target(ability.do, picks[0]).label)
                assert said(no_target(ability.do, picks[0], ["a"]).label) == "No more targets"
    assert found["GM_BASE_B_VK_03_C"] == "No target, only Resupply"
    assert found[NOTARY] == "No target: nothing happens"
    assert "No target" in found.values(), "what hangs on more is not told by halves"


def test_what_is_taken_of_the_top_of_a_deck_says_where_to() -> None:
    asked = {
        said(text("al-ask-look", card=f"@{DUKE}", n=step.take, to=step.to, rest=step.rest)).partition(": ")[2]
        for step in GAME.content.steps()
        if step.do == "look"
    }
    assert "take up to one of these to your hand. What you leave goes under your deck." in asked
    assert len(asked) > 1 and all("to your hand" in one or "Reserve" in one or "Mana" in one for one in asked)
