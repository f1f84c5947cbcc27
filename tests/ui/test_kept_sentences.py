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
    for name in ("Ada", "Ada", "Ben"):
        assert words.format(of_things, names({0: name}, a="a lamp")) == "nobody has a lamp."
        assert words.format(of_people, names({0: name}, a="a lamp")) == f"{name} has a lamp."
    assert made == [of_things, of_people], "all tables share what is said, whoever sits there"


def test_equal_sentences_are_one_whatever_their_parts_are_made_of(words: Catalogue) -> None:
    """A word that stands in it twice may be one object or two, and somebody else may hold it or not."""
    one = "".join(["a ", "lamp"])
    said = text("said", who=one, what=one)
    other = text("said", who="".join(["a ", "lamp"]), what="".join(["a ", "lamp"]))
    assert said == other and kept_under(said, None) == kept_under(other, None)
    outer, same = text("outer", inner=said), text("outer", inner=other)
    assert kept_under(outer, None) == kept_under(same, None)


def test_names_are_shown_as_before_where_they_are_put_in(words: Catalogue) -> None:
    said = text("said", who=["@seat:0", "@seat:1"], what="@card.a")
    for people in ({0: "*A*da", 1: "`Ben`"}, {0: "Ada, the Great", 1: "Ben"}, {0: "\x030\x04", 1: "@everyone"}):
        known = names(people, a="a lamp")
        for label in (False, True):
            assert words.format(said, known, label=label) == words.format(said, known.__call__, label=label)
    assert (
        words.format(said, names({0: "Ada, the Great", 1: "Ben"}, a="a lamp")) == "Ada, the Great and Ben has a lamp."
    )
    assert words.format(text("said", who="@seat:7", what="@seat:x"), names({})) == "seat 8 has seat:x."


def test_names_of_a_table_alone_count_only_where_they_are_used(
    words: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Text] = []
    make = Catalogue._make
    monkeypatch.setattr(Catalogue, "_make", lambda self, said, *more: made.append(said) or make(self, said, *more))  # type: ignore[func-returns-value]

    def at_a_table(own: dict[str, str]) -> SeatNames:
        found = things(a="a lamp") | own
        return SeatNames({0: "Ada"}, found.get, "the printed cards", own)

    printed, drawn = text("said", who="@seat:0", what="@card.a"), text("said", who="@seat:0", what="@own.1")
    listed = text("outer", inner=text("said", who=["@own.1"], what="@card.a"))
    for name in ("a goose", "a heron"):
        assert words.format(printed, at_a_table({"own.1": name})) == "Ada has a lamp."
        assert words.format(drawn, at_a_table({"own.1": name})) == f"Ada has {name}."
        assert words.format(listed, at_a_table({"own.1": name})) == f"({name} has a lamp.)"
    assert made.count(printed) == 1 and made.count(drawn) == 2


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
