"""Fief on the command line: map files, and the setup of a game."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


@pytest.fixture
def bare(here):
    """A game at its beginning, without a board."""
    ask("new", "c.db", "--game", "fief", "--players", "Anne,Bruno,Chloé")
    return here


def warned(*words):
    """The codes of the warnings of a call, which must succeed."""
    said = intendant(*words, "--json")
    assert said.status == 0, said.err
    return [warning["code"] for warning in said.json["warnings"]]


# Maps ---------------------------------------------------------------------------------


def test_a_map_is_made_checked_loaded_and_shown(bare):
    """The sample board goes from file to screen; an existing file stays."""
    ask("fief", "map", "new", "m.toml", "--sample")
    again = intendant("fief", "map", "new", "m.toml", "--json")
    assert (again.status, again.refusal["code"]) == (1, "exists")
    counts = {"regions": 6, "dioceses": 4, "villages": 24, "roads": 41}
    assert counts == ask("fief", "map", "check", "m.toml")
    assert counts == ask("fief", "map", "load", "m.toml")
    shown = ask("fief", "map", "show")
    assert [len(r["villages"]) for r in shown["regions"]] == [3, 3, 4, 4, 5, 5]
    assert "Clairfont" in intendant("fief", "map", "show").out
    ask("undo")
    assert ask("fief", "map", "show")["regions"] == []


def test_all_faults_of_a_map_are_told_at_once(bare):
    """`check` and `load` both give each fault with its line, and write nothing."""
    (bare / "m.toml").write_text(
        '[[region]]\nname = "Rouge"\nvillages = ["Bourg", "Bourg"]\ncolour = "red"\n'
        '[[diocese]]\nname = "Sigy"\nvillages = ["Bourg"]\n'
        '[[road]]\nbetween = ["Bourg", "Vaux"]\n',
        "utf-8",
    )
    for command in ("check", "load"):
        said = intendant("fief", "map", command, "m.toml", "--json")
        assert said.status == 2
        told = said.refusal["message"]
        assert [f"line {n}" in told for n in (3, 4, 9)] == [True] * 3
    assert len(ask("log")["entries"]) == 1


@pytest.mark.ruling("FIEF-AMB-01")
def test_a_map_with_other_numbers_is_loaded_with_a_warning(bare):
    """The map is refused if the house rules require the board's numbers."""
    (bare / "m.toml").write_text(
        '[[region]]\nname = "Rouge"\nvillages = ["Bourg"]\n'
        '[[diocese]]\nname = "Sigy"\nvillages = ["Bourg"]\n',
        "utf-8",
    )
    codes = warned("fief", "map", "check", "m.toml")
    assert codes == warned("fief", "map", "load", "m.toml")
    assert "fief.map.sizes" in codes
    ask("rules", "set", "fief.map.strict", "true")
    refused = intendant("fief", "map", "load", "m.toml", "--json")
    assert refused.refusal["rule"] == "fief.map.strict"
    named = intendant("fief", "map", "check", "m.toml", "--json", "-c", "c.db")
    assert named.refusal["rule"] == "fief.map.strict"
    assert warned("fief", "map", "check", "m.toml") == codes


def test_a_board_on_which_something_stands_is_not_replaced(fief):
    """A board in use is not replaced even by the same map."""
    fief("cards")
    ask("fief", "map", "new", "m.toml", "--sample")
    said = intendant("fief", "map", "load", "m.toml", "--json")
    assert said.refusal["rule"] == "FIEF-AMB-01"
    assert said.status == 1


# Setting up ---------------------------------------------------------------------------


@pytest.mark.rule("FIEF-SETUP-02", "FIEF-SETUP-03", "FIEF-TURN-04")
def test_three_players_settle(bare):
    """The order of choice, the villages and the first player are one entry each."""
    ask("fief", "map", "new", "m.toml", "--sample")
    ask("fief", "map", "load", "m.toml")
    rolled = ask("fief", "setup", "roll", "--dice", "1 2 3|4 4 4|3 3 6|2 2 2|5 5 5")
    assert rolled["order"] == ["Chloé", "Bruno", "Anne"]
    first = ask("fief", "settle", "Chloé", "Beaujeu", "--dice", "3")
    assert (first["lord"], first["next"]) == ("Charles", "Bruno")
    early = intendant("fief", "settle", "Anne", "Bourg", "--json")
    assert (early.status, early.refusal["rule"]) == (1, "FIEF-SETUP-02")
    assert early.refusal["message"] == "Bruno chooses before Anne"
    ask("fief", "settle", "Bruno", "Bourg", "--lord", "Arnaud")
    assert ask("fief", "settle", "Anne", "Sennecy", "--dice", "1")["next"] is None
    status = ask("status")
    assert status["first_player"] == "Chloé"
    assert [p["territories"] for p in status["players"]] == [
        ["Sennecy"],
        ["Bourg"],
        ["Beaujeu"],
    ]
    assert ask("verify")["ok"] is True


@pytest.mark.rule("FIEF-SETUP-11")
@pytest.mark.ruling("FIEF-AMB-06")
def test_a_new_game_says_what_the_rules_say_to_its_number(here):
    """Two players are too few, three may play for points, four are the usual number."""
    found = [
        warned("new", f"{count}.db", "--game", "fief", "--players", players)
        for count, players in ((2, "A,B"), (3, "A,B,C"), (4, "A,B,C,D"))
    ]
    assert found == [["fief.players_few"], ["fief.points_proposed"], []]


@pytest.mark.rule("FIEF-SETUP-12")
def test_the_length_of_a_points_game(bare):
    """A length is only for a points game, and must be one that the rules allow."""
    refused = intendant("fief", "length", "10", "--json")
    assert refused.refusal["rule"] == "FIEF-SETUP-12"
    ask("rules", "set", "fief.variant.points", "true")
    assert ask("fief", "length", "20") == {"turns": 20, "before": None}


@pytest.mark.rule("FIEF-MAP-08")
def test_the_size_of_the_board_can_be_looked_up(here):
    """The size of the board is for information, and nothing depends on it."""
    assert "46" in ask("rules", "show", "FIEF-MAP-08")["text"]


@pytest.mark.rule("FIEF-STOCK-06")
@pytest.mark.ruling("FIEF-AMB-37")
def test_a_finite_bank_pays_no_more_than_its_notes(bare):
    """900 of the 23,000 have been paid out, if the house rule says so."""
    ask("rules", "set", "fief.bank.finite", "true")
    said = intendant("pay", "bank", "Anne", "22101", "--json")
    assert (said.status, said.refusal["code"]) == (1, "not_enough")
    assert "22,100" in said.refusal["message"]
    ask("pay", "bank", "Anne", "22100")
    assert ask("verify")["ok"] is True
