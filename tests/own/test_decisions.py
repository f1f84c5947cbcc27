"""The index by subject of docs/decisions.md leads to every paragraph."""

import re

from tests.own.import_graph import ROOT


def test_every_decision_is_in_the_index_once() -> None:
    page = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    titles = re.findall(r"^## (.+)$", page, re.MULTILINE)[1:]
    listed = re.findall(r"^- \[.+\]\(#(.+)\)$", page, re.MULTILINE)
    assert sorted(listed) == sorted(re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles)
