"""`make league`: an evening with two laptops, as it is shown."""

from __future__ import annotations

import pytest

from tools import league
from tools.postgres import programs


def test_the_evening_ends_alike_at_both_laptops(capsys, monkeypatch):
    """Nothing is refused, the coins are spent once, and both have the same journal."""
    pytest.importorskip("psycopg", reason="not run: psycopg is not installed")
    if programs() is None:
        pytest.skip("not run: PostgreSQL is not installed")
    for name in ("XDG_STATE_HOME", "INTENDANT_LEAGUE_KEY"):
        monkeypatch.setenv(name, "")
    assert league.main() == 0
    told = capsys.readouterr().out
    assert "Traceback" not in told
    assert "error:" not in told
    assert "replaced: 6" in told
    assert "not shared yet: 3 entries" in told
    heads = [line for line in told.splitlines() if "10 entries: all is well" in line]
    assert len(heads) == 2
