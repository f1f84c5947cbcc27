"""The first evening of a campaign by clicks: the log, its thread, and the page that is written in the end."""

from pathlib import Path

import pytest

from tests.browser.play_campaign import whole

pytestmark = pytest.mark.browser


async def test_the_first_evening_is_played_and_its_page_is_written(tmp_path: Path) -> None:
    await whole(tmp_path, 1, None)
