"""Who does what to whom while effects run, and what conditions and sums may ask of it. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.character.growing import half
from cogs.evershade.rules.character.party import counts_as
from cogs.evershade.rules.field import board
from cogs.evershade.rules.rolls.dice import Sources
from cogs.evershade.state import Character, CombatState, HotbarCard


@dataclass(slots=True)
class Coming:
    """An attack on its way to one target (LE-19.15): what is still to be prevented of it."""

    damage: int = 0
    terror: int = 0
    prevented: int = 0
    terror_prevented: int = 0


@dataclass(slots=True)
class Aim:
    """Whom an enemy has picked (LE-20.18), as long as that can still change; model: the enemy."""

    model: str
    targets: list[str]


@dataclass(frozen=True, slots=True)
class Reached:
    """What a roll came to: successes, the sum of its divinum dice, the effects of the outcome, and whether there is one
    (LE-14.11). raises: by how much boons raise attributes for what follows from it (LE-10.5); owes_fate: that of
    failing comes after its effects (LE-14.12)."""

    successes: int
    divinum: int
    effects: Sequence[Any]
    is_met: bool = True
    raises: Mapping[str, int] = field(default_factory=dict)
    owes_fate: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """actor: a model, empty for the sheet itself; target: of this effect; entering: who has entered a space.

    successes  of the roll that led here; divinum: its divinum dice; weapon: what it adds, and types: keywords of the
               damage (LE-11.10); is_attack: whether it is one (LE-16.7)
    coming     the attack against which a reaction is played; aim: the choice of a target; lost: HP that were just lost
    raises     by how much boons raise attributes for it (LE-10.5)
    slot, card  of the card that is played, or the item; window: in which it is played
    """

    actor: str
    target: str = ""
    entering: str = ""
    successes: int = 0
    weapon: int = 0
    types: tuple[str, ...] = ()
    coming: Coming | None = None
    slot: int = -1
    divinum: int = 0
    aim: Aim | None = None
    lost: int = 0
    card: str = ""
    window: str = ""
    raises: Mapping[str, int] = field(default_factory=dict)
    is_attack: bool = False

    def after(self, reached: Reached) -> "Deed":
        """The same after a roll."""
        return replace(self, successes=reached.successes, divinum=reached.divinum, raises=reached.raises)


ASKS: Final = (
    *("marked", "not_marked", "keyword", "equipped_kw", "brill", "fate", "terror", "hp", "chars"),
    *("defeated", "round", "condition", "type", "en", "in_cover"),
    *("item", "time", "advancements", "chapter", "adventures", "achievement", "race", "origin", "profession", "phase"),
    *("was", "secret", "companion", "with_token"),
    *("lead", "kept", "waves", "near_lost", "alone", "stands"),
)
"""The conditions of the vocabulary that a combat answers; a pack with others is not played (`handlers.unplayable`)."""
COUNTS: Final = (
    *("successes", "chars", "half_chars", "STR", "AGI", "INT", "CHA", "MOB", "highest_att"),
    *("lowest_att", "hp", "max_hp", "missing_hp", "fate", "brill", "terror", "conditions", "round", "enemies"),
    *("allies", "prevented", "advancements", "time", "div", "half_div", "lost_hp", "tokens"),
    *("markers", "moved", "dark", "lead", "kept"),
)


def chars_of(state: CombatState) -> int:
    """LE-12.5, LE-27.5: `chars` of a table: a partner counts also when it lies there (LE-25.10)."""
    companions = [one for one in state.allies if one.kind == "companion"]
    return counts_as(
        state.heroes,
        has_partner=any(one.partner for one in companions),
        has_companion=any(not one.partner for one in companions),
        harder=state.options.companions_harder,
    )


class CombatFacts:
    """LE-12.5 and rules 9: what a condition or a sum means here and now."""

    def __init__(self, state: CombatState, content: EvershadeContent, deed: Deed) -> None:
        self.state, self.content, self.deed = state, content, deed

    def _hero(self) -> Character | None:
        about = self.deed.actor if self.deed.actor and not board.is_foe(self.deed.actor) else self.deed.entering
        return self.state.hero(about) if self.state.is_member(about) else None

    def number(self, name: str) -> int:
        state, hero = self.state, self._hero()
        match name:
            case "successes":
                return self.deed.successes
            case "div" | "half_div":  # LE-5.6
                return self.deed.divinum if name == "div" else half(self.deed.divinum)
            case "lost_hp":
                return self.deed.lost
            case "tokens":
                return sum(one.card == self.deed.card for one in state.fight.laid)
            case "chars" | "half_chars":
                return chars_of(state) if name == "chars" else half(chars_of(state))
            case "round":
                return state.fight.round
            case "enemies":
                return len(list(board.foes(state)))
            case "allies":
                return len(board.standing(state))
            case "prevented":
                return 0 if self.deed.coming is None else self.deed.coming.prevented
            case "time":
                return state.tracker.time
            case "moved":
                return 0 if hero is None else state.fight.moved.get(hero.id, 0)
            case "markers":
                return 0 if hero is None else sum(one.markers for one in _laid_out(hero) if one.card == self.deed.card)
            case "lead":
                return state.fight.lead
            case "kept":
                return len(state.fight.kept)
        return 0 if hero is None else _of_hero(hero, name, self.deed.raises)

    def holds(self, name: str, argument: Any) -> bool:
        state, hero = self.state, self._hero()
        match name:
            case "marked" | "not_marked":
                return (argument in state.tracker.marks) is (name == "marked")
            case "round":
                return state.fight.round >= int(argument)
            case "defeated":  # LE-20.14
                return self._are_defeated(argument)
            case "chars":
                return self.number("chars") >= int(argument)
            case "time" | "lead" | "kept" | "waves":
                n = self.number(name) if name != "waves" else state.fight.waves_left
                bounds = argument if isinstance(argument, dict) else {"min": argument}
                return bool(bounds.get("min", 0) <= n <= bounds.get("max", 10**6))
            case "alone":  # LE-3.5
                return board.is_alone(state) is bool(argument)
            case "stands":  # D14: a character, of whatever party
                return state.is_occupied(str(argument))
            case "near_lost":
                return bool(board.lost_near(state, self.content, self.deed.actor, int(argument)))
            case "phase":
                return bool(argument == ("combat" if state.fight.sheet else "exploration"))
            case "chapter" | "adventures" | "achievement":
                return state.has_reached(name, argument)
            case "brill" if not state.fight.sheet:  # LE-10.1: the party's, outside of a combat
                return sum(one.brill for one in board.standing(state)) >= int(argument)
            case "was":  # in the running activation
                moved = {"pulled": state.fight.pulled, "pushed": state.fight.pushed}
                return self.deed.target in moved.get(str(argument), ())
            case "with_token":  # LE-23.1: one of the actor's own
                own = [one for one in state.fight.laid if one.owner == self.deed.actor]
                return any(one.where == self.deed.target for one in own) is bool(argument)
            case "type" | "en":
                target = self.deed.target
                return board.is_foe(target) and getattr(board.card_of(self.content, target), name) == argument
        return hero is not None and self._hero_holds(hero, name, argument)

    def _are_defeated(self, argument: Any) -> bool:
        """One card, several, or `all` that have models; one that has not come yet is not defeated."""
        line = {foe.card: foe.is_flipped for foe in self.state.fight.line}
        if argument == "all":
            return all(gone for card, gone in line.items() if self.content.enemies[card].models)
        return all(line.get(card, False) for card in (argument if isinstance(argument, list) else [argument]))

    def _hero_holds(self, hero: Character, name: str, argument: Any) -> bool:
        match name:
            case "keyword":
                return board.keywords(self.state, self.content, hero)[argument] > 0
            case "equipped_kw":
                return board.item_keywords(self.content, hero)[argument] > 0
            case "condition":
                return argument in hero.conditions
            case "item":  # LE-5.2: the pouch is enough
                return argument in [*(ref.partition("/")[0] for ref in hero.worn), *hero.pouch_items]
            case "companion":  # LE-25.3: one of its own, any where none is named
                return any(argument in (True, one.id) for one in self.state.allies_of(hero.id))
            case "race" | "origin" | "profession" | "secret":
                return bool(getattr(hero, name) == argument)
            case "advancements":
                return len(hero.taken) >= int(argument)
            case "in_cover":
                here = self.state.fight.spaces.get(hero.id, "")
                return board.space_of(self.state, self.content, here).cover
        return int(getattr(hero, name)) >= int(argument)

    def die(self) -> int:
        raise NotImplementedError("no amount here is thrown")

    def scale(self) -> int:
        raise NotImplementedError("no amount here is a table")

    def base(self) -> int:
        raise NotImplementedError("nothing here has a printed strength")


def _laid_out(hero: Character) -> list[HotbarCard]:
    return [one for one in hero.hotbar if one is not None]


def _of_hero(hero: Character, name: str, raises: Mapping[str, int]) -> int:
    att = {one: n + raises.get(one, 0) for one, n in hero.att.items()}
    if name in att:
        return att[name]
    found: Mapping[str, int] = {
        "MOB": hero.mob,
        "hp": hero.hp,
        "max_hp": hero.max_hp,
        "missing_hp": hero.max_hp - hero.hp,
        "fate": hero.fate,
        "brill": hero.brill,
        "terror": hero.terror,
        "conditions": len(hero.conditions),
        "highest_att": max(att.values()),
        "lowest_att": min(att.values()),
        "advancements": len(hero.taken),
        "dark": sum(not one.is_light for one in _laid_out(hero)),
    }
    return found[name]


def sources(state: CombatState, content: EvershadeContent, hero: Character, target: str) -> Sources:
    """LE-14.4: where a roller's modifiers come from; lines `against` look at the target's keywords."""
    against = dict.fromkeys(board.card_of(content, target).keywords, 1) if board.is_foe(target) else {}
    facts = CombatFacts(state, content, Deed(hero.id, target))
    return Sources(board.keywords(state, content, hero), against, facts)
