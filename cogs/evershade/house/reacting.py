"""What the house's player does in the middle of what others do: reactions, support, rerolls, and which cards it turns
light. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.house import reckoning
from cogs.evershade.house.worth import ENOUGH, shown, worth
from cogs.evershade.rules.combat.windows import FOR
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.field.cover import is_in_cover
from cogs.evershade.rules.field.damage import COVER
from cogs.evershade.state import CombatState

FATE: Final = 1.2
"""What a fate is worth, in HP."""
TERROR: Final = 0.8
DIVINUM: Final = 4
"""What the divinum dice show, about."""
ALL: Final = 9
ACTION: Final = 2.0
"""What an action is worth that something else can be done with."""
LIGHT: Final = 1.5
"""What a reaction that lies light is worth in a round, where nothing says how much."""


def _about(request: Request, param: str = "who") -> str:
    """Whom a question names."""
    return str(request.decision.prompt.params.get(param, "")).removeprefix("@")


# ---------------------------------------------------------------------- reactions


def react(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Against an attack what keeps most of it away, if it is worth its price; else whatever there is that does its user
    no great harm, cards before fate."""
    options = {one.id: one for one in request.decision.legal()}
    wise = [one for one in legal if one != "pass" and not _harms(state, content, request, one)]
    if request.decision.prompt.key in ("evershade-ask-react", "evershade-ask-react-all"):
        return _defend(state, content, request, wise)
    if request.decision.prompt.params.get("kind") == "damaged":
        wise = [one for one in wise if _is_needed(state, content, request, one)]
    cheap = [one for one in wise if not options[one].label.params.get("n", 0)]
    return next(iter(cheap), next(iter(wise), "pass"))


def prevent(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """LE-21.8: the damage, unless there is little of it, or the terror would bring the table."""
    coming = request.decision.prompt.params
    kept = {one.id: int(one.label.params["n"]) for one in request.decision.legal()}
    hero, terror = state.hero(_about(request)), int(coming["terror"])
    calm = TERROR * min(terror, kept["terror"])
    if hero.terror <= ENOUGH < hero.terror + terror and hero.terror + terror - kept["terror"] <= ENOUGH:
        calm += 8.0
    return "terror" if calm > min(int(coming["n"]), kept["damage"]) else "damage"


def _is_needed(state: CombatState, content: EvershadeContent, request: Request, option: str) -> bool:
    """Whether what heals somebody who has been hurt is worth its fate, its thing and the terror that comes of it."""
    who, about = _about(request), _about(request, "about")
    side, card = _reaction(state, content, who, option)
    if not any(one.do == "heal" for one in side.effects):
        return True
    number = CombatFacts(state, content, Deed(who, target=about, card=card)).number
    params = next(one.label.params for one in request.decision.legal() if one.id == option)
    total = -FATE * int(params.get("n", 0)) - (0.8 if option.startswith("item:") else 0.0)
    for effect in side.effects:
        whose = state.hero(who if getattr(effect, "who", "self") == "self" else about)
        if effect.do == "heal":
            lack = whose.max_hp - whose.hp if effect.what == "hp" else whose.terror
            total += 1.1 * min(_n(effect.n, number), lack)
        elif effect.do == "gain" and effect.what == "terror":
            total -= TERROR * _n(effect.n, number) if whose.terror < ENOUGH else 8.0
        else:
            total += 0.5
    return total > 0.4


def _defend(state: CombatState, content: EvershadeContent, request: Request, able: list[str]) -> str:
    params = request.decision.prompt.params
    who, by = _about(request), _about(request, "by")
    damage, terror = int(params.get("n", 0)), int(params.get("terror", 0))
    options = {one.id: one for one in request.decision.legal()}
    best, most = "pass", 0.3
    for one in able:
        used, _, named = one.partition(FOR)
        about = named or _about(request, "about")
        target = state.hero(about)
        armor = lasting.stat(state, content, about, "armor")
        armor += COVER if board.is_foe(by) and is_in_cover(state, content, about, by, is_attack=True) else 0
        coming, kept = max(0, damage - armor), _kept_away(state, content, who, used, by)
        saved = min(coming, kept[0]) + TERROR * min(terror, kept[1])
        if coming >= target.hp > coming - kept[0]:
            saved += 4.0
        price = FATE * int(options[one].label.params.get("n", 0)) + (0.8 if used.startswith("item:") else 0.0)
        if saved - price > most:
            best, most = one, saved - price
    return best


def _kept_away(state: CombatState, content: EvershadeContent, who: str, option: str, by: str) -> tuple[float, float]:
    """Damage and terror that it prevents, on average."""
    side, card = _reaction(state, content, who, option)
    deed = Deed(who, target=by, card=card)
    found: list[tuple[float, Deed, Sequence[Any]]] = [(1.0, deed, side.effects)]
    if getattr(side, "roll", None) is not None:
        ways = reckoning.ways(state, content, who, side.roll, by)
        found += [(chance, replace(deed, successes=n, divinum=DIVINUM), effects) for chance, n, effects in ways]
    damage = terror = 0.0
    for chance, one, effects in found:
        number = CombatFacts(state, content, one).number
        for effect in effects:
            if effect.do in ("untargetable", "retarget"):
                damage += chance
            prevents = next(iter(effect.then), effect) if effect.do == "if" else effect
            if prevents.do == "prevent":
                damage += chance * _n(prevents.damage, number)
                terror += chance * _n(prevents.terror, number)
    return damage, terror


def _reaction(state: CombatState, content: EvershadeContent, who: str, option: str) -> tuple[Any, str]:
    """What a reaction does, and the card that it is on; of a dark card that has to be paid for its light side."""
    if option.startswith("item:"):
        return content.worn[option.removeprefix("item:")].action, ""
    slot = state.hero(who).hotbar[int(option)]
    assert slot is not None
    shown = board.visible(content, slot)
    return (shown if shown.when is not None else content.playable[slot.card].light), slot.card


def _n(value: Any, number: Callable[[str], int]) -> int:
    """A number of an effect; all of it is more than any attack has."""
    if value is None:
        return 0
    return ALL if value == "all" else value_of(value, number)


def _harms(state: CombatState, content: EvershadeContent, request: Request, option: str) -> bool:
    """A fourth terror, or the last HP, for the sake of a reaction."""
    who = _about(request)
    hero = next((one for one in state.heroes if one.id == who), None)
    place = option.partition(FOR)[0]
    if hero is None or not place.isdigit():
        return False
    slot = hero.hotbar[int(place)]
    effects = [] if slot is None else content.playable[slot.card].light.effects
    own = [one for one in effects if getattr(one, "who", "") == "self"]
    terror = any(one.do == "gain" and one.what == "terror" for one in own)
    hp = any(one.do == "lose" and one.what == "hp" for one in own)
    return (terror and hero.terror >= ENOUGH) or (hp and hero.hp <= 2)


# ---------------------------------------------------------------------- which cards are light


def _light(state: CombatState, content: EvershadeContent, name: str, place: int) -> float:
    """What the light side of a card is worth until the next turn."""
    slot = state.hero(name).hotbar[place]
    assert slot is not None
    printed = content.playable[slot.card]
    return worth(state, content, name, place, light=True) if printed.kind == "action" else LIGHT


def refresh(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """Red text is paid as long as enough is left, and it is worth it."""
    options = {one.id: one for one in request.decision.legal()}
    name, card = _about(request), _about(request, "card")
    hero = state.hero(name)
    place = next((n for n, slot in enumerate(hero.hotbar) if slot is not None and slot.card == card), -1)
    price = options["pay"].label.params if "pay" in options else {}
    what, n = str(price.get("what", "")), int(price.get("n", 9))
    left = {"fate": hero.fate - n >= 0, "terror": hero.terror + n < ENOUGH, "hp": hero.hp - n >= 4}
    each = {"fate": FATE, "terror": TERROR, "hp": 1.0}
    is_worth = place < 0 or _light(state, content, name, place) >= n * each.get(what, 1.0)
    return "pay" if left.get(what, False) and is_worth else "keep"


def refresh_any(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """Those of which most comes."""
    name = _about(request)
    order = sorted(legal, key=lambda one: -_light(state, content, name, int(one)))
    return order[: request.decision.most]


def keep_dark(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """Cards whose dark side does more now than the light one would."""
    name = _about(request)

    def is_better(place: int) -> bool:
        slot = state.hero(name).hotbar[place]
        assert slot is not None
        card = content.playable[slot.card]
        dark = shown(state, content, state.hero(name), slot.card, card.dark)
        light = _light(state, content, name, place)
        if (card.dark.play or card.kind) == "action" and card.dark.does_something:
            dark += worth(state, content, name, place, light=False)
        elif card.kind == "action":
            light -= ACTION
        return dark > 0.5 + light

    return [one for one in legal if is_better(int(one))]


# ---------------------------------------------------------------------- dice


def support(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> str:
    """What costs nothing; for fate only who has plenty."""
    options = {one.id: one for one in request.decision.legal()}
    wise = [one for one in legal if one != "pass"]
    cheap = [one for one in wise if not options[one].label.params.get("n", 0)]
    if not cheap and wise and state.hero(_about(request)).fate >= 4:
        return wise[0]
    return next(iter(cheap), "pass")


def _failures(request: Request) -> tuple[list[str], float]:
    """Dice that show no success, and how many successes they would bring on average."""
    difficulty = int(request.decision.prompt.params.get("difficulty", 8))
    values = {option.id: int(option.label.params["n"]) for option in request.decision.legal() if option.id.isdecimal()}
    found = [one for one, n in values.items() if n < difficulty and n != 1]
    return found, len(found) * max(1, 14 - difficulty) / 12


def reroll(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """Failures, where enough may come of them for the fate that it costs."""
    params = request.decision.prompt.params
    n, fate = int(params.get("n", 0)), int(params.get("fate", 0))
    found, hoped = _failures(request)
    wanted = 0.5 if not n else (0.9 if fate >= 3 else 1.4)
    return found if hoped >= wanted else []


def reroll_free(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """The lowest dice."""
    values = {option.id: int(option.label.params["n"]) for option in request.decision.legal()}
    low = [one for one in sorted(legal, key=lambda one: values[one]) if values[one] < 8]
    return low[: request.decision.most]


def boons(state: CombatState, content: EvershadeContent, request: Request, legal: list[str]) -> list[str]:
    """All of them."""
    return legal[: request.decision.most]
