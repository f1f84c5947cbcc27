"""RollResult: a total, and on request how it came about, die by die and as Discord markdown. Pure."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from bot.rules.dice.notation import Bracket, Dice, Group, Item, Node, Number, Product, Sum, Value, Wish
from bot.rules.dice.rolling import Die, combine, count_dice, kept_places, throw

MORE: Final = "… and {n} more"
# How many dice of one kind are written out; the fewest that fit are taken when the text is too long.
_SHOWN: Final = (1_000_000, 100, 50, 25, 10, 5, 2, 0)


class RollResult:
    """One roll of one expression.

    total: an int, or a Fraction if something was divided unevenly. note: the player's own words, as typed: use
    `safe_note()` in a message. turn: (1, 6) for the first of `6x ...`, None for a single roll. counts_successes: the
    total is a number of successes. faces: raw faces in the order drawn, 1 .. sides (a fate die's 1, 2, 3 are -, 0, +).
    """

    __slots__ = ("_dice", "_item", "faces", "total", "turn")

    def __init__(self, item: Item, faces: list[int], total: Value, turn: tuple[int, int] | None) -> None:
        self._item = item
        self._dice: list[Die] | None = None
        self.faces = faces
        self.total = total
        self.turn = turn

    def __repr__(self) -> str:
        return f"<RollResult {self.explain(200)}>"

    @property
    def note(self) -> str:
        return self._item.note

    @property
    def counts_successes(self) -> bool:
        return self._item.counts_successes

    @property
    def total_text(self) -> str:
        """The total in digits, with at most two decimals."""
        return number_text(self.total)

    @property
    def dice(self) -> list[Die]:
        """Every die thrown, in the order of the text; extra and rerolled dice stand beside the die they belong to."""
        if self._dice is None:
            trace = _Trace(self.faces, len(self.faces))
            trace.write(self._item.node)
            self._dice = trace.dice
        return self._dice

    def safe_note(self) -> str:
        """The note, unable to format, mention or link."""
        return escape(self.note)

    def explain(self, limit: int = 1_000, more: str = MORE) -> str:
        """Markdown such as `stealth: 2d20kh1 (**20**, ~~3~~) + 5 = **25**`, at most `limit` characters (100 or more).

        Bold: the highest face, or a success where successes are counted. Struck: does not count. `!` exploded, `↻`
        thrown again, `✗` counted failure, `1→2` counts as. `more` tells how many dice were left out.
        """
        head = f"{escape(self.note[: limit // 3])}: " if self.note else ""
        if len(head) > limit // 2:
            head = ""
        if self.turn:
            head = f"{self.turn[0]}/{self.turn[1]} {head}" if head else f"{self.turn[0]}/{self.turn[1]}: "
        tail = f" = **{self.total_text}**"
        for shown in _SHOWN:
            text = head + _Trace(self.faces, shown, more).write(self._item.node) + tail
            if len(text) <= limit:
                return text
        return f"{head}…{tail}"


def explain_all(results: Sequence[RollResult], limit: int = 1_000, more: str = MORE) -> str:
    """One line a result, at most `limit` characters (200 or more) in all; lines that do not fit are counted."""
    lines = [result.explain(limit, more) for result in results]
    if len("\n".join(lines)) > limit:
        share = max(100, limit // len(lines) - 1)
        lines = [result.explain(share, more) for result in results]
    room = limit - len(more.format(n=len(lines))) - 1
    text = "\n".join(lines)
    shown = len(lines)
    while len(text) > limit or (shown < len(lines) and len(text) > room):
        shown -= 1
        text = "\n".join(lines[:shown])
    return text if shown == len(lines) else f"{text}\n{more.format(n=len(lines) - shown)}"


def number_text(value: Value) -> str:
    if isinstance(value, Fraction):
        cents = round(value * 100)
        whole, rest = divmod(abs(cents), 100)
        return f"{'-' if cents < 0 else ''}{whole}.{rest:02}".rstrip("0").rstrip(".")
    return str(value)


def escape(text: str) -> str:
    """Text that Discord shows as it is: no formatting, no mention, no link preview."""
    marked = "".join("\\" + letter if letter in "\\*_~`|<>#[]()-" else letter for letter in text)
    return marked.replace("@", "@\u200b").replace("://", ":\u200b//")


class _Trace:
    """Reads an expression again over the faces that fell, and writes it down."""

    def __init__(self, faces: Sequence[int], shown: int, more: str = MORE) -> None:
        self._source = _Faces(faces)
        self._shown = shown
        self._more = more
        self._value: Value = 0
        self.dice: list[Die] = []

    def write(self, node: Node) -> str:
        """The text of a node; its value is left in `_value`."""
        match node:
            case Number():
                self._value = node.value
                return number_text(node.value)
            case Dice():
                thrown = throw(node, self._source, "", [])
                self.dice += thrown
                self._value = count_dice(node, thrown)
                return f"{node.text} ({self._write_dice(node, thrown)})"
            case Bracket():
                return f"({self.write(node.inside)})"
            case Sum():
                return self._write_sum(node)
            case Product():
                return self._write_product(node)
            case Group():
                return self._write_group(node)
            case Wish():
                raise AssertionError("wishes are granted when an item is read")

    def _write_sum(self, node: Sum) -> str:
        total: Value = 0
        text = ""
        for sign, term in zip(node.signs, node.terms, strict=True):
            written = self.write(term)
            total += sign * self._value
            if text:
                text += f" {'+' if sign == 1 else '-'} {written}"
            else:
                text = written if sign == 1 else f"-{written}"
        self._value = total
        return text

    def _write_product(self, node: Product) -> str:
        text = self.write(node.first)
        total = self._value
        for sign, at, factor in node.rest:
            # A bare star would start italics.
            text += f" {'×' if sign == '*' else sign} {self.write(factor)}"
            total = combine(sign, at, total, self._value)
        self._value = total
        return text

    def _write_group(self, node: Group) -> str:
        texts: list[str] = []
        values: list[Value] = []
        dice: list[list[Die]] = []
        for member in node.members:
            before = len(self.dice)
            texts.append(self.write(member))
            values.append(self._value)
            dice.append(self.dice[before:])
        stay = kept_places(node.keeps, values)
        for place in range(len(texts)):
            if place not in stay:
                # Marks inside a struck member would end the strike.
                texts[place] = f"~~{texts[place].replace('**', '').replace('~~', '')}~~"
                for die in dice[place]:
                    die.kept = False
        self._value = sum(value for place, value in enumerate(values) if place in stay)
        return f"{{{', '.join(texts)}}}{node.text}"

    def _write_dice(self, node: Dice, thrown: list[Die]) -> str:
        if node.order:
            thrown = sorted(thrown, key=lambda die: die.value, reverse=node.order == "d")
        texts = [_write_die(node, die) for die in thrown[: self._shown]]
        if len(thrown) > self._shown:
            texts.append(self._more.format(n=len(thrown) - self._shown))
        return ", ".join(texts)


class _Faces:
    """The faces of an earlier roll as a source for `throw`."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = faces
        self._next = 0

    def die(self, stream: str, sides: int = 6) -> int:
        return self.dice(stream, 1, sides)[0]

    def dice(self, stream: str, count: int, sides: int = 6) -> list[int]:
        self._next += count
        return list(self._faces[self._next - count : self._next])


def _write_die(node: Dice, die: Die) -> str:
    face = f"{die.face:+}" if node.low < 0 and die.face else str(die.face)
    if node.explosion == "!!" and die.exploded:
        face = f"{die.value}!!"
    elif die.exploded:
        face += "!"
    if die.value != die.face and not (node.explosion == "!!" and die.exploded):
        face += f"→{die.value}"
    if die.rerolled:
        return f"~~{face}~~↻"
    if not die.kept:
        return f"~~{face}~~"
    if die.success is False:
        return f"{face}✗"
    if die.success if node.target else die.face == node.high:
        return f"**{face}**"
    return face
