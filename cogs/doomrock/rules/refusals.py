"""Why something that nobody offers cannot be done: the sentences of E-1 to E-18 for answers that are no option. Pure,
only looks.

What a question lists with its reason is told there; this is for buttons of others, typed words and forged ids.
"""

from typing import Any

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Request
from bot.rules.numbers import read_count
from cogs.doomrock.rules.cards.abilities import STEPS, has_target, nobody_to_aim_at
from cogs.doomrock.rules.cards.rolled_dice import free_slots, lying
from cogs.doomrock.rules.effects import consumables
from cogs.doomrock.rules.map import camp
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import GLYPHS, who
from cogs.doomrock.rules.reading.stats import has_status
from cogs.doomrock.rules.reading.useless import mends_nothing
from cogs.doomrock.state import DoomrockState, HeroState, is_hero

WAYS = ("travel", "visit", "explore", "venture")
ROLLING = ("doomrock.unlock", "doomrock.reroll", "doomrock.assign")


def refusal(state: DoomrockState, content: Any, seat: int, request: Request | None, answer: str) -> Text | None:
    """Why a seat may not answer so; None: nothing better than that it is no option."""
    look = Look(state, content)
    key = request.decision.key if request is not None else ""
    what, _, name = answer.partition(":")
    hero = next((h for h in state.heroes if h.id == what), None)
    if hero is not None and name:
        return _ability(look, hero, name, seat)
    if key in ROLLING and answer[:1] == "d":
        return _die(look, request, answer)
    if what == "boost":
        return text("dr-e13-closed")
    if what in ("gear", "wear", "off"):
        return text("dr-refused-gear-in-battle") if state.battle is not None else text("dr-e9-later")
    if what == "use":
        return _item(look, name)
    if what in WAYS and state.phase == "map":
        return _road(state, what, name)
    if hero is not None and (state.doing == "camp" or not key):
        return _level(state, hero, seat)
    if answer[:1] in ("h", "e") and read_count(answer[1:]) is not None:
        return _redirect(look, seat, key, answer) or _target(look, request, answer)
    return _typed(look, seat, answer)


def _ability(look: Look, hero: HeroState, ability: str, seat: int) -> Text | None:
    """E-1, E-11, E-12: somebody else's hero; no such card, no die, the wrong step, nobody to aim at."""
    state = look.state
    if hero.seat != seat:
        return text("dr-e1", hero=f"@{hero.class_id}")
    if hero.fallen:
        return text("dr-e11-fallen", who=f"@{hero.class_id}")
    card = look.content.abilities.get(ability)
    if card is None or ability not in hero.abilities:
        return text("dr-e12-not-yours", who=f"@{hero.class_id}")
    name = f"@{ability}"
    if state.battle is None:
        return text("dr-e12-map", card=name)
    if card.symbol == "lock":
        return text("dr-e12-lock", card=name)
    dice = len(lying(hero, ability))
    if dice < card.cost:
        return text("dr-e12-no-die", card=name, need=card.cost, have=dice)
    if card.symbol == "reaction":
        return text("dr-e12-reaction", card=name, trigger=card.trigger or "on_attacked")
    step = state.battle.step
    if card.symbol not in STEPS.get(step, ()):
        return text("dr-e12-step", card=name, symbol=card.symbol, step=step)
    if not has_target(look, hero.id, card):
        return nobody_to_aim_at(look.content, ability)
    return mends_nothing(look, hero, ability)


def _die(look: Look, request: Request | None, answer: str) -> Text | None:
    """E-10: a die that is not there to be moved or rerolled, or a card that does not take its face."""
    assert request is not None
    die_id, _, where = answer.partition(">")
    called = str(request.decision.prompt.params.get("who", "")).removeprefix("@")
    hero = next((h for h in look.state.heroes if h.class_id == called), None)
    die = next((d for d in hero.dice if d.id == die_id), None) if hero is not None else None
    if hero is None or die is None:
        return text("dr-e10-no-die")
    place, _, card = die.where.partition(":")
    if place == "locked" and request.decision.key != "doomrock.unlock":
        return text("dr-e10-locked", die=GLYPHS[die.face], card=f"@{card}")
    if place == "stolen":
        return text("dr-e10-stolen", thief=who(look, card))
    if request.decision.key == "doomrock.assign":
        if not where:
            return text("dr-e10-third")
        ability = look.content.abilities.get(where)
        if ability is not None and where in hero.abilities:
            if die.face not in ability.faces:
                takes = "".join(GLYPHS[face] for face in ability.faces)
                return text("dr-e10-face", die=GLYPHS[die.face], card=f"@{where}", faces=takes)
            if place == "ability" and card == where:
                return text("dr-e10-there", die=GLYPHS[die.face], card=f"@{where}")
            if free_slots(look, hero, where) < 1:
                return text("dr-e10-full", card=f"@{where}")
    return None


def _item(look: Look, item: str) -> Text | None:
    """E-18: a consumable that the party has not, or that does nothing here."""
    card = look.content.items.get(item)
    if card is None:
        return None
    if item not in look.state.items:
        return text("dr-e18-not-held", item=f"@{item}")
    if card.slot != "consumable":
        return text("dr-e18-worn", item=f"@{item}")
    if look.state.battle is None and not consumables.works_on_map(look.content, item):
        return text("dr-e18-battle", item=f"@{item}")
    return consumables.why_not(look, card)


def _road(state: DoomrockState, what: str, name: str) -> Text | None:
    """E-2, E-4: the leader's action; nowhere to go."""
    if what == "travel" and name == str(state.place):
        return text("dr-e4-here")
    place = read_count(name)
    if what == "travel" and (place is None or place >= len(state.row)):
        return text("dr-e4-unknown")
    return text("dr-e4-not-here") if what == "visit" and state.doing == "" and not _is_here(state, name) else None


def _is_here(state: DoomrockState, name: str) -> bool:
    return read_count(name) is not None or name in state.row[state.place].permanents


def _level(state: DoomrockState, hero: HeroState, seat: int) -> Text | None:
    """E-1, E-5, E-6: a level that cannot be had."""
    if state.phase != "map":
        return None
    if hero.seat != seat:
        return text("dr-e1", hero=f"@{hero.class_id}")
    return camp.refusal(state, hero) if state.doing == "camp" else text("dr-e6-no-camp")


ENEMIES_ACT = (
    "doomrock.minions",
    "doomrock.minion_order",
    "doomrock.rampage",
    "doomrock.between",
    "doomrock.redirect",
    "",
)
"""Questions of the enemies' steps beside which somebody may want to pass an activation on; "": none is that seat's."""


def _redirect(look: Look, seat: int, key: str, one: str) -> Text | None:
    """E-17: passing an activation on twice in a round, or without being hidden, or to a fallen hero."""
    battle = look.state.battle
    if battle is None or battle.step not in ("minions", "bosses") or key not in ENEMIES_ACT:
        return None
    if all(hero.id != one for hero in look.state.heroes):
        return None
    mine = [hero for hero in look.state.standing_heroes() if hero.seat == seat]
    active = next((hero for hero in mine if hero.id == battle.active_hero), None) or (mine[0] if mine else None)
    if active is None:
        return None
    if not has_status(look, active.id, "hidden"):
        return text("dr-e17-seen", who=f"@{active.class_id}")
    if active.redirect_used:
        return text("dr-e17-twice", who=f"@{active.class_id}")
    return text("dr-e17") if look.state.hero(one).fallen else None


def _target(look: Look, request: Request | None, one: str) -> Text | None:
    """E-11: somebody who is gone, or whom the card cannot mean."""
    if request is None or look.state.battle is None:
        return None
    state = look.state
    if is_hero(one):
        hero = next((h for h in state.heroes if h.id == one), None)
        if hero is None:
            return text("dr-e11-gone")
        if hero.fallen:
            return text("dr-e11-fallen", who=f"@{hero.class_id}")
    elif state.enemy(one) is None:
        return text("dr-e11-gone")
    card = str(request.decision.prompt.params.get("card", ""))
    known = card.removeprefix("@") in look.content.abilities
    return text("dr-e11-kind", card=card, who=who(look, one)) if known else None


def _typed(look: Look, seat: int, words: str) -> Text | None:
    """The name of an ability or a consumable as a person types it."""
    wanted = words.strip().casefold()
    if len(wanted) < 2:
        return None
    state, content = look.state, look.content
    mine = [hero for hero in state.heroes if hero.seat == seat]
    for hero in [*mine, *(hero for hero in state.heroes if hero.seat != seat)]:
        for ability in hero.abilities:
            if content.abilities[ability].name.casefold() == wanted:
                return _ability(look, hero, ability, seat)
    for card in content.items.values():
        if card.name.casefold() == wanted and card.slot == "consumable":
            return _item(look, card.id)
    for slot, area in enumerate(state.row):
        if content.areas[area.card].name.casefold() == wanted and slot == state.place and state.phase == "map":
            return text("dr-e4-here")
    return None
