"""`export hledger` and `export beancount`, read by the real programs."""

from __future__ import annotations

import re
import shutil
from urllib.parse import unquote

import pytest

from ledger.store import append
from tests import accounting
from tests.evil_names import EVIL
from tests.face import ask, intendant
from tests.ledger.reading.exports.test_names_of_accounts import from_beancount

STRICT = ("check", "--strict")


def journal(*words):
    """The text for hledger."""
    return intendant("export", "hledger", *words).out


def ledger(*words):
    """The text for beancount."""
    return intendant("export", "beancount", *words).out


def test_every_transfer_is_a_pair_of_postings(full):
    """Postings have the entry's number, sentence, turn and kind."""
    text = journal()

    assert (
        " (5) Anne pays 30\u00a0coins to Bruno — a horse\n"
        "    ; turn:1, kind:pay\n"
        "    Assets:Player:Bruno  30 money\n"
        "    Assets:Player:Anne  -30 money\n"
    ) in text
    assert "Anne verse 30\u00a0pièces à Bruno" in journal("--lang", "fr")


def test_balances_are_asserted_as_each_turn_ends_and_at_the_end(full):
    """Accounts are asserted if they were touched; at the end, all of them are."""
    text = journal()
    ended, now = text.split(" Turn 1 ends\n")[1].split("\n\n", 1)

    assert ended.splitlines() == [
        "    Equity:Bank  0 money = -150 money",
        "    Assets:Player:Anne  0 money = 70 money",
        "    Assets:Player:Bruno  0 money = 80 money",
    ]
    assert now.count(" 0 money = ") == 3


def test_the_day_of_an_entry_is_its_own(full):
    """Each entry has its own date, and a link to its number in beancount."""
    days = {entry["seq"]: entry["at"][:10] for entry in ask("log")["entries"]}

    assert f"\n{days[5]} (5) " in journal()
    found = re.search(
        r'^(\S+) \* "Anne pays .*" \^entry-5\n  entry: 5$', ledger(), re.MULTILINE
    )
    assert found
    assert found[1] == days[5]


def test_what_was_undone_is_marked_or_left_out(full):
    """The act and its undo are both there, or neither is."""
    for text in (journal(), ledger()):
        assert re.search(r"^\S+ ! (\(7\)|.*\^entry-7$)", text, re.MULTILINE)
        assert re.search(r"^\S+ (\(8\)|\* .*\^entry-8$)", text, re.MULTILINE)
    for text in (journal("--live"), ledger("--live")):
        assert "(7)" not in text
        assert "(8)" not in text
        assert "entry-7" not in text
        assert "entry-8" not in text


def test_a_forged_sum_is_found(full):
    """The assertions notice one coin too many, and the check fails."""
    forged = journal().replace("  30 money", "  31 money")
    (full / "f.journal").write_text(forged.replace("-30 money", "-31 money"))
    status, said = accounting.hledger("f.journal", *STRICT)
    assert status != 0
    assert "assertion" in said
    forged = ledger().replace("  30 MONEY", "  31 MONEY")
    (full / "f.beancount").write_text(forged.replace("-30 MONEY", "-31 MONEY"))
    status, said = accounting.bean_check("f.beancount")

    assert status != 0
    assert "Balance failed" in said


@pytest.fixture
def days(here, monkeypatch):
    """Three evenings; on the second, the machine's clock was wrong."""
    monkeypatch.setattr(append, "now", lambda: "2026-03-01T20:00:00Z")
    ask("new", "c.db", "--players", "Anne,Chloé")
    moments = ["2026-03-02T23:59:59Z", "2026-02-27T01:00:00Z", "2026-03-09T20:00:00Z"]
    for moment in moments:
        monkeypatch.setattr(append, "now", lambda moment=moment: moment)
        ask("pay", "bank", "Chloé", "7")
        ask("turn", "next")
        ask("pay", "Chloé", "Anne", "2")
    return here


def test_a_clock_that_was_set_back_confuses_nobody(days):
    """An entry gets the date of the one before it, if that is later."""
    text = journal("-c", "c.db")
    dates = re.findall(r"^(\d{4}-\d\d-\d\d) ", text, re.MULTILINE)

    assert dates == sorted(dates)
    ask("export", "hledger", "-o", "c.journal")
    ask("export", "beancount", "-o", "c.beancount")
    assert accounting.hledger("c.journal", *STRICT) == (0, "")
    assert accounting.bean_check("c.beancount") == (0, "")


def test_beancount_checks_what_lay_where_as_each_day_ended(days):
    """The assertion comes before the first entry of the next day."""
    checked = re.findall(
        r"^(\S+) balance Assets:Player:Chloé  (\d+) MONEY", ledger(), re.MULTILINE
    )
    turns = re.findall(r'event "turn" "(.*)"', ledger())

    assert checked == [("2026-03-03", "10"), ("2026-03-10", "15")]
    assert turns == ["Turn 1 ends", "Turn 2 ends", "Turn 3 ends"]


def test_who_has_a_name_that_another_had_is_called_by_the_id(table):
    """No two accounts are merged, and the name is given beside the id."""
    ask("pay", "bank", "Chloé", "3")
    ask("players", "rename", "Chloé", "Dora")
    ask("players", "retire", "Bruno")
    ask("players", "add", "Bruno")
    ask("pay", "bank", "Bruno", "4")
    ask("players", "rename", "Anne", "Chloé")
    text = journal()
    accounts = dict(
        re.findall(r"^account (\S+)  ; id:.*, name:(.*)$", text, re.MULTILINE)
    )

    assert accounts == {
        "Equity:Bank": "bank",
        "Assets:Player:Anne": "Chloé",
        "Assets:Player:Bruno": "Bruno",
        "Assets:Player:Bruno#5": "Bruno",
        "Assets:Player:Dora": "Dora",
    }
    (table / "c.journal").write_text(text)
    assert accounting.hledger("c.journal", *STRICT) == (0, "")


@pytest.fixture(scope="module")
def _nasty(_played, tmp_path_factory):
    """Every nasty word that may be a name makes a payment, and is used in remarks."""
    file = shutil.copy(_played, tmp_path_factory.mktemp("nasty") / "c.db")
    at = ("-c", str(file))
    for word in (*EVIL, "[1]", "[2026-13-99]", "a  b", "x -", "%41", "100 %"):
        intendant("players", "add", *at, "--", word)
        intendant("pay", "bank", "Anne", "1", *at, f"--for={word}")
    intendant("rules", "set", *at, "--", "free.clock.phases", "[now],a;b")
    intendant("phase", "next", *at)
    for name in ask("players", *at)["players"]:
        remark = f'{name} "quoted" \\ ; not a comment'
        ask("pay", "bank", name, "5", "--for", remark, *at)
    return file


@pytest.fixture
def nasty(_nasty, here):
    """The names of the players; their campaign is the current one."""
    shutil.copy(_nasty, here / "c.db")
    return ask("players")["players"]


def test_nasty_names_come_back_from_hledger(nasty):
    """The names that hledger reads are as they were written."""
    ask("export", "hledger", "-o", "c.journal")
    status, said = accounting.hledger("c.journal", "accounts", "--declared")
    start = "Assets:Player:"

    assert status == 0
    found = [unquote(a.removeprefix(start)) for a in said.splitlines() if start in a]
    assert sorted(nasty) == sorted(found)
    assert accounting.hledger("c.journal", *STRICT) == (0, "")
    tags = accounting.hledger("c.journal", "register", "desc:comment")[1]
    assert "not a comment" in tags or "%3B" in tags


def test_nasty_names_come_back_from_beancount(nasty):
    """The true name is given beside the account."""
    ask("export", "beancount", "-o", "c.beancount")
    text = ledger()
    parts = re.findall(r"^\S+ open Assets:Player:(\S+)\n", text, re.MULTILINE)
    told = re.findall(r'^  name: "(.*)"$', text, re.MULTILINE)

    assert sorted(nasty) == sorted(map(from_beancount, parts))
    assert {re.sub(r"\\(.)", r"\1", name) for name in told} == {*nasty, "bank"}
    assert accounting.bean_check("c.beancount") == (0, "")
    assert accounting.fava("c.beancount")[0] == 0
