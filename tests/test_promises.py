"""SECURITY.md and REGRESSIONS.md name tests; each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
NAMED = re.compile(r"`(tests/[\w/]+(?:\.py)?)(?:::(\w+))?`")


@pytest.mark.parametrize("document", ["SECURITY.md", "REGRESSIONS.md"])
def test_every_named_test_is_there(document):
    """A promise whose test was renamed or removed is found."""
    named = NAMED.findall((HOME / document).read_text("utf-8"))
    assert len(named) > 20
    for path, name in named:
        place = HOME / path
        assert place.exists(), path
        if name:
            assert f"def {name}(" in place.read_text("utf-8"), (path, name)


def test_every_fault_has_a_test():
    """No row of the list of faults is without one."""
    text = (HOME / "REGRESSIONS.md").read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    faults = [row for row in rows if not row.startswith("| What was wrong")]
    assert len(faults) > 30
    assert [row for row in faults if not NAMED.search(row)] == []
