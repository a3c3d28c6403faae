"""Who walks together, and the counters that a player types."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.movement.party import ALL, counted, gather, halt, troops
from ledger.table import Table
from tests.ledger.rules.fief.positions import ANNE, BRUNO, CHLOE, lord, refusal
from tests.ledger.rules.fief.realm import realm

VAUX = "territory:Vaux"
PEOPLE = {
    "Arnaud": ("Anne", "Bourg"),
    "Henry": ("Anne", "Bourg"),
    "Jeanne": {"player": "Anne", "at": "Vaux", "spouse": "Othon"},
    "Othon": {"player": "Bruno", "at": "Bourg", "spouse": "Jeanne"},
    "Eric": {"player": "Bruno", "at": "Bourg", "prisoner_of": "Anne"},
    "Quentin": ("Chloé", "Bourg"),
}


def party(lord_="Arnaud", others=(), captives=(), *, ruled=False, **more):
    """The party of these lords, led by one of them."""
    return gather(
        realm({}, PEOPLE, **more),
        Table(ruled=ruled),
        ANNE,
        lord_ and lord(lord_),
        [lord(one) for one in others],
        [lord(one) for one in captives],
    )


# Lords and captives ---------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-24")
@pytest.mark.parametrize(
    ("others", "captives"),
    [(("Henry", "Eric"), ()), (("Henry",), ("Eric",)), (("Henry", "Eric"), ("Eric",))],
)
def test_a_captive_named_among_the_lords_is_taken_along(others, captives):
    """Each goes along once, however often he is named; the leader is the first."""
    found = party(others=("Arnaud", *others, "Henry"), captives=captives)
    assert found == (
        ANNE,
        "territory:Bourg",
        (lord("Arnaud"), lord("Henry")),
        (lord("Eric"),),
        False,
    )


@pytest.mark.rule("FIEF-CARD-27")
def test_a_party_knows_whether_darc_is_with_it():
    """She may lead or go along."""
    people = PEOPLE | {"Jeanne": {"player": "Anne", "at": "Bourg", "darc": True}}
    state = realm({}, people)
    arnaud, jeanne = lord("Arnaud"), lord("Jeanne")
    assert gather(state, Table(), ANNE, jeanne, [], []).darc
    assert gather(state, Table(), ANNE, arnaud, [jeanne], []).darc
    assert not gather(state, Table(), ANNE, arnaud, [], []).darc


@pytest.mark.rule("FIEF-MOVE-03", "FIEF-MOVE-09", "FIEF-MOVE-24")
@pytest.mark.parametrize(
    ("words", "key", "rule", "facts"),
    [
        ({"lord_": None}, "no_leader", "FIEF-MOVE-03", {"player": ANNE}),
        ({"lord_": "Eric"}, "captive_leads", "FIEF-MOVE-24", {"lord": lord("Eric")}),
        (
            {"captives": ["Othon"]},
            "not_captor",
            "FIEF-MOVE-24",
            {"lord": lord("Othon"), "player": ANNE},
        ),
        (
            {"others": ["Jeanne"]},
            "party_apart",
            "FIEF-MOVE-09",
            {"lord": lord("Jeanne"), "village": VAUX, "leader": lord("Arnaud")},
        ),
    ],
)
def test_who_cannot_go_along_is_named(words, key, rule, facts):
    """No ruling changes it."""
    found = refusal(party, ruled=True, **words)
    assert isinstance(found, Refused)
    assert (found.key, found.rule) == (f"fief.{key}", rule)
    assert facts.items() <= found.facts.items()


@pytest.mark.ruling("FIEF-AMB-135")
@pytest.mark.parametrize(("house", "led"), [(False, ()), (True, ("Othon",))])
def test_of_other_families_only_the_allys_lords_go_along_by_house_rule(house, led):
    """Chloé is no ally; the referee may let anybody go along."""
    rules = {"move.ally_lord": house}
    for name, owner in (("Othon", BRUNO), ("Quentin", CHLOE)):
        if name in led:
            assert party(name, house=rules).lords == (lord(name),)
            continue
        found = refusal(party, name, house=rules)
        facts = {"lord": lord(name), "player": ANNE, "owner": owner}
        assert (found.key, found.rule) == ("fief.lord_of_other", "FIEF-AMB-135")
        assert facts.items() <= found.facts.items()
        assert party(name, ruled=True, house=rules).lords == (lord(name),)


# Counters as typed ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("", {}),
        ("  ", {}),
        ("v1=3", {"v1": 3}),
        (" v1 = 3 , archer=1", {"v1": 3, "archer": 1}),
        ("v1=0,v3=2", {"v3": 2}),
        ("v6=999", {"v6": 999}),
    ],
)
def test_counters_are_typed_by_kind_and_number(text, counts):
    """None of a kind is as if it were not named."""
    assert counted(text) == counts
    assert troops(realm({}, {}), text) == counts


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("v1", "v1"),
        ("v1=", "v1="),
        ("v1=-1", "v1=-1"),
        ("v1=1000", "v1=1000"),
        ("v1=٣", "v1=٣"),
        ("v2=1", "v2=1"),
        ("v3=1, v1=1, v1=2", "v1=2"),
        ("v1=1,", ""),
    ],
)
def test_what_is_no_number_of_counters_is_shown_in_the_refusal(text, word):
    """Only the part that is wrong is shown."""
    with pytest.raises(Misuse) as caught:
        counted(text)
    assert (caught.value.key, caught.value.facts["word"]) == ("fief.troops", word)


@pytest.mark.rule("FIEF-MOVE-02", "TAC-MERC-37")
def test_mercenaries_and_buildings_stay():
    """They are refused by rules of their own, whatever their number."""
    hired = refusal(counted, "v1=1,mercenary=2")
    assert (hired.key, hired.rule) == ("fief.mercenaries_stay", "TAC-MERC-37")
    built = refusal(counted, "v1=1,mill=1")
    assert (built.key, built.rule) == ("fief.buildings_stay", "FIEF-MOVE-02")
    assert built.facts["what"] == "mill"


@pytest.mark.parametrize(
    ("text", "stop"),
    [
        ("Vaux:v1=2", (VAUX, {"v1": 2})),
        ("Vaux: all ", (VAUX, ALL)),
        ("v1=2", (None, {"v1": 2})),
        (":v1=2", (None, {"v1": 2})),
        (" :all", (None, ALL)),
        ("all", (None, ALL)),
    ],
)
def test_a_halt_names_its_village_or_is_at_the_first_one(text, stop):
    """All that are there may be meant."""
    assert halt(realm({}, {}), text, NOTHING) == stop
