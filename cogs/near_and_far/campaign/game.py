"""The campaign of Near and Far: what a session is given, what it leaves, what is bought between (NF-14). Pure."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.campaign.game import Campaign
from bot.rules.campaign.state import CampaignState, Opening, Page
from bot.rules.decision import Answer, Option, Text, text
from bot.rules.errors import NotPossible
from bot.rules.play.handle import Play
from bot.rules.play.request import Request
from bot.rules.table_state import Step
from cogs.near_and_far.campaign.characters import cast, choose_characters, free_characters
from cogs.near_and_far.campaign.epilogue import epilogue
from cogs.near_and_far.campaign.sheet import sheet_lines
from cogs.near_and_far.campaign.standings import mean, total, trailing, winners
from cogs.near_and_far.campaign.state import (
    FIRST_MAP,
    LAST_MAP,
    CampaignOptions,
    CampaignRecord,
    Member,
    Played,
    queue_of,
)
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.reachable import reachable
from cogs.near_and_far.content.terms import MOST_TALENTS
from cogs.near_and_far.game import NearAndFar
from cogs.near_and_far.game import game as session_game
from cogs.near_and_far.state import SessionOptions

BUY: Final = "buy:"
DONE: Final = "done"
YES, NO = "yes", "no"
CHARACTER_STEP: Final = "characters"
SEATS: Final = (1, 4)


class NearAndFarCampaign(Campaign[CampaignRecord]):
    """Some maps in their order, one roster: with one storybook for all (NF-14.3), or everybody's own (NF-14.10)."""

    id = "near_and_far-campaign"
    seats = SEATS
    party = SEATS
    record = CampaignRecord
    options = CampaignOptions
    content: FarContent

    def __init__(self, session: NearAndFar) -> None:
        super().__init__()
        self.content = session.content
        self.content_hash = session.content_hash
        self.children = {session.id: session}
        self.steps = {CHARACTER_STEP: partial(choose_characters, self.content), **self.steps}

    def new_record(self, options: BaseModel, seats: int) -> CampaignRecord:
        assert isinstance(options, CampaignOptions)
        return CampaignRecord(options=options, members=[Member() for _ in range(seats)])

    def new(self, options: BaseModel, seats: int) -> CampaignState[CampaignRecord]:
        state = super().new(options, seats)
        state.steps.insert(0, Step(name=CHARACTER_STEP))
        return state

    # ------------------------------------------------------------------ a session

    def rides_whole(self, state: CampaignState[CampaignRecord]) -> bool:
        """NF-14.16: with a fixed roster nobody sits a session out."""
        return state.record.options.roster == "fixed"

    def least_riders(self, state: CampaignState[CampaignRecord]) -> int:
        """NF-14.16: at least two play; whoever began alone plays alone (NF-16.5)."""
        return super().least_riders(state) if len(state.record.members) == 1 else 2

    def opening(self, record: CampaignRecord, riders: Sequence[int]) -> Opening:
        chosen = record.options
        settings = {"mode": "campaign", "map": record.next_map}
        settings |= chosen.model_dump(mode="json", include=set(SessionOptions.model_fields))
        brings = {
            "session": len(record.played) + 1,
            "players": [_brought(self.content, record.members[seat], place) for place, seat in enumerate(riders)],
        }
        is_lobby = chosen.begin == "in a lobby"
        return Opening(game="near_and_far", options=settings, brings=brings, is_lobby=is_lobby)

    def take_in(self, record: CampaignRecord, left: Any, riders: Sequence[int]) -> Sequence[Text]:
        """NF-14.15. A session that was broken off leaves nothing, and its map is played again (NF-14.18)."""
        if _is_broken_off(left):
            return [text("far-campaign-again", map=f"@m{record.next_map:02}")]
        places = [(left["first"] + step) % len(riders) for step in range(len(riders))]
        order = [riders[place] for place in left.get("order", places)]
        gone = [riders[place] for place in left.get("gone", ())]  # whoever left for good has no line (NF-13.3)
        points = {seat: one["total"] for seat, one in zip(riders, left["players"], strict=True) if seat not in gone}
        won = [riders[place] for place in left["won"]]
        beaten = {boss: seat for seat, one in zip(riders, left["players"], strict=True) for boss in one["bosses"]}
        told = {"map": left["map"], "points": points, "won": won, "order": order}
        record.played.append(Played(**told, undefeated=left["undefeated"], beaten=beaten))
        if record.options.is_read_anew:
            for member in record.members:  # NF-2.17: for the session after, and there is one of it in the box
                member.platypus = False
        grows = int(record.options.mode == "campaign")  # NF-14.5
        for seat, one in zip(riders, left["players"], strict=True):
            member = record.members[seat]
            member.xp += one["xp"] + grows
            member.worlds, member.character_cards = list(one["worlds"]), list(one["character_cards"])
            member.keywords, member.side_quests = list(one["keywords"]), dict(one["side_quests"])
            member.chapter, member.ending = one.get("chapter", ""), one.get("ending", "")
            member.platypus = False
        return [text("far-campaign-back", map=f"@m{left['map']:02}", who=_names(won), n=max(points.values()))]

    async def between(self, play: Play[CampaignState[CampaignRecord]], seat: int) -> None:
        """D25: talents for experience (NF-14.6), and the platypus for whoever had least (NF-2.17)."""
        if not play.state.record.played or _is_broken_off(play.state.pages[-1].left):
            return
        bought: list[str] = []
        while True:
            options = partial(_for_sale, self.content, play.state.record.members[seat], tuple(bought))
            if all(option.refused for option in options() if option.id != DONE):  # nothing that could be chosen
                break
            have = play.state.record.members[seat].free_xp - _price(self.content, bought)
            answer = await play.ask(
                seat, "far.talents", text("far-ask-buy-talent", n=have), options, private=True, default=lambda: DONE
            )
            if answer == DONE:
                break
            bought.append(answer.removeprefix(BUY))
        platypus = NO
        if len(play.state.record.played[-1].points) > 1 and trailing(play.state.record) == seat:
            ways = [Option(NO, text("far-option-usual-companion")), Option(YES, text("far-option-platypus"))]
            platypus = await play.ask(seat, "far.platypus", text("far-ask-platypus"), lambda: ways, default=lambda: NO)
        member = play.state.record.members[seat]
        member.platypus = platypus == YES
        member.spent += _price(self.content, bought)
        member.talents += bought
        for name in bought:
            play.say("far-talent", who=f"@seat:{seat}", card=f"@{name}")

    def result(self, record: CampaignRecord) -> str | None:
        if not record.is_over:  # NF-14.16: of several one is left
            return "unfinished" if sum(not one.given_up for one in record.members) == 1 < len(record.members) else None
        won = winners(record)
        return "lost" if not won else "won" if len(won) == 1 else "tied"

    def result_text(self, state: CampaignState[CampaignRecord]) -> Text:
        record = state.record
        won = winners(record) if record.played else []
        n = total(record, won[0]) if won else 0
        return text(f"far-campaign-{state.result}", who=_names(won), n=n)

    # ------------------------------------------------------------------ who comes and goes

    def admit(self, state: CampaignState[CampaignRecord], seat: int) -> None:
        """NF-14.16, NF-E26: a fixed roster takes nobody new once it has begun; a seat given up may be taken again."""
        if self.rides_whole(state) and seat >= len(state.record.members):
            raise NotPossible(text("far-refused-roster"))
        if seat >= len(state.record.members) and not free_characters(state.record):
            raise NotPossible(text("far-refused-newcomer", n=len(state.record.members)))
        super().admit(state, seat)

    def has_left(self, record: CampaignRecord, seat: int) -> bool:
        return record.members[seat].given_up

    def keeps_record(self, record: CampaignRecord, seat: int) -> bool:
        """NF-14.16: with an open roster whoever comes later brings nothing of somebody else's. A seat of a campaign
        from elsewhere that was not given up waits for its own people."""
        return record.options.roster == "open" and self.has_left(record, seat)

    def welcome(self, record: CampaignRecord, seat: int) -> None:
        """NF-14.16: a seat is handed over, or taken again, with its record; somebody new has the least experience of
        those who play."""
        while len(record.members) <= seat:
            here = [member.xp for member in record.members if not member.given_up]
            member = Member(xp=min(here or [member.xp for member in record.members]))
            cast(self.content, record, member, free_characters(record)[0])
            record.members.append(member)
        record.members[seat].given_up = False

    def farewell(self, record: CampaignRecord, seat: int) -> None:
        record.members[seat].given_up = True

    # ------------------------------------------------------------------ what is seen

    def record_view(self, record: CampaignRecord, seat: int | None) -> dict[str, Any]:
        members = [
            {
                **one.model_dump(mode="json", exclude={"xp", "spent"}),
                **{"seat": seat, "xp": one.free_xp, "total": total(record, seat), "mean": round(mean(record, seat), 1)},
            }
            for seat, one in enumerate(record.members)
        ]
        done = [one.model_dump(mode="json") for one in record.played]
        told = [{"key": line.key, "params": dict(line.params)} for line in epilogue(record, self.content)]
        found = {"roster": record.options.roster, "map": record.next_map, "over": record.is_over, "played": done}
        return {**found, "members": members, "epilogue": told}

    def sheet(self, view: Mapping[str, Any]) -> Sequence[Text]:
        return sheet_lines(self.content, view)

    def page_text(self, page: Page) -> Text:
        if _is_broken_off(page.left):
            return text("far-campaign-page-broken")
        best = max(one["total"] for one in page.left["players"])
        won = _names([page.riders[place] for place in page.left["won"]])
        return text("far-campaign-page", map=f"@m{page.left['map']:02}", who=won, n=best)

    def name_of(self, ref: str) -> str | None:
        return self.content.name_of(ref) or super().name_of(ref)

    # ------------------------------------------------------------------ trials

    def answer(self, state: CampaignState[CampaignRecord], request: Request, seat: int) -> Answer | None:
        """It buys what it can."""
        if request.decision.key != "far.talents":
            return None
        able = [option.id for option in request.decision.legal() if option.id != DONE]
        return able[0] if able else DONE

    def invariants(self, state: CampaignState[CampaignRecord]) -> list[str]:
        record, wrong = state.record, []
        if len(record.members) != state.seats:
            wrong.append("there are other members than seats")
        if [one.map for one in record.played] != record.queue[: len(record.played)]:
            wrong.append("the maps were not played in their order")
        for seat, member in enumerate(record.members):
            if member.free_xp < 0 or len(member.talents) > MOST_TALENTS:
                wrong.append(f"seat {seat} has bought more than it may")
            if len(set(member.talents)) != len(member.talents):
                wrong.append(f"seat {seat} has a talent twice")
        return wrong

    def usable(self) -> set[str]:
        """What is bought between sessions, and what the stories of its maps bring."""
        return self._usable_on(range(FIRST_MAP, LAST_MAP + 1))

    def usable_with(self, options: BaseModel) -> set[str]:
        assert isinstance(options, CampaignOptions)
        return self._usable_on(queue_of(options.maps))

    def _usable_on(self, maps: Iterable[int]) -> set[str]:
        return super().usable() | reachable(self.content, [f"m{n:02}" for n in maps], has_arcade=False)

    def printed(self) -> set[str]:
        """Nothing of its own: its cards are those of its sessions, whose scenarios show them."""
        return set()

    def named_options(self) -> Mapping[str, Mapping[str, Any]]:
        return {
            "two maps, open roster": {"mode": "campaign", "maps": "2-3", "roster": "open", "side": "dusk"},
            "own stories": {"mode": "character", "maps": "2 6 11"},
        }


def _is_broken_off(left: Mapping[str, Any]) -> bool:
    """NF-14.18: one of two has given up, or of several one was left."""
    return left["gave_up"] is not None or "unfinished" in left


def _names(seats: Sequence[int]) -> list[str]:
    return [f"@seat:{seat}" for seat in seats]


def _price(content: FarContent, talents: Sequence[str]) -> int:
    return sum(content.talents[name].xp for name in talents)


def _brought(content: FarContent, member: Member, place: int) -> dict[str, Any]:
    kinds = [one.id for one in content.companions.values() if one.kind != "platypus"]
    platypus = next(one.id for one in content.companions.values() if one.kind == "platypus")
    lasting = {"character", "worlds", "character_cards", "keywords", "talents", "side_quests", "chapter", "ending"}
    kept = member.model_dump(include=lasting)
    return {**kept, "companion": platypus if member.platypus else kinds[place]}


def _for_sale(content: FarContent, member: Member, bought: tuple[str, ...]) -> list[Option]:
    """NF-14.6, NF-E23: each once, six at most, as far as the experience reaches."""
    have = member.free_xp - _price(content, bought)
    owned = [*member.talents, *bought]
    found = [Option(DONE, text("far-option-done", ends=False))]
    for name, talent in content.talents.items():
        if name in owned:
            continue
        why = None if talent.xp <= have else text("far-refused-xp", n=talent.xp, have=have)
        if len(owned) >= MOST_TALENTS:
            why = text("far-refused-talents", n=MOST_TALENTS)
        label = text("far-option-buy-talent", card=f"@{name}", n=talent.xp)
        found.append(Option(BUY + name, label, text("far-hint-text", text=talent.text), why))
    return found


@lru_cache(maxsize=1)
def _bundled() -> NearAndFarCampaign:
    return NearAndFarCampaign(session_game())


def game(packs: Mapping[str, str] | None = None) -> NearAndFarCampaign:
    """The campaign with the bundled content, and further pack files (name -> YAML text). Raises `ContentError`."""
    return NearAndFarCampaign(session_game(packs)) if packs else _bundled()
