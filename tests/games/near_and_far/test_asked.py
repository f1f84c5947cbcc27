"""Questions of Near and Far say: what a duel costs, what is left to buy, how far hearts reach, how far the end is."""

import re
from itertools import chain
from typing import Any

import pytest

from bot.rules.decision import Text, text
from bot.trials.scenario_file import read_scenarios
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.near_and_far.game import game
from cogs.near_and_far.pictures.picture import draw, map_facts
from cogs.near_and_far.rules.free import has_any, has_any_at_end
from cogs.near_and_far.rules.reading.reach import is_stuck, reach
from cogs.near_and_far.rules.reading.scoring import sheet
from cogs.near_and_far.rules.reading.table import camp_price, stat
from cogs.near_and_far.state import FarOptions
from cogs.near_and_far.view.retelling import retold
from cogs.near_and_far.view.telling import brief, describe
from tests.games.near_and_far.test_odds import SCENARIOS, scenario, started
from tests.games.near_and_far.test_told import asked, said

WORDS = Catalogue("near_and_far")
PEOPLE = {0: "Ada", 1: "Ben"}
NAMES = SeatNames(PEOPLE, game().name_of)
WHO = {"who": "@seat:0", "rival": "npc"}


def prompt(request: Any) -> str:
    return WORDS.format(request.decision.prompt, NAMES)


def test_a_duel_says_whose_swords_are_how_many_what_a_tie_is_and_what_losing_costs() -> None:
    met = set()
    hall = started(scenario("blind-second", "BLIND-stranger-beside").given)
    hall.choose(0, "town")
    hall.choose(0, "town_hall")
    for run, request in chain(asked("far.duel"), [(hall, hall.requests()[0])]):
        words, seat = prompt(request), request.decision.seats[0]
        assert "A tie loses" in words and "jail with 1 food" in words and "the turn is over" in words
        assert f"wn side ⚔️ {stat(run.state, run.game.content, seat, 'duel')}" in words
        rivals = {option.id.split(":")[1] for option in request.options(run) if ":" in option.id}
        met |= {"player" if rival.isdigit() else rival for rival in rivals}
        for rival in rivals:
            if rival.isdigit():
                assert f"{PEOPLE[int(rival)]} (⚔️ {stat(run.state, run.game.content, int(rival), 'duel')})" in words
            else:
                introduced = {"npc": "the stranger, who", "regular": "a regular, who"}[rival]
                assert introduced in words and f"(⚔️ {run.state.options.npc_swords})" in words
    assert met == {"player", "npc", "regular"}


def duel(mine: int, theirs: int, *between: Text) -> list[str]:
    dice = {"n": mine, "die": 3, "other": theirs, "other_die": 4}
    lines = [text("far-duel", how="honest", **WHO), text("far-duel-dice", **WHO, **dice), *between]
    return [one.said.key for one in retold([*lines, text("far-duel-lost", **WHO)], game().content)]


def test_a_duel_lost_by_a_tie_is_told_as_one() -> None:
    spent = text("far-spends-hearts", who="@seat:0", goods=[text("far-goods", good="hearts", n=1)])
    again = text("far-rerolled", who="@seat:0", n=2)
    assert duel(5, 5) == ["far-duel", "far-duel-tie-dice"] and duel(4, 5)[-1] == "far-duel-lost-dice"
    assert duel(4, 5, spent)[-1] == "far-duel-tie-dice" and duel(5, 5, again)[-1] == "far-duel-lost"
    dice = text("far-duel-lost-dice", n=5, die=3, other=7, other_die=5, **WHO)
    assert WORDS.format(dice, NAMES) == "⚔️ Ada 5 (🎲 3), the stranger 7 (🎲 5): Ada loses."
    tied = text("far-duel-tie-dice", n=5, die=3, other=5, other_die=4, **WHO)
    assert "a tie, so Ada loses" in WORDS.format(tied, NAMES)
    short = WORDS.short(tied, "en")
    assert short is not None and "lost by a tie" in WORDS.format(short, NAMES)


def test_the_end_of_a_turn_promises_no_button_and_says_why_there_was_no_camp() -> None:
    met = set()
    for run, request in asked("far.end-turn"):
        seat = request.decision.seats[0]
        own, words = run.state.players[seat], prompt(request)
        assert words.endswith("Anything else, or end the turn?") and "My hand" not in words
        could = own.area == "map" and own.at != "T" and own.at not in run.state.camps and own.camps > 0
        price = camp_price(run.state, run.game.content, seat)
        assert (f"No camp here: it takes {price} hearts" in words) == (could and own.hearts < price)
        met.add("No camp" in words)
        has_goods = bool(own.coins or own.gems or own.food or own.tokens)
        assert has_goods or own.treasures, "nobody is asked who could pay for nothing"
    assert met == {True, False}


def test_what_is_asked_of_one_is_true_for_whoever_waits() -> None:
    """The same sentence stands below a board after *Waiting for Ben:*."""
    keys = ("far.turn", "far.mine", "far.saloon", "far.stables", "far.duel", "far.hearts", "far.camp", "far.end-turn")
    for key in keys:
        for _, request in asked(key):
            assert not re.search(r"\b(you|your)\b", prompt(request), re.IGNORECASE), prompt(request)


def test_a_roll_for_a_story_says_at_its_ending_whether_it_was_enough() -> None:
    rolled = text("far-rolled", who="@seat:0", kind="quest_skill", die=2, stat=2, n=4, target=6)
    spent = text("far-spends-hearts", who="@seat:0", goods=[text("far-goods", good="hearts", n=2)])

    def lines(*after: Text) -> list[str]:
        return [WORDS.format(one.said, NAMES) for one in retold([rolled, *after], game().content)]

    ending = {"title": "@prose:m/1/title", "choice": "@prose:m/1/pay"}
    won, lost, bonus = (
        text("story-outcome", page=f"@prose:m/1/pay.{how}", **ending) for how in ("won", "lost", "bonus")
    )
    assert lines()[0].endswith("against 6.")
    assert lines(lost)[0].endswith("it fails, and costs nothing.")
    assert lines(won)[0].endswith("it works.") and lines(spent, won)[0].endswith("against 6.")
    assert lines(won, bonus)[-1] == "📖 The second reward:"


def test_a_treasure_that_is_found_says_what_it_does() -> None:
    content = game().content
    for card, printed in content.treasures.items():
        (line,) = retold([text("far-treasure", who="@seat:0", card=f"@{card}")], content)
        assert printed.text in WORDS.format(line.said, NAMES)
        assert all(f"({sign})" in WORDS.format(line.said, NAMES) for sign in printed.icons)


def test_a_table_from_before_asks_at_the_end_of_a_turn_whatever_there_is() -> None:
    run = next(run for run, request in asked("far.turn"))
    state, content = run.state, run.game.content
    own = state.players[0]
    own.coins = own.gems = own.food = 0
    own.tokens, own.treasures, own.bought = {}, [], []
    assert own.hand and state.options.turn_ends == "once"
    assert not has_any_at_end(state, content, 0) and has_any(state, content, 0)
    own.food = 1
    assert has_any_at_end(state, content, 0)
    own.food = 0
    stored = FarOptions().model_dump(mode="json")
    del stored["turn_ends"]
    state.options = FarOptions.model_validate(stored)
    assert state.options.turn_ends == "asked" and "turn_ends" not in state.options.model_dump()
    assert has_any_at_end(state, content, 0)


def test_pushes_that_bring_no_more_are_kept_back() -> None:
    kept_back = 0
    for run, request in asked("far.hearts"):
        options = request.options(run)
        brings = [option.label.params["brings"] for option in options]
        assert brings[0] in ("failure", "success")
        told = [one for one in brings if one != "same"]
        assert told == sorted(set(told), key=["failure", "success", "bonus"].index)
        for option, one in zip(options, brings, strict=True):
            assert option.refused is None and option.secondary == (one == "same")
            kept_back += option.secondary
    assert kept_back


def test_whoever_has_no_heart_left_is_told_so_before_they_set_out() -> None:
    run, request = next(
        (run, request)
        for run, request in asked("far.turn")
        if run.state.players[request.decision.seats[0]].at.isdecimal() and run.state.round > 2
    )
    seat = request.decision.seats[0]
    own, content = run.state.players[seat], run.game.content
    assert reach(run.state, content, seat) or is_stuck(run.state, content, seat)
    own.hearts, own.tortoises = 3, 0
    run.state.camps.pop(own.at, None)
    assert not is_stuck(run.state, content, seat)
    own.hearts = 0
    assert is_stuck(run.state, content, seat)
    stuck = text("far-ask-turn", hearts=0, area="map", fresh=5, stuck=True)
    assert "No hearts are left to walk on with" in WORDS.format(stuck)


def test_a_chest_says_when_no_animal_could_carry_it() -> None:
    met = set()
    for run, request in asked("far.move"):
        carries = bool(run.state.players[request.decision.seats[0]].animals)
        for option in request.options(run):
            if "chest" in said(option):
                met.add(carries)
                assert ("no animal" in said(option)) == (not carries)
    assert False in met


def test_the_board_says_who_leads_how_many_camps_are_left_and_what_the_last_one_does() -> None:
    run, _ = next(found for found in asked("far.move") if found[0].state.round > 3)
    view = run.view(None)
    camps = [one["camps"] for one in view["players"]]
    sheets = [sheet(run.state, run.game.content, seat) for seat in (0, 1)]
    points = [one.total + len(run.state.players[one.seat].hand) for one in sheets]
    for lines in (brief(view), describe(view)):
        words = "\n".join(WORDS.format(line, NAMES) for line in lines)
        assert f"Points so far: Ada {points[0]} and Ben {points[1]}." in words
        assert all(f"⛺ {n}" in words or f"{n} camps left" in words for n in camps)
    last = "\n".join(WORDS.format(line, NAMES) for line in brief({**view, "phase": "last"}))
    assert "this round is the last" in last and "ends the game" not in last


def test_what_is_in_reach_is_on_everybodys_map_while_the_mover_is_asked_where_to() -> None:
    run, request = next(found for found in asked("far.move"))
    run_seat = request.decision.seats[0]
    view = run.view(None)
    facts = map_facts(view)
    assert view["walking"] and facts["you"] is None and facts["mover"] == run_seat
    assert {space["id"] for space in facts["map"]["spaces"] if space["can_stop"]} == set(
        reach(run.state, run.game.content, run_seat)
    )
    resting = {**view, "walking": False}
    assert map_facts(resting)["mover"] is None
    assert draw(view, "map") != draw(resting, "map")


def test_whoever_has_done_something_at_the_town_hall_has_done_as_the_coloured_button() -> None:
    run = started(scenario("town", "HALL-all").given)
    run.choose(0, "town")
    run.choose(0, "town_hall")
    assert next(iter(run.requests()[0].options(run))).usual is None
    run.choose(0, "card")
    run.choose(0, "bas_10")
    done = next(iter(run.requests()[0].options(run)))
    assert (done.id, done.usual) == ("done", True)


def test_a_treasure_that_is_held_is_kept_unless_somebody_wants_another() -> None:
    chest = next(one for one in read_scenarios(SCENARIOS / "walking.yaml") if "far.room" in str(one.when))
    run = started(chest.given)
    for step in chest.when:
        request = next(iter(run.requests()))
        if request.decision.key == "far.room":
            assert next(iter(request.options(run))).usual is True
            return
        run.choose((step.seat or 1) - 1, step.choose)
    pytest.fail("nobody was asked")


def visiting(place: str, **options: Any) -> Any:
    """A table of two in round 2: a visitor with goods and a hand, in a building."""
    run = next(run for run, request in asked("far.turn"))
    seat = run.requests()[0].decision.seats[0]
    own = run.state.players[seat]
    run.state.npc = ""
    own.coins, own.gems, own.camps = 5, 2, 14
    run.state.options = run.state.options.model_copy(update=options)
    run.choose(seat, "town")
    run.choose(seat, place)
    if run.requests()[0].decision.key == "far.duel":
        run.choose(seat, "none")
    return run, seat


@pytest.mark.parametrize(
    ("place", "done"), [("town_hall", "done"), ("stables", "done"), ("saloon", "done"), ("mine", "none")]
)
def test_whoever_says_that_they_are_done_has_ended_their_turn(place: str, done: str) -> None:
    """All that is free was offered with that question; the button says what it does. Older tables ask once more."""
    run, seat = visiting(place)
    button = next(option for option in run.requests()[0].options(run) if option.id == done)
    assert "end turn" in WORDS.format(button.label, NAMES, label=True)
    run.choose(seat, done)
    assert run.requests()[0].decision.seats != (seat,)
    run, seat = visiting(place, turn_ends="unasked")
    button = next(option for option in run.requests()[0].options(run) if option.id == done)
    assert "end turn" not in WORDS.format(button.label, NAMES, label=True)
    run.choose(seat, done)
    assert (run.requests()[0].decision.key, run.requests()[0].decision.seats) == ("far.end-turn", (seat,))


def test_a_turn_in_which_something_was_done_last_still_asks_for_more() -> None:
    run, seat = visiting("general_store")
    run.choose(seat, "coin")
    assert run.requests()[0].decision.key == "far.end-turn"


def test_a_question_says_the_numbers_of_now() -> None:
    """Buying on the way changes what sentence and buttons are about: both tell the same."""
    run, seat = visiting("saloon")
    own = run.state.players[seat]
    assert "for 5 coins" in prompt(run.requests()[0])
    own.hand.append("bas_01")
    own.coins = 9
    card = run.game.content.basic["bas_01"]
    own.gems = own.food = 9
    own.tokens = dict.fromkeys(("mystic", "nomad", "outlaw", "lizard"), 2)
    own.rep = card.rep_min or 0
    run.choose(seat, "buy:bas_01", token=run.token(run.anytime(seat), seat))
    left = run.state.players[seat].coins
    assert left != 5 and f"for {left} coins" in prompt(run.requests()[0])


def test_a_duel_says_its_chance_and_what_a_victory_is_worth() -> None:
    for run, request in asked("far.duel"):
        seat = request.decision.seats[0]
        for rep, fair, dirty in ((0, "win ⭐ +1", "win ⭐ −1"), (1, "(+1 point)", "−1"), (12, "⭐ +0", "(−1 point)")):
            run.state.players[seat].rep = rep
            run.ticks += 1
            told = {
                option.id.split(":")[0]: WORDS.format(option.label, NAMES, label=True)
                for option in request.options(run)
            }
            assert fair in told["honest"] and dirty in told["dirty"], (rep, told)
            assert re.search(r"\d+ %", told["honest"]) and len(told["dirty"]) <= 80
