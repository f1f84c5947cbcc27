"""Files from elsewhere with every kind of damage (rules 14): sizes, encodings, shapes, cycles, bombs. Nothing is
raised, what is wrong is told, and what is kept can be stored."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from bot.ui.panels.catalogue import Catalogue, Say
from cogs.rangers.content.decks import problems_of
from cogs.rangers.content.imports.cards import DATA_BYTES, read_cards
from cogs.rangers.content.imports.decks import DECK_BYTES, Known, read_deck
from cogs.rangers.content.imports.scripts import SCRIPT_BYTES, add_scripts
from cogs.rangers.content.imports.tracker import TRACKER_BYTES, read_campaign
from cogs.rangers.game import game
from tests.games.rangers.test_imports import TRACKED, box, f1, place_row, row

CONTENT = game().content
SAY = Say(Catalogue("rangers"))
Read = tuple[list[str], Any]
"""Codes of what is wrong, and what is kept of the file as JSON; None for nothing."""


def of_cards(data: bytes) -> Read:
    found = read_cards(data, "box")
    told(found.problems)
    codes = [one.code for one in found.problems] + ["left out"] * found.elsewhere.total()
    return codes, found.stored() if found.cards else None


def of_deck(data: bytes) -> Read:
    found = read_deck(data, Known(CONTENT, ()))
    told(found.problems)
    return [one.code for one in found.problems], None if found.deck is None else found.deck.model_dump(mode="json")


def of_campaign(data: bytes) -> Read:
    found, problems = read_campaign(data, CONTENT)
    told(problems)
    return [one.code for one in problems], None if found is None else found.model_dump(mode="json")


def told(problems: list[Any]) -> None:
    for problem in problems:
        assert "{" not in SAY.text(problem.text_in("rangers"))


def whole(read: Callable[[bytes], Read]) -> Any:
    """A file that this reader takes."""
    files: dict[Callable[[bytes], Read], Any] = {of_cards: [row()], of_deck: f1(), of_campaign: TRACKED}
    return files[read]


READERS: Final = (of_cards, of_deck, of_campaign)
LIMITS: Final = {of_cards: DATA_BYTES, of_deck: DECK_BYTES, of_campaign: TRACKER_BYTES}
every_reader = pytest.mark.parametrize("read", READERS)


@every_reader
def test_each_reader_takes_a_whole_file(read: Callable[[bytes], Read]) -> None:
    codes, kept = read(json.dumps(whole(read)).encode())
    assert codes == [] and kept is not None


# ---------------------------------------------------------------------- sizes, encodings


@pytest.mark.parametrize(("read", "most"), list(LIMITS.items()))
def test_one_byte_too_many_is_too_many(read: Callable[[bytes], Read], most: int) -> None:  # E-IMPORT-SIZE
    data = json.dumps(whole(read)).encode()
    assert read(data + b" " * (most - len(data)))[0] == []
    assert read(data + b" " * (most - len(data) + 1)) == (["IMP_TOO_BIG"], None)


@every_reader
@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "cp500"])
def test_other_encodings_are_told(read: Callable[[bytes], Read], encoding: str) -> None:  # E-IMPORT-JSON
    codes, kept = read(json.dumps(whole(read)).encode(encoding))
    assert codes and kept is None


@every_reader
def test_a_mark_of_the_encoding_in_front_does_no_harm(read: Callable[[bytes], Read]) -> None:
    assert read(b"\xef\xbb\xbf" + json.dumps(whole(read)).encode())[0] == []


@every_reader
@pytest.mark.parametrize("name", ["\ud800", "\udfff lone", "a\x00b", "\u202eback", "\u0301" * 500, "x" * 100_000])
def test_names_that_are_no_text_can_be_stored(read: Callable[[bytes], Read], name: str) -> None:
    """A lone half of a pair is legal in JSON and cannot be written as UTF-8."""
    made = json.loads(json.dumps(whole(read)))
    for one in made if isinstance(made, list) else [made]:
        one |= {"name": name, "text": name, "location": name, "current_location": name, "role_code": name}
        one |= {"traits": name, "slots": {**one.get("slots", {}), name: 1}, "events": [name], "background": name}
    _, kept = read(json.dumps(made).encode())
    stored = json.dumps(kept, ensure_ascii=False)
    stored.encode()
    assert "\x00" not in stored and "\u202e" not in stored and len(stored) < 20_000


# ---------------------------------------------------------------------- shapes

WRONG: Final[tuple[Any, ...]] = (None, True, -1, 1e308, 10**30, "", "x", [], [[]], [{}], {}, {"x": {}}, [None, "x", 3])


@every_reader
def test_every_field_in_every_wrong_shape(read: Callable[[bytes], Read]) -> None:  # E-IMPORT-FIELD
    good = whole(read)
    fields = good[0] if isinstance(good, list) else good
    for name in fields:
        for wrong in WRONG:
            made = {**fields, name: wrong}
            codes, kept = read(json.dumps([made] if isinstance(good, list) else made).encode())
            assert codes or kept is not None, (name, wrong)


@every_reader
def test_a_file_that_breaks_off_is_told_wherever_it_does(read: Callable[[bytes], Read]) -> None:  # E-IMPORT-JSON
    data = json.dumps(whole(read)).encode()
    for end in range(1, len(data) - 1, 7):
        codes, kept = read(data[:end])
        assert codes and kept is None, data[:end]


# ---------------------------------------------------------------------- cycles


def test_cards_that_are_each_others_back_are_two_cards() -> None:
    """F4 names a card's other side by its code: the reader follows no such name."""
    backs = [row("09001", back_card_id="09002"), row("09002", back_card_id="09001"), row("09003", back_card_id="09003")]
    codes, kept = of_cards(box(*backs))
    assert codes == [] and len(kept["cards"]) == 3


def test_a_place_whose_people_are_called_as_it_is_is_its_own_set() -> None:  # ER-18.5
    codes, kept = of_cards(box(place_row("09001", "Mill Head", pivotal="Mill Head", set_id="mill_head")))
    assert codes == [] and len(kept["cards"]) == 1


@pytest.mark.parametrize("before", [7, "7", {"id": 7, "previous_deck": 7}])
def test_a_deck_that_is_its_own_predecessor_is_an_upgraded_one(before: Any) -> None:  # ER-18.3
    """RangersDB links a deck to the one that it was made of."""
    data = json.dumps(f1(id=7, previous_deck=before, next_deck=before)).encode()
    found = read_deck(data, Known(CONTENT, ()))
    assert found.deck is not None and not found.deck.is_new and problems_of(CONTENT, found.deck) == []


@pytest.mark.parametrize("read", [of_deck, of_campaign])
@pytest.mark.parametrize("depth", [9, 400, 20_000])
def test_a_file_within_itself_is_looked_for_so_deep_and_no_deeper(read: Callable[[bytes], Read], depth: int) -> None:
    for shell in ('{"data": ', '{"data": {"deck": '):
        inner = json.dumps(whole(read))
        data = shell * depth + inner + "}" * depth * shell.count("{")
        codes, kept = read(data.encode())
        assert codes and kept is None


@pytest.mark.parametrize(
    "mapping",
    [
        '- &a\n  id: "09001"\n  abilities: [*a]\n',
        '- id: "09001"\n  abilities: &a\n  - when: play\n    do: *a\n',
        "- &a [*a, *a]\n",
        '- id: "09001"\n  <<: *a\n',
    ],
)
def test_a_mapping_that_holds_itself_is_told(mapping: str) -> None:  # ER-18.4
    found = read_cards(box(row()), "box")
    add_scripts(found, mapping, CONTENT)
    assert {one.code for one in found.problems} == {"IMP_SCRIPT"}
    assert found.cards["imp.box.09001"].card is not None and found.cards["imp.box.09001"].card.is_by_hand
    told(found.problems)


# ---------------------------------------------------------------------- bombs


@every_reader
@pytest.mark.parametrize(
    "bomb",
    [
        *(b"[" * 200_000, b'{"a":' * 40_000, b"[" * 100_000 + b"]" * 100_000, b'[{"id":"1","name":' * 10_000),
        *(b"[" + b"1e999," * 4_000 + b"1]", b"[" + b"9" * 200_000 + b"]", b'{"day": ' + b"9" * 5_000 + b"}"),
        b'{"day": 1, "missions": ' + b"[" * 5_000 + b"]" * 5_000 + b"}",
        b'{"slots": {' + b",".join(b'"%d": 99' % n for n in range(15_000)) + b"}}",
        b'[{"id": "1", "name": "x", "type_id": "gear", "traits": "' + b"a/" * 100_000 + b'"}]',
    ],
    ids=range(10),
)
def test_bombs_are_told_or_cut(read: Callable[[bytes], Read], bomb: bytes) -> None:
    codes, kept = read(bomb)
    assert codes or kept is not None
    assert len(json.dumps(kept)) < 20_000


def test_a_mapping_that_grows_is_told() -> None:
    """Nine lines that would be a thousand million cards."""
    lines = ["- &a [x]"] + [f"- &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 10)}]" for n in range(9)]
    deep = "- " + "[" * 5_000
    for mapping in ("\n".join(lines), deep, "- {id: x}\n" * (SCRIPT_BYTES // 10)):
        found = read_cards(box(row()), "box")
        add_scripts(found, mapping, CONTENT)
        assert {one.code for one in found.problems} == {"IMP_SCRIPT"}
