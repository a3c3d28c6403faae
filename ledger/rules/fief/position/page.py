"""The present state of Fief as a position file, to be carried on from."""

from __future__ import annotations

from ledger.rules.common import position as common
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.map_words import write_board
from ledger.rules.fief.board.places import (
    came_from,
    dioceses,
    regions,
    village_of,
    villages,
)
from ledger.rules.fief.camp import waiting
from ledger.rules.fief.facts import CARD
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import title_of
from ledger.rules.fief.forces import stack, troops
from ledger.rules.fief.position.reading import LAID, read_position
from ledger.state import BANK, RULES, WORLD, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.common.position_reader import Path


def write_position(state: State) -> dict[str, Any]:
    """The present state in the same form."""
    from ledger.rules.fief import GAME

    page = common.write_shared(state, GAME)
    page.pop("territory", None)
    page.pop("title", None)
    page |= write_board(state)
    page["village"] = [v for v in map(_village(state), villages(state)) if len(v) > 1]
    page["lord"] = [_lord(state, lord) for lord in lords.everybody(state)]
    page["effect"] = _effects(state)
    hands = {p: state.balance(f"hand/{p}", CARD) for p in state.seats}
    page["hands"] = {state.name(p): count for p, count in hands.items() if count}
    camps = {state.name(p): waiting(state, p) for p in state.seats}
    page["camps"] = {name: count for name, count in camps.items() if count}
    page.setdefault("ids", {}).update(
        {
            f"{kind}:{state.name(subject)}": subject
            for kind in ("region", "diocese", "lord")
            for subject in state.subjects(kind)
            if subject != f"{kind}:{state.name(subject)}"
        }
    )
    page = {key: value for key, value in page.items() if value or key == "players"}
    notes = -state.balance(WORLD, MONEY)
    if notes:  # a bank that has no more than the box
        told = {"account": BANK, "what": MONEY, "amount": notes, "from": WORLD}
        page["holding"] = [told]
    return common.write_rest(page, state, _rebuilt(page, state), GAME)


def _rebuilt(page: dict[str, Any], state: State) -> State:
    """What the page sets up so far; what no box could give is taken out of it.

    Corrections may have put more on the board than there is.
    """
    while True:
        fresh = State()
        fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
        fresh.put("campaign", "game", state.game)
        effects, faults = read_position(page, fresh)
        beyond = [told for told in faults if told[1].code == "position.stock"]
        if not beyond:
            return fresh.apply(effects)
        for path, fault in reversed(beyond):
            _less(page, path, int(dict(fault.facts)["stock"]))


def _less(page: dict[str, Any], path: Path, left: int) -> None:
    """Says no more on a line than the stock has; nothing where it has none."""
    *way, last = path
    table: Any = page
    for key in way:
        table = table[key]
    if left and isinstance(last, str):
        table[last] = left
    else:
        del table[last]


def _village(state: State) -> Any:
    def written(village: str) -> dict[str, Any]:
        table: dict[str, Any] = {"name": state.name(village)}
        owner = state.text(village, "owner")
        if owner:
            table["owner"] = state.name(owner)
        for kind in ("city", "castle"):
            if state.balance(village, kind):
                table["building"] = kind
                break
        for key, what in (("mills", "mill"), ("presses", "press")):
            if state.balance(village, what):
                table[key] = state.balance(village, what)
        guests = [state.name(p) for p in state.words(village, "guests")]
        if guests:
            table["guests"] = guests
        standing = {
            state.name(player): held
            for player in state.seats
            if (held := troops(state, stack(village, player)))
        }
        if standing:
            table["troops"] = standing
        return table

    return written


def _lord(state: State, lord: str) -> dict[str, Any]:
    table: dict[str, Any] = {
        "name": state.name(lord),
        "player": state.name(lords.owner(state, lord)),
    }
    place = state.text(lord, "at")
    if place:
        table["at"] = state.name(village_of(place))
        origin = came_from(place)
        if origin:
            table["from"] = state.name(origin)
    titles = [
        state.name(region)
        for region in regions(state)
        if (title := title_of(state, region)) and state.get(title, "holder") == lord
    ]
    if titles:
        table["titles"] = titles
    for diocese in lords.bishoprics(state, lord)[:1]:
        table["bishop"] = state.name(diocese)
    for field in ("cardinal", "darc"):
        if state.get(lord, field):
            table[field] = True
    for name in lords.offices_of(state, lord):
        table[name] = True
    wed = lords.spouse(state, lord)
    if wed:
        table["spouse"] = state.name(wed)
    captor = lords.captor(state, lord)
    if captor:
        table["prisoner_of"] = state.name(captor)
    return table


def _effects(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for region in regions(state):
        for kind in LAID:
            table = {"kind": kind, "region": state.name(region)}
            player = state.text(region, "tallage")
            if kind == "tallage" and player:
                table["player"] = state.name(player)
            found += [table] * state.balance(region, kind)
    for diocese in dioceses(state):
        player = state.text(diocese, "tithe")
        if state.balance(diocese, "tithe") and player:
            found.append(
                {
                    "kind": "tithe",
                    "diocese": state.name(diocese),
                    "player": state.name(player),
                }
            )
    controller = state.text("campaign", "revolt")
    at = state.text("campaign", "revolt_at")
    # A correction may say anything: what is no village is told as a plain fact.
    if controller and at and village_of(at) in villages(state):
        found.append(
            {
                "kind": "revolt",
                "player": state.name(controller),
                "at": state.name(village_of(at)),
                **({"from": state.name(origin)} if (origin := came_from(at)) else {}),
            }
        )
    return found
