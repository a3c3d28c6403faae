"""Calls of the commands of sieges, and the tables at which they are made."""

from __future__ import annotations

ARMIES = """\
[[side]]
name = "Nains"
role = "attacker"
{attacker}
[[side]]
name = "Empire"
role = "defender"
{defender}
[[unit]]
name = "Haches"
side = "Nains"
type = "infantry"
stands = 3
[[unit]]
name = "Archers"
side = "Empire"
type = "infantry"
stands = 3
"""
BOUGHT = {
    "attacker": "equipment = { ram = 2, trebuchet = 1, ladders = 3 }",
    "defender": "equipment = { earthwork = 1, boiling_oil = 2 }",
}
WALLS = """\
[[section]]
name = "Mur 1"
kind = "wall"
stands = { Nains = 1, Empire = 2 }
[[section]]
name = "Tour 1"
kind = "tower"
"""
NONE = 'game = "siege"\n'
RACE = f'{NONE}scenario = 1\nphase = "defender"\n' + ARMIES.format(
    attacker="points = 1500", defender="points = 1000"
)
HELP = f"{NONE}scenario = 2\n" + ARMIES.format(attacker="", defender="")
KEEP = f'{NONE}scenario = 3\ngate = "tower"\n' + ARMIES.format(**BOUGHT) + WALLS
LIST = 'side = "attacker"\narmy = 2000\nequipment = { ram = 2 }\n'
# The table at which a command is called; commands that need none are left out.
POSITIONS = {
    "siege start": NONE,
    "siege general": KEEP,
    "siege break": RACE,
    "siege hold": RACE,
    "siege off": HELP,
    "siege end": HELP,
    "siege campaign": KEEP,
    "siege status": KEEP,
    "siege check": KEEP,
}
CALLS = {
    "siege start": (
        "siege start 2 --first attacker",
        "scenario sides first first_by turn_limit gate siege_rules deploys fortress",
    ),
    "siege general": (
        "siege general attacker --name Grimbold --dead",
        "side role general died follows",
    ),
    "siege break": ("siege break Empire", "side role turn follows"),
    "siege hold": ("siege hold Archers --stands 2", "unit stands held turns enough"),
    "siege off": ("siege off 3 --general", "stands needed general follows"),
    "siege end": (
        "siege end --winner Nains",
        "scenario winner role why rule turns attacker defender sections wasted next",
    ),
    "siege campaign": ("siege campaign", "scenarios others running next"),
    "siege status": (
        "siege status",
        "turn phase scenario sides sections points breaches machines roll_needed due",
    ),
    "siege budget": ("siege budget 2000", "attacker defender"),
    "siege check": ("siege check list.toml", "ok spent wasted faults"),
    "siege list": ("siege list --side defender", "side toml"),
    "siege fortress": ("siege fortress 1000", "walls towers gates total_points"),
    "siege tower": ("siege tower 40x40", "tower stands on_base"),
    "siege earthwork": ("siege earthwork --dice 2,6", "destroyed faces attacks"),
    "siege length": ("siege length --turn 6 --dice 4", "total ends needed"),
    "siege score": (
        "siege score 4*wall=1:0,gate=defender --general attacker:7",
        "attacker defender winner why text lines",
    ),
    "siege odds length": ("siege odds length --exact", "turns expected fractions"),
    "siege odds earthwork": ("siege odds earthwork 3", "destroyed by_attacks"),
}
WRITES = {
    *("siege start", "siege general", "siege break", "siege hold"),
    *("siege off", "siege end"),
}
