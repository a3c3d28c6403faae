"""The siege samples show the whole game: their journals are asked for every part."""

from __future__ import annotations

import re

import pytest

from commands.line import split
from ledger.acting import acts
from tests import sample
from tests.face import ask, intendant
from tests.sample import of_kind
from tools import samples

KEEP = samples.CAMPAIGNS / "le-siege-de-braken-keep"
FALL = samples.CAMPAIGNS / "la-chute-de-braken-keep"
DWARFS, COUNT = "Les Nains", "Le Comte"

# Worked out by hand from the rules; the README of the sample shows the same table.
FULL = ("siege_tower", "ram", "trebuchet")  # that have hits
WALL, TOWER, COURTYARD = 50, 150, 200  # SIEGE-VP-02
FIGURES = {
    # SIEGE-SCN1-04, -03: 1,500 against 1,000, and no siege equipment.
    (1, "points d’armée"): (1500, 1000),
    (1, "équipement"): (0, 0),
    # SIEGE-SCN2-06, -17: 100 points buy six earthworks at 15, and 10 are lost.
    (2, "ouvrages de terre gagnés, en points"): (100, 0),
    (2, "perdu"): (100 - 6 * 15, 0),
    # SIEGE-SCN3-05, BUDGET-09, -10: a quarter of each, half of it for artillery.
    (3, "points d’armée"): (2000, 1000),
    (3, "équipement"): (2000 // 4, 1000 // 4),
    (3, "artillerie au plus"): (2000 // 4 // 2, 0),  # SIEGE-SCN3-10: none inside
    # Towers, rams, shed, mantlets, ladders on 3 + 3 + 4 stands, portable ram,
    # earthworks, trebuchets; earthworks and oil (SIEGE-LIST-16, LADDER-03).
    (3, "dépensé"): (
        2 * 10 + 2 * 10 + 5 + 10 + 10 * 5 + 5 + 10 * 15 + 2 * 120,
        14 * 15 + 8 * 5,
    ),
    (3, "ouvrages de terre placés"): (2 + 7 + 1, 14),
    (3, "ouvrages de terre détruits"): (0, 1),
    # A siege tower of three hits (2 + 1), a trebuchet of four.
    (3, "machines et artillerie détruites"): (2, 0),
    (3, "huile perdue avec une section"): (0, 1),  # that of the gate
    # SIEGE-VP-02 to -05: two walls and the courtyard; three walls and two towers.
    (3, "points de victoire"): (2 * WALL + COURTYARD, 3 * WALL + 2 * TOWER),
}


@pytest.fixture(scope="module")
def keep(tmp_path_factory):
    """Every entry of the first sample, in full, while its folder is the current one."""
    yield from sample.played(KEEP, tmp_path_factory.mktemp("keep"))


@pytest.fixture(scope="module")
def fall(tmp_path_factory):
    """Every entry of the second one."""
    (journal,) = sample.played(FALL, tmp_path_factory.mktemp("fall"))
    return journal


def commands(folder):
    """The siege commands of a script."""
    lines = (folder / "evening.txt").read_text("utf-8").splitlines()
    typed = [split(line) for line in lines if line and not line.startswith("#")]
    return [words for words in typed if words[0] == "siege"]


def ends(journal):
    """How each scenario ended: by a command, or at the end of a turn."""
    over = []
    for entry in of_kind(journal, "siege end", "turn", "phase"):
        found = entry["outcome"]
        over.append(found if "winner" in found else found.get("over"))
    return [(one["scenario"], one["winner"], one["why"]) for one in over if one]


def test_every_act_of_a_siege_is_used(keep):
    """The first sample uses all acts, and checks a list beforehand."""
    every = {kind for kind in acts() if kind.startswith("siege ")}
    assert {entry["kind"] for entry in keep} >= every
    assert len(every) == 20
    assert ["siege", "check", "nains.toml"] in commands(KEEP)


def test_every_kind_of_end_is_reached(keep, fall):
    """Scenarios end by breaking, holding, the message, points, a death or agreement."""
    assert ends(keep) == [
        ("watchtower", DWARFS, "broken"),
        ("help", COUNT, "message"),
        ("braken_keep", COUNT, "points"),
    ]
    assert ends(fall) == [
        ("watchtower", COUNT, "held"),
        ("help", DWARFS, "not_out"),
        ("braken_keep", DWARFS, "points"),
        ("siege", "Les Orques", "general_early"),
        ("siege", "Les Elfes", "agreed"),
    ]


def test_every_kind_of_result_occurs(keep, fall):
    """Battering ends in three ways; each kind of section, and machines, are hit."""
    battered = of_kind(keep, "siege batter") + of_kind(fall, "siege batter")
    assert {entry["outcome"]["outcome"] for entry in battered} == {
        "breach", "held", "off",
    }  # fmt: skip
    lost = {(e["outcome"]["lost"], e["outcome"]["hits_left"]) for e in battered}
    assert {(1, None), (0, 0)} <= lost  # a stand, and a ram
    sections = ask("siege", "sections")["sections"]
    assert {one["kind"] for one in sections} == {"wall", "tower", "gate", "courtyard"}
    oil = of_kind(keep, "siege oil")
    assert {entry["outcome"]["text"] is not None for entry in oil} == {True}
    hits = [entry["outcome"]["left"] for entry in of_kind(keep, "siege hit")]
    assert hits == [1, 0, 0]
    (cleared,) = of_kind(keep, "siege clear")
    assert [line["destroyed"] for line in cleared["outcome"]["lines"]] == [True, False]
    assert of_kind(keep, "siege unit")[-1]["outcome"]["stands"] == 2


def test_a_slip_is_taken_back(keep):
    """A wrong unit and siege tower are taken back; the table adds its own note."""
    undone = [entry["kind"] for entry in keep if entry["undone_by"] is not None]
    assert undone == ["siege unit", "siege hit"]
    assert len(of_kind(keep, "note")) == 2


def test_only_typed_dice(keep, fall):
    """All dice are typed, so that the samples end the same way every time."""
    throws = [throw for entry in [*keep, *fall] for throw in entry["throws"]]
    assert {throw["how"] for throw in throws} == {"typed"}
    assert len(throws) == 9


@pytest.mark.rule("SIEGE-LEN-04")
@pytest.mark.rule("SIEGE-LEN-07")
@pytest.mark.rule("SIEGE-LEN-08")
def test_the_message_brings_the_end_nearer(keep, fall):
    """The message can end it from turn five, or from turn six; 11 or more does."""

    def dice(journal):
        entries = of_kind(journal, "turn")
        rolls = [e["outcome"]["length"] for e in entries if "length" in e["outcome"]]
        return [(one["turn"], one["total"], one["ends"]) for one in rolls]

    assert dice(keep) == [(5, 9, False), (6, 10, False)]
    assert dice(fall) == [(6, 11, True)]


@pytest.mark.usefixtures("keep")
def test_the_log_tells_the_die():
    """The die is logged with the turn at whose end it was rolled."""
    texts = [entry["text"] for entry in ask("log", "--lang", "en")["entries"]]
    assert (
        "Turn 5 ends; turn 6 begins; the die for the end: 4 + 5 = 9 (6+ was needed on the die)"
    ) in texts


@pytest.mark.rule("SIEGE-VP-07")
def test_a_death_after_turn_six_leaves_it_to_the_points(keep):
    """Grimbold falls in turn seven, and the Count wins by points."""
    (death,) = [e for e in of_kind(keep, "siege general") if e["outcome"]["died"]]
    assert death["outcome"]["died"] == 7
    assert death["outcome"]["follows"]["winner"] == "defender"
    assert death["outcome"]["follows"]["why"] == "points"


@pytest.mark.rule("SIEGE-SCN1-10")
@pytest.mark.rule("SIEGE-SCN1-11")
def test_the_tower_is_held_and_lost_and_held_again(keep, fall):
    """The Archers are too few; the Halberdiers hold for two of three turns."""
    holds = [entry["outcome"] for entry in of_kind(keep, "siege hold")]
    assert [(one["stands"], one["held"], one["enough"]) for one in holds] == [
        (3, 0, True), (1, 0, False), (0, 0, False), (3, 0, True), (2, 1, True),
    ]  # fmt: skip
    counts = [e["outcome"].get("held") for e in of_kind(fall, "phase")]
    assert [count for count in counts if count] == [1, 2, 3]


def figures():
    """The table in the README."""
    text = (KEEP / "README.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (\d) \| (.+) \| ([\d ]+) \| ([\d ]+) \|$", text, re.MULTILINE
    )
    return {
        (int(game), what): tuple(int(n.replace(" ", "")) for n in numbers)
        for game, what, *numbers in rows
    }


def test_the_table_was_reckoned_by_hand():
    """The README shows the figures that follow from the rules."""
    assert figures() == FIGURES


@pytest.mark.rule("SIEGE-BUDGET-09")
@pytest.mark.rule("SIEGE-SCN2-17")
def test_the_program_finds_the_same(keep):
    """Every figure of the table is in the journal."""
    found = {}
    for entry in of_kind(keep, "siege start"):
        game, sides = entry["outcome"]["number"], entry["outcome"]["sides"]
        found[game, "points d’armée"] = tuple(side["points"] for side in sides)
        found[game, "équipement"] = tuple(side["equipment"] for side in sides)
        found[game, "artillerie au plus"] = tuple(side["artillery"] for side in sides)
    del found[2, "points d’armée"], found[1, "artillerie au plus"]
    found[2, "ouvrages de terre gagnés, en points"] = found.pop((2, "équipement"))
    del found[2, "artillerie au plus"]
    _, message, siege = of_kind(keep, "siege end")
    wasted = message["outcome"]["wasted"]
    found[2, "perdu"] = (wasted[DWARFS], wasted[COUNT])
    wasted = siege["outcome"]["wasted"]
    had = found[3, "équipement"]
    found[3, "dépensé"] = (had[0] - wasted[DWARFS], had[1] - wasted[COUNT])
    pieces = {side["side"]: side for side in ask("siege", "pieces")["sides"]}
    earthworks = {
        side: next(one for one in told["pieces"] if one["item"] == "earthwork")
        for side, told in pieces.items()
    }
    gone = {
        side: {one["item"]: one["destroyed"] for one in told["pieces"]}
        for side, told in pieces.items()
    }
    both = DWARFS, COUNT
    found[3, "ouvrages de terre placés"] = tuple(
        earthworks[side]["placed"] + earthworks[side]["destroyed"] for side in both
    )
    found[3, "ouvrages de terre détruits"] = tuple(
        earthworks[side]["destroyed"] for side in both
    )
    found[3, "machines et artillerie détruites"] = tuple(
        sum(gone[side].get(item, 0) for item in FULL) for side in both
    )
    found[3, "huile perdue avec une section"] = tuple(
        gone[side].get("boiling_oil", 0) for side in both
    )
    found[3, "points de victoire"] = (
        siege["outcome"]["attacker"],
        siege["outcome"]["defender"],
    )
    assert found == FIGURES


@pytest.mark.usefixtures("keep")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "command",
    [
        "siege status",
        "siege campaign",
        "siege pieces",
        "siege sections",
        "siege check nains.toml",
    ],
)
def test_screens_keep_to_eighty_columns(command, lang):
    """Siege screens fit 80 columns in both languages."""
    said = intendant(*command.split(), "--lang", lang)
    assert said.status == 0
    assert max(len(line) for line in said.out.splitlines()) <= 80
