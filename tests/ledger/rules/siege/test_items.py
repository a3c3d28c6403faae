"""The two lists of siege equipment, line by line as in the rules."""

from __future__ import annotations

import pytest

from ledger.rules.siege.tables import ITEMS

# Price, side, list; hits and armour of pieces that can be hit.
EQUIPMENT = {
    "earthwork": (15, "both", "earthworks", None, None),
    "boiling_oil": (5, "defender", "defender_equipment", None, None),
    "portable_ram": (5, "attacker", "attacker_equipment", None, None),
    "ladders": (5, "attacker", "attacker_equipment", None, None),
    "charcloie": (5, "attacker", "siege_machines", 3, "3+"),
    "mantlets": (10, "attacker", "attacker_equipment", None, None),
    "siege_tower": (10, "attacker", "siege_machines", 3, "3+"),
    "ram": (10, "attacker", "siege_machines", 3, "3+"),
}
# Price, attacks in close combat and at a distance, hits; Max; bouncing shots.
ARTILLERY = {
    "mangonel": (80, (0, 4), 3, 1, False),
    "bombard": (90, (0, 4), 3, 1, True),
    "trebuchet": (120, (0, 6), 4, 1, False),
}


@pytest.mark.rule("SIEGE-LIST-15", "SIEGE-LIST-16")
@pytest.mark.parametrize("item", EQUIPMENT)
def test_a_line_of_the_equipment_list(item):
    """There is no Min and no Max."""
    line = ITEMS[item]
    found = (line["cost"], line["side"], line["list"], line.get("hits"))
    assert (*found, line.get("armour")) == EQUIPMENT[item]
    assert "most" not in line


@pytest.mark.rule("SIEGE-LIST-08", "SIEGE-LIST-13", "SIEGE-LIST-15", "SIEGE-LIST-16")
@pytest.mark.parametrize("item", ARTILLERY)
def test_a_line_of_the_artillery_list(item):
    """Each is a unit of one, without armour, for either side."""
    line = ITEMS[item]
    found = (line["cost"], line["attack"], line["hits"], line["most"])
    assert (*found, line.get("bounces", False)) == ARTILLERY[item]
    assert (line["side"], line["list"]) == ("both", "siege_artillery")
    assert (line["armour"], line["size"]) == ("0", 1)


def test_no_other_item_is_listed():
    """Eight are on one list, and three on the other."""
    assert {code for code in ITEMS if code != "source"} == {*EQUIPMENT, *ARTILLERY}
