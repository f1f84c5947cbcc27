"""An evening from the door to the last count: its steps, as the README tells them (PB-1 to PB-7). Pure."""

from functools import partial
from typing import Final

from bot.rules.decision import Answer, Decision, Option, Text, text
from bot.rules.kernel.game import StepFunction
from bot.rules.voice.honours import tell_honours
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.rules.shore import Context, PebblesPlay, coat_deck, draw_coats, waves_seen
from cogs.pebbles.rules.stories import ShoreReader
from cogs.pebbles.state import PebblesState

WALK, HOME, PLAY = "walk", "home", "play:"
COATS: Final = 2
"""Coat cards that everybody begins with (PB-1)."""
FINISHED, SHORT = "finished", "short"
CLOSE: Final = 3
"""So few stones more or less than the path wants are a scene of their own."""


async def door(play: PebblesPlay) -> None:
    """PB-1: before the evening begins everybody draws, and Oda has something to say."""
    state, content = play.state, play.content
    coat_deck(state).lay(play, content.coat_deck(state.options.without))
    for walker in state.walkers:
        for card in walker.coat:  # a keepsake of an earlier evening is not in the pile as well
            state.coat_pile.remove(card)
    for seat, walker in enumerate(state.walkers):
        draw_coats(play, seat, COATS)
        walker.is_out = True  # a story may give something into every pocket
    await ShoreReader(play, content.stories, tuple(range(state.seats))).read(f"evening{state.evening}")
    play.next("begin_walk")


async def begin_walk(play: PebblesPlay) -> None:
    """PB-2: all cards of the shore are shuffled, everybody goes out."""
    state = play.state
    waves = 2 if state.options.sea == "calm" else 3
    state.walk += 1
    state.strewn = 0
    state.turned = []
    state.shore = play.shuffle("deck:shore", play.content.shore_deck(waves, state.options.without))
    for walker in state.walkers:
        walker.is_out = True
    play.say("pebbles-walk", n=state.walk, of=state.options.walks)
    play.next("stretch")


async def stretch(play: PebblesPlay) -> None:
    """PB-3: everybody on the shore decides at once and in secret; then the next card of the shore."""
    seats = list(play.state.out)
    chosen = dict(zip(seats, await play.ask_each([_decision(play, seat, coats=True) for seat in seats]), strict=True))
    play.mark_undo_boundary()
    for seat, answer in chosen.items():
        if str(answer).startswith(PLAY):
            await _play_coat(play, seat, str(answer).removeprefix(PLAY))
    lookers = [seat for seat in seats if play.state.walkers[seat].has_looked]
    again = await play.ask_each([_decision(play, seat, coats=False) for seat in lookers])
    chosen |= dict(zip(lookers, again, strict=True))
    _turn_for_home(play, [seat for seat in seats if chosen[seat] == HOME])
    if play.state.out:
        await _turn_up(play)
    for walker in play.state.walkers:
        walker.is_dry = walker.has_looked = False
    is_over = not play.state.out or not play.state.shore
    play.next("end_walk" if is_over else "stretch")


def _decision(play: PebblesPlay, seat: int, *, coats: bool) -> Decision:
    state, walker = play.state, play.state.walkers[seat]
    stakes = {"pocket": walker.pocket, "strewn": state.strewn, "waves": len(waves_seen(state, play.content))}
    options = partial(stretch_options, state, play.content, seat, coats)
    prompt = text("pebbles-ask" if coats else "pebbles-ask-again", **stakes)
    return Decision((seat,), "pebbles.stretch", prompt, options, private=True, default=_who_is_away)


def _who_is_away() -> Answer:
    """PB-3: somebody who is away turns for home; nothing is lost by that."""
    return HOME


def stretch_options(state: PebblesState, content: PebblesContent, seat: int, coats: bool) -> list[Option]:
    """What a seat on the shore may do: walk on, turn for home, or walk on with a card out of its coat."""
    found = [Option(WALK, text("pebbles-option-walk")), Option(HOME, text("pebbles-option-home"))]
    for card in sorted(set(state.walkers[seat].coat)) if coats else []:
        says = text("pebbles-says", text=content.coat[card].text)
        label, refused = text("pebbles-option-play", card=f"@{card}"), why_not(state, content, card)
        found.append(Option(PLAY + card, label, says, refused))
    return found


def why_not(state: PebblesState, content: PebblesContent, card: str) -> Text | None:
    """PB-4: a card that could do nothing at all stays in the coat; None: it may be played."""
    does = {effect.do for effect in content.coat[card].effects}
    if does == {"sweep"} and not state.strewn:
        return text("pebbles-refused-sweep")
    return text("pebbles-refused-calm") if does == {"calm"} and not waves_seen(state, content) else None


async def _play_coat(play: PebblesPlay, seat: int, card: str) -> None:
    """PB-4: the card is shown, takes effect, and is gone."""
    play.state.walkers[seat].coat.remove(card)
    play.state.coat_discard.append(card)
    play.used(card)
    play.say("pebbles-played", who=f"@seat:{seat}", card=f"@{card}")
    await play.effects.run(play, play.content.coat[card].effects, Context(seat))


def _turn_for_home(play: PebblesPlay, seats: list[int]) -> None:
    """PB-5: pockets are emptied at home; those who turn back together share what is strewn, the rest stays there."""
    state = play.state
    if not seats:
        return
    found, state.strewn = divmod(state.strewn, len(seats))
    for seat in seats:
        walker = state.walkers[seat]
        play.say("pebbles-home", who=f"@seat:{seat}", n=walker.pocket, found=found)
        walker.bag += walker.pocket + found
        walker.pocket, walker.is_out = 0, False


async def _turn_up(play: PebblesPlay) -> None:
    """PB-6: the next card of the shore, for all who walk on."""
    state = play.state
    play.mark_undo_boundary()
    name = state.shore.pop()
    card = play.content.shore[name]
    is_second = card.kind == "wave" and name in state.turned
    state.turned.append(name)
    play.used(name)
    if card.kind == "stones":
        each, rest = divmod(card.worth, len(state.out))
        for seat in state.out:
            state.walkers[seat].pocket += each
        state.strewn += rest
        play.say("pebbles-stones", card=f"@{name}", n=card.worth, each=each, rest=rest)
    elif is_second:
        _tide(play, name)
    else:
        play.say("pebbles-wave" if card.kind == "wave" else "pebbles-find", card=f"@{name}")
    await play.effects.run(play, card.effects, Context(None))


def _tide(play: PebblesPlay, wave: str) -> None:
    """PB-7: the second wave of a kind empties the pockets of all who are still out, and ends the walk."""
    play.say("pebbles-tide", card=f"@{wave}")
    play.state.tides += 1
    for seat in play.state.out:
        walker = play.state.walkers[seat]
        if walker.is_dry:
            play.say("pebbles-dry", who=f"@seat:{seat}", n=walker.pocket)
            walker.bag += walker.pocket
        elif walker.pocket:
            play.say("pebbles-lost", who=f"@seat:{seat}", n=walker.pocket)
        walker.pocket, walker.is_out = 0, False


async def end_walk(play: PebblesPlay) -> None:
    """PB-10: whoever is still out when the shore ends goes home; after the last walk the stones are counted."""
    state = play.state
    _turn_for_home(play, list(state.out))
    if state.walk < state.options.walks:
        play.next("begin_walk")
        return
    play.say("pebbles-counted", n=state.laid, goal=state.goal)
    play.say(f"pebbles-end-{_scene(state)}", n=abs(state.goal - state.laid), tides=state.tides)
    tell_honours(play, play.content.voice, state.voice, state.names)
    play.end(FINISHED if state.laid >= state.goal else SHORT)


def _scene(state: PebblesState) -> str:
    """How it has ended, and by how much."""
    over = state.laid - state.goal
    if over < 0:
        return "near" if -over <= CLOSE else "short"
    return "just" if over <= CLOSE else "plenty"


STEPS: dict[str, StepFunction] = {
    "door": door,
    "begin_walk": begin_walk,
    "stretch": stretch,
    "end_walk": end_walk,
}
