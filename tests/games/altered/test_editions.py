"""Starters are cut anew under a new id; a table keeps to the lists that it was begun with (P5)."""

from typing import Any

import pytest

from bot.rules.errors import NoLongerPossible
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.screens.lobby import settings_of
from cogs import load_game
from cogs.altered.cog import surface
from cogs.altered.draft.cog import surface as draft_surface
from cogs.altered.draft.rules import deckmaking, judgement
from cogs.altered.draft.state import DraftOptions, DraftState
from cogs.altered.state import AlteredOptions, AlteredState

GAME = load_game("altered")
DRAFT = load_game("altered-draft")
CONTENT = GAME.content
RETIRED = sorted(set(CONTENT.starters("first")) - set(CONTENT.starters()))
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
    assert AlteredOptions().starters == AlteredOptions(match="best_of_three").starters == "second"
    new = AlteredOptions().model_dump(mode="json")
    assert new == STORED | {"starters": "second"} and AlteredOptions.model_validate(new).starters == "second"


def test_each_edition_has_its_lists_and_the_others_are_the_same() -> None:
    assert len(CONTENT.starters()) == len(CONTENT.starters("first")) == 18 and len(RETIRED) == 3
    for old, new in zip(CONTENT.starters("first").values(), CONTENT.starters().values(), strict=True):
        assert old.name == new.name and old.about == new.about and old.hero == new.hero
        assert (old.cards == new.cards) == (old.id == new.id), "a list that is not as it was has an id of its own"


@pytest.mark.parametrize("retired", RETIRED)
def test_an_old_table_has_the_old_list_and_a_new_one_the_new(retired: str) -> None:
    run = begun(AlteredOptions.model_validate(STORED), (retired, "masquers"))
    player = run.state.players[0]
    held = [*player.deck, *player.hand, *(orb.card for orb in player.mana)]
    assert sorted(held) == sorted(ref for ref, n in CONTENT.decks[retired].cards.items() for _ in range(n))
    with pytest.raises(NoLongerPossible):
        begun(AlteredOptions(), (retired, "masquers"))
    with pytest.raises(NoLongerPossible):
        begun(AlteredOptions.model_validate(STORED), (f"{retired}_2", "masquers"))
    assert begun(AlteredOptions(), (f"{retired}_2", "masquers")).state.players[0].deck_id == f"{retired}_2"


def test_chance_deals_an_old_table_the_same_starters_as_before() -> None:
    for n in range(30):
        old = Run.start(GAME, str(n).encode(), 2, AlteredOptions.model_validate(STORED | {"decks": "random"})).state
        new = Run.start(GAME, str(n).encode(), 2, AlteredOptions(decks="random")).state
        for was, now in zip(old.players, new.players, strict=True):
            assert was.deck_id in CONTENT.starters("first") and now.deck_id.removesuffix("_2") == was.deck_id


@pytest.mark.parametrize("make", [surface, draft_surface])
def test_nobody_is_asked_for_an_edition(make: Any) -> None:
    fields = settings_of(make())
    assert "match" in fields and not {"starters", "ideas"} & set(fields)


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
