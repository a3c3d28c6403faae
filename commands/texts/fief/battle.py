"""Words of a battle on the board: who fights, what it leaves, what cannot be fought."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "fief.battle_mode": "“{word}” is no way to attack together",
    "fief.battle_mode.hint": "--mode joint adds their points, --mode separate lets each fight alone",
    "fief.battle_storm": "bad weather lies over {village}: nobody fights there",
    "fief.battle_storm.hint": "whoever waits at the entrance stays there until the next turn",
    "fief.battle_late": "somebody who comes after {player} has fought in this phase already",
    "fief.battle_late.hint": "battles come in the players’ order; --ruling lets this one come later",
    "fief.battle_none": "no battle is due: who attacks whom, and where, must be said",
    "fief.battle_none.hint": "`fief battle VILLAGE --attacker PLAYER --defender PLAYER`",
    "fief.battle_other": "no battle is due that fits these words",
    "fief.battle_other.hint": "these are due: {battles}",
    "fief.battle_which": "more than one battle is due that fits",
    "fief.battle_which.hint": "one of these: {battles}",
    "fief.odds_sides": "who fights must be said: both sides, or a village of a campaign",
    "fief.odds_sides.hint": "as in --attacker soldiers=8,lords=2 --defender soldiers=5",
    "fief.battle_self": "{player} cannot fight on both sides",
    "fief.battle_absent": "{player} has nobody in {village} or at its entrance",
    "fief.battle_absent.hint": "`fief stacks` tells who stands where",
    "fief.battle_women": "{player} has nobody in {village} who fights",
    "fief.battle_women.hint": "women without a crown do not fight",
    "fief.battle_outside": "not all attackers stand inside {village}",
    "fief.battle_outside.hint": "leave out --inside, or let only those attack who were let in",
    "fief.battle_no_sortie": "whoever stands in {village} fights behind its walls",
    "fief.battle_no_sortie.hint": (
        "with reinforcements of this turn there is a sortie; the house rule "
        "fief.fight.outside_choice = true leaves the choice"
    ),
    "fief.battle_bystander": "{player} does not fight in this battle",
    "fief.battle_bystander.hint": "only those who fight aim, and bring mercenaries: --attacker, --defender",
    "fief.no_host": "{lord} is nobody’s guest in {village}: no other player’s walls are there",
    "fief.no_host.hint": "captivity is offered by the owner of a castle or city",
    "fief.host_absent": "{player} has nobody in {village} who could take captives",
    "fief.not_admitted": "{lord} was not let into {village}",
    "fief.not_admitted.hint": "`fief move` asks for leave; --ruling counts him as a guest",
    "fief.battle_tactics": "{word} belongs to the Tactical extension",
    "fief.battle_tactics.hint": "`rules set fief.variant.tactics true` brings it into play",
    "fief.battle_no_walls": "in {village} there are no walls that a secret passage leads through",
    "fief.battle_no_walls.hint": "leave out --passage",
    "fief.battle_later": "D’Arc is not in the edition with battle dice",
    "fief.battle_later.hint": (
        "the house rule tactics.profile = fief2 plays her; --ruling adds her 6 "
        "to the dice"
    ),
    "fief.battle_stopped": "{player}’s last lord was shot before {village} in this turn",
    "fief.battle_stopped.hint": "troops without a lord attack no more; the next turn may bring another lord",
    "fief.battle_shot_archers": "the defender has no archers who could aim",
    "fief.battle_shot_archers.hint": "leave out --archers, or buy archers in the purchases",
    "fief.battle_shot_open": "archers aim at a lord only from a castle or city that is attacked",
    "fief.battle_shot_open.hint": (
        "--archers defender:shoot; in the open, inside the walls and in a sortie "
        "nobody aims"
    ),
    "fief.battle_shot_passage": "archers cannot aim while the attack comes by a secret passage",
    "fief.battle_shot_passage.hint": "--archers defender:shoot",
    "fief.battle_shot_nobody": "no lord who fights leads the attackers: nobody to aim at",
    "fief.battle_shot_nobody.hint": "--archers defender:shoot",
    "fief.commit_number": "in “{word}” a number is missing",
    "fief.commit_number.hint": "as in --commit Anne:2:1, one mercenary in round 2; round 0 is the beginning",
    "fief.commit_off": "mercenaries are not played at this table",
    "fief.commit_off.hint": "the house rule tactics.modules.mercenaries = true allows them",
    "fief.commit_revolt": "mercenaries cannot intervene in a revolt",
    "fief.commit_revolt.hint": "leave out --commit",
    "fief.commit_nobody": "no lord of {player} takes part in this battle: mercenaries stay away",
    "fief.commit_nobody.hint": "a lord of the employer must fight; `fief stacks` tells who stands where",
    "fief.commit_more": (
        "{wanted:plain} {wanted:mercenary is|mercenaries are} wanted, and "
        "{player} has {there:plain} in the camp"
    ),
    "fief.commit_more.hint": "who has fought in this turn stays on the spot until it ends",
    "fief.aim_elsewhere": "{lord} is not among those whom the dice could hit",
    "fief.aim_elsewhere.hint": "`fief stacks` tells who stands where",
}
WARNINGS: Texts = {
    "fief.battle_sortie": "the defenders come out of {village}: they fight without their walls",
    "fief.battle_relief": (
        "{lords} came into {village} as it was attacked: with these reinforcements "
        "the walls are lost, by --sortie"
    ),
    "fief.ambush_refused": "{player} refuses: they fight in the combats, both inside {village}",
    "fief.commit_left": (
        "round {round:plain}: {player}’s mercenaries stay away, for no lord of "
        "{player}’s fights there any more"
    ),
    "fief.ally_destroys": "the mills and presses of {village} were an ally’s, {player}’s: they fall",
}
ACTS: Texts = {
    "fief battle": "{attackers} and {defenders} stop their battle in {village}",
    "fief battle.attacker": (
        "{winners} {winners:attacks|attack} {defenders} in {village} and "
        "{winners:wins|win}"
    ),
    "fief battle.defender": (
        "{winners} {winners:defends|defend} {village} against {attackers} and "
        "{winners:wins|win}"
    ),
    "fief battle.unled": (
        "{defenders} {defenders:shoots|shoot} the last lord of {attackers} before "
        "{village}: nobody fights on"
    ),
    "fief battle.both": "{attackers} and {defenders} fall together in {village}",
    "fief captive": "{captor} offers captivity in {village}, and {player} refuses it for {lords}",
    "fief captive.accepted": (
        "{captor} offers captivity in {village}, and {player} accepts it for {lords}; "
        "{soldiers} {soldiers:soldier is|soldiers are} eliminated"
    ),
    "fief captive.alone": "{captor} offers captivity in {village}, and {player} accepts it for {lords}",
}
CHOICES: Texts = {
    "mercy": "who asks for mercy",
    "grant": "whether mercy is granted",
    "truce": "whether the battle is stopped",
    "opponent": "at whom the defender throws",
    "captor": "whose captive it is",
    "captivity": "whether the captivity that is offered is accepted",
    "target": "at which lord the archers aim",
    "commit": "how many mercenaries join",
    "plague": "whose mercenaries the plague takes",
    "release": "whether the ally’s captive goes free",
}
OPTIONS: Texts = {
    "accepted": "accepted",
    "no": "the fight goes on",
    "truce": "both stop",
}
UNLED = N_(
    "The last attacking lord is shot: the battle stops, the attackers stay where they are"
)
JOINS = N_("{player}: {count:plain} {count:mercenary joins|mercenaries join}")
JOINS_LATER = N_(
    "Round {round:plain}, {player}: {count:plain} "
    "{count:mercenary joins|mercenaries join}"
)
PLAGUE_TAKES = N_("the plague takes {plague:plain}")
SHOT_BY: Texts = {
    "shoot": "{player}’s archers: {die} on the die, {harm:plain} lost",
    "aim": "{player}’s archers aim at {lord}: {die} on the die",
}
STOPPED = N_("The battle is stopped by agreement")
DIES = N_("{lord} falls")
DIES_CAPTIVE = N_("{lord}, a captive, falls with the guards")
CAPTURED = N_("{lord} is a captive of {captor}")
RUINED = N_("Destroyed in {village}: {lost}")
ASKED = {
    True: N_("Round {round:plain}: {player} asks for mercy, and it is granted"),
    False: N_("Round {round:plain}: {player} asks for mercy, and it is refused"),
}
