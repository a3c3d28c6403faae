"""Words of a battle on the board: who fights, what it leaves, what cannot be fought."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, tuple[str, str | None]] = {
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
    "fief.battle_self": (
        N_("{player} cannot fight on both sides"),
        None,
    ),
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
            "with newcomers at the entrance there is a sortie; the house rule "
            "fief.fight.outside_choice = true leaves the choice"
        ),
    ),
    "fief.battle_bystander": (
        N_("{player} does not fight in this battle"),
        N_("as in --aim Anne:Othon, by somebody who fights"),
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
    "fief battle.both": N_("{attackers} and {defenders} fall together in {village}"),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
CHOICES: dict[str, str] = {
    "mercy": N_("who asks for mercy"),
    "grant": N_("whether mercy is granted"),
    "truce": N_("whether the battle is stopped"),
    "opponent": N_("at whom the defender throws"),
    "captor": N_("whose captive it is"),
    "release": N_("whether the ally’s captive goes free"),
}
OPTIONS: dict[str, str] = {
    "no": N_("the fight goes on"),
    "truce": N_("both stop"),
}
STOPPED = N_("The battle is stopped by agreement")
OTHERS = N_("Round {round:plain}: {player} throws {dice}, {harm:plain} lost")
DIES = N_("{lord} falls")
DIES_CAPTIVE = N_("{lord} falls with the guards who held him captive")
CAPTURED = N_("{lord} is a captive of {captor}")
RUINED = N_("Destroyed in {village}: {lost}.")
TAKES_FIEF = N_("{player} has the fief of {capital}")
ASKED = {
    True: N_("Round {round:plain}: {player} asks for mercy, and it is granted"),
    False: N_("Round {round:plain}: {player} asks for mercy, and it is refused"),
}
