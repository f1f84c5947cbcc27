"""Settings of rules 13: each changes what it says, and nothing else has to know of it."""

from fractions import Fraction
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.rules.odds import percent
from bot.trials.scenario_file import read_scenarios
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.game import game as fernreach
from cogs.rangers.options import PRESETS, OneDay, RangersOptions
from cogs.rangers.pictures.readable import cards
from tests.games.rangers.blanked import holds_without
from tests.games.rangers.kit import SEED, answer, asked, at_turn, game, house, lay, make_test, options, resume, stack

WORDS = Catalogue("rangers")
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "rangers"
MISSIONS = [name for name in get_args(OneDay) if name != "no"]


def hint(run: Run[Any], option: str) -> str:
    found = next(one for one in run.requests()[0].options(run) if one.id == option)
    assert found.hint is not None
    return WORDS.format(found.hint)


@pytest.mark.parametrize("preset", ["field", "full"])
def test_a_preset_says_what_each_of_its_settings_is(preset: str) -> None:
    """Rules 0, D1 to D19: and a setting of its own wins over it."""
    chosen = RangersOptions.model_validate({"preset": preset})
    assert {name: chosen.says(name) for name in PRESETS} == {
        name: values[preset == "full"] for name, values in PRESETS.items()
    }
    own = RangersOptions.model_validate({"preset": preset, "icon_names": "leaf", "basic_dodge": "free"})
    assert (own.says("icon_names"), own.says("basic_dodge")) == ("leaf", "free")


# ---------------------------------------------------------------------- show_odds


def test_the_chance_of_a_test_is_told_before_it_is_made_and_with_each_step_more() -> None:  # ER-8.1
    """A fresh deck, an effort that is just enough: of 24 cards 16 do."""
    run = resume(at_turn(1))
    assert hint(run, "remember").startswith("FOC 1, from 67 %")
    answer(run, "remember")
    prompt = WORDS.format(run.requests()[0].decision.prompt)
    assert "Chances: 1 effort 67 % and 2 effort 96 %. What for:" in prompt


def test_the_chance_counts_the_cards_that_are_left() -> None:  # ER-8.2
    state = at_turn(1)
    state.challenge_discard = [card for card in state.challenge_deck if card != "fern.ch.c04"]  # FOC -2
    state.challenge_deck = ["fern.ch.c04"]
    assert hint(resume(state), "remember").startswith("FOC 1, 0 % unless more is added")


def test_what_tires_and_what_blocks_the_way_is_named_before_a_test_is_made() -> None:  # ER-7.2, ER-7.7, rules 10
    state = at_turn(2)
    lay(state, "fern.wild.lynx", "reach:0")
    lay(state, "fern.wild.bell_deer", "reach:0", is_ready=False)
    lay(state, "fern.wild.windfall", "along")
    place = next(card for card in state.cards if card.card == "t.loc.gap")
    said = hint(resume(state), f"traverse:{place.uid}")
    assert said.endswith("; 3 fatigue: fern.wild.lynx 2 and fern.wild.windfall 1; to be dodged: fern.wild.windfall")


def test_a_test_is_one_draft_until_its_effort_is_committed() -> None:  # ER-6.4 to 6.8, rules 10
    """Target, dodge and what is burnt unseen on the way tell nobody anything, so all of it can be taken back; once the
    challenge card is turned, nothing can."""
    state = at_turn(2)
    lay(state, "fern.wild.lynx", "reach:0")
    tangle = lay(state, "fern.wild.windfall", "along").uid
    for card in state.cards:
        card.is_ready = card.is_ready and card.owner is None  # no role answers
    place = next(card.uid for card in state.cards if card.card == "t.loc.gap")
    run = resume(state)
    before, first = game().dump(run.state), run.index
    answer(run, f"traverse:{place}")
    answer(run, [tangle])
    assert asked(run) == "rangers.commit" and run.state.rangers[0].fatigue
    while run.index > first:
        undone = run.undo_index(0)
        assert undone is not None
        run.undo(undone)
    assert (asked(run), game().dump(run.state)) == ("rangers.turn", before)
    answer(run, f"traverse:{place}")
    answer(run, [tangle])
    answer(run, [])
    assert run.undo_index(0) is None


@pytest.mark.parametrize("energy", [0, 1])
def test_each_challenge_card_decides_as_the_chance_says(energy: int) -> None:  # ER-6.8, ER-6.9
    """The same test once with each of the 24 cards on top."""
    told, won = set(), 0
    cards = at_turn(1).challenge_deck
    for card in cards:
        state = at_turn(1)
        stack(state, card.removeprefix("fern.ch."))
        run = resume(state)
        answer(run, "remember")
        decision = run.requests()[0].decision
        assert decision.preview is not None
        told.add(decision.preview({"energy": energy}).params["percent"])
        answer(run, ["energy"] * energy)
        won += next(event.params["won"] for event in run.journal if event.kind == "rangers-outcome")
    assert told == {percent(Fraction(won, len(cards)))}


def test_company_on_the_target_is_in_the_chance() -> None:  # ER-12.2
    state = at_turn(2)
    deer = lay(state, "fern.wild.bell_deer", "along", pawns=[1])
    run = resume(state)
    assert hint(run, f"connect:{deer.uid}").startswith("SPI 1, from 96 %")
    answer(run, f"connect:{deer.uid}")
    assert "Chances: 2 effort 96 %" in WORDS.format(run.requests()[0].decision.prompt)


def test_without_it_no_chance_is_told() -> None:
    run = resume(at_turn(1, show_odds=False))
    assert "%" not in hint(run, "remember")
    answer(run, "remember")
    assert "%" not in WORDS.format(run.requests()[0].decision.prompt)


# ---------------------------------------------------------------------- open_hands


def test_open_hands_are_seen_by_all_and_closed_ones_by_nobody_else() -> None:
    state = at_turn(2, open_hands=True)
    state.rangers[1].hand = ["fern.s.heron_staff"]
    view = resume(state).view(0)
    assert [card["name"] for card in view["hands"]["1"]] == ["Heron Staff"]
    assert any("holds" in WORDS.format(line) for line in game().describe(view))
    assert any(group.id == "hand1" for group in cards(view))
    closed = at_turn(2)
    closed.rangers[1].hand = ["fern.s.heron_staff"]
    assert "heron_staff" not in str(resume(closed).view(0))


@pytest.mark.parametrize(
    ("is_open", "is_held", "is_asked"), [(False, False, True), (True, False, False), (True, True, True)]
)
def test_with_open_hands_only_who_holds_a_response_is_asked(is_open: bool, is_held: bool, is_asked: bool) -> None:
    """ER-16.7."""
    known = next(
        card
        for card in game().content.ranger_cards.values()
        for one in card.abilities
        if one.when.response and one.when.name == "after_test_failed"
    )
    state = at_turn(1, open_hands=is_open)
    own = state.rangers[0]
    own.deck = [*own.deck, known.id]
    own.hand = [known.id] if is_held else ["fern.p.long_stride"]
    stack(state, "c04")
    run = resume(state)
    answer(run, "remember")
    answer(run, [])
    assert (bool(run.requests()) and asked(run) == "rangers.response") is is_asked


# ---------------------------------------------------------------------- icon_names


@pytest.mark.parametrize(("preset", "name"), [("field", "leaf"), ("full", "sun")])
def test_the_leaf_is_a_sun_in_the_published_game(preset: str, name: str) -> None:  # D15
    state = at_turn(1, preset=preset)
    stack(state, "c01")
    deer = lay(state, "fern.wild.bell_deer", "along")
    run = resume(state)
    shown = next(card for card in run.view(None)["cards"] if card["uid"] == deer.uid)
    assert name in shown["icons"]
    assert f"{name.capitalize()}:" in shown["text"]
    make_test(run, "remember")
    assert run.view(None)["last_test"]["icon"] == name


# ---------------------------------------------------------------------- weather


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_a_group_may_have_one_weather_every_day(level: str) -> None:  # ER-2.7
    run = Run.start(fernreach(), SEED, 1, RangersOptions.model_validate({"weather_level": level}))
    house(run, "rangers.turn")
    weather = next(card for card in run.state.cards if card.card in fernreach().content.weathers)
    assert fernreach().content.weathers[weather.card].grade == level
    assert weather.face == 0


def proposed(seats: int = 2) -> Run[Any]:
    """The group is asked for its weather, since the last of them would like another one."""
    run = Run.start(fernreach(), SEED, seats, RangersOptions(group_mode="lead"))
    house(run, "rangers.mulligan")
    seat = seats - 1
    extra = run.anytime(seat)
    assert extra is not None
    run.choose(seat, "weather", run.token(extra, seat))
    assert run.anytime(seat) is None
    house(run, "rangers.weather")
    return run


def test_somebody_proposes_another_weather_and_the_group_decides() -> None:  # DP-25
    run = proposed()
    assert len(options(run)) == 4
    rain = "fern.we.drumming_rain"
    answer(run, rain)
    assert any(card.card == rain for card in run.state.cards)


def test_a_late_group_keeps_its_weather() -> None:  # DP-25
    assert proposed().requests()[0].decision.house_answer() == "fern.we.still_air"


def test_nobody_is_asked_for_a_weather_unless_somebody_proposes_one() -> None:  # ER-2.6
    run = Run.start(fernreach(), SEED, 2, RangersOptions(group_mode="lead"))
    house(run, "rangers.turn")
    assert any(card.card == "fern.we.still_air" for card in run.state.cards)
    assert run.anytime(0) is None


# ---------------------------------------------------------------------- one_day


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_day_for_one_mission_begins_at_its_place_with_it_alone(mission: str) -> None:
    content = fernreach().content
    run = Run.start(fernreach(), SEED, 2, RangersOptions.model_validate({"one_day": mission, "group_mode": "lead"}))
    house(run, "rangers.turn")
    found = content.missions[f"fern.mi.{mission}"]
    assert list(run.state.missions) == [found.id]
    assert run.state.place == (found.places[0] if found.places else "WA")


def test_every_mission_on_the_side_can_be_a_day_by_itself() -> None:
    content = fernreach().content
    sides = {name.rsplit(".", 1)[-1]: one.name for name, one in content.missions.items() if one.kind == "side"}
    assert {name: WORDS.format(text(f"setting-one_day-{name}")) for name in MISSIONS} == sides


# ---------------------------------------------------------------------- path_moments


@pytest.mark.parametrize(("is_on", "seats", "n"), [(True, 1, 1), (True, 3, 3), (False, 3, 0)])
def test_a_moment_for_each_ranger_comes_after_an_arrival(is_on: bool, seats: int, n: int) -> None:
    run = Run.start(
        fernreach(),
        SEED,
        seats,
        RangersOptions(group_mode="lead", path_moments=is_on),
        at_rest=lambda state: state.steps[0].name == "path",
    )
    house(run)
    content = fernreach().content
    state = run.state
    lying = [*state.path_deck, *state.path_discard, *(card.card for card in state.cards)]
    moments = [card for card in lying if card in content.path_cards and content.path_cards[card].type == "moment"]
    assert len(moments) == n
    assert not fernreach().invariants(state)


@pytest.mark.parametrize("card", ["clear_half_hour", "left_lunch", "wrong_turning", "bells_over_hill"])
def test_each_moment_is_shown_by_a_scenario_that_fails_without_it(card: str) -> None:
    found = [one for one in read_scenarios(SCENARIOS / "moments.yaml") if f"fern.o.{card}" in one.shows]
    assert len(found) == 1 and not holds_without(found[0], f"fern.o.{card}")


# ---------------------------------------------------------------------- assist


@pytest.mark.parametrize(("assist", "is_asked"), [("off", False), ("ask", True)])
def test_others_are_asked_for_cards_that_help_anybody_where_the_group_wants_it(assist: str, is_asked: bool) -> None:
    """ER-6.7, DP-10: a card that goes to any test, of another Ranger's hand; its icon counts."""
    state = at_turn(2, assist=assist)
    state.rangers[1].hand = ["t.helping"]
    stack(state, "c05")  # FOC -1
    run = resume(state)
    answer(run, "remember")
    assert (asked(run), run.requests()[0].decision.seats) == ("rangers.commit", (int(is_asked),))
    if is_asked:
        assert [option for option in options(run)] == ["t.helping"]
        answer(run, ["t.helping"])
    answer(run, [])
    assert next(event.params["n"] for event in run.journal if event.kind == "rangers-committed") == 1 + is_asked


# ---------------------------------------------------------------------- min_play_cost, basic_dodge


@pytest.mark.parametrize(("least", "paid"), [("1", 1), ("0", 0)])
def test_what_a_card_costs_at_the_least(least: str, paid: int) -> None:  # D9
    state = at_turn(1, min_play_cost=least)
    state.rangers[0].hand = ["t.breath"]
    run = resume(state)
    answer(run, "play:t.breath")
    assert run.state.rangers[0].energy["FIT"] == 2 - paid
