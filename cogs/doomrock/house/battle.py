"""The greedy house player of the battle: what a sensible player would answer. Pure, only looks.

It hits what is nearly gone, minions before bosses when that spares a blow, rerolls what lies idle, keeps shields for
who is hit next, and leaves rings. It is the yardstick of the balance table, not a champion.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from bot.rules.decision import Answer
from bot.rules.effects import PerAmount
from bot.rules.kernel import Request
from cogs.doomrock.rules.cards.abilities import has_target, reactions
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.positions import NEW, foes_near, group_of
from cogs.doomrock.state import Die, DoomrockState, HeroState, is_enemy, is_hero

OTHERS = frozenset({"dice", "unexpose", "status", "move", "enrage", "modify", "choose"})
Thought = Callable[[Look, Request, int], Answer | None]


def answer(state: DoomrockState, content: Any, request: Request, seat: int) -> Answer | None:
    """The answer to a question of the battle, or None to let its default decide."""
    if state.battle is None:
        return None
    thought = THOUGHTS.get(request.decision.key)
    return thought(Look(state, content), request, seat) if thought is not None else None


# ---------------------------------------------------------------- what things are worth


def hits(look: Look, user: str, target: str, n: int) -> float:
    """What an attack of n on an enemy is worth: damage done, more for what falls by it and for bosses."""
    enemy = look.state.enemy(target)
    if enemy is None:
        return 0.0
    attacker = look.state.character(user)
    n -= stats.weakness(attacker) if attacker is not None else 0
    # a face-down marker is a +1 in about a third of the cases
    expected = n + 0.35 * len(enemy.expose) - enemy.shields - stats.armor(look, target)
    done = min(max(0.0, expected), float(enemy.hp))
    worth = done
    if n + 0.35 * len(enemy.expose) - enemy.shields - stats.armor(look, target) >= enemy.hp:
        worth += 2.2 if enemy.kind == "minion" else 6.0
    return worth


@lru_cache(maxsize=1024)
def _printed(content: Any, ability: str) -> tuple[int, int, int, int, int]:
    """Rough numbers of an ability: attack, shields, expose, heal, weaken."""
    card = content.abilities[ability]
    attack = shields = expose = heal = weaken = 0
    for item in card.effects:
        n = getattr(item, "n", 0)
        n = n if isinstance(n, int) else (n.plus + 2 * n.times if isinstance(n, PerAmount) else 1)
        if item.do == "attack":
            attack += n
        elif item.do == "gain" and item.what == "shield":
            shields += n
        elif item.do == "expose":
            expose += n
        elif item.do == "heal":
            heal += n
        elif item.do == "status" and item.name in ("weakened", "stunned"):
            weaken += n
    return attack, shields, expose, heal, weaken


def use_of(look: Look, hero: HeroState, ability: str) -> float:
    """What an activation of an ability is worth about now."""
    card = look.content.abilities[ability]
    attack, shields, expose, heal, weaken = _printed(look.content, card.id)
    value = 0.0
    if card.symbol == "lock":
        return 1.6
    if attack:
        value += 1.3 * attack
        if card.range == "melee" and card.target is not None and not foes_near(look.state, hero.id):
            value *= 0.55  # nobody is near yet; minions will come
        if card.range == "ranged" and not has_target(look, hero.id, card):
            value *= 0.4
    value += shields * (1.0 if hero.hp <= 4 else 0.8)
    value += 0.5 * expose
    missing = hero.max_hp - hero.hp
    value += 1.6 * min(heal, max(missing, 0))
    value += 0.9 * weaken
    return value + 0.2


def free(look: Look, hero: HeroState, ability: str) -> int:
    """How many more dice a player would lay on an ability."""
    card = look.content.abilities[ability]
    if card.symbol == "lock":
        return int(card.slots) - sum(d.card == ability for d in hero.dice if d.is_locked)
    attack, shields, _, heal, _ = _printed(look.content, card.id)
    if attack and card.type == "attack":
        return 4
    if card.symbol == "reaction":
        return 1
    return 2 if shields or heal else 1


def best_plan(look: Look, hero: HeroState, dice: list[Die]) -> dict[str, str]:
    """Die id -> ability: one die after another to where it is worth most."""
    found: dict[str, str] = {}
    laid: dict[str, int] = {}
    cards = look.content.abilities
    values = {ability: use_of(look, hero, ability) for ability in hero.abilities}
    chances = sorted(dice, key=lambda die: sum(die.face in cards[a].faces for a in hero.abilities))
    for die in chances:
        best, worth = "", 0.0
        for ability in hero.abilities:
            if die.face in cards[ability].faces and laid.get(ability, 0) < free(look, hero, ability):
                value = values[ability]
                if cards[ability].type != "attack":
                    value *= 0.6 ** laid.get(ability, 0)
                if cards[ability].cost > 1 and laid.get(ability, 0) % 2 == 0:
                    alike = sum(d.face in cards[ability].faces for d in dice)
                    value = value * 0.5 if alike > laid.get(ability, 0) + 1 else 0.0
                if value > worth:
                    best, worth = ability, value
        if best:
            found[die.id] = best
            laid[best] = laid.get(best, 0) + 1
    return found


def die_value(look: Look, hero: HeroState, die: Die, ability: str | None) -> float:
    """What a die is worth where it would lie, with the token of its face."""
    token = 0.8 if die.face == 1 else 0.7 if die.face == 6 else 0.0
    return token + (use_of(look, hero, ability) if ability is not None else 0.0)


# ---------------------------------------------------------------- the roll


def think_reroll(look: Look, request: Request, seat: int) -> Answer | None:
    """Reroll dice that are worth less than an average die."""
    hero = _hero_of_dice(look, request, seat)
    if hero is None:
        return None
    dice = rolled(hero)
    plan = best_plan(look, hero, dice)
    cards = look.content.abilities
    expected = 0.0
    for face in range(1, 7):
        worths = [use_of(look, hero, a) for a in hero.abilities if face in cards[a].faces]
        expected += ((max(worths) if worths else 0.0) + (0.8 if face == 1 else 0.7 if face == 6 else 0.0)) / 6
    return [die.id for die in dice if die_value(look, hero, die, plan.get(die.id)) < expected * 0.95]


def _hero_of_dice(look: Look, request: Request, seat: int) -> HeroState | None:
    """Which of the seat's heroes the question is about: the prompt names its class."""
    named = request.decision.prompt.params.get("who")
    for hero in look.state.heroes:
        if hero.seat == seat and f"@{hero.class_id}" == named:
            return hero
    return None


def think_assign(look: Look, request: Request, seat: int) -> Answer | None:
    """Move dice until they lie as planned."""
    hero = _hero_of_dice(look, request, seat)
    if hero is None:
        return "accept"
    dice = rolled(hero)
    plan = best_plan(look, hero, dice)
    wanted: dict[str, int] = {}
    for die in dice:
        place = plan.get(die.id, "idle")
        wanted[f"{die.face}>{place}"] = wanted.get(f"{die.face}>{place}", 0) + 1
    surplus = []
    for die in dice:
        place = die.card if die.is_on_ability else "idle"
        mark = f"{die.face}>{place}"
        if wanted.get(mark, 0):
            wanted[mark] -= 1
        else:
            surplus.append(die)
    legal = {option.id for option in request.decision.options() if option.refused is None}
    for die in surplus:
        for mark, left in wanted.items():
            face, _, place = mark.partition(">")
            if left and int(face) == die.face and place != "idle":
                # alike dice are offered once
                for other in dice:
                    if other.face == die.face and other.where == die.where and f"{other.id}>{place}" in legal:
                        return f"{other.id}>{place}"
    return "accept"


# ---------------------------------------------------------------- acting


def think_act(look: Look, request: Request, seat: int) -> Answer | None:
    """The activation that is worth most now; done when none is worth its die."""
    state = look.state
    battle = state.battle
    assert battle is not None
    options = [option.id for option in request.decision.options() if option.refused is None]
    best, worth = "done" if "done" in options else "not-done", 0.05
    for option in options:
        hero_id, _, ability = option.partition(":")
        if not ability:
            continue
        value = act_value(look, state.hero(hero_id), ability)
        if value > worth:
            best, worth = option, value
    return best


def act_value(look: Look, hero: HeroState, ability: str) -> float:
    """What activating now is worth; 0 for keeping the die."""
    state = look.state
    battle = state.battle
    assert battle is not None
    card = look.content.abilities[ability]
    attack, shields, expose, heal, weaken = _printed(look.content, card.id)
    early = battle.step == "initiative"
    value = 0.0
    if attack:
        if card.target in ("one_enemy", "one_minion", "one_boss"):
            value = max((hits(look, hero.id, one, attack) for one in _targets(look, hero, card)), default=0.0)
        elif card.target == "one_group":
            value = max((group_hits(look, hero, group, attack) for group in battle.groups), default=0.0)
        else:
            value = sum(hits(look, hero.id, one, attack) for one in foes_near(state, hero.id))
    if early:
        value += shields + 0.8 * weaken
    value += 0.7 * expose
    value += 1.5 * min(heal, hero.max_hp - hero.hp)
    if ability == "ab.maneuver" and not early:
        # later only to get out of a ring or to the enemy
        value = 0.3 if wants_to_move(look, hero) else 0.0
    if not value and any(item.do in OTHERS for item in card.effects):
        value = 0.6 if early else 0.2
    return value


def _targets(look: Look, hero: HeroState, card: Any) -> list[str]:
    from cogs.doomrock.rules.reading.selectors import candidates
    from cogs.doomrock.rules.reading.sight import Context

    return candidates(look, card.target, card.filter, Context(source=card.id, user=hero.id), card.range)


def group_hits(look: Look, hero: HeroState, group: list[str], n: int) -> float:
    """What an attack on each enemy of a group is worth."""
    return sum(hits(look, hero.id, one, n) for one in group if is_enemy(one))


def think_target(look: Look, request: Request, seat: int) -> Answer | None:
    """The enemy upon whom it does most; the hero who needs it most."""
    card = look.content.abilities.get(str(request.decision.prompt.params.get("card", "")).removeprefix("@"))
    legal = [option.id for option in request.decision.options() if option.refused is None]
    if card is None or not legal:
        return None
    attack, _, expose, _, weaken = _printed(look.content, card.id)
    if is_hero(legal[0]):
        return min(legal, key=lambda one: look.state.hero(one).hp)
    user = next((hero for hero in look.state.heroes if hero.seat == seat and card.id in hero.abilities), None)
    if user is None:
        return None
    if attack:
        return max(legal, key=lambda one: (hits(look, user.id, one, attack), -_hp(look, one)))
    # markers and hexes belong on the strong
    return max(legal, key=lambda one: _hp(look, one) if expose or weaken else -_hp(look, one))


def _hp(look: Look, one: str) -> int:
    character = look.state.character(one)
    return character.hp if character is not None else 0


def think_group(look: Look, request: Request, seat: int) -> Answer | None:
    battle = look.state.battle
    assert battle is not None
    hero = next(hero for hero in look.state.heroes if hero.seat == seat)
    legal = [option.id for option in request.decision.options()]
    return max(legal, key=lambda one: group_hits(look, hero, group_of(battle, one), 2)) if legal else None


def think_boost(look: Look, request: Request, seat: int) -> Answer | None:
    """Heroism is thrown away at the end of the round, so it is spent as it comes: damage always, shields early."""
    battle = look.state.battle
    assert battle is not None
    legal = [option for option in request.decision.options() if option.refused is None and option.id != "go"]
    early = battle.step not in ("heroes", "end")
    wanted = {
        "attack_bonus": 3.0,
        "attack": 3.0,
        "heal": 2.0,
        "expose": 1.0,
        "gain": 2.5 if early else 0.0,
        "status": 1.0 if early else 0.0,
        "unexpose": 0.5,
        "push": 0.0,
    }
    best, worth = "go", 0.2
    for option in legal:
        value = wanted.get(str(option.label.params.get("do")), 0.5)
        if value > worth:
            best, worth = option.id, value
    return best


# ---------------------------------------------------------------- positions


def wants_to_move(look: Look, hero: HeroState) -> bool:
    """Out of a ring that is about to close; a shooter away from the enemy, a fighter to it."""
    near = len(foes_near(look.state, hero.id))
    return (near > 0) == _is_shooter(look, hero)


def _is_shooter(look: Look, hero: HeroState) -> bool:
    cards = look.content.abilities
    far = sum(cards[a].type == "attack" and cards[a].range == "ranged" for a in hero.abilities)
    close = sum(cards[a].type == "attack" and cards[a].range == "melee" for a in hero.abilities)
    return bool(far > close)


def think_move(look: Look, request: Request, seat: int) -> Answer | None:
    battle = look.state.battle
    assert battle is not None
    hero = _hero_of_dice(look, request, seat)
    legal = [option.id for option in request.decision.options() if option.refused is None]
    if hero is None or not legal:
        return None
    shooter = _is_shooter(look, hero)

    def worth(place: str) -> float:
        group = group_of(battle, hero.id) if place == "stay" else ([] if place == NEW else group_of(battle, place))
        enemies = sum(is_enemy(one) for one in group)
        bosses = sum(1 for one in group if is_enemy(one) and (e := look.state.enemy(one)) and e.kind == "boss")
        if battle.step != "heroes" or shooter:
            return -enemies - bosses + (0.1 if place == "stay" else 0)
        return min(enemies, 2) + 2 * bosses

    return max(legal, key=worth)


# ---------------------------------------------------------------- under attack


def think_reaction(look: Look, request: Request, seat: int) -> Answer | None:
    for hero in look.state.heroes:
        if hero.seat == seat and request.decision.prompt.params.get("who") == f"@{hero.class_id}":
            found = reactions(look, hero)
            return found[0] if found else "pass"
    return None


def think_save(look: Look, request: Request, seat: int) -> Answer | None:
    """A hero about to fall is worth a consumable that heals."""
    for option in request.decision.options():
        item = look.content.items.get(option.id)
        if item is not None and option.refused is None and any(w.do == "heal" for w in item.effects):
            return option.id
    return "pass"


def think_revealed(look: Look, request: Request, seat: int) -> Answer | None:
    """Shields while they still count, when it would be the end."""
    hero = next((h for h in look.state.heroes if request.decision.prompt.params.get("who") == f"@{h.class_id}"), None)
    n = int(request.decision.prompt.params.get("n", 0))
    if hero is None or n - hero.shields - stats.armor(look, hero.id) < hero.hp:
        return "pass"
    for option in request.decision.options():
        item = look.content.items.get(option.id)
        shields = item is not None and any(w.do == "gain" and getattr(w, "what", "") == "shield" for w in item.effects)
        if shields and option.refused is None:
            return option.id
    return "pass"


def think_who(look: Look, request: Request, seat: int) -> Answer | None:
    """An enemy: the one that falls first; a hero: the default."""
    legal = [option.id for option in request.decision.options() if option.refused is None]
    if legal and is_enemy(legal[0]):
        return min(legal, key=lambda one: _hp(look, one))
    return None


def think_unlock(look: Look, request: Request, seat: int) -> Answer | None:
    return []


THOUGHTS: dict[str, Thought] = {
    "doomrock.reroll": think_reroll,
    "doomrock.assign": think_assign,
    "doomrock.act": think_act,
    "doomrock.target": think_target,
    "doomrock.group": think_group,
    "doomrock.boost": think_boost,
    "doomrock.move": think_move,
    "doomrock.reaction": think_reaction,
    "doomrock.save": think_save,
    "doomrock.revealed": think_revealed,
    "doomrock.who": think_who,
    "doomrock.unlock": think_unlock,
}
