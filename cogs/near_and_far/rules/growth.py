"""What only campaigns know (NF-14): experience, keywords, side quests, character cards, talents, how a session starts.
Pure."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result
from cogs.near_and_far.rules import abilities
from cogs.near_and_far.rules.abilities import Context
from cogs.near_and_far.rules.goods import FarPlay, content_of, gain, who
from cogs.near_and_far.state import FarState

INSTEAD: Final = 2
"""Coins for what the mode does not know, or for what one has already (NF-14.17, NF-9.6)."""
CARD_MAPS: Final = ("m04", "m06", "m08", "m10")
"""At their start everybody in a campaign gets the next card of the own character (NF-14.9)."""
POLITICS, SCHOLAR = "politics", "scholar"


async def two_coins(play: FarPlay, seat: int) -> Result:
    """NF-9.6, NF-14.17: no reward is empty."""
    await gain(play, seat, {"coin": INSTEAD})
    return Result.PARTLY


async def untracked(play: FarPlay, context: Context, what: str) -> Result:
    """NF-14.17: 2 coins for what the mode does not know or one has already, once for a whole reward."""
    if context.paid_for and play.state.options.is_read_anew:
        return Result.NOT_DONE
    context.paid_for.append(what)
    return await two_coins(play, context.seat)


def is_campaign(state: FarState) -> bool:
    """Whether keywords, side quests and experience are tracked (NF-14.3)."""
    return state.mode == "campaign"


# ---------------------------------------------------------------------- effects


async def experience(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain_xp` (NF-14.5)."""
    if not is_campaign(play.state):
        return await untracked(play, context, effect.do)
    play.state.players[context.seat].xp += effect.n
    play.say("far-xp", who=who(context.seat), n=effect.n)
    return Result.DONE


async def keyword(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain_keyword` (NF-14.7)."""
    own = play.state.players[context.seat]
    if not is_campaign(play.state) or effect.keyword in own.keywords:
        return await untracked(play, context, effect.do)
    own.keywords.append(effect.keyword)
    play.say("far-keyword", who=who(context.seat), word=_spoken(effect.keyword))
    return Result.DONE


async def lose_keyword(play: FarPlay, effect: Any, context: Context) -> Result:
    """`lose_keyword`: as far as one has it."""
    own = play.state.players[context.seat]
    if effect.keyword not in own.keywords:
        return Result.NOT_DONE
    own.keywords.remove(effect.keyword)
    play.say("far-keyword-lost", who=who(context.seat), word=_spoken(effect.keyword))
    return Result.DONE


def _spoken(word: str) -> str:
    return word.replace("_", " ")


async def side_quest(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain_side_quest` (NF-14.8): each once a player."""
    own = play.state.players[context.seat]
    if not is_campaign(play.state) or effect.quest in own.side_quests:
        return await untracked(play, context, effect.do)
    own.side_quests[effect.quest] = False
    play.used(effect.quest)
    play.say("far-side-quest", who=who(context.seat), card=f"@{effect.quest}")
    return Result.DONE


async def character_card(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain_character_card` (NF-14.9)."""
    if not is_campaign(play.state) or not give_card(play, context.seat):
        return await untracked(play, context, effect.do)
    return Result.DONE


async def use_talent(play: FarPlay, effect: Any, context: Context) -> Result:
    """`use_talent` (NF-14.6a): what another talent does at the start of a session, once more."""
    state, content = play.state, content_of(play)
    able = abilities.startable(state, content, context.seat)
    if not able:
        return Result.NOT_DONE
    options = [Option(name, text("far-card", card=f"@{name}")) for name in able]
    name = await play.ask(context.seat, "far.talent", text("far-ask-talent"), lambda: options)
    await abilities.fire(play, context.seat, "game_start", card=name)
    return Result.DONE


GROWTH: Final[dict[str, Callable[[FarPlay, Any, Context], Awaitable[Result]]]] = {
    "gain_xp": experience,
    "gain_keyword": keyword,
    "lose_keyword": lose_keyword,
    "gain_side_quest": side_quest,
    "gain_character_card": character_card,
    "use_talent": use_talent,
}


# ---------------------------------------------------------------------- the start of a session


def give_card(play: FarPlay, seat: int) -> bool:
    """The next card of a seat's character, open; False: there is none left (NF-14.9)."""
    own, known = play.state.players[seat], content_of(play).characters.get(play.state.players[seat].character)
    following = None if known is None else next((c.id for c in known.cards if c.id not in own.character_cards), None)
    if following is None:
        return False
    take_character_card(play, seat, following)
    return True


def take_character_card(play: FarPlay, seat: int, card: str) -> None:
    """One of a seat's four lies open before it from now on."""
    play.state.players[seat].character_cards.append(card)
    play.used(card)
    play.say("far-character-card", who=who(seat), card=f"@{card}")


async def begin_session(play: FarPlay) -> None:
    """NF-2.16: from the first player on, each in turn: kept cards, a new character card, then talents in the printed
    order (NF-14.6)."""
    state, content = play.state, content_of(play)
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    if state.options.is_read_anew:  # NF-2.2: turns may go round in another order than people sit
        order = [state.first, *state.after(state.first)]
    for seat in order:
        own = play.state.players[seat]
        if is_campaign(state) and state.map_id in CARD_MAPS:
            give_card(play, seat)
        talents = [name for name in content.talents if name in own.talents]
        for card in [*sorted((*own.worlds, *own.character_cards)), *talents]:
            await abilities.fire(play, seat, "game_start", card=card)
    play.next("turn", seat=play.state.first)
