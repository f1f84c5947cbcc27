"""The contract that each `cogs/<game>` fulfils towards everything else. Pure."""

from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel

from bot.rules.decision import Answer, Choice, Form, Option, Text
from bot.rules.effects.engine import EffectEngine
from bot.rules.kernel.ahead import AnswersAhead
from bot.rules.kernel.ahead import Order as Order
from bot.rules.kernel.checkpoint import packed, unpacked
from bot.rules.kernel.house_players import HousePlayers
from bot.rules.kernel.printed import Pace as Pace
from bot.rules.kernel.printed import Printed
from bot.rules.lessons.lesson import Lesson
from bot.rules.piles.zones import Stock, deal_anew, lost
from bot.rules.play.handle import Play
from bot.rules.play.request import Request
from bot.rules.retelling import Told, as_they_are
from bot.rules.stories.book import StoryVocabulary
from bot.rules.table_state import TableState
from bot.rules.voice.speaking import Voice


@dataclass(frozen=True, slots=True)
class ChildTable:
    """A table that a game wants to see opened beside its own: a match between two of its seats, for example.

    key      stable name of it within this game, at most 30 characters
    game     which game is played there
    seats    which of our seats sit down there, in that table's order
    options  its settings, where they are not the usual ones
    answers  what it is told at once, as soon as it asks: (seat there, key of the decision, answer)
    brings   what it is given beside its settings (`Game.receive`): JSON, None for nothing
    title    what its thread is called; None: after those who play there
    is_lobby whether it waits for its host to begin it; else it begins as soon as it is opened
    """

    key: str
    game: str
    seats: tuple[int, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    answers: tuple[tuple[int, str, Answer], ...] = ()
    brings: Any = None
    title: Text | None = None
    is_lobby: bool = False


S = TypeVar("S", bound=TableState)
Verdict = Literal["won", "lost", "drawn", ""]
StepFunction = Callable[..., Coroutine[Any, Any, None]]


class Game(HousePlayers[S], AnswersAhead[S], Printed, Generic[S]):
    """One game. Subclasses give data and pure functions; the kernel, the tables and the screens do the rest.

    id, version     `doomrock`, and the version of its rules, pinned in each stored table
    seats           fewest and most seats
    state, options  pydantic types of state and settings; each setting has a default, so that nothing must be set
    steps           step name -> coroutine function `(play, **args)`; it ends by naming what comes next (`play.next`)
    content         immutable facts of cards and so on; `content_hash` is pinned in each stored table
    scenario_options  settings of scenarios that do not say otherwise, so that what follows by itself is written out
    patience        after so many answers of the clock in a row a player is no longer waited for, as long as another
                    person plays: the clock answers at once until they are back; None: everybody is waited for each time
    sleeps          whether the table is put to rest once none of its people is there any more (late, or away), until
                    one of them wakes it; else the clock plays on without them
    rests           kinds of events after which the table pauses itself, until somebody wakes it
    has_anytime_forms  whether any of its anytime options has one (`anytime_form`)
    contest         whether players play against each other, so that somebody wins (`winners`)
    posts           kind of public event -> the sentence that is posted by itself when it happens, such as a paragraph
                    of a story that is read to all; its journal line stays short
    story_vocabulary  how its story files are read, for a game that has any (`bot.rules.stories`)
    packs           names of users' packs that are installed; a table leaves out those in its option `without`
    keeps_a_log     whether seats come and go while it runs, and only when it `admits`: a campaign
    children        games of its child tables, by id, which simulations and tests play too; others are decided by lot
    effects         what carries out the effects of its cards (`Play.effects`); only games with cards have one
    voice           what it remarks upon; its state then has a field `voice` (`bot.rules.voice`)
    lesson          a first table with a teacher, if it has one (`bot.rules.lessons.lesson`)
    """

    id: str
    version: int = 1
    seats: tuple[int, int]
    state: type[S]
    options: type[BaseModel]
    steps: Mapping[str, StepFunction]
    content: Any
    content_hash: str
    rests: frozenset[str] = frozenset()
    has_anytime_forms: bool = False
    patience: int | None = 2
    sleeps: bool = False
    scenario_options: Mapping[str, Any] = MappingProxyType({})
    contest: bool = False
    posts: Mapping[str, str] = MappingProxyType({})
    story_vocabulary: StoryVocabulary | None = None
    packs: Sequence[str] = ()
    keeps_a_log: bool = False
    children: "Mapping[str, Game[Any]]" = MappingProxyType({})
    effects: EffectEngine[Any, Any]
    voice: Voice | None = None
    lesson: Lesson | None = None

    def new(self, options: BaseModel, seats: int) -> S:
        """The state before anything was drawn; its agenda holds the first step. Raises `NotPossible`."""
        raise NotImplementedError

    def voice_of(self, state: S) -> Voice | None:
        """The voice that this table hears: of several editions, the one with which it was begun."""
        return self.voice

    def content_of(self, state: S) -> Any:
        """The facts that hold at this table: `content`, and what the state itself carries beside it. Read-only."""
        return self.content

    def supply(self, state: S, seat: int, data: Any) -> None:
        """Take into the state what the table has fetched for a seat's answer (`Decision.wants`). data: JSON of any
        shape; raises `NotPossible`, having changed nothing, for what cannot be used."""
        raise NotImplementedError

    def receive(self, state: S, brings: Any) -> None:
        """Take into the state before the first step what the table was given at its opening (`ChildTable.brings`)."""
        raise NotImplementedError

    def left(self, state: S) -> Any:
        """What a game that is over leaves behind for the table that had it opened: JSON; None: no more than who has
        won. Stored with the choice that ended it. Read-only."""
        return None

    def admits(self, state: S) -> bool:
        """Whether seats may be added, handed over and given up at this resting point. Read-only; see `keeps_a_log`."""
        return False

    def newcomers_seat(self, state: S) -> int:
        """The seat of somebody who has not sat here before: one that nobody holds, or the one after the last. Whoever
        comes back to a seat of their own is not asked about. Read-only."""
        raise NotImplementedError

    def admit(self, state: S, seat: int) -> None:
        """Somebody takes a seat: a new one, which `state.seats` counts already, or one that was given up. Raises
        `NotPossible`, the state is thrown away then."""
        raise NotImplementedError

    def dismiss(self, state: S, seat: int) -> None:
        """Nobody holds this seat any more."""
        raise NotImplementedError

    def values_of(self, setting: str) -> Sequence[str]:
        """The ids that a setting may have where they are the content's, such as adventures, to be picked from a list;
        the first is meant where none is said. Their names are those of `name_of`."""
        return ()

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        """Sets of settings, by name, over which simulations and generated tests go besides the usual ones."""
        return {}

    def trial_options(self, number: int) -> tuple[Mapping[str, Any], int]:
        """(settings, turn) of the table of this number in a simulation of all sets: the usual ones first, then each set
        that is named, and around again. turn: how many tables of its set came before it."""
        sets = [{}, *self.named_options().values()]
        return sets[number % len(sets)], number // len(sets)

    def trial_opening(self, number: int, seats: int, unseen: Collection[str] = ()) -> Any:
        """What the table of this number is given at its opening (`receive`) in a simulation, so that many tables begin
        at many places of a story; None: nothing. unseen: what no table has come across yet (`explore`)."""
        return None

    def trial_parts(self) -> "Sequence[Game[Any]]":
        """Games within this one, of the same content, that a simulation plays beside it, such as its single combats;
        what they come across counts."""
        return ()

    def read_card_file(self, data: bytes) -> tuple[Mapping[str, Any], Sequence[Text]]:
        """Card data that people bring: its cards by id as plain JSON, and all that is wrong with it.

        Raises `NotImplementedError` where a game takes none.
        """
        raise NotImplementedError

    def own_names(self, state: S) -> Mapping[str, str]:
        """Reference without its `@` -> name, of what only this state knows. The journal, which outlives every state,
        writes these names out.
        """
        return {}

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain JSON data built field by field. Read-only."""
        raise NotImplementedError

    def seat_view(self, state: S, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        """`view` of a seat, when everybody's is known already: for games in which a seat knows all that is public and
        some more. public: what `view(state, None)` gives; may not be changed."""
        return self.view(state, seat)

    def describe(self, view: Mapping[str, Any]) -> list[Text]:
        """The board of a view in words: the twin of its picture with the same facts, first line is the headline."""
        raise NotImplementedError

    def retold(self, lines: Sequence[Text]) -> Sequence[Told]:
        """What these lines of the journal, one after the other, are told as: fewer where they say one thing. What is
        stored stays as it is."""
        return as_they_are(lines)

    def pages(self, view: Mapping[str, Any]) -> Sequence[Text]:
        """What whoever has this view may read again, oldest first: paragraphs of a story, a page each."""
        return ()

    def prose(self, ref: str, language: str = "en") -> str | None:
        """The Markdown behind a reference `@prose:<ref>` in a sentence, in this language or in English; or None."""
        return None

    def anytime(self, state: S, seat: int) -> Sequence[Option]:
        """What a seat may do at any moment, whatever is being asked. Read-only."""
        return ()

    def anytime_form(self, state: S, seat: int, option: str) -> Form | None:
        """What is asked together with an anytime option, so that one answer is all of it and nobody else's question is
        put aside meanwhile (`Decision.form`); None: nothing. Read-only."""
        return None

    async def act_anytime(self, play: Play[S], seat: int, option: str) -> None:
        """Carry out an anytime option on top of the pending question."""
        raise NotImplementedError

    def on_choice(self, state: S, choice: Choice) -> None:
        """An answer has come, and from whom (`Choice.by`); it is carried out next. May note it in the state."""

    def refusal(self, state: S, seat: int, request: Request | None, answer: str) -> Text | None:
        """Why `answer`, which is no option of `request` (None: nothing that this seat is asked has it), cannot be
        chosen now; None: nothing better is known. answer: an option id, or the words that a person typed. Read-only;
        tells only what this seat may know.
        """
        return None

    def refusal_for_others(self, state: S, seat: int, request: Request, answer: str) -> Text | None:
        """Why this seat may not give `answer` to `request`, which others alone are asked; None: that it is theirs to
        answer says enough. Read-only; tells only what this seat may know.
        """
        return self.refusal(state, seat, None, answer)

    def stocks(self, state: S) -> Sequence[Stock]:
        """Its cards, what there is of them, where they lie, who sees them there. `invariants` and `redeal` follow from
        it; a game that knows more adds to what these give. Read-only."""
        return ()

    def invariants(self, state: S) -> list[str]:
        """What is broken, in words; empty when all is well. Called in tests and simulations after each choice."""
        return lost(self.stocks(state))

    def redeal(self, state: S, seat: int | None, seed: bytes) -> None:
        """Deal anew, in place, everything that a seat cannot see. For the secrecy test."""
        deal_anew(self.stocks(state), seat, seed)

    def undo(self, state: S) -> str:
        """What players may take back: `free` (until somebody has learned something), `consent` (only what the others
        agree to) or `off`."""
        return "free"

    def quick_minutes(self, state: S) -> float | None:
        """Minutes for decisions of the class `quick`, where that is less than the table's clock; None: no such."""
        return None

    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that have won a contest that is over; all of them in a draw."""
        return ()

    def verdict(self, state: S, seat: int) -> Verdict:
        """How a game that is over has ended for a seat: `won`, `lost`, `drawn`; empty where nobody wins or loses."""
        winners = self.winners(state) if self.contest and state.seats > 1 else ()
        if not winners:
            return ""
        if len(winners) >= state.seats:
            return "drawn"
        return "won" if seat in winners else "lost"

    def roller(self, state: S, stream: str) -> int | None:
        """The seat whose dice a stream throws, for figures after the end; `TABLE_SEAT`: nobody's; None: they are of
        whoever gave the answer that led to them."""
        return None

    def is_rated(self, state: S) -> bool:
        """Whether the result of a contest between users counts on their server's ladder."""
        return False

    def gives_up(self, state: S, seat: int) -> str | None:
        """The anytime option by which a seat loses all of a running contest; None: nothing can be lost yet.

        Read-only; if it is named, it is among `anytime`.
        """
        return None

    def opens_contests(self) -> bool:
        """Whether tables come of this game (`child_tables`), at which its seats play against each other."""
        return type(self).child_tables is not Game.child_tables

    def child_tables(self, state: S) -> Sequence[ChildTable]:
        """The tables that should be open now or have been; each is opened once, and its result handed in to the
        rules that wait for it (`Play.result_of`). Read-only."""
        return ()

    def result_text(self, state: S) -> Text:
        """How it ended, in one sentence."""
        raise NotImplementedError

    def dump(self, state: S) -> bytes:
        """A checkpoint: the state as compressed JSON."""
        return packed(state)

    def load(self, checkpoint: bytes) -> S:
        """The state of a checkpoint. Raises `pydantic.ValidationError` or `zlib.error` when it is damaged."""
        return unpacked(self.state, checkpoint)
