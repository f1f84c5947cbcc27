"""Damage steps, falling, defeat, and the ends of a battle. Pure."""

from collections.abc import Sequence
from functools import partial

from bot.rules.decision import Text, text
from cogs.doomrock.rules.battle.markers import clean_up, reveal
from cogs.doomrock.rules.cards.card_dice import come_back
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.effects.ending import end
from cogs.doomrock.rules.effects.interrupts import SHIELDED, window
from cogs.doomrock.rules.effects.movement import push
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading import positions, stats
from cogs.doomrock.rules.reading.harm import past_armor, swing
from cogs.doomrock.rules.reading.names import foe, kind_of, who
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import EnemyState, is_enemy, is_hero


async def strike(
    play: DoomrockPlay,
    context: Context,
    target: str,
    n: int,
    *,
    attack: bool,
    reveals: bool = True,
    parts: Sequence[tuple[str, int]] = (),
) -> int:
    """DR-11.2: one source of damage upon one character; gives how much got through.

    n        with all modifiers of the attacker; may be negative, markers count on top
    attack   reveals even for nothing (DR-11.3); its own triggers are fired by `attack`, those of other damage here
    reveals  False inside an explosion, where everything is revealed already
    parts    of what n is the sum, as it is told: (id of a card, or base, boost, weakened; how much)
    """
    state = play.state
    battle = state.battle
    character = state.character(target)
    if character is None:
        return 0
    shown: list[str] = []
    if battle is not None and reveals and character.expose and (attack or n >= 1):  # DR-12.3, DR-11.6
        shown = reveal(play, character)  # step 1
    plus = shown.count("plus1")
    total = swing(n, plus)  # step 2
    of_hero = is_hero(target)
    passed: set[int] = set()
    if shown and of_hero and _gets_through(play, target, total):
        through = total - character.shields - stats.armor(play, target)
        prompt = text("dr-ask-revealed", who=who(play, target), n=through)
        still = partial(_gets_through, play, target, total)
        await window(play, "doomrock.revealed", prompt, still, passed=passed)  # DR-19.2
        character = state.character(target)
        if character is None:
            return 0
    spent = min(character.shields, total)  # step 3
    if spent and of_hero and state.options.shield_choice == "ask":
        seat = state.hero(target).seat
        prompt = text("dr-ask-shields", who=who(play, target), n=total)
        spent = await play.ask_amount(seat, "doomrock.shields", prompt, 0, spent, default=lambda: spent)
        character = state.character(target)
        if character is None:
            return 0
    character.shields -= spent
    rest = past_armor(total - spent, stats.armor(play, target))  # step 4, DR-11.4
    prevented = total - spent - rest
    if of_hero and 0 < character.hp <= rest:  # D-22, on the map too
        await about_to_fall(play, target, rest, passed)
        character = state.character(target)
        if character is None:
            return 0
    before = character.hp
    character.hp = max(0, before - rest)  # step 5
    why = sum_of([*(parts or [("damage", n)]), ("expose", plus), ("shield", -spent), *_armor(play, target, prevented)])
    play.say(
        "dr-damage",
        who=who(play, target),
        kind=kind_of(state, target),
        foe=foe(state),
        by=who(play, context.user) if context.user is not None else "",
        n=n,
        expose=plus,
        shield=spent,
        armor=prevented,
        total=rest,
        before=before,
        after=character.hp,
        why=why or "",
        sums=why is not None,
    )
    if battle is None:
        if rest:
            await fire(play, "on_damaged", subject=target, attacker=context.user, stack=context.stack)
        return rest
    gone = take_off(play, target, context.user) if character.hp == 0 else ""
    if not gone and "push" in shown and push(play, target):  # step 6
        play.say("dr-pushed", who=who(play, target))
    if "cumulation" in shown:  # step 7
        clean_up(play)
    if gone:
        await defeated(play, target, gone, context)
    elif rest and not attack:
        await fire(play, "on_damaged", subject=target, attacker=context.user, stack=context.stack)
    return rest


def sum_of(parts: Sequence[tuple[str, int]]) -> Text | None:
    """What added up to a damage, in words; None where there is nothing to add up."""
    found = [(what, by) for what, by in parts if by]
    if len(found) < 2:
        return None
    told: Text | None = None
    for what, by in found:
        name = "enrage" if "#" in what else "card" if "." in what else what
        sign = "minus" if by < 0 else "plus" if told is not None else "first"
        card = f"@{what}" if name == "card" else ""
        told = text("dr-part", before=told or "", sign=sign, n=abs(by), what=name, card=card)
    return told


def _armor(play: DoomrockPlay, target: str, prevented: int) -> list[tuple[str, int]]:
    """What kept damage off, as `strike` tells it: printed armor, then the cards that add to it. Where a card also takes
    some away, no part of it is any one card's."""
    cards = [(card, n) for card, n in stats.contributions(play, "armor", target) if n]
    if any(n < 0 for _, n in cards):
        return [("armor", -prevented)]
    found, left = [], prevented
    printed = stats.armor(play, target) - sum(n for _, n in cards)
    for what, n in (("armor", printed), *cards):
        found.append((what, -min(n, left)))
        left -= min(n, left)
    return found


def _gets_through(play: DoomrockPlay, target: str, total: int) -> bool:
    """Whether a blow still does what the party was asked about: at least the hit points left, or any harm at all."""
    character = play.state.character(target)
    if character is None:
        return False
    least = character.hp if play.state.options.rescue == "falling" else 1
    return total - character.shields - stats.armor(play, target) >= least


def _in_danger(play: DoomrockPlay, target: str, n: int) -> bool:
    character = play.state.character(target)
    return character is not None and character.hp <= n


async def about_to_fall(play: DoomrockPlay, target: str, n: int, passed: set[int] | None = None) -> None:
    """D-22: a hero is about to lose its last hp; whoever has a consumable that may help can use it first. passed: those
    who have let this blow happen already."""
    prompt = text("dr-ask-save", who=who(play, target), n=n)
    still = partial(_in_danger, play, target, n)
    await window(play, "doomrock.save", prompt, still, passed=passed, too_late=SHIELDED)


async def lose_hp(play: DoomrockPlay, context: Context, target: str, n: int) -> None:
    """DR-11.5: not damage; nothing prevents it and nothing is woken by it."""
    state = play.state
    character = state.character(target)
    if character is None or n < 1:
        return
    if is_hero(target) and 0 < character.hp <= n:  # D-22
        await about_to_fall(play, target, n)
        character = state.character(target)
        if character is None:
            return
    before = character.hp
    character.hp = max(0, before - n)
    play.say("dr-lost-hp", who=who(play, target), n=n, before=before, after=character.hp)
    if state.battle is not None and character.hp == 0:
        await defeated(play, target, take_off(play, target, context.user), context)


def take_off(play: DoomrockPlay, target: str, user: str | None = None) -> str:
    """A character without hp leaves the field; its face-down markers go unresolved (DR-12.8). Gives what it was.

    user: whose doing it is.
    """
    state = play.state
    battle = state.battle
    assert battle is not None
    positions.leave(battle, target)
    character = state.character(target)
    assert character is not None
    state.revealed += character.expose
    character.expose = []
    character.statuses = []
    character.shields = 0
    by = who(play, user) if user is not None else ""
    if isinstance(character, EnemyState):
        play.say("dr-defeated", who=who(play, target), kind=character.kind, foe=foe(state), by=by)
        battle.enemies = [enemy for enemy in battle.enemies if enemy.id != target]
        return character.kind
    play.say("dr-fallen", who=who(play, target), foe=foe(state), by=by)
    hero = state.hero(target)  # DR-16.2, DR-14.2
    hero.fallen = True
    slayer = state.enemy(user) if user is not None and is_enemy(user) else None
    hero.fell = (battle.round, "" if slayer is None else slayer.type_id)
    hero.heroism = 0
    for die in hero.dice:
        die.where, die.face = "pool", 0
    return "hero"


async def defeated(play: DoomrockPlay, target: str, kind: str, context: Context) -> None:
    """What follows a defeat: the end of the battle, stolen dice, triggers."""
    check_end(play)
    if is_hero(target):
        await fire(play, "hero_fallen", subject=target, subject_kind=kind, attacker=context.user, stack=context.stack)
        return
    await come_back(play, target)  # DR-14.4
    slayer = context.user if context.user is not None and is_hero(context.user) else None
    await fire(
        play, "enemy_defeated", subject=target, subject_kind=kind, slayer=slayer, attacker=slayer, stack=context.stack
    )


def check_end(play: DoomrockPlay) -> None:
    """DR-16.3, then DR-16.4: lost when no hero stands; won the moment the encounter's victory holds."""
    state = play.state
    battle = state.battle
    if battle is None:
        return
    if all(hero.fallen for hero in state.heroes):
        end(play, "lost-heroes")
    if battle.step == "won":  # what wakes at the end of a battle does not end it once more
        return
    victory = play.content.encounters[battle.encounter].victory
    left = [enemy for enemy in battle.enemies if enemy.kind == "boss"] if victory == "bosses" else battle.enemies
    if not left:
        play.say("dr-won", encounter=f"@{battle.encounter}", foe=foe(state))
        play.upcoming.clear()
        play.next("after_battle")
        play.cut()
