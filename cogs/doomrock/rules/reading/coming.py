"""Enemies that are about to act, and heroes whom they may come for, as things to choose: where each stands, and what a
plain blow comes to. What the AI card adds is not known before it is drawn. Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.decision import Option, Text, text
from bot.rules.effects.amounts import amount
from bot.rules.effects.conditions import holds
from cogs.doomrock.rules.reading import positions, stats
from cogs.doomrock.rules.reading.harm import harm
from cogs.doomrock.rules.reading.hiding import given_away
from cogs.doomrock.rules.reading.names import character_option, seen_as, who
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import EnemyState

AT_LOUDEST = ("highest_threat", "active_hero")
"""Whom a boss strikes at by its card where that is the hero of highest threat (DR-13.5)."""


def minions(look: Sight) -> list[EnemyState]:
    """Those on the field, in the order in which they came."""
    battle = look.state.battle
    return [enemy for enemy in battle.enemies if enemy.kind == "minion"] if battle is not None else []


def blow(look: Sight, enemy_id: str) -> int:
    """What an enemy strikes for where its card adds nothing (DR-13.11), weakened as it is (DR-11.8)."""
    enemy = look.state.enemy(enemy_id)
    return 0 if enemy is None else max(0, stats.base(look, enemy_id) - stats.weakness(enemy))


def shared_out(minions: int, heroes: int) -> list[int]:
    """How many minions act in each hero's slot: two, then what is left, then one that has acted (DR-13.3, DR-13.4)."""
    shares: list[int] = []
    for _ in range(heroes):
        taken = min(2, minions)
        shares.append(taken or (1 if shares and shares[0] else 0))
        minions -= taken
    return shares


def expected_harm(look: Sight, hero_id: str) -> int:
    """How many hit points plain blows would take from a hero as things stand (DR-13.2 to 13.6): those of the minions in
    its slot and, where its threat is the highest, of the bosses; less than 0: so many shields are left over."""
    battle, hero = look.state.battle, look.state.hero(hero_id)
    if battle is None:
        return 0
    standing = [one for one in look.state.heroes if not one.fallen]
    loudest_first = sorted(standing, key=lambda one: -stats.threat(look, one.id))
    come = minions(look)
    share = dict(zip((one.id for one in loudest_first), shared_out(len(come), len(standing)), strict=True))
    blows = sorted((blow(look, one.id) for one in come), reverse=True)[: share.get(hero_id, 0)]
    if loudest_first and loudest_first[0].id == hero_id:
        blows += [blow(look, one.id) for one in battle.enemies if one.kind == "boss"]
    armor = stats.armor(look, hero_id)
    return sum(max(0, n - armor) for n in blows) - hero.shields


def boss_cards(look: Sight) -> tuple[int, int, int]:
    """Of the enemy cards that may be drawn for a boss, how many strike the hero of highest threat as hard as the boss
    does, how many others attack all the same, and how many there are (DR-13.1, DR-13.6)."""
    battle = look.state.battle
    if battle is None:
        return 0, 0, 0
    cards = [look.content.ai[card] for card in undrawn(look)]
    blows = [[one for one in card.boss if one.do == "attack"] for card in cards]
    plain = sum(any(one.to in AT_LOUDEST and one.n == "base" for one in each) for each in blows)
    return plain, sum(map(bool, blows)) - plain, len(cards)


def undrawn(look: Sight) -> Sequence[str]:
    """The enemy cards that may be drawn for a boss in this round, and with them all those for minions (DR-13.1)."""
    battle = look.state.battle
    if battle is None:
        return ()
    slots = sum(not hero.fallen for hero in look.state.heroes) if minions(look) else 0
    is_enough = len(battle.ai_draw) > slots  # else the deck is made anew before
    return (*battle.ai_draw, *(() if is_enough else battle.ai_discard))


def are_coming(look: Sight) -> bool:
    """Whether enemies may still move in this round before the heroes act."""
    battle = look.state.battle
    if battle is None or battle.step in ("heroes", "end"):
        return False
    return any(not one.activated for one in battle.enemies)


def joining(look: Sight) -> int:
    """How many minions the rules of the encounter bring at the end of this round."""
    battle = look.state.battle
    if battle is None:
        return 0
    facts = look.effects.facts(look, Context(source=battle.encounter))
    found = [
        rule
        for rule in look.content.encounters[battle.encounter].rules
        if rule.do == "spawn" and rule.trigger == "end_of_round"
    ]
    return sum(amount(one.n, facts) for one in found if one.condition is None or holds(one.condition, facts))


def minion_options(look: Sight, rampage: bool) -> list[Option]:
    """Who may come for a hero; in a rampage also those that have acted (E-16)."""
    refused: Text | None = None if rampage else text("dr-e16")
    return [_minion(look, enemy.id, refused if enemy.activated else None) for enemy in minions(look)]


def _minion(look: Sight, enemy_id: str, refused: Text | None) -> Option:
    return Option(
        enemy_id, text("dr-option-who", who=who(look, enemy_id)), refused=refused, alike=seen_as(look, enemy_id)
    )


def told_minions(look: Sight, hero_id: str, options: Sequence[Option]) -> list[Option]:
    """The same with where each stands and how hard it strikes; worked out only when somebody looks."""
    return [_told(look, option, hero_id) for option in options]


def _told(look: Sight, option: Option, hero_id: str) -> Option:
    enemy, battle = look.state.enemy(option.id), look.state.battle
    assert enemy is not None and battle is not None
    hint = text(
        "dr-hint-minion",
        facts=character_option(look, enemy.id).hint,
        n=blow(look, enemy.id),
        stunned=int(stats.has_status(look, enemy.id, "stunned")),
        beside=int(positions.adjacent(look.state, enemy.id, hero_id)),
        who=who(look, hero_id),
        place=battle.groups.index(positions.group_of(battle, enemy.id)) + 1,  # its number on the picture
    )
    return replace(option, hint=hint)


def redirect_options(look: Sight, been: Sequence[str], boss_id: str) -> list[Option]:
    """D-18: to keep the activation, or to whom it may go on. been: through whose hands it went, the last of them is
    asked; boss_id: who comes, empty where it is minions."""
    coming = [boss_id] if boss_id else [enemy.id for enemy in minions(look)]
    hardest = max((blow(look, one) for one in coming), default=0)
    kept = struck_option(look, been[-1], hardest, None)
    found = [replace(kept, id="no", label=_with_hiding(look, been[-1], text("dr-option-no-redirect")))]
    for hero in look.state.heroes:
        if hero.id != been[-1]:
            onto = struck_option(look, hero.id, hardest, _no_redirect(look, hero.id, been))
            found.append(replace(onto, usual=False))  # it is no better for being the only one who can have it
    return found


def struck_option(look: Sight, hero_id: str, n: int, refused: Text | None = None) -> Option:
    """A hero as something to choose whom a blow of n may hit, with what it takes."""
    option, hero = character_option(look, hero_id, refused), look.state.hero(hero_id)
    taken = min(harm(n, 0, hero.shields, stats.armor(look, hero_id)), hero.hp)
    hint = text("dr-hint-target", facts=option.hint, n=n, harm=taken)
    return replace(option, label=_with_hiding(look, hero_id, option.label), hint=hint)


def _with_hiding(look: Sight, hero_id: str, label: Text) -> Text:
    """The label of what lets an attack come for a hero, with the hiding that it ends (DR-10.5)."""
    ends = given_away(look, hero_id)
    return label if ends is None else text("dr-option-found", option=label, ends=ends)


def _no_redirect(look: Sight, to: str, been: Sequence[str]) -> Text | None:
    """E-17: why an activation cannot be passed on to this hero."""
    if look.state.hero(to).fallen:
        return text("dr-e17")
    return text("dr-e17-passed") if to in been else None
