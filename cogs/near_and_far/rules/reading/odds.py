"""How likely checks and duels are, by the dice alone or with all hearts; cards come on top (NF-12, NF-10). Pure."""

from bot.rules.decision import Text, text
from bot.rules.odds import die, percent
from cogs.near_and_far.state import PendingCheck


def is_reached(total: int, target: int) -> bool:
    """NF-12.1: whether a check succeeds."""
    return total >= target


def is_won(total: int, rival: int) -> bool:
    """NF-10.4: whether a duel is the attacker's; a tie is the defender's."""
    return total > rival


def chance(stat: int, target: int, hearts: int = 0) -> int:
    """How likely a die reaches a target with these hearts, in per cent."""
    return percent(die().chance(lambda face: is_reached(face + stat + hearts, target)))


def duel_chance(swords: int, rival: int, hearts: int = 0) -> int:
    """How likely an attacker with so many swords wins a duel, in per cent."""
    both = die().with_other(die())
    return percent(both.chance(lambda dice: is_won(dice[0] + swords + hearts, dice[1] + rival)))


def said(n: int, most: int) -> Text:
    """A chance by the die alone, and with all hearts."""
    return text("far-hint-chance", n=n, most=most, gain=most - n)


def again(pending: PendingCheck, seat: int, hearts: int) -> Text:
    """What rolling this seat's die once more would bring in the check in hand: the attacker's hearts still count."""
    if seat != pending.seat:  # a duel: the defender's die
        held = die().chance(lambda face: not is_won(pending.total, face + pending.rival_stat))
        return text("far-hint-again", n=percent(held), most=percent(held), gain=0)
    target = pending.rival_total + 1 if pending.rival else pending.target
    n, most = chance(pending.stat + pending.spent, target), chance(pending.stat + pending.spent, target, hearts)
    return text("far-hint-again", n=n, most=most, gain=most - n)
