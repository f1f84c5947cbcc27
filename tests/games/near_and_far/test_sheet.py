"""The picture of the campaign sheet: what it shows of whom, and that it can always be drawn."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.draw.themes import THEMES
from cogs.near_and_far.campaign.game import game
from cogs.near_and_far.campaign.readable import readable
from cogs.near_and_far.campaign.sheet import sheet_facts
from cogs.near_and_far.campaign.state import CampaignOptions, CampaignRecord, Member, Played
from cogs.near_and_far.pictures.picture import draw

CONTENT = game().content


def shown(maps: int, roster: str = "open") -> dict[str, Any]:
    """A campaign of three after so many maps: the second has left, the third came for the last."""
    options = CampaignOptions.model_validate({"roster": roster})
    ada = Member(character="vera", xp=4, spent=1, talents=["purse"], keywords=["long_debt"])
    ada.side_quests = {"parley_bread": False, "ridge_letter": True}
    members = [ada, Member(character="rin", given_up=True), Member(character="grear")]
    record = CampaignRecord(options=options, members=members)
    for number in range(2, 2 + maps):
        points = {0: 30 + number, 1: 40} if number < 1 + maps else {0: 50, 2: 50}
        best = max(points.values())
        won = [seat for seat, n in points.items() if n == best]
        record.played.append(Played(map=number, points=points, won=won, order=list(points)))
    return dict(game().record_view(record, None))


def test_it_shows_points_by_map_and_who_came_first() -> None:  # NF-14.4, NF-14.16
    found = sheet_facts(CONTENT, shown(2))
    ada, ben, cleo = found["members"]
    assert found["maps"] == [2, 3] and found["is_open"] and found["next"] == CONTENT.maps["m04"].title
    assert (ada["points"], ada["won"], ada["total"], ada["mean"]) == ([32, 50], [False, True], 82, 41.0)
    assert (ben["points"], ben["won"], ben["gone"]) == ([40, None], [True, False], True)
    assert (cleo["points"], cleo["won"], cleo["mean"]) == ([None, 50], [False, True], 50.0)
    assert ada["xp"] == 3 and ada["name"] == CONTENT.characters["vera"].name
    assert ada["learned"] == ["Talents: Purse", "Keywords: long debt", "Still to do: Parley Bread"]
    assert cleo["learned"] == [] and not sheet_facts(CONTENT, shown(2, "fixed"))["is_open"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("maps", [0, 1, 10])
def test_it_can_be_drawn_before_the_first_map_and_after_the_last(maps: int, theme: Any) -> None:
    record = shown(maps)
    view = {"record": record, "pages": []}
    (entry,) = next(group.cards for group in readable(CONTENT, view) if group.id == "sheet")
    card = entry.read().shown
    assert card is not None and entry.read().lines
    png = draw({"card": card}, "card", theme)
    assert png == draw({"card": card}, "card", theme) and Image.open(BytesIO(png)).height < 1_000
    if maps:
        members = [{**one, "points": [7] * maps} for one in card["part"]["members"]]
        assert draw({"card": {**card, "part": {**card["part"], "members": members}}}, "card", theme) != png
