"""Building a deck of what was picked; one press plays the suggested one. Everybody in secret, at their own pace."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.drafts.packs import tally
from cogs.altered.content.cards import FACTIONS
from cogs.altered.content.decks import NEUTRAL
from cogs.altered.draft.rules import deckmaking, judgement
from cogs.altered.draft.rules.drafting import card_option, card_options
from cogs.altered.draft.rules.packs import Draft
from cogs.altered.draft.state import FIRST, Drafter

BUILDING: Final = 3.0
"""A deck wants more time than a pick (`Decision.clock`)."""


async def build(play: Draft) -> None:
    """All build at once; the matches begin when the last one is ready."""
    state = play.state
    state.phase = "building"
    play.say("ad-build")
    for seat in range(state.seats):
        lend(play, seat)
        suggest(play, seat, 0)
        for ref in state.drafters[seat].pool:
            play.used(ref)
    await play.together([_build(play, seat) for seat in range(state.seats)])
    state.phase = "matches"
    play.mark_undo_boundary()
    play.next("round")


def lend(play: Draft, seat: int) -> None:
    """Whoever has picked from too many factions for any deck of thirty is lent the plainest cards that are missing."""
    drafter, content = play.state.drafters[seat], play.content
    hero, best = _ideas(play, seat)[0]
    missing = deckmaking.DECK - (hero is not None) - len(best)
    if missing > 0:
        factions = [f for f in deckmaking.by_faction(content, best) if f != NEUTRAL] or [FACTIONS[0]]
        lent = deckmaking.plain(content, factions, missing, play.state.options.cards)
        drafter.pool += lent
        tally(play.state.dealt, lent)
        play.say("ad-lent", seat=f"@seat:{seat}", n=missing)


def heroes(play: Draft, seat: int) -> list[str]:
    """The Heroes a player may lead with: any, or those picked."""
    if play.state.options.heroes == "free":
        return list(deckmaking.heroes_of(play.content, play.state.options.cards))
    pool = play.state.drafters[seat].pool
    return sorted({ref for ref in pool if play.content.cards[ref].type == "hero"})


def _ideas(play: Draft, seat: int) -> Sequence[deckmaking.Idea]:
    """A draft keeps to the judgement that it began with."""
    judge = deckmaking.ideas if play.state.options.ideas == FIRST else judgement.ideas
    return judge(play.content, play.state.drafters[seat].pool, heroes(play, seat))


def suggest(play: Draft, seat: int, idea: int) -> None:
    """Lay out one of the suggested decks."""
    drafter = play.state.drafters[seat]
    found = _ideas(play, seat)
    drafter.idea = idea % len(found)
    drafter.hero, drafter.deck = found[drafter.idea][0], list(found[drafter.idea][1])


async def _build(play: Draft, seat: int) -> None:
    drafter = play.state.drafters[seat]
    while not drafter.ready:
        answer = await play.ask(
            seat,
            "draft.build",
            _summary(play, seat),
            partial(_options, play, seat),
            private=True,
            default=partial(_default, play, seat),
            clock=BUILDING,
        )
        if answer == "ready":
            drafter.ready = True
            play.say("ad-ready", seat=f"@seat:{seat}")
        elif answer == "idea":
            suggest(play, seat, drafter.idea + 1)
        elif answer == "hero":
            found = [Option("none", text("ad-option-no-hero")), *card_options(play.content, heroes(play, seat))]
            hero = await play.ask(
                seat,
                "draft.hero",
                text("ad-ask-hero"),
                partial(list, found),
                private=True,
                default=lambda: "none",
                clock=BUILDING,
            )
            drafter.hero = None if hero == "none" else hero
        else:
            await _exchange(play, seat, answer)
        drafter = play.state.drafters[seat]


def _default(play: Draft, seat: int) -> str:
    """What the house does: plays the deck as it is, or a better idea if it is none."""
    drafter = play.state.drafters[seat]
    return "idea" if deckmaking.problems(play.content, drafter.hero, drafter.deck) else "ready"


async def _exchange(play: Draft, seat: int, way: str) -> None:
    """Several cards out of the deck, or into it."""
    drafter = play.state.drafters[seat]
    source = drafter.deck if way == "out" else spare(play, drafter)
    names = numbered(sorted(source, key=partial(order_of, play)))
    options = [card_option(play.content, ref, place) for place, ref in names.items()]
    picks = await play.ask_some(
        seat,
        f"draft.{way}",
        text(f"ad-ask-{way}"),
        partial(list, options),
        0,
        len(names),
        private=True,
        default=list,
        clock=BUILDING,
    )
    drafter = play.state.drafters[seat]
    for place in picks:
        if way == "out":
            drafter.deck.remove(names[place])
        else:
            drafter.deck.append(names[place])


def order_of(play: Draft, ref: str) -> tuple[str, int, str]:
    """Cards in lists: by faction, then cost."""
    card = play.content.cards[ref]
    return card.faction, card.hand_cost, card.id


def spare(play: Draft, drafter: Drafter) -> list[str]:
    """What is left of a pool beside the deck, Heroes apart."""
    left = Counter(drafter.pool) - Counter(drafter.deck)
    return [ref for ref in left.elements() if play.content.cards[ref].type != "hero"]


def numbered(refs: Sequence[str]) -> dict[str, str]:
    """Option id -> reference: two of the same card are two options."""
    seen: Counter[str] = Counter()
    found = {}
    for ref in refs:
        seen[ref] += 1
        found[f"{ref}~{seen[ref]}"] = ref
    return found


def _summary(play: Draft, seat: int) -> Text:
    drafter = play.state.drafters[seat]
    count = deckmaking.by_faction(play.content, drafter.deck)
    hero = f"@{drafter.hero}" if drafter.hero is not None else text("ad-nobody")
    return text(
        "ad-ask-build",
        n=len(drafter.deck) + (drafter.hero is not None),
        pool=len(drafter.pool),
        hero=hero,
        factions=[text("ad-faction-n", faction=f, n=n) for f, n in count.items()],
    )


def _options(play: Draft, seat: int) -> Sequence[Option]:
    drafter = play.state.drafters[seat]
    wrong = deckmaking.problems(play.content, drafter.hero, drafter.deck)
    ready = Option("ready", text("ad-option-ready"), refused=wrong[0].text if wrong else None)
    found = [ready, Option("idea", text("ad-option-idea")), Option("hero", text("ad-option-hero"))]
    if drafter.deck:
        found.append(Option("out", text("ad-option-out")))
    if len(drafter.pool) > len(drafter.deck):
        found.append(Option("in", text("ad-option-in")))
    return found
