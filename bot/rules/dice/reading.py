"""From text to notation, checked against the limits before anything is rolled. Pure.

`read(text)` gives the items of an expression or raises DiceError. Everything expensive is refused here, on numbers that
stand in the text; only dice that go on and on by luck are left to the roller.
"""

import re
from fractions import Fraction
from itertools import pairwise
from typing import Any, Final

from lark import Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from bot.rules.cleaning import cleaned
from bot.rules.dice.errors import DiceError
from bot.rules.dice.grammar import build_parser
from bot.rules.dice.notation import (
    MAX_DEPTH,
    MAX_DICE,
    MAX_LENGTH,
    MAX_NOTE,
    MAX_NUMBER,
    MAX_ROLLS,
    MAX_SIDES,
    Bracket,
    Dice,
    Group,
    Item,
    Node,
    Number,
    Product,
    Sum,
    Test,
    Wish,
    meeting,
    walk,
)


def read(text: str) -> list[Item]:
    """The items of an expression. DiceError if it is not notation or asks for too much."""
    require_readable(text)
    try:
        return _parse(text)
    except DiceError as error:
        error.expression = text
        raise


def require_readable(text: str) -> None:
    """Raise the DiceError of a text that is empty, too long or too deep: what is seen without reading it."""
    error = _unreadable(text)
    if error is not None:
        error.expression = text
        raise error


def _unreadable(text: str) -> DiceError | None:
    if len(text) > MAX_LENGTH:
        return DiceError("dice-too-long", length=len(text), limit=MAX_LENGTH)
    if not text.strip():
        return DiceError("dice-empty")
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter in "({") - (letter in ")}")
        if depth > MAX_DEPTH:
            return DiceError("dice-too-deep", at, limit=MAX_DEPTH)
    return None


def _parse(text: str) -> list[Item]:
    try:
        items: list[Item] = build_parser(_READER).parse(text)  # type: ignore[assignment]
    except UnexpectedInput as error:
        raise _explain_syntax(text, error) from None
    if sum(item.repeat for item in items) > MAX_ROLLS:
        raise DiceError("dice-too-many-rolls", limit=MAX_ROLLS)
    dice = [(node, item.repeat) for item in items for node in walk(item.node) if isinstance(node, Dice)]
    held = 0
    for node, repeat in dice:
        held += node.count * repeat
        if held > MAX_DICE:
            raise DiceError("dice-too-many", node.at, limit=MAX_DICE)
    return items


def _explain_syntax(text: str, error: UnexpectedInput) -> DiceError:
    at: int
    if isinstance(error, UnexpectedCharacters):
        at = error.pos_in_stream or 0
    elif isinstance(error, UnexpectedToken) and error.token.type != "$END":
        at = error.token.start_pos or 0
    else:
        return DiceError("dice-unfinished", len(text.rstrip()))
    word = re.match(r"[^\W\d_]+", text[at:])
    if word and len(word[0]) > 1:
        return DiceError("dice-unclear-word", at, found=word[0][:20])
    return DiceError("dice-unclear", at, found=text[at])


# Tokens -------------------------------------------------------------------------------------------------------------


def _at(token: Token) -> int:
    return token.start_pos or 0


def _plain(token: Token) -> str:
    return re.sub(r"\s+", "", token).lower().replace("≥", ">=").replace("≤", "<=")


def _number(token: Token, digits: str) -> int:
    if len(digits) > 10 or abs(int(digits)) > MAX_NUMBER:
        raise DiceError("dice-too-large", _at(token))
    return int(digits)


def _test(token: Token, text: str, otherwise: int) -> Test:
    """`>=5`, `5` (means =5) or nothing (means = otherwise)."""
    match = re.fullmatch(r"(>=|<=|>|<|=)?(-?[0-9]+)?", text)
    if not match or (match[1] and not match[2]):
        raise DiceError("dice-number-missing", _at(token), found=str(token)[:20])
    return Test(match[1] or "=", _number(token, match[2]) if match[2] else otherwise)


def _keep(token: Token) -> tuple[str, int]:
    text = _plain(token)
    verb = text.rstrip("0123456789")
    digits = text[len(verb) :]
    return ("kh" if verb == "k" else verb), (_number(token, digits) if digits else 1)


def _note(token: Token | None) -> str:
    if token is None:
        return ""
    text = token[1:] if token[0] == "#" else token[1:-1]
    return cleaned(text)[:MAX_NOTE]


# Rules of the grammar -----------------------------------------------------------------------------------------------


class _Reader(Transformer[Any, Any]):
    def start(self, items: list[Item]) -> list[Item]:
        return items

    def item(self, children: list[Any]) -> Item:
        before, node, after, note = children
        if before and after:
            raise DiceError("dice-twice", _at(after), found=str(after))
        repeat = 1
        token = before or after
        if token:
            repeat = _number(token, _plain(token).strip("x"))
            if repeat == 0:
                raise DiceError("dice-no-repeat", _at(token))
            if repeat > MAX_ROLLS:
                raise DiceError("dice-too-many-rolls", _at(token), limit=MAX_ROLLS)
        node = _grant_wishes(node)
        counts = any(isinstance(part, Dice) and part.target for part in walk(node))
        return Item(node, _note(note), repeat, token is not None, counts)

    def sum(self, children: list[Any]) -> Node:
        if len(children) == 1:
            only: Node = children[0]
            return only
        signs = [1] + [1 if sign == "+" else -1 for sign in children[1::2]]
        return Sum(signs, children[0::2])

    def product(self, children: list[Any]) -> Node:
        first: Node = children[0]
        if len(children) == 1:
            return first
        operators = [(str(token).replace("×", "*").replace("÷", "/"), _at(token)) for token in children[1::2]]
        return Product(first, [(*pair, factor) for pair, factor in zip(operators, children[2::2], strict=True)])

    def signed(self, children: list[Any]) -> Node:
        sign, node, wish = children
        if wish:
            node = Wish(node, _plain(wish), _at(wish))
        if sign and sign != "+":
            return Sum([-1], [node])
        result: Node = node
        return result

    def number(self, children: list[Token]) -> Node:
        (token,) = children
        _number(token, token.split(".")[0])
        if "." not in token:
            return Number(int(token))
        if len(token) > 20:
            raise DiceError("dice-too-large", _at(token))
        value = Fraction(str(token))
        return Number(int(value) if value.denominator == 1 else value)

    def bracket(self, children: list[Node]) -> Node:
        return Bracket(children[0])

    def group(self, children: list[Any]) -> Node:
        members = [child for child in children if not isinstance(child, Token)]
        keeps = [child for child in children if isinstance(child, Token)]
        return Group(members, [_keep(token) for token in keeps], "".join(map(_plain, keeps)))

    def advantage(self, children: list[Any]) -> Node:
        token, dice = children
        if dice is None:
            dice = Dice("", _at(token), 1, 1, 20)
        _advance(dice, _plain(token), _at(token))
        result: Node = dice
        return result

    def dice(self, children: list[Token]) -> Node:
        token, *modifiers = children
        count_text, sides_text = _plain(token).split("d")
        if len(count_text) > 9 or int(count_text or 1) > MAX_DICE:
            raise DiceError("dice-too-many", _at(token), limit=MAX_DICE)
        count = int(count_text or 1)
        if count == 0:
            raise DiceError("dice-no-dice", _at(token))
        low, high = 1, 100
        if sides_text == "f":
            low, high = -1, 1
        elif sides_text != "%":
            if len(sides_text) > 9 or int(sides_text) > MAX_SIDES:
                raise DiceError("dice-too-many-sides", _at(token), limit=MAX_SIDES)
            high = int(sides_text)
            if high == 0:
                raise DiceError("dice-no-sides", _at(token))
        # The blank in "! >=8" has a meaning.
        name = _plain(token).replace("df", "dF")
        for before, modifier in pairwise(children):
            name += " " * (before.type == "EXPLODE" and modifier.type == "TARGET") + _plain(modifier)
        dice = Dice(name, _at(token), count, low, high)
        for modifier in modifiers:
            _add_modifier(dice, modifier)
        if dice.fail and not dice.target:
            raise DiceError("dice-fail-alone", _at(token))
        if dice.least is not None and dice.most is not None and dice.least > dice.most:
            raise DiceError("dice-clamp-crossed", _at(token))
        if meeting(dice.goes_on, low, high) == dice.sides:
            raise DiceError("dice-forever", _at(token))
        return dice


def _add_modifier(dice: Dice, token: Token) -> None:
    text = _plain(token)
    twice = False
    if token.type == "KEEP":
        dice.keeps.append(_keep(token))
    elif token.type == "EXPLODE":
        twice = dice.explodes is not None
        dice.explosion = text[:2] if text[1:2] in ("!", "p") else "!"
        dice.explodes = _test(token, text[len(dice.explosion) :], dice.high)
    elif token.type == "REROLL":
        once = text.startswith("ro")
        (dice.rerolls_once if once else dice.rerolls).append(_test(token, text[2 if once else 1 :], dice.low))
    elif token.type == "CLAMP":
        if not text[2:].strip("-"):
            raise DiceError("dice-number-missing", _at(token), found=text)
        number = _number(token, text[2:])
        twice = (dice.least if text.startswith("mi") else dice.most) is not None
        if text.startswith("mi"):
            dice.least = number
        else:
            dice.most = number
    elif token.type == "TARGET":
        twice = dice.target is not None
        dice.target = _test(token, text, dice.high)
    elif token.type == "FAIL":
        twice = dice.fail is not None
        dice.fail = _test(token, text[1:], dice.low)
    else:
        twice = bool(dice.order)
        dice.order = "d" if text == "sd" else "a"
    if twice:
        raise DiceError("dice-twice", _at(token), found=text[:20])


def _advance(dice: Node, word: str, at: int) -> None:
    """Make two d20 of one, the better (or worse) counts."""
    if not isinstance(dice, Dice) or not _is_plain_d20(dice):
        raise DiceError("dice-advantage", at)
    better = word.startswith("adv")
    dice.count = 2
    dice.keeps = [("kh" if better else "kl", 1)]
    dice.text = "2d20" + re.sub("^1?d20", "", dice.text) + ("kh1" if better else "kl1")


def _is_plain_d20(node: Node) -> bool:
    return isinstance(node, Dice) and (node.count, node.low, node.high) == (1, 1, 20) and not node.keeps


def _grant_wishes(node: Node) -> Node:
    """`1d20 adv` is for that die, `1d20+5 adv` for the only plain d20 there is."""
    for wish in [part for part in walk(node) if isinstance(part, Wish)]:
        target = wish.inside
        if not isinstance(target, Dice):
            plain = [part for part in walk(node) if _is_plain_d20(part)]
            if len(plain) != 1:
                raise DiceError("dice-advantage", wish.at)
            target = plain[0]
        _advance(target, wish.text, wish.at)
    return _without_wishes(node)


def _without_wishes(node: Node) -> Node:
    if isinstance(node, Wish):
        return _without_wishes(node.inside)
    if isinstance(node, Bracket):
        return Bracket(_without_wishes(node.inside))
    if isinstance(node, Group):
        return Group([_without_wishes(member) for member in node.members], node.keeps, node.text)
    if isinstance(node, Sum):
        return Sum(node.signs, [_without_wishes(term) for term in node.terms])
    if isinstance(node, Product):
        return Product(
            _without_wishes(node.first), [(sign, at, _without_wishes(factor)) for sign, at, factor in node.rest]
        )
    return node


_READER: Final = _Reader()
