"""Single facts of what players are shown: what once was said or drawn at the wrong time."""

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs import load_game
from cogs.doomrock.view.view import view
from tests.games.doomrock.board_states import CONTENT, battle_state


def test_the_ai_card_is_shown_once_an_enemy_has_acted_by_it() -> None:
    """While dice are rolled, the card of the round before would be read as this round's."""
    state = battle_state(1, sorted(CONTENT.encounters)[0], 2)
    assert state.battle is not None and state.battle.ai_card is not None
    state.battle.step = "roll"
    for enemy in state.battle.enemies:
        enemy.activated = False
    assert view(state, CONTENT, None)["battle"]["ai"] is None
    state.battle.step = "minions"
    state.battle.enemies[0].activated = True
    assert view(state, CONTENT, None)["battle"]["ai"]["id"] == state.battle.ai_card


@pytest.mark.parametrize(("kind", "said"), [("hero", "for whom?"), ("enemy", "at whom?")])
def test_a_blessing_is_for_somebody_and_a_blow_at_somebody(kind: str, said: str) -> None:
    assert Catalogue("doomrock").format(text("dr-ask-target", card="Hymn", kind=kind)).endswith(said)


def test_no_hint_repeats_what_its_option_says() -> None:
    """Under the button "Brawler" once stood "Brawler" again, and not what taking it does."""
    game, words = load_game("doomrock"), Catalogue("doomrock")
    seen, repeated = set(), set()
    for number in range(4):
        run = Run.start(game, f"hints {number}".encode(), 3)
        names = SeatNames({seat: f"Player{seat}" for seat in range(3)}, run.name_of)
        crowd = Crowd(random_player(b"hints"), b"hints")
        while not run.over and run.index < 400:
            for request in run.requests():
                for option in request.options(run):
                    if option.hint is None:
                        continue
                    label = words.format(option.label, names, label=True)
                    hint = words.format(option.hint, names, label=True)
                    seen.add(request.decision.key)
                    if hint.strip(" .").casefold() in label.casefold():
                        repeated.add((request.decision.key, label, hint))
            crowd.step(run)
    assert len(seen) > 12 and not repeated
