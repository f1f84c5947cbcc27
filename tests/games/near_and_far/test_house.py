"""The house's own player of Near and Far: it beats chance, ends its games, and sells and hires as it should."""

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from bot.rules.decision import Answer, Decision, Option, text
from bot.rules.kernel.house import house_interruption
from bot.rules.kernel.run import Request, Run
from bot.trials.house import greedy_player
from cogs.near_and_far.game import game
from cogs.near_and_far.house import balance, curious, greedy, plan, visiting, walking
from cogs.near_and_far.house.people import hire, is_poor
from cogs.near_and_far.house.plan import is_mine_left
from cogs.near_and_far.rules.reader import OTHER, way_of
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.reach import reach
from cogs.near_and_far.state import FarOptions, PendingCheck, Turn
from tests.games.near_and_far.test_picture import boards


def test_it_beats_random_players() -> None:
    broken: list[str] = []
    cell = balance.duels(game(), 6, "house", lambda told: None, broken)
    assert not broken and cell.wins == 6


def test_games_of_its_own_end_in_time_and_everybody_wins_some() -> None:
    found = balance.shares(game(), balance.options_of(1, late_coins=True), 3, 15, "house", lambda told: None, [])
    least, most = balance.ROUNDS
    assert sum(least <= rounds <= most for rounds in found.rounds) >= 13
    assert len(found.wins) == 3 and any(name.startswith("bas_") for name in found.used)


def test_what_it_wants_to_hire_can_be_paid_and_makes_the_party_better() -> None:
    met = 0
    for run in boards(3):
        if run.state.phase != "play":
            continue
        for seat, own in enumerate(run.state.players):
            found = hire(run.state, game().content, seat)
            if found is not None:
                met += 1
                assert table.recruit_price(run.state, game().content, seat, found[1]) <= own.coins
                assert not is_poor(run.state, game().content, seat)
    assert met > 5


def test_only_the_mine_is_left_when_every_space_has_a_camp() -> None:
    run = next(run for run in boards(3) if run.state.round > 5)
    state, content = run.state.model_copy(deep=True), game().content
    assert not is_mine_left(state, content)
    state.camps = {space.id: 0 for space in table.the_map(state, content).spaces}
    assert is_mine_left(state, content)


def test_it_looks_for_diggers_before_the_last_space_is_gone() -> None:
    """NF-13.2: four games of twenty on the last map went on after round 30, for few could dig and nobody looked."""
    run = next(run for run in boards(3) if run.state.round > 5)
    state, content = run.state.model_copy(deep=True), game().content
    spaces = [space.id for space in table.the_map(state, content).spaces if space.id != "T"]
    state.bosses = {}
    state.camps = {space: 0 for space in spaces[4:]}
    assert table.free_spaces(state, content) == 4 and not plan.is_crowded(state, content)
    state.camps = {space: 0 for space in spaces[3:]}
    assert plan.is_crowded(state, content) and not is_mine_left(state, content)
    state.row, state.players[0].coins, state.players[0].food = [], 8, 2
    assert visiting.visit_worth(state, content, 0, "saloon") > 2.0
    state.camps, state.players[0].food = {}, 0
    assert visiting.visit_worth(state, content, 0, "saloon") == 0.3


def test_whoever_has_few_people_and_coins_pays_food_for_new_faces() -> None:
    """NF-4.5: five dear people once stood in the row for a whole game, which went on to round 37."""
    state, content = (
        next(run for run in boards(3) if run.state.phase == "play").state.model_copy(deep=True),
        game().content,
    )
    own = state.players[0]
    own.party, own.reserve, own.tokens, own.coins, own.food, state.row = {}, [], {}, 3, 1, []
    assert visiting.saloon(state, content, asked_for("done", "refresh"), 0) == "refresh"
    worth = visiting.visit_worth(state, content, 0, "saloon")
    own.coins = 8
    assert visiting.visit_worth(state, content, 0, "saloon") > worth > 1.0, "who can pay more finds better people"
    own.coins = 0
    assert visiting.saloon(state, content, asked_for("done", "refresh"), 0) == "done"
    own.coins, own.food = 8, 0
    assert visiting.visit_worth(state, content, 0, "saloon") == 0.3
    own.food, own.reserve = 1, sorted(content.adventurers)[:4]
    assert visiting.new_faces(state, content, 0) == 0


def test_late_in_a_game_a_camp_that_can_be_dug_is_not_left_for_a_gamble(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody with three camps and the skill for three spaces of the Mine once fought the last threat instead, round
    after round."""
    state = next(run for run in boards(3) if run.state.phase == "play").state.model_copy(deep=True)
    own, content = state.players[0], game().content
    own.area, own.at, own.camps, state.mine, state.camps = "map", "T", 3, {}, {}
    for other in state.players[1:]:
        other.area = "square"
    dug = visiting.visit_worth(state, content, 0, "mine")
    for worth, rounds, wished in ((dug - 1, 20, "town"), (dug - 1, 5, "adventure"), (99.0, 20, "adventure")):
        monkeypatch.setattr(walking, "best_space", lambda *_, found=worth: (found, "04"))
        state.round = rounds
        assert greedy._turn(state, content, asked_for(), 0) == wished


def test_it_makes_the_name_that_a_card_of_its_hand_asks_for() -> None:
    """NF-4.4c, NF-9.1: only where the price of the card is still there afterwards."""
    state = next(run for run in boards(2) if run.state.phase == "play").state.model_copy(deep=True)
    content, own = game().content, state.players[0]
    own.rep, own.coins, own.gems, own.food, own.hand = 0, 7, 0, 1, ["bas_38"]
    assert plan.name_wanted(state, content, 0) == -3
    lines = Decision(
        (0,), "far.reputation", text("x"), lambda: [Option("pay.coin", text("x"), most=7)], "amounts", 1, 6
    )
    request = cast("Request", SimpleNamespace(decision=lines))
    assert visiting.reputation(state, content, request, 0) == ["pay.coin"] * 3
    with_it = plan.hall_worth(state, content, 0)
    own.coins = 6  # of which the card takes four
    assert plan.name_wanted(state, content, 0) == 0 and with_it >= plan.hall_worth(state, content, 0) + plan.NAME
    own.rep, own.coins = -3, 7
    assert plan.name_wanted(state, content, 0) == 0, "its name is bad enough"
    own.hand, own.gems, own.rep = ["bas_35"], 1, 1
    assert plan.name_wanted(state, content, 0) == 3


def test_of_the_advanced_artifacts_it_keeps_the_one_that_is_worth_most_for_its_price() -> None:
    """NF-2.9: the dear ones too, which no winner had as long as the cheapest was kept."""
    state, cards = next(iter(boards(2))).state, ["art_08", "art_13", "art_04"]
    asked = Decision((0,), "far.discard-advanced", text("x"), lambda: [Option(card, text("x")) for card in cards])
    request = cast("Request", SimpleNamespace(decision=asked))
    assert greedy._throw_advanced(state, game().content, request, 0) == ["art_04", "art_08"]


def test_one_good_is_sold_for_as_many_coins_as_it_is_worth() -> None:
    assert [plan.coins_for(good) for good in (None, "food", "gem", "lizard")] == [0, 2, 3, 5]


def test_the_fewer_camps_are_left_the_more_each_is_worth() -> None:
    state = next(run for run in boards(3) if run.state.phase == "play").state.model_copy(deep=True)
    worths = []
    for camps in (14, 4, 3, 1):
        state.players[0].camps = camps
        worths.append(walking.camp_worth(state, 0))
    assert worths[0] == worths[1] < worths[2] < worths[3]


def test_it_fights_against_long_odds_once_few_spaces_are_free() -> None:
    """NF-6.1: soon no road has a threat any more."""
    run = next(run for run in boards(3) if run.state.phase == "play")
    state, content = run.state.model_copy(deep=True), game().content
    before = walking._least_odds(state, content)
    spaces = [space.id for space in table.the_map(state, content).spaces]
    state.camps = {space: 0 for space in spaces[1:]}
    assert walking._least_odds(state, content) == walking.RECKLESS < before


def test_where_only_the_mine_is_left_and_is_too_deep_it_buys_what_digs() -> None:
    run = next(run for run in boards(3) if run.state.phase == "play")
    state, content = run.state.model_copy(deep=True), game().content
    assert not plan.is_stuck(state, content, 0)
    state.camps = {space.id: 0 for space in table.the_map(state, content).spaces}
    state.players[0].party = {}
    assert plan.is_stuck(state, content, 0)
    state.players[0].camps = 0
    assert not plan.is_stuck(state, content, 0), "whoever has no camp left has nothing to dig for"
    digs = {card.id for card in content.basic.values() if plan.helps_digging(card)}
    assert digs and all("K" in content.basic[card].icons or content.basic[card].modifiers for card in digs)


def test_a_die_is_thrown_again_only_where_that_may_turn_the_check() -> None:
    asked = Decision((0,), "far.use", text("x"), lambda: [Option("use", text("x")), Option("no", text("x"))])
    state = next(run for run in boards(2) if run.state.phase == "play").state.model_copy(deep=True)

    def answer(check: PendingCheck | None, seat: int = 0) -> Answer:
        state.turn.check = check
        return greedy._use(state, game().content, cast("Request", SimpleNamespace(decision=asked)), seat)

    assert answer(None) == "use", "what a card offers is taken"
    lost = PendingCheck(seat=0, kind="quest_skill", target=9, stat=2, die=2)
    assert answer(lost) == "use"
    assert answer(replace(lost, target=4)) == "no", "it is won"
    assert answer(replace(lost, die=5)) == "no", "it can hardly get better"


def test_at_the_hut_it_takes_the_best_and_nothing_without_room() -> None:
    run = next(run for run in boards(2) if run.state.phase == "play")
    state, content = run.state.model_copy(deep=True), game().content
    cards = sorted(content.treasures)[:6]
    asked = Decision((0,), "far.hut", text("x"), lambda: [Option(c, text("x")) for c in (*cards, "none")])
    request = cast("Request", SimpleNamespace(decision=asked))
    best = max(cards, key=lambda card: (greedy._treasure_rating(content, card), card))
    state.players[0].birds = 1
    assert greedy._hut(state, content, request, 0) == best
    state.players[0].treasures = sorted(content.treasures)[6:7]
    assert greedy._hut(state, content, request, 0) == "none"


def test_it_does_not_walk_back_and_forth_over_threats_that_a_shield_passes() -> None:
    """NF-6.4: what is passed is not won, so it is worth nothing."""
    rounds = balance.shares(game(), balance.options_of(1), 2, 10, "z", lambda told: None, []).rounds
    assert max(rounds) < 40  # the tenth of them went on to the last round allowed


def test_it_agrees_to_who_reads_and_asks_for_nothing_itself() -> None:
    """NF-17.5: it is all the same to the house."""
    run = Run.start(game(), b"reads", 3, FarOptions())
    while run.state.phase != "play":
        request = run.requests()[0]
        seat = request.decision.seats[0]
        run.choose(seat, greedy_player(run, request, seat), run.token(request, seat))
    assert all(house_interruption(run, seat) is None for seat in range(3))
    request = next(one for one in run.requests(1) if one.anytime)
    run.choose(1, OTHER, run.token(request, 1))
    for seat in (0, 2):
        wished = house_interruption(run, seat)
        assert wished is not None and wished[1] == OTHER
        run.choose(seat, OTHER, run.token(wished[0], seat))
    assert way_of(run.state) == "player"


def asked_for(*able: str) -> Request:
    """A question with these options, as far as the house looks at it."""
    decision = Decision((0,), "x", text("x"), lambda: [Option(one, text("x")) for one in able])
    return cast("Request", SimpleNamespace(decision=decision))


def test_a_way_round_to_a_neighbour_is_walked_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """D16: a neighbour is gone to by the road between; two players once fought for ever on it, with no swords."""
    state = next(run for run in boards(2) if run.state.phase == "play").state.model_copy(deep=True)
    own, content = state.players[0], game().content
    own.area, own.at, own.hearts = "map", "T", 9
    state.camps, state.turn = {}, Turn(0, moves=3)
    assert reach(state, content, 0)["04"].path == ("01", "04")
    monkeypatch.setattr(walking, "best_space", lambda *_: (5.0, "04"))
    assert walking.move(state, content, asked_for("stop", "to:01", "to:04"), 0) == "to:01"
    monkeypatch.setattr(walking, "best_space", lambda *_: (5.0, "03"))
    assert walking.move(state, content, asked_for("stop", "to:01", "to:03"), 0) == "to:03"


def test_of_equal_rivals_it_fights_whoever_is_furthest_and_nobody_without_need() -> None:
    """Not always the first seat at hand: that would favour some chairs."""
    state = next(run for run in boards(3) if run.state.phase == "play").state.model_copy(deep=True)
    for own in state.players:
        own.party, own.bought, own.treasures, own.worlds = {}, [], [], []
    for ahead in (1, 2):
        state.players[ahead].camps, state.players[3 - ahead].camps = 3, 9
        able = [f"{how}:{rival}" for rival in (1, 2) for how in ("honest", "dirty")]
        assert str(greedy._duel(state, game().content, asked_for(*able), 0)).endswith(f":{ahead}")
        assert greedy._duel(state, game().content, asked_for("none", *able), 0) == "none"


def test_where_only_the_mine_is_left_nobody_is_hired_who_takes_a_better_digger_s_place() -> None:
    """NF-4.7: whoever is hired stands in the slot at once, and the house does not leave town any more."""
    state = next(run for run in boards(2) if run.state.phase == "play").state.model_copy(deep=True)
    content, own = game().content, state.players[0]
    state.camps = {space.id: 1 for space in table.the_map(state, content).spaces}
    diggers = sorted(
        (one for one in content.adventurers.values() if one.faction == "lizard"), key=lambda one: one.icons.get("K", 0)
    )
    worst, best = diggers[0].id, diggers[-1].id
    own.party, own.reserve, own.coins, own.bought, own.worlds = {"lizard": worst}, [best], 30, [], []
    state.mine = {f"{row},{column}": 1 for row in range(3) for column in range(3)}
    state.row = [best]
    assert plan.is_stuck(state, content, 0)
    assert hire(state, content, 0) is not None, "what is in reserve does not dig"
    own.party, own.reserve, state.row = {"lizard": best}, [], [worst]
    state.mine = {f"{row},{column}": 1 for row in range(4) for column in range(4) if (row, column) != (3, 3)}
    assert plan.is_stuck(state, content, 0)
    assert hire(state, content, 0) is None


def test_a_boss_is_worth_more_where_all_lose_if_one_is_left() -> None:
    """NF-14.13."""
    state = Run.start(game(), b"boss", 2, FarOptions(mode="campaign", map=11)).state.model_copy(deep=True)
    space = sorted(state.bosses)[0]
    strong = walking.boss_worth(state, game().content, 0, space, 13)
    assert strong > walking.boss_worth(state, game().content, 0, space, 6)
    state.options.mode = "arcade"
    assert walking.boss_worth(state, game().content, 0, space, 13) < strong


def test_what_winners_have_used_is_counted_by_seat() -> None:
    gone: dict[int, set[str]] = {0: set(), 1: set()}
    run = balance.play(game(), "lines", FarOptions(), [greedy_player] * 2, gone)
    assert all({"saloon", "farm"} & used for used in gone.values()), "everybody begins in town (NF-3.3)"
    (winner, *_) = game().winners(run.state)
    used = dict.fromkeys(balance.used_by(run.state, game().content, winner) | gone[winner], 1)
    unused = balance.unused_by_winners(game().content, used, ["m01"])
    assert not set(used) & set(unused)
    assert any(one.startswith("story:") for one in used) and any(one.startswith("story:") for one in unused)
    assert len([one for one in unused + list(used) if one.startswith("route ")]) == 4


def test_the_curious_one_goes_for_the_word_that_leads_to_what_nobody_has_had() -> None:
    """Story 118 of map 9 brings world card 3 to whoever has the ferry word, and to nobody else."""
    content = game().content
    assert "keyword ferry_word" in curious._unseen_here(content, {"wor_03"})
    assert curious._unseen_here(content, {"adv_n09"}) == {"adv_n09"}
    givers = [
        choice
        for entry in content.stories.entries.values()
        for _, passage in entry.passages()
        for choice in passage.choices
        if "keyword ferry_word" in curious._brought(choice)
    ]
    assert givers and not any("wor_03" in curious._brought(choice) for choice in givers)


def test_what_a_card_scores_counts_for_whether_it_is_saved_for() -> None:
    """Of two cards of the same points and price the one whose formula is worth something already."""
    run = next(run for run in boards(4) if run.state.phase == "play")
    own, content = run.state.players[0], game().content
    own.hand, own.mine_camps = ["art_15", "art_16"], 4
    own.coins = own.gems = own.food = 20
    own.threats, own.tokens = [], {**own.tokens, "nomad": 3}
    run.state.phase = "play"
    first = plan.target(run.state, content, 0)
    assert first is not None and first[0] == "art_15"
    own.mine_camps, own.threats = 0, [4, 5, 6, 7]
    second = plan.target(run.state, content, 0)
    assert second is not None and second[0] == "art_16"
