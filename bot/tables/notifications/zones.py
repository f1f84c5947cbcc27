"""Time zones by the names that people type."""

from functools import lru_cache
from zoneinfo import available_timezones

from bot.rules.cleaning import no_reference
from bot.rules.decision import text
from bot.rules.errors import NotPossible


@lru_cache(maxsize=1)
def zone_names() -> tuple[str, ...]:
    """All of them, places before signs: `Africa/Abidjan` ... `UTC`."""
    names = sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    return (*names, "UTC")


def zone_named(typed: str) -> str | None:
    """The zone of this name (`europe/berlin`, `New York`), a city standing for its zone if there is only one of that
    name; None: there is none."""
    wanted = typed.strip().replace(" ", "_").casefold()
    known = {name.casefold(): name for name in available_timezones()}
    if wanted in known:
        return known[wanted]
    cities = [name for name in zone_names() if name.casefold().rpartition("/")[2] == wanted]
    return cities[0] if len(cities) == 1 else None


def require_zone(typed: str) -> str:
    """The same. Raises `NotPossible` where there is none."""
    found = zone_named(typed)
    if found is None:
        raise NotPossible(text("my-no-zone", zone=no_reference(typed)[:60]))
    return found
