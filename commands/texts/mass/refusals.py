"""What mass combat says when it refuses or warns."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass import fighting, opportunities

REFUSALS: Texts = {
    **opportunities.REFUSALS,
    **fighting.REFUSALS,
    "unknown_name.side": "no side is called “{name}”",
    "name_taken.side": "a side is already called “{name}”",
    "name_taken.general": "a general is already called “{name}”",
    "name_taken.steward": "a steward is already called “{name}”",
    "name_taken.hero": "a hero is already called “{name}”",
    "unknown_name.engagement": "“{name}” is not a level of engagement",
    "unknown_name.situation": "“{name}” is not an army’s situation",
    "unknown_name.tactic": "“{name}” is not a tactic",
    "unknown_name.unit": "“{name}” is not a unit",
    "mass.men": "“{word}” is not a number of men",
    "mass.men.hint": "a whole number from 1 to {most}; a side without men has lost the battle",
    "mass.left_out": "the table plays without this part of the rules",
    "mass.left_out.hint": "`rules set {setting} true` brings this part of the rules back",
    "unknown_name.terrain": "the rules have no terrain called “{name}”",
    "mass.spec": "“{word}” does not describe a side",
    "mass.twice": "“{word}” is given twice for one side",
    "mass.pool_or_total": "a general’s roll must be given either as dice or as a total",
    "mass.pool_or_total.hint": "6k3, or total=27",
    "mass.no_trait": "a contested roll needs each general’s Wits",
    "mass.no_trait.hint": "add wits=N to total=N",
    "mass.one_tactic": "only one side has chosen a tactic",
    "mass.one_tactic.hint": "give tactic=MAR for both sides or for neither",
    "mass.one_counted": "only one side’s men are given",
    "mass.one_counted.hint": "give men=N for both sides or for neither",
    "mass.both": "heroes who fell at the Front cannot outnumber those who stood there, nor all those who fell",
    "mass.many_lend": "at most {most} {most:hero|heroes} may lend Command",
    "mass.many_lend.hint": "the house rule mass.command.max sets how many heroes may lend Command; 0: any number",
    "mass.level": "“{word}” is not a fortification level",
    "mass.level.hint": "a number from 1 to {most}, or a name from the house rules",
    "mass.level_twice": "the volley level and the shooters cannot both be given",
    "mass.level_twice.hint": "give either the level or the shooters",
    "mass.nobody_fires": "nobody fires",
    "mass.nobody_fires.hint": "say who fires: --brutes, --bands, --henchmen, --heroes; or give --level",
    "mass.many_targets": "a volley may have at most {most} targets",
    "mass.bands": "“{word}” is not a band of brutes",
    "mass.bands.hint": "members, x, threat rating: 6x1",
    "mass.pool": "“{word}” is not a general’s roll",
    "mass.pool.hint": "dice rolled, k, dice kept, then any bonus: 6k3+10",
    "mass.two_sides": "a battle can have only two sides: {names}",
    "mass.two_sides.hint": "`mass hero NAME --side SIDE` enters a hero on one of these sides",
    "mass.one_side": "a battle has two sides, and one of them is missing",
    "mass.one_side.hint": "`mass side NAME --men N` enters a side",
    "mass.started": "the fight has begun: {side} {side:attacks|attack}",
    "mass.started.hint": "another battle can begin when this one is over: `mass end`",
    "mass.prepared": "{side} {side:has|have} already prepared",
    "mass.prepared.hint": "`undo` takes the rolls back",
    "mass.under_way": "the battle is under way; armies prepare before its first turn",
    "mass.nobody_prepares": "{side} {side:has|have} neither a steward nor a general",
    "mass.nobody_prepares.hint": "`mass steward` enters a steward, and `mass general` enters a general; --total gives a roll",
    "mass.totals": "{rolls} {rolls:roll is|rolls are} due: {names}",
    "mass.totals.hint": "give one --total for each roll, in this order",
    "mass.lacking": "{name} is new; still missing: {flags}",
    "mass.rank": "a rank cannot be higher than {most}",
    "mass.never_decided": "neither general can ever reach his TN",
    "mass.never_decided.hint": "without the house rule mass.strategy.contested_tn the higher roll wins",
}
FINDINGS: Texts = {
    "mass.many_sides": "a battle must have two sides, not {count}",
    "mass.commander": "{about} {about:is|are} led by a general of another side",
    "mass.of_no_side": "{about} belongs to no side",
    "mass.unit": "{about} {about:fights|fight} in a unit that is not in the rules: {word}",
    "mass.word": "{about}: {field} cannot be “{word}”",
    "position.unit": "there is no unit “{about}”",
}
WARNINGS: Texts = {
    "mass.contradiction": (
        "the table contradicts itself here: the opposite choices show +5 as well; the house rule {setting} can set another value"
    ),
}
