"""What somebody of Near and Far is told that a choice brings is what it brings: camps, reputation, cards to keep,
fights; and what may be done besides is told on the board without a word of what a hand holds."""

from typing import Any

import pytest

from bot.rules.decision import Option, Text, text
from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.near_and_far.content.terms import threat_points
from cogs.near_and_far.game import game
from cogs.near_and_far.pictures.picture import pictures
from cogs.near_and_far.pictures.readable import readable
from cogs.near_and_far.rules.reading.camping import camp_brings
from cogs.near_and_far.rules.reading.scoring import sheet
from cogs.near_and_far.rules.reading.table import artifact
from cogs.near_and_far.rules.town_hall import READY, value, why_not
from cogs.near_and_far.view.asides import besides
from cogs.near_and_far.view.retelling import retold
from cogs.near_and_far.view.view import CATEGORIES
from tests.games.near_and_far.test_odds import scenario, started
from tests.games.near_and_far.test_told import asked, said

WORDS = Catalogue("near_and_far")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of)
NEWS = {"told": None, "turns": 0, "visiting": None}


def words(told: Text | None) -> str:
    return "" if told is None else WORDS.format(told, NAMES)


def brings(state: Any, seat: int) -> tuple[str, int, int]:
    """(the question, the points that it tells of at once, those that a camp then brings)."""
    content, own = game().content, state.players[seat]
    told = camp_brings(state, content, seat)
    promised = (3 if told["last"] else 1) + {"joined": told["large"], "shared": told["small"]}.get(told["route"], 0)
    later = state.model_copy(deep=True)
    later.camps[own.at] = seat
    later.players[seat].camps -= 1
    gained = sheet(later, content, seat).total - sheet(state, content, seat).total
    return words(text("far-ask-camp", n=3, have=own.hearts, **told)), promised, gained


def test_the_question_of_a_camp_says_what_it_brings() -> None:
    met = set()
    for run, request in asked("far.camp"):
        seat = request.decision.seats[0]
        assert WORDS.short(request.decision.prompt) is None, "a board says the same"
        if run.state.players[seat].hearts < 3:
            continue
        asks, promised, gained = brings(run.state, seat)
        assert promised == gained and words(request.decision.prompt).split(" and brings ")[1] in asks
        met |= {name for name in ("1 point", "route", "now", "searches") if name in asks}
    assert {"1 point", "route"} <= met


@pytest.mark.parametrize(
    ("owner", "said_of_it"),
    [
        (None, "an end of the 🌶️ route: 7 points with the other end too, 3 if somebody else takes that"),
        (0, "and 7 more for the whole 🌶️ route"),
        (1, "and 3 more for this end of the 🌶️ route, 3 to Ben for the other"),
    ],
)
def test_a_camp_at_the_end_of_a_route_says_how_the_route_stands(owner: int | None, said_of_it: str) -> None:
    run = started(scenario("town", "HALL-all").given)
    here, there = (end.id for end in run.game.content.maps["m01"].ends["peppers"])
    own = run.state.players[0]
    own.area, own.at, own.hearts, own.camps = "map", here, 3, 1
    if owner is not None:
        run.state.camps[there] = owner
    asks, promised, gained = brings(run.state, 0)
    assert said_of_it in asks and "3 points, as the last one" in asks and promised == gained


def test_a_camp_says_what_is_found_or_that_nobody_searches() -> None:
    run = started(scenario("town", "HALL-all").given)
    own = run.state.players[0]
    own.area, own.hearts = "map", 3
    own.at = next(space.id for space in run.game.content.maps["m01"].spaces if space.icon == "gem")
    own.party = {}
    assert "(nobody here searches for the 💎)" in brings(run.state, 0)[0]
    seeker = next(one for one, card in run.game.content.adventurers.items() if card.icons.get("S") == 1)
    own.party = {run.game.content.adventurers[seeker].faction: seeker}
    assert "1 point, and 1 gem now." in brings(run.state, 0)[0]


def test_whoever_is_asked_about_a_camp_sees_the_map_in_the_hand() -> None:
    run, request = next(asked("far.camp"))
    view = {**run.view(request.decision.seats[0]), "asked": ["far.camp"], "happened": NEWS}
    (spec,) = pictures(view)
    assert (spec.name, spec.is_asked) == ("map", True)


def hall(*choices: Any) -> Run[Any]:
    run = started(scenario("town", "HALL-all").given)
    for choice in ("town", "town_hall", *choices):
        run.choose(0, choice)
    return run


@pytest.mark.parametrize("way", ["up", "down"])
def test_a_step_of_reputation_says_what_it_makes_of_the_points_before_it_is_paid(way: str) -> None:
    run = hall(way)
    (decision,) = [request.decision for request in run.requests() if not request.anytime]
    assert decision.preview is not None
    told = decision.preview({"pay.coin": 2, "pay.gem": 1})
    before = run.view(None)["players"][0]
    assert (told.params["rep"], told.params["points"]) == (before["rep"], before["points"])
    run.choose(0, ["pay.coin", "pay.coin", "pay.gem"])
    after = run.view(None)["players"][0]
    assert (told.params["then"], told.params["after"]) == (after["rep"], after["points"])
    assert words(told) == f"reputation {before['rep']} → {after['rep']}, points {before['points']} → {after['points']}"


def test_a_trade_in_which_nothing_is_lost_is_one_press_and_told_once() -> None:
    assert all(why_not(deal) is None and value(dict(deal.give)) == value(dict(deal.get)) for deal in READY)
    run = hall()
    labels = {one.id: words(one.label) for one in run.requests()[0].options(run)}
    offered = ["3 coins → 1 gem", "2 coins → 1 food", "1 gem → 1 coin and 1 food"]
    assert [label for one, label in labels.items() if one.startswith("deal:")] == offered
    assert labels["trade"] == "Another trade…"
    begun = len(run.journal)
    run.choose(0, "deal:1")
    assert (run.state.players[0].coins, run.state.players[0].gems) == (0, 2)
    lines = [line for event in run.journal[begun:] if (line := event.text_for(None)) is not None]
    assert {"far-traded", "far-gives", "far-gets"} <= {line.key for line in lines}
    told = [one.said.key for one in retold(lines, run.game.content)]
    assert "far-traded" in told and not {"far-gives", "far-gets"} & {*told}
    able = [one.id for one in run.requests()[0].options(run) if one.refused is None]
    assert "trade" not in able and not any(one.startswith("deal:") for one in able), "once a visit"
    run.choose(0, "done")


def test_cards_that_are_looked_at_say_what_they_cost_and_what_is_left_unbought_costs() -> None:
    run = started(scenario("town", "STORE-four").given)
    content = run.game.content
    gated = [one for one, card in content.advanced.items() if card.is_gated]
    run.state.advanced_pile = gated[:3]
    for choice in ("town", "general_store", "draw:1"):
        run.choose(0, choice)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.key == "far.keep" and "each left unbought costs a point" in words(request.decision.prompt)
    for option, shown in zip(request.options(run), run.view(0)["drawn"], strict=True):
        card = artifact(content, option.id)
        told = words(option.hint)
        assert told.startswith("Costs ") and f"{card.points} point" in told
        assert (card.is_gated == ("wants a reputation of" in told)) and shown["rep_min"] == card.rep_min
        assert bool(shown["cost"]) == bool(card.cost.goods)
    (group,) = [one for one in readable(run.view(0)) if one.id == "drawn"]
    assert all(
        "Costs " in " ".join(words(line) for line in card.read().lines[:2] if isinstance(line, Text))
        for card in group.cards
    )
    assert run.view(1)["drawn"] == run.view(None)["drawn"] == []


def test_a_fight_says_what_losing_costs_and_what_winning_brings() -> None:
    for run, request in asked("far.threat"):
        (fight,) = [one for one in request.options(run) if one.id == "fight"]
        told, level = words(fight.hint), run.state.threats[0]
        assert "the turn is over" in told and "a camp on it without hearts" in told
        assert f"{threat_points(level)} point" in told
        return
    pytest.fail("nobody met a threat")


def test_a_step_that_a_tortoise_saves_says_so() -> None:
    met = set()
    for run, request in asked("far.move"):
        own = run.state.players[request.decision.seats[0]]
        own.tortoises, run.state.turn.skips = 1, 1
        for option in request.options(run):
            if option.label.key == "far-option-step":
                assert ("free by tortoise" in said(option)) == (own.at != "T" and own.at not in run.state.camps)
                met.add("free" in said(option))
        if met == {True, False}:
            return
    pytest.fail(f"only {met}")


def test_too_few_hearts_for_a_camp_are_told_before_setting_out() -> None:
    met = set()
    for _, request in asked("far.turn"):
        params = request.decision.prompt.params
        if params["area"] != "map" and params["camp"] == 3:
            assert ("not for a camp (3)" in words(request.decision.prompt)) == (params["fresh"] < 3)
            met.add(params["fresh"] < 3)
    poor = {"area": "square", "fresh": 2, "hearts": 0, "stuck": False, "camp": 3, "short": True, "poor": True}
    assert met and "Out of town with 2 hearts: enough to walk and read" in words(text("far-ask-turn", **poor))


def test_who_would_take_anothers_place_is_told_before_they_are_hired() -> None:
    run = started(scenario("town", "SALOON-refresh").given)
    own = run.state.players[0]
    held = next(one for one in run.game.content.adventurers if one.startswith("adv_m") and one not in run.state.row)
    own.party["mystic"] = held
    for choice in ("town", "saloon", "none"):
        run.choose(0, choice)
    hints = {one.id: words(one.hint) for one in run.requests()[0].options(run)}
    assert "has the mystic's place" in hints["adv_m01"] and not hints["refresh"]


def test_the_parts_of_everybodys_points_add_up() -> None:
    run, _ = next(found for found in asked("far.move") if found[0].state.round > 6)
    view = run.view(None)
    for one in view["players"]:
        parts = sheet(run.state, run.game.content, one["seat"]).points
        parts[CATEGORIES.index("artifacts")] += one["hand"]
        assert list(one["points_of"].values()) == parts and sum(parts) == one["points"]
        (board,) = [card for group in readable(view) for card in group.cards if card.id == f"board:{one['seat']}"]
        told = "\n".join(words(line) for line in board.read().lines if isinstance(line, Text))
        assert f"Points so far: **{one['points']}** (" in told and "cost 1 each" in told


def test_a_board_says_what_may_be_done_besides_by_what_all_can_see() -> None:
    met = set()
    for key in ("far.end-turn", "far.turn"):
        for run, request in asked(key):
            told = words(besides(run.view(None)))
            own = run.state.players[request.decision.seats[0]]
            assert ("buy cards" in told) == bool(own.hand and (own.coins or own.gems or own.food or own.tokens))
            if key == "far.end-turn":
                assert told and next(iter(request.options(run))).usual is False
            met.add(told)
            before, content = list(own.hand), run.game.content
            own.hand = sorted({**content.basic, **content.advanced})[-len(before) :] if before else []
            assert words(besides(run.view(None))) == told, "what is in the hand does not matter"
            own.hand = before
    assert any("use what lies open" in told for told in met) and any("buy" in told for told in met)
    assert besides({**run.view(None), "step": "adventure"}) is None


def test_a_hire_who_brings_nothing_says_so_and_is_not_the_coloured_one() -> None:
    """NF-4.7: one of a faction walks along, so that whoever has no sign more than one's own people waits."""
    run = started(scenario("town", "SALOON-refresh").given)
    state, content = run.state, run.game.content
    own, newcomer = state.players[0], max(state.row, key=lambda one: content.adventurers[one].cost)
    faction, icons = content.adventurers[newcomer].faction, content.icons[newcomer]
    for choice in ("town", "saloon", "none"):
        run.choose(0, choice)

    def offered(held: str) -> Option:
        own.party[faction], own.coins = held, 9
        run.ticks += 1
        return next(one for one in run.requests()[0].options(run) if one.id == newcomer)

    others = [one for one, card in content.adventurers.items() if card.faction == faction and one != newcomer]
    as_good = {one for one in others if all(content.icons[one].get(icon, 0) >= n for icon, n in icons.items())}
    assert as_good and as_good < set(others)
    for one in others:
        told, name = offered(one), content.adventurers[one].name
        assert (told.usual is False) == (f"no better than {name}" in words(told.label)) == (one in as_good)
        assert told.hint is not None and ("only a banner" in words(told.hint)) == (one in as_good)
