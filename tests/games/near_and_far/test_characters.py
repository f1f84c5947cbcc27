"""The characters of Near and Far: their cards, and chapters that can be played to every ending; mistakes are told."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from cogs.near_and_far import bundled_files
from cogs.near_and_far.content.cards import Character
from cogs.near_and_far.content.characters import maps_of, owner_of, problems, stage_of
from cogs.near_and_far.content.entry_ids import is_chapter
from cogs.near_and_far.content.stories import FarEntry
from cogs.near_and_far.content.terms import CHARACTERS
from tests.games.near_and_far.test_content import content, told


def chapters(who: str) -> dict[str, Any]:
    """A character's chapters, by id."""
    return {
        name: entry for name, entry in content().stories.entries.items() if is_chapter(name) and owner_of(name) == who
    }


# ---------------------------------------------------------------------- what is written


def test_all_eight_are_written_in_the_order_of_the_box() -> None:
    assert tuple(content().characters) == CHARACTERS


@pytest.mark.parametrize("who", CHARACTERS)
def test_a_character_is_as_the_box_has_it(who: str) -> None:
    """Rules 8.8: one of the eight, four cards that do something, 6 to 9 chapters, two endings or more."""
    one = content().characters[who]
    assert one.opening == f"{who}_1" and len(one.endings) >= 2
    assert [card.id for card in one.cards] == [f"cha_{who}_{n}" for n in range(1, 5)]
    assert all(card.does_something for card in one.cards)
    assert 6 <= len(chapters(who)) <= 9 and {stage_of(name) for name in chapters(who)} == {1, 2, 3, 4, 5, 6}
    assert list(problems(one, content().stories.entries)) == []


@pytest.mark.parametrize("who", CHARACTERS)
def test_a_card_says_what_it_does_unless_its_icons_do(who: str) -> None:
    for card in content().characters[who].cards:
        assert bool(card.text) != bool(card.icons), card.id


@pytest.mark.parametrize("who", CHARACTERS)
def test_targets_rise_with_the_story(who: str) -> None:
    """From 5 or 6 in the first chapter to 8 or 9 in the last (rules 8.7)."""
    targets: dict[int, list[int]] = {stage: [] for stage in range(1, 7)}
    kinds: Counter[str] = Counter()
    for name, entry in chapters(who).items():
        targets[stage_of(name)] += [choice.check.target for choice in entry.choices]
        kinds.update(choice.check.kind for choice in entry.choices)
    assert set(targets[1]) <= {5, 6} and set(targets[6]) <= {8, 9}
    assert all(max(targets[stage]) <= max(targets[stage + 1]) for stage in range(1, 6))
    assert min(kinds["skill"], kinds["combat"]) >= 5


def test_no_chapter_is_read_on_the_first_map_and_the_last_two_stages_on_the_last_one() -> None:
    """NF-14.10, NF-14.12."""
    assert list(maps_of("riza_1")) == list(maps_of("riza_4")) == list(range(2, 12))
    assert list(maps_of("riza_5")) == list(maps_of("riza_6")) == [11]


# ---------------------------------------------------------------------- mistakes


def graph(**ways: str) -> dict[str, Any]:
    """Chapters of `ada` from `_1="2 3a"`: where its two choices lead; `!` before an ending."""
    made = {}
    for name, both in ways.items():
        choices = []
        for n, way in enumerate(both.split(), 1):
            lead = (
                {"do": "end_story", "ending": f"ada_{way[1:]}"}
                if way.startswith("!")
                else {"do": "next_chapter", "chapter": way if "_" in way else f"ada_{way}"}
            )
            choices.append(
                {
                    "name": f"c{n}",
                    "check": {"skill": 5},
                    "outcomes": {"won": {"effects": [lead]}, "bonus": {}, "lost": {}},
                }
            )
        made[f"ada{name}"] = FarEntry.model_validate({"id": f"ada{name}", "choices": choices})
    return made


def ada() -> Character:
    ending = "She goes home, and that is that."
    return Character.model_validate(
        {
            "id": "ada",
            "name": "Ada",
            "seeks": "A door.",
            "blurb": "You walk, and you look at doors, and have not seen the right one yet in any town.",
            "opening": "ada_1",
            "cards": [{"id": f"cha_ada_{n}", "name": f"Card {n}", "icons": {"H": 1}} for n in range(1, 5)],
            "endings": [{"id": f"ada_{name}", "name": name.title(), "text": ending} for name in ("in", "out")],
        }
    )


RIGHT = {"_1": "2 2", "_2": "3a 3b", "_3a": "4 4", "_3b": "4 4", "_4": "5 5", "_5": "6 6", "_6": "!in !out"}


def test_chapters_as_they_should_be() -> None:
    assert list(problems(ada(), graph(**RIGHT))) == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"_2": "3a 3a"}, "chapter ada_3b: nothing leads to it"),
        ({"_2": "4 3b"}, "ada_4 is not of stage 3"),
        ({"_4": "5 1"}, "ada_1 is not of stage 5"),
        ({"_4": "5 riza_5"}, "riza_5 is a chapter of another character"),
        ({"_5": "6 !in"}, "a story ends with stage 6"),
        ({"_6": "!in 6"}, "a story ends with stage 6"),
        ({"_6": "!in !in"}, "no chapter reaches the ending 'ada_out'"),
        ({"_6": "!out !away"}, "there is no ending 'ada_away'"),
    ],
)
def test_each_mistake_in_the_chapters_is_told(change: dict[str, str], words: str) -> None:
    assert any(words in problem for problem in problems(ada(), graph(**{**RIGHT, **change})))


def test_too_few_chapters_and_no_first_one_are_told() -> None:
    some = {name: both for name, both in RIGHT.items() if name not in ("_1", "_3a")}
    found = list(problems(ada(), graph(**some)))
    assert any("found 5 chapters" in problem for problem in found)
    assert any("is no first chapter of theirs" in problem for problem in found)


FIRST: dict[str, tuple[Callable[[list[Any], list[Any]], Any], str]] = {
    "leads nowhere": (lambda won, bonus: won.clear(), "c1 leads on 0 times"),
    "leads on twice": (lambda won, bonus: won.append(won[0]), "c1 leads on 2 times"),
    "leads on by the bonus": (lambda won, bonus: bonus.append(won[0]), "only `won` itself leads on"),
    "prints experience": (lambda won, bonus: won.append({"do": "gain_xp"}), "prints experience"),
}


@pytest.mark.parametrize("case", FIRST)
def test_each_mistake_in_what_is_won_is_told(case: str) -> None:
    change, words = FIRST[case]
    made = graph(**RIGHT)
    first = made["ada_1"].model_dump(by_alias=True)
    outcomes = first["choices"][0]["outcomes"]
    won, bonus = list(outcomes["won"]["effects"]), list(outcomes["bonus"]["effects"])
    change(won, bonus)
    outcomes["won"]["effects"], outcomes["bonus"]["effects"] = won, bonus
    made["ada_1"] = FarEntry.model_validate(first)
    assert any(words in problem for problem in problems(ada(), made))


def test_mistakes_in_a_file_are_told_with_its_place() -> None:
    """A chapter whose way on is gone is told at its character; one that leads to no chapter at its own line."""
    file = "near_and_far/stories/riza.yaml"
    source = bundled_files()[file]
    found = told({file: source.replace("chapter: riza_2}", "chapter: riza_2z}", 1)})
    assert "riza.yaml:" in found and "riza_2z" in found
    found = told({file: source.replace("ending: riza_reads_it_out", "ending: riza_nowhere", 1)})
    assert "characters.yaml:" in found and "there is no ending 'riza_nowhere'" in found


def test_chapters_of_nobody_are_told() -> None:
    files = bundled_files()
    sheets = [one for one in yaml.safe_load(files["near_and_far/characters.yaml"]) if one["id"] != "riza"]
    assert "there is no character 'riza'" in told({"near_and_far/characters.yaml": yaml.safe_dump(sheets)})


def test_a_character_can_be_named_by_its_cards() -> None:
    """Cards lie open before a player, so they are among what works and what has a name."""
    assert content().name_of("cha_riza_1") == "Old Guard Drill" and "cha_riza_1" in content().working
