"""What is said when a siege refuses what would decide it, or end it."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "siege.general": (
        N_("what is there to say of the general?"),
        N_("--name NAME, or --dead [--turn N]"),
    ),
    "siege.died": (
        N_("the general {side:of} died in turn {turn:plain}"),
        N_("`undo` takes it back"),
    ),
    "siege.general_is_off": N_("the general {side:of} has left the table"),
    "siege.turn": N_("turn {turn:plain} has not been played; it is turn {now:plain}"),
    "siege.no_break_points": N_("break points do not count in a siege"),
    "siege.is_broken": (
        N_("the break point {side:of} was reached in turn {turn:plain}"),
        N_("`undo` takes it back"),
    ),
    "siege.not_here": N_("nobody has to get through the lines in this scenario"),
    "siege.nobody_off": (
        N_("nobody has left the table"),
        N_("so many stands, or --general"),
    ),
    "siege.general_off_already": N_("their general has left the table already"),
    "siege.no_watchtower": N_("no watchtower is held in this scenario"),
    "siege.hold": (
        N_("either the unit is inside with so many stands, or it has left"),
        N_("--stands N, or --left"),
    ),
    "siege.not_inside": N_("not in the watchtower: {unit}"),
    "siege.stands_of_unit": N_(
        "the unit {unit} has {have} {have:stand|stands}, not {need}"
    ),
    "siege.not_their_turn": (
        N_("the besieged enter in a turn of their own"),
        N_("`phase` shows whose turn it is"),
    ),
    "siege.holds_not": N_("only a unit of the besieged holds the watchtower"),
    "siege.other_won": (
        N_("what has happened means victory {side:of}"),
        N_("`siege end` without --winner; or `undo` what is wrong"),
    ),
    "siege.not_over": (
        N_("nothing has decided it yet"),
        N_("--winner SIDE, if the table agrees"),
    ),
    "siege.undecided": (
        N_("both armies have withdrawn in the same turn"),
        N_("--winner SIDE says which of them stayed longer"),
    ),
    "siege.decided_for": (
        N_("it is decided: victory of {side:of}"),
        N_("`siege end` ends it; `undo` takes back what is wrong"),
    ),
    "siege.decided": (
        N_("it is decided"),
        N_("`siege end` ends it; `undo` takes back what is wrong"),
    ),
}
