"""Trays for printed boxes, seen through the box of an invented game: dice, tokens, a deck, a track, their proof."""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import ClassVar

import pytest
from pydantic import Field

from bot.rules.box.amounts import kept_faces
from bot.rules.box.deck import BoxDeck, numbers
from bot.rules.box.markers import MarkerPool, full
from bot.rules.box.tracks import Track
from bot.rules.box.tray import Tray
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.shelf.channel_records import ChannelRecords
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Trays, draw_card, reset_markers, shuffle_cards, shuffle_markers
from bot.tables.store.opening import open_database
from bot.ui.panels.catalogue import Catalogue
from cogs.dice.proof import make_bundle, verify_dice
from tests.tables.play import url

TOKENS = {"white": 2, "black": 2, "dual": 1}
CHANNEL, ADA, BEN = 7, 1, 2
DAYS = Track(30)


class Bag(MarkerPool):
    counts: ClassVar[Mapping[str, int]] = TOKENS
    pool: list[str] = Field(default_factory=lambda: full(TOKENS))


class MoorBox(Tray):
    bag: Bag = Field(default_factory=Bag)
    path: BoxDeck = Field(default_factory=BoxDeck)
    day: int = 1


TRAYS = Trays("moor", "The moor", MoorBox)
"""A box as the next games have one: initiative tokens in a bag, a deck of numbers, a calendar, twelve-sided dice."""


@pytest.fixture
async def records(path: Path) -> AsyncIterator[ChannelRecords]:
    database = await open_database(url(path))
    yield ChannelRecords(database)
    await database.close()


async def kept(records: ChannelRecords, channel: int = CHANNEL) -> MoorBox:
    return TRAYS.read(await records.kit(channel, TRAYS.kind))


async def test_dice_of_any_size_are_rolled_again_and_kept(records: ChannelRecords) -> None:
    thrown = await records.play(
        CHANNEL, 10, lambda ledger: TRAYS.throw(ledger, ADA, "Ada", 5, most=20, rerolls=3, sides=12)
    )
    assert thrown.left == 3 and len(thrown.faces) == 5 and set(thrown.faces) <= set(range(1, 13))
    again = await records.play(
        CHANNEL, 11, lambda ledger: TRAYS.reroll(ledger, ADA, "Ada", thrown.entry, 3, ["0", "4"])
    )
    assert again.left == 2 and again.faces[1:4] == thrown.faces[1:4] and again.again == 2
    with pytest.raises(NoLongerPossible):
        await records.play(CHANNEL, 12, lambda ledger: TRAYS.reroll(ledger, ADA, "Ada", thrown.entry, 3, ["0"]))
    done = await records.play(CHANNEL, 13, lambda ledger: TRAYS.finish(ledger, thrown.entry, 2))
    assert done.faces == again.faces and (await kept(records)).throws == {}
    first, second = reversed(await records.public_rolls(CHANNEL))
    assert (first.data["dice"], second.data["dice"]) == ("5d12", "2d12")


async def test_a_game_without_rerolls_keeps_no_throws(records: ChannelRecords) -> None:
    thrown = await records.play(CHANNEL, 10, lambda ledger: TRAYS.throw(ledger, ADA, "Ada", 2, most=3))
    assert thrown.left == 0 and (await kept(records)).throws == {}
    with pytest.raises(NotPossible):
        await records.play(CHANNEL, 11, lambda ledger: TRAYS.throw(ledger, ADA, "Ada", 4, most=3))


@pytest.mark.parametrize(("typed", "faces"), [("12, 1", {1, 12}), ("5 6", {5, 6})])
def test_faces_of_great_dice_are_typed_with_blanks(typed: str, faces: set[int]) -> None:
    assert kept_faces(typed, 12) == faces
    for wrong in ("13", "0", "1-2", ""):
        with pytest.raises(NotPossible):
            kept_faces(wrong, 12)


async def test_tokens_are_drawn_unseen_and_none_is_lost(records: ChannelRecords) -> None:
    def draw(ledger: Ledger) -> tuple[int, str]:
        box = TRAYS.open(ledger)
        if not box.bag.shuffles:
            shuffle_markers(ledger, box.bag, ADA, "Bag")
        missing = box.bag.draw(3, box.bag.whose("  the   party "))
        TRAYS.keep(ledger, box)
        return missing, "".join(box.bag.lying)

    assert await records.play(CHANNEL, 20, draw) == (0, "the party")
    assert await records.play(CHANNEL, 21, draw) == (1, "the party")

    def reset(ledger: Ledger) -> str | None:
        box = TRAYS.open(ledger)
        seal = reset_markers(ledger, box.bag, ADA, "Bag")
        TRAYS.keep(ledger, box)
        return seal

    assert await records.play(CHANNEL, 22, reset) is not None
    bag = (await kept(records)).bag
    assert Counter(bag.pool) == TOKENS and bag.shuffles == 2 and len(bag.sealed) == 1


async def test_a_deck_of_numbers_goes_round_and_a_late_click_draws_nothing(records: ChannelRecords) -> None:
    def draw(turn: int | None) -> Callable[[Ledger], tuple[str, bool]]:
        def work(ledger: Ledger) -> tuple[str, bool]:
            box = TRAYS.open(ledger)
            card, again, _ = draw_card(ledger, box.path, ADA, "Path", numbers(3), turn)
            TRAYS.keep(ledger, box)
            return card, again

        return work

    drawn = [await records.play(CHANNEL, 30 + n, draw(n)) for n in range(4)]
    assert sorted(card for card, _ in drawn[:3]) == ["1", "2", "3"]
    assert [again for _, again in drawn] == [False, False, False, True]
    with pytest.raises(NoLongerPossible):
        await records.play(CHANNEL, 40, draw(0))
    assert (await kept(records)).path.turn == 4


async def test_tracks_end_where_they_end(records: ChannelRecords) -> None:
    before, after = await records.play(
        CHANNEL, 50, lambda ledger: TRAYS.change(ledger, lambda box: setattr(box, "day", DAYS.gain(box.day, 4)))
    )
    assert (before.day, after.day) == (1, 5)
    assert (DAYS.shift(5, -9), DAYS.shift(29, 9), DAYS.spend(5, 5), DAYS.set(30)) == (0, 30, 0, 30)
    wrong: list[Callable[[], int]] = [
        lambda: DAYS.spend(5, 6),
        lambda: DAYS.gain(28, 3),
        lambda: DAYS.set(31),
        lambda: DAYS.gain(1, 0),
    ]
    for refused in wrong:
        with pytest.raises(NotPossible) as found:
            refused()
        assert "<" not in Catalogue().format(found.value.text)


async def test_channels_and_games_are_apart_and_an_interaction_counts_once(records: ChannelRecords) -> None:
    other = Trays("fen", "The fen", MoorBox)
    await records.play(CHANNEL, 60, lambda ledger: TRAYS.change(ledger, lambda box: setattr(box, "day", 9)))
    assert (await kept(records, CHANNEL + 1)).day == 1
    assert other.read(await records.kit(CHANNEL, other.kind)).day == 1
    with pytest.raises(NoLongerPossible):
        await records.play(CHANNEL, 60, lambda ledger: TRAYS.change(ledger, lambda box: setattr(box, "day", 8)))
    assert (await kept(records)).day == 9


async def test_all_of_it_is_proved_by_the_opened_seed(records: ChannelRecords) -> None:
    def shuffle(ledger: Ledger) -> None:
        box = TRAYS.open(ledger)
        shuffle_cards(ledger, box.path, BEN, "Path", numbers(5))
        TRAYS.keep(ledger, box)

    await records.play(
        CHANNEL, 70 << 22, lambda ledger: TRAYS.throw(ledger, ADA, "Ada", 3, most=9, sides=12, rerolls=1)
    )
    await records.play(CHANNEL, 71 << 22, lambda ledger: TRAYS.pick(ledger, BEN, ["a", "b", "c"], 2))
    await records.play(CHANNEL, 72 << 22, shuffle)
    await records.play(CHANNEL, 73 << 22, shuffle)
    closed, _ = await records.play(CHANNEL, 10**18, lambda ledger: ledger.open_seed())
    bundle = make_bundle(closed, await records.entries(CHANNEL, closed.n))
    assert [entry["kind"] for entry in bundle["entries"]] == ["roll", "deck", "deck", "deck"]
    assert verify_dice(bundle) == []
    bundle["entries"][0]["draws"][0]["result"][0] += 1
    assert verify_dice(bundle)
