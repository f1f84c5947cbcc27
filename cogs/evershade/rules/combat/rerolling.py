"""Rerolls for fate, in fights and in the story (LE-6.1, LE-14.8, LE-15.4, LE-25.8)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.decision import Decision, Option, Text, Toggles, text
from cogs.evershade.rules.combat.fate import pay_fate
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.rolls import odds
from cogs.evershade.rules.rolls.dice import Die, score, successes

DIVINUM: Final = "div"
"""Before the number of a die of divinum among the options of a question."""


def shown(dice: Sequence[Die]) -> str:
    """Faces in a row."""
    return " ".join(str(die.value) for die in dice)


@dataclass(slots=True)
class DivinumDie:
    """A die of divinum in a roll (LE-14.14)."""

    sides: int
    value: int


async def rerolls(
    play: CombatPlay,
    dice: list[Die],
    difficulty: int,
    wanted: Sequence[int],
    *,
    is_settled: Callable[[], bool] = lambda: False,
    is_over: Callable[[], bool] = lambda: False,
    ones_cancel: bool = False,
    divinum: Sequence[DivinumDie] = (),
    brings: odds.Brings = odds.NO_WORDS,
) -> None:
    """LE-6.1, LE-14.8, LE-15.4: whoever rolled may pay 1 fate and reroll any own dice, all at the same time, again and
    again until everybody keeps; dice of which nothing better can come are not asked about, and nobody pays for them.
    wanted: the successes of its outcomes; is_settled: whether no further one matters; is_over: whether nothing at all
    does; divinum: the performer's, which count for themselves; brings: what the outcomes do, in words."""
    owners = list(dict.fromkeys(die.owner for die in dice))
    free = {who for who in owners if play.state.hero(who).partner}  # LE-25.8: once in a roll, at no cost

    def of_divinum(who: str) -> list[int]:
        if is_over():
            return []
        return [n for n, die in enumerate(divinum) if who == owners[0] and die.value < die.sides]

    def rerollable(who: str) -> list[int]:
        """Its D12s that can become better, as long as that matters; older tables name natural twelves among them."""
        own = [] if is_settled() else _own(dice, who)
        able = [n for n in own if not (dice[n].natural and dice[n].value == 12)]
        return own if able and play.state.options.fights == "at_first" else able

    def preview(again: Mapping[str, int]) -> Text:
        places = [int(one) for one in again if one.isdecimal()]
        return odds.rerolled(dice, places, difficulty, wanted, ones_cancel=ones_cancel, brings=brings)

    def asked(who: str) -> Decision:
        prompt = text(
            "evershade-ask-reroll",
            who=f"@{who}",
            performer=f"@{owners[0]}",
            helps=int(who != owners[0]),
            dice=shown(dice),
            own=shown([dice[n] for n in _own(dice, who)]) or "none",
            n=successes(dice, difficulty, ones_cancel=ones_cancel),
            difficulty=difficulty,
            fate=play.state.hero(who).fate,
            free=int(who in free),
        )
        options = [Option(str(n), _face(dice[n], difficulty)) for n in rerollable(who)]
        options += [
            Option(f"{DIVINUM}{n}", text("evershade-die-divinum", n=divinum[n].value, sides=divinum[n].sides))
            for n in of_divinum(who)
        ]
        return Decision(
            (play.state.seat_of(who),),
            "evershade.reroll",
            prompt,
            lambda: options,
            "some",
            0,
            len(options),
            toggles=Toggles(text("evershade-reroll-go", free=int(who in free)), text("evershade-reroll-none")),
            preview=preview,
        )

    def reroll(who: str, picked: Sequence[str]) -> None:
        able = [*map(str, rerollable(who)), *(f"{DIVINUM}{n}" for n in of_divinum(who))]
        again = [one for one in picked if one in able]
        if not again:  # LE-19.14: what somebody else has rolled is enough
            return
        line = "evershade-rerolled-free" if who in free else "evershade-rerolled"
        if who not in free:
            pay_fate(play, play.state.hero(who), 1)
        free.discard(who)
        places = [int(one) for one in again if one.isdecimal()]
        for place, value in zip(places, play.roll(f"roll:{who}", len(places), 12), strict=True):
            dice[place] = Die(who, value)
        if places:
            play.say(line, who=f"@{who}", dice=shown([dice[n] for n in _own(dice, who)]))
        thrown = [divinum[int(one.removeprefix(DIVINUM))] for one in again if not one.isdecimal()]
        for die in thrown:
            die.value = play.roll(f"div:{who}", 1, die.sides)[0]
        if thrown:
            say_divinum(play, who, divinum)

    left = owners
    while True:
        left = [who for who in left if who in free or play.state.hero(who).fate > 0]
        left = [who for who in left if rerollable(who) or of_divinum(who)]
        if not left:
            break
        answers = await play.ask_each([asked(who) for who in left])
        again = [(who, answer) for who, answer in zip(left, answers, strict=True) if answer]
        for who, picked in again:
            assert isinstance(picked, list)
            reroll(who, picked)
        left = [who for who, _ in again]


def _face(die: Die, difficulty: int) -> Text:
    """A die with the successes that it is already, so that nobody gives one away."""
    return text("evershade-die", n=die.value, hits=score(die, difficulty))


def say_divinum(play: CombatPlay, who: str, divinum: Sequence[DivinumDie]) -> None:
    faces = [die.value for die in divinum]
    play.say("evershade-divinum", who=f"@{who}", dice=" ".join(map(str, faces)), n=sum(faces))


def _own(dice: Sequence[Die], who: str) -> list[int]:
    """The places of somebody's own dice (E16)."""
    return [n for n, die in enumerate(dice) if die.owner == who]
