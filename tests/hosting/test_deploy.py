"""What lies in `deploy`, read: it fits the code that it starts. Systemd and engines are tried by hand."""

import re
from pathlib import Path
from typing import Any, get_args

import yaml

from bot.hosting import process
from bot.hosting.metrics import Metrics
from bot.settings import PREFIX, Settings
from bot.tables.model.observe import Tally
from bot.tables.upkeep.census import Census
from tests.rules.toy import Toy

ROOT = Path(__file__).parents[2]
UNIT = (ROOT / "deploy" / "waykeeper.service").read_text(encoding="utf-8")
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE: Any = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def of_unit(key: str) -> str:
    found = re.findall(rf"^{key}=(.*)$", UNIT, re.MULTILINE)
    assert len(found) == 1, key
    return str(found[0])


def seconds(words: str) -> int:
    return int(words.removesuffix("s"))


def test_what_only_a_person_can_mend_is_not_restarted() -> None:
    assert of_unit("Restart") == "on-failure"
    assert set(map(int, of_unit("RestartPreventExitStatus").split())) == {process.HOPELESS, process.TAKEN_OVER}
    assert of_unit("ExecStart").endswith("/.venv/bin/waykeeper run")


def test_the_end_has_time_enough() -> None:
    from bot.waykeeper import LAST_CLICKS, LAST_POSTS

    assert LAST_CLICKS + LAST_POSTS < 10  # what Docker grants where nobody has said more
    assert seconds(of_unit("TimeoutStopSec")) > LAST_CLICKS + LAST_POSTS + 5
    assert seconds(COMPOSE["services"]["waykeeper"]["stop_grace_period"]) > LAST_CLICKS + LAST_POSTS + 5


def test_the_service_has_no_rights() -> None:
    assert of_unit("User") == "waykeeper" and of_unit("ProtectSystem") == "strict"
    assert of_unit("CapabilityBoundingSet") == "" and of_unit("NoNewPrivileges") == "yes"
    assert of_unit("StateDirectory") in of_unit("Environment")


def test_the_container_copies_what_exists_and_runs_without_rights() -> None:
    lines = re.sub(r"\\\n\s*", "", CONTAINER).splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    named = [name for names in copied for name in names]
    assert named and [name for name in named if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert ignored[0] == "*" and {f"!{name.split('/')[0]}" for name in named} <= set(ignored)
    last = lines[max(n for n, line in enumerate(lines) if line.startswith("FROM")) :]
    assert "USER waykeeper" in last and "VOLUME /data" in last and any(line.startswith("HEALTHCHECK") for line in last)
    assert any("--require-hashes" in line for line in lines)
    port = re.search(r"WAYKEEPER_HEALTH_PORT=(\d+)", CONTAINER)
    assert port is not None and f"127.0.0.1:{port[1]}/healthz" in CONTAINER


def test_what_hosts_install_is_what_was_tested() -> None:
    def pins(name: str) -> dict[str, str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return dict(re.findall(r"^([\w.-]+)==([^ \\;]+)", text, re.MULTILINE))

    host = pins("host.txt")
    assert {"discord-py", "asyncpg", "prometheus-client", "uvloop"} <= set(host) and "simcord" not in host
    assert host.items() <= pins("test.txt").items() and pins("run.txt").items() <= host.items()


def test_compose_is_the_same_bot_and_postgresql_a_choice() -> None:
    bot, postgres = COMPOSE["services"]["waykeeper"], COMPOSE["services"]["postgres"]
    assert bot["build"]["dockerfile"] == "deploy/Containerfile" and bot["volumes"] == ["tables:/data"]
    assert bot["read_only"] and bot["cap_drop"] == ["ALL"] and "ports" not in bot
    assert postgres["profiles"] == ["postgres"] and "ports" not in postgres
    assert set(COMPOSE["volumes"]) == {"tables", "postgres"}


def known_figures() -> set[str]:
    metrics = Metrics("1")
    for tally in get_args(Tally):
        metrics.noted(tally, "x" if tally in ("refusal", "replay_mismatch", "rule_broke") else "")
    metrics.plays([Toy()])
    metrics.answered(1, 1)
    metrics.limited("user")
    metrics.refused("404")
    text = metrics.text(Census({}, 0, 0), ready=True).decode()
    return {line.split("{")[0].split(" ")[0] for line in text.splitlines() if line[0] != "#"}


def test_alerts_use_figures_that_exist() -> None:
    alerts: Any = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8"))
    rules = alerts["groups"][0]["rules"]
    assert len(rules) >= 8 and all(rule["annotations"]["summary"] for rule in rules)
    used = {name for rule in rules for name in re.findall(r"\bwaykeeper_\w+", rule["expr"])}
    assert used and used - known_figures() == set()


def test_the_page_names_what_exists() -> None:
    known = {PREFIX + field.upper() for field in Settings.model_fields}
    cache = (ROOT / "bot" / "content_cache.py").read_text(encoding="utf-8")
    known |= set(re.findall(r'environ\.get\("(\w+)"', cache))  # read before there are settings
    assert set(re.findall(r"WAYKEEPER_[A-Z_]+", HOSTING)) - known == set()
    figures = known_figures()
    bases = figures | {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in figures}
    named = set(re.findall(r"`(waykeeper_\w+)", HOSTING))
    assert len(named) > 15 and named - bases == set()
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    made = set(re.findall(r"(?:`|waykeeper )make ([a-z]+)", HOSTING))
    assert {"run", "install"} <= made <= targets
    for word in re.findall(r"deploy/[\w.]+", HOSTING):
        assert (ROOT / word.rstrip(".")).exists(), word
