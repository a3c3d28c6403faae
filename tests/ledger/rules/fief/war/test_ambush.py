"""Captivity offered to guests inside one's own castle or city."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, series, stack
from ledger.rules.fief.war.ambush import captivity
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    keys,
    lord,
    person,
    position,
    refused,
    village,
)
from tests.ledger.rules.fief.war.board import comer

TROOPS = "Bruno.v1=3 Bruno.v3=1"


def walls(owner="Anne", building="castle", troops="Anne.v1=2"):
    """Bourg with soldiers of Bruno's."""
    more = {"building": building} if building else {}
    return village("Bourg", owner, f"{troops} {TROOPS}", **more)


VISIT = person("Philippe", "Bruno", "Bourg") + person("Henry", "Bruno", "Bourg")
GUEST = fact("territory:Bourg", "guests", [BRUNO])
YES, NO = ({"captivity.Philippe": word} for word in ("accepted", "refused"))


def begun(more="", *, bourg=None, visit=VISIT, guest=GUEST, phase="movement", **head):
    """Bruno's lords are Anne's guests."""
    return position((bourg or walls()) + visit + guest + more, phase=phase, **head)


@pytest.mark.rule("FIEF-GRACE-17", "FIEF-MOVE-18")
@pytest.mark.ruling("FIEF-AMB-62", "FIEF-AMB-99")
@pytest.mark.parametrize("phase", ["movement", "combat"])
def test_who_accepts_is_a_captive_and_his_soldiers_are_eliminated(phase):
    """All his lords there are taken without a fight; none of his stays as a guest."""
    state = begun(phase=phase)
    box = counters(state, series(BRUNO))
    told = do(state, captivity, "Philippe", choices=YES).result
    assert (told["accepted"], told["captor"], told["soldiers"]) == (True, ANNE, 6)
    assert told["lords"] == [lord("Henry"), lord("Philippe")]
    assert {lords.captor(state, lord(name)) for name in ("Henry", "Philippe")} == {ANNE}
    assert counters(state, stack(at("Bourg"), BRUNO)) == {}
    back = {value: box[value] + more for value, more in (("v1", 3), ("v3", 1))}
    assert counters(state, series(BRUNO)) == {**box, **back}
    assert counters(state, stack(at("Bourg"), ANNE)) == {"v1": 2}
    assert state.words(at("Bourg"), "guests") == ()


@pytest.mark.rule("FIEF-MOVE-18", "FIEF-MOVE-29")
def test_who_refuses_is_left_where_he_is():
    """Nothing changes; the fight inside the walls is announced in a warning."""
    state = begun()
    before = state.copy()
    outcome = do(state, captivity, "Philippe", choices=NO)
    assert before == state
    assert (outcome.result["accepted"], outcome.result["soldiers"]) == (False, 0)
    assert (outcome.result["captives"], keys(outcome)) == ([], ["fief.ambush_refused"])


@pytest.mark.rule("FIEF-GRACE-17")
@pytest.mark.ruling("FIEF-AMB-58")
def test_the_captives_of_a_captive_pass_on():
    """Captives of the captor's own family are free, others become his."""
    held = person("Arnaud", "Anne", "Bourg", prisoner_of="Bruno")
    held += person("Isabelle", "Chloé", "Bourg", prisoner_of="Bruno")
    state = begun(held)
    do(state, captivity, "Philippe", choices=YES)
    captors = [lords.captor(state, lord(name)) for name in ("Arnaud", "Isabelle")]
    assert captors == [None, ANNE]


@pytest.mark.rule("FIEF-GRACE-17", "FIEF-MOVE-18")
@pytest.mark.parametrize(
    ("scene", "key"),
    [
        ({"bourg": walls(building=None)}, "fief.no_host"),
        ({"bourg": walls("Bruno")}, "fief.no_host"),
        ({"bourg": walls(None)}, "fief.no_host"),
        ({"bourg": walls(troops="Chloé.v1=1")}, "fief.host_absent"),
        ({"guest": ""}, "fief.not_admitted"),
        ({"visit": comer("Philippe", "Bruno", "Bourg", "Vaux")}, "fief.not_admitted"),
        ({"phase": "purchases"}, "fief.phase"),
    ],
)
def test_when_nobody_can_offer_captivity(scene, key):
    """Walls, ownership, a captor, a guest and the phase are needed.

    At the gate others of his may have been let in.
    """
    assert refused(begun(**scene), captivity, "Philippe")[1:] == (key, "FIEF-MOVE-18")


def test_a_captive_is_no_guest():
    """A captive gets no offer, and a stranger's name is refused as such."""
    held = person("Isabelle", "Chloé", "Bourg", prisoner_of="Anne")
    state = begun(held)
    found = refused(state, captivity, "Isabelle")
    assert found == ("rule", "fief.captive", "FIEF-GRACE-17")
    assert lords.owner(state, lord("Isabelle")) == CHLOE


def test_a_ruling_counts_whoever_stands_inside_as_a_guest():
    """The referee knows who was let in."""
    state = begun(guest="")
    do(state, captivity, "Philippe", choices=YES, ruled=True)
    assert lords.captor(state, lord("Philippe")) == ANNE
