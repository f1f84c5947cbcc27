"""Cards that no rule understands are carried out by their owner with buttons: the toolkit. Pure.

Each tool asks in private what it wants, with the way back, then makes one change and tells everybody in one line; what
is hidden stays unnamed. How a change is taken back is the table's rule (`Game.undo`): freely until somebody has learned
something by it, by consent, or not at all.

    questions = ToolQuestions("altered", "al", after_turn=check)
    toolkit = Toolkit(questions, {"draw": draw, "move": move})

Decisions are `<game>.toolkit`, `<game>.by_hand`, `<game>.hand_<what>`, `<game>.hand_many`; sentences the same with the
prefix of the game's catalogue: `<words>-ask-toolkit`, `<words>-ask-by-hand`, `<words>-ask-hand-<what>`,
`<words>-by-hand` (the public line), `<words>-hand-resolves`, `<words>-hand-tool`, `<words>-option-back`,
`<words>-option-hand-done`, `<words>-option-toolkit`.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from bot.rules.decision import Option, Text, text
from bot.rules.play.handle import Play

BACK: Final = "back"
DONE: Final = "done"
TOOLKIT: Final = "toolkit"
OpenFor = Literal["", "turn", "card"]


class ByHandState(Protocol):
    """What a game's state keeps of it.

    toolkit    what is open that lets players change the board by hand: a turn's question, a card's, or nothing
    by_hand    how often they have
    resolving  who is carrying out a card by hand
    """

    toolkit: OpenFor
    by_hand: int
    resolving: int | None


Tool = Callable[[Any, int], Awaitable[None]]
"""A tool: `(play, seat)` asks and does."""


async def _nothing(play: Any) -> None:
    """Nothing follows a change."""


@dataclass(frozen=True, slots=True)
class ToolQuestions:
    """How tools ask and tell. game: first part of decision keys; words: prefix of the game's sentences.

    after_turn  what the rules do after a change between actions (reactions are checked); not while a card is resolved
    """

    game: str
    words: str
    after_turn: Callable[[Any], Awaitable[None]] = _nothing

    def said(self, key: str, **params: Any) -> Text:
        """A sentence of the game."""
        return text(f"{self.words}-{key}", **params)

    async def ask(
        self, play: Play[Any], seat: int, key: str, options: Callable[[], Sequence[Option]], **params: Any
    ) -> str:
        """One private question; empty when it was left, or when the board was changed meanwhile."""
        before = play.state.by_hand

        def found() -> list[Option]:
            return [*options(), Option(BACK, self.said("option-back"))]

        prompt = self.said(f"ask-hand-{key}", **params)
        answer = await play.ask(
            seat, f"{self.game}.hand_{key}", prompt, found, private=True, default=lambda: BACK, deadline="same"
        )
        return "" if answer == BACK or play.state.by_hand != before else answer

    async def how_many(self, play: Play[Any], seat: int, most: int, least: int = 0) -> int:
        """A number; 0 when it was left, or when the board was changed meanwhile."""
        before = play.state.by_hand
        prompt = self.said("ask-hand-many", least=least, most=most)
        n = await play.ask_amount(seat, f"{self.game}.hand_many", prompt, least, most, private=True, default=lambda: 0)
        return n if play.state.by_hand == before else 0

    async def change(
        self, play: Play[Any], seat: int, what: Text, act: Callable[[], Awaitable[Any]], *, is_learned: bool = False
    ) -> None:
        """Say it and do it. is_learned: somebody has seen what was hidden, so that it cannot be taken back freely."""
        state: ByHandState = play.state
        state.by_hand += 1
        play.say(f"{self.words}-by-hand", seat=f"@seat:{seat}", what=what)
        if is_learned:
            play.mark_undo_boundary()
        was, state.toolkit = state.toolkit, ""
        await act()
        if was == "turn":
            await self.after_turn(play)
        state.toolkit = was


@dataclass(frozen=True, slots=True)
class Toolkit:
    """All tools of a game, and when they may be used."""

    questions: ToolQuestions
    tools: Mapping[str, Tool]

    def options(self, state: ByHandState, seat: int) -> Sequence[Option]:
        """The toolkit as an anytime action, the same for all; whoever resolves a card has it in that question."""
        is_open = bool(state.toolkit) and state.resolving != seat
        return (Option(TOOLKIT, self.questions.said("option-toolkit")),) if is_open else ()

    def menu(self) -> list[Option]:
        """All tools as options."""
        return [Option(name, self.questions.said("hand-tool", tool=name)) for name in self.tools]

    async def use(self, play: Play[Any], seat: int) -> None:
        """One tool, on top of whatever is being asked."""
        said, found = self.questions.said, [*self.menu(), Option(BACK, self.questions.said("option-back"))]
        tool = await play.ask(
            seat,
            f"{self.questions.game}.toolkit",
            said("ask-toolkit"),
            lambda: found,
            private=True,
            default=lambda: BACK,
        )
        if tool != BACK and play.state.toolkit:
            await self.tools[tool](play, seat)

    async def resolve(self, play: Play[Any], seat: int, ref: str, words: str) -> None:
        """The owner of a card does what it says, with as many tools as it takes. words: of the card."""
        state: ByHandState = play.state
        said = self.questions.said
        was = state.toolkit
        found = [Option(DONE, said("option-hand-done")), *self.menu()]
        prompt = said("ask-by-hand", card=f"@{ref}", text=words)
        play.say(f"{self.questions.words}-hand-resolves", seat=f"@seat:{seat}", card=f"@{ref}", text=words)
        while True:
            state.toolkit, state.resolving = "card", seat
            answer = await play.ask(
                seat, f"{self.questions.game}.by_hand", prompt, lambda: found, private=True, default=lambda: DONE
            )
            if answer == DONE:
                break
            await self.tools[answer](play, seat)
        state.toolkit, state.resolving = was, None
