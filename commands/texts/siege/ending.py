"""What is said when a siege refuses what would decide it, or end it."""

from __future__ import annotations

from commands.texts.marks import Texts

REFUSALS: Texts = {
    "siege.general": "the general’s name or death is missing",
    "siege.general.hint": "--name NAME, or --dead [--turn N]",
    "siege.died": "the general {side:of} died in turn {turn:plain}",
    "siege.died.hint": "`undo` takes it back",
    "siege.general_is_off": "the general {side:of} has left the table",
    "siege.turn": "turn {turn:plain} has not been played; it is turn {now:plain}",
    "siege.no_break_points": "break points do not count in a siege",
    "siege.is_broken": "the break point {side:of} was reached in turn {turn:plain}",
    "siege.is_broken.hint": "`undo` takes it back",
    "siege.not_here": "nobody has to get through the lines in this scenario",
    "siege.nobody_off": "nobody has left the table",
    "siege.nobody_off.hint": "a number of stands, or --general",
    "siege.general_off_already": "their general has left the table already",
    "siege.no_watchtower": "no watchtower is held in this scenario",
    "siege.hold": "a unit is either inside, with a number of stands, or it has left",
    "siege.hold.hint": "--stands N, or --left",
    "siege.not_inside": "not in the watchtower: {unit}",
    "siege.stands_of_unit": "the unit {unit} has {have} {have:stand|stands}, not {need}",
    "siege.not_their_turn": "the defender enters in his own turn",
    "siege.not_their_turn.hint": "`phase` shows whose turn it is",
    "siege.holds_not": "only a unit of the defender’s can hold the watchtower",
    "siege.other_won": "what has happened means that {side:the} {side:wins|win}",
    "siege.other_won.hint": "`siege end` without --winner; or `undo` what is wrong",
    "siege.not_over": "nothing has decided it yet",
    "siege.not_over.hint": "--winner SIDE, if the table agrees",
    "siege.undecided": "both armies have withdrawn in the same turn",
    "siege.undecided.hint": "--winner SIDE says which of them stayed longer",
    "siege.decided_for": "it is decided: {side:the} {side:wins|win}",
    "siege.decided_for.hint": "`siege end` ends it; `undo` takes back what is wrong",
    "siege.decided": "it is decided",
    "siege.decided.hint": "`siege end` ends it; `undo` takes back what is wrong",
}
