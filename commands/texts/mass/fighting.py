"""The words of a battle that is fought: opportunities offered, turns, its end."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.mass.opportunities import OPPORTUNITIES

CODES: dict[str, str] = OPPORTUNITIES | {"none": N_("no opportunity")}
# Why one is over.
ENDED: dict[str, str] = {
    "done": N_("done"),
    "over": N_("over"),
    "fallen": N_("the hero fell"),
    "left": N_("the hero left his place"),
    "fled": N_("the unit fled"),
    "given_up": N_("given up"),
    "captured": N_("the banner was captured"),
    "battle_over": N_("the battle is over"),
}
# What came of one that was offered.
TOLD: dict[str, str] = {
    "runs": N_("{hero} takes an opportunity: {opportunity}"),
    "hit": N_("{hero} hits the enemy's general ({opportunity})"),
    "missed": N_("{hero} misses the enemy's general ({opportunity})"),
    "duel": N_("{hero} fights a duel ({opportunity})"),
    "refused": N_("{hero} refuses the duel, reputation −{apart}"),
    "declined": N_("{hero} declines an opportunity: {opportunity}"),
    "lost": N_("{hero} is beaten by the standard bearer ({opportunity})"),
    "none": N_("{hero} receives no opportunity"),
    "given_up": N_("{hero} gives up: {opportunity}"),
    "visits": N_("{hero} sees the doctor this turn"),
}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "unknown_name.opportunity": N_("“{name}” is no heroic opportunity"),
    "mass.not_started": (
        N_("nobody has started the fight yet"),
        N_("`mass start SIDE`"),
    ),
    "mass.over": (N_("the battle is over"), N_("`mass end` tells what it brought")),
    "mass.ended": (
        N_("the battle is over"),
        N_(
            "`mass status` shows what everybody has taken home; `mass start SIDE` "
            "begins another battle"
        ),
    ),
    "mass.forced": (
        N_("{hero} has to stand elsewhere this turn: {level} ({opportunity})"),
        N_(
            "leave --engage {hero} out; `mass opportunity {hero} {code} --give-up` "
            "ends what holds him there"
        ),
    ),
    "mass.said_twice": (
        N_("the same is said twice of {name}"),
        N_("say it once of each"),
    ),
    "mass.counted": (
        N_("“{word}” is no number that may stand here"),
        N_("a whole number, {most:plain} at most"),
    ),
    "mass.ground_alone": (
        N_("no particular ground, and another one as well"),
        N_("--terrain SIDE=none stands alone"),
    ),
    "mass.out_of_action": (
        N_("{hero} is out of action, and stands nowhere this turn"),
        N_("leave --engage {hero} out"),
    ),
    "mass.leads": (
        N_("{hero} leads the army, and stays out of the turn"),
        N_("`rules set mass.general.personal_roll true` has generals fight, too"),
    ),
    "mass.tactic_kept": (
        N_(
            "{side} {side:has|have} chosen {side:its|their} tactic for the whole battle: {tactic}"
        ),
        N_("`rules set mass.tactics.each_turn true` lets sides choose each turn"),
    ),
    "mass.no_general": (
        N_("{side} {side:has|have} no general"),
        N_("`mass general` enters one; --total SIDE=N tells a roll"),
    ),
    "mass.raises": (
        N_(
            "{side} {side:has|have} {have} {have:free raise|free raises} left, not {need}"
        ),
        N_("`mass armies` shows the free raises that are left"),
    ),
    "mass.raises_scope": (
        N_("free raises are spent on the generals' roll only"),
        N_("`rules set {setting} any` lets them be spent on any roll"),
    ),
    "mass.no_roll": N_("{hero} makes no personal roll this turn"),
    "mass.no_command": (
        N_("{hero} cannot lend his Command this turn"),
        N_("leave --lend {hero} out"),
    ),
    "mass.pending": (
        N_("an opportunity is not settled yet: {names}"),
        N_("`mass opportunity HERO CODE`, or none for CODE"),
    ),
    "mass.none_won": (
        N_("{hero} has won no opportunity this turn"),
        N_("`--ruling` records that the game master gives one"),
    ),
    "mass.is_down": (
        N_("{hero} is out of action already"),
        N_("`mass down {hero} --back` has him stand again, when he is healed"),
    ),
    "mass.on_his_feet": N_("{hero} is not out of action"),
    "mass.not_healed": (
        N_("no doctor has healed {hero}"),
        N_("`--ruling` records that the game master has him stand again"),
    ),
    "mass.other_won": N_("the battle was won by {side}"),
    "mass.no_victor": (
        N_("nobody has won three turns in a row"),
        N_("--winner SIDE ends the battle by hand"),
    ),
    "unknown_name.hero": N_("no hero is called “{name}”"),
}
