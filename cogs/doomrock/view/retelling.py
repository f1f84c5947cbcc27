"""How Doomrock's journal is told: an attack in one line with what it was made by, what several get at once together,
and an enemy card that the next enemy follows too by its name alone. Pure; knows only sentences.
"""

from collections.abc import Mapping, Sequence

from bot.rules.decision import Text, text
from bot.rules.retelling import Join, Told, adding, as_they_are, joined, listing, replacing


def _attack_of_an_ability(before: Text, after: Text) -> Text | None:
    """Who uses what on whom says already that it attacks them."""
    said = before.params
    is_said = (
        before.key == "dr-activates"
        and said["aimed"]
        and (said["who"], said["card"], said["at"])
        == (after.params["who"], after.params["card"], after.params["target"])
    )
    return before if is_said else None


def _attack_after_a_walk(before: Text, after: Text) -> Text | None:
    """Somebody walks up to somebody and attacks them."""
    walks = before.key == "dr-moved" and before.params["who"] == after.params["who"]
    if not walks or before.params["to"] != after.params["target"]:
        return None
    return text("dr-moved-attacks", who=after.params["who"], target=after.params["target"], card=after.params["card"])


JOINS: Mapping[str, Sequence[Join]] = {
    "dr-attacks": (_attack_of_an_ability, _attack_after_a_walk),
    "dr-gained": (adding("n"), listing("dr-gained-each", "who")),
    "dr-gained-party": (adding("n", but=("now",)),),
    "dr-exposed": (adding("n", but=("pool",)), listing("dr-exposed-each", "who", but=("pool",))),
    "dr-battle": (replacing("dr-to-battle"),),
}

UNDER = frozenset(
    {
        "dr-gained",
        "dr-gained-each",
        "dr-lost",
        "dr-gained-party",
        "dr-lost-party-left",
        "dr-healed",
        "dr-exposed",
        "dr-exposed-each",
        "dr-unexposed",
        "dr-status",
        "dr-modified",
        "dr-pulled",
        "dr-pushed",
        "dr-spawned",
    }
)
"""What is told in the line of the card that did it. A blow, a fall and a new enemy keep a line of their own."""


def retold(lines: Sequence[Text]) -> list[Told]:
    """What the lines come to."""
    told: list[Told] = []
    card: Text | None = None
    for place, said in as_they_are(lines):
        if said.key in ("dr-round", "dr-activates"):
            card = None
        elif said.key == "dr-ai":
            if card is not None and _does(card) == _does(said):
                said = Text("dr-ai-again", said.params)
            else:
                card = said
        told.append(Told(place, said))
    return _under_headings(joined(told, JOINS))


def _under_headings(lines: Sequence[Told]) -> list[Told]:
    """A card that did one plain thing and that thing are one line."""
    found: list[Told] = []
    for line in lines:
        head = found[-1].said if found else None
        if head is not None and head.key in ("dr-because", "dr-there") and line.said.key in UNDER:
            found[-1] = Told(found[-1].place, text(f"{head.key}-told", card=head.params["card"], told=line.said))
        else:
            found.append(line)
    return found


def _does(line: Text) -> tuple[str, str]:
    return line.params["card"], line.params["text"]
