"""Words of a battle on the board: who fights, what it leaves, what cannot be fought."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.battle_mode": (
        N_("“{word}” is no way to attack together"),
        N_("--mode joint adds their points, --mode separate lets each fight alone"),
    ),
    "fief.battle_storm": (
        N_("bad weather lies over {village}: nobody fights there"),
        N_("whoever waits at the entrance stays there until the next turn"),
    ),
    "fief.battle_late": (
        N_("somebody who comes after {player} has fought in this phase already"),
        N_("battles come in the players’ order; --ruling lets this one come later"),
    ),
    "fief.battle_self": N_("{player} cannot fight on both sides"),
    "fief.battle_absent": (
        N_("{player} has nobody in {village} or at its entrance"),
        N_("`fief stacks` tells who stands where"),
    ),
    "fief.battle_women": (
        N_("{player} has nobody in {village} who fights"),
        N_("women without a crown do not fight"),
    ),
    "fief.battle_outside": (
        N_("not all attackers stand inside {village}"),
        N_("leave out --inside, or let only those attack who were let in"),
    ),
    "fief.battle_no_sortie": (
        N_("whoever stands in {village} fights behind its walls"),
        N_(
            "with reinforcements of this turn there is a sortie; the house rule "
            "fief.fight.outside_choice = true leaves the choice"
        ),
    ),
    "fief.battle_bystander": (
        N_("{player} does not fight in this battle"),
        N_("only those who fight aim, and bring mercenaries: --attacker, --defender"),
    ),
    "fief.no_host": (
        N_("{lord} is nobody’s guest in {village}: no other player’s walls are there"),
        N_("captivity is offered by the owner of a castle or city"),
    ),
    "fief.host_absent": N_("{player} has nobody in {village} who could take captives"),
    "fief.not_admitted": (
        N_("{lord} was not let into {village}"),
        N_("`fief move` asks for leave; --ruling counts him as a guest"),
    ),
    "fief.battle_tactics": (
        N_("{word} belongs to the Tactical extension"),
        N_("`rules set fief.variant.tactics true` brings it into play"),
    ),
    "fief.battle_no_walls": (
        N_("in {village} there are no walls that a secret passage leads through"),
        N_("leave out --passage"),
    ),
    "fief.battle_later": (
        N_("D’Arc is not in the edition with battle dice"),
        N_(
            "the house rule tactics.profile = fief2 plays her; --ruling adds her 6 "
            "to the dice"
        ),
    ),
    "fief.battle_stopped": (
        N_("{player}’s last lord was shot before {village} in this turn"),
        N_(
            "troops without a lord attack no more; the next turn may bring another lord"
        ),
    ),
    "fief.battle_shot_archers": (
        N_("the defender has no archers who could aim"),
        N_("leave out --archers, or buy archers in the purchases"),
    ),
    "fief.battle_shot_open": (
        N_("archers aim at a lord only from a castle or city that is attacked"),
        N_(
            "--archers defender:shoot; in the open, inside the walls and in a sortie "
            "nobody aims"
        ),
    ),
    "fief.battle_shot_passage": (
        N_("archers cannot aim while the attack comes by a secret passage"),
        N_("--archers defender:shoot"),
    ),
    "fief.battle_shot_nobody": (
        N_("no lord who fights leads the attackers: nobody to aim at"),
        N_("--archers defender:shoot"),
    ),
    "fief.commit_number": (
        N_("in “{word}” a number is missing"),
        N_(
            "as in --commit Anne:2:1, one mercenary in round 2; round 0 is the beginning"
        ),
    ),
    "fief.commit_off": (
        N_("mercenaries are not played at this table"),
        N_("the house rule tactics.modules.mercenaries = true allows them"),
    ),
    "fief.commit_revolt": (
        N_("mercenaries cannot intervene in a revolt"),
        N_("leave out --commit"),
    ),
    "fief.commit_nobody": (
        N_("no lord of {player} takes part in this battle: mercenaries stay away"),
        N_("a lord of the employer must fight; `fief stacks` tells who stands where"),
    ),
    "fief.commit_more": (
        N_(
            "{wanted:plain} {wanted:mercenary is|mercenaries are} wanted, and "
            "{player} has {there:plain} in the camp"
        ),
        N_("who has fought in this turn stays on the spot until it ends"),
    ),
    "fief.aim_elsewhere": (
        N_("{lord} is not among those whom the dice could hit"),
        N_("`fief stacks` tells who stands where"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.battle_sortie": N_(
        "the defenders come out of {village}: they fight without their walls"
    ),
    "fief.battle_relief": N_(
        "{lords} came into {village} as it was attacked: with these reinforcements "
        "the walls are lost, by --sortie"
    ),
    "fief.ambush_refused": N_(
        "{player} refuses: they fight in the combats, both inside {village}"
    ),
    "fief.commit_left": N_(
        "round {round:plain}: {player}’s mercenaries stay away, for no lord of "
        "{player}’s fights there any more"
    ),
    "fief.ally_destroys": N_(
        "the mills and presses of {village} were an ally’s, {player}’s: they fall"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief battle": N_("{attackers} and {defenders} stop their battle in {village}"),
    "fief battle.attacker": N_(
        "{winners} {winners:attacks|attack} {defenders} in {village} and "
        "{winners:wins|win}"
    ),
    "fief battle.defender": N_(
        "{winners} {winners:defends|defend} {village} against {attackers} and "
        "{winners:wins|win}"
    ),
    "fief battle.unled": N_(
        "{defenders} {defenders:shoots|shoot} the last lord of {attackers} before "
        "{village}: nobody fights on"
    ),
    "fief battle.both": N_("{attackers} and {defenders} fall together in {village}"),
    "fief captive": N_(
        "{captor} offers captivity in {village}, and {player} refuses it for {lords}"
    ),
    "fief captive.accepted": N_(
        "{captor} offers captivity in {village}, and {player} accepts it for {lords}; "
        "{soldiers} {soldiers:soldier is|soldiers are} eliminated"
    ),
    "fief captive.alone": N_(
        "{captor} offers captivity in {village}, and {player} accepts it for {lords}"
    ),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
CHOICES: dict[str, str] = {
    "mercy": N_("who asks for mercy"),
    "grant": N_("whether mercy is granted"),
    "truce": N_("whether the battle is stopped"),
    "opponent": N_("at whom the defender throws"),
    "captor": N_("whose captive it is"),
    "captivity": N_("whether the captivity that is offered is accepted"),
    "target": N_("at which lord the archers aim"),
    "commit": N_("how many mercenaries join"),
    "plague": N_("whose mercenaries the plague takes"),
    "release": N_("whether the ally’s captive goes free"),
}
OPTIONS: dict[str, str] = {
    "accepted": N_("accepted"),
    "no": N_("the fight goes on"),
    "truce": N_("both stop"),
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
SHOT_BY = {
    "shoot": N_("{player}’s archers: {die} on the die, {harm:plain} lost"),
    "aim": N_("{player}’s archers aim at {lord}: {die} on the die"),
}
STOPPED = N_("The battle is stopped by agreement")
DIES = N_("{lord} falls")
DIES_CAPTIVE = N_("{lord}, a captive, falls with the guards")
CAPTURED = N_("{lord} is a captive of {captor}")
RUINED = N_("Destroyed in {village}: {lost}.")
ASKED = {
    True: N_("Round {round:plain}: {player} asks for mercy, and it is granted"),
    False: N_("Round {round:plain}: {player} asks for mercy, and it is refused"),
}
