"""Every branch of every selector of every catalogue is reached by the value that it names, and says something."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, serialize

from bot import DATA
from bot.rules.decision import Text
from bot.trials.languages import variables
from bot.ui.panels import catalogue
from bot.ui.panels.catalogue import Catalogue

FILES = sorted(DATA.glob("**/*.ftl"))
PLURALS = {"one": 1, "other": 7}
Path_ = tuple[tuple[str, Any], ...]
"""(variable, value) of each selector on the way to a branch."""


def branches(pattern: ast.Pattern, way: Path_ = ()) -> Iterator[tuple[ast.Pattern, Path_]]:
    """Every branch under a pattern with the parameters that lead there."""
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if not isinstance(expression, ast.SelectExpression):
            continue
        selector = expression.selector
        assert isinstance(selector, ast.VariableReference)
        names = [key_of(variant) for variant in expression.variants]
        for variant in expression.variants:
            here = (*way, (selector.id.name, value_for(key_of(variant), names, variant.default)))
            yield variant.value, here
            yield from branches(variant.value, here)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def value_for(key: str, others: list[str], default: bool) -> Any:
    """What a selector has to be for this branch."""
    if key.removeprefix("-").isdecimal():
        return int(key)
    is_count = any(other.removeprefix("-").isdecimal() for other in others) or set(others) == {"one", "other"}
    if key in PLURALS and is_count:
        return next(n for n in range(PLURALS[key], 50) if str(n) not in others) if key == "other" else 1
    return "anything else" if default and key == "other" else key


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(DATA)))
def test_every_branch_of_every_selector(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each branch is marked in a copy; its own parameters must bring its mark into the sentence."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    wanted: list[tuple[str, Path_, str, set[str]]] = []
    for message in resource.body:
        if not isinstance(message, ast.Message) or message.value is None:
            continue
        needs = variables(message)
        for n, (pattern, way) in enumerate([*branches(message.value)]):
            mark = f"⟦{n}⟧"
            pattern.elements.insert(0, ast.TextElement(mark))
            wanted.append((message.id.name, way, mark, needs))
    copy = tmp_path / file.relative_to(DATA)
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text(serialize(resource), encoding="utf-8")
    folder = copy.parent.relative_to(tmp_path)
    if folder == Path():
        monkeypatch.setattr(catalogue, "DATA", tmp_path)
    words = Catalogue("-".join(folder.parts) or None, tmp_path)
    locale = file.stem.rpartition(".")[2]
    lost = []
    for key, way, mark, needs in wanted:
        params = {name: 3 for name in needs} | dict(way)
        for label in (False, True):
            if mark not in words.format(Text(key, params), None, locale, label=label):
                lost.append((key, way))
    assert not lost
    assert wanted or not any("->" in line for line in file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(DATA)))
def test_whether_something_is_so_is_called_yes_and_no(path: Path) -> None:
    """Truth reaches a sentence as `yes` or `no`, so that a branch called `true` would never be taken."""
    assert not {"[true]", "[false]"} & set(path.read_text(encoding="utf-8").split())
