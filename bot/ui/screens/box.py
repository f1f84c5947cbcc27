"""What trays look like in a channel, for every game: panels as plain data. Pure; sentences under `box-`.

Custom ids: `<prefix>:<op>:<at>.<turn>` for buttons, the same with `*` behind it for selects. reroll, keep: `at` is the
ledger's entry of the first throw, `turn` the rerolls left; a button that draws a card: `at` is how many were drawn.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.shelf.trays import Done, Thrown
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Button, Keep, Panel, Pick, Select, Words, join_lines


@dataclass(frozen=True, slots=True)
class BoxScreens:
    """The screens of one game. prefix: of its custom ids, no other game's; face: how a die is written."""

    prefix: str
    accent: int
    face: Callable[[int], str] = str

    @property
    def button_template(self) -> str:
        """The regular expression of custom ids of buttons."""
        return rf"{self.prefix}:(?P<op>[a-z]+):(?P<at>[0-9]{{1,19}})\.(?P<turn>[0-9]{{1,2}})"

    @property
    def select_template(self) -> str:
        """The same of selects."""
        return self.button_template + r"\*"

    def button(self, op: str, label: str, at: int = 0, turn: int = 0, style: Any = "secondary") -> Button:
        """A button that comes back as the press `op`."""
        return Button(f"{self.prefix}:{op}:{at}.{turn}", label, style)

    def news(self, say: Say, lines: Sequence[str], done: Done[Any] | None = None) -> Panel:
        """Something that just happened, with what has to be posted about its chance."""
        panel = Panel(accent=self.accent).add(Words(join_lines(lines), Keep.ANSWER))
        if done is None:
            return panel
        seals = [say("box-seal", hash=done.shuffle)] if done.shuffle else []
        if done.seal:
            seals.append(say("roll-seal", hash=done.seal))
        return panel.add(Words(join_lines(seals)))

    def one_die(self, say: Say, who: str, done: Thrown[Any]) -> Panel:
        """A single die."""
        return self.news(say, [say("box-one-die", who=who, die=done.faces[0])], done)

    def timer(self, say: Say, who: str, ends: int, minutes: int) -> Panel:
        """Discord itself counts down to a moment, in seconds since 1970; nobody is called."""
        return self.news(say, [say("box-timer", who=who, n=minutes, at=str(ends))])

    def thrown(self, say: Say, who: str, done: Thrown[Any], given: str) -> Panel:
        """A throw as it lies; with a select and a button while it may be rerolled, else with what it gives."""
        if done.again:
            lines = [say("box-rerolled", who=who, n=done.again)]
        else:
            lines = [say("box-rolled", who=who, n=len(done.faces))]
        lines += [f"-# {self.faces(dice)}" for dice in done.rounds[:-1]]
        lines.append(f"## {self.faces(done.faces)}")
        if not done.left:
            return self.news(say, [*lines, given], done)
        panel = self.news(say, [*lines, say("box-left", n=done.left)], done)
        picks = tuple(
            Pick(str(place), say.plain("box-die", n=place + 1, face=self.face(face)))
            for place, face in enumerate(done.faces)
        )
        ident = f"{self.prefix}:reroll:{done.entry}.{done.left}*"
        wish = Select(ident, say.plain("box-reroll"), picks, 1, len(picks))
        return panel.add(wish, self.button("keep", say.plain("box-keep"), done.entry, done.left, "primary"))

    def faces(self, dice: Sequence[int]) -> str:
        """Dice in a row."""
        return " ".join(self.face(face) for face in dice)
