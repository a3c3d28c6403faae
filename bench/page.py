"""Measures how soon a page shows an act: FILE.

200 slow clients follow the page and read next to nothing; 20 quick ones fetch it after
each act, as its script does. Prints the 95th percentile of the seconds from the commit
to the last byte of the new page.
"""

from __future__ import annotations

import asyncio
import re
import statistics
import subprocess
import sys
import time
from itertools import takewhile

from ledger.campaign import Campaign

SLOW, QUICK, ACTS = 200, 20, 30
PAUSE = 0.3  # seconds between two acts
HERE = "127.0.0.1"


def main(path: str) -> None:
    """Serves the campaign, follows it, writes acts, and prints the percentile."""
    command = [sys.executable, "-m", "commands", "serve", "--no-qr", "-c", path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        try:
            told = iter(serving.stdout.readline, "")
            addresses = [*takewhile(bool, map(address, told))]
            seen = asyncio.run(followed(path, addresses))
        finally:
            serving.terminate()
    print(statistics.quantiles(seen, n=20)[-1])


def address(line: str) -> tuple[str, str] | None:
    """The port and the key in a line of `serve`; None where it tells no address."""
    found = re.search(r"http://[\d.]+:(\d+)(/\w+/)", line)
    return (found[1], found[2]) if found else None


async def followed(path: str, addresses: list[tuple[str, str]]) -> list[float]:
    """The seconds that each act took to reach each quick client."""
    commits: dict[int, float] = {}
    seen: list[float] = []
    port = int(addresses[0][0])
    slow = [await opened(port, f"{addresses[0][1]}en/news") for _ in range(SLOW)]
    quick = [
        asyncio.create_task(
            follow(port, addresses[n % len(addresses)][1], commits, seen)
        )
        for n in range(QUICK)
    ]
    await asyncio.sleep(2)
    with Campaign.open(path) as campaign:
        for _ in range(ACTS):
            entry = pay(campaign)
            commits[entry] = time.perf_counter()
            await asyncio.sleep(PAUSE)
    await asyncio.sleep(2)
    for task in quick:
        task.cancel()
    for _, writer in slow:
        writer.close()
    return seen


def pay(campaign: Campaign) -> int:
    """One act; the number of its entry."""
    player = campaign.treasury()["accounts"][0]["name"]
    campaign.pay("bank", player, 1)
    return campaign.status()["entries"]


async def opened(
    port: int, path: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has asked for a path."""
    reader, writer = await asyncio.open_connection(HERE, port, limit=2**20)
    asked = f"GET {path} HTTP/1.1\r\nHost: {HERE}:{port}\r\nConnection: close\r\n\r\n"
    writer.write(asked.encode())
    await writer.drain()
    return reader, writer


async def follow(
    port: int, key: str, commits: dict[int, float], seen: list[float]
) -> None:
    """Fetches the page after each piece of news, and notes when it had each act."""
    reader, _ = await opened(port, f"{key}en/news")
    known = 0
    while line := await reader.readline():
        if not line.startswith(b"data: "):
            continue
        answer, writer = await opened(port, f"{key}en/live")
        body = await answer.read()
        writer.close()
        now = time.perf_counter()
        newest = re.search(rb'class="entry">(\d+)<', body)
        entry = int(newest[1]) if newest else 0
        new = [one for one in commits if known < one <= entry]
        seen += [now - commits[one] for one in new]
        known = max(known, entry)


if __name__ == "__main__":
    main(sys.argv[1])
