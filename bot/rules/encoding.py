"""Bytes of a foreign file to text. Pure.

Every file that people bring is UTF-8, with or without a byte order mark. Anything else is refused with what it seems
to be: to guess would turn names into other names.
"""

import codecs
from typing import Final

_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


class EncodingError(ValueError):
    """A file that is no text in UTF-8. `str()` completes the sentence "This file ..."."""


def decoded(data: bytes) -> str:
    """The text of a file. Raises `EncodingError`."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            raise EncodingError(f"is text in {name}: save it as UTF-8")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise EncodingError(f"is not text in UTF-8: line {line} has the byte 0x{data[error.start]:02x}") from None
    if "\0" in text:
        raise EncodingError(f"is no text: line {text.count(chr(10), 0, text.index(chr(0))) + 1} has a zero byte")
    return text
