"""Settings whose values are the content's are picked from a list, by their names."""

import pytest

from bot.installed import load_surfaces
from bot.ui.panels.panel import Button, Select, Words
from bot.ui.panels.surface import Surface
from bot.ui.screens.lobby import Lobby, lobby, setting_values, settings, settings_line, settings_of, settings_page

SURFACES = {surface.id: surface for surface in load_surfaces()}


def picks(surface: Surface, given: str) -> list[tuple[str, str, bool]]:
    """(value, label, chosen) of the list of adventures."""
    table = Lobby("t1", surface, {0: "Ada"}, options={"adventure": given})
    panel = settings(table, settings_page(surface, "adventure"))
    found = next(part for part in panel.parts if isinstance(part, Select) and "set-adventure" in part.id)
    return [(one.value, one.label, one.chosen) for one in found.picks]


@pytest.mark.parametrize("game", ["evershade", "evershade-campaign"])
def test_an_adventure_is_picked_by_its_name(game: str) -> None:
    first, second = ("lamplighters_debt", "The Lamplighter's Debt"), ("twelfth_answer", "The Twelfth Answer")
    assert picks(SURFACES[game], "") == [(*first, True), (*second, False)]  # the first where none is said
    assert picks(SURFACES[game], "twelfth_answer") == [(*first, False), (*second, True)]
    table = Lobby("t1", SURFACES[game], {0: "Ada"}, options={"adventure": "twelfth_answer"})
    assert "The Twelfth Answer" in settings_line(table)
    assert "twelfth_answer" not in settings_line(table)


def test_a_lobby_has_what_suits_a_first_game_beside_start_where_the_game_has_such_a_setting() -> None:
    """It stood deep in the settings. One press sets it, another one sets the usual again."""

    def said(game: str, **options: str) -> tuple[str, list[Button]]:
        panel = lobby(Lobby("t1", SURFACES[game], {0: "Ada"}, options=options))
        words = "\n".join(part.text for part in panel.parts if isinstance(part, Words))
        row = next(part for part in panel.parts if isinstance(part, tuple) and isinstance(part[0], Button))
        return words, [one for one in row if isinstance(one, Button)]

    words, (_, start, gentle, *_) = said("doomrock")
    assert (start.label, gentle.label) == ("Start", "☐ Gentle") and gentle.id.endswith("set-difficulty=gentle")
    assert "as printed" in words and "First time here? *Gentle*" in words
    words, (_, _, gentle, *_) = said("doomrock", difficulty="gentle")
    assert gentle.label == "☑ Gentle" and gentle.id.endswith("set-difficulty=normal")
    assert "How hard: **Gentle" in words and "First time" not in words
    words, row = said("altered")
    assert "-# Settings: as printed" in words and "First time" not in words
    assert [one.label for one in row][:3] == ["Join", "Start", "Look for players"]


def test_a_lobby_says_who_its_players_are_and_what_they_want_where_the_game_says_it() -> None:
    panel = lobby(Lobby("t1", SURFACES["doomrock"], {0: "Ada"}))
    story = next(part.text for part in panel.parts if isinstance(part, Words))
    assert [line.split("**")[1] for line in story.split("\n")] == ["We", "We want", "In a turn"]
    panel = lobby(Lobby("t1", SURFACES["pebbles"], {0: "Ada"}))
    assert next(part.text for part in panel.parts if isinstance(part, Words)).startswith("Walk on for one more stone")


def test_what_a_group_decides_first_stands_first_and_no_setting_is_called_by_its_field() -> None:
    """The first page asked about “supply tokens return: bag” before a first game."""
    surface = SURFACES["evershade"]
    fields = settings_of(surface)
    assert list(fields)[:5] == ["adventure", "act", "until", "heroes", "companions"]
    assert sorted(fields) == sorted({*fields}) and "outcomes" not in fields
    for name, info in fields.items():
        assert surface.words.has(f"setting-{name}"), name
        for value in setting_values(info):
            said = isinstance(value, (bool, int)) or surface.words.has(f"setting-{name}-{value}")
            assert said, (name, value)
