"""The campaign of Lands of Evershade as a `Campaign`: an act a session (LE-26). Pure."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from pydantic import BaseModel

from bot.rules.campaign import steps
from bot.rules.campaign.game import Campaign
from bot.rules.campaign.state import CampaignState, Opening, Page
from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible
from cogs.evershade.act_game import Evershade
from cogs.evershade.campaign.adventures import adventure_of, between_adventures, following
from cogs.evershade.campaign.checks import problem_of
from cogs.evershade.campaign.state import CampaignOptions, EvershadeRecord, Member, PastAct
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.story import Adventure
from cogs.evershade.game import game as act_game
from cogs.evershade.rules.character.naming import own_names
from cogs.evershade.rules.story.acts import acts_written
from cogs.evershade.rules.story.handing import Handed
from cogs.evershade.state import Character, CombatState, Tracker
from cogs.evershade.view import view as views
from cogs.evershade.view.cards import faces
from cogs.evershade.view.fight import heroes_view

ROSTER: Final = (1, 4)
SO_FAR: Final = "so_far"
State = CampaignState[EvershadeRecord]


class EvershadeCampaign(Campaign[EvershadeRecord]):
    """Adventure after adventure, act after act; whoever of the roster likes rides along."""

    id = "evershade-campaign"
    seats = ROSTER
    party = ROSTER
    record = EvershadeRecord
    options = CampaignOptions
    content: EvershadeContent
    STEPS: ClassVar[Mapping[str, Any]] = {**Campaign.STEPS, steps.BETWEEN: between_adventures}

    def __init__(self, act: Evershade) -> None:
        super().__init__()
        self.content, self.content_hash = act.content, act.content_hash
        self.children = {act.id: act}

    def values_of(self, setting: str) -> Sequence[str]:
        return self.children["evershade"].values_of(setting)

    def new_record(self, options: BaseModel, seats: int) -> EvershadeRecord:
        assert isinstance(options, CampaignOptions)
        if self.content.adventure(options.adventure) is None:
            raise NotPossible(text("evershade-refused-adventure"))
        return EvershadeRecord(options=options, members=[Member() for _ in range(seats)])

    def receive(self, state: State, brings: Any) -> None:
        super().receive(state, brings)
        if problem := problem_of(self.content, state.record, state.seats):
            raise NotPossible(text("campaign-refused-file", why=problem))

    # ------------------------------------------------------------------ an act

    def opening(self, record: EvershadeRecord, riders: Sequence[int]) -> Opening:
        """LE-26.7, LE-26.8."""
        rules = record.options.model_dump(mode="json")
        options = {**rules, "adventure": self._adventure(record).id, "act": self._number(record), "until": "act"}
        riding = [record.members[seat].heroes[: 2 if len(riders) == 1 else 1] for seat in riders]
        handed = Handed(
            heroes=riding,
            tracker=record.tracker,
            holder=riders.index(record.holder) if record.holder in riders else 0,
            entries=record.entries,
            holders=record.holders,
            stored=record.stored,
            achievements=record.achievements,
            completed=record.completed,
            allies=[one for one in record.allies if any(one.owner == hero.id for own in riding for hero in own)],
            offered=record.offered,
            elsewhere=self._elsewhere(record, riding),
        )
        return Opening(game="evershade", options=options, brings=handed.model_dump(mode="json"))

    def _elsewhere(self, record: EvershadeRecord, riding: Sequence[Sequence[Character]]) -> list[str]:
        """LE-3.4: professions of those who stay at home. Where too few would be left for whoever is new, the second
        heroes of those who once rode alone give theirs up, the last first."""
        along = {hero.id for heroes in riding for hero in heroes}
        first = [one for member in record.members for one in member.heroes[:1] if one.id not in along]
        second = [one for member in record.members for one in member.heroes[1:] if one.id not in along]
        missing = sum(max(0, (2 if len(riding) == 1 else 1) - len(heroes)) for heroes in riding)
        free = len(self.content.professions) - len(along) - len(first)
        return [one.profession for one in [*first, *second[: max(0, free - missing)]]]

    def _adventure(self, record: EvershadeRecord) -> Adventure:
        found = adventure_of(self.content, record)
        assert found is not None, "a record was checked when it came in"
        return found

    def _number(self, record: EvershadeRecord) -> int:
        """The next act, counted through the adventure."""
        chapters = self._adventure(record).chapters
        return sum(len(chapter.acts) for chapter in chapters[: record.chapter - 1]) + record.act

    def take_in(self, record: EvershadeRecord, left: Any, riders: Sequence[int]) -> Sequence[Text]:
        """LE-26.4, LE-26.7, LE-26.9, LE-26.12: the party as it came back, and which act is next."""
        how, number = left["how"], self._number(record)
        adventure = self._adventure(record).id
        record.past.append(PastAct(act=number, how=how, riders=list(riders), adventure=adventure))
        if how == "lost":
            self._begin_again(record)
            return [text("evershade-campaign-lost", n=number)]
        party = Handed.model_validate(left["party"])
        for seat, heroes in zip(riders, party.heroes, strict=True):
            own = record.members[seat].heroes
            record.members[seat].heroes = [*heroes, *own[2 if len(riders) == 1 else 1 :]]
        self._let_go(record, [one for heroes in party.heroes for one in heroes])
        record.tracker, record.holder = party.tracker, riders[party.holder]
        record.entries, record.holders, record.stored = party.entries, party.holders, party.stored
        record.achievements, record.completed = party.achievements, party.completed
        rode = {hero.id for heroes in party.heroes for hero in heroes}
        came, known = {one.id for one in party.allies}, {one.id for own in record.members for one in own.heroes}
        at_home = [one for one in record.allies if one.owner in known - rode and one.id not in came]
        record.allies, record.offered = [*at_home, *party.allies], party.offered
        self._go_on(record, how)
        return [text("evershade-campaign-back", n=number)]

    def _let_go(self, record: EvershadeRecord, party: Sequence[Character]) -> None:
        """Second heroes whose profession somebody else has now."""
        came = {one.profession for one in party}
        for member in record.members:
            first, second = member.heroes[:1], member.heroes[1:]
            stays = [one for one in second if one.profession not in came or any(one is other for other in party)]
            member.heroes = [*first, *stays]

    def _go_on(self, record: EvershadeRecord, how: str) -> None:
        adventure = self._adventure(record)
        if how == "won":
            record.following = following(self.content, record)
            record.is_over = "" if record.following else "won"
            return
        if record.act < len(adventure.chapters[record.chapter - 1].acts):
            record.act += 1
        elif record.chapter < len(adventure.chapters):
            record.chapter, record.act = record.chapter + 1, 1
        else:
            record.is_over = SO_FAR
        if self._number(record) > acts_written(self.content, adventure):
            record.is_over = SO_FAR

    def _begin_again(self, record: EvershadeRecord) -> None:
        """LE-26.12: new characters, from the beginning of the adventure, with what the party had then."""
        for member in record.members:
            member.heroes = []
        record.chapter = record.act = 1
        record.tracker, record.holder = Tracker(marks=list(record.began.marks)), 0
        record.entries, record.holders, record.stored = [], [], []
        record.achievements = list(record.began.achievements)
        record.allies, record.offered = [], []

    def result(self, record: EvershadeRecord) -> str | None:
        return record.is_over or None

    def result_text(self, state: State) -> Text:
        return text("evershade-campaign-over", how=str(state.result), n=len(state.record.past))

    # ------------------------------------------------------------------ who comes and goes

    def welcome(self, record: EvershadeRecord, seat: int) -> None:
        """LE-26.10: somebody new is asked for a hero in the first act that they ride; a seat is handed over with its
        heroes."""
        while len(record.members) <= seat:
            record.members.append(Member())
        record.members[seat].given_up = False

    def has_left(self, record: EvershadeRecord, seat: int) -> bool:
        return record.members[seat].given_up

    def farewell(self, record: EvershadeRecord, seat: int) -> None:
        """LE-26.6, D38: the token goes on, quest items go to whoever holds it, companions to them too; the heroes wait
        with the seat for whoever takes it over."""
        record.members[seat].given_up = True
        held = [n for n, member in enumerate(record.members) if not member.given_up]
        if record.holder == seat and held:
            record.holder = next((n for n in held if n > seat), held[0])
        able = [record.holder, *held]
        heir = next((one for n in able if n in held for one in record.members[n].heroes[:1]), None)
        if heir is not None:
            self._leave_behind(record, record.members[seat].heroes, heir)

    def _leave_behind(self, record: EvershadeRecord, leavers: Sequence[Character], heir: Character) -> None:
        quest = {name for name, item in self.content.items.items() if item.quest}
        for hero in leavers:
            worn = [ref.partition("/")[0] for ref in hero.worn]
            heir.pouch_items += [one for one in [*worn, *hero.pouch_items] if one in quest]
            hero.worn = [ref for ref in hero.worn if ref.partition("/")[0] not in quest]
            hero.pouch_items = [one for one in hero.pouch_items if one not in quest]
        names = {hero.id for hero in leavers}
        for ally in record.allies:
            if ally.owner in names and not ally.partner:
                ally.owner = heir.id

    # ------------------------------------------------------------------ what is seen

    def record_view(self, record: EvershadeRecord, seat: int | None) -> dict[str, Any]:
        """All of it: boards lie open."""
        adventure = self._adventure(record)
        party = CombatState(heroes=[hero for member in record.members for hero in member.heroes], allies=record.allies)
        seats = [n for n, member in enumerate(record.members) for _ in member.heroes]
        heroes = [{**one, "seat": place} for one, place in zip(heroes_view(party, self.content), seats, strict=True)]
        return {
            "you": seat,
            "fight": None,
            "adventure": adventure.id,
            "act": self._number(record) if not record.is_over else None,
            "time": record.tracker.time,
            "time_max": adventure.time.max,
            "marks": list(record.tracker.marks),
            "holder": record.holder,
            "heroes": heroes,
            "faces": faces(party, self.content),
            "without": [n for n, member in enumerate(record.members) if not member.heroes],
            "camp": [card for card in record.holders if card],
            "past": [one.model_dump(mode="json") for one in record.past],
        }

    def sheet(self, view: Mapping[str, Any]) -> Sequence[Text]:
        lines = []
        if view["act"] is not None:
            lines.append(text("evershade-campaign-next", n=view["act"], adventure=f"@{view['adventure']}"))
        letters = ", ".join(view["marks"]) or "none"
        who = f"@seat:{view['holder']}"
        lines.append(text("evershade-tracker", time=view["time"], max=view["time_max"], letters=letters, who=who))
        if view["camp"]:
            lines.append(text("evershade-campaign-camp", cards=[f"@{card}" for card in view["camp"]]))
        lines += [_member(one) for one in view["heroes"]]
        return [*lines, *(text("evershade-campaign-nobody-yet", who=f"@seat:{n}") for n in view["without"])]

    def page_text(self, page: Page) -> Text:
        return text("evershade-campaign-page", how=page.left["how"])

    def own_names(self, state: State) -> Mapping[str, str]:
        return own_names(hero for member in state.record.members for hero in member.heroes)

    def name_of(self, ref: str) -> str | None:
        return views.name_of(self.content, ref) or super().name_of(ref)

    # ------------------------------------------------------------------ trials

    def invariants(self, state: State) -> list[str]:
        wrong = problem_of(self.content, state.record, state.seats)
        return [] if wrong is None else [wrong]

    def printed(self) -> set[str]:
        """Nothing of its own: its cards are those of its acts, whose scenarios show them."""
        return set()


def _member(one: Mapping[str, Any]) -> Text:
    return text(
        "evershade-campaign-member",
        who=f"@seat:{one['seat']}",
        hero=f"@{one['id']}",
        hp=one["hp"],
        max=one["max_hp"],
        fate=one["fate"],
        brill=one["brill"],
        n=one["advancements"],
    )


@lru_cache(maxsize=1)
def _bundled() -> EvershadeCampaign:
    return EvershadeCampaign(act_game())


def game(packs: Mapping[str, str] | None = None) -> EvershadeCampaign:
    """The campaign with the bundled adventure, and further pack files (name -> text). Raises `ContentError`."""
    return EvershadeCampaign(act_game(packs)) if packs else _bundled()
