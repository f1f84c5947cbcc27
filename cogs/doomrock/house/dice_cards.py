"""What the house does with a card that turns dice or throws them again, and whether that is anything at all. Pure, only
looks."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.rules.decision import Answer
from bot.rules.kernel.run import Request
from cogs.doomrock.house.whose_dice import hero_of_dice
from cogs.doomrock.rules.cards.laying import free
from cogs.doomrock.rules.cards.rolled_dice import free_slots, lying, rolled
from cogs.doomrock.rules.cards.throws import HEROISM, Worths, throws, worth_again
from cogs.doomrock.rules.cards.worth import weighed
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import GLYPHS
from cogs.doomrock.state import Die, HeroState

WORTH_IT = 0.3
"""What a turned die has to bring: less is as good as nothing."""
TURNS, THROWS = "set_face", "reroll"


class Turn(NamedTuple):
    """A die, the face that serves most, and how much better it is then."""

    die: str
    face: int
    gain: float


def does_nothing_with_dice(look: Look, hero: HeroState, ability: str) -> bool:
    """Whether a card is worth something only for what it does to its hero's dice, and does nothing for them."""
    if {what for what, n in weighed(look, hero, ability).items() if n} - {"other"}:
        return False
    card = look.content.abilities[ability]
    ops = [getattr(one, "op", "") for one in card.effects if one.do == "dice" and one.source == "self"]
    rest = {one.do for one in card.effects} - {"dice", "gain"}
    if len(ops) != 1 or rest or ops[0] not in (TURNS, THROWS):
        return False
    if any(one.do == "gain" and one.what == "heroism" for one in card.effects) and _wants_heroism(look, hero):
        return False
    if ops[0] == TURNS:
        best = best_turn(look, hero, ability)
        return best is None or best.gain <= WORTH_IT
    return not _best_throw(look, hero, _own(hero, ability), 2)


def best_turn(look: Look, hero: HeroState, spent: str = "", *, but: str = "") -> Turn | None:
    """The die of a hero that does most with another face; None: there is none to turn. spent: a card that is about to
    use up its die; but: a die that is turned already."""
    if hero.fallen:
        return None
    own = _own(hero, spent)
    dice = [die for die in rolled(hero) if die.id not in own]
    value = _Value(look, hero, own)
    turns = [
        Turn(die.id, face, value.of(die, face) - value.of(die, die.face))
        for die in dice
        if die.id != but
        for face in range(1, 7)
    ]
    return max(turns, key=lambda one: (one.gain, one.face), default=None)


def _own(hero: HeroState, ability: str) -> frozenset[str]:
    """The die that a card is about to use up."""
    return frozenset(die.id for die in lying(hero, ability)[:1]) if ability else frozenset()


class _Value:
    """What a die is worth by its face beside all others: on the best of its cards where those lie, else with them."""

    def __init__(self, look: Look, hero: HeroState, own: Collection[str]) -> None:
        self._look, self._hero = look, hero
        self._dice = [die for die in rolled(hero) if die.id not in own]
        self._is_laid = any(die.is_on_ability for die in self._dice) or bool(own)
        self._worths = None if self._is_laid else Worths(look, hero)

    def of(self, die: Die, face: int) -> float:
        if self._worths is not None:
            return self._worths.of([face, *(one.face for one in self._dice if one.id != die.id)])
        others = Counter(one.card for one in self._dice if one.is_on_ability and one.id != die.id)
        if face == die.face:
            return _use(self._look, self._hero, die.card, others) if die.is_on_ability else 0.0
        return max(served(self._look, self._hero, face, others).values(), default=0.0)


def served(look: Look, hero: HeroState, face: int, others: Mapping[str, int]) -> dict[str, float]:
    """What a die of a face is worth on each card of a hero that takes it. others: how many dice lie on which."""
    cards = look.content.abilities
    taking = [one for one in hero.abilities if face in cards[one].faces]
    room = [one for one in taking if free_slots(look, hero, one) > 0 and others.get(one, 0) < free(look, hero, one)]
    return {one: _use(look, hero, one, others) for one in room}


def _use(look: Look, hero: HeroState, ability: str, others: Mapping[str, int]) -> float:
    """What one more die on a card is worth: a use, as soon as there are enough of them."""
    card, there = look.content.abilities[ability], others.get(ability, 0)
    if (there + 1) % max(1, card.cost):
        return 0.0
    return worth_again(look, hero, ability, there // max(1, card.cost))


def _wants_heroism(look: Look, hero: HeroState) -> bool:
    """Whether any card with dice on it has a boost for one heroism more than there is."""
    boosts = [boost for one in hero.abilities if lying(hero, one) for boost in look.content.abilities[one].boosts]
    return HEROISM > 0 and hero.heroism < sum(boost.cost for boost in boosts)


def _best_throw(look: Look, hero: HeroState, own: Collection[str], most: int) -> list[str]:
    """Up to so many dice that are worth more thrown again, on average; those that lie on no card first."""
    if hero.fallen:
        return []
    value = _Value(look, hero, own)
    gains = {}
    for die in rolled(hero):
        if die.id not in own:
            mean = sum(ways * value.of(die, shown[0]) for shown, ways in throws(1)) / 6
            gains[die.id] = mean - value.of(die, die.face)
    return sorted((one for one in gains if gains[one] > WORTH_IT), key=lambda one: -gains[one])[:most]


def think_set_die(look: Look, request: Request, seat: int) -> Answer | None:
    """The die that does most with another face; none where it may be left and nothing comes of it."""
    hero, legal = hero_of_dice(look, request, seat), _legal(request)
    if hero is None:
        return None
    turns = {one: turn for one in legal if (turn := _turn_of(look, hero, one)) is not None}
    best = max(turns, key=lambda one: turns[one].gain, default=None)
    if "none" in legal and (best is None or turns[best].gain <= WORTH_IT):
        return "none"
    return best


def _turn_of(look: Look, hero: HeroState, die_id: str) -> Turn | None:
    die = next((one for one in rolled(hero) if one.id == die_id), None)
    if die is None or hero.fallen:
        return None
    value = _Value(look, hero, ())
    now = value.of(die, die.face)
    # of faces that do no more than its own it keeps that one
    return max(
        (Turn(die_id, n, value.of(die, n) - now) for n in range(1, 7)), key=lambda one: (one.gain, one.face == die.face)
    )


def think_set_face(look: Look, request: Request, seat: int) -> Answer | None:
    """The face with which the die does most. The question names the die by what it shows."""
    hero, shown = hero_of_dice(look, request, seat), request.decision.prompt.params.get("die")
    if hero is None:
        return None
    place = request.decision.prompt.params.get("place")
    alike = [die for die in rolled(hero) if GLYPHS[die.face] == shown]
    die = next(
        (one for one in alike if place in ("none", f"@{one.card}")),
        next((one for one in alike if not one.is_on_ability), None),
    )
    turn = None if die is None else _turn_of(look, hero, die.id)
    return None if turn is None else str(turn.face)


def think_place_die(look: Look, request: Request, seat: int) -> Answer | None:
    """The card on which a die that comes anew does most."""
    hero, legal = hero_of_dice(look, request, seat), _legal(request)
    shown = request.decision.prompt.params.get("die")
    if hero is None or hero.fallen or shown not in GLYPHS:
        return None
    others = Counter(die.card for die in rolled(hero) if die.is_on_ability)
    worth = served(look, hero, GLYPHS.index(str(shown)), others)
    return max((one for one in legal if one != "idle"), key=lambda one: worth.get(one, 0.0), default=None)


def think_card_reroll(look: Look, request: Request, seat: int) -> Answer | None:
    """Dice that are worth more thrown again; none where all lie well."""
    hero = hero_of_dice(look, request, seat)
    return None if hero is None else _best_throw(look, hero, (), request.decision.most or 0)


def _legal(request: Request) -> list[str]:
    return [option.id for option in request.decision.options() if option.refused is None]
