"""Reports, sheets and cards in a real browser: no scripts, requests or overflow."""

from __future__ import annotations

import shutil

import pytest

from tests.evenings import each_in, played
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
SHEETS = (("paper", "turn"), ("paper", "rolls"), ("rules", "card", "all"))


@pytest.fixture(scope="module")
def browser():
    """A page of a browser without a window, for one document after another."""
    if CHROMIUM is None:
        pytest.skip("not run: chromium is not installed")
    sync = pytest.importorskip(
        "playwright.sync_api", reason="not run: playwright is not installed"
    )
    with sync.sync_playwright() as programs:
        browser = programs.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser.new_page(color_scheme="light")
        browser.close()


def seen(page, path):
    """What a browser finds in a page: requests, messages, dialogs, its widths.

    The page is shown on a telephone by day, and on a screen by night.
    """
    left, said = [], []
    heard = {
        "request": lambda request: left.append(request.url),
        "console": lambda message: said.append(message.text),
        "dialog": lambda dialog: said.append(dialog.message),
        "pageerror": lambda error: said.append(str(error)),
    }
    for event, hear in heard.items():
        page.on(event, hear)
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
    for event, hear in heard.items():
        page.remove_listener(event, hear)
    return [url for url in left if url != path.as_uri()], said, measured


@pytest.mark.deep
@pytest.mark.parametrize(
    ("folder", "lang"),
    [
        pytest.param(folder, lang, id=f"{folder.name}-{lang}")
        for folder, lang in each_in(("en", "fr"))
    ],
)
def test_the_page_of_a_sample(browser, folder, lang, here):
    """Telephones and screens show it by day and by night, with all maps."""
    words = ("--lang", lang, "-c", str(played(folder)))
    ask("report", "--format", "html", "-o", "r.html", "--maps", *words)
    left, said, measured = seen(browser, here / "r.html")
    assert (left, said) == ([], [])
    for scroll, client, scripts in measured:
        assert scroll <= client
        assert scripts == 0


@pytest.mark.long
@pytest.mark.parametrize("game", ["fief", "mass", "medfan", "siege", "free"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sheets_and_cards_fit_any_screen(browser, game, lang, here):
    """All games are shown on a telephone and on a screen, by day and by night."""
    ask("new", "c.db", "--game", game, "--players", "Anne,Bruno,Chloé")
    for words in SHEETS:
        if words[1] == "card" and game not in ("mass", "siege"):
            continue
        ask(*words, "--format", "html", "-o", "s.html", "--force", "--lang", lang)
        left, said, measured = seen(browser, here / "s.html")
        assert (left, said) == ([], [])
        for scroll, client, scripts in measured:
            assert scroll <= client
            assert scripts == 0


def test_nasty_words_do_nothing_in_a_browser(browser, here):
    """There is no dialog, no request, and no line wider than the page."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno <i")
    for word in [*EVIL, "<img src=http://x.example/p onerror=alert(1)>"]:
        intendant("territory", "add", "--owner", "Anne", "--", word)
        intendant("pay", "bank", "Anne", "1", f"--for={word}")
    ask("report", "--format", "html", "-o", "r.html")
    left, said, measured = seen(browser, here / "r.html")
    assert (left, said) == ([], [])
    assert all(scroll <= client for scroll, client, _ in measured)
