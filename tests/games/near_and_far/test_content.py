"""The box of Near and Far: what is written so far is read, counted and held to the rules; mistakes are told."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
import yaml

from bot.rules.content.reader import effects_of
from bot.rules.errors import ContentError
from bot.rules.stories.survey import survey
from cogs.near_and_far import bundled_files, bundled_prose
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.map_checks import problems
from cogs.near_and_far.content.maps import FarMap
from cogs.near_and_far.content.pack import counts, load
from cogs.near_and_far.content.stories import STORIES, FarEntry, remarks
from cogs.near_and_far.content.terms import entries_of

MAP = "near_and_far/maps/m01.yaml"


@lru_cache
def content() -> FarContent:
    return load(bundled_files(), bundled_prose())


def told(files: dict[str, str], prose: dict[str, str] | None = None) -> str:
    """Everything that is wrong with these files on top of the bundled ones."""
    with pytest.raises(ContentError) as caught:
        load(bundled_files() | files, bundled_prose() | (prose or {}))
    return "\n".join(caught.value.problems)


def test_everything_printed_is_there() -> None:
    """Rules 1, 8.8: what `waykeeper check` counts, with the cards, chapters and endings of the characters."""
    found = {name: (n, printed) for name, n, printed in counts(content())}
    assert {"side quests", "cards of characters", "characters with 6 to 9 chapters", "stories"} < set(found)
    assert {name: pair for name, pair in found.items() if pair[0] != pair[1]} == {}


def test_figures_of_the_bag() -> None:
    """Rules 8.1: cost 160, H 84, K 36, W 21, M 12, S 13, D 4, no two alike."""
    cards = content().adventurers.values()
    icons: Counter[str] = Counter()
    for card in cards:
        icons.update(card.icons)
    assert sum(card.cost for card in cards) == 160
    assert icons == {"H": 84, "K": 36, "W": 21, "M": 12, "S": 13, "D": 4}
    assert len({tuple(sorted(card.icons.items())) for card in cards}) == 36


def test_treasures_are_of_the_printed_sorts() -> None:
    """Rules 8.3."""
    cards = list(content().treasures.values())
    icons = Counter(tuple(card.icons.items()) for card in cards if card.icons)
    assert icons == {(("H", 1),): 6, (("H", 2),): 2, (("K", 1),): 5, (("W", 1),): 6, (("W", 2),): 1}
    triggers = Counter(ability.trigger for card in cards for ability in card.abilities)
    assert triggers == {"free": 5, "after_roll": 3, "cross_threat": 3, "on_gain": 2}
    assert sum(card.points >= 2 and not card.does_something for card in cards) == 3


def test_worlds_are_of_the_printed_sorts() -> None:
    """Rules 8.5."""
    cards = list(content().worlds.values())
    once = [card for card in cards if card.keep == "game"]
    assert sum(card.keep == "campaign" for card in cards) == 4
    assert sum(bool(card.icons) for card in once) == 16 and sum(bool(card.scores) for card in once) == 5
    assert sum(bool(ability.cost) for card in once for ability in card.abilities) == 6


def test_about_half_and_two_thirds_of_the_artifacts_do_something() -> None:
    """Rules 8.4."""
    basic, advanced = content().basic.values(), content().advanced.values()
    assert 17 <= sum(card.does_something for card in basic) <= 24
    assert 10 <= sum(card.does_something for card in advanced) <= 13


def test_cards_that_the_founding_text_names_are_there() -> None:
    names = {getattr(card, "name", "") for card in content().cards().values()}
    assert {
        *("Sling Shot", "Old Shovel", "Sleeping Potion", "Merchant Contract", "Horn Bow", "Rustbot 8"),
        *("Gambling Dice", "Invincible Box", "Cloak of Stars", "Captain Shreya", "Zag the Treasure Hunter"),
        *("The Red King", "The Ivory Queen"),
    } <= names


def test_no_two_cards_are_called_the_same() -> None:
    names = Counter(getattr(card, "name", card_id) for card_id, card in content().cards().items())
    assert [name for name, n in names.items() if n > 1] == []


# ---------------------------------------------------------------------- maps


def first_map() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(bundled_files()[MAP])[0]
    return found


def test_the_maps_are_right() -> None:
    assert {name: list(problems(one)) for name, one in content().maps.items()} == {key: [] for key in content().maps}


def _space(found: dict[str, Any], space: str) -> dict[str, Any]:
    return next(one for one in found["spaces"] if one["id"] == space)


def _road(found: dict[str, Any], a: str, b: str, symbol: str) -> None:
    found["roads"] = [road for road in found["roads"] if set(road[:2]) != {a, b}] + [[a, b, symbol]]


def _cut(found: dict[str, Any], space: str) -> None:
    found["roads"] = [road for road in found["roads"] if space not in road[:2]]


BROKEN: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "too close": (lambda m: _space(m, "02").update(x=510), "too close"),
    "crossing": (lambda m: _road(m, "01", "06", "none"), "cross"),
    "unconnected": (lambda m: _cut(m, "26"), "not connected"),
    "a threat more": (lambda m: _road(m, "T", "01", "threat"), "threat"),
    "no name": (lambda m: _space(m, "03").pop("name"), "named spaces"),
    "another region": (lambda m: _space(m, "01").update(region="east"), "spaces with a book in"),
    "another number": (lambda m: _space(m, "01").update(quest="Z"), "books: found"),
    "a trade space with an icon": (lambda m: _space(m, "07").update(icon="gem"), "no icon"),
    "a wild space without": (lambda m: _space(m, "02").pop("icon"), "has an icon"),
    "a route that is worth too much": (lambda m: m["routes"].update(peppers=[9, 4]), "route peppers"),
    "a wrong small value": (lambda m: m["routes"].update(peppers=[7, 2]), "the small value is 3"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_each_mistake_in_a_map_is_told(case: str) -> None:
    change, words = BROKEN[case]
    found = first_map()
    change(found)
    assert any(words in problem for problem in problems(FarMap.model_validate(found)))


def test_a_road_that_leads_nowhere_is_told_with_its_line() -> None:
    found = first_map()
    found["roads"].append(["T", "99"])
    assert f"{MAP}:" in told({MAP: yaml.safe_dump([found])}) and "'99'" in told({MAP: yaml.safe_dump([found])})


# ---------------------------------------------------------------------- stories


def story(won: list[Any], target: int = 5, **more: Any) -> FarEntry:
    choice = {
        "check": {"skill": target},
        "outcomes": {"won": {"effects": won}, "bonus": {"effects": [{"do": "gain", "coin": 2}]}, "lost": {}},
    } | more
    return FarEntry.model_validate({"id": "A", "choices": [{"name": "c1", **choice}, {"name": "c2", **choice}]})


def test_a_story_as_it_should_be() -> None:
    """A world card may be worth up to four above (rules 8.7)."""
    assert list(remarks(story([{"do": "gain", "gem": 1}]))) == []
    assert list(remarks(story([{"do": "gain_world", "number": 12}, {"do": "gain", "gem": 1}]))) == []


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (story([{"do": "gain", "gem": 2}]), "is worth 6"),
        (story([{"do": "gain", "coin": 1}]), "is worth 1"),
        (story([{"do": "gain", "gem": 1}], outcomes={"won": {}, "bonus": {}, "lost": {}}), "a bonus is worth"),
        (story([{"do": "gain", "gem": 1}], check=None, outcomes={"done": {}}), "has no check"),
    ],
)
def test_rewards_beside_the_scale_are_told(found: FarEntry, words: str) -> None:
    assert any(words in what for _, what in remarks(found))


@pytest.mark.parametrize("number", range(1, 12))
def test_each_map_has_sixteen_numbers(number: int) -> None:
    assert len(entries_of(number)) == 16
    assert entries_of(11)[-1] == "161" and entries_of(9)[-1] == "128" and entries_of(10)[0] == "130"


def test_there_is_nothing_to_say_of_the_stories() -> None:
    """Rules 8.7: links, keywords, distribution of targets and rewards, openings, lengths."""
    assert [line for _, lines in survey(content().stories, STORIES).findings() for line in lines] == []


def test_the_first_map_has_its_storybook() -> None:
    """Rules 8.7: sixteen stories, targets of 5 on the mean, three world cards, nothing that only campaigns track."""
    book = content().stories.of_pack("m01")
    targets = [choice.check.target for entry in book.values() for choice in entry.choices if choice.check is not None]
    assert tuple(book) == entries_of(1) and len(targets) == 32 and round(sum(targets) / 32) == 5
    given = Counter(effect.do for entry in book.values() for effect in effects_of(entry))
    assert given["gain_world"] == 3 and not {"gain_xp", "gain_keyword", "gain_side_quest"} & set(given)


def test_the_arcade_deck_is_of_the_printed_sorts() -> None:
    """Rules 8.6: kinds of checks and the eighty targets."""
    book = content().stories.of_pack("arcade")
    kinds = Counter(
        tuple(sorted(choice.check.kind for choice in entry.choices if choice.check is not None))
        for entry in book.values()
    )
    assert kinds == {("combat", "skill"): 30, ("skill", "skill"): 5, ("combat", "combat"): 5}
    targets = Counter(choice.check.target for entry in book.values() for choice in entry.choices if choice.check)
    assert targets == {4: 8, 5: 14, 6: 20, 7: 18, 8: 12, 9: 8}


# ---------------------------------------------------------------------- packs (NF-E25)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{id: tre_x, name: Hat, icons: {M: 1}}", "on adventurers only"),
        ("{id: tre_x, name: Hat, abilities: [{trigger: free, do: [{do: gain, coin: 1}]}]}", "limit or a cost"),
        ("{id: tre_x, name: Hat, abilities: [{trigger: camp, do: [{do: reroll}]}]}", "only at after_roll"),
        ("{id: tre_x, name: Hat, abilities: [{trigger: visit, do: [{do: gain, coin: 1}]}]}", "wants a `building`"),
        ("{id: tre_x, name: Hat, abilities: [{trigger: camp, do: [{do: gain}]}]}", "wants at least one of"),
        ("{id: tre_x, name: Hat, abilities: [{trigger: camp, do: [{do: gian, coin: 1}]}]}", "gain"),
        (
            "{id: tre_x, name: Hat, abilities: [{trigger: camp, if: {keywrod: a}, do: [{do: gain, coin: 1}]}]}",
            "keyword",
        ),
        ("{id: tre_x, name: Hat, abilities: [{trigger: camp, do: [{do: gain_side_quest, quest: no}]}]}", "quest"),
        ("{id: tre_01, name: Hat}", "found twice"),
        (
            "{id: tre_x, name: Hat, abilities: [{trigger: camp, if: {reader: nobody}, do: [{do: gain, coin: 1}]}]}",
            "'nobody'",
        ),
    ],
)
def test_each_mistake_on_a_card_is_told_with_its_place(line: str, words: str) -> None:
    found = told({"mine/treasures.yaml": f"- {line}"})
    assert words in found and "treasures.yaml:" in found


def test_a_card_that_is_kept_discards_nothing_of_itself() -> None:
    """NF-14.4: a talent or a character's card lies there until the campaign ends."""
    ability = "{trigger: free, cost: {discard_self: true}, do: [{do: gain, coin: 1}]}"
    line = f"{{id: thrift, name: Thrift, xp: 1, abilities: [{ability}]}}"
    assert "kept from session to session" in told({"mine/talents.yaml": f"- {line}"})


def test_a_users_pack_may_add_cards() -> None:
    files = {"mine/treasures.yaml": "- {id: tre_hat, name: Hat, icons: {H: 1}}"}
    found = load(bundled_files() | files, bundled_prose(), packs=files)
    assert found.register.pack_of("tre_hat") == "mine" and found.name_of("tre_hat") == "Hat"
