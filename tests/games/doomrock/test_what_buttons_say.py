"""A button says what it does before it is pressed: places, lessons, targets. What has no room on it stands by it."""

import re
from typing import Any

import pytest

from bot.rules.decision import Option, Text
from bot.rules.kernel.house import house_form
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Panel, as_text
from bot.ui.questions.forms import whole_answers
from bot.ui.questions.request_controls import LONGEST_BUTTON
from bot.ui.questions.scene import Scene
from bot.ui.screens.legend import explained_here
from bot.ui.screens.present import board, hand
from cogs.doomrock.cog import surface
from cogs.doomrock.content import vocabulary
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.floor import act_form
from cogs.doomrock.rules.map.actions import actions, told_actions
from cogs.doomrock.rules.map.items import gear_options, refusal
from cogs.doomrock.rules.map.journey import action_form
from cogs.doomrock.rules.reading import whom
from cogs.doomrock.rules.reading.exchange import glance, price
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.odds import aimed
from cogs.doomrock.rules.reading.sight import Context, limit_key
from cogs.doomrock.state import Die, DoomrockState
from cogs.doomrock.view.retelling import retold
from tests.games.doomrock.battle_table import enemy, field, hero
from tests.games.doomrock.kit import act, table, touch

SURFACE = surface()
GAME = game()


def said(words: Text, language: str = "en") -> str:
    return SURFACE.words.format(words, GAME.name_of, language, label=True)


def _map_actions(state: DoomrockState) -> list[Option]:
    """As whoever looks reads them."""
    return told_actions(state, GAME.content, actions(state, GAME.content))


def scene(run: Run[DoomrockState]) -> Scene:
    return Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)


def buttons(panel: Panel) -> list[str]:
    return [button.label for button in panel.buttons()]


def test_each_action_says_what_it_costs_and_gives() -> None:
    """D-1: the party stands in Fort Adequate."""
    shown = buttons(board(scene(table(2))))
    for label in (
        "📍 Tent Pitch: ⏳ → camp (3 of 4 silver for a level): brings nothing now",
        "📍 Second-Best Shop: 🪙2 → 1 of 3 items",
        "📍 Odd Jobs: ⏳ → 2 silver",
        "🔎 Explore: ⏳🔎 → an event + explored: an item",
        "🥾 The Ten Thousand Stairs (🔎3): ⏳",
    ):
        assert label in shown, shown
    assert any(label.startswith("🧭 Venture forth: ⏳💀🎴(1 damage); first lost → 1 expose for ") for label in shown), [
        one for one in shown if "🧭" in one
    ]


def test_a_camp_at_which_nobody_can_pay_a_lesson_says_what_one_costs() -> None:
    """A day was spent there, and then it said: needs 4 silver (DR-5.2)."""
    run = table(2)
    for silver, told in ((3, True), (4, False)):
        run.state.silver = silver
        label, *_ = [said(one.label) for one in _map_actions(run.state) if "Tent Pitch" in said(one.label)]
        assert ("camp (3 of 4 silver for a level)" in label) is told, label
        assert "camp" not in repr(actions(run.state, GAME.content)), "worked out for whoever looks"


def test_a_camp_counts_the_silver_that_the_visit_brings_before_it() -> None:
    """2 + 1 of a Sandwich Board + 1 of the place: "camp and 1 silver (a level: 4 silver)" looked as if it were enough,
    but the camp is held before the place gives its silver (DR-3.2, DR-5.2)."""
    run = table(2)
    run.state.row[run.state.place].card, run.state.silver = "ar.tollhouse", 2
    run.state.heroes[0].equipped.append("it.sandwich_board")
    for used, have in ((False, 3), (True, 2)):
        if used:
            run.state.limits = dict.fromkeys([limit_key(run.play, *first_visit(run))], 1)
        told = [said(one.label) for one in _map_actions(run.state)]
        assert f"📍 Inn at the Second Toll: ⏳ → camp ({have} of 4 silver for a level), then 1 silver" in told, told


def first_visit(run: Run[DoomrockState]) -> tuple[Any, Context]:
    effect = next(one for one in GAME.content.items["it.sandwich_board"].effects if one.trigger == "visit")
    return effect, Context(source="it.sandwich_board", user=run.state.heroes[0].id)


def test_a_camp_that_would_change_nothing_says_so() -> None:
    """A day was offered for nothing: no silver for a level, and nobody had a marker to take off (DR-1.9)."""
    run = table(2)
    run.state.row[run.state.place].card, run.state.silver = "ar.queue", 0
    for marked in (False, True):
        run.state.heroes[0].expose = ["ex.blank"] * marked
        (label,) = [said(one.label) for one in _map_actions(run.state) if "Campsite" in said(one.label)]
        assert label.endswith("camp (0 of 4 silver for a level): brings nothing now") is not marked, label


def test_a_test_says_what_passing_and_failing_it_brings() -> None:
    """D-4: "AGI 6 test" and a chance told nobody what for."""
    places = {place.name: place for area in GAME.content.areas.values() for place in area.locations}
    for name, told in (
        ("Goose Court (In Session)", "AGI 6 test: an item and 1 silver, else 1 silver"),
        ("Canary Union", "INT 6 test: 4 silver, else −1 silver"),
    ):
        (found,) = glance(places[name].effects, 2)
        assert said(found) == told


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_place_says_something_of_its_own(language: str) -> None:
    """No kind of effect is left without a word, and what is an item is none of the other choices."""
    content, found = GAME.content, set()
    places = [place for area in content.areas.values() for place in area.locations]
    places += [card.location for card in content.events.values() if card.location is not None]
    assert len(places) > 50
    choice = said(glance(next(p for p in places if p.name == "Ant Road, Northbound").effects, 2)[0], language)
    for place in places:
        gives = [said(one, language) for one in glance(place.effects, 2)]
        assert gives and all(said(one, language) for one in price(place.cost)), place.name
        assert (choice in gives) is any(effect.do == "choose" for effect in place.effects), place.name
        found.update(gives)
    assert len(found) > 20


def test_a_visit_that_takes_the_last_secret_says_what_that_brings() -> None:
    """DR-3.7: the button said “→ 3 silver”, and loot and heroism came besides. Exploring said it."""
    for area in GAME.content.areas.values():
        bonus = [said(one) for one in glance(area.explored, 2)]
        for n, place in enumerate(area.locations):
            if place.cost.get("secret") != 1 or not bonus:
                continue
            run = table(2)
            here = run.state.row[run.state.place]
            here.card, here.explored = area.id, False
            for secrets, is_told in ((1, True), (2, False)):
                here.secrets = secrets
                touch(run)
                option = next(one for one in _map_actions(run.state) if one.id == f"visit:{n}")
                assert (bonus[0] in said(option.label).partition(" + explored: ")[2]) is is_told, said(option.label)
                form = action_form(run.play, option.id)
                brief = option.brief
                assert brief is not None and (said(brief)[-1] == "✨") is is_told
                if form is not None and form.said is not None:
                    whole = form.said([[part.options[0].id] for part in form.parts])
                    assert whole is not None and ("+ explored: " in said(whole)) is is_told


def test_in_english_every_place_has_room_on_a_button() -> None:
    """Longer ones would make a select of the whole question, which costs a press more."""
    run = table(4)
    for area in GAME.content.areas:
        run.state.row[run.state.place].card = area
        touch(run)
        for option in _map_actions(run.state):
            label = said(option.brief or option.label)
            assert len(label) <= LONGEST_BUTTON, label


@pytest.mark.parametrize("setting", GAME.content.settings)
def test_whatever_area_goes_has_room_on_the_button_that_says_so(setting: str) -> None:
    """A sign more, and the whole map was a list."""
    run = table(4)
    run.state.setting, run.state.place = setting, 1
    for area in (one.id for one in GAME.content.areas.values() if "Doomrock" not in one.name):  # beyond it nobody goes
        run.state.row[0].card = area
        touch(run)
        (venture,) = [one for one in _map_actions(run.state) if one.id == "venture"]
        told = said(venture.brief or venture.label)
        assert len(told) <= LONGEST_BUTTON, told
        assert GAME.content.areas[area].name in told or "first " in told, f"which area: {told}"


def test_a_lesson_says_what_it_brings() -> None:
    """DR-5.3: three cards are drawn, one is kept, and the hero rolls a die more."""
    run = table(2)
    run.state.silver = 20
    touch(run)
    act(run, "visit:0")
    hint = run.requests()[0].options(run)[0].hint
    assert hint is not None and said(hint) == "choose 1 of 3 new abilities, and roll a die more from now on."


def test_a_lesson_can_be_taken_together_with_the_order_for_the_next() -> None:
    """Where the other hero is a level ahead, so that both may be had one after the other (DR-5.4)."""
    run = table(2)
    run.state.silver = 20
    run.state.heroes[1].abilities.append(run.state.decks["ability"].pop())
    touch(run)
    act(run, "visit:0")
    lesson = "Brawler: next level, 🪙 4 of your 20"
    shown = buttons(hand(scene(run), 0))
    assert shown[:2] == [lesson, f"{lesson} → and another right after, for 🪙 5"]


@pytest.mark.parametrize(
    ("hp", "heroism", "label"),
    [
        (9, 0, "Bitey Book 1 · 2 damage, 7 left"),
        (2, 0, "Bitey Book 1 (2 alike) · 2 damage, kills"),
        (3, 1, "Bitey Book 1 · 2 damage, 1 left (⭐ kills)"),
    ],
)
def test_a_target_says_the_damage_and_no_chance_of_nothing(hp: int, heroism: int, label: str) -> None:
    """DR-11.2: "☠ 0 %" told nobody that a blow hurts."""

    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.heroism = heroism
        for place, die in enumerate(one.dice):
            die.where, die.face = ("ability:ab.haymaker", 5) if place < 2 else ("idle", 2)

    run = field([hero(0, "brawler")], [enemy(1, hp=hp), enemy(2), enemy(3, "boss", 20)],
                [["h0", "e1", "e2", "e3"]], edit=edit)  # fmt: skip
    run.choose(0, "h0:ab.haymaker")
    request = next(one for one in run.requests() if one.decision.key == "doomrock.target")
    assert said(request.options(run)[0].label) == label
    assert request.options(run)[0].hint is None, "“2 damage, 7 left: 9/9 hp” said it twice"


def test_what_a_peril_did_and_what_it_was_suffered_for_are_two_lines() -> None:
    """DR-3.3: Whispering Stump costs a peril and gives heroism to each."""
    run = table(2, script={"deck:wilderness": ["ev.map_seller", "ev.scarecrow"]})
    run.state.place = 0
    touch(run)
    run.journal.clear()
    act(run, "visit:1")
    first, second = (hero.id for hero in run.state.heroes)
    for one in (first, second):
        run.choose(run.state.leader, one)
    lines: list[Any] = retold([Text(event.kind, event.params) for event in run.journal])
    told = [SURFACE.words.format(one.said, GAME.name_of, "en") for one in lines]
    reward = "📍 And at **Whispering Stump**: Brawler and Hexer gain ⭐ 1 heroism each."
    assert told.index(reward) > next(n for n, line in enumerate(told) if line.startswith("💀"))
    assert {"dr-peril", "dr-there-told"} <= set(SURFACE.turns)  # so that a summary gives each a line of its own


def laid(
    hp: int,
    heroism: int = 0,
    ability: str = "ab.apology_headbutt",
    mine: int = 7,
    n: int = 2,
    *,
    beside: bool = True,
    others: int = 0,
) -> Any:
    """A Brawler with dice on an ability, and a book with so many hit points, beside it or not. others: more books."""

    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.abilities = [ability]
        one.heroism, one.hp = heroism, mine
        for place, die in enumerate(one.dice):
            die.where, die.face = (f"ability:{ability}", 5) if place < n else ("idle", 3)

    foes = [enemy(1, hp=hp), enemy(2, "boss", 20), *(enemy(3 + n, hp=4 + n) for n in range(others))]
    names = [one.id for one in foes]
    rings = [["h0", *names]] if beside else [["h0"], names]
    return field([hero(0, "brawler")], foes, rings, edit=edit)


@pytest.mark.parametrize(
    ("hp", "mine", "yes", "no", "house"),
    [
        (9, 7, "Pay ❤️ 1 hp: 4 damage", "Do not pay: 2 damage", "yes"),
        (4, 7, "Pay ❤️ 1 hp: 4 damage, kills", "Do not pay: 2 damage", "yes"),
        (4, 2, "Pay ❤️ 1 hp: 4 damage, kills", "Do not pay: 2 damage", "yes"),
        (9, 2, "Pay ❤️ 1 hp: 4 damage", "Do not pay: 2 damage", "no"),
        (2, 7, "Pay ❤️ 1 hp: 4 damage, kills", "Do not pay: 2 damage, kills", "no"),
    ],
)
def test_a_payment_names_its_target_and_what_it_buys(hp: int, mine: int, yes: str, no: str, house: str) -> None:
    """DR-1.9: and the house pays neither for nothing nor its last blood for less than a kill."""
    run = laid(hp, mine=mine)
    run.choose(0, "h0:ab.apology_headbutt")
    run.choose(0, "e1")
    (request,) = (one for one in run.requests() if one.decision.key == "doomrock.pay")
    asked = said(request.decision.prompt)
    assert asked.startswith(f"Apology Headbutt at Bitey Book 1 ({hp} hp): pay ❤️ 1 hp for +2 damage?")
    assert ("as much without" in asked) == (hp == 2)
    assert [said(option.label) for option in request.options(run)] == [yes, no]
    assert GAME.house_answer(run.state, request, 0) == house


def test_target_and_boosts_stand_on_one_button_with_what_comes_of_both() -> None:
    """DR-8.8: "attack again fo…" was all that a phone showed of it."""
    run = laid(4, heroism=2, ability="ab.haymaker")
    form = act_form(run.play, 0, "h0:ab.haymaker")
    assert form is not None and form.said is not None
    place = next(part for part in form.parts if part.several).options[0].id
    plain, boosted = form.said([["e1"], []]), form.said([["e1"], [place]])
    assert plain is not None and boosted is not None
    assert said(plain) == "Bitey Book 1 · 2 damage, 2 left"
    assert said(boosted).startswith("Bitey Book 1 · ") and said(boosted).endswith("⭐1") and len(said(boosted)) <= 38


def test_of_many_targets_the_boost_is_a_switch_above_them() -> None:
    """Each with and without it was a wall of ten buttons."""
    run = laid(4, heroism=2, ability="ab.haymaker", others=5)
    form = act_form(run.play, 0, "h0:ab.haymaker")
    assert form is not None and form.stepwise and form.said is not None and form.wasted is not None
    few = act_form(laid(4, heroism=2, ability="ab.haymaker").play, 0, "h0:ab.haymaker")
    assert few is not None and not few.stepwise


@pytest.mark.parametrize(
    ("hurt", "left", "said_so"), [(0, 1, "and wins"), (1, 1, "and wins, no more healing"), (1, 2, "")]
)
def test_the_blow_that_wins_says_so_and_that_nothing_is_healed(hurt: int, left: int, said_so: str) -> None:
    """DR-16.4: the card stops there. “Taste Test: 1 damage, heal 1” on the last enemy healed nothing."""

    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.hp -= hurt
        assert state.battle is not None
        state.battle.encounter = "en.soup"
        for die in one.dice[:1]:
            die.where, die.face = "ability:ab.haymaker", 5

    foes = [enemy(n, hp=2) for n in range(1, left + 1)]
    run = field([hero(0, "brawler")], foes, [["h0", *(one.id for one in foes)]], edit=edit)
    found = aimed(Look(run.state, GAME.content), GAME.content.abilities["ab.taste_test"], TASTE, "e1")
    assert found is not None and said(found) == "Bitey Book 1 · 1 damage, 1 left"
    run.state.enemy("e1").hp = 1  # type: ignore[union-attr]
    found = aimed(Look(run.state, GAME.content), GAME.content.abilities["ab.taste_test"], TASTE, "e1")
    assert found is not None and said(found) == f"Bitey Book 1 · 1 damage, kills {said_so}".strip()


TASTE = Context("ab.taste_test", "h0", 0, range="melee")


@pytest.mark.parametrize(
    ("item", "hurt"),
    [("it.brick", "4 damage, 5 left"), ("it.toasting_fork", "2 damage, 7 left"), ("", "2 damage, 7 left")],
)
def test_what_an_item_does_after_the_blow_hides_no_damage(item: str, hurt: str) -> None:
    """Whoever wore a Homing Brick saw “The Soup 26/26” where others read the damage."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").equipped.extend(filter(None, [item]))

    run = field([hero(0, "archer")], [enemy(1, hp=9), enemy(2, "boss")], [["h0"], ["e1", "e2"]], edit=edit)
    context = Context("ab.long_shot", "h0", 0, range="ranged")
    found = aimed(Look(run.state, GAME.content), GAME.content.abilities["ab.long_shot"], context, "e1")
    assert found is not None and said(found) == f"Bitey Book 1 · {hurt}"


def test_an_attack_with_one_target_says_whom_it_hits_and_how_hard() -> None:
    """“Polite Stab: 2 damage, 3 if you hide” was hidden already, and hit the only foe for 3."""
    met = 0
    for n in range(40):
        run = Run.start(GAME, f"one target {n}".encode(), 1)
        crowd = Crowd(greedy_player, b"one target", 0)
        while not run.over and met < 5:
            crowd.step(run)
            request = next((one for one in run.requests(0) if one.decision.key == "doomrock.act"), None)
            for option in () if request is None else request.options(run):
                form = None if option.refused or option.stem is None else act_form(run.play, 0, option.id)
                legal = () if form is None else [one for part in form.parts for one in part.options if not one.refused]
                if form is not None and form.parts[0].key == "doomrock.target" and len(legal) == 1:
                    whole = f"{said(option.stem)} → {said(legal[0].label)}"  # type: ignore[arg-type]
                    shown = buttons(hand(scene(run), 0))
                    assert any(one.removeprefix("💡 ") == whole for one in shown), (whole, shown)
                    met += 1
    assert met >= 5


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize(("hp", "picked"), [(2, set()), (3, {"boost"})])
def test_the_advice_boosts_nothing_that_falls_anyway(hp: int, picked: set[str], is_known: bool) -> None:
    """Also where nobody can tell what its markers add: they take nothing away."""
    run = laid(hp, heroism=1, ability="ab.haymaker")
    if not is_known:
        run.state.markers_alike = False
        assert run.state.battle is not None
        run.state.battle.enemies[0].expose = ["x1"]
    (request,) = (one for one in run.requests(0) if one.decision.key == "doomrock.act")
    form = act_form(run.play, 0, "h0:ab.haymaker")
    assert form is not None
    chosen = house_form(run, request, form, 0)
    assert {
        part.options[place].id[:5]
        for part, one in zip(form.parts, chosen, strict=True)
        if part.several
        for place in one
    } == picked


@pytest.mark.parametrize(("markers", "is_boosted"), [(0, False), (1, True)])
def test_the_advice_sheds_no_markers_that_nobody_has(markers: int, is_boosted: bool) -> None:
    """“Tedious Blessing → Templar · ⭐1: shed 2 expose” was advised for a Templar without any."""

    def lay(state: DoomrockState) -> None:
        one = state.heroes[0]
        one.dice, one.heroism, one.expose = [Die("d1", 3, "ability:ab.tedious_blessing")], 1, ["x1"] * markers

    run = field([hero(0, "templar")], [enemy(1, "boss", 20)], [["h0"], ["e1"]], now="initiative", edit=lay)
    (request,) = (one for one in run.requests(0) if one.decision.key == "doomrock.act")
    form = act_form(run.play, 0, "h0:ab.tedious_blessing")
    assert form is not None
    advised = house_form(run, request, form, 0)
    assert any(one for part, one in zip(form.parts, advised, strict=True) if part.several) is is_boosted


@pytest.mark.parametrize(("hp", "offered"), [(2, 1), (3, 2)])
def test_heroism_that_buys_nothing_has_no_button(hp: int, offered: int) -> None:
    """A button for 3 damage and a star stood beside one for 2 that kills as well."""
    run = laid(hp, heroism=1, ability="ab.haymaker")
    form = act_form(run.play, 0, "h0:ab.haymaker")
    assert form is not None and [part.options[0].id for part in form.parts] == ["e1", "boost:0"]
    assert sum(target == {0} for target, _ in whole_answers(form)) == offered


@pytest.mark.parametrize(("hp", "ways"), [(2, {()}), (3, {(), (0,), (1,)})])
def test_no_marker_is_paid_for_that_would_lie_on_somebody_who_falls(hp: int, ways: set[tuple[int, ...]]) -> None:
    """ "2 damage, kills · ⭐1 expose 1" stood there, and was advised."""
    run = laid(hp, heroism=1, ability="ab.worded_curse", beside=False)
    form = act_form(run.play, 0, "h0:ab.worded_curse")
    assert form is not None
    assert {tuple(sorted(boosts)) for target, boosts in whole_answers(form) if target == {0}} == ways
    advised = house_form(run, run.requests(0)[0], form, 0)
    assert (advised[1] == frozenset()) is (ways == {()})


def test_who_cannot_pass_a_test_comes_last_with_the_reason() -> None:
    """DR-6.2: "0 %" stood first and said nothing of why."""
    run = table(2)
    look = Look(run.state, GAME.content)
    adds = [whom.strength(look, one.id, "str") for one in run.state.heroes]
    found = vocabulary.Test(do="test", stat="str", difficulty=7 + min(adds))
    labels = [said(one.label) for one in whom.tester_options(look, found)]
    able = [n > min(adds) for n in adds]
    assert not all(able) and labels[-1].endswith(f"0 %, {found.difficulty - 1} at most")
    assert [label.endswith("at most") for label in labels] == sorted(not one for one in able)


def test_what_armor_makes_of_a_blow_stands_on_the_button() -> None:
    run = field([hero(0, "brawler")], [enemy(1, hp=4, armor=2), enemy(2, "boss", 20)], [["h0", "e1", "e2"]])
    look = Look(run.state, GAME.content)
    found = aimed(look, GAME.content.abilities["ab.haymaker"], Context("ab.haymaker", "h0", 0, range="melee"), "e1")
    assert found is not None and said(found).startswith("Bitey Book 1 · no damage (2 armor)")


def test_terms_are_explained_where_a_question_in_a_hand_quotes_them() -> None:
    told = explained_here(scene(table(2)), "Attack an adjacent enemy for 2, then expose 1 on it. Boost 1: +1 damage.")
    assert "**Boost**: pay that much heroism" in told and "**Expose**: face-down markers" in told
    assert "**TEST**" in explained_here(scene(table(2)), "🎲 TEST AGI 6")
    assert not explained_here(scene(table(2)), "This throw brings: Taste Test 56 %"), "the name of a card is no term"


def test_a_board_whose_map_explains_the_signs_does_not_explain_them_again() -> None:
    """DR-3.1: on the first road eleven buttons and two legends left half a map."""
    run = table(2)
    assert "At 0 you fight" in as_text(board(scene(run))), "what it is all for"
    run.state.row[run.state.place].card = "ar.hedge"  # a price without room for its words
    for segment, is_told in ((1, False), (2, True)):
        run.state.segment = segment
        touch(run)
        shown = as_text(board(scene(run)))
        assert ("🔎 = Secret" in shown) is is_told
        assert "⏳ Time" not in shown, "the question says “⏳ 7 time”"


def test_a_prize_is_put_on_by_one_press_on_the_board() -> None:
    """DR-5.7: in the bag it lay forgotten until somebody opened their hero; who may not wear it has no button."""
    run = table(2)
    first, second = run.state.heroes
    look = Look(run.state, GAME.content)
    item = next(
        card.id
        for card in GAME.content.items.values()
        if card.slot != "consumable" and any(refusal(look, one, card) is None for one in (first, second))
    )
    run.state.items.append(item)
    touch(run)
    buttons = [one for one in board(scene(run)).buttons() if "puts on" in one.label]
    able = [one for one in (first, second) if refusal(look, one, GAME.content.items[item]) is None]
    assert len(buttons) == len(able)
    request = next(one for one in run.requests(able[0].seat) if one.anytime)
    run.choose(able[0].seat, f"wear:{item}:{able[0].id}", run.token(request, able[0].seat))
    assert item in able[0].equipped and not any("puts on" in one.label for one in board(scene(run)).buttons())


def test_gear_says_what_it_does_where_it_is_put_on_and_taken_off() -> None:
    """“Brawler puts on Sergeant's Ladle”, and what that is had to be read elsewhere."""
    run = table(2)
    run.state.heroes[0].abilities = ["ab.haymaker"] * 3
    run.state.items.append("it.ladle")
    touch(run)
    assert "🎒 Brawler puts on Sergeant's Ladle: first melee attack +1" in [
        one.label for one in board(scene(run)).buttons()
    ]
    worn = {one.id: said(one.label) for one in gear_options(run.state, GAME.content, 0)}
    assert worn["wear:it.ladle:h0"] == "Put on Sergeant's Ladle: first melee attack +1"
    run.state.items.remove("it.ladle")
    run.state.heroes[0].equipped.append("it.ladle")
    touch(run)
    worn = {one.id: said(one.label) for one in gear_options(run.state, GAME.content, 0)}
    assert worn["off:it.ladle:h0"] == "Take off Sergeant's Ladle: first melee attack +1"


def test_what_may_be_done_besides_is_told_in_one_line() -> None:
    """In each hand of a battle it took three lines, which pushed the picture up."""
    run = table(2)
    run.state.heroes[0].equipped.append("it.stamp")
    touch(run)
    seat = run.state.heroes[0].seat
    lines = [line for line in as_text(hand(scene(run), seat)).splitlines() if "At any time you may also:" in line]
    assert len(lines) == 1 and "**🎒 Gear**: " in lines[0]


def test_an_arrow_on_a_button_means_one_thing() -> None:
    """What it costs and what it gives stand on its sides; who tries it, beside what is won."""
    run = table(2)
    run.state.silver, seen = 9, 0
    for area in GAME.content.areas:
        run.state.row[run.state.place].card = area
        touch(run)
        labels = buttons(board(scene(run)))
        assert all(label.count("→") <= 1 for label in labels), labels
        seen += sum(" → " in label and " tries " in label for label in labels)
    assert seen, "a place with somebody to choose names them"


def test_who_is_done_is_asked_no_more_and_given_no_advice() -> None:
    """The question stood there in bold, with a coloured button, as if nothing had been pressed."""
    run = table(2)
    run.state.silver = 20
    touch(run)
    act(run, "visit:0")
    (asked,) = (one for one in run.requests(0) if one.decision.key == "doomrock.camp")
    run.choose(0, "done", run.token(asked, 0))
    shown = hand(scene(run), 0)
    assert "**You are done. Until the others are, you may still do this:**" in as_text(shown)
    assert "One purse pays for all" not in as_text(shown)
    assert "next level" in as_text(shown) and "Wait, not done yet" in as_text(shown)
    assert all(button.style == "secondary" for button in shown.buttons()), "nothing urges"


def test_a_place_with_a_test_says_how_likely_it_is() -> None:
    """D-4: who tries was asked with the odds, the button that led there had none; in brief they and the first thing are
    all that has room."""
    run = table(4)
    found = []
    for area in GAME.content.areas:
        run.state.row[run.state.place].card = area
        touch(run)
        found += [(said(one.label), said(one.brief or one.label)) for one in _map_actions(run.state)]
    tests = [both for both in found if re.search(r"(STR|AGI|INT) \d", both[0])]
    assert len(tests) > 5
    assert all("%" in label and "%" in brief for label, brief in tests), tests
    brief = next(brief for _, brief in tests if "Step 6,204" in brief)
    assert brief == "📍 Step 6,204 (Loose): ⏳ → STR 6 (≤50 %): 1 of 3 items…"


def test_what_has_no_room_on_a_button_stands_above_it() -> None:
    """“Step 6,204: STR 6 (≤50 %): 1 of 3 items…” hid what failing it costs."""
    run = table(2)
    run.state.row[run.state.place].card = "ar.stairs"
    touch(run)
    for shown in (hand(scene(run), 0), board(scene(run))):
        (cut,) = (label for label in buttons(shown) if label.endswith("1 of 3 items…"))
        place = cut.partition(":")[0]
        told = [line for line in as_text(shown).split("\n") if line.startswith(f"-# {place}")]
        assert len(told) == 1 and told[0].endswith("1 of 3 items and 2 silver, else 1 damage"), told


def test_the_way_to_an_area_says_what_is_known_of_it_and_what_it_costs() -> None:
    """DR-3.1: two names stood there, between buttons that all say a price; and what waits there was on the picture."""
    run = table(2)
    slot = next(n for n, _ in enumerate(run.state.row) if n != run.state.place)
    area = run.state.row[slot]
    name = GAME.content.areas[area.card].name

    def way() -> str:
        touch(run)
        return next(said(one.label) for one in _map_actions(run.state) if one.id == f"travel:{slot}")

    area.secrets = 2
    assert way() == f"🥾 {name} (🔎2): ⏳"
    area.secrets, area.explored = 0, True
    assert way() == f"🥾 {name} (explored): ⏳"
    run.state.setting = "se.rain"
    assert way() == f"🥾 {name} (explored): ⏳ → 1 expose"


def test_a_way_with_a_test_says_what_passing_it_brings_and_what_it_is_that_somebody_tries() -> None:
    """“Go through the geese” alone, and then “Sparkwright → Archer tries: 50 %” of nobody knew what (D-3, D-4)."""
    run = table(2, script={"deck:wilderness": ["ev.right_of_way"]})
    run.state.row[run.state.place].secrets = 2
    touch(run)
    act(run, "explore")
    assert any(one.startswith("Go through the geese → 1 expose, AGI 5 (") for one in buttons(board(scene(run))))
    run.choose(run.state.leader, "b")
    shown = board(scene(run))
    assert any(" tries: " in one for one in buttons(shown)), buttons(shown)
    assert "After the →: TEST AGI 5 (a die + AGI): 2 silver, else 1 damage" in as_text(shown), as_text(shown)
