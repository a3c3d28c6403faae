"""`why`: the origin of a number or a fact, on the screen and for scripts."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant

FIEF = """\
game = "fief"
players = ["Anne", "Bruno"]
turn = 3
phase = "income"
[money]
Anne = 1200
[[region]]
name = "Rouge"
villages = ["Bourg", "Vaux", "Pré"]
[[diocese]]
name = "Sigy"
villages = ["Bourg", "Vaux", "Pré"]
[[village]]
name = "Bourg"
building = "city"
mills = 1
troops = { Anne = { v1 = 5 } }
[[lord]]
name = "Arnaud"
player = "Anne"
at = "Bourg"
titles = ["Rouge"]
"""


@pytest.fixture
def fief(here):
    """Anne's barony in turn 3, its income paid and a mill bought."""
    begun(FIEF)
    ask("fief", "income")
    ask("phase", "next")
    ask("fief", "buy", "Anne", "mill", "--at", "Vaux")
    return here


def test_a_treasury_is_unfolded_entry_by_entry(fief):
    """The latest comes first; an entry with several movements has several lines."""
    said = intendant("why", "treasury", "Anne").out.replace("\u00a0", " ")
    assert said == (
        "Anne: 1,300 écus\n"
        "entry  turn  amount  balance  rule         why\n"
        "    4     3    −300    1,300  FIEF-BUY-06  "
        "Anne buys 1 mill in Vaux for 300 écus\n"
        "    2     3    +400    1,600               "
        "Income of the turn: Anne 400 écus, Bruno 0 écus\n"
        "                              FIEF-INC-03    +200  Bourg ← bank\n"
        "                              FIEF-INC-05    +200  Bourg ← bank\n"
        "    1     3  +1,200    1,200               The campaign begins\n"
    )


def test_the_last_lines_tell_what_came_before(fief):
    """The sums therefore still add up."""
    said = intendant("why", "treasury", "Anne", "--last", "1").out
    assert said.endswith("2 earlier entries: +1,600\n")
    found = ask("why", "treasury", "anne", "--last", "1")
    assert found["earlier"] == {"entries": 2, "amount": 1600}
    assert sum(line["amount"] for line in found["lines"]) + 1600 == found["value"]


def test_scripts_get_each_movement_with_its_reason(fief):
    """The keys are about, value and lines; each line has its entry, text and rule."""
    found = ask("why", "treasury", "Anne")
    assert (found["about"], found["what"], found["value"]) == ("Anne", "money", 1300)
    line = found["lines"][1]
    assert (line["entry"], line["turn"], line["phase"]) == (2, 3, "income")
    assert (line["kind"], line["amount"], line["rule"]) == ("fief income", 400, None)
    assert line["parts"][0] == {
        "amount": 200,
        "other": "bank",
        "rule": "FIEF-INC-03",
        "about": "Bourg",
    }
    assert line["throws"] == []


@pytest.mark.parametrize("words", [["mills", "Vaux"], ["mill", "vaux"]])
def test_counted_things_are_asked_for_as_they_are_called(fief, words):
    """Singular and plural are both understood."""
    found = ask("why", *words)
    assert (found["what"], found["value"]) == ("mill", 1)
    assert [line["rule"] for line in found["lines"]] == ["FIEF-BUY-06"]


@pytest.mark.parametrize(
    "word", ["campaign", "the campaign", "campagne", "La campagne"]
)
def test_the_campaign_is_asked_for_as_it_is_shown(fief, word):
    """The campaign has no name, so its kind is used, with its article or without."""
    asked = ask("why", word)

    assert asked["things"] == ["campaign"]


def test_the_owner_of_a_village_is_explained_by_the_title(fief):
    """Nobody recorded it; the screen explains how it follows."""
    found = ask("why", "Vaux.owner")
    (line,) = found["lines"]
    assert (found["value"], line["derived"], line["rule"]) == (
        "Anne",
        True,
        "FIEF-MOVE-12",
    )
    said = intendant("why", "Vaux").out
    assert "Arnaud (Anne) holds the title of Rouge" in said
    assert "Anne may buy in the village" in said


def test_things_of_one_name_stand_in_one_table(fief):
    """Region and title are both Rouge; entries that only mention them come last."""
    rows = intendant("why", "Rouge").out.splitlines()
    assert rows[0] == "Rouge"
    assert [row.split("  ")[0] for row in rows[2:]] == [
        "region: name",
        *(f"title: {what}" for what in ("capital", "holder", "name", "region")),
        *(f"title: {what}" for what in ("player", "rank", "capital held")),
        *(f"{village}: region" for village in ("Bourg", "Pré", "Vaux")),
    ]


def test_facts_of_the_campaign_and_house_rules_are_facts_too(fief):
    """Examples are the phase, an unworn crown and a house rule."""
    assert "phase: purchases" in intendant("why", "phase").out
    assert intendant("why", "king").out == "the campaign, King: –\n(nothing)\n"
    ask("rules", "set", "fief.cards.hands", "untracked")
    found = ask("why", "fief.cards.hands")
    assert (found["value"], found["lines"][0]["entry"]) == ("untracked", 5)


def test_the_bank_is_an_account(fief):
    """The bank may be named alone, or as a treasury."""
    assert ask("why", "bank") == ask("why", "treasury", "bank")
    assert ask("why", "bank")["value"] == -1600


def test_the_dice_of_an_entry_are_shown(medfan):
    """Player, reason and faces are below the line."""
    battle = "medfan after --winner Ana --attacker Ana --defender Bo --dead Bo:Grik"
    ask(*battle.split(), "--objective", "Ana:destruction", "--dice", "1")
    line = ask("why", "treasury", "Ana")["lines"][0]
    assert [throw["faces"] for throw in line["throws"]] == [[1]]
    assert "dice: Grik (Bo) survival, low is good d6 1 typed" in (
        intendant("why", "treasury", "Ana").out
    )


def test_a_free_game_is_explained_as_well(full):
    """Titles, land and money of a free game have explanations."""
    found = ask("why", "warden of the north")
    assert found["value"]["title.holder"] == "Bruno"
    said = intendant("why", "Vaux").out
    assert "Vaux appears on the map and belongs to Anne" in said


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["Voux"], "did you mean Vaux?"),
        (["mils", "Vaux"], "mills Vaux"),
        (["treasury", "Zed"], "possible: Anne or Bruno"),
        (["Zzz"], "treasury PLAYER"),
    ],
)
def test_what_is_unknown_is_refused_with_the_nearest(fief, words, hint):
    """Names of all kinds and counted things are suggested, or else all subjects."""
    said = intendant("why", *words, "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert hint in said.refusal["hint"]


@pytest.mark.rule("FIEF-INC-20")
def test_closed_purses_are_explained_to_their_owners(fief):
    """Others need --all; everything else known about a player stays open."""
    ask("rules", "set", "fief.money.secret", "true")
    said = intendant("why", "treasury", "Anne", "--json")
    assert (said.status, said.refusal["rule"]) == (1, "FIEF-INC-20")
    assert "player.money" not in ask("why", "Anne")["value"]
    assert ask("why", "treasury", "Anne", "--as", "Anne")["value"] == 1300
    assert intendant("why", "treasury", "Anne", "--as", "Bruno").status == 1
    assert ask("why", "Anne", "--all")["value"]["player.money"] == 1300
    assert intendant("why", "bank").status == 1


def test_nothing_asked_is_wrong_usage(fief):
    """At least one word is needed."""
    assert intendant("why").status == 2


def test_a_script_may_ask_why(fief):
    """Inside `run` it may be asked about the script's own lines."""
    said = intendant("run", "-", stdin="pay Anne Bruno 5\nwhy treasury Anne --last 1\n")
    assert said.status == 0
    assert "Anne pays 5\u00a0écus to Bruno" in said.out


def test_french_is_spoken_and_understood(fief):
    """Kinds, counted things and fields may be given in French."""
    assert ask("why", "moulins", "Vaux") == ask("why", "mills", "Vaux")
    assert ask("why", "titre", "Rouge") == ask("why", "title", "Rouge")
    assert ask("why", "Vaux.propriétaire") == ask("why", "Vaux.owner")
    said = intendant("why", "Vaux", "--lang", "fr").out
    assert "Arnaud (Anne) porte le titre de Rouge" in said
    assert "moulin" in said
