"""Fief on the command line: the clock, status, titles, leaving the table."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import (
    effect,
    fact,
    holding,
    person,
    text,
    village,
)

TABLE = (
    village("Bourg", "Anne", "Anne.v1=5 Anne.v3=1", building="city", mills=1)
    + village("Beaujeu", "Bruno", "Bruno.v1=5", building="castle")
    + village("Sennecy", "Chloé", "Chloé.v3=1", building="castle")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], bishop="Sigy")
    + person("Blanche", "Anne", "Vaux", darc=True, **{"from": "Bourg"})
    + person("Charles", "Bruno", "Beaujeu", king=True, spouse="Isabelle")
    + person("Isabelle", "Chloé", "Sennecy", queen=True)
    + person("Eric", "Chloé", "Bourg", prisoner_of="Anne", cardinal=True)
    + effect("famine", region="Bleu")
    + holding("escrow/lord:Eric", "money", 200)
    + "[hands]\nAnne = 2\n"
)


@pytest.fixture
def realm(here):
    """A game in its third turn."""
    page = text(TABLE, money={"Anne": 1200, "Bruno": 300})
    begun(page)
    return here


def warned(*words):
    """The codes of the warnings of a call, which must succeed."""
    said = intendant(*words, "--json")
    assert said.status == 0, said.err
    return [warning["code"] for warning in said.json["warnings"]]


# The clock ----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-TURN-07")
def test_the_next_phase_brings_what_is_due(realm):
    """The income is paid in the same entry; the next due acts are shown."""
    assert [due["code"] for due in ask("phase")["due"]] == ["income"]
    result = ask("phase", "next")
    assert (result["before"], result["phase"]) == ("income", "purchases")
    assert {p["name"] for p in result["income"]} == {"Anne", "Bruno", "Chloé"}
    twice = intendant("fief", "income", "--json")
    assert twice.refusal["code"] == "out_of_phase"
    assert len(ask("log")["entries"]) == 2


def test_ending_a_turn_lists_what_was_skipped(realm):
    """The skipped acts are warnings in words of the language."""
    said = intendant("turn", "next", "--json", "--lang", "fr")
    codes = [warning["code"] for warning in said.json["warnings"]]
    assert codes[-1] == "turn.skipped"
    assert "achats" in said.json["warnings"][-1]["message"]
    assert said.json["result"]["first_player"] == "Bruno"
    assert [due["code"] for due in said.json["result"]["due"]] == ["deal"]


def test_a_player_is_done(realm):
    """The next player is to act, and the screen says so."""
    assert ask("fief", "done", "Anne")["next"] == "Bruno"
    assert ask("status")["at_turn"] == "Bruno"
    assert "it is Bruno’s turn to act" in intendant("status").out


# Status -------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-CARD-18")
def test_status_shows_the_realm(realm):
    """Lords have place, rank and offices; villages, soldiers and events are shown."""
    result = ask("status")
    anne = result["players"][0]
    assert anne["titles"] == ["Rouge", "Sigy"]
    assert anne["territories"] == ["Bourg", "Gué", "Orme", "Pré", "Vaux"]
    arnaud, blanche = anne["lords"]
    assert (arnaud["bishop"], arnaud["at"]) == ("Sigy", "Bourg")
    assert (blanche["darc"], blanche["at"], blanche["from"]) == (True, "Vaux", "Bourg")
    assert anne["forces"][0]["points"] == 8
    codes = [one["code"] for one in result["conditions"]]
    assert codes == ["famine", "king", "queen", "alliance", "captive"]
    assert result["deck"] == 57 - 5 - 1 - 1 - 1 - 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_status_fits_the_screen(realm, lang):
    """The status fits 80 columns and 24 lines, and no codes are among its words."""
    out = intendant("status", "--lang", lang).out
    lines = out.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert "territory:" not in out


@pytest.mark.rule("FIEF-INC-20")
def test_purses_may_be_kept_closed(realm):
    """--hide closes all; --as opens one's own; the house may close them for good."""
    assert [p["money"] for p in ask("status", "--hide")["players"]] == [None] * 3
    seen = [p["money"] for p in ask("status", "--as", "Bruno")["players"]]
    assert seen == [None, 300, None]
    hidden = ask("treasury", "--as", "Anne")
    assert [a["money"] for a in hidden["accounts"]] == [1200, None, None]
    assert hidden["bank"] is None
    assert "1,200" not in intendant("treasury", "--hide").out
    ask("rules", "set", "fief.money.secret", "true")
    assert [a["money"] for a in ask("treasury")["accounts"]] == [None] * 3
    assert ask("treasury", "--all")["accounts"][0]["money"] == 1200


@pytest.mark.rule("FIEF-NEGO-03")
@pytest.mark.ruling("FIEF-AMB-39")
def test_gifts_are_recorded_at_any_time(realm):
    """Outside the negotiations there is a reminder, or the house rules refuse them."""
    assert warned("pay", "Anne", "Bruno", "50") == ["fief.gift"]
    assert warned("pay", "Anne", "bank", "50") == []
    ask("rules", "set", "fief.money.transfer_phase", "phase6")
    said = intendant("pay", "Anne", "Bruno", "50", "--json")
    assert said.refusal["code"] == "out_of_phase"
    assert said.refusal["rule"] == "fief.money.transfer_phase"
    assert warned("pay", "Anne", "Bruno", "50", "--ruling", "a debt") == ["ruled"]


# Titles and territories ----------------------------------------------------------------


def test_titles_of_the_realm(realm):
    """Fiefs are listed with region and capital; then the crown and the church."""
    rows = {t["title"]: t for t in ask("title", "list")["titles"]}
    expected = {
        "title": "Rouge",
        "kind": "duke",
        "of": "Bourg",
        "holder": "Arnaud",
        "player": "Anne",
    }
    assert expected == rows["Rouge"]
    assert rows["king"]["holder"] == "Charles"
    assert (rows["Sigy"]["kind"], rows["Sigy"]["of"]) == ("bishop", "Sigy")
    assert rows["cardinal"]["player"] == "Chloé"
    assert "duchy of Bourg (Rouge)" in intendant("title", "list").out


def test_the_referee_grants_and_revokes_titles(realm):
    """A fief, an office or a see is granted without regard to the rules."""
    assert ask("title", "grant", "Rouge", "Charles")["before"] == "Arnaud"
    assert ask("territory", "show", "Vaux")["owner"] == "Bruno"
    ask("title", "grant", "regent", "Isabelle")
    ask("title", "grant", "Corbie", "Charles")
    ask("title", "revoke", "king")
    ask("title", "revoke", "Bourg")
    assert ask("territory", "show", "Vaux")["owner"] is None
    rows = {t["title"]: t["holder"] for t in ask("title", "list")["titles"]}
    expected = {"Rouge": None, "regent": "Isabelle", "Corbie": "Charles"}
    assert expected == {key: rows[key] for key in expected}
    assert [line["after"] for line in ask("title", "history", "Rouge")["lines"]] == [
        "Arnaud",
        "Charles",
        None,
    ]
    nobody = intendant("title", "grant", "Marshal", "Arnaud", "--json")
    assert nobody.refusal["code"] == "unknown_name"
    assert ask("verify")["ok"] is True


@pytest.mark.rule("FIEF-FIEF-11")
def test_a_village_of_a_fief_goes_with_its_capital(realm):
    """The village cannot be claimed or released alone, but one outside fiefs can."""
    refused = intendant("territory", "claim", "Vaux", "Bruno", "--json")
    assert refused.refusal["rule"] == "FIEF-FIEF-11"
    assert ask("territory", "claim", "Beaujeu", "Anne")["before"] == "Bruno"
    assert ask("territory", "release", "Beaujeu")["owner"] is None
    shown = ask("territory", "show", "Bourg")
    assert (shown["region"], shown["building"], shown["mills"]) == ("Rouge", "city", 1)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "rebels: 7 (1×1 + 2×3), (Henry)"),
        ("fr", "révoltés : 7 (1×1 + 2×3), (Henry)"),
    ],
)
def test_rebels_are_shown_where_they_are(here, lang, told):
    """Their counters, their captives, and whoever moves them; elsewhere nothing."""
    rebels = (
        effect("revolt", player="Chloé", at="Vaux")
        + (holding("rebels", "v3", 2) + holding("rebels", "v1", 1))
        + person("Henry", "Chloé", "Vaux", prisoner_of="rebels")
    )
    begun(text(TABLE + rebels))
    shown = ask("territory", "show", "Vaux")["rebels"]
    assert shown == {
        "village": "Vaux",
        "entrance_from": None,
        "player": "Chloé",
        "captives": ["Henry"],
        "counters": {"v1": 1, "v3": 2},
        "points": 7,
    }
    rows = [
        one
        for region in ask("fief", "map", "show")["regions"]
        for one in region["villages"]
    ]
    assert [one["name"] for one in rows if "rebels" in one] == ["Vaux"]
    screen = intendant("territory", "show", "Vaux", "--lang", lang).out
    assert told in screen.replace("\u00a0", " ").splitlines()
    assert "rebels" not in ask("territory", "show", "Bourg")


def test_a_player_leaves(realm):
    """Soldiers, lords and their captives go home, and no reference is left."""
    ask("players", "retire", "Chloé")
    status = ask("status")
    assert [p["name"] for p in status["players"]] == ["Anne", "Bruno"]
    assert "queen" not in [one["code"] for one in status["conditions"]]
    assert ask("territory", "show", "Sennecy")["owner"] is None
    assert ask("verify")["ok"] is True
    ask("players", "rename", "Anne", "Aline")
    assert ask("territory", "show", "Bourg")["owner"] == "Aline"
    ask("undo", "--to", "1")
    assert ask("status")["players"][2]["lords"][0]["name"] == "Eric"


def test_people_can_read_the_tables(realm):
    """The views of the file show facts that follow from titles."""
    import sqlite3

    with sqlite3.connect("c.db") as file:
        owners = dict(file.execute("SELECT territory, owner FROM territories"))
        titles = file.execute("SELECT title, holder, player FROM titles").fetchall()
        purses = dict(file.execute("SELECT account, money FROM treasury"))
    file.close()
    assert owners["Vaux"] == "Anne"
    assert ("Rouge", "Arnaud", "Anne") in titles
    assert purses["escrow Eric"] == 200


def test_a_position_warns_of_an_owner_who_is_not_there(here):
    """The warning is in the envelope of `new --from`."""
    page = text(village("Bourg", "Anne") + fact("campaign", "dealt", 3))
    (here / "p.toml").write_text(page, "utf-8")
    said = intendant("new", "c.db", "--from", "p.toml", "--json")
    assert said.status == 0
    codes = [warning["code"] for warning in said.json["warnings"]]
    assert "fief.owner_absent" in codes
    assert "fief.map.regions" in codes


def test_who_goes_home_leaves_the_titles_of_the_family(realm):
    """The result names them, though lords held them."""
    titles = {p["name"]: p["titles"] for p in ask("status")["players"]}
    assert titles["Anne"]
    assert ask("players", "retire", "Anne")["titles"] == titles["Anne"]


def test_soldiers_take_little_room(realm):
    """Each village has its points; counters are shown if one is worth more than 1."""
    out = intendant("status", "--full").out
    assert "×1)" not in out
    stands = [line for line in out.splitlines() if line.startswith("  soldiers: ")]
    assert stands
    assert all(" in " not in line for line in stands)


@pytest.mark.rule("FIEF-SETUP-11")
def test_a_seventh_family_finds_no_soldiers_in_the_box(realm):
    """There are six sets for six players; those who join later count, too."""
    for name in ("Denis", "Émile", "Fanny"):
        ask("players", "add", name)
    said = intendant("players", "add", "Gaspard", "--json")
    assert (said.status, said.refusal["rule"]) == (1, "FIEF-SETUP-11")
    assert len(ask("players")["players"]) == 6


def test_nobody_rolls_for_a_village_where_there_are_no_players(here):
    """A new campaign gets a refusal, with the next step."""
    ask("new", "c.db", "--game", "fief")
    said = intendant("fief", "setup", "roll", "--json")

    assert (said.status, said.refusal["rule"]) == (1, "FIEF-SETUP-02")
    assert said.refusal["message"] == "there are no players yet"
    assert said.refusal["hint"] == "`players add NAME`"
