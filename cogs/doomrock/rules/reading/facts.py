"""What Doomrock's cards may ask about: the numbers and conditions behind amounts and `if`. Pure."""

from dataclasses import dataclass
from typing import Any, Final

from bot.rules.play.handle import Play
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.positions import adjacent, foes_near
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import BYSTANDERS, Context, FactSource, Sight
from cogs.doomrock.state import DoomrockState, is_enemy, is_hero


class DoomrockFacts:
    """`bot.rules.effects.Facts` for one moment of one card."""

    __slots__ = ("context", "look")

    def __init__(self, look: Sight, context: Context) -> None:
        self.look = look
        self.context = context

    def number(self, name: str) -> int:
        state, context = self.look.state, self.context
        battle = state.battle
        if name == "hero":
            return len(state.heroes)
        if name == "living_hero":
            return len(state.standing_heroes())
        if name == "segment":
            return state.segment
        if name == "round":
            return battle.round if battle is not None else 0
        if name == "enrage":
            return battle.enrage if battle is not None else 0
        if name == "adjacent_enemy":
            return len(foes_near(state, context.user)) if context.user is not None else 0
        if name == "expose_on_target":
            target = self.one("target")
            character = state.character(target) if target is not None else None
            return len(character.expose) if character is not None else 0
        if name == "locked_die":
            if context.user is None or is_enemy(context.user):
                return 0
            return sum(die.is_locked for die in state.hero(context.user).dice)
        if name == "base":
            return self.base()
        raise KeyError(name)

    def die(self) -> int:
        assert isinstance(self.look, Play)
        face = self.look.roll("pick")[0]
        self.look.say("dr-thrown", card=f"@{self.context.source}", face=face)
        return face

    def scale(self) -> int:
        return len(self.look.state.heroes) - 2

    def base(self) -> int:
        user = self.context.user
        return stats.base(self.look, user) if user is not None and is_enemy(user) else 0

    def one(self, name: str) -> str | None:
        """The one character that a word of a condition means, without asking anybody."""
        context, state = self.context, self.look.state
        if name == "self":
            return context.user
        if name == "target":
            if context.aim is not None:
                return context.aim
            return context.targets[0] if context.targets else None
        if name in BYSTANDERS:
            return context.named(name)
        if name in context.picks:
            return context.picks[name]
        if name == "active_hero":
            found = context.active_hero or (state.battle.active_hero if state.battle is not None else None)
            if found is not None and not state.hero(found).fallen:
                return found
            name = "highest_threat"
        tied = candidates(self.look, name, (), context, None)
        return tied[0] if tied else None

    def holds(self, name: str, argument: Any) -> bool:
        look, context = self.look, self.context
        state = look.state
        if name == "round" or name == "segment":
            return bool(self.number(name) == argument)
        if name == "enrage_ge":
            return state.battle is not None and bool(state.battle.enrage >= argument)
        if name == "minions_le":
            battle = state.battle
            return battle is not None and sum(e.kind == "minion" for e in battle.enemies) <= int(argument)
        if name == "die_face":
            return argument in context.faces if context.faces else context.die_face == argument
        if name == "damaged":
            dealt = context.attack.dealt if context.attack is not None else context.dealt
            return (dealt >= 1) == (argument is None or bool(argument))
        if name == "area_kind":
            return bool(state.row) and look.content.areas[state.row[state.place].card].kind == argument
        who, value = (argument[0], argument[1]) if isinstance(argument, list) else ("self", argument)
        if name in ("hp_le", "heroism_ge"):
            one = self.one(who)
            character = state.character(one) if one is not None else None
            if character is None:
                return False
            if name == "hp_le":
                return bool(character.hp <= value)
            return bool(getattr(character, "heroism", 0) >= value)
        if name == "is":
            return self._is(who, value)
        one = self.one(argument if isinstance(argument, str) else "self")
        character = state.character(one) if one is not None else None
        if one is None or character is None:
            return False
        if name == "surrounded":
            return stats.surrounded(look, one)
        if name == "adjacent":
            return context.user is not None and one != context.user and adjacent(state, context.user, one)
        if name == "hidden":
            return stats.has_status(look, one, "hidden")
        if name == "exposed":
            return bool(character.expose)
        if name == "rampaging":
            return bool(getattr(character, "rampaging", False))
        raise KeyError(name)

    def _is(self, who: str, kind: str) -> bool:
        one = self.one(who)
        if one is None:
            return False
        if is_hero(one):
            return kind == "hero"
        if kind == "enemy":
            return True
        enemy = self.look.state.enemy(one)
        if enemy is not None:
            return enemy.kind == kind
        return who == "subject" and self.context.subject_kind == kind


class _DoomrockFactSource:
    """For looking without an engine."""

    __slots__ = ()

    def facts(self, look: Sight, context: Context) -> DoomrockFacts:
        return DoomrockFacts(look, context)


_SOURCE: Final = _DoomrockFactSource()


@dataclass(slots=True, frozen=True)
class Look:
    """State and content without a hand on them."""

    state: DoomrockState
    content: Any

    @property
    def effects(self) -> FactSource:
        """Who answers conditions and amounts."""
        return _SOURCE
