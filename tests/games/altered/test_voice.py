"""Altered's honours have titles on the last picture. What holds of every voice: tests/every_game/test_voices.py."""

from cogs.altered.cog import surface
from cogs.altered.pictures.ending import HONOURS, WHY

VOICE = surface().game.voice


def test_each_honour_and_each_way_to_win_has_a_title() -> None:
    assert VOICE is not None
    assert set(HONOURS) == {"", *(award.id for award in VOICE.awards)}
    won = next(one for one in VOICE.occasions if one.id == "won")
    assert set(won.own) <= set(WHY)
