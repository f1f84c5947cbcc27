"""The house's own player in a fight: what it strikes, what it keeps away, where it stands, what it pays for."""

from typing import Any

import pytest

from bot.rules.decision import Decision, Option, text
from bot.rules.kernel.run import Run
from cogs.evershade.game import game
from cogs.evershade.house import greedy, reacting, reckoning, stepping, worth
from cogs.evershade.house.balance import MEAN, WITHIN
from cogs.evershade.house.likely import likely
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.field import board
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import CombatState, EffectToken

CONTENT = game().content
CAPTAIN, JACKAL = "toll_captain.a", "reed_jackals.a"


def bridge(*paths: str, advancements: int = 0) -> CombatState:
    """The first fight, begun: the captain has to fall, jackals and guards stand beside."""
    options = CombatOptions(entry="19", heroes=len(paths), paths=paths, advancements=advancements)
    run = Run.start(Skirmish(CONTENT), b"house", len(paths), options)
    while not run.state.fight.round:
        request = run.requests()[0]
        run.choose(request.decision.seats[0], request.decision.legal()[0].id)
    return run.state


def place_of(state: CombatState, hero: str, card: str) -> int:
    return next(n for n, slot in enumerate(state.hero(hero).hotbar) if slot is not None and slot.card == card)


@pytest.mark.parametrize(("dice", "difficulty"), [(1, 12), (4, 8), (6, 2)])
def test_the_ways_that_dice_may_go_are_all_there_are(dice: int, difficulty: int) -> None:
    """Failure and each outcome together are certain, and more is expected of more."""
    found = reckoning._parts(dice, difficulty, (1, 3))
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert [n for _, n in found] == sorted(n for _, n in found) or dice == 1


def test_whoever_has_to_fall_counts_more_and_most_of_all_when_it_falls() -> None:
    state = bridge("gatekeeper", "wickbearer")
    guard = "unpaid_guards.a"
    assert worth.has_to_fall(state, CONTENT, CAPTAIN) and not worth.has_to_fall(state, CONTENT, guard)
    hurt = worth.harm(state, CONTENT, CAPTAIN, 3)
    board.foe_of(state, CAPTAIN)[1].hp = 3
    assert hurt < worth.harm(state, CONTENT, CAPTAIN, 3) == worth.harm(state, CONTENT, CAPTAIN, 30)
    assert worth.harm(state, CONTENT, guard, 1) < worth.harm(state, CONTENT, CAPTAIN, 3)


def test_cover_and_armor_of_an_enemy_are_reckoned_with() -> None:
    """LE-21.2: a blow that they stop is worth less, one that passes them is not."""
    state = bridge("gatekeeper", "wickbearer")
    hero = state.heroes[1].id
    place = place_of(state, hero, "a_light_in_the_face")
    for name, model in board.foes(state):
        model.space = "D3" if name == CAPTAIN else "G5"
    state.fight.spaces[hero] = "B3"
    behind = worth.worth(state, CONTENT, hero, place)
    state.fight.spaces[hero] = "E1"
    in_the_open = worth.worth(state, CONTENT, hero, place)
    assert in_the_open > behind


def test_it_stands_where_a_wall_lies_between_if_it_strikes_from_there_as_well() -> None:
    """LE-16.7: the walls across the arch."""
    state = bridge("wickbearer", "gatekeeper")
    hero = state.heroes[0]
    for _, model in board.foes(state):
        model.space = "E3"
    found = stepping.values(state, CONTENT, hero, ["C3", "C5"])
    assert found["C3"] > found["C5"] + 1


class Asked:
    """A question as the house is asked it."""

    def __init__(self, key: str, options: dict[str, dict[str, Any]], **params: Any) -> None:
        prompt = text(key, **params)
        listed = [Option(one, text("evershade-die", **said)) for one, said in options.items()]
        self.decision = Decision((0,), "evershade.react", prompt, lambda: listed)


def test_a_fate_is_paid_for_a_defence_only_where_much_is_kept_away() -> None:
    state = bridge("pole_bearer", "gatekeeper")
    hero = state.heroes[0]
    place = str(place_of(state, hero.id, "B01"))
    said = {"who": f"@{hero.id}", "about": f"@{hero.id}", "by": f"@{CAPTAIN}", "terror": 0}

    def given(damage: int, price: int) -> str:
        asked: Any = Asked("evershade-ask-react", {"pass": {}, place: {"n": price}}, n=damage, **said)
        return reacting.react(state, CONTENT, asked, ["pass", place])

    assert given(6, 0) == given(6, 1) == place
    assert given(0, 0) == given(1, 1) == "pass", "armor stops it, or it is not worth the fate"


def test_dice_are_rolled_again_where_enough_may_come_of_it() -> None:
    def again(values: list[int], n: int, fate: int) -> list[str]:
        dice: dict[str, dict[str, Any]] = {str(place): {"n": value} for place, value in enumerate(values)}
        asked: Any = Asked("evershade-ask-reroll", dice, n=n, fate=fate, difficulty=8)
        return reacting.reroll(bridge("gatekeeper", "wickbearer"), CONTENT, asked, list(dice))

    assert again([3, 4, 9], 1, 3) == ["0", "1"]
    assert again([9, 9, 4], 2, 3) == [], "one die more is not worth a fate"
    assert again([1, 5, 6], 0, 1) == ["1", "2"], "a 1 brings fate where it lies"


def test_a_card_whose_tokens_help_all_blows_stays_dark_while_they_lie() -> None:
    """LE-23: it would lose them by turning light."""
    state = bridge("wickbearer", "gatekeeper", advancements=3)
    hero = state.heroes[0]
    place = place_of(state, hero.id, "wrong_colour")
    slot = hero.hotbar[place]
    assert slot is not None
    slot.is_light = False
    asked: Any = Asked("evershade-ask-keep-dark", {str(place): {}}, who=f"@{hero.id}")
    assert reacting.keep_dark(state, CONTENT, asked, [str(place)]) == []
    state.fight.laid.append(EffectToken(hero.id, "wrong_colour", CAPTAIN))
    assert reacting.keep_dark(state, CONTENT, asked, [str(place)]) == [str(place)]


@pytest.mark.parametrize("path", ["gatekeeper", "courier"])
def test_likely_people_are_those_whose_attributes_suit(path: str) -> None:
    """The best ones in every second turn, and the others that come next each in its turn."""
    races = {likely(CONTENT, path, 0, turn).race for turn in range(0, 8, 2)}
    assert len(races) == 1
    assert races.isdisjoint(likely(CONTENT, path, 0, turn).race for turn in range(1, 9, 2))


def test_nobody_is_likely_to_take_a_card_that_needs_what_is_not_worn() -> None:
    """The glassblower has nothing that is lit in the hand."""
    laid = [slot.card for slot in likely(CONTENT, "glassblower", 4).hotbar if slot is not None]
    assert "wrong_colour" in laid and "two_for_the_road" not in laid


def test_a_card_is_worth_its_other_side_too_while_there_is_an_action_left_for_it() -> None:
    """LE-9.3: nobody is hurt, so that the knife is turned round first, and then cuts."""
    state = bridge("pan_surgeon", "gatekeeper")
    hero = state.heroes[0]
    place = place_of(state, hero.id, "this_will_sting")
    for _, model in board.foes(state):
        model.space = "D1"
    state.fight.spaces[hero.id] = "C1"
    cuts = worth.worth(state, CONTENT, hero.id, place, light=False)
    assert worth.turned(state, CONTENT, hero.id, place) == cuts > 0
    shoots = f"card:{place_of(state, hero.id, 'B15')}"
    both = greedy._of_two_actions(state, CONTENT, hero.id, {f"card:{place}": 0.0, shoots: cuts / 2})
    assert both == {f"card:{place}": cuts, shoots: cuts / 2}
    slot = hero.hotbar[place]
    assert slot is not None
    slot.is_light = False
    assert worth.turned(state, CONTENT, hero.id, place) == 0, "it has turned already"


def test_a_scratch_is_not_salted() -> None:
    """Three HP for one terror, and a fate where the card lies dark: only where enough is lost."""
    state = bridge("leech_keeper", "gatekeeper", advancements=2)
    hero, friend = state.heroes
    place = str(place_of(state, hero.id, "salt_it"))

    def given(lost: int, price: int, terror: int = 0) -> str:
        friend.hp, friend.terror = friend.max_hp - lost, terror
        params = {"who": f"@{hero.id}", "about": f"@{friend.id}", "by": f"@{CAPTAIN}", "n": lost, "kind": "damaged"}
        asked: Any = Asked("evershade-ask-window", {"pass": {}, place: {"n": price}}, **params)
        return reacting.react(state, CONTENT, asked, ["pass", place])

    assert given(3, 0) == given(3, 1) == place
    assert given(1, 0) == given(2, 1) == "pass"
    assert given(3, 0, worth.ENOUGH) == "pass", "one terror more would be too much"


def test_single_paths_can_be_measured() -> None:
    """Each is in one party of every twelve, and is held against the mean that all had."""
    found = game().balance(0, 1, "some", ("keener", "courier"), lambda told: None)
    assert [(one.name, one.trials) for one in found.parts] == [("courier", 1), ("keener", 1)]
    assert {(one.least, one.most) for one in found.parts} == {(MEAN - WITHIN, MEAN + WITHIN)}
    assert not found.figures and not found.broken


def test_a_single_combat_with_some_heroes_can_be_measured() -> None:
    found = game().balance(1, 0, "some", ("19/2", "19/4"), lambda told: None)
    assert [(one.name, one.size, one.trials) for one in found.parts] == [
        ("19 on The Toll Bridge", 2, 1),
        ("19 on The Toll Bridge", 4, 1),
    ]
    assert not any("not drawn" in one.name for one in found.figures) and not found.broken
