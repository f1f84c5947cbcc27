"""What Doomrock's cards may ask about and cost, looked up on boards laid by hand: numbers, conditions, costs, hands,
markers that last, and why a person, a card or a die cannot be meant."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules.decision import Text, text
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.map.costs import cost_texts, lacking, spare
from cogs.doomrock.rules.reading.facts import DoomrockFacts, Look
from cogs.doomrock.rules.reading.order import pool_lasts
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import able_to_pay
from cogs.doomrock.rules.refusals import refusal
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import content, enemy, field, hero, lay, take_markers
from tests.games.doomrock.kit import hero as of_class
from tests.games.doomrock.kit import table, touch

Edit = Callable[[DoomrockState], None]


async def wait(play: DoomrockPlay) -> None:
    """Rules that ask something and go no further."""
    await play.ask(0, "doomrock.gear", text("dr-ask-gear"), lambda: [items.NEVER_MIND], forced=False)


def board(edit: Edit = lambda state: None) -> DoomrockState:
    """h0 stands with the minion e1, h1 alone, the minion e2 and the boss e3 apart; the heroes act, in the first round
    of a battle."""
    made = field(
        [hero(0, "brawler"), hero(1, "hexer")],
        [enemy(1, hp=3), enemy(2, hp=3), enemy(3, "boss", 9)],
        [["h0", "e1"], ["h1"], ["e2"], ["e3"]],
        wait,
        edit=edit,
    )
    return made.state


def facts(state: DoomrockState, **context: Any) -> DoomrockFacts:
    return DoomrockFacts(Look(state, content()), Context("it.soup", **context))


# ---------------------------------------------------------------------- numbers and conditions


def prepared(state: DoomrockState) -> None:
    """h1 has fallen; h0 has a locked die and 2 hp; e1 has two markers; the third round of the second segment."""
    first, second = state.heroes
    first.hp, first.heroism, second.fallen, second.hp = 2, 3, True, 0
    first.dice[0].where, first.dice[0].face = "locked:ab.x", 3
    assert state.battle is not None
    state.battle.groups = [["h0", "e1"], ["e2"], ["e3"]]
    state.battle.round, state.battle.enrage, state.segment = 3, 4, 2
    foe = state.enemy("e1")
    assert foe is not None
    foe.expose = take_markers(state, "blank", "blank")
    foe.hp = 1


@pytest.mark.parametrize(
    ("name", "context", "n"),
    [
        ("hero", {}, 2),
        ("living_hero", {}, 1),
        ("segment", {}, 2),
        ("round", {}, 3),
        ("enrage", {}, 4),
        ("adjacent_enemy", {"user": "h0"}, 1),
        ("adjacent_enemy", {}, 0),
        ("expose_on_target", {"targets": ["e1", "e2"]}, 2),
        ("expose_on_target", {"targets": ["e2", "e1"]}, 0),
        ("expose_on_target", {"targets": ["e2"], "aim": "e1"}, 2),
        ("expose_on_target", {}, 0),
        ("expose_on_target", {"targets": ["e9"]}, 0),
        ("locked_die", {"user": "h0"}, 1),
        ("locked_die", {"user": "e1"}, 0),
        ("locked_die", {}, 0),
        ("base", {"user": "e1"}, 2),  # enraged enemies hit harder
        ("base", {"user": "h0"}, 0),
        ("base", {}, 0),
    ],
)
def test_numbers(name: str, context: dict[str, Any], n: int) -> None:
    assert facts(board(prepared), **context).number(name) == n


HOLDS: list[tuple[str, Any, dict[str, Any], bool]] = [
    ("round", 3, {}, True),
    ("round", 2, {}, False),
    ("segment", 2, {}, True),
    ("segment", 3, {}, False),
    ("enrage_ge", 4, {}, True),
    ("enrage_ge", 5, {}, False),
    ("minions_le", 2, {}, True),
    ("minions_le", 1, {}, False),
    ("die_face", 4, {"die_face": 4}, True),
    ("die_face", 4, {"die_face": 5}, False),
    ("die_face", 4, {"die_face": 4, "faces": (1, 2)}, False),
    ("die_face", 4, {"faces": (1, 4)}, True),
    ("damaged", None, {"dealt": 1}, True),
    ("damaged", None, {"dealt": 0}, False),
    ("damaged", True, {"dealt": 2}, True),
    ("damaged", False, {"dealt": 2}, False),
    ("damaged", False, {"dealt": 0}, True),
    ("hp_le", 2, {"user": "h0"}, True),
    ("hp_le", 1, {"user": "h0"}, False),
    ("hp_le", ["target", 1], {"user": "h0", "targets": ["e1"]}, True),
    ("hp_le", ["target", 2], {"user": "h0", "targets": ["e2"]}, False),
    ("hp_le", 2, {}, False),
    ("heroism_ge", 3, {"user": "h0"}, True),
    ("heroism_ge", 4, {"user": "h0"}, False),
    ("heroism_ge", 1, {"user": "e1"}, False),
    ("heroism_ge", 0, {"user": "e1"}, True),
    ("is", "hero", {"user": "h0"}, True),
    ("is", "enemy", {"user": "h0"}, False),
    ("is", "enemy", {"user": "e1"}, True),
    ("is", "hero", {"user": "e1"}, False),
    ("is", "minion", {"user": "e1"}, True),
    ("is", "boss", {"user": "e1"}, False),
    ("is", ["target", "boss"], {"targets": ["e3"]}, True),
    ("is", ["subject", "boss"], {"subject": "e9", "subject_kind": "boss"}, True),
    ("is", ["subject", "minion"], {"subject": "e9", "subject_kind": "boss"}, False),
    ("is", ["target", "boss"], {"targets": ["e9"], "subject_kind": "boss"}, False),
    ("is", "hero", {}, False),
    ("adjacent", "target", {"user": "h0", "targets": ["e1"]}, True),
    ("adjacent", "target", {"user": "h0", "targets": ["e2"]}, False),
    ("adjacent", "target", {"user": "h0", "targets": ["h0"]}, False),
    ("adjacent", "target", {"targets": ["e1"]}, False),
    ("exposed", "target", {"targets": ["e1"]}, True),
    ("exposed", "target", {"targets": ["e2"]}, False),
    ("exposed", None, {"user": "h0"}, False),
    ("exposed", "target", {}, False),
    ("hidden", None, {"user": "h0"}, False),
    ("surrounded", None, {"user": "h0"}, False),
    ("rampaging", None, {"user": "h0"}, False),
]


@pytest.mark.parametrize(
    ("name", "argument", "context", "expected"), HOLDS, ids=[f"{row[0]}-{row[1]}-{n}" for n, row in enumerate(HOLDS)]
)
def test_conditions(name: str, argument: Any, context: dict[str, Any], expected: bool) -> None:
    assert facts(board(prepared), **context).holds(name, argument) is expected


def test_conditions_of_somebody_hidden_and_of_nothing() -> None:
    state = board(prepared)
    state.heroes[0].statuses.append(Status("hidden"))
    assert facts(state, user="h0").holds("hidden", None)
    for ask in (facts(state).number, lambda name: facts(state, user="h0").holds(name, None)):
        with pytest.raises(KeyError):
            ask("nothing")


def test_off_the_battlefield_there_is_no_round_and_nobody_to_count() -> None:
    run = table(2)
    state = run.state
    on_map = DoomrockFacts(Look(state, run.game.content), Context("it.soup", user="h0"))
    assert [on_map.number(name) for name in ("round", "enrage", "adjacent_enemy", "segment")] == [0, 0, 0, 1]
    assert not on_map.holds("enrage_ge", 0) and not on_map.holds("minions_le", 9) and not on_map.holds("round", 1)
    assert on_map.holds("area_kind", "town") and not on_map.holds("area_kind", "wilderness")
    assert on_map.scale() == 0 and on_map.base() == 0


# ---------------------------------------------------------------------- costs


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


def test_two_hands_hold_two_hands_worth() -> None:
    """E-8"""
    cards = content().items
    plain = list(cards.values())
    one = [card for card in plain if card.slot == "one_hand" and items.hands(card) == 1]
    two = next(card for card in plain if card.slot == "two_hand" and items.hands(card) == 2)
    look, bearer = Look(board(), content()), hero(0, "brawler")
    assert items.refusal(look, bearer, two) is None and items.refusal(look, bearer, one[0]) is None
    bearer.equipped = [one[0].id]
    assert items.refusal(look, bearer, one[1]) is None
    assert items.refusal(look, bearer, two) == text("dr-refused-hands")
    bearer.equipped = [two.id]
    assert items.refusal(look, bearer, one[0]) == text("dr-refused-hands")
    worn = next(card for card in plain if card.slot not in ("one_hand", "two_hand", "consumable"))
    assert items.refusal(look, bearer, worn) is None
    bearer.equipped = [worn.id]
    assert items.refusal(look, bearer, worn) == text("dr-refused-slot", slot=worn.slot)


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


# ---------------------------------------------------------------------- refusals


def why(state: DoomrockState, seat: int, answer: str, request: Any = None) -> Text | None:
    return refusal(state, content(), seat, request, answer)


def test_why_an_ability_cannot_be_used() -> None:
    """E-1, E-11, E-12"""
    state = board()
    mine = state.heroes[0]
    own = [content().abilities[ref] for ref in mine.abilities]
    lock = next((card for card in content().abilities.values() if card.symbol == "lock"), None)
    foreign = next(card.id for card in content().abilities.values() if card.id not in mine.abilities)
    assert why(state, 1, f"h0:{own[0].id}") == text("dr-e1", hero="@brawler")
    assert why(state, 0, f"h0:{foreign}") == text("dr-e12-not-yours", who="@brawler")
    assert why(state, 0, "h0:ab.none") == text("dr-e12-not-yours", who="@brawler")
    costly = next(card for card in own if card.cost >= 1 and card.symbol != "lock")
    assert why(state, 0, f"h0:{costly.id}") == text("dr-e12-no-die", card=f"@{costly.id}", need=costly.cost, have=0)
    if lock is not None:
        mine.abilities.append(lock.id)
        assert why(state, 0, f"h0:{lock.id}") == text("dr-e12-lock", card=f"@{lock.id}")
    mine.fallen = True
    assert why(state, 0, f"h0:{own[0].id}") == text("dr-e11-fallen", who="@brawler")
    mine.fallen, state.battle = False, None
    assert why(state, 0, f"h0:{own[0].id}") == text("dr-e12-map", card=f"@{own[0].id}")


def test_an_ability_with_its_die_waits_for_its_step_and_for_somebody_to_aim_at() -> None:
    state = board()
    step = {"attack": "heroes", "reaction": "", "free": "roll"}
    seen = set()
    for ref in list(state.heroes[0].abilities):
        card = content().abilities[ref]
        if card.symbol == "lock" or card.cost != 1:
            continue
        lay(state, "h0", **{ref.removeprefix("ab."): card.faces[0]})
        found = why(state, 0, f"h0:{ref}")
        assert found is None or found.key in ("dr-e12-reaction", "dr-e12-step", "dr-e11-nobody"), (ref, found, step)
        seen.add(found.key if found else "")
        if found is None:
            assert state.battle is not None
            state.battle.step = "minions"
            later = why(state, 0, f"h0:{ref}")
            assert later == text("dr-e12-step", card=f"@{ref}", symbol=card.symbol, step="minions")
            state.battle.step = "heroes"
    assert "" in seen


def test_why_somebody_cannot_be_meant() -> None:
    """E-11"""

    def edit(state: DoomrockState) -> None:
        state.heroes[1].fallen = True
        assert state.battle is not None
        state.battle.groups = [["h0", "e1"], ["e2"]]

    run = field(
        [hero(0, "brawler"), hero(1, "hexer")], [enemy(1), enemy(2, "boss", 9)], [["h0", "e1"], ["h1"]], wait, edit=edit
    )
    state, request = run.state, run.requests(0)[0]
    assert why(state, 0, "h1", request) == text("dr-e11-fallen", who="@hexer")
    assert why(state, 0, "h7", request) == text("dr-e11-gone") == why(state, 0, "e9", request)
    assert why(state, 0, "h0", request) is None and why(state, 0, "e1", request) is None, "no card is spoken of"
    assert why(state, 0, "h1") is None and why(state, 0, "e9") is None, "nothing is asked"
    state.battle = None
    assert why(state, 0, "e9", request) is None


def test_why_an_item_cannot_be_used() -> None:
    """E-9, E-18"""
    run = table(2)
    state = run.state
    cards = run.game.content.items
    soup = next(card for card in cards.values() if card.slot == "consumable")
    worn = next(card for card in cards.values() if card.slot != "consumable")
    state.items = []

    def told(answer: str) -> Text | None:
        return refusal(state, run.game.content, 0, None, answer)

    assert told(f"use:{soup.id}") == text("dr-e18-not-held", item=f"@{soup.id}")
    state.items = [soup.id, worn.id]
    assert told(f"use:{worn.id}") == text("dr-e18-worn", item=f"@{worn.id}")
    assert told(f"use:{soup.id}") == text("dr-e18-battle", item=f"@{soup.id}") == told(soup.name.upper())
    assert told("use:it.none") is None and told("boost") == text("dr-e13-closed")
    assert [told(gear) for gear in ("gear", "wear:x:h0", "off:x:h0")] == [text("dr-e9-later")] * 3
    assert why(board(), 0, "gear") == text("dr-refused-gear-in-battle")
    assert told("x") is None and told("nobody knows this") is None


def test_why_there_is_no_going_there() -> None:
    """E-4"""
    run = table(2)
    state = run.state
    last = len(state.row)

    def told(answer: str) -> str | None:
        found = refusal(state, run.game.content, 0, None, answer)
        return None if found is None else found.key

    assert told(f"travel:{state.place}") == "dr-e4-here"
    assert [told(f"travel:{place}") for place in (str(last), "99", "x", "-1")] == ["dr-e4-unknown"] * 4
    assert told(f"travel:{last - 1}") in (None, "dr-e4-here") and told("visit:nowhere") == "dr-e4-not-here"
    assert told("visit:0") is None and told("explore") is None
    here = run.game.content.areas[state.row[state.place].card].name
    assert told(here.lower()) == "dr-e4-here"
    permanent = state.row[state.place].permanents
    assert all(told(f"visit:{one}") is None for one in permanent)
    state.doing = "camp"
    assert told("visit:nowhere") is None


def test_why_a_level_cannot_be_had() -> None:
    """E-1, E-6"""
    run = table(2)
    state = run.state
    mine = of_class(run, "brawler")
    other = 1 - mine.seat

    def told(seat: int, answer: str) -> Text | None:
        return refusal(state, run.game.content, seat, None, answer)

    assert told(other, mine.id) == text("dr-e1", hero="@brawler")
    assert told(mine.seat, mine.id) == text("dr-e6-no-camp")
    touch(run)


def test_whose_turn_is_passed_on() -> None:
    """E-17"""

    def told(seat: int, answer: str, key: str = "doomrock.minions") -> Text | None:
        request: Any = SimpleNamespace(decision=SimpleNamespace(key=key, prompt=text("dr-ask-gear")))
        return why(state, seat, answer, request)

    state = board()
    first, second = state.heroes
    assert state.battle is not None
    state.battle.step, state.battle.active_hero = "minions", "h0"
    assert told(0, "h1") == text("dr-e17-seen", who="@brawler") and told(1, "h0") == text("dr-e17-seen", who="@hexer")
    assert told(0, "h1", "doomrock.gear") is None, "it is asked something else"
    assert told(0, "e1") is None
    first.statuses.append(Status("hidden"))
    assert told(0, "h1") is None
    first.redirect_used = True
    assert told(0, "h1") == text("dr-e17-twice", who="@brawler")
    first.redirect_used, second.fallen = False, True
    assert told(0, "h1") == text("dr-e17") and told(1, "h0") is None, "nobody is left of the other seat"
    for step, key in (("bosses", "dr-e17"), ("heroes", "dr-e11-fallen")):
        state.battle.step = step
        found = told(0, "h1")
        assert found is not None and found.key == key


def test_the_dead_ends_of_dice() -> None:
    """E-10"""
    run = field([hero(0, "brawler")], [enemy(1)], [["h0", "e1"]], "battle_roll", now="roll")
    request = run.requests(0)[0]
    key = request.decision.key
    mine = run.state.heroes[0]
    assert key.startswith("doomrock.")
    if key in ("doomrock.unlock", "doomrock.reroll", "doomrock.assign"):
        assert why(run.state, 0, "d99", request) == text("dr-e10-no-die")
        mine.dice[0].where = "stolen:e1"
        found = why(run.state, 0, mine.dice[0].id, request)
        assert found is not None and found.key == "dr-e10-stolen"
        mine.dice[0].where, mine.dice[0].face = "locked:ab.x", 3
        found = why(run.state, 0, mine.dice[0].id, request)
        assert (found is not None and found.key == "dr-e10-locked") == (key != "doomrock.unlock")


def test_asking_changes_nothing() -> None:
    state = board(prepared)
    before = state.model_dump()
    for name, argument, context, _ in HOLDS:
        facts(state, **context).holds(name, argument)
    for answer in ("h0", "e1", "h0:ab.haymaker", "use:it.soup", "travel:1"):
        why(state, 0, answer)
    assert state.model_dump() == before
