"""What happened since a reader's last answer, deed by deed, for right above the next question: how a vote ended, what
was rolled and what came of it, who was hurt, what somebody has now. Pure; knows only sentences."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Text
from cogs.evershade.view.telling import joined

MOST_TOLD: Final = 3
"""So many sentences are told, of the last deeds; of one that has more the first and the last ones. With fewer there is
room for a remark."""
DEEDS: Final = frozenset(
    f"evershade-{kind}"
    for kind in (
        *("voted", "party-goes", "party-does", "nobody-goes", "some-go", "roll", "camp-does", "advances", "lays"),
        *("round", "uses", "uses-item", "attacked", "reacts", "sheet-action", "crosses", "won", "lost"),
    )
)
"""With what something begins of which the rest comes."""
TOLD: Final = DEEDS | frozenset(
    f"evershade-{kind}"
    for kind in (
        *("successes", "rerolled", "rerolled-free", "boon-used", "gains-boon", "boon-gone", "fate", "exp", "time"),
        *("gains-item", "loses-item", "wears", "takes-off", "to-pouch", "gains-card", "upgraded", "raised", "gives"),
        *("brill", "brill-paid", "shared", "camp-card", "camp-gone", "token", "has-secret", "reads-privately"),
        *("hit", "loses-hp", "heals", "terror", "terror-table", "collapses", "gets-up", "down", "up", "died"),
        *("defeated", "eliminated", "ally-falls", "ally-heals", "ally-terror", "spawned", "wave-comes", "ward-lost"),
        *("pushed", "pulled", "drifts", "placed", "swapped", "crosses-not", "washed", "trigger", "retargets", "skips"),
        *("skipped", "untargetable", "put-back", "marked", "token-laid", "supported", "partner-supports", "divinum"),
        *("summoned", "summon-falls", "ally-leaves", "ward-kept", "lead", "strip-sinks", "border", "space"),
        *("companion-joins", "companion-parts", "gains-skill", "gains-camp-card", "declines"),
        *("achieved", "lost-standing"),
    )
)
REMARK: Final = "evershade-voice-"


def account(lines: Sequence[Text]) -> Sequence[Text]:
    """The last deeds, each with what came of it in one line; then the last remark, if it is upon the last of them."""
    deeds: list[list[Text]] = []
    remark: Text | None = None
    for line in lines:
        if line.key.startswith(REMARK):
            remark = line
        elif line.key in TOLD:
            if line.key in DEEDS or not deeds:
                deeds.append([])
                remark = None
            deeds[-1].append(line)
    told: list[list[Text]] = []
    for deed in reversed(deeds):
        if told and len(deed) + sum(map(len, told)) > MOST_TOLD:
            break
        told.insert(0, [*deed[:1], *deed[1:][1 - MOST_TOLD :]])
    has_room = remark is not None and 0 < sum(map(len, told)) < MOST_TOLD
    return [*map(joined, told), *([remark] if remark is not None and has_room else ())]
