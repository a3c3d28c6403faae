"""`export hledger` and `export beancount`, read by the real programs."""

from __future__ import annotations

import re
import shutil
from datetime import date, timedelta
from pathlib import Path
from urllib.parse import unquote

import pytest

from ledger.store import append
from tests import accounting, rebuilt
from tests.evenings import CAMPAIGNS, played
from tests.evil_names import EVIL
from tests.face import ask, intendant
from tests.ledger.reading.exports.test_names_of_accounts import from_beancount

STRICT = ("check", "--strict")
FIRST = ("--first-day", "1190-03-01")


def journal(*words):
    """The text for hledger."""
    return intendant("export", "hledger", *words).out


def ledger(*words):
    """The text for beancount."""
    return intendant("export", "beancount", *words).out


def test_a_payment_is_an_expense_of_one_and_an_income_of_the_other(full):
    """Each has a transaction of the act, with its number, sentence and turn."""
    text = journal(*FIRST)

    for whose, purse, cause in (
        ("Bruno", 30, "    Income:Bruno:Payment  -30 coins\n"),
        ("Anne", -30, "    Expenses:Anne:Payment  30 coins\n"),
    ):
        assert (
            f"1190-03-01 (5) {whose} | Anne pays 30\u00a0coins to Bruno — a horse\n"
            "    ; entry:5, turn:1\n"
            f"    Assets:{whose}  {purse} coins\n{cause}"
        ) in text
    assert (
        "Bruno | Anne verse 30\u00a0pièces à Bruno — a horse\n"
        "    ; entry:5, turn:1\n"
        "    Assets:Bruno  30 pièces\n    Income:Bruno:Paiement  -30 pièces\n"
    ) in journal(*FIRST, "--lang", "fr")


def test_the_bank_has_no_account_of_money(full):
    """What was there at the beginning counters an account of its own."""
    assert "Bank" not in journal() + ledger()
    assert (
        "(1) Anne | The campaign begins\n    ; entry:1, turn:1\n"
        "    Assets:Anne  100 coins\n    Equity:Opening balances  -100 coins\n"
    ) in journal()


def test_balances_are_asserted_at_the_end(full):
    """The other program compares what lies in each purse with its own sums."""
    now = journal(*FIRST).split("\n1190-03-02 Current balances\n")[1]
    checked = re.findall(r"^(\S+) balance (.*)$", ledger(*FIRST), re.MULTILINE)

    assert now.splitlines() == [
        "    Assets:Anne  0 coins = 70 coins",
        "    Assets:Bruno  0 coins = 80 coins",
    ]
    assert checked == [
        ("1190-03-03", "Assets:Anne  70 COINS"),
        ("1190-03-03", "Assets:Bruno  80 COINS"),
    ]


def test_each_turn_has_a_day_of_its_own(full):
    """By default, the first is that of the first entry."""
    began = date.fromisoformat(ask("log")["entries"][0]["at"][:10])
    second = began + timedelta(1)

    for text in (journal(), ledger()):
        days = re.findall(r"^(\d{4}-\d\d-\d\d) [(*!]", text, re.MULTILINE)
        assert set(days) == {str(began), str(second)}
    assert re.findall(r'(\S+) event "turn" "(.*)"', ledger(*FIRST)) == [
        ("1190-03-01", "Turn 1"),
        ("1190-03-02", "Turn 2"),
    ]


@pytest.mark.parametrize("program", ["beancount", "hledger"])
def test_turns_must_fit_into_the_calendar(full, program):
    """The last turn may be on the last day but one: balances are looked at after it."""
    words = ("export", program, "-o", "c.txt", "--first-day")
    for lang, said in (
        ("en", "the last possible first day is 9999-12-29"),
        ("fr", "le dernier premier jour possible est le 9999-12-29"),
    ):
        for day in ("9999-12-30", "9999-12-31"):
            late = intendant(*words, day, "--lang", lang)
            assert (late.status, said in late.err) == (2, True)
        assert not Path("c.txt").exists()
    ask(*words, "9999-12-29")
    if program == "beancount":
        assert accounting.bean_check("c.txt") == (0, "")
    days = re.findall(r"^(\d\S+) [*!(]", Path("c.txt").read_text(), re.MULTILINE)
    assert set(days) == {"9999-12-29", "9999-12-30"}


@pytest.mark.parametrize("program", ["csv", "sqlite", "beancount", "hledger"])
def test_what_was_kept_closed_is_exported_with_a_warning(full, program):
    """Files for other programs hold everything; nobody shall be surprised."""
    shutil.copy(played(CAMPAIGNS[0].parent / "quatre-blasons"), "closed.db")
    words = ("export", program, "-c", "closed.db", "--force", "-o", "out")
    assert "kept closed" not in intendant(*words, "--lang", "en").err
    ask("rules", "set", "fief.money.secret", "true", "-c", "closed.db")
    warned = intendant(*words, "--lang", "en")
    assert (warned.status, "purses are kept closed, but" in warned.err) == (0, True)
    assert "les bourses sont fermées" in intendant(*words, "--lang", "fr").err


@pytest.mark.parametrize(
    "word", ["1190-3-1", "11900301", "2026-02-29", "3/1/1190", "x", ""]
)
def test_what_is_no_day_is_refused(full, word):
    """A day is a year, a month and a day of the calendar."""
    said = intendant("export", "hledger", f"--first-day={word}")

    assert (said.status, "is not a date" in said.err) == (2, True)


def test_which_dates_is_one_of_two_words(full):
    """Another word is refused, and so is a first day of days that are real."""
    said = intendant("export", "hledger", "--dates", "x")
    assert (said.status, "turn or real" in said.err) == (2, True)
    said = intendant("export", "beancount", "--dates", "real", *FIRST)

    assert (said.status, "either --first-day or --dates real" in said.err) == (2, True)


def test_a_real_date_is_the_day_of_the_entry(full):
    """Each entry has its own."""
    days = {entry["seq"]: entry["at"][:10] for entry in ask("log")["entries"]}

    assert f"\n{days[5]} (5) " in journal("--dates", "real")
    assert f'\n{days[5]} * "Anne" "Anne pays ' in ledger("--dates", "real")


def test_a_transaction_alone_says_what_is_behind_it(full):
    """Links lead to the entry; lines of accounts have nothing to hide their text."""
    ask("export", "beancount", "-o", "c.beancount", *FIRST)
    transactions = accounting.books("c.beancount")["transactions"]

    assert all(one["bare"] for one in transactions)
    undo = transactions[-1]
    assert (undo["payee"], undo["narration"]) == ("Bruno", "Taken back: entry 7")
    assert undo["links"] == ["entry-7", "entry-8"]
    assert undo["meta"] == {"entry": "8", "turn": "2", "undoes": "7"}


def test_fava_is_told_how_to_show_the_books(full):
    """It opens on income by turn, in our language, with income above 0."""
    ask("export", "beancount", "-o", "c.beancount", "--lang", "fr")
    books = accounting.books("c.beancount")
    options = books["options"]

    assert (books["errors"], books["title"]) == ([], "c")
    assert options["language"] == "fr"
    assert options["default_page"] == "income_statement/?interval=day"
    assert options["invert_income_liabilities_equity"] is True


def test_what_was_undone_is_marked_or_left_out(full):
    """The act and its undo are both there, or neither is."""
    for text in (journal(), ledger()):
        assert re.search(r"^\S+ ! (\(7\)|.*\^entry-7$)", text, re.MULTILINE)
        assert re.search(r"^\S+ (\(8\)|\* .*\^entry-8 )", text, re.MULTILINE)
    for text in (journal("--live"), ledger("--live")):
        assert "(7)" not in text
        assert "(8)" not in text
        assert "entry-7" not in text
        assert "entry-8" not in text


def test_an_undo_is_booked_where_the_act_was(table):
    """On its day, in its accounts: later turns know nothing of it."""
    ask("pay", "bank", "Anne", "7")
    paid = ask("log")["entries"][-1]["seq"]
    ask("turn", "next")
    ask("undo", str(paid))
    ask("redo", str(paid))
    ask("undo", str(paid))

    assert re.findall(
        r"^(\S+) .*\n.*(undoes|redoes):.*\n.*\n    (.*)$", journal(*FIRST), re.MULTILINE
    ) == [
        ("1190-03-01", "undoes", "Income:Anne:Payment  7 coins"),
        ("1190-03-01", "redoes", "Income:Anne:Payment  -7 coins"),
        ("1190-03-01", "undoes", "Income:Anne:Payment  7 coins"),
    ]


def test_an_undo_of_several_acts_takes_back_each(table):
    """Each is turned round on its own day, under the number of the undo."""
    ask("pay", "bank", "Anne", "7")
    first = ask("log")["entries"][-1]["seq"]
    ask("turn", "next")
    ask("pay", "Anne", "bank", "2")
    ask("undo", "--to", str(first - 1))

    assert re.findall(
        r"^(\S+) .*Taken back.*\n.*\n.*\n    (.*)$", journal(*FIRST), re.MULTILINE
    ) == [
        ("1190-03-01", "Income:Anne:Payment  7 coins"),
        ("1190-03-02", "Expenses:Anne:Payment  -2 coins"),
    ]


def test_an_undo_that_is_not_the_reverse_of_its_act_is_booked_as_it_is(table):
    """Somebody may have written such a file: what lies there is still explained."""
    ask("pay", "bank", "Anne", "7")
    ask("undo")
    last = ask("log")["entries"][-1]["seq"]
    rebuilt.file(
        table / "c.db",
        f"UPDATE effect SET amount = 5 WHERE entry = {last}",  # noqa: S608
        "UPDATE balance SET amount = amount + 2 WHERE account = 'player:Anne'",
        "UPDATE balance SET amount = amount - 2 WHERE account = 'bank'",
    )
    Path("c.journal").write_text(journal(), "utf-8")

    assert accounting.hledger("c.journal", *STRICT) == (0, "")
    assert "    Expenses:Anne:Taken back  5 coins\n" in journal()


def test_a_forged_sum_is_found(full):
    """The assertions notice one coin too many, and the check fails."""
    forged = journal().replace("  30 coins", "  31 coins")
    (full / "f.journal").write_text(forged.replace("-30 coins", "-31 coins"))
    status, said = accounting.hledger("f.journal", *STRICT)
    assert status != 0
    assert "assertion" in said
    forged = ledger().replace("  30 COINS", "  31 COINS")
    (full / "f.beancount").write_text(forged.replace("-30 COINS", "-31 COINS"))
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
    """A real date is that of the entry before, if that is later."""
    dates = re.findall(r"^(\S+) \(", journal("--dates", "real"), re.MULTILINE)

    assert dates == sorted(dates)
    assert set(dates) == {"2026-03-02", "2026-03-09"}
    ask("export", "hledger", "-o", "c.journal", "--dates", "real")
    ask("export", "beancount", "-o", "c.beancount", "--dates", "real")
    assert accounting.hledger("c.journal", *STRICT) == (0, "")
    assert accounting.bean_check("c.beancount") == (0, "")


def test_an_act_belongs_to_the_day_of_its_turn(days):
    """Whatever the clock says: the turn in which it was written."""
    booked = re.findall(
        r"^(\S+) \(.*\n.*\n    Assets:Chloé  (.*)$", journal(*FIRST), re.MULTILINE
    )

    assert booked == [
        ("1190-03-01", "7 coins"),
        ("1190-03-02", "-2 coins"),
        ("1190-03-02", "7 coins"),
        ("1190-03-03", "-2 coins"),
        ("1190-03-03", "7 coins"),
        ("1190-03-04", "-2 coins"),
    ]


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
        "Assets:Anne": "Chloé",
        "Assets:Bruno": "Bruno",
        "Assets:Bruno#5": "Bruno",
        "Assets:Dora": "Dora",
    }
    (table / "c.journal").write_text(text)
    assert accounting.hledger("c.journal", *STRICT) == (0, "")


@pytest.fixture
def crown(here):
    """An evening of Fief, in which money was set aside for a lord called Gauvain."""
    (folder,) = (one for one in CAMPAIGNS if one.name == "la-couronne-de-lys")
    shutil.copy(played(folder), here / "c.db")


@pytest.mark.usefixtures("crown")
def test_a_player_goes_before_others_of_the_same_name():
    """Another thing of that name is told apart by what it is."""
    ask("players", "rename", "Coucy", "Gauvain")
    text = journal("--lang", "en", "--counters")
    accounts = dict(re.findall(r"^account (.*?)  ; id:(.*?),", text, re.MULTILINE))
    Path("c.journal").write_text(text, "utf-8")

    assert accounts["Assets:Gauvain"] == "player:Coucy"
    assert accounts["Assets:Gauvain lord:Set aside"] == "escrow/lord:Gauvain"
    assert accounts["Assets:Gauvain:Box"] == "stock/player:Coucy"
    assert accounts["Equity:Nowhere"] == "world"
    assert accounting.hledger("c.journal", *STRICT) == (0, "")


@pytest.mark.usefixtures("crown")
def test_a_number_tells_apart_what_nothing_else_does():
    """One player is called like the lord, another as the lord would be called then."""
    before = [one["name"] for one in ask("status")["players"]]
    for player, name in zip(before, ("Gauvain", "Gauvain lord"), strict=False):
        ask("players", "rename", player, name)
    accounts = re.findall(
        r"^account (.*?)  ; id:escrow/lord:Gauvain,",
        journal("--lang", "en"),
        re.MULTILINE,
    )

    assert accounts == ["Assets:Gauvain lord 2:Set aside"]


@pytest.mark.usefixtures("crown")
def test_counters_are_booked_if_they_are_asked_for():
    """They come from the world, and lie with the player whose they are."""
    text = journal(*FIRST, "--lang", "en", "--counters")

    assert "commodity mill\n" in text
    assert "commodity mill\n" not in journal()
    assert "    Assets:Box  1 mill\n    Equity:Nowhere  -12 mill\n" in text
    now = text.split(" Current balances\n")[1]
    assert "    Assets:Lusignan  0 écus = 15500 écus\n" in now
    assert "    Assets:Coucy:Hand  0 card = 3 card\n" in now


@pytest.mark.usefixtures("crown")
def test_what_rules_give_is_told_by_their_titles():
    """Income and expenses are by act and rule, and rules stand once, beside it."""
    text = journal(*FIRST, "--lang", "en")

    assert (
        "    Assets:Coucy  1600 écus\n"
        "    Income:Coucy:Income:City income  -400 écus\n"
        "    Income:Coucy:Income:Mill income  -800 écus\n"
    ) in text
    assert "turn:1, rule:FIEF-INC-03 FIEF-INC-05 FIEF-INC-04 FIEF-INC-02\n" in text
    french = ledger(*FIRST, "--lang", "fr")
    assert "  Income:Coucy:Revenus:Revenu-d-un-moulin  -800 ECUS\n" in french
    assert '  rule: "FIEF-INC-03 FIEF-INC-05 FIEF-INC-04 FIEF-INC-02"\n' in french


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
    start = "Assets:"

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
    parts = re.findall(r"^\S+ open Assets:(\S+)\n", text, re.MULTILINE)
    told = re.findall(r'^  name: "(.*)"$', text, re.MULTILINE)

    assert sorted(nasty) == sorted(map(from_beancount, parts))
    assert {re.sub(r"\\(.)", r"\1", name) for name in told} == {*nasty, "coins"}
    assert accounting.bean_check("c.beancount") == (0, "")
    assert accounting.fava("c.beancount")[0] == 0
