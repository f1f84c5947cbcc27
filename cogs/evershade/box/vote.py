"""A vote at the box: which option most of those who are in turn want (LE-4.3, LE-4.4). Pure. Voices are those of the
names that are in turn, not of users: nothing about users may be in a tray."""

from collections.abc import Sequence
from typing import Final

from pydantic import BaseModel, Field

from bot.rules.box.amounts import check_range
from bot.rules.council.counting import is_out_of_reach, leading
from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible

MOST_OPTIONS: Final = 5
LONGEST: Final = 50
"""Characters of an option: with a name before it, it fits a line of a select."""
OPEN: Final = -1


class Vote(BaseModel):
    """n: which vote of the channel it is; voters: names in turn; cast: place among them -> place of the option; ends:
    seconds since 1970, 0: when somebody counts. tied: between what whoever has the token picks; chosen: what it is."""

    n: int
    prompt: str
    options: list[str]
    voters: list[str]
    cast: dict[int, int] = Field(default_factory=dict)
    ends: int = 0
    tied: list[int] = Field(default_factory=list)
    was_tied: bool = False
    chosen: int = OPEN

    @property
    def is_open(self) -> bool:
        """Whether voices may still be given and changed."""
        return self.chosen == OPEN and not self.tied

    def give(self, voter: int, option: int, now: int) -> None:
        """LE-4.3: changeable until it closes: once all have voted or the lead cannot be overtaken. Whoever comes when
        the time is up finds it counted. Raises `NotPossible`, `NoLongerPossible`."""
        self._require_open()
        check_range(voter, 0, len(self.voters) - 1)
        check_range(option, 0, len(self.options) - 1)
        if self.ends and now >= self.ends:
            self._close()
            return
        self.cast[voter] = option
        silent = len(self.voters) - len(self.cast)
        if not silent or is_out_of_reach([str(one) for one in self.cast.values()], self._listed(), silent):
            self._close()

    def count(self, now: int) -> None:
        """LE-4.3: at its end; one without an end whenever somebody counts. Raises `NotPossible`, `NoLongerPossible`."""
        self._require_open()
        if now < self.ends:
            raise NotPossible(text("loe-refused-vote-early"))
        self._close()

    def pick(self, option: int) -> None:
        """LE-4.4: what whoever has the token picks of a tie. Raises `NoLongerPossible`."""
        if option not in self.tied:
            raise NoLongerPossible(text("loe-refused-vote-over"))
        self.chosen, self.tied = option, []

    def _require_open(self) -> None:
        if not self.is_open:
            raise NoLongerPossible(text("loe-refused-vote-over"))

    def _listed(self) -> list[str]:
        return [str(place) for place in range(len(self.options))]

    def _close(self) -> None:
        """LE-4.3, LE-4.4: most voices; of a tie, and where nobody has voted, it is still to be picked."""
        first = [int(one) for one in leading({who: str(one) for who, one in self.cast.items()}, self._listed())]
        if len(first) == 1:
            self.chosen = first[0]
        else:
            self.tied, self.was_tied = first, True


def options_of(typed: str) -> Sequence[str]:
    """With commas between them. Raises `NotPossible` for fewer than two, too many, too long ones, or the same twice."""
    found = [" ".join(part.split()) for part in typed.split(",") if part.strip()]
    is_told_apart = len({one.casefold() for one in found}) == len(found)
    if not 2 <= len(found) <= MOST_OPTIONS or not is_told_apart or any(len(one) > LONGEST for one in found):
        raise NotPossible(text("loe-refused-vote-options", most=MOST_OPTIONS))
    return found
