"""Sums that a group with the printed box would do in its head: checks, duels, ways, the mine, the score. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.rules.box.amounts import check_range
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import LEAST_REP, MAPS, MOST_HEARTS, MOST_REP, entries_of, threat_points
from cogs.near_and_far.rules.reading.amounts import reward
from cogs.near_and_far.rules.reading.scoring import rep_points
from cogs.near_and_far.rules.setup import TOKENS

Check = Literal["skill", "combat", "threat", "boss"]
MOST: Final = 99
NAMED: Final = {
    1: "B D H M",
    2: "1 3 4 10 13 15",
    3: "20 23 27 28",
    4: "33 34 37 40 43 44 48",
    5: "51 54 59 60 63",
    6: "69 70 72 76 78 79 80",
    7: "81 85 87 88 89 94",
    8: "98 105 106 108 110 111",
    9: "115 117 118 119 123 126 128",
    10: "133 138 141 145",
    11: "146 147 148 150 152 153 158",
}
"""The story numbers at places with a name on the printed maps (rules 11.3)."""
BOSSES: Final = ("shreya", "zag", "red_king", "ivory_queen")
LINES: Final = (
    *("camps", "routes", "artifacts", "threats", "wealth", "tokens"),
    *("chiefs", "rep", "board", "treasures", "bonus"),
)
"""The eleven categories of NF-13.3, in their order."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Which stories get a quest token, and which bosses wait on map 11."""

    stories: tuple[str, ...]
    bosses: tuple[str, ...]


def setup(order: Sequence[str], number: int, players: int, *, long: bool, named_first: bool) -> Setup:
    """NF-2.11, NF-2.12, NF-15.1, from the map's stories and the bosses in a random order. Where the regions of a
    printed map lie is not known here: the group may draw again when all tokens lie together."""
    check_range(players, 1, 4)
    wanted = TOKENS[players] + (2 if long else 0)  # NF-16.2
    stories = [one for one in order if one in entries_of(number)]
    named = NAMED[number].split() if named_first else []
    chosen = sorted(stories, key=lambda one: one not in named)[:wanted]
    bosses = [one for one in order if one in BOSSES][:players]
    return Setup(tuple(one for one in entries_of(number) if one in chosen), tuple(bosses))


def laid_out(number: int) -> list[str]:
    """What `setup` wants in a random order."""
    check_range(number, 1, MAPS)
    return [*entries_of(number), *(BOSSES if number == MAPS else ())]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A check (NF-12.1). needed: hearts that reach the target, for_bonus: the bonus of a quest; None: out of reach."""

    total: int
    needed: int | None
    for_bonus: int | None


def check(kind: Check, die: int, stat: int, target: int, hearts: int) -> Outcome:
    """What a die brings, and with how many hearts (NF-7.5); only quests have a bonus."""
    check_range(stat, 0, MOST)
    check_range(target, 1, MOST)
    check_range(hearts, 0, MOST_HEARTS)
    total = die + stat

    def short(of: int) -> int | None:
        missing = max(0, of - total)
        return missing if missing <= hearts else None

    return Outcome(total, short(target), short(target + 2) if kind in ("skill", "combat") else None)


@dataclass(frozen=True, slots=True)
class Duel:
    """NF-10.3, NF-10.4. needed: hearts with which the attacker wins, None: out of reach."""

    attacker: int
    defender: int
    needed: int | None


def duel(dice: Sequence[int], attacker: int, defender: int, hearts: int, *, dirty: bool) -> Duel:
    """Both dice with swords; fighting dirty is a sword more (NF-10.2); a tie is the defender's."""
    for stat in (attacker, defender):
        check_range(stat, 0, MOST)
    check_range(hearts, 0, MOST_HEARTS)
    mine, theirs = dice[0] + attacker + int(dirty), dice[1] + defender
    needed = max(0, theirs + 1 - mine)
    return Duel(mine, theirs, needed if needed <= hearts else None)


def hearts_of_way(way: str, tortoises: int) -> tuple[int, int]:
    """(hearts, spaces left empty) of a way such as `T 02 05* 11`, in which `*` marks a camp (NF-5.5, NF-5.6), or of a
    count of empty spaces that are left. Raises `NotPossible` for anything else."""
    check_range(tortoises, 0, 3)
    spaces = way.replace(",", " ").replace("→", " ").replace("-", " ").split()
    if not spaces or len(spaces) > 20 or not all(re.fullmatch(r"[A-Za-z0-9]{1,3}\*?", one) for one in spaces):
        raise NotPossible(text("nf-box-refused-way"))
    if len(spaces) == 1 and spaces[0].isdecimal():
        empty = int(spaces[0])
        check_range(empty, 0, 20)
    else:
        empty = sum(not one.endswith("*") and one.upper() != "T" for one in spaces[:-1])
    return max(0, empty - tortoises), empty


@dataclass(frozen=True, slots=True)
class MineSpace:
    """A space of the mine where a camp may stand. row, column: from 1; goods: what it brings."""

    row: int
    column: int
    number: int
    goods: dict[str, int]


def mine(content: FarContent, skill: int, grid: str) -> list[MineSpace]:
    """NF-8.6: the free spaces that this skill reaches. grid: four rows of four, `x` for a camp and `.` for none, the
    top one first; empty: nobody has dug yet."""
    check_range(skill, 0, MOST)
    signs = re.sub(r"[\s,;/|]", "", grid).lower() or "." * 16
    if not re.fullmatch(r"[x.]{16}", signs):
        raise NotPossible(text("nf-box-refused-grid"))
    taken = {(place // 4, place % 4) for place, sign in enumerate(signs) if sign == "x"}
    numbers = content.town["town"].mine.numbers
    found = []
    for row in range(4):
        for column in range(4):
            near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            is_open = bool(near & taken) if taken else (row, column) == (0, 0)
            if is_open and (row, column) not in taken and numbers[row][column] <= skill:
                goods = reward(content, f"{row},{column}")
                found.append(MineSpace(row + 1, column + 1, numbers[row][column], goods))
    return found


def score(
    camps: int,
    routes: int,
    artifacts: int,
    unbought: int,
    threats: str,
    coins: int,
    gems: int,
    tokens: int,
    chiefs: int,
    rep: int,
    treasures: int,
    bonus: int,
    of: int,
) -> list[int]:
    """NF-13.3 from what is counted at the table, and what decides a tie behind it: reputation, coins and gems. threats:
    levels that were beaten, bosses by their points as `+5`; of: camps that everybody began with."""
    for n in (camps, routes, artifacts, unbought, coins, gems, tokens, treasures, bonus):
        check_range(n, 0, MOST)
    check_range(of, 14, 20)
    check_range(camps, 0, of)
    check_range(chiefs, 0, 4)
    check_range(rep, LEAST_REP, MOST_REP)
    lines = [
        camps,
        routes,
        artifacts - unbought,
        threat_sum(threats),
        (coins + gems) // 2,
        tokens,
        5 * chiefs,
        rep_points(rep),
        2 if camps == of else 0,
        5 if treasures == 3 else 0,
        bonus,
    ]
    return [*lines, rep, coins + gems]


def threat_sum(levels: str) -> int:
    """Points of threats by their levels (NF-13.6), of bosses as printed: `4 7 +5`. Raises `NotPossible`."""
    total = 0
    for part in levels.replace(",", " ").split():
        if not re.fullmatch(r"\+?\d{1,2}", part):
            raise NotPossible(text("nf-box-refused-levels"))
        n = int(part)
        if part.startswith("+"):
            check_range(n, 5, 8)
            total += n
        else:
            check_range(n, 4, 15)
            total += threat_points(n)
    return total


def ranking(scores: dict[str, list[int]]) -> tuple[list[tuple[str, int]], list[str]]:
    """(colours with their totals, best first; who has won), ties by reputation, then coins and gems (NF-13.7)."""

    def rank(name: str) -> tuple[int, int, int]:
        *lines, rep, wealth = scores[name]
        return sum(lines), rep, wealth

    order = sorted(scores, key=rank, reverse=True)
    return [(name, rank(name)[0]) for name in order], [name for name in order if rank(name) == rank(order[0])]
