"""The map phase: one action of the party after another until the time is spent (DR-3). Pure."""

from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any, Final

from bot.rules.decision import Form, Option, Text, text
from cogs.doomrock.rules.cards.triggers import fire
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.party import DoomrockPlay, ask_leader, council
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.effects.road import pass_leadership
from cogs.doomrock.rules.map.actions import (
    actions,
    empties,
    going,
    is_left_behind,
    last_secret,
    places,
    told_actions,
    visit_option,
)
from cogs.doomrock.rules.map.area import take_secrets
from cogs.doomrock.rules.map.camp_words import best_purse, level_cost
from cogs.doomrock.rules.map.costs import pay
from cogs.doomrock.rules.map.events import resolve_event
from cogs.doomrock.rules.map.items import dress_for_battle
from cogs.doomrock.rules.map.perils import suffer_peril
from cogs.doomrock.rules.map.road_forms import road_form
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import BRIEF, AreaState, DoomrockState

LITTLE_TIME: Final = 2
"""As much as it takes to walk to a camp and to rest there."""


def is_doomrock_seen(state: DoomrockState, content: Any) -> bool:
    """Doomrock is revealed from the moment its card lies in the row (DR-2.2)."""
    return any(content.areas[area.card].kind == "doomrock" for area in state.row)


def _goal(state: DoomrockState, content: Any, lesson: int) -> str:
    """What the party should not forget: a purse that would pay for a lesson, above all when there is little time left;
    on the first road what it is all for. lesson: what the next one costs."""
    if best_purse(state, content) >= lesson:
        return "last" if state.time <= LITTLE_TIME else "lesson"
    return "road" if state.segment == 1 else "none"


async def map_turn(play: DoomrockPlay) -> None:
    """D-1 and the action chosen. The next turn, or the battle, is the next step."""
    state, content = play.state, play.content
    state.phase, state.doing = "map", ""
    hurry = state.segment == 3 and not is_doomrock_seen(state, content)

    def prompt() -> Text:
        """As things stand: what is used up meanwhile may give time."""
        place, deck = f"@{state.row[state.place].card}", len(state.map_deck)
        lesson = min((level_cost(hero) for hero in state.heroes), default=0)
        left = {"time": state.time, "silver": state.silver, "deck": deck}
        foe = "none" if state.options.hidden_encounters else f"@{state.encounters[state.segment - 1]}"
        goal = _goal(state, content, lesson)
        return text("dr-ask-action", place=place, hurry=hurry, goal=goal, lesson=lesson, foe=foe, **left)

    answer = await ask_leader(
        play,
        "doomrock.action",
        prompt(),
        lambda: actions(state, content),
        lambda: "pass",
        pictured=True,
        restated=prompt,
        explain=partial(told_actions, state, content),
        form=partial(action_form, play),
    )
    what, _, where = answer.partition(":")
    if what == "pass":
        state.passes += 1
        play.say("dr-passed", seat=f"@seat:{state.leader}")
        if state.passes >= state.seats:  # everybody passed in a row: whoever runs the table lets it rest
            state.passes = 0
            play.say("dr-all-passed")
        pass_leadership(play)
        play.next("map")
        return
    state.passes = 0
    bag = list(state.items)
    if what == "battle":
        if await agree_to_battle(play, hurry):
            await to_battle(play, ())
        else:  # DR-3.9: a refused proposal is not an action
            play.next("map")
        return
    state.doing = what
    if what == "travel":
        await travel(play, int(where))
    elif what == "visit":
        await visit(play, answer)
    elif what == "explore":
        await explore(play)
    else:
        await venture(play)
    await finish(play, bag)


def action_form(play: DoomrockPlay, option: str) -> Form | None:
    """What is asked together with an action: of a visit, who pays and who is meant; of venturing forth, whom the area
    that is left behind is for."""
    if option == "venture":
        return _venture_form(play)
    area = play.state.row[play.state.place]
    for name, path, location in places(area, play.content):
        if name == option:
            is_last = empties(area, location.cost)
            go = visit_option(play.state, play.content, name, path, location).label
            bonus = last_secret(play.content, area.card, len(play.state.heroes)) if is_last else []
            about = text("dr-text", text=location.text)
            return road_form(play, about, location.cost, location.effects, _at(path), go, bonus)
    return None


def _at(path: str) -> Context:
    """In which the effects of a location run."""
    return Context(source=path.partition("/")[0], place=path)


def _venture_form(play: DoomrockPlay) -> Form | None:
    old = play.state.row[0]
    if not is_left_behind(old):
        return None
    effects = play.content.areas[old.card].left_behind
    return road_form(
        play, text("dr-hint-venture"), {}, effects, Context(source=old.card), going(play.state, play.content).label
    )


async def travel(play: DoomrockPlay, slot: int) -> None:
    """DR-3.1."""
    state = play.state
    state.time -= 1
    state.place = slot
    play.say("dr-travelled", place=f"@{state.row[slot].card}", time=state.time)
    await fire(play, "travel")


async def visit(play: DoomrockPlay, option: str) -> None:
    """DR-3.2: the whole cost, then the effect once."""
    state = play.state
    area = state.row[state.place]
    path, location = next((p, place) for o, p, place in places(area, play.content) if o == option)
    play.say("dr-visited", place=f"@{path}", area=f"@{area.card}")
    if location.once:
        area.used.append(location.name)
    context = _at(path)
    await pay(play, location.cost, context, effects=location.effects)
    await fire(play, "visit")
    # else what a peril has done and what it was suffered for would be told in one breath
    with play.heading(text("dr-there", card=f"@{path}")) if "peril" in location.cost else nullcontext():
        await run(play, location.effects, context)


async def explore(play: DoomrockPlay) -> None:
    """DR-3.4."""
    state = play.state
    area = state.row[state.place]
    state.time -= 1
    take_secrets(area, 1)
    play.say("dr-explored-on", place=f"@{area.card}", time=state.time, secrets=area.secrets)
    await fire(play, "explore")
    await resolve_event(play)


async def venture(play: DoomrockPlay) -> None:
    """DR-3.5: discard, shift, reveal, move, peril, event."""
    state, content = play.state, play.content
    state.time -= 1
    old = state.row[0]
    play.say("dr-ventured", time=state.time)
    if is_left_behind(old):
        effects = content.areas[old.card].left_behind
        play.say("dr-left-behind", place=f"@{old.card}", anything=bool(effects))
        await run(play, effects, Context(source=old.card))
    elif state.options.news != BRIEF:
        play.say("dr-drops-out", place=f"@{old.card}")
    state.row.pop(0)
    state.map_discard.append(old.card)
    for card in old.permanents:  # DR-4.4
        state.discards[content.events[card].deck].append(card)
    new = reveal(play, state.map_deck.pop())
    state.row.append(new)
    state.place = len(state.row) - 1
    play.mark_undo_boundary()
    play.say(
        "dr-discovered",
        place=f"@{new.card}",
        story=content.areas[new.card].text,
        secrets=new.secrets,
        kind=content.areas[new.card].kind,
    )
    await fire(play, "venture")
    await suffer_peril(play)
    await resolve_event(play)


def reveal(play: DoomrockPlay, card: str) -> AreaState:
    """An area face up, with its secrets (setup 9)."""
    play.used(card)
    return AreaState(card, play.content.areas[card].secrets)


async def finish(play: DoomrockPlay, bag: Sequence[str]) -> None:
    """After an action: explored bonuses, then the clock (DR-3.7, DR-3.10). bag: the items before it."""
    state, content = play.state, play.content
    for area in list(state.row):
        if area.emptied and not area.explored:
            area.explored = True
            card = content.areas[area.card]
            play.say("dr-explored", place=f"@{area.card}", anything=bool(card.explored))
            if card.secrets:
                await run(play, card.explored, Context(source=area.card))
    drop_unfit(play)
    state.doing = ""
    pass_leadership(play)  # DR-1.5
    if state.time <= 0:
        await to_battle(play, [item for item in state.items if item not in bag])
        return
    play.next("map")


async def agree_to_battle(play: DoomrockPlay, hurry: bool) -> bool:
    """D-6: every player must say yes; the first no ends it, no answer is a no."""
    state = play.state
    yes, no = Option("yes", text("dr-option-to-battle")), Option("no", text("dr-option-not-yet"))
    hurt = [
        text("dr-weak-hero", who=f"@{hero.class_id}", hp=hero.hp, max=hero.max_hp)
        for hero in state.standing_heroes()
        if hero.hp * 2 <= hero.max_hp
    ]
    prompt = text("dr-ask-battle", time=state.time, hurry=hurry, hurt=hurt, weak=len(hurt))
    is_agreed = await council(state).agree(play, "doomrock.to_battle", prompt, yes, no)
    if not is_agreed:
        play.say("dr-battle-refused")
    return is_agreed


async def to_battle(play: DoomrockPlay, won: Sequence[str]) -> None:
    """The map phase is over; whether Doomrock was found in time is asked when the battle is set up (DR-7.1). won: items
    of the last action."""
    state = play.state
    state.doing = ""
    if state.segment < 3 or is_doomrock_seen(state, play.content):
        await dress_for_battle(play, won)
    play.say("dr-to-battle", encounter=f"@{state.encounters[state.segment - 1]}", time=state.time)
    play.next("battle")
