"""Words for the sheet before a roll in a battle: what it depends on, earlier rounds."""

from __future__ import annotations

from commands.texts.fief.war import HAS, SIDES
from commands.texts.marks import N_, Texts

# By code: the label of a line, and the line.
SHEETS: dict[str, tuple[str, str]] = {
    "fief.sheet.round": ("", N_("Round {round:plain}: {side}")),
    "fief.sheet.round_at": ("", N_("Battle in {village}, round {round:plain}: {side}")),
    "fief.sheet.archers": ("", N_("Before the first round: {side}")),
    "fief.sheet.archers_at": (
        "",
        N_("Battle in {village}, before the first round: {side}"),
    ),
    "fief.sheet.waits": (
        "",
        N_(
            "{players} {players:has|have} not acted in this phase, and {players:loses the|lose their} turn"
        ),
    ),
    "fief.sheet.after": ("", N_("Battle in {village}, after round {round:plain}")),
    "fief.sheet.strength": (
        N_("strength"),
        N_("{force:sum} = {points} {points:point|points}: {dice} {dice:die|dice}"),
    ),
    "fief.sheet.force": (N_("has"), "{force}"),
    "fief.sheet.against": (N_("against"), "{force}"),
    "fief.sheet.aimed": (
        N_("aimed"),
        N_("{dice} {dice:die|dice} at {target}: {needs:or} kills"),
    ),
    "fief.sheet.darc": (N_("D’Arc"), N_("+{bonus} to the total")),
    "fief.sheet.guard": (N_("the guard"), N_("+{bonus} to the total")),
    "fief.sheet.guard_harm": (N_("the guard"), N_("+{bonus} to the points lost")),
    "fief.sheet.column": (N_("losses"), N_("read in the column “{column}”")),
    "fief.sheet.cast": (N_("this round"), N_("{side} {faces:row}")),
    "fief.sheet.shot": (
        N_("archers"),
        N_("{side} {face}; {harm} {harm:point|points} lost"),
    ),
    "fief.sheet.result": (
        N_("this round"),
        N_("{side} {faces:row}, total {total}: {other} {other:loses|lose} {harm}"),
    ),
    "fief.sheet.past": (
        N_("round {round:plain}"),
        N_(
            "{side} {faces:row}, total {total}: {other} {other:loses|lose} {harm} ({fell}), left: {left}"
        ),
    ),
    "fief.sheet.loses": (N_("loses"), N_("{harm} {harm:point|points}")),
    "fief.sheet.loses_more": (
        N_("loses"),
        N_("{harm} {harm:point|points}, {left} of them still to be taken"),
    ),
    "fief.sheet.troops": (
        N_("counters"),
        N_("{heap}: {points} {points:point|points}"),
    ),
    "fief.sheet.faces": (N_("dice"), "{faces:row}"),
    "fief.sheet.rights": (
        N_("reroll"),
        N_("{rights} {rights:die|dice} may be rerolled"),
    ),
}
THE_SIDES: Texts = {
    "attacker": "the attacker",
    "defender": "the defender",
}
COLUMNS: Texts = {
    "open": "open ground",
    "castle": "castle",
    "city": "city",
}
TARGETS: Texts = {
    "lords": "a lord",
    "darc": "D’Arc",
    "women": "a woman",
}
# Facts that are codes, and the words for them.
CODES = {"side": SIDES, "other": THE_SIDES, "column": COLUMNS, "target": TARGETS}
PARTS = HAS  # what is counted by kind
