"""On a phone: a board's picture and its question are seen together, once they are scrolled to."""

from pathlib import Path

import pytest

from bot.app import local_bot, local_ready
from bot.tables.seats import lobby
from tests.browser.seated import Question, Table, sat_down, settings
from tests.local.browser import PATIENCE, table_in_browser

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
QUESTIONS = 6
"""Of the map, one after the other; the party walks meanwhile."""

SEEN = """async ([board, answers]) => {
  const message = document.querySelector(`[data-message-id="${board}"]`);
  const picture = message.querySelector('img');
  let window_ = message.parentElement;
  while (!['auto', 'scroll'].includes(getComputedStyle(window_).overflowY)) window_ = window_.parentElement;
  picture.scrollIntoView({block: 'start', behavior: 'instant'});
  const box = window_.getBoundingClientRect();
  const answered = (one) => answers.includes(one.innerText.trim().split(' → ')[0]);
  const all = [...message.querySelectorAll('button')].filter(answered);
  const last = Math.max(...all.map((one) => one.getBoundingClientRect().bottom));
  return {found: all.length, wanted: last - picture.getBoundingClientRect().top, room: box.height};
}"""
"""How high picture and answers are together, and what of a channel is seen at once."""


async def test_the_map_and_its_question_are_seen_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    async with table_in_browser(
        lambda: local_bot(settings(tmp_path)), data_dir=tmp_path, on_ready=local_ready
    ) as seats:
        table = await sat_down(seats)
        for window in table.pages.values():
            await window.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        looked_at = 0
        for _ in range(QUESTIONS):
            question = await table.question()
            assert question is not None
            if question.on_board:
                await _check(table, question)
                looked_at += 1
            await table.answer()
        assert looked_at > QUESTIONS // 2


async def _check(table: Table, question: Question) -> None:
    await table.rest()
    window = table.pages[question.seat]
    await window.see_pictures()
    board = (await table.tables.keeper.get(table.table)).board_message
    labels = list(question.labels.values())
    await window.page.wait_for_function(
        '([board, label]) => document.querySelector(`[data-message-id="${board}"]`).innerText.includes(label)',
        arg=[str(board), labels[0]],
        timeout=PATIENCE,
    )
    seen = await window.page.evaluate(SEEN, [str(board), labels])
    assert seen["found"] >= len(labels), (question.key, labels)
    assert seen["wanted"] <= seen["room"], (question.key, seen)
