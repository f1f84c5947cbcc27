"""What a picture shows, in a few words: the gist, for the board in words says everything. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.rangers.view.telling import card_line, zone_rank

View = Mapping[str, Any]


def ending_alt(view: View) -> Text:
    """The last picture in words."""
    rows = [
        text(f"rangers-award-{row['award'] or 'none'}", who=row["owner"], n=row["n"]) for row in view["ending"]["rows"]
    ]
    return text("rangers-alt-ending", rows=rows)


def playmat_alt(view: View) -> Text:
    """The cards in play, area by area."""
    cards = sorted((card for card in view["cards"] if card["kind"] != "role"), key=lambda card: zone_rank(card["zone"]))
    return text("rangers-alt-playmat", day=view["day"], round=view["round"], cards=[card_line(card) for card in cards])


def hand_alt(view: View) -> Text:
    """The own hand by name."""
    return text("rangers-alt-hand", cards=[f"@{card['id']}" for card in view["hand"]])


def test_alt(view: View) -> Text:
    """The last test as a sum."""
    test = view["last_test"]
    return text(
        "rangers-alt-test",
        who=f"@seat:{test['seat']}",
        kind=test["name"],
        name=test["title"],
        card=test["card_name"],
        energy=test["energy"],
        aspect=test["aspect"],
        icons=test["icons"],
        other=test["other"] + test["more"],
        modifier=test["modifier"],
        resulting=test["resulting"],
        of=test["difficulty"],
        won=test["won"],
        icon=test["icon"],
    )
