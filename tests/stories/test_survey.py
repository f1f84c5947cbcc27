"""What a survey says of story files, and the play script: `waykeeper check --story`."""

import json
import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rules.stories.script import script
from bot.rules.stories.survey import Survey, survey
from tests.stories.lamps import HERE, VOCABULARY, load, texts


def surveyed(old: str = "", new: str = "", *, prose: tuple[str, str] = ("", ""), names: tuple[str, ...] = ()) -> Survey:
    """The survey of the test pack after one change to its facts or prose."""
    facts = {file: source.replace(old, new) if old else source for file, source in texts(facts=True).items()}
    told = {file: source.replace(*prose) if prose[0] else source for file, source in texts(facts=False).items()}
    return survey(load(facts, told)[0], VOCABULARY, names)


def test_whatever_was_found_is_told_and_makes_it_unclean() -> None:
    for name in (field.name for field in fields(Survey)):
        found = Survey(**{name: ["a line"]})
        assert [lines for _, lines in found.findings() if lines] == [["a line"]] and not found.is_clean(), name
    assert Survey().is_clean()


def test_the_test_pack_is_clean() -> None:
    assert surveyed(names=("Harbourville",)).is_clean()


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("won: {goto: bell}", "won: {}", {"unreachable": ["bell"]}),
        (
            "keyword: sharp}]}",
            "keyword: shrap}]}",
            {"never_given": ["sharp (in quay)"], "never_read": ["shrap (in tollhouse)"]},
        ),
        ("outside: [deputy]", "outside: []", {"never_given": ["deputy (in 12)"]}),
        (
            "check: {skill: 6}",
            "check: {skill: 7}",
            {"distribution": ["lamps: skill 6: 0 checks, 1 wanted", "lamps: skill 7: 3 checks, 2 wanted"]},
        ),
        ("gain_keyword: 2", "gain_keyword: 3", {"distribution": ["lamps: gain_keyword: 2 times, 3 wanted"]}),
        ("outcome: [5, 40]", "outcome: [7, 40]", {"lengths": ["lamps: cellar c2.lost: 6 words, 7 to 40 wanted"]}),
    ],
)
def test_facts_that_do_not_add_up_are_listed(old: str, new: str, found: dict[str, list[str]]) -> None:
    got = surveyed(old, new)
    assert {name: getattr(got, name) for name in Survey.__dataclass_fields__ if getattr(got, name)} == found


def test_entries_that_run_in_a_circle_are_listed() -> None:
    """The weir leads back to the ledger, which leads to the weir."""
    circle = surveyed("- id: weir\n", "- id: weir\n  goto: ledger\n")
    assert circle.circles == ["ledger → weir → ledger"] and not circle.unreachable
    assert not surveyed("- id: weir\n", "- id: weir\n  goto: quay\n").circles, "the quay asks somebody"


def test_openings_that_repeat_and_names_of_the_publishers_are_listed() -> None:
    again = surveyed(prose=("Hats, mostly.", "The harbour master weighs hats, mostly."))
    assert again.openings == ["the harbour master weighs …: 12 intro, weir intro"]
    same = surveyed(prose=("Paint a handle", "Show him your badge"))
    assert same.openings == [], "what is written on a button may be written on two"
    assert surveyed(names=("HARBOUR master",)).names == [
        "12 title: harbour master",
        "12 intro: harbour master",
        "12 if.lantern: harbour master",
    ]
    assert surveyed(names=("harbour mast",)).is_clean(), "whole words only"


def test_the_command_prints_every_branch_and_what_is_amiss(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "far" / "stories"
    shutil.copytree(HERE, folder)
    assert main(["check", "--story", str(folder)]) == 0
    said = capsys.readouterr().out
    for line in (
        "== quay: The boat without a lamp ==",
        "> Ask who put out her lamp [skill 5]",
        "-- if.lantern, instead",
        "[gain coin -1]",
        "[gain coin 3; on to weir]",
        "entries that nothing leads to: none",
    ):
        assert line in said
    (tmp_path / "far" / "publisher_names.txt").write_text("# not ours\nUndertow\nTollhouse\n")
    assert main(["check", "--story", str(folder / "lamps.yaml"), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["names of the publisher's"] == ["cellar title: tollhouse"]
    assert "== bell: The bell with no tongue ==" in found["script"]


def test_the_script_says_of_each_choice_what_it_wants_costs_and_does() -> None:
    facts = texts(facts=True)
    facts["stories/lamps.yaml"] = facts["stories/lamps.yaml"].replace(
        "effects: [{do: gain, coin: 3}]", "effects: [{do: gain, if: {ge: [coin, 2]}, coin: 3}]"
    )
    said = script(load(facts)[0])
    choices = said.index("> Ask who put out her lamp [skill 5]")
    assert said[choices:13] == [
        "> Ask who put out her lamp [skill 5]",
        "  won:",
        "    She gives you the story and, *because nobody asked before*, the lamp.",
        "    [gain_keyword keyword lantern; gain coin 1]",
        "  lost:",
        '    "The wind," she says, on a night without any.',
        "> Lift the sheet [combat 4]",
        "  [gain coin -1]",
    ]
    assert "    [gain if ge coin 2 coin 3; on to weir]" in said
    badge = said.index("> Show him your badge, if keyword deputy")
    assert said[badge + 1 : badge + 4] == ["  done:", "    [on to weir]", "> Wait until he looks up"]
    assert said[said.index("== ledger: The ledger ==") + 1 : said.index("== cellar: Under the tollhouse ==") - 1] == [
        "[if ge coin 4: on to tollhouse]",
        "(again, to all, if keyword lantern)",
        "  Your light falls on a second column, in the same hand.",
        "  [on to cellar]",
        "  [on to weir]",
        "",
        "== weir: What the weir keeps ==",
        "  Hats, mostly. One coin, face down, as if it were hiding.",
        "  [gain coin 1]",
    ]


def test_the_command_tells_all_problems_and_takes_effects_of_a_game_that_is_not_there_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    facts, prose = tmp_path / "m01.yaml", tmp_path / "m01.md"
    facts.write_text(
        "- id: B\n  place: Salt Stair\n  choices:\n  - name: c1\n    check: {skill: 5}\n"
        "    outcomes: {won: {effects: [{gain: {keyword: lantern}}]}, lost: {}}\n"
    )
    prose.write_text("## B Salt Stair\n### intro\nx\n### c1\ny\n### c1.won\nz\n")
    assert main(["check", "--story", str(tmp_path)]) == 1
    assert "m01.yaml:1: entry 'B': field c1.lost: no prose" in capsys.readouterr().out
    prose.write_text(prose.read_text() + "### c1.lost\nw\n")
    assert main(["check", "--story", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "lantern (in B)" in said and "> y [skill 5]" in said
    assert main(["check", "--story", str(tmp_path / "nowhere")]) == 2
