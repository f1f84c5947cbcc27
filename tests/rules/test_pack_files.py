"""A pack's files line by line: what a value is, the largest that is taken and the next that is not, and where each
complaint points."""

from typing import Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from bot.rules.content import yaml_source
from bot.rules.content.reader import MAX_PROBLEMS, Reader, effects_of, walk
from bot.rules.content.shelves import check_counts
from bot.rules.content.yaml_source import MAX_DEPTH, MAX_KEY, MAX_NUMBER, MAX_VALUE, Entry, field_name, read_entries
from bot.rules.effects import Effect
from bot.rules.errors import ContentError


def read(source: str) -> tuple[list[Any], list[str]]:
    entries, problems = read_entries("p.yaml", source)
    return [entry.data for entry in entries], problems


@pytest.mark.parametrize(
    ("written", "value"),
    [
        (str(MAX_VALUE), MAX_VALUE),
        (str(-MAX_VALUE), -MAX_VALUE),
        ("1.5", 1.5),
        ("0x10", 16),
        ("true", True),
        ("no", False),
        ("~", None),
        ("", None),
        ("null", None),
        ("'5'", "5"),
        ("word", "word"),
        ("2026-11-27", "2026-11-27"),
        ("=", "="),
        ("!!str 5", "5"),
        ("0" * (MAX_NUMBER - 1) + "7", 7),
        ("[1, [a], {b: c}]", [1, ["a"], {"b": "c"}]),
        ("!!map {a: 1}", {"a": 1}),
        ("!!seq [1]", [1]),
    ],
)
def test_a_value_is_what_it_looks_like(written: str, value: Any) -> None:
    (data,), problems = read(f"- v: {written}\n")
    assert problems == [] and data["v"] == value and type(data["v"]) is type(value)


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (str(MAX_VALUE + 1), f"found '10000'; possible: a whole number from -{MAX_VALUE:,} to {MAX_VALUE:,}"),
        (str(-MAX_VALUE - 1), "found '-10000'; possible: a whole number"),
        ("0" * MAX_NUMBER + "7", f"of {MAX_NUMBER + 1} characters; possible: a whole number"),
        (".inf", "found '.inf'; possible: a number such as 1.5"),
        ("!!bool maybe", "found 'maybe'; possible: true or false"),
        ("!!null x", "found 'x'; possible: nothing, or null"),
        ("!!python/name:os.system x", "the tag '!!python/name:os.system' is not allowed in packs"),
        ("!mine x", "the tag '!mine' is not allowed in packs"),
        ("!!set {a}", "the tag '!!set' is not allowed in packs"),
        ("*a", "anchors and aliases are not allowed in packs"),
    ],
)
def test_what_is_no_value_is_told_with_its_place(written: str, why: str) -> None:
    anchor = "- &a x\n" if written == "*a" else "- x\n"
    data, problems = read(f"{anchor}- id: one\n  v: {written}\n- id: two\n")
    assert len(problems) == 1 and problems[0].startswith("p.yaml:3: entry 'one': field v: ") and why in problems[0]
    assert data[-1] == {"id": "two"}, "the reading goes on behind it"


def test_keys() -> None:
    long = "k" * MAX_KEY
    assert read(f"- {long}: 1\n") == ([{long: 1}], [])
    data, (problem,) = read(f"- {long}k: 1\n")
    assert data == [{long: 1}] and f"found a key of {MAX_KEY + 1} characters; possible: {MAX_KEY}" in problem
    data, (problem,) = read("- a: 1\n  b: 2\n  a: 3\n")
    assert data == [{"a": 1, "b": 2}] and problem == "p.yaml:3: entry '?': field a: the key 'a' stands twice"
    data, (problem,) = read("- ? [a, b]\n  : 1\n  c: 2\n")
    assert data == [{"?": 1, "c": 2}] and "a key must be a plain word" in problem
    _, problems = read("- <<: {a: 1}\n")
    assert len(problems) == 1 and "field <<: merge keys are not allowed" in problems[0]
    assert read("- '<<': 1\n") == ([{"<<": 1}], [])


def test_files_that_hold_no_list() -> None:
    assert read("") == ([], []) == read("# nothing\n") == read("~\n")
    for source in ("word\n", "a: 1\n"):
        _, (problem,) = read(source)
        assert problem == "p.yaml:1: the file must be a list of entries (lines beginning with `- `)"
    _, (problem,) = read("- a\n---\n- b\n")
    assert problem == "p.yaml:2: not readable as YAML: a file holds one document: leave out `---`"
    _, (problem,) = read("- a: [1\n- b\n")
    assert problem.startswith("p.yaml:3: not readable as YAML: did not find") and not problem.endswith(": ")
    _, (problem,) = read("- a\n- b\x07\n")
    assert problem == "p.yaml:2: not readable as YAML: found the character U+0007, which is no text"
    assert read("\ufeff- a\n") == (["a"], [])


def test_the_deepest_and_the_next() -> None:
    assert read("- " + "[" * MAX_DEPTH + "]" * MAX_DEPTH + "\n")[1] == []
    _, (problem,) = read("- " + "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1) + "\n")
    assert problem == f"p.yaml:1: not readable as YAML: nested deeper than {MAX_DEPTH}"
    assert read("- [[1]]\n" * 50)[1] == [], "each entry begins at the top"


def test_the_largest_file_and_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_source, "MAX_PARTS", 7)
    assert read("- [1, 2]\n- {a: b}\n- x\n- y\n")[1] == [], "four entries, and three values in them"
    _, (problem,) = read("- [1, 2]\n- {a: b}\n- x\n- y\n- z\n")
    assert problem == "p.yaml:5: not readable as YAML: more than 7 values in one file"
    monkeypatch.setattr(yaml_source, "MAX_CHARACTERS", 9)
    assert read("- abcdefg")[1] == []
    assert read("- abcdefgh") == ([], ["p.yaml: 10 characters; a pack file may have 9"])


def test_a_line_is_that_of_the_field_or_of_what_is_around_it() -> None:
    ((entry,), _) = read_entries("p.yaml", "# head\n- id: a\n  more:\n    - x: 1\n      y: 2\n")
    assert entry.line == 2
    places = [(), ("more",), ("more", 0, "y"), ("more", 0, "z"), ("more", 7), ("none",)]
    assert [entry.line_of(path) for path in places] == [2, 4, 5, 4, 4, 2]
    assert field_name(("effects", 0, "do")) == "effects.0.do" and field_name(()) == "(entry)"
    assert field_name(("a\n",)) == "'a\\n'"


class Part(BaseModel):
    name: str = "p"
    effects: tuple[Effect, ...] = ()


class Card(BaseModel):
    model_config = ConfigDict(extra="forbid")

    id: str
    kind: Literal["sword", "shield"] = "sword"
    n: int = 1
    parts: tuple[Part, ...] = ()
    held: dict[str, Part] = Field(default_factory=dict, alias="by")


def complaints(source: str) -> list[str]:
    reader = Reader()
    reader.check(reader.entries("p.yaml", source), Card)
    return reader.problems


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "- id: a\n  kind: swrod\n",
            "p.yaml:2: entry 'a': field kind: found 'swrod'; did you mean 'sword'? possible: sword, shield",
        ),
        ("- id: a\n  kidn: sword\n", "p.yaml:2: entry 'a': field kidn: unknown field"),
        ("- kind: sword\n", "p.yaml:1: entry '?': field id: is missing"),
        ("- name: b\n  id: [1]\n", "p.yaml:2: entry '[1]': field id: found [1]; Input should be a valid string"),
        ("- id: a\n  parts:\n  - {name: x}\n  - {name: 5}\n", "p.yaml:4: entry 'a': field parts.1.name: found 5;"),
        ("- id: a\n  by:\n    k: {name: 5}\n", "p.yaml:3: entry 'a': field by.k.name: found 5;"),
        ("- id: a\n  parts:\n  - effects: [{n: 1}]\n", "field parts.0.effects.0.do: is missing"),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(source: str, said: str) -> None:
    found = complaints(source)
    assert any(problem.startswith(said) or said in problem for problem in found), found


def test_what_could_not_be_read_is_told_once() -> None:
    (problem,) = complaints("- id: a\n  n: 10000\n")
    assert "possible: a whole number" in problem
    reader = Reader()
    entries = reader.entries("p.yaml", "- id: a\n  n: !!null x\n- id: b\n")
    assert [card.id for card in reader.check(entries, Card)] == ["b"] and reader.total == 1


def test_ids_stand_once_and_names_are_known() -> None:
    reader = Reader()
    entries = [*reader.entries("p.yaml", "- id: a\n- id: b\n"), *reader.entries("q.yaml", "- id: c\n- id: a\n")]
    reader.unique(entries)
    assert reader.problems == ["q.yaml:2: entry 'a': field id: found twice, first at p.yaml:1"]
    reader = Reader()
    reader.known(entries[0], "to", "b", ["a", "b"])
    reader.known(entries[1], "to", "bat", ["cat", "ant"])
    reader.known(entries[1], "to", "x", iter(["cat", "ant"]))
    assert reader.problems == [
        "p.yaml:2: entry 'b': field to: found 'bat'; did you mean 'cat'? possible: ant, cat",
        "p.yaml:2: entry 'b': field to: found 'x'; possible: ant, cat",
    ]


def test_long_lists_of_what_is_possible_are_cut() -> None:
    reader, entry = Reader(), Entry("p.yaml", 1, {"id": "a"})
    for n in (60, 62):
        reader.known(entry, "to", "-", [f"{k:02}" for k in range(n)])
    whole, cut = reader.problems
    assert whole.endswith("58, 59") and cut.endswith("58, 59 and 2 more")
    assert reader.near("x" * 60, ["x" * 60]) == "x" * 60 and reader.near("x" * 61, ["x" * 61]) is None


def test_hints_are_given_so_often_and_problems_told_so_many_times() -> None:
    reader = Reader()
    assert [reader.near("cat", ["cat"]) for _ in range(51)] == ["cat"] * 50 + [None]
    for n in range(MAX_PROBLEMS + 2):
        reader.add(f"problem {n}")
    assert len(reader.problems) == MAX_PROBLEMS + 1 and reader.total == MAX_PROBLEMS + 2
    assert reader.problems[-2:] == [f"problem {MAX_PROBLEMS - 1}", "... and 2 more problems"]
    with pytest.raises(ContentError) as caught:
        reader.finish()
    assert caught.value.problems == reader.problems


def test_conditions_counts_and_kinds_of_files() -> None:
    reader, entry = Reader(), Entry("p.yaml", 1, {"id": "a"})
    reader.condition(entry, "if", {"all": ["rich", "poor", {"ge": ["coin", "hat"]}]}, ["rich"], ["coin"])
    assert [problem.partition("found ")[2][:6] for problem in reader.problems] == ["'poor'", "'hat';"]
    reader = Reader()
    check_counts(reader, [("swords", 3, 3), ("shields", 2, 4)])
    assert reader.problems == ["shields: found 2, the printed count is 4"]
    reader = Reader()
    files = {
        "a/items.yaml": "- 1",
        "items_epic.yaml": "- 2",
        "items-mine.yml": "- 3",
        "itemsx.yaml": "- 4",
        "item.yaml": "- 5",
    }
    found = reader.by_kind(files, ["items", "items_epic"])
    assert [(kind, entry.data) for kind, entry in found] == [("items", 1), ("items_epic", 2), ("items", 3)]
    assert [problem.partition(":")[0] for problem in reader.problems] == ["itemsx.yaml", "item.yaml"]
    assert reader.problems[0].endswith("a name begins with one of items, items_epic")


def test_the_hash_is_that_of_names_and_texts() -> None:
    def hashed(*files: tuple[str, str]) -> str:
        reader = Reader()
        for file, source in files:
            reader.entries(file, source)
        return reader.finish()

    assert hashed(("a", "- 1")) == hashed(("a", "- 1")) != hashed(("a", "- 2")) != hashed(("b", "- 2"))
    assert len(hashed()) == 32


def test_what_was_read_before_is_not_read_again() -> None:
    class Kept:
        def __init__(self) -> None:
            self.known: dict[str, list[Any]] = {}

        def get(self, source: str) -> list[Any] | None:
            return self.known.get(source)

        def put(self, source: str, entries: list[Any]) -> None:
            self.known[source] = entries

        def is_sound(self, mark: str) -> bool:
            return False

        def note_sound(self, mark: str) -> None: ...

    kept = Kept()
    for source in ("- id: a\n- id: b\n", "- id: a\n  n: 10000\n"):
        Reader(kept).entries("p.yaml", source)
    assert list(kept.known) == ["- id: a\n- id: b\n"], "a text with a problem is not kept"
    first, second = Reader(kept).entries("q.yaml", "- id: a\n- id: b\n")
    assert (first.name, second.name, second.line, second.file) == ("a", "b", 2, "q.yaml")
    assert second.line_of(("id",)) == 2 and second.written_out({"id": "c"}).line == 2
    for name in ("line", "lines"):
        with pytest.raises(AttributeError):
            setattr(second, name, 1)


def test_everything_inside_a_card_outer_ones_first() -> None:
    gain, lose = Effect(do="gain"), Effect(do="lose")
    card = Card.model_validate(
        {"id": "a", "parts": [Part(effects=(gain,)), Part()], "by": {"k": Part(effects=(lose,))}}
    )
    assert [path for path, _ in walk(card, "a")] == [
        "a",
        "a/parts/0",
        "a/parts/0/effects/0",
        "a/parts/1",
        "a/by/k",
        "a/by/k/effects/0",
    ]
    assert list(effects_of(card)) == [gain, lose] == list(effects_of([card.parts, card.held]))
