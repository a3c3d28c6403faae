"""The board as one picture: the standings, who is where, the latest actions."""

from __future__ import annotations

import re

import pytest

from commands.fitting import width_of
from tests import evenings
from tests.begun import begun
from tests.face import ask, at_terminal, intendant
from tests.ledger.rules.fief.positions import text, village
from tests.ledger.rules.fief.test_passing import BEFORE, HELD


def lines(*words):
    """The lines of the picture."""
    said = intendant("board", *words)
    assert (said.status, said.err) == (0, "")
    return said.out.splitlines()


def test_it_is_the_glance_the_land_and_the_last_acts(full):
    """Through a pipe or with --still, the board is a single picture."""
    shown = lines()
    status = intendant("status").out.splitlines()
    assert shown[: len(status)] == status
    land = intendant("territory", "list").out.splitlines()
    rest = shown[len(status) :]
    assert rest[: len(land) + 3] == ["", *land, "", "latest actions"]
    last = ask("log", "--last", "1")["entries"][0]
    assert shown[-1] == f"[{last['seq']}] {last['text']}"
    assert "latest actions" in at_terminal("board", "--still").out


def test_it_is_told_in_french(full):
    """The board is shown in the reader's words."""
    assert "dernières actions" in lines("--lang", "fr")


SIZES = [(80, 24), (40, 12), (200, 60), (20, 3), (40, 10), (30, 8)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["fief", "free", "mass", "medfan", "siege"])
def test_it_fits_the_screen(here, monkeypatch, game, size):
    """The board of every game fits the screen, however small it is."""
    columns, rows = size
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))
    ask("new", "c.db", "--game", game, "--players", "Anne,Bruno,Chloé")
    story = "note '{} is a long story, too long for a small screen'"
    assert (
        intendant("run", "-", stdin="\n".join(map(story.format, range(30)))).status == 0
    )
    shown = lines()
    assert (len(shown) <= rows, max(map(len, shown)) <= columns) == (True, True)
    if rows >= 24:
        assert any(line.startswith("[31] 29 is") for line in shown)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_due_first_is_told_in_full(here, monkeypatch, size, lang):
    """Due acts come before possessions, with the line to type; no heading is empty."""
    columns, rows = size
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))
    begun(text(HELD + BEFORE, phase="combat"))
    shown = lines("--lang", lang)
    told = " ".join(line.strip() for line in shown)

    assert len(shown) <= rows
    assert any(line.startswith("→ ") for line in shown[1:3])
    if rows >= 8:
        assert "`fief battle Bourg --attacker Anne --defender Bruno`" in told
    assert shown[-1] not in ("latest actions", "dernières actions", "")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sample", evenings.CAMPAIGNS, ids=lambda folder: folder.name)
def test_no_number_is_cut_on_a_narrow_screen(monkeypatch, sample, size):
    """Columns give way as a whole, and names at their end."""
    columns, rows = size
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))
    shown = lines("-c", str(evenings.played(sample)), "--lang", "en")

    assert (len(shown) <= rows, max(map(width_of, shown)) <= columns) == (True, True)
    glance = shown[: shown.index("")] if "" in shown else shown
    assert [line for line in glance if re.search(r"\s\d+…", line)] == []


def test_a_list_that_is_longer_says_how_to_see_the_rest(here):
    """Some actions always find room."""
    each = [(f"{who} {n}", who) for n in range(8) for who in ("Anne", "Bruno", "Chloé")]
    begun(text("".join(village(name, who, f"{who}.v1=1") for name, who in each)))
    shown = lines()
    more = [line for line in shown if line.endswith("more: `fief stacks`")]
    assert (len(more), "latest actions" in shown, len(shown) <= 24) == (1, True, True)


def test_purses_that_are_closed_stay_closed(table):
    """`--hide` closes all purses, `--as` all but one's own."""
    ask("pay", "Anne", "Bruno", "37")
    for words, hidden in (((), False), (("--hide",), True), (("--as", "Chloé"), True)):
        assert hidden != ("37" in "\n".join(lines(*words)))
    assert "63" in "\n".join(lines("--as", "Anne"))


@pytest.mark.parametrize(
    ("words", "status"),
    [(("--as", "Zoé"), 1), (("-c", "none.db"), 3), (("--json",), 2), (("Anne",), 2)],
)
def test_what_is_no_board_is_refused(table, words, status):
    """An unknown player or file, JSON and a superfluous word are refused."""
    said = intendant("board", *words)
    assert (said.status, said.out) == (status, "")
    assert "error" in said.err
