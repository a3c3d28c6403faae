"""What a move, a march and a capture tell, and how far lords may still go."""

from __future__ import annotations

import pytest

from ledger.rules.fief.movement.capturing import bearer, settle_captures, settle_earlier
from ledger.rules.fief.movement.engines import take_engines
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.reaching import reach, steps_left
from ledger.rules.fief.movement.weather import is_stormy
from ledger.table import Table
from tests.ledger.rules.fief.positions import refusal
from tests.ledger.rules.fief.realm import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    marches,
    owner,
    realm,
    soldiers,
    walks,
)

ARNAUD, OTHON = "lord:Arnaud", "lord:Othon"
BOURG, VAUX, PRE, GUE = (f"territory:{one}" for one in ("Bourg", "Vaux", "Pré", "Gué"))
ROUGE = "title:Rouge"
TACTICS = {"variant.tactics": True}


def told(found):
    """The warnings, each with its rule and facts."""
    return [(one["key"], one["rule"], one["facts"]) for one in found.warnings]


# Moves ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-01", "FIEF-MOVE-24")
def test_a_move_tells_who_went_from_where_to_where():
    """The others and the captives are kept by name."""
    people = {
        "Arnaud": ("Anne", "Bourg"),
        "Henry": ("Anne", "Bourg"),
        "Eric": {"player": "Bruno", "at": "Bourg", "prisoner_of": "Anne"},
    }
    land = {"Bourg": {"owner": "Anne", "troops": {"Anne": {"v1": 2}}}}
    state = realm(land, people)
    words = {"lord": "Arnaud", "others": ["Henry", "Eric"], "troops": "v1=1"}
    done = walks(state, "Anne", "Vaux,Pré", **words)
    asked = {"player": ANNE, "lord": ARNAUD, "with": ["lord:Henry"]}
    asked |= {"captives": ["lord:Eric"], "to": [VAUX, PRE], "hidden": False}
    assert asked.items() <= done.asked.items()
    result = {"player": ANNE, "lords": [ARNAUD, "lord:Henry"], "guards": {}}
    result |= {"captives": ["lord:Eric"], "start": BOURG, "end": PRE, "steps": 2}
    result |= {"entrance_from": None, "crossed": [VAUX, PRE], "ended": None}
    assert result.items() <= done.result.items()
    because = {
        one.subject: (one.because.rule, one.because.about)
        for one in done.effects
        if getattr(one, "field", "") == "at"
    }
    assert because == {
        ARNAUD: ("FIEF-MOVE-03", PRE),
        "lord:Henry": ("FIEF-MOVE-03", PRE),
        "lord:Eric": ("FIEF-MOVE-24", PRE),
    }
    assert [at(state, one) for one in people] == ["Pré"] * 3


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-CARD-27")
@pytest.mark.parametrize(("darc", "most"), [(False, 2), (True, 3)])
def test_a_lord_who_would_go_too_far_is_refused_with_how_far_he_came(darc, most):
    """With D'Arc the limit is one more."""
    state = realm({}, {"Jeanne": {"player": "Anne", "at": "Bourg", "darc": darc}})
    walks(state, "Anne", "Vaux", lord="Jeanne")
    way = "Pré,Gué" if not darc else "Pré,Gué,Mont"
    found = refusal(walks, state, "Anne", way, lord="Jeanne")
    facts = {"lord": "lord:Jeanne", "walked": 1, "more": way.count(",") + 1}
    assert (found.key, found.rule) == ("fief.steps", "FIEF-MOVE-06")
    assert found.facts == {**facts, "most": most}


@pytest.mark.rule("FIEF-MOVE-07", "FIEF-MOVE-21")
@pytest.mark.ruling("FIEF-AMB-40")
def test_a_village_from_which_all_soldiers_join_is_given_up():
    """A guest left alone there becomes its owner."""
    vaux = {"owner": "Anne", "guests": ["Chloé"]}
    vaux["troops"] = {"Anne": {"v1": 2}, "Chloé": {"v1": 1}}
    state = realm({"Vaux": vaux}, {"Arnaud": ("Anne", "Bourg")})
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", pick="Vaux:all")
    assert (owner(state, "Vaux"), soldiers(state, "Pré")) == ("Chloé", {"v1": 2})


@pytest.mark.rule("FIEF-MOVE-14")
@pytest.mark.ruling("FIEF-AMB-134")
def test_only_an_owner_lets_anybody_camp():
    """Where he has nobody, those who stand there give leave but no right to stay."""
    gue = {"owner": "Bruno", "troops": {"Chloé": {"v1": 1}}}
    state = realm({"Gué": gue}, {"Arnaud": ("Anne", "Pré")})
    walks(state, "Anne", "Gué", lord="Arnaud", choices={"passage.Gué": "granted"})
    assert (at(state, "Arnaud"), state.words(GUE, "guests")) == ("Gué", ())


@pytest.mark.rule("FIEF-REVOLT-10", "FIEF-REVOLT-13")
def test_a_march_tells_where_the_band_went_and_how_many_they_are():
    """The roads of this turn are noted."""
    revolt = [{"kind": "revolt", "player": "Anne", "at": "Pré"}]
    band = [{"account": "rebels", "what": "v3", "amount": 2}]
    state = realm({}, {}, effect=revolt, holding=band)
    done = marches(state, "Gué")
    assert done.asked == {"player": ANNE, "to": [GUE]}
    result = {"player": ANNE, "start": PRE, "end": GUE, "steps": 1, "ended": None}
    result |= {"crossed": [GUE], "entrance_from": None, "rebels": {"v3": 2}}
    result |= {"fights": [], "destroyed": [], "capitals": [], "captured": []}
    assert result.items() <= done.result.items()
    steps = [state.get("campaign", f) for f in ("revolt_steps", "revolt_steps_in")]
    assert steps == [1, 3]
    about = {
        one.because.about
        for one in done.effects
        if getattr(one, "field", "").startswith("revolt_steps")
    }
    assert about == {GUE}
    found = refusal(marches, state, "Mont,Lac")
    assert found.facts == {"walked": 1, "more": 2, "most": 2}


# Captures -------------------------------------------------------------------------------


def city(holder=None, **more):
    """Anne's capital Bourg, in which only Bruno's Othon is."""
    arnaud = {"player": "Anne", "at": "Pré", "titles": ["Rouge"], **(holder or {})}
    people = {"Arnaud": arnaud, "Othon": ("Bruno", "Bourg")}
    return realm({"Bourg": {"building": "city"}}, people, **more)


@pytest.mark.rule("FIEF-FIEF-20", "FIEF-FIEF-21")
@pytest.mark.ruling("FIEF-AMB-120")
def test_a_capture_tells_the_lord_before_and_the_one_since():
    """Of a captive's fief there is a note, or the house forbids it."""
    done = settle_captures(city(), Table())
    captured = {"title": ROUGE, "capital": BOURG, "player": BRUNO, "lord": OTHON}
    captured |= {"before": ANNE, "lord_before": ARNAUD}
    assert done.result["captured"] == [captured]
    assert told(done) == []
    held = {"prisoner_of": "Chloé", "at": "Lac"}
    facts = {"title": ROUGE, "lord": ARNAUD}
    for blocks in (True, False):
        rules = {"prisoner.blocks_capture": blocks}
        done = settle_captures(city(held, house=rules), Table())
        assert bool(done.result["captured"]) is not blocks
        setting = "fief.prisoner.blocks_capture"
        note = (
            ("fief.not_captured", setting)
            if blocks
            else (
                "fief.captured_of_captive",
                "FIEF-AMB-120",
            )
        )
        assert told(done) == [(*note, facts)]


@pytest.mark.ruling("FIEF-AMB-40")
def test_only_those_before_a_player_are_settled_when_he_acts():
    """Nobody is before the first, nor before one who does not play."""
    state = city()
    for player, count in ((ANNE, 0), (BRUNO, 0), (CHLOE, 1), ("player:Zed", 0)):
        found = settle_earlier(Progress(state), Table(), player)
        assert len(found) == count
        assert isinstance(found, list)
    assert settle_captures(realm({}, {}), Table()) is None


@pytest.mark.rule("FIEF-FIEF-21")
@pytest.mark.ruling("FIEF-AMB-133")
def test_a_captured_title_is_a_free_lords_or_of_one_who_came_himself():
    """A captive carries it unless the house says no."""
    held = {"player": "Bruno", "at": "Lac", "prisoner_of": "Chloé"}
    people = {"Othon": held}
    assert bearer(realm({}, people), Table(), ROUGE, BRUNO) == OTHON
    strict = realm({}, people, house={"titles.to_prisoner": False})
    assert bearer(strict, Table(), ROUGE, BRUNO) is None
    state = city()
    state.put("lord:Eric", "player", BRUNO)
    state.put("lord:Eric", "at", GUE)
    assert bearer(state, Table(), ROUGE, BRUNO, aside=True) == OTHON
    eric = Table(choices={"title.Rouge": "Eric"})
    assert bearer(state, eric, ROUGE, BRUNO) == "lord:Eric"
    assert bearer(state, Table(), ROUGE, CHLOE, aside=True) is None


@pytest.mark.ruling("TAC-AMB-59")
def test_an_enemy_who_comes_destroys_all_bombards_left_alone():
    """Each owner's by themselves; one's own, and those with a soldier, stay."""
    state = realm({"Gué": {"troops": {"Bruno": {"v1": 1}}}}, {}, house=TACTICS)
    for player, count in ((ANNE, 1), (BRUNO, 1), (CHLOE, 2)):
        state.add(f"{GUE}/{player}", "bombard", count)
    progress = Progress(state)
    take_engines(progress, GUE, BRUNO)
    left = {
        who: progress.state.balance(f"{GUE}/{who}", "bombard")
        for who in (ANNE, BRUNO, CHLOE)
    }
    assert left == {ANNE: 0, BRUNO: 1, CHLOE: 0}
    assert told(progress) == [
        (
            "fief.bombards_lost",
            "TAC-AMB-59",
            {"village": GUE, "player": who, "count": n},
        )
        for who, n in ((ANNE, 1), (CHLOE, 2))
    ]
    nobody = Progress(state)
    take_engines(nobody, GUE, CHLOE)
    assert nobody.effects == []
    rebels = Progress(state)
    take_engines(rebels, GUE, "rebels")
    lost = [facts["player"] for _, _, facts in told(rebels)]
    assert lost == [ANNE, CHLOE]


# Questions ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-CARD-64")
def test_each_village_is_told_once_with_what_ends_the_way_there():
    """From an entrance the first is the village itself; nobody goes out of a storm."""
    state = realm({}, {"Arnaud": ("Anne", "Bourg")})
    found = [(one["village"], one["steps"]) for one in reach(state, ARNAUD)]
    assert len({village for village, _ in found}) == len(found)
    plain = {"asks": [], "weather": False, "gate": None}
    assert reach(state, ARNAUD)[0].items() >= plain.items()
    assert (BOURG, 2) not in found
    nowhere = state.copy()
    nowhere.put(ARNAUD, "at", None)
    assert reach(nowhere, ARNAUD) == []
    assert reach(realm({}, {"Arnaud": ("Anne", "Bourg")}, roads=False), ARNAUD) == []
    storm = [{"kind": "bad_weather", "region": "Rouge"}]
    wet = realm(
        {}, {"Arnaud": ("Anne", "Gué"), "Henry": ("Anne", "Vaux")}, effect=storm
    )
    rows = {one["village"]: one["weather"] for one in reach(wet, ARNAUD)}
    assert rows[PRE] is True
    assert VAUX not in rows
    assert reach(wet, "lord:Henry") == []
    assert is_stormy(wet, f"{PRE}/{GUE}")
    assert not is_stormy(wet, GUE)
    assert (steps_left(wet, ARNAUD), steps_left(state, ARNAUD)) == (2, 2)
