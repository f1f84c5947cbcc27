"""Places on the field to choose, with what each means for the hero who takes it: who would stand beside it, and whom it
could strike. Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.decision import Option, Text, text
from cogs.doomrock.rules.cards.abilities import STEPS, charged, has_target
from cogs.doomrock.rules.reading import positions, stats
from cogs.doomrock.rules.reading.coming import are_coming
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.formation import formation, lined_up
from cogs.doomrock.rules.reading.names import group_option, who
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import BattleState, is_hero

STAY = Option("stay", text("dr-option-stay"))


def stand_option(look: Sight, hero_id: str, member: str) -> Option:
    """D-12: a place before the battle, with how many will ambush whoever stands there."""
    option, battle = group_option(look, member), look.state.battle
    if battle is None or formation(look) != "ambush":
        return option
    after = moved_to(battle, hero_id, member)
    beside = positions.group_of(replace(battle, groups=lined_up(look, after.groups)), hero_id)
    heroes = [who for who in beside if is_hero(who)]
    hint = text(
        "dr-hint-ambush",
        place=0 if member == positions.NEW else battle.groups.index(positions.group_of(battle, member)) + 1,
        heroes=len(heroes) - 1,
        enemies=len(beside) - len(heroes),
        last=sum(map(len, after.groups)) == len(look.state.heroes),
    )
    return replace(option, hint=hint)


def ways(look: Sight, hero_id: str, optional: bool) -> list[Option]:
    """Where a hero may move to (D-24), with not moving at all first, where that may be."""
    battle = look.state.battle
    if battle is None:
        return []
    found = [group_option(look, place) for place in positions.destinations(battle, hero_id)]
    return [STAY, *found] if optional else found


def told_ways(look: Sight, hero_id: str, options: Sequence[Option]) -> list[Option]:
    """The same with what becomes of the hero there; worked out only when somebody looks. Where the same attacks reach
    somebody from everywhere, that is left out, and of those that shoot it is said whom they cannot from there."""
    after = {option.id: _there(look, hero_id, option.id) for option in options}
    attacks = [_reaching(there, hero_id) for there in after.values()]
    if len(set(attacks)) > 1 or not attacks:
        return [_way(look, hero_id, option.id) for option in options]
    is_shooting = all(look.content.abilities[card].range == "ranged" for card in attacks[0])
    aims = {place: _aims(there, hero_id, attacks[0]) for place, there in after.items()} if is_shooting else {}
    everybody = dict.fromkeys(one for found in aims.values() for one in found)
    return [
        _way(look, hero_id, option.id, [one for one in everybody if one not in aims[option.id]]) for option in options
    ]


def _way(look: Sight, hero_id: str, place: str, misses: Sequence[str] | None = None) -> Option:
    return stay_option(look, hero_id, misses) if place == STAY.id else move_option(look, hero_id, place, misses)


def _there(look: Sight, hero_id: str, place: str) -> Look:
    battle = look.state.battle
    if place == STAY.id or battle is None:
        return Look(look.state, look.content)
    return Look(look.state.model_copy(update={"battle": moved_to(battle, hero_id, place)}), look.content)


def _aims(there: Sight, hero_id: str, cards: Sequence[str]) -> list[str]:
    """Whom attacks reach that are aimed at one."""
    found: dict[str, None] = {}
    for card in (there.content.abilities[one] for one in cards):
        if card.target not in (None, "one_group"):
            context = Context(card.id, hero_id, range=card.range)
            found |= dict.fromkeys(candidates(there, card.target, card.filter, context, card.range))
    return list(found)


def may_walk(look: Sight, hero_id: str, slip: bool) -> bool:
    """Whether a hero can leave where it stands: not bogged (DR-13.8), nor surrounded unless it slips (DR-9.6)."""
    return not stats.has_status(look, hero_id, "bogged") and (slip or not stats.surrounded(look, hero_id))


def ask_where(look: Sight, one: str) -> Text:
    """The question where somebody moves to."""
    return text("dr-ask-move", who=who(look, one))


def move_option(look: Sight, hero_id: str, member: str, misses: Sequence[str] | None = None) -> Option:
    """D-24: a place to move to, with what becomes of the hero there. misses: as in `_stakes`."""
    option, battle = group_option(look, member), look.state.battle
    if battle is None:
        return option
    stakes = _stakes(_there(look, hero_id, member), hero_id, misses)
    if stakes is None:
        return option
    place = text("dr-hint-own-ring") if member == positions.NEW else option.hint
    return replace(option, hint=text("dr-hint-place", place=place, stakes=stakes))


def stay_option(look: Sight, hero_id: str, misses: Sequence[str] | None = None) -> Option:
    """Not to move, with what is so where the hero stands. misses: as in `_stakes`."""
    return replace(STAY, hint=_stakes(look, hero_id, misses))


def _reaching(there: Sight, hero_id: str) -> tuple[str, ...]:
    """The attacks that dice lie on and that reach anybody."""
    cards = there.content.abilities
    laid = charged(there, there.state.hero(hero_id), STEPS["heroes"])
    return tuple(card for card in laid if cards[card].type == "attack" and has_target(there, hero_id, cards[card]))


def _stakes(there: Sight, hero_id: str, misses: Sequence[str] | None = None) -> Text | None:
    """Whether a hero is surrounded where it stands (DR-9.5), and which of its attacks that dice lie on reach anybody,
    as all stand: while enemies are still to come they may stand elsewhere then. None: neither is in question.

    misses: whom no attack reaches from there alone, where they reach the same otherwise; None: they do not"""
    hero = there.state.hero(hero_id)
    cards = there.content.abilities
    attacks = [card for card in charged(there, hero, STEPS["heroes"]) if cards[card].type == "attack"]
    reaching = [card for card in attacks if has_target(there, hero_id, cards[card])]
    surrounded = stats.surrounded(there, hero_id)
    reach = "unknown" if not attacks else "none" if not reaching else "all" if reaching == attacks else "some"
    told: list[str | Text] = [f"@{card}" for card in reaching]
    if misses is not None:
        reach, told = "misses" if misses else "unknown", [who(there, one) for one in misses]
    if reach == "unknown" and not surrounded:
        return None
    return text(
        "dr-hint-stakes",
        surrounded=surrounded,
        reach=reach,
        cards=told,
        early="yes" if are_coming(there) else "no",
    )


def moved_to(battle: BattleState, hero_id: str, member: str) -> BattleState:
    """The battle with a hero somewhere else; nothing of it is changed."""
    after = replace(battle, groups=[[*group] for group in battle.groups])
    positions.place(after, hero_id, member)
    return after
