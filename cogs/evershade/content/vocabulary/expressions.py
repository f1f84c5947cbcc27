"""Sums as cards write them: `successes+1`, `5*chars`, `half(div)`, `max(STR, 2)`. A result below 0 is 0. Pure.

They are read by Python's own parser and walked here; nothing but the shapes below is let through.
"""

import ast
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Final

from pydantic import AfterValidator

NUMBERS: Final = (
    *("successes", "div", "half_div", "chars", "half_chars", "STR", "AGI", "INT", "CHA", "MOB"),
    *("highest_att", "lowest_att", "hp", "max_hp", "missing_hp", "fate", "brill", "terror", "conditions"),
    *("advancements", "markers", "tokens", "prevented", "dealt", "lost_hp", "moved", "round", "time"),
    *("enemies", "allies", "dark", "lead", "kept"),
)
"""What a sum may count. enemies, allies: models that stand on the sheet now; dark: own cards whose dark side is up;
moved: spaces entered on one's own feet in the running activation; markers: on the card that
says so; lead, kept: of a chase and a siege."""
LONGEST: Final = 60
_OPERATIONS: Final[dict[type[ast.operator], Callable[[int, int], int]]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
}
_FUNCTIONS: Final[dict[str, Callable[..., int]]] = {"half": lambda n: -(-n // 2), "min": min, "max": max}
"""half: rounded up (LE-1.2)."""


@lru_cache(maxsize=1_000)
def _parsed(source: str) -> ast.expr:
    return ast.parse(source, mode="eval").body


def _check(node: ast.AST) -> None:
    match node:
        case ast.Constant(value=int()) if type(node.value) is int:
            return
        case ast.Name(id=name):
            if name not in NUMBERS:
                raise ValueError(f"{name!r} is no number here; possible: {', '.join(NUMBERS)}")
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATIONS:
            _check(left)
            _check(right)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS and args:
            if name == "half" and len(args) != 1:
                raise ValueError("half() wants one number")
            for one in args:
                _check(one)
        case _:
            raise ValueError("a sum holds numbers, their names, + - *, half(), min() and max()")


def _is_sum(source: str) -> str:
    if len(source) > LONGEST:
        raise ValueError(f"a sum has at most {LONGEST} characters")
    try:
        node = _parsed(source)
    except SyntaxError:
        raise ValueError("this is no sum; write it like successes+1 or half(div)") from None
    _check(node)
    return source


Sum = Annotated[str, AfterValidator(_is_sum)]
Expression = int | Sum
"""`2`, or a sum in words."""


def value_of(expression: int | str, number: Callable[[str], int]) -> int:
    """The number behind an expression, at least 0 (rules 9). number: what a name stands for now."""
    if isinstance(expression, int):
        return max(0, expression)
    return max(0, _value(_parsed(expression), number))


def _value(node: Any, number: Callable[[str], int]) -> int:
    if isinstance(node, ast.Constant):
        return int(node.value)  # type: ignore[arg-type]  # `_check` has let only whole numbers in
    if isinstance(node, ast.Name):
        return number(node.id)
    if isinstance(node, ast.BinOp):
        return _OPERATIONS[type(node.op)](_value(node.left, number), _value(node.right, number))
    return _FUNCTIONS[node.func.id](*(_value(one, number) for one in node.args))
