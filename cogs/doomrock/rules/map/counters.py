"""What can be gained and lost: the party's silver, time and secrets, a character's shields and heroism. Pure."""

from collections.abc import Sequence
from typing import Any

from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.targets import pick
from cogs.doomrock.rules.map.area import here
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import HeroState

OF_THE_PARTY = frozenset({"silver", "time", "secret"})
PARTY = ""


class Counters:
    """`bot.rules.effects.shared.CounterPort` of Doomrock (DR-3.11). A lost secret is not one taken by the party."""

    async def owners(self, play: DoomrockPlay, effect: Any, context: Context) -> Sequence[str]:
        if effect.what in OF_THE_PARTY:
            return (PARTY,)
        return await pick(play, effect.to, effect.filter, context, why=effect.do, item=effect)

    def read(self, play: DoomrockPlay, what: str, owner: str) -> int | None:
        if owner == PARTY:
            return _of_party(play, what)
        character = play.state.character(owner)
        if what == "shield":
            return None if character is None else character.shields
        return character.heroism if isinstance(character, HeroState) else None

    def write(self, play: DoomrockPlay, what: str, owner: str, n: int) -> None:
        state = play.state
        if what == "silver":
            state.silver = n
        elif what == "time":
            state.time = n
        elif what == "secret":
            area = here(state)
            assert area is not None
            area.secrets = n
        else:
            self._write(play, what, owner, n)

    def _write(self, play: DoomrockPlay, what: str, owner: str, n: int) -> None:
        character = play.state.character(owner)
        assert character is not None
        if what == "shield":
            character.shields = n
        elif isinstance(character, HeroState):
            character.heroism = n

    def on_changed(self, play: DoomrockPlay, what: str, owner: str, change: int) -> None:
        if owner == PARTY:
            if change == 0:
                play.say("dr-lost-party", what=what, n=0)
            else:
                kind = "dr-gained-party" if change > 0 else "dr-lost-party-left"
                play.say(kind, what=what, n=abs(change), now=_of_party(play, what))
        elif change:
            kind = "dr-gained" if change > 0 else "dr-lost"
            play.say(kind, who=who(play, owner), what=what, n=abs(change))


def _of_party(play: DoomrockPlay, what: str) -> int | None:
    state = play.state
    if what == "secret":
        area = here(state)
        return None if area is None else area.secrets
    return state.silver if what == "silver" else state.time
