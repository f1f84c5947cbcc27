"""What the enemies will do once the quick cards are played, as far as everybody can tell: the AI card is not drawn yet.
Pure; knows only views."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from cogs.doomrock.rules.reading.coming import shared_out
from cogs.doomrock.view.lines import View

BEFORE_THEM = ("roll", "initiative")
"""Steps of a round in which one can still prepare for it."""


def coming(view: View) -> Text | None:
    """Who comes for whom and how hard a plain blow is (DR-13.2 to 13.6); None: it is not the time to prepare. What they
    do then is on a card that nobody has drawn, so for a boss it is told how likely that is."""
    battle = view["battle"]
    standing = [hero for hero in view["heroes"] if not hero["fallen"]]
    if battle is None or battle["step"] not in BEFORE_THEM or not standing:
        return None
    minions = [enemy for enemy in battle["enemies"].values() if not enemy["boss"]]
    bosses = [enemy for enemy in battle["enemies"].values() if enemy["boss"]]  # without one the battle is won
    asleep = [enemy for enemy in bosses if any(name == "stunned" for name, _ in enemy["statuses"])]  # DR-13.9
    awake = [enemy for enemy in bosses if enemy not in asleep]
    blows = sorted({enemy["blow"] for enemy in minions}) or [0]
    blow = str(blows[0]) if blows[0] == blows[-1] else f"{blows[0]}–{blows[-1]}"
    loudest_first = sorted(standing, key=lambda hero: -int(hero["threat"]))
    loudest = [hero for hero in standing if hero["threat"] == loudest_first[0]["threat"]]
    plain, other, of = battle["boss_cards"]
    shares = shared_out(len(minions), len(standing))
    return text(
        "dr-coming",
        # all: as many each; each: hero by hero; some: which of equally loud heroes gets more is for the leader (D-17)
        how="all" if shares[0] == shares[-1] else "some" if _is_tied(loudest_first) else "each",
        minions=shares[0],
        heroes=len(standing),
        blow=blow,
        slots=[
            text("dr-coming-slot", n=n, who=f"@{hero['class']}") for hero, n in zip(loudest_first, shares, strict=True)
        ],
        twice="yes" if len(minions) > 1 and sum(shares) > len(minions) else "no",
        foes=len(awake),
        bosses=[text("dr-coming-boss", name=enemy["name"], n=enemy["blow"]) for enemy in awake],
        named=[enemy["name"] for enemy in awake],
        sleepers=len(asleep),
        asleep=[enemy["name"] for enemy in asleep],
        parted="yes" if asleep and (minions or awake) else "no",
        whom=[f"@{hero['class']}" for hero in loudest],
        only=minions[0]["label"] if len(minions) == 1 else "",
        odds="none" if not plain else "sure" if plain == of else "some",
        plain=plain,
        other=other,
        of=of,
        joining=battle["joining"],
        joiner=minions[0]["name"] if minions else "minion",
        why=_why(len(standing), len(loudest)),
    )


def _why(standing: int, loudest: int) -> str:
    """How the one hero is known whom a boss goes for; `any`: it is not, and may be each of them."""
    if standing == 1:
        return "alone"
    return "most" if loudest == 1 else "any" if loudest == standing else "tied"


def _is_tied(heroes: Sequence[View]) -> bool:
    """Whether two are equally loud, so that it is open whose slot comes first."""
    return len({hero["threat"] for hero in heroes}) < len(heroes)
