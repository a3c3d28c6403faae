"""Closed purses: what acts answer, refusals contain and entries show."""

from __future__ import annotations

from pathlib import Path

import pytest

from commands.texts.language import CLOSED
from commands.veiling import dotted
from ledger import veil
from ledger.journal import Finding
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village

LAND = village("Bourg", "Anne", "Anne.v1=1", building="castle", mills=1)
LAND += village("Vaux", "Bruno", "Bruno.v1=1") + person("Arnaud", "Anne", "Bourg")
GIFT = 777


@pytest.fixture
def closed(fief):
    """Anne has 2,000 and Bruno 900, but no screen shows it."""
    fief(more=LAND)
    ask("rules", "set", "fief.money.secret", "true")


def hoards(*words):
    """The texts of an entry that Bo and Ana see of her hoard."""
    entry = intendant("medfan", *words, "--json").json["entry"]
    seen = (ask("show", str(entry), "--as", name)["outcome"] for name in ("Bo", "Ana"))
    return tuple(outcome["hoard"] for outcome in seen)


# Acts of Med-Fan ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("recruit", "Ana", "Wolf", "--cost", "20", "--kind", "troop"),
        ("improve", "Ana", "Ysolde", "melee", "--cost", "20"),
        ("item", "Ana", "Ysolde", "magic_armour", "--cost", "20"),
        ("dismiss", "Ana", "Merlin"),
    ],
    ids=lambda words: words[0],
)
def test_what_is_bought_does_not_tell_the_hoard(medfan, words):
    """The price is public; the rest is private, and so is a gift."""
    ask("pay", "bank", "Ana", str(GIFT))
    ask("medfan", "improvement", "--dice", "5")
    theirs, own = hoards(*words)
    assert theirs is None
    assert own == ask("treasury", "Ana")["accounts"][0]["money"] >= GIFT


def test_who_joins_keeps_the_hoard_to_himself(medfan):
    """The hoard is not in the entry, nor in its sentence, nor in any explanation."""
    joined = intendant("medfan", "join", "Ada", "--seed", "1", "--json").json
    entry, place = str(joined["entry"]), joined["result"]["owned"]
    hoard = joined["result"]["hoard"]
    for words in (["show", entry], ["log"], ["why", place], ["why", "Ada"]):
        shown = intendant(*words, "--as", "Bo", "--json").out
        assert f"{hoard}\N{NO-BREAK SPACE}" not in shown
    sentence = ask("show", entry, "--as", "Bo")["text"]
    assert sentence.startswith("Ada joins the campaign with ···\N{NO-BREAK SPACE}")
    assert ask("show", entry, "--as", "Ada")["outcome"]["hoard"] == hoard


def test_an_aftermath_in_two_acts_tells_no_hoard(medfan):
    """Neither the steps, nor automatic income, nor the standings show a sum."""
    fought = (
        "--winner",
        "draw",
        "--attacker",
        "Ana",
        "--defender",
        "Bo",
        "--seed",
        "1",
    )
    ask("pay", "bank", "Ana", str(GIFT))
    ask("medfan", "after", *fought, "--until", "territories")
    ask("medfan", "income", "--seed", "1")
    for entry in ("5", "6"):
        seen = ask("show", entry, "--as", "Bo")["outcome"]
        assert (seen["hoards"]["Ana"], seen["hoards"]["Bo"] is None) == (None, False)
        standings = {line["name"]: line["money"] for line in seen["standings"]}
        assert (standings["Ana"], standings["Bo"] is None) == (None, False)


# What acts answer -----------------------------------------------------------------------


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize("more", [(), ("--dry-run",), ("--once", "k")], ids=str)
def test_a_payment_is_answered_without_its_sum(closed, more):
    """A dry run, a payment and a repeated key show no sum, and no remainder."""
    left = {"Anne": None, "Bruno": None}
    for _ in range(2):
        told = ask("pay", "Anne", "Bruno", str(GIFT), *more)
        assert (told["amount"], told["balances"]) == (None, left)
    shown = intendant("pay", "Anne", "Bruno", "5", *more).out
    assert "Anne pays money to Bruno" in shown
    assert "Anne: ··· · Bruno: ···" in shown


@pytest.mark.rule("FIEF-INC-20")
def test_a_script_is_answered_without_sums(closed):
    """No line shows a sum, and neither does a refusal."""
    script = "pay Anne Bruno 77\nfief buy Anne soldier --at Bourg\ncount Anne 1000"
    for form, left in (((), 1823), (("--json",), 1646)):
        said = intendant("run", "-", *form, stdin=script)
        assert said.status == 0
        for sum_ in (left, left + 100, left - 1000, 977, 1054):
            assert str(sum_) not in said.out.replace(",", "")
    for more in ((), ("--keep-going", "--json")):
        said = intendant("run", "-", *more, stdin="pay Bruno bank 99999")
        assert "Bruno has ···, but 99,999 are needed" in said.out + said.err


@pytest.mark.rule("FIEF-INC-20")
def test_a_count_is_answered_to_its_owner(closed):
    """Nobody else sees it; `--as` opens one's own purse, and `--all` every one."""
    known = ("booked", "counted", "difference", "suspects")
    for words, found in (
        ((), [None] * 4),
        (("--as", "Bruno"), [None] * 4),
        (("--as", "Anne"), [2000, 1500, -500, []]),
        (("--all",), [2000, 1500, -500, []]),
    ):
        told = ask("count", "Anne", "1500", *words)
        assert [told[key] for key in known] == found
    assert intendant("count", "Anne", "1").out == "Anne has counted the coins  [7]\n"


@pytest.mark.rule("FIEF-INC-20")
def test_a_count_does_not_tell_what_others_have_paid_each_other(closed):
    """If a difference were named as their payment, the sum would be known."""
    ask("pay", "bank", "Anne", str(GIFT))
    ask("pay", "Bruno", "Chloé", str(GIFT))
    told = ask("count", "Anne", "2000", "--as", "Anne")
    assert {suspect["entry"] for suspect in told["suspects"]} == {3}
    whole = ask("count", "Anne", "2000", "--all")
    assert {suspect["entry"] for suspect in whole["suspects"]} == {3, 4}


@pytest.mark.rule("FIEF-INC-20")
def test_a_family_that_is_out_leaves_no_sum(closed):
    """The money in the purse goes to the treasurer unseen."""
    said = intendant("turn", "next", "--json").json
    (out,) = said["result"]["eliminated"]
    assert (out["player"], out["money"]) == ("Chloé", None)
    shown = ask("show", str(said["entry"]), "--as", "Chloé")
    assert shown["outcome"]["eliminated"][0]["money"] == 300


# Warnings -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-INC-20")
def test_the_income_does_not_tell_what_all_purses_hold_together(fief):
    """With two players, the total would reveal the other purse, so it is not shown."""
    fief("income", more=LAND)
    ask("correct", "money", "Anne", "23000", "--for", "so")
    said = intendant("fief", "income", "--dry-run", "--json").json
    assert said["result"]["notes_left"] == {"1000": 0, "500": 0, "100": 0}
    assert "24,500 are in play" in said["warnings"][0]["message"]

    ask("rules", "set", "fief.money.secret", "true")
    said = intendant("fief", "income", "--dry-run", "--json").json
    assert said["result"]["notes_left"] is None
    assert said["warnings"][0]["message"].startswith("··· are in play, but the notes")


@pytest.mark.rule("FIEF-INC-20")
def test_a_box_that_is_empty_does_not_tell_what_is_left_in_it(fief):
    """If the box is finite, the rest in it would reveal the total of all purses."""
    fief("income", more=LAND)
    ask("rules", "set", "fief.bank.finite", "true")
    ask("pay", "bank", "Anne", "19700")
    words = ("fief", "income", "--json")
    due = "left, but owes 300"
    assert intendant(*words).refusal["message"] == f"the bank has 100 {due}"
    ask("rules", "set", "fief.money.secret", "true")
    assert intendant(*words).refusal["message"] == f"the bank has ··· {due}"


@pytest.mark.rule("FIEF-INC-20")
def test_a_ruling_and_an_audit_tell_no_sum_that_they_speak_of():
    """Overruled rules and audit findings are reported without their sums."""
    floor = {"about": "player:Anne", "what": "money", "amount": -7}
    fault = Finding("audit.floor", "player:Anne", tuple(floor.items())[1:])
    told = {"key": "audit.floor", "facts": floor}
    kept = floor | {"amount": None}
    ruled = veil.warning({"key": "in_play", "facts": told}, veil.is_purse)
    faults = veil.veiled_facts("act.audit", {"findings": [fault]}, veil.is_purse)
    assert ruled["facts"]["facts"] == kept
    assert dict(faults["findings"][0].facts) == {"what": "money", "amount": None}
    assert dotted(kept, floor)["amount"] == CLOSED


# Refusals -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("pay Anne Bruno 5000", "Anne has ···, but 5,000 are needed"),
        ("fief buy Bruno castle --at Vaux --count 9", None),
        ("fief repay Bruno Anne 600", "Bruno owes Anne ···, not 600"),
        ("undo 3", "entry 3 cannot be undone: Bruno has ···, but ··· is needed"),
    ],
)
def test_a_refusal_names_no_sum_of_a_closed_purse(closed, words, message):
    """Neither the money in a purse nor a secret gift that blocks an undo is named."""
    ask("fief", "lend", "Anne", "Bruno", "500", "--ruling", "now")
    ask("pay", "Bruno", "bank", "1390")
    refusal = intendant(*words.split(), "--json").refusal
    told = refusal["message"] + str(refusal["hint"])
    assert not any(sum_ in told for sum_ in ("1500", "1,500", "500 ", "10,", "490"))
    assert refusal["message"] == (message or refusal["message"])
    assert "missing" not in str(refusal["hint"])


def test_a_refusal_at_an_open_table_names_the_sums(fief):
    """Available, needed and missing sums are named."""
    fief(more=LAND)
    refusal = intendant("pay", "Anne", "Bruno", "5000", "--json").refusal
    assert refusal["message"] == "Anne has 2,000, but 5,000 are needed"
    assert refusal["hint"] == "3,000 are still needed"


# Campaigns that are made ----------------------------------------------------------------


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize(
    "words",
    [
        ("salvage", "bad.db", "n.db"),
        ("import", "s.json", "-o", "n.db"),
        ("new", "n.db", "--from", "backup.db"),
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize("closed", [True, False])
def test_a_campaign_that_is_made_tells_no_purse(here, words, closed):
    """Its warnings have dots where its purses are closed, and only there."""
    ask("new", "c.db", "--game", "fief", "--players", "Anne,Bruno,Carla")
    if closed:
        ask("rules", "set", "fief.money.secret", "true", "-c", "c.db")
    ask("pay", "bank", "Anne", "50", "--for", "x" * 900, "-c", "c.db")
    ask("pay", "Anne", "bank", "345", "-c", "c.db")
    data = Path("c.db").read_bytes()
    Path("bad.db").write_bytes(data.replace(b"x" * 900, b"x" * 898 + b"yy"))
    ask("salvage", "bad.db", "s.db")
    ask("backup", "backup.db", "-c", "s.db")
    ask("export", "json", "-o", "s.json", "-c", "s.db")

    told = intendant(*words, "--json", "--lang", "en")
    Path("n.db").unlink()
    said = intendant(*words, "--lang", "en")

    left = CLOSED if closed else "\N{MINUS SIGN}45"
    fault = f"an error in the game, not in the file: Anne has {left} of money"
    assert [one["message"] for one in told.json["warnings"]] == [fault]
    assert f"note: {fault}" in said.err.splitlines()
    assert not closed or "45" not in f"{told.json['warnings']}"


# Tables ---------------------------------------------------------------------------------


def sheet(text):
    """A file with this table."""
    Path("t.csv").write_text(text, "utf-8")
    return "t.csv"


def test_a_refused_line_of_a_table_tells_no_purse(closed):
    """What is in the purse is dotted for all but its owner, as where it is paid."""
    file = sheet("from,to,amount\nAnne,Bruno,99999\n")
    words = ("import", "csv", file, "--json", "--lang", "en")

    def said(*more):
        return intendant(*words, *more).refusal["message"].split("\n  ")[1]

    assert said() == f"line 2: Anne has {CLOSED}, but 99,999 are needed"
    assert said("--dry-run") == said()
    ask("rules", "set", "fief.money.secret", "false")
    assert said() == "line 2: Anne has 2,000, but 99,999 are needed"


@pytest.mark.parametrize("words", [(), ("--dry-run",)])
def test_a_table_of_balances_confirms_no_guess(closed, words):
    """Right or wrong, the answer is the same, and so is the entry."""
    seen = []
    for money in (2000, 1999):
        file = sheet(f"who,money\nAnne,{money}\n")
        said = intendant("import", "csv", file, "--json", *words)
        assert said.status == 0
        assert "2000" not in str(said.json["result"])
        shown = ask("show", str(said.json["entry"])) if not words else {}
        parts = ("outcome", "effects", "warnings")
        seen.append((said.json["result"], [shown.get(part) for part in parts]))

    assert seen[0] == seen[1]
    assert seen[0][0]["balances"] == [
        {"line": 2, "player": "Anne", "before": None, "after": None}
    ]


def test_hashes_of_lines_are_shown_to_nobody_where_purses_are_closed(closed):
    """A reader could try sums until a hash fitted."""
    file = sheet("who,in\nAnne,5\n")
    entry = str(intendant("import", "csv", file, "--json").json["entry"])
    asked = [ask("show", entry, *more)["asked"] for more in ([], ["--all"])]

    assert asked[0]["lines"] is None
    assert [len(one) for one in asked[1]["lines"]] == [32]
