"""What goes with a lord who dies or is buried, and which alliances end."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.rules.fief.families.bonds import parted
from ledger.rules.fief.families.ending import BURIED, DEAD, OWN, ended
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    SIGY,
    lord,
    person,
    position,
    title,
    village,
)

ARNAUD, BLANCHE = lord("Arnaud"), lord("Blanche")
WHY = Because("FIEF-VAR-25", ARNAUD)
LAND = village("Bourg", "Anne", "Anne.v1=1", building="city")


def facts(effects):
    """What is changed, by subject and field."""
    changes = [one for one in effects if isinstance(one, Change)]
    return {(one.subject, one.field): one.after for one in changes}


def full():
    """A count, bishop and captive with every fact that a lord may have."""
    people = person("Arnaud", "Anne", "Bourg", titles=["Rouge"], bishop="Sigy")
    state = position(LAND + people + person("Blanche", "Bruno", "Lac"))
    for field in OWN:
        if field not in {"player", "at"}:
            state.put(ARNAUD, field, 1)
    state.put(ARNAUD, "captor", BRUNO)
    state.put(ARNAUD, "spouse", BLANCHE)
    state.put(BLANCHE, "spouse", ARNAUD)
    state.put(ARNAUD, "forfeit", (title("Noir"),))
    return state


# One lord -------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-LORD-05", "FIEF-CARD-34", "FIEF-LORD-08")
def test_of_the_dead_nothing_is_left():
    """The see is vacant, its card discarded, and the widow free to marry again."""
    effects = ended(full(), ARNAUD, DEAD, WHY)
    assert facts(effects) == {(ARNAUD, field): None for field in OWN} | {
        (ARNAUD, "discarded"): 1,
        (SIGY, "bishop"): None,
        (SIGY, "discarded"): 1,
        (BLANCHE, "spouse"): None,
    }
    assert {one.because for one in effects} == {WHY}


@pytest.mark.rule("FIEF-VAR-25", "FIEF-VAR-27")
def test_who_is_buried_keeps_owner_captor_and_place():
    """His card is not discarded; his titles are remembered."""
    effects = ended(full(), ARNAUD, BURIED, WHY)
    kept = {"player", "at", "laid", "captor", "ruled"}
    told = facts(effects)
    assert told == {(ARNAUD, field): None for field in OWN if field not in kept} | {
        (ARNAUD, "dungeon"): 1,
        (ARNAUD, "forfeit"): (title("Rouge"),),
        (SIGY, "bishop"): None,
        (SIGY, "discarded"): 1,
        (BLANCHE, "spouse"): None,
    }


def test_who_had_nothing_loses_nothing():
    """Facts that are not there are not changed."""
    state = position(LAND + person("Arnaud", "Anne", "Bourg"))
    dead = {(ARNAUD, "player"): None, (ARNAUD, "at"): None, (ARNAUD, "discarded"): 1}
    assert facts(ended(state, ARNAUD, DEAD, WHY)) == dead
    assert facts(ended(state, ARNAUD, BURIED, WHY)) == {(ARNAUD, "dungeon"): 1}


@pytest.mark.rule("FIEF-CARD-25", "FIEF-LORD-05")
@pytest.mark.parametrize("end", [DEAD, BURIED])
@pytest.mark.parametrize("darc", [True, False])
def test_darcs_card_goes_with_her(darc, end):
    """Only hers: it stays where another woman is D'Arc."""
    people = person("Blanche", "Anne", "Bourg", **({"darc": True} if darc else {}))
    if not darc:
        people += person("Jeanne", "Anne", "Bourg", darc=True)
    state = position(LAND + people)
    assert state.balance("table", "darc") == 1
    state.apply(ended(state, BLANCHE, end, WHY))
    assert state.balance("table", "darc") == (0 if darc else 1)
    assert state.balance("discard", "darc") == (1 if darc else 0)


# Alliances ------------------------------------------------------------------------------


def allied(*pairs, keeps=()):
    """Families with these couples; titles kept by one player wait for the other."""
    bruno = ("Eric", "Othon", "Blanche", "Jeanne")
    owners = {"Arnaud": "Anne", "Henry": "Anne", "Isabelle": "Chloé"}
    owners |= dict.fromkeys(bruno, "Bruno")
    wed = dict(pairs) | {other: one for one, other in pairs}
    people = [
        person(name, who, "Bourg", **({"spouse": wed[name]} if name in wed else {}))
        for name, who in owners.items()
    ]
    state = position(LAND + "".join(people))
    for number, (keeper, heir) in enumerate(keeps):
        state.put(f"title:{number}", "name", str(number))
        state.put(f"title:{number}", "keeper", keeper)
        state.put(f"title:{number}", "heir", heir)
    return state


HERS, OTHER = ("Arnaud", "Blanche"), ("Henry", "Jeanne")
THIRD = ("Othon", "Isabelle")


@pytest.mark.rule("FIEF-MARRY-13", "FIEF-MARRY-09")
@pytest.mark.ruling("FIEF-AMB-70")
@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (allied(HERS), allied(), [("fief.alliance_ends", [ANNE, BRUNO])]),
        (allied(HERS, OTHER), allied(OTHER), []),
        (allied(HERS), allied(HERS), []),
        (allied(), allied(HERS), []),
        (allied(THIRD), allied(), [("fief.alliance_ends", [BRUNO, CHLOE])]),
        (
            allied(HERS, THIRD),
            allied(),
            [
                ("fief.alliance_ends", [ANNE, BRUNO]),
                ("fief.alliance_ends", [BRUNO, CHLOE]),
            ],
        ),
        (
            allied(HERS),
            allied(keeps=[(ANNE, BRUNO)]),
            [("fief.alliance_waits", [ANNE, BRUNO])],
        ),
        (allied(keeps=[(ANNE, BRUNO)]), allied(keeps=[(ANNE, BRUNO)]), []),
        (
            allied(keeps=[(ANNE, BRUNO)]),
            allied(),
            [("fief.alliance_ends", [ANNE, BRUNO])],
        ),
    ],
)
def test_an_alliance_ends_with_its_last_couple_or_waits_for_an_inheritance(
    before, after, told
):
    """Each pair of families by itself."""
    notes = list(parted(before, after))
    assert [(one["key"], one["facts"]["players"]) for one in notes] == told
    assert {one["rule"] for one in notes} <= {"FIEF-MARRY-13"}
