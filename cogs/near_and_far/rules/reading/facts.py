"""What conditions of cards and stories ask of a session, for the player they belong to. Pure; only reads."""

from collections.abc import Callable
from typing import Any, Final

from bot.rules.effects import Facts
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.content.terms import FACTIONS
from cogs.near_and_far.state import FarState, Player

_COUNTED: Final[dict[str, Callable[[Player], int]]] = {
    "coin": lambda own: own.coins,
    "gem": lambda own: own.gems,
    "food": lambda own: own.food,
    "hearts": lambda own: own.hearts,
    "rep": lambda own: own.rep,
    "camps_left": lambda own: own.camps,
    "treasures": lambda own: len(own.treasures),
    "pack_animals": lambda own: own.animals,
    "quests_done": lambda own: own.quests_done,
}
_ICONS: Final = {
    **{"hearts_icons": "H", "skill_icons": "K", "sword_icons": "W", "movement_icons": "M", "search_icons": "S"},
}


class FarFacts(Facts):
    """Answers for one player."""

    def __init__(self, state: FarState, content: FarContent, seat: int) -> None:
        self.state = state
        self.content = content
        self.seat = seat

    def number(self, name: str) -> int:
        own = self.state.players[self.seat]
        if name in _COUNTED:
            return _COUNTED[name](own)
        if name in _ICONS:  # of the active party alone: conditions ask who walks along
            icon = _ICONS[name]
            return sum(self.content.icons[member].get(icon, 0) for member in own.members)
        if name == "adventurers":
            return sum(one in self.content.adventurers for one in (*own.members, *own.reserve))
        if name == "distance":
            graph = self.content.maps[self.state.map_id].graph
            return graph.range_between(TOWN, own.at) or 0 if own.area == "map" else 0
        if name.endswith("_tokens"):
            return own.tokens.get(name.removesuffix("_tokens"), 0)
        if name == "session":
            return self.state.session
        raise KeyError(name)

    def holds(self, name: str, argument: Any) -> bool:
        own = self.state.players[self.seat]
        if name == "building":
            return own.area == "building" and own.at == argument
        if name == "space":
            return own.area == "map" and own.at == argument
        if name == "map":
            return bool(self.state.map_id == argument)
        if name == "mode":
            return bool(self.state.mode == argument)
        if name == "reader":  # NF-7.2: which character sits to the left
            return any(self.state.players[left].character == argument for left in self.state.after(self.seat)[:1])
        if name == "faction_in_party":
            return argument in FACTIONS and any(
                one in self.content.adventurers and self.content.adventurers[one].faction == argument
                for one in own.members
            )
        known = {"keyword": own.keywords, "talent": own.talents, "world": own.worlds}
        if name in known:
            return argument in known[name]
        raise KeyError(name)

    def die(self) -> int:
        raise NotImplementedError("no amount of this game is thrown")

    def scale(self) -> int:
        return self.state.seats - 2

    def base(self) -> int:
        return 0
