"""Altered's house player: what it forecasts, what it keeps, and that it never begins what it cannot finish."""

import pytest

from bot.rules.decision import Decision, Option, text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.house.effects import useful
from cogs.altered.house.forecast import Forecast
from cogs.altered.house.greedy import answer
from cogs.altered.house.plans import KEEP_HAND, Body, best_plan
from cogs.altered.house.race import GAME as GAME_WON
from cogs.altered.house.race import ends, race
from cogs.altered.rules.reading.ids import hand_ids
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredState, Obj, Orb

GAME = load_game("altered")
HUSH, JUDGE = "GM_ROAD_B_VK_06_C", "GM_BASE_B_VK_12_C"


def begun(deck: str = "veilkeepers") -> Run[AlteredState]:
    """Day 1 of a game of equal decks, each first hand put away as the house would."""
    run = Run.start(GAME, b"greedy", 2)
    run.choose(0, deck)
    run.choose(1, deck)
    crowd = Crowd(greedy_player, b"greedy", 0)
    while run.state.phase != "afternoon":
        crowd.step(run)
    return run


def body(choice: str, row: tuple[int, int, int], cost: int = 2, extra: float = 0.0) -> Body:
    return Body(choice, cost, row, extra, False, False)


def test_more_than_the_other_side_is_worth_something_and_a_held_expedition_is_not() -> None:
    look = Look((run := begun()).state, GAME.content)
    cast = Forecast(look, run.state.first)
    here = (run.state.first, "hero")
    assert cast.worth({here: (3, 3, 3)}) > cast.worth({here: (1, 1, 1)}) > cast.now  # AL-10.3
    assert cast.worth({here: (3, 3, 3)}, frozenset({here})) == cast.now  # AL-10.8


def test_a_plan_uses_both_expeditions_and_keeps_what_changes_nothing() -> None:
    run = begun()
    cast = Forecast(Look(run.state, GAME.content), run.state.first)
    two = [body("hand:A", (4, 4, 4)), body("hand:B", (4, 4, 4))]
    alone, both = best_plan(cast, two, 2), best_plan(cast, two, 4)
    assert both.worth > 1.8 * alone.worth > 0
    assert best_plan(cast, [body("hand:A", (0, 0, 0), extra=-KEEP_HAND)], 4).first == ""
    assert best_plan(cast, two, 1).first == ""


def test_a_region_is_worth_more_the_nearer_the_end_is_and_who_is_ahead_is_likelier_to_win() -> None:
    assert race(4, 4) == 0.5 and race(3, 4) > 0.6 and race(0, 1) == 1 and race(1, 0) == 0
    for mine, theirs in ((7, 5), (3, 1)):
        assert race(mine, theirs) == pytest.approx(1 - race(theirs, mine))
    early, late = ends(7, 7), ends(1, 1)
    assert late[1][0] - late[0][0] > 2 * (early[1][0] - early[0][0]) > 0
    assert late[2][1] == -late[1][2] == GAME_WON / 2  # AL-12.4: who crosses wins against who meets


def test_clean_up_keeps_what_tomorrows_regions_want() -> None:
    """Not the dearest, which counted before."""
    run = begun()
    state, seat = run.state, run.state.first
    for region in state.regions:
        region.types, region.face_up = ["forest"], True
    wanted, other = (GAME.content.cards[ref] for ref in ("GM_BASE_B_GB_04_C", "GM_ROAD_B_GB_14_C"))
    assert other.hand_cost > wanted.hand_cost
    for card in (wanted, other):
        state.objects[card.id] = Obj(card.id, card.id, seat, seat, "reserve", state.fresh_id())
    options = [Option(card.id, text("al-pass")) for card in (other, wanted)]
    asked = Decision((seat,), "altered.keep", text("al-ask-keep", n=1, zone="reserve"), lambda: options, "some", 1, 1)
    assert answer(state, GAME.content, Request(1, asked, None), seat) == [wanted.id]


@pytest.mark.parametrize(("orbs", "grows"), [(8, True), (9, False)])
def test_cards_become_mana_until_there_are_nine_orbs(orbs: int, grows: bool) -> None:
    run = begun()
    state, seat = run.state, run.state.first
    state.players[seat].mana = [Orb(JUDGE) for _ in range(orbs)]
    names = hand_ids(state.players[seat].hand)
    options = [Option(name, text("al-pass")) for name in ("keep", *names)]
    asked = Decision((seat,), "altered.expand", text("al-ask-expand"), lambda: options)
    assert (answer(state, GAME.content, Request(1, asked, None), seat) != "keep") is grows


@pytest.mark.parametrize(("spare", "wise"), [(0, False), (1, True)])
def test_a_spell_whose_tough_target_cannot_be_paid_is_not_begun(spare: int, wise: bool) -> None:
    """AL-8.12: only "back" would be left of it, again and again."""
    run = begun()
    state, seat = run.state, run.state.first
    state.objects["judge"] = Obj("judge", JUDGE, 1 - seat, 1 - seat, "expedition", 99, "hero")
    state.in_play.append("judge")
    assert useful(Look(state, GAME.content), GAME.content.cards[HUSH], seat, spare) is wise
