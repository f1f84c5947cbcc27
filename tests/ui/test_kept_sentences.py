"""A sentence that was made once is not made again, and never comes back with other names or values in it."""

from pathlib import Path
from typing import Any

import pytest

from bot.rules.decision import Text, text
from bot.ui.panels import catalogue
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames, kept_under

SENTENCES = """
said = { $who } has { $what }.
flag = { $is ->
    [yes] flagged
   *[other] number { $is }
}
outer = ({ $inner })
"""


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "en.ftl").write_text(SENTENCES)
    return Catalogue("toy", tmp_path)


def things(**names: str) -> dict[str, str]:
    return {f"card.{ref}": name for ref, name in names.items()}


def names(seats: dict[int, str], **cards: str) -> SeatNames:
    found = things(**cards)
    return SeatNames(seats, found.get, tuple(found.items()))


def test_a_new_name_of_a_person_or_a_thing_is_read_at_once(words: Catalogue) -> None:
    said = text("said", who="@seat:0", what="@card.a")
    assert words.format(said, names({0: "Ada"}, a="a lamp")) == "Ada has a lamp."
    assert words.format(said, names({0: "Ben"}, a="a lamp")) == "Ben has a lamp."
    assert words.format(said, names({0: "Ada"}, a="an oar")) == "Ada has an oar."
    assert words.format(said, names({0: "Ada"}, a="a lamp")) == "Ada has a lamp."
    assert words.format(said, {"seat:0": "Cleo"}.get) == "Cleo has card.a.", "names that nobody can compare"


@pytest.mark.parametrize("other", [1, "1", 1.0])
def test_what_equals_but_reads_otherwise_is_told_apart(words: Catalogue, other: Any) -> None:
    known = names({})
    assert words.format(text("flag", **{"is": other}), known).startswith("number")
    assert words.format(text("flag", **{"is": True}), known) == "flagged"
    assert words.format(text("flag", **{"is": other}), known).startswith("number")


def test_sentences_within_sentences_and_lists_count_with_all_they_hold(words: Catalogue) -> None:
    known, other = names({0: "Ada", 1: "Ben"}), names({0: "Ada", 1: "Cleo"})
    inner = text("said", who=["@seat:0", "@seat:1"], what="tea")
    assert words.format(text("outer", inner=inner), known) == "(Ada and Ben has tea.)"
    assert words.format(text("outer", inner=inner), other) == "(Ada and Cleo has tea.)"
    assert words.format(text("outer", inner=text("said", who="@seat:0", what="tea")), known) == "(Ada has tea.)"


def test_what_is_the_same_is_made_once(words: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Text] = []
    make = Catalogue._make
    monkeypatch.setattr(Catalogue, "_make", lambda self, said, *more: made.append(said) or make(self, said, *more))  # type: ignore[func-returns-value]
    of_things, of_people = text("said", who="nobody", what="@card.a"), text("said", who="@seat:0", what="@card.a")
    for seat_names in ({0: "Ada"}, {0: "Ada"}, {0: "Ben"}):
        words.format(of_things, names(seat_names, a="a lamp"))
        words.format(of_people, names(seat_names, a="a lamp"))
    assert made == [of_things, of_people, of_people], "what speaks of no person is shared by all tables"


def test_no_more_is_kept_than_has_room(words: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_CACHE", 3)
    for n in range(10):
        assert words.format(text("flag", **{"is": n}), names({})) == f"number {n}"
        assert len(words._said) <= 3


def test_nothing_is_kept_under_names_of_which_nobody_says_when_they_are_the_same() -> None:
    said = text("said", who="@seat:0", what="@card.a")
    assert kept_under(said, SeatNames({0: "Ada"}, lambda ref: None)) is None
    assert kept_under(said, lambda ref: None) is None
    assert kept_under(text("said", who=object()), None) is None
