"""Closed purses: statement, log and `show` at a table that keeps its money secret."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village

FORMS = ("text", "md", "html", "replay", "json")
LAND = village("Bourg", "Anne", "Anne.v1=1", building="castle", mills=1)


@pytest.fixture
def closed(fief):
    """A gift, a count, a correction and a purchase; then the purses are closed."""
    fief(more=LAND)
    ask("pay", "Anne", "Bruno", "77")
    ask("count", "Anne", "1920")
    ask("correct", "money", "Anne", "1920", "--for", "as it lies there")
    ask("fief", "buy", "Anne", "press", "--at", "Bourg")
    ask("rules", "set", "fief.money.secret", "true")


def told(*words):
    """The sentences of the log."""
    entries = ask("log", *words)["entries"]
    return [entry["text"].replace("\N{NO-BREAK SPACE}", " ") for entry in entries]


@pytest.mark.rule("FIEF-INC-20")
def test_a_statement_is_for_its_owner(closed):
    """Other players are refused; --all opens it."""
    for words in ((), ("--as", "Bruno")):
        said = intendant("statement", "Anne", "--json", *words)
        assert (said.status, said.refusal["code"]) == (1, "rule")
        assert said.refusal["rule"] == "FIEF-INC-20"
    for words in (("--as", "Anne"), ("--all",)):
        assert ask("statement", "Anne", *words)["lines"][-1]["balance"] == 1720


@pytest.mark.rule("FIEF-INC-20")
def test_the_log_tells_no_secret_sum(closed):
    """Gifts, holdings and past holdings stay secret; open payments are shown."""
    seen = told()
    assert seen[1:4] == [
        "Anne pays money to Bruno",
        "Anne has counted the coins",
        "Corrected: Anne’s money — as it lies there",
    ]
    assert seen[4] == "Anne buys 1 press in Bourg for 200 écus"
    assert told("--as", "Bruno")[1:3] == [
        "Anne pays 77 écus to Bruno",
        "Anne has counted the coins",
    ]
    assert "1,920" in told("--as", "Anne")[3]
    assert "1,920" in told("--all")[2]


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize("entry", ["2", "3", "4", "5"])
def test_an_entry_in_full_tells_no_purse(closed, entry):
    """Neither its effects nor the remainder are shown; they are null."""
    shown = intendant("show", entry, "--json").out
    for sum_ in ("77", "1923", "1920", "1720"):
        assert f": {sum_}," not in shown
        assert f": {sum_}}}" not in shown
    moved = [e for e in ask("show", entry)["effects"] if e.get("what") == "money"]
    assert all(effect["amount"] is None for effect in moved)
    assert "None" not in intendant("show", entry).out


def hashes():
    """The parts of each entry's hash that the referee may see."""
    seqs = range(1, len(ask("log")["entries"]) + 1)
    return [ask("show", str(seq), "--all")["hash"] for seq in seqs]


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize("words", [(), ("--as", "Bruno")])
def test_no_hash_tells_whether_a_guessed_sum_is_right(closed, words):
    """A hash covers all earlier sums, so only a reader of them all may see it."""
    known, texts = hashes(), []
    viewer = ("--player", "Bruno") if words else ()
    for call in (("log",), *(("show", str(seq)) for seq in range(1, 7))):
        texts += [intendant(*call, *words, *form).out for form in ((), ("--json",))]
    for form in FORMS:
        texts.append(intendant("report", *viewer, "--format", form).out)
    texts.append(intendant("since", "--player", "Bruno", "--json").out)
    assert all(hash_[:12] not in text for hash_ in known for text in texts)
    assert not any(" None" in text for text in texts)
    ids = [entry["id"] for entry in ask("log", *words)["entries"]]
    whole = [entry["id"] for entry in ask("log", "--all")["entries"]]
    assert (ids, whole) == ([None] * 6, [hash_[:12] for hash_ in known])


def test_open_purses_are_told_in_full(fief):
    """If no house rule closes the purses, nothing is left out."""
    fief(more=LAND)
    ask("pay", "Anne", "Bruno", "77")
    assert ask("show", "2")["outcome"]["balances"] == {"Anne": 1923, "Bruno": 977}
    closed = ask("show", "2", "--as", "Chloé")["outcome"]["balances"]
    assert closed == {"Anne": None, "Bruno": None}


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["income (Bourg, FIEF-INC-02)", "purchase (FIEF-BUY-06)"]),
     ("fr", ["revenus (Bourg, FIEF-INC-02)", "achat (FIEF-BUY-06)"])],
)  # fmt: skip
def test_a_statement_says_what_each_coin_was_for(fief, lang, words):
    """The source and the rule are given in the table's words."""
    fief("income", more=LAND)
    ask("fief", "income")
    ask("phase", "next")
    ask("fief", "buy", "Anne", "press", "--at", "Bourg")
    lines = ask("statement", "Anne", "--lang", lang)["lines"]
    assert [lines[1]["text"], lines[-1]["text"]] == words


@pytest.mark.rule("FIEF-INC-20")
def test_what_a_player_may_do_does_not_tell_the_purse(fief):
    """Acts are listed as if money sufficed; only the owner and --all see the limit."""
    fief(more=LAND.replace("Anne", "Bruno") + person("Arnaud", "Bruno", "Bourg"))
    ask("pay", "Bruno", "bank", "750")
    open_ = mills(ask("fief", "can", "Bruno"))
    assert open_ == (150, 0, ["money"])
    ask("rules", "set", "fief.money.secret", "true")
    for words in ((), ("--as", "Anne")):
        assert mills(ask("fief", "can", "Bruno", *words)) == (None, 2, [])
        shown = intendant("fief", "can", "Bruno", *words).out
        assert "purses are closed: whether Bruno can pay is not shown" in shown
        assert "not enough money" not in shown
    for words in (("--as", "Bruno"), ("--all",)):
        assert mills(ask("fief", "can", "Bruno", *words)) == open_
        assert (
            "not enough money"
            in intendant("fief", "can", "Bruno", "--missing", *words).out
        )


def mills(told):
    """The purse, the number of mills for sale, and the reason against more."""
    (mill,) = (may for may in told["may"] if may["item"] == "mill")
    return told["money"], mill["most"], [lack["what"] for lack in mill["missing"]]
