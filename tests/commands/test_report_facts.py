"""The facts of a report, worked out by hand."""

from __future__ import annotations

import pytest

from tests.evenings import CAMPAIGNS, played
from tests.face import ask, intendant

pytestmark = pytest.mark.usefixtures("table")


def told(*words):
    """The facts of the report."""
    return ask("report", *words)


@pytest.fixture
def years(table):
    """Three turns of gifts, land and titles that change hands, and one undone act."""
    ask("territory", "add", "Vaux", "--owner", "Anne")
    ask("title", "grant", "Warden", "Bruno")
    ask("pay", "Anne", "Bruno", "30")
    ask("turn", "next")
    ask("pay", "bank", "Chloé", "7")
    ask("pay", "Anne", "Chloé", "11")
    ask("undo")
    ask("territory", "claim", "Vaux", "Chloé")
    ask("title", "grant", "Warden", "Anne")
    ask("turn", "next")
    ask("players", "rename", "Bruno", "Brunehaut")
    ask("territory", "release", "Vaux")
    return table


@pytest.mark.usefixtures("years")
def test_purses_are_told_as_each_turn_left_them():
    """In turn 1 Anne gives Bruno 30, in turn 2 Chloé gets 7; undone acts are out."""
    money = told()["money"]
    assert money["turns"] == [1, 2, 3]
    assert money["accounts"] == [
        {"name": "Anne", "money": [70, 70, 70]},
        {"name": "Brunehaut", "money": [80, 80, 80]},
        {"name": "Chloé", "money": [0, 7, 7]},
    ]


@pytest.mark.usefixtures("years")
def test_income_and_expense_are_told_by_what_they_were():
    """Each kind of act has its sum, the largest first."""
    money = told()["money"]
    assert money["received"] == [
        {"name": "Anne", "by": [{"kind": "new", "amount": 100}]},
        {
            "name": "Brunehaut",
            "by": [{"kind": "new", "amount": 50}, {"kind": "pay", "amount": 30}],
        },
        {"name": "Chloé", "by": [{"kind": "pay", "amount": 7}]},
    ]
    assert money["paid"] == [{"name": "Anne", "by": [{"kind": "pay", "amount": 30}]}]


@pytest.mark.usefixtures("years")
def test_what_is_received_less_what_is_paid_is_what_is_there():
    """The sums agree for every player."""
    found = told()
    sums = {one["name"]: 0 for one in found["standings"]}
    for way, sign in (("received", 1), ("paid", -1)):
        for one in found["money"][way]:
            sums[one["name"]] += sign * sum(each["amount"] for each in one["by"])
    assert sums == {one["name"]: one["money"] for one in found["standings"]}


@pytest.mark.usefixtures("years")
def test_land_is_told_with_its_owners_one_after_the_other():
    """Anne has it in turns 1 and 2, then Chloé until it has no owner."""
    (vaux,) = told()["territories"]
    assert vaux["territory"] == "Vaux"
    assert [(s["owner"], s["since"], s["until"]) for s in vaux["spans"]] == [
        ("Anne", 1, 2),
        ("Chloé", 2, 3),
    ]
    assert all(s["until_entry"] > s["since_entry"] for s in vaux["spans"])


@pytest.mark.usefixtures("years")
def test_titles_are_told_by_the_names_of_today():
    """A renamed holder does not count as a successor."""
    (warden,) = told()["titles"]
    assert [(s["holder"], s["since"], s["until"]) for s in warden["spans"]] == [
        ("Brunehaut", 1, 2),
        ("Anne", 2, None),
    ]
    ask("title", "revoke", "Warden")
    assert told()["titles"][0]["spans"][-1]["until"] == 3


@pytest.mark.usefixtures("years")
def test_titles_stand_in_the_order_of_their_list():
    """Whichever was granted first, the list and the report have one order."""
    ask("title", "grant", "Abbot", "Chloé")
    listed = [title["title"] for title in ask("title", "list")["titles"]]

    assert listed == ["Abbot", "Warden"]
    assert listed == [title["title"] for title in told()["titles"]]


@pytest.mark.usefixtures("years")
def test_the_map_knows_the_owners_of_each_turn():
    """Each map shows the end of its turn."""
    found = told()["map"]
    assert found["owners"] == [
        {"turn": 1, "chapter": 1, "of": {"Vaux": "Anne"}},
        {"turn": 2, "chapter": 1, "of": {"Vaux": "Chloé"}},
        {"turn": 3, "chapter": 1, "of": {"Vaux": None}},
    ]
    assert [land["name"] for land in found["lands"]] == ["Vaux"]
    assert found["roads"] == []


def test_a_campaign_without_land_has_no_map():
    """There is no land, title or battle either."""
    found = told()
    assert found["map"] is None
    assert (found["territories"], found["titles"], found["battles"]) == ([], [], [])


@pytest.mark.usefixtures("years")
def test_what_was_taken_back_is_left_out_or_shown():
    """With `--undone` the act is there, and so is its undo."""
    kinds = [act["kind"] for turn in told()["chronicle"] for act in turn["acts"]]
    assert kinds.count("pay") == 2
    assert "undo" not in kinds
    shown = [act for turn in told("--undone")["chronicle"] for act in turn["acts"]]
    gone = [act["seq"] for act in shown if act["undone_by"]]
    assert [act["kind"] for act in shown].count("pay") == 3
    assert [act["undoes"] for act in shown if act["kind"] == "undo"] == [gone]


@pytest.mark.usefixtures("years")
def test_what_was_brought_back_is_told_where_it_happened():
    """An undo and its redo change nothing in the report except the journal's head."""
    before = told()
    ask("undo")
    ask("redo")
    after = told()
    for found in (before, after):
        del found["head"], found["entries"]
    assert before == after


@pytest.mark.parametrize(
    ("words", "told_of"),
    [
        ("1", [1]),
        ("2..3", [2, 3]),
        ("2..", [2, 3]),
        ("..2", [1, 2]),
        ("3", [3]),
    ],
)
@pytest.mark.usefixtures("years")
def test_only_some_turns_are_told(words, told_of):
    """Acts and sums are theirs; holders are given from the beginning."""
    found = told("--turn", words)
    assert [turn["turn"] for turn in found["chronicle"]] == told_of
    assert found["money"]["turns"] == told_of
    assert found["turns"] == {"first": told_of[0], "last": told_of[-1], "now": 3}
    assert found["territories"][0]["spans"][0]["since"] == 1
    assert [one["turn"] for one in found["map"]["owners"]] == told_of


@pytest.mark.usefixtures("years")
def test_standings_are_those_after_the_last_turn_that_is_told():
    """After turn 1 Anne has the land."""
    first = {one["name"]: one for one in told("--turn", "1")["standings"]}
    assert first["Anne"]["territories"] == ["Vaux"]
    assert first["Chloé"]["money"] == 0
    last = {one["name"]: one for one in told()["standings"]}
    assert last["Anne"]["territories"] == []


@pytest.mark.usefixtures("years")
def test_sentences_stand_with_their_acts():
    """The sentence is in the requested language."""
    acts = told("--lang", "fr", "--turn", "2")["chronicle"][0]["acts"]
    assert "La banque verse 7" in acts[0]["text"]
    acts = told("--lang", "en", "--turn", "2")["chronicle"][0]["acts"]
    assert "The bank pays 7" in acts[0]["text"]


def test_turns_that_begin_again_are_told_one_after_the_other():
    """Linked scenarios count turns from 1: the chronicle keeps their order."""
    siege = next(one for one in CAMPAIGNS if one.name == "le-siege-de-braken-keep")
    found = ask("report", "-c", str(played(siege)))
    seqs = [act["seq"] for turn in found["chronicle"] for act in turn["acts"]]
    assert seqs == sorted(seqs)
    numbers = [turn["turn"] for turn in found["chronicle"]]
    assert numbers.count(1) >= 3
    assert all(
        act["turn"] == turn["turn"]
        for turn in found["chronicle"]
        for act in turn["acts"]
    )
    assert set(found["sections"]) == {"siege campaign", "siege status"}


def test_a_turn_that_has_just_begun_is_told():
    """Nothing has happened in it yet."""
    ask("turn", "next")
    found = told()
    assert found["turns"] == {"first": 1, "last": 2, "now": 2}
    assert found["money"]["turns"] == [1, 2]
    assert found["money"]["accounts"][0]["money"] == [100, 100]


# Battles of Fief, by hand ----------------------------------------------------------


def crown():
    """The battles of a long campaign."""
    folder = next(one for one in CAMPAIGNS if one.name == "la-couronne-de-lys")
    return {
        one["entry"]: one for one in ask("report", "-c", str(played(folder)))["battles"]
    }


def test_the_chances_of_a_battle_are_those_of_the_odds():
    """Four points of rebels fight one soldier in the open; `fief odds` agrees."""
    found = crown()[6]["chances"]
    odds = ask("fief", "odds", "--attacker", "soldiers=4", "--defender", "soldiers=1")
    for key in ("attacker", "defender", "both_fall"):
        assert found[key] == pytest.approx(odds[key], abs=1e-12)
    assert found["survivors"]["attacker"] == pytest.approx(
        odds["survivors"]["attacker"]
    )


def test_chances_are_told_where_the_forces_are_known():
    """The chances add up to one; the battle starts with the forces of round one."""
    battles = crown()
    told_of = [one for one in battles.values() if one["chances"]]
    assert len(told_of) >= 6
    for one in told_of:
        chances = one["chances"]
        sums = [chances[key] for key in ("attacker", "defender", "both_fall")]
        assert sum(sums) == pytest.approx(1, abs=1e-9)
        for side in ("attacker", "defender"):
            won = chances["survivors"][side]
            assert sum(won.values()) == pytest.approx(chances[side], abs=1e-9)
            most = one["result"]["rounds"][0][side]["points"]
            assert all(1 <= int(left) <= most for left in won)


def test_the_end_of_a_battle_is_among_its_chances():
    """The end had a probability, however small."""
    for one in crown().values():
        result, chances = one["result"], one["chances"]
        if chances and result["winner"] and result["end"] == "eliminated":
            left = str(result["survivors"][result["winner"]]["points"])
            assert chances["survivors"][result["winner"]][left] > 0


def test_a_battle_turn_is_told_whole_and_once():
    """Gains that come before its sentence on a screen are in the report, too."""
    folder = next(one for one in CAMPAIGNS if one.name == "le-gue-des-corbeaux")
    words = ("-c", str(played(folder)), "--lang", "fr")
    battles = {one["entry"]: one for one in ask("report", *words)["battles"]}
    page = intendant("report", "--format", "md", *words).out.replace("\u00a0", " ")
    page = page[page.index("## Batailles") :]
    for entry, battle in battles.items():
        closed = battle["result"].get("closed") or {"gains": []}
        (part,) = (one for one in page.split("\n### ") if f"[{entry}\\]" in one)
        assert part.startswith(("Castille contre Montaigne, tour ", "## Batailles"))
        assert part.count(f"[{entry}\\]") == 1
        for gain in closed["gains"]:
            assert f"{gain['hero']} : réputation +{gain['reputation']} (" in part
    assert sum(
        "gains" in (one["result"].get("closed") or {}) for one in battles.values()
    )
