"""Files for decks and cards in the wrong encoding or shape, as `/altered` reads them."""

from typing import Any, cast

import pytest

from bot.rules.errors import NotPossible
from cogs.altered.content.import_cards import read_cards
from cogs.altered.screens.deck_frame import read_text


class Attached:
    """A file on Discord, and the reply that waits for it."""

    def __init__(self, data: bytes) -> None:
        self.data, self.size, self.filename = data, len(data), "list.txt"

    async def read(self) -> bytes:
        return self.data

    async def in_time(self, work: Any) -> Any:
        return await work


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("3 Boiler Mule".encode("utf-16"), "is text in UTF-16: save it as UTF-8"),
        (b"3 Boiler Mule\n1 Caf\xe9", "is not text in UTF-8: line 2 has the byte 0xe9"),
        (b"3 Boiler\0Mule", "is no text: line 1 has a zero byte"),
    ],
)
async def test_a_list_that_is_no_text_is_one_sentence(data: bytes, why: str) -> None:
    file = cast(Any, Attached(data))
    with pytest.raises(NotPossible) as caught:
        await read_text(file, file, 1_000, "1 kB")
    assert caught.value.text.key == "al-refused-no-text"
    assert caught.value.text.params == {"file": "list.txt", "why": why}


async def test_a_byte_order_mark_is_no_part_of_a_list() -> None:
    file = cast(Any, Attached(b"\xef\xbb\xbf3 Boiler Mule\r\n"))
    assert await read_text(file, file, 1_000, "1 kB") == "3 Boiler Mule\r\n"


@pytest.mark.parametrize(
    "data", [b"[" * 100_000, b'{"a":' * 50_000, b"9" * 10_000, b"[NaN]", "[]".encode("utf-16"), b"\xff", b'"x"']
)
def test_json_bombs_and_rubbish_are_one_problem(data: bytes) -> None:
    found = read_cards(data)
    assert not found.cards and len(found.problems) == 1
