"""What several ways of one question have in common is told of all of them, and what is added as added."""

from bot.rules.kernel.run import Run
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board
from cogs.doomrock.cog import surface
from cogs.doomrock.rules.reading.exchange import glance
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.kit import table, touch

SURFACE = surface()


def buttons(run: Run[DoomrockState]) -> list[str]:
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal, locale="en")
    return [button.label for button in board(scene).buttons()]


def test_every_way_that_takes_the_last_secret_says_that_it_brings_something() -> None:
    """DR-3.7: on one of three ways there was no room for “+ explored”, and nothing stood in its place."""
    run = table(2)
    for area in (one for one in run.game.content.areas.values() if one.explored):
        here = run.state.row[run.state.place]
        here.card, here.explored, here.secrets = area.id, False, 1
        touch(run)
        taking = [label for label in buttons(run) if label[0] in "📍🔎" and "🔎" in label[2:] and label[:2] != "🥾"]
        assert taking and all("explored: " in label or "✨" in label for label in taking), taking
        here.secrets = 3
        touch(run)
        assert not any("explored: " in label or "✨" in label for label in buttons(run))


def test_a_secret_that_comes_to_those_that_are_there_is_told_as_one_more() -> None:
    """“1 secret” read like what the area has."""
    run = table(2)
    (adds,) = (one for one in run.game.content.events.values() if one.id == "ev.toll")
    effects = [one for way in (adds.a, adds.b) if way is not None for one in way.effects]
    told = [SURFACE.words.format(one, run.name_of, "en") for one in glance(tuple(effects), 2)]
    assert "+1 secret here" in told, told
