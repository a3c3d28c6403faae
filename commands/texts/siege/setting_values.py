"""The values of the house rules of the sieges, in words: by house rule, then by value."""

from __future__ import annotations

from commands.texts.marks import Texts

VALUES: dict[str, Texts] = {
    "siege.money.unit": {
        "coins": "coins",
    },
    "siege.house_rules.allowance_rounding_tie": {
        "up": "up to the next multiple",
        "down": "down to the multiple below",
        "even": "to the even multiple",
    },
    "siege.house_rules.allowance_base": {
        "limit": "the agreed limit",
        "spent": "the points spent",
    },
    "siege.house_rules.minmax_below_1000": {
        "floor": "none",
        "one": "as for 1,000",
    },
    "siege.house_rules.gate_treated_as": {
        "tower": "tower",
        "wall": "wall section",
    },
    "siege.house_rules.siege_vp_tie": {
        "defender": "defender",
        "attacker": "attacker",
        "neither": "neither",
    },
    "siege.house_rules.both_generals_dead_early": {
        "vp": "by points",
        "defender": "defender",
    },
    "siege.house_rules.combine_equipment": {
        "warn": "warn",
        "refuse": "refuse",
        "allow": "allow",
    },
    "siege.house_rules.scenario1_ratio": {
        "exact_limit": "exactly that many",
        "at_least": "at least that many",
    },
    "siege.house_rules.scenario2_turn_limit": {
        "rulebook": "as in the rulebook",
    },
    "siege.house_rules.stands_counted": {
        "unit_stands": "stands of units",
        "all_bases": "every base",
    },
    "siege.house_rules.machines_available_to": {
        "marked_side": "the side they are marked for",
        "both": "both sides",
    },
    "siege.house_rules.boiling_oil_covers": {
        "marker_whole_game": "a marker for the whole game",
        "one_use": "one use",
    },
    "siege.house_rules.equipment_set_covers": {
        "unit": "a unit",
        "stand": "a stand",
    },
    "siege.house_rules.portable_ram_hits": {
        "this_attack": "from this attack only",
        "cumulative": "from all attacks so far",
    },
    "siege.house_rules.scenario2_no_magic_items": {
        "imperial": "the defender only",
        "both": "both sides",
    },
}
