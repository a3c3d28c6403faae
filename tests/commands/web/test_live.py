"""The page in a real browser: it follows every act, on phones and on a beamer."""

from __future__ import annotations

from itertools import product

import pytest

from tests.commands.web.served import PATIENT, served
from tests.effort import covering
from tests.face import ask
from tests.ledger.rules.fief.positions import person, village

SIZES = {"Anne": (360, 740), "Bruno": (768, 1024), "": (1920, 1080)}
SOON = PATIENT * 1000  # milliseconds; it comes within half a second, if not too busy
STEP = 100  # milliseconds between two looks
LAND = village("Bourg", "Anne", "Anne.v1=5 Bruno.v1=3", building="castle")
LAND += person("Arnaud", "Anne", "Bourg") + person("Blanche", "Bruno", "Bourg")


@pytest.fixture
def battle(fief):
    """A realm in which two armies stand in one village."""
    fief("combat", more=LAND)
    with served("c.db") as shown:
        yield shown


class Device:
    """A phone, a laptop or a beamer that shows somebody's page."""

    def __init__(self, browser, page, player, lang="en") -> None:
        width, height = SIZES.get(player, SIZES["Anne"])
        self.context = browser.new_context(viewport={"width": width, "height": height})
        self.complaints = []
        self.page = self.context.new_page()
        self.page.on("console", lambda said: self.complaints.append(said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(page.address(player, lang))
        self.page.wait_for_selector("#state.live", timeout=SOON)

    def acts(self):
        """The latest actions, as they stand on the page."""
        return self.page.locator(".acts .act p:first-child").all_inner_texts()

    def shows(self, text):
        """Waits until a text is there."""
        self.page.get_by_text(text).first.wait_for(timeout=SOON)

    def comes_true(self, promised):
        """Waits until a promise holds true; `wait_for_function` takes it for its value."""
        for _ in range(SOON // STEP):
            if self.page.evaluate(promised):
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError(promised)

    def fits(self):
        """Whether nothing sticks out at the side."""
        return self.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )


def test_a_battle_is_followed_on_two_phones_and_a_beamer(browser, battle):
    """Each page shows it round by round, with its chances, without being reloaded."""
    devices = [Device(browser, battle, player) for player in SIZES]
    fought = ask(
        *("fief", "battle", "Bourg", "--attacker", "Bruno", "--defender", "Anne"),
        *("--seed", "1"),
    )
    for device in devices:
        device.page.wait_for_selector("details.battle", timeout=SOON)
        told = device.page.locator("details.battle").first.inner_text()
        assert "%" in told
        assert device.fits()
        assert device.complaints == []
        assert len(device.acts()) == 2
        device.context.close()
    assert fought["winner"]


def test_a_phone_that_drops_off_and_comes_back(browser, page):
    """It says so, keeps the last state, and has caught up when it is back."""
    phone = Device(browser, page, "Anne")
    phone.context.set_offline(True)
    phone.page.wait_for_selector("#state.away", timeout=SOON)
    before = phone.acts()
    ask("pay", "bank", "Anne", "77")
    assert phone.acts() == before
    phone.context.set_offline(False)
    phone.page.wait_for_selector("#state.live", timeout=SOON)
    phone.shows("2,077")
    phone.context.close()


def test_what_the_reader_has_closed_stays_closed(browser, battle):
    """The page is put anew after every act, but nothing jumps."""
    phone = Device(browser, battle, "Anne")
    ask(
        *("fief", "battle", "Bourg", "--attacker", "Bruno", "--defender", "Anne"),
        *("--seed", "1"),
    )
    phone.page.wait_for_selector("details.battle[open]", timeout=SOON)
    phone.page.locator("details.battle summary").first.click()
    ask("pay", "bank", "Anne", "77")
    phone.shows("2,077")
    assert phone.page.locator("details.battle[open]").count() == 0
    phone.context.close()


def test_the_page_opens_without_a_connection(browser, page):
    """On this computer or with a certificate, the last state is kept."""
    phone = Device(browser, page, "Anne")
    phone.comes_true(
        "navigator.serviceWorker.ready.then(() => caches.open('page'))"
        ".then((kept) => kept.match('./')).then(Boolean)"
    )
    phone.page.reload()
    phone.page.wait_for_function("navigator.serviceWorker.controller", timeout=SOON)
    ask("pay", "bank", "Anne", "77")
    phone.shows("2,077")
    phone.comes_true(
        "caches.open('page').then((kept) => kept.match('./'))"
        ".then((page) => page.text())"
        ".then((text) => new DOMParser().parseFromString(text, 'text/html'))"
        ".then((page) => page.querySelector('.now').textContent.includes('2,077'))"
    )
    phone.context.set_offline(True)
    phone.page.reload()
    assert "2,077" in phone.page.locator(".now").inner_text()
    phone.context.close()


def test_the_page_works_without_a_script(browser, page):
    """It is the same page, which loads itself again now and then."""
    context = browser.new_context(java_script_enabled=False)
    shown = context.new_page()
    shown.goto(page.address("Anne"))
    assert "2,000" in shown.locator(".now").inner_text()
    heading = shown.locator(".now h3").inner_text()
    assert heading.startswith("Turn 3")
    assert "<" not in shown.locator("main").inner_text()
    assert shown.locator("meta[http-equiv=refresh]").count() == 1
    context.close()


# Every run looks at each part by day and by night, in turn on each of the devices.
LOOKED_AT = [
    (*part, player)
    for part, player in covering([*product(("", "cards"), ("light", "dark"))], [*SIZES])
]


@pytest.mark.long
@pytest.mark.deep
@pytest.mark.parametrize(("part", "scheme", "player"), LOOKED_AT)
def test_nothing_keeps_anybody_out(browser, battle, player, scheme, part):
    """An automatic check of contrast, names, order and keyboard finds no fault."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="not run: axe is not installed"
    )
    ask(
        *("fief", "battle", "Bourg", "--attacker", "Bruno", "--defender", "Anne"),
        *("--seed", "1"),
    )
    width, height = SIZES[player]
    size = {"width": width, "height": height}
    context = browser.new_context(viewport=size, color_scheme=scheme, bypass_csp=True)
    shown = context.new_page()
    shown.goto(battle.address(player) + part)
    faults = axe.Axe().run(shown).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in faults] == []
    context.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_other_language_is_one_link_away(browser, page, lang):
    """The key stays the same."""
    phone = Device(browser, page, "Anne", lang)
    other = {"en": "En français", "fr": "In English"}[lang]
    phone.page.get_by_text(other).click()
    phone.page.wait_for_selector("#state.live", timeout=SOON)
    assert phone.page.get_attribute("html", "lang") != lang
    assert phone.page.url == page.address("Anne", {"en": "fr", "fr": "en"}[lang])
    phone.context.close()
