"""A roll in combat: boons, dice, supporters, rerolls, outcome, fate (LE-14, LE-15.6, LE-6)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.rules.decision import Decision, Option, Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.character.growing import divinum_dice
from cogs.evershade.rules.combat import boons
from cogs.evershade.rules.combat.brings import brings
from cogs.evershade.rules.combat.enough import Enough, never
from cogs.evershade.rules.combat.fate import gain_fate
from cogs.evershade.rules.combat.reactions import Moment, Usable, option, spend, usable
from cogs.evershade.rules.combat.rerolling import DivinumDie, rerolls, say_divinum, shown
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed, Reached, sources
from cogs.evershade.rules.rolls import odds
from cogs.evershade.rules.rolls.dice import Die, base_dice, dice_and_difficulty, fate_gained, outcome, successes
from cogs.evershade.state import Boon, CombatState

PASS = "pass"
PARTNER = "partner"
"""A partner's own support."""
OF_THE_ROLL = frozenset({"roll_div", "add_successes", "reroll"})
"""Effects of items that the roll itself carries out."""


async def make(
    play: CombatPlay,
    name: str,
    spec: RollSpec,
    target: str,
    is_enough: Enough = never,
    deed: Deed | None = None,
) -> Reached:
    """LE-14.1 to 14.12. target: whose difficulty `en` is (LE-14.17), and whose keywords lines `against` look at."""
    return (await make_for_all(play, name, spec, [target], is_enough, deed))[0]


async def make_for_all(
    play: CombatPlay,
    name: str,
    spec: RollSpec,
    targets: Sequence[str],
    is_enough: Enough = never,
    deed: Deed | None = None,
) -> list[Reached]:
    """LE-14.16: the same dice are counted for each target, by its own difficulty; the roll has failed only if it fails
    for all. Dice come in the order of LE-1.6. targets: at least one; is_enough: whether the caller can do no more with
    what lies there; deed: what it is for, to say beforehand what it brings."""
    with_divinum = await _before(play, name, spec)
    wanted = outcomes_of(play.state, play.content, name, spec, targets[0])
    foreseen = partial(_foreseen, play, name, spec, targets[0])
    declared = await boons.declared(play, name, spec, *pool(play.state, play.content, name, spec, targets[0]), foreseen)
    pools = [pool(play.state, play.content, name, spec, one, declared) for one in targets]
    count, difficulty = max(dice for dice, _ in pools), pools[0][1]
    dice = [Die(name, value) for value in play.roll(f"roll:{name}", count, 12)]
    play.say("evershade-roll", who=f"@{name}", dice=shown(dice), difficulty=difficulty)
    divinum = divinum_of(play, name, declared) if spec.div or with_divinum else []
    cancel = play.state.options.ones_cancel_successes  # LE-27.3
    most = None if spec.counts_successes else max(wanted, default=0)
    hardest = max(own for _, own in pools)

    def is_settled() -> bool:
        """D7, D8: nothing better can come of it for any target, so that nobody is asked."""
        return is_over() or (most is not None and successes(dice, hardest, ones_cancel=cancel) >= most)

    def as_it_lies(more: int = 0) -> list[Reached]:
        magic = sum(die.value for die in divinum)
        return [
            _reached(play, name, spec, one, successes(dice, own, ones_cancel=cancel) + more, magic, declared)
            for one, (_, own) in zip(targets, pools, strict=True)
        ]

    def is_over() -> bool:
        return is_enough(as_it_lies())

    if not is_settled():
        await _support(play, name, dice, difficulty, is_settled)
    await rerolls(
        play,
        dice,
        difficulty,
        wanted,
        is_settled=is_settled,
        is_over=is_over,
        ones_cancel=cancel,
        divinum=divinum,
        brings=odds.NO_WORDS if deed is None else brings(play.state, play.content, spec, deed),
    )
    more = 0 if is_settled() else await _after(play, name, dice, difficulty)
    found = as_it_lies(more)
    has_failed = not any(one.is_met for one in found)
    only = play.state.options.ones_fate_only_on_failure  # LE-27.2
    gained = dict(fate_gained(dice, name, has_failed, only_on_failure=only))
    is_owed = has_failed and bool(spec.fail)
    if is_owed or (has_failed and sum(gained.values()) > play.state.fate):  # of the last fate ones have theirs first
        gained[name] -= 1
    for who, n in gained.items():  # LE-14.12: before the outcome; that of failing too, where nothing comes of it
        gain_fate(play, play.state.hero(who), n)
    play.say("evershade-successes", who=f"@{name}", n=found[0].successes)
    return [replace(one, owes_fate=is_owed) for one in found]


def settle(play: CombatPlay, name: str, rolled: Sequence[Reached]) -> None:
    """LE-14.12, LE-6.4: the fate of failing, after what came of it; none for the dead (LE-7.9), nor for an ally that is
    not there any more (LE-25.6)."""
    if rolled and rolled[0].owes_fate and play.state.is_member(name) and not play.state.hero(name).is_dead:
        gain_fate(play, play.state.hero(name), 1)


def _reached(
    play: CombatPlay, name: str, spec: RollSpec, target: str, n: int, divinum: int, used: Sequence[Boon]
) -> Reached:
    """What so many successes come to against a target (LE-14.11)."""
    facts = CombatFacts(play.state, play.content, Deed(name, target))
    found = outcome(spec.outcomes, n, facts.number)
    effects = spec.fail if found is None else found[1]
    return Reached(n, divinum, effects, found is not None, boons.raises(used))


def pool(
    state: CombatState,
    content: EvershadeContent,
    name: str,
    spec: RollSpec,
    target: str,
    declared: Sequence[Boon] = (),
) -> tuple[int, int]:
    """LE-14.2 to 14.7: (dice, difficulty)."""
    hero = state.hero(name)
    difficulty = spec.difficulty if isinstance(spec.difficulty, int) else board.card_of(content, target).en
    raised = boons.raised(hero.att, declared)
    att = {str(one): lasting.stat(state, content, name, one, raised.get(one, 0)) for one in spec.att}
    base = base_dice(spec, att) + lasting.stat(state, content, name, "roll_dice")
    return dice_and_difficulty(spec, base, boons.eased(difficulty, declared), sources(state, content, hero, target))


def outcomes_of(state: CombatState, content: EvershadeContent, name: str, spec: RollSpec, target: str) -> list[int]:
    """The successes that the outcomes of a roll want."""
    return odds.wanted_by(spec.outcomes, CombatFacts(state, content, Deed(name, target)).number)


def foreseen(
    state: CombatState,
    content: EvershadeContent,
    name: str,
    spec: RollSpec,
    target: str,
    used: Sequence[Boon] = (),
    deed: Deed | None = None,
) -> Text:
    """How likely a roll reaches its outcomes, and of a deed what they bring."""
    dice, difficulty = pool(state, content, name, spec, target, used)
    wanted, cancel = outcomes_of(state, content, name, spec, target), state.options.ones_cancel_successes
    words = odds.NO_WORDS if deed is None else brings(state, content, spec, deed)
    return odds.rolled(dice, difficulty, wanted, ones_cancel=cancel, brings=words)


def beside_label(
    state: CombatState, content: EvershadeContent, name: str, spec: RollSpec, target: str, deed: Deed
) -> Text:
    """The same beside a label that says already how likely the first outcome is: with a single one only the dice."""
    wanted = outcomes_of(state, content, name, spec, target)
    if len(wanted) > 1:
        return foreseen(state, content, name, spec, target, (), deed)
    dice, difficulty = pool(state, content, name, spec, target)
    return text("evershade-odds-dice", n=dice, difficulty=difficulty, wanted=wanted[0])


def best_chance(
    state: CombatState, content: EvershadeContent, name: str, spec: RollSpec, among: Sequence[str]
) -> tuple[int, bool] | None:
    """(percent, whether it is the same for all of them) of reaching the first outcome against the easiest target; None
    where nothing is rolled for."""
    found = []
    for target in among:
        dice, difficulty = pool(state, content, name, spec, target)
        wanted, cancel = outcomes_of(state, content, name, spec, target), state.options.ones_cancel_successes
        if wanted:
            found.append(odds.reached(dice, difficulty, wanted[0], ones_cancel=cancel))
    return (max(found), len(set(found)) == 1) if found else None


def _foreseen(play: CombatPlay, name: str, spec: RollSpec, target: str, used: Sequence[Boon]) -> Text:
    return foreseen(play.state, play.content, name, spec, target, used)


def divinum_of(play: CombatPlay, name: str, declared: Sequence[Boon]) -> list[DivinumDie]:
    """LE-14.14: the divinum dice of the board and of boons; they give neither successes nor fate. LE-25.9: a partner's
    are its owner's."""
    hero = play.state.hero(name)
    sides = divinum_dice(play.state.hero(hero.owner or name).div_step)
    sides += [boons.DIVINUM[boon.is_greater] for boon in declared if boon.kind == "DIV"]
    found = [DivinumDie(one, play.roll(f"div:{name}", 1, one)[0]) for one in sides]
    say_divinum(play, name, found)
    return found


# ---------------------------------------------------------------------- items before and after


async def _before(play: CombatPlay, name: str, spec: RollSpec) -> bool:
    """Items before a roll (LE-11.7): whether the divinum dice roll with it although the card does not say so."""
    used = await _items(play, Moment("before_roll", about=name))
    return any(effect.do == "roll_div" for one in used for effect in one.side.effects)


async def _after(play: CombatPlay, name: str, dice: list[Die], difficulty: int) -> int:
    """Items after a roll: dice that are rolled once more, and further successes."""
    more = 0
    for one in await _items(play, Moment("after_roll", about=name), shown(dice), difficulty):
        for effect in one.side.effects:
            if effect.do == "add_successes":
                more += effect.n
            elif effect.do == "reroll":
                await _reroll_free(play, name, dice, effect.n)
    return more


async def _items(play: CombatPlay, moment: Moment, dice: str = "none", difficulty: int = 0) -> list[Usable]:
    """What the roller uses of its own, one after the other; effects that are about the roll itself are the caller's."""
    used: list[Usable] = []
    name = moment.about
    while play.state.fight.sheet:
        able = usable(play.state, play.content, play.state.hero(name), moment)
        if not able:
            break
        options = [Option(PASS, text("evershade-pass-item")), *(option(play.content, play.state, one) for one in able)]
        prompt = text("evershade-ask-roll-item", who=f"@{name}", kind=moment.kind, dice=dice, difficulty=difficulty)
        seat = play.state.seat_of(name)
        answer = await play.ask(seat, "evershade.react", prompt, lambda options=options: options)  # type: ignore[misc]
        if answer in ("", PASS):
            break
        one = next(found for found in able if found.id == answer)
        card = spend(play, one)
        rest = [effect for effect in one.side.effects if effect.do not in OF_THE_ROLL]
        for effect in one.side.effects:
            if effect.do in OF_THE_ROLL:
                play.used(effect.do)
        await play.effects.run(play, rest, Deed(name, target=name, card=card, window=moment.kind))
        used.append(one)
    return used


async def _reroll_free(play: CombatPlay, name: str, dice: list[Die], n: int | str) -> None:
    """So many own dice, at no cost."""
    own = [place for place, die in enumerate(dice) if die.owner == name]
    most = len(own) if n == "all" else min(int(n), len(own))
    options = [Option(str(place), text("evershade-die", n=dice[place].value, hits=0)) for place in own]
    picked = await play.ask_some(
        play.state.seat_of(name), "evershade.reroll-free", text("evershade-ask-reroll-free"), lambda: options, 0, most
    )
    for place, value in zip(picked, play.roll(f"roll:{name}", len(picked), 12), strict=True):
        dice[int(place)] = Die(name, value)
    if picked:
        play.say("evershade-rerolled-free", who=f"@{name}", dice=shown([dice[place] for place in own]))


# ---------------------------------------------------------------------- support


def support_of(one: Usable) -> int:
    """The dice that a supporting card or item gives."""
    return sum(e.n for e in one.side.effects if e.do == "support" and isinstance(e.n, int))


async def _support(
    play: CombatPlay, performer: str, dice: list[Die], difficulty: int, is_settled: Callable[[], bool]
) -> None:
    """LE-15.6, LE-15.8, LE-19.11: one reaction each; the dice are the supporter's own; the card turns dark. LE-25.8: a
    partner may mark its space for support instead. LE-19.14: all are asked at once; once nothing better can come of it
    what the next ones offer is not spent."""
    moment = Moment("during_roll", about=performer)
    others = [one.id for one in play.state.members if one.id != performer]
    able = [name for name in others if len(_offers(play, name, moment)) > 1]
    n = successes(dice, difficulty, ones_cancel=play.state.options.ones_cancel_successes)
    rolled = {"performer": f"@{performer}", "dice": shown(dice), "difficulty": difficulty, "n": n}
    answers = await play.ask_each([_asked_for_support(play, name, moment, rolled) for name in able])
    for name, chosen in zip(able, answers, strict=True):
        if chosen not in ("", PASS) and not is_settled():
            dice += _given(play, name, str(chosen), moment)


def _offers(play: CombatPlay, name: str, moment: Moment) -> list[Option]:
    """To pass, and with what somebody may lend a hand."""
    hero = play.state.hero(name)
    has_space = bool(hero.partner) and not hero.has_supported and board.is_in_play(play.state, hero)
    partner = [Option(PARTNER, text("evershade-option-partner"))] if has_space else []
    cards = [option(play.content, play.state, one) for one in _supports(play, name, moment)]
    return [Option(PASS, text("evershade-pass-support")), *partner, *cards]


def _supports(play: CombatPlay, name: str, moment: Moment) -> list[Usable]:
    return [one for one in usable(play.state, play.content, play.state.hero(name), moment) if support_of(one)]


def _asked_for_support(play: CombatPlay, name: str, moment: Moment, rolled: Mapping[str, object]) -> Decision:
    prompt = text("evershade-ask-support", who=f"@{name}", **rolled)
    return Decision((play.state.seat_of(name),), "evershade.support", prompt, lambda: _offers(play, name, moment))


def _given(play: CombatPlay, name: str, chosen: str, moment: Moment) -> list[Die]:
    if chosen == PARTNER:
        return _partner_dice(play, name)
    one = next((found for found in _supports(play, name, moment) if found.id == chosen), None)
    if one is None:  # what somebody before has done has taken it away
        return []
    card = spend(play, one)
    play.used("support")
    given = [Die(name, value) for value in play.roll(f"roll:{name}", support_of(one), 12)]
    play.say("evershade-supported", who=f"@{name}", card=f"@{card}", dice=shown(given))
    return given


def _partner_dice(play: CombatPlay, name: str) -> list[Die]:
    """LE-25.8, LE-15.8: one die, rolled as its own; the space is clear again with its next activation (LE-19.1)."""
    play.state.hero(name).has_supported = True
    given = [Die(name, value) for value in play.roll(f"roll:{name}", 1, 12)]
    play.say("evershade-partner-supports", who=f"@{name}", dice=shown(given))
    return given
