"""The greedy house player of the battle: what a sensible player would answer. Pure, only looks.

It hits what is nearly gone, minions before bosses when that spares a blow, rerolls what lies idle, keeps shields for
who is hit next, and leaves rings. It is the yardstick of the balance table, not a champion.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.rules.decision import Answer
from bot.rules.kernel.run import Request
from cogs.doomrock.house.battle_dice import think_assign, think_reroll, think_unlock
from cogs.doomrock.house.dice_cards import (
    TURNS,
    WORTH_IT,
    best_turn,
    does_nothing_with_dice,
    think_card_reroll,
    think_place_die,
    think_set_die,
    think_set_face,
)
from cogs.doomrock.house.ground import best_place, leads_nowhere
from cogs.doomrock.house.last_blows import aim, last_blows, uses_of
from cogs.doomrock.house.mending import mend_first
from cogs.doomrock.house.whose_dice import hero_of_dice
from cogs.doomrock.rules.cards.abilities import is_for_target, reactions
from cogs.doomrock.rules.cards.blow_worth import group_hits
from cogs.doomrock.rules.cards.rolled_dice import lying
from cogs.doomrock.rules.cards.worth import act_value, hp_of, printed
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.coming import blow, expected_harm
from cogs.doomrock.rules.reading.danger import danger
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.harm import harm
from cogs.doomrock.rules.reading.odds import forecast
from cogs.doomrock.rules.reading.positions import group_of
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.stats import has_status
from cogs.doomrock.state import DoomrockState, HeroState, is_enemy, is_hero

Thought = Callable[[Look, Request, int], Answer | None]


def answer(state: DoomrockState, content: Any, request: Request, seat: int) -> Answer | None:
    """The answer to a question of the battle, or None to let its default decide."""
    if state.battle is None:
        return None
    thought = THOUGHTS.get(request.decision.key)
    return thought(Look(state, content), request, seat) if thought is not None else None


def think_act(look: Look, request: Request, seat: int) -> Answer | None:
    """The activation that is worth most now; done when none is worth its die."""
    state = look.state
    battle = state.battle
    assert battle is not None
    options = [option.id for option in request.decision.options() if option.refused is None]
    uses = uses_of(options)
    if ending := last_blows(look, uses):
        return mend_first(look, uses, ending[0]) or ending[0]
    best, worth = "done" if "done" in options else "not-done", 0.05
    for option in options:
        hero_id, _, ability = option.partition(":")
        if not ability:
            continue
        hero = state.hero(hero_id)
        value = act_value(look, hero, ability)
        if value > worth and not leads_nowhere(look, hero, ability) and not does_nothing_with_dice(look, hero, ability):
            best, worth = option, value
    return mend_first(look, uses, best) or best


def think_target(look: Look, request: Request, seat: int) -> Answer | None:
    """The enemy upon whom it does most; the hero who needs it most."""
    card = look.content.abilities.get(str(request.decision.prompt.params.get("card", "")).removeprefix("@"))
    legal = [option.id for option in request.decision.options() if option.refused is None]
    if card is None or not legal:
        return None
    attack, _, expose, _, weaken = printed(look.content, card.id)
    if is_hero(legal[0]):
        return _neediest(look, card, legal)
    user = _user_of(look, card, seat)
    if user is None:
        return None
    if attack:
        return aim(look, user, card, legal)
    if weaken:  # whoever strikes hardest, as far as it is not weakened already
        return max(legal, key=lambda one: (min(weaken, blow(look, one)), hp_of(look, one)))
    # markers belong on the strong
    return max(legal, key=lambda one: hp_of(look, one) if expose else -hp_of(look, one))


def think_group(look: Look, request: Request, seat: int) -> Answer | None:
    battle = look.state.battle
    assert battle is not None
    hero = next(hero for hero in look.state.heroes if hero.seat == seat)
    legal = [option.id for option in request.decision.options()]
    return max(legal, key=lambda one: group_hits(look, hero, group_of(battle, one), 2)) if legal else None


def think_boost(look: Look, request: Request, seat: int) -> Answer | None:
    """Heroism is thrown away at the end of the round, so it is spent as it comes: damage always, shields as long as
    something may hit through those that are there; nothing on an enemy that falls anyway."""
    battle = look.state.battle
    assert battle is not None
    legal = [option for option in request.decision.options() if option.refused is None and option.id != "go"]
    early = battle.step not in ("heroes", "end")
    standing = [hero for hero in look.state.heroes if not hero.fallen]
    card = _card_of(look, request)
    helped = _helped(look, card, seat)
    wanted = {
        "attack_bonus": 3.0,
        "attack": 3.0,
        "heal": 2.0 if any(hero.hp < hero.max_hp for hero in standing) else 0.0,
        "expose": 1.0,
        "gain": 2.5 if early and _is_short(look, helped, card) else 0.0,
        "status": 1.0 if early else 0.0,
        "push": 0.0,
    }
    wanted["set_face"] = 1.5 if _sets_another(look, card, seat) else 0.0
    wanted["unexpose"] = 0.5 if helped is not None and helped.expose else 0.0
    best, worth, needless = "go", 0.2, _falls_anyway(look, request, seat)
    for option in legal:
        does = [] if card is None else card.boosts[int(option.id.partition(":")[2])].effects
        is_vain = needless and bool(does) and all(map(is_for_target, does))
        value = 0.0 if is_vain else wanted.get(str(option.label.params.get("do")), 0.5)
        if early and value < wanted["gain"] and card is not None and not _can_spare(look, seat, card, option.id):
            continue
        if value > worth:
            best, worth = option.id, value
    return best


def _sets_another(look: Look, card: Any, seat: int) -> bool:
    """Whether one more die that a card turns would still do something: the second best of them."""
    user = _user_of(look, card, seat)
    turns = card is not None and any(getattr(one, "op", "") == TURNS for boost in card.boosts for one in boost.effects)
    if user is None or not turns:
        return False
    first = best_turn(look, user, card.id)
    second = None if first is None else best_turn(look, user, card.id, but=first.die)
    return second is not None and second.gain > WORTH_IT


def _can_spare(look: Look, seat: int, card: Any, option: str) -> bool:
    """Whether enough heroism is left after a boost for those of the attacks that its user has dice for, later in the
    round."""
    user = _user_of(look, card, seat)
    if user is None:
        return True
    cards, later = look.content.abilities, 0
    for ability in user.abilities:
        strikes = cards[ability].type == "attack" and cards[ability].symbol == "none"
        uses = len(lying(user, ability)) // cards[ability].cost if strikes else 0
        later += uses * sum(one.cost for one in cards[ability].boosts if one.effects[0].do == "attack_bonus")
    cost = card.boosts[int(option.partition(":")[2])].cost
    return bool(user.heroism - cost >= later)


def _is_short(look: Look, hero: HeroState | None, card: Any) -> bool:
    """Whether something may still hit a hero through the shields that it has and those that a card is about to give."""
    if hero is None:
        return True
    coming = printed(look.content, card.id)[1] if card is not None else 0
    return danger(look, hero.id).gain(hero.shields + coming, 1) > 0


def _helped(look: Look, card: Any, seat: int) -> HeroState | None:
    """The hero whom a card is for: the one whom it would be aimed at (`think_target`), else its user."""
    user = _user_of(look, card, seat)
    if card is None or user is None or card.target in (None, "one_group"):
        return user
    context = Context(card.id, user.id, seat, range=card.range)
    legal = [one for one in candidates(look, card.target, card.filter, context, card.range) if is_hero(one)]
    return look.state.hero(_neediest(look, card, legal)) if legal else None


def _user_of(look: Look, card: Any, seat: int) -> HeroState | None:
    """The first hero of a seat that has a card; None: none has, or there is none."""
    owned = [hero for hero in look.state.heroes if hero.seat == seat and card is not None and card.id in hero.abilities]
    return owned[0] if owned else None


def _neediest(look: Look, card: Any, heroes: Sequence[str]) -> str:
    """Who of these heroes needs a card most: shields, whoever is struck hardest; all else, whoever has least left."""
    wards = printed(look.content, card.id)[1]
    return min(heroes, key=lambda one: (-expected_harm(look, one) if wards else 0, look.state.hero(one).hp))


def _card_of(look: Look, request: Request) -> Any:
    """The ability that a question is about; None: it is about none."""
    return look.content.abilities.get(str(request.decision.prompt.params.get("card", "")).removeprefix("@"))


def _falls_anyway(look: Look, request: Request, seat: int) -> bool:
    """Whether the attack fells its target without more damage: as the question says, or of the one it would choose."""
    told = request.decision.prompt.params
    if told.get("told") == "yes":
        return told.get("n") == 100
    card = _card_of(look, request)
    user = _user_of(look, card, seat)
    attack = 0 if card is None else printed(look.content, card.id)[0]
    if card is None or user is None or not attack or card.target in (None, "one_group"):
        return False
    context = Context(card.id, user.id, seat, range=card.range)
    legal = [one for one in candidates(look, card.target, card.filter, context, card.range) if is_enemy(one)]
    if not legal:
        return False
    target = aim(look, user, card, legal)
    found = forecast(look, card, context, target)
    if found is not None:
        return found.falls == 100
    # what its markers add nobody can tell, but they take nothing away
    foe, plain = look.state.enemy(target), attack + stats.attack(look, user.id) - stats.weakness(user)
    return foe is not None and harm(max(0, plain), 0, foe.shields, stats.armor(look, target)) >= foe.hp


def think_minions(look: Look, request: Request, seat: int) -> Answer | None:
    """Those who lose their turn first, then who strikes least."""

    def fear(one: str) -> tuple[bool, int]:
        return not has_status(look, one, "stunned"), blow(look, one)

    legal = sorted((option.id for option in request.decision.options() if option.refused is None), key=fear)
    return legal if request.decision.kind == "order" else legal[: request.decision.least]


def think_move(look: Look, request: Request, seat: int) -> Answer | None:
    hero = hero_of_dice(look, request, seat)
    legal = [option.id for option in request.decision.options() if option.refused is None]
    if hero is None or not legal:
        return None
    return best_place(look, hero, legal)


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
    if hero is None or n < hero.hp:
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
        return min(legal, key=lambda one: hp_of(look, one))
    return None


THOUGHTS: Final[Mapping[str, Thought]] = {
    "doomrock.reroll": think_reroll,
    "doomrock.assign": think_assign,
    "doomrock.act": think_act,
    "doomrock.target": think_target,
    "doomrock.group": think_group,
    "doomrock.boost": think_boost,
    "doomrock.move": think_move,
    "doomrock.minions": think_minions,
    "doomrock.minion_order": think_minions,
    "doomrock.reaction": think_reaction,
    "doomrock.save": think_save,
    "doomrock.revealed": think_revealed,
    "doomrock.who": think_who,
    "doomrock.unlock": think_unlock,
    "doomrock.set_die": think_set_die,
    "doomrock.set_face": think_set_face,
    "doomrock.place_die": think_place_die,
    "doomrock.card_reroll": think_card_reroll,
}
