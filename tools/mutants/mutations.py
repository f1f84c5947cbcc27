"""Small changes of source text, each of which a test should notice. Standard library only.

    for mutation in mutations(source): changed = mutation.applied(source)

One change at a place: another comparison, `and` for `or`, a number one higher, a condition turned round, a statement
left out. Types, decorators, docstrings, assertions, lines for the operator's log and words of errors are left alone.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SIGNS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*"}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
QUIET = ("log", "logger")


class Mutation(NamedTuple):
    """What stands from `start` to `end` (line from 1, column in bytes) becomes `text`; function: the
    qualified name of the innermost function around it, or ""."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str
    function: str

    def applied(self, source: str) -> str:
        lines = source.encode().splitlines(keepends=True)
        (first, column), (last, stop) = self.start, self.end
        before, after = lines[first - 1][:column], lines[last - 1][stop:]
        lines[first - 1 : last] = [before + self.text.encode() + after]
        return b"".join(lines).decode()


def mutations(source: str) -> list[Mutation]:
    """All of a file, in order of their places."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(finder.found)


class _Finder(ast.NodeVisitor):
    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[Mutation] = []
        self.function = ""
        self.around: list[str] = []

    def add(self, node: ast.expr | ast.stmt, text: str) -> None:
        assert node.end_lineno is not None and node.end_col_offset is not None
        place = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
        self.found.append(Mutation(*place, text, self.function))

    def between(self, left: ast.expr, right: ast.expr, text: str) -> None:
        """In place of the operator between two expressions; parentheses around either are left as they stand."""
        assert left.end_lineno is not None and left.end_col_offset is not None
        start, end = (left.end_lineno, left.end_col_offset), (right.lineno, right.col_offset)
        if start[0] == end[0]:
            gap = self.source.encode().splitlines()[start[0] - 1][start[1] : end[1]].decode()
            if not {"(", ")"} & set(gap):
                self.found.append(Mutation(start, end, f" {text} ", self.function))

    # ------------------------------------------------------------------ what is left alone

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer, around = self.function, self.around
        self.function = ".".join([*around, node.name])
        self.around = [*around, node.name, "<locals>"]
        for statement in node.body:
            self.visit(statement)
        self.function, self.around = outer, around

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Without its decorators: that a class is frozen keeps its authors from mistakes, as types do."""
        self.around.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.around.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            self.add(node.test, f"(not ({ast.unparse(node.test)}))")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A statement that only calls: left out. A docstring is none."""
        if isinstance(node.value, ast.Constant) or _is_quiet(node.value):
            return
        if self.function:
            self.add(node, "pass")
        self.generic_visit(node)

    # ------------------------------------------------------------------ what is changed

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(node, "pass")
        self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            self.between(node.left, node.comparators[0], COMPARISONS[type(node.ops[0])])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = "or" if isinstance(node.op, ast.And) else "and"
        self.between(node.values[0], node.values[1], other)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        text = any(
            isinstance(part, ast.Constant | ast.JoinedStr) and _is_text(part) for part in (node.left, node.right)
        )
        if type(node.op) in SIGNS and not text:
            self.between(node.left, node.right, SIGNS[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, f"bool({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, str(not node.value))
        elif isinstance(node.value, int) and self.function:
            self.add(node, str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in CALLS:
            self.add(node.func, CALLS[node.func.id])
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in ("strict", "frozen"):  # of `zip`: an assertion; of a model: as of a class
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _is_quiet(node: ast.expr) -> bool:
    call = node.func if isinstance(node, ast.Call) else None
    return isinstance(call, ast.Attribute) and isinstance(call.value, ast.Name) and call.value.id in QUIET


def sampled(found: Iterator[tuple[str, Mutation]], count: int, seed: str) -> list[tuple[str, Mutation]]:
    """So many of them, the same for the same seed."""
    import random

    everything = list(found)
    return random.Random(seed).sample(everything, min(count, len(everything)))
