"""`since`: everything after a player's last act, as a text to send."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village


def last(player):
    """The number and kind of a player's last act."""
    found = ask("since", "--player", player)["last"]
    return found and (found["seq"], found["kind"])


def missed(player):
    """The numbers of the acts after it."""
    return [entry["seq"] for entry in ask("since", "--player", player)["entries"]]


def test_whoever_pays_acts_and_whoever_is_paid_does_not(table):
    """Receiving a title or losing something is no act either."""
    ask("pay", "Anne", "Bruno", "5")
    ask("pay", "Bruno", "Anne", "1")
    ask("pay", "bank", "Anne", "7")
    ask("title", "grant", "Warden", "Anne")
    assert last("Anne") == (2, "pay")
    assert missed("Anne") == [3, 4, 5]
    assert last("Bruno") == (3, "pay")
    ask("territory", "add", "Vaux", "--owner", "Anne")
    ask("territory", "claim", "Vaux", "Bruno")
    assert last("Anne") == (2, "pay")
    assert last("Bruno") == (7, "territory claim")


def test_whoever_has_done_nothing_hears_of_all(table):
    """The text starts at the beginning."""
    ask("pay", "Anne", "Bruno", "5")
    assert last("Chloé") is None
    assert missed("chloe") == [1, 2]
    said = intendant("since", "--player", "Chloé").out
    assert said.startswith("Chloé: what has happened so far\nturn 1\n- ")


def test_a_text_for_a_chat_has_a_line_an_act(full):
    """Headings give the turns and the clock; undone acts are left out."""
    said = intendant("since", "--player", "Chloé").out.replace("\u00a0", " ")
    assert said == (
        "Chloé: what has happened so far\n"
        "turn 1\n"
        "- The campaign begins\n"
        "- Bruno receives the title “Warden of the North”\n"
        "- Vaux appears on the map and belongs to Anne\n"
        "- Bourg appears on the map\n"
        "- Anne pays money to Bruno — a horse\n"
    )
    found = ask("since", "--player", "Anne")
    assert [(e["kind"], e["clock"]) for e in found["entries"]] == [("turn", True)]
    said = intendant("since", "--player", "Anne", "--lang", "fr").out
    assert said == (
        "Anne\u00a0: ce qui s’est passé depuis «\u00a0Anne verse 30\u00a0pièces à Bruno"
        " — a horse\u00a0» (tour 1)\nil ne s’est rien passé depuis\n"
    )


def test_what_was_taken_back_meanwhile_is_told(table):
    """Acts are reported that were done when the player last acted, and vice versa."""
    ask("pay", "Bruno", "bank", "5")
    ask("pay", "Bruno", "bank", "6")
    ask("undo")
    ask("pay", "Anne", "bank", "1")
    ask("undo", "2")
    ask("redo", "3")
    found = ask("since", "--player", "Anne")
    assert found["last"]["seq"] == 5
    assert [entry["seq"] for entry in found["undone"]] == [2]
    assert [entry["seq"] for entry in found["redone"]] == [3]
    assert found["entries"] == []
    said = intendant("since", "--player", "Anne").out.splitlines()
    assert said[1:] == [
        "- taken back: Bruno pays money to the bank",
        "- brought back: Bruno pays money to the bank",
    ]


def test_an_act_that_was_taken_back_is_no_last_act(table):
    """The act before it counts instead."""
    ask("pay", "Anne", "Bruno", "5")
    ask("pay", "Anne", "Bruno", "6")
    ask("undo")
    assert last("Anne") == (2, "pay")
    ask("redo", "3")
    assert last("Anne") == (3, "pay")


COURT = (
    village("Bourg", "Anne", "Anne.v1=5", building="city")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True)
    + person("Philippe", "Anne", "Bourg", bishop="Sigy")
    + person("Blanche", "Bruno", "Bourg")
    + person("Eric", "Chloé", "Bourg")
)


def test_what_a_lord_does_his_player_does(fief):
    """The owner at the time counts, even if the lord has died or changed hands."""
    fief("negotiations", more=COURT)
    ask("fief", "marry", "Eric", "Blanche")
    assert last("Bruno") == last("Chloé") == (2, "fief marry")
    assert last("Anne") is None
    ask("fief", "die", "Blanche", "--cause", "battle")
    assert last("Bruno") == (2, "fief marry")


def test_in_a_battle_of_figures_both_act(medfan):
    """Nobody acts where the rules or the dice decide."""
    words = "medfan after --winner Ana --attacker Ana --defender Bo --dead Bo:Grik"
    ask(*words.split(), "--objective", "Ana:destruction", "--dice", "1")
    assert last("Ana") == last("Bo")
    assert last("Bo")[1] == "medfan after"


def test_sides_and_heroes_may_be_asked_for(fought):
    """A hero's deeds are his side's; a turn is played by all."""
    ask("rules", "set", "mass.personal.damage", "ask")
    levels = ("--engage", "Karl=support", "--engage", "Rodrigo=engaged")
    tactics = ("--tactic", "Montaigne=MAR", "--tactic", "Eisen=MAR")
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    ask("mass", "turn", *levels, *tactics, *totals, "--dice", "6 6")
    ask("mass", "opportunity", "Rodrigo", "TEN")
    assert last("Rodrigo") == last("montaigne") == (4, "mass opportunity")
    assert last("Karl") == last("Eisen") == (3, "mass turn")
    ask("players", "add", "Karl")
    assert last("Karl") == (5, "players add")


def test_a_siege_is_told_to_its_sides(siege):
    """Buying and placing are acts of a side, but a wall belongs to nobody."""
    assert last("Empire")[1] == "siege place"
    assert last("Nains")[1] == "siege unit"
    ask("siege", "batter", "Marteaux", "Wall 1", "--result", "held")
    assert last("Nains")[1] == "siege batter"


def test_nothing_is_told_that_the_player_may_not_know(table):
    """Other players' payments and counts are kept even from scripts."""
    ask("pay", "Anne", "Bruno", "43")
    ask("count", "Bruno", "93")
    ask("pay", "Bruno", "bank", "2")
    for form in ((), ("--lang", "fr")):
        said = intendant("since", "--player", "Chloé", *form).out
        assert {"43", "93"}.isdisjoint(said.split())
    told = ask("since", "--player", "Chloé")["entries"]
    assert {"43", "93"}.isdisjoint(" ".join(act["text"] for act in told).split())
    # Nothing that one has received is hidden.
    ask("undo", "4")
    ask("undo", "3")
    assert "43" in intendant("since", "--player", "Bruno").out.replace("\u00a0", " ")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_last_act_is_cut_in_the_heading(medfan, lang):
    """The cut is between words, so that the first line is short; scripts get it all."""
    words = "medfan after --winner Ana --attacker Ana --defender Bo --dead Bo:Grik"
    ask(*words.split(), "--objective", "Ana:destruction", "--dice", "1")
    head = intendant("since", "--player", "Ana", "--lang", lang).out.splitlines()[0]
    assert "…" in head
    assert len(head) < 140
    whole = ask("since", "--player", "Ana", "--lang", lang)["last"]["text"]
    assert len(whole) > 80


def test_who_is_unknown_is_refused(table):
    """The known ones are listed; a name is required."""
    said = intendant("since", "--player", "Zed", "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert intendant("since").status == 2
