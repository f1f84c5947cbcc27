"""What users do with a channel's box, each as one transaction of the channel's ledger. Waits for nothing, no discord.

    drawn = await channel_records.play(channel, interaction, lambda ledger: draw_ai(ledger, user, None))

Dice are ordinary rolls of the channel: `/rolls fair` proves them, `/rolls stats` counts them. A shuffle is sealed until
its order tells nothing any more: that of the AI deck until the next one, those of the markers until all go back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.rules.decision import text
from bot.rules.dice import roll
from bot.rules.errors import NotPossible
from bot.tables.shelf.ledger import OPEN, SEALED, Entry, Ledger
from cogs.doomrock.box.state import AI_CARDS, MOST_DICE, REROLLS, Box, Throw, check_range, find_whose
from cogs.doomrock.box.sums import dice_chosen

KIND: Final = "doomrock"
LABEL: Final = "Doomrock"
_ROLL, _BAG = "roll", "bag"


@dataclass(frozen=True, slots=True)
class Done:
    """What came of it. seal: a commitment to be posted; shuffle: the seal of a new order; entry: for buttons."""

    box: Box
    seal: str | None = None
    shuffle: str | None = None
    entry: int = 0


@dataclass(frozen=True, slots=True)
class Thrown(Done):
    """faces: all dice as they lie, or those asked for; rounds: each throw; again: how many were rerolled."""

    faces: tuple[int, ...] = ()
    left: int = 0
    rounds: tuple[tuple[int, ...], ...] = ()
    again: int = 0


@dataclass(frozen=True, slots=True)
class Shown(Done):
    """whose: a name or ""; kinds: markers turned over; n: how many were laid, missing ... as the deed says."""

    whose: str = ""
    kinds: tuple[str, ...] = ()
    n: int = 0
    missing: int = 0
    back: int = 0
    exploded: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Card(Done):
    """An AI card, or the cards and their number after a shuffle."""

    card: str = ""
    again: bool = False


@dataclass(frozen=True, slots=True)
class Picked(Done):
    """Names drawn at random."""

    names: tuple[str, ...] = ()


def read(data: Any) -> Box:
    """The box of a channel from its stored data; a new one where there is none."""
    return Box() if data is None else Box.model_validate(data)


def count(ledger: Ledger, work: Callable[[Box], object]) -> tuple[Box, Box]:
    """Change what needs no chance, such as a counter; (the box before, after)."""
    box = _open(ledger)
    before = box.model_copy()
    work(box)
    return before, _kept(ledger, box)


# ---------------------------------------------------------------- dice


def throw(ledger: Ledger, user: int, who: str, dice: int, keep: frozenset[int] = frozenset()) -> Thrown:
    """Roll. keep: faces to hold on to; then both rerolls are made at once, and the dice are final."""
    check_range(dice, 1, MOST_DICE)
    box = _open(ledger)
    faces = _dice(ledger, dice)
    rounds = [tuple(faces)]
    for _ in range(REROLLS if keep else 0):
        again = [place for place, face in enumerate(faces) if face not in keep]
        if not again:
            break
        for place, face in zip(again, _dice(ledger, len(again)), strict=True):
            faces[place] = face
        rounds.append(tuple(faces))
    entry = _enter_roll(ledger, user, who)
    left = 0
    if not keep:
        left = box.keep_throw(entry, faces).left
    return Thrown(_kept(ledger, box), ledger.announced, None, entry, tuple(faces), left, tuple(rounds))


def reroll(ledger: Ledger, user: int, who: str, entry: int, left: int, values: Sequence[str]) -> Thrown:
    """Roll some dice of a throw again. left: rerolls as they stood on the select."""
    box = _open(ledger)
    before = box.throw(entry, left)
    places = dice_chosen(values, len(before.faces))
    now = box.reroll(entry, places, _dice(ledger, len(places)))
    _enter_roll(ledger, user, who)
    faces = tuple(now.faces)
    return Thrown(_kept(ledger, box), ledger.announced, None, entry, faces, now.left, (faces,), len(places))


def keep(ledger: Ledger, entry: int, left: int) -> Thrown:
    """Hold on to a throw as it lies."""
    box = _open(ledger)
    found: Throw = box.finish(entry, left)
    return Thrown(_kept(ledger, box), None, None, entry, tuple(found.faces))


def one_die(ledger: Ledger, user: int, who: str) -> Thrown:
    """A d6, for a test or a table."""
    box = _open(ledger)
    faces = tuple(_dice(ledger, 1))
    entry = _enter_roll(ledger, user, who)
    return Thrown(_kept(ledger, box), ledger.announced, None, entry, faces)


def pick(ledger: Ledger, user: int, names: Sequence[str], n: int) -> Picked:
    """Some of these at random, each once."""
    check_range(n, 1, len(names))
    box = _open(ledger)
    found = tuple(ledger.chance.shuffle(_BAG, list(names))[:n])
    ledger.announce()
    told = {"deck": LABEL, "deck_id": str(ledger.interaction), "shuffle": 1, "piles": 1, "cards": list(names)}
    ledger.enter("deck", user, told)
    return Picked(_kept(ledger, box), ledger.announced, names=found)


# ---------------------------------------------------------------- expose markers


def lay(ledger: Ledger, user: int, n: int, typed: str | None) -> Shown:
    """Lay face-down markers on somebody, as many as there are."""
    box = _open(ledger)
    shuffle = None if box.pool.shuffles else _shuffle_pool(ledger, box, user)
    whose = find_whose(box.pool, typed)
    missing = box.pool.draw(n, whose)
    return _shown(ledger, box, shuffle, whose=whose, n=n - missing, missing=missing)


def reveal(ledger: Ledger, n: int | None, typed: str | None) -> Shown:
    """Turn over somebody's markers."""
    box = _open(ledger)
    lying = box.pool.lying
    if typed is None and "" not in lying and lying:
        if len(lying) > 1:
            raise NotPossible(text("dr-box-refused-whose", names=list(lying)))
        typed = next(iter(lying))
    whose = find_whose(box.pool, typed)
    # no entry of its own: the order is opened when all markers go back, and what was revealed stands in the channel
    kinds = tuple(box.pool.reveal(whose, n))
    return _shown(ledger, box, whose=whose, kinds=kinds, n=len(kinds))


def clean(ledger: Ledger, user: int, all_blanks: bool = False) -> Shown:
    """A cumulation does its work."""
    box = _open(ledger)
    gone, back = box.pool.clean(all_blanks)
    return _shown(ledger, box, _shuffle_pool(ledger, box, user), n=gone, back=back)


def explode(ledger: Ledger, user: int) -> Shown:
    """The pool is empty and a marker is wanted in a battle."""
    box = _open(ledger)
    found = box.pool.explode()
    exploded = tuple((whose, tuple(kinds)) for whose, kinds in found.items())
    return _shown(ledger, box, _shuffle_pool(ledger, box, user), exploded=exploded)


def reset(ledger: Ledger, user: int, typed: str | None) -> Shown:
    """All markers go back, but those of whom is named, separated by commas."""
    box = _open(ledger)
    names = [find_whose(box.pool, part) for part in (typed or "").split(",") if part.strip()]
    box.pool.reset(names)
    if not box.pool.lying:  # otherwise an opened shuffle would tell what lies there
        ledger.open_entries(box.pool.sealed)
        box.pool.sealed = []
    return _shown(ledger, box, _shuffle_pool(ledger, box, user), n=len(box.pool.pool))


# ---------------------------------------------------------------- the AI deck


def shuffle_ai(ledger: Ledger, user: int, encounter: str, cards: Sequence[str] | None, enrage: int = 0) -> Card:
    """A deck for a new battle: of an encounter's cards, with its enrage to begin with, or of eight numbers."""
    box = _open(ledger)
    if cards:
        box.enrage = enrage
    seal = _shuffle_ai(ledger, box, user, cards or _numbers(), encounter if cards else "")
    return Card(_kept(ledger, box), ledger.announced, seal)


def draw_ai(ledger: Ledger, user: int, turn: int | None = None) -> Card:
    """The next AI card; an empty deck is shuffled anew first (DR-13.1). turn: as it stood on the button."""
    box = _open(ledger)
    seal, again = None, False
    if not box.ai.pile:
        again = not box.ai.is_new
        if turn in (None, box.ai.turn):  # a late click must not shuffle
            seal = _shuffle_ai(ledger, box, user, None if again else _numbers(), box.ai.encounter)
    first = len(box.ai.out)
    card = box.ai.draw(turn)
    if seal is None:
        told = {"deck": "AI", "deck_id": str(box.ai.made), "shuffle": box.ai.shuffles, "pile": 1, "first": first}
        ledger.enter("draw", user, told | {"cards": [card]})
    return Card(_kept(ledger, box), ledger.announced, seal, card=card, again=again)


def _numbers() -> list[str]:
    return [str(n) for n in range(1, AI_CARDS + 1)]


# ---------------------------------------------------------------- shared


def _open(ledger: Ledger) -> Box:
    box = read(ledger.kit(KIND))
    box.once(ledger.interaction)
    return box


def _kept(ledger: Ledger, box: Box) -> Box:
    ledger.set_kit(KIND, box.model_dump(mode="json"))
    return box


def _shown(ledger: Ledger, box: Box, shuffle: str | None = None, **found: Any) -> Shown:
    return Shown(_kept(ledger, box), ledger.announced, shuffle, **found)


def _dice(ledger: Ledger, n: int) -> list[int]:
    before = len(ledger.chance.draws)
    roll(f"{n}d6", ledger.chance, _ROLL)
    drawn = [draw["result"] for draw in ledger.chance.draws[before:]]
    return [face for found in drawn for face in (found if isinstance(found, list) else [found])]


def _enter_roll(ledger: Ledger, user: int, who: str) -> int:
    """Write down the dice drawn so far as a roll, in the notation that leads to them."""
    thrown = [found if isinstance(found, list) else [found] for found in (d["result"] for d in ledger.chance.draws)]
    data = {
        "dice": "; ".join(f"{len(faces)}d6" for faces in thrown),
        "label": LABEL,
        "totals": [str(sum(faces)) for faces in thrown],
        "shown": "\n".join(f"{len(faces)}d6 ({', '.join(map(str, faces))}) = **{sum(faces)}**" for faces in thrown),
        "successes": None,
        "who": who,
    }
    ledger.announce()
    return ledger.enter("roll", user, data, OPEN).id


def _shuffle_pool(ledger: Ledger, box: Box, user: int) -> str | None:
    settled = box.pool.settled()
    order = ledger.chance.shuffle(ledger.hidden_stream(), settled)
    box.pool.stack(order)
    if not box.pool.made:
        box.pool.made = ledger.interaction
    entry = _enter_shuffle(ledger, user, "Expose", box.pool.made, box.pool.shuffles, settled)
    box.pool.sealed.append(entry.id)
    return entry.seal


def _shuffle_ai(ledger: Ledger, box: Box, user: int, cards: Sequence[str] | None, encounter: str) -> str | None:
    settled = box.ai.gather(cards, encounter)
    ledger.open_entries(box.ai.sealed)
    order = ledger.chance.shuffle(ledger.hidden_stream(), settled)
    box.ai.stack(order)
    if box.ai.shuffles == 1:
        box.ai.made = ledger.interaction
    entry = _enter_shuffle(ledger, user, "AI", box.ai.made, box.ai.shuffles, settled)
    box.ai.sealed = [entry.id]
    return entry.seal


def _enter_shuffle(ledger: Ledger, user: int, name: str, made: int, shuffles: int, cards: Sequence[str]) -> Entry:
    """Write down a sealed shuffle as the proof wants it: a deck is named after the request that made it."""
    told = {"deck": name, "deck_id": str(made), "shuffle": shuffles, "piles": 1, "cards": list(cards)}
    ledger.announce()
    return ledger.enter("deck" if shuffles == 1 else "shuffle", user, told, SEALED)
