"""A toy campaign, for tests of campaigns: each session is a walk, a round or two of `Toy` that begins with what the
last one has left. Between sessions whoever rode may buy a lamp, or bring a friend from the shelf."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, Field

from bot.rules.campaign.game import Campaign
from bot.rules.campaign.state import CampaignState, Opening, Page
from bot.rules.decision import Decision, Option, Text, text
from bot.rules.play.handle import Play
from tests.rules.toy import Toy, ToyState


class Walk(Toy):
    """A session: brings `{"heap": pebbles}`, leaves `{"heap": pebbles, "hands": [each rider's]}`."""

    id = "toy-walk"

    def receive(self, state: ToyState, brings: Any) -> None:
        state.heap += brings["heap"]

    def left(self, state: ToyState) -> Any:
        return {"heap": state.heap, "hands": list(state.hands)}


class Trek(BaseModel):
    """The record. pebbles: by seat, known to that seat alone; lamps: seats that have one; friends: seat -> name and
    strength, off the shelf."""

    walks: int
    has_lobby: bool = False
    heap: int = 0
    done: int = 0
    pebbles: list[int] = Field(default_factory=list)
    lamps: list[int] = Field(default_factory=list)
    friends: dict[int, tuple[str, int]] = Field(default_factory=dict)


class TrekOptions(BaseModel):
    walks: int = Field(default=3, ge=1, le=9)
    begin: Literal["at once", "in a lobby"] = "at once"


class TrekCampaign(Campaign[Trek]):
    id = "toy-campaign"
    seats = (1, 4)
    party = (1, 3)
    record = Trek
    options = TrekOptions
    content: Any = None
    content_hash = "trek"
    children = {"toy-walk": Walk()}

    def new_record(self, options: BaseModel, seats: int) -> Trek:
        assert isinstance(options, TrekOptions)
        return Trek(walks=options.walks, has_lobby=options.begin == "in a lobby", pebbles=[0] * seats)

    def opening(self, record: Trek, riders: Sequence[int]) -> Opening:
        brings = {"heap": record.heap}
        return Opening(game="toy-walk", options={"rounds": 1}, brings=brings, is_lobby=record.has_lobby)

    def take_in(self, record: Trek, left: Any, riders: Sequence[int]) -> Sequence[Text]:
        record.done += 1
        record.heap = left["heap"]
        for seat, hand in zip(riders, left["hands"], strict=True):
            record.pebbles[seat] += hand
        return [text("trek-back", n=record.heap)]

    async def between(self, play: Play[CampaignState[Trek]], seat: int) -> None:
        shop = [Option("lamp", text("trek-lamp")), Option("friend", text("trek-friend")), Option("no", text("trek-no"))]
        bought = await play.ask(seat, "trek.shop", text("trek-shop"), lambda: shop, forced=False, default=lambda: "no")
        if bought == "lamp":
            play.state.record.lamps.append(seat)
        elif bought == "friend":
            name = Decision(
                (seat,),
                "trek.friend",
                text("trek-name"),
                tuple,
                "text",
                1,
                40,
                wants="shelf.hero",
                default=lambda: "Nobody",
            )
            await play.decide(name)

    def fetched(self, state: CampaignState[Trek], seat: int, data: Any) -> None:
        state.record.friends[seat] = (data["name"], data["data"]["strength"])

    def result(self, record: Trek) -> str | None:
        return "home" if record.done >= record.walks else None

    def welcome(self, record: Trek, seat: int) -> None:
        record.pebbles += [0] * (seat + 1 - len(record.pebbles))

    def record_view(self, record: Trek, seat: int | None) -> dict[str, Any]:
        own = None if seat is None else record.pebbles[seat]
        return {"heap": record.heap, "lamps": len(record.lamps), "own": own}

    def sheet(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return [
            text("trek-sheet", heap=view["heap"], lamps=view["lamps"], own=-1 if view["own"] is None else view["own"])
        ]

    def page_text(self, page: Page) -> Text:
        return text("trek-page", n=page.left["heap"])

    def redeal(self, state: CampaignState[Trek], seat: int | None, seed: bytes) -> None:
        """How many pebbles somebody has in the bag is their own business."""
        for other in range(state.seats):
            state.record.pebbles[other] += other != seat

    def invariants(self, state: CampaignState[Trek]) -> list[str]:
        wrong = state.record.done != len(state.standing)
        return ["the record does not fit its pages"] if wrong else []

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {"one walk": {"walks": 1}}
