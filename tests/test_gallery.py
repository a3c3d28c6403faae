"""The gallery of docs/ shows what the program shows today: `make gallery`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import gallery

HOME = Path(__file__).resolve().parent.parent


def test_the_gallery_is_what_the_program_shows():
    """Every screen and page, drawn anew, is the one that is kept."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    kept = {file.name: file.read_text("utf-8") for file in gallery.FOLDER.iterdir()}
    drawn = gallery.gallery()
    assert sorted(kept) == sorted(drawn)
    assert [name for name in drawn if drawn[name] != kept[name]] == []


def test_pictures_stand_alone():
    """Nothing is fetched from anywhere, and nothing runs."""
    for file in gallery.FOLDER.glob("*.svg"):
        text = file.read_text("utf-8").replace("http://www.w3.org/", "")
        assert "<script" not in text
        assert not re.search(r"url\(['\"]?\w+:|href=\"https?:|@import", text)


def test_the_readme_shows_pictures_of_the_gallery():
    """And each of them is there."""
    shown = re.findall(r"\]\((docs/gallery/[^)]+)\)", (HOME / "README.md").read_text())
    assert len(shown) >= 3
    assert [name for name in shown if not (HOME / name).exists()] == []
