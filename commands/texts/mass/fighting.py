"""Words for a battle in progress: opportunities, turns, its end."""

from __future__ import annotations

from commands.texts.marks import N_, Texts
from commands.texts.mass.opportunities import OPPORTUNITIES

CODES: dict[str, str] = OPPORTUNITIES | {"none": N_("no opportunity")}
# Why an opportunity is over.
ENDED: Texts = {
    "done": "done",
    "over": "over",
    "fallen": "the hero fell",
    "left": "the hero left the required place",
    "fled": "the unit fled",
    "given_up": "the hero gave up the opportunity",
    "captured": "the banner was captured",
    "battle_over": "the battle is over",
}
# What became of an opportunity that was offered.
TOLD: Texts = {
    "runs": "{hero} takes an opportunity: {opportunity}",
    "hit": "{hero} hits the enemy general ({opportunity})",
    "missed": "{hero} misses the enemy general ({opportunity})",
    "duel": "{hero} fights a duel ({opportunity})",
    "refused": "{hero} refuses the duel, reputation −{apart}",
    "declined": "{hero} declines an opportunity: {opportunity}",
    "lost": "{hero} is beaten by the standard-bearer ({opportunity})",
    "none": "{hero} receives no opportunity",
    "given_up": "{hero} gives up an opportunity: {opportunity}",
    "visits": "{hero} sees the doctor this turn",
}
REFUSALS: Texts = {
    "unknown_name.opportunity": "“{name}” is not a heroic opportunity",
    "mass.not_started": "nobody has started the fight yet",
    "mass.not_started.hint": "`mass start SIDE`",
    "mass.over": "the battle is over",
    "mass.over.hint": "`mass end` shows what everybody takes home",
    "mass.ended": "the battle is over",
    "mass.ended.hint": (
        "`mass status` shows what everybody has taken home; `mass start SIDE` "
        "begins another battle"
    ),
    "mass.forced": "{hero} has to stand elsewhere this turn: {level} ({opportunity})",
    "mass.forced.hint": (
        "leave out --engage {hero}; `mass opportunity {hero} {code} --give-up` ends the opportunity"
    ),
    "mass.said_twice": "the same option is given twice for {name}",
    "mass.said_twice.hint": "give the option only once for each name",
    "mass.counted": "“{word}” is not a valid number here",
    "mass.counted.hint": "a whole number up to {most}",
    "mass.ground_alone": "“none” cannot be combined with another terrain",
    "mass.ground_alone.hint": "give --terrain SIDE=none by itself",
    "mass.out_of_action": "{hero} is out of action and cannot take a place this turn",
    "mass.out_of_action.hint": "leave out --engage {hero}",
    "mass.leads": "{hero} leads the army and may not fight during the turn",
    "mass.leads.hint": "`rules set mass.general.personal_roll true` lets generals fight, too",
    "mass.tactic_kept": "{side} {side:has|have} already chosen {side:its|their} tactic for the whole battle: {tactic}",
    "mass.tactic_kept.hint": "`rules set mass.tactics.each_turn true` lets each side choose a tactic every turn",
    "mass.no_general": "{side} {side:has|have} no general",
    "mass.no_general.hint": "`mass general` enters a general; --total SIDE=N gives a roll",
    "mass.raises": "{side} {side:has|have} {have} {have:free raise|free raises} left, not {need}",
    "mass.raises.hint": "`mass armies` shows the free raises that are left",
    "mass.raises_scope": "free raises may be spent only on the generals’ roll",
    "mass.raises_scope.hint": "`rules set {setting} any` lets free raises be spent on any roll",
    "mass.no_roll": "{hero} may not make a personal roll this turn",
    "mass.no_command": "{hero} cannot lend Command this turn",
    "mass.no_command.hint": "leave out --lend {hero}",
    "mass.pending": "an opportunity is not settled yet: {names}",
    "mass.pending.hint": "`mass opportunity HERO CODE`, or `mass opportunity HERO none`",
    "mass.none_won": "{hero} has won no opportunity this turn",
    "mass.none_won.hint": "`--ruling` records that the game master grants an opportunity",
    "mass.is_down": "{hero} is already out of action",
    "mass.is_down.hint": "`mass down {hero} --back` brings the hero back once healed",
    "mass.on_his_feet": "{hero} is not out of action",
    "mass.not_healed": "no doctor has healed {hero}",
    "mass.not_healed.hint": "`--ruling` records that the game master brings the hero back",
    "mass.other_won": "{side} won the battle",
    "mass.no_victor": "nobody has won three turns in a row",
    "mass.no_victor.hint": "--winner SIDE ends the battle by hand",
    "unknown_name.hero": "no hero is called “{name}”",
}
