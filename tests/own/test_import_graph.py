"""No circles between files, arrows between rooms one way, at most six layers of files in a room.

What is not so yet stands here by name: this test fails when it gets worse, and when it gets better without the name
being struck out.
"""

from tests.own.import_graph import circles, files, layers, rooms

MOST_LAYERS = 6
ORDER = ("state", "content", "rules", "view", "house", "pictures", "screens", "game", "cog")
"""The rooms and files of a game: each may import those before it."""

_ALTERED = "cogs.altered.rules."
_EFFECTS = "cogs.doomrock.rules.effects."
_BATTLE = "cogs.doomrock.rules.battle."
_MAP = "cogs.doomrock.rules.map."
FILES_IN_CIRCLES = {
    frozenset({_ALTERED + "reading.facts", _ALTERED + "reading.look"}),
    frozenset(
        _ALTERED + name
        for name in (
            "by_hand.by_hand",
            "by_hand.toolkit",
            "effects.costs",
            "effects.reactions",
            "effects.zone_handlers",
            "events.apply",
            "events.ends",
            "events.events",
            "events.instead",
            "events.match",
            "events.triggers",
            "handlers",
            "play_card",
            "play_handlers",
            "reading.picking",
            "reading.resolution",
            "turn_options",
        )
    ),
    frozenset(_EFFECTS + name for name in ("facts", "fitting", "names", "positions", "resolution", "stats", "targets")),
    frozenset(_BATTLE + name for name in ("abilities", "dice", "triggers")),
    frozenset(_BATTLE + name for name in ("damage", "expose")),
    frozenset(_MAP + name for name in ("costs", "events", "handlers", "items")),
}
ROOMS_IN_CIRCLES = {
    frozenset(
        {
            "cogs.altered.rules",
            "cogs.altered.rules.by_hand",
            "cogs.altered.rules.effects",
            "cogs.altered.rules.events",
            "cogs.altered.rules.reading",
            "cogs.altered.view",
        }
    )
}
AGAINST_THE_ORDER = {("cogs.altered.rules.play_card", "cogs.altered.view.telling")}


def test_no_files_import_each_other() -> None:
    assert circles(files()) == FILES_IN_CIRCLES


def test_arrows_between_rooms_are_one_way() -> None:
    assert circles(rooms()) == ROOMS_IN_CIRCLES


def test_a_room_has_at_most_six_layers_of_files() -> None:
    assert {room: depth for room in rooms() if (depth := layers(room)) > MOST_LAYERS} == {}


def test_the_rooms_of_a_game_are_in_order() -> None:
    found = {
        (name, other)
        for name, imported in files().items()
        for other in imported
        if (place := _place(name)) is not None and (above := _place(other)) is not None and place < above
    }
    assert found == AGAINST_THE_ORDER


def _place(name: str) -> int | None:
    """Where a file of a game stands in `ORDER`; None for others, and for rooms that only one game has."""
    parts = name.split(".")
    return next((ORDER.index(part) for part in parts[2:] if part in ORDER and parts[0] == "cogs"), None)
