"""Branches of real evenings, joined: what fits is in, the rest is asked about, sums hold."""

from __future__ import annotations

import shutil

import pytest

from ledger.acting.rejoining import KEEP, LEAVE, sync
from ledger.campaign import Campaign
from ledger.league import upstream
from ledger.reading.verify import verify
from ledger.store import rows
from tests import evenings
from tests.effort import DEEP, chance, examples, tally
from tests.face import ask, intendant

pytestmark = pytest.mark.deep
MOST = 6  # acts of one laptop before they come together
BRANCHES = [
    (sample, part)
    for part in range(examples(1 if DEEP == 1 else 5))
    for sample in evenings.CAMPAIGNS
]


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


def script(file):
    """The lines that play a campaign."""
    return ask("log", "--as-script", "--all", "-c", file)["script"]


def coins(file):
    """What each account holds, the bank's and what is set aside: it comes to nothing."""
    told = ask("treasury", "-c", file)
    purses = {one["name"]: one["money"] for one in told["accounts"]}
    return {**purses, **told["escrow"], "bank": told["bank"]}


def plays(file, lines):
    """Carries out lines one by one; what is refused is left out."""
    intendant("run", "-", "--keep-going", "-c", file, stdin="\n".join(lines) + "\n")


def joined(file, draw):
    """Comes together with the hub; returns how many went in, and how many were left out.

    What does not fit is kept or left out at random, as far as it can be kept.
    """
    left = []

    def decide(misfit, _):
        reply = draw.choice(misfit.options)
        assert reply in (KEEP, LEAVE)
        if reply == LEAVE:
            left.append(misfit.entry.seq)
        return reply

    with Campaign.open(file) as campaign:
        book = campaign._book
        result = sync(book, decide).result
        assert result["left"] == left
        assert not verify(book)["damaged"]
        assert sum(coins(file).values()) == 0
        return len(result["went"]), len(left), rows.head(book)


@pytest.mark.parametrize(
    ("sample", "part"), BRANCHES, ids=lambda one: getattr(one, "name", one)
)
def test_a_branch_joins_what_others_have_played(table, sample, part):
    """Both laptops go on with the evening, apart from each other, and come together."""
    draw = chance(f"{sample.name} apart, {part}")
    whole = str(shutil.copy(evenings.played(sample), "whole.db"))
    total = ask("verify", "-c", whole)["entries"]
    at = draw.randrange(2, max(3, total - MOST))
    ask("fork", "a.db", "--at", str(at), "-c", whole)
    before, every = script("a.db"), script(whole)
    same = sum(1 for one, other in zip(before, every, strict=False) if one == other)
    rest = every[same:]
    line = table.line()
    (table.folder / "secret").write_text(table.server.password)
    url = table.through(table.url, line)
    ask("league", "share", url, "evening", "-c", "a.db", "--key-file", "secret")
    table.join()
    line.cut()
    begun = ask("verify", "-c", "a.db")["entries"]
    plays("a.db", rest[: draw.randrange(1, MOST)])
    first = draw.randrange(len(rest) or 1)
    plays("b.db", rest[first : first + draw.randrange(MOST)])
    apart = ask("verify", "-c", "a.db")["entries"] - begun
    line.mend()
    went, left, head = joined("a.db", draw)
    assert went + left == apart
    assert joined("b.db", draw)[2] == head
    tally("branches joined")
