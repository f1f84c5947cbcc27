"""Why whoever waits in a battle has nothing to use now, of what is their own. Pure; knows only views."""

from bot.rules.decision import Text, text
from cogs.doomrock.view.lines import View

QUICK, HEROES = "initiative", "heroes"
ENEMIES = ("minions", "bosses")
"""Steps of a round: quick cards, the enemies', the heroes'."""


def nothing_to_use(view: View) -> Text | None:
    """One sentence for whoever is asked nothing while others are; None: it is no battle, or they will be asked."""
    battle = view["battle"]
    own = [hero for hero in view["heroes"] if hero["mine"]]
    if battle is None or not own:
        return None
    laid = [card for hero in own if not hero["fallen"] for card in hero["abilities"] if card["dice"]]
    if all(hero["fallen"] for hero in own):
        return text("dr-waits-fallen")
    if battle["step"] == QUICK and not any(card["symbol"] == QUICK for card in laid):
        return text("dr-waits-no-quick-card", later=bool(laid))
    if battle["step"] == HEROES and all(card["aimless"] for card in laid):
        lost = [f"@{card['id']}" for card in laid]
        return text("dr-waits-no-target", cards=lost) if lost else text("dr-waits-no-die")
    return text("dr-waits-enemies") if battle["step"] in ENEMIES and laid else None
