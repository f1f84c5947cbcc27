"""Which abilities of heroes can be activated now, and what they lack. Pure, only looks."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from bot.rules.effects import holds
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import GLYPHS
from cogs.doomrock.rules.reading.positions import foes_near
from cogs.doomrock.rules.reading.selectors import candidates, group_candidates
from cogs.doomrock.rules.reading.sight import Context, Sight, limit_key
from cogs.doomrock.rules.reading.useless import finds_nobody, mends_nothing
from cogs.doomrock.state import Die, HeroState

STEPS: Final[Mapping[str, tuple[str, ...]]] = {"initiative": ("initiative",), "heroes": ("none", "initiative")}
"""Which symbols may be activated in which step (DR-8.7, DR-8.10)."""
IN_A_RING: Final[Mapping[str, str]] = MappingProxyType({"surrounded": "self"})
"""A card's condition that its user is surrounded (DR-9.5)."""


def ready(look: Sight, hero: HeroState, symbols: Sequence[str]) -> list[str]:
    """The hero's abilities with these symbols, enough dice and a legal target, in printed order."""
    cards = look.content.abilities
    return [ability for ability in charged(look, hero, symbols) if has_target(look, hero.id, cards[ability])]


def charged(look: Sight, hero: HeroState, symbols: Sequence[str]) -> dict[str, list[Die]]:
    """The hero's abilities with these symbols on which enough dice lie, in printed order, with these dice."""
    laid: dict[str, list[Die]] = {}
    for die in hero.dice:
        if die.is_on_ability:
            laid.setdefault(die.card, []).append(die)
    if not laid:
        return laid
    cards = look.content.abilities
    return {
        ability: laid[ability]
        for ability in hero.abilities
        if ability in laid and cards[ability].symbol in symbols and len(laid[ability]) >= cards[ability].cost
    }


def has_target(look: Sight, hero_id: str, card: Any) -> bool:
    """Whether the ability has a legal choice of target, or needs none (DR-1.7)."""
    if card.target is None:
        return not finds_nobody(look, hero_id, card.id)
    if card.target == "one_group":
        return bool(group_candidates(look, hero_id, card.range))
    return bool(candidates(look, card.target, card.filter, _onlooker(card.id, hero_id), card.range))


@lru_cache(maxsize=4096)
def _onlooker(card: str, hero_id: str) -> Context:
    """For looking whom a card could mean before it is used; nobody changes it."""
    return Context(source=card, user=hero_id)


def actions(look: Sight, seat: int) -> list[Option]:
    """What a seat may activate now: `h0:ab.haymaker`, for each of its heroes (D-16); and what only lacks a target."""
    state = look.state
    battle = state.battle
    if battle is None:
        return []
    symbols = STEPS[battle.step]
    content, several = look.content, state.options.heroes_per_player > 1
    found = []
    for hero in state.heroes:
        if hero.seat != seat or hero.fallen:
            continue
        refused = []
        for ability, laid in charged(look, hero, symbols).items():
            card, dice = content.abilities[ability], faces_laid(laid)
            if not has_target(look, hero.id, card):  # E-11
                refused.append(_refused(content, hero.id, ability, dice, nobody_to_aim_at(content, ability)))
                continue
            if whole := mends_nothing(look, hero, ability):
                refused.append(_refused(content, hero.id, ability, dice, whole))
                continue
            blocked = 0
            if _walks(content, ability) and stats.surrounded(look, hero.id):  # E-15, said beforehand
                blocked = len(foes_near(state, hero.id))
            mended = mends(look, hero, ability)
            named, weak = hero.class_id if several else "", stats.weakness(hero)
            now = _as_of_now(look, hero.id, ability)
            found.append(_action(content, hero.id, named, ability, dice, blocked, mended, weak, now))
        found += refused
    return found


def out_of_reach(look: Sight, hero: HeroState) -> list[str]:
    """A hero's cards that have dice enough and nobody to aim at (E-11), in the step that it is."""
    battle = look.state.battle
    found = charged(look, hero, STEPS[battle.step]) if battle is not None else {}
    return [ability for ability in found if not has_target(look, hero.id, look.content.abilities[ability])]


def _as_of_now(look: Sight, hero_id: str, ability: str) -> str:
    """Which of the gists of a card holds now: `_spent`, what it does once is done; `_ring` and `_loose`, its user is
    surrounded (DR-9.5) and it pushes all, or is not and it does not; empty: the only one."""
    if _is_spent(look, _onlooker(ability, hero_id), ability):
        return "_spent"
    if _pushes_in_a_ring(look.content, ability):
        return "_ring" if stats.surrounded(look, hero_id) else "_loose"
    return ""


@lru_cache(maxsize=1024)
def _pushes_in_a_ring(content: Any, ability: str) -> bool:
    effects = content.abilities[ability].effects
    return any(one.do == "push" and one.condition == IN_A_RING for one in effects)


def stuns_now(look: Sight, context: Context, card: Any) -> bool:
    """Whether a card stuns whom it is aimed at, and before the enemies act, so that a turn is missed."""
    battle = look.state.battle
    is_stun = any(one.do == "status" and one.name == "stunned" and one.to == "target" for one in card.effects)
    return is_stun and battle is not None and battle.step == "initiative" and not _is_spent(look, context, card.id)


def _is_spent(look: Sight, context: Context, ability: str) -> bool:
    """Whether something that a card does a limited number of times has been done."""
    limited = _limited(look.content, ability)
    return bool(limited) and any(look.state.limits.get(limit_key(look, one, context), 0) for one in limited)


@lru_cache(maxsize=1024)
def _limited(content: Any, ability: str) -> Sequence[Any]:
    """What a card does a limited number of times: of most cards nothing."""
    return [one for one in content.abilities[ability].effects if one.limit is not None]


@lru_cache(maxsize=1024)
def _walks(content: Any, ability: str) -> bool:
    """Whether a card moves its own hero, and not out of a ring."""
    return any(
        effect.do == "move" and not effect.slip and effect.who == "self"
        for effect in content.abilities[ability].effects
    )


def faces_laid(dice: Sequence[Die]) -> tuple[int, ...]:
    """The faces of dice on one card in the order in which they are spent: the highest first."""
    return tuple(sorted([die.face for die in dice], reverse=True))


def mends(look: Sight, hero: HeroState, ability: str) -> tuple[int, int] | None:
    """What a card that only mends its own hero, and by how that one stands, comes to now: (hit points, expose markers);
    None: it is no such card."""
    if not _mends(look.content, ability):
        return None
    effects = look.content.abilities[ability].effects
    hp, facts = hero.hp, look.effects.facts(look, _onlooker(ability, hero.id))
    for effect in effects:
        if effect.do == "heal" and (effect.condition is None or holds(effect.condition, facts)):
            hp = min(hero.max_hp, hp + effect.n)
    shed = sum(effect.n for effect in effects if effect.do == "unexpose")
    return hp - hero.hp, min(shed, len(hero.expose))


@lru_cache(maxsize=1024)
def _mends(content: Any, ability: str) -> bool:
    effects = content.abilities[ability].effects
    is_plain = all(one.do in ("heal", "unexpose") and one.to == "self" and isinstance(one.n, int) for one in effects)
    return is_plain and any(one.condition is not None for one in effects)


def act_label(
    content: Any,
    ability: str,
    dice: Sequence[int],
    blocked: int = 0,
    mended: tuple[int, int] | None = None,
    *,
    weak: int = 0,
    is_stem: bool = False,
    is_brief: bool = False,
    now: str = "",
) -> Text:
    """An activation on a button: the dice that it spends, for how many uses they last, in a few words what it does.
    blocked: by how many enemies its hero cannot walk (E-15); mended: as `mends` says; weak: by how much less its
    attacks do (DR-11.8); is_stem: without what it does, which the target says; is_brief: the same with the uses in
    signs; now: as `_as_of_now` says."""
    cost = content.abilities[ability].cost
    gist = text("dr-gist", id=ability.removeprefix("ab.") + ("_stuck" if blocked else now))
    if mended is not None:
        gist = text("dr-gist-now", heal=mended[0], shed=mended[1])
    return text(
        "dr-option-act",
        card=f"@{ability}",
        dice=" ".join(GLYPHS[face] for face in dice[:cost]),
        uses=len(dice) // cost,
        brief=int(is_brief),
        gist="" if (is_stem or is_brief) and not blocked else gist,
        blocked=blocked,
        weak=0 if is_stem or is_brief or content.abilities[ability].type != "attack" else weak,
    )


@lru_cache(maxsize=4096)
def _action(
    content: Any,
    hero_id: str,
    class_id: str,
    ability: str,
    dice: tuple[int, ...],
    blocked: int,
    mended: tuple[int, int] | None,
    weak: int,
    now: str,
) -> Option:
    """An activation as an option, with what it does; built once, because the floor is offered again after everything
    that happens. class_id: of the hero, where a player has several."""
    says = text("dr-text", text=content.abilities[ability].text)
    if class_id:
        says = text("dr-hint-of-hero", who=f"@{class_id}", what=says)
    hint = text("dr-e15", n=blocked) if blocked else says
    brief = act_label(content, ability, dice, blocked, is_brief=True)
    stem = act_label(content, ability, dice, blocked, is_stem=True) if says_all(content, ability) else None
    label = act_label(content, ability, dice, blocked, mended, weak=weak, now=now)
    return Option(f"{hero_id}:{ability}", label, hint, stem=stem, brief=brief)


@lru_cache(maxsize=1024)
def says_all(content: Any, ability: str) -> bool:
    """Whether a card does nothing but attack one target, and what is told beside that one (`besides`): whoever is
    chosen stands there with all that comes of it."""
    card = content.abilities[ability]
    is_aimed = card.type == "attack" and card.target not in (None, "one_group")
    return is_aimed and all(map(_is_told, card.effects))


def _is_told(effect: Any) -> bool:
    if effect.do in ("attack", "attack_bonus"):
        return True
    if effect.do not in ("push", "status", "move") or effect.filter:
        return False
    if effect.when != "now" or effect.limit is not None or effect.trigger is not None:
        return False
    if effect.do == "push" and effect.who == "adjacent_enemies":
        return effect.condition in (None, IN_A_RING)
    if effect.condition is not None:
        return False
    if effect.do == "status":
        return bool(effect.name == "weakened" and effect.to == "target" and isinstance(effect.n, int))
    if effect.do == "move":
        return bool(effect.who == "self" and effect.to == "choice" and effect.slip)
    return bool(effect.do == "push" and effect.who == "target")


def _refused(content: Any, hero_id: str, ability: str, dice: tuple[int, ...], why: Text) -> Option:
    """An activation that would do nothing (DR-1.7)."""
    return Option(f"{hero_id}:{ability}", act_label(content, ability, dice), None, why)


def nobody_to_aim_at(content: Any, ability: str) -> Text:
    """E-11: why a card finds no target: what it asks of one, else how far it reaches."""
    card = content.abilities[ability]
    reach = "exposed" if "exposed" in card.filter else "melee" if card.target is None else card.range
    return text("dr-e11-nobody", card=f"@{ability}", range=reach)


def reactions(look: Sight, hero: HeroState, trigger: str = "on_attacked") -> list[str]:
    """The reactions to an attack, or to something else, that a hero could use now."""
    cards = look.content.abilities
    return [
        ability for ability in ready(look, hero, ("reaction",)) if (cards[ability].trigger or "on_attacked") == trigger
    ]


def is_for_target(effect: Any) -> bool:
    """Whether what a boost adds to an attack is done to its target, and to nobody else."""
    if effect.do == "attack_bonus":
        return True
    whom = effect.who if effect.do == "push" else getattr(effect, "to", None)
    return effect.do in ("push", "expose", "status") and whom == "target"
