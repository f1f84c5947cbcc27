"""The post from which games are opened: each with a line about it, how long it takes, and a button; variants of them
with a button."""

from bot.installed import load_surfaces
from bot.rules.decision import text
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import as_text
from bot.ui.screens.lobby import VARIANT, help_page, welcome

SAID_BY_THE_NAME = {"pebbles"}
"""“Pebbles, ten minutes”: a second line would say it again."""


def test_each_game_is_offered_with_a_line_and_its_length() -> None:
    surfaces = load_surfaces()
    lines = as_text(welcome(surfaces, Catalogue())).splitlines()
    assert {surface.id for surface in surfaces} > SAID_BY_THE_NAME
    for surface in surfaces:
        label = surface.words.format(text("game-name"), label=True)
        assert any(line.startswith("[") and label in line for line in lines)
        if VARIANT in surface.id:
            assert not any(line.startswith(f"**{label}**") for line in lines), "its lobby says what it is"
            continue
        at = lines.index("**{}**: {}".format(*(surface.words.format(text(f"game-{key}")) for key in ("name", "about"))))
        if surface.id not in SAID_BY_THE_NAME:
            assert lines[at + 1] == f"-# {surface.words.format(text('game-length'))}"


def test_in_help_no_other_game_looks_like_the_next_press() -> None:
    """Eleven blue buttons stood below it, in the middle of a game."""
    surfaces = load_surfaces()
    words = Catalogue()
    for panel, style in ((help_page(words, surfaces, 1), "secondary"), (welcome(surfaces, words), "primary")):
        rows = [row for row in panel.rows() if isinstance(row, tuple)]
        opening = [one for row in rows for one in row if one.id in {custom_id.opening(game.id) for game in surfaces}]
        assert len(opening) == len(surfaces) and {one.style for one in opening} == {style}
