"""A combat from its setup to its end: the bag, whose turn it is, closed rounds (LE-18)."""

from typing import Final

from bot.rules.decision import Option, text
from bot.rules.kernel.game import StepFunction
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.combat import hurt
from cogs.evershade.rules.combat.reactions import Moment
from cogs.evershade.rules.combat.windows import opened
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.rules.field.initiative import Token, is_closed, side_of
from cogs.evershade.rules.turns import foe_turn, hero_turn, pressing
from cogs.evershade.rules.turns.starting import take_places
from cogs.evershade.state import CombatState, Fight, Foe, Model

LONGEST: Final = 30
"""Rounds after which a fight that nobody wins is over; a house limit, for sheets that set none."""


async def setup(play: CombatPlay, entry: str) -> None:
    """LE-18.1, LE-18.14: sheet, enemies with their decks, the bag, and where everybody begins. entry: whose combat."""
    state, content = play.state, play.content
    state.fight, state.met = Fight(entry=entry), []
    printed = hurt.printed_combat(state, content)
    state.fight.sheet = printed.sheet
    starts = board.sheet(state, content).starts
    facts = CombatFacts(state, content, Deed(""))
    for name in printed.line:
        card = content.enemies[name]
        deck = play.shuffle(f"deck:{name}", list(card.deck))
        hp, places = value_of(card.hp, facts.number), list(starts.enemies.get(name, {}).items())
        if card.type == "minion":
            places = places[: card.eased(len(places), is_alone=board.is_alone(state))]
        else:
            hp = card.eased(hp, is_alone=board.is_alone(state))
        state.fight.line.append(Foe(name, [Model(letter, space, hp) for letter, space in places], deck))
        board.meet(state, name, [letter for letter, _ in places])
    bag = printed.bag
    fighters = [one for one in state.characters if one.status == "ok" and (one.hp or not one.kind)]
    white = len(fighters) if bag.white is None else bag.white  # LE-25.7: one for a partner too
    state.fight.bag = {"white": white, "black": len(printed.line) if bag.black is None else bag.black, "dual": bag.dual}
    pressing.begin(play)
    await take_places(play)
    await play.effects.run(play, printed.setup, Deed(""))
    adventure = content.adventure(board.sheet(play.state, content).adventure or play.state.options.adventure)
    if adventure is not None and board.is_alone(play.state):
        await play.effects.run(play, adventure.alone, Deed(""))
    play.next("begin_round")


async def begin_round(play: CombatPlay) -> None:
    fight = play.state.fight
    fight.round += 1
    fight.is_closed = False
    play.say("evershade-round", n=fight.round)
    _reveal(play)
    await play.effects.run(play, hurt.printed_combat(play.state, play.content).rounds.get(fight.round, ()), Deed(""))
    hurt.conclude(play)
    await pressing.waves(play)
    play.next("draw")


def _reveal(play: CombatPlay) -> None:
    """LE-27.1, LE-18.16: where the table likes it, the top card of each enemy in the line lies open; it is the one that
    is drawn. Those that join later are seen when they act."""
    fight = play.state.fight
    fight.shown = []
    if not play.state.options.signalized:
        return
    for foe in fight.line:
        following = [*foe.deck, *foe.discard]
        if not foe.is_flipped and following:
            fight.shown.append(foe.card)
            play.say("evershade-revealed", who=f"@{foe.card}", card=f"@{following[0]}")


# ---------------------------------------------------------------------- who is next


def enemies_left(state: CombatState, play: CombatPlay) -> list[str]:
    """LE-18.3, LE-18.4, LE-18.6: cards from the left that may still get a token this round."""
    return [
        foe.card
        for foe in state.fight.line
        if not foe.token and not (foe.is_flipped and play.content.enemies[foe.card].back.do_not_activate)
    ]


def characters_left(state: CombatState) -> list[str]:
    """LE-18.6, LE-18.9: characters that stand and have no token."""
    return [one.id for one in board.standing(state) if one.id not in state.fight.tokens]


async def draw(play: CombatPlay) -> None:
    """LE-18.2 to 18.7: a token out of the bag, or, once the round is closed, whoever is left."""
    state = play.state
    enemies, characters = enemies_left(state, play), characters_left(state)
    drawn = [color for color, n in sorted(state.fight.bag.items(), reverse=True) for _ in range(n)]
    if is_closed(enemies, characters) or not drawn:
        state.fight.is_closed = True
        for card in enemies:
            play.next("enemy", card=card, token="")
        play.next("rest_of_party")
        return
    token: Token = play.pick("bag", drawn)  # type: ignore[arg-type]  # a color of the bag
    state.fight.bag[token] -= 1
    laid = sum(bool(foe.token) for foe in state.fight.line), len(state.fight.tokens)
    side: str = side_of(token, *laid)
    if token == "dual":
        play.state.fight.side = ""
        await opened(play, Moment("dual_drawn"))
        side = play.state.fight.side or side
    play.say("evershade-drawn", token=token, side=side)
    if side == "black":
        play.next("enemy", card=enemies[0], token=token)
    else:
        name = await _volunteer(play, characters)
        play.state.fight.tokens[name] = token
        play.next("character", hero=name)
    play.next("draw")


async def _volunteer(play: CombatPlay, able: list[str]) -> str:
    """D20: whoever of the able wants to; the first answer counts."""
    options = [Option(one, text("evershade-option-hero", who=f"@{one}")) for one in able]
    seats = tuple(dict.fromkeys(play.state.seat_of(one) for one in able))
    return await play.ask(seats, "evershade.next", text("evershade-ask-next"), lambda: options)


async def enemy(play: CombatPlay, card: str, token: str) -> None:
    """An enemy card's activation, with its token where one was drawn (LE-18.13)."""
    foe = next(one for one in play.state.fight.line if one.card == card)
    if foe.is_flipped and play.content.enemies[card].back.do_not_activate:
        return
    foe.token = token
    await foe_turn.activate(play, card)


async def character(play: CombatPlay, hero: str) -> None:
    """A character's activation; whoever Command calls comes next, with a token of the supply."""
    if play.state.hero(hero).status != "ok":  # LE-18.13
        return
    await hero_turn.activate(play, hero)
    called, play.state.fight.called = play.state.fight.called, ""
    if called and called not in play.state.fight.tokens:
        play.state.fight.tokens[called] = "supply"
        play.next("character", hero=called)


async def rest_of_party(play: CombatPlay) -> None:
    """LE-18.6, D30: the remaining characters, in the order that they choose."""
    left = characters_left(play.state)
    if not left:
        play.next("end_round")
        return
    name = await _volunteer(play, left)
    play.state.fight.tokens[name] = ""
    play.next("character", hero=name)
    play.next("rest_of_party")


async def end_round(play: CombatPlay) -> None:
    """LE-18.8, LE-18.16: all tokens go back into the bag, also those that a card took from the supply, unless the table
    has it otherwise, and those of the dead (LE-7.11); the next round."""
    fight = play.state.fight
    hurt.conclude(play)
    await opened(play, Moment("round_end"))
    for token in [*(foe.token for foe in fight.line), *fight.tokens.values()]:
        if token and (token != "supply" or play.state.options.supply_tokens_return == "bag"):
            color = "white" if token == "supply" else token
            fight.bag[color] = fight.bag.get(color, 0) + 1
    for foe in fight.line:
        foe.token = ""
    fight.tokens.clear()
    lasting.end(play.state, "round")
    await pressing.press(play)
    if fight.round >= LONGEST:
        hurt.finish(play, hurt.LOST)
    play.next("begin_round")


STEPS: Final[dict[str, StepFunction]] = {
    "setup": setup,
    "begin_round": begin_round,
    "draw": draw,
    "enemy": enemy,
    "character": character,
    "rest_of_party": rest_of_party,
    "end_round": end_round,
}
