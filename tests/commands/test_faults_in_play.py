"""Faults in play: no act makes one, but a campaign with one can still be copied."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.journal import Entry
from ledger.reading.verify import verify
from ledger.store.append import append
from ledger.store.book import Book
from tests.face import ask, intendant
from tests.laws.evening import Evening
from tests.ledger.rules.fief.positions import fact, person, text, village

FAULT = "an error in the game, not in the file: the capability of Foo is missing"
FAMILY = ("Arnaud", "Blanche", "Charles", "Eric")


@pytest.fixture
def medfan(here):
    """A Med-Fan campaign in which nothing has happened."""
    ask("new", "c.db", "--game", "medfan", "--players", "Anne,Bruno")
    return here / "c.db"


@pytest.fixture
def faulty(medfan):
    """The same with an entry by an older version: Foo is an unknown territory."""
    with Book(str(medfan), write=True) as book, book.writing():
        named = Change("territory:Foo", "name", None, "Foo")
        outcome = {"territory": "territory:Foo", "kind": None, "owner": None}
        append(book, Entry("territory add", outcome, outcome, [named]))
    return medfan


def dungeon(folder):
    """Four lords and one in the dungeon, who does not count under the house rule."""
    lords = "".join(person(name, "Anne", "Bourg") for name in FAMILY)
    buried = person("Gauvain", "Anne", "Bourg")
    page = text(village("Bourg", "Anne") + lords + buried, phase="cards")
    page += fact("lord:Gauvain", "dungeon", 1)
    page += fact("lord:Gauvain", "captor", "player:Bruno")
    (folder / "position.toml").write_text(page, "utf-8")
    rules = "[fief.dungeon]\ncounts_in_limit = false\n"
    (folder / "rules.toml").write_text(rules, "utf-8")
    ask("new", "f.db", "--from", "position.toml", "--rules", "rules.toml")


@pytest.mark.rule("MED-TERR-06")
def test_a_territory_of_medfan_is_added_with_what_it_is(medfan):
    """The kind is required, in either language, and then there is no fault."""
    refused = intendant("territory", "add", "Foo", "--json")
    assert (refused.status, refused.refusal["code"]) == (2, "missing_choice")
    assert ask("log")["entries"][-1]["seq"] == 1
    ask("territory", "add", "Foo", "--choose", "territory=taverne", "--owner", "Anne")
    (listed,) = ask("territory", "list")["territories"]
    assert (
        listed["name"],
        listed["owner"],
        listed["kind"],
    ) == ("Foo", "Anne", "tavern")
    assert ask("verify")["findings"] == []


def test_what_the_audit_would_complain_of_is_not_written(here):
    """The refusal names the rule that the act would break."""
    dungeon(here)
    refused = intendant("title", "grant", "regent", "Arnaud", "--json")
    assert (
        refused.status,
        refused.refusal["code"],
        refused.refusal["rule"],
    ) == (1, "rule", "FIEF-REGENCY-01")
    expected = (
        "that is impossible: Arnaud is a man: the Queen and the Regent must be women"
    )
    assert expected == refused.refusal["message"]


@pytest.mark.rule("FIEF-LORD-01")
def test_what_stands_by_the_old_rules_of_the_house_stands_by_the_new(here):
    """A lord in the dungeon counts from now on, and the family stays as it is."""
    dungeon(here)
    said = intendant("rules", "set", "fief.dungeon.counts_in_limit", "true", "--json")
    assert said.status == 0, said.err
    (warning,) = said.json["warnings"]
    assert warning["message"] == "overruled: Anne has 5 lords; 4 is the limit"
    assert ask("verify")["findings"] == []


def test_a_ruling_lets_pass_what_the_audit_would_not(tmp_path):
    """An overruled limit is never a fault again; no ruling mends a broken state."""
    from ledger.acting.recorder import Options, Recorder
    from ledger.rules.game import Outcome

    page = text(village("Bourg", "Anne") + person("Arnaud", "Anne", "Bourg"))
    evening = Evening(str(tmp_path / "e.db"), game="fief", position=page)

    def darc(field, **options):
        made = [Change("lord:Arnaud", field, None, 1)]
        recorder = Recorder(evening.book, Options(**options))
        return recorder.act("note", {}, lambda _: Outcome({}, {}, made))

    refused = evening.refusal(darc, "darc")
    assert (refused.key, refused.rule) == ("act.audit", "FIEF-CARD-25")
    refused = evening.refusal(darc, "unheard_of", ruling="so be it")
    assert refused.facts["findings"][0].code == "audit.field"
    done = darc("darc", ruling="so be it")
    assert [one["key"] for one in done.warnings] == ["ruled"]
    assert evening.state.get("lord:Arnaud", "ruled") == 1
    evening.keep_the_laws()
    evening.close()


def test_verify_tells_a_fault_in_play_from_a_damaged_file(faulty):
    """`verify` exits with 3 for either, and says which it is."""
    said = intendant("verify", "--json")
    assert (said.status, said.json["result"]["damaged"]) == (3, False)
    told = intendant("verify").out
    assert "the capability of Foo is missing" in told
    assert "the file is intact" in told


COPIES = {
    "backup": ("backup", "b.db"),
    "fork": ("fork", "f.db"),
    "fork at": ("fork", "f.db", "--at", "2"),
    "restore": ("new", "n.db", "--from", "kept.db"),
    "import": ("import", "j.json", "-o", "i.db"),
}


@pytest.mark.parametrize("way", sorted(COPIES))
def test_a_campaign_with_a_fault_in_play_is_copied_with_a_warning(faulty, way):
    """A copy is refused only for damage, never for the game's own findings."""
    at = ("-c", str(faulty)) if way in ("backup", "fork", "fork at") else ()
    ask("backup", "kept.db", "-c", str(faulty))
    ask("export", "json", "-o", "j.json", "-c", str(faulty))
    said = intendant(*COPIES[way], *at, "--json")
    assert said.status == 0, said.err
    (warning,) = [w for w in said.json["warnings"] if w["code"] == "in_play"]
    assert (warning["message"], warning["rule"]) == (FAULT, "MED-TERR-06")
    with Book(said.json["result"]["file"]) as copy:
        found = verify(copy)
    assert (
        [one.code for one in found["findings"]],
        found["damaged"],
    ) == (["audit.no_capability"], False)


def test_a_campaign_with_a_fault_in_play_can_be_played_and_mended(faulty):
    """A fault that was there before blocks nobody."""
    ask("pay", "bank", "Anne", "5")
    ask("players", "add", "Chloé")
    ask("correct", "territory:Foo.capability", "tavern", "--for", "it is one")
    assert ask("verify")["findings"] == []
