"""The values of the house rules of mass combat, in words: by house rule, then by value."""

from __future__ import annotations

from commands.texts.marks import Texts

VALUES: dict[str, Texts] = {
    "mass.personal.damage": {
        "roll_all": "roll them all",
        "ask": "ask for the sum",
    },
    "mass.prep.count": {
        "per_roll": "roll by roll",
        "sum": "on the sum",
    },
    "mass.raises.when": {
        "before": "before the dice",
        "after": "after the dice",
    },
    "mass.raises.scope": {
        "strategy": "the strategy roll only",
        "any": "any roll",
    },
    "mass.command.when": {
        "before": "before the dice",
        "after": "after the dice",
    },
    "mass.tactics.tie_attacker": {
        "keep": "the same side",
        "change": "the other side",
    },
    "mass.numbers.round": {
        "down": "rounded down",
        "up": "rounded up",
    },
    "mass.heroes.count": {
        "registered": "all who are entered",
        "players": "player heroes only",
    },
    "mass.opp.choose": {
        "gm": "by the game master",
        "uniform": "with equal odds",
        "d10": "by a d10",
        "table": "by a table",
    },
    "mass.opp.on_conflict": {
        "refuse": "not offered",
        "drop_old": "replaces the other",
    },
    "mass.opp.cap_first": {
        "back": "one level back",
        "same": "the same level",
    },
    "mass.opp.cap_deliver": {
        "end_of_support": "at the end of a turn in Support",
        "on_arrival": "on arrival",
    },
    "mass.opp.crg_when": {
        "now": "at once",
        "next": "next turn",
    },
    "mass.opp.com_order": {
        "fire_first": "they fire first",
        "damage_first": "losses first",
    },
    "mass.volley.ten": {
        "hit_and_again": "a hit and another roll",
        "again": "only another roll",
    },
    "mass.volley.tn_round": {
        "down": "the lower row",
        "up": "the higher row",
    },
    "mass.end.round": {
        "down": "rounded down",
        "up": "rounded up",
    },
    "mass.money.unit": {
        "coins": "coins",
    },
    "mass.opp.mag_reward": {
        "booty: roll again on the table at +3": "booty: roll again on the table at +3",
    },
    "mass.opp.ban_personal": {
        "ignore": "no effect",
        "no_die": "no die",
        "minus:1": "−1",
        "minus:2": "−2",
        "minus:3": "−3",
        "minus:4": "−4",
        "minus:5": "−5",
        "minus:6": "−6",
        "minus:7": "−7",
        "minus:8": "−8",
        "minus:9": "−9",
        "minus:10": "−10",
    },
}
