"""Names, labels and texts of absurd length or shape: the screen fits, nobody is called, nothing turns into Markdown."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.decision import Decision, Option, text
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.discord_panel import dialog
from bot.ui.panels.panel import Panel, as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from bot.ui.screens.request_section import PartialAnswer
from cogs.dice import screens
from cogs.dice.deck import new_deck
from cogs.dice.screens import Say
from tests.ui.asker import asking
from tests.ui.library_layout import built_by_library

NASTY = (
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&5>",
    "<#7>",
    "[a](https://example.org)",
    "**b** __c__ ~~d~~",
    "||e||",
    "```\nf\n```",
    "`g`",
    "# h",
    "> i",
    "- j",
    "1. k",
    "\u202ereversed",
    "\u200b",
    "x" * 5_000,
    "\U0001f9cc" * 900,
    "{ $who }",
    '{"{"}',
    "\x01",
    "\x01\x01",
    "zal\u0300\u0301\u0302go" * 300,
    "",
    " ",
    "\n\n\n",
    "@seat:0",
    "\ufdfd" * 200,
)
KINDS: tuple[Any, ...] = ("one", "some", "order", "amount", "amounts", "text")
WORDS = Catalogue()
SURFACE = asking(Decision((0,), "q", text("toy-number", n=1), list, "text"))[0].surface
MARKS = ("@everyone", "@here", "<@", "<#")


def scene_of(decision: Decision, names: dict[int, str]) -> Scene:
    """As `asking`, with sentences that are read once for all tests."""
    scene, _ = asking(decision, names=names)
    return replace(scene, surface=SURFACE)


def within(panel: Panel) -> str:
    """What Discord would be sent, within its limits; the text."""
    built_by_library(panel)
    return as_text(panel)


def option(n: int, words: str) -> Option:
    label = text("toy-number", n=words)
    return Option(f"{n}-{words}", label, hint=label if n % 3 == 0 else None, refused=label if n % 7 == 6 else None)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("count", [1, 7, 30, 300])
def test_absurd_labels_fit_every_kind_of_question(kind: Any, count: int) -> None:
    for private in (False, True):
        options = [option(n, NASTY[n % len(NASTY)]) for n in range(count)]
        prompt = text("toy-number", n=NASTY[16])
        decision = Decision((0, 1), "q", prompt, lambda: options, kind, 1, 9, private=private, forced=False)  # noqa: B023
        for name in NASTY if count == 1 else NASTY[16:18]:
            scene = scene_of(decision, {0: name, 1: name})
            public, own = within(board(scene, [0, 1])), within(hand(scene, 0, PartialAnswer("1", "zz", 99), note=""))
            for told in (public, own):
                assert not any(mark in told for mark in MARKS[:2]), told
            if private:
                assert "toy-number" not in public and "\U0001f9cc" not in public.replace(name, "")


@settings(max_examples=30)
@given(st.text(max_size=200), st.text(max_size=200))
def test_any_name_and_any_label(name: str, label: str) -> None:
    decision = Decision((0, 1), "q", text("toy-number", n=label), lambda: [option(1, label), option(2, name)])
    scene = scene_of(decision, {0: name, 1: label})
    within(board(scene, [0]))
    within(hand(scene, 1))


@pytest.mark.parametrize("name", NASTY)
def test_dice_and_decks_of_absurd_names(name: str) -> None:
    say = Say(WORDS)
    data = {"dice": "1d6", "label": name, "totals": ["3"], "shown": "1d6 (3) = **3**", "successes": None}
    told = within(screens.open_roll(say, name, 7, data, None, name)) + within(
        screens.hidden_roll(say, name, 7, "host", None)
    )
    try:
        deck = new_deck(name[:40] or "d", 1, ",".join([name.replace(",", " ")[:60], "b"]))
    except Exception as error:
        assert type(error).__name__ == "NotPossible"
    else:
        told += within(screens.table(say, [deck], lambda user: name and "somebody"))
        told += within(screens.saved_list(say, {"user": {name[:40]: name[:400]}, "guild": {}}))
    assert not any(mark in told.replace("\\<", "") for mark in MARKS), told


def test_a_question_for_a_text_asks_with_a_modal_that_fits() -> None:
    from bot.ui.screens.clicked_request import ClickedRequest

    for prompt in NASTY:
        decision = Decision((0,), "q", text("toy-number", n=prompt), list, "text", 0, 10**6)
        scene = scene_of(decision, {0: "Ada", 1: "Ben"})
        token = scene.requests(0)[0][0]
        dialog(ClickedRequest(scene, 0, token).modal)
