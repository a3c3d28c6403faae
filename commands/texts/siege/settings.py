"""What each house rule of the sieges is about."""

from __future__ import annotations

from commands.texts.marks import Texts

SETTINGS: Texts = {
    "siege.money.unit": "what the coins are called",
    "siege.house_rules.allowance_rounding_tie": "an allowance halfway between two multiples of five: rounded up, down, or to the even multiple",
    "siege.house_rules.allowance_base": "what the allowance for equipment is worked out from: the agreed limit, or the points spent",
    "siege.house_rules.minmax_below_1000": "the Min of an army below 1,000 points: none, or as for 1,000",
    "siege.house_rules.artillery_max_scales": "whether the Max of siege artillery grows with the army",
    "siege.house_rules.gate_treated_as": "how a gate is treated: as a tower, or as a wall section",
    "siege.house_rules.siege_vp_tie": "who wins a siege when points are equal",
    "siege.house_rules.both_generals_dead_early": "both generals dead early: points decide, or the defender wins",
    "siege.house_rules.combine_equipment": "two items other than ladders on one unit: warn, refuse, or allow",
    "siege.house_rules.scenario1_ratio": "the watchtower: the attacker has exactly one and a half times the defender’s points, or at least that many",
    "siege.house_rules.scenario1_same_unit": "the watchtower: whether the same unit must stay",
    "siege.house_rules.scenario2_450_includes_general": "help for the keep: whether the 450 points include the general",
    "siege.house_rules.scenario2_turn_limit": "help for the keep: how many game turns, or as in the rulebook",
    "siege.house_rules.scenario3_alternate_placement": "Braken Keep: whether the sides take turns to place one item of equipment",
    "siege.house_rules.stands_counted": "what counts for control: stands of units, or every base",
    "siege.house_rules.machines_available_to": "who may use siege machines: only the side that they are marked for, or both sides",
    "siege.house_rules.boiling_oil_covers": "one purchase of boiling oil: a marker for the whole game, or one use",
    "siege.house_rules.equipment_set_covers": "what one set of equipment covers: a unit, or a stand",
    "siege.house_rules.portable_ram_hits": "hits that stop a portable ram: from this attack only, or from all attacks so far",
    "siege.house_rules.scenario2_any_imperial_win": "when help comes: after any win by the defender, or only after a win by getting the message through",
    "siege.house_rules.scenario2_no_magic_items": "help for the keep: magic items barred to the defender only, or to both sides",
    "siege.house_rules.oil_table": "what each result of the boiling oil table means, in order, in your own words",
}
