"""What has been read at a table, to be read again: a page of prose at a time. Pure; no discord in here.

The pages are those of a view (`Game.pages`), so nobody finds one here that they have not read, and nothing in here
tells how many there are that only somebody else has.
"""

from bot.rules.decision import text
from bot.rules.numbers import read_count
from bot.rules.stories.book import pages_of
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Words
from bot.ui.questions.scene import Scene

PAGE = 3_600
"""Characters of a page as it is shown, marks included; a panel has 4,000."""
PUBLIC = "p"


def pages_of_seat(scene: Scene, seat: int | None) -> list[str]:
    """All that this seat (None: anybody) may read again, as Markdown, oldest first."""
    found: list[str] = scene.run.now(
        ("pages", seat, scene.locale),
        lambda: [
            page for said in scene.run.game.pages(scene.run.view(seat)) for page in pages_of(scene.words(said), PAGE)
        ],
    )
    return found


def pages_button(scene: Scene, seat: int | None) -> list[Button]:
    """The way to what has been read; none while nothing has. seat: whose hand it stands on, None: the board."""
    if not scene.run.game.pages(scene.run.view(seat)):
        return []
    op = "pages" if seat is None else f"pages-{seat}"
    return [Button(custom_id.button(scene.table, "-", op), scene.label(text("board-pages")))]


def pages_panel(scene: Scene, mine: list[int], wanted: str) -> Panel | None:
    """One page for a reader with these seats. wanted: `<seat or p>.<page>`, either may be missing: then it is the own
    seat's view, and the newest page. None: there is nothing to be read."""
    whose, _, number = wanted.partition(".")
    seat = _seat_of(mine, whose)
    pages = pages_of_seat(scene, seat)
    if not pages:
        return None
    n = min(max(read_count(number) or len(pages), 1), len(pages))
    panel = Panel(scene.words(text("pages-title")), accent=scene.surface.accent)
    panel.add(Words(pages[n - 1], Keep.ANSWER), Words(scene.words(text("pages-number", n=n, all=len(pages)))))
    row = [
        Button(custom_id.button(scene.table, "-", _op(seat, page)), scene.label(text(key, page=page)))
        for key, page in (("ask-previous-page", n - 1), ("ask-next-page", n + 1))
        if 1 <= page <= len(pages)
    ]
    if mine:
        back = custom_id.button(scene.table, "-", f"hand-{mine[0] if seat is None else seat}")
        row.insert(0, Button(back, scene.to_hand, "primary"))
    return panel.add(tuple(row)) if row else panel


def story_post(scene: Scene, said: str) -> Panel:
    """A paragraph that is read to all, as a post of its own: what does not fit is a button away. said: its Markdown."""
    first, *rest = pages_of(said, PAGE) or [""]
    panel = Panel(accent=scene.surface.accent).add(Words(first, Keep.ANSWER))
    if rest:
        every = pages_of_seat(scene, None)
        n = every.index(rest[0]) + 1 if rest[0] in every else 0
        op = _op(None, n) if n else f"pages-{PUBLIC}"
        panel.add((Button(custom_id.button(scene.table, "-", op), scene.label(text("pages-on"))),))
    return panel


def _seat_of(mine: list[int], whose: str) -> int | None:
    """The seat whose view is read: one's own, or none."""
    if whose == PUBLIC or not mine:
        return None
    wanted = read_count(whose)
    return wanted if wanted in mine else mine[0]


def _op(seat: int | None, page: int) -> str:
    return f"pages-{PUBLIC if seat is None else seat}.{page}"
