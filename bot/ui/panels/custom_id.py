"""Custom ids of buttons, selects and modals: how a click says which table, which request and which answer. Pure.

    wk:<table>:<token>:<op>     a button      wk:<table>:<token>:*<rest>   a select
    wk:new:<game>               a button that opens a table
    wkm:<table>:<token>:<op>    a modal

`token` is the version of a request (`Run.token`); `5.7` holds those of several seats, so that one public button fits
each of them; `-` is no request at all (hand, refresh, join ...). `op` is an option id, or begins with a sign:

    #<digest>   an option whose id does not fit, found again among the present options
    !<option>   the same after a confirmation
    =<draft>    hand in a draft (some, order: see `pack_picks`; amount: the number)
    >[page.]<draft>  look at this draft, nothing is handed in
    ?           open the modal in which the answer is written
"""

import string
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b

from bot.rules.values import value_class

LIMIT = 100
NO_REQUEST = "-"
NEW = "new"
NO_TABLE = "~"
"""Stands for the table in ids of panels that belong to none (help, privacy)."""
SIGNS = "#!=>?*"
BUTTON = r"wk:(?P<table>[^:]+):(?P<token>[^:]+)(?::(?P<op>[^*].*))?"
SELECT = r"wk:(?P<table>[^:]+):(?P<token>[^:]+):\*(?P<op>.*)"
MODAL = "wkm:"
_DIGITS = string.digits + string.ascii_letters
MOST_ORDERED = len(_DIGITS)
"""More options than this cannot be put in order by clicks."""


class CustomIdError(ValueError):
    """An id that cannot be made or read."""


@value_class(frozen=True, slots=True)
class Press:
    """What was clicked. `table` is `new` for opening one; then `op` is the game. No other part names a table."""

    table: str
    token: str
    op: str

    @property
    def is_alone(self) -> bool:
        """Whether it belongs to no table."""
        return self.table in (NEW, NO_TABLE)

    @property
    def is_request(self) -> bool:
        """Whether it belongs to a request."""
        return self.token != NO_REQUEST

    def deed(self, values: Sequence[str] = ()) -> tuple[str, str]:
        """(word of the deed, what follows it) where there is no request; values: of a select or a field."""
        if self.table == NEW:
            return NEW, self.op
        op = self.op.removeprefix("*") + (f"={values[0]}" if values else "")
        word, _, rest = op.partition("-")
        return word, rest


def button(table: str, token: str, op: str) -> str:
    """The id of a button. Raises CustomIdError when it does not fit or could be read as something else."""
    return _checked(_head(table, token) + op, op)


def select(table: str, token: str, rest: str = "") -> str:
    """The id of a select; its values are option ids as `option_op` writes them."""
    return _checked(f"{_head(table, token)}*{rest}", "*")


def modal(table: str, token: str, op: str) -> str:
    """The id of a modal."""
    return _checked(f"{MODAL}{_part(table)}:{_part(token)}:{op}", op)


def opening(game: str) -> str:
    """The id of the button that opens a table of this game."""
    return _checked(f"wk:{NEW}:{_part(game)}", game)


def parse(custom_id: str) -> Press | None:
    """What an id of any of the three kinds says; None for an id that is not ours."""
    head, _, rest = custom_id.partition(":")
    if head not in ("wk", MODAL[:-1]):
        return None
    parts = rest.split(":", 2)
    if len(parts) == 2 and parts[0] == NEW and parts[1]:
        return Press(NEW, NO_REQUEST, parts[1])
    if len(parts) != 3 or not all(parts):
        return None
    return Press(parts[0], parts[1], parts[2])


def room(table: str, token: str) -> int:
    """How long an option's op may be in the id of a button, one sign before it included."""
    return LIMIT - len(f"wk:{table}:{token}:!")


def option_op(option: str, room: int = 60) -> str:
    """An option id as an op: itself, or a digest when it does not fit or could be mistaken for a sign."""
    if option and option[0] not in SIGNS and len(option) <= room and option.isprintable():
        return option
    return "#" + digest(option)


def find_option(op: str, options: Sequence[str]) -> str | None:
    """The option id that an op means among the present ones; a plain op is itself, present or not."""
    if not op.startswith("#"):
        return op
    for option in options:
        if digest(option) == op[1:]:
            return option
    return None


@lru_cache(maxsize=8_192)
def digest(option: str) -> str:
    """Twelve hex digits that stand for an option id."""
    return blake2b(option.encode(), digest_size=6).hexdigest()


def pack_picks(picks: Sequence[str], options: Sequence[str], ordered: bool) -> str:
    """A draft of picks among `options`, short: a check of the options, then places (ordered) or a bit mask.

    Raises CustomIdError for an ordered draft among more than `MOST_ORDERED` options.
    """
    check = check_of(options)
    places = [options.index(pick) for pick in picks]
    if not ordered:
        return f"{check}{sum(1 << place for place in places):x}"
    if any(place >= MOST_ORDERED for place in places):
        raise CustomIdError(f"{len(options)} options cannot be put in order by clicks")
    return check + "".join(_DIGITS[place] for place in places)


def unpack_picks(draft: str, options: Sequence[str], ordered: bool) -> list[str] | None:
    """The picks of a draft; None when the options have changed since, or it is forged."""
    if draft[:4] != check_of(options):
        return None
    body = draft[4:]
    try:
        if ordered:
            places = [_DIGITS.index(sign) for sign in body]
        else:
            mask = int(body or "0", 16)
            places = [place for place in range(mask.bit_length()) if mask >> place & 1]
        return [options[place] for place in places]
    except (ValueError, IndexError):
        return None


def check_of(options: Sequence[str]) -> str:
    """Four hex digits by which a draft is known to be about these options."""
    return blake2b("\0".join(options).encode(), digest_size=2).hexdigest()


@lru_cache(maxsize=1_024)
def _head(table: str, token: str) -> str:
    """How the ids of all controls of one request begin."""
    return f"wk:{_part(table)}:{_part(token)}:"


def _part(value: str) -> str:
    if not value or ":" in value:
        raise CustomIdError(f"{value!r} cannot be a part of a custom id")
    return value


def _checked(custom_id: str, op: str) -> str:
    if not op or len(custom_id) > LIMIT:
        raise CustomIdError(f"custom id of {len(custom_id)} characters, allowed are {LIMIT}: {custom_id!r}")
    return custom_id
