"""Words for battles on the board: who fights, the results, what cannot be fought."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "fief.battle_mode": "--mode must be “joint” or “separate”, not “{word}”",
    "fief.battle_mode.hint": "--mode joint adds the attackers’ points together; --mode separate makes each of them fight alone",
    "fief.battle_storm": "there is bad weather in {village}: nobody may fight there",
    "fief.battle_storm.hint": "those who wait at the entrance must stay there until the next turn",
    "fief.battle_late": "a player who comes after {player} has already fought in this phase",
    "fief.battle_late.hint": "battles must be fought in the order of play; --ruling lets this one come later",
    "fief.battle_none": "no battle is due: name the attacker, the defender and the village",
    "fief.battle_none.hint": "`fief battle VILLAGE --attacker PLAYER --defender PLAYER`",
    "fief.battle_other": "no battle that is due matches these words",
    "fief.battle_other.hint": "due now: {battles}",
    "fief.battle_which": "these words match several battles that are due",
    "fief.battle_which.hint": "one of these: {battles}",
    "fief.odds_sides": "name those who fight: both sides or, in a campaign, the village",
    "fief.odds_sides.hint": "as in --attacker soldiers=8,lords=2 --defender soldiers=5",
    "fief.battle_self": "{player} cannot fight on both sides",
    "fief.battle_absent": "{player:subject} {player:has|have} nobody in {village} or at its entrance",
    "fief.battle_absent.hint": "`fief stacks` shows who stands where",
    "fief.battle_women": "{player:subject} {player:has|have} nobody in {village} who can fight",
    "fief.battle_women.hint": "women without a crown cannot fight",
    "fief.battle_outside": "not all the attackers are inside {village}",
    "fief.battle_outside.hint": "leave out --inside, or attack only with those who were let in",
    "fief.battle_no_sortie": "the defenders in {village} must fight behind its walls",
    "fief.battle_no_sortie.hint": (
        "reinforcements that arrived this turn make the battle a sortie; the house rule fief.fight.outside_choice = true lets the owner choose"
    ),
    "fief.battle_bystander": "{player:subject} {player:takes|take} no part in this battle",
    "fief.battle_bystander.hint": "only the players named by --attacker and --defender may aim or bring in mercenaries",
    "fief.no_host": "{lord} is not a guest in {village}: no other player has walls there",
    "fief.no_host.hint": "only the owner of a castle or city may offer captivity",
    "fief.host_absent": "{player:subject} {player:has|have} nobody in {village} who could take captives",
    "fief.not_admitted": "{lord} was not let into {village}",
    "fief.not_admitted.hint": "`fief move` asks for permission; --ruling treats it as granted",
    "fief.battle_tactics": "{word} belongs to the Tactical extension",
    "fief.battle_tactics.hint": "`rules set fief.variant.tactics true` brings the extension into play",
    "fief.battle_no_walls": "{village} has no walls for a secret passage to lead under",
    "fief.battle_no_walls.hint": "leave out --passage",
    "fief.battle_later": "D’Arc is not in the edition with battle dice",
    "fief.battle_later.hint": (
        "the house rule tactics.profile = fief2 brings D’Arc into play; --ruling adds D’Arc’s 6 to the dice"
    ),
    "fief.battle_stopped": "{player:subject’s} last lord was shot before {village} this turn",
    "fief.battle_stopped.hint": "troops without a lord can no longer attack; another lord may come next turn",
    "fief.battle_shot_archers": "the defender has no archers to aim with",
    "fief.battle_shot_archers.hint": "leave out --archers, or buy archers in the purchase phase",
    "fief.battle_shot_open": "archers may aim at a lord only from a castle or city under attack",
    "fief.battle_shot_open.hint": (
        "--archers defender:shoot; in the open, inside the walls and in a sortie nobody may aim"
    ),
    "fief.battle_shot_passage": "archers cannot aim when the attack comes through a secret passage",
    "fief.battle_shot_passage.hint": "--archers defender:shoot",
    "fief.battle_shot_nobody": "no fighting lord leads the attackers: there is nobody to aim at",
    "fief.battle_shot_nobody.hint": "--archers defender:shoot",
    "fief.commit_number": "a number is missing from “{word}”",
    "fief.commit_number.hint": "as in --commit Anne:2:1 (one mercenary in round 2); round 0 is the start of the battle",
    "fief.commit_off": "this table plays without mercenaries",
    "fief.commit_off.hint": "the house rule tactics.modules.mercenaries = true allows mercenaries",
    "fief.commit_revolt": "mercenaries cannot intervene in a revolt",
    "fief.commit_revolt.hint": "leave out --commit",
    "fief.commit_nobody": "none of {player:’s} lords takes part in this battle: mercenaries may not join",
    "fief.commit_nobody.hint": "one of the employer’s lords must fight; `fief stacks` shows who stands where",
    "fief.commit_more": (
        "{wanted} {wanted:mercenary is|mercenaries are} wanted, but {player} {player:has|have} {there} in the camp"
    ),
    "fief.commit_more.hint": "mercenaries who fought this turn must stay where they are until the turn ends",
    "fief.aim_elsewhere": "{lord} is not one of the lords the dice can hit",
    "fief.aim_elsewhere.hint": "`fief stacks` shows who stands where",
}
WARNINGS: Texts = {
    "fief.battle_sortie": "the defenders come out of {village}: they fight without the protection of the walls",
    "fief.battle_relief": (
        "{lords} came into {village} during the attack: fighting with these reinforcements (--sortie) gives up the protection of the walls"
    ),
    "fief.ambush_refused": "{player:subject} {player:refuses|refuse}: the two sides will fight in the combat phase, both inside {village}",
    "fief.commit_left": (
        "round {round:plain}: {player:’s} mercenaries stay away, as none of their employer’s lords is still fighting there"
    ),
    "fief.ally_destroys": "the mills and presses of {village} belonged to an ally, {player}: they are destroyed",
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
        "{defenders} {defenders:shoots|shoot} {attackers:’s} last lord before {village}: the battle stops"
    ),
    "fief battle.both": "{attackers} and {defenders} wipe each other out in {village}",
    "fief captive": "{captor:subject} {captor:offers|offer} captivity in {village}, but {player} {player:refuses|refuse} it for {lords}",
    "fief captive.accepted": (
        "{captor:subject} {captor:offers|offer} captivity in {village}, and {player} {player:accepts|accept} it for {lords}; {soldiers} {soldiers:soldier is|soldiers are} eliminated"
    ),
    "fief captive.alone": "{captor:subject} {captor:offers|offer} captivity in {village}, and {player} {player:accepts|accept} it for {lords}",
}
CHOICES: Texts = {
    "mercy": "who asks for mercy",
    "grant": "mercy",
    "truce": "stop the battle",
    "opponent": "against whom the defender rolls",
    "captor": "who takes the captive",
    "captivity": "the offer of captivity",
    "target": "at which lord the archers aim",
    "commit": "how many mercenaries join",
    "plague": "whose mercenaries the plague takes",
    "release": "free the ally’s captive",
}
OPTIONS: Texts = {
    "accepted": "accepted",
    "no": "the battle goes on",
    "truce": "both stop",
}
UNLED = N_(
    "The last attacking lord is shot: the battle stops, and the attackers stay where they are"
)
JOINS = N_("{player}: {count} {count:mercenary joins|mercenaries join}")
JOINS_LATER = N_(
    "Round {round:plain}, {player}: {count} {count:mercenary joins|mercenaries join}"
)
PLAGUE_TAKES = N_("the plague takes {plague} of the mercenaries")
SHOT_BY: Texts = {
    "shoot": "{player:subject’s} archers: {die} on the die, {harm} {harm:point|points} lost",
    "aim": "{player:subject’s} archers aim at {lord}: {die} on the die",
}
STOPPED = N_("The battle is stopped by agreement")
DIES = N_("{lord} falls")
DIES_CAPTIVE = N_("{lord}, a captive, falls with the guards")
CAPTURED = N_("{lord} is a captive of {captor}")
RUINED = N_("Destroyed in {village}: {lost}")
ASKED = {
    True: N_(
        "Round {round:plain}: {player} {player:asks|ask} for mercy, and it is granted"
    ),
    False: N_(
        "Round {round:plain}: {player} {player:asks|ask} for mercy, but it is refused"
    ),
}
