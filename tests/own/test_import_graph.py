"""No circles between files, arrows between rooms one way, at most six layers of files in a room."""

from tests.own.import_graph import circles, files, layers, rooms

MOST_LAYERS = 6
ORDER = ("state", "content", "rules", "view", "house", "pictures", "screens", "game", "cog")
"""The rooms and files of a game: each may import those before it."""


def test_no_files_import_each_other() -> None:
    assert not circles(files())


def test_arrows_between_rooms_are_one_way() -> None:
    assert not circles(rooms())


def test_a_room_has_at_most_six_layers_of_files() -> None:
    assert {room: depth for room in rooms() if (depth := layers(room)) > MOST_LAYERS} == {}


def test_the_rooms_of_a_game_are_in_order() -> None:
    found = {
        (name, other)
        for name, imported in files().items()
        for other in imported
        if (place := _place(name)) is not None and (above := _place(other)) is not None and place < above
    }
    assert not found


def _place(name: str) -> int | None:
    """Where a file of a game stands in `ORDER`; None for others, and for rooms that only one game has."""
    parts = name.split(".")
    return next((ORDER.index(part) for part in parts[2:] if part in ORDER and parts[0] == "cogs"), None)
