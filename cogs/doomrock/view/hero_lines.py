"""Heroes of a view in words. Pure; knows only views."""

from bot.rules.decision import Text, text
from cogs.doomrock.view.lines import View


def name(hero: View) -> Text:
    """A hero by class and player."""
    return text("dr-view-who", name=hero["name"], seat=f"@seat:{hero['seat']}")


def hero_facts(hero: View) -> list[Text]:
    """Hit points, tokens and threat; what is 0 is left out."""
    if hero["fallen"]:
        return [text("dr-view-fallen")]
    facts = [text("dr-view-hp", hp=hero["hp"], max=hero["max_hp"])]
    facts += tokens(hero)
    facts.append(text("dr-view-threat", n=hero["threat"]))
    if hero["surrounded"]:
        facts.append(text("dr-view-surrounded"))
    return facts


def tokens(character: View) -> list[Text]:
    facts = [
        text("dr-view-token", kind=kind, n=character[kind])
        for kind in ("shields", "heroism", "armor", "expose")
        if character.get(kind)
    ]
    return facts + [text("dr-view-status", name=status, n=n) for status, n in character["statuses"]]
