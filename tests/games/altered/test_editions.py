"""Starters are cut anew under a new id; a table keeps to the lists that it was begun with (P5)."""

from typing import Any

import pytest

from bot.rules.errors import NoLongerPossible
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.screens.lobby import settings_of
from cogs import load_game
from cogs.altered.cog import surface
from cogs.altered.content.pack import EDITIONS
from cogs.altered.draft.cog import surface as draft_surface
from cogs.altered.draft.rules import deckmaking, judgement
from cogs.altered.draft.state import DraftOptions, DraftState
from cogs.altered.state import AlteredOptions, AlteredState, Edition

GAME = load_game("altered")
DRAFT = load_game("altered-draft")
CONTENT = GAME.content
RETIRED = [
    (edition, old, new)
    for edition in EDITIONS
    for old, new in zip(CONTENT.starters(edition), CONTENT.starters(), strict=True)
    if old != new
]
"""(edition, list that it has, list of the same name that a new table has)"""
STORED = {
    "match": "single",
    "decks": "choose",
    "format": "limited",
    "undo": "free",
    "confirm": "ask",
    "max_days": 30,
    "deck_max": 59,
    "allow_manual": False,
    "end_check": "immediate",
    "both_cross": "tiebreak",
    "mixed_meet_cross": "crosser_wins",
    "deck_out": "reshuffle",
    "expand_mode": "in_order",
}
"""The settings of a table as release 0.1.0 has stored them."""


def begun(options: AlteredOptions, decks: tuple[str, str]) -> Run[AlteredState]:
    run = Run.start(GAME, b"editions", 2, options)
    for seat, deck in enumerate(decks):
        run.choose(seat, deck)
    return run


def test_what_is_stored_without_an_edition_is_of_the_first_one() -> None:
    old = AlteredOptions.model_validate(STORED)
    assert old.starters == "first" and old.model_dump(mode="json") == STORED
    assert AlteredOptions().starters == AlteredOptions(match="best_of_three").starters == "fourth"
    new = AlteredOptions().model_dump(mode="json")
    assert (
        new
        == STORED
        | {
            "starters": "fourth",
            "reaction_order": "proven",
            "telling": "causes",
            "idle_turns": "passes",
            "vain_targets": "unasked",
            "vain_questions": "fewest",
            "rulings": "second",
        }
        and AlteredOptions.model_validate(new).starters == "fourth"
    )


def of_edition(name: str, **settings: str) -> AlteredOptions:
    """The settings of a table that was begun while this edition was the newest."""
    return AlteredOptions.model_validate(STORED | ({} if name == "first" else {"starters": name}) | settings)


def test_each_edition_has_its_lists_and_the_others_are_the_same() -> None:
    assert {edition: len(CONTENT.starters(edition)) for edition in EDITIONS} == dict.fromkeys(EDITIONS, 18)
    assert len({old for edition, old, _ in RETIRED if edition == "first"}) == 10
    for edition in EDITIONS:
        for old, new in zip(CONTENT.starters(edition).values(), CONTENT.starters().values(), strict=True):
            assert old.name == new.name and old.about == new.about and old.hero == new.hero
            assert (old.cards == new.cards) == (old.id == new.id), "a list that is not as it was has an id of its own"


@pytest.mark.parametrize(("edition", "retired", "now"), RETIRED)
def test_an_old_table_has_the_old_list_and_a_new_one_the_new(edition: str, retired: str, now: str) -> None:
    run = begun(of_edition(edition), (retired, "trailwardens"))
    player = run.state.players[0]
    held = [*player.deck, *player.hand, *(orb.card for orb in player.mana)]
    assert sorted(held) == sorted(ref for ref, n in CONTENT.decks[retired].cards.items() for _ in range(n))
    with pytest.raises(NoLongerPossible):
        begun(AlteredOptions(), (retired, "trailwardens"))
    with pytest.raises(NoLongerPossible):
        begun(of_edition(edition), (now, "trailwardens"))
    assert begun(AlteredOptions(), (now, "trailwardens")).state.players[0].deck_id == now


@pytest.mark.parametrize("edition", EDITIONS)
def test_chance_deals_an_old_table_the_same_starters_as_before(edition: Edition) -> None:
    for n in range(30):
        old = Run.start(GAME, str(n).encode(), 2, of_edition(edition, decks="random")).state
        new = Run.start(GAME, str(n).encode(), 2, AlteredOptions(decks="random")).state
        for was, now in zip(old.players, new.players, strict=True):
            there = list(CONTENT.starters(edition))
            assert now.deck_id == list(CONTENT.starters())[there.index(was.deck_id)]


@pytest.mark.parametrize("make", [surface, draft_surface])
def test_nobody_is_asked_for_an_edition(make: Any) -> None:
    fields = settings_of(make())
    assert "match" in fields and not {
        "starters",
        "reaction_order",
        "telling",
        "idle_turns",
        "vain_targets",
        "vain_questions",
        "rulings",
        "ideas",
    } & set(fields)


def suggested(options: DraftOptions) -> tuple[list[str], list[str]]:
    """(pool, suggested deck) of the first seat."""
    run: Run[DraftState] = Run.start(DRAFT, b"ideas", 2, options)
    crowd = Crowd(greedy_player, b"ideas", 0)
    while run.state.phase != "building":
        crowd.step(run)
    drafter = run.state.drafters[0]
    return drafter.pool, drafter.deck


def test_a_draft_keeps_to_the_judgement_that_it_began_with() -> None:
    stored = {"kind": "sealed", "match": "single", "rounds": "swiss", "heroes": "free", "cards": "rares"}
    assert DraftOptions.model_validate(stored).model_dump(mode="json") == stored
    heroes = deckmaking.heroes_of(CONTENT, "rares")
    pool, deck = suggested(DraftOptions.model_validate(stored))
    assert deck == list(deckmaking.ideas(CONTENT, pool, heroes)[0][1])
    same, other = suggested(DraftOptions(kind="sealed"))
    assert same == pool and other == list(judgement.ideas(CONTENT, pool, heroes)[0][1]) and other != deck
