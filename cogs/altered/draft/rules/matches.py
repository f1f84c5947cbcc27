"""The rounds after a draft: each match is a table of its own, to which the decks come as its first answers. Pure."""

from collections.abc import Sequence
from functools import partial

from bot.rules.decision import text
from bot.rules.kernel.game import ChildTable
from cogs.altered.content.decklist import write_list
from cogs.altered.draft.rules.deckmaking import listed
from cogs.altered.draft.rules.packs import Draft
from cogs.altered.draft.rules.pairing import BROKEN, BYE, DRAWN, pair, rounds_of, standings
from cogs.altered.draft.state import DraftState


async def play_round(play: Draft) -> None:
    """All matches of a round side by side; the next one begins when the last is over."""
    state = play.state
    everyone = state.options.rounds == "everyone"
    made = pair(state.seats, state.rounds, everyone)
    state.rounds.append(made)
    number = len(state.rounds)
    play.say("ad-round", n=number, of=rounds_of(state.seats, everyone))
    for one in made:
        if one.b == BYE:
            play.say("ad-bye", seat=f"@seat:{one.a}")
    # for a lone terminal, where no other table can be opened: drawn before, so that asking draws nothing
    lots = [play.chance.below(f"lot:{number}", 2) for _ in made]
    await play.together([_match(play, number, n, lots[n]) for n, one in enumerate(made) if one.b != BYE])
    if number < rounds_of(state.seats, everyone):
        play.next("round")
        return
    state.phase = "over"
    first = [one.seat for one in standings(state.seats, state.rounds) if one.place == 1]
    play.say("ad-wins", seats=[f"@seat:{seat}" for seat in first], n=len(first))
    play.end("+".join(f"seat{seat + 1}" for seat in first))


async def _match(play: Draft, number: int, n: int, lot: int) -> None:
    one = play.state.rounds[number - 1][n]
    pair_of = (one.a, one.b)
    prompt = text("ad-match", a=f"@seat:{one.a}", b=f"@seat:{one.b}", n=number)
    won = await play.result_of(key_of(number, n), prompt, pair_of, default=partial(str, f"won:{pair_of[lot]}"))
    one = play.state.rounds[number - 1][n]
    one.won = BROKEN if won is None else DRAWN if len(won) == 2 else won[0]
    how = "broken" if won is None else "drawn" if len(won) == 2 else "won"
    loser = one.b if one.won == one.a else one.a
    play.say(
        "ad-result",
        how=how,
        a=f"@seat:{max(one.won, 0) if how == 'won' else one.a}",
        b=f"@seat:{loser if how == 'won' else one.b}",
    )


def key_of(number: int, n: int) -> str:
    """The name of a match: `r2-0`."""
    return f"r{number}-{n}"


def child_tables(state: DraftState) -> Sequence[ChildTable]:
    """A table for each match, with the decks of both players."""
    found = []
    for number, made in enumerate(state.rounds, 1):
        for n, one in enumerate(made):
            if one.b != BYE:
                decks = tuple((at, "altered.own", deck_list(state, seat)) for at, seat in enumerate((one.a, one.b)))
                options = {"decks": "own", "format": "limited", "match": state.options.match}
                found.append(ChildTable(key_of(number, n), "altered", (one.a, one.b), options, decks))
    return found


def deck_list(state: DraftState, seat: int) -> str:
    """A deck as a player would write it."""
    drafter = state.drafters[seat]
    return write_list(listed(drafter.hero, drafter.deck))
