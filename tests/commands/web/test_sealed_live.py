"""Sealed answers on four phones in a real browser: bids, a tie, a phone that is lost."""

from __future__ import annotations

import pytest

from tests.commands.web.served import served
from tests.commands.web.test_live import SIZES, SOON, Device, browser
from tests.face import ask
from tests.ledger.rules.fief.positions import person, village

__all__ = ["browser"]
LAND = village("Bourg", "Anne", "Anne.v1=2", building="castle")
LAND += village("Beaujeu", "Bruno", "Bruno.v1=1", building="castle")
LAND += person("Arnaud", "Anne", "Bourg") + person("Philippe", "Bruno", "Beaujeu")
PLAYERS = ("Anne", "Bruno", "Chloé")
SIZES.update({"Chloé": (360, 640)})


@pytest.fixture
def table(fief):
    """A Fief that auctions mercenaries, served."""
    fief("purchases", LAND)
    ask("rules", "set", "fief.variant.tactics", "true")
    with served("c.db") as page:
        yield page


class Phone(Device):
    """A phone on which an answer is sealed."""

    def seal(self, value, number=1):
        """Types an answer, and seals it."""
        self.page.fill(f"#answer-{number}", value)
        self.page.locator(f".slip[data-round='{number}'] button").click()

    def code(self):
        """The code that its owner is shown."""
        kept = self.page.locator(".slip .kept")
        kept.get_by_text("code").wait_for(timeout=SOON)
        return kept.inner_text().rpartition(" ")[2]


def test_x(browser, table):
    ask("sealed", "ask", "bids")
    phones = {name: Phone(browser, table, name) for name in PLAYERS}
    beamer = Device(browser, table, "")
    for name, phone in phones.items():
        phone.seal({"Anne": "300", "Bruno": "300", "Chloé": "0"}[name])
        print(phone.page.locator("#sealed").inner_text())
    beamer.shows("300")
    import time

    time.sleep(3)
    print(beamer.page.locator("#sealed").inner_text())
    print(ask("next"))
    print([p.complaints for p in phones.values()])
    phones["Anne"].page.screenshot(path="/tmp/st/a.png", full_page=True)
    assert 0
