"""What cards do to dice: steal, return, reroll, set, lock, unlock. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.rules.decision import Option, Text, Toggles, text
from cogs.doomrock.rules.cards.laying import only_place
from cogs.doomrock.rules.cards.rolled_dice import accepting, die_options, rolled, with_room
from cogs.doomrock.rules.cards.throws import chances, reroll_chances
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.names import GLYPHS, who
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import LAID, SECOND, Die


def lock_dice(play: DoomrockPlay, hero_id: str) -> None:
    """Dice that lie on a lock are locked from now on (DR-14.1)."""
    hero = play.state.hero(hero_id)
    for die in hero.dice:
        if die.is_on_ability and play.content.abilities[die.card].symbol == "lock":
            play.used(die.card)
            die.where = f"locked:{die.card}"
    drop_unfit(play)


async def place_die(play: DoomrockPlay, hero_id: str, die_id: str) -> None:
    """Ask where one die goes (D-23): an ability that takes its face, or idle. Default: the first that takes it. Where
    there is one only, it is laid there, and that is told."""

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
    only = only_place(play, hero, the_die()) if play.state.options.free_dice == LAID else ""
    if only:
        the_die().where = f"ability:{only}"
        play.say("dr-die-laid", who=who(play, hero_id), die=GLYPHS[the_die().face], card=f"@{only}")
        return
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
        options = state.options
        if face in (1, 6) and options.tokens_consume_die and options.readings == SECOND:  # DR-8.4: its token is its use
            die.where = "spent"
            battle.recalled.append(hero.seat)
            continue
        await place_die(play, hero_id, die_id)
        battle.recalled.append(hero.seat)


async def steal(play: DoomrockPlay, hero_id: str, enemy_id: str, n: int) -> None:
    """DR-14.3: the hero's player chooses, locked dice allowed."""

    def mine() -> list[Die]:
        return [die for die in play.state.hero(hero_id).dice if not die.is_stolen]

    def options() -> list[Option]:
        found = []
        for die in mine():
            card = f"@{die.card}" if die.card else text("dr-place-idle")
            label = text("dr-option-steal", die=GLYPHS[die.face], place=card)
            found.append(Option(die.id, label, alike=_same(die)))
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


async def reroll(play: DoomrockPlay, hero_id: str, card: str, n: int) -> None:
    """A card lets a hero reroll up to n unspent dice and assign them anew; they give no tokens (DR-8.4). card: its
    reference."""
    hero = play.state.hero(hero_id)
    most = min(n, len(rolled(hero)))
    if not most or play.state.battle is None:
        return
    prompt = text("dr-ask-card-reroll", card=card, who=who(play, hero_id), n=most)
    picked = await play.ask_some(
        hero.seat,
        "doomrock.card_reroll",
        prompt,
        partial(die_options, play, hero_id),
        0,
        most,
        explain=partial(again, play, hero_id),
        toggles=Toggles(text("dr-go-reroll"), text("dr-go-keep-dice")),
        preview=partial(preview, play, hero_id),
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


def again(look: Sight, hero_id: str, options: Sequence[Option]) -> list[Option]:
    """The dice that a card may throw again, each with how likely a new one does more than it does now; worked out only
    when somebody looks."""
    hero = look.state.hero(hero_id)
    face = {die.id: die.face for die in rolled(hero)}
    found = []
    for option in options:
        better, _ = chances(look, hero, [option.id], tokens=False)
        label = text("dr-option-again", die=GLYPHS[face[option.id]], n=round(100 * better))
        found.append(replace(option, label=label))
    return found


def preview(look: Sight, hero_id: str, picked: Mapping[str, int]) -> Text:
    """What throwing these again can bring."""
    hero = look.state.hero(hero_id)
    lies = {die.id: die.card for die in rolled(hero) if die.is_on_ability}
    return reroll_chances(look, hero, list(picked), lies, tokens=False)


async def set_face(
    play: DoomrockPlay,
    hero_id: str,
    card: str,
    n: int,
    face: int | str | None,
    anew: bool,
    optional: bool,
    before: int = 0,
) -> None:
    """A card sets the face of up to n rolled dice. card: its reference; anew: they are assigned anew (not while the
    roll is under way); before: so many dice it has set already."""
    done: set[str] = set()
    for _ in range(n):
        hero = play.state.hero(hero_id)
        left = [die.id for die in rolled(hero) if die.id not in done]
        if not left:
            return

        def options(left: list[str] = left) -> list[Option]:
            dice = rolled(play.state.hero(hero_id))
            found = [_where_it_lies(die, are_laid=_are_laid(dice)) for die in dice if die.id in left]
            return [*found, Option("none", text("dr-option-skip"))] if optional else found

        again = before + len(done)
        prompt = text("dr-ask-set-die", who=who(play, hero_id), card=card, again=again)
        die_id = await play.ask(hero.seat, "doomrock.set_die", prompt, options)
        if die_id in ("none", ""):
            return
        done.add(die_id)
        if not isinstance(face, int):
            turned = next(die for die in rolled(play.state.hero(hero_id)) if die.id == die_id)
            wanted = [replace(_turned_to(play, hero_id, f), secondary=f == turned.face) for f in range(1, 7)]
            lies = _lies(turned) if _are_laid(rolled(play.state.hero(hero_id))) else "none"
            prompt = text("dr-ask-set-face", who=who(play, hero_id), card=card, die=GLYPHS[turned.face], place=lies)
            chosen = int(await play.ask(hero.seat, "doomrock.set_face", prompt, partial(list, wanted)))
        else:
            chosen = face
        for die in play.state.hero(hero_id).dice:
            if die.id == die_id:
                die.face = chosen
        play.say("dr-die-set", who=who(play, hero_id), die=GLYPHS[chosen])
        if anew:
            await place_die(play, hero_id, die_id)


def _lies(die: Die) -> Text | str:
    return f"@{die.card}" if die.is_on_ability else text("dr-place-idle")


def _same(die: Die) -> str:
    """What dice have in common of which it does not matter which one is taken."""
    return f"{die.face}:{die.where}"


def _are_laid(dice: Sequence[Die]) -> bool:
    """Whether dice lie on cards already; those that have just been thrown are laid only after this."""
    return any(die.is_on_ability for die in dice)


def _where_it_lies(die: Die, *, are_laid: bool) -> Option:
    """A die as something to choose, with the card on which it lies."""
    glyph = GLYPHS[die.face]
    label = text("dr-option-steal", die=glyph, place=_lies(die)) if are_laid else text("dr-option-die", die=glyph)
    return Option(die.id, label, alike=_same(die))


def _turned_to(look: Sight, hero_id: str, face: int) -> Option:
    """A face as something to choose, with the hero's cards that take it."""
    cards, hero = look.content.abilities, look.state.hero(hero_id)
    takes = [f"@{ability}" for ability in with_room(look, hero) if face in cards[ability].faces]
    return Option(str(face), text("dr-option-die", die=GLYPHS[face]), text("dr-hint-takes", cards=takes, n=len(takes)))


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
    for die in [die for die in play.state.hero(hero_id).dice if die.is_locked][:n]:
        die.where = "idle"
