"""The tables and numbers of the reference cards of a game of Fief."""

from __future__ import annotations

from ledger.rules.common.cards import Phrase, Rows
from ledger.rules.fief import tables
from ledger.rules.fief.house import house, plays, tactic
from ledger.rules.fief.war import tables as war
from ledger.rules.fief.war.customs import customs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.rules.common.cards import Cell
    from ledger.state import State

PRICES, INCOME, LIMITS, RANKS = (
    tables.PRICES,
    tables.INCOME,
    tables.LIMITS,
    tables.RANKS,
)

COUNTED = (
    *("bishop", "darc", "tithe", "tallage", "plague", "escape", "assassination"),
    *("justice", "bad_weather", "sun", "famine", "good_harvest", "revolt"),
)
GROUND = ("city", "castle", "open")
PRINTED: int = war.LOSSES["printed"]


def figures(state: State, _: str) -> dict[str, Any]:
    """The numbers that the words of a card mention."""
    numbers = {
        "unit": _unit(state),
        "sides": tables.DICE["sides"],
        "dice": tables.DICE["in_box"],
        "start": house(state, "money.start"),
        "points": sum(
            tables.VALUES[value] * n for value, n in tables.SETUP["troops"].items()
        ),
        "regions": tables.MAP["regions"],
        "dioceses": tables.MAP["dioceses"],
        "wide": tables.MAP["board_cm"][0],
        "high": tables.MAP["board_cm"][1],
        "sections": tables.MAP["sections"],
        "red_cards": sum(n for n in tables.RED.values() if isinstance(n, int)),
        "hand": LIMITS["hand"],
        "lords": LIMITS["lords"],
        "lengths": list(tables.POINTS["lengths"]),
        "survives": tables.PLAGUE["dies_on"] + 1,
        "rebels": sum(
            tables.VALUES[value] * n for value, n in tables.BOX["rebels"].items()
        ),
        "rebel_steps": LIMITS["steps_rebels"],
        "rebel": PRICES["rebel"],
        "calms": tables.CALMING["least"],
        "conviction": PRICES["conviction"],
        "tallage": INCOME["tallage"],
        "pension": INCOME["king"],
        "queen_pension": INCOME["queen"],
        "crowd": tables.CROWDING["most_counters"],
        "steps": LIMITS["steps"],
        "darc_steps": LIMITS["steps_darc"],
        "darc": war.DARC["bonus"],
        "per_lord": war.COMBAT["per_lord"],
        "kills": war.AIM["kills_on"],
        "aims": not house(state, "variant.tactics") or tactic(state, "aim.base_rule"),
        "printed": PRINTED,
        "minutes": LIMITS["minutes"],
        "ballots": LIMITS["ballots"],
        "votes": LIMITS["votes"],
        "bishops": LIMITS["bishops_to_crown"],
        "cardinals": LIMITS["cardinals_to_crown"],
        "regency": LIMITS["regency_turns"],
        "king_guards": _guards("king"),
        "queen_guards": _guards("queen"),
        "guard_price": PRICES["guard"],
        "solo": tables.WIN["solo_fiefs"],
        "pair": tables.WIN["pair_fiefs"],
        "few": tables.POINTS["players"],
        "every": tables.POINTS["every_turns"],
        "cash": tables.POINTS["cash_step"],
        "per_step": tables.POINTS["per_step"],
        "guard_counters": plays(state, "guard")
        and tactic(state, "guard.replaces_base"),
        "divisors": [war.LOSSES["divisor"][ground] for ground in GROUND],
    }
    return numbers | _tactics(state)


def _unit(state: State) -> str:
    return str(house(state, "money.unit"))


def _guards(whose: str) -> int:
    """The points of guards in the box."""
    return sum(tables.VALUES[value] * n for value, n in tables.BOX[whose].items())


def _tactics(state: State) -> dict[str, Any]:
    """What the Tactical extension adds."""
    king, queen = war.GUARD["king"], war.GUARD["queen"]
    mercenaries = war.MERCENARIES
    in_force = customs(state, tactics=bool(house(state, "variant.tactics")))
    return {
        "later": in_force.later,
        "changes": in_force.changes,
        "whole": war.LATER["knight_dies_of"],
        "faces": list(tactic(state, "battle_die.faces")),
        "fewer_castle": war.LATER["dice_lost"]["castle"],
        "fewer_city": war.LATER["dice_lost"]["city"],
        "archers": plays(state, "archers"),
        "bombards": plays(state, "bombards"),
        "hired": plays(state, "mercenaries"),
        "marching": plays(state, "archers") or plays(state, "bombards"),
        "shots": war.ARCHERS["dice"],
        "in_open": war.ARCHERS["minimum"]["open"],
        "at_castle": war.ARCHERS["minimum"]["castle"],
        "at_city": war.ARCHERS["minimum"]["city"],
        "shot_kills": war.ARCHERS["kills_on"],
        "rerolls": war.BOMBARDS["rerolls"],
        "bonus": war.GUARD["bonus"],
        "king_knights": king["knights"],
        "king_sergeants": king["sergeants"],
        "queen_knights": queen["knights"],
        "queen_sergeants": queen["sergeants"],
        "upkeep": mercenaries["upkeep"] * tactic(state, "money.scale"),
        "counters": mercenaries["counters"],
        "camp_bonus": mercenaries["revolt"]["bonus"],
    }


def phases(_: State) -> Rows:
    """The six phases in order, with what is done in each."""
    rows = [
        (number, f"phase_{phase}", f"done_{phase}")
        for number, phase in enumerate(tables.PHASES["order"], 1)
    ]
    return Rows(("number", "phase", "what"), rows)


def blue(_: State) -> Rows:
    """The blue cards: how many of each, and what they do."""
    lords = len(tables.LORDS["men"]) + len(tables.LORDS["women"])
    rows: list[tuple[Cell, ...]] = [("card_lord", lords, "does_lord")]
    rows += [(f"card_{card}", tables.BLUE[card], f"does_{card}") for card in COUNTED]
    return Rows(("card", "how_many", "does"), rows)


def crowded(_: State) -> Rows:
    """The plague of the variant, by the counters in a village."""
    rows: list[tuple[Cell, ...]] = []
    least = 1
    for row in tables.PLAGUE["crowded"]:
        most = row.get("most")
        code = "from_to" if most else "from_on"
        lost, of = row["loss"]
        rows.append(
            (
                Phrase(code, {"first": least, "last": most or 0}),
                Phrase("share", {"lost": lost, "of": of}) if lost else "none",
                Phrase("dies", {"n": row["dies_on"]}),
            )
        )
        least = (most or 0) + 1
    return Rows(("counters", "soldiers_lost", "lord_dies"), rows)


def income(state: State) -> Rows:
    """What brings income each turn."""
    keys = ("castle", "city", "press", "mill", "king", "queen", "tallage")
    return Rows(
        ("pays", Phrase("money_head", {"unit": _unit(state)}), "to_whom"),
        [(f"of_{key}", INCOME[key], f"to_{key}") for key in keys],
    )


def prices(state: State) -> Rows:
    """What can be bought, the price, and where it goes."""
    facts = {"castles": LIMITS["castles"], "production": LIMITS["production"]}
    keys = ("soldier", "press", "mill", "castle", "cardinal", "rebel", "guard")
    rows = [
        (f"buy_{key}", PRICES[key], Phrase(f"goes_{key}", facts))
        for key in keys
        if key != "guard" or not _exchanged(state)
    ]
    return Rows(
        ("purchase", Phrase("money_head", {"unit": _unit(state)}), "goes"), rows
    )


def _exchanged(state: State) -> bool:
    """Whether guards are exchanged for soldiers rather than bought back."""
    return plays(state, "guard") and bool(tactic(state, "guard.replaces_base"))


def ranks(state: State) -> Rows:
    """The three ranks of a fief."""
    unit = _unit(state)
    rows = [
        (
            f"rank_{rank}",
            RANKS["villages"][rank],
            PRICES["title"][rank],
            INCOME["tallage"] * RANKS["villages"][rank],
        )
        for rank in RANKS["order"]
    ]
    return Rows(
        ("title_card", "villages", Phrase("price_in", {"unit": unit}), "tallage_most"),
        rows,
    )


def dice(_: State) -> Rows:
    """The dice of a side by its points."""
    rows: list[Cell] = []
    heads: list[Cell] = []
    last: int | None = None
    for row in war.COMBAT["dice"]:
        least = row["least"]
        code = "from_on" if last is None else "from_to"
        heads.insert(0, Phrase(code, {"first": least, "last": last or 0}))
        rows.insert(0, row["dice"])
        last = least - 1
    return Rows(("side_points", *heads), [("its_dice", *rows)])


def losses(_: State) -> Rows:
    """The totals that cost each number of points, as far as the table is printed."""
    most = max(war.LOSSES[ground][PRINTED - 1] for ground in GROUND)
    rows = [(n, *[_totals(ground, n) for ground in GROUND]) for n in range(most + 1)]
    return Rows(("points_lost", *[f"in_{ground}" for ground in GROUND]), rows)


def _totals(ground: str, lost: int) -> Cell:
    """The totals that cost that much there; empty if none does."""
    printed = enumerate(war.LOSSES[ground][:PRINTED], 1)
    totals = [total for total, points in printed if points == lost]
    if not totals:
        return ""
    code = "from_to" if len(totals) > 1 else "only"
    first, last = totals[0], totals[-1]
    return Phrase(code, {"n": first, "first": first, "last": last})


def ransoms(state: State) -> Rows:
    """Ransoms by rank."""
    ranks = list(tables.SURRENDER["ransom"])
    return Rows(
        ("rank", Phrase("money_head", {"unit": _unit(state)})),
        [(f"rank_{rank}", house(state, f"ransom.amounts.{rank}")) for rank in ranks],
    )


def points(_: State) -> Rows:
    """The worth of cards in the points game."""
    worth = tables.POINTS["cards"]
    return Rows(("card", "points"), [(f"rank_{rank}", n) for rank, n in worth.items()])


def troops(state: State) -> Rows:
    """The troops of the extension: points, prices, how many."""
    scale = tactic(state, "money.scale")
    rows: list[tuple[Cell, ...]] = [
        ("knight", war.TROOPS["knights"], "", ""),
        ("sergeant", war.TROOPS["sergeants"], "", ""),
    ]
    if plays(state, "archers"):
        price = war.ARCHERS["price"] * scale
        rows.append(("archer", war.TROOPS["archers"], price, war.ARCHERS["per_player"]))
    if plays(state, "bombards"):
        price = war.BOMBARDS["price"] * scale
        most = war.BOMBARDS["per_player"]
        rows.append(("bombard", tactic(state, "bombard.cp"), price, most))
    if plays(state, "mercenaries"):
        rows.append(("mercenary", war.TROOPS["mercenaries"], "", ""))
    unit = _unit(state)
    return Rows(
        ("troop", "combat_points", Phrase("price_in", {"unit": unit}), "each_player"),
        rows,
    )


TABLES: dict[str, Callable[[State], Rows]] = {
    "phases": phases,
    "blue": blue,
    "crowded": crowded,
    "income": income,
    "prices": prices,
    "ranks": ranks,
    "dice": dice,
    "losses": losses,
    "ransoms": ransoms,
    "points": points,
    "troops": troops,
}
