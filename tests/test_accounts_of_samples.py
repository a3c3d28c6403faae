"""The books of every sample, as real programs show them, say what our screens say."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from commands.texts import registry
from commands.texts.language import Language
from ledger.reading.exports import beancount, hledger
from tests import accounting
from tests.evenings import CAMPAIGNS, played
from tests.face import ask
from tests.spreadsheet import table

FIRST = date(1190, 3, 1)
GIVEN = "new"  # what was there before anybody played is no income
OPENING = {"en": "Opening balances", "fr": "Soldes de départ"}
OTHERS = [
    *([], ["--live"], ["--counters"], ["--counters", "--live"]),
    ["--dates", "real"],
]


@pytest.fixture(params=CAMPAIGNS, ids=lambda folder: folder.name)
def sample(request, here):
    """A sample campaign after its evening, alone in a folder."""
    shutil.copy(played(request.param), here / "c.db")
    return here


@pytest.mark.parametrize("options", OTHERS, ids=lambda one: " ".join(one) or "all")
@pytest.mark.usefixtures("sample")
def test_both_programs_accept_a_sample(options):
    """Accounts are declared, and every balance agrees with the campaign."""
    ask("export", "beancount", "-o", "c.beancount", *options, "--lang", "fr")
    ask("export", "hledger", "-o", "c.journal", *options, "--lang", "fr")

    assert accounting.bean_check("c.beancount") == (0, "")
    assert accounting.hledger("c.journal", "check", "--strict") == (0, "")


class Fava:
    """What Fava shows of the books: balances, purses with their owners, curves."""

    phrase = staticmethod(beancount.phrase)

    def __init__(self):
        books = accounting.books("c.beancount")
        assert books["errors"] == []
        self.purses = {
            account: known["name"]
            for account, known in books["opened"].items()
            if known.get("id", "").startswith("player:")
        }
        self.balances = {a: sum(held.values()) for a, held in books["balances"].items()}
        self.lines = books["lines"]
        self.days = set(books["turns"].values())

    def held(self, purse, days):
        """What lies in a purse at the end of each day: its curve has only steps."""
        steps = [(day, sum(held.values())) for day, held in self.lines[purse]]
        return [
            next((n for day, n in reversed(steps) if day <= str(end)), 0)
            for end in days
        ]


class Hledger:
    """What hledger shows of the books."""

    phrase = staticmethod(hledger.phrase)

    def __init__(self):
        text = Path("c.journal").read_text("utf-8")
        tagged = r"^account (.*?)  ; id:player:.*, name:(.*)$"
        self.purses = dict(re.findall(tagged, text, re.MULTILINE))
        flat = ("balance", "--flat", "-N", "-E")
        cells = accounting.table("c.journal", *flat)
        del cells["account"]
        self.balances = {account: number(cell) for account, (cell,) in cells.items()}
        self.daily = accounting.table("c.journal", *flat, "-D", "--historical")

    def held(self, purse, days):
        """What lies in a purse at the end of each day."""
        known = dict(zip(self.daily["account"], self.daily[purse], strict=True))
        held, cell = [], "0"
        for day in days:
            cell = known.get(str(day), cell)
            held.append(number(cell))
        return held


def number(cell):
    """The amount in a cell: -1300 of "-1300 écus"."""
    return int(cell.partition(" ")[0])


@pytest.fixture(params=["en", "fr"])
def lang(request, sample):
    """The language in which a sample has been exported for both programs."""
    said = ("--first-day", str(FIRST), "--lang", request.param)
    ask("export", "beancount", "-o", "c.beancount", *said)
    ask("export", "hledger", "-o", "c.journal", *said)
    return request.param


@pytest.fixture(params=[Fava, Hledger])
def shown(request, lang):
    """What one of the programs shows of a sample."""
    return request.param()


def reported(way, lang, phrase):
    """What the report says that each player received or paid, by act in words."""
    game, words = ask("status")["game"], Language(lang)
    sums = Counter()
    for player in ask("report", "--all")["money"][way]:
        for one in player["by"]:
            said = words.word(registry.text_of("REASONS", one["kind"], game), "")
            if one["kind"] != GIVEN:
                act = phrase(said[0].upper() + said[1:])
                sums[player["name"], act] += one["amount"]
    return dict(sums)


def booked(root, shown):
    """What the program shows as income or expenses, by player and act."""
    sums = Counter()
    owners = {purse.partition(":")[2]: name for purse, name in shown.purses.items()}
    for account, amount in shown.balances.items():
        top, name, *causes = account.split(":")
        if top == root and name in owners and causes and amount:
            sums[owners[name], causes[0]] += amount
    return dict(sums)


@pytest.mark.long
def test_income_and_expenses_are_those_of_the_report(shown, lang):
    """By player and by act: what came in, and what went out."""
    income = {key: -amount for key, amount in booked("Income", shown).items()}

    assert income == reported("received", lang, shown.phrase)
    assert booked("Expenses", shown) == reported("paid", lang, shown.phrase)


def test_what_was_there_at_the_beginning_is_no_income(shown, lang):
    """It is an account of its own, and all accounts together are nothing."""
    given = [
        one["amount"]
        for player in ask("report", "--all")["money"]["received"]
        for one in player["by"]
        if one["kind"] == GIVEN
    ]
    opening = f"Equity:{shown.phrase(OPENING[lang])}"

    assert shown.balances.get(opening, 0) == -sum(given)
    assert sum(shown.balances.values()) == 0


def test_purses_hold_what_the_treasury_says(shown):
    """The balances of the players, and of what is set aside."""
    treasury = ask("treasury", "--all")
    money = {one["name"]: one["money"] for one in treasury["accounts"]}
    assets = {a: n for a, n in shown.balances.items() if a.startswith("Assets:")}

    assert {name: assets[a] for a, name in shown.purses.items()} == {
        name: money[name] for name in shown.purses.values()
    }
    assert sum(assets.values()) == sum(money.values()) + sum(
        treasury["escrow"].values()
    )


@pytest.mark.long
def test_each_turn_is_a_day_of_the_curves(shown):
    """What players had at the end of each turn is what they have on its day."""
    money = ask("report", "--all")["money"]
    ends = list(zip(money["chapters"], money["turns"], strict=True))
    ask("export", "csv", "-o", "t")
    written = {(one["chapter"], one["turn"]) for one in table("t/entries.csv")}
    days = {t: FIRST + timedelta(n) for n, t in enumerate(sorted({*written, *ends}))}
    curves = {one["name"]: one["money"] for one in money["accounts"]}

    if isinstance(shown, Fava):
        assert shown.days == set(map(str, days.values()))
    assert {
        name: shown.held(purse, [days[end] for end in ends])
        for purse, name in shown.purses.items()
    } == {name: curves[name] for name in shown.purses.values()}
