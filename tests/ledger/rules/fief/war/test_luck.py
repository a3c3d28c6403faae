"""The effect of dice in a battle against their average: luck is zero on average."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ledger.rules.fief.war.force import SIDES
from ledger.rules.fief.war.luck import RULES, THROWN, Customs, customs_of, deeds
from ledger.rules.fief.war.resolving import Battle
from tests.ledger.rules.fief.war.fights import battle, scene

PLAIN = customs_of({})


class _Unthrown(Exception):  # noqa: N818 - a question
    pass


class _Falling:
    """A table with given faces, which remembers the purpose of each roll."""

    def __init__(self, faces):
        self.faces = list(faces)
        self.whys = []
        self.dice = set()

    def roll(self, _who, why, die, count, **_):
        if len(self.faces) < count:
            raise _Unthrown(die)
        self.whys += [why] * count
        self.dice.add(die.name)
        taken, self.faces = self.faces[:count], self.faces[count:]
        return tuple(taken)


def judged(fight, table, customs):
    """The luck of all rolls in a battle."""
    rerolls = {side: table.whys.count(f"fief.reroll.{side}") for side in SIDES}
    later = "battle" in table.dice
    return deeds(fight.result(), customs, rerolls, later=later)


def on_average(attacker, defender, rounds, **more):
    """The average luck over every possible roll: harm and kills."""
    sides, plan = scene(attacker, defender, **{"rerolls": ["low"], **more})
    customs = customs_of({rule: plan.customs.values[rule] for rule in RULES})
    gained = dict.fromkeys(((s, what) for s in SIDES for what in "hk"), Fraction(0))
    tried, open_to = 0, [((), Fraction(1))]
    while open_to:
        faces, chance = open_to.pop()
        table = _Falling(faces)
        fight = Battle(table, sides, plan)
        try:
            fight.fight(rounds)
        except _Unthrown as unthrown:
            (die,) = unthrown.args
            part = chance / len(die.faces)
            open_to += [((*faces, face), part) for face in die.faces]
            continue
        tried += 1
        assert set(table.whys) <= set(THROWN)
        for deed in judged(fight, table, customs):
            harm = deed.harm - Fraction(*deed.usual)
            kills = deed.kills - Fraction(*deed.usual_kills)
            gained[deed.side, "h"] += chance * harm
            gained[deed.side, "k"] += chance * kills
    assert tried > 5
    return set(gained.values())


@pytest.mark.parametrize(
    ("attacker", "defender", "more"),
    [
        pytest.param("soldiers=5", "soldiers=3", {"rounds": 2}, id="open"),
        pytest.param("soldiers=9", "soldiers=4", {"site": "castle"}, id="castle"),
        pytest.param("soldiers=5", "soldiers=8", {"site": "city"}, id="city"),
        pytest.param("darc,soldiers=7", "lords=2", {"site": "castle"}, id="darc"),
        pytest.param(
            "darc,soldiers=13",
            "soldiers=1",
            {"house": {"fief.darc.beyond_table": "cap18"}},
            id="capped",
        ),
        pytest.param(
            "soldiers=6,lords=1",
            "lords=2",
            {"aims": ["attacker:1", "defender:1"]},
            id="aimed",
        ),
        pytest.param("soldiers=7", "lords=1", {"aims": ["attacker:2"]}, id="one-lord"),
        pytest.param(
            "soldiers=6,bombards=2", "soldiers=4", {"tactics": True}, id="bombards"
        ),
        pytest.param(
            "soldiers=7,bombards=1",
            "soldiers=2",
            {"tactics": True, "site": "castle"},
            id="bombards-castle",
        ),
        pytest.param(
            "soldiers=2,archers=1,bombards=1",
            "soldiers=2",
            {"tactics": True},
            id="archers",
        ),
        pytest.param(
            "lords=2",
            "soldiers=1,archers=2",
            {"tactics": True, "site": "castle", "archers": ["defender:aim"]},
            id="shot",
        ),
        pytest.param(
            "lords=2",
            "soldiers=1,archers=2",
            {
                "tactics": True,
                "site": "castle",
                "archers": ["defender:aim"],
                "house": {"tactics.archers.aim_each_round": True},
            },
            id="shots",
        ),
        pytest.param(
            "soldiers=6,bombards=2",
            "soldiers=2,lords=1",
            {
                "tactics": True,
                "aims": ["attacker:1"],
                "house": {"tactics.bombard.reroll_base_aim": True},
            },
            id="aimed-again",
        ),
        pytest.param(
            "knights=3,bombards=1",
            "sergeants=3",
            {"tactics": True, "house": {"tactics.profile": "fief2011"}},
            id="later",
        ),
        pytest.param("soldiers=6,guard=1", "soldiers=3", {"tactics": True}, id="guard"),
    ],
)
def test_luck_is_nothing_on_average(attacker, defender, more):
    """All rolls are counted, for any decisions and any length of the battle."""
    more = {"rounds": 1, **more}
    assert on_average(attacker, defender, **more) == {0}


def usual(result, side):
    """The losses that a side's rolls cause on average."""
    found = deeds(result, PLAIN, {}, later=False)
    return sum(Fraction(*deed.usual) for deed in found if deed.side == side)


@pytest.mark.parametrize(
    ("site", "more", "expected"),
    [
        ("open", {}, (Fraction(7, 2) - Fraction(1, 4), Fraction(3, 2))),
        ("castle", {}, (Fraction(2), Fraction(3, 2))),
        ("castle", {"inside": True}, (Fraction(2), Fraction(5, 6))),
        ("castle", {"sortie": True}, (Fraction(13, 4), Fraction(3, 2))),
    ],
)
def test_the_column_is_found_by_the_harm(site, more, expected):
    """The record of `fief resolve` does not say who was inside."""
    facts = {**more, "site": site}
    found = battle("soldiers=8", "soldiers=5", "6 5 5", rounds=1, **facts)
    assert expected == tuple(usual(found, side) for side in SIDES)


def test_house_rules_that_nobody_has_set():
    """The table of numbers gives them; a die of the later edition has its own faces."""
    assert Customs((0, 1, 1, 2, 2, 3), capped=False, fort_column=False) == PLAIN
    assert (PLAIN.faces("battle")[-1], PLAIN.faces("d8")[-1]) == (3, 8)


def test_harm_that_no_column_explains_is_judged_by_the_ground():
    """A die of the castle takes 7/6 points on average, whatever the record says."""
    found = battle("soldiers=1", "soldiers=5", "6 1", site="castle", rounds=1)
    found["rounds"][0]["attacker"]["inflicts"] = 9
    (deed, _) = deeds(found, PLAIN, {}, later=False)
    assert (deed.side, deed.harm, Fraction(*deed.usual)) == (
        "attacker",
        9,
        Fraction(sum((0, 0, 1, 1, 1, 2)), 6),
    )


def test_kills_are_found_in_rounds_after_one_without_aims():
    """A lord who is shot at in the second round counts."""
    found = battle(
        "soldiers=7", "soldiers=20,lords=1", "6 1 1 1 1", aims=["attacker:1"], rounds=1
    )
    aimed = found["rounds"][0]
    plain = battle("soldiers=7", "soldiers=20", "1 1 1 1 1", rounds=1)["rounds"][0]
    rounds = {**found, "rounds": [plain, aimed]}
    (deed,) = (one for one in deeds(rounds, PLAIN, {}, later=False) if one.kills)
    assert (deed.side, deed.kills) == ("attacker", 1)
    assert Fraction(*deed.usual_kills) == Fraction(1, 6)


@pytest.mark.parametrize(("rolled", "chance"), [(0, []), (2, [(2, 6)])])
def test_aimed_dice_that_were_rolled_again_could_have_killed(rolled, chance):
    """Those are the re-rolls that no throw accounts for."""
    found = deeds({"site": "open"}, PLAIN, {"attacker": rolled}, later=False)
    assert [(d.side, d.usual_kills) for d in found] == [("attacker", c) for c in chance]


@pytest.mark.ruling("TAC-AMB-15")
@pytest.mark.parametrize(("helps", "chance"), [(True, 2), (False, 1)])
def test_where_a_guard_adds_to_aimed_dice_a_five_kills_too(helps, chance):
    """The record shows it by a five that has killed."""
    found = battle(
        "guard=1,soldiers=6",
        "soldiers=20,lords=1",
        "5 1 1 1 1" if helps else "6 1 1 1 1",
        tactics=True,
        aims=["attacker:1"],
        house={"tactics.guard.bonus_on_aimed": helps},
        rounds=1,
    )
    (deed,) = (one for one in deeds(found, PLAIN, {}, later=False) if one.kills)
    assert Fraction(*deed.usual_kills) == Fraction(chance, 6)


def test_house_rules_that_a_table_has_set():
    """Each of them is read by itself."""
    assert customs_of({"fief.darc.beyond_table": "cap18"}) == PLAIN._replace(
        capped=True
    )
    assert customs_of({"tactics.archers.fort_column": True}) == PLAIN._replace(
        fort_column=True
    )
    faces = {"tactics.battle_die.faces": [1, 2]}
    assert customs_of(faces) == PLAIN._replace(battle_die=(1, 2))
