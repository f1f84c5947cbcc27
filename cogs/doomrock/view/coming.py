"""What the enemies will do once the quick cards are played, as far as everybody can tell: the AI card is not drawn yet.
Pure; knows only views."""

from bot.rules.decision import Text, text
from cogs.doomrock.view.lines import View

BEFORE_THEM = ("roll", "initiative")
"""Steps of a round in which one can still prepare for it."""


def coming(view: View) -> Text | None:
    """Who comes for whom and how hard a plain blow is (DR-13.2, DR-13.6); None: it is not the time to prepare."""
    battle = view["battle"]
    standing = [hero for hero in view["heroes"] if not hero["fallen"]]
    if battle is None or battle["step"] not in BEFORE_THEM or not standing:
        return None
    minions = [enemy for enemy in battle["enemies"].values() if not enemy["boss"]]
    bosses = [enemy for enemy in battle["enemies"].values() if enemy["boss"]]  # without one the battle is won
    blows = sorted({enemy["dmg"] for enemy in minions}) or [0]
    blow = str(blows[0]) if blows[0] == blows[-1] else f"{blows[0]}–{blows[-1]}"
    threat = max(hero["threat"] for hero in standing)
    return text(
        "dr-coming",
        minions=len(minions),
        blow=blow,
        bosses=[text("dr-coming-boss", name=enemy["name"], n=enemy["dmg"]) for enemy in bosses],
        whom=[f"@{hero['class']}" for hero in standing if hero["threat"] == threat],
    )
