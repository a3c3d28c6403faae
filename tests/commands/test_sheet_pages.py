"""Cards and sheets in a real browser: nothing runs, leaves or overflows."""

from __future__ import annotations

import pytest

from tests.commands.test_report_pages import (
    browser,  # noqa: F401 - the fixture
    seen,
)
from tests.face import ask

SHEETS = (("paper", "turn"), ("paper", "rolls"), ("rules", "card", "all"))


@pytest.mark.parametrize("game", ["fief", "mass", "medfan", "siege", "free"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sheets_and_cards_fit_any_screen(browser, game, lang, here):  # noqa: F811
    """Of every game, on a telephone and on a screen, by day and by night."""
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
