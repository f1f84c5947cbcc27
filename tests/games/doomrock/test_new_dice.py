"""What a throw can bring, counted out face by face: each card that a new die would fill, and how often it is better."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from bot.rules.decision import Text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards import card_dice
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.rolled_dice import die_options, rolled
from cogs.doomrock.rules.cards.rolling import _is_laid_in_ways
from cogs.doomrock.rules.cards.throws import Worths, chances, filling, reroll_chances
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import Die
from tests.games.doomrock.battle_table import enemy, field, hero

GAME, SURFACE = game(), surface()
CARDS = ["ab.maneuver", "ab.haymaker", "ab.own_crate", "ab.bellow", "ab.sour_look"]


def said(words: Text) -> str:
    return SURFACE.words.format(words, GAME.name_of, "en", label=True)


def thrown(faces: Sequence[int], abilities: Sequence[str] = CARDS) -> Look:
    """A hero with these dice on the table."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]])
    one = run.state.hero("h0")
    one.abilities = list(abilities)
    one.dice = [Die(f"d{n}", face, "idle") for n, face in enumerate(faces, 1)]
    return Look(run.state, GAME.content)


@pytest.mark.parametrize("faces", [(1, 5, 5, 3), (2, 2, 6, 6), (4, 4, 4, 1), (1, 2, 3, 6)])
@pytest.mark.parametrize("again", [("d1",), ("d1", "d2")])
def test_every_card_that_a_new_die_would_fill_has_its_chance(faces: tuple[int, ...], again: tuple[str, ...]) -> None:
    """DR-8.3: Grudge had no die, takes a 5, and was left out, since a kept 6 that lay elsewhere would have fit it."""
    look = thrown(faces)
    one = look.state.hero("h0")
    lies = best_plan(look, one, rolled(one))
    stay = [die for die in one.dice if die.id not in again]
    spare = [die.face for die in stay if die.id not in lies]
    found = filling(look, one, len(again), Counter(lies[die.id] for die in stay if die.id in lies), spare)
    rolls = list(product(range(1, 7), repeat=len(again)))
    for ability in CARDS:
        takes = GAME.content.abilities[ability].faces
        assert GAME.content.abilities[ability].cost == 1
        hit = sum(any(face in takes for face in throw) for throw in rolls)
        assert abs(found[ability] - 100 * hit / len(rolls)) <= 0.5, ability


@pytest.mark.parametrize("faces", [(1, 5, 5, 3), (2, 2, 6, 6), (4, 4, 4, 1)])
@pytest.mark.parametrize("again", [("d1",), ("d2", "d4")])
def test_how_often_a_throw_is_better_is_counted_over_all_throws(faces: tuple[int, ...], again: tuple[str, ...]) -> None:
    look = thrown(faces)
    one = look.state.hero("h0")
    kept = [die.face for die in one.dice if die.id not in again]
    worth = Worths(look, one)
    now = worth.of(faces)
    each = [worth.of([*kept, *throw]) for throw in product(range(1, 7), repeat=len(again))]
    said_so = reroll_chances(look, one, list(again), best_plan(look, one, rolled(one))).params
    assert said_so["better"] == round(10 * sum(brings > now + 0.01 for brings in each) / len(each))
    assert said_so["worse"] == round(10 * sum(brings < now - 0.01 for brings in each) / len(each))


def test_a_throw_is_told_in_one_short_line() -> None:
    """A stranger read "Given up: Oi, You! (56 % to have it again)" three times, and called it insurance."""
    look = thrown((5, 3))
    one = look.state.hero("h0")
    words = said(reroll_chances(look, one, [one.dice[1].id], {one.dice[0].id: "ab.haymaker"}))
    assert "better" in words and "times in 10" in words and "one more use of Haymaker (33 %)" in words
    assert words.count("%") == 2 and len(words) < 120, words


def test_a_throw_is_not_hoped_to_bring_what_is_given_up_for_it() -> None:
    """The advice threw a die off a card that “can do little now”, and hoped for the same card in the line above."""
    look = thrown((1, 3))
    one = look.state.hero("h0")
    first, other = one.dice

    def hoped(again: list[str], lies: dict[str, str]) -> list[str]:
        told = reroll_chances(look, one, again, lies).params["what"]
        return [str(part.params["what"]) for part in told]

    before = hoped([first.id], {})
    given_up = before[0].removeprefix("@")
    assert given_up in CARDS and f"@{given_up}" not in hoped([first.id], {first.id: given_up})
    assert hoped([first.id], {other.id: given_up}) != [], "where it stays, one more may be hoped for"
    one.abilities, look.state.hero("h0").shields, one.heroism = ["ab.haymaker"], 99, 99
    assert hoped([first.id], {first.id: "ab.haymaker"}) == ["@ab.haymaker"], "there is nothing else"


def test_why_a_die_is_thrown_off_its_card_says_nothing_against_the_card() -> None:
    why = Text("dr-why-weak", {"dice": "2️⃣", "cards": ["@ab.haymaker"]})
    assert said(why) == "A new throw does more on average than 2️⃣ on Haymaker."


@pytest.mark.parametrize(("abilities", "is_open"), [(["ab.haymaker", "ab.maneuver"], False), (CARDS, True)])
def test_dice_that_lie_in_one_way_only_are_kept_by_one_press(abilities: list[str], is_open: bool) -> None:
    look = thrown((5, 1), abilities)
    assert _is_laid_in_ways(look, look.state.hero("h0")) is is_open


def test_what_a_card_may_throw_again_says_how_often_a_new_die_does_more() -> None:
    """DR-8.4: dice that a card throws again give no token, so a new 1 or 6 is worth what cards make of it alone. The
    question named neither the card nor any chance."""
    run = field([hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss", 20)], [["h0", "e1"], ["h1"]])
    one = run.state.hero("h0")
    one.abilities = ["ab.haymaker"]
    one.dice = [Die("d1", 5, "ability:ab.haymaker"), Die("d2", 3, "idle")]
    look = Look(run.state, GAME.content)
    assert chances(look, one, ["d2"], tokens=False)[0] == pytest.approx(2 / 6), "a 5 or a 6, for Haymaker"
    assert chances(look, one, ["d2"])[0] > 2 / 6, "a 1 would be a shield as well"
    found = die_options(look, "h0")
    assert [said(option.label) for option in found] == ["5️⃣", "3️⃣"], "chances are worked out for whoever looks"
    assert [said(option.label) for option in card_dice.again(look, "h0", found)] == ["5️⃣ ↑0 %", "3️⃣ ↑33 %"]
    assert "shield" not in said(card_dice.preview(look, "h0", {"d2": 1}))
