"""What each player is remembered for, told once at the end and shown on the last picture. Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.play.handle import Play
from bot.rules.voice.speaking import Voice, VoiceRecord


def tell_honours(play: Play[Any], voice: Voice, record: VoiceRecord, owners: Sequence[str]) -> None:
    """A line for each owner, in their order: `<prefix>-award-<id>`, or `<prefix>-award-none`."""
    for row in honour_rows(voice, record, owners):
        award = row["award"] or "none"
        told = {"n": row["n"]} if row["award"] else {}
        play.say(f"{voice.prefix}-award-{award}", who=row["owner"], **told)


def honour_rows(voice: Voice, record: VoiceRecord, owners: Sequence[str]) -> list[dict[str, Any]]:
    """The same for a view: {owner, award, n} for each; award empty, n 0: for having been there."""
    found = {honour.owner: honour for honour in voice.honours(record, owners)}
    return [
        {"owner": owner, "award": found[owner].award, "n": found[owner].n}
        if owner in found
        else {"owner": owner, "award": "", "n": 0}
        for owner in owners
    ]
