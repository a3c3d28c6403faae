"""Sealed answers on the command line: the acts for which they are, and their check."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys

import pytest

from ledger.effects import Change
from ledger.store import entries
from ledger.store.append import append
from ledger.store.book import Book
from tests.commands.test_fief_crown import COURT
from tests.commands.test_fief_crown import LAND as REALM
from tests.face import ask, intendant
from tests.guides import BLOCK, HOME
from tests.laws.seals import CODES, sealed
from tests.ledger.rules.fief.positions import person, village

CODE = CODES[0]
LAND = village("Bourg", "Anne", "Anne.v1=2", building="castle")
LAND += village("Beaujeu", "Bruno", "Bruno.v1=1", building="castle")
LAND += person("Arnaud", "Anne", "Bourg") + person("Philippe", "Bruno", "Beaujeu")


def answered(number, **values):
    """Everybody answers a round, and opens it."""
    under = ask("sealed", "list")["rounds"][number - 1]["under"]
    for player, value in values.items():
        told = sealed(number, player, value, CODE, under)
        ask("sealed", "put", str(number), player, told)
    for player in values:
        ask("sealed", "open", str(number), player, CODE)


def refusal(*words):
    """The code of a refusal."""
    said = intendant(*words, "--json")
    assert said.status != 0
    return json.loads(said.err)["error"]["code"]


def lines():
    """The lines to type for what is due."""
    return [one["command"] for one in ask("next")["due"]]


@pytest.fixture
def auction(fief):
    """Five mercenaries are for hire."""
    fief("purchases", LAND)
    ask("rules", "set", "fief.variant.tactics", "true")


def test_a_sealed_auction(auction):
    """What was sealed is typed by nobody: the line is offered, until it is done."""
    ask("sealed", "ask", "bids")
    answered(1, Anne="300", Bruno="200", Chloé="0")
    line = "fief auction --bid Anne=300 --bid Bruno=200 --bid 'Chloé=0'"
    assert line in lines()
    result = ask(*shlex.split(line))
    assert (result["winner"], result["paid"]) == ("Anne", 300)
    assert not any(line.startswith("fief auction") for line in lines())


def test_a_tie_is_bid_for_once_more(auction):
    """A second round is offered to those who tie, then the line with both."""
    ask("sealed", "ask", "bids")
    answered(1, Anne="200", Bruno="200", Chloé="0")
    assert "sealed ask bids_again Anne Bruno" in lines()
    asked = ask("sealed", "ask", "secondes mises")
    assert (asked["topic"], asked["players"]) == ("bids_again", ["Anne", "Bruno"])
    answered(2, Anne="400", Bruno="300")
    line = "fief auction --bid Anne=200 --bid Bruno=200 --bid 'Chloé=0' --again Anne=400 --again Bruno=300"
    assert line in lines()
    assert ask(*shlex.split(line))["winner"] == "Anne"


def test_no_second_round_without_a_tie(auction):
    """Nobody is asked where nobody is named and nobody ties."""
    assert refusal("sealed", "ask", "bids_again") == "rule"


def test_a_sealed_ballot(fief):
    """Votes are for those who may be elected; whoever abstains is left out."""
    fief("negotiations", REALM + COURT)
    ask("sealed", "ask", "votes")
    known = ask("sealed", "list")["rounds"][0]["answers"]
    assert known == ["Othon", "Quentin", "Roland", "-"]
    answered(1, Anne="Roland", Bruno="Othon", Chloé="-")
    line = "fief elect Anne:Roland Bruno:Othon"
    assert line in lines()
    assert ask(*shlex.split(line))["elected"] is None
    assert line not in lines()


def test_sealed_tactics(here):
    """Each player speaks for the side with their name."""
    ask("new", "c.db", "--game", "mass", "--players", "Nord,Sud")
    for side in ("Nord", "Sud"):
        ask("mass", "side", side, "--men", "1000")
    ask("mass", "start", "Nord")
    ask("sealed", "ask", "tactics")
    known = ask("sealed", "list")["rounds"][0]["answers"]
    answered(1, Nord=known[0], Sud=known[1])
    line = f"mass turn --tactic Nord={known[0]} --tactic Sud={known[1]}"
    assert line in lines()


def test_sealed_objectives(here):
    """They are declared as the battle is prepared."""
    ask("new", "c.db", "--game", "medfan", "--players", "Anne,Bruno")
    ask("sealed", "ask", "objectifs")
    answered(1, Anne="raid", Bruno="invasion")
    line = "medfan prepare … --objective Anne:raid --objective Bruno:invasion"
    assert line in lines()


def test_a_word_is_opened_as_it_is_called(here):
    """In either language, as it is chosen on a phone."""
    ask("new", "c.db", "--game", "medfan", "--players", "Anne,Bruno")
    ask("sealed", "ask", "objectives", "Anne")
    under = ask("sealed", "list")["rounds"][0]["under"]
    ask("sealed", "put", "1", "Anne", sealed(1, "Anne", "all_or_nothing", CODE, under))
    opened = ask("sealed", "open", "1", "Anne", CODE, "Tout ou rien")
    assert opened["value"] == "all_or_nothing"
    assert "Tout ou rien" in intendant("sealed", "list", "--lang", "fr").out


def test_a_number_is_opened_whatever_its_zeros(auction):
    """040 is 40; a word is none."""
    ask("sealed", "ask", "bids", "Anne")
    under = ask("sealed", "list")["rounds"][0]["under"]
    ask("sealed", "put", "1", "Anne", sealed(1, "Anne", "40", CODE, under))
    assert refusal("sealed", "open", "1", "Anne", CODE, "forty") == "usage"
    assert ask("sealed", "open", "1", "Anne", CODE, "040")["value"] == "40"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_at_a_terminal(auction, lang):
    """Until it is opened, an answer is shown as sealed."""
    ask("sealed", "ask", "bids", "Anne", "Bruno")
    under = ask("sealed", "list")["rounds"][0]["under"]
    told = sealed(1, "Anne", "40", CODE, under)
    ask("sealed", "put", "1", "Anne", told)
    shown = intendant("sealed", "list", "--lang", lang).out
    expected = {
        "en": ("Sealed round 1: bids (open)", "sealed", "not in yet"),
        "fr": (
            "Question secrète 1\u00a0: mises (ouverte)",
            "cachetée",
            "pas encore remise",
        ),
    }[lang]
    assert [one for one in expected if one not in shown] == []
    assert told[:12] in shown


def test_a_script_opens_what_was_sealed_elsewhere(auction):
    """It says under which hash it was sealed."""
    ask("sealed", "ask", "bids", "Anne")
    under = ask("sealed", "list")["rounds"][0]["under"]
    script = ask("log", "--as-script", "--all")["script"]
    assert f"sealed ask bids Anne --under {under}" in script


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_script_of_the_guide_checks_the_same(auction, lang):
    """It finds what fits, and what does not."""
    ask("sealed", "ask", "bids")
    answered(1, Anne="300", Bruno="200", Chloé="0")
    guide = (HOME / "docs" / lang / "howto" / "sealed.md").read_text("utf-8")
    script = next(body for kind, body in BLOCK.findall(guide) if kind == "python")
    assert len(script.splitlines()) <= 11

    def checked(listed):
        said = subprocess.run(
            [sys.executable, "-c", script],
            input=json.dumps(listed).encode(),
            capture_output=True,
            check=True,
            env={"PYTHONIOENCODING": "utf-8"},
        )
        return said.stdout.decode().split()

    listed = {"result": ask("sealed", "list")}
    fits = "1 Anne 300 fits 1 Bruno 200 fits 1 Chloé 0 fits"
    assert checked(listed) == fits.split()
    listed["result"]["rounds"][0]["seals"][1]["value"] = "201"
    assert checked(listed)[7] == "WRONG"


def test_verify_finds_an_answer_that_was_never_sealed(auction):
    """Even where the whole chain was made anew after the change."""
    ask("sealed", "ask", "bids", "Anne")
    answered(1, Anne="300")
    place = "sealed:1/player:Anne"
    with Book("c.db", write=True) as book:
        entry = entries.last_live(book)
        effects = [Change(place, "value", "300", "301")]
        forged = entry._replace(seq=0, hash="", at="", effects=effects)
        with book.writing():
            append(book, forged)
    found = intendant("verify")
    assert found.status != 0
    assert (
        "Anne’s answer in sealed round 1 is not the one that was sealed: 301"
        in found.out
    )
