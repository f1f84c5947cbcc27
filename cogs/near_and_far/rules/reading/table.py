"""Looking things up: what icons count for, banners and prices, spaces and who stands where. Pure; only reads."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from bot.rules.effects import holds
from cogs.near_and_far.content.cards import Artifact
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN, FarMap, Road
from cogs.near_and_far.content.terms import BUILDINGS, FACTIONS, MOST_HEARTS, Building, CheckKind, Faction, Icon
from cogs.near_and_far.rules.reading.facts import FarFacts
from cogs.near_and_far.state import FarState

Use = Literal["hearts", "mine", "farm", "threat", "boss", "duel", "skill", "combat", "move", "search"]
ICON: Final[dict[Use, Icon]] = {
    **{"hearts": "H", "mine": "K", "farm": "K", "skill": "K", "move": "M", "search": "S"},
    **{"threat": "W", "boss": "W", "duel": "W", "combat": "W"},
}
PARTY_ONLY: Final = frozenset({"farm", "move", "search"})
"""Uses to which cards add nothing by their icons (NF-1.3)."""
MODIFIERS: Final[dict[Use, tuple[str, ...]]] = {
    "hearts": ("hearts",),
    "mine": ("skill", "mine_skill"),
    "farm": ("farm",),
    "threat": ("swords", "threat_swords"),
    "boss": ("swords", "boss_swords"),
    "duel": ("swords", "duel_swords"),
    "skill": ("skill", "quest_skill"),
    "combat": ("swords", "quest_combat"),
    "move": ("move",),
    "search": ("search",),
}
"""`modify skill` reaches the Mine and quests, `modify swords` every fight (NF-1.3)."""
USE_OF: Final[dict[CheckKind, Use]] = {
    **{"quest_skill": "skill", "quest_combat": "combat", "threat": "threat", "boss": "boss"},
    **{"duel_attack": "duel", "duel_defend": "duel"},
}


def cards_of(state: FarState, content: FarContent, seat: int) -> Iterator[tuple[str, Any]]:
    """The open cards of a seat that may do something, with their ids."""
    known = content.working
    for card_id in state.players[seat].cards:
        yield card_id, known[card_id]


def stat(state: FarState, content: FarContent, seat: int, use: Use, members: Sequence[str] | None = None) -> int:
    """What a seat adds to a check, earns or walks by its icons and cards (NF-1.3). Never below nothing.

    members: who would walk along, None: who does
    """
    icon, own = ICON[use], state.players[seat]
    icons = content.icons
    total = sum(icons[member].get(icon, 0) for member in (own.party.values() if members is None else members))
    wanted = MODIFIERS[use]
    total += sum(one.n for one in state.turn.boosts if one.seat == seat and one.stat in wanted)
    not_in_mine = (*own.worlds, *own.character_cards)  # NF-1.4: both count as world cards
    for card_id in own.cards:
        card = content.working[card_id]
        # NF-1.3: at the Mine world and character cards do not count
        if card.icons and use not in PARTY_ONLY and not (use == "mine" and card_id in not_in_mine):
            total += card.icons.get(icon, 0)
        for modifier in card.modifiers:
            if modifier.stat in wanted and is_met(state, content, seat, modifier.condition):
                total += modifier.n
    return max(0, min(total, MOST_HEARTS) if use == "hearts" else total)


def is_met(state: FarState, content: FarContent, seat: int, condition: Any) -> bool:
    """Whether a condition of a card holds for its owner."""
    return condition is None or holds(condition, FarFacts(state, content, seat))


def has_shield(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether an active member carries a shield (NF-6.4a)."""
    return any("D" in content.icons[member] for member in state.players[seat].party.values())


def adventurers_of(state: FarState, content: FarContent, seat: int) -> list[str]:
    """All own adventurers, party and reserve; not the companion."""
    own = state.players[seat]
    return [one for one in (*own.members, *own.reserve) if one in content.adventurers]


def banners(state: FarState, content: FarContent, seat: int) -> Counter[str]:
    """Banners of each faction that count for the chief (NF-11.1): adventurers of party and reserve, and tokens; not
    artifacts."""
    found = Counter[str](state.players[seat].tokens)
    for one in adventurers_of(state, content, seat):
        found[content.adventurers[one].faction] += 1
    return found


def as_good_as(state: FarState, content: FarContent, seat: int, newcomer: str) -> str | None:
    """Who of one's own people of the same faction has every icon of a newcomer, and as often: one of a faction walks
    along (NF-4.7), so that whoever is hired beside them brings no more than a banner. None: nobody has."""
    faction, brought = content.adventurers[newcomer].faction, content.icons[newcomer]
    for one in adventurers_of(state, content, seat):
        has = content.icons[one]
        if content.adventurers[one].faction == faction and all(has.get(icon, 0) >= n for icon, n in brought.items()):
            return one
    return None


def discount(state: FarState, content: FarContent, seat: int, of: str, faction: Faction | None = None) -> int:
    """What cards take off a price."""
    return sum(
        one.n
        for _, card in cards_of(state, content, seat)
        for one in card.discounts
        if one.of == of and one.faction in (None, faction)
    )


def recruit_price(state: FarState, content: FarContent, seat: int, adventurer: str) -> int:
    """Coins for somebody of the row today (NF-4.6)."""
    card = content.adventurers[adventurer]
    return max(0, card.cost - recruit_discount(state, content, seat, card.faction))


def recruit_discount(state: FarState, content: FarContent, seat: int, faction: Faction) -> int:
    """What is taken off the price of anybody of a faction: a chief counts as one more banner here (NF-11.4)."""
    chief = state.chiefs.get(faction) == seat
    return banners(state, content, seat)[faction] + chief + discount(state, content, seat, "recruit", faction)


def camp_price(state: FarState, content: FarContent, seat: int) -> int:
    """Hearts for a camp (NF-8.1)."""
    return max(0, 3 - discount(state, content, seat, "camp"))


def is_camp_site(state: FarState, seat: int) -> bool:
    """Whether a camp of this seat may stand where its standee is, if there are hearts for it (NF-8.1)."""
    own = state.players[seat]
    return own.area == "map" and own.camps > 0 and is_empty_space(state, own.at) and own.at not in state.bosses


def artifact(content: FarContent, card_id: str) -> Artifact:
    """An artifact of either deck."""
    found = content.basic.get(card_id)
    return found if found is not None else content.advanced[card_id]


def is_exempt(state: FarState, content: FarContent, seat: int, of: str, building: str = "") -> bool:
    """Whether a card spares its owner something, such as a duel at a building."""
    return any(
        one.of == of and one.building in (None, building)
        for _, card in cards_of(state, content, seat)
        for one in card.exemptions
    )


def the_map(state: FarState, content: FarContent) -> FarMap:
    """The map that is played on."""
    return content.maps[state.map_id]


def is_empty_space(state: FarState, space: str) -> bool:
    """NF-5.5: nobody's camp stands here; the town space always counts as having one."""
    return space != TOWN and space not in state.camps


def free_spaces(state: FarState, content: FarContent) -> int:
    """How many spaces of the map have no camp; the town never counts."""
    return len(the_map(state, content).by_id.keys() - state.camps.keys() - {TOWN})


def is_active(state: FarState, a: str, b: str) -> bool:
    """NF-6.1: a road's symbol holds unless both its ends have a camp."""
    return is_empty_space(state, a) or is_empty_space(state, b)


def active_roads(state: FarState, roads: Sequence[Road]) -> list[bool]:
    """`is_active` of each of these roads, all at once: a look at the map asks for every one."""
    taken = {TOWN, *state.camps}
    return [not (road.a in taken and road.b in taken) for road in roads]


def occupants(state: FarState, building: Building, but: int) -> list[str]:
    """Who stands on a building: seats as text, and the strangers `npc` and `wanderer`."""
    found = [str(seat) for seat in state.standing_at(building) if seat != but]
    return found + [name for name in ("npc", "wanderer") if getattr(state, name) == building]


def buildings_for(state: FarState, seat: int) -> list[Building]:
    """NF-4.1: any building but the one that the standee is on."""
    own = state.players[seat]
    return [building for building in BUILDINGS if not (own.area == "building" and own.at == building)]


def mine_spaces(state: FarState, content: FarContent) -> list[str]:
    """The free spaces where a camp may stand: the entrance first, then beside any camp (NF-8.6)."""
    mine = content.town["town"].mine
    if not state.mine:
        return ["0,0"]
    found = []
    for row in range(len(mine.rows)):
        for column in range(len(mine.columns)):
            beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            if f"{row},{column}" not in state.mine and any(f"{r},{c}" in state.mine for r, c in beside):
                found.append(f"{row},{column}")
    return found


def mine_number(content: FarContent, space: str) -> int:
    """The skill that a space of the mine asks for."""
    row, column = map(int, space.split(","))
    return content.town["town"].mine.numbers[row][column]


def factions_in_supply(state: FarState) -> list[Faction]:
    """The factions of which there is a token left (NF-1.2)."""
    return [faction for faction in FACTIONS if state.token_supply(faction) > 0]
