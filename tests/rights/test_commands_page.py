"""The page of commands says what the commands are, and each is listed once."""

from pathlib import Path

from tests.rights.commands_page import PAGE, written


async def test_the_page_of_commands_is_up_to_date(tmp_path: Path) -> None:
    page = await written(tmp_path)
    assert PAGE.read_text(encoding="utf-8") == page, "write it anew: python -m tests.rights.commands_page"
    names = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `/")]
    assert len(names) > 60 and len(set(names)) == len(names)
