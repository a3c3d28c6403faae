"""Words for sieges: reckoning without a campaign."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts.variants import Variants

ACTS: Texts = {
    "siege earthwork": "The earthworks withstand {attacks} {attacks:attack|attacks} ({faces:row})",
    "siege earthwork.destroyed": (
        "The earthworks are destroyed by {attacks} {attacks:attack|attacks} ({faces:row})"
    ),
    "siege length": "End of turn {turn:plain}, total {total}: the siege goes on",
    "siege length.ends": "End of turn {turn:plain}, total {total}: the siege ends",
    "siege length.early": "End of turn {turn:plain}: no roll yet, the siege goes on",
}
REASONS: Texts = {
    "siege earthwork": "attack on earthworks",
    "siege length": "length of the siege",
}
THROWS: Texts = {
    "siege.earthwork": "attacks on earthworks (a 6 destroys them)",
    "siege.length": "end of the siege",
}
# Why a side has won, and why a section brings its points.
WHY: Texts = {
    "points": "more victory points",
    "tie": "equal victory points",
    "general_early": "the other side’s general died by turn 6",
    "both_generals": "both generals died by turn 6",
}
HELD: Texts = {
    "more": "more stands",
    "equal": "equal numbers",
    "empty": "nobody there",
    "destroyed": "destroyed",
}
WON: dict[str | None, str] = {
    None: N_("Nobody wins: {why}"),
    "attacker": N_("The attacker wins: {why}"),
    "defender": N_("The defender wins: {why}"),
}
# By whether earthworks are destroyed, what became of them.
ENDED: dict[bool, str] = {
    True: N_("The earthworks are destroyed"),
    False: N_("The earthworks stand"),
}
# By whether there is no upper limit, the units of a sort that an army may have.
LEGAL: dict[bool, str] = {
    True: N_("{least} or more of this sort"),
    False: N_("{least} to {most} of this sort"),
}
# Which stands count (SIEGE-AMB-29).
COUNTED: Texts = {
    "unit_stands": "Stands of units and artillery count; characters do not.",
    "all_bases": "Every base counts, characters’ included.",
}
REFUSALS: Texts = {
    "siege.points_ratio": "{defender} points is too many for the defender: at most {limit} here",
    "siege.points_ratio.hint": "the attacker has {attacker} points",
    "siege.points_exactly": "{defender} points for the defender do not match {attacker} for the attacker: the defender must have exactly {limit}",
    "siege.points_exactly.hint": "the house rule siege.house_rules.scenario1_ratio allows fewer points",
    "siege.only_attacker": "{piece}: only for the attacker",
    "siege.only_defender": "{piece}: only for the defender",
    "siege.list_closed": "{piece}: this list ({list}) is closed {army_role:to} here ({siege})",
    "siege.no_earthworks": "{piece}: no earthworks in this scenario ({siege})",
    "siege.no_bonus": "{piece}: nothing may be bought; the attacker did not win the race for the watchtower",
    "siege.earthworks_only": "{piece}: the points won at the watchtower may be spent on earthworks only",
    "siege.people_never": "{piece}: never for {people}",
    "siege.over_allowance": "the equipment comes to {spent} {spent:point|points}, but only {most} may be spent",
    "siege.over_artillery": (
        "the artillery comes to {spent} points: more than half of the {allowance} points for equipment"
    ),
    "siege.too_many": "{piece}: {count} is too many; at most {most}",
    "siege.not_carried": "{unit}: this is not equipment for a unit ({piece})",
    "siege.infantry_only": "{unit}: only infantry may have this ({piece}), not {unit_type}",
    "siege.ladders_alone": "{unit}: ladders may not be combined with other equipment ({piece})",
    "siege.combined": "{unit}: a unit may have only one item of equipment ({piece})",
    "siege.attacks_number": "from 1 to {most} attacks at once",
    "siege.first_roll": "the rolls for the end of the siege cannot begin in turn {turn:plain}",
    "siege.first_roll.hint": "--from 5 or 6, as in the scenario, or any other turn from 1 to {most}",
    "siege.base": "“{word}” is not the base of a tower",
    "siege.base.hint": "width and depth in millimetres: 40x40",
    "siege.minmax": "“{about}” is not a Min/Max value",
    "siege.minmax.hint": "as in army lists: 2/4, -/3",
    "siege.general_spec": "“{word}” does not say whose general died, and when",
    "siege.general_spec.hint": "attacker:6, defender:4",
    "siege.sections": "{count} {count:error|errors}: {findings}",
    "siege.sections.hint": "separate the sections with commas: wall=4:0,2*tower=attacker,gate=destroyed",
    "siege.nothing_else": "{unit}: only Knights and a general are allowed",
    "siege.cavalry_only": "{unit}: only cavalry and a general are allowed",
    "siege.rangers": "{unit}: Dwarfs must take Rangers in place of cavalry",
    "siege.force_full": "{side:subject} may have at most {most} units here",
    "siege.nothing_to_score": "no sections are given",
    "siege.nothing_to_score.hint": "wall=4:0,gate=attacker, or a file, or -c with a campaign",
    "siege.no_score": "no scenario is being played, and no sections are given",
    "siege.no_score.hint": "`siege start SCENARIO` begins a scenario; or type the sections: wall=4:0,gate=attacker",
    "siege.check": "{count} {count:error|errors} in the list: {faults}",
}
WARNINGS: Texts = {
    "siege.round_number": "a siege is best played with whole thousands of points: the attacker has {points} {points:point|points}",
    "siege.small_attacker": (
        "the attacker has fewer than 1,000 points: Min × {least}, Max × {most}; a general is needed all the same"
    ),
    "siege.small_defender": (
        "the defender has fewer than 1,000 points: Min × {least}, Max × {most}; a general is needed all the same"
    ),
    "siege.small_fortress": "{points} points is less than {each}: the fortress is the same as for {each}",
    "siege.try_base": (
        "how many stands fit on {width} × {depth} mm cannot be calculated: try it out, and give the number with --stands-on-base"
    ),
    "siege.agreed_tower": "the base is too small for a tower, but the players agree that it is one",
    "siege.not_by_points": "{siege} is not won on points: `siege end` shows what decides it",
    "siege.early_roll": "no die is rolled before turn {first:plain}",
    "siege.combined": "{unit} {unit:carries|carry} several items: {piece}",
    "siege.people_untold": (
        "{piece}: never for Elves or Bretonnians; the list does not say which people the army belongs to"
    ),
    "siege.unassigned": "not assigned to a unit yet: {piece}",
    "siege.type_untold": (
        "{unit}: nothing says whether the unit is infantry, and only infantry may have this ({piece})"
    ),
    "siege.spent_differs": "the list says that the army costs {said}, but its units add up to {added}",
    "siege.no_way_up": "none of the infantry can assault a wall: no ladders, and no siege tower",
    "siege.more_notes": "and {more} more",
    "siege.claim": "the file expects {claim} = {said}; the result is {found}",
}
FINDINGS: Texts = {
    "siege.said_twice": "“{about}” and “{other}” say the same thing",
    "siege.unknown_piece": "“{about}” is not a piece of siege equipment",
    "siege.unknown_army_role": "“{about}” is neither attacker nor defender",
    "siege.unknown_siege": "there is no scenario “{about}”",
    "siege.unknown_list_type": "“{about}” is not a type of unit",
    "siege.unknown_section_kind": "“{about}” is not a part of a fortress",
    "siege.unknown_section_state": "a section must be standing or destroyed, not “{about}”",
    "siege.unknown_control": "“{about}” does not say who holds a section",
    "siege.other_role": "this is another side’s list: {about}",
    "siege.other_code": "this is the list for another scenario: {about}",
    "siege.other_points": "the side has {known} points in this campaign, not {about}",
    "siege.stands_untold": "{unit}: the number of its stands is needed ({piece}: priced by the stand)",
    "siege.carried_more": "{piece}: the units need {need}, but the list buys {have}",
    "siege.over_army": (
        "the army comes to {spent} points, but may have only {most}: equipment points may not be spent on units"
    ),
    "siege.over_limit": "the army has {points} points, but may have at most {most} here",
    "siege.below_min": "{unit}: {count} is too few; at least {least}",
    "siege.above_max": "{unit}: {count} is too many; at most {most}",
    "siege.no_magic": "{unit}: no magic items here",
    "siege.knights": "there must be one general and {most} units of Knights, not {generals} and {count}",
    "siege.few_cavalry": "there must be one general and {least} to {most} units of cavalry, not {generals} and {count}",
    "siege.few_rangers": "there must be one general and {least} to {most} units of Rangers, not {generals} and {count}",
    "siege.stands_below": "there cannot be fewer than 0 stands: “{about}”",
    "siege.section_spec": "“{about}” does not describe a section",
    "siege.courtyard_fell": "a courtyard cannot be destroyed",
}


# The variants of sentences for entries.
VARIANTS: Variants = {
    "siege earthwork": (("destroyed", "destroyed"),),
    "siege length": lambda facts: (
        "early" if facts["total"] is None else "ends" if facts["ends"] else ""
    ),
}
