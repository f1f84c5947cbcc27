"""The campaign of Earthborne Rangers as a `Campaign`: days in an open valley, one a session (ER-14). Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from types import SimpleNamespace
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.campaign import steps
from bot.rules.campaign.game import Campaign
from bot.rules.campaign.state import CampaignState, Opening, Page
from bot.rules.decision import Answer, Text, text
from bot.rules.errors import NotPossible
from bot.rules.play.handle import Play
from bot.rules.play.request import Request
from bot.rules.stories.record import POSTS, pages_from
from bot.rules.table_state import Step
from cogs.rangers.campaign import closing, days, elsewhere, swaps
from cogs.rangers.campaign.log import log_of
from cogs.rangers.campaign.state import CampaignOptions, Member, RangersRecord
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.own import content_with
from cogs.rangers.content.imports.tracker import campaign_in
from cogs.rangers.content.vocabulary.terms import DECK_SIZE
from cogs.rangers.day_game import RangersDay
from cogs.rangers.game import game as day_game
from cogs.rangers.state import MissionRecord
from cogs.rangers.view.valley import valley

ROSTER: Final = (1, 12)
PARTY: Final = (1, 4)


class RangersCampaign(Campaign[RangersRecord]):
    """A calendar of days; one to four of the roster ride each of them (ER-14.10)."""

    id = "rangers-campaign"
    seats = ROSTER
    party = PARTY
    record = RangersRecord
    options = CampaignOptions
    content: RangersContent
    posts = POSTS
    may_be_closed = True

    def __init__(self, day: RangersDay) -> None:
        super().__init__()
        self.content = day.content
        self.content_hash = day.content_hash
        self.children = {day.id: day}
        picking = partial(elsewhere.pick_place, self.content)
        self.steps = {**self.steps, steps.BETWEEN: self.evening, elsewhere.PICK: picking}

    def new_record(self, options: BaseModel, seats: int) -> RangersRecord:
        """ER-2.6: the missions that the story begins with lie there from the first morning on."""
        assert isinstance(options, CampaignOptions)
        valley, story = next(iter(self.content.maps.values())), next(iter(self.content.campaigns.values()))
        begun = [name for name in self.content.missions if name.rsplit(".", 1)[-1] in story.missions]
        return RangersRecord(
            options=options,
            place=valley.start,
            terrain=valley.start_terrain,
            missions={name: MissionRecord(1) for name in begun},
            members=[Member() for _ in range(seats)],
        )

    def from_elsewhere(self, data: Any) -> tuple[dict[str, Any], RangersRecord] | None:
        found = campaign_in(data, self.content)
        return None if found is None else elsewhere.taken_over(self, found)

    def receive(self, state: CampaignState[RangersRecord], brings: Any) -> None:
        super().receive(state, brings)
        if problem := elsewhere.problem_of(self.content_of(state), state.record):
            raise NotPossible(text("campaign-refused-file", why=problem))
        if not state.record.place or not state.record.terrain:  # ER-18.8
            state.steps.insert(0, Step(name=elsewhere.PICK))

    # ------------------------------------------------------------------ a day

    def opening(self, record: RangersRecord, riders: Sequence[int]) -> Opening:
        settings = record.options.model_dump(mode="json", exclude={"length"})
        return Opening(game="rangers", options=settings, brings=days.brought(record, riders))

    def take_in(self, record: RangersRecord, left: Any, riders: Sequence[int]) -> Sequence[Text]:
        """ER-14.9. A day that was broken off never comes here (ER-14.14), and one that is taken back gives the page's
        record again (ER-14.13): both are the campaign's own, for every game."""
        return [days.take_in(record, self.content, left, riders)]

    async def evening(self, play: Play[CampaignState[RangersRecord]]) -> None:
        """After a day: the campaign's end, or rewards in the camp, and then the gate of the next one."""
        page, content = play.state.pages[-1], self.content_of(play.state)
        await closing.after_a_day(play, content)
        if page.left["camped"]:  # ER-14.6
            await swaps.swap_rewards(play, content, [seat for seat in page.riders if seat in play.state.held])
        play.next(steps.GATE)

    async def close(self, play: Play[CampaignState[RangersRecord]]) -> None:
        if await closing.wants_to_close(play):
            await closing.close(play, self.content, closing.CLOSED)

    def result_text(self, state: CampaignState[RangersRecord]) -> Text:
        endings = next(iter(self.content.campaigns.values())).endings
        name = endings.get(str(state.result), "")
        days_ridden = len(state.record.past)
        return text("rangers-campaign-over", how=str(state.result), ending=name, n=days_ridden)

    # ------------------------------------------------------------------ who comes and goes

    def welcome(self, record: RangersRecord, seat: int) -> None:
        """ER-14.10: somebody new is asked for a Ranger on the first morning that they ride; a seat is handed over with
        its Ranger."""
        while len(record.members) <= seat:
            record.members.append(Member())
        record.members[seat].given_up = False

    def has_left(self, record: RangersRecord, seat: int) -> bool:
        return record.members[seat].given_up

    def keeps_record(self, record: RangersRecord, seat: int) -> bool:
        """ER-14.10: the record of whoever has left may return; somebody new joins with a deck of their own."""
        return self.has_left(record, seat)

    def farewell(self, record: RangersRecord, seat: int) -> None:
        swaps.give_back(self.content, record.members[seat])
        record.members[seat].given_up = True

    # ------------------------------------------------------------------ what is seen

    def content_of(self, state: CampaignState[RangersRecord]) -> RangersContent:
        """The facts of everywhere, and cards of a server's own that the Rangers carry."""
        pinned = state.record.pinned
        return content_with(self.content, SimpleNamespace(pinned=pinned)) if pinned else self.content

    def own_names(self, state: CampaignState[RangersRecord]) -> Mapping[str, str]:
        return self.content_of(state).own_names if state.record.pinned else {}

    def view(self, state: CampaignState[RangersRecord], seat: int | None) -> dict[str, Any]:
        record = state.record
        known = next(iter(self.content.maps.values())).ways
        visited = {one.place for one in record.past if one.place in known}
        where = valley(self.content, record.place, visited, record.story.keywords)
        log = log_of(self.content_of(state), record)
        return {**super().view(state, seat), "map": where, "log": log, "story": record.story.view(seat)}

    def record_view(self, record: RangersRecord, seat: int | None) -> dict[str, Any]:
        """All but entries that wait on later days, and what the valley remembers (ER-14.11)."""
        place = self.content.location(record.place)
        members = [
            {"seat": seat, **one.model_dump(mode="json", exclude={"gear"}), "gear": [gear.card for gear in one.gear]}
            for seat, one in enumerate(record.members)
        ]
        return {
            "day": record.day,
            "of": record.length + record.extra,
            "is_closed": record.is_closed,
            "place": place.id if place is not None else "",
            "terrain": self.content.sets[record.terrain].name if record.terrain in self.content.sets else "",
            "missions": [{"id": name, "checks": one.checks} for name, one in record.missions.items()],
            "done": list(record.done),
            "unknown": [word for words in record.unknown.values() for word in words],
            "rewards": [{"id": card, "left": swaps.copies_left(record, card)} for card in record.rewards],
            "members": members,
            "past": [one.model_dump(mode="json") for one in record.past],
        }

    def sheet(self, view: Mapping[str, Any]) -> Sequence[Text]:
        lines = []
        if not view["is_closed"] and view["place"]:
            lines.append(text("rangers-campaign-next", n=view["day"], of=view["of"], place=f"@{view['place']}"))
        lines += [
            text("rangers-campaign-missions", many=len(view["missions"]), open=_refs(view["missions"])),
            text("rangers-campaign-done", many=len(view["done"]), done=[f"@{name}" for name in view["done"]]),
            text("rangers-campaign-rewards", many=len(view["rewards"]), cards=_refs(view["rewards"])),
            text("rangers-campaign-unknown", many=len(view["unknown"]), words=list(view["unknown"])),
        ]
        return [*(line for line in lines if line.params.get("many", 1)), *map(self._member_line, view["members"])]

    def _member_line(self, one: Mapping[str, Any]) -> Text:
        if not one["role"]:
            return text("rangers-campaign-nobody-yet", who=f"@seat:{one['seat']}")
        kinds = {
            card: self.content.ranger_cards[card].category for card in one["deck"] if card in self.content.ranger_cards
        }
        rewards = [f"@{card}" for card, kind in kinds.items() if kind == "reward"]
        maladies = sum(one["deck"][card] for card, kind in kinds.items() if kind == "malady")
        gear = [f"@{card}" for card in one["gear"]]
        name = f"@{one['name']}" if one["name"] in self.content.prebuilt else one["name"]
        told: dict[str, Any] = {"who": f"@seat:{one['seat']}", "ranger": name, "role": f"@{one['role']}"}
        counts = {"many": len(rewards), "n": maladies, "kept": len(gear), "gone": one["given_up"]}
        return text("rangers-campaign-member", rewards=rewards, gear=gear, **told, **counts)

    def page_text(self, page: Page) -> Text:
        return text("rangers-campaign-page", **days.told_of(self.content, page.left))

    def pages(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return pages_from(view)

    def prose(self, ref: str, language: str = "en") -> str | None:
        return self.content.guide.prose.find(ref, language)

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref) or super().name_of(ref)

    # ------------------------------------------------------------------ trials

    def answer(self, state: CampaignState[RangersRecord], request: Request, seat: int) -> Answer | None:
        """It takes every reward that it can, for a card that it has two of."""
        able = [option.id for option in request.decision.legal()]
        if request.decision.key == "rangers.reward":
            rewards = [card for card in able if swaps.is_reward(self.content_of(state), card)]
            return rewards[0] if rewards else swaps.DONE
        if request.decision.key == "rangers.reward-for":
            deck = state.record.members[seat].deck
            return max(able, key=lambda card: (deck.get(card, 0), card))
        return None

    def invariants(self, state: CampaignState[RangersRecord]) -> list[str]:
        record, wrong = state.record, []
        if len(record.members) != state.seats:
            wrong.append("there are other members than seats")
        for card in record.rewards:
            if swaps.copies_left(record, card) < 0:
                wrong.append(f"more copies of {card} are in decks than there are")
        content = self.content_of(state)
        for seat, member in enumerate(record.members):
            kinds: Counter[bool] = Counter()
            for card, n in member.deck.items():
                kinds[content.ranger_cards[card].category == "malady"] += n
            if member.role and kinds[False] != DECK_SIZE:  # ER-17.7
                wrong.append(f"the deck of seat {seat} has {kinds[False]} cards")
        return wrong

    def printed(self) -> set[str]:
        """Nothing of its own: its cards are those of its days, whose scenarios show them."""
        return set()

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {"five days": {"length": "5"}, "five days as published": {"length": "5", "preset": "full"}}


def _refs(found: Sequence[Mapping[str, Any]]) -> list[str]:
    return [f"@{one['id']}" for one in found]


@lru_cache(maxsize=1)
def _bundled() -> RangersCampaign:
    return RangersCampaign(day_game())


def game(packs: Mapping[str, str] | None = None) -> RangersCampaign:
    """The campaign in the bundled valley, and further pack files (name -> YAML text). Raises `ContentError`."""
    return RangersCampaign(day_game(packs)) if packs else _bundled()
