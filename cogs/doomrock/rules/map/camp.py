"""CAMP and levels (DR-5.1 to DR-5.4). Pure."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.rules.decision import Form, FormPart, Option, Text, text
from bot.rules.numbers import read_whole
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.road import heroes_of, ref
from cogs.doomrock.rules.map.camp_words import level_cost
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import GLYPHS
from cogs.doomrock.state import DoomrockState, HeroState

DRAWN = 3
LEARN = "learn"
"""The standing order for a lesson as soon as the party's silver pays for it. What it may cost stands behind it, for
each lesson costs more than the one before: `learn-5`. Without a price, as older orders are, it takes none."""
LESSONS = text("dr-ask-camp")
"""The question who takes a lesson."""


def order_for(cost: int) -> str:
    """The standing order for a lesson of this price."""
    return f"{LEARN}-{cost}"


def ordered(state: DoomrockState, order: str, offered: Sequence[str]) -> str | None:
    """The lesson among those offered, by hero, that an order takes; None: there is none, or it costs more."""
    _, _, price = order.partition("-")
    most = read_whole(price) or 0
    return next((one for one in offered if level_cost(state.hero(one)) <= most), None)


def refusal(state: DoomrockState, hero: HeroState) -> Text | None:
    """Why a hero may not gain a level now (E-5, E-6), or None."""
    cards = len(hero.abilities)
    fewest = min(state.heroes, key=lambda h: (len(h.abilities), h.id))
    if cards + 1 > len(fewest.abilities) + 1:  # DR-5.4
        ahead = cards + 1 - len(fewest.abilities)
        return text("dr-refused-uneven", hero=f"@{hero.class_id}", other=f"@{fewest.class_id}", ahead=ahead)
    if state.silver < cards:
        return text("dr-refused-cost", what="silver", need=cards, have=state.silver)
    if not state.decks["ability"] and not state.discards.get("ability"):
        return text("dr-refused-no-abilities")
    return None


def level_options(state: DoomrockState, seat: int, done: Sequence[str] = ()) -> list[Option]:
    """The levels that a seat could buy for its heroes. done: heroes who had their one level of this camp."""
    found = []
    for hero in heroes_of(state, seat):
        why = text("dr-refused-one-level") if hero.id in done else refusal(state, hero)
        label = text("dr-option-level", hero=f"@{hero.class_id}", cost=level_cost(hero), silver=state.silver)
        found.append(Option(hero.id, label, text("dr-hint-level", drawn=DRAWN), why))
    return found


async def camp(play: DoomrockPlay) -> None:
    """D-7: heroes gain levels in the order in which their players ask, each checked anew, until all are finished."""
    state = play.state
    before, state.doing = state.doing, "camp"
    play.say("dr-camp", silver=state.silver)
    await fire(play, "camp")
    once = state.options.level_limit_per_camp == "1"
    levelled: list[str] = []

    def actions(seat: int) -> Sequence[Option]:
        return level_options(state, seat, levelled)

    async def act(seat: int, option: str) -> None:
        if once:
            levelled.append(option)
        await gain_level(play, option)
        _tell_unable(play, levelled, unable)

    unable: set[str] = set()
    _tell_unable(play, levelled, unable)
    seats = sorted({hero.seat for hero in state.heroes})
    done: set[int] = set()
    await play.open_floor(
        "doomrock.camp",
        LESSONS,
        seats,
        actions,
        act,
        done=done,
        default=lambda seat: "not-done" if seat in done else "done",
        form=None if once else partial(_learning, state),
    )
    state.doing = before


def _learning(state: DoomrockState, seat: int, option: str) -> Form | None:
    """A lesson together with the standing order for the one after it, at its price, where it is clear whose and where
    it can be had right away."""
    heroes = heroes_of(state, seat)
    if [hero.id for hero in heroes] != [option]:
        return None
    cost = level_cost(heroes[0]) + 1
    after = [len(hero.abilities) + (hero.id == option) for hero in state.heroes]
    now = state.silver >= cost + level_cost(heroes[0]) and len(heroes[0].abilities) + 1 <= min(after)  # E-5, DR-5.4
    if not now:
        return None
    next_one = Option(order_for(cost), text("dr-form-learn", cost=cost))
    order = FormPart("doomrock.camp", LESSONS, [next_one], True, lasts=True, beside=True)
    return Form(LESSONS, [order], LESSONS, shown="buttons")


def _tell_unable(play: DoomrockPlay, levelled: Sequence[str], unable: set[str]) -> None:
    """Say once why heroes can gain no level now: their players are not asked, and want to know (E-5, E-6)."""
    for hero in play.state.heroes:
        why = text("dr-refused-one-level") if hero.id in levelled else refusal(play.state, hero)
        if why is None:
            unable.discard(hero.id)
        elif hero.id not in unable:
            unable.add(hero.id)
            play.say("dr-camp-unable", rows=[text("dr-camp-unable-row", hero=f"@{hero.class_id}", why=why)])


async def gain_level(play: DoomrockPlay, hero_id: str) -> None:
    """Pay, draw three ability cards, keep one, gain a die (DR-5.2, DR-5.3, D-8)."""
    state, abilities = play.state, play.content.abilities
    hero = state.hero(hero_id)
    cost = level_cost(hero)
    state.silver -= cost
    play.say("dr-levels", hero=ref(state, hero_id), cost=cost, left=state.silver)
    drawn = decks.draw_some(play, "ability", DRAWN)
    play.say("dr-level-drawn", hero=ref(state, hero_id), cards=[f"@{card}" for card in drawn])

    def options() -> list[Option]:
        return [ability_option(abilities[card], place, card) for place, card in enumerate(drawn)]

    prompt = text("dr-ask-level", hero=ref(state, hero_id), rows=covered(abilities, hero))
    answer = await play.ask(hero.seat, "doomrock.level", prompt, options, pictured=True)
    kept = int(answer) if answer else 0
    for place, card in enumerate(drawn):
        if place == kept:
            hero.abilities.append(decks.take(play, card))
        else:
            decks.discard(play, "ability", card)
    hero.levels += 1
    stats.refresh(play, hero_id)
    play.say("dr-levelled", hero=ref(state, hero_id), card=f"@{drawn[kept]}", dice=len(hero.dice))
    drop_unfit(play)
    await fire(play, "level_up", subject=hero_id)


def covered(abilities: Any, hero: HeroState) -> list[Text]:
    """How many of a hero's cards take each face, from none on: what a new card would be good for."""
    taken = Counter(face for card in hero.abilities for face in abilities[card].faces)
    rows: dict[int, list[str]] = {}
    for face in range(1, 7):
        rows.setdefault(taken[face], []).append(GLYPHS[face])
    return [text("dr-covered", n=n, faces=" ".join(rows[n])) for n in sorted(rows)]


def ability_option(card: Any, place: int, card_id: str) -> Option:
    """A drawn ability as an option: which dice it takes, how far it strikes and what it does; all of its text as the
    hint."""
    hint = text("dr-hint-ability", stat=card.stat, faces=" ".join(GLYPHS[f] for f in card.faces), text=card.text)
    gist = text("dr-gist-learned", id=card_id.removeprefix("ab."))  # its picture may be late, or not there at all
    reach = card.range if card.type == "attack" and card.range in ("melee", "ranged") else "any"
    dice = "".join(GLYPHS[face] for face in card.faces)
    return Option(str(place), text("dr-option-ability", card=f"@{card_id}", dice=dice, reach=reach, gist=gist), hint)
