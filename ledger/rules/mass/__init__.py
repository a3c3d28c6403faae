"""Mass combat for 7th Sea: a battle between two armies, turn by turn."""

from __future__ import annotations

from ledger.rules.game import Game
from ledger.rules.mass.facts import COMMODITIES, FIELDS

GAME = Game(
    "mass",
    COMMODITIES,
    FIELDS,
    reports=(("mass status", "ledger.reading.mass.status:battle_status"),),
    replays=(("mass status", "ledger.reading.mass.replays:status"),),
    battles=frozenset({"mass turn", "mass end"}),
    cards="ledger.rules.mass.cards",
    faults="ledger.rules.mass.audit:audit",
    read_position="ledger.rules.mass.position:read_position",
    write_position="ledger.rules.mass.position:write_position",
    end_turn="ledger.rules.mass.closing:end_turn",
    due="ledger.rules.mass.starting:due",
    to_act="ledger.rules.mass.starting:to_act",
    undone="ledger.rules.mass.starting:undone",
    explains="ledger.rules.mass.explaining:explains",
    status="ledger.reading.mass.status:add",
    topics="ledger.rules.mass.sealed:TOPICS",
    contest="ledger.rules.mass.contest:contest",
)
