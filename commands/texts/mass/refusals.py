"""What is said when mass combat refuses, or warns."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass import fighting, opportunities

REFUSALS: Texts = {
    **opportunities.REFUSALS,
    **fighting.REFUSALS,
    "unknown_name.side": "no side is called “{name}”",
    "name_taken.side": "a side is called “{name}” already",
    "name_taken.general": "a general is called “{name}” already",
    "name_taken.steward": "a steward is called “{name}” already",
    "name_taken.hero": "a hero is called “{name}” already",
    "unknown_name.engagement": "“{name}” is no level of engagement",
    "unknown_name.situation": "“{name}” is no situation of an army",
    "unknown_name.tactic": "“{name}” is no tactic",
    "unknown_name.unit": "“{name}” is no unit",
    "mass.men": "“{word}” is no number of men",
    "mass.men.hint": "a whole number from 1 to {most:plain}; a side without men has lost the battle",
    "mass.left_out": "the table plays without this part of the rules",
    "mass.left_out.hint": "`rules set {setting} true` takes it in again",
    "unknown_name.terrain": "“{name}” is no ground of the rules",
    "mass.spec": "“{word}” says nothing of a side",
    "mass.twice": "“{word}” is said twice of one side",
    "mass.pool_or_total": "a general's roll is its dice, or a total that is told",
    "mass.pool_or_total.hint": "6k3, or total=27",
    "mass.no_trait": "a contested roll needs each general's Wits",
    "mass.no_trait.hint": "wits=N beside total=N",
    "mass.one_tactic": "only one side has chosen a tactic",
    "mass.one_tactic.hint": "tactic=MAR on each side, or on none",
    "mass.one_counted": "only one side is counted",
    "mass.one_counted.hint": "men=N on each side, or on none",
    "mass.both": "no more heroes fell in the Front than stood there, or than fell",
    "mass.many_lend": "at most {most} {most:hero lends his|heroes lend their} Command",
    "mass.many_lend.hint": "the house rule mass.command.max says how many; 0: any number",
    "mass.level": "“{word}” is no level of a fortification",
    "mass.level.hint": "a number from 1 to {most:plain}, or a name of the house rules",
    "mass.level_twice": "the volley level is told, and those who fire are told, too",
    "mass.level_twice.hint": "say one of the two",
    "mass.nobody_fires": "nobody fires",
    "mass.nobody_fires.hint": "say who: --brutes, --bands, --henchmen, --heroes; or --level",
    "mass.many_targets": "at most {most} are fired at in one volley",
    "mass.bands": "“{word}” is no band of brutes",
    "mass.bands.hint": "members, x, threat rating: 6x1",
    "mass.pool": "“{word}” is no general's roll",
    "mass.pool.hint": "dice rolled, k, dice kept, and what is added: 6k3+10",
    "mass.two_sides": "a battle has two sides: {names}",
    "mass.two_sides.hint": "`mass hero NAME --side SIDE` enters somebody of one of them",
    "mass.one_side": "a battle has two sides, and not both have taken the field",
    "mass.one_side.hint": "`mass side NAME --men N` enters one",
    "mass.started": "the fight has begun: {side} {side:attacks|attack}",
    "mass.started.hint": "another battle begins when this one is over: `mass end`",
    "mass.prepared": "{side} {side:has|have} prepared already",
    "mass.prepared.hint": "`undo` takes the rolls back",
    "mass.under_way": "the battle is under way; armies prepare before its first turn",
    "mass.nobody_prepares": "{side} {side:has|have} neither a steward nor a general",
    "mass.nobody_prepares.hint": "`mass steward` or `mass general` enters one; --total tells a roll",
    "mass.totals": "{rolls} {rolls:roll is|rolls are} due: {names}",
    "mass.totals.hint": "one --total for each, in this order",
    "mass.lacking": "{name} is new, and something is missing: {flags}",
    "mass.rank": "a rank is {most} at most",
    "mass.never_decided": "neither general ever reaches what a contested roll demands of him",
    "mass.never_decided.hint": "without the house rule mass.strategy.contested_tn the higher roll wins",
}
FINDINGS: Texts = {
    "mass.many_sides": "a battle has two sides, not {count}",
    "mass.commander": "{about} is led by a general of another side",
    "mass.of_no_side": "{about} is on no side",
    "mass.unit": "{about} fights in no unit of the rules: {word}",
    "mass.word": "{about}: {field} cannot be “{word}”",
    "position.unit": "there is no unit “{about}”",
}
WARNINGS: Texts = {
    "mass.contradiction": (
        "the table is at odds with itself here: the opposite choices are printed +5, "
        "too; the house rule {setting} may hold another value"
    ),
}
