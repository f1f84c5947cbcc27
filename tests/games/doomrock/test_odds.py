"""What is told beforehand of tests, rerolls and attacks is what the rules then do, over every case there is."""

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.rules.decision import text
from bot.rules.effects import DieAmount
from bot.rules.odds import even, percent
from cogs.doomrock.cog import surface
from cogs.doomrock.content.vocabulary import AnyEffect
from cogs.doomrock.rules.battle.attack import attack
from cogs.doomrock.rules.battle.explosion import expose
from cogs.doomrock.rules.cards.activation import with_chances
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.harm import harm
from cogs.doomrock.rules.reading.names import GLYPHS, character_option
from cogs.doomrock.rules.reading.odds import NONE, falls, plus_among, strength_of
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import asked, choose, content, enemy, field, hero, lay, take_markers
from tests.games.doomrock.kit import act, table, touch

KINDS = ("blank", "plus1", "push", "cumulation")


def chances_of_targets(run: Any) -> dict[str, Any]:
    return {option.id: option.label.params.get("n") for option in asked(run, "doomrock.target").options(run)}


def test_a_test_is_passed_as_often_as_its_button_says() -> None:
    """DR-6.2: every face of the die is thrown."""
    told, passed = set[int](), 0
    for face in range(1, 7):
        run = table(script={"test:1": [face]})
        run.state.place = 2  # the Stairs; a TEST STR 6
        touch(run)
        act(run, "visit:1")
        (request,) = run.requests()
        tester = request.options(run)[0]
        told.add(tester.label.params["n"])
        run.choose(request.decision.seats[0], tester.id)
        passed += next(event.params["passed"] for event in run.journal if event.kind == "dr-test")
    assert told == {percent(Fraction(passed, 6))}


@pytest.mark.parametrize("again", [("d1",), ("d1", "d3"), ("d1", "d2", "d3")])
def test_a_reroll_brings_what_the_panel_says(again: tuple[str, ...]) -> None:
    """DR-8.3, DR-8.4: each throw that may come of these dice."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], "battle_roll", now="roll")
    request = asked(run, "doomrock.reroll")
    assert request.decision.preview is not None
    said = request.decision.preview(dict.fromkeys(again, 1)).params
    throws = list(product(range(1, 7), repeat=len(again)))
    assert said["n"] == len(again)
    shown = {die.id: die.face for die in run.state.hero("h0").dice}
    assert said["dice"] == " ".join(GLYPHS[shown[one]] for one in again), "it says which, beside other advice"
    for one in said["what"]:
        what, told = one.params["what"], one.params["n"]
        takes = {"shield": {1}, "heroism": {6}}.get(what) or content().abilities[what[1:]].faces
        fill = sum(any(face in takes for face in throw) for throw in throws)
        assert told == percent(Fraction(fill, len(throws))), "also one that a kept die fits or lies on"
    assert request.decision.preview({}).key == "dr-odds-keep"


@pytest.mark.parametrize(
    ("carried", "hp", "armor", "boosts"), [(1, 3, 0, 0), (2, 3, 0, 0), (2, 2, 1, 0), (2, 4, 0, 1), (0, 2, 0, 0)]
)
def test_an_enemy_falls_as_often_as_its_button_says(carried: int, hp: int, armor: int, boosts: int) -> None:
    """DR-11.2, DR-12.2: the rules strike once with each kind of markers that may lie there."""
    fell: Counter[bool] = Counter()
    told = set()
    for kinds in product(KINDS, repeat=carried):

        def edit(state: DoomrockState, kinds: tuple[str, ...] = kinds) -> None:
            lay(state, "h0", haymaker=5)
            state.hero("h0").heroism = boosts
            assert state.battle is not None
            state.battle.enemies[0].expose = take_markers(state, *kinds)

        run = field([hero(0, "brawler")], [enemy(1, hp=hp, armor=armor), enemy(2), enemy(3, "boss", 20)],
                    [["h0", "e1", "e2", "e3"]], edit=edit)  # fmt: skip
        choose(run, "doomrock.act", "h0:ab.haymaker")
        option = asked(run, "doomrock.target").options(run)[0]
        told.add((option.label.params["n"], option.label.params["most"]))
        choose(run, "doomrock.target", "e1")
        if boosts:
            choose(run, "doomrock.boost", "boost:0")
        ways = _ways(kinds)
        fell[run.state.enemy("e1") is None] += ways
    chance = percent(Fraction(fell[True], fell.total()))
    assert len(told) == 1  # whatever lies there, the same is told
    plain, boosted = told.pop()
    assert (boosted if boosts else plain) == chance


def _ways(kinds: tuple[str, ...]) -> int:
    """In how many ways these are drawn in this order."""
    left, ways = Counter(content().expose), 1
    for kind in kinds:
        ways *= left[kind]
        left[kind] -= 1
    return ways


def test_with_an_item_that_is_thrown_for() -> None:
    """DR-11.8: a bonus of 0, 1, 1, 2, 2 or 4 by the die."""
    bonuses = [
        (one, effect) for one in content().items.values() for effect in one.effects if effect.do == "attack_bonus"
    ]
    item = next(one for one, effect in bonuses if isinstance(effect.n, DieAmount))
    fell = []
    for face in range(1, 7):

        def edit(state: DoomrockState) -> None:
            lay(state, "h0", haymaker=5)
            state.hero("h0").equipped.append(item.id)

        run = field([hero(0, "brawler")], [enemy(1, hp=4), enemy(2), enemy(3, "boss", 20)], [["h0", "e1", "e2", "e3"]],
                    edit=edit, script={"pick": [face]})  # fmt: skip
        choose(run, "doomrock.act", "h0:ab.haymaker")
        told = chances_of_targets(run)
        choose(run, "doomrock.target", "e1")
        fell.append(run.state.enemy("e1") is None)
    assert told["e1"] == percent(Fraction(sum(fell), 6))
    assert told["e2"] == 100


def test_nothing_is_told_that_nobody_can_know() -> None:
    """Markers that were seen have been mixed into the pool: what lies on somebody is of another lot."""

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", haymaker=55)
        assert state.battle is not None
        state.battle.enemies[0].expose = take_markers(state, "blank")
        state.battle.enemies[1].expose = take_markers(state, "cumulation", "plus1")

    run = field([hero(0, "brawler")], [enemy(1, hp=9), enemy(2, hp=9), enemy(3, "boss", 20)],
                [["h0", "e1", "e2", "e3"]], edit=edit)  # fmt: skip
    choose(run, "doomrock.act", "h0:ab.haymaker")
    assert chances_of_targets(run)["e1"] == 0
    choose(run, "doomrock.target", "e2")  # a cumulation: plus1 goes back under the pool (DR-12.4)
    choose(run, "doomrock.act", "h0:ab.haymaker")
    assert chances_of_targets(run) == {"e1": 0, "e2": 0, "e3": 0}, "nine are too many whatever lies there"
    assert not run.state.markers_alike
    weak = run.state.enemy("e1")
    assert weak is not None
    for hp, told in ((3, "maybe"), (2, 100)):
        weak.hp, run.ticks = hp, run.ticks + 1  # looked at anew
        assert chances_of_targets(run)["e1"] == told


def test_once_nobody_carries_any_the_markers_are_one_lot_again() -> None:
    seen = []

    async def rules(play: DoomrockPlay) -> None:
        await expose(play, "e1", 2)
        seen.append(plus_among(play, play.state.enemy("e1")))
        await play.ask(0, "x", text("dr-ask-order"), lambda: [])

    def edit(state: DoomrockState) -> None:
        state.markers_alike = False

    field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], rules, edit=edit)
    assert seen[0] is not None and sum(seen[0].ways.values()) == 29 * 28 // 2


BLOW: dict[str, Any] = {"do": "attack", "n": 2}
MORE: dict[str, Any] = {"do": "attack_bonus", "n": 1}


@pytest.mark.parametrize(
    ("effects", "strength"),
    [
        ([BLOW], 2),
        ([MORE, BLOW], 3),
        ([MORE, MORE, BLOW], 4),
        ([BLOW, MORE], 2),  # too late
        ([{**MORE, "if": {"surrounded": "target"}}, BLOW], 2),
        ([{**MORE, "optional": True}, BLOW], None),
        ([{**MORE, "limit": "round"}, BLOW], None),
        ([{"do": "expose", "n": 1}, BLOW], None),  # nobody knows what it comes to
        ([{"do": "pay", "cost": {"hp": 1}, "optional": True, "then": [MORE]}, BLOW], 2),
        ([{"do": "pay", "cost": {"hp": 1}, "then": [MORE]}, BLOW], None),
        ([BLOW, BLOW], None),
        ([BLOW, {**BLOW, "to": "one_enemy"}], 2),  # the first; whom the other is at is asked after it
        ([{**BLOW, "to": "all_enemies"}], None),
        ([{**BLOW, "optional": True}], None),
        ([{**BLOW, "limit": "battle"}], None),
        ([{**BLOW, "when": "after_attack"}], None),
        ([{**BLOW, "if": {"surrounded": "target"}}], None),
        ([MORE], None),
    ],
)
def test_the_strength_of_an_attack_is_told_where_it_is_certain(effects: list[Any], strength: int | None) -> None:
    run = field([hero(0, "brawler")], [enemy(1, hp=9), enemy(2)], [["h0", "e1"], ["e2"]])
    made = TypeAdapter(tuple[AnyEffect, ...]).validate_python(effects)
    card = content().abilities["ab.haymaker"].model_copy(update={"effects": made})
    look, context = Look(run.state, content()), Context("ab.haymaker", "h0", 0)
    found = strength_of(look, card, context, "e1")
    assert (None if found is None else list(found.ways)) == (None if strength is None else [strength])
    assert strength_of(look, card, context, "h0") is None, "heroes are not attacked"


def test_a_reaction_is_asked_with_what_is_at_stake() -> None:
    """D-21: the strength of the attack, and how likely it is the last."""
    cards = content().abilities.values()
    card = next(
        one for one in cards if one.symbol == "reaction" and one.trigger == "on_attacked" and one.target is None
    )

    async def rules(play: DoomrockPlay) -> None:
        await attack(play, Context(source="ai.library.1", user="e1"), "e1", "h0", 2)

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", **{card.id.removeprefix("ab."): card.faces[0]})
        state.hero("h0").hp = 3
        state.hero("h0").expose = take_markers(state, "blank")

    run = field([hero(0, "brawler", card.id)], [enemy(1, "boss", 20)], [["h0", "e1"]], rules, edit=edit)
    prompt = asked(run, "doomrock.reaction").decision.prompt
    assert (prompt.params["n"], prompt.params["falls"]) == (2, percent(Fraction(10, 29)))
    assert "(3 hp) for 2 (falls: 34 %)" in surface().words.format(prompt, run.name_of)
    # markers that were seen have been mixed with others: a blow that could kill said nothing, and harmless ones "0 %"
    run = field([hero(0, "brawler", card.id)], [enemy(1, "boss", 20)], [["h0", "e1"]], rules, edit=partial(mixed, edit))
    prompt = asked(run, "doomrock.reaction").decision.prompt
    assert prompt.params["falls"] == "maybe" and "(may fall)" in surface().words.format(prompt, run.name_of)


@pytest.mark.parametrize("shields", range(4))
@pytest.mark.parametrize("worn", ("", "it.barrel", "it.plate"))
@pytest.mark.parametrize("n", (1, 3))
def test_a_reaction_is_asked_with_what_shields_and_armor_leave(shields: int, worn: str, n: int) -> None:
    """DR-11.2: “attacks for 2” was asked of who would be unhurt."""
    cards = content().abilities.values()
    card = next(
        one for one in cards if one.symbol == "reaction" and one.trigger == "on_attacked" and one.target is None
    )

    async def rules(play: DoomrockPlay) -> None:
        await attack(play, Context(source="ai.library.1", user="e1"), "e1", "h0", n)

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", **{card.id.removeprefix("ab."): card.faces[0]})
        one = state.hero("h0")
        one.shields, one.equipped = shields, [worn] if worn else []

    run = field([hero(0, "brawler", card.id)], [enemy(1, "boss", 20)], [["h0", "e1"]], rules, edit=edit)
    prompt, before = asked(run, "doomrock.reaction").decision.prompt, run.state.hero("h0").hp
    words = surface().words.format(prompt, run.name_of)
    choose(run, "doomrock.reaction", "pass")
    taken = before - run.state.hero("h0").hp
    if prompt.params["takes"] == "plain":
        assert taken == n and "which takes" not in words
    else:
        assert prompt.params["takes"] == taken
        assert ("which takes nothing" if not taken else f"which takes {taken} hp") in words


def mixed(edit: Any, state: DoomrockState) -> None:
    edit(state)
    state.markers_alike = False


def test_harm_is_what_the_order_of_steps_gives() -> None:
    """DR-11.2 by subtraction, against the sum that the rules use."""
    for n, plus, shields, armor in product(range(-2, 5), range(3), range(4), range(3)):
        left = max(0, n + plus)
        for _ in range(shields):
            left -= left > 0
        for _ in range(armor):
            left -= left > 0
        assert harm(n, plus, shields, armor) == left


def test_none_is_what_cannot_be_told() -> None:
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]])
    assert falls(Look(run.state, content()), "e9", even([3])) == NONE


@pytest.mark.parametrize(("shields", "keys"), [(0, None), (2, "dr-hint-character")])
def test_an_enemy_as_it_stands_is_not_told_twice(shields: int, keys: str | None) -> None:
    """Of a card whose damage nobody can tell the buttons said "The Great Wash 15/15", and a line "15/15: 15/15 hp"."""
    run = field([hero(0, "brawler")], [enemy(1, hp=9), enemy(3, "boss", 20)], [["h0", "e1", "e3"]])
    found = run.state.enemy("e1")
    assert found is not None
    found.shields = shields
    cards = [one for one in content().abilities.values() if one.target == "one_enemy"]
    card = next(one for one in cards if [effect.do for effect in one.effects] == ["expose", "attack"])
    look = Look(run.state, content())
    told = with_chances(look, card, Context(card.id, "h0", 0), character_option(look, "e1"))
    assert told.label.key == "dr-option-standing" and (told.hint.key if told.hint else None) == keys
