"""The proof of a channel's dice: a bundle of everything that was drawn from an opened seed, and its check. Pure.

    bundle = make_bundle(seed, entries)         what `/rolls fair` attaches, JSON
    problems = verify_dice(bundle)              [] when every roll and shuffle is the one that had to come

Hidden entries stand in the bundle with their seal only, until they are shown; then they are checked like the others.
What this proves: no public die was skipped and no entry between others left out (of those at the end `record` tells),
and each result follows from the seed and from the number that Discord gave to the request. What it does not prove: of
a hidden roll, that the name of its stream was drawn blindly; of the first entry under a channel's first seed, that the
seed was made without looking at it, as both come in the same moment. Both could only be done by the operator, and only
then.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, Protocol

from pydantic import BaseModel, Field, ValidationError

from bot.rules.dice import MAX_SIDES, DiceError, roll
from bot.rules.dice.notation import Dice, walk
from bot.rules.dice.reading import read
from bot.rules.fairness import Draw, Kind, recompute, table_seed, verify_commitment
from bot.rules.rng import Chance

FORMAT: Final = 1
MOST_PROBLEMS: Final = 50
_PUBLIC: Final = ("roll", "bag")


class SeedLike(Protocol):
    """What the proof needs of a stored seed."""

    @property
    def channel(self) -> int: ...
    @property
    def n(self) -> int: ...
    @property
    def server_seed(self) -> bytes: ...
    @property
    def commitment(self) -> str: ...
    @property
    def words(self) -> list[str]: ...
    @property
    def closed(self) -> float | None: ...


class EntryLike(Protocol):
    """What the proof needs of a stored entry."""

    @property
    def n(self) -> int: ...
    @property
    def at(self) -> float: ...
    @property
    def interaction(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def hidden(self) -> int: ...
    @property
    def seal(self) -> str | None: ...
    @property
    def data(self) -> dict[str, Any]: ...
    @property
    def draws(self) -> list[dict[str, Any]]: ...


_TOLD = ("dice", "totals", "deck", "deck_id", "shuffle", "piles", "pile", "first", "cards")
"""What of an entry's data is part of the proof; a label is the player's own business."""
TOLD_OF_HIDDEN = ("deck", "deck_id", "shuffle", "pile", "first")
"""And of one that is hidden."""


def make_bundle(seed: SeedLike, entries: Iterable[EntryLike]) -> dict[str, Any]:
    """The proof as JSON. ValueError while the seed is in use: it would tell the rolls to come."""
    if seed.closed is None:
        raise ValueError("the seed is still in use")
    return {
        "kind": "dice",
        "format": FORMAT,
        "channel": str(seed.channel),
        "number": seed.n,
        "commitment": seed.commitment,
        "seed": seed.server_seed.hex(),
        "words": seed.words,
        "entries": [_told(entry) for entry in entries],
    }


def _told(entry: EntryLike) -> dict[str, Any]:
    # Discord's ids do not fit the numbers of JavaScript, so they are text
    told: dict[str, Any] = {"n": entry.n, "at": entry.at, "salt": str(entry.interaction), "kind": entry.kind}
    if entry.seal is not None:
        told["seal"] = entry.seal
    if entry.hidden:
        told["hidden"] = True
        return told | {key: entry.data[key] for key in TOLD_OF_HIDDEN if key in entry.data}
    return told | {key: entry.data[key] for key in _TOLD if key in entry.data} | {"draws": entry.draws}


# Checking -----------------------------------------------------------------------------------------------------------


def _is_sum(expression: str) -> bool:
    """Whether there are no dice in it, so that nothing was drawn."""
    try:
        return not any(isinstance(part, Dice) for item in read(expression) for part in walk(item.node))
    except DiceError:
        return False


class _Drawn(BaseModel):
    stream: str = Field(max_length=100)
    first: int = Field(ge=0, lt=1 << 62)
    kind: Kind
    n: int = Field(ge=0, le=MAX_SIDES)
    count: int = Field(ge=0, le=MAX_SIDES)
    result: Any


class _Entry(BaseModel):
    n: int
    salt: int = Field(ge=0, lt=1 << 64)
    kind: Literal["roll", "deck", "shuffle", "draw", "pick"]
    seal: str | None = None
    hidden: bool = False
    draws: list[_Drawn] = []
    dice: str | None = None
    totals: list[str] = []
    deck: str = ""
    deck_id: str = Field(default="", max_length=20)
    shuffle: int = 0
    piles: int = Field(default=1, ge=0, le=100)
    pile: int = 1
    first: int = Field(default=0, ge=0)
    cards: list[str] | None = None


class _Bundle(BaseModel):
    kind: Literal["dice"]
    format: Literal[1]
    commitment: str = Field(pattern="^[0-9a-f]{64}$")
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    words: list[str]
    entries: list[_Entry]


def verify_dice(bundle: Mapping[str, Any]) -> list[str]:
    """What is wrong with a proof, in plain words, at most `MOST_PROBLEMS`; [] if nothing is. Never raises."""
    try:
        proof = _Bundle.model_validate(bundle)
    except ValidationError as error:
        first = error.errors()[0]
        return [f"this is no proof of dice: {'.'.join(map(str, first['loc']))}: {first['msg']}"]
    server_seed = bytes.fromhex(proof.seed)
    if not verify_commitment(server_seed, proof.commitment):
        return ["the seed is not the one that was sealed: its SHA-256 is another"]
    checker = _Checker(table_seed(server_seed, proof.words))
    for place, entry in enumerate(proof.entries, 1):
        if entry.n != place:
            checker.problems.append(f"entry {place} is missing, repeated or misplaced: number {entry.n} stands there")
            break
        checker.check(entry)
        if len(checker.problems) >= MOST_PROBLEMS:
            break
    return checker.problems


class _Checker:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.problems: list[str] = []
        self.counters: dict[str, int] = {}
        self.seen: set[str] = set()
        self.decks: dict[tuple[str, int], list[list[str]]] = {}
        self.bags: dict[str, list[str]] = {}
        self.taken: dict[tuple[str, int, int], int] = {}
        self.shuffles: dict[str, int] = {}
        self.begin: int | None = None

    def check(self, entry: _Entry) -> None:
        where = f"entry {entry.n} ({entry.kind})"
        if f"{entry.salt}" in self.seen:
            self.problems.append(f"{where}: its request was used before")
        self.seen.add(f"{entry.salt}")
        self.begin = entry.salt if self.begin is None else self.begin
        if entry.kind != "roll":
            self._check_deck(where, entry)
        if entry.seal is not None and not entry.hidden and not entry.draws:
            self.problems.append(f"{where}: it is sealed and open, yet shows nothing")
        if entry.hidden:
            if entry.draws:
                self.problems.append(f"{where}: it is hidden, yet shows its dice")
        else:
            before = len(self.problems)
            for drawn in entry.draws:
                self._check_draw(where, entry, drawn)
            if len(self.problems) == before:  # otherwise what follows from it only repeats the complaint
                self._check_meaning(where, entry)
        if entry.kind == "draw":
            self._check_place(where, entry)

    def _check_deck(self, where: str, entry: _Entry) -> None:
        """A deck is made once, shuffled in turn, and drawn from as it was shuffled last."""
        last = self.shuffles.get(entry.deck_id)
        if entry.kind == "deck":
            if last is not None or entry.deck_id != f"{entry.salt}":
                self.problems.append(f"{where}: a deck is named after the request that made it, which this is not")
            last = entry.shuffle
        elif last is None and not (entry.deck_id.isdecimal() and int(entry.deck_id) < (self.begin or 0)):
            self.problems.append(f"{where}: nobody has made the deck “{entry.deck[:40]}”")
        elif last is not None and entry.shuffle != last + (entry.kind == "shuffle"):
            self.problems.append(f"{where}: “{entry.deck[:40]}” was shuffled {last} times, the proof counts otherwise")
        self.shuffles[entry.deck_id] = entry.shuffle
        if not entry.hidden and not entry.cards:
            self.problems.append(f"{where}: it names no cards")
        if (
            not entry.hidden
            and not entry.draws
            and (entry.kind in ("shuffle", "pick") or (entry.shuffle and entry.kind == "deck"))
        ):
            self.problems.append(f"{where}: it shows no draw")

    def _check_draw(self, where: str, entry: _Entry, drawn: _Drawn) -> None:
        if drawn.stream in _PUBLIC:
            expected = self.counters.get(drawn.stream, 0)
        else:
            if hashlib.sha256(drawn.stream.encode("utf-8", "surrogatepass")).hexdigest() != entry.seal:
                self.problems.append(f"{where}: its stream is not the one that was sealed")
                return
            expected = self.counters.get(f"{entry.n}:{drawn.stream}", 0)
            if expected == 0 and drawn.stream in self.seen:
                self.problems.append(f"{where}: its hidden stream was used before")
            self.seen.add(drawn.stream)
        if drawn.first != expected:
            self.problems.append(f"{where}: stream {drawn.stream!r} stood at {expected}, the proof says {drawn.first}")
            return
        kind = Draw(drawn.stream, drawn.first, drawn.kind, drawn.n, drawn.result, drawn.count, entry.salt)
        try:
            result, after = recompute(self.seed, kind)
        except ValueError as error:
            self.problems.append(f"{where}: {error}")
            return
        if result != drawn.result:
            self.problems.append(f"{where}: the seed gives {_short(result)}, the proof says {_short(drawn.result)}")
        key = drawn.stream if drawn.stream in _PUBLIC else f"{entry.n}:{drawn.stream}"
        self.counters[key] = after

    def _check_meaning(self, where: str, entry: _Entry) -> None:
        if entry.kind == "roll":
            self._check_roll(where, entry)
        elif entry.kind in ("deck", "shuffle") and entry.cards is not None:
            if not entry.draws:
                self.bags[entry.deck_id] = entry.cards
                return
            order = entry.draws[0].result
            if len(entry.draws) != 1 or entry.draws[0].kind != "shuffle" or len(order) != len(entry.cards):
                self.problems.append(f"{where}: it does not shuffle the cards that it names")
                return
            cards = [entry.cards[at] for at in order]
            piles = [cards[at :: entry.piles] for at in range(entry.piles)]
            self.decks[entry.deck_id, entry.shuffle] = piles
        elif entry.kind == "pick" and entry.deck_id in self.bags:
            bag = self.bags[entry.deck_id]
            if any(drawn.kind != "pick" or drawn.n != len(bag) for drawn in entry.draws) or entry.cards != [
                bag[drawn.result] for drawn in entry.draws
            ]:
                self.problems.append(f"{where}: these are not the things that were drawn from “{entry.deck}”")

    def _check_roll(self, where: str, entry: _Entry) -> None:
        drawn = [drawn for drawn in entry.draws]
        if entry.dice is None or (not drawn and not _is_sum(entry.dice)):
            self.problems.append(f"{where}: it does not say what was rolled")
            return
        stream = drawn[0].stream if drawn else "roll"
        counters = {stream: drawn[0].first if drawn else self.counters.get(stream, 0)}
        try:
            results = roll(entry.dice, Chance(self.seed, counters, entry.salt), stream, None)
        except DiceError as error:
            self.problems.append(f"{where}: {_short(entry.dice)} cannot be rolled: {error}")
            return
        totals = [result.total_text for result in results]
        if totals != entry.totals:
            self.problems.append(f"{where}: the dice give {_short(totals)}, the proof says {_short(entry.totals)}")
        if drawn and counters[stream] != self.counters.get(stream if stream in _PUBLIC else f"{entry.n}:{stream}"):
            self.problems.append(f"{where}: {_short(entry.dice)} throws other dice than the proof lists")

    def _check_place(self, where: str, entry: _Entry) -> None:
        """Cards come off the top one after another; what was drawn in secret leaves its places free."""
        pile = (entry.deck_id, entry.shuffle, entry.pile)
        if entry.hidden:
            return  # how many cards it was is part of what is hidden; the next open one tells where the pile stands
        if entry.first < self.taken.get(pile, 0):
            self.problems.append(f"{where}: it takes cards that were drawn before")
        cards = entry.cards or []
        self.taken[pile] = entry.first + len(cards)
        piles = self.decks.get((entry.deck_id, entry.shuffle))
        if piles is None:
            return  # shuffled under an earlier seed, or the shuffle is not opened yet
        shuffled = piles[entry.pile - 1] if 1 <= entry.pile <= len(piles) else []
        if shuffled[entry.first : entry.first + len(cards)] != cards:
            self.problems.append(f"{where}: the shuffle put other cards there than {_short(cards)}")


def _short(value: object) -> str:
    words = repr(value)
    return words if len(words) <= 80 else words[:79] + "…"
