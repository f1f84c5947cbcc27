"""Altered's house player: what it forecasts, what it keeps, and that it never begins what it cannot finish."""

import pytest

from bot.rules.decision import Answer, Decision, Option, text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.house.effects import payment, switched, useful, words_worth
from cogs.altered.house.forecast import GAME as GAME_WON
from cogs.altered.house.forecast import Forecast, ends, race
from cogs.altered.house.greedy import answer
from cogs.altered.house.plans import KEEP_HAND, Body, arrives, best_plan
from cogs.altered.rules.reading.ids import TurnChoice, hand_ids
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredState, Obj, Orb

GAME = load_game("altered")
HUSH, JUDGE, PIANO = "GM_ROAD_B_VK_06_C", "GM_BASE_B_VK_12_C", "GM_ROAD_B_CH_13_C"


def begun(deck: str = "veilkeepers_2") -> Run[AlteredState]:
    """Day 1 of a game of equal decks, each first hand put away as the house would."""
    run = Run.start(GAME, b"greedy", 2)
    run.choose(0, deck)
    run.choose(1, deck)
    crowd = Crowd(greedy_player, b"greedy", 0)
    while run.state.phase != "afternoon":
        crowd.step(run)
    return run


def body(choice: str, row: tuple[int, int, int], cost: int = 2, extra: float = 0.0) -> Body:
    return Body(choice, cost, row, (extra, extra), False, False)


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


@pytest.mark.parametrize(("orbs", "wise"), [(1, False), (2, True)])
def test_an_action_whose_tough_target_cannot_be_paid_beside_it_is_not_begun(orbs: int, wise: bool) -> None:
    """AL-8.12: the action itself costs 1."""
    run = begun()
    state, seat = run.state, run.state.first
    state.players[seat].mana = [Orb(JUDGE) for _ in range(orbs)]
    piano = stands(run, PIANO, seat)
    stands(run, JUDGE, 1 - seat).counters["boost"] = 5
    path = GAME.content.path_of(GAME.content.cards[PIANO].abilities[0])
    action = str(TurnChoice("quick", piano.id, path))
    assert asked(run, "altered.turn", "al-ask-turn", ["pass", action]) == (action if wise else "pass")


# ---------------------------------------------------------------- what a sacrifice costs, what a word does where


DRUM, MINISTRY, LEVY = "GM_ROAD_B_CH_02_C", "GM_ROAD_B_CH_10_C", "GM_BASE_B_CH_90_C"
BREEDER, EXCHANGE, STAMPEDE = "GM_BASE_B_VK_06_C", "GM_ROAD_B_VK_07_C", "GM_BASE_B_GB_13_C"
LAST_WORDS, RECRUITER, COGLING = "GM_ROAD_B_VK_08_C", "GM_BASE_B_CH_02_C", "GM_BASE_B_GW_90_C"
ORDINANCE, FORM, BAT = "GM_ROAD_B_CH_06_C", "GM_BASE_B_CH_03_C", "GM_BASE_B_GB_08_C"


def stands(run: Run[AlteredState], ref: str, seat: int, expedition: str = "hero") -> Obj:
    """A card in an expedition."""
    stamp = run.state.fresh_id()
    obj = Obj(f"x{stamp}", ref, seat, seat, "expedition", stamp, expedition)
    run.state.objects[obj.id] = obj
    run.state.in_play.append(obj.id)
    return obj


def asked(run: Run[AlteredState], key: str, sentence: str, ids: list[str], **params: object) -> Answer | None:
    """What the house says to the first player's question with these options."""
    options = [Option(name, text("al-pass")) for name in ids]
    question = Decision((run.state.first,), key, text(sentence, **params), lambda: options)
    return answer(run.state, GAME.content, Request(1, question, None), run.state.first)


def test_who_is_sacrificed_counts_nowhere_any_more() -> None:
    """A token given for a boost in the same expedition brings nothing; it did as long as its loss was not seen."""
    run = begun("drum_corps_2")
    seat, content = run.state.first, GAME.content
    levy = stands(run, LEVY, seat)
    look = Look(run.state, content)
    cast = Forecast(look, seat)
    (ability,) = (a.passive.grant for a in content.cards[MINISTRY].abilities if a.passive is not None)
    assert ability is not None
    price = payment(look, cast, ability.cost, levy)
    assert price is not None and price[0] < 0 and levy.id in price[1].gone
    assert price[0] + words_worth(look, price[1], [ability], levy) <= 0


@pytest.mark.parametrize(("whom", "wise"), [(LEVY, "yes"), ("GM_ROAD_B_VK_17_C", "no")])
def test_nobody_great_is_sacrificed_for_a_card(whom: str, wise: str) -> None:
    run = begun()
    stands(run, whom, run.state.first)
    stands(run, BREEDER, run.state.first)
    said = text("al-verb", what="sacrifice")
    assert asked(run, "altered.may", "al-ask-may", ["yes", "no"], card=f"@{BREEDER}", what=said, text="") == wise


def test_whoever_costs_least_is_given_up() -> None:
    run = begun("drum_corps_2")
    small, great = stands(run, LEVY, run.state.first), stands(run, "GM_ROAD_B_CH_17_C", run.state.first)
    ids = [great.id, small.id]
    assert asked(run, "altered.payment", "al-ask-payment", ids, card=f"@{DRUM}", what="sacrifice") == small.id


def test_whoever_costs_least_is_given_up_for_a_word_that_wants_a_target_too() -> None:
    """Both do as much today: the token had cost nothing."""
    run = begun()
    card, token = stands(run, RECRUITER, run.state.first), stands(run, COGLING, run.state.first)
    ids = [card.id, token.id]
    assert asked(run, "altered.choose", "al-ask-choose", ids, card=f"@{LAST_WORDS}", text="") == token.id


def test_a_switch_is_worth_what_it_changes() -> None:
    run = begun()
    seat = run.state.first
    levy = stands(run, LEVY, seat)
    for expedition in ("hero", "companion"):
        stands(run, JUDGE, 1 - seat, expedition)
    look = Look(run.state, GAME.content)
    cast = Forecast(look, seat)
    assert cast.now < 0 and switched(look, cast, levy) == 0, "it is outdone here and there"


def test_an_edict_is_worth_what_the_other_player_loses() -> None:
    """`sacrifice` of each player: good while only the other one has somebody, bad the other way round."""
    worth = []
    for mine in (True, False):
        run = begun()
        seat = run.state.first
        stands(run, "GM_ROAD_B_VK_17_C", seat if mine else 1 - seat)
        look = Look(run.state, GAME.content)
        worth.append(words_worth(look, Forecast(look, seat), GAME.content.cards[EXCHANGE].abilities))
    assert worth[0] < 0 < worth[1]


def test_who_falls_asleep_as_it_comes_counts_from_tomorrow_on() -> None:
    run = begun("greenbound_2")
    look = Look(run.state, GAME.content)
    row, extra = arrives(look, Forecast(look, run.state.first), GAME.content.cards[STAMPEDE], "hand")
    assert row == (0, 0, 0) and extra > 0


def test_the_expedition_that_is_forbidden_is_the_one_that_would_move() -> None:
    """It was always the first mode, the hero."""
    for expedition, mode in (("hero", "0"), ("companion", "1")):
        run = begun("closed_road")
        stands(run, "GM_ROAD_B_CH_17_C", 1 - run.state.first, expedition)
        assert asked(run, "altered.mode", "al-ask-mode", ["0", "1"], card=f"@{ORDINANCE}") == mode


def test_a_token_goes_where_it_does_most_and_never_to_the_other_player() -> None:
    run = begun("drum_corps_2")
    seat = run.state.first
    for expedition in ("hero", "companion"):  # a Levy more moves only the companion
        stands(run, "GM_ROAD_B_CH_17_C" if expedition == "hero" else LEVY, 1 - seat, expedition)
    stands(run, LEVY, seat, "companion")
    ids = [f"{who}:{e}" for who in (1 - seat, seat) for e in ("hero", "companion")]
    assert asked(run, "altered.which", "al-ask-which", ids, card=f"@{FORM}") == f"{seat}:companion"


def test_a_card_goes_to_where_its_words_find_somebody() -> None:
    """ "Facing me" is another expedition in each of the two."""
    for expedition in ("hero", "companion"):
        run = begun("greenbound_2")
        run.state.players[run.state.first].hand = [BAT]
        stands(run, "GM_ROAD_B_CH_12_C", 1 - run.state.first, expedition)
        found = asked(run, "altered.expedition", "al-ask-expedition", ["hero", "companion"], card=f"@{BAT}")
        assert found == expedition
