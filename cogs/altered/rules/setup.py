"""Setting up a table (rules 3): decks, the Adventure, Heroes, the first player. Pure."""

from functools import partial

from bot.rules.decision import Decision, Option, Text, text
from bot.rules.piles.pile import face_down
from cogs.altered.content.decks import FACTION_NAMES
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.pinned import PINNING
from cogs.altered.rules.brought import Brought, bring, starter
from cogs.altered.rules.events.zones import new_object, put_in
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import Player, Region


async def setup(play: AlteredPlay) -> None:
    """D0; the decks stay for the whole match."""
    decks = await choose_decks(play)
    state = play.state
    PINNING.keep_only(state, [ref for deck in decks for ref in (deck.hero, *deck.cards) if ref is not None])
    state.players = [Player() for _ in range(2)]
    for seat, deck in enumerate(decks):
        player = state.players[seat]
        player.deck_id = deck.deck_id
        if not deck.deck_id:
            player.brought = dict(deck.cards) | ({deck.hero: 1} if deck.hero is not None else {})
        hero_name = f"@{deck.hero}" if deck.hero else ""
        if deck.deck_id:
            play.say("al-sits", seat=f"@seat:{seat}", deck=f"@{deck.deck_id}", hero=hero_name)
        else:
            play.say("al-sits-own", seat=f"@seat:{seat}", hero=hero_name or text("al-sits-nobody"))
    await deal(play)


async def deal(play: AlteredPlay, first: int = -1) -> None:
    """Steps 2 to 5; the first Morning follows. first: who is first player, -1: chance decides."""
    state, content = play.state, play.content
    if state.games:
        play.say("al-game", n=len(state.games) + 1)
    lay_track(play)
    for seat, player in enumerate(state.players):
        hero_id, cards = deck_of(content, player)
        fresh = Player(deck_id=player.deck_id, brought=player.brought)
        fresh.deck = face_down(play.shuffle(f"deck:{seat}", cards))  # setup 4
        state.players[seat] = fresh
        if hero_id is not None:
            hero = content.cards[hero_id]
            obj = new_object(state, hero.id, seat, "hero")
            obj.counters = dict(hero.counters)
            put_in(state, obj)
            fresh.hero = obj.id
            fresh.reserve_limit, fresh.landmark_limit = hero.reserve_limit, hero.landmark_limit
            play.used(hero.id)
    state.first = play.pick("first", [0, 1]) if first < 0 else first  # setup 5
    play.say("al-first", seat=f"@seat:{state.first}")
    play.next("morning")


def deck_of(content: AlteredContent, player: Player) -> tuple[str | None, list[str]]:
    """(Hero or None, all other cards, in a fixed order) of the deck that a player sat down with."""
    if player.deck_id:
        deck = content.decks[player.deck_id]
        return deck.hero, [ref for ref, n in deck.cards.items() for _ in range(n)]
    hero = next((ref for ref in player.brought if content.cards[ref].type == "hero"), None)
    return hero, [ref for ref, n in player.brought.items() if ref != hero for _ in range(n)]


async def choose_decks(play: AlteredPlay) -> list[Brought]:
    """D0: both at once and in secret."""
    decks = list(play.content.starters(play.state.options.starters))
    if play.state.options.decks == "random":
        return [starter(play.content, play.pick(f"starter:{seat}", decks)) for seat in (0, 1)]
    # who stays away gets any of them: drawn before the question, so that asking draws nothing
    house = [decks[play.chance.below(f"starter:{seat}", len(decks))] for seat in (0, 1)]
    if play.state.options.decks == "own":
        brought = await play.together([bring(play, seat, house[seat]) for seat in (0, 1)])
        play.mark_undo_boundary()
        return brought
    easy_first = sorted(decks, key=lambda name: _hardness(play.content, name))
    options = [deck_option(play.content, name) for name in easy_first]
    answers = await play.ask_each(
        [
            Decision(
                (seat,),
                "altered.deck",
                text("al-ask-deck", foe=f"@seat:{1 - seat}"),
                lambda: options,
                private=True,
                default=partial(str, house[seat]),
            )
            for seat in (0, 1)
        ]
    )
    play.mark_undo_boundary()
    return [starter(play.content, str(answer)) for answer in answers]


def _hardness(content: AlteredContent, name: str) -> tuple[bool, int]:
    """What nobody has said it of comes last."""
    level = content.decks[name].level
    return not level, level


def deck_option(content: AlteredContent, name: str) -> Option:
    """A starter with whose it is, unless it is called like them, and how it wins."""
    hero = content.decks[name].hero
    faction = "" if hero is None else content.cards[hero].faction
    if FACTION_NAMES.get(faction) == content.decks[name].name:
        faction = ""
    return Option(name, text("al-option-deck", deck=f"@{name}", faction=faction), about_deck(content, name))


def about_deck(content: AlteredContent, name: str) -> Text:
    """How hard a starter is to play, how it wins and who will like it; what its pack says of another deck."""
    deck = content.decks[name]
    return text("al-starter-level", level=deck.level, what=text("al-starter", deck=name, about=deck.about))


def lay_track(play: AlteredPlay) -> None:
    """Hero Region, three face-down Tumult cards in random order and orientation, Companion Region (setup 2, AL-1.1)."""
    content = play.content
    ends = {land: content.lands[land].halves[0].types for land in ("hero", "companion")}
    track = [Region("hero", 0, list(ends["hero"]), True)]
    for place, card in enumerate(play.shuffle("track", content.tumults())):
        halves = [0, 1] if play.chance.below(f"turn:{place}", 2) == 0 else [1, 0]
        track += [Region(card, half, list(content.lands[card].halves[half].types)) for half in halves]
    track.append(Region("companion", 0, list(ends["companion"]), True))
    play.state.regions = track
