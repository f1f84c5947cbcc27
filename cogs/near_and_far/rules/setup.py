"""From the box to the first turn: decks, row, tokens, the draft (NF-2). Pure."""

from functools import partial
from typing import Final, cast

from bot.rules.decision import Answer, Decision, Option, Toggles, text
from bot.rules.piles.pile import face_down
from cogs.near_and_far.content.terms import CHARACTERS, LEVELS
from cogs.near_and_far.rules import bosses
from cogs.near_and_far.rules.cards import deck, draw, refill_row
from cogs.near_and_far.rules.goods import FarPlay, content_of, who
from cogs.near_and_far.rules.growth import SCHOLAR
from cogs.near_and_far.rules.reading.table import artifact, the_map
from cogs.near_and_far.state import Brought, Player

TOKENS: Final = {1: 7, 2: 7, 3: 10, 4: 13}
"""By the number of players (NF-2.11, NF-16.5)."""
BASIC, ADVANCED = 5, 2
LATE_START: Final = {
    "even": ((0, 0), (1, 1), (1, 2), (1, 2)),
    "rising": ((0, 0), (1, 0), (1, 1), (1, 2)),
}
"""(coins, food) more for whoever moves first, second and so on; measured (README, `waykeeper balance`)."""
WANDERS: Final = ("stables", "general_store", "farm", "hut", "mine", "")
"""Where the second stranger of a game of one goes, by the die (NF-16.5)."""


async def setup(play: FarPlay) -> None:
    """NF-2.3 to NF-2.14, in their order."""
    state, content = play.state, content_of(play)
    of_deck = partial(content.deck, without=state.options.without)
    if state.options.random_seats:  # NF-2.2
        state.order = play.shuffle("seats", list(range(state.seats)))
    state.bag = face_down(play.shuffle("deck:bag", of_deck("adventurers")))  # NF-2.4
    refill_row(play)
    deck(state, "treasure").lay(play, of_deck("treasures"))  # NF-2.5
    companions = [one.id for one in content.companions.values() if one.kind != "platypus"]
    for seat in range(state.seats):  # NF-2.6
        brought = state.brought[seat] if state.brought else Brought(CHARACTERS[seat], companions[seat])
        state.players.append(_player(brought, state.options.camps))
    deck(state, "basic").lay(play, of_deck("basic"))  # NF-2.7
    deck(state, "advanced").lay(play, of_deck("advanced"))
    for own in state.players:
        own.pack = draw(play, "basic", BASIC)
        own.hand = draw(play, "advanced", ADVANCED + (SCHOLAR in own.talents))  # NF-14.6
    state.threats = list(LEVELS)  # NF-2.10
    if state.options.threats == "shuffled":  # NF-16.3
        state.threats = play.shuffle("deck:threats", state.threats)
    bosses.place(play)  # NF-15.1
    lay_tokens(play)
    state.first = play.pick("first", range(state.seats))  # NF-2.13
    if state.options.late_coins != "none" and state.seats > 2:
        for (coins, food), seat in zip(
            LATE_START[state.options.late_coins], [state.first, *state.after(state.first)], strict=False
        ):
            state.players[seat].coins += coins
            state.players[seat].food += food
    if state.seats <= 2:
        state.npc = "town_hall"  # NF-2.14, NF-16.5
    if state.has_arcade_deck:
        deck(state, "arcade").lay(play, of_deck("arcade"))  # NF-2.15
    play.say("far-setup", map=f"@{state.map_id}", n=len(state.quests), first=who(state.first))
    if state.options.draft and state.seats > 1:
        play.next("draft")
        return
    for own in state.players:  # NF-16.6; alone nobody passes a pack on
        own.hand += own.pack
        own.pack = []
    play.next("discard")


def _player(brought: Brought, camps: int) -> Player:
    """NF-2.6, NF-14.4: what a session begins with, and what is kept of those before."""
    own = Player(brought.character, brought.companion, camps=camps, party={"mystic": brought.companion})
    own.worlds, own.character_cards = list(brought.worlds), list(brought.character_cards)
    own.keywords, own.talents = list(brought.keywords), list(brought.talents)
    own.side_quests = dict(brought.side_quests)
    own.chapter, own.ending = brought.chapter, brought.ending
    return own


def lay_tokens(play: FarPlay) -> None:
    """NF-2.11: region by region in random order, a random unused book each, so that no region gets more than one more
    than another. In character mode those with a name first (NF-2.12)."""
    state = play.state
    printed = the_map(state, content_of(play))
    books = printed.of_kind("quest")
    named = [book for book in books if book.name and state.mode == "character"]
    regions = play.shuffle("tokens:regions", list(printed.regions))
    taken: list[str] = []
    wanted = TOKENS[state.seats] + state.options.more_quests  # NF-16.2
    for kind in (named, [book for book in books if book not in named]):
        left = {region: [book.id for book in kind if book.region == region] for region in printed.regions}
        while len(taken) < wanted and any(left.values()):
            for region in regions:
                if len(taken) < wanted and left[region]:
                    space = play.pick("tokens:spaces", left[region])
                    left[region].remove(space)
                    taken.append(space)
    state.quests = [space.id for space in printed.spaces if space.id in taken]


def _best_first(play: FarPlay, cards: list[str]) -> list[str]:
    content = content_of(play)
    return sorted(cards, key=lambda card: (-artifact(content, card).points, card))


def _card_options(cards: list[str]) -> list[Option]:
    """NF-17.1: in a fixed order, whatever that of the pack."""
    return [Option(card, text("far-card", card=f"@{card}")) for card in sorted(cards)]


async def draft(play: FarPlay) -> None:
    """NF-2.8: everybody picks one in secret, the rest goes to the left; the fifth comes by itself."""
    state = play.state
    n = len(state.players[0].pack)
    asked = [seat for seat, own in enumerate(state.players) if n > 1 and not _is_ranked(own)]
    answers = await play.together([_picked(play, seat) for seat in asked]) if asked else []
    state = play.state
    for seat, picks in zip(asked, answers, strict=True):
        if state.options.picks == "unseen":
            state.players[seat].ranked += picks
    for own in state.players:
        taken = next((card for card in own.ranked if card in own.pack), own.pack[0])
        own.pack.remove(taken)
        own.hand.append(taken)
        if n == 1 or not state.options.draft_rank:
            own.ranked.clear()
    packs = [own.pack for own in state.players]
    for seat in range(state.seats):
        state.players[state.after(seat)[0]].pack = packs[seat]  # to the left
    play.mark_undo_boundary()
    play.next("draft" if n > 1 else "discard")


async def _picked(play: FarPlay, seat: int) -> list[str]:
    """What somebody has picked, best first: theirs to see at once, while the others are still picking."""
    _, answer = await play.decide(_pick(play, seat))
    picks = [answer] if isinstance(answer, str) else cast(list[str], answer)
    if play.state.options.picks == "shown":
        play.state.players[seat].ranked += picks
    return picks


def _is_ranked(own: Player) -> bool:
    """Whether this pack was ranked when it was here before, so that nothing has to be asked."""
    return all(card in own.ranked for card in own.pack)


def _pick(play: FarPlay, seat: int) -> Decision:
    pack = play.state.players[seat].pack
    order = _best_first(play, pack)
    if play.state.options.draft_rank:
        prompt, n = text("far-ask-rank"), len(pack)
        options = partial(_card_options, pack)
        return Decision((seat,), "far.rank", prompt, options, "order", n, n, private=True, default=lambda: list(order))
    prompt = text("far-ask-draft", n=BASIC - len(pack) + 1, of=BASIC)
    return Decision((seat,), "far.draft", prompt, lambda: _card_options(pack), private=True, default=lambda: order[0])


async def discard(play: FarPlay) -> None:
    """NF-2.9: at least one advanced card goes, and any others; all at once, shown when everybody is done."""
    seats = range(play.state.seats)
    thrown = await play.together([_thrown(play, seat) for seat in seats])
    state, content = play.state, content_of(play)
    play.mark_undo_boundary()
    for seat, cards in zip(seats, thrown, strict=True):
        for card in cards:
            state.players[seat].hand.remove(card)
            (state.basic_discard if card in content.basic else state.advanced_discard).append(card)
        play.say("far-discarded", who=who(seat), cards=[f"@{card}" for card in cards], n=len(cards))
    play.say("far-begins", who=who(state.first))
    state.phase, state.round = "play", 1
    send_wanderer(play)
    if state.options.mode == "campaign":  # NF-2.16, character mode too
        play.next("begin_session")
        return
    play.next("turn", seat=state.first)


def send_wanderer(play: FarPlay) -> None:
    """NF-16.5: in a game of one a second stranger goes where the die sends it when a round begins, or out of town."""
    if play.state.seats == 1:
        play.state.wanderer = WANDERS[play.roll("wanderer")[0] - 1]
        play.say("far-wanderer", place=text("far-building", id=play.state.wanderer), out=not play.state.wanderer)


async def _thrown(play: FarPlay, seat: int) -> list[str]:
    content = content_of(play)
    advanced = [card for card in play.state.players[seat].hand if card in content.advanced]
    basic = [card for card in play.state.players[seat].hand if card in content.basic]
    least = len(advanced) - 1
    worst = _best_first(play, advanced)[-least:]

    def default() -> Answer:
        return list(worst)

    ask = text("far-ask-discard-advanced", n=least, of=len(advanced))
    first = await play.ask_some(
        seat,
        "far.discard-advanced",
        ask,
        lambda: _card_options(advanced),
        least,
        len(advanced),
        private=True,
        default=default,
        toggles=Toggles(text("far-go-discard"), text("far-go-discard-first")),
    )
    prompt = text("far-ask-discard-basic")
    more = await play.ask_some(
        seat,
        "far.discard-basic",
        prompt,
        lambda: _card_options(basic),
        0,
        len(basic),
        private=True,
        deadline="same",
        default=lambda: [],
        toggles=Toggles(text("far-go-discard"), text("far-go-keep")),
    )
    return [*first, *more]
