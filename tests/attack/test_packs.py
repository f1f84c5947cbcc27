"""Hostile packs and scripts: located sentences, all at once, and nothing that stays behind."""

import difflib
import gc
import importlib
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.installed import load_surfaces
from bot.rules.content import yaml_source
from bot.rules.content.reader import MAX_PROBLEMS, Reader
from bot.rules.content.yaml_source import MAX_DEPTH, read_entries
from bot.rules.errors import ContentError
from cogs import game_ids, load_game
from cogs.altered.content.pack import load as load_altered
from cogs.altered.content.scripts import read_scripts
from cogs.doomrock.content.pack import load
from tests.attack import packs, uploads

FILE = "mine/settings.yaml"


def problems(source: str, file: str = FILE) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load({file: source})
    return caught.value.problems


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("!!int abc", "found 'abc'; possible: a whole number"),
        ("!!int ''", "found ''; possible: a whole number"),
        ("0b_", "found '0b_'; possible: a whole number"),
        ("9" * 5_000, "of 5,000 characters; possible: a whole number"),
        ("10000", "found '10000'; possible: a whole number from -9,999 to 9,999"),
        ("!!float abc", "found 'abc'; possible: a number"),
        ("1.0e+400", "found '1.0e+400'; possible: a number"),
        (".nan", "found '.nan'; possible: a number"),
        ("!!bool abc", "found 'abc'; possible: true or false"),
        ("!!null abc", "found 'abc'; possible: nothing, or null"),
        ("!!binary abc", "the tag '!!binary' is not allowed"),
        ("!!python/name:os.system ''", "the tag '!!python/name:os.system' is not allowed"),
        ("!own {a: 1}", "the tag '!own' is not allowed"),
        ("!!set {a, b}", "the tag '!!set' is not allowed"),
        ("*x", "anchors and aliases are not allowed"),
        ("2001-99-99", "found '2001-99-99'; Input should be a valid integer"),
        ("[a, b]", "found ['a', 'b']; Input should be a valid integer"),
    ],
)
def test_every_wrong_value_is_told_with_its_place(written: str, said: str) -> None:
    (problem,) = problems(f"- id: se.mine\n  name: Mine\n  reward: []\n  time: {written}\n")
    assert problem.startswith(f"{FILE}:4: entry 'se.mine': field time") and said in problem


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("- id: se.mine\n  <<: {time: 7}\n", ":2: entry 'se.mine': field <<: merge keys are not allowed"),
        ("- id: se.mine\n  ? [a]\n  : b\n", ":2: entry 'se.mine': field (entry): a key must be a plain word"),
        (f"- id: se.mine\n  {'k' * 900}: 1\n", ":2: entry 'se.mine': field (entry): found a key of 900 characters"),
        ("- id: se.mine\n  id: se.two\n", ":2: entry 'se.mine': field id: the key 'id' stands twice"),
        ("- id: se.mine\n- \0\n", ":2: not readable as YAML: found the character U+0000"),
        ("- id: se.mine\n- \ud800\n", ":2: not readable as YAML: found the character U+D800"),
        ("- [\n", ":2: not readable as YAML: "),
        ("- a\n---\n- b\n", ":2: not readable as YAML: a file holds one document"),
        ("- " + "[" * 5_000, f":1: not readable as YAML: nested deeper than {MAX_DEPTH}"),
        ("- {a: 1}\n" * 70_000, ":50001: not readable as YAML: more than 100,000 values"),
        ("x" * 2_000_001, ": 2,000,001 characters; a pack file may have 2,000,000"),
        ("a: 1\n", ":1: the file must be a list of entries"),
    ],
)
def test_every_wrong_file_is_told_with_its_place(source: str, said: str) -> None:
    _, found = read_entries(FILE, source)
    assert any(problem.startswith(FILE + said) for problem in found), found


def test_all_problems_of_a_pack_are_told_at_once() -> None:
    found = problems(
        "- {id: se.one, name: One, time: !!int soon, reward: !!bool maybe, colour: blue}\n"
        "- {id: se.two, name: Two, time: 0b_, reward: []}\n"
        "- {id: se.three, name: Three, time: never, reward: []}\n"
    )
    assert [(p.split(":")[1], p.split("field ")[1].split(":")[0]) for p in found] == [
        ("1", "time"),
        ("1", "reward"),
        ("2", "time"),
        ("1", "colour"),
        ("3", "time"),
    ]


def test_of_very_many_problems_the_rest_is_counted_and_hints_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    matches = difflib.get_close_matches

    def counted(*given: Any) -> Any:
        asked.append(given)
        return matches(*given)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    rows = {f"ALT_CORE_B_AX_{n:03}_C": {"type": "character", "name": "x"} for n in range(900)}
    source = "".join(f"- {{id: ALT_CORE_B_BR_{n % 999:03}_C}}\n" for n in range(5_000))
    found, told = read_scripts(source, rows, ())
    assert found == {} and len(told) == MAX_PROBLEMS + 1 and told[-1].endswith("more problems")
    assert len(asked) <= 50 and max(map(len, told)) < packs.LONGEST


def test_a_card_that_may_be_read_is_left_out_when_the_list_of_problems_is_full() -> None:
    """Whether an entry is right is not found out by the length of a list that has an end."""
    rows = {"ALT_CORE_B_AX_001_C": {"type": "character", "name": "x"}}
    source = "- {id: nobody}\n" * (MAX_PROBLEMS + 1) + "- {id: ALT_CORE_B_BR_001_C}\n"
    assert read_scripts(source, rows, ())[0] == {}


@pytest.mark.parametrize("faces", ["x", "1-", "-", "1-999999999", "999999999999+", "0", "1-3-5"])
def test_faces_of_a_table_that_are_none_of_a_die(faces: str) -> None:
    card = (
        "{id: GM_BASE_B_GW_05_C, name: X, faction: GW, type: spell, rarity: C, hand_cost: 1, reserve_cost: 1, "
        f"abilities: [{{spell: true, do: [{{do: roll, table: {{'{faces}': []}}}}]}}]}}"
    )
    with pytest.raises(ContentError) as caught:
        load_altered({"altered/cards_x.yaml": f"- {card}\n"})
    assert any("wants faces such as '1-3'" in problem for problem in caught.value.problems)


@pytest.mark.parametrize("shape", ["{true: self}", "{null: self}", "{1: 2}", "{lt: [{a: 1}, 2]}", "{even: []}", "{}"])
def test_a_condition_of_another_shape_is_told(shape: str) -> None:
    effect = f"{{do: heal, n: 1, to: each_hero, if: {shape}}}"
    found = problems(f"- {{id: se.mine, name: Mine, time: 7, reward: [{effect}]}}\n")
    assert all(problem.startswith(f"{FILE}:1: entry 'se.mine': field reward.0.if") for problem in found)


@pytest.mark.parametrize("seed", range(4))
def test_any_pack_is_read_or_refused_in_located_sentences(seed: int) -> None:
    tally = packs.attack(750, seed)
    assert tally.wrong == [] and tally.ends["read"] > 10 and tally.ends["refused"] > 100


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("- {id: se.mine}".encode("utf-16"), "is text in UTF-16: save it as UTF-8"),
        ("- {id: se.mine}".encode("utf-32"), "is text in UTF-32: save it as UTF-8"),
        (b"- {id: se.mine}\n- \xe9t\xe9\n", "is not text in UTF-8: line 2 has the byte 0xe9"),
        (b"- {id: se.mine}\n\0", "is no text: line 2 has a zero byte"),
    ],
)
def test_a_pack_in_another_encoding_is_one_sentence(
    data: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "settings-x.yaml"
    path.write_bytes(data)
    assert main(["check", str(path), "--game", "doomrock"]) == 2
    assert capsys.readouterr().err == f"waykeeper check: {path} {said}\n"


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    entries, found = read_entries(FILE, "\ufeff- {id: se.mine}\n")
    assert [entry.data for entry in entries] == [{"id": "se.mine"}] and found == []


def test_a_broken_pack_never_keeps_the_bot_from_starting(tmp_path: Path) -> None:
    folder = tmp_path / "doomrock"
    folder.mkdir()
    (folder / "settings.yaml").write_text("- {id: se.mine, time: !!int abc}\n")
    (folder / "items.yaml").write_bytes("- x".encode("utf-16"))
    (surface,) = [found for found in load_surfaces(tmp_path) if found.game.id == "doomrock"]
    assert surface.game.content.packs == ()


# ---------------------------------------------------------------- memory


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_uploads_leave_nothing_behind(traced: None) -> None:
    for turn in range(2):  # what is built once: catalogues, patterns
        assert uploads.upload(turn, 300) == 300
    before = held()
    for turn in range(2, 8):
        uploads.upload(turn, 300)
    assert held() - before < 100_000, "six uploads of 30 kB"


def test_a_file_at_the_limit_is_read_within_bounds(traced: None) -> None:
    """The worst that fits: nothing but tiny values, deep down."""
    source = "- " + "[" * (MAX_DEPTH - 1) + "0," * 99_000
    before = held()
    tracemalloc.reset_peak()
    reader = Reader()
    reader.entries(FILE, source)
    assert reader.total == 1
    assert tracemalloc.get_traced_memory()[1] - before < 100 << 20
    del reader
    assert held() - before < 1 << 20


def test_the_limits_leave_room_for_real_packs() -> None:
    biggest = 0
    for _, files in packs.GAMES.values():
        for name, source in files().items():
            entries, found = read_entries(name, source)
            assert found == []
            biggest = max(biggest, sum(len(entry.lines) for entry in entries))
    assert 5 * biggest < yaml_source.MAX_PARTS


@pytest.mark.parametrize("name", [one for one in game_ids() if not one.endswith(("-campaign", "-draft"))])
def test_a_pack_never_takes_the_place_of_a_bundled_file(name: str) -> None:
    """Else a folder that is called like the game would change its cards for everybody, and nobody would be told."""
    bundled = importlib.import_module(f"cogs.{name}").bundled_files()
    taken = next(iter(bundled))
    with pytest.raises(ContentError) as refused:
        load_game(name, {taken: bundled[taken]})
    assert refused.value.problems == [
        f"{taken}: the bundled pack has a file of this name; give the pack's folder another name"
    ]
