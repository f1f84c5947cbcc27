"""Every command that somebody may need is named where they would look for it."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| `(?P<typed>/[^`]+)` \|.*\| (?P<who>[^|]+) \|$", re.MULTILINE)
BY_GROUP = ("/doomrock box", "/nearfar", "/rangers box", "/loe", "/draw", "/rolls")
"""Helpers for a printed box, and dice: their group is named, and a page of its own has the rest."""
WORDS = {"/card": 1, "/rule": 1, "/learn": 1, "/help": 1, "/host": 1, "/roll": 1, "/altered": 3}
"""How many words of a command are its name, where it is not two; of three the first two suffice (`/altered deck`)."""
TEND = ("its host", "the table's host", "moderators", "who manages")


def commands() -> list[tuple[str, str]]:
    """(name, who may) of all commands, as docs/commands.md has them; that page is made from the commands themselves."""
    found = []
    for row in ROW.finditer((DOCS / "commands.md").read_text(encoding="utf-8")):
        words = row["typed"].split()
        found.append((" ".join(words[: WORDS.get(words[0], 2)]), row["who"].strip()))
    return found


def is_named(name: str, page: str) -> bool:
    group = next((group for group in BY_GROUP if name.startswith(group)), name)
    words = group.split()
    shorter = [" ".join(words[:n]) for n in range(2, len(words) + 1)] if len(words) > 2 else [group]
    return any(re.search(re.escape(one) + r"(?![\w-])", page) for one in shorter)


def test_players_and_hosts_find_their_commands() -> None:
    playing = (DOCS / "playing.md").read_text(encoding="utf-8")
    hosting = playing + (DOCS / "hosting-a-table.md").read_text(encoding="utf-8")
    missing = []
    for name, who in commands():
        page = hosting if who.startswith(TEND) else playing
        if not is_named(name, page):
            missing.append((name, who))
    assert len(commands()) > 100 and missing == []
    assert not is_named("/table nonsense", playing)
