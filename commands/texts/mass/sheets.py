"""Words for the sheet before a choice or a roll in a battle turn."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.mass.battle import ADDED, LINES, PLACES, SITUATIONS, TACTICS
from commands.texts.mass.opportunities import OPPORTUNITIES

HELD = N_("{level}, forced: {opportunity} ({rule})")
CELL = N_("row {row}, column {column:plain}")
GIVES = N_(
    "{damage_dice} {damage_dice:damage die|damage dice}, reputation {reputation:signed}"
)
# By code: the label of a line, and the line.
SHEETS: dict[str, tuple[str, str]] = {
    "mass.sheet.engaging": ("", N_("Battle turn {turn:plain}: where the heroes stand")),
    "mass.sheet.tactics": (
        "",
        N_("Battle turn {turn:plain}: the tactics; {side} {side:attacks|attack}"),
    ),
    "mass.sheet.general": (
        "",
        N_("Battle turn {turn:plain}: {side:’s} strategy roll"),
    ),
    "mass.sheet.fallen": (
        "",
        N_("Battle turn {turn:plain}: the generals’ dice are on the table"),
    ),
    "mass.sheet.hero": ("", N_("{hero}: {level}, {situation}")),
    "mass.sheet.damage": ("", N_("{hero}: a personal roll of {total}")),
    "mass.sheet.held": ("{hero}", HELD),
    "mass.sheet.tactic": ("{side}", "{tactic}"),
    "mass.sheet.rolled": ("{side}", "{total}"),
    "mass.sheet.won": ("", N_("{side} {side:wins|win} the turn")),
    "mass.sheet.tie": ("", N_("nobody wins the turn")),
    "mass.sheet.plus": ("{added}", "{value:signed}"),
    "mass.sheet.line_plain": ("{what}", "{value:signed}"),
    "mass.sheet.line_rule": ("{what}", "{value:signed} ({rule})"),
    "mass.sheet.line_by": ("{what}", "{value:signed} ({hero}, {rule})"),
    "mass.sheet.fewer": (
        "{what}",
        N_("{count} {count:die|dice} fewer ({hero}, {rule})"),
    ),
    "mass.sheet.together": (N_("in all"), "{value:signed}"),
    "mass.sheet.cell": (CELL, GIVES),
    "mass.sheet.won_one": ("", N_("a heroic opportunity")),
}
# Facts that are codes, and the words for them.
CODES = {
    "level": PLACES,
    "situation": SITUATIONS,
    "opportunity": OPPORTUNITIES,
    "tactic": TACTICS,
    "what": LINES | OPPORTUNITIES,
    "added": ADDED,
}
PARTS: dict[str, str] = {}  # nothing is counted by kind
