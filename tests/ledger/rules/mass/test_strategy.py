"""The generals' opposed roll: the modifiers, and the turn's winner."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.questions import Sheet, SheetLine
from ledger.rules.mass.specs import read
from ledger.rules.mass.strategy import Side, modifiers, situations, strategy, told_of
from ledger.rules.mass.strategy import opposed as by_words
from ledger.table import Table
from tests.ledger.rules.mass.vectors import dice, examples, refusal, state

# The meanings of the figures in an example.
MEANT = {
    "S1": ("tactic=ENV,terrain=high_ground,men=1000", "tactic=REG,men=2000,raises=1"),
    "S2-tie": ("terrain=difficult", ""),
    "S3-heroes": ("command=3", "front=2,down=1"),
}


def opposed(a, b, *faces, attacker="a", **house):
    """The result of two sides as they are typed."""
    sides = read(a), read(b)
    return strategy(state(**house), dice(*faces), sides, attacker).result


def lines(a, b, attacker=0, **house):
    """The modifiers of each roll."""
    found = modifiers(state(**house), (read(a), read(b)), attacker)
    return [{line["what"]: line["value"] for line in side} for side in found]


@pytest.mark.rule("MASS-TURN-02")
@pytest.mark.rule("MASS-TURN-05")
@pytest.mark.rule("MASS-TURN-06")
@examples("strategy")
def test_the_worked_examples(request, given, expect):
    """The rolls were made at a table, and have their lines."""
    words = MEANT[request.node.callspec.id]
    a, b = (
        ",".join(part for part in (f"total={given[f'{side}_roll']}", more) if part)
        for side, more in zip("AB", words, strict=True)
    )
    found = opposed(a, b)
    for side, mods in (("a", given["A_mods"]), ("b", given["B_mods"])):
        values = [line["value"] for line in found[side]["modifiers"]]
        assert sorted(mods) == sorted(values)
    assert (expect["A"], expect["B"]) == (found["a"]["total"], found["b"]["total"])
    assert expect["winner"] == (found["winner"] or "tie").upper().replace("TIE", "tie")


@pytest.mark.rule("MASS-TURN-03")
@pytest.mark.rule("MASS-TURN-04")
@pytest.mark.rule("MASS-TURN-07")
@pytest.mark.ruling("MASS-AMB-08")
@pytest.mark.ruling("MASS-AMB-10")
def test_what_a_side_spends_and_has_earned():
    """Free raises of five, all lent ranks of Command, and opportunities count."""
    found = lines("5k3,raises=2,command=3+2,other=-3", "5k3,other=+4")
    assert found == [{"raises": 10, "command": 5, "other": -3}, {"other": 4}]
    assert lines("5k3,raises=2", "5k3", raises__value=4)[0] == {"raises": 8}
    with pytest.raises(Misuse) as refused:
        lines("5k3,command=3+2", "5k3", command__max=1)
    assert refused.value.key == "mass.many_lend"


@pytest.mark.rule("MASS-TACT-06")
def test_tactics_change_the_attackers_roll_alone():
    """Either of the two sides may be the attacker."""
    words = ("5k3,tactic=ENV", "5k3,tactic=REG")
    assert lines(*words) == [{"tactics": 10}, {}]
    assert lines(*words, attacker=1) == [{}, {"tactics": -10}]
    with pytest.raises(Misuse):
        lines("5k3,tactic=ENV", "5k3")
    told = strategy(
        state(), dice(), (read("total=9,tactic=ENV"), read("total=9,tactic=REP")), "a"
    )
    assert [w["rule"] for w in told.warnings] == ["MASS-AMB-20"]


@pytest.mark.parametrize(
    ("ground", "value"),
    [
        pytest.param("high_ground", 5, marks=pytest.mark.rule("MASS-MOD-02")),
        pytest.param("difficult", -5, marks=pytest.mark.rule("MASS-MOD-03")),
        pytest.param("crossing_water", -10, marks=pytest.mark.rule("MASS-MOD-04")),
    ],
)
def test_terrain(ground, value):
    """The modifier is for the army's own roll."""
    assert lines(f"5k3,terrain={ground}", "5k3") == [{ground: value}, {}]


@pytest.mark.ruling("MASS-AMB-17")
def test_terrain_adds_up():
    """Each line counts once, and both armies may have some."""
    found = lines(
        "5k3,terrain=difficult+crossing_water+difficult", "5k3,terrain=high_ground"
    )
    assert found == [{"difficult": -5, "crossing_water": -10}, {"high_ground": 5}]
    with pytest.raises(Refused) as refused:
        lines("5k3,terrain=swamp", "5k3")
    assert refused.value.key == "unknown_name.terrain"


@pytest.mark.rule("MASS-MOD-02", "MASS-MOD-03", "MASS-MOD-04")
def test_a_table_without_terrain_tells_none_and_rolls_all_the_same():
    """The question comes only if somebody says that there is terrain."""
    assert lines("5k3", "5k3", modules__terrain=False) == [{}, {}]
    with pytest.raises(Refused) as refused:
        lines("5k3,terrain=difficult", "5k3", modules__terrain=False)
    assert refused.value.key == "mass.left_out"


@pytest.mark.rule("MASS-MOD-05")
@pytest.mark.rule("MASS-MOD-06")
def test_numbers_help_the_larger_side():
    """Walls are included."""
    assert lines("5k3,men=3000", "5k3,men=1000") == [{"numbers": 10}, {}]
    assert lines("5k3,men=1000", "5k3,men=1000,fort=3") == [{}, {"numbers": 10}]
    with pytest.raises(Misuse):
        lines("5k3,men=1000", "5k3")


@pytest.mark.rule("MASS-MOD-10")
@pytest.mark.rule("MASS-MOD-11")
@pytest.mark.ruling("MASS-AMB-14")
def test_heroes_of_the_turn_before():
    """Each at the Front gives five more, each fallen hero five less."""
    assert lines("5k3,front=2,down=1", "5k3")[0] == {"front": 10, "down": -5}
    words = ("5k3,front=2,down=1,both=1", "5k3")
    assert lines(*words)[0] == {"front": 10, "down": -5}
    found = lines(*words, heroes__ko_cancels_front=True)
    assert found[0] == {"front": 5, "down": -5}
    with pytest.raises(Misuse):
        lines("5k3,front=2,down=1,both=2", "5k3")


@pytest.mark.ruling("MASS-AMB-01")
@pytest.mark.parametrize(
    ("module", "words"),
    [("terrain", "terrain=difficult"), ("heroes", "front=1"), ("numbers", "raises=0")],
)
def test_what_is_left_out_is_refused(module, words):
    """The house rule that leaves it out is named."""
    with pytest.raises(Refused) as refused:
        lines(f"{words},men=5", "men=5", **{f"modules__{module}": False})
    assert refused.value.rule == f"mass.modules.{module}"


@pytest.mark.rule("MASS-TURN-13")
@pytest.mark.ruling("MASS-AMB-07")
def test_a_contested_roll():
    """A side that alone reaches five times the other's Wits wins; else repeat."""
    rules = {"strategy__contested_tn": True}
    found = opposed("total=14,wits=4", "total=20,wits=3", **rules)
    assert (found["winner"], found["again"]) == ("b", False)
    found = opposed("total=14,wits=4", "total=19,wits=3", **rules)
    assert (found["winner"], found["again"], found["situation"]) == (None, True, None)
    found = opposed("total=21,wits=4", "total=20,wits=3", **rules)
    assert found["winner"] == "a"
    assert opposed("total=14", "total=20")["winner"] == "b"
    with pytest.raises(Misuse):
        opposed("total=14", "total=20", **rules)


@pytest.mark.rule("MASS-TURN-14")
def test_the_situation_of_each_army():
    """A victory for one is a defeat for the other."""
    assert situations("b") == {"a": "defeat", "b": "victory"}
    assert situations(None) == {"a": "tie", "b": "tie"}
    assert opposed("total=9", "total=8")["situation"]["b"] == "defeat"


def test_dice_are_rolled_in_order():
    """All of the first general's come first with his tens, then the second's."""
    found = opposed("3k2,other=1", "2k1", 10, 3, 4, 5, 9, 9, attacker="b")
    assert found["a"]["dice"] == [[10, 5], [3], [4]]
    assert (found["a"]["roll"], found["a"]["total"]) == (19, 20)
    assert (found["b"]["kept"], found["winner"]) == ([9], "a")


@pytest.mark.parametrize(
    "words",
    [
        *("", "6k", "total=x", "wits=-1", "men", "raises=", "tactic=", "6k3,5k3"),
        *("x=1", "6k3,total=3", "3k6", "raises=1", "total=1,total=2", "command=2+"),
        "terrain=",
    ],
)
def test_a_side_that_makes_no_sense(words):
    """The refusal comes before a die is rolled."""
    with pytest.raises(Misuse):
        opposed(words, "total=9")


@pytest.mark.parametrize(
    ("sides", "key"),
    [
        (("", "total=9"), "mass.pool_or_total"),
        (("total=9", "wits=2"), "mass.pool_or_total"),
        (("total=9,tactic=ENV", "total=9"), "mass.one_tactic"),
        (("total=9", "total=9,tactic=ENV"), "mass.one_tactic"),
        (("total=9,men=5", "total=9"), "mass.one_counted"),
        (("total=9,fort=2", "total=9"), "mass.one_counted"),
        (("total=9,front=1,both=1", "total=9"), "mass.both"),
        (("3k4", "total=9"), "roll.keep"),
    ],
)
def test_a_side_that_lacks_something(sides, key):
    """It is refused before a die is rolled."""
    pair = tuple(read(one) if one else Side() for one in sides)
    found = refusal(strategy, state(), Table(), pair, "a")
    assert (found.code, found.key) == ("usage", key)


def test_each_line_has_its_rule():
    """In the order of the text; a line of nothing is left out."""
    a = read(
        "5k3,tactic=ENV,terrain=high_ground+difficult+crossing_water,men=2000,"
        "front=1,down=2,raises=1,command=1+2,other=-1"
    )
    a = a._replace(earned=({"what": "opportunity", "value": 3, "rule": "R"},))
    (lines, other) = modifiers(state(), (a, read("5k3,tactic=REG,men=1000")), 0)
    assert [(line["what"], line["value"], line["rule"]) for line in lines] == [
        ("tactics", 10, "MASS-TACT-06"),
        ("high_ground", 5, "MASS-MOD-02"),
        ("difficult", -5, "MASS-MOD-03"),
        ("crossing_water", -10, "MASS-MOD-04"),
        ("numbers", 5, "MASS-MOD-05"),
        ("front", 5, "MASS-MOD-10"),
        ("down", -10, "MASS-MOD-11"),
        ("raises", 5, "MASS-TURN-04"),
        ("command", 3, "MASS-TURN-07"),
        ("other", -1, "MASS-TURN-03"),
        ("opportunity", 3, "R"),
    ]
    assert other == []
    found = refusal(modifiers, state(command__max=1), (a, read("5k3")), 0)
    assert found.key == "mass.one_tactic"
    limited = state(command__max=1)
    found = refusal(modifiers, limited, (read("5k3,command=1+1"), read("5k3")), 0)
    assert (found.code, found.key, found.rule) == (
        "usage",
        "mass.many_lend",
        "mass.command.max",
    )
    assert found.facts == {"most": 1}
    assert modifiers(limited, (read("5k3,command=2"), read("5k3")), 0)[0]


def test_an_opposed_roll_tells_all_of_it():
    """What was given, without defaults; the rolls, and who won."""
    found = by_words(state(), dice(3, 4), read("2k1,other=1"), read("total=5"), "b")
    assert found.asked == {
        "attacker": "b",
        "a": {"pool": [2, 1], "other": 1},
        "b": {"total": 5},
    }
    assert found.result["attacker"] == "b"
    assert found.result["a"] == {
        "dice": [[3], [4]],
        "kept": [4],
        "roll": 4,
        "modifiers": [{"what": "other", "value": 1, "rule": "MASS-TURN-03"}],
        "total": 5,
    }
    assert found.result["b"]["dice"] == found.result["b"]["kept"] == []
    assert (found.result["winner"], found.result["again"]) == (None, False)
    assert found.result["situation"] == {"a": "tie", "b": "tie"}
    assert told_of(Side()) == {}
    assert refusal(by_words, state(), Table(), Side(), Side(), "c").facts["name"] == "c"


def test_what_is_known_before_and_after_the_generals_dice():
    """A sheet for each roll, and both totals once they lie."""
    seen = []

    def laid(number, lines):
        seen.append((number, lines))
        return Sheet(SheetLine("here"))

    def fallen(sides, totals):
        seen.append(totals)
        return sides[0]._replace(raises=1), sides[1]

    table = dice(3, 4)
    pair = (read("1k1"), read("1k1,other=2"))
    found = strategy(state(), table, pair, "a", laid, fallen)
    assert seen == [(3, 6)]
    assert (found.result["a"]["total"], found.result["winner"]) == (8, "a")
    assert [one.why for one in table.throws] == ["strategy.a", "strategy.b"]
    assert found.asked["a"]["raises"] == 1


@pytest.mark.ruling("MASS-AMB-07")
@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ((15, 20), "b"),
        ((20, 20), None),
        ((14, 20), "b"),
        ((15, 19), "a"),
        ((14, 19), "again"),
    ],
)
def test_who_reaches_five_times_the_others_wits(totals, winner):
    """Both do: the higher one wins. Only one does: he wins. Neither: once more."""
    pair = [read(f"total={n},wits={w}") for n, w in zip(totals, (4, 3), strict=True)]
    ours = state(strategy__contested_tn=True)
    found = strategy(ours, Table(), tuple(pair), "a").result
    assert (found["winner"] or ("again" if found["again"] else None)) == winner
    lacks = refusal(strategy, ours, Table(), (read("total=9"), pair[1]), "a")
    assert (lacks.code, lacks.key) == ("usage", "mass.no_trait")
