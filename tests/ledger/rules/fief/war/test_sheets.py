"""Roll sheets of a battle: what people are shown before they roll or choose."""

from __future__ import annotations

import pytest

from ledger.questions import Sheet, SheetLine
from ledger.rules.fief.war import sheets
from ledger.rules.fief.war.aiming import Share
from ledger.rules.fief.war.force import Force
from tests.ledger.rules.fief.war.fights import scene

PAST = (SheetLine("fief.sheet.shot", {"side": "attacker", "face": 1, "harm": 0}),)


def met(attacker, defender, **more):
    """Both sides and a plan with something that has happened before."""
    sides, plan = scene(attacker, defender, **more)
    return sides, plan._replace(past=PAST)


def lines(side, attacker, defender, targets=(), **more):
    """The lines of a side's sheet in round 2, by their keys."""
    sides, plan = met(attacker, defender, **more)
    sheet = sheets.in_round(2, side, sides, plan, targets)
    return {line.key.removeprefix("fief.sheet."): line.facts for line in sheet.lines}


def test_a_sheet_of_a_round_tells_strength_column_and_enemy():
    """Women do not roll, but are among those on the other side."""
    attacker = lines("attacker", "soldiers=6,lords=1,women=2", "darc", site="castle")
    assert attacker == {
        "strength": {"force": {"soldiers": 6, "lords": 1}, "points": 7, "dice": 2},
        "column": {"column": "castle"},
        "against": {"force": {"darc": 1}},
    }
    defender = lines("defender", "soldiers=6,lords=1,women=2", "darc", site="castle")
    assert defender == {
        "strength": {"force": {"darc": 1}, "points": 1, "dice": 1},
        "darc": {"bonus": 6},
        "column": {"column": "open"},
        "against": {"force": {"soldiers": 6, "lords": 1, "women": 2}},
    }


@pytest.mark.parametrize(
    ("stage", "told"),
    [
        ("damage", {"guard_harm": {"bonus": 1}}),
        ("dice_sum", {"guard": {"bonus": 1}}),
    ],
)
@pytest.mark.rule("TAC-GUARD-14")
def test_a_sheet_tells_where_the_guard_adds(stage, told):
    """D'Arc's bonus is told apart from it."""
    house = {"tactics.guard.bonus_stage": stage}
    sides = ("guard=1,guard_knights=1,darc", "soldiers=1")
    found = lines("attacker", *sides, tactics=True, house=house)
    assert found["darc"] == {"bonus": 6}
    bonuses = {k: v for k, v in found.items() if k.startswith("guard")}
    assert bonuses == told


def test_a_sheet_tells_the_dice_that_are_aimed_and_what_they_need():
    """Where all dice are aimed, D'Arc adds nothing."""
    targets = [Share(2, "lords")]
    found = lines("attacker", "soldiers=6,darc", "lords=1", targets)
    assert found["aimed"] == {"dice": 2, "target": "lords", "needs": [6]}
    assert "darc" not in found
    found = lines("attacker", "soldiers=6,darc", "lords=1", [Share(1, "lords")])
    assert found["darc"] == {"bonus": 6}


@pytest.mark.rule("TAC-GEN-04")
def test_the_later_edition_has_no_column():
    """Its harm is what the dice show."""
    house = {"tactics.profile": "fief2011"}
    assert "column" not in lines(
        "attacker", "soldiers=1", "soldiers=1", tactics=True, house=house
    )


def test_a_sheet_has_what_came_before_and_what_was_rolled_since():
    """The past of the battle comes first."""
    sides, plan = met("soldiers=1", "soldiers=2")
    shown = sheets.cast("attacker", (1, 2), ((3,), (4, 5)))
    assert shown == [
        SheetLine("fief.sheet.cast", {"side": "attacker", "faces": [3, 4, 5, 1, 2]})
    ]
    assert sheets.cast("attacker", (), ()) == []
    assert sheets.in_round(1, "attacker", sides, plan).before == PAST
    sheet = sheets.in_round(1, "attacker", sides, plan, (), shown)
    assert sheet.before == (*PAST, *shown)


@pytest.mark.parametrize(
    ("number", "village", "key"),
    [
        (0, None, "archers"),
        (1, None, "round"),
        (0, "territory:Vaux", "archers_at"),
        (1, "territory:Vaux", "round_at"),
    ],
)
def test_a_heading_tells_the_round_and_on_the_board_the_village(number, village, key):
    """Before the first round it is the archers' turn."""
    _, plan = met("soldiers=1", "soldiers=1")
    line = sheets.heading(number, "defender", plan._replace(village=village))
    facts = {"round": number, "side": "defender", "village": village or ""}
    assert line == SheetLine(f"fief.sheet.{key}", facts)


def test_a_sheet_of_archers_tells_both_forces():
    """Its heading is that of the time before the first round."""
    sides, plan = met("soldiers=1", "lords=2")
    sheet = sheets.of_archers("defender", sides, plan)
    assert sheet == Sheet(
        sheets.heading(0, "defender", plan),
        (
            SheetLine("fief.sheet.force", {"force": {"lords": 2}}),
            SheetLine("fief.sheet.against", {"force": {"soldiers": 1}}),
        ),
        PAST,
    )


@pytest.mark.parametrize(("left", "key"), [(3, "loses"), (2, "loses_more")])
def test_a_sheet_of_losses_tells_how_much_is_still_to_go(left, key):
    """After the first point it says so."""
    _, plan = met("soldiers=1", "soldiers=1")
    sheet = sheets.of_losses(2, "attacker", Force(soldiers=4), 3, left, plan)
    assert sheet == Sheet(
        sheets.heading(2, "attacker", plan),
        (
            SheetLine(f"fief.sheet.{key}", {"harm": 3, "left": left}),
            SheetLine("fief.sheet.force", {"force": {"soldiers": 4}}),
        ),
        PAST,
    )


@pytest.mark.parametrize(("number", "key"), [(0, "archers"), (1, "round")])
def test_sheets_of_soldiers_and_lords_who_fall(number, key):
    """They tell the harm, and of soldiers whose they are and their points."""
    about = SheetLine(f"fief.sheet.{key}", {"round": number, "side": "defender"})
    loses = SheetLine("fief.sheet.loses", {"harm": 2})
    troops = SheetLine("fief.sheet.troops", {"heap": "Anne", "points": 5})
    found = sheets.of_troops(number, "defender", "Anne", 5, 2, PAST)
    assert found == Sheet(about, (loses, troops), PAST)
    found = sheets.of_lords(number, "defender", 2, PAST)
    assert found == Sheet(about, (loses,), PAST)


def test_sheets_after_a_round_and_of_a_die_that_is_rolled_again():
    """The name of the choice says the side and the round."""
    _, plan = met("soldiers=1", "soldiers=1")
    facts = {"round": 3, "village": "Vaux"}
    after = Sheet(SheetLine("fief.sheet.after", facts), (), PAST)
    assert sheets.after_round(3, "Vaux", PAST) == after
    for where in ("attacker.2", "attacker.2.aim1"):
        assert sheets.of_reroll(where, (1, 6), 2, plan) == Sheet(
            sheets.heading(2, "attacker", plan),
            (
                SheetLine("fief.sheet.faces", {"faces": [1, 6]}),
                SheetLine("fief.sheet.rights", {"rights": 2}),
            ),
            PAST,
        )


def test_what_archers_did_is_told_by_side():
    """An aimed shot does no harm in points; those who held are left out."""
    opening = {"defender": {"die": 6}, "attacker": {"die": 2, "inflicts": 1}}
    assert sheets.shots(opening) == (
        SheetLine("fief.sheet.shot", {"side": "attacker", "face": 2, "harm": 1}),
        SheetLine("fief.sheet.shot", {"side": "defender", "face": 6, "harm": 0}),
    )
    assert sheets.shots({"defender": {"die": 6}})[0].facts["side"] == "defender"
    assert sheets.shots({}) == ()


def thrown(side, other, **more):
    """The facts of a roll on a sheet."""
    facts = {"round": 1, "side": side, "other": other, "faces": [6, 2, 1]}
    return {**facts, "total": 3, "harm": 1, **more}


def test_a_round_is_told_with_its_dice_and_then_with_its_losses():
    """Aimed dice come first; only what has become fewer fell, and points do not count."""
    roll = {"dice": [2, 1], "aimed": [[6]], "total": 3, "inflicts": 1}
    facts = {"round": 1, "defender": roll}
    (line,) = sheets.results(facts)
    assert line == SheetLine("fief.sheet.result", thrown("defender", "attacker"))
    before = {"attacker": {"points": 5, "knights": 1, "lords": 2, "sergeants": 0}}
    after = {"attacker": {"points": 4, "knights": 0, "lords": 2, "sergeants": 2}}
    (line,) = sheets.past(facts, before, after)
    fell = {"fell": {"knights": 1}, "left": {"lords": 2, "sergeants": 2}}
    told = thrown("defender", "attacker", **fell)
    assert line == SheetLine("fief.sheet.past", told)
    both = {"round": 1, "attacker": roll, "defender": roll}
    sides = [line.facts["side"] for line in sheets.results(both)]
    assert sides == ["attacker", "defender"]
