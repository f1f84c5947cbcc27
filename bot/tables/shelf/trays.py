"""A channel's trays: what users do with them, each as one transaction of the channel's ledger. Waits for nothing.

    TRAYS = Trays("doomrock", "Doomrock", Box)
    thrown = await channel_records.play(channel, interaction, lambda ledger: TRAYS.throw(ledger, user, who, dice))

Dice are ordinary rolls of the channel: `/rolls fair` proves them, `/rolls stats` counts them. A shuffle is sealed until
its order tells nothing any more: that of a deck until the next one, those of markers until all go back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from bot.rules.box.amounts import check_range, dice_chosen
from bot.rules.box.deck import BoxDeck
from bot.rules.box.markers import MarkerPool
from bot.rules.box.tray import Tray
from bot.rules.dice import roll
from bot.tables.shelf.ledger import OPEN, SEALED, Entry, Ledger

T = TypeVar("T", bound=Tray)
_ROLL: Final = "roll"
_BAG: Final = "bag"


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """What came of it. seal: a commitment to be posted; shuffle: the seal of a new order; entry: for buttons."""

    box: T
    seal: str | None = None
    shuffle: str | None = None
    entry: int = 0


@dataclass(frozen=True, slots=True)
class Thrown(Done[T]):
    """faces: all dice as they lie, or those asked for; rounds: each throw; again: how many were rerolled; beside: dice
    of other kinds that lie beside them for good."""

    faces: tuple[int, ...] = ()
    left: int = 0
    rounds: tuple[tuple[int, ...], ...] = ()
    again: int = 0
    beside: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Card(Done[T]):
    """A card of a deck, or its new order alone. again: the deck was empty and has been shuffled."""

    card: str = ""
    again: bool = False


@dataclass(frozen=True, slots=True)
class Picked(Done[T]):
    """Names drawn at random."""

    names: tuple[str, ...] = ()


class Trays(Generic[T]):
    """The trays of one game, a channel each. kind: under which they are stored; label: what its rolls are called in
    the channel's statistics."""

    def __init__(self, kind: str, label: str, tray: type[T]) -> None:
        self.kind, self.label = kind, label
        self._tray = tray

    def read(self, data: Any) -> T:
        """The tray of a channel from its stored data; a new one where there is none."""
        return self._tray() if data is None else self._tray.model_validate(data)

    def open(self, ledger: Ledger) -> T:
        """The tray to be changed. Raises `NoLongerPossible` for an interaction that has counted before."""
        box = self.read(ledger.kit(self.kind))
        box.once(ledger.interaction)
        return box

    def keep(self, ledger: Ledger, box: T) -> T:
        """Store the tray; gives it."""
        ledger.set_kit(self.kind, box.model_dump(mode="json"))
        return box

    def change(self, ledger: Ledger, work: Callable[[T], object]) -> tuple[T, T]:
        """Change what needs no chance, such as a counter; (the tray before, after)."""
        box = self.open(ledger)
        before = box.model_copy()
        work(box)
        return before, self.keep(ledger, box)

    # ------------------------------------------------------------------ dice

    def throw(
        self,
        ledger: Ledger,
        user: int,
        who: str,
        dice: int,
        keep: frozenset[int] = frozenset(),
        *,
        most: int,
        rerolls: int = 0,
        sides: int = 6,
        beside: Sequence[int] = (),
    ) -> Thrown[T]:
        """Roll up to `most` dice. keep: faces to hold on to; then all rerolls are made at once, and the dice are
        final. beside: sides of further dice, which nobody rolls again."""
        check_range(dice, 1, most)
        box = self.open(ledger)
        faces = _dice(ledger, dice, sides)
        rounds = [tuple(faces)]
        for _ in range(rerolls if keep else 0):
            again = [place for place, face in enumerate(faces) if face not in keep]
            if not again:
                break
            for place, face in zip(again, _dice(ledger, len(again), sides), strict=True):
                faces[place] = face
            rounds.append(tuple(faces))
        others = tuple(face for one in beside for face in _dice(ledger, 1, one))
        entry = self._enter_roll(ledger, user, who)
        left = 0
        if rerolls and not keep:
            left = box.keep_throw(entry, faces, rerolls, sides).left
        return Thrown(
            self.keep(ledger, box), ledger.announced, None, entry, tuple(faces), left, tuple(rounds), 0, others
        )

    def reroll(self, ledger: Ledger, user: int, who: str, entry: int, left: int, values: Sequence[str]) -> Thrown[T]:
        """Roll some dice of a throw again. left: rerolls as they stood on the select; values: its places."""
        box = self.open(ledger)
        before = box.throw(entry, left)
        places = dice_chosen(values, len(before.faces))
        now = box.reroll(entry, places, _dice(ledger, len(places), before.sides))
        self._enter_roll(ledger, user, who)
        faces = tuple(now.faces)
        return Thrown(self.keep(ledger, box), ledger.announced, None, entry, faces, now.left, (faces,), len(places))

    def finish(self, ledger: Ledger, entry: int, left: int) -> Thrown[T]:
        """Hold on to a throw as it lies."""
        box = self.open(ledger)
        faces = tuple(box.finish(entry, left).faces)
        return Thrown(self.keep(ledger, box), None, None, entry, faces)

    def pick(self, ledger: Ledger, user: int, names: Sequence[str], n: int) -> Picked[T]:
        """Some of these at random, each once."""
        check_range(n, 1, len(names))
        box = self.open(ledger)
        found = tuple(ledger.chance.shuffle(_BAG, list(names))[:n])
        ledger.announce()
        told = {"deck": self.label, "deck_id": str(ledger.interaction), "shuffle": 1, "piles": 1, "cards": list(names)}
        ledger.enter("deck", user, told)
        return Picked(self.keep(ledger, box), ledger.announced, names=found)

    def _enter_roll(self, ledger: Ledger, user: int, who: str) -> int:
        """Write down the dice drawn so far as a roll, in the notation that leads to them."""
        thrown = [
            (d["n"], d["result"] if isinstance(d["result"], list) else [d["result"]]) for d in ledger.chance.draws
        ]
        data = {
            "dice": "; ".join(f"{len(faces)}d{sides}" for sides, faces in thrown),
            "label": self.label,
            "totals": [str(sum(faces)) for _, faces in thrown],
            "shown": "\n".join(
                f"{len(faces)}d{sides} ({', '.join(map(str, faces))}) = **{sum(faces)}**" for sides, faces in thrown
            ),
            "successes": None,
            "who": who,
        }
        ledger.announce()
        return ledger.enter("roll", user, data, OPEN).id


# ---------------------------------------------------------------- shuffles, cards


def shuffle_markers(ledger: Ledger, pool: MarkerPool, user: int, name: str) -> str | None:
    """Shuffle what is in a pool; gives the seal of the new order. Those before are opened once nothing lies face down,
    for before that they would tell what lies there."""
    settled = pool.settled()
    pool.stack(ledger.chance.shuffle(ledger.hidden_stream(), settled))
    if not pool.made:
        pool.made = ledger.interaction
    entry = _enter_shuffle(ledger, user, name, pool.made, pool.shuffles, settled)
    pool.sealed.append(entry.id)
    return entry.seal


def reset_markers(ledger: Ledger, pool: MarkerPool, user: int, name: str, keep: Sequence[str] = ()) -> str | None:
    """All markers go back but what lies on `keep`, and are shuffled."""
    pool.reset(keep)
    if not pool.lying:
        ledger.open_entries(pool.sealed)
        pool.sealed = []
    return shuffle_markers(ledger, pool, user, name)


def shuffle_cards(ledger: Ledger, deck: BoxDeck, user: int, name: str, cards: Sequence[str] | None) -> str | None:
    """Shuffle other cards, or the same again; gives the seal of the new order and opens that of the old one."""
    settled = deck.gather(cards)
    ledger.open_entries(deck.sealed)
    deck.stack(ledger.chance.shuffle(ledger.hidden_stream(), settled))
    if deck.shuffles == 1:
        deck.made = ledger.interaction
    entry = _enter_shuffle(ledger, user, name, deck.made, deck.shuffles, settled)
    deck.sealed = [entry.id]
    return entry.seal


def draw_card(
    ledger: Ledger, deck: BoxDeck, user: int, name: str, new: Sequence[str], turn: int | None = None
) -> tuple[str, bool, str | None]:
    """(the next card, whether the deck was empty and is shuffled again, the seal of a new order).

    new: the cards of a deck that nobody has made yet. turn: as it stood on the button; a late click must not shuffle.
    """
    seal, again = None, False
    if not deck.pile:
        again = not deck.is_new
        if turn in (None, deck.turn):
            seal = shuffle_cards(ledger, deck, user, name, None if again else new)
    first = len(deck.out)
    card = deck.draw(turn)
    if seal is None:
        told = {"deck": name, "deck_id": str(deck.made), "shuffle": deck.shuffles, "pile": 1, "first": first}
        ledger.enter("draw", user, told | {"cards": [card]})
    return card, again, seal


def _enter_shuffle(ledger: Ledger, user: int, name: str, made: int, shuffles: int, cards: Sequence[str]) -> Entry:
    """Write down a sealed shuffle as the proof wants it: a deck is named after the request that made it."""
    told = {"deck": name, "deck_id": str(made), "shuffle": shuffles, "piles": 1, "cards": list(cards)}
    ledger.announce()
    return ledger.enter("deck" if shuffles == 1 else "shuffle", user, told, SEALED)


def _dice(ledger: Ledger, n: int, sides: int) -> list[int]:
    before = len(ledger.chance.draws)
    roll(f"{n}d{sides}", ledger.chance, _ROLL)
    drawn = [draw["result"] for draw in ledger.chance.draws[before:]]
    return [face for found in drawn for face in (found if isinstance(found, list) else [found])]
