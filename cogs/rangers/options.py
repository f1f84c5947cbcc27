"""The settings of a day: what a group may choose, and what the two presets make of it (rules 0 and 13). Pure."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import BaseModel, model_validator

from bot.rules.edition import as_stored, edition

OneDay = Literal[
    "no",
    "see_him_home",
    "bees_for_ash",
    "boars_truce",
    "ferry_timber",
    "names_on_cairn",
    "place_at_alder",
    "bass_for_choir",
    "herons_advocate",
    "ponies_home",
    "rope_in_orchard",
    "real_errand",
]
"""A mission for a day by itself."""

Reread = Literal[
    "ER-1.1",
    "ER-3.6",
    "ER-5.6",
    "ER-5.8",
    "ER-6.3",
    "ER-6.4",
    "ER-6.7",
    "ER-9.4",
    "ER-10.3",
    "ER-13.2",
    "ER-14.4",
    "ER-14.15",
    "ER-16.4",
    "ER-16.8",
]
"""Rules that had been read otherwise."""

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "path_draws": ("one", "per_ranger"),
    "path_placement": ("printed", "printed"),
    "path_deck": ("seed", "full"),
    "turn_order": ("clockwise", "free"),
    "commit": ("full", "full"),
    "exhaust_target": ("yes", "no"),
    "basic_dodge": ("energy", "off"),
    "challenge_order": ("group", "area"),
    "min_play_cost": ("1", "0"),
    "camp_timing": ("after_arrival", "before_arrival"),
    "refresh_order": ("seed", "full"),
    "start_energy": ("role", "aspect"),
    "energy": ("typed", "typed"),
    "other_reach_active": ("turn", "test"),
    "travel_gate": ("threshold", "threshold"),
    "play_zone": ("choose", "within_reach"),
    "progress_loss": ("all", "table_only"),
    "camp_keeps_gear": ("yes", "no"),
    "camp_keeps_mission_tokens": ("yes", "no"),
    "icon_names": ("leaf", "sun"),
}
"""What each setting means in the presets `field` and `full` (rules 0 and 13)."""


class DayOptions(BaseModel):
    """What a group may choose before it begins, for a day or for all days of a campaign; the first value of each is the
    usual one (rules 0 and 13).

    preset        all settings below that say `preset`: as the text that this game was founded on has it, or as
                  published
    effects       of cards of a server's own: what somebody has said that they do, and by hand where nobody has; or all
                  by hand (ER-18.4)
    show_odds     the chance of a test is told before it is made
    path_moments  one for each Ranger is shuffled into the path deck after an arrival (rules 13)
    open_hands    everybody sees everybody's cards
    weather_level  the calendar's weather, or one of this grade every day (ER-2.7)
    vain_uses     an edition: whether somebody is asked to use what would do nothing
    vain_responses  an edition: whether somebody is asked for a response of which all can see that it does not answer
                  this, whoever holds it (ER-16.7)
    scouting      an edition: whether what is looked at ahead is kept in mind until it is laid back, so that it is read
                  card by card
    tellings      an edition: whether it is told which card is shuffled in and how a vote went, nothing of what stirs in
                  vain, and no order asked of what comes out the same
    readings      an edition: how the rules are read where they had been read otherwise (`reads_again`)
    """

    preset: Literal["field", "full"] = "field"
    path_draws: Literal["preset", "one", "per_ranger"] = "preset"
    path_placement: Literal["preset", "printed", "surroundings"] = "preset"
    path_deck: Literal["preset", "seed", "full"] = "preset"
    turn_order: Literal["preset", "clockwise", "free"] = "preset"
    commit: Literal["preset", "full", "minimal"] = "preset"
    exhaust_target: Literal["preset", "yes", "no"] = "preset"
    basic_dodge: Literal["preset", "energy", "free", "off"] = "preset"
    challenge_order: Literal["preset", "group", "area"] = "preset"
    min_play_cost: Literal["preset", "1", "0"] = "preset"
    camp_timing: Literal["preset", "after_arrival", "before_arrival"] = "preset"
    refresh_order: Literal["preset", "seed", "full"] = "preset"
    start_energy: Literal["preset", "role", "aspect"] = "preset"
    energy: Literal["preset", "typed", "single"] = "preset"
    other_reach_active: Literal["preset", "turn", "test"] = "preset"
    travel_gate: Literal["preset", "threshold", "open"] = "preset"
    play_zone: Literal["preset", "choose", "within_reach"] = "preset"
    progress_loss: Literal["preset", "all", "table_only"] = "preset"
    camp_keeps_gear: Literal["preset", "yes", "no"] = "preset"
    camp_keeps_mission_tokens: Literal["preset", "yes", "no"] = "preset"
    icon_names: Literal["preset", "leaf", "sun"] = "preset"
    group_mode: Literal["consensus", "lead"] = "consensus"
    assist: Literal["off", "ask"] = "off"
    effects: Literal["auto", "manual"] = "auto"
    show_odds: bool = True
    path_moments: bool = False
    open_hands: bool = False
    weather_level: Literal["track", "easy", "normal", "hard", "expert"] = "track"
    vain_uses: Literal["unasked", "asked"] = edition("unasked", "asked")
    vain_responses: Literal["unasked", "asked"] = edition("unasked", "asked")
    scouting: Literal["kept", "unkept"] = edition("kept", "unkept")
    tellings: Literal["second", "first"] = edition("second", "first")
    readings: Literal["second", "first"] = edition("second", "first")

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        first = {
            "vain_uses": "asked",
            "vain_responses": "asked",
            "scouting": "unkept",
            "tellings": "first",
            "readings": "first",
        }
        return as_stored(given, cls.model_fields.keys() - first.keys(), first)

    def reads_again(self, rule: Reread) -> bool:
        """Whether the table was begun after this rule, and the others with it, had been read a second time."""
        return self.readings == "second"

    def says(self, name: str) -> str:
        """What a setting of `PRESETS` comes to."""
        own: str = getattr(self, name)
        return PRESETS[name][self.preset == "full"] if own == "preset" else own


class RangersOptions(DayOptions):
    """What is chosen for a day. one_day: a day for itself with this mission alone, at its place; `no`: as the calendar
    begins, or a campaign's; without: packs of the group's own whose cards stay at home."""

    one_day: OneDay = "no"
    without: tuple[str, ...] = ()
