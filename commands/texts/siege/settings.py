"""What each house rule of the sieges is about."""

from __future__ import annotations

from commands.texts.marks import N_

SETTINGS: dict[str, str] = {
    "siege.money.unit": N_("what the coins are called"),
    "siege.house_rules.allowance_rounding_tie": N_(
        "an allowance halfway between two fives: rounded up, down, or to the even five"
    ),
    "siege.house_rules.allowance_base": N_(
        "equipment is reckoned from: the agreed limit, or the points spent"
    ),
    "siege.house_rules.minmax_below_1000": N_(
        "the Min of an army below 1,000 points: none, or as for 1,000"
    ),
    "siege.house_rules.artillery_max_scales": N_(
        "whether the Max of siege artillery grows with the army"
    ),
    "siege.house_rules.gate_treated_as": N_(
        "a gate is treated as: a tower, or a wall section"
    ),
    "siege.house_rules.siege_vp_tie": N_("who wins a siege with equal points"),
    "siege.house_rules.both_generals_dead_early": N_(
        "both generals dead early: points decide, or the defender wins"
    ),
    "siege.house_rules.combine_equipment": N_(
        "two items other than ladders on one unit: a warning, refused, or allowed"
    ),
    "siege.house_rules.scenario1_ratio": N_(
        "the watchtower: half as many points again exactly, or at least"
    ),
    "siege.house_rules.scenario1_same_unit": N_(
        "the watchtower: whether the same unit must stay"
    ),
    "siege.house_rules.scenario2_450_includes_general": N_(
        "help for the keep: whether the 450 points include the general"
    ),
    "siege.house_rules.scenario2_turn_limit": N_(
        "help for the keep: game turns, or as in the rulebook"
    ),
    "siege.house_rules.scenario3_alternate_placement": N_(
        "Braken Keep: whether equipment is placed one item each in turn"
    ),
    "siege.house_rules.stands_counted": N_(
        "who counts for control: stands of units, or every base"
    ),
    "siege.house_rules.machines_available_to": N_(
        "siege machines are for: the side that they are marked for, or both"
    ),
    "siege.house_rules.boiling_oil_covers": N_(
        "one purchase of boiling oil: a marker for the whole game, or one use"
    ),
    "siege.house_rules.equipment_set_covers": N_(
        "one set of equipment is for: a unit, or a stand"
    ),
    "siege.house_rules.portable_ram_hits": N_(
        "hits that stop a portable ram: of this attack, or of all so far"
    ),
    "siege.house_rules.scenario2_any_imperial_win": N_(
        "help comes after: any win of the besieged, or the message only"
    ),
    "siege.house_rules.scenario2_no_magic_items": N_(
        "help for the keep, no magic items: for the besieged only, or for both"
    ),
    "siege.house_rules.oil_table": N_(
        "what each result of the boiling oil table means, in order, as you type it"
    ),
}
