"""An evening of each game, typed at the open prompt: few keys, and the right end.

`GOLDEN=update .venv/bin/pytest tests/test_evenings.py` rewrites the page of docs/.
"""

from __future__ import annotations

import os
import signal
from itertools import islice
from pathlib import Path

import pytest

from commands.finding import campaigns_here
from ledger.rules import games
from tests.effort import covering
from tests.face import ask, intendant
from tests.laws.test_as_script import said_again
from tests.typing import Typed, before, lines, typed

FOLDER = Path(__file__).parent.parent / "docs" / "evenings"
PAGES = {page.stem: page for page in sorted(FOLDER.glob("*.txt"))}
MOST = 12  # keys that an act may take on average
HEAD = """\
# Evenings, key by key

What was typed at the prompt that stays open (`intendant shell`) in an evening of each game, with the
command that was understood beside it, and the keys that it took, Enter among them. The tests type
them at a terminal. A line without a command answers a question; dice are typed as they fall, a key each.

| game | lines and answers | keys | keys each | commands | keys a command, with all its answers and dice |
|---|---|---|---|---|---|
"""


@pytest.fixture
def evening(here):
    """Plays what comes before an evening; gives the environment of its program."""

    def begun(page):
        before(page, here)
        return {"XDG_STATE_HOME": str(here / "state")}

    return begun


def test_there_is_an_evening_of_each_game():
    """There is an evening of each game, the free game included."""
    assert PAGES.keys() == {*games()}


@pytest.mark.parametrize("game", PAGES)
def test_an_evening_is_typed_in_few_keys(evening, game):
    """Nothing is refused; the page shows each command; a script does the same."""
    page = PAGES[game]
    found = [*typed(page, evening(page))]
    assert [one for one in found if "error:" in one.told or "erreur" in one.told] == []
    assert sum(one.keys for one in found) <= MOST * len(found)
    assert ask("verify")["ok"]
    (campaign,) = campaigns_here()
    said_again(campaign, "said")
    _compare(game, "\n".join(_row(one) for one in found))


def _row(one: Typed) -> str:
    """A line of the page."""
    sign = "▶" if one.sign == "▶" else " "
    return f"{one.keys:3}  {sign} {one.text:32} {one.full}".rstrip()


def _compare(game: str, told: str) -> None:
    """Compares what was typed with the page, or rewrites the page."""
    file = FOLDER / f"{game}.keys"
    if os.environ.get("GOLDEN") == "update":
        file.write_text(f"{told}\n", "utf-8")
    assert file.read_text("utf-8") == f"{told}\n"


def test_the_page_adds_up_what_was_typed():
    """The table of all evenings agrees with the transcripts."""
    rows = []
    for game in PAGES:
        told = (FOLDER / f"{game}.keys").read_text("utf-8").splitlines()
        keys = sum(int(line[:3]) for line in told)
        acts = sum(line[5:6] == "▶" for line in told)
        each, whole = keys / len(told), keys / acts
        link = f"[{game}]({game}.keys)"
        rows.append(
            f"| {link} | {len(told)} | {keys} | {each:.1f} | {acts} | {whole:.1f} |"
        )
    page, found = FOLDER / "README.md", HEAD + "\n".join(rows) + "\n"
    if os.environ.get("GOLDEN") == "update":
        page.write_text(found, "utf-8")
    assert page.read_text("utf-8") == found


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "number"), covering([*PAGES], [signal.SIGKILL, signal.SIGHUP])
)
def test_an_evening_that_is_broken_off_leaves_the_file_whole(evening, game, number):
    """Closing the window or killing the program in mid-line leaves the file whole."""
    page = PAGES[game]
    env = evening(page)
    half = sum(sign not in "#@" for sign, _ in lines(page)) // 2
    playing = typed(page, env, ends=number)
    found = [*islice(playing, half)]
    playing.close()
    last = ask("log", "--last", "1")["entries"][0]["seq"]
    assert ask("verify")["ok"]
    assert last >= sum(one.sign == "▶" and "[" in one.told for one in found)
    said = intendant("note", "on with it")
    assert said.status == 0
