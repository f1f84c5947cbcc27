"""What the campaign remembers, as conditions ask for it: the record and today's ledger together (ER-14.3). Pure."""

from cogs.rangers.content.content import RangersContent
from cogs.rangers.state import MissionRecord, RangersState


def remembers(state: RangersState, content: RangersContent, name: str, argument: str) -> bool:
    """Whether `{event: maren_trusts}`, `{mission_open: relight}` and their like hold."""
    if name in ("event", "keyword"):
        return argument in state.story.keywords
    if name == "camped":
        return state.camped
    if name == "has_reward":
        return content.card_id(argument) in state.rewards
    if name == "late":  # ER-14.8: by the number of the day, whatever became of the days before
        campaign = next(iter(content.campaigns.values()), None)
        deadlines = campaign.deadlines.get(argument, {}) if campaign is not None else {}
        return any(length == state.length and state.day > day for length, day in deadlines.items())
    missions = state.missions if name == "mission_open" else state.done
    return argument in [mission.rsplit(".", 1)[-1] for mission in missions]


def goes_on_at_places(content: RangersContent, mission: str, record: MissionRecord) -> bool:
    """Whether an open mission goes on at the places printed on it alone: it has all its checks, or its cards come
    nowhere else."""
    printed = content.missions[mission]
    if record.is_read:
        return False
    brings = [ability for ability in printed.abilities if ability.when.at == "path_assembly"]
    is_full = bool(printed.checks) and record.checks >= printed.checks
    return is_full or not brings or any(ability.condition is not None for ability in brings)
