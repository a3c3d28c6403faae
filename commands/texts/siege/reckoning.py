"""Words of sieges: reckoning without a campaign."""

from __future__ import annotations

from commands.texts.marks import N_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.texts import Words
    from ledger.state import State

ACTS: dict[str, str] = {
    "siege earthwork": N_(
        "Earthworks withstand {attacks} {attacks:attack|attacks} ({faces:row})"
    ),
    "siege earthwork.destroyed": N_(
        "Earthworks are cleared away with {attacks} {attacks:attack|attacks} "
        "({faces:row})"
    ),
    "siege length": N_("End of turn {turn:plain}, total {total}: the siege goes on"),
    "siege length.ends": N_("End of turn {turn:plain}, total {total}: the siege ends"),
    "siege length.early": N_(
        "End of turn {turn:plain}: no roll yet, the siege goes on"
    ),
}
REASONS: dict[str, str] = {
    "siege earthwork": N_("attack on earthworks"),
    "siege length": N_("length of the siege"),
}
THROWS: dict[str, str] = {
    "siege.earthwork": N_("attacks on earthworks, a 6 destroys them"),
    "siege.length": N_("whether the siege ends"),
}
CHOICES: dict[str, str] = {}
OPTIONS: dict[str, str] = {}
THINGS: dict[str, str] = {}
# Why a side has won, or why a section brings what it brings.
WHY: dict[str, str] = {
    "points": N_("more victory points"),
    "tie": N_("equal victory points"),
    "general_early": N_("the other side's general died by turn 6"),
    "both_generals": N_("both generals died by turn 6"),
}
HELD: dict[str, str] = {
    "more": N_("more stands"),
    "equal": N_("equal numbers"),
    "empty": N_("nobody there"),
    "destroyed": N_("destroyed"),
}
WON: dict[str | None, str] = {
    None: N_("Nobody wins: {why}"),
    "attacker": N_("The besieger wins: {why}"),
    "defender": N_("The besieged win: {why}"),
}
# What became of earthworks: whether they are destroyed.
ENDED: dict[bool, str] = {
    True: N_("The earthworks are destroyed"),
    False: N_("The earthworks stand"),
}
# How many units of a sort an army may have: whether there is no most.
LEGAL: dict[bool, str] = {
    True: N_("{least} or more of this sort"),
    False: N_("{least} to {most} of this sort"),
}
# Which stands were to be counted (SIEGE-AMB-29).
COUNTED: dict[str, str] = {
    "unit_stands": N_("Stands of units and artillery count; characters do not."),
    "all_bases": N_("Every base counts, those of characters, too."),
}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "siege.points_ratio": (
        N_("a defender of {defender} points is too many: at most {limit} here"),
        N_("the attacker has {attacker}"),
    ),
    "siege.points_exactly": (
        N_("a defender of {defender} points does not go with {attacker}: {limit} does"),
        N_("the house rule siege.house_rules.scenario1_ratio allows fewer"),
    ),
    "siege.only_attacker": N_("{piece}: only the besieger may have it"),
    "siege.only_defender": N_("{piece}: only the besieged may have it"),
    "siege.list_closed": N_(
        "{piece}: this list ({list}) is closed to the {army_role} here ({siege})"
    ),
    "siege.no_earthworks": N_("{piece}: no earthworks in this scenario ({siege})"),
    "siege.no_bonus": N_(
        "{piece}: nothing may be bought; the besieger did not win the watchtower"
    ),
    "siege.earthworks_only": N_(
        "{piece}: the points won at the watchtower buy earthworks only"
    ),
    "siege.people_never": N_("{piece}: never for {people}"),
    "siege.over_allowance": N_(
        "the equipment comes to {spent} points, and {most} may be spent"
    ),
    "siege.over_artillery": N_(
        "the artillery comes to {spent} points: more than half of the {allowance} "
        "for equipment"
    ),
    "siege.too_many": N_("{piece}: {count} are too many, at most {most}"),
    "siege.not_carried": N_("{unit}: no unit carries this ({piece})"),
    "siege.infantry_only": N_(
        "{unit}: only infantry may have this ({piece}), not {unit_type}"
    ),
    "siege.ladders_alone": N_("{unit}: ladders go with no other equipment ({piece})"),
    "siege.combined": N_(
        "{unit}: one item of equipment on a unit, not several ({piece})"
    ),
    "siege.attacks_number": N_("from 1 to {most} attacks at once"),
    "siege.first_roll": (
        N_("the rolls for the end cannot begin in turn {turn:plain}"),
        N_("--from 5 or 6; any turn from 1 to {most}"),
    ),
    "siege.base": (
        N_("“{word}” is no base of a tower"),
        N_("width and depth in millimetres: 40x40"),
    ),
    "siege.minmax": (
        N_("“{about}” is no Min/Max"),
        N_("as army lists have it: 2/4, -/3"),
    ),
    "siege.general_spec": (
        N_("“{word}” does not say whose general died, and when"),
        N_("attacker:6, defender:4"),
    ),
    "siege.sections": (
        N_("{count} {count:fault|faults}: {findings}"),
        N_("wall=4:0, 2*tower=attacker, gate=destroyed, between commas"),
    ),
    "siege.nothing_else": N_("{unit}: nothing but Knights and a general"),
    "siege.cavalry_only": N_("{unit}: nothing but cavalry and a general"),
    "siege.rangers": N_("{unit}: Dwarfs take Rangers in place of cavalry"),
    "siege.force_full": N_(
        "{side:subject} {side:has|have} {most} units here, and no more"
    ),
    "siege.nothing_to_score": (
        N_("nothing is told of the sections"),
        N_("wall=4:0,gate=attacker, or a file, or -c with a campaign"),
    ),
    "siege.check": N_("{count} {count:fault|faults} in the list: {faults}"),
}
WARNINGS: dict[str, str] = {
    "siege.round_number": N_(
        "a siege is best played with full thousands: the attacker has {points}"
    ),
    "siege.small_attacker": N_(
        "the besieger has less than 1,000 points: Min {least} times, Max {most} "
        "{most:time|times}; a general is needed all the same"
    ),
    "siege.small_defender": N_(
        "the besieged have less than 1,000 points: Min {least} times, Max {most} "
        "{most:time|times}; a general is needed all the same"
    ),
    "siege.small_fortress": N_(
        "{points} points are less than {each}: as much as for {each} is put up"
    ),
    "siege.try_base": N_(
        "nobody can reckon how many stands fit on {width:plain} x {depth:plain} mm: "
        "try it, and tell by --stands-on-base"
    ),
    "siege.agreed_tower": N_(
        "it is smaller than a tower: the players agree that it is one"
    ),
    "siege.not_by_points": N_("{siege} is not won by points: `siege end` says by what"),
    "siege.early_roll": N_("no die is thrown before turn {first:plain}"),
    "siege.combined": N_("{unit} {unit:carries|carry} several items: {piece}"),
    "siege.people_untold": N_(
        "{piece}: never for Elves and Bretonnians; the list does not say which people "
        "it is"
    ),
    "siege.unassigned": N_("not assigned to a unit yet: {piece}"),
    "siege.type_untold": N_(
        "{unit}: nobody says whether it is infantry; only infantry may have this "
        "({piece})"
    ),
    "siege.spent_differs": N_(
        "the list says that the army costs {said}; its units add up to {added}"
    ),
    "siege.no_way_up": N_(
        "none of the infantry can assault a wall: no ladders, and no siege tower"
    ),
    "siege.more_notes": N_("and {more} more"),
    "siege.claim": N_("the file expects {claim} = {said}; it is {found}"),
}
FINDINGS: dict[str, str] = {
    "siege.said_twice": N_("“{about}” and “{other}” say the same thing"),
    "siege.unknown_piece": N_("“{about}” is no piece of siege equipment"),
    "siege.unknown_army_role": N_("“{about}” is neither besieger nor besieged"),
    "siege.unknown_siege": N_("there is no scenario “{about}”"),
    "siege.unknown_list_type": N_("“{about}” is no type of unit"),
    "siege.unknown_section_kind": N_("“{about}” is no part of a fortress"),
    "siege.unknown_section_state": N_("a section is standing or destroyed: “{about}”"),
    "siege.unknown_control": N_("“{about}” does not say who holds a section"),
    "siege.other_role": N_("it is the list of another side: {about}"),
    "siege.other_code": N_("it is the list for another scenario: {about}"),
    "siege.other_points": N_(
        "the side has {known} points in this campaign, not {about}"
    ),
    "siege.stands_untold": N_(
        "{unit}: the number of its stands is needed ({piece} are paid by the stand)"
    ),
    "siege.carried_more": N_("{piece}: the units need {need}, the list buys {have}"),
    "siege.over_army": N_(
        "the army comes to {spent} points, and it has {most}: no points for equipment "
        "buy units"
    ),
    "siege.over_limit": N_("the army has {points} points, at most {most} here"),
    "siege.below_min": N_("{unit}: {count} are too few, at least {least}"),
    "siege.above_max": N_("{unit}: {count} are too many, at most {most}"),
    "siege.no_magic": N_("{unit}: no magic items here"),
    "siege.knights": N_(
        "one general and {most} units of Knights, not {generals} and {count}"
    ),
    "siege.few_cavalry": N_(
        "one general and {least} to {most} units of cavalry, not {generals} and {count}"
    ),
    "siege.few_rangers": N_(
        "one general and {least} to {most} units of Rangers, not {generals} and {count}"
    ),
    "siege.stands_below": N_("nobody has less than no stand: “{about}”"),
    "siege.section_spec": N_("“{about}” says nothing of a section"),
    "siege.courtyard_fell": N_("a courtyard cannot be destroyed"),
}


def _length(facts: dict[str, Any]) -> str:
    if facts["total"] is None:
        return "early"
    return "ends" if facts["ends"] else ""


def _earthwork(facts: dict[str, Any]) -> str:
    return "destroyed" if facts["destroyed"] else ""


# Which of several sentences tells an entry, and what only words can say of its facts.
VARIANTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "siege earthwork": _earthwork,
    "siege length": _length,
}
TOLD: dict[str, Callable[[Words, dict[str, Any], State], dict[str, Any]]] = {}
