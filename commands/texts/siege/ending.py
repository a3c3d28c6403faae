"""What is said when a siege refuses an act that would decide or end it."""

from __future__ import annotations

from commands.texts.marks import Texts

REFUSALS: Texts = {
    "siege.general": "the general’s name or death is missing",
    "siege.general.hint": "--name NAME, or --dead [--turn N]",
    "siege.died": "{side:’s} general died in turn {turn:plain}",
    "siege.died.hint": "`undo` takes that entry back",
    "siege.general_is_off": "{side:’s} general has left the table",
    "siege.turn": "turn {turn:plain} has not been played; it is now turn {now:plain}",
    "siege.no_break_points": "break points do not count in a siege",
    "siege.is_broken": "{side:’s} break point was reached in turn {turn:plain}",
    "siege.is_broken.hint": "`undo` takes that entry back",
    "siege.not_here": "nobody has to get through the lines in this scenario",
    "siege.nobody_off": "at least one stand, or the general, must have left the table",
    "siege.nobody_off.hint": "give a number of stands, or --general",
    "siege.general_off_already": "the general has already left the table",
    "siege.no_watchtower": "there is no watchtower to hold in this scenario",
    "siege.hold": "a unit must either be inside, with a number of stands, or have left",
    "siege.hold.hint": "--stands N, or --left",
    "siege.not_inside": "{unit} {unit:is|are} not in the watchtower",
    "siege.stands_of_unit": "the unit {unit} has {have} {have:stand|stands}, not {need}",
    "siege.not_their_turn": "the defender may enter the watchtower only in his own turn",
    "siege.not_their_turn.hint": "`phase` shows whose turn it is",
    "siege.holds_not": "only one of the defender’s units can hold the watchtower",
    "siege.other_won": "going by what has happened, {side:the} {side:wins|win}",
    "siege.other_won.hint": "use `siege end` without --winner, or `undo` the mistake",
    "siege.not_over": "nothing has decided the scenario yet",
    "siege.not_over.hint": "--winner SIDE, if the table agrees",
    "siege.undecided": "both armies have withdrawn in the same turn",
    "siege.undecided.hint": "--winner SIDE says which army stayed longer",
    "siege.decided_for": "the scenario is decided: {side:the} {side:wins|win}",
    "siege.decided_for.hint": "`siege end` ends the scenario; `undo` takes back a mistake",
    "siege.decided": "the scenario is decided",
    "siege.decided.hint": "`siege end` ends the scenario; `undo` takes back a mistake",
}
