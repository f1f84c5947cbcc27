"""Users' packs: which card is from which pack, so that a table can leave packs out. Pure."""

from collections.abc import Collection


def pack_name(file: str) -> str:
    """The pack that a user's file belongs to: its folder, or its own name."""
    return file.partition("/")[0].removesuffix(".yaml")


class PackRegister:
    """The cards of users' packs. Bundled cards belong to no pack and always count.

    files: the users' own among the files that are read.
    """

    def __init__(self, files: Collection[str] = ()) -> None:
        self._files = frozenset(files)
        self._pack_of: dict[str, str] = {}

    def note(self, card_id: str, file: str) -> None:
        """A card was read from a file."""
        if file in self._files:
            self._pack_of[card_id] = pack_name(file)

    @property
    def names(self) -> tuple[str, ...]:
        """The packs with cards, by name."""
        return tuple(sorted(set(self._pack_of.values())))

    def pack_of(self, card_id: str) -> str | None:
        """The pack of a card; None for a bundled one."""
        return self._pack_of.get(card_id)

    def is_left_out(self, card_id: str, without: Collection[str]) -> bool:
        """Whether a table that leaves these packs out does not use the card."""
        return self._pack_of.get(card_id) in without
