"""Campaigns that are served, and a browser that opens them."""

from __future__ import annotations

import pytest

from tests.commands.test_pages import CHROMIUM, FLAGS
from tests.commands.web.served import served


@pytest.fixture(scope="module")
def browser():
    """A browser without a window."""
    if CHROMIUM is None:
        pytest.skip("not run: chromium is not installed")
    sync = pytest.importorskip(
        "playwright.sync_api", reason="not run: playwright is not installed"
    )
    with sync.sync_playwright() as programs:
        shown = programs.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield shown
        shown.close()


@pytest.fixture
def page(fief):
    """Serves the small realm of the tests; purses differ, and nobody else has them."""
    fief()
    with served("c.db") as shown:
        yield shown
