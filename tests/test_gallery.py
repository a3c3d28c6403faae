"""The gallery in docs/ shows what the program shows today: `make gallery`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from tools import gallery, recording, terminal, window

HOME = Path(__file__).resolve().parent.parent


def test_the_gallery_is_what_the_program_shows():
    """Every screen and page, when drawn again, equals the one that is kept."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    kept = {file.name: file.read_text("utf-8") for file in gallery.FOLDER.iterdir()}
    drawn = gallery.gallery()
    assert sorted(kept) == sorted(drawn)
    assert [name for name in drawn if drawn[name] != kept[name]] == []


@pytest.mark.parametrize("name", ["shell", "status", "can"])
def test_the_screens_of_an_evening_are_shown_in_both_languages(name):
    """The prompt, the status and the menu are each shown on 24 rows of 80 columns."""
    both = {
        screen.name: screen.typed.split("--lang ")[1]
        for screen in gallery.SCREENS
        if screen.name.split(".")[0] == name
    }
    assert both == {name: "en", f"{name}.fr": "fr"}
    for each in both:
        text = (gallery.FOLDER / f"{each}.svg").read_text("utf-8")
        written = re.findall(r"-line-(\d+)\)\">[^<\n]*[^\s<]", text)
        assert max(map(int, written)) < window.ROWS
        assert terminal.COLUMNS == 80


def test_pictures_stand_alone():
    """Pictures fetch nothing from anywhere, and run nothing."""
    for file in gallery.FOLDER.glob("*.svg"):
        text = file.read_text("utf-8").replace("http://www.w3.org/", "")
        assert "<script" not in text
        assert not re.search(r"url\(['\"]?\w+:|href=\"https?:|@import", text)


def test_the_readme_shows_pictures_of_the_gallery():
    """Each picture that the README shows is in the gallery."""
    shown = re.findall(r"\]\((docs/gallery/[^)]+)\)", (HOME / "README.md").read_text())
    assert len(shown) >= 3
    assert [name for name in shown if not (HOME / name).exists()] == []


@pytest.mark.parametrize("name", ["battle", "battle.fr"])
def test_the_battle_moves_only_for_those_who_like_motion(name):
    """Without motion it is the last picture; with motion, each is seen in its turn."""
    text = (gallery.FOLDER / f"{name}.svg").read_text("utf-8")
    still, moving = text.split("@media (prefers-reduced-motion: no-preference)")
    shown = next(one for one in gallery.SCREENS if one.name == name)
    many = len(shown.keys) + 1
    root = name.replace(".", "-")
    assert "animation" not in still
    assert f".{root}-frame {{ visibility: hidden; }}" in still
    assert f".{root}-{many - 1} {{ visibility: visible; }}" in still
    assert moving.count("@keyframes") == many
    assert len(re.findall(rf'class="{root}-frame {root}-\d+"', moving)) == many
    assert "infinite" not in text


def test_the_pictures_of_a_recording_follow_each_other():
    """At every moment exactly one is visible, and the last one stays longest."""
    text = recording.recorded([Text("a"), Text("b")], "t", "x", "{styles}")
    assert "@keyframes x-0 { 0.00% { visibility: visible; } 25.00%" in text
    assert (
        "@keyframes x-1 { 0% { visibility: hidden; } 25.00% { visibility: visible; }"
        in text
    )
    assert "100% { visibility: visible; }" in text
