"""The guides as a web site: complete, in both languages, and readable offline."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr")
FETCHED = re.compile(
    r"""<(?:script|img|iframe|link)\b[^>]*\b(?:src|href)=["'](\w+:)?//"""
)
LOCAL = re.compile(r"""\b(?:src|href)=["']([^"'#?:]+)["'#?]""")


@pytest.fixture(scope="module", params=LANGUAGES)
def site(request, tmp_path_factory):
    """The site in one language, built without a single warning."""
    place = tmp_path_factory.mktemp(request.param)
    words = ("-q", "-W", "-E", "-d", place / "trees", "-c", HOME / "docs")
    call = (sys.executable, "-m", "sphinx", *words, "-D", f"language={request.param}")
    made = subprocess.run(
        (*call, HOME / "docs" / request.param, place / "site"),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(HOME)},
    )
    assert made.stdout + made.stderr == ""
    return request.param, place / "site"


def test_every_page_is_made_and_leads_somewhere(site):
    """No link of the site is dead, and each guide has its page in its language."""
    lang, place = site
    guides = {
        file.relative_to(HOME / "docs" / lang).with_suffix(".html")
        for file in (HOME / "docs" / lang).rglob("*.md")
    }
    pages = {
        file.relative_to(place): file.read_text("utf-8")
        for file in place.rglob("*.html")
    }
    assert guides <= {*pages}
    dead = [
        (str(page), link)
        for page, text in pages.items()
        for link in LOCAL.findall(text)
        if not (place / page.parent / link).exists()
    ]
    assert dead == []
    assert all(f'lang="{lang}"' in pages[page] for page in guides)


def test_nothing_is_fetched_from_outside(site):
    """No script, style or picture comes from the net, and the search needs none."""
    _, place = site
    for file in place.rglob("*.html"):
        assert FETCHED.search(file.read_text("utf-8")) is None, file.name
    for file in place.rglob("*.css"):
        assert re.search(r"url\(\s*['\"]?(?:\w+:)?//", file.read_text("utf-8")) is None
    assert (place / "searchindex.js").stat().st_size > 10_000
