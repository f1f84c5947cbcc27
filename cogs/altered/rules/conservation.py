"""What must always hold in a game of Altered: where its cards are and who sees them, and the rest. Pure."""

from collections import Counter

from bot.rules.piles.zones import Stock, Zone, hidden_zones, open_zones
from bot.rules.rng import Chance
from cogs.altered.content.pack import AlteredContent
from cogs.altered.state import EXPEDITIONS, AlteredState, Player


def invariants(state: AlteredState, content: AlteredContent) -> list[str]:
    """What is broken besides lost cards, in words."""
    if not state.players or not state.regions:
        return []
    return [*_zones(state, content), *_track(state)]


def stocks(state: AlteredState, content: AlteredContent) -> list[Stock]:
    """Every card of a player's deck is in exactly one place; tokens come and go."""
    if not state.regions:
        return []
    return [_stock(state, content, seat, player) for seat, player in enumerate(state.players)]


def _stock(state: AlteredState, content: AlteredContent, seat: int, player: Player) -> Stock:
    printed = Counter(player.brought)
    if player.deck_id:
        deck = content.decks[player.deck_id]
        printed = Counter(deck.cards)
        if deck.hero is not None:
            printed[deck.hero] += 1

    def put_mana(cards: list[str]) -> None:
        for orb, card in zip(player.mana, cards, strict=True):
            orb.card = card

    seen = [o.card for o in state.objects.values() if o.owner == seat and not content.cards[o.card].token]
    own = [
        Zone(player.hand, (seat,)),
        Zone(player.looked, (seat,)),
        Zone([orb.card for orb in player.mana], (seat,), put=put_mana),
    ]
    return Stock(f"seat {seat}", printed, [*hidden_zones(player.deck), *own, *open_zones(seen)])


def _zones(state: AlteredState, content: AlteredContent) -> list[str]:
    broken = []
    listed = [*state.in_play, *state.limbo]
    for player in state.players:
        listed += [*player.reserve, *player.discard]
    if sorted(listed) != sorted(state.objects):
        broken.append(f"objects and zones differ: {sorted(set(listed) ^ set(state.objects))}")
        return broken
    for obj in state.objects.values():
        card = content.cards[obj.card]
        if (obj.zone == "expedition") != (obj.expedition in EXPEDITIONS):
            broken.append(f"{obj.id} ({obj.card}) in {obj.zone} has expedition {obj.expedition}")
        if len(set(obj.statuses)) != len(obj.statuses) or any(n <= 0 for n in obj.counters.values()):
            broken.append(f"{obj.id}: statuses {obj.statuses}, counters {obj.counters}")
        fits = {
            "hero": ("hero",),
            "character": ("expedition", "reserve", "discard", "limbo"),
            "token": ("expedition",),
            "spell": ("reserve", "discard", "limbo"),
            "landmark": ("landmark", "reserve", "discard", "limbo"),
            "expedition_permanent": ("expedition", "reserve", "discard", "limbo"),
        }[card.type]
        if obj.zone not in fits:
            broken.append(f"{obj.id}: a {card.type} in {obj.zone}")
    for zone in ("reserve", "discard"):
        for seat, player in enumerate(state.players):
            ids = player.reserve if zone == "reserve" else player.discard
            broken += [
                f"{i} is not in {zone} of {seat}"
                for i in ids
                if state.objects[i].zone != zone or state.objects[i].owner != seat
            ]
    return broken


def _track(state: AlteredState) -> list[str]:
    broken = []
    if len(state.regions) != (1 if state.tiebreak else 8):
        broken.append(f"{len(state.regions)} regions")
    for player in state.players:
        if any(not 0 <= n < len(state.regions) for n in player.marker.values()):
            broken.append(f"markers {player.marker}")
        if any(not state.regions[n].face_up for n in player.marker.values()):
            broken.append("a marker stands on a face-down region")
    if state.steps and state.phase != "over" and not state.tiebreak and state.options.end_check == "immediate":
        for player in state.players:
            if player.marker["hero"] >= player.marker["companion"]:
                broken.append("somebody has met and nobody has won")
    if len(set(state.passed)) != len(state.passed):
        broken.append("somebody passed twice")
    return broken


def redeal_track(state: AlteredState, seed: bytes) -> None:
    """Deal the face-down Tumult cards anew: which lies where, and which way round."""
    chance = Chance(seed, {})
    hidden = [place for place, region in enumerate(state.regions) if not region.face_up]
    pairs = [(state.regions[a], state.regions[b]) for a, b in zip(hidden[::2], hidden[1::2], strict=True)]
    pairs = chance.shuffle("track", pairs)
    flat = [r for n, pair in enumerate(pairs) for r in (pair if chance.below(f"turn:{n}", 2) else pair[::-1])]
    for place, region in zip(hidden, flat, strict=True):
        state.regions[place] = region
