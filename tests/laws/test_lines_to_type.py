"""Every line that the program offers to be typed works, at any moment."""

from __future__ import annotations

import shutil

import pytest

from commands.handlers.script import split
from commands.line import MORE
from tests import evenings
from tests.effort import DEEP
from tests.face import ask, intendant

STEPS = 6 * DEEP  # moments of each evening
ASKS = {"missing_choice", "missing_dice"}  # a script gets the other questions


def offered(file):
    """The lines that can be typed as they are: of due acts, and of possible ones."""
    status = ask("status", "-c", file)
    found = [due["command"] for due in status.get("due", ())]
    if status["game"] == "fief":
        for player in status["players"]:
            may = ask("fief", "can", player["name"], "-c", file)["may"]
            found += [one["command"] for one in may if one["now"]]
    return [line for line in dict.fromkeys(found) if line and MORE not in line]


@pytest.mark.parametrize("folder", evenings.CAMPAIGNS, ids=lambda one: one.name)
def test_a_line_that_is_offered_is_not_refused(here, folder):
    """Offered lines work throughout an evening; a script answers their questions."""
    whole = evenings.played(folder)
    shutil.copy(whole, here / "whole.db")
    last = ask("status", "-c", "whole.db")["entries"]
    refused = []
    for seq in range(1, last + 1, max(last // STEPS, 1)):
        file = f"at-{seq}.db"
        ask("fork", file, "--at", str(seq), "-c", "whole.db")
        for line in offered(file):
            said = intendant(*split(line), "-c", file, "--dry-run", "--json")
            if said.status and said.refusal["code"] not in ASKS:
                refused.append((seq, line, said.refusal["message"]))

    assert refused == []
