"""What a table has read so far: the only part of a story that views, exports and screens may show. Pure.

A game keeps a `StoryRecord` in its state. What nobody has read yet is not in it, so it is nowhere outside the content.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.decision import Text

POSTS: Final[Mapping[str, str]] = {
    "story-read": "story-post-read",
    "story-more": "story-post-more",
    "story-outcome": "story-post-outcome",
    "story-private": "story-post-private",
}
"""Kind of event -> the sentence of its post or page: `Game.posts` of a game with stories."""


class PageRead(BaseModel):
    """One piece of prose that has been read, by reference. only: the seat that alone has read it, None: everybody."""

    model_config = ConfigDict(extra="forbid")

    kind: str
    title: str
    page: str
    choice: str | None = None
    only: int | None = None

    def params(self) -> dict[str, Any]:
        """The parameters of its event and of its sentence."""
        told = {"title": self.title, "page": self.page}
        return told if self.choice is None else {**told, "choice": self.choice}


class StoryRecord(BaseModel):
    """What has been read, in order, and the keywords of a group that shares them."""

    model_config = ConfigDict(extra="forbid")

    pages: list[PageRead] = Field(default_factory=list)
    entries: list[str] = Field(default_factory=list)
    keywords: list[str] = Field(default_factory=list)

    def view(self, seat: int | None) -> list[dict[str, Any]]:
        """What this seat (None: anybody) may read again, as JSON for a game's view, under the key `story`."""
        own = [page for page in self.pages if page.only is None or page.only == seat]
        return [{"kind": page.kind, "params": page.params(), "own": page.only is not None} for page in own]

    def exchange(self, seat: int | None) -> None:
        """Put other words in the place of what a seat (None: a spectator) has not read: for `Game.redeal`."""
        for page in self.pages:
            if page.only not in (None, seat):
                page.page = f"{page.page}.exchanged"


def pages_from(view: Mapping[str, Any]) -> Sequence[Text]:
    """`Game.pages` of a game whose view has `story` (`StoryRecord.view`)."""
    return [Text(POSTS[page["kind"]], page["params"]) for page in view.get("story", ())]
