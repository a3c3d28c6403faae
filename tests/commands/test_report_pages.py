"""The page of every sample in a real browser: nothing runs, leaves or overflows."""

from __future__ import annotations

import shutil

import pytest

from tests.evenings import CAMPAIGNS, played
from tests.evil_names import EVIL
from tests.face import ask, intendant

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
    None,
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDTHS = (360, 1200)


@pytest.fixture(scope="module")
def browser():
    """A browser without a window."""
    if CHROMIUM is None:
        pytest.skip("not run: chromium is not installed")
    sync = pytest.importorskip(
        "playwright.sync_api", reason="not run: playwright is not installed"
    )
    with sync.sync_playwright() as programs:
        browser = programs.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def seen(browser, path):
    """What a browser says of a page: requests, messages, dialogs, its widths.

    On a telephone by day, and on a screen by night.
    """
    page = browser.new_page(color_scheme="light")
    left, said = [], []
    page.on("request", lambda request: left.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.on("dialog", lambda dialog: said.append(dialog.message))
    page.on("pageerror", lambda error: said.append(str(error)))
    measured = []
    for width, scheme in zip(WIDTHS, ("light", "dark"), strict=True):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        if not measured:
            page.goto(path.as_uri())
        found = page.evaluate(
            "() => [document.querySelectorAll('details').forEach(d => d.open = true)"
            " || document.documentElement.scrollWidth,"
            " document.documentElement.clientWidth, document.scripts.length]"
        )
        measured.append(tuple(found))
    page.close()
    return [url for url in left if url != path.as_uri()], said, measured


@pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_of_a_sample(browser, folder, lang, here):
    """On a telephone and on a screen, by day and by night, with all maps."""
    words = ("--lang", lang, "-c", str(played(folder)))
    ask("report", "--format", "html", "-o", "r.html", "--maps", *words)
    left, said, measured = seen(browser, here / "r.html")
    assert (left, said) == ([], [])
    for scroll, client, scripts in measured:
        assert scroll <= client
        assert scripts == 0


def test_nasty_words_do_nothing_in_a_browser(browser, here):
    """No dialog, no request, no line that is wider than the page."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno <i")
    for word in [*EVIL, "<img src=http://x.example/p onerror=alert(1)>"]:
        intendant("territory", "add", "--owner", "Anne", "--", word)
        intendant("pay", "bank", "Anne", "1", f"--for={word}")
    ask("report", "--format", "html", "-o", "r.html")
    left, said, measured = seen(browser, here / "r.html")
    assert (left, said) == ([], [])
    assert all(scroll <= client for scroll, client, _ in measured)
