"""What people are shown before they roll or choose."""

from __future__ import annotations

from ledger.questions import Sheet, SheetLine
from ledger.rules.mass import sheets
from ledger.rules.mass.opportunities.battle import Line
from ledger.rules.mass.opportunities.windows import Forced

A, B, RODRIGO = "side:A", "side:B", "hero:Rodrigo"
HELD = {RODRIGO: Forced("front", "MASS-OPP-POU-01", "POU")}
SHOWN = SheetLine(
    "mass.sheet.held",
    {
        "hero": RODRIGO,
        "level": "front",
        "opportunity": "POU",
        "rule": "MASS-OPP-POU-01",
    },
)
EARNED = {
    "what": "opportunity",
    "value": 3,
    "rule": "R",
    "hero": RODRIGO,
    "code": "TEN",
}
RULED = {"what": "numbers", "value": 5, "rule": "MASS-MOD-05"}
PLAIN = {"what": "other", "value": -8, "rule": None, "hero": None}
LINES = (
    SheetLine(
        "mass.sheet.line_by",
        {"what": "TEN", "value": 3, "rule": "R", "hero": RODRIGO},
    ),
    SheetLine(
        "mass.sheet.line_rule",
        {"what": "numbers", "value": 5, "rule": "MASS-MOD-05", "hero": ""},
    ),
    SheetLine(
        "mass.sheet.line_plain", {"what": "other", "value": -8, "rule": "", "hero": ""}
    ),
)


def together(value):
    """The sum of all lines."""
    return SheetLine("mass.sheet.together", {"value": value})


def test_before_places_and_tactics():
    """Who attacks, and who has no choice of place."""
    heading = SheetLine("mass.sheet.engaging", {"turn": 2})
    assert sheets.of_place(2, HELD) == Sheet(heading, (), (SHOWN,))
    assert sheets.of_place(2, {}) == Sheet(heading)
    heading = SheetLine("mass.sheet.tactics", {"turn": 2, "side": A})
    assert sheets.of_tactic(2, A, HELD) == Sheet(heading, (), (SHOWN,))


def test_before_a_generals_roll():
    """The dice that he lacks, and each modifier with its reason; then the sum."""
    less = Line(RODRIGO, -1, "opportunity", "MASS-OPP-BAN-03", RODRIGO, "BAN")
    chosen = (sheets.tactic(A, "ENV"),)
    found = sheets.of_general(2, B, chosen, [EARNED, RULED, PLAIN], [less])
    assert found.heading == SheetLine("mass.sheet.general", {"turn": 2, "side": B})
    dice = {"what": "BAN", "count": 1, "hero": RODRIGO, "rule": "MASS-OPP-BAN-03"}
    assert found.lines == (
        SheetLine("mass.sheet.fewer", dice),
        *LINES,
        together(0),
    )
    assert found.before == (
        SheetLine("mass.sheet.tactic", {"side": A, "tactic": "ENV"}),
    )
    assert sheets.of_general(2, B, (), [], []).lines == ()


def test_after_the_generals_rolls():
    """Both totals, and who has won."""
    rolled = tuple(
        SheetLine("mass.sheet.rolled", {"side": side, "total": total})
        for side, total in ((A, 20), (B, 18))
    )
    totals = {A: 20, B: 18}
    assert sheets.won(A, totals) == (*rolled, SheetLine("mass.sheet.won", {"side": A}))
    assert sheets.won(None, totals) == (*rolled, SheetLine("mass.sheet.tie", {}))
    heading = SheetLine("mass.sheet.fallen", {"turn": 2})
    assert sheets.of_fallen(2, totals) == Sheet(heading, rolled)


def test_before_a_heros_roll():
    """His ranks, what his opportunities add, and the sum of all of it."""
    plus = {"wits": 3, "unit": 0, "command": -2, "modifier": 3}
    before = sheets.won(None, {A: 1})
    found = sheets.of_hero(RODRIGO, ("front", "tie"), plus, [EARNED], before)
    facts = {"hero": RODRIGO, "level": "front", "situation": "tie"}
    assert found.heading == SheetLine("mass.sheet.hero", facts)
    assert found.lines == (
        SheetLine("mass.sheet.plus", {"added": "wits", "value": 3}),
        SheetLine("mass.sheet.plus", {"added": "command", "value": -2}),
        LINES[0],
        together(4),
    )
    assert found.before == before
    bare = sheets.of_hero(RODRIGO, ("front", "tie"), {"wits": 2}, (), ())
    assert bare.lines[-1] == together(2)
    assert sheets.of_hero(RODRIGO, ("front", "tie"), {"wits": 0}, (), ()).lines == ()


def test_before_damage_and_raises():
    """The total and the cell, and whether it gives an opportunity."""
    cell = {"row": "18+", "column": 6, "damage_dice": 2, "reputation": 10}
    heading = SheetLine("mass.sheet.damage", {"hero": RODRIGO, "total": 21})
    line = SheetLine("mass.sheet.cell", cell)
    without = sheets.of_damage(RODRIGO, 21, {**cell, "opportunity": False})
    assert without == Sheet(heading, (line,))
    won = sheets.of_damage(RODRIGO, 21, {**cell, "opportunity": True})
    assert won == Sheet(heading, (line, SheetLine("mass.sheet.won_one")))
    assert sheets.of_raising(RODRIGO, 21) == Sheet(heading)
