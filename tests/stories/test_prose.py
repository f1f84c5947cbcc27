"""Prose keeps its paragraphs and emphasis on a screen; nothing in it can call, link or look like ours."""

import pytest

from bot.rules.decision import Text, text
from bot.rules.stories.prose import entry_of, reference
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.markdown import prose_markdown, prose_plain


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("One line\nand its rest.\n\n\nAnother *paragraph*.", "One line and its rest.\n\nAnother *paragraph*."),
        ("**Strong**, _soft_ and ***both***", "**Strong**, *soft* and ***both***"),
        ("A verse\\\nbroken here  \nand here", "A verse\nbroken here\nand here"),
        ("2 * 3 * 4, snake_case_name, a*b*c", "2 \\* 3 \\* 4, snake\\_case\\_name, a\\*b\\*c"),
        ("*open", "\\*open"),
    ],
)
def test_paragraphs_breaks_and_emphasis_stay(written: str, shown: str) -> None:
    assert prose_markdown(written) == shown


HARMFUL = [
    "@everyone and @here",
    "<@123> <@&5> <#7> <t:1:R> <:x:1> </roll:1>",
    "[a link](https://example.org) https://example.org",
    "# a heading",
    "-# small",
    "> quoted",
    "- a list",
    "1. a list",
    "`code` ||hidden|| ~~gone~~",
    "a\u202eb\u200bc",
]


@pytest.mark.parametrize("written", HARMFUL)
@pytest.mark.parametrize("frame", ["{}", "*{}*", "plain\n\n{}", "a \\\n{}"])
def test_nothing_in_prose_does_anything(written: str, frame: str) -> None:
    shown = prose_markdown(frame.format(written))
    assert "@everyone" not in shown and "@here" not in shown
    assert "\u202e" not in shown and "](" not in shown.replace("\\](", "") and "://" not in shown
    bare = shown.replace("\\\\", "")
    for mark in "<`|~[":
        assert bare.count(mark) == bare.count("\\" + mark), (mark, shown)
    for line in shown.splitlines():
        assert not line.lstrip("*").startswith(("# ", "-# ", "> ", "- ", "1. ")), shown


def test_a_label_has_the_words_alone() -> None:
    assert prose_plain("**Ask** her\n*why*") == "Ask her why"


def prose(ref: str, language: str) -> str | None:
    long = "A *long* paragraph of many words. " * 40
    return {"m04/12/intro": f"{long}\n\nAnd *its* end.", "m04/12/c1": "Pay @everyone"}.get(ref)


def test_a_reference_becomes_prose_of_any_length_in_sentences_and_labels() -> None:
    words = Catalogue(None, prose=prose)
    said = words.format(text("story-post-read", title="@prose:m04/12/c1", page="@prose:m04/12/intro"))
    assert said.startswith("### Pay @\u200beveryone\n\nA *long* paragraph") and said.endswith(
        "words.\n\nAnd *its* end."
    )
    assert said.count("*long*") == 40
    assert words.format(text("story-choice", label="@prose:m04/12/c1"), label=True) == "Pay @everyone"


def test_a_reference_says_to_which_entry_it_belongs() -> None:
    assert entry_of(reference("m04", "12", "if.lantern.c1.won")) == "12"
    assert entry_of("the ferry/house/by the weir") == entry_of("") == ""


def test_a_reference_to_what_is_not_there_tells_nothing() -> None:
    words = Catalogue(None, prose=prose)
    for ref in ("@prose:m04/99/intro", "@prose:", "@prose:m04"):
        assert words.format(Text("story-choice", {"label": ref})) == ""
    assert Catalogue(None).format(Text("story-choice", {"label": "@prose:m04/12/intro"})) == ""


def test_other_long_parameters_pass_too() -> None:
    names = [f"name{n}" for n in range(400)]
    said = Catalogue(None).format(text("board-names", names=names))
    assert said.endswith("name398 and name399") and len(said) > 2_000
