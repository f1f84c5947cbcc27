"""The contract that each `cogs/<game>` fulfils towards everything else. Pure."""

from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel

from bot.rules.decision import Answer, Choice, Option, Text
from bot.rules.effects.engine import EffectEngine
from bot.rules.kernel.checkpoint import packed, unpacked
from bot.rules.lessons.lesson import Lesson
from bot.rules.piles.zones import Stock, deal_anew, lost
from bot.rules.plans.step import PlanStep
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


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order that a player may give: how a kind of question is answered from now on, unasked.

    key, option  the decision, and what is answered: an option id, or a word that `Game.obey` knows
    label        what the order says, for its giver alone
    lasts        it holds while the game offers it with the same word here (the number of the day); empty: until revoked
    also         further decisions that are answered with the same option, given and revoked together with the first
    """

    key: str
    option: str
    label: Text
    lasts: str = ""
    also: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """All decisions that it answers."""
        return self.key, *self.also


@dataclass(frozen=True, slots=True)
class Pace:
    """work: done once; without: the same but for what is measured; most: milliseconds that the difference may take."""

    work: Callable[[], object]
    without: Callable[[], object]
    most: float


class Game(Generic[S]):
    """One game. Subclasses give data and pure functions; the kernel, the tables and the screens do the rest.

    id, version     `doomrock`, and the version of its rules, pinned in each stored table
    seats           fewest and most seats
    state, options  pydantic types of state and settings; each setting has a default, so that nothing must be set
    steps           step name -> coroutine function `(play, **args)`; it ends by naming what comes next (`play.next`)
    content         immutable facts of cards and so on; `content_hash` is pinned in each stored table
    patience        after so many answers of the clock in a row a player is no longer waited for, as long as another
                    person plays: the clock answers at once until they are back; None: everybody is waited for each time
    rests           kinds of events after which the table pauses itself, until somebody wakes it
    contest         whether players play against each other, so that somebody wins (`winners`)
    posts           kind of public event -> the sentence that is posted by itself when it happens, such as a paragraph
                    of a story that is read to all; its journal line stays short
    story_vocabulary  how its story files are read, for a game that has any (`bot.rules.stories`)
    packs           names of users' packs that are installed; a table leaves out those in its option `without`
    keeps_a_log     whether seats come and go while it runs, and only when it `admits`: a campaign
    children        games of its child tables, by id, which simulations and tests play too; others are decided by lot
    effects         what carries out the effects of its cards (`Play.effects`); only games with cards have one
    voice           what it remarks upon; its state then has a field `voice` (`bot.rules.voice`)
    plan_asides     keys of questions on the way of a plan (whom an attack is for) that the house answers instead
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
    patience: int | None = 2
    contest: bool = False
    posts: Mapping[str, str] = MappingProxyType({})
    story_vocabulary: StoryVocabulary | None = None
    packs: Sequence[str] = ()
    keeps_a_log: bool = False
    children: "Mapping[str, Game[Any]]" = MappingProxyType({})
    effects: EffectEngine[Any, Any]
    voice: Voice | None = None
    plan_asides: Collection[str] = ()
    lesson: Lesson | None = None

    def new(self, options: BaseModel, seats: int) -> S:
        """The state before anything was drawn; its agenda holds the first step. Raises `NotPossible`."""
        raise NotImplementedError

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

    def admit(self, state: S, seat: int) -> None:
        """Somebody takes a seat: a new one, which `state.seats` counts already, or one that was given up."""
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

    def trial_opening(self, number: int, seats: int) -> Any:
        """What the table of this number is given at its opening (`receive`) in a simulation, so that many tables begin
        at many places of a story; None: nothing."""
        return None

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

    async def act_anytime(self, play: Play[S], seat: int, option: str) -> None:
        """Carry out an anytime option on top of the pending question."""
        raise NotImplementedError

    def on_choice(self, state: S, choice: Choice) -> None:
        """An answer has come, and from whom (`Choice.by`); it is carried out next. May note it in the state."""

    def orders(self, state: S, seat: int) -> Sequence[Order]:
        """The standing orders that a seat may give now. Read-only; several of one key exclude each other."""
        return ()

    def obey(self, state: S, request: Request, seat: int, option: str) -> Answer | None:
        """What a standing order answers to this question, from what its seat may know; None: it does not fit."""
        decision = request.decision
        fits = decision.kind == "one" and any(o.id == option and o.refused is None for o in decision.options())
        return option if fits else None

    def plannable(self, state: S, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        """What a seat may answer ahead after the steps `before`, from what it may know; empty: the plan ends there.

        Read-only. What is offered need not be possible in the end: each step is checked when its moment comes.
        """
        return ()

    def plan_meets(self, state: S, request: Request, seat: int, step: PlanStep) -> bool:
        """Whether this is the question that a step of a plan is meant for. Read-only."""
        return request.decision.key == step.key

    def planned_answer(self, state: S, request: Request, seat: int, step: PlanStep) -> Answer | None:
        """What a step of a plan answers to its question; None: it does not fit. Read-only."""
        fits = request.decision.kind == "one" and request.has_open(step.answer)
        return step.answer if fits else None

    def plan_along(
        self, state: S, request: Request, seat: int, last: PlanStep, following: PlanStep | None
    ) -> Answer | None:
        """What a plan that has begun answers to a question on its way that is none of its steps: the house's answer
        to those of `plan_asides`. last: the step that answered before; None: nothing, the plan ends there. Read-only.
        """
        return self.house_answer(state, request, seat) if request.decision.key in self.plan_asides else None

    def plan_holds(self, state: S, seat: int, when: str) -> bool:
        """Whether the condition of a step (`PlanStep.when`) is met at the moment of its question. Read-only."""
        return True

    def plan_sight(self, state: S, seat: int) -> Any:
        """What a seat's plan is built on, as JSON and from what it may know: once that is another than when the plan
        was made, or after its last step, the plan is off. Read-only; None: nothing but its own moment ends it."""
        return None

    def refusal(self, state: S, seat: int, request: Request | None, answer: str) -> Text | None:
        """Why `answer`, which is no option of `request` (None: nothing that this seat is asked has it), cannot be
        chosen now; None: nothing better is known. answer: an option id, or the words that a person typed. Read-only;
        tells only what this seat may know.
        """
        return None

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

    def answer(self, state: S, request: Request, seat: int) -> Answer | None:
        """What the greedy house player answers; None: let the request's default decide.

        An anytime request (`request.anytime`) is offered too, whatever is pending: an answer is carried out, None
        lets it be. It must come to None by itself after few actions.
        """
        return None

    def explore(self, state: S, request: Request, seat: int, unseen: Collection[str]) -> Answer | None:
        """What somebody answers who would rather come across something new than win; None: nothing here is new.

        unseen: what of `usable` no table of a simulation has come across. An anytime request is offered too, as in
        `answer`.
        """
        return None

    def house_answer(self, state: S, request: Request, seat: int) -> Answer:
        """The same with the request's default, where the house player has no view of its own."""
        found = self.answer(state, request, seat)
        return request.decision.house_answer() if found is None else found

    def stands_in(self, state: S) -> bool:
        """Whether the house's own player (`answer`) also decides for somebody who is away for a while; False: it gets
        what the clock would answer. A seat that nobody holds is always played by the house.
        """
        return True

    def needs_word(self, state: S, request: Request, answer: Answer) -> int | None:
        """Whose word the house needs for this answer of an absent seat, which would spend what belongs to all: a seat
        that has not given it; None: nobody's. As long as that seat's player is there, the house gives the question's
        default instead. Read-only.
        """
        return None

    def deputy(self, state: S, seat: int, present: Sequence[int]) -> int | None:
        """Which of the present seats decides for one whose player is away for a while, and sees its hand meanwhile;
        None: the house, as `stands_in` says. present: never empty. Read-only; asked anew for each question.
        """
        return None

    def proxies(self, state: S, key: str, seat: int, present: Sequence[int]) -> Sequence[int]:
        """Which of the present seats may answer a question of this key for one whose time is up, for as long again
        until its default is taken; none: the default at once. Read-only; not asked in contests. present: other seats
        than the late one.
        """
        return ()

    def undo(self, state: S) -> str:
        """What players may take back: `free` (until somebody has learned something), `consent` (only what the others
        agree to) or `off`."""
        return "free"

    def quick_minutes(self, state: S) -> float | None:
        """Minutes for decisions of the class `quick`, where that is less than the table's clock; None: no such."""
        return None

    def counts(self) -> list[tuple[str, int, int]]:
        """What there is of each component and how many are printed: (component, found, printed)."""
        return []

    def at_least(self) -> Collection[str]:
        """Those of `counts` of which more than the printed number is no mistake, for it is meant as the least."""
        return ()

    def notices(self) -> list[str]:
        """What a host should know about the loaded content, such as cards left out."""
        return []

    def schemas(self) -> dict[str, object]:
        """JSON Schema for each kind of content file, by the kind's name."""
        return {}

    def usable(self) -> set[str]:
        """The words, cards and decisions that random players must come across (`Play.used` notes them)."""
        return set()

    def usable_with(self, options: BaseModel) -> set[str] | None:
        """What of `usable` a table with these settings can bring, so that a simulation looks for what is left where it
        may be found; None: the game does not say, and sets of settings take turns to the end."""
        return None

    def printed(self) -> set[str]:
        """The bundled cards and entries, each of which a scenario must show; the words of a vocabulary have no name."""
        return {name for name in self.usable() if self.name_of(name) is not None}

    def balance(self, battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Any:
        """What `waykeeper balance` prints (a `bot.trials.balance.Balance`); None: nothing is measured here."""
        return None

    def paces(self) -> Mapping[str, "Pace"]:
        """Work whose speed is promised, by what `waykeeper bench` calls it."""
        return {}

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

    def name_of(self, ref: str) -> str | None:
        """The name behind a reference without its `@` (`ab.haymaker`); None when the game does not know it."""
        return None

    def dump(self, state: S) -> bytes:
        """A checkpoint: the state as compressed JSON."""
        return packed(state)

    def load(self, checkpoint: bytes) -> S:
        """The state of a checkpoint. Raises `pydantic.ValidationError` or `zlib.error` when it is damaged."""
        return unpacked(self.state, checkpoint)
