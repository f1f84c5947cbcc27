"""Who plays in the terminal reads the whole prose, and their own private paragraphs, too."""

from bot.terminal import TerminalTable
from tests.stories.test_walker import lamps_surface


def test_prose_is_read_out_with_its_paragraphs() -> None:
    said: list[str] = []
    TerminalTable(lamps_surface(), 2, None, said.append, lambda prompt: "q").play()
    shown = "\n".join(said)
    assert "The boat without a lamp\n\nA flat boat bumps the quay, unlit." in shown
    assert "\n\nBehind her something breathes under a sheet." in shown
    assert "Her left boot" not in shown, "that is for the second seat alone"
