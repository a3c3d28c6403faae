"""Fief: families, fiefs and the crown, on a board of villages."""

from __future__ import annotations

from ledger.rules.fief.facts import COMMODITIES, FIELDS, PLAIN
from ledger.rules.game import Game, Honours

HONOURS = Honours(
    listed="ledger.rules.fief.families.honours:listed",
    held_by="ledger.rules.fief.families.honours:held_by",
    called="ledger.rules.fief.families.honours:names",
    people="ledger.rules.fief.families.lords:every",
    person="ledger.rules.fief.families.lords:find_lord",
    grant="ledger.rules.fief.families.honours:grant",
    revoke="ledger.rules.fief.families.honours:revoke",
    recorded="ledger.rules.fief.families.honours:recorded",
    fields="ledger.rules.fief.families.honours:fields",
)
GAME = Game(
    "fief",
    COMMODITIES,
    FIELDS,
    plain=PLAIN,
    closed_by="FIEF-INC-20",
    tells=frozenset({"upkeep", "auction", "sale", "ransom", "fight"}),
    honours=HONOURS,
    reports=(
        ("fief score", "ledger.reading.fief.score:score"),
        ("fief tree", "ledger.reading.fief.tree:tree"),
        ("fief luck", "ledger.reading.fief.luck:luck"),
    ),
    replays=(
        ("fief score", "ledger.reading.fief.replays:score"),
        ("fief tree", "ledger.reading.fief.replays:tree"),
        ("fief stacks", "ledger.reading.fief.replays:stacks"),
    ),
    battles=frozenset({"fief battle", "fief resolve"}),
    tables=("fiefs", "lords", "soldiers"),
    chances="ledger.reading.fief.chances:Chances",
    cards="ledger.rules.fief.reference_cards",
    faults="ledger.rules.fief.audit:audit",
    begin="ledger.rules.fief.board.setup:begin",
    read_position="ledger.rules.fief.position.reading:read_position",
    write_position="ledger.rules.fief.position.reading:write_position",
    phases="ledger.rules.fief.facts:phases",
    end_phase="ledger.rules.fief.turn.clock:end_phase",
    end_turn="ledger.rules.fief.turn.clock:end_turn",
    due="ledger.rules.fief.turn.reminders:due",
    to_act="ledger.rules.fief.turn.order:to_act",
    acting="ledger.rules.fief.turn.order:acting",
    undone="ledger.rules.fief.turn.passing:undone",
    notes="ledger.rules.fief.position.oddities:notes",
    views="ledger.rules.fief.facts:views",
    added="ledger.rules.fief.board.places:added",
    may_change="ledger.rules.fief.fiefs:may_change",
    hand_over="ledger.rules.fief.fiefs:hand_over",
    owner_of="ledger.rules.fief.fiefs:owner_of",
    leave="ledger.rules.fief.turn.eliminating:leave",
    paying="ledger.rules.fief.treasury.lending:paying",
    bank_floor="ledger.rules.fief.board.setup:bank_floor",
    explains="ledger.rules.fief.explaining:explains",
    status="ledger.reading.fief.status:add",
    board="ledger.reading.fief.board:village",
    topics="ledger.rules.fief.sealed:TOPICS",
    contest="ledger.rules.fief.contest:contest",
    fight="ledger.rules.fief.contest:fight",
    lots="ledger.reading.fief.luck:lots",
)
