"""D-1 and the actions of the map (DR-3, DR-1.5, DR-1.6; E-3, E-4, E-21)."""

import pytest

from bot.rules.errors import Refusal
from tests.games.doomrock.kit import act, asked, kinds, legal, refused, settle, table, touch

QUIET = {"deck:wilderness": ["ev.balloon", "ev.toll"], "deck:mountain": ["ev.hermit", "ev.cart"]}


def test_what_is_offered_and_what_is_not() -> None:
    run = table()
    run.state.silver = 0
    run.state.row[1].secrets = 0
    touch(run)
    assert legal(run) == ["visit:0", "visit:2", "travel:0", "travel:2", "venture", "battle", "pass"]
    assert refused(run, "visit:1") == refused(run, "explore") == "dr-refused-cost"  # E-3
    assert refused(run, "visit:3") == "dr-refused-cost"  # no item to pawn
    run.state.map_deck.clear()
    touch(run)
    assert refused(run, "venture") == "dr-refused-no-area"  # E-4, DR-3.5
    with pytest.raises(Refusal):
        run.choose(0, "travel:1")  # E-4: the party is there already
    assert run.index == 0


def test_only_the_leader_and_leadership_goes_round() -> None:
    """E-2, DR-1.5."""
    run = table(3)
    with pytest.raises(Refusal):
        run.choose(1, "travel:0")
    act(run, "travel:0")
    assert (run.state.leader, run.waiting()) == (1, [1])
    act(run, "travel:1")
    act(run, "travel:0")
    assert (run.state.leader, run.state.place, run.state.time) == (0, 0, 4)  # DR-3.1


def test_everybody_passing_lets_the_table_rest() -> None:
    """D-1 by the clock: leadership passes, nothing is spent."""
    run = table(2)
    assert run.requests()[0].decision.house_answer() == "pass"
    act(run, "pass")
    assert "dr-all-passed" not in kinds(run) and run.state.leader == 1
    act(run, "pass")
    assert "dr-all-passed" in kinds(run) and run.state.time == 7
    act(run, "pass")
    act(run, "travel:0")
    act(run, "pass")
    assert "dr-all-passed" not in kinds(run)  # not in a row


def test_vote_and_anyone() -> None:
    """DR-1.6."""
    run = table(3, party_decisions="vote")
    run.choose(2, "travel:0"), run.choose(1, "travel:2")
    assert run.state.place == 1
    run.choose(0, "travel:2")
    assert run.state.place == 2
    tie = table(2, party_decisions="vote")
    tie.choose(1, "travel:0"), tie.choose(0, "travel:2")
    assert tie.state.place == 2  # the leader's
    free = table(3, party_decisions="anyone")
    free.choose(2, "travel:0")
    assert free.state.place == 0


def test_a_battle_needs_every_yes() -> None:
    """D-6, DR-3.9."""
    run = table(3)
    act(run, "battle")
    assert run.waiting() == [0, 1, 2]
    run.choose(2, "yes"), run.choose(1, "no")  # the first no ends it
    assert asked(run) == ["doomrock.action"] and (run.state.leader, run.state.time) == (0, 7)
    act(run, "battle")
    assert all(r.decision.house_answer() == "no" for r in run.requests())
    run.choose(0, "yes"), run.choose(1, "yes"), run.choose(2, "yes")
    settle(run)
    assert run.state.segment == 2  # the stub has won it
    assert "battle" not in legal(table(2, early_battle=False))


def test_a_location_may_be_visited_again_unless_once() -> None:
    """DR-3.2, E-21."""
    run = table(script={**QUIET})
    act(run, "travel:0")
    act(run, "visit:1")
    settle(run)
    assert refused(run, "visit:1", run.state.leader) == "dr-refused-used"
    again = table()
    again.state.time = 9
    touch(again)
    act(again, "visit:2")
    act(again, "visit:2")
    assert (again.state.silver, again.state.time) == (7, 7)


def test_the_whole_cost_is_paid_and_by_whom() -> None:
    """DR-3.3, D-2: who pays heroism is asked, by default whoever has most."""
    run = table(
        script={"deck:town-areas": ["ar.queue"], "deck:map-top": ["ar.woods", "ar.queue", "ar.stairs"], "test:1": [1]}
    )
    run.state.heroes[1].heroism = 3
    touch(run)
    act(run, "visit:3")
    assert asked(run) == ["doomrock.payer"] and legal(run) == ["h0", "h1"]
    assert run.requests()[0].decision.house_answer() == "h1"
    run.choose(0, "h0")
    assert (run.state.heroes[0].heroism, run.state.heroes[1].heroism) == (0, 3)
    assert asked(run) == ["doomrock.tester"]


def test_a_peril_is_suffered_before_the_effect() -> None:
    """DR-3.3, DR-4.1: only the peril line of the card, then it is discarded."""
    run = table(script={"deck:wilderness": ["ev.toll"]})
    act(run, "travel:0")
    kinds(run)
    act(run, "visit:1")  # peril, then heroism for each
    assert asked(run) == ["doomrock.which_hero"]
    assert [h.heroism for h in run.state.heroes] == [1, 1]
    run.choose(1, "h1")
    assert [h.heroism for h in run.state.heroes] == [2, 2] and run.state.heroes[1].hp == 5
    assert run.state.discards["wilderness"] == ["ev.toll"] and not run.state.row[0].permanents


def test_secrets_spent_as_a_cost_explore_too() -> None:
    """DR-3.7, edge 2: the bonus comes once, after the action."""
    run = table()
    run.state.row[0].secrets, run.state.place = 1, 0
    touch(run)
    act(run, "visit:0")
    area = run.state.row[0]
    assert area.explored and run.state.silver == 5  # 3 + one for each hero
    area.secrets = 1  # gained again (DR-3.11): stays explored
    touch(run)
    act(run, "visit:0")
    assert run.state.silver == 5


def test_venturing_from_an_explored_area_leaves_nothing_behind() -> None:
    """DR-3.8: only an unexplored area with a secret left."""
    run = table(script=QUIET)
    run.state.row[0].secrets = 0
    touch(run)
    act(run, "venture")
    assert "dr-left-behind" not in kinds(run)


def test_a_permanent_stays_and_leaves_with_its_area() -> None:
    """DR-4.4."""
    run = table(script={"deck:mountain": ["ev.hermit", "ev.absent_smith"]})
    act(run, "travel:2")
    act(run, "explore")
    assert run.state.row[2].permanents == ["ev.hermit"]
    assert "visit:ev.hermit" in legal(run)
    run.state.heroes[0].hp = 2
    act(run, "visit:ev.hermit")
    assert (run.state.heroes[0].hp, run.state.silver) == (4, 2)
    run.state.row.insert(0, run.state.row.pop(2))
    run.state.place = 1
    touch(run)
    act(run, "venture")
    settle(run)
    assert "ev.hermit" in run.state.discards["mountain"] and not run.game.invariants(run.state)


def test_which_event_deck_and_an_empty_one() -> None:
    """DR-3.6, DR-4.6."""
    run = table(script={"deck:wilderness": ["ev.balloon"], "loot:1": [3]})
    act(run, "explore")  # a town uses the wilderness deck
    settle(run)
    assert run.state.discards["wilderness"] == ["ev.balloon"]
    state = run.state
    state.discards["wilderness"] += state.decks["wilderness"]
    state.decks["wilderness"] = []
    state.place, state.row[0].secrets = 0, 2
    touch(run)
    act(run, "explore")
    settle(run)
    assert "dr-reshuffled" in kinds(run)
    state.limbo.clear()
    state.decks["wilderness"], state.discards["wilderness"] = [], []
    state.place = 0
    touch(run)
    act(run, "explore")
    settle(run)
    assert "dr-no-event" in kinds(run)


def test_an_event_option_must_be_payable() -> None:
    """E-21, DR-4.2: with one option left the table is not asked; with none nothing happens."""
    run = table(script={"deck:wilderness": ["ev.map_seller", "ev.scarecrow"], "test:1": [6]})
    run.state.silver = 0
    touch(run)
    act(run, "explore")
    assert asked(run) == ["doomrock.tester"]  # `Pay` cannot be paid, so it is the argument
    pack_free = table(script={"deck:wilderness": ["ev.right_of_way"]})
    act(pack_free, "explore")
    assert asked(pack_free) == ["doomrock.event"] and legal(pack_free) == ["a", "b"]


def test_time_gained_during_the_action_counts() -> None:
    """DR-3.10, DR-3.11."""
    run = table(script={"deck:wilderness": ["ev.balloon"], "loot:1": [6]})
    run.state.time = 1
    touch(run)
    act(run, "explore")
    assert asked(run) == ["doomrock.action"] and (run.state.time, run.state.segment) == (1, 1)
    act(run, "visit:2")
    settle(run)
    assert run.state.segment == 2


def test_a_silver_only_location_takes_no_time() -> None:
    """CommandFrame 3."""
    run = table()
    run.state.time = 1
    touch(run)
    act(run, "visit:1")
    run.choose(0, legal(run)[1])
    assert (run.state.time, run.state.silver, len(run.state.items)) == (1, 1, 1)
    assert len(run.state.discards["common"]) + len(run.state.discards["epic"]) == 2


def test_plain_loot() -> None:
    """DR-4.3: 1 nothing, 2-3 silver, 4-5 a common item, 6 an epic one."""
    for face, silver, common, epic in (
        (1, 0, 0, 0),
        (2, 1, 0, 0),
        (3, 1, 0, 0),
        (4, 0, 1, 0),
        (5, 0, 1, 0),
        (6, 0, 0, 1),
    ):
        run = table(script={"deck:wilderness": ["ev.wishing_well"], "loot:1": [face]})
        act(run, "explore")
        before = run.state.silver - 1
        run.choose(0, "a")
        decks = [run.game.content.items[item].deck for item in run.state.items]
        got = (run.state.silver - before, decks.count("common"), decks.count("epic"))
        explored_bonus = 1 if run.state.row[1].explored else 0  # Fort Adequate gives a common item for its last secret
        assert got == (silver, common + explored_bonus, epic), face


def test_undo_stops_at_what_was_drawn() -> None:
    run = table()
    act(run, "travel:0")
    assert run.undo_index(0) == 0
    act(run, "explore")
    assert run.undo_index(1) is None
