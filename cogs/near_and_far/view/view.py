"""What a seat may know of a session, as plain JSON. Pictures, panels and the board in words are made from this alone.

The whole of a view (`public_view`; a seat's own in `seat_view`); ids are those of the content, seats are numbers:

    you            the seat that looks, None: a spectator
    mode, side     `first`, `arcade`, `campaign` or `character`; `day` or `dusk`; session: of the campaign, from 1
    phase          setup, play, last (the end has been triggered), over; result: None, then `won` or `tied`
    step           which step runs: `draft`, `turn`, `town`, `adventure` ...; empty once it is over
    round, turns   from 1, 0 during setup; first: who begins each round; active: whose turn it is, None: nobody's
    free           {buys, uses}: whether the active player is asked where artifacts may be bought, and has any and
                   goods to pay some card with; whether something that lies open may be used, done or dropped then
    walking        whether the active player is on the move, and asked where to
    ended_by       who placed the last camp first, or None; camps_each: how many everybody begins with
    map            {id, title, palette, routes: {good: [large, small]}, spaces: [...], roads: [...]}
      space        {id, x, y, kind, icon, quest, name, good, region, token: whether a quest token lies there,
                    boss: {id, name, level, points} who waits there, or None,
                    camp: seat or None, standees: [seats], reach: hearts it costs the active seat to come here, or None,
                    can_stop: whether `reach` holds}; x 0-1000, y 0-700
      road         {a, b, symbol: none|chest|threat, active: whether it still counts (NF-6.1)}
    town           {buildings: [{id, standees: [seats], npc: how many strangers}], jail: {standees: [seats], npc},
                    square: [seats],
                    row: [adventurer and its `price` today for the active seat], bag, adv_discard: how many,
                    mine: {columns, rows, numbers, camps: {"row,column": seat}, open: the places where
                    a camp may stand now},
                    rep_points: [[reputation, points]] from the worst to the best,
                    birds_left: animals in supply}
      adventurer   {id, name, faction, cost, icons}
    chiefs         faction -> seat or None; tokens_left: faction -> tokens in supply
    threat         {level, points, name} face up, or None; threats_left: how many, the one face up included
    decks          {treasure, basic, advanced, arcade: {pile: n, discard: n}}
    check          the one that is being made, or None: {seat, kind, target, stat, die (0: not rolled yet), spent,
                    total, rival, rival_die, rival_stat}
    players        by seat: {seat, character, name, colour, coins, gems, food, tokens, rep, rep_points, hearts, camps,
                    points: so far, without what a hand will take at the end; points_of: {category: n}, those
                    of each line of the sheet,
                    area: square|building|jail|map|gone, at, gone: has left for good, leaving: will when the round
                    ends, slots: {faction: member or None}, reserve: [members], companion,
                    banners: {faction: n} that count for its chief,
                    birds, tortoises, treasures, bought, worlds: [cards], threats: [levels], chiefs: [factions],
                    bosses, talents, side_quests: [{id, name, text, done}], character_cards: [cards], xp: gained in
                    this session, keywords: [words], stage: of the own story, 1 to 6, or None,
                    ending: {id, name, text} of the own story, or None,
                    hand: n, open_hand: its cards where all hands lie open, draft: how many cards of a pack are
                    before them, jail_pass, quests_done,
                    duels_won, mine_camps, icons: {use: n} for hearts, mine, farm, threat, duel, skill, combat, move,
                    search}, steps: of a day on the map, shield: bool}
      member       {id, name, faction or None, icons}; card: {id, name, text, points, icons, banner, deck}
    ending         once it is over: {result, rounds, rows: [{owner, seat, award, n, place, total}]}; see `_last`
    sheets         once it is over, best first: {seat, points: [11 numbers, see `CATEGORIES`], total}
    story          what has been read and may be read again (`StoryRecord.view`)
    reading        the story that is being read just now (`story_read`), or None; is_reader: whether the looking seat
                   alone has it before it, to read it out
    hand           of the looking seat: its artifacts, each a card and {cost, value, rep_min, rep_max, payable}; or [];
                   what it has just picked is among them
    pack           of the looking seat: the cards to pick from, shaped like `hand`; else [], and once it has picked
    drawn          of the seat that looks at cards it has drawn: those, as cards, artifacts with
                   their price; else []; drawn_n: how many there are
"""

from collections.abc import Mapping
from typing import Any, Final

from bot.rules.voice.honours import honour_rows
from cogs.near_and_far.content.cards import Artifact
from cogs.near_and_far.content.characters import stage_of
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.content.terms import (
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    FACTIONS,
    LEAST_REP,
    MOST_REP,
    threat_id,
    threat_points,
)
from cogs.near_and_far.rules import free
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.buying import lacking
from cogs.near_and_far.rules.reading.reach import movement, walks
from cogs.near_and_far.rules.reading.scoring import rep_points, sheet
from cogs.near_and_far.rules.reading.table import Use
from cogs.near_and_far.state import FarState, Player
from cogs.near_and_far.view.story import story_read, story_unread

CATEGORIES: Final = (
    *("camps", "routes", "artifacts", "threats", "wealth", "tokens"),
    *("chiefs", "reputation", "board", "treasures", "bonuses"),
)
"""The eleven lines of the score sheet, in the order of NF-13.3."""
USES: Final[tuple[Use, ...]] = ("hearts", "mine", "farm", "threat", "duel", "skill", "combat", "move", "search")


def public_view(state: FarState, content: FarContent) -> dict[str, Any]:
    """What everybody may know (rules 2.3): all but hands, packs, the order of decks, and cards being looked at."""
    town = content.town["town"]
    active = state.turn.seat if state.round and state.phase != "over" else None
    threat = content.threats.get(threat_id(state.threats[0])) if state.threats else None
    return {
        "you": None,
        "mode": state.mode,
        "side": state.options.side,
        "session": state.session,
        "phase": state.phase,
        "step": state.steps[0].name if state.steps else "",
        "round": state.round,
        "turns": state.turns,
        "first": state.first,
        "active": active,
        "walking": state.turn.moving,
        "free": _free(state, content, active),
        "ended_by": state.ended_by,
        "camps_each": state.options.camps,
        "map": _map(state, content, active),
        "town": {
            "buildings": [
                {"id": name, "standees": state.standing_at(name), "npc": _strangers(state, name)} for name in BUILDINGS
            ],
            "jail": {"standees": _in(state, "jail"), "npc": _strangers(state, "jail")},
            "square": _in(state, "square"),
            "row": [_offered(state, content, one, active) for one in state.row],
            "bag": len(state.bag),
            "adv_discard": len(state.adv_discard),
            "mine": {
                "columns": [one.model_dump(exclude_defaults=True) for one in town.mine.columns],
                "rows": [one.model_dump(exclude_defaults=True) for one in town.mine.rows],
                "numbers": [list(row) for row in town.mine.numbers],
                "camps": dict(state.mine),
                "open": table.mine_spaces(state, content),
            },
            "rep_points": [[rep, rep_points(rep)] for rep in range(LEAST_REP, MOST_REP + 1)],
            "birds_left": 3 * state.seats - sum(one.animals for one in state.players),
        },
        "chiefs": {faction: state.chiefs.get(faction) for faction in FACTIONS},
        "tokens_left": {faction: state.token_supply(faction) for faction in FACTIONS},
        "threat": None
        if threat is None
        else {"level": threat.level, "points": threat.points, "name": threat.name, "id": threat.id},
        "threats_left": len(state.threats),
        "decks": {
            name: {"pile": len(getattr(state, f"{name}_pile")), "discard": len(getattr(state, f"{name}_discard"))}
            for name in ("treasure", "basic", "advanced", "arcade")
        },
        "check": _check(state),
        "players": [_player(state, content, seat) for seat in range(len(state.players))],
        "sheets": [{"seat": one.seat, "points": list(one.points), "total": one.total} for one in state.sheets],
        "story": state.story.view(None),
        "reading": story_read(state, content),
        "is_reader": False,
        "hand": [],
        "pack": [],
        "drawn": [],
        "drawn_n": len(state.drawn),
        "result": state.result,
        "ending": _last(state, content) if state.players and not state.steps else None,
    }


def _free(state: FarState, content: FarContent, active: int | None) -> dict[str, bool]:
    """What the active player may do besides answering, as far as all can see it (rules 4)."""
    if active is None or not state.turn.is_open:
        return {"buys": False, "uses": False}
    return {"buys": free.may_buy(state, content, active), "uses": free.has_other(state, content, active)}


def _last(state: FarState, content: FarContent) -> dict[str, Any]:
    """What each is remembered for; `award` empty: for having been there. place: from 1, 0 without a sheet."""
    places = {one.seat: place for place, one in enumerate(state.sheets, 1)}
    totals = {one.seat: one.total for one in state.sheets}
    rows = honour_rows(content.voice, state.voice, state.owners)
    told = [{**row, "seat": n, "place": places.get(n, 0), "total": totals.get(n)} for n, row in enumerate(rows)]
    return {"result": state.result, "rounds": state.round, "rows": sorted(told, key=lambda row: row["place"] or 99)}


def seat_view(state: FarState, content: FarContent, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
    """The same for a player, with hand, pack and the cards that this seat looks at."""
    own = state.players[seat]
    picked = [card for card in own.ranked if card in own.pack][:1]  # NF-2.8: the others are still picking
    is_reader = state.turn.reader == seat  # NF-7.2
    return {
        **public,
        "you": seat,
        "is_reader": is_reader,
        "reading": story_unread(state, content) if is_reader else public["reading"],
        "hand": [_in_hand(state, content, seat, card) for card in sorted([*own.hand, *picked])],
        "pack": [] if picked else [_in_hand(state, content, seat, card) for card in sorted(own.pack)],
        "drawn": [_drawn(content, card) for card in state.drawn] if state.drawn_by == seat else [],
        "story": state.story.view(seat),
    }


def _strangers(state: FarState, place: str) -> int:
    return [state.npc, state.wanderer].count(place)


def _in(state: FarState, area: str) -> list[int]:
    return [seat for seat, one in enumerate(state.players) if one.area == area]


def _map(state: FarState, content: FarContent, active: int | None) -> dict[str, Any]:
    printed = table.the_map(state, content)
    near = {} if active is None else walks(state, content, active)
    standees: dict[str, list[int]] = {}
    for seat, one in enumerate(state.players):
        if one.area == "map":
            standees.setdefault(one.at, []).append(seat)
    spaces = [
        {
            **{"id": space.id, "x": space.x, "y": space.y, "kind": space.kind, "icon": space.icon},
            **{"quest": space.quest, "name": space.name, "good": space.good, "region": space.region},
            "token": space.id in state.quests,
            "boss": _boss(content, state.bosses.get(space.id)),
            "camp": state.camps.get(space.id),
            "standees": standees.get(space.id, []),
            "reach": near.get(space.id),
            "can_stop": space.id in near,
        }
        for space in printed.spaces
    ]
    return {
        "id": printed.id,
        "title": printed.title,
        "palette": list(printed.palette),
        "routes": {good: list(values) for good, values in printed.routes.items()},
        "spaces": spaces,
        "roads": [
            {"a": road.a, "b": road.b, "symbol": road.symbol, "active": is_active}
            for road, is_active in zip(printed.roads, table.active_roads(state, printed.roads), strict=True)
        ],
        "town": TOWN,
    }


def _boss(content: FarContent, boss: str | None) -> dict[str, Any] | None:
    if boss is None:
        return None
    card = content.bosses[boss]
    return {"id": card.id, "name": card.name, "level": card.level, "points": card.points}


def _offered(state: FarState, content: FarContent, adventurer: str, active: int | None) -> dict[str, Any]:
    price = None if active is None else table.recruit_price(state, content, active, adventurer)
    return {**member_facts(content, adventurer), "cost": content.adventurers[adventurer].cost, "price": price}


def member_facts(content: FarContent, member: str) -> dict[str, Any]:
    """Somebody who may be in a party."""
    card = content.adventurers.get(member)
    name = card.name if card is not None else content.companions[member].name
    return {
        "id": member,
        "name": name,
        "faction": None if card is None else card.faction,
        "icons": dict(content.icons[member]),
    }


def card_facts(content: FarContent, card_id: str) -> dict[str, Any]:
    """An open card, or one of a hand."""
    card = content.working[card_id]
    return {
        "id": card_id,
        "name": card.name,
        "text": card.text,
        "points": getattr(card, "points", 0),
        "icons": dict(card.icons),
        "banner": getattr(card, "banner", None),
        "deck": deck_of(content, card_id),
    }


def deck_of(content: FarContent, card_id: str) -> str:
    """From which deck or shelf a card is."""
    shelves: dict[str, Any] = {"basic": content.basic, "advanced": content.advanced, "treasure": content.treasures}
    shelves |= {"world": content.worlds, "talent": content.talents}
    return next((name for name, shelf in shelves.items() if card_id in shelf), "character")


def _in_hand(state: FarState, content: FarContent, seat: int, card_id: str) -> dict[str, Any]:
    card: Artifact = table.artifact(content, card_id)
    why = lacking(state, content, seat, card_id)
    return {**card_facts(content, card_id), **price_facts(card), "value": card.cost.value, "payable": why is None}


def _drawn(content: FarContent, card_id: str) -> dict[str, Any]:
    """A card that is looked at: an artifact with its price, for whoever keeps it has to pay for it."""
    is_priced = card_id in content.basic or card_id in content.advanced
    return {**card_facts(content, card_id), **(price_facts(table.artifact(content, card_id)) if is_priced else {})}


def price_facts(card: Artifact) -> dict[str, Any]:
    """What an artifact costs and wants, as printed."""
    cost = {name: n for name in ("coin", "gem", "food") if (n := getattr(card.cost, name))}
    tokens = {name: n for name in (*FACTIONS, "any") if (n := getattr(card.cost.token, name))}
    whole = {**cost, **({"token": tokens} if tokens else {})}
    return {"cost": whole, "rep_min": card.rep_min, "rep_max": card.rep_max}


def _ending(content: FarContent, own: Player) -> dict[str, Any] | None:
    endings = content.characters[own.character].endings if own.ending else ()
    found = next((one for one in endings if one.id == own.ending), None)
    return None if found is None else {"id": found.id, "name": found.name, "text": found.text}


def _check(state: FarState) -> dict[str, Any] | None:
    pending = state.turn.check
    if pending is None:
        return None
    return {
        **{"seat": pending.seat, "kind": pending.kind, "target": pending.target, "stat": pending.stat},
        **{"die": pending.die, "spent": pending.spent, "total": pending.total if pending.die else None},
        **{"rival": pending.rival or None, "rival_die": pending.rival_die, "rival_stat": pending.rival_stat},
    }


def _player(state: FarState, content: FarContent, seat: int) -> dict[str, Any]:
    own: Player = state.players[seat]
    banners = table.banners(state, content, seat)
    points = sheet(state, content, seat).points
    points[CATEGORIES.index("artifacts")] += len(own.hand)  # what will be bought of it nobody knows
    return {
        "seat": seat,
        "character": own.character,
        "name": own.character.capitalize(),
        "colour": COLOURS[seat],
        **{"coins": own.coins, "gems": own.gems, "food": own.food},
        "tokens": {faction: own.tokens.get(faction, 0) for faction in FACTIONS},
        "rep": own.rep,
        "rep_points": rep_points(own.rep),
        "hearts": own.hearts,
        "camps": own.camps,
        "points": sum(points),
        "points_of": dict(zip(CATEGORIES, points, strict=True)),
        "area": own.area,
        "at": own.at,
        "gone": own.area == "gone",
        "leaving": own.leaving,
        "slots": {slot: member_facts(content, own.party[slot]) if slot in own.party else None for slot in FACTIONS},
        "reserve": [member_facts(content, member) for member in own.reserve],
        "companion": own.companion,
        "banners": {faction: banners[faction] for faction in FACTIONS},
        "birds": own.birds,
        "tortoises": own.tortoises,
        "treasures": [card_facts(content, card) for card in own.treasures],
        "bought": [card_facts(content, card) for card in own.bought],
        "worlds": [card_facts(content, card) for card in own.worlds],
        "character_cards": [card_facts(content, card) for card in own.character_cards],
        "talents": [card_facts(content, card) for card in own.talents],
        "side_quests": [_side_quest(content, name, done) for name, done in own.side_quests.items()],
        "bosses": [_boss(content, boss) for boss in own.bosses],
        "xp": own.xp,
        "stage": stage_of(own.chapter) if own.chapter else None,
        "ending": _ending(content, own),
        "keywords": [word.replace("_", " ") for word in own.keywords],
        "threats": list(own.threats),
        "threat_points": sum(threat_points(level) for level in own.threats),
        "chiefs": [faction for faction in FACTIONS if state.chiefs.get(faction) == seat],
        "hand": len(own.hand),
        "open_hand": [card_facts(content, card) for card in sorted(own.hand)] if state.options.open_hands else [],
        "draft": len(own.pack),
        "jail_pass": own.jail_pass,
        **{"quests_done": own.quests_done, "duels_won": own.duels_won, "mine_camps": own.mine_camps},
        "icons": {use: table.stat(state, content, seat, use) for use in USES},
        "steps": movement(state, content, seat)[0],
        "shield": table.has_shield(state, content, seat),
    }


def _side_quest(content: FarContent, name: str, done: bool) -> dict[str, Any]:
    card = content.side_quests.get(name)
    return {
        "id": name,
        "name": name if card is None else card.name,
        "text": "" if card is None else card.text,
        "done": done,
    }


__all__ = ["CATEGORIES", "CHARACTERS", "card_facts", "price_facts", "public_view", "seat_view"]
