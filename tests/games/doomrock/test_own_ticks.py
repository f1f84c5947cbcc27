"""Between two throws the dice that their player kept stay ticked; what the house would do stands beside them."""

from typing import Any

from bot.rules.kernel.run import Run
from bot.ui.panels import custom_id
from bot.ui.panels.panel import as_text
from bot.ui.questions.request_controls import ADVICE
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import hand
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from tests.games.doomrock.battle_table import enemy, field, hero

GAME, SURFACE = game(), surface()


def thrown(*faces: int) -> Run[Any]:
    """A Brawler before its first reroll; after the fourth, faces are those of later throws."""
    run = field(
        [hero(0, "brawler", trait="tr.noble")],
        [enemy(1, "boss", 20)],
        [["h0", "e1"]],
        "battle_roll",
        edit=lambda state: setattr(state.battle, "round", 0),
        script={"roll:1:1:h0": list(faces)},
    )
    run.game = GAME
    return run


def asked(run: Run[Any]) -> tuple[str, list[str]]:
    """A hand, and the buttons of its dice and what hands them in."""
    panel = hand(Scene("abcdefgh", SURFACE, run, {0: "Ada"}, {0: 1}), 0)
    return as_text(panel), [button.label for button in panel.buttons()]


def test_what_was_kept_stays_ticked_whatever_the_house_would_keep() -> None:
    """DR-8.3: at the second reroll the house's idea had taken the place of the player's own ticks."""
    run = thrown(2, 6, 5, 2, 3, 1, 4)
    words, labels = asked(run)
    assert "ticks are the house’s idea" in words and labels[0] == "2️⃣", "at the first they are, and it says so"
    run.choose(0, ["d2", "d3", "d4"])
    words, labels = asked(run)
    assert "Tap what else you keep (last reroll)" in words and "Ticks on what is new are the house’s idea" in words
    assert labels[0].startswith("✓"), "d1 was kept, whatever the house thinks of it"
    assert [label.startswith("✓") for label in labels[1:4]] == [False, True, False], "of the new ones the house keeps 1"
    assert any(label.startswith("💡 Reroll") and "2️⃣" in label for label in labels), "the house would throw that one too"


def test_ticks_stay_while_others_throw() -> None:
    """DR-8.1: all throw at the same time; what another hero got by its throw changed the ticks that were looked at."""
    heroes = [hero(0, "templar", "ab.tedious_blessing"), hero(1, "brawler")]
    groups = [["h0", "e1", "h1", "e2"]]
    run = field(heroes, [enemy(1, "boss", 20), enemy(2)], groups, "battle_roll", now="roll")
    run.state.hero("h0").shields, run.state.hero("h1").hp = 9, 2
    for die, face in zip(run.state.hero("h0").dice, (2, 2, 3, 3), strict=False):
        die.face = face
    request = next(one for one in run.requests(0) if one.decision.key == "doomrock.reroll")
    ideas = []
    for shields in (0, 9):
        run.state.hero("h1").shields = shields
        ideas.append(GAME.answer(run.state, request, 0))
    assert ideas[0] == ideas[1]


def test_of_dice_that_were_all_thrown_again_the_ticks_are_an_idea_again() -> None:
    run = thrown(2, 6, 5, 2, 5, 3, 1, 5)
    run.choose(0, ["d1", "d2", "d3", "d4"])
    words, labels = asked(run)
    assert "Tap what you keep (last reroll)" in words and "ticks are the house’s idea" in words
    assert any(label.startswith("✓") for label in labels)


def test_what_is_green_and_what_the_house_would_do_are_one_thing() -> None:
    """After a reroll the player's own ticks were green, and the advice beside them said something else."""
    run = thrown(2, 6, 5, 2, 3, 1, 4)
    for picks in (["d2", "d3", "d4"], None):
        panel = hand(Scene("abcdefgh", SURFACE, run, {0: "Ada"}, {0: 1}), 0)
        green = [button.label for button in panel.buttons() if button.style == "success"]
        advised = [button.label for button in panel.buttons() if button.label.startswith("💡 ")]
        assert len(green) == 1 and len(advised) == 1
        assert green == advised or "then on as the house would" in advised[0], (
            "where the ticks are the house’s, they are green"
        )
        if picks is not None:
            run.choose(0, picks)
    assert green == advised


def op_of(run: Run[Any], label: str) -> str:
    """What the button with this label does."""
    panel = hand(Scene("abcdefgh", SURFACE, run, {0: "Ada"}, {0: 1}), 0)
    (found,) = [button for button in panel.buttons() if button.label == label]
    press = custom_id.parse(found.id)
    assert press is not None
    return press.op


def test_the_advice_beside_other_ticks_is_one_throw() -> None:
    """DR-8.3: *💡 Reroll 2️⃣* threw the last reroll as well, of which nothing had been said."""
    run = thrown(2, 6, 5, 2, 3, 1, 4)
    run.choose(0, ["d2", "d3", "d4"])
    (idea,) = [label for label in asked(run)[1] if label.startswith("💡 Reroll") and "then" not in label]
    assert op_of(run, idea) != f"={ADVICE}", "it hands in what it says"


def test_the_last_throw_too_says_what_came_of_it() -> None:
    """DR-8.3: *2️⃣ → 6️⃣* stood at the second reroll only; the last one was *Done*."""
    run = thrown(2, 6, 5, 2, 3, 1, 4, 6)
    run.choose(0, ["d2", "d3", "d4"])
    run.choose(0, ["d1"])
    words, _ = asked(run)
    assert "Rerolled 2️⃣ → 6️⃣. Laid" in words, words
    run.choose(0, next(one.id for one in run.requests()[0].options(run) if ">" in one.id))
    assert "Rerolled" not in asked(run)[0], "said once"


def test_where_nothing_was_thrown_again_nothing_is_said_of_it() -> None:
    run = thrown(2, 6, 5, 2)
    run.choose(0, [])
    assert "Rerolled" not in asked(run)[0]
