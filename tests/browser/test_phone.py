"""On a phone and on a small desktop a picture and the question below it are seen together, once scrolled to."""

from pathlib import Path

import pytest
from playwright.async_api import Locator, ViewportSize

from bot.app import local_bot, local_ready
from bot.tables.seats import lobby
from tests.browser.seated import Question, Table, settings
from tests.browser.strangers import seated
from tests.local.browser import table_in_browser

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
SPARE = 1.1
"""Picture and answers may be so many times as high as what is seen at once: the edge of the picture is a finger's
breadth above then."""
FLICK = {"altered": 1.4}
"""The same of a game whose hand is two pictures, of which the nearer one says what answers come to: nine whole plays
from hand and Reserve stand below it, and the cards themselves are a flick above."""

SEEN = """async (message, answers) => {
  const drawn = (one) => one.complete && one.naturalWidth > 0 && !one.closest(':disabled');  // else the one before
  while (![...message.querySelectorAll('img')].every((one) => ((one.loading = 'eager'), drawn(one))))
    await new Promise((go) => setTimeout(go, 50));
  const pictures = [...message.querySelectorAll('img')].filter((one) => one.getBoundingClientRect().height > 60);
  let window_ = message.parentElement;
  while (!['auto', 'scroll'].includes(getComputedStyle(window_).overflowY)) window_ = window_.parentElement;
  const said = (one) => one.innerText.trim().replace(/^(💡|✓) /, '');
  const answered = (one) => answers.includes(said(one)) || answers.includes(said(one).split(/ → | and | twice$/)[0]);
  const buttons = [...message.querySelectorAll('button')].filter(answered);
  const top = pictures.length ? pictures[0].getBoundingClientRect().top : null;
  const below = (one) => top === null || one.getBoundingClientRect().top > top;  // above it cards are read
  const all = buttons.length ? buttons : [...message.querySelectorAll('.select-trigger')].filter(below).slice(0, 1);
  const last = Math.max(...all.map((one) => one.getBoundingClientRect().bottom));
  const near = pictures.length ? pictures.at(-1).getBoundingClientRect().top : null;
  return {wanted: top === null ? null : last - top, near: last - near, room: window_.getBoundingClientRect().height};
}"""
"""How high pictures and answers are together (null: there is no picture), how high the nearest one and they are, and
what of a channel is seen at once."""


@pytest.mark.parametrize(
    ("game", "window", "questions", "least", "then"),
    [
        ("doomrock", PHONE, 8, 12, "doomrock.assign"),  # the walk, then a battle from its first dice on
        ("altered", PHONE, 22, 12, ""),
        ("near_and_far", PHONE, 14, 7, ""),
        ("rangers", PHONE, 14, 7, ""),
        ("evershade", PHONE, 34, 10, "evershade.start"),  # what comes before is long, and has few pictures
        ("doomrock", DESKTOP, 3, 7, "doomrock.assign"),
        ("near_and_far", DESKTOP, 12, 7, ""),  # its own board is the highest picture of all
        ("rangers", DESKTOP, 14, 7, ""),
    ],
)
async def test_the_picture_and_its_question_are_seen_together(
    game: str,
    window: ViewportSize,
    questions: int,
    least: int,
    then: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So many questions, one after the other, and ten more from where `then` is asked, to which the house plays on;
    least: beside how many of them a picture has to have been seen."""
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    async with table_in_browser(
        lambda: local_bot(settings(tmp_path)), data_dir=tmp_path, on_ready=local_ready
    ) as seats:
        table = await seated(seats, game)
        for shown in table.pages.values():
            await shown.page.set_viewport_size(window)
        spare = FLICK.get(game, SPARE)
        looked_at = await _look(table, questions, spare)
        if then:
            await table.hurry_to(then)
            looked_at += await _look(table, 10, spare)
        assert looked_at >= least


async def _look(table: Table, questions: int, spare: float) -> int:
    """Beside how many of so many questions there was a picture. spare: as `SPARE`."""
    looked_at = 0
    for _ in range(questions):
        await table.rest()
        question = await table.question()
        assert question is not None
        looked_at += await _check(table, question, spare)
        await table.answer()
    return looked_at


async def _check(table: Table, question: Question, spare: float) -> bool:
    """Whether there was a picture; that it and the answers have room is asserted."""
    window = table.pages[question.seat]
    message: Locator = await (table.board(window) if question.on_board else table.hand(window))
    await message.wait_for()
    newer = window.page.locator("#new-messages")  # takes a line's room until one has gone there, as people do
    if await newer.is_visible():
        await newer.evaluate("button => button.click()")  # also where it has gone meanwhile
        await newer.wait_for(state="hidden")
    seen = await message.evaluate(SEEN, [*question.labels.values(), *question.stems.values()])
    if seen["wanted"] is None:
        return False
    assert seen["wanted"] <= seen["room"] * spare, (question.key, seen)
    assert seen["near"] <= seen["room"] * SPARE, (question.key, seen)
    return True
