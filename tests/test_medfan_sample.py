"""The Med-Fan sample shows the whole game: the program is asked for its journal."""

from __future__ import annotations

import pytest

from ledger.names.words import PRINTED
from ledger.rules.medfan.tables import CAPABILITY, IMPROVEMENT, OBJECTIVE, SCENARIO
from tests import sample
from tests.face import ask
from tests.sample import of_kind
from tools import samples

SAMPLE = samples.CAMPAIGNS / "trois-bannieres"
KINDS = {kind for table in ("unique", "rare", "common") for kind in CAPABILITY[table]}
KINDS |= set(CAPABILITY["either"])
BATTLES = len(SCENARIO["rows"])


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    """Every entry of the evening, in full, and the folder in which it was played."""
    yield from sample.played(SAMPLE, tmp_path_factory.mktemp("sample"))


def battles(journal):
    """The outcome of each battle, step by step."""
    return [entry["outcome"] for entry in of_kind(journal, "medfan after")]


def land(journal):
    """Every line of the territory steps."""
    return [line for told in battles(journal) for line in told["territories"] or ()]


def income(journal):
    """Every line of the income steps, with its player."""
    return [
        {**line, "whose": player["name"]}
        for told in battles(journal)
        for player in told["income"] or ()
        for line in player["lines"]
    ]


def found(journal):
    """The territories found by the dice, at the beginning and later."""
    begun = [e["outcome"]["territory"] for e in of_kind(journal, "medfan join")]
    return begun + [line for line in land(journal) if line.get("determined")]


def turned(journal):
    """What known territories have turned into."""
    return {
        line["becomes"]
        for line in (*land(journal), *income(journal), *found(journal))
        if line.get("becomes")
    }


def test_every_capability_occurs(journal):
    """Each capability is found by the dice, or another territory turns into it."""
    by_dice = {told["id"] for told in found(journal)}

    assert by_dice | turned(journal) == KINDS
    assert turned(journal) == {"poor_holding", "wasteland", "refugee_camp"}


def test_every_objective_is_fought_for_and_every_one_is_won(journal):
    """Every objective is announced by somebody, and carried out by a winner."""
    fought, won = set(), set()
    for entry in of_kind(journal, "medfan prepare"):
        fought |= {told["objective"] for told in entry["outcome"]["objectives"]}
    rules = {line["rule"] for line in land(journal)}
    for objective, rule in (
        ("expansion", "MED-OBJ-05"),
        ("invasion", "MED-OBJ-06"),
        ("all_or_nothing", "MED-OBJ-07"),
        ("raid", "MED-OBJ-09"),
        ("pillage", "MED-OBJ-10"),
        ("destruction", "MED-OBJ-13"),
    ):
        won |= {objective} if rule in rules else set()

    assert fought == won == set(OBJECTIVE["rows"])
    assert {"MED-OBJ-08", "MED-OBJ-12"} <= rules  # a defeat that costs; land out of use


def test_every_scenario_is_played_once(journal):
    """Twelve battles have twelve scenarios; one is a draw, one of variable length."""
    prepared = [e["outcome"] for e in of_kind(journal, "medfan prepare")]
    ends = [e["outcome"]["ends"] for e in of_kind(journal, "medfan length")]

    assert sorted(told["scenario"] for told in prepared) == sorted(SCENARIO["rows"])
    assert {told["battle"] for told in battles(journal)} == set(range(1, BATTLES + 1))
    assert [told["winner"] for told in battles(journal)].count("draw") == 1
    assert [told["variable"] for told in prepared].count(True) == 1
    assert ends == [False, True]


def test_what_territories_do_is_seen(journal):
    """Each way comes up in which land pays, costs, steals or is lost."""
    rules = {line["rule"] for line in income(journal)}

    assert rules >= {
        "MED-INC-02",  # fixed yields
        "MED-INC-03",  # the Casino pays
        "MED-INC-04",  # and takes
        "MED-INC-05",  # the Den pays
        "MED-INC-06",  # and is found out
        "MED-INC-07",  # the Mine pays
        "MED-INC-08",  # and erupts
        "MED-INC-10",  # the Guild steals
        "MED-INC-16",  # a camp is lost
        "MED-AMB-INC-3",  # a roll is declined
    }
    assert any(told.get("treasure") for told in found(journal))
    spoils = {
        line["rule"] for told in battles(journal) for line in told["spoils"] or ()
    }
    assert spoils == {"MED-SPOILS-03", "MED-SPOILS-07"}  # without an Altar, and with


def test_every_fate_comes_up_on_every_table(journal):
    """Three survival tables are used, the best with a healer and House of Healers."""
    lines = [line for told in battles(journal) for line in told["survival"] or ()]

    assert {rolled["fate"] for line in lines for rolled in line["figures"]} == {
        "ready",
        "misses_next",
        "lost",
    }
    assert {line["table"] for line in lines} == {"base", "one", "both"}


def test_uniques_and_what_they_allow(journal):
    """A unique found twice is rerolled; Council, Academy and discounts work."""
    faces = [
        throw["faces"]
        for entry in of_kind(journal, "medfan after")
        for throw in entry["throws"]
        if throw["why"] == "capability.unique"
    ]
    bought = [e["outcome"] for e in of_kind(journal, "medfan recruit")]
    improved = [e["outcome"] for e in of_kind(journal, "medfan improve")]
    reduced = {
        told["reduced_by"] for told in (*bought, *improved) if told["reduced_by"]
    }

    assert faces[-4:-1] == [[1], [6], [5]]
    assert {ask_kind(journal, name) for name in reduced} == set(
        CAPABILITY["cheaper"]
    ) - {"source"}
    assert {told["stat"] for told in improved} <= set(IMPROVEMENT["rows"])
    assert {told["kind"] for told in improved} == {"score", "second_attack"}
    assert any(told.get("council") for told in found(journal))
    assert len(of_kind(journal, "medfan spell")) == 3


def ask_kind(journal, name):
    """The kind of territory that was found."""
    return next(told["id"] for told in found(journal) if told["name"] == name)


def test_a_duplicate_is_stolen_and_counts_once(journal):
    """One Tavern was given to Solveig, another is stolen: the price is still half."""
    taverns = [line for line in land(journal) if line.get("capability") == "tavern"]
    stolen = [line for line in taverns if line["to"] == "Solveig"]
    (ulf,) = (
        e["outcome"]
        for e in of_kind(journal, "medfan recruit")
        if e["outcome"]["figures"] == ["Ulf le Gris"]
    )

    assert [line["what"] for line in stolen] == ["given", "won"]
    assert (ulf["cost"], ulf["paid"]) == (55, 28)


def test_a_latecomer_raises_the_goal_and_the_last_battle_ends_it(journal):
    """A player joins after five battles; the end comes by territories, and is final."""
    joined = [e["seq"] for e in of_kind(journal, "medfan join")]
    fought = [e for e in of_kind(journal, "medfan after") if e["seq"] < joined[-1]]
    over = [told["over"] for told in battles(journal)]

    assert len(fought) == 5
    assert over == [False] * (len(over) - 1) + [True]
    assert battles(journal)[-1]["winners"] == ["Hélène"]


def test_the_mishaps_of_an_evening_are_in_it(journal):
    """An act is undone, redone, counted, corrected or left for later."""
    kinds = {entry["kind"] for entry in journal}
    undone = [entry["kind"] for entry in journal if entry["undone_by"]]

    assert kinds >= {"undo", "redo", "count", "correct", "note", "turn", "rules set"}
    assert "medfan after" in undone
    assert "territories" in [e["asked"].get("until") for e in journal]


def test_every_die_was_typed(journal):
    """No dice are left to the machine: the evening is the same each time."""
    throws = [throw for entry in journal for throw in entry["throws"]]

    assert len(throws) > 150
    assert {throw["how"] for throw in throws} == {"typed"}


def test_a_territory_is_explained_by_its_own_dice(journal):
    """The dice are those of the territory, not others of the battle or of survival."""
    known = {line["territory"] for line in land(journal) if line.get("determined")}
    several = 0
    for battle in of_kind(journal, "medfan after"):
        fresh = [
            one
            for one in battle["outcome"]["territories"] or ()
            if one.get("determined")
        ]
        several += len(fresh) > 1
        for one in fresh:
            lines = ask("why", one["name"])["lines"]
            first = next(line for line in lines if line["entry"] == battle["seq"])
            nouns = [t["faces"][0] for t in first["throws"] if t["why"] == "names.noun"]
            noun = PRINTED.nouns[nouns[-1] - 1].fr
            assert noun in one["name"].lower()
            assert len([t for t in first["throws"] if t["why"] == "draw"]) <= 1
            assert "survival" not in {t["why"] for t in first["throws"]}
    assert (several > 1, len(known) > 5) == (True, True)
