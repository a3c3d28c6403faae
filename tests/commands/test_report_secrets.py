"""A report for one player reveals nothing of other players' purses."""

from __future__ import annotations

import json
import re

import pytest

from tests.evenings import CAMPAIGNS, played
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import village

FORMS = ["text", "md", "html", "replay", "json"]
samples = pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)
FOUGHT = ("--winner", "draw", "--attacker", "Ana", "--defender", "Bo")
# Sums that occur nowhere else: Anne's money, gifts, counts and debts.
HAS, GIVEN, COUNTED, OWED = 71_003, 60_017, 13_331, 2_029
LAND = village("Bourg", "Anne", "Anne.v1=1", building="castle") + village(
    "Vaux", "Bruno", "Bruno.v1=1"
)


@pytest.fixture
def planted(fief):
    """Sums that only Anne and Bruno may know."""
    fief(more=LAND)
    ask("correct", "money", "Anne", str(HAS + GIVEN + OWED), "--for", "planted")
    ask("pay", "Anne", "Bruno", str(GIVEN))
    ask("fief", "lend", "Anne", "Bruno", str(OWED), "--ruling", "a loan out of season")
    ask("count", "Anne", str(COUNTED))


def told(form, *words):
    """The report, with its numbers freed of spaces and commas."""
    said = intendant("report", "--format", form, *words)
    assert (said.status, said.err) == (0, "")
    return re.sub(r"(?<=\d)[\u00a0\u202f,](?=\d{3})", "", said.out)


def sums(text):
    """The planted sums in a text."""
    planted = {"has": HAS, "given": GIVEN, "counted": COUNTED, "owed": OWED}
    planted["before"] = HAS + GIVEN + OWED
    planted["difference"] = abs(COUNTED - HAS)
    return {key for key, number in planted.items() if re.search(rf"\b{number}\b", text)}


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.usefixtures("planted")
def test_a_third_player_learns_no_sum(form, lang):
    """No form in any language shows the sum, with or without undone acts."""
    for words in ((), ("--undone",), ("--both",), ("--maps",), ("--turn", "3..")):
        text = told(form, "--player", "Chloé", "--lang", lang, *words)
        assert sums(text) == set()
    assert sums(told(form, "--lang", lang)) >= {"has", "given", "counted"}


@pytest.mark.usefixtures("planted")
def test_a_pdf_for_a_third_player_holds_no_sum(monkeypatch):
    """None of the facts from which it is made has one."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    import typst

    seen = []
    real = typst.compile

    def compiled(path: str, **words: object) -> bytes:
        seen.append(json.dumps(words["sys_inputs"]))
        return real(path, **words)

    monkeypatch.setattr(typst, "compile", compiled)
    ask("report", "--format", "pdf", "-o", "r.pdf", "--player", "Chloé")
    assert sums(re.sub(r"(?<=\d)(\\+u202f|,| )(?=\d{3})", "", seen[0])) == set()
    assert "Anne" in seen[0]


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.usefixtures("planted")
def test_whoever_was_there_knows():
    """Bruno knows the gift that he got, but not Anne's money."""
    assert sums(told("text", "--player", "Bruno")) >= {"given"}
    assert "has" not in sums(told("text", "--player", "Bruno"))
    assert "has" in sums(told("text", "--player", "Anne"))


@pytest.mark.rule("FIEF-INC-20")
@pytest.mark.usefixtures("planted")
def test_a_house_that_keeps_purses_closed_keeps_them_closed():
    """Nobody sees them; `--all` opens them."""
    ask("rules", "set", "fief.money.secret", "true")
    for form in FORMS:
        assert sums(told(form)) == set()
    assert sums(told("text", "--all")) >= {"has", "given"}
    assert "what Chloé may know" in told("text", "--player", "chloe")


@samples
def test_no_sample_tells_the_purses_of_others(folder):
    """Curves, standings and sums by source are null for everybody else."""
    file = str(played(folder))
    players = ask("players", "-c", file)["players"]
    if not players:
        pytest.skip("there are no players in this game")
    whole = ask("report", "-c", file)
    found = ask("report", "-c", file, "--player", players[0])
    for one in found["standings"]:
        assert (one["money"] is None) == (one["name"] != players[0])
    for one in found["money"]["accounts"]:
        assert (set(one["money"]) == {None}) == (one["name"] != players[0])
    for way in ("received", "paid"):
        assert {one["name"] for one in found["money"][way]} <= {players[0]}
    assert found["viewer"] == players[0]
    # Everything except sums is the same for everybody.
    for key in ("territories", "titles", "map", "turns", "players"):
        assert found[key] == whole[key]


def test_a_hoard_is_a_purse(medfan):
    """A hoard is closed in the standings of Med-Fan, and under its battles."""
    ask("correct", "money", "Ana", str(HAS), "--for", "planted")
    ask("medfan", "after", *FOUGHT, "--seed", "1")
    texts = [told(form, "--player", "Bo") for form in FORMS]
    assert [sums(text) for text in texts] == [set()] * len(FORMS)
    assert str(HAS) in told("text")
