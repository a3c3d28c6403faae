"""Measures the hub beside bare psycopg: FOLDER.

Writers append entries of the usual length to one campaign, or each to its own, through
our hub and through one bare statement that compares and appends. Prints a line for each
figure: its name, how many times as many acts the bare statement writes, our acts a second,
and their 95th percentile in milliseconds. Then how soon another laptop has an act, and how
much an evening of the sample campaigns takes at the hub.
"""

from __future__ import annotations

import io
import multiprocessing
import os
import shutil
import statistics
import sys
import time
from collections import deque
from contextlib import redirect_stdout
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING

import psycopg

from commands.handlers.script import split
from commands.league.watching import follow
from commands.main import main as intendant
from ledger import wire
from ledger.campaign import Campaign
from ledger.league.hub import Hub, Link
from ledger.league.laying import init
from ledger.league.shared import Head
from tools import samples
from tools.postgres import Server

if TYPE_CHECKING:
    from collections.abc import Callable

    Way = Callable[[str, str, str, str, int], list[float]]

REMARK = "x" * 500
ACTS, PULLED = 240, 10_000
WRITERS = (1, 8, 32)
MANY = 10_000
BARE = """
CREATE TABLE head (campaign text PRIMARY KEY, seq bigint NOT NULL, hash text NOT NULL);
CREATE TABLE journal (campaign text, seq bigint, prev text NOT NULL, hash text NOT NULL,
  once text, body text NOT NULL, PRIMARY KEY (campaign, seq), UNIQUE (campaign, once));
"""
APPEND = """
WITH moved AS (UPDATE head SET seq = seq + 1, hash = %(hash)s
  WHERE campaign = %(campaign)s AND seq = %(seq)s - 1 AND hash = %(prev)s RETURNING 1)
INSERT INTO journal SELECT %(campaign)s, %(seq)s, %(prev)s, %(hash)s, %(once)s, %(body)s
  FROM moved
"""


def entry(prev: str, seq: int, who: str) -> tuple[str, str]:
    """An entry's hash and text."""
    columns = (seq, "2026-01-01T20:00:00Z", "pay", 1, None, None, None, who, REMARK)
    parts = (("money", 1, "bank", "player:Anne", None, None, None, None, None, None),)
    text = wire.linked(prev, (*columns, "{}", "{}", "[]", 1, parts, [], []))
    return wire.hashed(text), text


def through_hub(url: str, key: str, campaign: str, who: str, many: int) -> list[float]:
    """The seconds of each append through our hub."""
    seconds = []
    with Hub(url, key) as hub:
        head = hub.head(campaign) or Head(0, wire.GENESIS)
        for number in range(many):
            begun = time.perf_counter()
            while True:
                hashed, text = entry(head.hash, head.seq + 1, f"{who}-{number}")
                link = Link(head.seq + 1, hashed, f"{who}:{hashed}", text)
                answer = hub.append(campaign, head, [link])
                head = Head(answer.seq, answer.hash)
                if answer.written:
                    break
            seconds.append(time.perf_counter() - begun)
    return seconds


def bare(url: str, key: str, campaign: str, who: str, many: int) -> list[float]:
    """The seconds of each append by the bare statement."""
    seconds = []
    asked = "SELECT seq, hash FROM head WHERE campaign = %s"
    with psycopg.connect(url, password=key, autocommit=True) as connection:
        seq, prev = connection.execute(asked, (campaign,)).fetchone()
        for number in range(many):
            begun = time.perf_counter()
            while True:
                hashed, text = entry(prev, seq + 1, f"{who}-{number}")
                values = {"campaign": campaign, "seq": seq + 1, "prev": prev}
                values |= {"hash": hashed, "once": None, "body": text}
                if connection.execute(APPEND, values).rowcount == 1:
                    seq, prev = seq + 1, hashed
                    break
                seq, prev = connection.execute(asked, (campaign,)).fetchone()
            seconds.append(time.perf_counter() - begun)
    return seconds


def measured(
    way: Way, writers: int, *, apart: bool, server: Server
) -> tuple[float, float]:
    """Acts a second and the 95th percentile of several writers at once."""
    many = max(8, ACTS // writers)
    campaigns = [f"c{n if apart else 0}" for n in range(writers)]
    calls = [
        (server.url(), server.password, campaign, f"w{n}-{time.monotonic_ns()}", many)
        for n, campaign in enumerate(campaigns)
    ]
    with multiprocessing.Pool(writers) as pool:
        pool.starmap(abs_, [(n,) for n in range(writers)])  # all are there
        begun = time.perf_counter()
        seconds = [one for told in pool.starmap(way, calls, 1) for one in told]
        took = time.perf_counter() - begun
    return len(seconds) / took, statistics.quantiles(seconds, n=20)[-1] * 1000


def abs_(number: int) -> int:
    """Something quick, so that a process is there."""
    return abs(number)


def main(folder: str) -> None:
    """Measures, and prints a line for each figure."""
    with Server(Path(folder) / "server") as server:
        init(server.url(), server.password)
        with psycopg.connect(server.url(secret=True), autocommit=True) as owner:
            owner.execute(BARE)
            for number in range(max(WRITERS)):
                owner.execute("SELECT league.start(%s)", (f"c{number}",))
                owner.execute("INSERT INTO head VALUES (%s, 0, %s)", (f"c{number}", wire.GENESIS))  # fmt: skip
        for apart in (False, True):
            for writers in WRITERS:
                plain, _ = measured(bare, writers, apart=apart, server=server)
                ours, late = measured(through_hub, writers, apart=apart, server=server)
                where = "a campaign each" if apart else "one campaign"
                say(f"hub, writers: {writers}, {where}", plain / ours, ours, late)
        few, _ = measured(through_hub, 8, apart=True, server=server)
        with psycopg.connect(server.url(secret=True), autocommit=True) as owner:
            sql = "INSERT INTO intendant.head SELECT 'm' || n, 0, %s FROM generate_series(1, %s) n"
            owner.execute(sql, (wire.GENESIS, MANY))
        more, late = measured(through_hub, 8, apart=True, server=server)
        say(f"hub, beside {MANY:,} campaigns", few / more, more, late)
        took = pulled(server)
        say(f"hub, {PULLED:,} entries pulled, s", took, PULLED / took, 0)
        evenings(server, Path(folder))
        say("hub, another laptop has an act, 95 %, s", told(server, Path(folder)))


def pulled(server: Server) -> float:
    """The seconds that it takes to pull many entries."""
    with Hub(server.url(), server.password) as hub:
        head, links = Head(0, wire.GENESIS), []
        for seq in range(1, PULLED + 1):
            hashed, text = entry(head.hash, seq, f"p{seq}")
            links.append(Link(seq, hashed, f"p:{hashed}", text))
            head = Head(seq, hashed)
        hub.begin("long")
        hub.append("long", Head(0, wire.GENESIS), links)
        begun = time.perf_counter()
        deque(hub.pull("long", 0), maxlen=0)
        return time.perf_counter() - begun


def quietly(*words: str) -> None:
    """Calls the program, which must succeed."""
    with redirect_stdout(io.StringIO()):
        assert intendant(list(words)) == 0, words  # noqa: S101 - a figure must be of work


def evenings(server: Server, folder: Path) -> None:
    """Shares all sample campaigns: entries of an evening, and what one takes there."""
    os.environ["XDG_STATE_HOME"] = str(folder)
    (folder / "key").write_text(server.password)
    size = """SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits
      WHERE inhparent IN ('intendant.journal'::regclass, 'intendant.head'::regclass)"""
    with psycopg.connect(server.url(secret=True), autocommit=True) as owner:
        ((before,),) = owner.execute(size).fetchall()
        for one in samples.folders():
            home = folder / one.name
            shutil.copytree(one, home)
            os.chdir(home)
            for line in samples.evening(one):
                quietly(*split(line))
            keyed = ("--key-file", str(folder / "key"))
            file = ("-c", f"{one.name}.db")
            quietly("league", "share", server.url(), one.name, *file, *keyed)
        ((after,),) = owner.execute(size).fetchall()
        names = [one.name for one in samples.folders()]
        sql = "SELECT sum(seq) FROM intendant.head WHERE campaign = ANY (%s)"
        ((entries,),) = owner.execute(sql, (names,)).fetchall()
    say("hub, entries of an evening", entries / len(names))
    say("hub, bytes of an entry", (after - before) / entries)


def told(server: Server, folder: Path) -> float:
    """The seconds within which a second laptop has 95 of 100 acts of the first."""
    os.chdir(folder)
    keyed = ("--key-file", "key")
    quietly("new", "first.db", "--players", "Anne")
    quietly("league", "share", server.url(), "told", "-c", "first.db", *keyed)
    quietly("league", "join", server.url(), "told", "-o", "second.db", *keyed)
    came: SimpleQueue[float] = SimpleQueue()
    ended = Event()

    def heard(numbers: list[int]) -> None:
        for _ in numbers:
            came.put(time.perf_counter())

    watching = (str(folder / "second.db"), heard, ended.is_set)
    Thread(target=follow, args=watching, daemon=True).start()
    seconds = []
    with Campaign.open("first.db") as campaign:
        for _ in range(ACTS // 4):
            begun = time.perf_counter()
            campaign.pay("bank", "Anne", 1)
            seconds.append(came.get(timeout=30) - begun)
            time.sleep(0.02)
    ended.set()
    return statistics.quantiles(seconds[1:], n=20)[-1]


def say(figure: str, ratio: float, acts: float = 0, late: float = 0) -> None:
    """One line: the figure, its ratio to the bare one, acts a second, milliseconds."""
    print(f"{figure}|{ratio:.3f}|{acts:.0f}|{late:.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
