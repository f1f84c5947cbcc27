"""A roll outside of combat: who performs it, boons, support, rerolls, outcome, fate (LE-14, LE-15)."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.evershade.content.story import FAIL
from cogs.evershade.content.vocabulary.effects import RollTerms
from cogs.evershade.rules.combat import boons
from cogs.evershade.rules.combat.fate import gain_fate
from cogs.evershade.rules.combat.rerolling import rerolls, shown
from cogs.evershade.rules.combat.rolling import divinum_of
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed, sources
from cogs.evershade.rules.rolls import odds
from cogs.evershade.rules.rolls.dice import (
    Die,
    Sources,
    base_dice,
    dice_and_difficulty,
    fate_gained,
    outcome,
    successes,
    support_dice,
    times_met,
)
from cogs.evershade.rules.story.voting import Session, vote
from cogs.evershade.state import Boon, Character, EvershadeState, Rolled


async def make(
    play: Session,
    terms: RollTerms,
    outcomes: Sequence[str] = (),
    performer: str = "",
    among: Collection[str] | None = None,
) -> str:
    """LE-14: the name of the outcome that was reached, `fail` where none was. Fate for ones is gained here, that for
    failing after the outcome (`has_failed`).

    performer: who it is, where nobody has to be selected; among: who may support, None: all of the party.
    """
    state = play.state
    performer = performer or (state.performer if terms.each else await _performer(play, terms, outcomes))
    state.performer = performer
    plain = pool(play.state, play.content, performer, terms)
    used = await boons.declared(play, performer, terms, *plain, partial(_foreseen, play, performer, terms, outcomes))
    count, difficulty = pool(play.state, play.content, performer, terms, used)
    dice = [Die(performer, value) for value in play.roll(f"roll:{performer}", count, 12)]
    divinum = divinum_of(play, performer, used) if terms.div else []
    helpers = {} if terms.each else supporters(play.state, play.content, performer, terms)  # LE-14.13
    for name, (word, n) in helpers.items():
        if among is not None and name not in among:
            continue
        dice += [Die(name, value) for value in play.roll(f"roll:{name}", n, 12)]
        play.say("evershade-helps", who=f"@{name}", word=word, n=n)
    play.say("evershade-roll", who=f"@{performer}", dice=shown(dice), difficulty=difficulty)
    cancel = state.options.ones_cancel_successes  # LE-27.3
    if not _is_best(dice, difficulty, outcomes, ones_cancel=cancel):
        wanted = wanted_by(play.state, play.content, performer, outcomes)
        await rerolls(play, dice, difficulty, wanted, ones_cancel=cancel, divinum=divinum)
    return _count(play, dice, difficulty, outcomes, sum(die.value for die in divinum))


def _count(play: Session, dice: list[Die], difficulty: int, outcomes: Sequence[str], divinum: int) -> str:
    """LE-14.9 to 14.12."""
    state = play.state
    options = state.options
    reached = successes(dice, difficulty, ones_cancel=options.ones_cancel_successes)
    facts = CombatFacts(state, play.content, Deed(state.performer))
    found = outcome({name: name for name in outcomes if name != FAIL}, reached, facts.number)
    state.has_failed = found is None
    state.rolled = Rolled(
        performer=state.performer,
        difficulty=difficulty,
        dice=[(die.owner, die.value) for die in dice],
        successes=reached,
        outcome=FAIL if found is None else found[0],
        divinum=divinum,
        entry=state.story.entries[-1] if state.story.entries else "",
    )
    gained = fate_gained(dice, state.performer, False, only_on_failure=False)
    if not options.ones_fate_only_on_failure or found is None:  # LE-27.2
        for who, n in gained.items():
            gain_fate(play, state.hero(who), n)
    play.say("evershade-successes", who=f"@{state.performer}", n=reached)
    return FAIL if found is None else found[0]


def deed(state: EvershadeState, actor: str) -> Deed:
    """Of somebody, after the last roll: amounts may count its successes and its divinum (LE-14.14)."""
    rolled = state.rolled
    return Deed(actor) if rolled is None else Deed(actor, successes=rolled.successes, divinum=rolled.divinum)


# ---------------------------------------------------------------------- who, and with how many dice


def attribute(hero: Character, terms: RollTerms) -> str | None:
    """D4: of several the one with most dice."""
    return max(terms.att, key=lambda name: hero.att[name]) if terms.mode == "choose" else None


def pool(
    state: EvershadeState, content: Any, performer: str, terms: RollTerms, used: Sequence[Boon] = ()
) -> tuple[int, int]:
    """LE-14.2 to 14.7, LE-10.5: (dice, difficulty) of a performer's own roll, without supporters."""
    hero = state.hero(performer)
    att = boons.raised(lent(state, content, hero), used)
    difficulty = boons.eased(int(terms.difficulty), used)
    raised = Character("", att=att)
    base = base_dice(terms, att, attribute(raised, terms))
    return dice_and_difficulty(terms, base, difficulty, _sources(state, content, hero))


def lent(state: EvershadeState, content: Any, hero: Character) -> dict[str, int]:
    """LE-14.3, LE-25.3: its own attributes, or those of a companion of its own where they are more dice (D4); not of
    one at 0 HP (E12)."""
    boards = [hero, *(state.hero(one) for one in board.lent_by(state, hero))]
    return {att: max(one.att[att] for one in boards) for att in hero.att}


def _sources(state: EvershadeState, content: Any, hero: Character) -> Sources:
    return sources(state, content, hero, "")


async def _performer(play: Session, terms: RollTerms, outcomes: Sequence[str]) -> str:
    """LE-14.1, D3: the party selects one; each is offered with the dice of the whole roll, supporters with them."""
    able = [one.id for one in board.standing(play.state)]
    if len(able) == 1:
        return able[0]

    def options() -> list[Option]:
        helps = _helps(play.state, play.content, terms)
        return [_candidate(play.state, play.content, one, terms, helps, outcomes) for one in able]

    def best() -> str:
        return max(able, key=lambda one: sum(_dice(play.state, play.content, one, terms)))

    prompt = text("evershade-ask-performer", att=odds.either(terms), difficulty=terms.difficulty)
    return await vote(play, "evershade.performer", prompt, options, default=best, pictured=True)  # labels say it


def _candidate(
    state: EvershadeState,
    content: Any,
    who: str,
    terms: RollTerms,
    helps: Mapping[str, tuple[str, int]],
    outcomes: Sequence[str],
) -> Option:
    own, difficulty = pool(state, content, who, terms)
    helped = sum(n for name, (_, n) in helps.items() if name != who)
    cancel, wanted = state.options.ones_cancel_successes, wanted_by(state, content, who, outcomes)
    chances = odds.chances(odds.spread(own + helped, difficulty, ones_cancel=cancel), wanted)
    facts = {"n": own + helped, "chance": chances[0] if chances else "none"}
    label = text("evershade-option-performer", who=f"@{who}", **facts)
    told = [*_counted(state, content, state.hero(who), terms), *_helping(helps, who)]
    hint = text("evershade-hint-performer", dice=told, chances=chances, many=len(chances))
    return Option(who, label, hint)


def _counted(state: EvershadeState, content: Any, hero: Character, terms: RollTerms) -> list[Text]:
    """The own dice one by one: the attribute, and what each line adds to it (LE-14.2 to 14.5)."""
    att = lent(state, content, hero)
    chosen = attribute(Character("", att=att), terms)
    best = max(terms.att, key=lambda name: att[name])
    worst = min(terms.att, key=lambda name: att[name])
    names = {"sum": list(terms.att), "lowest": [worst]}.get(terms.mode, [chosen or best])
    found = [text("evershade-att", att=name, n=att[name]) for name in names]
    own = _sources(state, content, hero)
    for line in terms.mods:
        if line.dice and (times := times_met(line, own)):
            words = [one for one in line.any if isinstance(one, str) and own.keywords.get(one, 0) and not line.against]
            best_word = max(words, key=lambda one: own.keywords[one], default="none")
            found.append(text("evershade-dice-more", n=times * line.dice, word=best_word))
    return found


def _helping(helps: Mapping[str, tuple[str, int]], who: str) -> list[Text]:
    """The dice that others lend."""
    others = [(name, word, n) for name, (word, n) in helps.items() if name != who]
    return [text("evershade-dice-lent", who=f"@{name}", word=word, n=n) for name, word, n in others]


def wanted_by(state: EvershadeState, content: Any, performer: str, outcomes: Sequence[str]) -> list[int]:
    """The successes that these outcomes want."""
    facts = CombatFacts(state, content, Deed(performer))
    return odds.wanted_by([name for name in outcomes if name != FAIL], facts.number)


def _foreseen(play: Session, performer: str, terms: RollTerms, outcomes: Sequence[str], used: Sequence[Boon]) -> Text:
    """How likely the outcomes are with these boons; what others give is in it where it costs nothing (LE-15.1)."""
    state, content = play.state, play.content
    dice, difficulty = pool(state, content, performer, terms, used)
    helped = 0 if terms.each else sum(n for _, n in supporters(state, content, performer, terms).values())
    wanted, cancel = wanted_by(state, content, performer, outcomes), state.options.ones_cancel_successes
    return odds.rolled(dice + helped, difficulty, wanted, ones_cancel=cancel)


def _dice(state: EvershadeState, content: Any, who: str, terms: RollTerms) -> tuple[int, int]:
    """Own dice, and those of supporters."""
    helpers = supporters(state, content, who, terms)
    return pool(state, content, who, terms)[0], sum(n for _, n in helpers.values())


# ---------------------------------------------------------------------- support


def supporters(state: EvershadeState, content: Any, performer: str, terms: RollTerms) -> dict[str, tuple[str, int]]:
    """LE-15.1 to 15.3, D6: each other character of the party -> the keyword with which it gives most dice, and them.
    It costs nothing, so that nobody is asked."""
    return {name: offer for name, offer in _helps(state, content, terms).items() if name != performer}


def _helps(state: EvershadeState, content: Any, terms: RollTerms) -> dict[str, tuple[str, int]]:
    """What each character would give whoever else performs."""
    found: dict[str, tuple[str, int]] = {}
    for hero in board.standing(state):
        offered = support_dice(terms, board.keywords(state, content, hero))
        if offered:
            word = max(offered, key=lambda one: offered[one])
            found[hero.id] = (word, offered[word])
    return found


def _is_best(dice: Sequence[Die], difficulty: int, outcomes: Sequence[str], *, ones_cancel: bool) -> bool:
    """Whether no further success can make a difference, so that nobody is asked about rerolls."""
    numbers = [int(name) for name in outcomes if name.isdigit()]
    return len(numbers) == len([one for one in outcomes if one != FAIL]) and (
        successes(dice, difficulty, ones_cancel=ones_cancel) >= max(numbers, default=0)
    )
