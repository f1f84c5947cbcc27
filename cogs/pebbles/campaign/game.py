"""Three evenings of Pebbles as a campaign: what an evening is given, what it leaves, what is done between. Pure."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter, ValidationError

from bot.rules.campaign.game import Campaign
from bot.rules.campaign.state import CampaignState, Opening, Page
from bot.rules.decision import Option, Text, text
from bot.rules.errors import NotPossible
from bot.rules.play.handle import Play
from cogs.pebbles.campaign.state import CampaignOptions, Gatherer, PathRecord
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.game import Pebbles, goal_of
from cogs.pebbles.game import game as evening_game

KEEP: Final = "keep:"
NOTHING: Final = "nothing"


class PebblesCampaign(Campaign[PathRecord]):
    """The whole path: what one evening is short of, the next one must bring as well (PB-12)."""

    id = "pebbles-campaign"
    seats = (1, 4)
    party = (1, 4)
    has_heroes = True
    record = PathRecord
    options = CampaignOptions
    content: PebblesContent

    def __init__(self, evening: Pebbles) -> None:
        super().__init__()
        self.content = evening.content
        self.content_hash = evening.content_hash
        self.children = {evening.id: evening}

    def new_record(self, options: BaseModel, seats: int) -> PathRecord:
        assert isinstance(options, CampaignOptions)
        return PathRecord(options=options, gatherers=[Gatherer() for _ in range(seats)])

    # ------------------------------------------------------------------ an evening

    def opening(self, record: PathRecord, riders: Sequence[int]) -> Opening:
        brings = {
            "evening": len(record.laid) + 1,
            "goal": goal_of(len(riders), record.options.walks) + record.missing,
            "keywords": list(record.keywords),
            "keepsakes": [record.gatherers[seat].keepsake for seat in riders],
        }
        settings = {"walks": record.options.walks}
        return Opening(game="pebbles", options=settings, brings=brings, is_lobby=record.options.begin == "in a lobby")

    def take_in(self, record: PathRecord, left: Any, riders: Sequence[int]) -> Sequence[Text]:
        laid = sum(left["bags"])
        record.laid.append(laid)
        record.missing = max(0, left["goal"] - laid)
        record.keywords = list(left["keywords"])
        for seat, stones, coat in zip(riders, left["bags"], left["coats"], strict=True):
            gatherer = record.gatherers[seat]
            gatherer.stones += stones
            gatherer.evenings += 1
            gatherer.keepsake, gatherer.offered = None, list(coat)  # PB-11: the coat is turned out
        return [text("pebbles-back", n=laid, missing=record.missing)]

    async def between(self, play: Play[CampaignState[PathRecord]], seat: int) -> None:
        """PB-11: one card of what is left in the coat may be kept for the next evening."""
        record = play.state.record
        if len(record.laid) >= record.options.evenings or not record.gatherers[seat].offered:
            return
        options = partial(_keepsakes, record, seat)
        kept = await play.ask(seat, "pebbles.keepsake", text("pebbles-ask-keepsake"), options, default=lambda: NOTHING)
        gatherer = play.state.record.gatherers[seat]
        gatherer.offered = []
        if kept != NOTHING:
            gatherer.keepsake = kept.removeprefix(KEEP)
            play.say("pebbles-kept", who=f"@seat:{seat}", card=f"@{gatherer.keepsake}")

    def result(self, record: PathRecord) -> str | None:
        if len(record.laid) < record.options.evenings:
            return None
        return "short" if record.missing else "finished"

    def result_text(self, state: CampaignState[PathRecord]) -> Text:
        record = state.record
        return text(f"pebbles-campaign-{state.result}", n=sum(record.laid), missing=record.missing)

    # ------------------------------------------------------------------ who comes and goes

    def welcome(self, record: PathRecord, seat: int) -> None:
        """Whoever is new begins with an empty coat."""
        while len(record.gatherers) <= seat:
            record.gatherers.append(Gatherer())
        record.gatherers[seat] = Gatherer()

    def put_away(self, record: PathRecord, seat: int) -> Any:
        """A gatherer goes onto the shelf with the keepsake, and with what was done so far to tell of."""
        return record.gatherers[seat].model_dump(mode="json", exclude={"offered"})

    def hero_text(self, data: Any) -> Text:
        card = "none" if data["keepsake"] is None else f"@{data['keepsake']}"
        return text("pebbles-hero", stones=data["stones"], evenings=data["evenings"], card=card)

    def fetched(self, state: CampaignState[PathRecord], seat: int, data: Any) -> None:
        """A gatherer off the shelf takes the place of the one who sits here. Raises `NotPossible`."""
        try:
            found = TypeAdapter(Gatherer).validate_python(data["data"])
        except (ValidationError, KeyError, TypeError) as error:
            raise NotPossible(text("campaign-refused-shelf")) from error
        if found.keepsake not in (None, *self.content.coat) or found.offered:
            raise NotPossible(text("campaign-refused-shelf"))
        state.record.gatherers[seat] = found

    # ------------------------------------------------------------------ what is seen

    def record_view(self, record: PathRecord, seat: int | None) -> dict[str, Any]:
        shown = [gatherer.model_dump(mode="json", exclude={"offered"}) for gatherer in record.gatherers]
        return {
            "laid": list(record.laid),
            "missing": record.missing,
            "evenings": record.options.evenings,
            "gatherers": [{**one, "seat": seat} for seat, one in enumerate(shown)],
        }

    def sheet(self, view: Mapping[str, Any]) -> Sequence[Text]:
        told = {"evenings": view["evenings"], "done": len(view["laid"]), "missing": view["missing"]}
        lines = [text("pebbles-sheet", n=sum(view["laid"]), **told)]
        for one in view["gatherers"]:
            card = "none" if one["keepsake"] is None else f"@{one['keepsake']}"
            who = {"who": f"@seat:{one['seat']}", "stones": one["stones"], "evenings": one["evenings"]}
            lines.append(text("pebbles-gatherer", **who, card=card))
        return lines

    def page_text(self, page: Page) -> Text:
        return text("pebbles-page", n=sum(page.left["bags"]), goal=page.left["goal"])

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref) or super().name_of(ref)

    # ------------------------------------------------------------------ trials

    def invariants(self, state: CampaignState[PathRecord]) -> list[str]:
        record, wrong = state.record, []
        if len(record.laid) != len(state.standing):
            wrong.append("the record does not fit its pages")
        if len(record.gatherers) != state.seats:
            wrong.append("there are other gatherers than seats")
        return wrong

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {"one evening": {"evenings": 1, "walks": 1}}


def _keepsakes(record: PathRecord, seat: int) -> list[Option]:
    cards = sorted(set(record.gatherers[seat].offered))
    kept = [Option(KEEP + card, text("pebbles-option-keep", card=f"@{card}")) for card in cards]
    return [*kept, Option(NOTHING, text("pebbles-option-nothing"))]


@lru_cache(maxsize=1)
def _bundled() -> PebblesCampaign:
    return PebblesCampaign(evening_game())


def game(packs: Mapping[str, str] | None = None) -> PebblesCampaign:
    """The campaign with the bundled cards, and further pack files (name -> YAML text) on top. Raises `ContentError`."""
    return PebblesCampaign(evening_game(packs)) if packs else _bundled()
