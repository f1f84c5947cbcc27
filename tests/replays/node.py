"""Runs a piece of JavaScript with the page's own dice in Node, and gives what it printed as JSON.

Without Node such tests are left out, but never in CI: there they fail and say why."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

DICE = Path(__file__).parents[2] / "bot" / "ui" / "replays" / "page" / "dice.js"
NODE = shutil.which("node")


def in_node(body: str, given: Any) -> Any:
    """`body` gives a value (it may await) and knows `Dice` and `given`."""
    if NODE is None:
        if os.environ.get("CI"):
            pytest.fail("node (20 or later) is needed here: the page's dice are JavaScript")
        pytest.skip("no node here; install Node.js to check the page's dice, which are JavaScript")
    script = f"""
    const Dice = require({json.dumps(str(DICE))});
    const given = JSON.parse(require("fs").readFileSync(0, "utf8"));
    (async () => {{ {body} }})().then((found) => console.log(JSON.stringify(found)));
    """
    done = subprocess.run([NODE, "-e", script], input=json.dumps(given), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
