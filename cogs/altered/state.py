"""The state of a game of Altered: ids and numbers only (rules 2). Hidden cards are references of cards, without an
identity that could tell anything; a card that becomes visible gets an object id that was never used before. Pure."""

import operator
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field, model_validator

from bot.rules.edition import as_stored, edition
from bot.rules.table_state import TableState
from bot.rules.unordered import Unordered
from bot.rules.voice.speaking import VoiceRecord

EXPEDITIONS = ("hero", "companion")
END_OF_TRACK = 7
Edition = Literal["fourth", "third", "second", "first"]
"""Which lists the starters have, the newest first: one that is cut anew gets a new id."""
FIRST: Final = "first"
NEWEST: Final = "fourth"
Asked = Literal["proven", "effective", "matters", "always"]
"""When the order of several reactions is asked for (D3): always, where it can matter, only of those that can do
anything at all, or only where not all orders are proved to come to the same."""
ALWAYS: Final = "always"
MATTERS: Final = "matters"
EFFECTIVE: Final = "effective"
PROVEN: Final = "proven"
Telling = Literal["causes", "stays", "places", "keywords", "losses", "reasons", "exact", "whole", "brief"]
"""What the journal says; `whole`: that an effect came to nothing, sums of a Dusk, whose the resting cards are; `exact`:
also what a boosted Character has now, and how far an expedition that has moved still has to go; `reasons`: also why an
effect came to nothing; `losses`: also whom an effect exhausts; `keywords`: also who is discarded as Fleeting, and who
stays for the night as Anchored or Asleep; `places`: also whose card has left the Reserve; `stays`: also who else is in
play still after Rest, and whose; `causes`: also what has woken a reaction."""
BRIEF: Final = "brief"
CAUSES: Final = "causes"
STAYS: Final = "stays"
BY_STAY: Final = frozenset({CAUSES, STAYS})
BY_PLACE: Final = BY_STAY | {"places"}
BY_KEYWORD: Final = BY_PLACE | {"keywords"}
LOSSES: Final = BY_KEYWORD | {"losses"}
WHY: Final = LOSSES | {"reasons"}
EXACTLY: Final = WHY | {"exact"}
Idle = Literal["passes", "asked"]
"""What becomes of a turn in which everybody sees that nothing can be played."""
ASKED: Final = "asked"
PASSES: Final = "passes"
Vain = Literal["unasked", "asked"]
"""What becomes of an optional target that would lose what nobody has, such as boosts."""
VainQuestions = Literal["fewest", "unasked", "asked"]
"""What becomes of the offer to sacrifice something where nothing is there, and of the order of copies that nothing
tells apart; `fewest`: also of the offer to pay for playing a card where none lies, and of when a counter is gained
beside tokens that are made."""
Rulings = Literal["second", "first"]
"""How the rules are read. `first`, understood wrongly: what was used up at Noon was used up in the first turn too, who
fell saw nothing that waits for it once a day, two cards were drawn as one, a mode could aim at who is too Tough to be
paid for, a card that is exchanged kept its boosts."""
AS_BEFORE: Final = "first"
MENDED: Final = "second"
UNASKED: Final = "unasked"
FEWEST: Final = "fewest"


class AlteredOptions(BaseModel):
    """The table's settings (rules 13), defaults first.

    Nobody chooses starters (which lists they have, `Edition`), reaction_order (when it is asked for, `Asked`), telling
    (`Telling`), idle_turns (`Idle`), vain_targets (`Vain`), vain_questions (`VainQuestions`), rulings (`Rulings`).
    """

    match: Literal["single", "best_of_three"] = "single"
    decks: Literal["choose", "random", "own"] = "choose"
    format: Literal["limited", "constructed", "no_unique", "singleton", "free"] = "limited"
    undo: Literal["free", "consent", "off"] = "free"
    confirm: Literal["ask", "always", "never"] = "ask"
    max_days: Literal[30, 0] = 30
    deck_max: Literal[59, 0] = 59
    allow_manual: bool = False
    end_check: Literal["immediate", "end_of_day"] = "immediate"
    both_cross: Literal["tiebreak", "distance"] = "tiebreak"
    mixed_meet_cross: Literal["crosser_wins", "tiebreak"] = "crosser_wins"
    deck_out: Literal["reshuffle", "ask"] = "reshuffle"
    expand_mode: Literal["in_order", "sealed"] = "in_order"
    starters: Edition = edition(NEWEST, FIRST)
    reaction_order: Asked = edition(PROVEN, ALWAYS)
    telling: Telling = edition(CAUSES, BRIEF)
    idle_turns: Idle = edition(PASSES, ASKED)
    vain_targets: Vain = edition(UNASKED, ASKED)
    vain_questions: VainQuestions = edition(FEWEST, ASKED)
    rulings: Rulings = edition(MENDED, AS_BEFORE)

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        first = {
            "starters": FIRST,
            "reaction_order": ALWAYS,
            "telling": BRIEF,
            "idle_turns": ASKED,
            "vain_targets": ASKED,
            "vain_questions": ASKED,
            "rulings": AS_BEFORE,
        }
        return as_stored(given, cls.model_fields.keys() - first.keys(), first)


@dataclass(slots=True)
class Region:
    """One region of the track; face-down ones have no types for anybody (AL-1.2)."""

    card: str
    half: int
    types: list[str]
    face_up: bool = False


@dataclass(slots=True)
class Orb:
    """A card in the Mana zone; only its owner knows its face."""

    card: str
    ready: bool = True


@dataclass(slots=True)
class Obj:
    """A card or token in a visible zone. `stamp` is its timestamp; a new zone makes a new object (AL-2.1).

    used    ability place -> how often this day (AL-6.5); once: ability place -> when it is free again
    seen_in  of last-known information only (AL-9.8): in which expeditions it was when it left; not stored while empty
    """

    id: str
    card: str
    owner: int
    controller: int
    zone: str
    stamp: int
    expedition: str | None = None
    statuses: Unordered[str] = field(default_factory=list)
    exhausted: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    played_from: str | None = None
    used: dict[str, int] = field(default_factory=dict)
    once: dict[str, str] = field(default_factory=dict)
    seen_in: Annotated[list[str], Field(exclude_if=operator.not_)] = field(default_factory=list)

    @property
    def boosts(self) -> int:
        return self.counters.get("boost", 0)


@dataclass(slots=True)
class Player:
    """deck: the last is on top. looked: cards taken off the deck to be looked at.

    deck_id  the starter; empty for a deck of the player's own, which is then `brought` (with its Hero)
    """

    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    mana: list[Orb] = field(default_factory=list)
    looked: list[str] = field(default_factory=list)
    reserve: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    hero: str | None = None
    deck_id: str = ""
    brought: dict[str, int] = field(default_factory=dict)
    marker: dict[str, int] = field(default_factory=lambda: {"hero": 0, "companion": END_OF_TRACK})
    reserve_limit: int = 2
    landmark_limit: int = 2


@dataclass(slots=True)
class Pending:
    """A reaction that waits to be played. me: its object, if it can still be found; event: the object it is about.

    ability     place among the card's abilities, `scout`, or the path of granted words
    known       the source as it was last seen (AL-9.8)
    """

    id: int
    source: str
    card: str
    ability: str
    controller: int
    me: str | None
    event: str | None = None
    event_seat: int = -1
    event_expedition: str | None = None
    known: Obj | None = None
    after_rest: bool = False


@dataclass(slots=True)
class Floating:
    """A modifier that ends with its duration or its one use: `next` and `lock`. path: of the word that made it."""

    kind: Literal["next", "lock"]
    seat: int
    until: str
    card: str = ""
    path: str = ""
    expedition: str = ""
    me: str | None = None


OF_THE_MATCH: Final = "of the match"
"""Marks a field that outlasts a game; all others begin anew with each game of a match (`match.clear_table`)."""


class AlteredState(TableState):
    """One game. `day` counts from 1; `turn` is whose Afternoon turn it is; `rested` whether Rest has happened today.

    games   winners of the games of this match that are over, in order; -1 for a draw
    taken   who has won the match, once it is over and somebody has
    offered  who offers a draw (offered_match: of the whole match); offers: who has offered one today
    replacing  substitutive modifiers whose steps are being carried out
    missed   seat -> questions in a row that the clock answered
    pinned   cards that only this table knows, by reference (`pinned.py`), and the mark of all of them; fetched: seat ->
             those that were fetched for it, until its deck is known
    toolkit  what is open that lets both players change the board by hand; by_hand: how often they have; resolving: who
             is carrying out a card by hand
    """

    options: Annotated[AlteredOptions, OF_THE_MATCH] = Field(default_factory=AlteredOptions)
    pinned: Annotated[dict[str, dict[str, Any]], OF_THE_MATCH] = Field(default_factory=dict)
    pinned_mark: Annotated[str, OF_THE_MATCH] = ""
    fetched: Annotated[dict[int, list[str]], OF_THE_MATCH] = Field(default_factory=dict)
    toolkit: Literal["", "turn", "card"] = ""
    by_hand: Annotated[int, OF_THE_MATCH] = 0
    resolving: int | None = None
    day: int = 0
    phase: str = "setup"
    first: Annotated[int, OF_THE_MATCH] = 0
    turn: int | None = None
    passed: list[int] = Field(default_factory=list)
    turn_over: bool = False
    rested: bool = False
    regions: list[Region] = Field(default_factory=list)
    tiebreak: bool = False
    tiebreak_day: int = 0
    players: Annotated[list[Player], OF_THE_MATCH] = Field(default_factory=list)
    objects: dict[str, Obj] = Field(default_factory=dict)
    in_play: list[str] = Field(default_factory=list)
    limbo: list[str] = Field(default_factory=list)
    pending: list[Pending] = Field(default_factory=list)
    floating: list[Floating] = Field(default_factory=list)
    moved_today: list[str] = Field(default_factory=list)
    turns: Annotated[int, OF_THE_MATCH] = 0
    next_id: Annotated[int, OF_THE_MATCH] = 1
    winner: int | None = None
    why: str = ""
    drawn: bool = False
    games: Annotated[list[int], OF_THE_MATCH] = Field(default_factory=list)
    taken: Annotated[int | None, OF_THE_MATCH] = None
    replacing: list[str] = Field(default_factory=list)
    offers: Annotated[list[int], OF_THE_MATCH] = Field(default_factory=list)
    offered: Annotated[int | None, OF_THE_MATCH] = None
    offered_match: Annotated[bool, OF_THE_MATCH] = False
    missed: Annotated[dict[int, int], OF_THE_MATCH] = Field(default_factory=dict)
    voice: Annotated[VoiceRecord, OF_THE_MATCH] = Field(default_factory=VoiceRecord)

    @classmethod
    def of_one_game(cls) -> list[str]:
        """The fields that belong to a game, not to the match or the table."""
        table = TableState.model_fields
        own = {name: info for name, info in cls.model_fields.items() if name not in table}
        return [name for name, info in own.items() if OF_THE_MATCH not in info.metadata]

    @property
    def score(self) -> list[int]:
        """Games that each player has won."""
        return [self.games.count(seat) for seat in (0, 1)]

    def initiative(self) -> tuple[int, int]:
        """The player whose turn it is, else the first player; then the other."""
        first = self.turn if self.turn is not None else self.first
        return (first, 1 - first)

    def fresh_id(self) -> int:
        """A number never used before; it also serves as timestamp."""
        self.next_id += 1
        return self.next_id - 1


def opposing(seat: int) -> int:
    """The other player."""
    return 1 - seat


def other(expedition: str) -> str:
    """The other expedition of the same player."""
    return "companion" if expedition == "hero" else "hero"
