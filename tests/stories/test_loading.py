"""Facts and prose are paired by id; every complaint has file, line, entry and field, and all come at once."""

import pytest

from bot.rules.errors import ContentError
from bot.rules.stories.book import PAGE, pages_of
from bot.rules.stories.prose import ProseBook, split_prose
from tests.stories.lamps import load, texts

FACTS = """
- pack: isle
  starts: [a]
- id: a
  choices:
  - name: c1
    check: {skill: 5}
    outcomes: {won: {}, lost: {goto: b}}
  - {name: c2, outcomes: {done: {goto: b}}}
- id: b
"""
PROSE = """# Isle
## a First
### intro
One.
### c1
Try
### c1.won
Won.
### c1.lost
Lost.
### c2
Leave
## b Second
### intro
Two.
"""


def problems(facts: str = FACTS, prose: str = PROSE) -> list[str]:
    """What is wrong with this pack."""
    try:
        load({"stories/isle.yaml": facts}, {"stories/isle.md": prose})
    except ContentError as error:
        return error.problems
    return []


def test_a_sound_pair_is_taken() -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("goto: b", "goto: bb", "entry 'a': field choices.0.outcomes.lost.goto: found 'bb'; did you mean 'b'?"),
        ("{won: {}, lost", "{win: {}, lost", "found the outcome 'win'; possible: lost, won"),
        ("{won: {}, lost", "{lost", "the outcome 'won' is missing"),
        ("- id: b", "- id: a", "entry 'a': field id: found twice, first in isle.yaml"),
        ("pack: isle", "pack: ilse", "field pack: found 'ilse'; the file is called 'isle'"),
        ("name: c2", "name: c1", "the name 'c1' stands twice"),
        ("{name: c2,", "{name: c2, if: {hat: red},", "found 'hat'; possible: keyword"),
        (
            "- id: a",
            "- id: a\n  check: {skill: 4}",
            "field check: a passage has a check of its own or choices, not both",
        ),
        ("- id: b", "- id: b\n  plaec: quay", "isle.yaml:11: entry 'b': field plaec: unknown field"),
    ],
)
def test_a_wrong_fact_is_named(old: str, new: str, told: str) -> None:
    assert any(told in problem for problem in problems(facts=FACTS.replace(old, new))), problems(
        facts=FACTS.replace(old, new)
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("### c1.won\nWon.\n", "", "isle.yaml:4: entry 'a': field c1.won: no prose: isle.md wants `### c1.won`"),
        ("### c1.won", "### c1.wonn", "isle.md:7: entry 'a': field c1.wonn: no fact asks for this prose; did you mean"),
        ("## b Second", "## c Second", "isle.md:13: entry 'c': is not in isle.yaml"),
        ("## b Second", "## b", "field title: no title"),
        ("## b Second", f"## b {'x' * 81}", "isle.md:13: entry 'b': field title: a title has at most 80 characters"),
        ("Try", "Try\nit", "isle.md:5: entry 'a': field c1: a choice's label is one line of at most 80 characters"),
        ("One.", "x" * (PAGE + 1), f"field intro: a paragraph of more than {PAGE:,} characters fits no page"),
        ("One.", "\n\n".join(["x" * PAGE] * 5), "field intro: 5 pages; possible: 4"),
        ("Won.", "\n\n".join(["x" * PAGE] * 2), "field c1.won: 2 pages; possible: 1"),
        ("### c2", "#### c2", "isle.md:11: entry 'a': not a heading of an entry or a section"),
        ("### c1\n", "### intro\n", "isle.md:5: entry 'a': field intro: found twice, first in line 3"),
    ],
)
def test_wrong_prose_is_named(old: str, new: str, told: str) -> None:
    assert any(told in problem for problem in problems(prose=PROSE.replace(old, new))), problems(
        prose=PROSE.replace(old, new)
    )


def test_what_just_fits_is_taken() -> None:
    label, title = "l" * 80, "t" * 80
    four = "\n\n".join(["x" * PAGE] * 4)
    prose = PROSE.replace("Try", label).replace("## a First", f"## a {title}").replace("One.", four)
    assert problems(prose=prose.replace("Won.", "w" * PAGE)) == []
    for old, new in ((label, label + "l"), (title, title + "t"), (four, four + "\n\nx")):
        assert len(problems(prose=prose.replace(old, new))) == 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("- pack: isle", "- pack: isle\n  oddly: true", "isle.yaml:3: entry '?': field oddly: unknown field"),
        (
            "- id: b",
            "- id: b\n  paragraphs: [{name: intro}]",
            "entry 'b': field choices: the name 'intro' stands twice",
        ),
        ("- id: b", "- id: b\n  redirects: [{if: {keyword: hat}, to: c}]", "field redirects.0.to: found 'c'"),
        ("- id: b", "- id: b\n  goto: c", "entry 'b': field goto: found 'c'"),
        ("- id: b", "- id: b\n  variants: [{name: v, if: {hat: 1}}]", "field variants.0.if: found 'hat'"),
        (
            "- id: b",
            "- id: b\n  variants: [{name: v, if: {keyword: x}}, {name: v, if: {keyword: y}}]",
            "entry 'b': field variants: the name 'v' stands twice",
        ),
        (
            "- id: b",
            "- id: b\n  variants: [{name: v, if: {keyword: x}}]",
            "entry 'b': field if.v: no prose: isle.md wants `### if.v` under `## b`",
        ),
        ("- id: b", "- id: b\n  paragraphs: [{name: p}]", "entry 'b': field p: no prose: isle.md wants `### p`"),
        ("- id: b", "- id: b\n  check: {skill: 5}", "the outcome 'lost' is missing"),
        ("- id: b", "- id: b\n  outcomes: {won: {}}", "field outcomes: found the outcome 'won'; possible: done"),
    ],
)
def test_a_wrong_fact_of_a_later_entry_is_named(old: str, new: str, told: str) -> None:
    found = problems(facts=FACTS.replace(old, new))
    assert any(told in problem for problem in found), found


@pytest.mark.parametrize(
    "more",
    [
        "  paragraphs: [{name: p, silent: true}]",
        "  redirects: [{if: {keyword: hat}, to: a}]",
        "  goto: a",
        "  outcomes: {done: {goto: a}}",
    ],
)
def test_what_says_nothing_needs_no_prose(more: str) -> None:
    assert problems(facts=FACTS.replace("- id: b", f"- id: b\n{more}")) == []


def test_a_silent_entry_needs_neither_title_nor_first_paragraph() -> None:
    bare = PROSE.partition("## b")[0]
    assert problems(FACTS.replace("- id: b", "- id: b\n  silent: true\n  goto: a"), bare) == []
    assert len(problems(prose=bare)) == 2


def test_everything_is_told_at_once() -> None:
    found = problems(FACTS.replace("goto: b", "goto: bb"), PROSE.replace("## b Second", "## b"))
    assert len(found) == 3


def test_a_corrected_comma_leaves_the_content_hash_alone_and_a_changed_fact_does_not() -> None:
    facts, prose = texts(facts=True), texts(facts=False)
    _, was = load(facts, prose)
    corrected = {file: source.replace(",", ";") for file, source in prose.items()}
    assert load(facts, corrected)[1] == was
    assert load({file: source.replace("coin: 3", "coin: 4") for file, source in facts.items()}, prose)[1] != was


def test_every_choice_of_an_entry_may_not_be_locked() -> None:
    locked = FACTS.replace("- name: c1", "- name: c1\n    if: {keyword: hat}").replace(
        "{name: c2,", "{name: c2, if: {keyword: hat},"
    )
    assert any("one choice must be open to everybody" in problem for problem in problems(facts=locked))


def test_prose_is_split_only_when_it_is_asked_for_and_speaks_other_languages() -> None:
    book = ProseBook({("isle", "en"): PROSE, ("isle", "de"): "## a Erstes\n### intro\nEins.\n", ("far", "en"): PROSE})
    assert not book._split
    assert book.find("isle/a/intro", "de-AT") == "Eins."
    assert book.find("isle/b/intro", "de") == "Two.", "what another language lacks is English"
    assert book.find("isle/z/intro") is None and book.find("none/a/intro") is None
    assert {pack for pack, _ in book._split} == {"isle"}


def test_pages_are_cut_between_paragraphs() -> None:
    assert pages_of("one\ntwo\n\n\nthree\n\nfour", 12) == ["one\ntwo", "three\n\nfour"]


def test_words_outside_a_section_are_no_prose() -> None:
    assert split_prose("m.md", "# M\nhello\n## a A\nlost\n### intro\nx\n")[1] == [
        "m.md:4: entry 'a': words before the first section (`### intro`)"
    ]
    assert "before the first entry" in split_prose("m.md", "### intro\nx")[1][0]
