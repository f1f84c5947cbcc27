"""The page: nothing foreign in it is ever markup, it needs no network, and it proves each stored game by itself."""

import html.parser
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules.decision import text
from bot.tables.replays.tape import Tape
from bot.ui.panels.catalogue import Catalogue
from bot.ui.replays.chronicle import Chronicle, as_markdown, chronicle
from bot.ui.replays.page import page
from bot.ui.replays.rich import as_html, lines_of, plain_line, runs
from cogs import load_surface
from tests.replays.node import in_node
from tests.replays.stored import FINISHED, bundle_of, name, tape_of

HOSTILE = (
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"'><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "[click](https://evil.example)",
    "<!--",
    "]]>",
    "{story}{data}{{title}}",
    "\u2028alert(1)\u2029",
    "`;alert(1)//",
    "@everyone **_~~",
    "\\\\\\*",
    "\u202egnp.exe",
)


class Tags(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def page_of(path: Path, title: str = "A story", reader: int | None = None, about: str = "Ada and Ben") -> str:
    return made(tape_of(path, reader), title, about)


def made(tape: Tape, title: str = "A story", about: str = "Ada and Ben", pictures: Any = None) -> str:
    surface = load_surface(tape.info.game)
    story = chronicle(tape, surface, "en", title, about)
    bundle = next(bundle_of(p) for p in FINISHED if bundle_of(p)["table"]["commitment"] == tape.info.commitment)
    reveal = bundle["server_seed"], bundle["table"]["entropies"]
    return page(story, surface.words, "en", pictures or {}, reveal)


def data_of(shown: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', shown, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


@pytest.mark.parametrize("path", FINISHED, ids=name)
def test_the_page_of_every_game_proves_its_dice_by_itself(path: Path) -> None:
    proof = data_of(page_of(path))["proof"]
    found = in_node("return Dice.check(given);", proof)
    assert found["ok"] and found["at"] == len(proof["draws"]) and not proof["part"]
    assert found["seal"] == bundle_of(path)["table"]["commitment"]
    if path.parent.name.endswith("-campaign") and not proof["draws"]:
        return  # a campaign's own table rolls nothing: its sessions do
    place = next(n for n, draw in enumerate(proof["draws"]) if draw[2] in ("die", "dice", "below", "pick", "shuffle"))
    proof["draws"][place][6] = [0] if isinstance(proof["draws"][place][6], list) else 10**6
    assert in_node("return Dice.check(given);", proof)["at"] == place


@pytest.mark.parametrize("path", FINISHED[:3], ids=name)
def test_the_page_needs_nothing_from_anywhere(path: Path) -> None:
    shown, tags = page_of(path), Tags()
    tags.feed(shown)
    names = [tag for tag, _ in tags.found]
    assert names.count("script") == 2 and names.count("style") == 1 and not {"link", "iframe", "base"} & set(names)
    for tag, given in tags.found:
        for attribute, value in given.items():
            assert not attribute.startswith("on"), (tag, attribute)
            if attribute in ("src", "href"):
                assert str(value).startswith(("data:image/webp;", "#")), (tag, value)
    policy = next(g["content"] for t, g in tags.found if t == "meta" and g.get("http-equiv"))
    assert policy is not None and policy.startswith("default-src 'none'") and "unsafe" not in policy


@pytest.mark.parametrize("path", FINISHED[:3], ids=name)
def test_each_step_with_a_board_shows_that_board(path: Path) -> None:
    tape = tape_of(path)
    first = next(step for step in tape.steps if step.view is not None)
    without = replace(first, packed=None)
    data = data_of(made(replace(tape, steps=(without, *tape.steps))))
    boards = [step["b"] for step in data["steps"]]
    assert [board is None for board in boards] == [True, *(step.view is None for step in tape.steps)]
    surface = load_surface(tape.info.game)
    story = chronicle(tape, surface, "en", "A story", "")
    for step, board in zip(tape.steps[-3:], boards[-3:], strict=True):
        said = [line for words in surface.game.describe(step.view or {}) for line in story.say(words).splitlines()]
        shown = ["".join(words for words, _ in data["texts"][place]) for place in board]
        assert shown == [plain for line in said if (plain := "".join(words for words, _ in runs(line))).strip()]


def hostile_tape(path: Path, words: str) -> Tape:
    """A tape whose players and lines are called like that."""
    tape = tape_of(path)
    seats = tuple(replace(seat, name=words) for seat in tape.info.seats)
    lines = [replace(line, text=text("table-found", words=words)) for line in tape.steps[0].lines]
    first = replace(tape.steps[0], lines=tuple(lines) or tape.steps[0].lines)
    return replace(tape, info=replace(tape.info, seats=seats), steps=(first, *tape.steps[1:]))


@pytest.mark.parametrize("words", HOSTILE)
def test_names_and_lines_are_never_markup(words: str) -> None:
    tape = hostile_tape(FINISHED[0], words)
    shown, tags, honest = made(tape, words, words), Tags(), Tags()
    tags.feed(shown)
    honest.feed(made(tape_of(FINISHED[0])))
    assert [tag for tag, _ in tags.found] == [tag for tag, _ in honest.found]
    assert shown.count("<script") == 2 and "onerror=" not in re.sub(r"<[^>]*>", "", shown[:0])
    for tag, given in tags.found:
        assert not [a for a in given if a.startswith("on")], tag
    data_of(shown)  # still one piece of JSON


@pytest.mark.parametrize("words", HOSTILE)
def test_markdown_of_the_file_has_no_links_or_headings_of_others(words: str) -> None:
    tape = hostile_tape(FINISHED[0], words)
    surface = load_surface(tape.info.game)
    story = chronicle(tape, surface, "en", words, "Ada")
    told = as_markdown(story, {}, "The beginning")
    assert "<img" not in told.replace("\\<", "") and "](https://evil" not in told.replace("\\]", "")


@pytest.mark.parametrize(
    ("markdown", "due"),
    [
        ("a **b** c", [("a ", ""), ("b", "b"), (" c", "")]),
        ("***x***", [("x", "bi")]),
        ("2 * 3 * 4", [("2 * 3 * 4", "")]),
        ("snake_case_name", [("snake_case_name", "")]),
        ("\\*no\\* <b>", [("*no* <b>", "")]),
        ("~~gone~~ _there_", [("gone", "s"), (" ", ""), ("there", "i")]),
        ("-# small `code`", [("small code", "")]),
        ("[Go](https://x.y) <@12> <:die:99>", [("Go … :die:", "")]),
        ("<t:0:R>", [("1970-01-01 00:00 UTC", "")]),
        ("**open", [("**open", "")]),
        ("a\\", [("a\\", "")]),
    ],
)
def test_runs_of_a_line(markdown: str, due: list[tuple[str, str]]) -> None:
    assert runs(markdown) == due


def test_html_of_runs_is_escaped() -> None:
    assert as_html(runs("**<b>&\"'**")) == "<strong>&lt;b&gt;&amp;&quot;&#x27;</strong>"
    assert plain_line("# A **title**\nand more") == "A title and more" and lines_of("\n\n") == []


def test_a_campaign_has_the_stories_of_its_sessions() -> None:
    path = next(p for p in FINISHED if p.parent.name == "pebbles")
    surface, tape = load_surface("pebbles"), tape_of(path)
    session = chronicle(tape, surface, "en", "Session 1: Pebbles", "Ada")
    whole: Chronicle = chronicle(tape, surface, "en", "The campaign", "Ada", [session])
    told = as_markdown(whole, {}, "The beginning")
    assert "## Session 1: Pebbles" in told
    shown = page(whole, Catalogue("pebbles"), "en", {}, None)
    assert 'id="s0"' in shown and data_of(shown)["proof"] is None and "The seal opens when" in shown
