"""Why the house would answer so, in a few words: what weighed most in its choice. Where that would not be true for
sure, nothing is said. Pure, only looks."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from bot.rules.decision import Answer, Text, text
from bot.rules.kernel.run import Request
from cogs.doomrock.house.battle_dice import finished, way_out
from cogs.doomrock.house.ground import STAY, place_of, why_there
from cogs.doomrock.house.last_blows import boosted_blow, last_blows, uses_of
from cogs.doomrock.house.mending import mend_first
from cogs.doomrock.house.whom_to_strike import why_struck
from cogs.doomrock.house.whose_dice import hero_of_dice
from cogs.doomrock.rules.cards.abilities import has_target
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.cards.worth import hp_of, is_shooter, own_shields, printed, weighed
from cogs.doomrock.rules.reading.coming import blow
from cogs.doomrock.rules.reading.danger import danger
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import faces, who
from cogs.doomrock.rules.reading.positions import foes_near
from cogs.doomrock.rules.reading.stats import has_status
from cogs.doomrock.state import Die, HeroState

MOSTLY = 0.6
"""A share of all that weighed from which on one thing is the reason."""


def reason(look: Look, request: Request, seat: int, answer: Answer) -> Text | None:
    """Why the house gives this answer, which is its own; None: better say nothing."""
    if look.state.battle is None:
        return None
    find = REASONS.get(request.decision.key)
    return find(look, request, seat, answer) if find is not None else None


def _of_act(look: Look, request: Request, seat: int, answer: Answer) -> Text | None:
    options = [one.id for one in request.decision.options() if one.refused is None and ":" in one.id]
    if answer == "done":
        return _of_nothing(look, options) if options else None
    hero_id, _, ability = str(answer).partition(":")
    if not ability:
        return None
    uses = uses_of(options)
    ending = last_blows(look, uses)
    hero = look.state.hero(hero_id)
    if any(mend_first(look, uses, one) == answer for one in options if one != answer):
        return text("dr-why-heal-first")
    if ending is not None and ending[0] == answer:
        return _of_last(look, hero, ability, ending[1])
    return _of_worth(look, hero, ability)


def _of_nothing(look: Look, options: Sequence[str]) -> Text:
    """Why to use none of these cards: no blow gets through where all of them are blows."""
    is_stopped = all(
        look.content.abilities[ability].type == "attack"
        and not sum(weighed(look, look.state.hero(hero_id), ability).values())
        for hero_id, ability in uses_of(options)
    )
    return text("dr-why-stopped" if is_stopped else "dr-why-done")


def _of_last(look: Look, hero: HeroState, ability: str, boss_id: str) -> Text | None:
    """Why a boss is struck first that falls by all that lies there; of a blow that may be enough by itself, with what
    boosts it, the button says so."""
    alone, boss = why_struck(look, hero, ability), who(look, boss_id)
    if alone is not None and alone.key in ("dr-why-fells", "dr-why-stun") and alone.params["who"] == boss:
        return alone
    if boosted_blow(look, hero, ability, boss_id) >= hp_of(look, boss_id):
        return None
    return text("dr-why-last", who=boss)


def _of_worth(look: Look, hero: HeroState, ability: str) -> Text | None:
    """What weighed most, and where a card takes its hero; None: nothing did, or nothing that the button does not say
    itself."""
    found = weighed(look, hero, ability)
    what = max(found, key=lambda one: found[one])
    if found[what] < MOSTLY * sum(found.values()):
        return None
    if what == "attack":
        return why_struck(look, hero, ability)
    place = place_of(look, hero, ability)
    where = why_there(look, hero, place) if place is not None else None
    if what == "walk" and where is None and place not in (None, STAY) and not foes_near(look.state, hero.id):
        return text("dr-why-near")
    why = _of_help(look, hero, ability, what)
    return text("dr-why-both", first=why, then=where) if why is not None and where is not None else why or where


def _of_help(look: Look, hero: HeroState, ability: str, what: str) -> Text | None:
    """Why to use a card that does not strike."""
    if what == "ward":
        return _of_ward(look, hero, ability)
    if what == "heal":
        return text("dr-why-heal", n=hero.max_hp - hero.hp)
    return text("dr-why-expose") if what == "expose" else None


def _of_ward(look: Look, hero: HeroState, ability: str) -> Text:
    """Why to prepare for the enemies; shields beyond plain blows are no need any more."""
    if not printed(look.content, ability)[1]:
        return text("dr-why-weaken")
    is_covered = own_shields(look, ability) and hero.shields >= danger(look, hero.id).plain
    return text("dr-why-shields-more", n=hero.shields) if is_covered else text("dr-why-shields")


def _of_move(look: Look, request: Request, seat: int, answer: Answer) -> Text | None:
    hero = hero_of_dice(look, request, seat)
    return why_there(look, hero, str(answer)) if hero is not None else None


def _of_minions(look: Look, request: Request, seat: int, answer: Answer) -> Text | None:
    picked = [str(one) for one in answer] if isinstance(answer, list) else []
    asleep = [one for one in picked if has_status(look, one, "stunned")]
    if asleep:
        return text("dr-why-stunned", who=who(look, asleep[0]))
    blows = [blow(look, one.id) for one in request.decision.options() if one.refused is None]
    if len(set(blows)) == 1:
        return text("dr-why-alike")
    if request.decision.kind == "order":  # all of them come: who strikes least begins
        return text("dr-why-mild-first") if picked and blow(look, picked[0]) < max(blows) else None
    return text("dr-why-mild") if picked and max(blow(look, one) for one in picked) < max(blows) else None


def _of_reroll(look: Look, request: Request, seat: int, answer: Answer) -> Text | None:
    hero = hero_of_dice(look, request, seat)
    if hero is None or not isinstance(answer, list):
        return None
    boss = finished(look, hero)
    if boss is not None:
        return text("dr-why-finish", boss=who(look, boss.id), hp=boss.hp)
    if not answer:
        return text("dr-why-keep-all")
    why = _of_dice(look, hero, answer)
    sixes = sum(die.face == 6 for die in rolled(hero) if die.id in answer)
    return text("dr-why-sixes", why=why, n=sixes) if sixes and why is not None else why


def _of_dice(look: Look, hero: HeroState, answer: Sequence[str]) -> Text | None:
    """Why these are thrown again."""
    lies = best_plan(look, hero, rolled(hero))
    ways = [lies[die_id] for die_id in sorted(way_out(look, hero)) if die_id not in answer]
    if ways:
        return text("dr-why-way", card=f"@{ways[0]}", near=int(is_shooter(look, hero)))
    return _of_thrown(look, hero, answer, lies)


def _of_thrown(look: Look, hero: HeroState, answer: Sequence[str], lies: Mapping[str, str]) -> Text | None:
    """What is wrong with the first of the dice that are thrown again for which that can be told."""
    kept = {lies.get(die.id) for die in rolled(hero) if die.id not in answer}
    ones = [die for die in rolled(hero) if die.id in answer and die.face == 1]
    if ones:  # the house keeps those that are needed
        return text("dr-why-shields-enough", dice=faces(ones), n=len(ones))
    for die in rolled(hero):
        if die.id in answer and (card := lies.get(die.id)) is not None:
            printed_card = look.content.abilities[card]
            is_far = printed_card.range == "ranged" or printed_card.symbol == "initiative"  # others wait for who comes
            if is_far and printed_card.type == "attack" and not has_target(look, hero.id, printed_card):
                return text("dr-why-no-target", card=f"@{card}")
            if card in kept:
                return text("dr-why-covered", card=f"@{card}")
    idle = [die for die in rolled(hero) if die.id in answer and die.id not in lies]
    if idle and (why := _of_idle(look, hero, idle, lies, kept)) is not None:
        return why
    weak = [die for die in rolled(hero) if die.id in answer and die.id in lies]
    cards = [f"@{card}" for card in dict.fromkeys(lies[die.id] for die in weak)]
    return text("dr-why-weak", cards=cards, dice=faces(weak)) if weak else None


def _of_idle(
    look: Look, hero: HeroState, idle: Sequence[Die], lies: Mapping[str, str], kept: Collection[str | None]
) -> Text | None:
    """Why no card has use for these dice; None: the only one that would have it loses its other die too."""
    cards, shown = look.content.abilities, {die.face for die in idle}
    taking = [one for one in hero.abilities if shown & set(cards[one].faces)]
    if taking and all(one in lies.values() and one not in kept for one in taking):
        return None
    fits = "none"
    if len(taking) > 1:
        fits = "some"
    elif taking:
        is_laid = taking[0] in lies.values()
        fits = "laid" if is_laid else "two" if cards[taking[0]].cost > 1 else "weak"
    return text("dr-why-idle", dice=faces(idle), n=len(idle), fits=fits, cards=[f"@{one}" for one in taking])


REASONS: Final[Mapping[str, Callable[[Look, Request, int, Answer], Text | None]]] = {
    "doomrock.act": _of_act,
    "doomrock.move": _of_move,
    "doomrock.minions": _of_minions,
    "doomrock.minion_order": _of_minions,
    "doomrock.reroll": _of_reroll,
}
