"""Every command answers the same, whatever is in closed purses."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ledger.grammar import named
from tests.commands.calls import CALLS, WRITES, words_of
from tests.commands.test_envelopes import played
from tests.face import ask, intendant

__all__ = ["played"]

ALL = [c for c in CALLS if not c.startswith(("mass ", "siege ", "export "))]
OURS = re.compile(r"[0-9a-f]{64}|\d{4}-\d\d-\d\d[T ][0-9:.]+")
# Two ways to fill each purse: more than is ever asked for, or less.
RICH, POOR = (10**9, 10**9 + 111_111), (3, 4)


def viewed(command):
    """Whether a command may be asked for one player."""
    record = named(command)
    return "viewer" in {word.name for word in (*record.words, *record.takes)}


CLOSED = [c for c in ALL if c.startswith("fief ") or viewed(c)]
CASES = [(c, RICH) for c in CLOSED] + [(c, POOR) for c in CLOSED if c in WRITES]


def filled(sums):
    """Closed purses filled in one of the ways, and a player who joins with nothing."""
    names, fief = ask("players")["players"], ask("status")["game"] == "fief"
    lines = [f'correct money "{n}" {sums + i} --for so' for i, n in enumerate(names)]
    if len(names) > 1:  # the players count, give and lend
        one, two = names[:2]
        if fief:
            lines.append(f'fief lend "{one}" "{two}" {sums // 4 + 1} --ruling so')
        lines += [f'pay "{one}" "{two}" {sums // 2}', f'pay "{two}" bank {sums // 3}']
        lines += ["undo", f'count "{one}" {sums}']
    lines.append("players add Zoé")
    if fief:
        lines.append("rules set fief.money.secret true")
    assert intendant("run", "-", stdin="\n".join(lines)).status == 0


def said(call):
    """The output of a call without hashes and times; the file is restored."""
    shutil.copy("c.db", "filled")
    told = str(intendant(*call))
    shutil.move("filled", "c.db")
    for made in ("branch.db", "m2.toml"):
        Path(made).unlink(missing_ok=True)
    return OURS.sub("", told)


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize(("command", "purses"), CASES)
def test_no_answer_depends_on_what_lies_in_closed_purses(played, command, purses):
    """Nobody learns the sum of a closed purse, or the total of several."""
    call = words_of(CALLS[command][0]) + (["--as", "Zoé"] if viewed(command) else [])
    shutil.copy("c.db", "before")
    answers = []
    for sums in purses:
        shutil.copy("before", "c.db")
        filled(sums)
        answers.append([said(call), said([*call, "--json"])])
    assert answers[0] == answers[1]
