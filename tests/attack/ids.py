"""Forged custom ids by the thousand, against a bot with tables on two servers.

    python -m tests.attack.ids --count 100000 --seed 1

Everybody who could come (`tests/rights/town.py`) sends ids that are put together from true parts and rubbish: tables of
this channel, of others, of the other server, none; requests of anybody; every word, sign, roll and deck that there is;
whole ids with some signs turned. After each one: no table has changed but the one in whose channel the presser stands,
and that one only if the id names a deed for which they have the right; nothing is shown of any other table; whoever may
not gets one of the sentences of the door; nothing ever goes wrong. Ends with 1 when any of that is broken.
"""

import argparse
import asyncio
import random
import re
import string
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.rights.rows import BOX, DICE, REQUESTS, TABLES
from tests.rights.test_matrix import AT_TABLE, CHANNEL
from tests.rights.town import Being, Shown, Site, Town, town

HOME = ("running", "chosen", "wished", "lobby", "paused", "doomrock", "ended")
AWAY = ("running", "lobby", "doomrock")
_ID = re.compile(r"wkm?:(?P<table>[^:]+):(?P<token>[^:]+):(?P<op>.+)", re.DOTALL)
_RESTS = ("", "-1", "-0", "-²", "-" + "9" * 30, "-yes", "-no", "-undo", "=", "-=60", "-rounds=3", "-1.away", "-{table}")
ROUND = 2000
"""Ids to one town; then another is built, so that neither its channels fill up nor its timers come due in real time."""
_ODD = string.ascii_letters + string.digits + ":~-*!?=>#.²٣ \n\x00é'\"\\<@"


class Attack:
    """One attack. figures: what became of the ids; wrong: what must not be, a sentence each."""

    def __init__(self, place: Town, seed: int) -> None:
        self.place, self.chance = place, random.Random(seed)
        self.sites: list[tuple[str, bool, Site]] = []
        self.figures: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.writes = 0
        self.before: dict[str, list[str]] = {}

    async def open(self) -> None:
        """Set the tables, and count what is written from now on: what was not written has not changed."""
        for scene, away in [(scene, False) for scene in HOME] + [(scene, True) for scene in AWAY]:
            self.sites.append((scene, away, await self.place.site(scene, away=away)))
        database = self.place.bot.tables.database
        write = database.write

        async def counted(*args: Any, **more: Any) -> Any:
            self.writes += 1
            return await write(*args, **more)

        database.write = counted
        await self._look()

    async def _look(self) -> None:
        self.before = {site.info.id: await self.place.stands(site, boards=False) for _, _, site in self.sites}

    # ------------------------------------------------------------------ forging

    def table(self) -> str:
        known = self.chance.choice(self.sites)[2].info.id
        return self.chance.choices(
            [known, "~", "new", "".join(self.chance.choices(string.ascii_lowercase, k=8)), known.upper(), known[:-1]],
            [30, 3, 1, 1, 1, 1],
        )[0]

    def token(self) -> str:
        tokens = [site.token for _, _, site in self.sites if site.token]
        one, other = self.chance.choices([*tokens, *map(str, range(12)), "a0", "a1"], k=2)
        return self.chance.choices([one, f"{one}.{other}", "9" * 30, "²", "-1"], [20, 4, 1, 1, 1])[0]

    def op(self) -> str:
        rest = self.chance.choice(_RESTS).replace("{table}", self.table())
        return self.chance.choice([*TABLES, *(row.op for row in TABLES.values()), "new", "help", "forget"]) + rest

    def answer(self) -> str:
        options = ("0", "1", "2", "3", "biscuit", "take", "pass", "done", "yes", "#" + "0" * 12, "0.", "fffff", "²")
        return self.chance.choice(("", "", "!", "*", "?", ">", "=", "#")) + self.chance.choice(options)

    def custom_id(self) -> str:
        site, kind = self.chance.choice(self.sites)[2], self.chance.random()
        if kind < 0.12:
            row = self.chance.choice([*DICE.values(), *BOX.values()])
            made = row.op.format(roll=self.chance.choice([site.roll, 1, 99]), deck=self.chance.choice([site.deck, 0]))
        elif kind < 0.16:
            made = self.chance.choice(("wka:mend", "wka:deck:constructed:0", "wk:new:toy", "wk:new:doomrock"))
        elif kind < 0.6:
            made = f"wk:{self.table()}:-:{self.op()}"
        else:
            made = f"wk:{self.table()}:{self.token()}:{self.answer()}"
        if self.chance.random() < 0.2:
            signs = list(made)
            for _ in range(self.chance.randint(1, 3)):
                signs[self.chance.randrange(len(signs))] = self.chance.choice(("", self.chance.choice(_ODD)))
            made = "".join(signs)
        if ":forget" in made:  # a person's own wish, over all tables at which they sit
            return self.custom_id()
        return made[:100] or "wk:"

    # ------------------------------------------------------------------ pressing

    async def one(self) -> None:
        """One forged id by somebody."""
        place, chance = self.place, self.chance
        _, away, site = chance.choice(self.sites)
        role, being = chance.choice(list((self._there(site) if away else place.beings(site)).items()))
        custom_id = self.custom_id()
        is_modal, is_select = chance.random() < 0.08, chance.random() < 0.15 or custom_id.endswith("*")
        values = (chance.choice(("0", "1", "on", "²", site.info.id, "60")),) if is_select and not is_modal else ()
        if is_modal and custom_id.startswith("wk:"):
            custom_id = "wkm:" + custom_id[3:]
        written = self.writes
        shown = await place.press(being, site, custom_id[:100], values, "2" if is_modal else None)
        self.figures["ids"] += 1
        right = self._right(site, custom_id, "2" if is_modal else "".join(values))
        may = role in CHANNEL and self._may(role, right)
        self._judge(site, role, custom_id, shown, right, may)
        if self.writes != written:
            await self._compare(site, role, custom_id, may)

    def _there(self, site: Site) -> dict[str, Being]:
        """Those of the other server at their own table."""
        people = {"host": "Sam", "player": "Pia", "left": "Rex"}
        return {role: Being(role, user, site.channel, self.place.away.id) for role, user in people.items()}

    def _right(self, site: Site, custom_id: str, given: str) -> str | None:
        """The right that an id needs at the table of this channel; "" without a table, None: it names no deed here.

        given: the value of the select or the modal, which becomes part of the deed's word
        """
        found = _ID.fullmatch(custom_id)
        if found is None or found["table"] in ("~", "new"):
            return ""
        word = (found["op"].removeprefix("*") + (f"={given}" if given else "")).partition("-")[0]
        row = REQUESTS["option"] if found["token"] != "-" else TABLES.get(word)
        return None if row is None or found["table"] != site.info.id else row.right

    def _may(self, role: str, right: str | None) -> bool:
        """Whether this presser may change the table of their own channel by this id."""
        if not right:
            return right == ""  # what stands in the channel besides the table: rolls, decks, a new table in a thread
        # whoever sits here may answer what they are asked themselves
        return role in AT_TABLE["seated" if right == "asked" else right]

    def _judge(self, site: Site, role: str, custom_id: str, shown: Shown, right: str | None, may: bool) -> None:
        here = role in CHANNEL
        # a refusal repeats what somebody wrote, which tells nothing: the id itself, or the value of a setting in it
        told = shown.everything.replace(custom_id, "")
        written = custom_id.partition("=")[2]
        news = told.replace(written, "") if written else told
        for _, _, other in self.sites:
            if other is site and here:
                continue
            known = [one for one in other.secrets if one != "Cay" and one in news]
            if known:
                self.wrong.append(f"{custom_id!r} by {role} shows {known} of another table")
        if "went wrong" in told:
            self.wrong.append(f"{custom_id!r} by {role} went wrong")
        refused = [words for words in shown.texts if words.strip() in self.place.refusals()]
        self.figures["refused by the door" if refused else "answered" if shown.is_answered else "not ours"] += 1
        if here and not may and right and (not refused or len(shown.texts) > 1 or shown.files):
            self.wrong.append(f"{custom_id!r} by {role} was not refused: {shown.texts}")

    async def _compare(self, site: Site, role: str, custom_id: str, may: bool) -> None:
        before = self.before
        await self._look()
        changed = [table for table, rows in self.before.items() if rows != before[table]]
        if not changed:
            return
        if changed != [site.info.id] or not may:
            self.wrong.append(f"{custom_id!r} by {role} has changed {changed}")
        self.figures["changed what they may"] += 1
        self.place.clear(site)
        at = next(n for n, (_, _, one) in enumerate(self.sites) if one is site)
        scene, away, _ = self.sites[at]
        self.sites[at] = scene, away, await self.place.site(scene, away=away)
        await self._look()


async def attack(count: int, seed: int, folder: Path) -> Attack:
    """Send so many forged ids to one town."""
    async with town(folder) as place:
        made = Attack(place, seed)
        await made.open()
        while made.figures["ids"] < count and len(made.wrong) < 20:
            await made.one()
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.perf_counter()
    figures: Counter[str] = Counter()
    wrong: list[str] = []
    while figures["ids"] < args.count and len(wrong) < 20:
        number = figures["ids"] // ROUND
        with tempfile.TemporaryDirectory() as folder:
            size = min(ROUND, args.count - figures["ids"])
            made = asyncio.run(attack(size, args.seed * 1_000_000 + number, Path(folder)))
        figures, wrong = figures + made.figures, wrong + made.wrong
        told = ", ".join(f"{n:,} {name}" for name, n in figures.most_common())
        print(f"{told}; {len(wrong)} faults; {time.perf_counter() - began:.0f} s", flush=True)
    for line in wrong[:20]:
        print(line)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
