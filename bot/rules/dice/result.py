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

    __slots__ = ("_item", "_traced", "faces", "total", "turn")

    def __init__(self, item: Item, faces: list[int], total: Value, turn: tuple[int, int] | None) -> None:
        self._item = item
        self._traced: _Trace | None = None
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
        return self._trace().dice

    def _trace(self) -> "_Trace":
        if self._traced is None:
            self._traced = _Trace(self.faces, self._item.node)
        return self._traced

    @property
    def has_dice(self) -> bool:
        """Whether anything was rolled at all: `20` is a number, whatever its note says."""
        return bool(self.faces)

    def explain(self, limit: int = 1_000, more: str = MORE, no_dice: str = "") -> str:
        """Markdown such as `stealth: 2d20kh1 (**20**, ~~3~~) + 5 = **25**`, at most `limit` characters (100 or more).

        Bold: the highest face, or a success where successes are counted. Struck: does not count. `!` exploded, `↻`
        thrown again, `✗` counted failure, `1→2` counts as. `more` tells how many dice were left out, `no_dice`
        that there was none.
        """
        head = f"{escape(self.note[: limit // 3])}: " if self.note else ""
        if len(head) > limit // 2:
            head = ""
        if self.turn:
            head = f"{self.turn[0]}/{self.turn[1]} {head}" if head else f"{self.turn[0]}/{self.turn[1]}: "
        tail = f" = **{self.total_text}**" + (f" ({no_dice})" if no_dice and not self.has_dice else "")
        trace = self._trace()
        for shown in trace.sizes():
            if trace.least_length(shown) <= limit:
                text = head + trace.text(shown, more) + tail
                if len(text) <= limit:
                    return text
        return f"{head}…{tail}"


def explain_all(results: Sequence[RollResult], limit: int = 1_000, more: str = MORE, no_dice: str = "") -> str:
    """One line a result, at most `limit` characters (200 or more) in all; lines that do not fit are counted."""
    lines = _lines_within(results, limit, limit, more, no_dice)
    if len(lines) < len(results) or len("\n".join(lines)) > limit:
        lines = _lines_within(results, limit, max(100, limit // len(results) - 1), more, no_dice, lines)
    for shown in range(len(lines), 0, -1):
        hidden = len(results) - shown
        text = "\n".join([*lines[:shown], *([more.format(n=hidden)] if hidden else [])])
        if len(text) <= limit:
            break
    return text


def _lines_within(
    results: Sequence[RollResult], limit: int, share: int, more: str, no_dice: str, longer: Sequence[str] = ()
) -> list[str]:
    """Lines of at most `share` characters, up to the first that goes beyond the limit of all. longer: the same with a
    larger share; one that is short enough is what would be written anew, unless its note would be cut."""
    lines: list[str] = []
    length = 0
    for place, result in enumerate(results):
        if length > limit:
            break
        is_known = place < len(longer) and len(longer[place]) <= share and not result.note
        lines.append(longer[place] if is_known else result.explain(share, more, no_dice))
        length += len(lines[-1]) + 1
    return lines


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


class _Written:
    """Dice of an expression as they are written: each die once, and only as many as are asked for."""

    __slots__ = ("_is_struck", "_node", "_texts", "_thrown")

    def __init__(self, node: Dice, thrown: list[Die]) -> None:
        if node.order:
            thrown = sorted(thrown, key=lambda die: die.value, reverse=node.order == "d")
        self._node = node
        self._thrown = thrown
        self._texts: list[str] = []
        self._is_struck = False

    def __len__(self) -> int:
        return len(self._thrown)

    def _first(self, shown: int) -> list[str]:
        known = len(self._texts)
        self._texts += [_write_die(self._node, die) for die in self._thrown[known:shown]]
        return self._texts[:shown]

    def text(self, shown: int, more: str) -> str:
        """So many dice, and how many more there are."""
        texts = self._first(shown)
        if len(self) > shown:
            texts.append(more.format(n=len(self) - shown))
        text = ", ".join(texts)
        return _without_marks(text) if self._is_struck else text

    def strike(self) -> None:
        """From now on without marks; as the dice are now, before they are told that they do not count."""
        self._first(len(self))
        self._is_struck = True


class _Trace:
    """Reads an expression again over the faces that fell, once, and writes it down with as many dice as fit."""

    def __init__(self, faces: Sequence[int], node: Node) -> None:
        self._source = _Faces(faces)
        self._value: Value = 0
        self._parts: list[str | _Written] = []
        self.dice: list[Die] = []
        self._read(node)

    def sizes(self) -> list[int]:
        """How many dice of one kind may be written out, without sizes that would give the same text."""
        most = max((len(part) for part in self._parts if isinstance(part, _Written)), default=0)
        return list(dict.fromkeys(min(size, most) for size in _SHOWN))

    def least_length(self, shown: int) -> int:
        """A length that the text has in any case: a die takes a character, and two to the next one."""
        return sum(
            len(part) if isinstance(part, str) else max(0, 3 * min(shown, len(part)) - 2) for part in self._parts
        )

    def text(self, shown: int, more: str) -> str:
        """The whole expression with so many dice of each kind."""
        return "".join(part if isinstance(part, str) else part.text(shown, more) for part in self._parts)

    def _read(self, node: Node) -> None:
        """Append the parts of a node; its value is left in `_value`."""
        match node:
            case Number():
                self._value = node.value
                self._parts.append(number_text(node.value))
            case Dice():
                thrown = throw(node, self._source, "", [])
                self.dice += thrown
                self._value = count_dice(node, thrown)
                self._parts += [f"{node.text} (", _Written(node, thrown), ")"]
            case Bracket():
                self._parts.append("(")
                self._read(node.inside)
                self._parts.append(")")
            case Sum():
                self._read_sum(node)
            case Product():
                self._read_product(node)
            case Group():
                self._read_group(node)
            case Wish():
                raise AssertionError("wishes are granted when an item is read")

    def _read_sum(self, node: Sum) -> None:
        total: Value = 0
        for place, (sign, term) in enumerate(zip(node.signs, node.terms, strict=True)):
            if place:
                self._parts.append(" + " if sign == 1 else " - ")
            elif sign != 1:
                self._parts.append("-")
            self._read(term)
            total += sign * self._value
        self._value = total

    def _read_product(self, node: Product) -> None:
        self._read(node.first)
        total = self._value
        for sign, at, factor in node.rest:
            # A bare star would start italics.
            self._parts.append(f" {'×' if sign == '*' else sign} ")
            self._read(factor)
            total = combine(sign, at, total, self._value)
        self._value = total

    def _read_group(self, node: Group) -> None:
        outer, members = self._parts, []
        values: list[Value] = []
        dice: list[list[Die]] = []
        for member in node.members:
            self._parts, before = [], len(self.dice)
            self._read(member)
            members.append(self._parts)
            values.append(self._value)
            dice.append(self.dice[before:])
        self._parts = outer
        stay = kept_places(node.keeps, values)
        for place, parts in enumerate(members):
            self._parts.append(", " if place else "{")
            self._parts += parts if place in stay else _struck(parts)
            for die in dice[place]:
                die.kept = die.kept and place in stay
        self._value = sum(value for place, value in enumerate(values) if place in stay)
        self._parts.append(f"}}{node.text}")


def _struck(parts: list[str | _Written]) -> list[str | _Written]:
    """A member of a group that does not count. Marks inside of it would end the strike."""
    for part in parts:
        if isinstance(part, _Written):
            part.strike()
    return ["~~", *(_without_marks(part) if isinstance(part, str) else part for part in parts), "~~"]


def _without_marks(text: str) -> str:
    return text.replace("**", "").replace("~~", "")


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
