"""The unit of money: any printable word, which other programs can read, too."""

from __future__ import annotations

import html
import json
import re
import sqlite3

import pytest

from tests import accounting, rebuilt
from tests.face import ask, intendant
from tests.spreadsheet import table

KEY = "free.money.unit"
ODD = (
    *("écus d’or", 'a "quoted" one', "a;b", "a | b", "<b>gold</b>", "&amp;", "[red]"),
    *("{x}", "{{7*7}}", "=1+1", "@SUM(A1)", "日本", "50 %", "10", "-", "a\\b", "#x ^y"),
    *("*gold*", "`x`", "'; DROP TABLE entry; --", "coins ; turn:9", "é" * 80, "(x)"),
)


@pytest.fixture
def called(here):
    """A campaign with a payment in a unit of this name; its sentence."""

    def begun(unit):
        ask("new", "c.db", "--players", "Anne,Bruno")
        ask("rules", "set", KEY, unit)
        ask("pay", "bank", "Anne", "5")
        return f"The bank pays 5\u00a0{unit} to Anne"

    return begun


@pytest.mark.parametrize("unit", ODD)
def test_odd_money_is_told_as_it_is_called(called, unit):
    """The unit is on screens, in the report, and in the file of house rules."""
    sentence = called(unit)
    assert ask("treasury")["unit"] == unit
    assert "".join(sentence.split()) in "".join(intendant("show", "3").out.split())
    assert sentence in html.unescape(intendant("report", "--format", "html").out)
    ask("rules", "export", "-o", "r.toml")
    ask("new", "d.db", "--rules", "r.toml")
    assert ask("treasury", "-c", "d.db")["unit"] == unit


@pytest.mark.parametrize("unit", ODD)
def test_odd_money_keeps_the_syntax_of_other_programs(called, unit):
    """Each program reads the right number of entries, and the right sums."""
    called(unit)
    for program, name in (("hledger", "c.journal"), ("beancount", "c.beancount")):
        ask("export", program, "-o", name)
    text = intendant("export", "hledger").out
    (told,) = re.findall(r"^\S+ \(3\) (.*)$", text, re.MULTILINE)
    assert ";" not in told  # a comment follows it
    assert accounting.bean_check("c.beancount") == (0, "")
    assert accounting.fava("c.beancount") == (0, "1 transactions\n")
    ask("export", "csv", "-o", "tables")
    (paid,) = table("tables/transfers.csv")
    rules = {row["field"]: row["value"] for row in table("tables/facts.csv")}
    assert (paid["amount"], json.loads(rules[KEY])) == (5, unit)
    with sqlite3.connect("c.db") as file:
        views = file.execute("SELECT name FROM sqlite_schema WHERE type = 'view'")
        for (view,) in views.fetchall():
            assert file.execute(f'SELECT count(*) FROM "{view}"').fetchone()  # noqa: S608
    file.close()


@pytest.mark.parametrize("unit", ODD)
def test_hledger_reads_odd_money(called, unit):
    """Every balance agrees with the campaign."""
    called(unit)
    ask("export", "hledger", "-o", "c.journal")
    assert accounting.hledger("c.journal", "check", "--strict") == (0, "")


@pytest.mark.parametrize(
    "unit", ["", "  ", "a\tb", "a\nb", "\x1b[2J", "\u202eab", "\x00"]
)
def test_money_that_cannot_be_said_is_refused(called, unit):
    """Empty names and invisible characters are refused."""
    called("ducats")
    said = intendant("rules", "set", KEY, unit, "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert "\u202e" not in said.out + said.err


LONG = "x" * 81
TOO_LONG = {
    KEY: LONG,
    "free.clock.phases": f"war,{LONG}",
}


@pytest.mark.parametrize(("key", "value"), TOO_LONG.items())
def test_a_house_rule_in_words_that_are_too_long_is_refused(called, here, key, value):
    """The limit is the same as for a name, typed or in a file, and is given."""
    called("ducats")
    said = intendant("rules", "set", key, value)
    assert (said.status, "at most 80 characters" in said.err) == (2, True), said.err
    literal = f'"{value}"' if key == KEY else f'["war", "{LONG}"]'
    (here / "r.toml").write_text(f"{key} = {literal}\n", "utf-8")
    said = intendant("rules", "load", "r.toml")
    assert (said.status, "81 characters is too long" in said.err) == (2, True), said.err


def test_what_was_called_by_a_long_word_once_is_still_told(called, here):
    """A journal may hold anything that was allowed when it was written."""
    called("ducats")
    literal = f'"{LONG}"'
    rebuilt.file(
        here / "c.db",
        f"UPDATE effect SET after = '{literal}' WHERE entry = 2",  # noqa: S608
        f"UPDATE fact SET value = '{literal}' WHERE field = '{KEY}'",  # noqa: S608
    )
    assert ask("verify")["ok"]
    assert LONG in intendant("treasury").out.replace("\n", "")
