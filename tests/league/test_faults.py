"""Two laptops write at random, while lines are cut, answers lost, server and clients killed.

Every act that was acknowledged is there once, all copies have the same head, and the
journal is clean.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from ledger.acting.rejoining import LEAVE, sync
from ledger.campaign import Campaign
from ledger.errors import Refused
from ledger.league import upstream
from ledger.league.connecting import Away
from ledger.reading.verify import verify
from ledger.store import rows
from ledger.store.entries import entries
from ledger.store.rows import state_at
from tests.effort import DEEP, chance, examples, tally

pytestmark = pytest.mark.deep
STEPS = 60
PLAYERS = ("Anne", "Bruno", "Carla")
WRITERS = """
import sys
from ledger.campaign import Campaign
name, file = sys.argv[1:]
with Campaign.open(file) as campaign, open(f"{name}.acked", "a", buffering=1) as acked:
    for number in range(100_000):
        campaign.pay("bank", "Anne", 1, remark=f"{name}-{number}")
        acked.write(f"{name}-{number}\\n")
"""


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


class Laptop:
    """One laptop, its line, and what it was told is written."""

    def __init__(self, name, file, line) -> None:
        self.name, self.file, self.line = name, file, line
        self.acked: dict[str, int] = {}  # the mark of each act, and its number then
        self.left: set[str] = set()

    def does(self, draw, number) -> None:
        """One act at random; a refusal is an answer, too."""
        mark = f"{self.name}-{number}"
        with Campaign.open(self.file) as campaign:
            one, other = draw.sample(PLAYERS, 2)
            try:
                kind = draw.randrange(10)
                if kind < 5:
                    campaign.pay(one, other, draw.randrange(1, 200), remark=mark)
                elif kind < 7:
                    campaign.pay("bank", one, draw.randrange(1, 50), remark=mark)
                elif kind < 8:
                    campaign.do("roll", "3d6", remark=mark)
                elif kind < 9:
                    campaign.grant(draw.choice(("Marshal", "Bishop")), one, remark=mark)
                else:
                    campaign.do("undo")
                    return
            except Refused:
                return
            self.acked[mark] = len(campaign.entries())

    def together(self) -> None:
        """Comes together with the hub; what does not fit is left out, and remembered."""

        def decide(misfit, _):
            self.left.add(misfit.entry.remark)
            return LEAVE

        with Campaign.open(self.file) as campaign:
            sync(campaign._book, decide)


def marks(file):
    """How often each mark stands in the journal, and the newest entry."""
    with Campaign.open(file) as campaign:
        book = campaign._book
        assert verify(book)["ok"]
        found: dict[str, int] = {}
        for entry in entries(book):
            if entry.remark:
                found[entry.remark] = found.get(entry.remark, 0) + 1
        return found, rows.head(book)


@pytest.mark.parametrize("part", range(examples(3 if DEEP == 1 else 8)))
def test_whatever_fails_each_act_is_there_once(table, part):
    """Cut lines and lost answers, at random."""
    draw = chance(f"faults of a league, {part}")
    line_a, line_b = table.line(), table.line()
    table.share(line=line_a)
    table.join(line=line_b)
    laptops = Laptop("a", "a.db", line_a), Laptop("b", "b.db", line_b)
    for number in range(STEPS):
        laptop = draw.choice(laptops)
        event = draw.randrange(12)
        tally("faults of a league", int(event < 2))
        if event == 0:
            laptop.line.cut()
        elif event == 1:
            laptop.line.losing = draw.choice((1, 2))
        elif event in (2, 3):
            laptop.line.mend()
        elif event == 4:
            with suppress(Away):
                laptop.together()
        laptop.does(draw, number)
    agree(laptops)
    for file in ("a.db", "b.db"):  # the law of undo: all of it, and there is nothing
        with Campaign.open(file) as campaign:
            begun = state_at(campaign._book, 1).facts
            with suppress(Refused):  # everything is undone already
                campaign.do("undo", to=1)
            assert rows.state_of(campaign._book).facts == begun
        with Campaign.open("b.db" if file == "a.db" else "a.db") as other:
            sync(other._book, lambda *_: LEAVE)


def agree(laptops):
    """All lines are mended, all come together: the same head, each act once."""
    for laptop in laptops:
        laptop.line.losing = 0
        laptop.line.mend()
    for laptop in (*laptops, *laptops):
        laptop.together()
    found, head = marks(laptops[0].file)
    for laptop in laptops:
        others, same = marks(laptop.file)
        assert (others, same) == (found, head)
        for mark in laptop.acked:
            assert found.get(mark, 0) == (0 if mark in laptop.left else 1), mark
    assert all(times == 1 for times in found.values())


@pytest.mark.parametrize("kills", [examples(2)])
def test_a_killed_client_leaves_nothing_half_done(table, kills):
    """Clients are killed while they write; what they were told is written is there once."""
    table.share()
    Path("writer.py").write_text(WRITERS)
    acked: set[str] = set()
    for number in range(kills):
        file = table.join(f"k{number}.db") if number == 0 else "k0.db"
        name = f"w{number}"
        with subprocess.Popen(
            [sys.executable, "writer.py", name, file],
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        ) as writer:
            told = Path(f"{name}.acked")
            while not told.exists() or len(told.read_text().splitlines()) < 5 + number:
                assert writer.poll() is None
            tally("faults of a league")
            writer.kill()
        acked |= {line for line in told.read_text().split("\n")[:-1] if line}
    with Campaign.open("a.db") as campaign:
        campaign._book.is_shared()
        campaign._book.upstream.catch_up()
        campaign.pay("bank", "Bruno", 1)
    found, head = marks("a.db")
    assert set(found) >= acked
    assert all(times == 1 for times in found.values())
    with Campaign.open("k0.db") as campaign:
        campaign._book.is_shared()
        campaign._book.upstream.catch_up()
    assert marks("k0.db")[1] == head


@pytest.mark.parametrize("crashes", [examples(2)])
def test_a_server_that_dies_has_lost_nothing(table, crashes, monkeypatch):
    """The server is stopped at once while two clients write; they go on by themselves."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)
    table.share()
    table.join()
    draw = chance("a server that dies")
    laptops = (
        Laptop("a", "a.db", table.line()),
        Laptop("b", "b.db", table.line()),
    )
    number = 0
    for _ in range(crashes):
        for _ in range(4):
            draw.choice(laptops).does(draw, number)
            number += 1
        tally("faults of a league")
        table.server.stop("immediate")
        draw.choice(laptops).does(draw, number)
        number += 1
        table.server.start()
    agree(laptops)
