"""How a game plugs into the screens: one `Surface` a game, given by `surface()` in its `cog.py`. No discord in here.

    def surface() -> Surface:
        return Surface(Doomrock(), accent=0xB5482A, emoji="⛰️", pictures=pictures, draw=draw)

Everything else follows from the game's decisions, `describe` and its catalogue `data/<game>/en.ftl`, which must have
`game-name`, `game-about` (one line) and `rules-1`, `rules-2`, ... (the rules in short, a page each); and may have
`game-story` (who its players are, what they want and what a turn is, where a lobby has room for it), and
`setting-<field>` with `setting-<field>-<value>` for its options model, and a sentence for each key it uses.
"""

import asyncio
import logging
import marshal
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from cachetools import LRUCache

from bot import DATA
from bot.rules.card_list import CardGroup
from bot.rules.decision import Choice, Text
from bot.rules.kernel.game import Game
from bot.rules.values import value_class
from bot.tables.model.observe import SILENT, Observer
from bot.ui.panels.catalogue import Catalogue

log = logging.getLogger(__name__)

View = Mapping[str, Any]
Peek = Callable[[View], Sequence[Text]]
TakenBack = Callable[..., Text | None]
Shortcut = tuple[Text, str]
"""The label of a button and the id of the card that it opens."""


@value_class(frozen=True, slots=True)
class PictureSpec:
    """One picture of a view.

    name   file name without ending: small letters, digits, dashes; the same for the same place on the screen
    alt    the same facts in one sentence
    facts  the part of the view that it shows, as JSON data: while it stays the same the picture is not drawn again;
           None: the whole view
    has_legend  whether it says itself what the game's signs mean
    is_asked  whether what a hand is asked is about it: it stands there then though the board has it as well
    """

    name: str
    alt: Text
    facts: Any = None
    has_legend: bool = False
    is_asked: bool = False


def _no_pictures(view: View) -> Sequence[PictureSpec]:
    return ()


def _no_account(lines: Sequence[Text]) -> Sequence[Text]:
    return ()


def _nothing_comes(view: View) -> Text | None:
    return None


def _not_told(view: View, seat: int) -> Text | None:
    return None


def _says_nothing(state: Any, choices: Sequence[Choice], lines: Sequence[Text], *, own: bool) -> Text | None:
    return None


def _nothing_more(view: View, seat: int) -> Collection[str]:
    return ()


def _none(view: View) -> tuple[()]:
    return ()


def _nothing_printed() -> Sequence[CardGroup]:
    return ()


def _never(view: View) -> bool:
    return False


def _always(view: View) -> bool:
    return True


def _cannot_draw(view: View, name: str) -> bytes:
    raise NotImplementedError(name)


@dataclass(eq=False)
class Surface:
    """What the screens need to know of a game beyond its rules.

    accent    colour of the panel's edge, 0xRRGGBB; emoji: one, shown on the button that opens a table
    pictures  view -> pictures from top to bottom, at most 10; called on the event loop, so it only looks
    draw      view, name -> PNG; called in a thread, must not touch anything but its arguments and fonts
    names_people  whether the pictures do: then what they are made from is `of_people`, not the view alone
    by_question  whether the pictures of a hand hang on what its seat is asked: then they find the keys of its questions
              in the view as `asked`
    happened  what the pictures show of the news of whoever looks: the journal's lines since their last answer, as they
              are stored -> plain data, which the pictures find in the view as `happened`; None: they show none of it
    summary   what the same lines came to, in one short sentence, for whoever reads no more than the last few of them;
              None: it has no such sentence, or there is nothing to say
    account   the same lines told once more, a short sentence for each thing that somebody did, in order: where there
              are any they stand right above the question and are all that stands of the news, since a log above the
              picture was read as another one than the lines below it. In a hand as many of the last as a phone has
              room for, above many answers only where there is no summary of the same lines; what the account leaves
              out is a press away
    earlier   whether a board names the last milestones of before its news; False: its picture shows what they came to
    besides   public view -> what whoever is asked on the board may do in their hand instead, in one short sentence
              that is true whatever their hand holds; None: nothing. A hand offers that itself
    coming    seat's view -> what comes after what it is asked now, in one short sentence right above the questions of
              its hand; None: nothing that it should prepare for
    nothing_to_use  seat's view -> why nothing of its own can be used while others are asked, in one short sentence;
              None: nothing to say
    gists     view -> whether its board tells of long explanations of answers one sentence each below the picture, since
              what is told whole where cards are read is not to stand above that; with few answers its hand tells as
              much of them
    outlines  whether each button beside a list has the beginning of its explanation, however long all of it is: else
              those alone that are short
    brief     how many lines of `describe` after the headline stay on a public board that has a picture; the others are
              behind its button "In words", so that the buttons are in reach on a phone; brief_hand: the same for
              the lines of a hand with a picture
    taken_back  state, the choices that would be taken back, what their maker has read of late, own: whether nobody else
              reads it -> what that is, in few words for the button; None: the button says no more than what it does
    at_hand   kinds of what a seat alone is told that its hand shows afterwards (what was drawn): not told again later
    lines     view -> those lines themselves, the headline first, for a game whose board needs others than the first
              ones of `describe`
    peeks     name -> further words about a public view (title first), behind a button `peek-<name>` on board and hand;
              no words: there is nothing to look at now, and the button is not there. Asked with every board
    milestones  kinds of journal events that whoever was away for long is told first -> how much they matter, from 1 to
              3 (a battle won, a hero fallen); where it is more than 1, what befell the reader counts for one more
    turns     kinds of journal events with which a turn of play begins: of long news each turn is summed up in a line
    chapters  kinds with which a chapter of the whole story begins (a day, a battle, a round)
    own       view, seat -> references (`@x`) that stand for what is this seat's own, besides `@seat:n`
    cards     view -> all that lies open in it and can be read, in groups; `draw` draws one under the name `card`
    shortcuts  seat's view, as its pictures are made from it -> cards that a hand opens by a button of their own, since
              no picture of it shows them now
    beside    the same view -> what its reader wants to know of those cards meanwhile, in few lines below the picture
    below     the same view, with the keys of its questions as `asked` -> what else its reader wants to know of their
              own, in small print below the answers of a hand, where it takes no room from picture and question
    printed   all cards that anybody may look up at any time, in groups, as they are printed: nothing that a story, a
              deck of events or a campaign keeps as a surprise. Asked once, when somebody looks something up
    brought   the same of a pack that a server has brought in, from what its shelf keeps of it; None: no server may
    signs     symbols of the pictures -> key of the sentence that explains each, its name first in bold; `draw` draws
              those of `{"legend": [[symbol, name], ...]}` under the name `legend`
    terms     keys of sentences that explain the game's terms, the term first in bold
    explained  keys of those of them that are told again under each card in whose text the name stands
    offers    whether there are anytime actions that its board offers (`Option.on_board`): they are looked for each time
    explains_questions  view -> whether a question in a hand that quotes a card has such lines too: always, or while its
              players are new to what the terms stand for
    names_signs  view -> whether below a question it stands what the signs on its buttons are called
    busy      view, seat -> what this seat is busy with while it is asked something in private, told by the public view
              alone; None: no more than that it is
    twin      view -> the whole view in words with nothing shortened, the headline first; None: what `describe` says
    first_settings  fields of its options that stand first among its settings: what a group decides before its first
              game; house rules come after them
    first_time  (field, value) of its options that suits a first game: one press in the lobby sets it or takes it back,
              with `game-first-time-button` on it and `game-first-time` to say what it is; None: there is none
    endings   kinds of journal events that say what `result_text` says: a board that is over tells it once
    root      the folder in which the game's folder of sentences stands; tests give their own
    """

    game: Game[Any]
    accent: int = 0x8A6B3D
    emoji: str | None = None
    pictures: Callable[[View], Sequence[PictureSpec]] = _no_pictures
    draw: Callable[[View, str], bytes] = _cannot_draw
    names_people: bool = False
    by_question: bool = False
    happened: Callable[[Sequence[Text]], Any] | None = None
    summary: Callable[[Sequence[Text]], Text | None] | None = None
    account: Callable[[Sequence[Text]], Sequence[Text]] = _no_account
    earlier: bool = True
    besides: Callable[[View], Text | None] = _nothing_comes
    coming: Callable[[View], Text | None] = _nothing_comes
    nothing_to_use: Callable[[View], Text | None] = _nothing_comes
    offers: bool = False
    gists: Callable[[View], bool] = _never
    outlines: bool = False
    brief: int = 3
    brief_hand: int = 2
    taken_back: TakenBack = _says_nothing
    at_hand: Collection[str] = ()
    lines: Callable[[View], Sequence[Text]] | None = None
    peeks: Mapping[str, Peek] = field(default_factory=dict)
    milestones: Mapping[str, int] = field(default_factory=dict)
    turns: Collection[str] = ()
    chapters: Collection[str] = ()
    own: Callable[[View, int], Collection[str]] = _nothing_more
    cards: Callable[[View], Sequence[CardGroup]] = _none
    shortcuts: Callable[[View], Sequence[Shortcut]] = _none
    beside: Callable[[View], Sequence[Text]] = _none
    below: Callable[[View], Sequence[Text]] = _none
    printed: Callable[[], Sequence[CardGroup]] = _nothing_printed
    brought: Callable[[Any], Sequence[CardGroup]] | None = None
    signs: Mapping[str, str] = field(default_factory=dict)
    terms: Sequence[str] = ()
    explained: Sequence[str] = ()
    explains_questions: Callable[[View], bool] = _never
    names_signs: Callable[[View], bool] = _always
    busy: Callable[[View, int], Text | None] = _not_told
    twin: Callable[[View], Sequence[Text]] | None = None
    first_settings: Sequence[str] = ()
    first_time: tuple[str, str] | None = None
    endings: frozenset[str] = frozenset()
    root: Path = field(default=DATA)

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def has_pictures(self) -> bool:
        """Whether its boards are ever drawn."""
        return self.pictures is not _no_pictures

    def of_people(self, view: View, names: Mapping[int, str]) -> View:
        """What the pictures are made from: the view, with seat -> name as its `names` where they name people."""
        return {**view, "names": dict(names)} if self.names_people else view

    def brief_of(self, view: View, describe: Callable[[], Sequence[Text]]) -> Sequence[Text]:
        """Headline and lines of a public board with a picture; `describe`: all that could be said, the headline first.

        All is behind "In words"; saying it costs, so it is asked for only when the game has no own lines."""
        return describe()[: 1 + self.brief] if self.lines is None else self.lines(view)

    @cached_property
    def all_printed(self) -> Sequence[CardGroup]:
        """What `printed` gives, kept."""
        return tuple(self.printed())

    @cached_property
    def card_names(self) -> dict[str, Any]:
        """Names of printed cards by language, kept by `bot.ui.screens.named_cards`."""
        return {}

    @cached_property
    def words(self) -> Catalogue:
        """The sentences of this game and the shared ones."""
        return Catalogue(self.game.id, self.root, lambda ref, language: self.game.prose(ref, language))


class Drawn(NamedTuple):
    """A picture that is ready: `digest` stands for what it shows. png: empty where the message shows it already."""

    name: str
    digest: str
    png: bytes


class Gallery:
    """Draws in threads and keeps the last pictures by what they show. One for all tables."""

    def __init__(self, keep: int = 128) -> None:
        self.observer: Observer = SILENT
        self._drawn: LRUCache[str, bytes] = LRUCache(keep)
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    def digest(self, surface: Surface, view: View, spec: PictureSpec) -> str:
        """What a picture shows, as a short name."""
        shown: Any = (surface.id, spec.name, view if spec.facts is None else spec.facts)
        return blake2b(marshal.dumps(shown, 2), digest_size=9).hexdigest()  # 2: no references, so equal is equal

    def kept(
        self, surface: Surface, view: View, specs: Sequence[PictureSpec], there: Sequence[str] = ()
    ) -> "list[Drawn] | None":
        """The pictures, if nothing has to be drawn: all are kept, or they are those that a message shows already.

        there: their digests; what stands there is never drawn again, however long ago it was.
        """
        digests = [self.digest(surface, view, spec) for spec in specs]
        if digests == list(there):
            return [Drawn(spec.name, digest, b"") for spec, digest in zip(specs, digests, strict=True)]
        pictures = [self._drawn.get(digest) for digest in digests]
        found = [
            Drawn(spec.name, digest, png)
            for spec, digest, png in zip(specs, digests, pictures, strict=True)
            if png is not None
        ]
        return found if len(found) == len(specs) else None

    async def draw(self, surface: Surface, view: View, spec: PictureSpec) -> Drawn | None:
        """The picture, drawn or kept; None when drawing failed: the words say the same."""
        digest = self.digest(surface, view, spec)
        png = self._drawn.get(digest)
        if png is not None:
            return Drawn(spec.name, digest, png)
        task = self._drawing.get(digest)
        if task is None:
            task = asyncio.ensure_future(self._paint(surface, view, spec.name))
            self._drawing[digest] = task
            task.add_done_callback(lambda _: self._drawing.pop(digest, None))
        try:
            png = await asyncio.shield(task)
        except Exception:
            log.exception("picture %s of %s could not be drawn", spec.name, surface.id)
            return None
        self._drawn[digest] = png
        return Drawn(spec.name, digest, png)

    async def _paint(self, surface: Surface, view: View, name: str) -> bytes:
        began = time.perf_counter()
        png = await asyncio.to_thread(surface.draw, view, name)
        self.observer.took("picture", time.perf_counter() - began)
        return png
