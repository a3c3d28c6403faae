"""A PostgreSQL server for the tests of one process, and an empty league for each test."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from tests.league.table import Table, gone
from tools.postgres import Server, programs

if TYPE_CHECKING:
    from collections.abc import Iterator

NUMBERS = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server with durable commits, as it comes.

    Its folder is none of pytest's: it closes these to others, such as the one that runs
    the server, whenever it starts, even those of another run.
    """
    pytest.importorskip("psycopg", reason="not run: psycopg is not installed")
    if programs() is None:
        pytest.skip("not run: PostgreSQL is not installed")
    room = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    with (
        TemporaryDirectory(prefix="intendant-hub-", dir=room) as folder,
        Server(Path(folder) / "one") as started,
    ):
        yield started


@pytest.fixture
def table(server, tmp_path, monkeypatch) -> Iterator[Table]:
    """An empty league, in a database of its own, and a folder for laptops."""
    import psycopg

    from ledger.league.laying import init

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("PGPASSWORD", "PGPASSFILE", "INTENDANT_LEAGUE_KEY"):
        monkeypatch.delenv(name, raising=False)
    if not server.runs():  # a test that failed may have left it so
        server.start()
    name = f"league{next(NUMBERS)}"
    with psycopg.connect(server.url(secret=True), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    laid = Table(server, name, tmp_path)
    init(laid.url, server.password)
    yield laid
    laid.close()
    gone(server, name)
