"""Dice of a battle: the roll of each hero, assigning to abilities, locks, thieves, and what cards do to dice. Pure."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

from bot.rules.decision import Option, text
from cogs.doomrock.rules.battle.triggers import fire
from cogs.doomrock.rules.effects import stats
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.interrupts import serve_queue
from cogs.doomrock.rules.effects.names import GLYPHS, faces, who
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.stats import Sight
from cogs.doomrock.state import Die, HeroState

BOUND = ("lo", "st")
"""How the place of a die begins that is not rolled: locked or stolen."""

# ---------------------------------------------------------------- reading


def rolled(hero: HeroState) -> list[Die]:
    """The dice that show a face and are not used up: idle or on an ability."""
    return [die for die in hero.dice if die.face and die.where[0] in "ia"]


def lying(hero: HeroState, ability: str) -> list[Die]:
    """The dice that lie on an ability and may be spent."""
    where = f"ability:{ability}"
    return [die for die in hero.dice if die.where == where]


def free_slots(look: Sight, hero: HeroState, ability: str) -> int:
    """How many more dice an ability takes: a lock holds `slots`, the others any number (DR-8.5)."""
    card = look.content.abilities[ability]
    if card.symbol != "lock":
        return 99
    held = sum(die.where[7:] == ability for die in hero.dice if die.where[0] == "l")
    return int(card.slots) - held - len(lying(hero, ability))


def accepting(look: Sight, hero: HeroState, die: Die) -> list[str]:
    """The abilities that take this die, in printed order, the one it lies on left out."""
    cards = look.content.abilities
    here = die.where[8:] if die.where[0] == "a" else ""
    face = die.face
    found = [ability for ability in hero.abilities if face in cards[ability].faces and ability != here]
    return [a for a in found if cards[a].symbol != "lock" or free_slots(look, hero, a) > 0]


def suggest(look: Sight, hero: HeroState) -> dict[str, str]:
    """The engine's assignment of all rolled dice (D-15): most abilities used, then printed order. Die id -> where."""
    cards = look.content.abilities
    dice = rolled(hero)
    taken: dict[str, str] = {}  # die -> ability

    def find(ability: str, seen: set[str]) -> bool:
        for die in dice:
            if die.face in cards[ability].faces and die.id not in seen:
                seen.add(die.id)
                if die.id not in taken or find(taken[die.id], seen):
                    taken[die.id] = ability
                    return True
        return False

    for ability in hero.abilities:
        if cards[ability].symbol != "lock" or free_slots(look, hero, ability) > 0:
            find(ability, set())
    for die in dice:
        if die.id not in taken:
            for ability in hero.abilities:
                if cards[ability].symbol != "lock" and die.face in cards[ability].faces:
                    taken[die.id] = ability
                    break
    return {die.id: f"ability:{taken[die.id]}" if die.id in taken else "idle" for die in dice}


# ---------------------------------------------------------------- the roll


async def roll_phase(play: DoomrockPlay, hero_id: str) -> None:
    """Step 1 of a round for one hero, at its own pace: unlock, roll, reroll twice, tokens, assign."""
    await _unlock(play, hero_id)
    state = play.state
    battle = state.battle
    assert battle is not None
    hero = state.hero(hero_id)
    dice = [die for die in hero.dice if die.where[:2] not in BOUND]  # DR-8.1: neither locked nor stolen
    if dice and not hero.fallen:
        stream = f"roll:{state.segment}:{battle.round}:{hero_id}"
        for die, face in zip(dice, play.roll(stream, len(dice)), strict=True):
            die.face, die.where = face, "idle"
        await _rerolls(play, hero_id, stream)
        shown = tuple(die.face for die in rolled(state.hero(hero_id)))
        if shown:
            await fire(play, "roll_final", subject=hero_id, faces=shown)
    if not state.hero(hero_id).fallen:  # a consumable may have gone wrong meanwhile
        tokens(play, hero_id)
        await assign(play, hero_id)


async def _rerolls(play: DoomrockPlay, hero_id: str, stream: str) -> None:
    """DR-8.3. Between two throws, and after the last one, what was reached for meanwhile is used (DR-19.2)."""
    state = play.state
    for left in range(stats.rerolls(play, hero_id), 0, -1):
        battle = state.battle
        assert battle is not None
        battle.rolling.append(hero_id)
        picked = await _ask_reroll(play, hero_id, left)
        battle.rolling.remove(hero_id)
        again = [die for die in rolled(state.hero(hero_id)) if die.id in picked]
        if again:
            for die, face in zip(again, play.roll(stream, len(again)), strict=True):
                die.face = face
        await serve_queue(play, state.hero(hero_id).seat)
        if not again:
            break


async def _unlock(play: DoomrockPlay, hero_id: str) -> None:
    """D-13, DR-8.2."""
    hero = play.state.hero(hero_id)
    if not any(die.where[0] == "l" for die in hero.dice):
        return

    def options() -> list[Option]:
        return [
            Option(die.id, text("dr-option-locked", die=GLYPHS[die.face], card=f"@{die.where[7:]}"))
            for die in play.state.hero(hero_id).dice
            if die.where[0] == "l"
        ]

    most = len(options())
    prompt = text("dr-ask-unlock", who=who(play, hero_id))
    for die_id in await play.ask_some(hero.seat, "doomrock.unlock", prompt, options, 0, most):
        for die in play.state.hero(hero_id).dice:
            if die.id == die_id:
                die.where, die.face = "pool", 0
    drop_unfit(play)


def _die_options(play: DoomrockPlay, hero_id: str) -> list[Option]:
    return [Option(die.id, text("dr-option-die", die=GLYPHS[die.face])) for die in rolled(play.state.hero(hero_id))]


async def _ask_reroll(play: DoomrockPlay, hero_id: str, left: int) -> list[str]:
    """D-14: any of the rolled dice, or none to keep all."""
    hero = play.state.hero(hero_id)
    prompt = text("dr-ask-reroll", who=who(play, hero_id), left=left, dice=faces(rolled(hero)))
    most = len(rolled(hero))
    return await play.ask_some(hero.seat, "doomrock.reroll", prompt, partial(_die_options, play, hero_id), 0, most)


def tokens(play: DoomrockPlay, hero_id: str) -> None:
    """DR-8.4: final faces only; locked dice give nothing; the die may still be used."""
    state = play.state
    hero = state.hero(hero_id)
    dice = rolled(hero)
    ones, sixes = sum(die.face == 1 for die in dice), sum(die.face == 6 for die in dice)
    hero.shields += ones
    hero.heroism += sixes
    play.say("dr-rolled", who=who(play, hero_id), dice=faces(dice), shields=ones, heroism=sixes)
    if state.options.tokens_consume_die:
        for die in dice:
            if die.face in (1, 6):
                die.where = "spent"


async def assign(play: DoomrockPlay, hero_id: str) -> None:
    """D-15: the suggested assignment lies on the cards; the player accepts it or moves dice until it is right."""
    hero = play.state.hero(hero_id)
    plan = suggest(play, hero)
    for die in hero.dice:
        if die.id in plan:
            die.where = plan[die.id]
    while True:
        hero = play.state.hero(hero_id)
        prompt = text("dr-ask-assign", who=who(play, hero_id), dice=faces(rolled(hero)))
        options = partial(assignments, play, hero_id)
        answer = await play.ask(hero.seat, "doomrock.assign", prompt, options, default=_accept)
        if answer in ("accept", ""):
            break
        die_id, _, where = answer.partition(">")
        for die in play.state.hero(hero_id).dice:
            if die.id == die_id:
                die.where = "idle" if where == "idle" else f"ability:{where}"
    lock_dice(play, hero_id)


def _accept() -> str:
    return "accept"


def assignments(look: Sight, hero_id: str) -> list[Option]:
    """Accept, and each different move of one die: `d2>ab.duck`, `d2>idle`."""
    hero = look.state.hero(hero_id)
    found = [_ACCEPT]
    seen = set()
    for die in rolled(hero):
        mark = (die.face, die.where)
        if mark in seen:
            continue
        seen.add(mark)
        for ability in accepting(look, hero, die):
            found.append(_move(die.id, die.face, die.where, ability))
        if die.where != "idle":
            found.append(_move(die.id, die.face, die.where, "idle"))
    return found


_ACCEPT = Option("accept", text("dr-option-accept"))


@lru_cache(maxsize=8192)
def _move(die: str, face: int, where: str, to: str) -> Option:
    """The same few hundred options are shown again and again, so each is built once."""
    here = text("dr-place-idle") if where == "idle" else text("dr-place-card", card=f"@{where[8:]}")
    if to == "idle":
        label = text("dr-option-idle", die=GLYPHS[face])
    else:
        label = text("dr-option-assign", die=GLYPHS[face], card=f"@{to}")
    return Option(f"{die}>{to}", label, text("dr-hint-from", place=here))


def lock_dice(play: DoomrockPlay, hero_id: str) -> None:
    """Dice that lie on a lock are locked from now on (DR-14.1)."""
    hero = play.state.hero(hero_id)
    for die in hero.dice:
        if die.where[0] == "a" and play.content.abilities[die.where[8:]].symbol == "lock":
            play.used(die.where[8:])
            die.where = f"locked:{die.where[8:]}"
    drop_unfit(play)


# ---------------------------------------------------------------- what cards do to dice


async def place_die(play: DoomrockPlay, hero_id: str, die_id: str) -> None:
    """Ask where one die goes (D-23): an ability that takes its face, or idle. Default: the first that takes it."""

    def the_die() -> Die:
        return next(die for die in play.state.hero(hero_id).dice if die.id == die_id)

    def options() -> list[Option]:
        die = the_die()
        glyph = GLYPHS[die.face]
        found = [
            Option(ability, text("dr-option-assign", die=glyph, card=f"@{ability}"))
            for ability in accepting(play, play.state.hero(hero_id), die)
        ]
        return [*found, Option("idle", text("dr-option-idle", die=glyph))]

    the_die().where = "idle"
    hero = play.state.hero(hero_id)
    prompt = text("dr-ask-place", who=who(play, hero_id), die=GLYPHS[the_die().face])
    answer = await play.ask(hero.seat, "doomrock.place_die", prompt, options)
    the_die().where = "idle" if answer in ("idle", "") else f"ability:{answer}"
    lock_dice(play, hero_id)


async def come_back(play: DoomrockPlay, enemy_id: str, only: Sequence[str] | None = None) -> None:
    """Stolen dice return from an enemy: rolled at once, tokens, assigned (DR-14.4). only: these dice (`h1:d2`)."""
    state = play.state
    where = f"stolen:{enemy_id}"
    back = []
    for hero in state.heroes:
        for die in hero.dice:
            if die.where == where and (only is None or f"{hero.id}:{die.id}" in only):
                die.where, die.face = "pool", 0
                back.append((hero.id, die.id))
    for hero_id, die_id in back:
        hero = state.hero(hero_id)
        battle = state.battle
        if hero.fallen or battle is None:
            continue
        face = play.roll(f"roll:{state.segment}:{battle.round}:{hero_id}")[0]
        die = next(die for die in hero.dice if die.id == die_id)
        die.where, die.face = "idle", face
        hero.shields += face == 1
        hero.heroism += face == 6
        play.say("dr-die-back", who=who(play, hero_id), die=GLYPHS[face])
        if battle.step == "end":  # no more use for it this round
            continue
        await place_die(play, hero_id, die_id)
        battle.recalled.append(hero.seat)


async def steal(play: DoomrockPlay, hero_id: str, enemy_id: str, n: int) -> None:
    """DR-14.3: the hero's player chooses, locked dice allowed."""

    def mine() -> list[Die]:
        return [die for die in play.state.hero(hero_id).dice if die.where[0:2] != "st"]

    def options() -> list[Option]:
        found = []
        for die in mine():
            card = f"@{die.where.partition(':')[2]}" if die.where[0] in "al" else text("dr-place-idle")
            found.append(Option(die.id, text("dr-option-steal", die=GLYPHS[die.face], place=card)))
        return found

    def default() -> list[str]:
        # D-23: an idle die, else the lowest face
        ranked = sorted(mine(), key=lambda die: (die.where not in ("idle", "spent", "pool"), die.face))
        return [die.id for die in ranked[:k]]

    k = min(n, len(mine()))
    if not k:
        return
    hero = play.state.hero(hero_id)
    prompt = text("dr-ask-steal", who=who(play, hero_id), thief=who(play, enemy_id), n=k)
    picked = await play.ask_some(hero.seat, "doomrock.steal", prompt, options, k, k, default=default)
    if play.state.enemy(enemy_id) is None:
        return
    for die in play.state.hero(hero_id).dice:
        if die.id in picked:
            die.where, die.face = f"stolen:{enemy_id}", 0
    drop_unfit(play)
    play.say("dr-stolen", who=who(play, hero_id), thief=who(play, enemy_id), n=len(picked))


async def reroll(play: DoomrockPlay, hero_id: str, n: int) -> None:
    """A card lets a hero reroll up to n unspent dice and assign them anew; they give no tokens (DR-8.4)."""
    hero = play.state.hero(hero_id)
    most = min(n, len(rolled(hero)))
    if not most or play.state.battle is None:
        return
    prompt = text("dr-ask-card-reroll", who=who(play, hero_id), n=most)
    picked = await play.ask_some(
        hero.seat, "doomrock.card_reroll", prompt, partial(_die_options, play, hero_id), 0, most
    )
    battle = play.state.battle
    for die_id in picked:
        assert battle is not None
        face = play.roll(f"roll:{play.state.segment}:{battle.round}:{hero_id}")[0]
        for die in play.state.hero(hero_id).dice:
            if die.id == die_id:
                die.face, die.where = face, "idle"
    for die_id in picked:
        await place_die(play, hero_id, die_id)


async def set_face(
    play: DoomrockPlay, hero_id: str, n: int, face: int | str | None, anew: bool, optional: bool
) -> None:
    """A card sets the face of up to n rolled dice. anew: they are assigned anew (not while the roll is under way)."""
    done: set[str] = set()
    for _ in range(n):
        hero = play.state.hero(hero_id)
        left = [die.id for die in rolled(hero) if die.id not in done]
        if not left:
            return

        def dice(left: list[str] = left) -> list[Option]:
            found = [option for option in _die_options(play, hero_id) if option.id in left]
            return [*found, Option("none", text("dr-option-skip"))] if optional else found

        prompt = text("dr-ask-set-die", who=who(play, hero_id))
        die_id = await play.ask(hero.seat, "doomrock.set_die", prompt, dice)
        if die_id in ("none", ""):
            return
        done.add(die_id)
        if not isinstance(face, int):
            wanted = [Option(str(f), text("dr-option-die", die=GLYPHS[f])) for f in range(1, 7)]
            prompt = text("dr-ask-set-face", who=who(play, hero_id))
            chosen = int(await play.ask(hero.seat, "doomrock.set_face", prompt, partial(list, wanted)))
        else:
            chosen = face
        for die in play.state.hero(hero_id).dice:
            if die.id == die_id:
                die.face = chosen
        play.say("dr-die-set", who=who(play, hero_id), die=GLYPHS[chosen])
        if anew:
            await place_die(play, hero_id, die_id)


async def take_back(play: DoomrockPlay, enemy_id: str, seat: int, n: int) -> None:
    """`dice return`: up to n dice that an enemy holds go back to their heroes; who plays the card says which."""
    where = f"stolen:{enemy_id}"
    held = [f"{hero.id}:{die.id}" for hero in play.state.heroes for die in hero.dice if die.where == where]
    if len(held) > n:
        options: list[Any] = [Option(one, text("dr-option-who", who=who(play, one.partition(":")[0]))) for one in held]
        prompt = text("dr-ask-take-back", thief=who(play, enemy_id), n=n)
        held = await play.ask_some(seat, "doomrock.take_back", prompt, lambda: options, n, n)
    await come_back(play, enemy_id, held)


async def lock(play: DoomrockPlay, hero_id: str, n: int) -> None:
    """`dice lock`: up to n rolled dice go onto locks that take them."""
    for _ in range(n):
        hero = play.state.hero(hero_id)
        for die in rolled(hero):
            locks = [a for a in accepting(play, hero, die) if play.content.abilities[a].symbol == "lock"]
            if locks:
                die.where = f"locked:{locks[0]}"
                break


def unlock(play: DoomrockPlay, hero_id: str, n: int) -> None:
    """`dice unlock`: up to n locked dice become idle with the face they show."""
    for die in [die for die in play.state.hero(hero_id).dice if die.where[0] == "l"][:n]:
        die.where = "idle"
