"""What `waykeeper balance altered` counts."""

from collections import Counter

import pytest

from cogs.altered.game import game
from cogs.altered.house import balance
from cogs.altered.house.balance import Played, Tally, meetings

DECKS = tuple(game().content.starters())


def test_every_pair_meets_in_both_seats_before_any_meets_again() -> None:
    every = len(DECKS) * (len(DECKS) - 1)
    found = meetings(DECKS, every + 3, "s")
    assert set(Counter(found[:every]).values()) == {1} and len({pair[:2] for pair in found[:every]}) == every
    assert found[every:] == [(a, b, 1) for a, b, _ in found[:3]]
    assert found == meetings(DECKS, every + 3, "s") != meetings(DECKS, every + 3, "t")
    assert all("long_garden" in pair for pair in meetings(DECKS, 50, "s", ("long_garden",)))
    assert meetings(DECKS, 5, "s", ("no_such_deck",)) == []


def test_a_draw_is_half_a_win() -> None:
    tally = Tally()
    for winner in (0, 1, None):
        tally.add("deck", 0, winner)
    assert tally.share("deck") == 0.5


def test_shares_figures_and_cards_that_are_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds one card always wins, whatever the deck: it is named, and the rest is counted as it was played."""
    a, b = DECKS[:2]
    card = next(iter(game().content.decks[a].cards))

    def played(_: object, one: str, other: str, name: str) -> Played:
        wins = int(name.rpartition(":")[2]) % 2 == 0
        held = frozenset({card}) if wins else frozenset()
        return Played((one, other), 0 if wins else 1, wins, 7, not wins, (held, frozenset()))

    monkeypatch.setattr(balance, "play", played)
    monkeypatch.setattr(balance, "meetings", lambda *_: [(a, b, n) for n in range(300)])
    found = balance.balance(game(), 0, 300, "s", (), lambda _: None)
    assert {cell.name: (cell.wins, cell.trials) for cell in found.games} == {a: (150, 300), b: (150, 300)}
    assert [(f.name, f.value) for f in found.figures] == [
        ("median days", 7),
        ("tiebreakers %", 50.0),
        ("first wins %", 50.0),
    ]
    assert [f.is_good for f in found.figures] == [True, False, True] and not found.is_good
    heroes = [game().content.cards[game().content.decks[deck].hero or ""].name for deck in (a, b)]
    assert len(found.notes) == 4 and game().content.cards[card].name in found.notes[0]
    assert found.notes[0].split()[-5:] == ["+50.0", "±", "8.2", "150", "outside"]
    assert all(any(hero in note for note in found.notes[1:3]) for hero in heroes)
    assert found.notes[-1].startswith("3 cards") and "1 are more than 8 points off, 0 perhaps" in found.notes[-1]


def test_a_real_game_comes_to_its_end() -> None:
    one = balance.play(game(), DECKS[0], DECKS[1], "real")
    assert one == balance.play(game(), DECKS[0], DECKS[1], "real")
    assert one.day >= 2 and all(one.held) and one.winner in (0, 1, None)
