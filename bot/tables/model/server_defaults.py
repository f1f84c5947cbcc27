"""What a server wants to be the usual thing at its tables, as a value. Pure."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Defaults(BaseModel):
    """The usual settings of a server; each has a value that means "as the bot has it".

    clock    hours for a decision at new tables, 0: no clock; None: as the operator has set it
    place    where a new table stands if nothing is said: in the channel, or in a thread of its own
    quiet    (from hour, to hour) in `zone`, for those who have chosen none of their own
    dice     what `/roll` throws if nothing is said, in dice notation; "": a die of twenty sides
    style    how rolls are told: die by die, or only what they came to
    locale   the language of boards; None: the server's own on Discord
    openers  who may open tables: everybody, or those who keep order, or (a role's id) who has this role
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    clock: float | None = Field(default=None, ge=0, le=24 * 60)
    place: Literal["here", "thread"] = "here"
    quiet: tuple[int, int] | None = None
    zone: str | None = None
    dice: str = ""
    style: Literal["full", "short"] = "full"
    locale: str | None = None
    openers: Literal["everybody", "moderators"] | int = "everybody"


USUAL = Defaults()


def with_server(prefs: Mapping[str, Any], defaults: Defaults) -> dict[str, Any]:
    """A user's preferences at a table of a server: its quiet hours where they have none of their own."""
    if defaults.quiet is None or "quiet" in prefs:
        return dict(prefs)
    zone = {} if "zone" in prefs or "utc_offset" in prefs or defaults.zone is None else {"zone": defaults.zone}
    return {**prefs, **zone, "quiet": list(defaults.quiet)}
