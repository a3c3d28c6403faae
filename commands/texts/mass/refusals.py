"""What is said when mass combat refuses, or warns."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.mass import fighting, opportunities

REFUSALS: dict[str, str | tuple[str, str]] = {
    **opportunities.REFUSALS,
    **fighting.REFUSALS,
    "unknown_name.side": N_("no side is called “{name}”"),
    "name_taken.side": N_("a side is called “{name}” already"),
    "name_taken.general": N_("a general is called “{name}” already"),
    "name_taken.steward": N_("a steward is called “{name}” already"),
    "name_taken.hero": N_("a hero is called “{name}” already"),
    "unknown_name.engagement": N_("“{name}” is no level of engagement"),
    "unknown_name.situation": N_("“{name}” is no situation of an army"),
    "unknown_name.tactic": N_("“{name}” is no tactic"),
    "unknown_name.unit": N_("“{name}” is no unit"),
    "mass.men": (
        N_("“{word}” is no number of men"),
        N_(
            "a whole number from 1 to {most:plain}; a side without men has lost the battle"
        ),
    ),
    "mass.left_out": (
        N_("the table plays without this part of the rules"),
        N_("`rules set {setting} true` takes it in again"),
    ),
    "unknown_name.terrain": N_("“{name}” is no ground of the rules"),
    "mass.spec": N_("“{word}” says nothing of a side"),
    "mass.twice": N_("“{word}” is said twice of one side"),
    "mass.pool_or_total": (
        N_("a general's roll is its dice, or a total that is told"),
        N_("6k3, or total=27"),
    ),
    "mass.no_trait": (
        N_("a contested roll needs each general's Wits"),
        N_("wits=N beside total=N"),
    ),
    "mass.one_tactic": (
        N_("only one side has chosen a tactic"),
        N_("tactic=MAR on each side, or on none"),
    ),
    "mass.one_counted": (
        N_("only one side is counted"),
        N_("men=N on each side, or on none"),
    ),
    "mass.both": N_("no more heroes fell in the Front than stood there, or than fell"),
    "mass.many_lend": (
        N_("at most {most} {most:hero lends his|heroes lend their} Command"),
        N_("the house rule mass.command.max says how many; 0: any number"),
    ),
    "mass.level": (
        N_("“{word}” is no level of a fortification"),
        N_("a number from 1 to {most:plain}, or a name of the house rules"),
    ),
    "mass.level_twice": (
        N_("the volley level is told, and those who fire are told, too"),
        N_("say one of the two"),
    ),
    "mass.nobody_fires": (
        N_("nobody fires"),
        N_("say who: --brutes, --bands, --henchmen, --heroes; or --level"),
    ),
    "mass.many_targets": N_("at most {most} are fired at in one volley"),
    "mass.bands": (
        N_("“{word}” is no band of brutes"),
        N_("members, x, threat rating: 6x1"),
    ),
    "mass.pool": (
        N_("“{word}” is no general's roll"),
        N_("dice rolled, k, dice kept, and what is added: 6k3+10"),
    ),
    "mass.two_sides": (
        N_("a battle has two sides: {names}"),
        N_("`mass hero NAME --side SIDE` enters somebody of one of them"),
    ),
    "mass.one_side": (
        N_("a battle has two sides, and not both have taken the field"),
        N_("`mass side NAME --men N` enters one"),
    ),
    "mass.started": (
        N_("the fight has begun: {side} {side:attacks|attack}"),
        N_("another battle begins when this one is over: `mass end`"),
    ),
    "mass.prepared": (
        N_("{side} {side:has|have} prepared already"),
        N_("`undo` takes the rolls back"),
    ),
    "mass.under_way": N_(
        "the battle is under way; armies prepare before its first turn"
    ),
    "mass.nobody_prepares": (
        N_("{side} {side:has|have} neither a steward nor a general"),
        N_("`mass steward` or `mass general` enters one; --total tells a roll"),
    ),
    "mass.totals": (
        N_("{rolls} {rolls:roll is|rolls are} due: {names}"),
        N_("one --total for each, in this order"),
    ),
    "mass.lacking": N_("{name} is new, and something is missing: {flags}"),
    "mass.rank": N_("a rank is {most} at most"),
    "mass.never_decided": (
        N_("neither general ever reaches what a contested roll demands of him"),
        N_("without the house rule mass.strategy.contested_tn the higher roll wins"),
    ),
}
FINDINGS: dict[str, str] = {
    "mass.many_sides": N_("a battle has two sides, not {count}"),
    "mass.commander": N_("{about} is led by a general of another side"),
    "mass.of_no_side": N_("{about} is on no side"),
    "mass.unit": N_("{about} fights in no unit of the rules: {word}"),
    "mass.word": N_("{about}: {field} cannot be “{word}”"),
    "position.unit": N_("there is no unit “{about}”"),
}
WARNINGS: dict[str, str] = {
    "mass.contradiction": N_(
        "the table is at odds with itself here: the opposite choices are printed +5, "
        "too; the house rule {setting} may hold another value"
    ),
}
