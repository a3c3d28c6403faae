"""Sealed answers on phones in a real browser: bids, a tie, a phone that is lost."""

from __future__ import annotations

import hashlib
import shlex
import time
from pathlib import Path

import pytest

from tests.commands.web.served import served
from tests.commands.web.test_live import SOON, STEP, Device
from tests.effort import covering
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village

LAND = village("Bourg", "Anne", "Anne.v1=2", building="castle")
LAND += village("Beaujeu", "Bruno", "Bruno.v1=1", building="castle")
LAND += person("Arnaud", "Anne", "Bourg") + person("Philippe", "Bruno", "Beaujeu")
FOUR = ("Anne", "Bruno", "Chloé", "Dora")
TRIES = 3 * SOON // STEP
PLAN = "Xanadu by night"


@pytest.fixture
def table(fief):
    """A Fief of four that auctions mercenaries, served."""
    fief("purchases", LAND)
    ask("rules", "set", "fief.variant.tactics", "true")
    ask("players", "add", "Dora")
    ask("correct", "money", "Dora", "900", "--for", "late")
    with served("c.db") as page:
        yield page


class Phone(Device):
    """A phone on which answers are sealed; all that it is answered is kept."""

    def __init__(self, browser, page, player, lang="en") -> None:
        self.answers = []
        super().__init__(browser, page, player, lang)
        self.page.on("response", self.hears)

    def hears(self, answer):
        """Keeps what the page is answered."""
        self.answers.append(answer)

    def seal(self, value, number=1):
        """Types an answer, and seals it."""
        slip = self.page.locator(f".slip[data-round='{number}']")
        slip.locator(".ask").wait_for(timeout=SOON)
        slip.locator("[data-answer]").fill(value)
        slip.locator("button").click()
        self.page.wait_for_selector(
            f".slip[data-round='{number}']:not([data-mine='']), "
            f"body:not(:has(.slip[data-round='{number}']))",
            state="attached",
            timeout=SOON,
        )

    def stored(self):
        """What the phone keeps for itself: value, code and hash of each answer."""
        return self.page.evaluate(
            "Object.values(localStorage).flatMap((one) => JSON.parse(one))"
        )

    def slip(self):
        """What its owner is told."""
        return self.page.locator(".slip").first.inner_text()


def until(what):
    """Waits until something is so at the table."""
    for _ in range(TRIES):
        if what():
            return
        time.sleep(STEP / 1000)  # which leaves the browser and the server their time
    raise AssertionError("it never came")


def opened(number=1):
    """What is open in a round."""
    seals = ask("sealed", "list")["rounds"][number - 1]["seals"]
    return {one["player"]: one["value"] for one in seals if one["value"] is not None}


@pytest.mark.long
def test_an_auction_with_a_tie(browser, table):
    """Four phones bid, two of them once more; a beamer shows hashes, then all bids."""
    ask("sealed", "ask", "bids")
    phones = {name: Phone(browser, table, name) for name in FOUR}
    beamer = Device(browser, table, "")
    first = dict(zip(FOUR, ("200", "300", "0", "300"), strict=True))
    for name in FOUR[:3]:
        phones[name].seal(first[name])
    hashed = phones["Anne"].stored()[0]["hash"]
    beamer.shows(hashed[:12])
    assert "300" not in beamer.page.locator("#sealed").inner_text()
    assert opened() == {}
    phones["Dora"].seal(first["Dora"])
    until(lambda: opened() == first)
    beamer.shows("300")

    again = next(one for one in ask("next")["due"] if one["code"] == "sealed.again")
    assert again["command"] == "sealed ask bids_again Bruno Dora"
    ask(*shlex.split(again["command"]))
    phones["Anne"].shows("second bids")
    assert phones["Anne"].page.locator(".slip").count() == 0
    second = {"Bruno": "500", "Dora": "400"}
    for name, value in second.items():
        phones[name].seal(value, 2)
    until(lambda: opened(2) == second)

    act = next(one for one in ask("next")["due"] if one["code"] == "sealed.act")
    assert ask(*shlex.split(act["command"]))["winner"] == "Bruno"
    assert [p.complaints for p in phones.values()] == [[], [], [], []]
    assert all(phone.fits() for phone in phones.values())
    assert ask("verify")["ok"]
    for device in (*phones.values(), beamer):
        device.context.close()


def test_nobody_learns_an_answer_before_the_closing(browser, table, capfd):
    """Neither answer nor code is in any response, in any file, or on any stream."""
    ask("sealed", "ask", "where we meet", "Anne", "Bruno")
    anne, bruno = (Phone(browser, table, name) for name in FOUR[:2])
    sent = []
    anne.page.on("request", lambda one: sent.append((one.url, one.post_data or "")))
    anne.seal(PLAN)
    anne.shows("Your code")
    (kept,) = anne.stored()
    bruno.shows(kept["hash"][:12])
    assert kept["value"] == PLAN
    told = [one.body() for p in (anne, bruno) for one in p.answers if _has_body(one)]
    told += [file.read_bytes() for file in Path().iterdir() if file.is_file()]
    told += ["".join(capfd.readouterr()).encode(), repr(sent).encode()]
    told += ["".join(table.refusals).encode()]
    secrets = [PLAN, kept["code"], "Xanadu"]
    assert [one for one in secrets if any(one.encode() in text for text in told)] == []
    assert any(kept["hash"].encode() in text for text in told)

    bruno.seal("at home")
    until(lambda: opened() == {"Anne": PLAN, "Bruno": "at home"})
    for phone in (anne, bruno):
        phone.context.close()


def _has_body(answer):
    return answer.status == 200 and not answer.url.endswith("/news")


def test_a_lost_phone_is_opened_by_its_code(browser, table):
    """Its owner was shown the code; at the terminal it is enough."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    anne = Phone(browser, table, "Anne")
    anne.seal("300")
    code = anne.slip().partition("lost: ")[2].split()[0]
    anne.context.close()
    ask("sealed", "close", "1")
    another = Phone(browser, table, "Anne")
    another.shows("not on this phone")
    another.context.close()
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    assert intendant("sealed", "open", "1", "Anne", wrong).status == 1
    assert intendant("sealed", "open", "1", "Anne", code, "301").status == 1
    assert ask("sealed", "open", "1", "Anne", code)["value"] == "300"


def test_a_tab_that_was_closed_comes_back(browser, table):
    """The phone still knows what it has sealed, and opens it by itself."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    anne = Phone(browser, table, "Anne")
    anne.seal("300")
    anne.page.close()
    ask("sealed", "close", "1")
    tab = anne.context.new_page()
    tab.goto(table.address("Anne"))
    until(lambda: opened() == {"Anne": "300"})
    anne.context.close()


def test_an_answer_is_sealed_again(browser, table):
    """The newest one counts while the round is open; the table sees another hash."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    anne = Phone(browser, table, "Anne")
    anne.seal("300")
    anne.seal("200")
    hashes = [one["hash"] for one in anne.stored()]
    assert len({*hashes}) == 2
    anne.shows(hashes[-1][:12])
    ask("sealed", "close", "1")
    until(lambda: opened() == {"Anne": "200"})
    anne.context.close()


def test_what_is_being_typed_stays(browser, table):
    """The page is put anew while somebody types."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    anne = Phone(browser, table, "Anne")
    anne.page.locator("#answer-1").click()
    anne.page.keyboard.type("30")
    ask("pay", "bank", "Anne", "77")
    anne.shows("2,077")
    anne.page.keyboard.type("5")
    assert anne.page.input_value("#answer-1") == "305"
    anne.context.close()


def test_a_phone_that_was_away_sends_later(browser, table):
    """What could not be sent is sent when the table is there again."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    anne = Phone(browser, table, "Anne")
    anne.page.locator("#answer-1").fill("300")
    anne.context.set_offline(True)
    anne.page.locator(".slip button").click()
    anne.shows("could not be sent")
    anne.context.set_offline(False)
    anne.page.wait_for_selector(
        ".slip:not([data-mine=''])", state="attached", timeout=SOON
    )
    assert ask("sealed", "list")["rounds"][0]["seals"][0]["hash"]
    anne.context.close()


@pytest.mark.long
@pytest.mark.parametrize("value", ["", "x", "1.5", "-1", "100000"])
def test_what_is_no_number_is_not_sealed(browser, table, value):
    """The phone says so, and sends nothing."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    anne = Phone(browser, table, "Anne")
    field = anne.page.locator("#answer-1")
    field.evaluate("(field) => field.removeAttribute('maxlength')")
    field.fill(value)
    anne.page.locator(".slip button").click()
    anne.shows("A whole number from 0 to 99,999")
    assert anne.stored() == []
    assert ask("sealed", "list")["rounds"][0]["seals"][0]["hash"] is None
    anne.context.close()


def test_answers_are_chosen_in_the_readers_language(browser, here):
    """A phone shows words, and seals the code."""
    ask("new", "c.db", "--game", "medfan", "--players", "Anne,Bruno")
    ask("sealed", "ask", "objectives")
    with served("c.db") as page:
        anne = Phone(browser, page, "Anne", "fr")
        anne.page.select_option("#answer-1", label="Tout ou rien")
        anne.page.locator(".slip button").click()
        anne.shows("Tout ou rien. Votre code")
        assert anne.stored()[0]["value"] == "all_or_nothing"
        anne.context.close()


def test_without_a_script_it_is_typed_at_the_laptop(browser, table):
    """There is no field that could send an answer unsealed."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    context = browser.new_context(java_script_enabled=False)
    shown = context.new_page()
    shown.goto(table.address("Anne"))
    assert "type your answer unseen" in shown.locator("#sealed").inner_text()
    assert shown.locator("#answer-1").is_hidden()
    assert shown.locator("form, [name=answer]").count() == 0
    context.close()


def test_a_hash_that_is_not_its_own_is_noticed(browser, table):
    """Somebody has put another one under the player's name."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    anne = Phone(browser, table, "Anne")
    anne.seal("300")
    ask("sealed", "put", "1", "Anne", "0" * 64)
    anne.shows("not the one that this phone sealed")
    anne.context.close()


@pytest.mark.deep
@pytest.mark.parametrize(
    ("player", "scheme"), covering(["Anne", ""], ["light", "dark"])
)
def test_nothing_keeps_anybody_out(browser, table, player, scheme):
    """An automatic check of contrast, names, order and keyboard finds no fault."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="not run: axe is not installed"
    )
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    context = browser.new_context(color_scheme=scheme, bypass_csp=True)
    shown = context.new_page()
    shown.goto(table.address(player))
    shown.wait_for_selector("#state.live", timeout=SOON)
    faults = axe.Axe().run(shown, context="#sealed").response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in faults] == []
    context.close()


def test_hashes_are_those_of_the_standard(browser, table):
    """Of no text, of texts around the length of a block, and of long ones."""
    shown = browser.new_page()
    shown.goto(table.address("Anne"))
    texts = ["", "abc", "é" * 40, "Chloé|40|𝄞", "x" * 100_000]
    texts += ["a" * length for length in (*range(53, 67), *range(117, 131))]
    found = shown.evaluate("(texts) => texts.map(sha256)", texts)
    assert [hashlib.sha256(one.encode()).hexdigest() for one in texts] == found
    shown.close()


@pytest.mark.parametrize("field", ["select", "input"])
def test_no_answer_is_not_sealed(browser, table, field):
    """Nothing is chosen before somebody has chosen it."""
    words = ("--answer", "yes", "--answer", "no") if field == "select" else ()
    ask("sealed", "ask", "shall we march", "Anne", "Bruno", *words)
    anne = Phone(browser, table, "Anne")
    assert anne.page.locator(f".slip {field}").count() == 1
    anne.page.locator(".slip button").click()
    anne.shows("Give an answer first")
    assert anne.stored() == []
    anne.context.close()
