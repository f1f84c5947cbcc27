"""What locations and cards cost, how many hands items need, and whether expose markers last, on boards laid by hand."""

from typing import Any

import pytest

from bot.rules.decision import Text, text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.map.costs import cost_texts, lacking, spare
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.order import pool_lasts
from cogs.doomrock.rules.reading.whom import able_to_pay
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import content, hero
from tests.games.doomrock.kit import table
from tests.games.doomrock.test_what_cards_ask import board


def on_the_road() -> tuple[DoomrockState, Any]:
    run = table(2)
    state = run.state
    state.time, state.silver = 5, 3
    first, second = state.heroes
    first.hp, first.shields, first.heroism = 4, 2, 0
    second.hp, second.shields, second.heroism = 1, 1, 2
    deck = run.game.content.items
    common = [ref for ref, card in deck.items() if card.deck == "common"][:2]
    epic = [ref for ref, card in deck.items() if card.deck == "epic"][:1]
    state.items = [*common, *epic]
    return state, run.game.content


@pytest.mark.parametrize(
    ("kind", "payer", "deck", "n"),
    [
        ("time", None, "any", 5),
        ("silver", None, "any", 3),
        ("item", None, "any", 3),
        ("item", None, "common", 2),
        ("item", None, "epic", 1),
        ("hp", None, "any", 3),  # DR-3.3: the last hp is kept
        ("hp", "h0", "any", 3),
        ("hp", "h1", "any", 0),
        ("shield", None, "any", 3),
        ("shield", "h1", "any", 1),
        ("heroism", None, "any", 2),
        ("heroism", "h0", "any", 0),
        ("peril", None, "any", 99),
    ],
)
def test_how_much_can_be_paid(kind: str, payer: str | None, deck: str, n: int) -> None:
    state, cards = on_the_road()
    assert spare(state, kind, payer, cards, deck) == n
    state.heroes[0].fallen = True
    if kind in ("hp", "shield", "heroism"):
        left = {"hp": 0, "shield": 1, "heroism": 2}[kind]
        assert spare(state, kind, None, cards) == left, "who has fallen pays nothing"


@pytest.mark.parametrize(
    ("cost", "lacks"),
    [
        ({}, None),
        ({"time": 5}, None),
        ({"time": 6}, ("time", 6, 5)),
        ({"silver": 3, "time": 1}, None),
        ({"time": 1, "silver": 4}, ("silver", 4, 3)),
        ({"item": "common"}, None),
        ({"item": "epic"}, None),
        ({"item": "wild"}, ("item", 1, 0)),
        ({"hp": 3}, None),
        ({"hp": 4}, ("hp", 4, 3)),
        ({"peril": 2}, None),
    ],
)
def test_what_a_cost_lacks(cost: Any, lacks: tuple[str, int, int] | None) -> None:
    """E-3"""
    state, cards = on_the_road()
    found = lacking(state, cost, cards)
    if lacks is None:
        assert found is None
    else:
        what, need, have = lacks
        assert found == text("dr-refused-cost", what=what, need=need, have=have)


def test_whoever_pays_keeps_the_last_hp() -> None:
    state, _ = on_the_road()
    assert able_to_pay(state, "hp") == ["h0"]
    assert able_to_pay(state, "heroism") == ["h1"] and able_to_pay(state, "shield") == ["h0", "h1"]
    said = cost_texts({"time": 2, "item": "epic"})
    assert said == [text("dr-cost", what="time", n=2), text("dr-cost-item", deck="epic")]


# ---------------------------------------------------------------------- hands


def test_hands_are_counted_by_slot_or_as_the_card_says() -> None:
    """DR-1.1, DR-5.5"""
    cards = content().items.values()
    for card in cards:
        printed = {"one_hand": 1, "two_hand": 2}.get(card.slot, 0)
        assert items.hands(card) == (printed if card.hands is None else card.hands)
    odd = next(card for card in cards if card.slot == "one_hand").model_copy(update={"hands": 0})
    assert items.hands(odd) == 0


def told(words: Text | None) -> str:
    return "" if words is None else surface().words.format(words, game().name_of, "en")


def test_two_hands_hold_two_hands_worth() -> None:
    """E-8: “Both hands are full” stood beside a *Put on* that went, as one hand was free."""
    cards = content().items
    plain = list(cards.values())
    one = [card for card in plain if card.slot == "one_hand" and items.hands(card) == 1]
    two = next(card for card in plain if card.slot == "two_hand" and items.hands(card) == 2)
    look, bearer = Look(board(), content()), hero(0, "brawler")
    assert items.refusal(look, bearer, two) is None and items.refusal(look, bearer, one[0]) is None
    bearer.equipped = [one[0].id]
    assert items.refusal(look, bearer, one[1]) is None
    assert told(items.refusal(look, bearer, two)) == f"Needs both hands: take off {one[0].name} first."
    bearer.equipped = [two.id]
    assert told(items.refusal(look, bearer, one[0])) == f"Both hands are full: take off {two.name} first."
    bearer.equipped = [one[0].id, one[1].id]
    pair = f"{one[0].name} and {one[1].name}"
    assert told(items.refusal(look, bearer, one[2])) == f"Both hands are full: take off one of {pair} first."
    assert told(items.refusal(look, bearer, two)) == f"Needs both hands: take off {pair} first."
    worn = next(card for card in plain if card.slot not in ("one_hand", "two_hand", "consumable"))
    assert items.refusal(look, bearer, worn) is None
    bearer.equipped = [worn.id]
    assert told(items.refusal(look, bearer, worn)) == f"One {worn.slot} at a time: take off {worn.name} first."


@pytest.mark.parametrize(
    ("phase", "doing", "may"),
    [
        ("map", "", True),
        ("map", "camp", True),
        ("map", "travel", False),
        ("battle", "", False),
        ("ended", "camp", False),
    ],
)
def test_when_gear_may_be_changed(phase: Any, doing: str, may: bool) -> None:
    """D-10"""
    state = board()
    state.phase, state.doing = phase, doing
    assert items.may_change_gear(state) is may


# ---------------------------------------------------------------------- markers


@pytest.mark.parametrize(
    ("pool", "revealed", "on_hero", "on_enemy", "n", "lasts"),
    [
        (3, 9, False, False, 3, True),
        (3, 9, False, False, 4, False),
        (0, 4, False, False, 4, True),
        (0, 4, False, False, 5, False),
        (0, 4, True, False, 4, False),
        (0, 4, False, True, 4, False),
        (0, 0, True, True, 0, True),
    ],
)
def test_whether_markers_last(pool: int, revealed: int, on_hero: bool, on_enemy: bool, n: int, lasts: bool) -> None:
    """DR-12.6: an explosion reveals what lies somewhere; where nothing does, the pool is only filled up again."""
    state = board()
    state.pool, state.revealed = ["blank"] * pool, ["blank"] * revealed
    assert state.battle is not None
    state.heroes[1].expose = ["blank"] * on_hero
    state.battle.enemies[2].expose = ["blank"] * on_enemy
    assert pool_lasts(Look(state, content()), n) is lasts


def test_off_the_battlefield_only_the_pool_counts() -> None:
    state = board()
    state.pool, state.revealed, state.battle = [], ["blank"] * 9, None
    assert not pool_lasts(Look(state, content()), 1)


def test_whoever_wears_what_is_asked_for_is_told_to_take_it_off() -> None:
    """Two common items were worn, and the Ledge said that there was none (E-3, DR-3.3)."""
    state, cards = on_the_road()
    state.heroes[0].equipped, state.items = state.items[:1], []
    for deck, what in (("common", "worn"), ("epic", "item")):
        found = lacking(state, {"item": deck}, cards)
        assert found == text("dr-refused-cost", what=what, need=1, have=0)
