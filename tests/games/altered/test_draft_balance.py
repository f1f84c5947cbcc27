"""`waykeeper balance altered-draft`: the suggested deck against what somebody careful has built of the same pool."""

from collections import Counter
from itertools import islice

import pytest

from cogs import load_game
from cogs.altered.draft.house import balance
from cogs.altered.draft.house.balance import by_hand, pools
from cogs.altered.draft.house.careful import careful
from cogs.altered.draft.house.uses import rows, uses
from cogs.altered.draft.rules import deckmaking, judgement
from cogs.altered.draft.rules.deckmaking import DECK, Idea, heroes_of, problems
from cogs.altered.game import game

DRAFT = load_game("altered-draft")
CONTENT = DRAFT.content
HEROES = heroes_of(CONTENT, "rares")


def test_decks_by_hand_are_legal_and_nobody_suggests_them() -> None:
    assert len(by_hand()) == 6
    for one in by_hand():
        assert len(one.cards) == DECK - 1 and len(one.cards + one.rest) == 84
        assert problems(CONTENT, one.hero, one.cards) == ()
        found = judgement.ideas(CONTENT, one.cards + one.rest, HEROES)
        assert all(Counter(one.cards) != Counter(deck) for _, deck in found)


def test_each_suggestion_is_a_legal_deck_of_its_pool() -> None:
    for kind in ("sealed", "booster"):
        for _, pool in islice(pools(DRAFT, kind, "legal"), 4):
            found = judgement.ideas(CONTENT, pool, HEROES)
            assert 2 <= len(found) == len({deck for _, deck in found})
            for hero, deck in found:
                assert not Counter(deck) - Counter(pool)
                if len(deck) == DECK - 1:
                    assert problems(CONTENT, hero, deck) == ()


def test_a_suggested_deck_has_few_landmarks_and_an_end() -> None:
    """What was amiss before: three Landmarks of one name, and nothing for eight Mana."""
    for _, pool in islice(pools(DRAFT, "sealed", "shape"), 6):
        cards = [CONTENT.cards[ref] for ref in judgement.ideas(CONTENT, pool, HEROES)[0][1]]
        kinds = Counter(card.type for card in cards)
        assert kinds["landmark"] <= 1 and kinds["spell"] <= 5 and kinds["character"] >= 20
        assert sum(card.hand_cost >= 5 for card in cards) >= 4


def test_the_careful_deck_is_the_one_that_wins_its_tryouts_and_never_the_suggested_one() -> None:
    _, pool = next(pools(DRAFT, "sealed", "tryouts"))
    suggested, *others = judgement.ideas(CONTENT, pool, HEROES)
    wanted = others[2]

    def match(one: Idea, other: Idea, name: str) -> float:
        assert suggested not in (one, other)
        return 1.0 if one == wanted else 0.0 if other == wanted else 0.5

    assert careful(CONTENT, pool, HEROES, match, 2) == wanted
    first = deckmaking.ideas(CONTENT, pool, HEROES)[0]
    assert careful(CONTENT, pool, HEROES, lambda one, other, name: float(one == first), 2) == first


def test_a_win_counts_for_the_suggested_deck_in_either_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """It wins whenever it sits first: half of its games."""
    monkeypatch.setattr(balance, "match", lambda *_: 1.0)
    found = balance.balance(DRAFT, game(), 20, "s", ("by hand",), lambda _: None)
    assert [(cell.name, cell.trials, cell.wins) for cell in found.games] == [("by hand", 20, 10)]
    suggested = {judgement.ideas(CONTENT, one.cards + one.rest, HEROES)[0] for one in by_hand()}
    monkeypatch.setattr(balance, "match", lambda game, one, other, name: float(one in suggested))
    found = balance.balance(DRAFT, game(), 20, "s", ("by hand",), lambda _: None)
    assert found.games[0].wins == 20 and found.games[0].is_good


def test_a_design_that_nobody_wants_is_named() -> None:
    """Each of the three is enough to want one."""
    found = uses(CONTENT, [pool for _, pool in islice(pools(DRAFT, "sealed", "uses"), 12)])
    listed = list(rows(CONTENT, found))
    assert len(listed) == 169 and listed[-1] == "168 designs, nobody wants 0"
    assert found.dealt.total() == 12 * 84 and 12 * 27 <= found.suggested.total() <= 12 * 29
    assert found.starters["GM_BASE_B_GW_02_C"] == 3 and sum(found.advised.values()) > 100
    for wanted in (found.starters, found.advised, found.suggested):
        wanted["GM_BASE_B_GW_03_C"] = 0
    assert found.is_dead("GM_BASE_B_GW_03_C")
    assert list(rows(CONTENT, found))[-1] == "168 designs, nobody wants 1: Borrowed Blueprint"
    for wanted in (found.starters, found.advised, found.suggested):
        wanted["GM_BASE_B_GW_03_C"] = 3
        assert not found.is_dead("GM_BASE_B_GW_03_C")
        wanted["GM_BASE_B_GW_03_C"] = 0


def test_one_row_of_real_games() -> None:
    found = balance.balance(DRAFT, game(), 1, "real", ("sealed",), lambda _: None)
    assert [(cell.name, cell.trials) for cell in found.games] == [("sealed", 1)]
