"""What is decided about a turn beforehand, and what is refused before any question."""

from __future__ import annotations

import pytest

from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.field import battle_of, running_id
from ledger.rules.mass.wishes import (
    Wishes,
    check,
    ground_of,
    kept_tactic,
    leads,
    once,
)
from tests.ledger.rules.mass.vectors import armies, refusal

A, B = "side:A", "side:B"
RODRIGO, ALONSO, KARL = "hero:Rodrigo", "hero:Alonso", "hero:Karl"
LEADS = "mass.general.personal_roll"


def checks(found, **wishes):
    """Looks at the wishes for a turn."""
    check(found, battle_of(found), Wishes(**wishes))


def refused(found, **wishes):
    """The refusal of the wishes for a turn."""
    return refusal(checks, found, **wishes)


def out(found, who=RODRIGO):
    """The hero is out of action."""
    found.put(who, "out", 1)
    return found


def general(found, who="Rodrigo"):
    """The general of A has this hero's name."""
    found.put("general:Léon", "name", who)
    return found


def with_doctor(found):
    """Rodrigo sees a doctor this turn."""
    facts = {"hero": RODRIGO, "code": "INF", "won": 1, "level": "front"}
    for field, value in facts.items():
        found.put(running_id(RODRIGO, "INF", 1), field, value)
    return found


def test_each_is_told_once():
    """A second value for the same name is refused."""
    pairs = [(A, 1), (B, 0)]
    assert once(armies(), pairs) == {A: 1, B: 0}
    assert once(armies(), ()) == {}
    found = refusal(once, armies(), [*pairs, (B, 0)])
    assert (found.code, found.key, found.facts) == (
        "usage",
        "mass.said_twice",
        {"name": "B"},
    )


def test_a_turn_with_all_that_is_allowed():
    """Nothing is refused."""
    found = armies()
    found.add(A, RAISES, 3)
    checks(found)
    checks(
        found,
        engage={RODRIGO: "front"},
        tactics={A: "ENV"},
        lend=(RODRIGO, ALONSO),
        raises={A: 3},
        totals={B: 5},
        terrain={A: ("difficult", "high_ground"), B: ("none",)},
        other={A: 2},
    )


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"engage": {RODRIGO: "fromt"}}, "unknown_name.engagement"),
        ({"tactics": {A: "ENW"}}, "unknown_name.tactic"),
        ({"terrain": {A: ("swamp",)}}, "unknown_name.terrain"),
        ({"terrain": {A: ("difficult", "swamp")}}, "unknown_name.terrain"),
    ],
)
def test_an_unknown_word_is_refused(wishes, key):
    """Of any kind."""
    assert refused(armies(), **wishes).key == key


@pytest.mark.rule("MASS-PERS-14")
def test_who_has_fallen_takes_no_place():
    """Another hero may."""
    found = refused(out(armies()), engage={RODRIGO: "front"})
    assert (found.code, found.key, found.rule) == (
        "rule",
        "mass.out_of_action",
        "MASS-PERS-14",
    )
    assert found.facts == {"hero": RODRIGO}
    checks(out(armies()), engage={ALONSO: "front"})


@pytest.mark.ruling("MASS-AMB-51")
def test_a_general_takes_no_place_either():
    """If the house rule keeps him from rolling as a hero, too."""
    behind = {"general__personal_roll": False}
    found = refused(general(armies(**behind)), engage={RODRIGO: "front"})
    assert (found.code, found.key, found.rule) == ("rule", "mass.leads", LEADS)
    assert found.facts == {"hero": RODRIGO}
    checks(general(armies()), engage={RODRIGO: "front"})
    every = (armies(**behind), general(armies(**behind)), general(armies()))
    assert [leads(one, RODRIGO) for one in every] == [False, True, False]
    assert not leads(general(armies(**behind)), ALONSO)


@pytest.mark.ruling("MASS-AMB-18")
def test_a_tactic_that_stays_is_not_changed():
    """It may be repeated."""
    once_only = armies(tactics__each_turn=False)
    checks(once_only, tactics={A: "ENV"})
    once_only.put(A, "tactic", "MAR")
    found = refused(once_only, tactics={A: "ENV"})
    assert (found.code, found.key) == ("rule", "mass.tactic_kept")
    assert found.rule == "mass.tactics.each_turn"
    assert found.facts == {"side": A, "tactic": "MAR"}
    checks(once_only, tactics={A: "MAR", B: "ENV"})
    each = armies()
    each.put(A, "tactic", "MAR")
    checks(each, tactics={A: "ENV"})
    assert [kept_tactic(one, A) for one in (each, once_only)] == [None, "MAR"]


@pytest.mark.parametrize(
    ("module", "wishes"),
    [("tactics", {"tactics": {A: "ENV"}}), ("terrain", {"terrain": {A: ("none",)}})],
)
def test_what_is_left_out_is_not_wished(module, wishes):
    """The house rule is named."""
    found = refused(armies(**{f"modules__{module}": False}), **wishes)
    assert found.rule == f"mass.modules.{module}"


def test_no_terrain_stands_alone():
    """It is none at all."""
    for grounds in (("none", "difficult"), ("difficult", "none")):
        found = refused(armies(), terrain={A: grounds})
        assert (found.code, found.key, found.rule) == (
            "usage",
            "mass.ground_alone",
            "MASS-TURN-05",
        )


@pytest.mark.ruling("MASS-AMB-09")
def test_raises_on_a_heros_own_roll():
    """The house rule has to allow it, and he must make one."""
    found = refused(armies(), raises={RODRIGO: 0})
    assert (found.code, found.key) == ("rule", "mass.raises_scope")
    assert found.rule == found.facts["setting"] == "mass.raises.scope"
    ours = armies(raises__scope="any")
    ours.add(A, RAISES, 1)
    checks(ours, raises={RODRIGO: 1})
    behind = armies(raises__scope="any", general__personal_roll=False)
    led = refused(general(behind), raises={RODRIGO: 1})
    assert (led.code, led.key, led.rule) == ("rule", "mass.leads", LEADS)
    assert led.facts == {"hero": RODRIGO}
    for none, rule in (
        (out(ours.copy()), "MASS-PERS-14"),
        (with_doctor(ours.copy()), "MASS-OPP-INF-02"),
    ):
        found = refused(none, raises={RODRIGO: 1})
        assert (found.code, found.key, found.rule) == ("rule", "mass.no_roll", rule)
        assert found.facts == {"hero": RODRIGO}
        checks(none, raises={A: 1})


@pytest.mark.rule("MASS-PREP-05")
def test_no_more_raises_than_there_are():
    """Those of a side and of its heroes count together; the enemy's do not."""
    ours = armies(raises__scope="any")
    ours.add(A, RAISES, 2)
    ours.add(B, RAISES, 5)
    checks(ours, raises={A: 1, RODRIGO: 1, KARL: 5})
    found = refused(ours, raises={A: 1, RODRIGO: 1, ALONSO: 1})
    assert (found.code, found.key, found.rule) == (
        "not_enough",
        "mass.raises",
        "MASS-PREP-05",
    )
    assert found.facts == {"side": A, "have": 2, "need": 3}


@pytest.mark.ruling("MASS-AMB-10")
def test_no_more_lend_than_the_table_allows():
    """The limit is for each side."""
    ours = armies(command__max=1)
    checks(ours, lend=(RODRIGO, KARL))
    found = refused(ours, lend=(RODRIGO, ALONSO))
    assert (found.code, found.key) == ("usage", "mass.many_lend")
    assert (found.rule, found.facts) == ("mass.command.max", {"most": 1})


def test_terrain_stays_until_it_is_said_again():
    """Each counts once; none clears it."""
    found = armies()
    found.put(A, "terrain", ("difficult",))
    assert ground_of(found, A, Wishes()) == ("difficult",)
    assert ground_of(found, B, Wishes()) == ()
    other = Wishes(terrain={A: ("high_ground", "difficult", "high_ground")})
    assert ground_of(found, A, other) == ("high_ground", "difficult")
    assert ground_of(found, A, Wishes(terrain={A: ("none",)})) == ()
