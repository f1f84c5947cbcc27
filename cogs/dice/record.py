"""Whether a proof of dice is all there: the hash over its entries, which is posted when the seal opens. Pure.

The hash covers what an entry says from the first moment, so it stays the same when hidden rolls are shown later.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from bot.tables.proof.report import Report
from cogs.dice.proof import TOLD_OF_HIDDEN, verify_dice

_ALWAYS = ("n", "at", "salt", "kind", "seal", *TOLD_OF_HIDDEN)


def head_of(bundle: Mapping[str, Any]) -> str:
    """The hash over all entries of a proof, 64 hexadecimal digits. KeyError or TypeError for what is no proof."""
    head = hashlib.sha256(f"waykeeper dice chain 1 {bundle['commitment']}".encode()).hexdigest()
    for entry in bundle["entries"]:
        may_grow = entry.get("seal") is not None or entry["kind"] == "draw"
        told = {name: entry.get(name) for name in _ALWAYS} if may_grow else entry
        head = hashlib.sha256(f"{head} {json.dumps(told, sort_keys=True)}".encode()).hexdigest()
    return head


def check_dice(bundle: Mapping[str, Any], seal: str | None = None, head: str | None = None) -> Report:
    """Everything that can be said of a proof. seal, head: as they were posted, None: not known."""
    report = Report()
    problems = verify_dice(bundle)
    if problems:
        report.problem = "; ".join(problems)
        return report
    report.seal, report.head = str(bundle["commitment"]), head_of(bundle)
    if strange := set(bundle) - {"kind", "format", "channel", "number", "commitment", "seed", "words", "entries"}:
        report.problem = f"the proof is not of its form: {', '.join(sorted(strange))}"
    if bundle.get("words") != [str(bundle.get("channel")), str(bundle.get("number"))]:
        report.problem = "the words that the seed was mixed with are not those of this channel and seal"
    _compare("seal", report.seal, seal, "it could be the proof of other dice", report)
    _compare("head", report.head, head, "entries at its end may be missing", report)
    if hidden := sum(1 for entry in bundle["entries"] if entry.get("hidden")):
        report.gaps.append(f"{hidden} entries are still hidden; they are checked once they are shown")
    return report


def _compare(name: str, found: str, posted: str | None, risk: str, report: Report) -> None:
    if posted is None:
        report.gaps.append(f"the {name} was not compared with the one in the channel (--{name}): {risk}")
    elif posted.strip().lower() != found:
        report.problem = report.problem or f"the {name}: {posted.strip().lower()} was posted, this proof has {found}"
