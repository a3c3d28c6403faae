"""`make torture` runs all that looks further in a deep run."""

from __future__ import annotations

from pathlib import Path

from tools.torture import KINDS

HOME = Path(__file__).parent.parent


def test_each_module_with_deep_tests_belongs_to_a_kind():
    """What every run does not try is tried by `make torture DEEP=5`."""
    places = [HOME / place for kind in KINDS.values() for place in kind.split()]
    assert [place for place in places if not place.exists()] == []
    deep = [
        file
        for file in (HOME / "tests").rglob("test_*.py")
        if "mark.deep" in file.read_text("utf-8") and file != Path(__file__)
    ]
    assert len(deep) > 20
    tried = {file for file in deep if {file, *file.parents} & {*places}}
    assert sorted({*deep} - tried) == []
