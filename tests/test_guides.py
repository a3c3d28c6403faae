"""The guides are true: the commands in them can be typed, and give the answers shown.

`GOLDEN=update .venv/bin/pytest tests/test_guides.py` rewrites the answers.
"""

from __future__ import annotations

import os
import re

import pytest

from tests.guides import BLOCK, HOME, commands, masked, played

README = HOME / "README.md"
DOCS = HOME / "docs"
LANGUAGES = ("en", "fr")
PAGES = [
    README,
    *sorted(file for lang in LANGUAGES for file in (DOCS / lang).rglob("*.md")),
]
# Whatever else is read here: it has links, too, but nothing in it is played.
WRITTEN = [
    *HOME.glob("*.md"),
    *(file for room in ("campaigns", "docs") for file in (HOME / room).rglob("*.md")),
]


def name(page):
    """The name of a page, as a test id."""
    return str(page.relative_to(HOME))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_example_of_a_guide_answers_as_shown(page, here, monkeypatch):
    """Played from top to bottom in an empty folder, a guide gets the answers shown."""
    monkeypatch.setenv("INTENDANT_LANG", "fr" if "fr" in page.parts else "en")
    text = page.read_text("utf-8")
    today = played(text)
    if os.environ.get("GOLDEN") == "update" and masked(text) != masked(today):
        page.write_text(today, "utf-8")
        text = today

    assert masked(text) == masked(today)


@pytest.mark.parametrize("page", sorted({*PAGES, *WRITTEN}), ids=name)
def test_every_link_leads_to_a_file(page):
    """Every file that the guides, the list of changes and all other pages link to exists."""
    found = re.findall(r"\]\(([^)#:]+)[^):]*\)", page.read_text("utf-8"))
    assert [link for link in found if not (page.parent / link).exists()] == []


def test_every_page_is_there_in_both_languages():
    """Both languages have the same pages, which play the same commands in order."""
    both = [
        {
            str(page.relative_to(DOCS / lang)): [
                " ".join(line.split()[:2]) for line in commands(page.read_text("utf-8"))
            ]
            for page in (DOCS / lang).rglob("*.md")
        }
        for lang in LANGUAGES
    ]
    assert both[0] == both[1]


def test_the_readme_is_two_screens_long():
    """The README says what it is and shows an evening's start; the rest is in docs/."""
    before, _, _ = README.read_text("utf-8").partition("## Read on")
    assert before.count("\n") <= 100


def test_the_battle_script_is_ten_lines_long():
    """The script for after a battle is as short as the guide promises."""
    page = (DOCS / "en" / "howto" / "scripts.md").read_text("utf-8")
    (script,) = (body for kind, body in BLOCK.findall(page) if kind == "python")
    lines = [line for line in script.splitlines() if line and line[0] != "#"]

    assert len(lines) <= 10


def test_the_commands_of_the_readme_exist():
    """First the two that are enough, then what measures and tries it: all can be made."""
    makefile = (HOME / "Makefile").read_text("utf-8")
    named = re.findall(r"^make (\w+)", README.read_text("utf-8"), re.MULTILINE)

    assert named == ["demo", "test", "bench", "torture"]
    assert all(f"\n{target}: setup" in makefile for target in named)


@pytest.mark.parametrize("guide", ["CONTRIBUTING.md", "campaigns/README.md"])
def test_every_link_of_the_other_guides_leads_to_a_file(guide):
    """Every file that the other guides link to exists."""
    place = HOME / guide
    for link in re.findall(r"\]\(([^)#:]+)\)", place.read_text("utf-8")):
        assert (place.parent / link).exists(), link
