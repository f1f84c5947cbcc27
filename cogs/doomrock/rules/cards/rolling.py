"""The roll of each hero: unlock, roll, reroll, tokens, assign. Pure."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial, reduce
from typing import Any, NamedTuple

from bot.rules.decision import Onward, Option, Text, Toggles, text
from cogs.doomrock.rules.cards.card_dice import lock_dice
from cogs.doomrock.rules.cards.laying import best_plan, learn, suggest
from cogs.doomrock.rules.cards.rolled_dice import die_options, rolled, with_room
from cogs.doomrock.rules.cards.throws import reroll_chances
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.interrupts import serve_queue
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import GLYPHS, faces, who
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import THROWN, Die, HeroState

MOST_DICE = 3
"""So many dice thrown again have room in a line of a phone."""
ACCEPT = Option("accept", text("dr-option-accept"))


async def roll_phase(play: DoomrockPlay, hero_id: str) -> None:
    """Step 1 of a round for one hero, at its own pace: unlock, roll, reroll twice, tokens, assign."""
    await _unlock(play, hero_id)
    state = play.state
    battle = state.battle
    assert battle is not None
    hero = state.hero(hero_id)
    before: dict[str, int] = {}
    rerolls: list[Text] = []
    dice = [die for die in hero.dice if not die.is_bound]  # DR-8.1: neither locked nor stolen
    if dice and not hero.fallen:
        stream = f"roll:{state.segment}:{battle.round}:{hero_id}"
        for die, face in zip(dice, play.roll(stream, len(dice)), strict=True):
            die.face, die.where = face, "idle"
        before = await _rerolls(play, hero_id, stream, rerolls)
        shown = tuple(die.face for die in rolled(state.hero(hero_id)))
        if shown:
            await fire(play, "roll_final", subject=hero_id, faces=shown)
    if not state.hero(hero_id).fallen:  # a consumable may have gone wrong meanwhile
        if rerolls and state.options.news == THROWN:
            play.say("dr-threw-again", who=who(play, hero_id), rerolls=chained(rerolls))
        tokens(play, hero_id)
        await assign(play, hero_id, before, rerolls)


async def _rerolls(play: DoomrockPlay, hero_id: str, stream: str, rerolls: list[Text]) -> dict[str, int]:
    """DR-8.3. Between two throws, and after the last one, what was reached for meanwhile is used (DR-19.2). Gives the
    dice of the last reroll with what they showed, of which nothing has been said yet. rerolls: gets each of them, in
    words."""
    state = play.state
    before: dict[str, int] = {}  # the dice of the last throw with what they showed
    for left in range(stats.rerolls(play, hero_id), 0, -1):
        battle = state.battle
        assert battle is not None
        battle.rolling.append(hero_id)
        picked = await _ask_reroll(play, hero_id, left, before)
        battle.rolling.remove(hero_id)
        again = [die for die in rolled(state.hero(hero_id)) if die.id in picked]
        if again:
            before = {die.id: die.face for die in again}
            for die, face in zip(again, play.roll(stream, len(again)), strict=True):
                die.face = face
            shown = " ".join(GLYPHS[face] for face in before.values())
            rerolls.append(text("dr-reroll", before=shown, now=faces(again)))
        await serve_queue(play, state.hero(hero_id).seat)
        if not again:
            return {}
    return before


def _recent(rerolls: Sequence[Text]) -> Sequence[Text]:
    """All rerolls of a throw, for the question after it; of more dice than have room the last of them, which nobody has
    been told of yet."""
    dice = sum(one.params["before"].count(" ") + 1 for one in rerolls)
    return rerolls if dice <= MOST_DICE else rerolls[-1:]


def chained(rerolls: Sequence[Text]) -> Text:
    """One reroll after the other, as one."""
    told, *then = rerolls
    for one in then:
        told = text("dr-reroll-then", before=told, then=one)
    return told


def thrown(hero: HeroState, before: Mapping[str, int]) -> dict[str, Any]:
    """What a throw was, for a question after it: how many dice, what they showed before and show now, what was kept."""
    dice = rolled(hero)
    again = [die for die in dice if die.id in before]
    return {
        "again": len(again),
        "before": " ".join([GLYPHS[before[die.id]] for die in again]),
        "now": faces(again),
        "kept": faces(die for die in dice if die.id not in before),
        "stay": sum(die.id not in before for die in dice),
        "dice": faces(dice),
    }


def where_they_lie(hero: HeroState, dice: Sequence[Die]) -> Text:
    """The rolled dice in words by the cards on which they lie, in printed order, then those on none."""
    laid: dict[str, list[Die]] = {}
    for die in dice:
        laid.setdefault(die.where, []).append(die)
    lines = [
        text("dr-lies", place="card", card=f"@{card}", dice=faces(laid[where]))
        for card in hero.abilities
        if (where := f"ability:{card}") in laid
    ]
    if "idle" in laid:
        lines.append(text("dr-lies", place="none", card="@", dice=faces(laid["idle"])))
    return reduce(_next_line, lines) if lines else text("dr-lies-nowhere")


def _next_line(told: Text, line: Text) -> Text:
    return text("dr-lies-next", before=told, line=line)


async def _unlock(play: DoomrockPlay, hero_id: str) -> None:
    """D-13, DR-8.2."""
    hero = play.state.hero(hero_id)
    if not any(die.is_locked for die in hero.dice):
        return

    def options() -> list[Option]:
        return [
            Option(die.id, text("dr-option-locked", die=GLYPHS[die.face], card=f"@{die.card}"))
            for die in play.state.hero(hero_id).dice
            if die.is_locked
        ]

    most = len(options())
    prompt = text("dr-ask-unlock", who=who(play, hero_id))
    toggles = Toggles(text("dr-go-unlock"), text("dr-go-locked", n=most))
    for die_id in await play.ask_some(hero.seat, "doomrock.unlock", prompt, options, 0, most, toggles=toggles):
        for die in play.state.hero(hero_id).dice:
            if die.id == die_id:
                die.where, die.face = "pool", 0
    drop_unfit(play)


async def _ask_reroll(play: DoomrockPlay, hero_id: str, left: int, before: Mapping[str, int]) -> list[str]:
    """D-14: any of the rolled dice, or none to keep all. before: dice of the last throw, with what they showed; the
    others were kept then. Empty: it is the first."""
    hero = play.state.hero(hero_id)
    prompt = text("dr-ask-reroll", who=who(play, hero_id), left=left, **thrown(hero, before))
    kept = tuple(die.id for die in rolled(hero) if die.id not in before) if before else ()
    most = len(rolled(hero))
    apart = text("dr-go-keep-apart") if _is_laid_in_ways(play, hero) else None
    onward = Onward(text("dr-go-keep-laid"), apart, "doomrock.assign", "accept")
    toggles = Toggles(text("dr-go-reroll"), onward.go, rest=True, first=kept, onward=onward, is_own=bool(kept))
    options, advised = partial(die_options, play, hero_id), play.state.options.advice == "on"
    return await play.ask_some(
        hero.seat,
        "doomrock.reroll",
        prompt,
        options,
        0,
        most,
        toggles=toggles,
        advised=advised,
        preview=partial(_preview, play, hero_id),
    )


def _is_laid_in_ways(look: Sight, hero: HeroState) -> bool:
    """Whether any of a hero's dice could lie on more than one card."""
    cards = look.content.abilities
    return any(sum(die.face in cards[one].faces for one in hero.abilities) > 1 for die in rolled(hero))


def _preview(look: Sight, hero_id: str, again: Mapping[str, int]) -> Text:
    """What throwing these again can bring."""
    hero = look.state.hero(hero_id)
    return reroll_chances(look, hero, list(again), best_plan(look, hero, rolled(hero)))


def tokens(play: DoomrockPlay, hero_id: str) -> None:
    """DR-8.4: final faces only; locked dice give nothing; the die may still be used."""
    state = play.state
    hero = state.hero(hero_id)
    dice = rolled(hero)
    ones, sixes = sum(die.face == 1 for die in dice), sum(die.face == 6 for die in dice)
    hero.shields += ones
    hero.heroism += sixes
    shown = [die.face for die in dice]
    same = max(shown, key=lambda face: (shown.count(face), face), default=0)
    play.say(
        "dr-rolled",
        who=who(play, hero_id),
        dice=faces(dice),
        shields=ones,
        heroism=sixes,
        face=same,
        same=shown.count(same),
        most=max(shown, default=0),
        many=len(shown),
    )
    if state.options.tokens_consume_die:
        for die in dice:
            if die.face in (1, 6):
                die.where = "spent"


async def assign(play: DoomrockPlay, hero_id: str, before: Mapping[str, int], rerolls: Sequence[Text]) -> None:
    """D-15: the suggested assignment lies on the cards; the player accepts it or moves dice until it is right. before:
    dice of the last reroll, with what they showed; rerolls: all of them, in words."""
    hero = play.state.hero(hero_id)
    plan = suggest(play, hero)
    for die in hero.dice:
        if die.id in plan:
            die.where = plan[die.id]
    moved: set[int] = set()
    several = "yes" if play.state.options.heroes_per_player > 1 else "no"
    while True:
        hero = play.state.hero(hero_id)
        lies, told = where_they_lie(hero, rolled(hero)), chained(_recent(rerolls)) if before else ""
        shown = {"who": who(play, hero_id), "several": several, "lies": lies}
        prompt = text("dr-ask-assign", **shown, again=len(before), rerolls=told)
        options = partial(assignments, play, hero_id)
        answer = await play.ask(hero.seat, "doomrock.assign", prompt, options, default=_accept)
        if answer in ("accept", ""):
            break
        die_id, _, where = answer.partition(">")
        for die in play.state.hero(hero_id).dice:
            if die.id == die_id:
                die.where = "idle" if where == "idle" else f"ability:{where}"
                moved.add(die.face)
        before = {}  # said once
    learn(play.state.hero(hero_id), moved)
    lock_dice(play, hero_id)


def _accept() -> str:
    return ACCEPT.id


def assignments(look: Sight, hero_id: str) -> list[Option]:
    """Accept, and each different move of one die: `d2>ab.duck`, `d2>idle`."""
    hero = look.state.hero(hero_id)
    ways = _ways_of(look.content, tuple(hero.abilities), with_room(look, hero))
    dice = rolled(hero)
    laid = [die.where for die in dice]
    marks = {(die.face, die.where): die for die in reversed(dice)}  # of dice that are alike the first
    lie = [face for face, where in marks if where != "idle"]
    found = [ACCEPT]
    for die in dice:
        if marks[die.face, die.where] is die:
            has_twin = lie.count(die.face) > 1
            for way in ways(die.face, die.where):
                is_used = way.cost > 0 and (laid.count(way.where) + 1) % way.cost == 0
                found.append(_move(die.id, die.face, die.where, way.to, is_used, has_twin))
    return found


class Way(NamedTuple):
    """Where a die may go: a card, and how many dice a use of it takes; or `idle`, for nothing."""

    to: str
    where: str
    cost: int


@lru_cache(maxsize=512)
def _ways_of(content: Any, abilities: tuple[str, ...], free: tuple[str, ...]) -> Callable[[int, str], Sequence[Way]]:
    """Where dice of a hero may go, by what they show and where they lie; free: the cards with room. Each is worked out
    once, for one die is moved at a time and the others are offered as before."""

    @cache
    def ways(face: int, where: str) -> Sequence[Way]:
        """First the card that comes after the one where it lies, so that moving it on and on leads past all."""
        here = where.partition(":")[2]
        places = [ability for ability in free if face in content.abilities[ability].faces and ability != here]
        if here:
            after = [ability for ability in places if abilities.index(ability) > abilities.index(here)]
            places = [*after, "idle", *(ability for ability in places if ability not in after)]
        return [
            Way(to, to, 0) if to == "idle" else Way(to, f"ability:{to}", content.abilities[to].cost) for to in places
        ]

    return ways


@lru_cache(maxsize=8192)
def _move(die: str, face: int, where: str, to: str, is_used: bool, has_twin: bool) -> Option:
    """The same few hundred options are shown again and again, so each is built once. is_used: whether the card onto
    which the die comes can be used once more; has_twin: whether it is said from which card it comes."""
    if to == "idle":
        label = text("dr-option-off", die=GLYPHS[face], place=f"@{where[8:]}")
    else:
        label = text(
            "dr-option-onto",
            die=GLYPHS[face],
            card=f"@{to}",
            uses=int(is_used),
            lies="idle" if where == "idle" else "twin" if has_twin else "card",
            place="" if where == "idle" else f"@{where[8:]}",
        )
    # taking a die off every card is seldom wanted: it stands behind what leads to a card
    kind = text("dr-option-off-any") if to == "idle" else None
    return Option(f"{die}>{to}", label, group=die, secondary=to == "idle", brief=kind)
