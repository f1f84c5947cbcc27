"""Files for decks and cards: too large, in the wrong encoding, or in the wrong shape."""

from typing import Any, cast

import pytest

from bot.rules.errors import NotPossible
from bot.ui.door.uploads import read_file, read_text
from cogs.altered.content.import_cards import read_cards


class Attached:
    """A file on Discord, and the reply that waits for it."""

    def __init__(self, data: bytes) -> None:
        self.data, self.size, self.filename = data, len(data), "list.txt"
        self.reads = 0

    async def read(self) -> bytes:
        self.reads += 1
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
        await read_text(file, file, 1_000)
    assert caught.value.text.key == "refused-file-text"
    assert caught.value.text.params == {"file": "list.txt", "why": why}


async def test_a_file_that_is_too_large_is_refused_unread_and_so_is_one_that_has_lied() -> None:
    large, liar = Attached(b"x" * 2_049), Attached(b"x" * 2_049)
    liar.size = 1
    for file in (large, liar):
        with pytest.raises(NotPossible) as caught:
            await read_file(cast(Any, file), cast(Any, file), 2_048)
        assert (caught.value.text.key, caught.value.text.params) == ("refused-file-large", {"most": "2 kB"})
    assert (large.reads, liar.reads) == (0, 1)


@pytest.mark.parametrize(
    ("most", "said"), [(512 << 10, "512 kB"), ((1 << 20) - 1, "1023 kB"), (1 << 20, "1 MB"), (20 << 20, "20 MB")]
)
async def test_how_large_it_may_be_is_said_in_the_unit_that_fits(most: int, said: str) -> None:
    file = Attached(b"")
    file.size = most + 1
    with pytest.raises(NotPossible) as caught:
        await read_file(cast(Any, file), cast(Any, file), most)
    assert caught.value.text.params == {"most": said}


async def test_a_byte_order_mark_is_no_part_of_a_list() -> None:
    file = cast(Any, Attached(b"\xef\xbb\xbf3 Boiler Mule\r\n"))
    assert await read_text(file, file, 1_000) == "3 Boiler Mule\r\n"


@pytest.mark.parametrize(
    "data", [b"[" * 100_000, b'{"a":' * 50_000, b"9" * 10_000, b"[NaN]", "[]".encode("utf-16"), b"\xff", b'"x"']
)
def test_json_bombs_and_rubbish_are_one_problem(data: bytes) -> None:
    found = read_cards(data)
    assert not found.cards and len(found.problems) == 1
