"""An action of the road together with whom it asks for, in words: who pays, who tries, whom what is for. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.rules.decision import FormPart, Text, text
from cogs.doomrock.content.vocabulary import Cost, DoomrockEffect, Test
from cogs.doomrock.rules.effects.ahead import Asked
from cogs.doomrock.rules.effects.road import ref
from cogs.doomrock.rules.map.camp_words import short_of_a_level
from cogs.doomrock.rules.reading.armored import past_all_armor, past_armor_of
from cogs.doomrock.rules.reading.exchange import camp_first, certain, for_one, glance, in_brief, summed, with_odds
from cogs.doomrock.rules.reading.odds import test_chance
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.rules.reading.whom import odds_of, strength

PAYER: Final = "doomrock.payer"
LESSON: Final = "doomrock.camp"
NO_END_OF_IT: Final = 9
"""More things than passing any TEST brings: what failing it brings is told too."""


@dataclass(frozen=True)
class RoadMove:
    """effects: of the action; asked: those whose questions are among the parts of its form; bonus: what taking the last
    secret brings besides; cost: of the action."""

    look: Sight
    effects: Sequence[DoomrockEffect]
    asked: Sequence[Asked]
    parts: Sequence[FormPart]
    bonus: Sequence[Text] = ()
    cost: Cost = field(default_factory=dict)

    def said(self, chosen: Sequence[Sequence[str]]) -> Text:
        """All that comes of what was chosen in each part."""
        return self._told(chosen, is_brief=False)

    def brief(self, chosen: Sequence[Sequence[str]]) -> Text:
        """The same with no more than that the last secret brings something; a TEST in as few words as tell both its
        ends, and a lesson without what else there is."""
        return self._told(chosen, is_brief=True)

    def _told(self, chosen: Sequence[Sequence[str]], *, is_brief: bool) -> Text:
        picks = [(part, one) for part, (one,) in zip(self.parts, chosen, strict=True)]
        payer = next((one for part, one in picks if part.key == PAYER), "")
        lesson = next((part.options[_place(part, one)] for part, one in picks if part.key == LESSON), None)
        gives = self._gives({id(part): one for part, one in picks}, payer, is_brief=is_brief)
        if lesson is not None and is_brief:
            gives = [one for one in gives if one.params.get("what") == "camp" or one.params.get("whom") == "one"]
        if lesson is None:
            gives = camp_first(gives, *short_of_a_level(self.look.state, self.look.content, self.cost), short=is_brief)
        return text(
            "dr-move",
            payer=ref(self.look.state, payer) if payer else "none",
            many=len(gives),
            gives=gives,
            lesson=text("dr-text", text="") if lesson is None else lesson.label,
            learns=lesson is not None,
            last=len(self.bonus),
            bonus=list(self.bonus),
            short=is_brief,
        )

    def _gives(self, picks: dict[int, str], payer: str, *, is_brief: bool) -> list[Text]:
        heroes, odds = len(self.look.state.heroes), odds_of(self.look, self.effects)
        chosen = {id(one.effect): picks[id(one.part)] for one in self.asked}
        found: list[Text] = []
        quiet: list[DoomrockEffect] = []
        for effect in self.effects:
            who = chosen.get(id(effect))
            if who is None:
                quiet.append(effect)
                continue
            found += with_odds(glance(tuple(quiet), heroes), odds)  # type: ignore[arg-type]
            quiet = []
            if isinstance(effect, Test):
                found.append(self._tried(effect, who, who == payer, is_brief=is_brief))
            else:
                found += past_armor_of(self.look, for_one(effect, heroes, ref(self.look.state, who)), who)
        found += with_odds(glance(tuple(quiet), heroes), odds)  # type: ignore[arg-type]
        found = [past_all_armor(self.look, one) if one.params.get("whom") != "one" else one for one in found]
        return summed(sorted(found, key=_is_for_one))  # what the party gets, before what one of them does

    def _tried(self, test: Test, who: str, pays: bool, *, is_brief: bool) -> Text:
        """A TEST by the hero who was chosen for it, with the chance."""
        whole = glance((test,), len(self.look.state.heroes))
        (one,) = in_brief(whole, most=NO_END_OF_IT) if is_brief else whole
        told = one.params if is_brief else certain(one.params)
        chance = test_chance(strength(self.look, who, test.stat), test.difficulty)
        by = {"who": ref(self.look.state, who), "pays": pays, "chance": chance, "brief": is_brief}
        return text("dr-move-test", **told, **by)


def _is_for_one(gives: Text) -> bool:
    return gives.params.get("whom") == "one"


def _place(part: FormPart, option: str) -> int:
    return next(n for n, one in enumerate(part.options) if one.id == option)
