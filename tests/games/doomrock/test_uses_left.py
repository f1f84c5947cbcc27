"""How often a card can still be used, and on whom with what result, on the button of every attack."""

import pytest

from bot.rules.decision import Text
from bot.ui.questions.request_controls import LONGEST_BUTTON, RequestControls
from bot.ui.questions.whole_moves import label_of, whole_moves
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.state import Die, DoomrockState
from tests.games.doomrock.battle_table import enemy, field, hero

SURFACE = surface()
GAME = game()


def said(words: Text) -> str:
    return SURFACE.words.format(words, GAME.name_of, "en", label=True)


def shots(dice: int, enemies: int) -> list[str]:
    """The buttons of the Archer's Long Shot at bosses with a long name, by how many dice lie on it."""

    def lay(state: DoomrockState) -> None:
        state.heroes[0].dice = [Die(f"d{n}", 6, "ability:ab.long_shot") for n in range(dice)]
        for foe in (state.battle.enemies if state.battle is not None else ())[:1]:
            foe.type_id = "en.audit:0"

    foes = [enemy(n, "boss" if n == 1 else "minion", 20, armor=1) for n in range(1, enemies + 1)]
    alone = [[one.id] for one in foes]
    run = field([hero(0, "archer")], foes, [["h0"], *alone], edit=lay, encounter="en.audit")
    request = run.requests()[0]
    ask = RequestControls("t", "1", request.decision, request.decision.options(), said, said)
    shown = [label for moved in whole_moves(ask).buttons.values() for _, label in moved]
    return shown or [label_of(ask, ask.options[0], LONGEST_BUTTON)]


@pytest.mark.parametrize("enemies", [1, 2])
def test_a_button_says_how_often_a_card_can_be_used_also_where_its_target_stands_on_it(enemies: int) -> None:
    """`Unlicensed Lightning 4️⃣ → The Back Half` was the first of four shots and did not say so; and with one enemy left
    `Long Shot 6️⃣ (3 uses): 2 damage` named neither the target nor what its armor leaves."""
    assert shots(3, enemies)[0] == "Long Shot 6️⃣ (3 uses) → Dragon, Accounts Department · 1 damage, 19 left"
    assert shots(1, enemies)[0] == "Long Shot 6️⃣ → Dragon, Accounts Department · 1 damage, 19 left"
