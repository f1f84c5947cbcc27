"""Who walks along (NF-5.2, D15). Pure."""

from collections.abc import Mapping

from bot.rules.decision import Option, Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import FACTIONS, written_icons
from cogs.near_and_far.rules.goods import FarPlay, content_of
from cogs.near_and_far.rules.reading.reach import movement
from cogs.near_and_far.rules.reading.table import Use, stat

MOST_MEMBERS = 4


async def choose_party(play: FarPlay, seat: int) -> None:
    """D15: who comes along; nobody is asked while nobody would have to stay behind (NF-5.2)."""
    own, content = play.state.players[seat], content_of(play)
    if not own.reserve:
        return

    def everybody() -> list[str]:
        own = play.state.players[seat]  # somebody may have come or gone by a free action
        return [*own.members, *own.reserve]

    play.state.turn.is_open = True
    taken = await play.ask_amounts(
        seat,
        "far.party",
        text("far-ask-party"),
        lambda: [Option(one, _member(content, own.companion, one)) for one in everybody()],
        1,
        MOST_MEMBERS,
        fits=lambda picked: _party_fits(play, own.companion, picked),
        preview=lambda picked: _party_comes_to(play, seat, [one for one in everybody() if picked.get(one)]),
        default=lambda: _most_hearts(everybody(), own.companion, content),
    )
    play.state.turn.is_open = False
    lay_out(play, seat, [one for one in everybody() if taken.get(one)])


def _member(content: FarContent, companion: str, one: str) -> Text:
    faction = "none" if one == companion else content.adventurers[one].faction
    return text("far-option-member", card=f"@{one}", faction=faction, icons=written_icons(content.icons[one]))


def _party_comes_to(play: FarPlay, seat: int, members: list[str]) -> Text:
    """What these would be good for, as figures stand now."""
    state, content = play.state, content_of(play)
    uses: tuple[Use, ...] = ("hearts", "skill", "combat", "threat", "search")
    figures = {use: stat(state, content, seat, use, members) for use in uses}
    steps = movement(state, content, seat)[0] - stat(state, content, seat, "move")
    steps += stat(state, content, seat, "move", members)
    shield = any("D" in content.icons[one] for one in members)
    return text("far-party-comes-to", steps=steps, shield=shield, **figures)


def _party_fits(play: FarPlay, companion: str, picked: Mapping[str, int]) -> Text | None:
    """NF-5.2, NF-E14: one of each faction, and the companion in an empty slot."""
    known = content_of(play).adventurers
    factions = [known[one].faction for one, n in picked.items() if n and one != companion]
    twice = next((one for one in factions if factions.count(one) > 1), None)
    return None if twice is None else text("far-refused-party", faction=twice)


def _most_hearts(everybody: list[str], companion: str, content: FarContent) -> list[str]:
    """D15: most hearts, then skill, then swords, then the id: the best of each faction, the companion where it fits."""

    def rank(one: str) -> tuple[int, int, int, str]:
        found = content.icons[one]
        return -found.get("H", 0), -found.get("K", 0), -found.get("W", 0), one

    best: dict[str, str] = {}
    for one in sorted(everybody, key=rank):
        best.setdefault("companion" if one == companion else content.adventurers[one].faction, one)
    return sorted(best.values(), key=rank)[:MOST_MEMBERS]


def lay_out(play: FarPlay, seat: int, members: list[str]) -> None:
    """These walk along, the others wait; the companion takes the first empty slot (NF-5.2)."""
    own, known = play.state.players[seat], content_of(play).adventurers
    everybody = [*own.members, *own.reserve]
    own.party = {known[one].faction: one for one in members if one != own.companion}
    if own.companion in members:
        own.party[next(slot for slot in FACTIONS if slot not in own.party)] = own.companion
    own.reserve = [one for one in everybody if one not in own.party.values()]
