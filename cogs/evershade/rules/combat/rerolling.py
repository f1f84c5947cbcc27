"""Rerolls for fate, in fights and in the story (LE-6.1, LE-14.8, LE-15.4, LE-25.8)."""

from collections.abc import Callable, Mapping, Sequence

from bot.rules.decision import Decision, Option, Text, Toggles, text
from cogs.evershade.rules.combat.fate import pay_fate
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.rolls import odds
from cogs.evershade.rules.rolls.dice import Die, successes


def shown(dice: Sequence[Die]) -> str:
    """Faces in a row."""
    return " ".join(str(die.value) for die in dice)


async def rerolls(
    play: CombatPlay,
    dice: list[Die],
    difficulty: int,
    wanted: Sequence[int],
    *,
    is_settled: Callable[[], bool] = lambda: False,
    ones_cancel: bool = False,
) -> None:
    """LE-6.1, LE-14.8, LE-15.4: whoever rolled may pay 1 fate and reroll any own dice, all at the same time, again and
    again until everybody keeps; dice of which nothing better can come are not asked about, and nobody pays for them.
    wanted: the successes of its outcomes; is_settled: whether no further one matters."""
    owners = list(dict.fromkeys(die.owner for die in dice))
    free = {who for who in owners if play.state.hero(who).partner}  # LE-25.8: once in a roll, at no cost

    def preview(again: Mapping[str, int]) -> Text:
        return odds.rerolled(dice, [int(place) for place in again], difficulty, wanted, ones_cancel=ones_cancel)

    def asked(who: str) -> Decision:
        own = _rerollable(dice, who)
        prompt = text(
            "evershade-ask-reroll",
            who=f"@{who}",
            dice=shown(dice),
            n=successes(dice, difficulty, ones_cancel=ones_cancel),
            difficulty=difficulty,
            fate=play.state.hero(who).fate,
        )
        options = [Option(str(n), text("evershade-die", n=dice[n].value)) for n in own]
        toggles = Toggles(text("evershade-reroll-go"), text("evershade-reroll-none"))
        return Decision(
            (play.state.seat_of(who),),
            "evershade.reroll",
            prompt,
            lambda: options,
            "some",
            0,
            len(own),
            toggles=toggles,
            preview=preview,
        )

    left = owners
    while not is_settled():
        left = [who for who in left if who in free or play.state.hero(who).fate > 0]
        left = [who for who in left if not all(dice[n].natural and dice[n].value == 12 for n in _rerollable(dice, who))]
        if not left:
            break
        answers = await play.ask_each([asked(who) for who in left])
        again = [(who, answer) for who, answer in zip(left, answers, strict=True) if answer]
        for who, picked in again:
            if is_settled():
                break
            assert isinstance(picked, list)
            if who not in free:
                pay_fate(play, play.state.hero(who), 1)
            free.discard(who)
            for place, value in zip(picked, play.roll(f"roll:{who}", len(picked), 12), strict=True):
                dice[int(place)] = Die(who, value)
            play.say("evershade-rerolled", who=f"@{who}", dice=shown([dice[n] for n in _rerollable(dice, who)]))
        left = [who for who, _ in again]


def _rerollable(dice: Sequence[Die], who: str) -> list[int]:
    """The places of somebody's own dice (E16)."""
    return [n for n, die in enumerate(dice) if die.owner == who]
