"""Where each card and token lies, and who sees it there: nothing is lost; what is hidden can be dealt anew. Pure."""

from collections import Counter
from collections.abc import Collection
from functools import partial

from bot.rules.piles.zones import Stock, Zone, hidden_zones, open_zones
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import FACTIONS, LEAST_REP, LEVELS, MOST_HEARTS, MOST_REP, Deck
from cogs.near_and_far.state import FarState


def stocks(state: FarState, content: FarContent) -> list[Stock]:
    """Adventurers, treasures, both decks of artifacts, the arcade deck and the threats."""
    if not state.players:
        return []
    of_deck = partial(content.deck, without=state.options.without)
    people = [Zone([one for one in (*own.members, *own.reserve) if one != own.companion]) for own in state.players]
    found = [
        Stock(
            "adventurers",
            Counter(of_deck("adventurers")),
            [*hidden_zones(state.bag), *open_zones(state.row, state.adv_discard), *people],
        ),
        Stock(
            "treasures",
            Counter(of_deck("treasures")),
            [
                *hidden_zones(state.treasure_pile),
                *open_zones(state.treasure_discard, *(own.treasures for own in state.players)),
                *_drawn(state, content.treasures),
            ],
        ),
        _artifacts(state, content, "basic"),
        _artifacts(state, content, "advanced"),
        Stock(
            "threats",
            Counter(str(level) for level in LEVELS),
            [_threats(state), Zone([str(n) for own in state.players for n in own.threats])],
        ),
    ]
    if state.has_arcade_deck:
        cards = Counter(of_deck("arcade"))
        found.append(
            Stock("arcade cards", cards, [*hidden_zones(state.arcade_pile), *open_zones(state.arcade_discard)])
        )
    return found


def _threats(state: FarState) -> Zone:
    """Those still to be met: the first is face up; shuffled, the others are hidden (NF-16.3)."""

    def put(other: list[str]) -> None:
        state.threats[:] = map(int, other)

    cards = [str(level) for level in state.threats]
    if state.options.threats == "ascending":
        return Zone(cards)
    return Zone(cards, (), known=(0,), put=put)


def _artifacts(state: FarState, content: FarContent, name: Deck) -> Stock:
    """A deck, and its cards in hands, packs and before their buyers."""
    shelf = content.basic if name == "basic" else content.advanced
    zones = [*hidden_zones(getattr(state, f"{name}_pile")), *open_zones(getattr(state, f"{name}_discard"))]
    for seat, own in enumerate(state.players):
        zones.append(_part(own.hand, shelf, None if state.options.open_hands else seat))
        zones.append(_part(own.pack, shelf, seat))
        zones.append(Zone([card for card in own.bought if card in shelf]))
    return Stock(
        f"{name} artifacts", Counter(content.deck(name, state.options.without)), [*zones, *_drawn(state, shelf)]
    )


def _part(cards: list[str], shelf: Collection[str], seat: int | None) -> Zone:
    """The cards of a hand that are of one deck: both decks' lie in it together. seat None: everybody sees them."""
    places = [place for place, card in enumerate(cards) if card in shelf]

    def put(other: list[str]) -> None:
        for place, card in zip(places, other, strict=True):
            cards[place] = card

    return Zone([cards[place] for place in places], None if seat is None else (seat,), put=put)


def _drawn(state: FarState, shelf: Collection[str]) -> list[Zone]:
    return [_part(state.drawn, shelf, state.drawn_by)] if state.drawn_by is not None else []


def broken(state: FarState) -> list[str]:
    """What is wrong with goods, tracks, camps and treasures, in words."""
    found = []
    placed = Counter(state.camps.values()) + Counter(state.mine.values())
    for seat, own in enumerate(state.players):
        if min(own.coins, own.gems, own.food, own.birds, own.tortoises, own.camps, *own.tokens.values()) < 0:
            found.append(f"seat {seat} has fewer than none of something")
        if not LEAST_REP <= own.rep <= MOST_REP or not 0 <= own.hearts <= MOST_HEARTS:
            found.append(f"seat {seat}: reputation {own.rep}, hearts {own.hearts}")  # NF-12.2, NF-12.3
        if own.animals > 3:
            found.append(f"seat {seat} has {own.animals} pack animals")
        camps = own.camps + placed[seat]
        if not state.options.camps - len(own.threats) - len(own.bosses) <= camps <= state.options.camps:
            found.append(f"seat {seat} has {camps} camps on the board, the map and in the mine")
        if list(own.party.values()).count(own.companion) + own.reserve.count(own.companion) != 1:
            found.append(f"seat {seat} has lost its companion")
    bosses = [*state.bosses.values(), *(boss for own in state.players for boss in own.bosses)]
    if len(set(bosses)) != len(bosses):
        found.append("a boss is in two places")
    worlds = [card for own in state.players for card in own.worlds]
    if len(set(worlds)) != len(worlds) and not state.brought:
        found.append("two players have the same world card")
    if any(state.token_supply(faction) < 0 for faction in FACTIONS):
        found.append("there are more tokens of a faction than nine")
    return found
