"""Shields that nothing can hit through, and heroism that no boost takes, are worth nothing to whoever gives advice."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.throws import Worths, reroll_chances
from cogs.doomrock.rules.cards.worth import weighed
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.danger import NO_DANGER, danger
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import Die
from tests.games.doomrock.battle_table import choose, enemy, field, hero, lay, take_markers

GAME, SURFACE = game(), surface()


def facing(dmg: int, *dice: int, step: str = "roll", markers: int = 0) -> Look:
    """A Brawler alone with a boss that strikes for so many, with these dice on the table and markers of their own."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 30, dmg=dmg)], [["h0", "e1"]])
    run.state.battle.step = step  # type: ignore[union-attr]
    one = run.state.hero("h0")
    one.dice = [Die(f"d{n}", face, "idle") for n, face in enumerate(dice, 1)]
    one.expose = take_markers(run.state, *["blank"] * markers)
    return Look(run.state, GAME.content)


def test_what_plain_blows_take_matters_most_and_what_no_card_takes_not_at_all() -> None:
    assert danger(facing(2), "h0") == (2, 2), "no card of this boss adds to its blow"
    found = danger(facing(2, markers=2), "h0")
    assert 2 < found.plain < 3 and found.most == 4, "each marker may be a +1, whatever it is"
    gains = [found.gain(had, 1) for had in range(6)]
    assert gains[:2] == [1.0, 1.0] and 1 > gains[2] > gains[3] > 0 and gains[4:] == [0.0, 0.0]
    assert danger(facing(2, step="heroes"), "h0") == NO_DANGER, "they are discarded before anybody strikes again"


def test_minions_come_two_at_a_time_and_armor_counts_for_each_blow() -> None:
    """DR-11.4, DR-13.3."""
    foes = [enemy(1, "boss", 30, dmg=3), *(enemy(n) for n in (2, 3, 4))]
    run = field([hero(0, "brawler"), hero(1, "hexer")], foes, [["h0", "h1", *(one.id for one in foes)]], now="roll")
    look = Look(run.state, GAME.content)
    loud, quiet = sorted(("h0", "h1"), key=lambda one: -stats.threat(look, one))
    assert (danger(look, loud).plain, danger(look, quiet).plain) == (2 + 3, 1), "the boss comes for the loudest"
    run.state.hero(loud).equipped = ["it.barrel"]
    assert danger(look, loud).plain == 2, "of each blow the armor takes 1"
    run.state.hero(quiet).fallen = True
    assert danger(look, quiet) == NO_DANGER


def test_a_one_is_worth_a_shield_until_there_are_enough() -> None:
    """The advice kept the third 1 against a blow of 2."""
    enough = danger(facing(1), "h0").most
    worth = Worths(facing(1), facing(1).state.hero("h0"))
    few, many = worth.of([1]), worth.of([1] * (enough + 4))
    assert few > 0 and many == worth.of([1] * (enough + 3)), "of so many one more is worth nothing"


@pytest.mark.parametrize(("dmg", "kept"), [(4, True), (1, False)])
def test_the_house_throws_ones_that_nothing_hits_through_and_says_so(dmg: int, kept: bool) -> None:
    run = field(
        [hero(0, "brawler")],
        [enemy(1, "boss", 30, dmg=dmg)],
        [["h0", "e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={"roll:1:1:h0": [1, 1, 1, 1]},
    )
    request = run.requests()[0]
    thrown = GAME.answer(run.state, request, 0)
    assert isinstance(thrown, list) and (not thrown) is kept, thrown
    if thrown:
        why = GAME.reason(run.state, request, 0, thrown)
        assert why is not None and why.key == "dr-why-shields-enough" and why.params["n"] == len(thrown) < 4


def test_what_a_throw_may_bring_names_no_shield_that_is_not_needed() -> None:
    def named(look: Look) -> list[str]:
        told = reroll_chances(look, look.state.hero("h0"), ["d1"], {}).params["what"]
        return [str(one.params["what"]) for one in told]

    look = facing(2, 3)
    look.state.hero("h0").abilities = ["ab.haymaker"]
    assert "shield" in named(look)
    look.state.hero("h0").shields = 20
    assert "shield" not in named(look)


def test_heroism_counts_as_far_as_a_card_with_dice_takes_it() -> None:
    cards = GAME.content.abilities
    look = facing(1)
    one = look.state.hero("h0")
    one.abilities = ["ab.maneuver"]
    assert sum(boost.cost for boost in cards["ab.maneuver"].boosts) == 1 and 6 not in cards["ab.maneuver"].faces
    face = cards["ab.maneuver"].faces[-1]
    worth = Worths(look, one)
    assert worth.of([face, 6]) > worth.of([face]) and worth.of([face, 6, 6]) == worth.of([face, 6])
    assert worth.of([6]) == 0, "there is nothing to boost"


def asked(shields: int, **dice: int) -> Run[Any]:
    """A hero with two markers whose quick cards are asked for, against a boss that strikes for 1."""

    def edit(state: Any) -> None:
        state.hero("h0").shields = shields
        state.hero("h0").expose = take_markers(state, "blank", "blank")
        state.hero("h0").heroism = 1
        lay(state, "h0", **dice)

    return field(
        [hero(0, "brawler")],
        [enemy(1, "boss", 30, dmg=1)],
        [["h0", "e1"]],
        "battle_initiative",
        now="initiative",
        edit=edit,
    )


@pytest.mark.parametrize(("shields", "why"), [(0, "dr-why-shields"), (2, "dr-why-shields-more"), (20, None)])
def test_quick_shields_are_advised_as_far_as_they_are_needed(shields: int, why: str | None) -> None:
    run = asked(shields, maneuver=1)
    request = run.requests()[0]
    answer = GAME.answer(run.state, request, 0)
    assert answer is not None
    assert (answer == "h0:ab.maneuver") is (why is not None), answer
    if why is not None:
        said = GAME.reason(run.state, request, 0, answer)
        assert said is not None and said.key == why
        assert why != "dr-why-shields-more" or said.params["n"] == shields, (
            "of none it does not say that they are enough"
        )
    else:
        assert not sum(weighed(Look(run.state, GAME.content), run.state.hero("h0"), "ab.maneuver").values())


@pytest.mark.parametrize(("shields", "boosted"), [(0, True), (20, False)])
def test_no_heroism_goes_for_a_shield_that_is_not_needed(shields: int, boosted: bool) -> None:
    run = asked(shields, maneuver=1)
    choose(run, "doomrock.act", "h0:ab.maneuver")
    while run.requests()[0].decision.key == "doomrock.move":
        run.choose(0, "stay")
    request = run.requests()[0]
    assert request.decision.key == "doomrock.boost"
    assert (GAME.answer(run.state, request, 0) != "go") is boosted
