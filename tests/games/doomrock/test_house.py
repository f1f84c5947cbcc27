"""What the house player of Doomrock takes things to be worth: less or more than others, never how much exactly."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.rules.decision import Decision, Option, text
from bot.rules.play.request import Request
from cogs.doomrock.content.vocabulary import AnyEffect
from cogs.doomrock.game import game
from cogs.doomrock.house import map as on_the_map
from cogs.doomrock.house.battle import think_act, think_boost, think_move, think_revealed, think_target
from cogs.doomrock.house.battle_dice import finished, finishing, spared, think_reroll
from cogs.doomrock.house.last_blows import last_blows
from cogs.doomrock.house.plan import Prices, Search
from cogs.doomrock.rules.cards.blow_worth import hits
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.worth import act_value, printed, use_of
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.positions import NEW
from cogs.doomrock.state import Die, HeroState
from tests.games.doomrock.battle_table import content, enemy, field, hero
from tests.games.doomrock.kit import table

EFFECTS: TypeAdapter[tuple[Any, ...]] = TypeAdapter(tuple[AnyEffect, ...])
SILVER = {"do": "gain", "what": "silver", "n": 2}


def worth(*effects: dict[str, Any]) -> float:
    return on_the_map.worth(table(2).state, game().content, EFFECTS.validate_python(effects))


def battle(fighter: HeroState, groups: list[list[str]], now: str = "heroes") -> Look:
    """A battlefield to be looked at, with two minions and a boss."""
    state = field([fighter], [enemy(1), enemy(2), enemy(3, "boss", 9)], groups).state
    assert state.battle is not None
    state.battle.step = now
    return Look(state, content())


def request(seat: int, options: list[Option], **params: Any) -> Request:
    decision = Decision((seat,), "k", text("dr-who", **params), lambda: options)
    return Request(1, decision, None)


def options(*names: str, refused: tuple[str, ...] = ()) -> list[Option]:
    said = text("dr-done")
    return [Option(name, said, refused=said if name in refused else None) for name in names]


# ---------------------------------------------------------------- map


def test_markers_are_wished_upon_the_boss_and_upon_nobody_else() -> None:
    def expose(to: str, n: int = 1) -> float:
        return worth({"do": "expose", "to": to, "n": n})

    assert expose("the_boss", 2) > expose("the_boss") > 0 > expose("one_hero") > expose("one_hero", 2)
    assert expose("each_hero", 2) == 2 * expose("one_hero", 2), "both heroes of the party"


def test_a_test_is_worth_as_much_as_it_is_likely_to_be_passed() -> None:
    """DR-6.2: a die and what the best hero has. A sure one is worth its reward, a hopeless one nothing."""
    state, known = table(2).state, game().content
    best = max(stats.stat(Look(state, known), one.id, "str") for one in state.heroes)

    def tested(difficulty: int) -> float:
        return worth({"do": "test", "stat": "str", "difficulty": difficulty, "pass": [SILVER], "fail": []})

    assert best >= 1 and tested(best + 1) == worth(SILVER) > 0
    chances = [tested(best + more) / worth(SILVER) for more in range(1, 9)]
    assert chances == pytest.approx([1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0, 0])


def test_a_camp_is_worth_the_levels_that_it_buys_and_less_while_it_could_buy_more_later() -> None:
    """DR-5.2: each of two heroes with four abilities pays 4."""
    state, camp = table(2).state, EFFECTS.validate_python([{"do": "camp"}])

    def brings(silver: int, time: int) -> float:
        state.silver, state.time = silver, time
        return on_the_map.worth(state, game().content, camp)

    assert brings(3, 1) == 0 < brings(4, 1) == brings(4, 3) and brings(8, 1) == brings(8, 9) == 2 * brings(4, 1)
    assert 0 < brings(4, 4) < brings(4, 3), "there is time to earn the other's"


def test_the_last_secret_of_an_area_brings_what_is_found_there() -> None:
    run = table(2)
    prices = Prices(lambda words: 0.0, lambda cost: 0.0, lambda n: 3, lambda test: 0.5)

    def explored(secrets: int) -> float:
        run.state.row[0].secrets = secrets
        search = Search(run.state, game().content, prices)
        here = search.start._replace(slot=0)
        found = [node for node in search.after(here, frozenset({"explore"})) if node.first == "explore"]
        return found[0].silver - here.silver

    assert run.state.row[0].card == "ar.woods" and game().content.areas["ar.woods"].explored
    assert explored(1) == explored(2) + 3 == explored(3) + 3


def test_where_nothing_is_left_to_be_found_exploring_brings_no_more() -> None:
    run = table(2)
    run.state.row[0].secrets, run.state.row[0].explored = 1, True
    search = Search(run.state, game().content, Prices(lambda w: 0.0, lambda c: 0.0, lambda n: 3, lambda t: 0.5))
    here = search.start._replace(slot=0)
    (found,) = [node for node in search.after(here, frozenset({"explore"})) if node.first == "explore"]
    assert found.silver < here.silver + 3


# ---------------------------------------------------------------- battle


def moved(class_id: str, *places: str, groups: list[list[str]]) -> Any:
    look = battle(hero(0, class_id), groups)
    return think_move(look, request(0, options(*places), who=f"@{class_id}"), 0)


@pytest.mark.parametrize(
    ("places", "groups", "wanted"),
    [
        (("stay", "e1", "e3"), [["h0"], ["e1", "e2"], ["e3"]], "e3"),
        (("stay", "e1", "e2"), [["h0", "e3"], ["e1"], ["e2"]], "stay"),
        (("stay", "e1"), [["h0"], ["e1"], ["e2", "e3"]], "e1"),
        (("stay", "e1", "e2"), [["h0"], ["e1"], ["e2", "e3"]], "e2"),
        (("stay", NEW), [["h0", "e1", "e2", "e3"]], "stay"),
    ],
)
def test_a_fighter_goes_to_the_boss_and_where_most_enemies_are(
    places: tuple[str, ...], groups: list[list[str]], wanted: str
) -> None:
    assert moved("brawler", *places, groups=groups) == wanted


@pytest.mark.parametrize(
    ("places", "groups", "wanted"),
    [
        (("e1", NEW, "stay"), [["h0"], ["e1", "e2"], ["e3"]], "stay"),
        (("stay", "e3", NEW), [["h0", "e1", "e2", "e3"]], NEW),
        (("stay", "e1"), [["h0", "e3"], ["e1"], ["e2"]], "e1"),
        (("e1", "e3"), [["h0", "e2"], ["e1"], ["e3"]], "e1"),
        (("e1", "stay"), [["h0", "e2"], ["e1"], ["e3"]], "stay"),
        (("e1", "e3"), [["h0"], ["e1", "e2"], ["e3"]], "e1"),  # a boss is as bad as two: the first
        (("e3", "e1"), [["h0"], ["e1", "e2"], ["e3"]], "e3"),
        (("stay", "e1"), [["h0", "e2", "e3"], ["e1"]], "e1"),
    ],
)
def test_a_shooter_stands_where_the_fewest_are_and_not_with_a_boss(
    places: tuple[str, ...], groups: list[list[str]], wanted: str
) -> None:
    assert moved("archer", *places, groups=groups) == wanted


def test_shields_are_used_up_when_it_would_be_the_end() -> None:
    look = battle(hero(0, "brawler"), [["h0"], ["e1", "e2", "e3"]])
    last = look.state.heroes[0].hp

    def revealed(n: int, refused: tuple[str, ...] = ()) -> Any:
        offered = options("it.soup", "it.pepper", "pass", refused=refused)
        return think_revealed(look, request(0, offered, who="@brawler", n=n), 0)

    assert revealed(last) == "it.pepper"
    assert revealed(last - 1) == "pass"
    assert revealed(last, refused=("it.pepper",)) == "pass"


# ---------------------------------------------------------------- dice and abilities


@pytest.mark.parametrize(
    ("ability", "numbers"),
    [
        ("ab.haymaker", (2, 0, 0, 0, 0)),
        ("ab.counter_argument", (0, 1, 2, 0, 0)),
        ("ab.peer_review", (1, 0, 2, 0, 0)),
        ("ab.taste_test", (1, 0, 0, 1, 0)),
        ("ab.only_a_scratch", (0, 0, 0, 2, 0)),  # twice 1
        ("ab.aunt_mildred", (0, 0, 0, 0, 2)),
        ("ab.sudden_audit", (2, 0, 0, 0, 1)),  # who is stunned strikes as little as who is weakened
        ("ab.own_crate", (0, 0, 0, 0, 0)),  # hiding has no number
        ("ab.more_the_messier", (2, 0, 0, 0, 0)),  # two stand near, say
        ("ab.read_the_room", (3, 0, 0, 0, 0)),
    ],
)
def test_what_an_ability_does_in_numbers(ability: str, numbers: tuple[int, ...]) -> None:
    """Attack, shields, markers, healing, weakening."""
    assert printed(content(), ability) == numbers


def test_a_hit_is_worth_what_it_takes_and_more_when_it_fells() -> None:
    def hit(one: str, n: int, **more: Any) -> float:
        look = battle(hero(0, "brawler"), [["h0", "e1"], ["e2", "e3"]])
        foe = look.state.enemy(one)
        assert foe is not None
        for name, value in more.items():
            setattr(foe, name, value)
        return hits(look, "h0", one, n)

    assert hit("e1", 1) == 1 and hit("e3", 8) == 8
    assert hit("e1", 2) > hit("e1", 2, hp=3) == 2, "2 hp are all that it has"
    assert hit("e1", 5) == hit("e1", 2), "more than it has is lost"
    assert hit("e3", 9) - 9 > hit("e1", 2) - 2 > 0, "a boss all the more"
    assert hit("e1", 2, shields=1) == hit("e1", 2, armor=1) == 1
    assert hit("e1", 1, shields=2) == hit("e1", 1, armor=2) == 0, "never less than nothing"
    assert 1 < hit("e3", 1, expose=["blank"]) < 2, "a marker may add to it"
    assert hit("e1", 2, hp=3, expose=["blank"] * 3) > 3 > hit("e1", 2, hp=3, expose=["blank"]), "several most likely do"


def test_what_helps_is_worth_more_to_whoever_needs_it() -> None:
    def use(ability: str, hp: int = 7) -> float:
        look = battle(hero(0, "brawler", ability), [["h0", "e1"], ["e2", "e3"]], "initiative")
        look.state.heroes[0].hp = hp
        return use_of(look, look.state.heroes[0], ability)

    assert use("ab.own_crate") > 0, "anything is better than nothing"
    assert use("ab.only_a_scratch", 5) > use("ab.only_a_scratch", 6) > use("ab.only_a_scratch") == use("ab.own_crate")
    assert use("ab.only_a_scratch", 1) == use("ab.only_a_scratch", 5), "it heals 2 and no more"
    assert use("ab.counter_argument", 4) > use("ab.counter_argument", 5) == use("ab.counter_argument", 6)
    assert use("ab.counter_argument") > use("ab.own_crate"), "a shield and two markers"
    assert use("ab.peer_review") > use("ab.ask_later") > use("ab.taste_test"), "two markers, one, none at full health"
    assert use("ab.aunt_mildred") > use("ab.own_crate"), "who is weakened strikes less"


def test_acting_now_is_worth_what_it_brings_now() -> None:
    def value(ability: str, now: str = "heroes", hp: int = 7) -> float:
        look = battle(hero(0, "brawler", ability), [["h0", "e1"], ["e2", "e3"]], now)
        look.state.heroes[0].hp = hp
        return act_value(look, look.state.heroes[0], ability)

    assert value("ab.haymaker") == hits(battle(hero(0, "brawler"), [["h0", "e1"], ["e2", "e3"]]), "h0", "e1", 2)
    assert value("ab.counter_argument", "initiative") > value("ab.counter_argument") > 0, "a shield before the blows"
    assert value("ab.aunt_mildred", "initiative") > value("ab.aunt_mildred"), "weakened before it strikes"
    assert value("ab.only_a_scratch", hp=5) > value("ab.only_a_scratch", hp=6) > value("ab.only_a_scratch")
    assert value("ab.only_a_scratch", hp=1) == value("ab.only_a_scratch", hp=5), "it heals 2 and no more"


def test_a_blow_is_worth_less_while_nobody_is_near() -> None:
    far, near = [["h0"], ["e1", "e2", "e3"]], [["h0", "e1"], ["e2", "e3"]]

    def use(class_id: str, ability: str, groups: list[list[str]]) -> float:
        look = battle(hero(0, class_id, ability), groups)
        return use_of(look, look.state.heroes[0], ability)

    assert use("brawler", "ab.haymaker", far) < use("brawler", "ab.haymaker", near)
    assert use("brawler", "ab.haymaker", near) == use("archer", "ab.long_shot", far), "both attacks of 2, within reach"


def test_what_only_helps_is_worth_its_die_most_of_all_at_the_beginning() -> None:
    groups = [["h0", "e1"], ["e2", "e3"]]

    def value(ability: str, now: str) -> float:
        look = battle(hero(0, "sneak", ability), groups, now)
        return act_value(look, look.state.heroes[0], ability)

    assert value("ab.own_crate", "initiative") > value("ab.own_crate", "heroes") == 0, (
        "hidden for what is left of a round"
    )
    assert value("ab.go_away", "initiative") > value("ab.go_away", "heroes") > 0, "a push and what comes of it"
    assert value("ab.shush", "initiative") > value("ab.own_crate", "initiative"), "it hits as well"


def test_dice_of_a_pair_are_laid_as_a_pair_if_that_is_worth_both() -> None:
    """An ability that costs two dice is worth half of it to each, and nothing to one alone."""

    def laid(*faces: int, more: str = "ab.last_orders") -> list[str]:
        look = battle(hero(0, "brawler", "ab.two_person_lift", more), [["h0", "e1"], ["e2", "e3"]])
        dice = [Die(f"d{n}", face, "idle") for n, face in enumerate(faces, 1)]
        return sorted(best_plan(look, look.state.heroes[0], dice).values())

    lift = "ab.two_person_lift"
    assert laid(4) == ["ab.oi_you"]
    assert laid(4, 4) == [lift] * 2
    assert laid(4, 4, 4) == sorted(["ab.oi_you", lift, lift])
    assert laid(4, 4, more="ab.compound_interest") == ["ab.compound_interest"] * 2, "two shots of 3 beat a blow of 4"


def test_a_second_die_goes_to_something_else_that_helps() -> None:
    """What only helps is worth less a second time; an attack is not."""

    def laid(*abilities: str, face: int) -> list[str]:
        look = battle(hero(0, "brawler"), [["h0", "e1"], ["e2", "e3"]])
        look.state.heroes[0].abilities = list(abilities)
        return sorted(best_plan(look, look.state.heroes[0], [Die(f"d{n}", face, "idle") for n in (1, 2)]).values())

    assert laid("ab.mandatory_hug", "ab.tiptoe", face=2) == ["ab.mandatory_hug", "ab.tiptoe"]
    assert laid("ab.mandatory_hug", face=2) == ["ab.mandatory_hug"] * 2, "if there is anything else"
    assert laid("ab.haymaker", "ab.tiptoe", face=5) == ["ab.haymaker"] * 2


def test_the_house_throws_no_shield_away() -> None:
    """DR-8.4: whoever followed its advice threw 1s again, each of which is a shield. The yardstick of the balance table
    does so still."""
    fighter = hero(0, "brawler")
    look = battle(fighter, [["h0"], ["e1", "e2", "e3"]])
    assert look.state.battle is not None
    look.state.battle.step = "roll"  # once the enemies have acted, no shield is of use any more
    look.state.heroes[0].abilities = ["ab.haymaker", "ab.apology_headbutt", "ab.last_orders"]
    dice = look.state.heroes[0].dice = [Die(id=f"d{n}", face=face, where="idle") for n, face in enumerate((1, 1, 3))]
    shown = [Option(die.id, text("dr-done")) for die in dice]
    prompt = text("dr-who", who=f"@{fighter.class_id}")
    asked = Request(1, Decision((0,), "doomrock.reroll", prompt, lambda: shown), None)
    ones = {die.id for die in dice if die.face == 1}
    thrown, plain = game().answer(look.state, asked, 0), think_reroll(look, asked, 0)
    assert isinstance(thrown, list) and isinstance(plain, list) and ones
    assert set(thrown) == set(plain) - ones and ones.issubset(plain)


def test_the_house_throws_nothing_away_that_ends_the_battle() -> None:
    """Three shots lay on a boss with three hit points left, and the advice was to throw them again."""
    archer = hero(0, "archer")
    look = battle(archer, [["h0"], ["e3"], ["e1", "e2"]])
    look.state.heroes[0].dice = [Die(id=f"d{n}", face=face, where="idle") for n, face in enumerate((3, 5, 3, 2, 3))]
    boss = look.state.enemy("e3")
    assert boss is not None
    prompt = text("dr-who", who=f"@{archer.class_id}")
    shown = [Option(die.id, text("dr-done")) for die in look.state.heroes[0].dice]
    asked = Request(1, Decision((0,), "doomrock.reroll", prompt, lambda: shown), None)
    sure = {"d0", "d1", "d2", "d4"}
    assert content().abilities["ab.back_off"].faces and finishing(look, look.state.heroes[0]) == set(), "9 are too many"
    boss.hp = 5  # a Long Shot of 2, and three times 1
    assert finishing(look, look.state.heroes[0]) == sure and finished(look, look.state.heroes[0]) is boss
    assert not sure.intersection(spared(look, asked, 0, ["d0", "d1", "d2", "d3", "d4"]))  # type: ignore[arg-type]
    boss.armor = 1
    assert finishing(look, look.state.heroes[0]) == set(), "armor takes what is sure"  # DR-11.4
    boss.armor, boss.hp = 0, 2
    assert finishing(look, look.state.heroes[0]) == {"d1"}, "no more than it takes"
    assert look.state.battle is not None
    look.state.battle.groups = [["h0", "e3"], ["e1", "e2"]]
    assert finishing(look, look.state.heroes[0]) == set(), "nobody shoots those beside them"  # DR-9.2


def test_a_boss_that_what_lies_there_can_finish_is_finished() -> None:
    """A boss with four hit points was left standing for a minion that fell at once."""
    look = battle(hero(0, "templar"), [["h0", "e1", "e3"], ["e2"]])
    look.state.heroes[0].dice = [Die(id=f"d{n}", face=6, where="ability:ab.rubber_stamp") for n in (1, 2)]
    boss, stamp = look.state.enemy("e3"), "h0:ab.rubber_stamp"
    assert boss is not None
    target = request(0, options("e1", "e3"), card="@ab.rubber_stamp")
    for hp, whom in ((5, "e1"), (4, "e3")):  # two blows of 2
        boss.hp = hp
        assert think_act(look, request(0, options(stamp, "done")), 0) == stamp
        assert think_target(look, target, 0) == whom
    assert last_blows(look, [("h0", "ab.rubber_stamp")]) == (stamp, "e3")
    boss.armor = 1
    assert last_blows(look, [("h0", "ab.rubber_stamp")]) is None, "armor takes what is sure"  # DR-11.4


def test_nothing_is_paid_for_markers_that_whoever_is_helped_does_not_have() -> None:
    """ "Shed 2 expose" for a star, of somebody without any."""
    look = battle(hero(0, "templar"), [["h0"], ["e1", "e2", "e3"]], "initiative")
    helper = look.state.heroes[0]
    helper.heroism = 3
    (shed,) = (n for n, one in enumerate(content().abilities["ab.tedious_blessing"].boosts))
    asked = request(
        0,
        [Option("go", text("dr-done")), Option(f"boost:{shed}", text("dr-option-boost", do="unexpose"))],
        card="@ab.tedious_blessing",
    )
    assert think_boost(look, asked, 0) == "go"
    helper.expose = ["blank"]
    assert think_boost(look, asked, 0) == f"boost:{shed}"


def test_a_die_that_serves_a_card_is_not_thrown_for_a_little_more() -> None:
    """The advice threw two of four dice again, though each of them had a use."""
    look = battle(hero(0, "templar"), [["h0"], ["e1", "e2", "e3"]], "roll")
    fighter = look.state.heroes[0]
    fighter.dice = [Die(id=f"d{n}", face=face, where="idle") for n, face in enumerate((1, 6, 6, 3))]
    asked = request(0, options(*(die.id for die in fighter.dice)), who=f"@{fighter.class_id}")
    assert think_reroll(look, asked, 0) == []


@pytest.mark.parametrize(("shields", "helped"), [(0, "h1"), (9, "h0")])
def test_shields_go_to_whoever_is_struck_hardest(shields: int, helped: str) -> None:
    """The Soup was expected for 4 at the Templar without a shield, and the advice shielded the Sneak, who had two."""
    state = field([hero(0, "sneak"), hero(1, "templar")], [enemy(1, "boss", 20)], [["h0", "h1", "e1"]]).state
    state.heroes[0].hp, state.heroes[1].shields = 2, shields
    asked = request(0, options("h0", "h1"), card="@ab.tedious_blessing")
    assert think_target(Look(state, content()), asked, 0) == helped
