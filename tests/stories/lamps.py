"""A small game with a story pack of eight entries that uses every shape, for tests of all that stories need.

Two to four seats read the entries of `PLAN` together; a check is a die against a target.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from bot.rules.content.reader import Reader
from bot.rules.decision import Text, text
from bot.rules.effects import Effect
from bot.rules.kernel.game import Game
from bot.rules.play.handle import Play
from bot.rules.stories.book import StoryBook, StoryVocabulary
from bot.rules.stories.loading import read_stories
from bot.rules.stories.reading import StoryReader
from bot.rules.stories.record import POSTS, StoryRecord, pages_from
from bot.rules.stories.shapes import Check, GainKeyword, LoseKeyword, StoryEntry
from bot.rules.table_state import Step, TableState

HERE = Path(__file__).parent / "pack"
PLAN = ("quay", "12", "stair", "ledger")


class Gain(Effect):
    """Coins for the purse of all."""

    do: Literal["gain"]
    coin: int


class DieCheck(Check):
    """A die and the target of one of two kinds."""

    skill: int | None = None
    combat: int | None = None

    def measure(self) -> tuple[str, int]:
        return ("skill", self.skill) if self.skill is not None else ("combat", self.combat or 0)


LampEffect = Annotated[Gain | GainKeyword | LoseKeyword, Field(discriminator="do")]


class LampEntry(StoryEntry[LampEffect, DieCheck]):
    """With a field of the game's own."""

    place: str = ""


VOCABULARY = StoryVocabulary(LampEntry, conditions=("keyword",), numbers=("coin",))


def texts(*, facts: bool) -> dict[str, str]:
    """The pack's YAML, or its Markdown."""
    return {f"stories/{p.name}": p.read_text("utf-8") for p in sorted(HERE.glob("*.yaml" if facts else "*.md"))}


def load(facts: Mapping[str, str] | None = None, prose: Mapping[str, str] | None = None) -> tuple[StoryBook, str]:
    """(book, content hash). Raises `ContentError`."""
    reader = Reader()
    book = read_stories(reader, facts or texts(facts=True), prose or texts(facts=False), VOCABULARY)
    return book, reader.finish()


class LampsOptions(BaseModel):
    pass


class LampsState(TableState):
    coin: int = 0
    sharp: list[int] = Field(default_factory=list)
    """Seats that see more than the others; the second one does from the start."""
    story: StoryRecord = Field(default_factory=StoryRecord)


class _Facts:
    def __init__(self, state: LampsState, seat: int | None) -> None:
        self.state, self.seat = state, seat

    def number(self, name: str) -> int:
        return self.state.coin

    def holds(self, name: str, argument: Any) -> bool:
        return argument in self.state.story.keywords or (argument == "sharp" and self.seat in self.state.sharp)

    def die(self) -> int:
        return 1

    def scale(self) -> int:
        return 0

    def base(self) -> int:
        return 0


class LampsReader(StoryReader[LampsState]):
    """Everybody reads, everybody may choose."""

    def record(self) -> StoryRecord:
        return self.play.state.story

    def facts(self, seat: int | None) -> _Facts:
        return _Facts(self.play.state, seat)

    async def check(self, check: DieCheck) -> str:
        return "won" if self.play.roll("roll:story")[0] + 2 >= check.measure()[1] else "lost"

    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        if isinstance(effect, Gain):
            self.play.state.coin += effect.coin
        else:
            await super().carry_out(effect, seats)

    def may_pay(self, cost: Sequence[Any]) -> bool:
        return bool(self.play.state.coin + sum(effect.coin for effect in cost) >= 0)


async def read_next(play: Play[LampsState], n: int) -> None:
    seats = tuple(range(play.state.seats))
    await LampsReader(play, play.content, seats).read(PLAN[n])
    if n + 1 < len(PLAN):
        play.next("read_next", n=n + 1)
    else:
        play.end("read")


class Lamps(Game[LampsState]):
    id = "lamps"
    seats = (2, 4)
    state = LampsState
    options = LampsOptions
    posts = POSTS
    story_vocabulary = VOCABULARY

    def __init__(self, book: StoryBook, content_hash: str) -> None:
        self.content: StoryBook = book
        self.content_hash = content_hash
        self.steps = {"read_next": read_next}

    def new(self, options: BaseModel, seats: int) -> LampsState:
        return LampsState(steps=[Step(name="read_next", args={"n": 0})], coin=2, sharp=[1])

    def view(self, state: LampsState, seat: int | None) -> dict[str, Any]:
        return {"coin": state.coin, "story": state.story.view(seat)}

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        return [text("lamps-board", coin=view["coin"])]

    def pages(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return pages_from(view)

    def prose(self, ref: str, language: str = "en") -> str | None:
        return self.content.prose.find(ref, language)

    def result_text(self, state: LampsState) -> Text:
        return text("lamps-over", coin=state.coin)


@lru_cache(maxsize=1)
def game() -> Lamps:
    return Lamps(*load())
