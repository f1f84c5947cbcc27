"""The greedy house player and its dice: what is rerolled, and where they are laid. Pure, only looks."""

from bot.rules.decision import Answer
from bot.rules.kernel.run import Request
from cogs.doomrock.house.worth import printed, use_of
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import Die, HeroState


def free(look: Look, hero: HeroState, ability: str) -> int:
    """How many more dice a player would lay on an ability."""
    card = look.content.abilities[ability]
    if card.symbol == "lock":
        return int(card.slots) - sum(d.card == ability for d in hero.dice if d.is_locked)
    attack, shields, _, heal, _ = printed(look.content, card.id)
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


def think_reroll(look: Look, request: Request, seat: int) -> Answer | None:
    """Reroll dice that are worth less than an average die."""
    hero = hero_of_dice(look, request, seat)
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


def hero_of_dice(look: Look, request: Request, seat: int) -> HeroState | None:
    """Which of the seat's heroes the question is about: the prompt names its class."""
    named = request.decision.prompt.params.get("who")
    for hero in look.state.heroes:
        if hero.seat == seat and f"@{hero.class_id}" == named:
            return hero
    return None


def think_assign(look: Look, request: Request, seat: int) -> Answer | None:
    """Move dice until they lie as planned."""
    hero = hero_of_dice(look, request, seat)
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


def think_unlock(look: Look, request: Request, seat: int) -> Answer | None:
    return []
