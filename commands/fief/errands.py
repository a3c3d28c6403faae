"""What is typed for what is due in a game of Fief."""

from __future__ import annotations

from commands.errands import Errand

ERRANDS: dict[str, Errand | None] = {
    "map": Errand("fief map load"),
    "roads": None,
    "settle": Errand("fief settle", player="players"),
    "deal": Errand("fief deal"),
    "reshuffle": None,  # the deal does it
    "income": Errand("fief income"),
    "upkeep": Errand("fief upkeep", player="players"),
    "auction": Errand("fief auction"),
    "guards": None,
    "assault": Errand(
        "fief battle",
        village="village",
        attackers="players",
        defenders="defenders",
    ),
    "rebels_fight": Errand(
        "fief battle", village="village", attackers="=rebels", defenders="players"
    ),
    "calm": Errand("fief calm", lord="lords?"),
    "sale": Errand("fief seat", diocese="diocese"),
    "ransom": Errand("fief ransom", lord="lords?"),
    "inheritance": Errand("fief inherit", regions="region"),
    "election": Errand("fief elect", where="candidates"),
    "coronation": Errand("fief crown", lord="lord"),
    "talk": None,
    "points": None,
    "end": None,
    "winning": None,
    "near": None,
    "won": None,
}
