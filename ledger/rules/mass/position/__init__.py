"""The position file of a battle: both armies, and the fight as far as it has come."""

from __future__ import annotations

from ledger.rules.common import position as common
from ledger.rules.common.position_reader import Reader
from ledger.rules.mass.audit import audit
from ledger.rules.mass.position import fight, people
from ledger.state import CAMPAIGN, RULES, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.game import Reading

KNOWN = (*common.SHARED, "side", "hero", *fight.CAMPAIGN_WORDS)
KINDS = ("side", "general", "steward", "hero")


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader = _read(data, state)
    if not reader.faults:
        for finding in audit(reader.state):
            reader.faults.append((("side",), finding))
    return reader.effects, reader.faults


def _read(data: Mapping[str, Any], state: State) -> Reader:
    """What stands in a position."""
    from ledger.rules.mass import GAME

    reader = Reader(data, state.copy(), GAME)
    reader.only(data, KNOWN, ())
    common.read_seats(reader)
    common.read_clock(reader, ())
    common.read_money(reader, 0)
    common.read_territories(reader)
    common.read_titles(reader)
    armies = people.read_sides(reader)
    heroes = people.read_heroes(reader)
    fight.read(reader, armies, heroes)
    common.read_holdings(reader)
    common.read_facts(reader)
    return reader


def write_position(state: State) -> dict[str, Any]:
    """The present state in the same form."""
    from ledger.rules.mass import GAME

    page = common.write_shared(state, GAME)
    page |= fight.of_campaign(state)
    page["side"] = people.sides_told(state)
    page["hero"] = people.heroes_told(state)
    ids = {
        f"{kind}:{state.name(subject)}": subject
        for kind in KINDS
        for subject in state.subjects(kind)
        if subject != f"{kind}:{state.name(subject)}"
    }
    page["ids"] = page.get("ids", {}) | ids
    page = {key: value for key, value in page.items() if value or key == "players"}
    fresh = State()
    fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
    fresh.put(CAMPAIGN, "game", state.game)
    rebuilt = fresh.apply(_read(page, fresh).effects)
    return common.write_rest(page, state, rebuilt, GAME)
