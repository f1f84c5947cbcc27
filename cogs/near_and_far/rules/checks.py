"""One check, from the stat to the total (NF-12.1): die, what cards do to it, hearts. Pure."""

from bot.rules.decision import Option, text
from cogs.near_and_far.content.terms import CheckKind
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, who
from cogs.near_and_far.rules.reading.table import USE_OF, stat
from cogs.near_and_far.state import Trial

DIE = "die:check"


async def check(play: FarPlay, seat: int, kind: CheckKind, target: int, bonus: int = 0) -> int:
    """Try something; gives the total. bonus: so much above the target brings more (NF-7.5)."""
    state = play.state
    state.turn.trial = Trial(seat, kind, target, stat(state, content_of(play), seat, USE_OF[kind]))
    await fire(play, seat, "before_roll", check=kind)
    trial = the_trial(play)
    trial.die = play.roll(DIE)[0]
    play.say(
        "far-rolled", who=who(seat), kind=kind, die=trial.die, stat=trial.stat, n=trial.die + trial.stat, target=target
    )
    await fire(play, seat, "after_roll", check=kind)
    await spend_hearts(play, target, bonus)
    trial = the_trial(play)
    total = trial.die + trial.stat + trial.spent
    won = total >= target
    await fire(play, seat, "win" if won else "fail", check=kind)
    play.state.turn.trial = None
    return total


def the_trial(play: FarPlay) -> Trial:
    """The check in hand."""
    trial = play.state.turn.trial
    assert trial is not None
    return trial


async def spend_hearts(play: FarPlay, target: int, bonus: int = 0) -> None:
    """D18: each heart adds one; nobody is asked when hearts cannot change what happens."""
    trial = the_trial(play)
    own = play.state.wanderers[trial.seat]
    now = trial.die + trial.stat
    needed = max(0, target - now)
    most = min(own.hearts, max(0, target + bonus - now))  # more than that does nothing
    if most < needed or not most:
        return
    options = [
        Option(str(n), text("far-option-hearts", n=n, total=now + n), text(_hint(now + n, target, bonus)))
        for n in range(most + 1)
    ]
    answer = await play.ask(
        trial.seat,
        "far.hearts",
        text("far-ask-hearts", die=trial.die, stat=trial.stat, n=now, target=target, have=own.hearts),
        lambda: options,
        default=lambda: str(needed),
    )
    trial = the_trial(play)
    trial.spent = int(answer)
    if trial.spent:
        change(play, trial.seat, {"hearts": -trial.spent}, "far-spends-hearts")


def _hint(total: int, target: int, bonus: int) -> str:
    if total < target:
        return "far-hint-fails"
    return "far-hint-bonus" if bonus and total >= target + bonus else "far-hint-wins"


def chance(stat: int, target: int, hearts: int = 0) -> int:
    """How many of the six faces reach a target with these hearts, in per cent."""
    return round(100 * sum(face + stat + hearts >= target for face in range(1, 7)) / 6)
