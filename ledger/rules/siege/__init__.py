"""Sieges for Warmaster: budgets, lists, fortresses, and three linked scenarios."""

from __future__ import annotations

from ledger.rules.game import Game
from ledger.rules.siege.facts import COMMODITIES, DESTROYED, FIELDS, PLACED

GAME = Game(
    "siege",
    COMMODITIES,
    FIELDS,
    plain=frozenset({PLACED, DESTROYED}),
    reports=(
        ("siege campaign", "ledger.reading.siege.campaign:campaign"),
        ("siege status", "ledger.reading.siege.campaign:status"),
    ),
    replays=(
        ("siege campaign", "ledger.reading.siege.replays:campaign"),
        ("siege status", "ledger.reading.siege.replays:status"),
    ),
    battles=frozenset({"siege batter", "siege end"}),
    cards="ledger.rules.siege.cards",
    faults="ledger.rules.siege.audit:audit",
    read_position="ledger.rules.siege.position:read_position",
    write_position="ledger.rules.siege.position:write_position",
    phases="ledger.rules.siege.scenarios:order",
    end_phase="ledger.rules.siege.clock:end_phase",
    end_turn="ledger.rules.siege.clock:end_turn",
    due="ledger.rules.siege.clock:due",
    to_act="ledger.rules.siege.clock:to_act",
    under_way="ledger.rules.siege.clock:under_way",
    acting="ledger.rules.siege.clock:acting",
    undone="ledger.rules.siege.clock:undone",
    explains="ledger.rules.siege.explaining:explains",
    status="ledger.reading.siege.campaign:add",
    contest="ledger.rules.siege.contest:contest",
)
