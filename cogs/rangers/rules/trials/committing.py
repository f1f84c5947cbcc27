"""What goes into a test: energy, cards with its icon, and what those cards say themselves (ER-6.7). Pure."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.rangers.content.vocabulary.effects import Commit
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, shown, trial, who
from cogs.rangers.rules.cards.zones import enter
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import LIMBO, Happening, has_energy, pool
from cogs.rangers.rules.reading.conditions import context_of, fits, may_use
from cogs.rangers.rules.reading.difficulty import difficulty, printed_test
from cogs.rangers.rules.trials.later import Later, later, still
from cogs.rangers.rules.trials.odds import chance, least_effort
from cogs.rangers.rules.trials.outlook import outlook
from cogs.rangers.state import CardInPlay

CERTAIN: Final = 100


def fitting(play: RangersPlay, seat: int, *, whole_hand: bool) -> dict[str, int]:
    """The cards of a hand that can be committed -> the icons each has (E-ICON). whole_hand: not only those that may
    be committed to anybody's test."""
    test, content = trial(play), content_of(play)
    found = {}
    for card in sorted(set(play.state.rangers[seat].hand)):
        printed = content.ranger_cards[card]
        icons = next((n for approach, n in printed.icons.items() if approach == test.approach), 0)
        if icons and (whole_hand or printed.commits_to_any):
            found[card] = icons
    return found


def added_by_text(look: Board, seat: int, card: str) -> int:
    """The effort that a card's own text adds once it is committed, as far as it is certain."""
    test = look.state.test
    assert test is not None
    happening = Happening("test_commit", test.seat, test.target)
    shadow, context = CardInPlay("", card, LIMBO, seat), context_of(look.state, seat, "", happening)
    return sum(
        effect.n
        for ability in look.content.ranger_cards[card].abilities
        if ability.when.committed and ability.when.during == happening.kind and not ability.optional
        if fits(look, ability.when, happening, shadow) and may_use(look, "", ability, context)
        for effect in ability.do
        if isinstance(effect, Commit) and isinstance(effect.n, int)
    )


async def commit_from(play: RangersPlay, seat: int, *, whole_hand: bool) -> int:
    """Energy and cards of one Ranger into the test; gives the effort."""
    test, own = trial(play), play.state.rangers[seat]
    icons = fitting(play, seat, whole_hand=whole_hand)
    energy = has_energy(play.state, seat, test.aspect) if whole_hand else 0
    if not own.hand and not energy:
        return 0
    look = board(play)
    worth = {card: n + added_by_text(look, seat, card) for card, n in icons.items()}

    def options() -> list[Option]:
        hand = play.state.rangers[seat].hand
        first = [Option("energy", text("rangers-option-energy", aspect=test.aspect), most=energy)] if energy else []
        return [
            *first,
            *(
                Option(card, text("rangers-option-commit", card=f"@{card}", n=n), most=hand.count(card))
                for card, n in worth.items()
            ),
        ]

    most = sum(option.most for option in options())
    odds = _odds(play, most, sum(n * own.hand.count(card) for card, n in worth.items()) + energy)
    helping = later(look, test, seat)
    printed = printed_test(look, test)
    prompt = text(
        "rangers-ask-commit",
        kind=test.name,
        name=printed.name if printed is not None else "",
        card=shown(play, test.target or test.source) if test.source else "",
        n=test.effort,
        of=difficulty(look, test),
        approach=test.approach,
        aspect=test.aspect,
        odds=odds,
        many=len(odds),
        brings=outlook(look, test),
        helps=0 if odds else len(helping),  # else the chances of each answer say it
        later=_named(helping, seat),
    )
    told = {"preview": partial(_preview, play, seat, worth, helping)} if odds else {}
    taken = await play.ask_amounts(
        seat, "rangers.commit", prompt, options, 0, most, private=True, default=list, deadline="same", **told
    )
    return _put_in(play, seat, dict(taken), icons)


def _odds(play: RangersPlay, most: int, more: int) -> list[Text]:
    """The chance with what is there, and with each step of what could be added, until it is certain (`show_odds`)."""
    test, look, found = trial(play), board(play), list[Text]()
    if not play.state.options.show_odds or not most:
        return found
    came = least_effort(look, test) - 1  # of others' tokens, which are counted after this (ER-12.2)
    for effort in range(test.effort, test.effort + more + 1):
        percent = chance(look, test, effort + came)
        found.append(text("rangers-odds", n=effort + came, percent=percent))
        if percent == CERTAIN:
            break
    return found


def _preview(
    play: RangersPlay, seat: int, worth: Mapping[str, int], helping: Sequence[Later], taken: Mapping[str, int]
) -> Text:
    """What this much comes to, how likely it is enough, and how likely with what can still be used afterwards."""
    test, look = trial(play), board(play)
    came = sum(n * worth.get(what, 1) for what, n in taken.items())
    effort = test.effort + came + least_effort(look, test) - 1  # ER-12.2
    left = still(look, helping, seat, test.aspect, taken)
    percent, then = chance(look, test, effort), chance(look, test, effort + sum(one.n for one in left))
    return text(
        "rangers-odds-now",
        n=effort,
        of=difficulty(look, test),
        percent=percent,
        helps=len(left) if percent < CERTAIN else 0,
        later=_named(left, seat),
        then=then,
    )


def _named(found: Sequence[Later], seat: int) -> list[Text]:
    return [
        text("rangers-later", card=f"@{one.card}", n=one.n, mine=one.seat == seat, who=who(one.seat)) for one in found
    ]


def _put_in(play: RangersPlay, seat: int, taken: dict[str, int], icons: dict[str, int]) -> int:
    """The icons of the cards; what their texts add comes with what they do, once all is in."""
    state, test, content = play.state, trial(play), content_of(play)
    own = state.rangers[seat]
    energy = taken.pop("energy", 0)
    own.energy[pool(state, test.aspect)] = own.energy.get(pool(state, test.aspect), 0) - energy
    came = energy
    for card, n in taken.items():
        for _ in range(n):
            own.hand.remove(card)
            test.cards.append(enter(state, content, card, LIMBO, seat).uid)
            came += icons[card]
            play.used(card)
    test.effort += came
    test.energy += energy
    test.icons += came - energy
    if taken:
        play.say("rangers-commits", who=who(seat), cards=[f"@{card}" for card in taken])
    return came
