"""Chapter 14 of the rules: what a day is given by the campaign, and what it leaves, banked or lost."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from cogs.rangers.state import Change, Gain, MissionRecord, RangersState
from tests.games.rangers.kit import SEED, answer, asked, at_turn, game, house, lay, options, resume

DECK = {"fern.p.long_stride": 29, "t.sack": 1}


def brings(**fields: Any) -> dict[str, Any]:
    """A record for one Ranger on day 3 at the Gap."""
    own = {"aspect": "fern.asp.awa2fit3spi2foc1", "role": "fern.r.pathmaker", "deck": DECK}
    record = {"day": 3, "length": 5, "place": "GA", "terrain": "fen", "rangers": [{**own, **fields.pop("ranger", {})}]}
    return {**record, **fields}


def morning(given: dict[str, Any], **options: Any) -> Run[RangersState]:
    run = Run.start(game(), SEED, 1, game().options(group_mode="lead", **options), brings=given)
    house(run, "rangers.turn")
    return run


def ended(*, camp: bool, **options: Any) -> dict[str, Any]:
    """What a day leaves that has brought a reward and three tokens on a mission that began with one."""
    state = at_turn(1, **options)
    state.missions = {"t.mi.relight": MissionRecord(1, tokens={"hope": 1})}
    lay(state, "t.mi.relight", "surroundings", tokens={"hope": 3})
    lay(state, "t.sack", "area:0", owner=0, tokens={"room": 1})
    lay(state, "t.rope", "area:0", owner=0)
    state.changes.append(Change("equip", -1, lasts="day"))  # of three each they would be more than one carries (ER-5.4)
    state.ledger.append(Gain("reward", "t.rope"))
    state.rangers[0].maladies = ["t.ache"]
    state.steps[0].name, state.steps[0].args = "day_end", {"reason": "camp" if camp else "exhausted"}
    run = resume(state)
    house(run)
    left: dict[str, Any] = game().left(run.state)
    return left


def test_a_day_begins_with_the_record() -> None:
    """ER-14.9, ER-14.11, ER-14.3, ER-2.6: day, place, terrain, missions with their tokens, events, rewards."""
    given = brings(
        missions={"t.mi.relight": {"started": 2, "tokens": {"hope": 2}}}, events=["boat"], rewards=["t.rope"]
    )
    state = morning(given).state
    assert (state.day, state.place, state.terrain) == (3, "GA", "fen")
    assert [card.tokens for card in state.cards if card.card == "t.mi.relight"] == [{"hope": 2}]
    assert (state.story.keywords, state.rewards) == (["boat"], ["t.rope"])


def test_kept_gear_lies_ready_and_the_deck_is_shorter() -> None:
    """ER-14.4, ER-2.10, A13: 29 cards before the draw, 23 after it; the tokens it had."""
    gear = [{"card": "t.sack", "tokens": {}}]
    run = Run.start(game(), SEED, 1, game().options(group_mode="lead"), brings=brings(ranger={"gear": gear}))
    house(run, "rangers.mulligan")
    own = run.state.rangers[0]
    assert (len(own.deck), len(own.hand)) == (23, 6)
    assert [(card.zone, card.tokens, card.is_ready) for card in run.state.cards if card.card == "t.sack"] == [
        ("area:0", {}, True)
    ]
    assert game().invariants(run.state) == []


def test_camp_keeps_what_the_day_has_brought() -> None:
    """ER-14.3, ER-14.4, ER-14.9, DP-18, A6: the ledger, tokens of missions, and all gear by default."""
    left = ended(camp=True)
    assert (left["reason"], left["camped"], left["place"]) == ("camp", True, "GA")
    assert left["gains"] == [{"kind": "reward", "what": "t.rope", "n": 0}]
    assert left["mission_tokens"] == {"t.mi.relight": {"hope": 3}}
    assert [gear["card"] for gear in left["rangers"][0]["gear"]] == ["t.sack", "t.rope"]
    assert left["rangers"][0]["gear"][0]["tokens"] == {"room": 1}


def test_another_end_loses_it_all_but_the_maladies() -> None:
    """ER-14.2, ER-14.3, ER-10.3, D11, A7: tokens of missions are as this morning; the place is the new one."""
    left = ended(camp=False)
    assert (left["gains"], left["mission_tokens"]) == ([], {"t.mi.relight": {"hope": 1}})
    assert (left["rangers"][0]["gear"], left["rangers"][0]["maladies"]) == ([], ["t.ache"])
    assert (left["place"], left["day"]) == ("GA", 1)


@pytest.mark.parametrize("camp", [True, False])
def test_as_published_only_the_table_is_lost(camp: bool) -> None:
    """ER-14.5, D11, D12, A7 `table_only`: banked at any end; neither gear nor tokens are kept."""
    left = ended(camp=camp, preset="full")
    assert len(left["gains"]) == 1
    assert (left["mission_tokens"], left["rangers"][0]["gear"]) == ({"t.mi.relight": {}}, [])


@pytest.mark.parametrize(("gear", "tokens"), [("yes", "no"), ("no", "yes")])
def test_each_thing_that_a_camp_keeps_is_a_setting(gear: str, tokens: str) -> None:
    """ER-14.4, D12, A13: of its own, whatever the preset says."""
    left = ended(camp=True, camp_keeps_gear=gear, camp_keeps_mission_tokens=tokens)
    assert bool(left["rangers"][0]["gear"]) == (gear == "yes")
    assert left["mission_tokens"] == {"t.mi.relight": {"hope": 3} if tokens == "yes" else {}}


def test_gear_can_be_packed_away() -> None:
    """ER-14.4, DP-18, ER-16.3: what is not kept goes back into the deck."""
    state = at_turn(1)
    lay(state, "t.sack", "area:0", owner=0)
    rope = lay(state, "t.rope", "area:0", owner=0)
    state.steps[0].name, state.steps[0].args = "day_end", {"reason": "camp"}
    run = resume(state)
    assert asked(run) == "rangers.keep"
    answer(run, [rope.uid])
    assert [gear["card"] for gear in game().left(run.state)["rangers"][0]["gear"]] == ["t.rope"]


@pytest.mark.parametrize(("packed", "kept"), [(0, 1), (1, 2)])
def test_gear_that_was_traded_away_today_does_not_lie_ready_tomorrow(packed: int, kept: int) -> None:
    """ER-17.7, DP-18: of two copies on the table one may be kept, unless a third is in the deck for the trade."""
    state = at_turn(1)
    ropes = [lay(state, "t.rope", "area:0", owner=0).uid for _ in range(2)]
    state.rangers[0].deck[:packed] = ["t.rope"] * packed
    state.ledger.append(Gain("swap", "t.rope>t.sack", 0))
    state.steps[0].name, state.steps[0].args = "day_end", {"reason": "camp"}
    run = resume(state)
    assert [option for option in options(run) if option in ropes] == ropes[:kept]


def test_a_record_that_keeps_what_was_traded_away_begins_all_the_same() -> None:
    """ER-17.7: a record of before may do so."""
    gear = [{"card": "t.sack", "tokens": {}}, {"card": "t.sack", "tokens": {}}]
    run = Run.start(game(), SEED, 1, game().options(group_mode="lead"), brings=brings(ranger={"gear": gear}))
    house(run, "rangers.mulligan")
    assert [card.card for card in run.state.cards if card.zone == "area:0" and card.card != "fern.r.pathmaker"] == [
        "t.sack"
    ]
    assert game().invariants(run.state) == []


def test_what_another_ranger_has_attached_to_kept_gear_goes_home() -> None:
    """ER-14.4: it is a card of a deck that may not be there tomorrow."""
    state = at_turn(2)
    rope = lay(state, "t.rope", "area:0", owner=0)
    for owner in (0, 1):
        lay(state, "t.sack", "", owner=owner).parent = rope.uid
    state.steps[0].name, state.steps[0].args = "day_end", {"reason": "camp"}
    run = resume(state)
    house(run)
    assert [gear["attached"] for gear in game().left(run.state)["rangers"][0]["gear"]] == [["t.sack"]]


def test_a_record_that_names_a_card_of_another_deck_begins_all_the_same() -> None:
    """ER-14.4: a record of before may have one."""
    gear = [{"card": "t.sack", "tokens": {}, "attached": ["t.rope"]}]
    run = Run.start(game(), SEED, 1, game().options(group_mode="lead"), brings=brings(ranger={"gear": gear}))
    house(run, "rangers.mulligan")
    assert all(card.card != "t.rope" for card in run.state.cards)
