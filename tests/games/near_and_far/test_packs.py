"""Users' packs of Near and Far: stories with their words, and a clear sentence for each that is damaged (NF-E25)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.__main__ import main
from bot.rules.errors import ContentError, NotPossible
from bot.rules.kernel.run import Run
from cogs.near_and_far import bundled_files, bundled_prose
from cogs.near_and_far.box.storybook import entry_of, read, tell
from cogs.near_and_far.content.pack import load
from cogs.near_and_far.game import NearAndFar, game
from cogs.near_and_far.state import FarOptions
from tests.games.near_and_far.test_content import MAP, _cut, first_map

FACTS, WORDS = "mine/stories/hearth.yaml", "mine/stories/hearth.md"
KEYS = ("intro", "c1", "c1.won", "c1.bonus", "c1.lost", "c2", "c2.won", "c2.bonus", "c2.lost")


def choice(name: str) -> dict[str, Any]:
    won, bonus = ({"effects": [{"do": "gain", "coin": n}]} for n in (3, 2))
    return {"name": name, "check": {"skill": 5}, "outcomes": {"won": won, "bonus": bonus, "lost": {}}}


def story(name: str = "arc_own") -> dict[str, Any]:
    return {"id": name, "choices": [choice("c1"), choice("c2")]}


def prose(name: str = "arc_own") -> str:
    return f"## {name} The Kettle\n" + "\n".join(f"### {key}\nWords of *{key}*." for key in KEYS)


def loaded(*stories: dict[str, Any], words: str | None = None) -> NearAndFar:
    """The game with a pack that has these stories."""
    told = "\n".join(prose(one["id"]) for one in stories) if words is None else words
    return game({FACTS: yaml.safe_dump(list(stories)), WORDS: told})


def told(files: dict[str, str]) -> str:
    with pytest.raises(ContentError) as caught:
        game(files)
    return "\n".join(caught.value.problems)


def told_of_the_box(file: str, source: str) -> str:
    """What is wrong when this stands in the place of a bundled file."""
    with pytest.raises(ContentError) as caught:
        load({**bundled_files(), file: source}, bundled_prose())
    return "\n".join(caught.value.problems)


# ---------------------------------------------------------------------- stories of one's own


def test_a_short_story_of_a_pack_is_shuffled_into_the_arcade_deck_and_has_its_words() -> None:
    mine = loaded(story())
    run = Run.start(mine, b"pack", 2, FarOptions(mode="arcade"))
    assert run.state.arcade_pile.count("arc_own") == 1 and len(run.state.arcade_pile) == 41
    assert mine.invariants(run.state) == []
    assert mine.prose("hearth/arc_own/c1.won") == "Words of *c1.won*."
    assert game().prose("hearth/arc_own/c1.won") is None
    counted = {name: found for name, found, _ in mine.counts()}
    assert (counted["arcade cards"], counted["stories"]) == (40, 176), "the box is counted, not what packs add"


def test_words_are_no_part_of_what_a_running_table_is_held_to() -> None:
    assert loaded(story()).content_hash == loaded(story(), words=prose().replace("Kettle", "Pot")).content_hash
    assert loaded(story()).content_hash != game().content_hash


def test_a_story_that_is_only_read_aloud_is_as_its_owner_wrote_it() -> None:
    """What tables play is measured (rules 8.6); what a group reads from its own book is not."""
    rich = story("hearth.17")
    rich["choices"][0]["outcomes"]["won"]["effects"] = [{"do": "gain", "gem": 9}]
    content = loaded(rich).content
    found = read(content, "17")
    assert (found.id, found.title, found.pages) == ("hearth.17", "The Kettle", ("Words of *intro*.",))
    assert [(way.label, way.kind, way.target) for way in found.ways] == [
        ("Words of *c1*.", "skill", 5),
        ("Words of *c2*.", "skill", 5),
    ]
    assert tell(content, "hearth.17", 2, "lost").pages == ("Words of *c2.lost*.",)
    assert tell(content, "17", 1, "bonus").pages == ("Words of *c1.won*.\n\nWords of *c1.bonus*.",)
    with pytest.raises(NotPossible, match="story-way"):
        tell(content, "17", 3, "won")


@pytest.mark.parametrize("wanted", ["17", "arc_01", "arc_own", "riza_1", "m01", "A", "hearth", "earth.9"])
def test_what_tables_play_cannot_be_read_aloud(wanted: str) -> None:
    """The bundled storybook has a 17 as well."""
    with pytest.raises(NotPossible, match="nf-box-refused-story"):
        entry_of(loaded(story(), story("hearth.9")).content, wanted)
    with pytest.raises(NotPossible, match="nf-box-refused-no-stories"):
        entry_of(game().content, wanted)


def test_a_number_that_two_books_have_wants_the_whole_name() -> None:
    content = loaded(story("hearth.9"), story("stove.9")).content
    with pytest.raises(NotPossible) as refused:
        entry_of(content, "9")
    assert refused.value.text.params["n"] == 2
    assert entry_of(content, "stove.9") == "stove.9"


HAT = "- {id: tre_hat, name: Hat, icons: {H: 1}}"
GUIDE = "- {id: adv_guide, name: Guide, faction: nomad, cost: 2, icons: {H: 1}}"


@pytest.mark.parametrize("without", [[], ["mine"], ["theirs"], ["mine", "theirs", "a pack that is gone"]])
def test_a_table_may_leave_packs_out(without: list[str]) -> None:
    """`content_packs` (rules 14)."""
    files = {
        FACTS: yaml.safe_dump([story()]),
        WORDS: prose(),
        "mine/treasures.yaml": HAT,
        "theirs/adventurers.yaml": GUIDE,
    }
    far = game(files)
    assert far.packs == ("mine", "theirs")
    run = Run.start(far, b"pack", 2, FarOptions.model_validate({"mode": "arcade", "without": without}))
    found = {
        "tre_hat": run.state.treasure_pile,
        "arc_own": run.state.arcade_pile,
        "adv_guide": run.state.bag + run.state.row,
    }
    assert {name for name, pile in found.items() if name in pile} == {
        name
        for name, pack in (("tre_hat", "mine"), ("arc_own", "mine"), ("adv_guide", "theirs"))
        if pack not in without
    }
    assert far.invariants(run.state) == []


# ---------------------------------------------------------------------- damage


def _won(one: dict[str, Any], *effects: dict[str, Any]) -> None:
    one["choices"][0]["outcomes"]["won"]["effects"] = list(effects)


STORIES: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "no choices": (lambda one: one.pop("choices"), "found 0; a story ends with two choices"),
    "an outcome is missing": (lambda one: one["choices"][0]["outcomes"].pop("lost"), "the outcome 'lost' is missing"),
    "an outcome leads back": (
        lambda one: one["choices"][0]["outcomes"]["lost"].update(goto="arc_own"),
        "leads on to 'arc_own'; a story ends with",
    ),
    "leads on and on": (lambda one: one.update(goto="arc_01"), "leads on to 'arc_01'; a story ends with"),
    "leads nowhere": (lambda one: one.update(goto="arc_99"), "'arc_99'"),
    "redirects itself": (
        lambda one: one.update(redirects=[{"if": {"ge": ["rep", 0]}, "to": "arc_own"}]),
        "leads on to 'arc_own'; a story ends with",
    ),
    "more tokens than there are": (
        lambda one: _won(one, {"do": "gain_token", "faction": "nomad", "n": 12}),
        "found 12; Input should be less than or equal to 9",
    ),
    "a card that there is not": (lambda one: _won(one, {"do": "gain_world", "number": 40}), "found 40"),
    "an errand that there is not": (
        lambda one: _won(one, {"do": "gain_side_quest", "quest": "moon"}),
        "there is no side quest 'moon'",
    ),
    "a chapter's way on": (
        lambda one: _won(one, {"do": "gain", "gem": 1}, {"do": "next_chapter", "chapter": "riza_1"}),
        "leads on in a character's story, which only a chapter's own choices do",
    ),
    "an ending that is nobody's": (
        lambda one: _won(one, {"do": "gain", "gem": 1}, {"do": "end_story", "ending": "away"}),
        "leads on in a character's story",
    ),
    "nothing that everybody may choose": (
        lambda one: [way.update({"if": {"keyword": "lantern"}}) for way in one["choices"]],
        "one choice must be open to everybody",
    ),
    "nothing without a price": (
        lambda one: [way.update(cost=[{"do": "lose", "coin": 2}]) for way in one["choices"]],
        "one choice must be open to everybody",
    ),
    "keeps more than it draws": (
        lambda one: _won(one, {"do": "draw", "deck": "treasure", "n": 1, "keep": 3}),
        "draws 1 and keeps 3",
    ),
    "too rich": (lambda one: _won(one, {"do": "gain", "gem": 9}), "is worth 27; target 5 wants 2 to 4"),
}


@pytest.mark.parametrize("case", STORIES)
def test_each_damage_of_a_story_is_told_with_its_file(case: str) -> None:  # NF-E25
    change, words = STORIES[case]
    one = story()
    change(one)
    found = told({FACTS: yaml.safe_dump([one]), WORDS: prose()})
    assert words in found and "hearth.yaml:" in found


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("{space: '99'}", "found '99'"),
        ("{map: m12}", "found 'm12'; did you mean"),
        ("{world: wor_40}", "found 'wor_40'; did you mean"),
        ("{talent: thrift}", "found 'thrift'; possible: collector"),
        ("{not: {any: [{world: hat}, {map: m02}]}}", "found 'hat'"),
    ],
)
def test_what_waits_for_something_that_there_is_not_is_told_with_its_line(condition: str, words: str) -> None:  # NF-E25
    """Neither a side quest nor a card could ever give what it promises."""
    errand = f"- {{id: own, name: Errand, text: Go., if: {condition}, reward: [{{do: gain, coin: 3}}]}}"
    hat = f"- {{id: tre_own, name: Hat, abilities: [{{trigger: camp, if: {condition}, do: [{{do: gain, coin: 1}}]}}]}}"
    found = told({"mine/side_quests.yaml": errand, "mine/treasures.yaml": hat})
    assert f"mine/side_quests.yaml:1: entry 'own': field if: {words}" in found
    assert f"mine/treasures.yaml:1: entry 'tre_own': field abilities.if: {words}" in found


def test_a_card_does_not_lead_on_in_a_characters_story() -> None:
    line = "- {id: tre_own, name: Hat, abilities: [{trigger: camp, do: [{do: next_chapter, chapter: riza_1}]}]}"
    found = told({"mine/treasures.yaml": line})
    assert "mine/treasures.yaml:1: entry 'tre_own'" in found and "which only a chapter's own choices do" in found


def test_a_map_of_a_pack_is_held_to_what_the_atlas_is() -> None:
    one = first_map()
    _cut(one, "26")
    one["id"] = "m12"
    found = told({"mine/maps/own.yaml": yaml.safe_dump([one])})
    assert "mine/maps/own.yaml:1: entry 'm12'" in found and "not connected: 26" in found
    one["is_fixture"] = True
    assert "field is_fixture: only tests have maps" in told({"mine/maps/own.yaml": yaml.safe_dump([one])})


CUT = {**first_map(), "id": "m12", "roads": []}
DAMAGED: dict[str, tuple[dict[str, str], str]] = {
    "a map in two parts": (
        {"maps/own.yaml": yaml.safe_dump([CUT])},
        "not connected: 01",
    ),
    "a story without an end": (
        {"stories/hearth.yaml": yaml.safe_dump([{**story(), "goto": "arc_own"}]), "stories/hearth.md": prose()},
        "leads on to 'arc_own'",
    ),
    "a reward that cannot be paid": (
        {"treasures.yaml": "- {id: tre_own, name: Hat, abilities: [{trigger: camp, do: [{do: gain_token, n: 12}]}]}"},
        "found 12",
    ),
}


@pytest.mark.parametrize("case", DAMAGED)
def test_the_command_refuses_what_loading_refuses(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`waykeeper check FOLDER --game near_and_far`: not zero, and a sentence with file and place."""
    files, words = DAMAGED[case]
    for name, source in files.items():
        path = tmp_path / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    assert main(["check", str(tmp_path / "mine"), "--game", "near_and_far"]) != 0
    said = "".join(capsys.readouterr())
    assert words in said and next(iter(files)).rsplit("/", 1)[-1] in said


PROSE: dict[str, tuple[str, str]] = {
    "missing": (prose().replace("### c1.lost", "### c1.lots"), "no prose: hearth.md wants `### c1.lost`"),
    "unasked": (prose().replace("### c1.lost", "### c1.lots"), "no fact asks for this prose; did you mean 'c1.lost'?"),
    "of nobody": (prose() + "\n" + prose("arc_other"), "entry 'arc_other': is not in hearth.yaml"),
    "none": ("", "no prose: hearth.md wants `### intro`"),
}


@pytest.mark.parametrize("case", PROSE)
def test_each_damage_of_words_is_told(case: str) -> None:
    words, sentence = PROSE[case]
    assert sentence in told({FACTS: yaml.safe_dump([story()]), WORDS: words})


@pytest.mark.parametrize("name", ["m01", "arcade", "riza"])
def test_a_file_that_is_called_like_one_of_the_box_is_told(name: str) -> None:
    found = told({f"mine/stories/{name}.yaml": yaml.safe_dump([story()]), f"mine/stories/{name}.md": prose()})
    assert f"mine/stories/{name}.yaml: another file of stories has the same name: near_and_far/stories/{name}" in found
    assert f"mine/stories/{name}.md: another file of stories has the same name" in found


def test_a_map_in_two_parts_is_told_with_its_line() -> None:
    found = first_map()
    _cut(found, "26")
    problems = told_of_the_box(MAP, yaml.safe_dump([found]))
    assert f"{MAP}:1: entry 'm01'" in problems and "not connected: 26" in problems


def test_chapters_that_run_in_a_circle_are_told() -> None:
    file = "near_and_far/stories/riza.yaml"
    source = bundled_files()[file].replace("chapter: riza_2}", "chapter: riza_1}", 1)
    assert "riza_1 is not of stage 2, and the story would run in a circle" in told_of_the_box(file, source)
