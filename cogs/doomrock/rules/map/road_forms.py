"""What is asked together with an answer on the road, where it is certain: who pays, whom it is for, who takes the first
lesson in a camp. Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from bot.rules.decision import Form, FormPart, Option, Text, text
from bot.rules.play.floor import DONE
from cogs.doomrock.content.vocabulary import Cost, Effects, Test
from cogs.doomrock.rules.effects.ahead import Asked, asked_ahead, is_plain
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.road import hero_options, most
from cogs.doomrock.rules.map.camp import LESSONS, level_options
from cogs.doomrock.rules.map.camp_words import level_cost, purse_in, with_gifts
from cogs.doomrock.rules.map.road_words import LESSON, PAYER, RoadMove
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import FIELDS, TESTER, able_to_pay, ask_payer, hopeless

MOST_WAYS = 2
"""So many ways to answer all of it in one press tell apart who tries from what else is chosen; of more, each is read
twice."""
NO_LESSON = Option(DONE.id, text("dr-option-no-lesson"))


def road_form(
    play: DoomrockPlay,
    about: Text,
    cost: Cost,
    effects: Effects,
    context: Context,
    go: Text,
    bonus: Sequence[Text] = (),
) -> Form | None:
    """An answer that costs this and then does that, with whoever it will ask for; None: nobody, or nobody knows yet.

    context: the one in which the effects will run, since a question that is worded otherwise is not the one meant
    bonus: what the last secret brings, where the price takes it
    """
    parts = _payers(play, cost, effects, context)
    if parts is None:
        return None
    asked: list[Asked] = []
    if "peril" not in cost:
        asked, unasked = asked_ahead(play, effects, context)
        parts += [one.part for one in asked]
        if unasked is not None and unasked.do == "camp" and is_plain(unasked):
            parts += _lesson(play, cost)
    if len(parts) > 1 and parts[-1].key == TESTER and prod(len(part.options) for part in parts) > MOST_WAYS:
        parts, asked = parts[:-1], asked[:-1]  # who tries is asked with the odds of each, when it is time
    if not parts:
        return None
    words = RoadMove(play, with_gifts(effects, play.content, play.state.setting), asked, parts, bonus, cost)
    in_vain: frozenset[str] = frozenset()
    if parts[-1].key == TESTER:  # nothing is asked ahead after a test
        in_vain = hopeless(play, next(one for one in effects if isinstance(one, Test)))

    def wasted(chosen: Sequence[Sequence[str]]) -> bool:
        return not in_vain.isdisjoint(chosen[-1])

    vain = wasted if in_vain else None
    return Form(about, parts, go, shown="buttons", said=words.said, brief=words.brief, wasted=vain)


def _payers(play: DoomrockPlay, cost: Cost, effects: Effects, context: Context) -> list[FormPart] | None:
    """Who pays, of what one hero pays; None: which one, or shared out one after the other."""
    paying = {kind: n for kind, n in cost.items() if kind in FIELDS}
    if "item" in cost or (paying and list(paying.values()) != [1]):
        return None
    return [_payer(play, kind, ask_payer(play, kind, effects, context)) for kind in paying]


def _payer(play: DoomrockPlay, kind: str, prompt: Text) -> FormPart:
    """One's own hero is the usual one, if it can pay: whoever presses it spends nobody else's."""
    heroes = able_to_pay(play.state, kind)
    own = [one for one in heroes if play.state.hero(one).seat == play.state.leader]
    usual = most(play.state, FIELDS[kind])(own or heroes) if heroes else ""
    return FormPart(PAYER, prompt, hero_options(play.state, heroes), exact=True, usual=usual)


def _lesson(play: DoomrockPlay, cost: Cost) -> list[FormPart]:
    """The first lesson that the leader takes in a camp of this price, or none; nothing where there is none to be had,
    as where its price or the setting takes the silver for it."""
    purse = purse_in(play.state, play.content, cost)
    lessons = [
        replace(one, label=Text("dr-option-lesson", one.label.params), hint=None)
        for one in level_options(play.state, play.state.leader)
        if one.refused is None and level_cost(play.state.hero(one.id)) <= purse
    ]
    if not lessons:
        return []
    return [FormPart(LESSON, LESSONS, [*lessons, NO_LESSON], exact=True, usual=lessons[0].id)]
